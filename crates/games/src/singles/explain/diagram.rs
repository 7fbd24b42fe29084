//! The diagrams in the techniques' documentation, run: a diagram shows a board before and after, and
//! the technique must find exactly the difference.
//!
//! A row of a diagram is the row before and the row after, with `->` between them in one of the
//! rows. A cell is a number or a dot for none, in parentheses when white and in brackets when black.

use super::board::MarkedBoard;
use crate::singles::frame::Colour;
use crate::singles::play::{Mark, State};
use crate::singles::rules::{Clue, Puzzle, Singles};
use quadrille_core::{Budget, Cell, Grid, Technique};
use std::collections::BTreeSet;

/// Runs every diagram in the documentation of a technique's source.
pub fn check(technique: &Technique<Singles>, source: &str) {
    let diagrams = diagrams(source);
    assert!(!diagrams.is_empty(), "{} has no diagram", technique.name);
    for rows in diagrams {
        let name = format!("{}:\n{}", technique.name, rows.join("\n"));
        let (clues, before, after) = boards(&rows);
        let puzzle = Puzzle::new(clues.rows(), clues.cols(), clues.values().to_vec()).unwrap();
        let mut board = MarkedBoard::of(&puzzle, &State { marks: before.clone() });
        assert_eq!(board.clash, None, "{name}");
        let found = (technique.find)(&mut board, usize::MAX, &mut Budget::unlimited()).unwrap();
        let effects = found.iter().flat_map(|finding| finding.tell(&board).effects);
        let effects: BTreeSet<String> = effects.collect();
        let differs = |&cell: &Cell| before[cell] != after[cell];
        let shown = before.cells().filter(differs).map(|cell| effect(cell, after[cell]));
        assert_eq!(effects, shown.collect(), "{name}");
        assert!(!effects.is_empty(), "{name}");
    }
}

/// A source cut in two before a text.
pub fn halves<'s>(source: &'s str, before: &str) -> (&'s str, &'s str) {
    let item = source.find(before).unwrap();
    // The documentation of an item stands above it, below a blank line.
    source.split_at(source[..item].rfind("\n\n").unwrap())
}

fn effect(cell: Cell, mark: Mark) -> String {
    let colour = match mark {
        Mark::Open => Colour::Open,
        Mark::White => Colour::White,
        Mark::Black => Colour::Black,
    };
    format!("{cell}={}", colour.name())
}

/// The rows of every diagram of a source.
fn diagrams(source: &str) -> Vec<Vec<&str>> {
    let mut all = Vec::new();
    let mut rows: Option<Vec<&str>> = None;
    for line in source.lines().filter_map(|line| line.trim_start().strip_prefix("///")) {
        match (line.trim(), &mut rows) {
            ("```text", None) => rows = Some(Vec::new()),
            ("```", Some(_)) => all.extend(rows.take()),
            (_, Some(rows)) => rows.push(line),
            (_, None) => {}
        }
    }
    all
}

fn boards(rows: &[&str]) -> (Grid<Clue>, Grid<Mark>, Grid<Mark>) {
    let (mut clues, mut before, mut after) = (Vec::new(), Vec::new(), Vec::new());
    let mut cols = 0;
    for row in rows {
        let cells: Vec<_> = row.split_whitespace().filter(|w| *w != "->").map(cell).collect();
        cols = cells.len() / 2;
        let (left, right) = cells.split_at(cols);
        let same = left.iter().zip(right).all(|(a, b)| a.0 == b.0);
        assert!(same && left.len() == right.len(), "{row}");
        clues.extend(left.iter().map(|c| c.0));
        before.extend(left.iter().map(|c| c.1));
        after.extend(right.iter().map(|c| c.1));
    }
    let size = rows.len();
    let marks = |marks: Vec<Mark>| Grid::from_vec(size, cols, marks);
    (Grid::from_vec(size, cols, clues), marks(before), marks(after))
}

fn cell(word: &str) -> (Clue, Mark) {
    let mark = match word.as_bytes()[0] {
        b'(' => Mark::White,
        b'[' => Mark::Black,
        _ => Mark::Open,
    };
    let clue = match word.trim_matches(['(', ')', '[', ']']) {
        "." => Clue::Empty,
        number => Clue::Number(number.parse().unwrap_or_else(|_| panic!("{word} is no cell"))),
    };
    (clue, mark)
}
