//! Report 002's generators: the integer program that places tiles in three states, the loop around it
//! until the board can be solved, and the four steps that lead to any fill rate.
//!
//! The report's objective is a constant, so a solver gives the same board again for the same numbers.
//! Here each state of each cell has a small random price, from the seed: any optimum is an answer.

use super::three_states::three_states;
use super::{Wish, erase, made};
use crate::unruly::rules::{Plane, Puzzle, Solution, Unruly};
use crate::unruly::solve::mip::run as solve_by_program;
use quadrille_core::{
    Ask, Budget, GenerateError, Generated, InputError, Rng, Stop, Verdict, message,
};
use quadrille_engines::mip::{self, Outcome};

/// What the report fills before it solves and erases: step 1.
const FIRST_FILL: f64 = 20.0;

/// How many tiles of each colour the program shall place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tiles {
    pub white: usize,
    pub black: usize,
}

impl Tiles {
    fn all(self) -> usize {
        self.white + self.black
    }

    /// Other numbers after a board that cannot be solved: each drawn anew, up to what failed, so that
    /// the loop ends, at the latest with an empty board.
    fn changed(self, rng: &mut Rng) -> Self {
        let other = Tiles { white: rng.below(self.white + 1), black: rng.below(self.black + 1) };
        match other == self {
            true => Tiles { white: self.white.saturating_sub(1), ..self },
            false => other,
        }
    }
}

/// The program's own board, solvable or not.
pub fn placed(
    mut wish: Wish,
    tiles: Tiles,
    budget: &mut Budget,
) -> Result<Generated<Unruly>, GenerateError> {
    let Some(puzzle) = place(&mut wish, tiles, budget)? else {
        let (white, black) = (tiles.white, tiles.black);
        return super::refused(message!("unruly-no-placing", white = white, black = black));
    };
    Ok(made(puzzle, None, vec![message!("unruly-potentially")]))
}

/// Boards of the program until one can be solved, with other numbers of tiles each time.
pub fn until_solvable(
    mut wish: Wish,
    tiles: Option<Tiles>,
    budget: &mut Budget,
) -> Result<Generated<Unruly>, GenerateError> {
    let half = wish.cells() / 2;
    let mut tiles = tiles.unwrap_or_else(|| Tiles {
        white: wish.rng.below(half + 1),
        black: wish.rng.below(half + 1),
    });
    for round in 1u64.. {
        budget.report("progress-rounds", round, 0);
        let puzzle = place(&mut wish, tiles, budget)?;
        if let Some((puzzle, solution)) = puzzle.map(|p| solved(p, budget)).transpose()?.flatten() {
            let notes = vec![
                message!("unruly-solvable"),
                message!("unruly-rounds", rounds = round, white = tiles.white, black = tiles.black),
            ];
            return Ok(made(puzzle, Some(solution), notes));
        }
        tiles = tiles.changed(&mut wish.rng);
    }
    unreachable!("an empty board can be solved")
}

/// Steps 1 to 4: a fifth of the tiles by the program until that can be solved, the solution, and random
/// tiles erased down to the wanted rate.
pub fn steps(
    mut wish: Wish,
    fill: f64,
    budget: &mut Budget,
) -> Result<Generated<Unruly>, GenerateError> {
    let wanted = (wish.cells() as f64 * FIRST_FILL / 100.0).round() as usize;
    for round in 1u64.. {
        budget.report("progress-rounds", round, 0);
        let white = wanted / 2 + wish.rng.below(2) * (wanted % 2);
        let tiles = Tiles { white, black: wanted - white };
        debug_assert_eq!(tiles.all(), wanted);
        let puzzle = place(&mut wish, tiles, budget)?;
        if let Some((_, solution)) = puzzle.map(|p| solved(p, budget)).transpose()?.flatten() {
            let known = erase::kept(&mut wish, fill, budget)?;
            let puzzle = wish.puzzle(known, solution.black.clone())?;
            let notes = vec![
                message!("unruly-solvable"),
                message!("unruly-steps", rounds = round, tiles = wanted),
            ];
            return Ok(made(puzzle, Some(solution), notes));
        }
    }
    unreachable!("the budget ends before the numbers do")
}

/// One run of the program; nothing where so many tiles have no place.
fn place(
    wish: &mut Wish,
    tiles: Tiles,
    budget: &mut Budget,
) -> Result<Option<Puzzle>, GenerateError> {
    mip::available()?;
    let (rows, cols) = (wish.rows, wish.cols);
    let model = three_states((rows, cols), tiles, &mut wish.rng, budget)?;
    let values = match mip::solve(&model.program, budget) {
        Outcome::Optimal { values, .. } => values,
        Outcome::Infeasible => return Ok(None),
        // A board found when time ran out would be another one next time.
        Outcome::Feasible { .. } => return Err(Stop::Time.into()),
        Outcome::Stopped { stop, .. } => return Err(stop.into()),
    };
    let mut planes = [Plane::new(rows, cols), Plane::new(rows, cols)];
    for (index, [_, white, black]) in model.cells.iter().enumerate() {
        let (row, col) = (index / cols, index % cols);
        let is = [white, black].map(|var| values[var.index()] > 0.5);
        planes[0].set(row, col, is[0] || is[1]);
        planes[1].set(row, col, is[1]);
    }
    let [known, black] = planes;
    // What the rows demand is looked at again, without the solver's arithmetic.
    match is_placed(&known, &black, tiles) {
        true => Ok(Some(wish.puzzle(known, black)?)),
        false => Err(InputError::new(message!("unruly-placing-wrong")).into()),
    }
}

/// Whether a board has these numbers of tiles and no three equal in a row.
fn is_placed(known: &Plane, black: &Plane, tiles: Tiles) -> bool {
    let (rows, cols) = (known.rows(), known.cols());
    let at = |row: usize, col: usize| {
        (row < rows && col < cols && known.get(row, col)).then(|| black.get(row, col))
    };
    let cells = || (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col)));
    let count = |ink: bool| cells().filter(|&(row, col)| at(row, col) == Some(ink)).count();
    let three = cells().any(|(row, col)| {
        let same = |dr: usize, dc: usize| {
            let ink = at(row, col);
            ink.is_some() && (1..3).all(|k| at(row + k * dr, col + k * dc) == ink)
        };
        same(0, 1) || same(1, 0)
    });
    (count(false), count(true)) == (tiles.white, tiles.black) && !three
}

/// The report's `cplexSolve` on a board: the board with its solution, or nothing where it has none.
fn solved(
    puzzle: Puzzle,
    budget: &mut Budget,
) -> Result<Option<(Puzzle, Solution)>, GenerateError> {
    let answer = solve_by_program(&puzzle, &Ask::default(), budget)?;
    match (answer.verdict, answer.solution) {
        (Verdict::Solved, Some(solution)) => Ok(Some((puzzle, solution))),
        (Verdict::Unknown(stop), _) => Err(stop.into()),
        _ => Ok(None),
    }
}
