//! Boards with exactly one solution, of a wanted level, from which nothing can be taken away.
//!
//! Start from a Latin square with every tower and every clue given, and take away one after the
//! other, towers first on small boards, what is not needed. Whether something is needed only changes from no to
//! yes as others go, so once through is enough.

use super::parts::{Part, can_have, groups};
use super::{LEGAL, latin};
use crate::towers::explain::{self, KnownBoard, LEVELS};
use crate::towers::heights;
use crate::towers::rules::{Heights, Puzzle};
use crate::towers::solve::search;
use quadrille_core::order::Order as _;
use quadrille_core::{
    Budget, GenerateError, InputError, Level, Rng, Standing, Stop, Symmetry, message,
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
    /// Its level, unless any will do.
    pub level: Option<Level>,
    /// How clues and towers lie.
    pub symmetry: Symmetry,
    /// How many of them there are, if not as few as can be.
    pub clues: Option<usize>,
}

impl Wish {
    /// Refuses a number of clues that no board has.
    pub fn possible(&self) -> Result<(), InputError> {
        let all = Part::all(self.n);
        let (clues, most) = (self.clues.unwrap_or(all.len()), all.len());
        if clues > most {
            let what = message!("towers-clues-most", clues = clues, n = self.n, most = most);
            return Err(InputError::new(what));
        }
        if !can_have(&groups(all, self.symmetry, self.n), clues) {
            let what = message!("towers-clues-symmetry", clues = clues, n = self.n);
            return Err(InputError::new(what));
        }
        Ok(())
    }

    /// Whether a board has as many clues and towers as were wished.
    pub fn is_counted(&self, puzzle: &Puzzle) -> bool {
        self.clues.is_none_or(|wanted| shown(puzzle) == wanted)
    }
}

/// How many clues and towers a board shows.
pub fn shown(puzzle: &Puzzle) -> usize {
    puzzle.clues().count() + puzzle.givens().count()
}

/// A board and its solution.
pub fn unique(
    wish: Wish,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<(Puzzle, Heights), GenerateError> {
    wish.possible()?;
    let n = wish.n;
    let mut fewest = usize::MAX;
    for square in 0..MAX_SQUARES {
        let mut rng = rng.fork();
        let solution = latin::square(n, &mut rng, budget)?;
        match wish.clues.filter(|_| fewest < usize::MAX) {
            Some(wanted) => budget.report("progress-fewest", fewest as u64, wanted as u64),
            None => budget.report("progress-squares", square, 0),
        }
        let parts = in_random_order(Part::all(n), n, &mut rng);
        let puzzle = strip(&solution, parts, wish, budget)?;
        if wish.is_counted(&puzzle) && is_hard_enough(&puzzle, wish.level, budget)? {
            return Ok((puzzle, solution));
        }
        fewest = fewest.min(shown(&puzzle));
    }
    let level = wish.level.map_or(LEVELS[LEVELS.len() - 1], |level| level);
    let what = match wish.clues {
        None => message!("towers-none-made", n = n, level = level, tried = MAX_SQUARES),
        Some(clues) => message!("towers-none-counted", n = n, clues = clues, tried = MAX_SQUARES)
            .with("level", level)
            .with("fewest", fewest),
    };
    Err(InputError::new(what).into())
}

/// Whether the level below does not solve it.
pub fn is_hard_enough(
    puzzle: &Puzzle,
    level: Option<Level>,
    budget: &mut Budget,
) -> Result<bool, Stop> {
    let below = level.and_then(|level| usize::from(level.rank).checked_sub(1));
    Ok(match below {
        Some(easier) => !follows(puzzle, LEVELS[easier], budget)?,
        None => true,
    })
}

/// Whether the techniques up to a level solve it.
fn follows(puzzle: &Puzzle, level: Level, budget: &mut Budget) -> Result<bool, Stop> {
    let graded = explain::grade(&mut KnownBoard::new(puzzle), level, budget)?;
    Ok(graded.standing == Standing::Solved)
}

/// The level of a board with one solution.
pub fn level_of(puzzle: &Puzzle, budget: &mut Budget) -> Result<Level, Stop> {
    let last = LEVELS[LEVELS.len() - 1];
    let graded = explain::grade(&mut KnownBoard::new(puzzle), last, budget)?;
    Ok(match graded.standing {
        Standing::Solved => graded.hardest.unwrap_or(LEVELS[0]),
        Standing::Open | Standing::Contradiction(_) => last,
    })
}

/// The order in which parts are taken away.
pub fn in_random_order(all: Vec<Part>, n: usize, rng: &mut Rng) -> Vec<Part> {
    let (mut parts, mut clues): (Vec<Part>, Vec<Part>) =
        all.into_iter().partition(|part| matches!(part, Part::Tower(_)));
    rng.shuffle(&mut parts);
    rng.shuffle(&mut clues);
    parts.extend(clues);
    if n > MAX_TOWERS_FIRST {
        rng.shuffle(&mut parts);
    }
    parts
}

/// Shows these parts of a square, and takes away all that the level does not need, in this order.
pub fn strip(
    solution: &Heights,
    parts: Vec<Part>,
    wish: Wish,
    budget: &mut Budget,
) -> Result<Puzzle, Stop> {
    let mut puzzle = Puzzle::empty(solution.rows()).expect(LEGAL);
    parts.iter().for_each(|part| part.show(&mut puzzle, solution));
    let mut groups = groups(parts, wish.symmetry, wish.n);
    if wish.clues.is_some() {
        // Parts that belong to nothing else come last: they make the number odd or even.
        groups.order_by_key(|group| !wish.symmetry.is_free() && group.len() == 1);
    }
    let total = groups.len() as u64;
    let mut left = shown(&puzzle);
    for (done, group) in groups.into_iter().enumerate() {
        budget.report("progress-towers-and-clues", done as u64, total);
        if wish.clues.is_some_and(|wanted| left < wanted + group.len()) {
            continue;
        }
        let mut less = puzzle.clone();
        group.iter().for_each(|part| part.hide(&mut less));
        let enough = match wish.level {
            Some(level) if usize::from(level.rank) + 1 < LEVELS.len() => {
                follows(&less, level, budget)?
            }
            _ => still_unique(&less, &group, solution, budget)?,
        };
        if enough {
            (puzzle, left) = (less, left - group.len());
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
