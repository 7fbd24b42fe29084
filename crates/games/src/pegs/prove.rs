//! What never changes, as proofs about the program.
//!
//! A jump's balance, weighted by cell and summed over all steps, leaves only the start, the end and the
//! jumps: a pagoda is such a sum in which no jump has a positive weight, a parity one in which every jump has an
//! even weight, so that half of it is whole.

use super::proof::Proof;
use super::rules::{Goal, Puzzle, Spot};
use super::spec;
use crate::search_proof;
use quadrille_core::pb::{Bit, RowId, Term};
use quadrille_core::{Budget, Cell, Refutation, Stop, Task};
use quadrille_engines::pb::{Lemma, Lit, Log, NoLemmas, Outcome, Refuter};
use std::collections::HashSet;
use std::fmt::Write;

/// Rows to add up, each times a positive number.
type Sum = Vec<(RowId, u64)>;

/// A proof that the goal is out of reach: by what never changes, or else by search.
pub fn refute(
    puzzle: &Puzzle,
    task: &Task<'_>,
    budget: &mut Budget,
) -> Result<Option<Refutation>, Stop> {
    let proof = task.certificate.and_then(|text| Proof::read(text).ok());
    if let (Goal::At(goal), Some(proof)) = (puzzle.goal(), proof) {
        let board = Board::new(puzzle);
        let mut log = Log::new(task.program, budget);
        let found = board.parity(&proof, goal, &mut log);
        let found = found.or_else(|| board.pagoda(&proof, goal, &mut log));
        if let Some((id, by)) = found.or_else(|| board.part(&proof, goal, &mut log)) {
            return Ok(Some(Refutation { proof: log.unsatisfiable(id), by }));
        }
    }
    search_proof::refute(puzzle, task, budget)
}

/// A proof that no fewer pegs can be left: one always is; two by parity; else by search.
pub fn bound(
    puzzle: &Puzzle,
    task: &Task<'_>,
    budget: &mut Budget,
) -> Result<Option<Refutation>, Stop> {
    let board = Board::new(puzzle);
    let value = task.program.value(task.point);
    let mut log = Log::new(task.program, budget);
    let some = board.one_left(&mut log);
    let ended =
        |log: Log, id, by| Ok(Some(Refutation { proof: log.optimal(value, id, task.point), by }));
    if value == 1 {
        return ended(log, some.id, "prove-by-jumps");
    }
    let better = Refuter::better(task.program, task.point, &mut log);
    let proof = task.certificate.and_then(|text| Proof::read(text).ok());
    if let Some(proof) = proof.filter(|_| value == 2)
        && let Some(id) = board.no_single(&proof, &some, &better, &mut log)
    {
        return ended(log, id, "prove-by-parity");
    }
    let further = [some, better];
    match Refuter::run_with(task.program, &further, &mut NoLemmas, &mut log, budget)? {
        Outcome::Refuted(id) => ended(log, id, "prove-by-search"),
        Outcome::Point => Ok(None),
    }
}

/// The puzzle, and where the rows and variables of its program are, as [`spec`] writes them. A wrong number here is a
/// proof that no checker accepts.
struct Board<'a> {
    puzzle: &'a Puzzle,
    cells: Vec<Cell>,
    /// Jumps there is room for.
    jumps: Vec<spec::Jump>,
    /// Positions of a play.
    last: usize,
}

impl<'a> Board<'a> {
    fn new(puzzle: &'a Puzzle) -> Self {
        let (cells, jumps) = spec::board(puzzle);
        Board { puzzle, cells, jumps, last: spec::positions(puzzle) }
    }

    fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// A peg on a cell in a position, both counted from 0.
    fn x(&self, position: usize, cell: usize) -> Bit {
        Bit((position * (self.cells.len() + self.jumps.len()) + cell) as u32)
    }

    /// A jump in the step behind a position, both counted from 0.
    fn y(&self, step: usize, jump: usize) -> Bit {
        self.x(step, self.cells.len() + jump)
    }

    /// The row of a cell in the first position; the next one says the opposite.
    fn start(&self, cell: usize) -> RowId {
        1 + 2 * cell as RowId
    }

    /// The number before a step's first row: three rows a jump, two a cell, and one jump at most.
    fn step(&self, step: usize) -> RowId {
        let (cells, jumps) = (2 * self.cells.len(), 3 * self.jumps.len());
        (cells + step * (jumps + cells + 1)) as RowId
    }

    /// A cell's balance in a step: this row and the next.
    fn change(&self, step: usize, cell: usize) -> RowId {
        self.step(step) + 1 + (3 * self.jumps.len() + 2 * cell) as RowId
    }

    /// One jump at most in a step.
    fn one(&self, step: usize) -> RowId {
        self.step(step + 1)
    }

    /// The row of a cell in the last position, if there is a goal; the next one says the opposite.
    fn goal(&self, cell: usize) -> RowId {
        self.step(self.last - 1) + 1 + 2 * cell as RowId
    }

    fn has_goal(&self) -> bool {
        self.puzzle.goal() != Goal::Any
    }

    fn starts(&self, cell: Cell) -> bool {
        self.puzzle.start()[cell] == Spot::Peg
    }

    /// A weight of 1 for the cells of a set.
    fn members(&self, set: &[Cell]) -> Vec<i64> {
        let set: HashSet<&Cell> = set.iter().collect();
        self.cells().iter().map(|cell| i64::from(set.contains(cell))).collect()
    }

    /// Weight at the start, less weight at the end, less what the jumps take: at least 0.
    ///
    /// The start is put in; the goal too if there is one.
    fn balance(&self, weights: &[i64]) -> Sum {
        let mut sum = Sum::new();
        let mut add = |first: RowId, sign: i64| {
            for (cell, weight) in weights.iter().enumerate().filter(|(_, weight)| **weight != 0) {
                let other = u64::from(*weight * sign < 0);
                sum.push((first + 2 * cell as RowId + other, weight.unsigned_abs()));
            }
        };
        add(self.start(0), -1);
        (0..self.last - 1).for_each(|step| add(self.change(step, 0), 1));
        if self.has_goal() {
            add(self.goal(0), 1);
        }
        sum
    }

    fn reversed(&self, weights: &[i64]) -> Sum {
        self.balance(&weights.iter().map(|weight| -weight).collect::<Vec<_>>())
    }

    /// The jumps take an even weight: half of it would have to be half of an odd number.
    fn parity(&self, proof: &Proof, goal: Cell, log: &mut Log) -> Option<(RowId, &'static str)> {
        let odd = |set: &&Vec<Cell>| {
            let cells: HashSet<Cell> = set.iter().copied().collect();
            let start = cells.iter().filter(|cell| self.starts(**cell)).count();
            start % 2 != usize::from(cells.contains(&goal))
        };
        let weights = self.members(proof.parities.iter().find(odd)?);
        let most = log.sum(&self.balance(&weights), " 2 d");
        let least = log.sum(&self.reversed(&weights), " 2 d");
        Some((log.sum(&[(most, 1), (least, 1)], ""), "prove-by-parity"))
    }

    /// No jump can raise the weight, and the goal weighs more than the start.
    fn pagoda(&self, proof: &Proof, goal: Cell, log: &mut Log) -> Option<(RowId, &'static str)> {
        let weights = proof.weights.as_ref()?;
        let weight = |cell: &Cell| weights.get(cell).copied().unwrap_or(0);
        let start: i64 = self.cells().iter().filter(|c| self.starts(**c)).map(weight).sum();
        if start >= weight(&goal) {
            return None;
        }
        let weights: Vec<i64> = self.cells().iter().map(weight).collect();
        Some((log.sum(&self.balance(&weights), ""), "prove-by-pagoda"))
    }

    /// A part that no jump leaves keeps a peg for ever, and the goal is elsewhere.
    fn part(&self, proof: &Proof, goal: Cell, log: &mut Log) -> Option<(RowId, &'static str)> {
        let stranded =
            |part: &&Vec<Cell>| !part.contains(&goal) && part.iter().any(|cell| self.starts(*cell));
        let part = self.members(proof.parts.iter().find(stranded)?);
        let mut last = 0;
        let part: Vec<usize> = (0..part.len()).filter(|cell| part[*cell] > 0).collect();
        for position in 0..self.last {
            let peg = |cell: &usize| Lit::new(self.x(position, *cell), true);
            let mut pegs: Vec<Lit> = part.iter().map(peg).collect();
            // A checker that is told no jump sees that no jump emptied the part: one that lands there leaves a peg.
            if let Some(step) = position.checked_sub(1) {
                for (jump, _) in self.jumps.iter().enumerate().filter(|(_, j)| part.contains(&j[2]))
                {
                    pegs.push(Lit::new(self.y(step, jump), false));
                    log.follows(&pegs);
                    pegs.pop();
                }
            }
            last = log.follows(&pegs);
        }
        let mut sum: Sum = part.iter().map(|cell| (self.goal(*cell) + 1, 1)).collect();
        sum.push((last, 1));
        Some((log.sum(&sum, ""), "prove-by-part"))
    }

    /// The pegs at the end, as terms.
    fn end(&self, weights: &[i64]) -> Vec<Term> {
        let pegs = weights.iter().enumerate().filter(|(_, weight)| **weight != 0);
        pegs.map(|(cell, weight)| (*weight, self.x(self.last - 1, cell))).collect()
    }

    /// One peg at least is left: every step takes one at most, and there are fewer steps than pegs.
    fn one_left(&self, log: &mut Log) -> Lemma {
        let ones = vec![1; self.cells().len()];
        let mut sum = if self.has_goal() { Sum::new() } else { self.reversed(&ones) };
        sum.extend((0..self.last - 1).map(|step| (self.one(step), 1)));
        Lemma { terms: self.end(&ones), bound: 1, id: log.sum(&sum, "") }
    }

    /// If fewer than two pegs were left, each set of a parity would have one peg, or none; no cell does
    /// that for all sets.
    fn no_single(
        &self,
        proof: &Proof,
        some: &Lemma,
        better: &Lemma,
        log: &mut Log,
    ) -> Option<RowId> {
        let sets: Vec<(Vec<i64>, bool)> = proof
            .parities
            .iter()
            .map(|set| {
                let weights = self.members(set);
                let inside = self.cells().iter().zip(&weights).filter(|(_, w)| **w > 0);
                let odd = inside.filter(|(cell, _)| self.starts(**cell)).count() % 2 == 1;
                (weights, odd)
            })
            .collect();
        let fits = |cell: usize| sets.iter().all(|(set, odd)| (set[cell] > 0) == *odd);
        if (0..self.cells().len()).any(fits) {
            return None;
        }
        let mut rows: Vec<RowId> = Vec::new();
        for (weights, odd) in &sets {
            rows.push(if *odd {
                self.not_none(weights, log)
            } else {
                self.none(weights, better.id, log)
            });
        }
        rows.push(better.id);
        let all = vec![1; self.cells().len()];
        let mut units = Vec::new();
        for (_, bit) in self.end(&all) {
            units.push(log.clause(&[Lit::new(bit, false)], &rows));
        }
        units.push(some.id);
        Some(log.clause(&[], &units))
    }

    /// An odd number of pegs in a set is not none: what jumps take is even, so one is left.
    fn not_none(&self, weights: &[i64], log: &mut Log) -> RowId {
        let mut halved = String::new();
        for (_, bit) in self.end(weights) {
            let _ = write!(halved, " x{} w", bit.0 + 1);
        }
        let taken = log.sum(&self.balance(weights), &format!("{halved} 2 d 2 *"));
        let mut sum = self.reversed(weights);
        sum.push((taken, 1));
        log.sum(&sum, "")
    }

    /// An even number of pegs in a set, and one at most, is none.
    fn none(&self, weights: &[i64], better: RowId, log: &mut Log) -> RowId {
        let mut sum = self.reversed(weights);
        sum.push((better, 1));
        let outside: Vec<i64> = weights.iter().map(|weight| 1 - weight).collect();
        let mut halved = String::new();
        for (_, bit) in self.end(&outside) {
            let _ = write!(halved, " x{} +", bit.0 + 1);
        }
        let taken = log.sum(&sum, &format!("{halved} 2 d 2 *"));
        let mut sum = self.balance(weights);
        sum.push((taken, 1));
        log.sum(&sum, "")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every row that the arithmetic names is the one that the specification wrote there.
    #[test]
    fn arithmetic_numbers_as_the_program_does() {
        for text in ["4x4:PPPPPPHPPPPPPPPP", "english", "3x3:PPPPHPPPP"] {
            let open: Puzzle = text.parse().expect(text);
            let ended = open.clone().with_goal(Goal::At(open.cells().next().unwrap())).unwrap();
            for puzzle in [open, ended] {
                let program = spec::plain(&puzzle).unwrap();
                let board = Board::new(&puzzle);
                let mut terms: Vec<&[Term]> = vec![&[]; program.ids() as usize + 3];
                program.rows().for_each(|row| terms[row.id as usize] = row.terms);
                let row = |id: RowId| terms[id as usize];
                for (cell, place) in board.cells.iter().enumerate() {
                    assert_eq!(row(board.start(cell)), [(1, board.x(0, cell))]);
                    for step in 0..board.last - 1 {
                        let x = [(1, board.x(step, cell)), (-1, board.x(step + 1, cell))];
                        assert_eq!(row(board.change(step, cell))[..2], x);
                        let name = format!("x_{place}_{}", step + 1);
                        assert_eq!(program.name(board.x(step, cell)), name);
                        assert_eq!(row(board.one(step)).len(), board.jumps.len());
                    }
                    let end = (1, board.x(board.last - 1, cell));
                    assert!(!board.has_goal() || row(board.goal(cell)) == [end]);
                }
            }
        }
    }
}
