//! The methods.

pub mod fill;
mod mend;
pub mod search;
