//! The diagrams in the techniques' documentation, run as tests.
//!
//! A diagram has a row of the board a line: the tiles before, then the tiles after the step, with
//! an arrow between them in one row. Empty rows below make the board's height even, and give its
//! columns room.

use super::Position;
use crate::unruly::rules::{Ink, Puzzle, Unruly};
use quadrille_core::{Budget, Explain, Play, Technique};

/// The fewest rows of a board.
const LEAST_ROWS: usize = 4;

/// Asserts that a technique finds exactly what the diagram of its documentation shows, and that
/// every step of the page is the diagram's.
pub fn runs(technique: &Technique<Unruly>, source: &str) {
    let (before, after) = read(source);
    let unique_lines = technique.name == super::unique_lines::UNIQUE_LINES.name;
    let puzzle = board(&before).with_unique_lines(unique_lines);
    let mut position = Unruly::board(&puzzle, &Unruly::start(&puzzle));
    let found = (technique.find)(&mut position, 1, &mut Budget::unlimited()).unwrap();
    assert_eq!(found.len(), 1, "{}: nothing is found", technique.name);
    assert!(Unruly::is_news(&position, &found[0]));
    Unruly::apply(&mut position, &found[0]);
    assert_eq!(drawn(&position, after.len()), after, "{}", technique.name);
    assert_eq!(position.clash, None, "{}", technique.name);
}

type Picture = Vec<Vec<char>>;

/// The first diagram of a page, before and after.
fn read(source: &str) -> (Picture, Picture) {
    let lines = source.lines().filter_map(|line| line.trim_start().strip_prefix("///"));
    let inside = lines.skip_while(|line| line.trim() != "```text").skip(1);
    let rows = inside.take_while(|line| line.trim() != "```").map(|line| {
        let tiles: Vec<char> = line.chars().filter(|c| matches!(c, '0' | '1' | '.')).collect();
        let (before, after) = tiles.split_at(tiles.len() / 2);
        (before.to_vec(), after.to_vec())
    });
    rows.unzip()
}

fn board(picture: &Picture) -> Puzzle {
    let rows = picture.len().next_multiple_of(2).max(LEAST_ROWS);
    let mut puzzle = Puzzle::new(rows, picture[0].len()).unwrap();
    for (row, tiles) in picture.iter().enumerate() {
        for (col, tile) in tiles.iter().enumerate().filter(|(_, tile)| **tile != '.') {
            puzzle.give(row, col, Some(Ink::black_if(*tile == '1')));
        }
    }
    puzzle
}

/// The first rows of a position; the others must be empty.
fn drawn(position: &Position<'_>, rows: usize) -> Picture {
    let tile = |row, col| match position.get((row, col)) {
        None => '.',
        Some(Ink::White) => '0',
        Some(Ink::Black) => '1',
    };
    let cols = position.board.cols();
    let mut all: Picture =
        (0..position.board.rows()).map(|r| (0..cols).map(|c| tile(r, c)).collect()).collect();
    let below = all.split_off(rows);
    assert!(below.iter().flatten().all(|tile| *tile == '.'), "tiles outside the diagram");
    all
}
