//! Solving machinery that knows no game.
//!
//! [`mip`] solves integer programs with HiGHS, [`sat`] formulas with CaDiCaL. Both take their
//! problem as plain data, which can also be written to a file for any other solver, and both
//! honour a [`quadrille_core::Budget`]. [`lp`] solves the relaxations of 0-1 programs, and [`bnb`] is a branch and bound of
//! our own on them, whose tree can be looked at. [`matching`] finds best matchings in sparse graphs, with
//! proofs by prices. [`cubes`] cuts a search into parts and works on them in several threads.
//! [`sweep`] counts solutions without looking at each, [`walk`] looks at every position that moves reach.

#[cfg(feature = "highs")]
pub mod bnb;
pub mod cubes;
pub mod lp;
pub mod matching;
pub mod mip;
pub mod pb;
pub mod sat;
pub mod sweep;
pub mod walk;

// A build with one engine needs half of it.
#[cfg_attr(not(all(feature = "highs", feature = "cadical")), allow(dead_code))]
pub mod child;
mod memory;
