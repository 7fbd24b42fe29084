//! Save files of Simon Tatham's Singles, and what their moves are called here.

use super::id;
use crate::singles::rules::{Puzzle, Singles};
use quadrille_core::{Format, InputError, Options, message};
use quadrille_exchange::save_file;

const GAME: &str = "Singles";

/// The notation's row in the table.
pub const FORMAT: Format<Singles> = Format {
    name: "save",
    about: "format-save",
    recognises: |text| save_file::recognises(text, GAME),
    read: Some(read),
    write: Some(write),
    read_stream: None,
    write_stream: None,
};

fn read(text: &str, options: &Options) -> Result<Puzzle, InputError> {
    id::read(&save_file::read_game(text, GAME)?.id(), options)
}

fn write(puzzle: &Puzzle) -> Result<String, InputError> {
    let id = id::text(puzzle);
    // Commas are our own way to write what has no character there.
    if id.contains(',') {
        return Err(InputError::new(message!("singles-save-numbers")));
    }
    Ok(save_file::write(GAME, &id))
}

/// `Bx,y` blackens, `Cx,y` circles, `Ex,y` opens again; several are joined by `;`.
pub fn moves(text: &str) -> Vec<String> {
    let one = |token: &str| {
        let colour = match token.chars().next()? {
            'B' => "black",
            'C' => "white",
            'E' => "empty",
            _ => return None,
        };
        Some(format!("{}={colour}", save_file::cell(token.get(1..)?)?))
    };
    let moves = save_file::moves(text, GAME);
    moves.iter().flat_map(|text| text.split(';')).filter_map(one).collect()
}
