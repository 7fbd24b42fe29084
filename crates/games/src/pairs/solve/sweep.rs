//! Method `sweep`: counts the best pairings without looking at each (see [`quadrille_engines::sweep`]).
//!
//! The prices of the matching tell which pairings are best: those that use only pairs which save just what their cells
//! cost, and leave alone only cells without a price. That can be seen cell by cell, and all a sweep must remember is which
//! cells ahead are taken.

use super::super::rules::{Pairing, Puzzle, Rule};
use super::{instead, matching};
use quadrille_core::{Answer, Ask, Budget, Colour, InputError, Stop, message};
use quadrille_engines::sweep::{Counted, Key, Sweep, count};
use std::time::Duration;

/// The widest board: a bit a column.
const WIDEST: usize = 64;
/// Who asks for a few is told after this long that there are several.
const PATIENCE: Duration = Duration::from_secs(5);

/// Finds a best pairing and counts how many there are.
pub fn run(puzzle: &Puzzle, ask: &Ask, budget: &mut Budget) -> Result<Answer<Pairing>, InputError> {
    if puzzle.rule() != Rule::Adjacent {
        return Err(instead(message!("pairs-sweep-rule")));
    }
    if !fits(puzzle) {
        return Err(instead(message!("pairs-sweep-size", most = WIDEST)));
    }
    let mut answer =
        matching::run(puzzle, &Ask { count: ask.count.min(2), ..ask.clone() }, budget)?;
    // The only one, or nobody asked for more.
    if ask.count <= 2 || answer.exhausted || answer.solution.is_none() {
        return Ok(answer);
    }
    let counted = match ask.count <= Ask::MANY {
        true => {
            let mut slice = budget.slice(PATIENCE, u64::MAX);
            let counted = swept(puzzle, &mut slice);
            budget.absorb(&slice);
            counted
        }
        false => swept(puzzle, budget),
    };
    if counted.is_err() && ask.count <= Ask::MANY && budget.check().is_ok() {
        return Ok(answer);
    }
    let first = answer.solution.take();
    let told = match counted {
        Ok(Counted { solutions, widest, .. }) => {
            let told = Answer::tallied(first, &solutions, ask);
            told.note(message!("sweep-widest", states = widest))
        }
        Err(stop) => Answer::counted(first, 2, false, Some(stop)),
    };
    Ok(Answer { bound: answer.bound, certificate: answer.certificate, ..told })
}

fn swept(puzzle: &Puzzle, budget: &mut Budget) -> Result<Counted, Stop> {
    let (_, prices) = matching::priced(puzzle, budget)?;
    count(&Board { puzzle, prices, turned: turned(puzzle) }, budget)
}

/// Whether the rule is local and a column fits into a bit.
pub fn fits(puzzle: &Puzzle) -> bool {
    puzzle.rule() == Rule::Adjacent && puzzle.rows().min(puzzle.cols()) <= WIDEST
}

fn turned(puzzle: &Puzzle) -> bool {
    puzzle.cols() > puzzle.rows()
}

/// A board, turned so that it is no wider than it is high.
struct Board<'p> {
    puzzle: &'p Puzzle,
    prices: Vec<i64>,
    turned: bool,
}

impl Board<'_> {
    fn cols(&self) -> usize {
        self.puzzle.rows().min(self.puzzle.cols())
    }

    /// The number of a cell in reading order.
    fn index(&self, step: usize) -> usize {
        let (row, col) = (step / self.cols(), step % self.cols());
        if self.turned { col * self.puzzle.cols() + row } else { step }
    }

    /// Whether a best pairing may have this pair.
    fn tight(&self, a: usize, b: usize) -> bool {
        let values = self.puzzle.values();
        self.puzzle.allows(a, b)
            && self.prices[a] + self.prices[b] == 2 * i64::from(values[a].min(values[b]))
    }
}

/// The bit of a column tells whether its next cell is taken.
impl Sweep<1> for Board<'_> {
    fn steps(&self) -> usize {
        self.puzzle.len()
    }

    fn start(&self) -> Key<1> {
        [0]
    }

    fn branch(&self, step: usize, [from]: &Key<1>, tell: &mut impl FnMut(Key<1>)) {
        let (cell, cols) = (self.index(step), self.cols());
        let col = step % cols;
        let rest = from & !(1 << col);
        if rest != *from {
            tell([rest]);
            return;
        }
        if self.prices[cell] == 0 || self.puzzle.colours()[cell] == Colour::Black {
            tell([rest]);
        }
        let right = 1u64.checked_shl(col as u32 + 1).unwrap_or(0);
        if col + 1 < cols && rest & right == 0 && self.tight(cell, self.index(step + 1)) {
            tell([rest | right]);
        }
        if step + cols < self.steps() && self.tight(cell, self.index(step + cols)) {
            tell([rest | 1 << col]);
        }
    }
}
