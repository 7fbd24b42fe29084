//! The methods of Towers.

pub mod search;

use super::Towers;
use quadrille_core::{Method, OptionSpec};

/// Every method, the default first.
pub static METHODS: &[Method<Towers>] = &[Method {
    name: "search",
    about: "dedicated search: all-different and both clues of a line at once, restarts",
    exact: true,
    run: search::run,
}];

/// The options of all methods.
pub static OPTIONS: &[OptionSpec] = &[];
