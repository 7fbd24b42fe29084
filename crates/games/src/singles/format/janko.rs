//! Blocks of janko.at with `puzzle hitori`: the numbers, `-` for a cell without one.

use crate::singles::rules::{Clue, Puzzle, Singles, check_size};
use quadrille_core::{Format, InputError, Options, message};
use quadrille_exchange::janko;

const NAME: &str = "hitori";
/// No printed board is larger.
const MAX_CELLS: usize = 10_000;

/// The notation's row in the table.
pub const FORMAT: Format<Singles> = Format {
    name: "janko",
    about: "singles-format-janko",
    recognises: |text| janko::recognises(text, &[NAME]),
    read: Some(read),
    write: Some(write),
    read_stream: None,
    write_stream: None,
};

fn read(text: &str, _: &Options) -> Result<Puzzle, InputError> {
    let block = janko::read(text, MAX_CELLS)?;
    if block.problem.is_empty() {
        return Err(InputError::new(message!("janko-no-problem")));
    }
    check_size(block.rows, block.cols)?;
    let clues = block.problem.iter();
    let clues = clues.map(|sign| Ok(sign.number()?.map_or(Clue::Empty, Clue::Number)));
    Puzzle::new(block.rows, block.cols, clues.collect::<Result<_, InputError>>()?)
}

fn write(puzzle: &Puzzle) -> Result<String, InputError> {
    if puzzle.clues().values().contains(&Clue::Question) {
        return Err(InputError::new(message!("singles-janko-question")));
    }
    if puzzle.clues().values().len() > MAX_CELLS {
        return Err(InputError::new(message!("janko-board-large", most = MAX_CELLS)));
    }
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    let sign = |row: usize, col: usize| {
        let clue = puzzle.clues()[quadrille_core::Cell::new(row, col)];
        clue.number().map_or_else(|| "-".to_string(), |number| number.to_string())
    };
    let board = (0..rows).map(|row| (0..cols).map(|col| sign(row, col)).collect()).collect();
    Ok(janko::write(NAME, rows, cols, &[("problem", board)]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_block_is_read_with_what_stands_around_it() {
        let text = "begin\npuzzle hitori\nauthor Otto Janko\nsource https://www.janko.at/Raetsel/\nunit 30\nsize 3\nproblem\n1 1 2\n- 12 3\n2 3 1\nsolution\n- - -\n- - -\n- - -\nmoves\nab,1;\nend\n";
        assert!((FORMAT.recognises)(text));
        let puzzle = read(text, &Options::new()).unwrap();
        assert_eq!((puzzle.rows(), puzzle.clues().values()[4]), (3, Clue::Number(12)));
        assert_eq!(puzzle.clues().values()[3], Clue::Empty);
        assert_eq!(read(&write(&puzzle).unwrap(), &Options::new()).unwrap(), puzzle);
        let flat = read("begin\nrows 1\ncols 2\nproblem\n5 6\nend", &Options::new()).unwrap();
        assert_eq!((flat.rows(), flat.cols()), (1, 2));
    }

    #[test]
    fn errors_name_their_place() {
        for (text, key, at) in [
            ("begin\npuzzle hitori\nend", "janko-no-problem", (3, 1)),
            ("begin\nproblem\n1\nend", "janko-no-problem", (2, 1)),
            ("begin\nsize x\nproblem\n1\nend", "janko-size", (2, 1)),
            ("begin\nsize 999999\nproblem", "janko-size", (2, 1)),
            ("begin\nsize 101\nproblem", "janko-large", (3, 1)),
            ("begin\nsize 2\nproblem\n1 2\n", "janko-rows", (5, 1)),
            ("begin\nsize 2\nproblem\n1 2\n1", "janko-row", (5, 1)),
            ("begin\nsize 2\nproblem\n1 2\n1 x", "tokens-number", (5, 3)),
        ] {
            let error = read(text, &Options::new()).unwrap_err();
            assert_eq!((&*error.what.key, error.at), (key, Some(at)), "{text}");
        }
    }
}
