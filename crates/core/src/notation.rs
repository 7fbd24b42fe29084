//! How puzzles and answers are written down.

use crate::{InputError, OptionSpec, Options, Rules};
use std::io::{self, BufRead, Write};

/// A notation of a game.
pub struct Format<G: Rules> {
    /// The name for `--to`. The one called `id` is what follows `game:` in a puzzle's name.
    pub name: &'static str,
    /// The key of one line.
    pub about: &'static str,
    /// Whether a text looks like this notation, at a glance; reading it may still fail.
    pub recognises: fn(&str) -> bool,
    /// Reads it.
    pub read: Option<fn(&str, &Options) -> Result<G::Puzzle, InputError>>,
    /// Writes it; fails where the notation cannot carry the puzzle.
    pub write: Option<fn(&G::Puzzle) -> Result<String, InputError>>,
    /// Reads it piece by piece, for files too large to hold as text.
    pub read_stream: Option<fn(&mut dyn BufRead, &Options) -> Result<G::Puzzle, InputError>>,
    /// Writes it piece by piece.
    pub write_stream: Option<fn(&G::Puzzle, &mut dyn Write) -> io::Result<()>>,
}

/// The notations of a game.
pub trait Notation: Rules {
    /// Texts longer than this are refused before parsing.
    const MAX_TEXT_BYTES: u64 = 16 << 20;

    /// The notations; one is called `id`.
    fn formats() -> &'static [Format<Self>];
    /// Options that change how a text is read or what is asked of the puzzle.
    fn read_options() -> &'static [OptionSpec] {
        &[]
    }
    /// Reads a solution in the contract's notation, or in any the game finds natural.
    fn read_solution(puzzle: &Self::Puzzle, text: &str) -> Result<Self::Solution, InputError>;
    /// The moves a text holds beside the puzzle, in the order they were made, as [`crate::Play::play`] reads them.
    fn moves_in(_puzzle: &Self::Puzzle, _text: &str) -> Vec<String> {
        Vec::new()
    }
    /// Writes a solution in the contract's notation.
    fn write_solution(puzzle: &Self::Puzzle, solution: &Self::Solution) -> String;
    /// The puzzle with a solution written into it, for every notation to write: all towers given, all
    /// tiles, the board after the last jump. Nothing where a puzzle cannot hold its solution.
    fn filled(_puzzle: &Self::Puzzle, _solution: &Self::Solution) -> Option<Self::Puzzle> {
        None
    }
}
