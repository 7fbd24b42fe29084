//! The games. This page is the registry: a game is one folder, named twice here.
//!
//! Without the feature `solve` there are rules, notations and play, and no registry.

#[cfg(feature = "solve")]
pub mod addresses;
#[cfg(feature = "highs")]
mod bnb;
#[cfg(feature = "solve")]
mod cell_set;
#[cfg(feature = "solve")]
mod climb;
#[cfg(feature = "solve")]
mod learning;
#[cfg(feature = "solve")]
pub mod lens;
pub mod pairs;
pub mod pegs;
#[cfg(feature = "solve")]
pub mod reading;
#[cfg(feature = "solve")]
mod search_proof;
#[cfg(feature = "solve")]
pub mod shortest;
pub mod singles;
#[cfg(feature = "solve")]
mod split;
pub mod towers;
pub mod unruly;

#[cfg(feature = "solve")]
use quadrille_core::DynGame;

/// Every game, in the order they are listed to users.
#[cfg(feature = "solve")]
pub static GAMES: &[&dyn DynGame] =
    &[&towers::Towers, &singles::Singles, &unruly::Unruly, &pegs::Pegs, &pairs::Pairs];

/// The game of a name, or nothing.
#[cfg(feature = "solve")]
pub fn find(name: &str) -> Option<&'static dyn DynGame> {
    GAMES.iter().copied().find(|game| game.name() == name)
}
