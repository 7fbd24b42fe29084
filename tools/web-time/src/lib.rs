//! Stands in for the crate `web-time`, which brings all of JavaScript's interface into a page's module. rustsat takes the clock from it, for solvers we
//! do not call: we use its encodings.
pub use std::time::*;
