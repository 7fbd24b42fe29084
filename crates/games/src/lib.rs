//! The games. This page is the registry: a game is one folder and one line here.

pub mod pairs;
pub mod pegs;
pub mod reading;
pub mod singles;
pub mod towers;
pub mod unruly;

use quadrille_core::DynGame;

/// Every game, in the order they are listed to users.
pub static GAMES: &[&dyn DynGame] =
    &[&towers::Towers, &singles::Singles, &unruly::Unruly, &pegs::Pegs, &pairs::Pairs];

/// The game of a name, or nothing.
pub fn find(name: &str) -> Option<&'static dyn DynGame> {
    GAMES.iter().copied().find(|game| game.name() == name)
}
