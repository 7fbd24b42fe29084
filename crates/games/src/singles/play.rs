//! Playing Singles: a position, its moves, how it stands and how it looks.

use super::format::characters;
use super::rules::{Clue, Puzzle, Singles, Solution};
use quadrille_core::fields::quoted;
use quadrille_core::order::Order as _;
use quadrille_core::{
    Cell, Grid, Ground, Highlight, InputError, Piece, Play, Rules, Status, View, message, moves,
};
use std::collections::HashMap;

/// What a player thinks of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mark {
    /// Undecided.
    #[default]
    Open,
    /// Surely white: circled.
    White,
    /// Blackened.
    Black,
}

/// A position: a mark in every cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// The marks.
    pub marks: Grid<Mark>,
}

impl Play for Singles {
    type State = State;

    fn start(puzzle: &Puzzle) -> State {
        State { marks: Grid::filled(puzzle.rows(), puzzle.cols(), Mark::Open) }
    }

    /// Blacks filled, whites left as printed.
    fn finish(_: &Puzzle, solution: &Solution) -> State {
        State { marks: solution.black.map(|&b| if b { Mark::Black } else { Mark::Open }) }
    }

    /// Plays `r1c2=black`, `r1c2=white` or `r1c2=open`.
    fn play(puzzle: &Puzzle, state: &mut State, text: &str) -> Result<(), InputError> {
        let wrong = || InputError::new(message!("singles-no-move", found = quoted(text)));
        let (place, colour) = text.trim().split_once('=').ok_or_else(wrong)?;
        let cell: Cell = place.parse().map_err(|()| wrong())?;
        let mark = match colour {
            "black" => Mark::Black,
            "white" => Mark::White,
            "open" | "empty" | "clear" => Mark::Open,
            _ => return Err(wrong()),
        };
        if state.marks.get(cell).is_none() {
            let (rows, cols) = (puzzle.rows(), puzzle.cols());
            let what = message!("singles-outside", cell = cell, rows = rows, cols = cols);
            return Err(InputError::new(what));
        }
        state.marks[cell] = mark;
        Ok(())
    }

    /// Reads `1` black, `0` white, `.` open, or moves.
    fn read_progress(puzzle: &Puzzle, text: &str) -> Result<State, InputError> {
        let start = || Self::start(puzzle);
        if let Some(state) = moves::played(text, start, |s, m| Self::play(puzzle, s, m)) {
            return state;
        }
        let expected = message!("singles-progress-characters");
        let marks = characters(puzzle, text, &expected, |c| match c {
            '1' | '#' => Some(Mark::Black),
            '0' | '+' => Some(Mark::White),
            '.' => Some(Mark::Open),
            _ => None,
        })?;
        Ok(State { marks: Grid::from_vec(puzzle.rows(), puzzle.cols(), marks) })
    }

    fn write_progress(_: &Puzzle, state: &State) -> String {
        let character = |m: &Mark| match m {
            Mark::Open => '.',
            Mark::White => '0',
            Mark::Black => '1',
        };
        state.marks.values().iter().map(character).collect()
    }

    /// A position is won as soon as its blacks alone are a solution.
    fn status(puzzle: &Puzzle, state: &State) -> Status {
        let marks = &state.marks;
        let black = marks.map(|&m| m == Mark::Black);
        let blacks = black.values().iter().filter(|&&b| b).count() as i64;
        let mut status = Status::default();
        status.won = Singles::check(puzzle, &Solution { black: black.clone() }).is_ok();
        status.over = status.won;
        status.counts.insert("black", blacks);
        for at in marks.cells().filter(|&c| black[c]) {
            for next in [Cell::new(at.row, at.col + 1), Cell::new(at.row + 1, at.col)] {
                if black.get(next) == Some(&true) {
                    let what = message!("singles-black-neighbours", a = at, b = next);
                    status.breaks(&[at, next], what);
                }
            }
        }
        circled_twins(puzzle, marks, &mut status);
        cut_off(&black, &mut status);
        status
    }

    fn view(puzzle: &Puzzle, state: &State) -> View {
        Self::view_standing(puzzle, state, &Self::status(puzzle, state))
    }

    /// Broken rules are marked.
    fn view_standing(puzzle: &Puzzle, state: &State, status: &Status) -> View {
        let mut view = View::plain(puzzle.rows(), puzzle.cols());
        for at in state.marks.cells() {
            let cell = view.at(at);
            cell.text = clue_text(puzzle.clues()[at]);
            cell.given = true;
            match state.marks[at] {
                Mark::Open => {}
                Mark::White => cell.piece = Piece::Circle,
                Mark::Black => cell.ground = Ground::Black,
            }
        }
        for &at in status.broken.iter().flat_map(|broken| &broken.cells) {
            view.at(at).highlight = Highlight::Wrong;
        }
        view
    }

    /// Blacks stand in brackets, circled whites in parentheses.
    fn draw_text(puzzle: &Puzzle, state: &State) -> String {
        let widest = puzzle.clues().values().iter().map(|&c| clue_text(c).len()).max();
        let width = widest.unwrap_or(1).max(1);
        let mut text = String::new();
        for row in 0..puzzle.rows() {
            let mut line = String::new();
            for (clue, mark) in puzzle.clues().row(row).iter().zip(state.marks.row(row)) {
                let clue = match clue {
                    Clue::Empty => ".".to_string(),
                    other => clue_text(*other),
                };
                line.push_str(&match mark {
                    Mark::Open => format!(" {clue:>width$} "),
                    Mark::White => format!("({clue:>width$})"),
                    Mark::Black => format!("[{clue:>width$}]"),
                });
            }
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }
}

/// Numbers circled twice in a line; open cells may still turn black.
fn circled_twins(puzzle: &Puzzle, marks: &Grid<Mark>, status: &mut Status) {
    let mut rows = HashMap::new();
    let mut cols = HashMap::new();
    for at in marks.cells().filter(|&c| marks[c] == Mark::White) {
        let Clue::Number(n) = puzzle.clues()[at] else { continue };
        for twin in
            [rows.insert((at.row, n), at), cols.insert((at.col, n), at)].into_iter().flatten()
        {
            let what = message!("singles-seen-at", number = n.to_string(), a = twin, b = at);
            status.breaks(&[twin, at], what);
        }
    }
}

/// Cells that the blacks separate from the largest area.
fn cut_off(black: &Grid<bool>, status: &mut Status) {
    let mut areas: Vec<Vec<Cell>> = Vec::new();
    let mut seen = black.clone();
    for from in black.cells() {
        if seen[from] {
            continue;
        }
        seen[from] = true;
        let mut area = vec![from];
        let mut done = 0;
        while done < area.len() {
            for next in area[done].neighbours(black.rows(), black.cols()) {
                if !seen[next] {
                    seen[next] = true;
                    area.push(next);
                }
            }
            done += 1;
        }
        areas.push(area);
    }
    let largest = areas.iter().map(Vec::len).max().unwrap_or(0);
    let mut kept = false;
    for mut area in areas {
        if area.len() == largest && !std::mem::replace(&mut kept, true) {
            continue;
        }
        area.order();
        let what = message!("singles-some-cut-off", count = area.len(), at = area[0]);
        status.breaks(&area, what);
    }
}

fn clue_text(clue: Clue) -> String {
    match clue {
        Clue::Number(n) => n.to_string(),
        Clue::Empty => String::new(),
        Clue::Question => "?".to_string(),
    }
}
