//! Unruly
pub mod board;
pub mod line;
pub mod propagate;
pub mod rules;
pub mod sample;
pub mod solve;
