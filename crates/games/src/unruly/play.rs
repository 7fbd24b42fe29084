//! Playing by hand: positions, moves, what is broken, and pictures.

use super::format::{found, read_tiles, write_tiles};
use super::rules::{Ink, Plane, Puzzle, Solution, Unruly, column_name, equal_lines, row_name};
use quadrille_core::{
    Cell, ClueState, Ground, InputError, LineCount, Margins, Message, Piece, Play, Rules, Status,
    View, message, moves,
};

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

/// More broken rules are not listed.
const MAX_BROKEN: usize = 100;

impl Play for Unruly {
    type State = State;

    fn start(puzzle: &Puzzle) -> State {
        State { known: puzzle.known().clone(), black: puzzle.black().clone() }
    }

    fn finish(_puzzle: &Puzzle, solution: &Solution) -> State {
        let black = solution.black.clone();
        State { known: Plane::new(black.rows(), black.cols()).complement(), black }
    }

    /// Plays `r1c2=black`, `r1c2=white` or `r1c2=empty`.
    fn play(puzzle: &Puzzle, state: &mut State, text: &str) -> Result<(), InputError> {
        let bad = || InputError::new(message!("unruly-move", found = found(text)));
        let (cell, tile) = text.trim().split_once('=').ok_or_else(bad)?;
        let cell: Cell = cell.parse().map_err(|()| bad())?;
        let ink = match tile {
            "black" | "1" => Some(Ink::Black),
            "white" | "0" => Some(Ink::White),
            "empty" | "clear" | "." => None,
            _ => return Err(bad()),
        };
        let (rows, cols) = (puzzle.rows(), puzzle.cols());
        if cell.row >= rows || cell.col >= cols {
            let what = message!("unruly-outside", cell = cell, rows = rows, cols = cols);
            return Err(InputError::new(what));
        }
        if puzzle.given(cell.row, cell.col).is_some() {
            return Err(InputError::new(message!("unruly-fixed", cell = cell)));
        }
        state.known.set(cell.row, cell.col, ink.is_some());
        state.black.set(cell.row, cell.col, ink == Some(Ink::Black));
        Ok(())
    }

    /// Moves, or a tile or `.` for each cell, row by row.
    fn read_progress(puzzle: &Puzzle, text: &str) -> Result<State, InputError> {
        let play = |state: &mut State, text: &str| Self::play(puzzle, state, text);
        if let Some(state) = moves::played(text, || Self::start(puzzle), play) {
            return state;
        }
        let (known, black) = read_tiles(puzzle, text, true)?;
        let state = State { known, black };
        for row in 0..puzzle.rows() {
            for col in puzzle.known().ones(row) {
                let ink = Ink::black_if(puzzle.black().get(row, col));
                let now = state.get(row, col);
                if now != Some(ink) {
                    let found = now.map_or("empty", Ink::name);
                    let cell = Cell::new(row, col);
                    let what =
                        message!("unruly-given-missing", cell = cell, ink = ink, found = found);
                    return Err(InputError::new(what));
                }
            }
        }
        Ok(state)
    }

    fn write_progress(_puzzle: &Puzzle, state: &State) -> String {
        write_tiles(&state.known, &state.black, "", "")
    }

    /// Every window of three and every overfull line that is broken.
    fn status(puzzle: &Puzzle, state: &State) -> Status {
        let mut status = Status::default();
        let (rows, cols) = (puzzle.rows(), puzzle.cols());
        let across = (0..rows).map(|r| (row_name(r), cells_of(cols, |c| Cell::new(r, c))));
        let down = (0..cols).map(|c| (column_name(c), cells_of(rows, |r| Cell::new(r, c))));
        for (name, cells) in across.chain(down) {
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
            status.broken.push(broken);
        }
        let solution = Solution { black: state.black.clone() };
        status.won = empty == 0 && Self::check(puzzle, &solution).is_ok();
        status.over = status.won;
        status.counts.insert("empty", empty as i64);
        status
    }

    /// Discs on plain cells.
    fn view(puzzle: &Puzzle, state: &State) -> View {
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
        view.margins = Some(margins(state));
        if puzzle.unique_lines() {
            view.caption = message!("unruly-caption").to_string();
        }
        view
    }

    /// `1 0 .`, one line a row.
    fn draw_text(_puzzle: &Puzzle, state: &State) -> String {
        let text = write_tiles(&state.known, &state.black, " ", "\n");
        text.lines().map(|line| format!("{}\n", line.trim_end())).collect()
    }
}

fn cells_of(length: usize, cell: impl Fn(usize) -> Cell) -> Vec<Cell> {
    (0..length).map(cell).collect()
}

/// How many tiles of each colour every line holds.
fn margins(state: &State) -> Margins {
    let (rows, cols) = (state.known.rows(), state.known.cols());
    let mut counts =
        Margins { rows: vec![LineCount::default(); rows], cols: vec![LineCount::default(); cols] };
    for row in 0..rows {
        for col in state.known.ones(row) {
            for line in [&mut counts.rows[row], &mut counts.cols[col]] {
                if state.black.get(row, col) {
                    line.black += 1;
                } else {
                    line.white += 1;
                }
            }
        }
    }
    for (lines, half) in [(&mut counts.rows, cols / 2), (&mut counts.cols, rows / 2)] {
        for line in lines {
            line.state = match (line.black, line.white) {
                (black, white) if black > half || white > half => ClueState::Wrong,
                (black, white) if black == half && white == half => ClueState::Done,
                _ => ClueState::Open,
            };
        }
    }
    counts
}

fn line_status(name: &Message, cells: &[Cell], state: &State, status: &mut Status) {
    let tile = |cell: &Cell| state.get(cell.row, cell.col);
    for three in cells.windows(3) {
        if let Some(ink) = tile(&three[0])
            && three.iter().all(|cell| tile(cell) == Some(ink))
        {
            status.breaks(three, message!("unruly-three-in", ink = ink, line = name.clone()));
        }
    }
    for ink in Ink::BOTH {
        let of_ink: Vec<Cell> = cells.iter().copied().filter(|c| tile(c) == Some(ink)).collect();
        if of_ink.len() > cells.len() / 2 {
            let (line, half) = (name.clone(), cells.len() / 2);
            status.breaks(
                &of_ink,
                message!(
                    "unruly-too-many-of",
                    line = line,
                    count = of_ink.len(),
                    ink = ink,
                    half = half
                ),
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_progress_and_status() {
        let mut puzzle = Puzzle::new(2, 4).unwrap();
        puzzle.give(0, 0, Some(Ink::Black));
        let mut state = Unruly::start(&puzzle);
        for text in ["r1c2=black", "r1c3=black", "r2c1=white", "r2c4=1", "r2c4=empty"] {
            Unruly::play(&puzzle, &mut state, text).unwrap();
        }
        let status = Unruly::status(&puzzle, &state);
        assert_eq!(status.counts["empty"], 4);
        assert_eq!(status.broken.len(), 2, "{:?}", status.broken);
        assert_eq!(Unruly::write_progress(&puzzle, &state), "111.0...");
        assert_eq!(Unruly::read_progress(&puzzle, "111.0..."), Ok(state.clone()));
        assert_eq!(Unruly::draw_text(&puzzle, &state), "1 1 1 .\n0 . . .\n");
        for bad in ["r1c1=white", "r9c1=white", "r1c2=grey", "r1c2", "x=1"] {
            assert!(Unruly::play(&puzzle, &mut state, bad).is_err(), "{bad}");
        }
        let error = Unruly::read_progress(&puzzle, "011.0...").unwrap_err();
        assert_eq!(error.what.to_string(), "r1c1 is given as black but the position has it white");
    }
}
