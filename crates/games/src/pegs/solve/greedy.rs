//! The reports' heuristics: one play, no search, and the best of several random plays.

use super::{PENALTY, RESTARTS, judged, one_solution};
use crate::pegs::field::{Field, Jump};
use crate::pegs::rules::{Puzzle, Solution, Spot};
use quadrille_core::{Answer, Ask, Budget, Cell, InputError, Rng, Shape, Stop};

/// A position during a play.
struct Play<'a> {
    field: &'a Field,
    pegs: Vec<bool>,
    jumps: Vec<Jump>,
}

impl<'a> Play<'a> {
    fn new(field: &'a Field, puzzle: &Puzzle) -> Self {
        Play { field, pegs: field.pegs(puzzle.start()), jumps: Vec::new() }
    }

    fn possible(&self) -> impl Iterator<Item = Jump> + '_ {
        let fits = |j: &&Jump| self.pegs[j.from] && self.pegs[j.over] && !self.pegs[j.to];
        self.field.jumps.iter().filter(fits).copied()
    }

    fn play(&mut self, jump: Jump) {
        (self.pegs[jump.from], self.pegs[jump.over], self.pegs[jump.to]) = (false, false, true);
        self.jumps.push(jump);
    }

    /// Plays the jump of greatest score, the first of equals, until none is possible.
    fn follow(mut self, score: impl Fn(&Self, Jump) -> i64, budget: &mut Budget) -> Played {
        loop {
            if let Err(stop) = budget.tick() {
                return Played { jumps: self.jumps, stop };
            }
            let mut best: Option<(i64, Jump)> = None;
            for jump in self.possible() {
                let value = score(&self, jump);
                if best.is_none_or(|(most, _)| value > most) {
                    best = Some((value, jump));
                }
            }
            match best {
                Some((_, jump)) => self.play(jump),
                None => return Played { jumps: self.jumps, stop: Stop::GaveUp },
            }
        }
    }
}

/// A play to its end, or as far as the budget allowed.
struct Played {
    jumps: Vec<Jump>,
    stop: Stop,
}

type Answered = Result<Answer<Solution>, InputError>;

/// `gather`.
pub fn gather(puzzle: &Puzzle, ask: &Ask, budget: &mut Budget) -> Answered {
    gathered(puzzle, ask, 0, budget)
}

/// `gather-penalised`.
///
/// Every jump leaves exactly one hole more, so the penalty shifts all scores alike and the play is
/// that of `gather`: what the second report noticed ("no great effect") holds exactly.
pub fn gather_penalised(puzzle: &Puzzle, ask: &Ask, budget: &mut Budget) -> Answered {
    let penalty = PENALTY.whole(&ask.options)?.unwrap_or_default();
    gathered(puzzle, ask, penalty as i64, budget)
}

fn gathered(puzzle: &Puzzle, ask: &Ask, penalty: i64, budget: &mut Budget) -> Answered {
    one_solution(ask)?;
    let field = Field::new(puzzle);
    // The sum over cells of their neighbouring pegs is the sum over pegs of their neighbouring cells.
    let around: Vec<i64> = (0..field.len()).map(|i| neighbours(&field, i)).collect();
    let score = |play: &Play<'_>, j: Jump| {
        let pegs = play.pegs.iter().zip(&around).filter(|(p, _)| **p).map(|(_, n)| n).sum::<i64>();
        let holes = play.pegs.iter().filter(|p| !**p).count() as i64 + 1;
        pegs - around[j.from] - around[j.over] + around[j.to] - penalty * holes
    };
    let played = Play::new(&field, puzzle).follow(score, budget);
    Ok(judged(puzzle, &field, played.jumps, played.stop))
}

/// The cells around one: eight on squares, six on triangles.
fn neighbours(field: &Field, cell: usize) -> i64 {
    let straight = field.neighbours(cell).count() as i64;
    let Cell { row, col } = field.cells[cell];
    let corner = |dr: isize, dc: isize| {
        let at = Cell::new(row.checked_add_signed(dr)?, col.checked_add_signed(dc)?);
        field.number(at)
    };
    match field.shape() {
        Shape::Triangle => straight,
        Shape::Square => {
            let corners = [(-1, -1), (-1, 1), (1, -1), (1, 1)];
            straight + corners.iter().filter(|(dr, dc)| corner(*dr, *dc).is_some()).count() as i64
        }
    }
}

/// `centre`.
pub fn centre(puzzle: &Puzzle, ask: &Ask, budget: &mut Budget) -> Answered {
    one_solution(ask)?;
    let field = Field::new(puzzle);
    let grid = puzzle.start();
    let (rows, cols) = (grid.rows() as i64, grid.cols() as i64);
    let score = |_: &Play<'_>, j: Jump| {
        let (from, to) = (field.cells[j.from], field.cells[j.to]);
        let (r, c) = (to.row as i64, to.col as i64);
        let away = (2 * r - rows + 1).pow(2) + (2 * c - cols + 1).pow(2);
        // The middle row and column belong to the upper and left side.
        let (down, right) = (r <= rows / 2, c <= cols / 2);
        let inwards = match (from.row.cmp(&to.row), from.col.cmp(&to.col)) {
            (std::cmp::Ordering::Equal, across) => across.is_lt() == right,
            (along, std::cmp::Ordering::Equal) => along.is_lt() == down,
            (along, across) => along.is_lt() == down && across.is_lt() == right,
        };
        i64::from(inwards) * i64::from(u32::MAX) - away
    };
    let played = Play::new(&field, puzzle).follow(score, budget);
    Ok(judged(puzzle, &field, played.jumps, played.stop))
}

/// `random`.
pub fn random(puzzle: &Puzzle, ask: &Ask, budget: &mut Budget) -> Answered {
    one_solution(ask)?;
    let restarts = RESTARTS.whole(&ask.options)?.unwrap_or_default();
    let field = Field::new(puzzle);
    let pegs = puzzle.start().values().iter().filter(|s| **s == Spot::Peg).count();
    let mut rng = Rng::new(ask.seed);
    let (mut best, mut stop) = (Vec::new(), Stop::GaveUp);
    for _ in 0..restarts {
        if best.len() + 1 >= pegs {
            break;
        }
        let mut play = Play::new(&field, puzzle);
        loop {
            let possible: Vec<Jump> = play.possible().collect();
            match (budget.tick(), rng.choose(&possible)) {
                (Err(why), _) => {
                    stop = why;
                    break;
                }
                (_, Some(jump)) => play.play(*jump),
                (_, None) => break,
            }
        }
        if play.jumps.len() > best.len() {
            best = play.jumps;
        }
        if stop != Stop::GaveUp {
            break;
        }
    }
    Ok(judged(puzzle, &field, best, stop))
}
