//! Penpa+ addresses, as setters of Hitori draw them: a number in a cell, no margins.

use crate::singles::rules::{Clue, Puzzle, Singles};
use quadrille_core::fields::quoted;
use quadrille_core::{Cell, Format, InputError, Options, message};
use quadrille_exchange::penpa::{self, Mark, Sheet};

/// The notation's row in the table.
pub const FORMAT: Format<Singles> = Format {
    name: "penpa",
    about: "format-penpa",
    recognises,
    read: Some(read),
    write: Some(write),
    read_stream: None,
    write_stream: None,
};

/// Whether the drawing is damaged, says so, or has numbers inside the board and nothing around it.
fn recognises(text: &str) -> bool {
    let number = |mark: &Mark| matches!(mark, Mark::Text(_));
    let seems = |sheet: &Sheet| {
        sheet.outside().next().is_none()
            && !sheet.marks.is_empty()
            && sheet.marks.values().all(number)
    };
    penpa::recognises(text) && penpa::read(text).map_or(true, |sheet| sheet.is(&["hitori"], seems))
}

fn read(text: &str, _: &Options) -> Result<Puzzle, InputError> {
    let sheet = penpa::read(text)?;
    sheet.nothing_around()?;
    let cells = (0..sheet.rows).flat_map(|row| (0..sheet.cols).map(move |col| (row, col)));
    let clues = cells.map(|(row, col)| match sheet.mark(row, col) {
        None | Some(Mark::Circle { .. }) => Ok(Clue::Empty),
        Some(Mark::Text(text)) if text == "?" => Ok(Clue::Question),
        Some(Mark::Text(text)) => text.parse().map(Clue::Number).map_err(|_| {
            let what =
                message!("singles-penpa-cell", cell = Cell::new(row, col), found = quoted(text));
            InputError::new(what)
        }),
    });
    Puzzle::new(sheet.rows, sheet.cols, clues.collect::<Result<_, _>>()?)
}

fn write(puzzle: &Puzzle) -> Result<String, InputError> {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    penpa::fits(rows, cols)?;
    let genres = vec!["hitori".to_string()];
    let mut sheet = Sheet { rows, cols, genres, ..Sheet::default() };
    for (index, clue) in puzzle.clues().values().iter().enumerate() {
        let text = match clue {
            Clue::Number(number) => number.to_string(),
            Clue::Question => "?".to_string(),
            Clue::Empty => continue,
        };
        let cell = ((index / cols) as isize, (index % cols) as isize);
        sheet.marks.insert(cell, Mark::Text(text));
    }
    Ok(sheet.address())
}
