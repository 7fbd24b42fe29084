//! Save files of Simon Tatham's Singles; the moves in them are the player's, not the puzzle's.

use super::id;
use crate::singles::rules::{Puzzle, Singles};
use quadrille_core::{Format, InputError, Options, message};
use quadrille_exchange::save_file;

/// The notation's row in the table.
pub const FORMAT: Format<Singles> = Format {
    name: "save",
    about: "format-save",
    recognises: |text| save_file::recognises(text, "Singles"),
    read: Some(read),
    write: Some(write),
    read_stream: None,
    write_stream: None,
};

fn read(text: &str, options: &Options) -> Result<Puzzle, InputError> {
    id::read(&save_file::read_game(text, "Singles")?.id(), options)
}

fn write(puzzle: &Puzzle) -> Result<String, InputError> {
    let id = id::text(puzzle);
    // Commas are our own way to write what has no character there.
    if id.contains(',') {
        return Err(InputError::new(message!("singles-save-numbers")));
    }
    Ok(save_file::write("Singles", &id))
}
