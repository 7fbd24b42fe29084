//! Reads the diagrams in the techniques' documentation, so that each is a test of its technique.
//!
//! Left of `->` stands what is known, right of it what is known once the technique was used. A `.`
//! is a cell of which nothing is said, a digit a tower, several digits the heights possible. Clues
//! stand beside the bars of a row; rows without bars, before and after those with them, are the
//! clues from the top and the bottom, `.` being none. Rows that are not drawn are empty. What stands
//! in parentheses is for people.

use super::board::KnownBoard;
use crate::towers::heights::{self, HeightSet};
use crate::towers::rules::{Puzzle, Side, Towers};
use quadrille_core::{Budget, Cell, Technique};

/// Asserts that a technique finds in each diagram of its source what the diagram shows, no less and
/// no more.
pub fn shows(technique: &Technique<Towers>, source: &str) {
    let blocks = blocks(source);
    assert!(!blocks.is_empty(), "{} has no diagram", technique.name);
    for block in blocks {
        let halves = halves(&block);
        let [before, after] = halves.each_ref().map(|half| Drawing::read(half));
        let puzzle = before.puzzle();
        let mut board = before.board(&puzzle);
        let found = (technique.find)(&mut board, 1, &mut Budget::unlimited()).unwrap();
        let [finding] = found.as_slice() else { panic!("nothing found in\n{block}") };
        let (build, rule_out) = after.news(&board);
        assert_eq!((&finding.build, &finding.rule_out), (&build, &rule_out), "\n{block}");
    }
}

/// The puzzle of the first diagram of a source, and what is known left of its arrow.
pub fn first_board(source: &str) -> Known {
    let [before, _] = halves(&blocks(source)[0]);
    let drawing = Drawing::read(&before);
    Known { puzzle: drawing.puzzle(), cells: drawing.cells().collect() }
}

/// What is known of a puzzle.
pub struct Known {
    puzzle: Puzzle,
    cells: Vec<(Cell, HeightSet)>,
}

impl Known {
    /// As a board.
    pub fn known(&self) -> KnownBoard<'_> {
        known(&self.puzzle, self.cells.iter().copied())
    }
}

fn known(puzzle: &Puzzle, cells: impl Iterator<Item = (Cell, HeightSet)>) -> KnownBoard<'_> {
    let mut board = KnownBoard::new(puzzle);
    for (cell, set) in cells {
        match heights::is_single(set) {
            true => board.build(cell, set.trailing_zeros() as usize),
            false => board.rule_out(cell, !set),
        }
    }
    board
}

/// The text blocks of doc comments.
fn blocks(source: &str) -> Vec<String> {
    let mut blocks = Vec::new();
    let mut open: Option<String> = None;
    for line in source.lines().filter_map(|line| line.strip_prefix("///")) {
        let line = line.strip_prefix(' ').unwrap_or(line);
        open = match (open, line) {
            (None, "```text") => Some(String::new()),
            (None, _) => None,
            (Some(block), "```") => {
                blocks.push(block);
                None
            }
            (Some(block), line) => Some(block + line + "\n"),
        };
    }
    blocks
}

/// The two sides of a diagram: what is left and what is right of the arrow's column.
fn halves(block: &str) -> [String; 2] {
    let block: String =
        block.lines().map(|line| line.split('(').next().unwrap_or("").to_string() + "\n").collect();
    let column = block.lines().find_map(|line| line.find("->")).expect("an arrow");
    let mut halves = [String::new(), String::new()];
    for line in block.lines() {
        let (left, right) = line.split_at(column.min(line.len()));
        halves[0] += &format!("{left}\n");
        halves[1] += &format!("{}\n", right.get(2..).unwrap_or(""));
    }
    halves
}

/// One side of a diagram.
#[derive(Default)]
struct Drawing<'a> {
    rows: Vec<Vec<&'a str>>,
    clues: Vec<(Side, usize, u32)>,
}

impl<'a> Drawing<'a> {
    fn read(half: &'a str) -> Self {
        let mut drawing = Drawing::default();
        let barred = half.contains('|');
        for line in half.lines().filter(|line| !line.trim().is_empty()) {
            let parts: Vec<&str> = line.split('|').collect();
            match parts.as_slice() {
                [left, cells, right] => {
                    let row = drawing.rows.len();
                    drawing.rows.push(cells.split_whitespace().collect());
                    drawing.clue(Side::Left, row, left.trim());
                    drawing.clue(Side::Right, row, right.trim());
                }
                [border] if barred => {
                    let side = if drawing.rows.is_empty() { Side::Top } else { Side::Bottom };
                    for (i, clue) in border.split_whitespace().enumerate() {
                        drawing.clue(side, i, clue);
                    }
                }
                [cells] => drawing.rows.push(cells.split_whitespace().collect()),
                _ => panic!("one bar: {line}"),
            }
        }
        drawing
    }

    fn clue(&mut self, side: Side, index: usize, text: &str) {
        if !matches!(text, "" | ".") {
            self.clues.push((side, index, text.parse().expect("a clue")));
        }
    }

    fn puzzle(&self) -> Puzzle {
        let mut puzzle = Puzzle::empty(self.rows[0].len()).unwrap();
        for &(side, index, clue) in &self.clues {
            puzzle.set_clue(side, index, clue).unwrap();
        }
        puzzle
    }

    /// Every cell of which something is said: the heights it may hold.
    fn cells(&self) -> impl Iterator<Item = (Cell, HeightSet)> {
        let digits = |text: &str| text.bytes().fold(0, |set, b| set | 1 << (b - b'0'));
        let rows = self.rows.iter().enumerate();
        let cells = rows.flat_map(|(r, row)| {
            row.iter().enumerate().map(move |(c, &text)| (Cell::new(r, c), text))
        });
        cells.filter(|(_, text)| *text != ".").map(move |(cell, text)| (cell, digits(text)))
    }

    fn board<'p>(&self, puzzle: &'p Puzzle) -> KnownBoard<'p> {
        known(puzzle, self.cells())
    }

    /// What this side says that the board does not: towers to build, heights to rule out.
    fn news(&self, board: &KnownBoard<'_>) -> (Vec<(Cell, usize)>, Vec<(Cell, HeightSet)>) {
        let (mut build, mut rule_out) = (Vec::new(), Vec::new());
        for (cell, set) in self.cells() {
            let gone = board.possible(cell) & !set;
            if heights::is_single(set) {
                if !board.is_built(cell) {
                    build.push((cell, set.trailing_zeros() as usize));
                }
            } else if gone != 0 {
                rule_out.push((cell, gone));
            }
        }
        (build, rule_out)
    }
}
