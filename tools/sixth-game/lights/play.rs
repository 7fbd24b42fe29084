//! A person's position: which cells are pressed, which are left alone, which are undecided.

use super::rules::{Lights, Puzzle, Solution, turned};
use quadrille_core::fields::quoted;
use quadrille_core::{
    Cell, Grid, Ground, InputError, Piece, Play, Rules, Status, View, message, moves,
};

/// What a player has decided, cell by cell.
pub type State = Grid<Option<bool>>;

/// The words for a decision.
pub fn word(press: Option<bool>) -> &'static str {
    match press {
        Some(true) => "pressed",
        Some(false) => "left",
        None => "empty",
    }
}

impl Play for Lights {
    type State = State;

    fn start(puzzle: &Puzzle) -> State {
        puzzle.lit.map(|_| None)
    }

    fn finish(_: &Puzzle, solution: &Solution) -> State {
        solution.pressed.map(|pressed| Some(*pressed))
    }

    fn play(_: &Puzzle, state: &mut State, text: &str) -> Result<(), InputError> {
        let bad = || InputError::new(message!("lights-move", found = quoted(text)));
        let (cell, what) = text.trim().split_once('=').ok_or_else(bad)?;
        let cell: Cell = cell.parse().map_err(|()| bad())?;
        let press = [Some(true), Some(false), None].into_iter().find(|press| word(*press) == what);
        state.get(cell).ok_or_else(bad)?;
        state[cell] = press.ok_or_else(bad)?;
        Ok(())
    }

    fn read_progress(puzzle: &Puzzle, text: &str) -> Result<State, InputError> {
        let play = |state: &mut State, text: &str| Self::play(puzzle, state, text);
        if let Some(state) = moves::played(text, || Self::start(puzzle), play) {
            return state;
        }
        let cells: Option<Vec<Option<bool>>> = text
            .trim()
            .chars()
            .map(|c| [None, Some(false), Some(true)].get(".01".find(c)?).copied())
            .collect();
        match cells {
            Some(cells) if cells.len() == Self::cells(puzzle) => {
                Ok(Grid::from_vec(puzzle.lit.rows(), puzzle.lit.cols(), cells))
            }
            _ => Err(InputError::new(message!("lights-progress", found = quoted(text)))),
        }
    }

    fn write_progress(_: &Puzzle, state: &State) -> String {
        state
            .values()
            .iter()
            .map(|press| press.map_or('.', |p| if p { '1' } else { '0' }))
            .collect()
    }

    fn status(puzzle: &Puzzle, state: &State) -> Status {
        let mut status = Status::default();
        let empty = state.values().iter().filter(|press| press.is_none()).count();
        for cell in puzzle.lit.cells() {
            if burns(puzzle, state, cell) && turned(&puzzle.lit, cell).all(|at| state[at].is_some())
            {
                status.breaks(&[cell], message!("lights-burns", cell = cell));
            }
        }
        status.won = empty == 0 && status.broken.is_empty();
        status.over = status.won;
        status.counts.insert("empty", empty as i64);
        status
    }

    fn view(puzzle: &Puzzle, state: &State) -> View {
        let mut view = View::plain(puzzle.lit.rows(), puzzle.lit.cols());
        for cell in puzzle.lit.cells() {
            let at = view.at(cell);
            at.ground = if burns(puzzle, state, cell) { Ground::Plain } else { Ground::Black };
            at.piece = match state[cell] {
                None => Piece::None,
                Some(true) => Piece::Peg,
                Some(false) => Piece::Hole,
            };
        }
        view
    }

    fn draw_text(puzzle: &Puzzle, state: &State) -> String {
        let light = |cell| if burns(puzzle, state, cell) { "*" } else { "." };
        let row = |row| (0..puzzle.lit.cols()).map(move |col| Cell::new(row, col));
        let line = |r| row(r).map(light).collect::<Vec<_>>().join(" ") + "\n";
        (0..puzzle.lit.rows()).map(line).collect()
    }
}

/// Whether a light burns after the presses so far.
fn burns(puzzle: &Puzzle, state: &State, cell: Cell) -> bool {
    let presses = turned(&puzzle.lit, cell).filter(|at| state[*at] == Some(true)).count();
    puzzle.lit[cell] != (presses % 2 == 1)
}
