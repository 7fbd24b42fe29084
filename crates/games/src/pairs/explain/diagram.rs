//! The diagrams in the techniques' own documents, put to the test.
//!
//! A diagram is a board, its cells as a letter and a value with `##` for black, an empty line, and
//! what the technique concludes there.

use super::board::OpenBoard;
use super::{Pairs, TECHNIQUES};
use crate::pairs::rules::Puzzle;
use quadrille_core::{Budget, Explain, Play, Technique};

/// The board and the conclusion of the first diagram in a technique's source.
fn read(source: &str) -> (Puzzle, String) {
    let block: Vec<&str> = source
        .lines()
        .skip_while(|line| *line != "//! ```text")
        .skip(1)
        .take_while(|line| *line != "//! ```")
        .map(|line| line.trim_start_matches("//!").trim())
        .collect();
    let rows: Vec<Vec<&str>> = block
        .iter()
        .take_while(|line| !line.is_empty())
        .map(|line| line.split_whitespace().collect())
        .collect();
    let cells: String =
        rows.concat().into_iter().map(|cell| if cell == "##" { "d" } else { cell }).collect();
    let id = format!("{}x{}:{cells}", rows.len(), rows[0].len());
    let conclusion = block.last().expect("a diagram has a conclusion");
    (id.parse().expect("a board"), conclusion.to_string())
}

/// Asserts that a technique finds what its diagram shows, where no easier one finds anything.
pub fn shows(source: &str, technique: &Technique<Pairs>) {
    let (puzzle, conclusion) = read(source);
    let start = Pairs::start(&puzzle);
    let mut board = OpenBoard::new(&puzzle, &start);
    let budget = &mut Budget::unlimited();
    for easier in TECHNIQUES.iter().take_while(|easier| easier.name != technique.name) {
        assert_eq!((easier.find)(&mut board, 1, budget), Ok(vec![]), "{}", easier.name);
    }
    let found = (technique.find)(&mut board, 1, budget).expect("no limit");
    let told: Vec<String> =
        found.iter().flat_map(|finding| Pairs::tell(&board, finding).effects).collect();
    assert_eq!(told, [conclusion], "{puzzle}");
}
