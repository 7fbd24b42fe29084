//! The methods, one file each, and the machinery of `search`.

mod clauses;
pub(super) mod engine;
pub(super) mod forest;
mod order;
pub(super) mod probe;
mod reasons;
pub(super) mod search;
pub(super) mod twins;

use super::Singles;
use quadrille_core::Method;

/// Every method; the first is the default.
pub static METHODS: &[Method<Singles>] = &[
    Method {
        name: "search",
        about: "propagation with the blacks as a forest, probing, conflict-driven search; complete",
        exact: true,
        run: search::run,
    },
];
