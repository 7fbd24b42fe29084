//! Playing: positions, moves as text, pictures.

use super::format;
use super::rules::{Goal, Puzzle, Solution, Spot, jump, pegs, replay};
use quadrille_core::fields::quoted;
use quadrille_core::{
    Cell, CellView, Grid, Ground, Highlight, InputError, Piece, Status, View, moves,
};

/// A position of somebody playing.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// The board now.
    pub position: Grid<Spot>,
}

/// The position before the first jump.
pub fn start(puzzle: &Puzzle) -> State {
    State { position: puzzle.start().clone() }
}

/// The position a solution ends in; as far as its jumps are allowed.
pub fn finish(puzzle: &Puzzle, solution: &Solution) -> State {
    let mut position = puzzle.start().clone();
    for (from, to) in solution.jumps() {
        if jump(puzzle.shape(), &mut position, from, to).is_err() {
            break;
        }
    }
    State { position }
}

/// Reads a move: `r4c2-r4c4-r2c4`, or Simon Tatham's `1,3-3,3` (column, row from 0).
fn read_move(text: &str) -> Result<Vec<Cell>, InputError> {
    let cell = |part: &str| {
        let theirs = || {
            let (x, y) = part.split_once(',')?;
            let small = |t: &str| t.trim().parse::<u16>().ok().map(usize::from);
            Some(Cell::new(small(y)?, small(x)?))
        };
        part.trim().parse().ok().or_else(theirs).ok_or_else(|| {
            InputError::new(format!(
                "found {}, expected a move such as r4c2-r4c4 or r4c2-r4c4-r2c4",
                quoted(text)
            ))
        })
    };
    let path: Vec<Cell> = text.split('-').map(cell).collect::<Result<_, _>>()?;
    if path.len() < 2 {
        return Err(InputError::new(format!(
            "found {}, expected where the peg goes too, such as r4c2-r4c4",
            quoted(text)
        )));
    }
    Ok(path)
}

/// Reads moves joined by `;` or line ends.
pub fn read_solution(text: &str) -> Result<Solution, InputError> {
    let parts = text.split([';', '\n']).map(str::trim).filter(|t| !t.is_empty());
    Ok(Solution { moves: parts.map(read_move).collect::<Result<_, _>>()? })
}

/// A move as text.
pub fn write_move(path: &[Cell]) -> String {
    path.iter().map(Cell::to_string).collect::<Vec<_>>().join("-")
}

/// Moves joined by `;`.
pub fn write_solution(solution: &Solution) -> String {
    solution.moves.iter().map(|m| write_move(m)).collect::<Vec<_>>().join(";")
}

/// Plays one move.
pub fn play(puzzle: &Puzzle, state: &mut State, text: &str) -> Result<(), InputError> {
    let mut next = state.position.clone();
    for hop in read_move(text.trim())?.windows(2) {
        jump(puzzle.shape(), &mut next, hop[0], hop[1]).map_err(|b| InputError::new(b.what))?;
    }
    state.position = next;
    Ok(())
}

/// Reads a position: moves from the start, or a board in `id`, `csv` or `text` notation.
pub fn read_progress(puzzle: &Puzzle, text: &str) -> Result<State, InputError> {
    let text = text.trim_matches(['\n', '\r']);
    let text = text.strip_prefix("pegs:").unwrap_or(text);
    if text.trim().is_empty() {
        return Ok(start(puzzle));
    }
    if let Some(state) = moves::played(text, || start(puzzle), |s, m| play(puzzle, s, m)) {
        return state;
    }
    // Simon Tatham's moves, `1,3-3,3`.
    let digit = text.trim().starts_with(|c: char| c.is_ascii_digit());
    if digit && text.contains('-') && !text.contains([':', '*']) {
        let solution = read_solution(text)?;
        let position = replay(puzzle, &solution).map_err(|b| InputError::new(b.what))?;
        return Ok(State { position });
    }
    Ok(State { position: format::read_position(puzzle, text)? })
}

/// Writes a position in full.
pub fn write_progress(puzzle: &Puzzle, state: &State) -> String {
    format::write_position(puzzle.shape(), &state.position)
}

/// Whether some peg can still jump.
fn can_jump(puzzle: &Puzzle, position: &Grid<Spot>) -> bool {
    let directions = super::rules::directions(puzzle.shape());
    position.cells().filter(|c| position[*c] == Spot::Peg).any(|from| {
        directions.iter().any(|&(dr, dc)| {
            let at = |k: isize| {
                let row = from.row.checked_add_signed(k * dr)?;
                position.get(Cell::new(row, from.col.checked_add_signed(k * dc)?)).copied()
            };
            at(1) == Some(Spot::Peg) && at(2) == Some(Spot::Hole)
        })
    })
}

/// How a position stands.
pub fn status(puzzle: &Puzzle, state: &State) -> Status {
    let left = pegs(&state.position);
    let on_goal = match puzzle.goal() {
        Goal::Any => true,
        Goal::At(cell) => state.position[cell] == Spot::Peg,
    };
    let won = left == 1 && on_goal;
    let mut status =
        Status { won, over: won || !can_jump(puzzle, &state.position), ..Status::default() };
    status.counts.insert("pegs", left as i64);
    status.counts.insert("jumps", pegs(puzzle.start()) as i64 - left as i64);
    status
}

/// A picture of a position.
pub fn view(puzzle: &Puzzle, state: &State) -> View {
    let grid = &state.position;
    let mut view = View::plain(grid.rows(), grid.cols());
    view.shape = puzzle.shape();
    for cell in grid.cells() {
        let (ground, piece) = match grid[cell] {
            Spot::Nothing => (Ground::Nothing, Piece::None),
            Spot::Hole => (Ground::Plain, Piece::Hole),
            Spot::Peg => (Ground::Plain, Piece::Peg),
        };
        let target = puzzle.goal() == Goal::At(cell) && grid[cell] == Spot::Hole;
        let highlight = if target { Highlight::Target } else { Highlight::None };
        *view.at(cell) = CellView { ground, piece, highlight, ..CellView::default() };
    }
    let left = pegs(grid);
    view.caption = format!("{left} {}", if left == 1 { "peg" } else { "pegs" });
    view
}

/// A position in plain text.
pub fn draw_text(puzzle: &Puzzle, state: &State) -> String {
    format::draw(puzzle.shape(), &state.position)
}

/// The play as pictures: before each move with its jumps as arrows, and the end.
pub fn film(puzzle: &Puzzle, solution: &Solution) -> Vec<View> {
    let mut state = start(puzzle);
    let mut pictures = Vec::new();
    for (number, path) in solution.moves.iter().enumerate() {
        let mut picture = view(puzzle, &state);
        let mut next = state.clone();
        for hop in path.windows(2) {
            if jump(puzzle.shape(), &mut next.position, hop[0], hop[1]).is_err() {
                pictures.push(picture);
                return pictures;
            }
            picture.arrows.push((hop[0], hop[1]));
        }
        picture.caption = format!("{}. {}", number + 1, write_move(path));
        pictures.push(picture);
        state = next;
    }
    pictures.push(view(puzzle, &state));
    pictures
}
