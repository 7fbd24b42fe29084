//! Clues exactly where a picture wants them.

use super::counted::{fits, said};
use super::{Wish, made, refused};
use crate::climb::{Slope, climb};
use crate::unruly::explain::{EXTREME, Effort};
use crate::unruly::propagate::Depth;
use crate::unruly::rules::{Plane, Puzzle, Solution, Unruly};
use crate::unruly::solve::logic::{self, LogicOutcome};
use crate::unruly::solve::search::TileSearch;
use quadrille_core::picture::{self, Mark};
use quadrille_core::{
    Budget, GenerateError, Generated, InputError, Level, Rng, Rules, Stop, message,
};

/// The largest picture: hills of larger boards are not climbed in reasonable time.
const MAX_CELLS: usize = 2_500;

/// The cells that a picture marks.
pub fn read(text: &str) -> Result<Plane, InputError> {
    let marks = picture::read(text, MAX_CELLS)?;
    let mut known = Plane::new(marks.rows(), marks.cols());
    for cell in marks.cells() {
        match marks[cell] {
            Mark::No => {}
            Mark::Yes => known.set(cell.row, cell.col, true),
            Mark::Either => {
                let what = message!("picture-either");
                return Err(InputError::at(cell.row + 1, cell.col + 1, what));
            }
        }
    }
    Ok(known)
}

/// A puzzle with these clues and one solution, of this level if one is wished.
pub fn generate(
    mut wish: Wish,
    known: Plane,
    level: Option<Level>,
    budget: &mut Budget,
) -> Result<Generated<Unruly>, GenerateError> {
    let mut rng = wish.rng.fork();
    let mut hill = Hill { wish, known, level };
    match climb(&mut hill, &mut rng, budget)? {
        Ok(black) => {
            let puzzle = hill.puzzle(&black);
            let level = said(&puzzle, level, budget)?;
            Ok(made(puzzle, Some(Solution { black }), vec![message!("unruly-made-drawn"), level]))
        }
        Err(open) => refused(message!("picture-none", open = open)),
    }
}

struct Hill {
    wish: Wish,
    known: Plane,
    level: Option<Level>,
}

impl Hill {
    fn puzzle(&self, black: &Plane) -> Puzzle {
        self.wish.puzzle(self.known.clone(), black.clone()).expect("the size was checked")
    }
}

/// Exchanges that are tried before a board is left as it is.
const EXCHANGES: usize = 200;

impl Slope for Hill {
    type Full = Plane;

    fn start(&mut self, _: &mut Rng, budget: &mut Budget) -> Result<Plane, GenerateError> {
        self.wish.full_board(budget)
    }

    /// Two tiles of one colour and two of the other, at the corners of a rectangle, change places: every line keeps its
    /// numbers of both.
    fn changed(&mut self, black: &Plane, rng: &mut Rng) -> Plane {
        let (rows, cols) = (black.rows(), black.cols());
        let empty = Puzzle::new(rows, cols).expect("the size was checked");
        let empty = empty.with_unique_lines(self.wish.unique_lines);
        for _ in 0..EXCHANGES {
            let (top, left) = (rng.below(rows), rng.below(cols));
            let (low, right) = (rng.below(rows), rng.below(cols));
            let ink = black.get(top, left);
            let others = [black.get(top, right), black.get(low, left)];
            if black.get(low, right) != ink || others != [!ink; 2] {
                continue;
            }
            let mut other = black.clone();
            for (row, col) in [(top, left), (top, right), (low, left), (low, right)] {
                other.set(row, col, !black.get(row, col));
            }
            let solution = Solution { black: other };
            if Unruly::check(&empty, &solution).is_ok() {
                return solution.black;
            }
        }
        black.clone()
    }

    /// Cells still open after the reasoning of the level.
    fn open(&mut self, black: &Plane, budget: &mut Budget) -> Result<usize, Stop> {
        let puzzle = self.puzzle(black);
        let effort = Effort::of(self.level.unwrap_or(EXTREME));
        let plain = match effort {
            Effort::Plain(_) => effort,
            Effort::CaseSplits => Effort::Plain(Depth::Lines),
        };
        let tiles = logic::reasoned(&puzzle, plain, budget)?;
        let open = tiles.map_or(self.wish.cells(), |tiles| tiles.board.empty_cells());
        let mut top = open == 0;
        if !top && effort == Effort::CaseSplits && 2 * open <= self.wish.cells() {
            top = match self.level {
                Some(_) => {
                    matches!(logic::solve(&puzzle, effort, budget)?, LogicOutcome::Solved(_))
                }
                None => is_unique(&puzzle, budget)?,
            };
        }
        Ok(match top {
            true => usize::from(!fits(&puzzle, self.level, budget)?),
            false => open.max(1),
        })
    }
}

/// Whether a puzzle has one solution, as far as a short search tells.
fn is_unique(puzzle: &Puzzle, budget: &mut Budget) -> Result<bool, Stop> {
    let mut search = TileSearch::new(puzzle, 0);
    search.count(2, budget)?;
    Ok(search.solutions == 1 && search.exhausted)
}
