//! Save files of Simon Tatham's Towers, and what their moves are called here.

use super::{height_of, sgt};
use crate::towers::rules::{Puzzle, Towers};
use quadrille_core::{Format, InputError, Rules, message};
use quadrille_exchange::save_file;

const GAME: &str = "Towers";

/// The notation's row in the table.
pub const FORMAT: Format<Towers> = Format {
    name: "save",
    about: "format-save",
    recognises: |text| save_file::recognises(text, GAME),
    read: Some(|text, _| sgt::read(&save_file::read_game(text, GAME)?.id())),
    write: Some(write),
    read_stream: None,
    write_stream: None,
};

/// The sizes his program takes; IDs of others are ours alone.
const SIZES: std::ops::RangeInclusive<usize> = 3..=9;

fn write(puzzle: &Puzzle) -> Result<String, InputError> {
    let size = puzzle.size();
    if !SIZES.contains(&size) {
        return Err(InputError::new(message!("towers-save-size", size = size)));
    }
    Ok(save_file::write(GAME, &sgt::write(puzzle)))
}

/// `Rx,y,n` builds, `Px,y,n` marks, `S` and all heights solve; marks on clues are nobody's business here.
pub fn moves(puzzle: &Puzzle, text: &str) -> Vec<String> {
    save_file::moves(text, GAME).iter().flat_map(|text| translated(puzzle, text)).collect()
}

fn translated(puzzle: &Puzzle, text: &str) -> Vec<String> {
    let n = puzzle.size();
    if let Some(heights) =
        text.strip_prefix('S').filter(|rest| rest.chars().count() == Towers::cells(puzzle))
    {
        let built = heights.chars().enumerate().filter_map(|(at, c)| {
            Some(format!("r{}c{}={}", at / n + 1, at % n + 1, height_of(c)?))
        });
        return built.collect();
    }
    let one = || {
        let (sign, rest) = (text.chars().next()?, text.get(1..)?);
        let (place, height) = rest.rsplit_once(',')?;
        let cell = save_file::cell(place)?;
        match (sign, height) {
            ('R', height) => Some(format!("{cell}={height}")),
            ('P', "0") => Some(format!("{cell}:")),
            ('P', height) => Some(format!("{cell}?{height}")),
            _ => None,
        }
    };
    one().into_iter().collect()
}
