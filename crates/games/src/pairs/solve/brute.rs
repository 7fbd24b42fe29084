//! Every pairing in turn. The slowest method, and the one nobody can doubt.

use super::super::rules::{Pair, Pairing, Puzzle};
use quadrille_core::{Answer, Ask, Budget, Colour, InputError, Stop, message};

/// Larger boards would not end in anybody's lifetime.
const MAX_CELLS: usize = 100;

struct Enumeration<'p> {
    puzzle: &'p Puzzle,
    taken: Vec<bool>,
    chosen: Vec<Pair>,
    /// Twice the smaller value of each chosen pair.
    saved: i64,
    /// Value of the cells not yet decided: nothing can save more.
    open: i64,
    best: i64,
    found: Option<Pairing>,
    count: u64,
}

/// Tries every pairing and counts the best ones.
pub fn run(puzzle: &Puzzle, ask: &Ask, budget: &mut Budget) -> Result<Answer<Pairing>, InputError> {
    if puzzle.len() > MAX_CELLS {
        let what = message!("pairs-brute-size", most = MAX_CELLS, cells = puzzle.len());
        return Err(InputError::new(what));
    }
    let mut walk = Enumeration {
        puzzle,
        taken: vec![false; puzzle.len()],
        chosen: Vec::new(),
        saved: 0,
        open: puzzle.total(),
        best: -1,
        found: None,
        count: 0,
    };
    let stopped = walk.from(0, budget).err();
    let score = walk.found.as_ref().map(|f| puzzle.score(f));
    Ok(match (stopped, walk.found) {
        (None, found) => {
            let mut answer =
                Answer::counted(found, walk.count.min(ask.count), walk.count <= ask.count, None);
            answer.bound = score;
            answer
        }
        (Some(_), Some(found)) => Answer::best(found, None),
        (Some(stop), None) => Answer::unknown(stop),
    })
}

impl Enumeration<'_> {
    fn value(&self, cell: usize) -> i64 {
        i64::from(self.puzzle.values()[cell])
    }

    /// Decides the cells from `cell` on.
    fn from(&mut self, cell: usize, budget: &mut Budget) -> Result<(), Stop> {
        budget.tick()?;
        if self.saved + self.open < self.best {
            return Ok(());
        }
        if cell == self.puzzle.len() {
            self.note();
            return Ok(());
        }
        if self.taken[cell] || self.puzzle.colours()[cell] == Colour::Black {
            return self.from(cell + 1, budget);
        }
        self.open -= self.value(cell);
        for other in cell + 1..self.puzzle.len() {
            if self.taken[other] || !self.puzzle.allows(cell, other) {
                continue;
            }
            let saves = 2 * self.value(cell).min(self.value(other));
            self.taken[other] = true;
            self.chosen.push(Pair::new(cell, other));
            self.saved += saves;
            self.open -= self.value(other);
            self.from(cell + 1, budget)?;
            self.open += self.value(other);
            self.saved -= saves;
            self.chosen.pop();
            self.taken[other] = false;
        }
        self.from(cell + 1, budget)?;
        self.open += self.value(cell);
        Ok(())
    }

    fn note(&mut self) {
        if self.saved > self.best {
            self.best = self.saved;
            self.count = 0;
            self.found = Some(Pairing { pairs: self.chosen.clone() });
        }
        self.count += 1;
    }
}
