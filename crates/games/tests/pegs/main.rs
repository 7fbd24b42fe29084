//! Pegs: every method against brute force, every proof against its checker, and the known facts.

mod explaining;
mod generating;
mod large;
mod methods;
mod model;
mod styles;
mod support;
