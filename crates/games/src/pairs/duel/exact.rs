//! The exact value of a game: searches that only ask whether it is above a number, until one number is left.
//!
//! Each of them may stop at the first good answer to a move, and what it learns about a position, that its value is
//! at least or at most so much, serves all later ones. Before any answer is searched, all are looked up: positions
//! are reached in many orders of moves, and often one of them is known to be good enough.

use super::arena::{Arena, Edge, Mask, Reduced, cancel};
use super::known::{INFINITE, Memory};
use quadrille_core::{Budget, Stop};

/// A move that is still open: its cost, its number, and what it leaves.
///
/// The cheapest is tried first. Guesses at the rest of the game, such as playing it out greedily, looked at more
/// positions: 9 times and 2.3 times as many on the two boards of 5x6 where that was tried.
type Candidate = (i64, u16, Mask);

/// Searches on one board.
pub struct ExactSearch<'a, M> {
    arena: &'a Arena,
    table: M,
    /// Room for the single moves of a position that is only looked up.
    singles: Vec<(i64, u16)>,
    budget: &'a mut Budget,
}

impl<'a, M: Memory> ExactSearch<'a, M> {
    /// Prepares them.
    pub fn new(arena: &'a Arena, table: M, budget: &'a mut Budget) -> Self {
        ExactSearch { arena, table, singles: Vec::new(), budget }
    }

    /// The least the mover can have over the other at the end.
    pub fn value(&mut self, open: Mask) -> Result<i64, Stop> {
        let (mut low, mut high) = (-INFINITE, INFINITE);
        let mut guess = self.arena.estimate(open);
        while low < high {
            let asked = if guess == low { guess } else { guess - 1 };
            guess = self.against(open, asked)?;
            if guess <= asked { high = guess } else { low = guess }
        }
        Ok(low)
    }

    /// A number on the same side of `asked` as the value: what is above is at least that, what is not, at most.
    pub fn against(&mut self, open: Mask, asked: i64) -> Result<i64, Stop> {
        self.budget.tick()?;
        let mut singles = Vec::new();
        let key = self.arena.reduce(open, &mut singles);
        if key.knots == 0 {
            return Ok(in_turn(&mut singles));
        }
        let (low, high) = self.bounds(key, &singles);
        if high <= asked || low > asked {
            return Ok(if high <= asked { high } else { low });
        }
        let best = self.best(key, &mut singles, asked)?;
        let (low, high) = if best <= asked { (low, best) } else { (best, high) };
        self.table.note(key, low, high);
        Ok(best)
    }

    /// Between what the value of a position lies, by what is known of it and by its prices.
    ///
    /// Whoever always takes the cheapest pair never pays more over the other than the dearest one costs: the least
    /// price there is only rises, so each of their pairs but the last costs no more than the other's next one. The
    /// mover can play so, and after the mover's pair the other can.
    fn bounds(&self, key: Reduced, singles: &[(i64, u16)]) -> (i64, i64) {
        let (low, high) = self.table.bounds(key);
        let tangled = |edge: &&Edge| edge.cells & !key.knots == 0;
        let costs = || singles.iter().map(|(cost, _)| *cost);
        let least = costs().chain(self.arena.edges.iter().find(tangled).map(|e| e.cost)).min();
        let most = costs().chain(self.arena.edges.iter().rev().find(tangled).map(|e| e.cost)).max();
        let most = most.unwrap_or(0).max(0);
        (low.max(least.unwrap_or(0) - most), high.min(most))
    }

    fn best(
        &mut self,
        key: Reduced,
        singles: &mut Vec<(i64, u16)>,
        asked: i64,
    ) -> Result<i64, Stop> {
        singles.sort_unstable();
        cancel(singles);
        let arena = self.arena;
        let of = |(_, number): &(i64, u16)| arena.edges[usize::from(*number)].cells;
        let open = singles.iter().map(of).fold(key.knots, |open, cells| open | cells);
        let mut best = INFINITE;
        let mut candidates = Vec::with_capacity(64);
        let cheapest = singles.first().map(|(_, number)| *number);
        let inside = |number: &u16| arena.edges[usize::from(*number)].cells & !key.knots == 0;
        let tangled = (0..arena.edges.len() as u16).filter(inside);
        for number in cheapest.into_iter().chain(tangled) {
            best = best.min(self.looked_up(open, number, asked, &mut candidates));
            if best <= asked {
                return Ok(best);
            }
        }
        candidates.sort_unstable();
        // What another thread is at comes last: by then it is known, most likely.
        let mut later = Vec::new();
        for (place, candidate) in candidates.into_iter().enumerate() {
            if place > 0 && self.table.is_searched(candidate.2) {
                later.push(candidate);
                continue;
            }
            best = best.min(self.searched(candidate, asked)?);
            if best <= asked {
                return Ok(best);
            }
        }
        for candidate in later {
            best = best.min(self.searched(candidate, asked)?);
            if best <= asked {
                break;
            }
        }
        Ok(best)
    }

    /// What a move comes to, by search, on the same side of what is asked.
    fn searched(&mut self, (cost, _, after): Candidate, asked: i64) -> Result<i64, Stop> {
        self.table.tell(after, true);
        let reply = self.against(after, cost - asked - 1);
        self.table.tell(after, false);
        Ok(cost - reply?)
    }

    /// What a move is known to come to, if that is enough to judge it; otherwise it becomes a candidate.
    fn looked_up(
        &mut self,
        open: Mask,
        number: u16,
        asked: i64,
        candidates: &mut Vec<Candidate>,
    ) -> i64 {
        let Edge { cells, cost } = self.arena.edges[usize::from(number)];
        let after = open & !cells;
        self.singles.clear();
        let key = self.arena.reduce(after, &mut self.singles);
        if key.knots == 0 {
            return cost - in_turn(&mut self.singles);
        }
        let (low, high) = self.bounds(key, &self.singles);
        if cost - low <= asked {
            return cost - low;
        }
        if cost - high > asked {
            return cost - high;
        }
        candidates.push((cost, number, after));
        INFINITE
    }
}

/// What single moves come to: both take the cheapest in turn.
fn in_turn(singles: &mut [(i64, u16)]) -> i64 {
    singles.sort_unstable();
    let signed = |(i, (cost, _)): (usize, &(i64, u16))| if i % 2 == 0 { *cost } else { -cost };
    singles.iter().enumerate().map(signed).sum()
}

#[cfg(test)]
mod tests {
    use super::super::Table as Game;
    use super::super::known::Table;
    use super::*;
    use crate::pairs::rules::{Puzzle, Rule};
    use quadrille_core::{Colour, Rng};

    /// With a table of two places, or of many, the same comes out, and what every move leads to agrees with it.
    #[test]
    fn little_memory_changes_no_value() {
        let mut rng = Rng::new(41);
        for (rows, cols) in [(3, 4), (4, 4), (3, 6), (2, 9)] {
            let values = (0..rows * cols).map(|_| 1 + rng.below(9) as u32).collect();
            let white = vec![Colour::White; rows * cols];
            let puzzle = Puzzle::new(rows, cols, white, values, Rule::Adjacent).unwrap();
            let arena = Arena::new(&Game::new(&puzzle).unwrap()).unwrap();
            let value = |memory: u64, open: Mask| {
                let mut budget = Budget::unlimited().with_memory(memory);
                let (table, bytes) = Table::new(arena.cells.count_ones(), &mut budget).unwrap();
                assert!(bytes <= memory && budget.memory_left() <= memory - bytes);
                ExactSearch::new(&arena, table, &mut budget).value(open).unwrap()
            };
            let all = value(u64::MAX, arena.cells);
            assert_eq!(value(100, arena.cells), all);
            let after = |edge: &Edge| edge.cost - value(u64::MAX, arena.cells & !edge.cells);
            assert_eq!(arena.edges.iter().map(after).min(), Some(all));
        }
    }
}
