//! A program's rows by group.

use super::{name, size};
use quadrille_core::lens::{GroupSeen, ModelSeen, RowSeen};
use quadrille_core::pb::{Program, Row};
use quadrille_core::{DynPuzzle, InputError};

/// So many rows of a group are told.
const MOST_ROWS: usize = 400;
/// A row's text is cut after so many letters.
const MOST_LETTERS: usize = 400;

/// The rows of a puzzle's program.
pub fn model(puzzle: &dyn DynPuzzle, method: Option<&str>) -> Result<ModelSeen, InputError> {
    let name = name(puzzle, method)?;
    let program = puzzle.program(Some(name))?;
    let rows: Vec<Row<'_>> = program.rows().collect();
    let seen = |row: &Row<'_>| RowSeen { text: text(&program, row), cells: program.cells_of(row) };
    let groups = program.groups().into_iter().map(|group| GroupSeen {
        name: group.name,
        count: group.rows.len(),
        rows: rows[group.rows].iter().take(MOST_ROWS).map(seen).collect(),
    });
    Ok(ModelSeen {
        program: name.to_string(),
        programs: puzzle.programs().into_iter().map(String::from).collect(),
        size: size(&program),
        minimises: !program.objective().is_empty(),
        groups: groups.collect(),
    })
}

fn text(program: &Program, row: &Row<'_>) -> String {
    let text = program.row_text(row);
    match text.char_indices().nth(MOST_LETTERS) {
        // The end of a row says what it demands.
        Some((end, _)) => {
            let demand = text.rsplitn(3, ' ').take(2).collect::<Vec<_>>();
            format!("{} … {} {}", &text[..end], demand[1], demand[0])
        }
        None => text,
    }
}
