//! Save files of Simon Tatham's Unruly, and what their moves are called here.

use super::sgt;
use crate::unruly::rules::{Puzzle, Unruly};
use quadrille_core::Format;
use quadrille_exchange::save_file;

const GAME: &str = "Unruly";

/// The notation's row in the table.
pub const FORMAT: Format<Unruly> = Format {
    name: "save",
    about: "format-save",
    recognises: |text| save_file::recognises(text, GAME),
    read: Some(|text, options| sgt::read(&save_file::read_game(text, GAME)?.id(), options)),
    write: Some(|puzzle| Ok(save_file::write(GAME, &sgt::write(puzzle)?))),
    read_stream: None,
    write_stream: None,
};

/// `P1,x,y` blackens, `P0,x,y` whitens, `P-,x,y` empties, `S` and all tiles solve.
pub fn moves(puzzle: &Puzzle, text: &str) -> Vec<String> {
    let cols = puzzle.cols();
    let translated = |text: &String| -> Vec<String> {
        match (text.strip_prefix('S'), text.strip_prefix('P')) {
            (Some(tiles), _) => {
                let tile = |(at, tile)| format!("r{}c{}={tile}", at / cols + 1, at % cols + 1);
                tiles.chars().enumerate().map(tile).collect()
            }
            (_, Some(rest)) => rest
                .split_once(',')
                .and_then(|(tile, place)| {
                    let tile = if tile == "-" { "empty" } else { tile };
                    Some(format!("{}={tile}", save_file::cell(place)?))
                })
                .into_iter()
                .collect(),
            _ => Vec::new(),
        }
    };
    save_file::moves(text, GAME).iter().flat_map(translated).collect()
}
