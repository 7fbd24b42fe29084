//! Playing: positions, moves as text, pictures.

use super::format::{self, read_move, write_move};
use super::rules::{Goal, Pegs, Puzzle, Solution, Spot, jump, pegs, possible, replay};
use quadrille_core::{
    CellView, Grid, Ground, Highlight, InputError, Notation, Piece, Play, Status, View, message,
    moves,
};

/// A position of somebody playing.
#[derive(Clone, PartialEq, Debug)]
pub struct State {
    /// The board now.
    pub position: Grid<Spot>,
}

/// Whether a position is what the goal asks for: one peg, on the goal if there is one.
pub(crate) fn is_won(puzzle: &Puzzle, position: &Grid<Spot>) -> bool {
    let on_goal = match puzzle.goal() {
        Goal::Any => true,
        Goal::At(cell) => position[cell] == Spot::Peg,
    };
    pegs(position) == 1 && on_goal
}

impl Play for Pegs {
    type State = State;

    fn start(puzzle: &Puzzle) -> State {
        State { position: puzzle.start().clone() }
    }

    /// As far as the jumps are allowed.
    fn finish(puzzle: &Puzzle, solution: &Solution) -> State {
        let mut position = puzzle.start().clone();
        for (from, to) in solution.jumps() {
            if jump(puzzle.shape(), &mut position, from, to).is_err() {
                break;
            }
        }
        State { position }
    }

    fn play(puzzle: &Puzzle, state: &mut State, text: &str) -> Result<(), InputError> {
        let mut next = state.position.clone();
        for hop in read_move(text.trim())?.windows(2) {
            jump(puzzle.shape(), &mut next, hop[0], hop[1]).map_err(|b| InputError::new(b.what))?;
        }
        state.position = next;
        Ok(())
    }

    /// Moves from the start, or a board in `id`, `csv` or `text` notation.
    fn read_progress(puzzle: &Puzzle, text: &str) -> Result<State, InputError> {
        // Blanks before a drawing are places without cells.
        let drawn = !text.contains([',', ':']);
        let text = if drawn { text.trim_end_matches(['\n', '\r']) } else { text.trim() };
        let text = text.strip_prefix("pegs:").unwrap_or(text);
        if text.trim().is_empty() {
            return Ok(Self::start(puzzle));
        }
        let play = |state: &mut State, text: &str| Self::play(puzzle, state, text);
        if let Some(state) = moves::played(text, || Self::start(puzzle), play) {
            return state;
        }
        // Simon Tatham's moves, `1,3-3,3`.
        let digit = text.trim().starts_with(|c: char| c.is_ascii_digit());
        if digit && text.contains('-') && !text.contains([':', '*']) {
            let solution = Self::read_solution(puzzle, text)?;
            let position = replay(puzzle, &solution).map_err(|b| InputError::new(b.what))?;
            return Ok(State { position });
        }
        Ok(State { position: format::read_position(puzzle, text)? })
    }

    fn write_progress(puzzle: &Puzzle, state: &State) -> String {
        format::write_position(puzzle.shape(), &state.position)
    }

    fn status(puzzle: &Puzzle, state: &State) -> Status {
        let left = pegs(&state.position);
        let won = is_won(puzzle, &state.position);
        let stuck = possible(puzzle.shape(), &state.position).next().is_none();
        let mut status = Status { won, over: won || stuck, ..Status::default() };
        status.counts.insert("pegs", left as i64);
        status.counts.insert("jumps", pegs(puzzle.start()) as i64 - left as i64);
        status
    }

    fn view(puzzle: &Puzzle, state: &State) -> View {
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
        view.caption = message!("pegs-left", pegs = pegs(grid)).to_string();
        view
    }

    fn draw_text(puzzle: &Puzzle, state: &State) -> String {
        format::draw(puzzle.shape(), &state.position)
    }

    /// Before each move with its jumps as arrows, and the end.
    fn film(puzzle: &Puzzle, solution: &Solution) -> Vec<View> {
        let mut state = Self::start(puzzle);
        let mut pictures = Vec::new();
        for (number, path) in solution.moves.iter().enumerate() {
            let mut picture = Self::view(puzzle, &state);
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
        pictures.push(Self::view(puzzle, &state));
        pictures
    }
}
