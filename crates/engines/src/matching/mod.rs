//! Matchings in sparse graphs, with exact integers and proofs by prices.

pub mod bipartite;
pub mod general;

/// No partner.
pub const NONE: u32 = u32::MAX;
