//! Reading one instance into a puzzle, in the parent and in the child alike.

use quadrille_core::{DynGame, DynPuzzle, Options};
use quadrille_games::reading::{ReadError, Source};
use std::fs::File;
use std::path::Path;

/// Reads a text as a puzzle of `game`, or of the only game it can belong to.
pub fn text(
    game: Option<&'static dyn DynGame>,
    text: &str,
    options: &Options,
) -> Result<Box<dyn DynPuzzle>, ReadError> {
    Source { game, format: None, options: options.clone() }.text(text)
}

/// Reads a file of any size.
pub fn file(
    game: Option<&'static dyn DynGame>,
    path: &Path,
    options: &Options,
) -> Result<Box<dyn DynPuzzle>, ReadError> {
    Source { game, format: None, options: options.clone() }.stream(File::open(path)?)
}
