//! Playing Singles: a position, its moves, how it stands and how it looks.

use super::rules::{self, Clue, Puzzle, Solution};
use quadrille_core::fields::quoted;
use quadrille_core::{Cell, Grid, Ground, Highlight, InputError, Piece, Status, View, moves};
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

/// The position before the first move.
pub fn start(puzzle: &Puzzle) -> State {
    State { marks: Grid::filled(puzzle.rows(), puzzle.cols(), Mark::Open) }
}

/// The position a solution ends in: blacks filled, whites left as printed.
pub fn finish(solution: &Solution) -> State {
    State { marks: solution.black.map(|&b| if b { Mark::Black } else { Mark::Open }) }
}

/// Plays `r1c2=black`, `r1c2=white` or `r1c2=open`.
pub fn play(puzzle: &Puzzle, state: &mut State, text: &str) -> Result<(), InputError> {
    let expected = "expected a move such as r1c2=black, r1c2=white or r1c2=open";
    let wrong = || InputError::new(format!("found {}, {expected}", quoted(text)));
    let (place, colour) = text.trim().split_once('=').ok_or_else(wrong)?;
    let cell: Cell = place.parse().map_err(|()| wrong())?;
    let mark = match colour {
        "black" => Mark::Black,
        "white" => Mark::White,
        "open" | "empty" => Mark::Open,
        _ => return Err(wrong()),
    };
    if state.marks.get(cell).is_none() {
        return Err(InputError::new(format!(
            "{cell} is outside the board of {} rows and {} columns",
            puzzle.rows(),
            puzzle.cols()
        )));
    }
    state.marks[cell] = mark;
    Ok(())
}

/// Reads one character a cell, row by row; spaces and line ends between them do not count.
fn characters<T>(
    puzzle: &Puzzle,
    text: &str,
    expected: &str,
    meaning: impl Fn(char) -> Option<T>,
) -> Result<Vec<T>, InputError> {
    let wanted = puzzle.rows() * puzzle.cols();
    let mut values = Vec::with_capacity(wanted);
    for (line, row) in text.trim_end().lines().enumerate() {
        for (column, c) in row.chars().enumerate().filter(|(_, c)| !matches!(c, ' ' | '\t' | '/')) {
            let wrong = |what| InputError::at(line + 1, column + 1, what);
            if values.len() == wanted {
                return Err(wrong(format!("found more than {wanted} cells, expected the end")));
            }
            values.push(meaning(c).ok_or_else(|| {
                wrong(format!("found {}, expected {expected}", quoted(&c.to_string())))
            })?);
        }
    }
    if values.len() < wanted {
        return Err(InputError::new(format!("found {} cells, expected {wanted}", values.len())));
    }
    Ok(values)
}

/// Reads a solution: `1` or `#` black, `0` or `.` white, row by row.
pub fn read_solution(puzzle: &Puzzle, text: &str) -> Result<Solution, InputError> {
    let black = characters(puzzle, text, "1 or # (black), 0 or . (white)", |c| match c {
        '1' | '#' => Some(true),
        '0' | '.' => Some(false),
        _ => None,
    })?;
    Ok(Solution::new(puzzle.rows(), puzzle.cols(), black))
}

/// Writes a solution: `1` black, `0` white.
pub fn write_solution(solution: &Solution) -> String {
    solution.black.values().iter().map(|&b| if b { '1' } else { '0' }).collect()
}

/// Reads a position: `1` black, `0` white, `.` open.
pub fn read_progress(puzzle: &Puzzle, text: &str) -> Result<State, InputError> {
    if let Some(state) = moves::played(text, || start(puzzle), |s, m| play(puzzle, s, m)) {
        return state;
    }
    let marks = characters(puzzle, text, "1 (black), 0 (white) or . (open)", |c| match c {
        '1' | '#' => Some(Mark::Black),
        '0' | '+' => Some(Mark::White),
        '.' => Some(Mark::Open),
        _ => None,
    })?;
    Ok(State { marks: Grid::from_vec(puzzle.rows(), puzzle.cols(), marks) })
}

/// Writes a position so that [`read_progress`] reads it back.
pub fn write_progress(state: &State) -> String {
    let character = |m: &Mark| match m {
        Mark::Open => '.',
        Mark::White => '0',
        Mark::Black => '1',
    };
    state.marks.values().iter().map(character).collect()
}

/// How a position stands. It is won as soon as its blacks alone are a solution.
pub fn status(puzzle: &Puzzle, state: &State) -> Status {
    let marks = &state.marks;
    let black = marks.map(|&m| m == Mark::Black);
    let blacks = black.values().iter().filter(|&&b| b).count() as i64;
    let mut status = Status::default();
    status.won = rules::check(puzzle, &Solution { black: black.clone() }).is_ok();
    status.over = status.won;
    status.counts.insert("black", blacks);
    for at in marks.cells().filter(|&c| black[c]) {
        for next in [Cell::new(at.row, at.col + 1), Cell::new(at.row + 1, at.col)] {
            if black.get(next) == Some(&true) {
                status.breaks(&[at, next], format!("{at} and {next} are black neighbours"));
            }
        }
    }
    circled_twins(puzzle, marks, &mut status);
    cut_off(&black, &mut status);
    status
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
            status.breaks(&[twin, at], format!("{n} is seen at {twin} and at {at}"));
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
        area.sort_unstable();
        let what = format!("{} of the whites are cut off at {}", area.len(), area[0]);
        status.breaks(&area, what);
    }
}

/// A picture of a position, broken rules marked.
pub fn view(puzzle: &Puzzle, state: &State) -> View {
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
    for at in status(puzzle, state).broken.into_iter().flat_map(|broken| broken.cells) {
        view.at(at).highlight = Highlight::Wrong;
    }
    view
}

fn clue_text(clue: Clue) -> String {
    match clue {
        Clue::Number(n) => n.to_string(),
        Clue::Empty => String::new(),
        Clue::Question => "?".to_string(),
    }
}

/// The position in plain text: blacks in brackets, circled whites in parentheses.
pub fn draw_text(puzzle: &Puzzle, state: &State) -> String {
    let widest = puzzle.clues().values().iter().map(|&c| clue_text(c).len()).max().unwrap_or(1);
    let width = widest.max(1);
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
