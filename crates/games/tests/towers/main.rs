//! Towers: every method against the corpus, a brute force, and each other; every step of every
//! explanation against all solutions; every generator against its promises; every reader against
//! junk.

mod explaining;
mod generating;
mod methods;
mod support;
