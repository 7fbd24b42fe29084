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
        programs: texts(&puzzle.programs()),
        cuts: texts(puzzle.cut_kinds()),
        scenes: texts(puzzle.scene_names()),
        trees: trees(puzzle),
        size: size(&program),
        minimises: !program.objective().is_empty(),
        groups: groups.collect(),
    })
}

fn texts(names: &[&str]) -> Vec<String> {
    names.iter().map(ToString::to_string).collect()
}

/// The methods that write down what they try, as far as the game has them.
const KEEP_TREES: [&str; 3] = ["bnb", "search", "sat"];
/// The player who looks ahead, in games for two.
const MINIMAX: &str = "minimax";

fn trees(puzzle: &dyn DynPuzzle) -> Vec<String> {
    let methods = crate::reading::game(puzzle.game()).map_or(Vec::new(), |game| game.methods());
    let mut trees: Vec<&str> =
        KEEP_TREES.into_iter().filter(|name| methods.iter().any(|m| m.name == *name)).collect();
    // An empty budget: nobody looks ahead yet.
    let nothing = quadrille_core::Budget::unlimited().with_nodes(0);
    if puzzle.game_tree(1, &mut nothing.clone()).is_some() {
        trees.push(MINIMAX);
    }
    texts(&trees)
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
