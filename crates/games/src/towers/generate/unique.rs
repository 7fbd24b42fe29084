//! Boards with exactly one solution, of a wanted level, from which nothing can be taken away.
//!
//! Start from a Latin square with every tower and every clue given, and take away one after the
//! other, towers first on small boards, what is not needed. Whether something is needed only changes from no to
//! yes as others go, so once through is enough.

use super::{LEGAL, all_clues, latin};
use crate::towers::explain::{self, KnownBoard, LEVELS};
use crate::towers::heights;
use crate::towers::rules::{Heights, Puzzle, Side};
use crate::towers::solve::search;
use quadrille_core::{
    Budget, Cell, GenerateError, InputError, Level, Rng, Standing, Stop, message,
};

/// Squares tried before a size is said to have no board of a level.
const MAX_SQUARES: u64 = 2000;

/// Up to this size towers go first: a board with clues alone is the prettiest. On larger ones its
/// uniqueness takes too long to prove, so towers and clues go in one random order.
const MAX_TOWERS_FIRST: usize = 10;

/// What kind of board is wished.
#[derive(Clone, Copy)]
pub struct Wish {
    /// Its side.
    pub n: usize,
    /// Its level.
    pub level: Level,
    /// Whether clues and towers lie as they do after half a turn.
    pub symmetric: bool,
}

/// A board and its solution.
pub fn unique(
    wish: Wish,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<(Puzzle, Heights), GenerateError> {
    let Wish { n, level, .. } = wish;
    for square in 0..MAX_SQUARES {
        let mut rng = rng.fork();
        let solution = latin::square(n, &mut rng, budget)?;
        budget.report("progress-squares", square, 0);
        let puzzle = strip(&solution, wish, &mut rng, budget)?;
        if is_hard_enough(&puzzle, level, budget)? {
            return Ok((puzzle, solution));
        }
    }
    let what = message!("towers-none-made", n = n, level = level.name, tried = MAX_SQUARES);
    Err(InputError::new(what).into())
}

/// Whether the level below does not solve it.
fn is_hard_enough(puzzle: &Puzzle, level: Level, budget: &mut Budget) -> Result<bool, Stop> {
    let Some(easier) = usize::from(level.rank).checked_sub(1) else { return Ok(true) };
    Ok(!follows(puzzle, LEVELS[easier], budget)?)
}

/// Whether the techniques up to a level solve it.
fn follows(puzzle: &Puzzle, level: Level, budget: &mut Budget) -> Result<bool, Stop> {
    let graded = explain::grade(&mut KnownBoard::new(puzzle), level, budget)?;
    Ok(graded.standing == Standing::Solved)
}

/// Something that can be taken away.
#[derive(Clone, Copy, PartialEq)]
enum Part {
    Tower(Cell),
    Clue(Side, usize),
}

impl Part {
    /// Where it lies after half a turn.
    fn turned(self, n: usize) -> Part {
        match self {
            Part::Tower(cell) => Part::Tower(Cell::new(n - 1 - cell.row, n - 1 - cell.col)),
            Part::Clue(side, index) => {
                let opposite = match side {
                    Side::Top => Side::Bottom,
                    Side::Bottom => Side::Top,
                    Side::Left => Side::Right,
                    Side::Right => Side::Left,
                };
                Part::Clue(opposite, n - 1 - index)
            }
        }
    }
}

/// The parts one by one, or each with the one that half a turn brings to its place, where it first comes.
fn groups(parts: Vec<Part>, wish: Wish) -> Vec<Vec<Part>> {
    if !wish.symmetric {
        return parts.into_iter().map(|part| vec![part]).collect();
    }
    let mut groups: Vec<Vec<Part>> = Vec::new();
    for part in parts {
        let turned = part.turned(wish.n);
        if turned == part {
            groups.push(vec![part]);
        } else if !groups.iter().any(|group| group.contains(&part)) {
            groups.push(vec![part, turned]);
        }
    }
    groups
}

/// Takes away all that the level does not need.
fn strip(
    solution: &Heights,
    wish: Wish,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Puzzle, Stop> {
    let mut puzzle = all_clues(solution);
    let n = puzzle.size();
    for cell in solution.cells() {
        puzzle.give(cell, solution[cell].into()).expect(LEGAL);
    }
    let mut parts: Vec<Part> = puzzle.cells().map(Part::Tower).collect();
    rng.shuffle(&mut parts);
    let mut clues: Vec<Part> = puzzle.clues().map(|(side, i, _)| Part::Clue(side, i)).collect();
    rng.shuffle(&mut clues);
    parts.extend(clues);
    if n > MAX_TOWERS_FIRST {
        rng.shuffle(&mut parts);
    }
    let level = wish.level;
    let groups = groups(parts, wish);
    let total = groups.len() as u64;
    for (done, group) in groups.into_iter().enumerate() {
        budget.report("progress-towers-and-clues", done as u64, total);
        let mut less = puzzle.clone();
        for part in &group {
            match *part {
                Part::Tower(cell) => less.drop_given(cell),
                Part::Clue(side, index) => less.drop_clue(side, index),
            }
        }
        let enough = if usize::from(level.rank) + 1 < LEVELS.len() {
            follows(&less, level, budget)?
        } else {
            still_unique(&less, &group, solution, budget)?
        };
        if enough {
            puzzle = less;
        }
    }
    Ok(puzzle)
}

/// Whether a board that was unique still is without these parts.
fn still_unique(
    less: &Puzzle,
    parts: &[Part],
    solution: &Heights,
    budget: &mut Budget,
) -> Result<bool, Stop> {
    let n = less.size();
    match *parts {
        // Any other solution has another tower there: it is enough to look for one of those.
        [Part::Tower(cell)] => {
            let mut allowed = vec![heights::all(n); n * n];
            allowed[cell.row * n + cell.col] &= !heights::only(solution[cell].into());
            Ok(search::count_within(less, &allowed, 1, budget)? == 0)
        }
        _ => Ok(search::count(less, 2, budget)? == 1),
    }
}
