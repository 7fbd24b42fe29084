//! Playing by hand: positions, moves, what is broken, and pictures.

use super::format::{read_tiles, write_tiles};
use super::rules::{Ink, Plane, Puzzle, Solution, check, equal_lines};
use quadrille_core::{Cell, Ground, InputError, Piece, Status, View, moves};

/// A position: the tiles placed so far, the given ones among them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    /// Where there is a tile.
    pub known: Plane,
    /// Where it is black.
    pub black: Plane,
}

impl State {
    /// The tile of a cell.
    pub fn get(&self, row: usize, col: usize) -> Option<Ink> {
        self.known.get(row, col).then(|| Ink::black_if(self.black.get(row, col)))
    }
}

/// The given tiles.
pub fn start(puzzle: &Puzzle) -> State {
    State { known: puzzle.known().clone(), black: puzzle.black().clone() }
}

/// All tiles.
pub fn finish(solution: &Solution) -> State {
    let black = solution.black.clone();
    State { known: Plane::new(black.rows(), black.cols()).complement(), black }
}

/// Plays `r1c2=black`, `r1c2=white` or `r1c2=empty`.
pub fn play(puzzle: &Puzzle, state: &mut State, text: &str) -> Result<(), InputError> {
    let expected = "expected a move such as r1c2=black, r1c2=white or r1c2=empty";
    let bad = || InputError::new(format!("{}: {expected}", quadrille_core::fields::quoted(text)));
    let (cell, tile) = text.trim().split_once('=').ok_or_else(bad)?;
    let cell: Cell = cell.parse().map_err(|()| bad())?;
    let ink = match tile {
        "black" | "1" => Some(Ink::Black),
        "white" | "0" => Some(Ink::White),
        "empty" | "." => None,
        _ => return Err(bad()),
    };
    if cell.row >= puzzle.rows() || cell.col >= puzzle.cols() {
        return Err(InputError::new(format!(
            "{cell} is outside the board of {} rows and {} columns",
            puzzle.rows(),
            puzzle.cols()
        )));
    }
    if puzzle.given(cell.row, cell.col).is_some() {
        return Err(InputError::new(format!("{cell} is given and cannot be changed")));
    }
    state.known.set(cell.row, cell.col, ink.is_some());
    state.black.set(cell.row, cell.col, ink == Some(Ink::Black));
    Ok(())
}

/// Reads a position: a tile or `.` for each cell, row by row.
pub fn read_progress(puzzle: &Puzzle, text: &str) -> Result<State, InputError> {
    if let Some(state) = moves::played(text, || start(puzzle), |s, m| play(puzzle, s, m)) {
        return state;
    }
    let (known, black) = read_tiles(puzzle, text, true)?;
    for row in 0..puzzle.rows() {
        for col in puzzle.known().ones(row) {
            let given = puzzle.given(row, col);
            let now = known.get(row, col).then(|| Ink::black_if(black.get(row, col)));
            if given != now {
                let cell = Cell::new(row, col);
                let found = now.map_or("empty".to_string(), |ink| ink.to_string());
                let ink = given.map_or(String::new(), |ink| ink.to_string());
                return Err(InputError::new(format!(
                    "{cell} is given as {ink} but the position has it {found}"
                )));
            }
        }
    }
    Ok(State { known, black })
}

/// Writes a position for [`read_progress`].
pub fn write_progress(state: &State) -> String {
    write_tiles(&state.known, &state.black, "", "")
}

/// More broken rules are not listed.
const MAX_BROKEN: usize = 100;

/// How a position stands: every window of three and every overfull line that is broken.
pub fn status(puzzle: &Puzzle, state: &State) -> Status {
    let mut status = Status::default();
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    let lines = (0..rows)
        .map(|row| (format!("row {}", row + 1), (0..cols).map(|c| Cell::new(row, c)).collect()))
        .chain((0..cols).map(|col| {
            (format!("column {}", col + 1), (0..rows).map(|r| Cell::new(r, col)).collect())
        }));
    for (name, cells) in lines {
        let cells: Vec<Cell> = cells;
        line_status(&name, &cells, state, &mut status);
        if status.broken.len() >= MAX_BROKEN {
            break;
        }
    }
    let empty = rows * cols - state.known.count();
    if empty == 0
        && puzzle.unique_lines()
        && let Some(broken) = equal_lines(&state.black)
    {
        status.breaks(&broken.cells, broken.what);
    }
    let solution = Solution { black: state.black.clone() };
    status.won = empty == 0 && check(puzzle, &solution).is_ok();
    status.over = status.won;
    status.counts.insert("empty", empty as i64);
    status
}

fn line_status(name: &str, cells: &[Cell], state: &State, status: &mut Status) {
    let tile = |cell: &Cell| state.get(cell.row, cell.col);
    for three in cells.windows(3) {
        if let Some(ink) = tile(&three[0])
            && three.iter().all(|cell| tile(cell) == Some(ink))
        {
            status.breaks(three, format!("three {ink} tiles in a row in {name}"));
        }
    }
    for ink in Ink::BOTH {
        let of_ink: Vec<Cell> = cells.iter().copied().filter(|c| tile(c) == Some(ink)).collect();
        if of_ink.len() > cells.len() / 2 {
            let what = format!("{name} has {} {ink} tiles of {}", of_ink.len(), cells.len() / 2);
            status.breaks(&of_ink, what);
        }
    }
}

/// A picture: discs on plain cells.
pub fn view(puzzle: &Puzzle, state: &State) -> View {
    let mut view = View::plain(puzzle.rows(), puzzle.cols());
    for row in 0..puzzle.rows() {
        for col in 0..puzzle.cols() {
            let cell = view.at(Cell::new(row, col));
            cell.ground = Ground::Plain;
            cell.given = puzzle.known().get(row, col);
            cell.piece = match state.get(row, col) {
                None => Piece::None,
                Some(Ink::White) => Piece::White,
                Some(Ink::Black) => Piece::Black,
            };
        }
    }
    if puzzle.unique_lines() {
        view.caption = "no two rows and no two columns are equal".to_string();
    }
    view
}

/// The position as text: `1 0 .`, one line a row.
pub fn draw_text(state: &State) -> String {
    let text = write_tiles(&state.known, &state.black, " ", "\n");
    text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_progress_and_status() {
        let mut puzzle = Puzzle::new(2, 4).unwrap();
        puzzle.give(0, 0, Some(Ink::Black));
        let mut state = start(&puzzle);
        for text in ["r1c2=black", "r1c3=black", "r2c1=white", "r2c4=1", "r2c4=empty"] {
            play(&puzzle, &mut state, text).unwrap();
        }
        let status = status(&puzzle, &state);
        assert_eq!(status.counts["empty"], 4);
        assert_eq!(status.broken.len(), 2, "{:?}", status.broken);
        assert_eq!(write_progress(&state), "111.0...");
        assert_eq!(read_progress(&puzzle, "111.0..."), Ok(state.clone()));
        assert_eq!(draw_text(&state), "1 1 1 .\n0 . . .\n");
        for bad in ["r1c1=white", "r9c1=white", "r1c2=grey", "r1c2", "x=1"] {
            assert!(play(&puzzle, &mut state, bad).is_err(), "{bad}");
        }
        let error = read_progress(&puzzle, "011.0...").unwrap_err();
        assert_eq!(error.what.to_string(), "r1c1 is given as black but the position has it white");
    }
}
