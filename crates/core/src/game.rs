//! What a game is: the sum of its rooms.

use crate::{Edit, Explain, Generate, Notation, Rules, Solve};

/// A game: a unit struct that implements the trait of every room, each in its own room.
///
/// Implementations do no input or output, read no clock and keep no global state.
pub trait Game: Rules + Notation + Edit + Solve + Explain + Generate {}

impl<G: Rules + Notation + Edit + Solve + Explain + Generate> Game for G {}
