//! Counting with one bit for every position of the start's class.
//!
//! Positions up to symmetry are counted without looking at their images: there are as many as the
//! symmetries leave positions unchanged on average (Burnside's lemma), and those that a symmetry
//! leaves unchanged are few and easily listed.

use super::{Census, Line, mix};
use crate::pegs::dense::{Positions, Way};
use quadrille_core::{Budget, Stop};
use std::io::{self, Read, Write};

/// A census under way.
pub struct BitCensus<'a> {
    census: &'a Census,
    positions: Positions,
    /// How many positions there are of each number of pegs, from 0 up.
    counts: Vec<u64>,
    /// Every position of so many pegs or more is there.
    level: u32,
}

impl<'a> BitCensus<'a> {
    /// The bytes it takes, if it is possible at all.
    pub fn bytes(census: &Census) -> Option<u64> {
        Positions::bytes(&census.field, census.start)
    }

    /// Begins with the start alone. Nothing for boards that have no jump or too many parts.
    pub fn new(census: &'a Census, budget: &mut Budget) -> Result<Option<Self>, Stop> {
        // A census has the machine to itself.
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        let positions = Positions::new(&census.field, census.start, threads, budget)?;
        let Some(mut positions) = positions else { return Ok(None) };
        positions.add(census.start);
        let level = census.pegs();
        let mut counts = vec![0; level as usize + 1];
        counts[level as usize] = 1;
        Ok(Some(BitCensus { census, positions, counts, level }))
    }

    /// The number of pegs down to which everything is found.
    pub fn level(&self) -> u32 {
        self.level
    }

    /// Positions found so far.
    pub fn found(&self) -> u64 {
        self.counts.iter().sum()
    }

    /// Finds the positions of one peg less; says whether there are any.
    pub fn next(&mut self, budget: &Budget) -> Result<bool, Stop> {
        if self.level <= 1 {
            return Ok(false);
        }
        let found = self.positions.grow(self.level - 1, Way::On, budget)?;
        self.level -= 1;
        self.counts[self.level as usize] = found;
        Ok(found > 0)
    }

    /// The table, from the start's number of pegs downwards, once everything is found. What cannot
    /// be won is forgotten on the way.
    pub fn finish(mut self, budget: &Budget) -> Result<Vec<Line>, Stop> {
        let forms = self.up_to_symmetry(&self.counts, budget)?;
        let all = self.counts.clone();
        let won = self.won(budget)?;
        let wins = match won.iter().any(|n| *n > 0) {
            true => self.up_to_symmetry(&won, budget)?,
            false => won,
        };
        let line = |pegs: usize| Line { forms: forms[pegs], all: all[pegs], won: wins[pegs] };
        Ok((1..all.len()).rev().map(line).take_while(|line| line.all > 0).collect())
    }

    /// Forgets what cannot be won and counts the rest.
    fn won(&mut self, budget: &Budget) -> Result<Vec<u64>, Stop> {
        let mut won = vec![0; self.counts.len()];
        let ends: Vec<u64> = (0..self.census.field.len())
            .map(|cell| 1 << cell)
            .filter(|p| self.positions.numbering.has(*p) && self.positions.has(*p))
            .filter(|p| self.census.is_won(*p))
            .collect();
        if ends.is_empty() {
            return Ok(won);
        }
        self.positions.clear_level(1, budget)?;
        ends.iter().for_each(|end| self.positions.add(*end));
        won[1] = ends.len() as u64;
        for pegs in 2..=self.census.pegs() {
            won[pegs as usize] = self.positions.sift(pegs, Way::Back, budget)?;
            budget.report("progress-back", u64::from(pegs), u64::from(self.census.pegs()));
        }
        Ok(won)
    }

    /// How many positions there are up to symmetry, where `counts` are all of each number of pegs.
    fn up_to_symmetry(&self, counts: &[u64], budget: &Budget) -> Result<Vec<u64>, Stop> {
        let mut unchanged = counts.to_vec();
        for turn in self.census.field.symmetries.iter().skip(1) {
            self.count_unchanged(&cycles(turn), &mut unchanged, budget)?;
        }
        let symmetries = self.census.symmetries() as u64;
        Ok(unchanged.iter().map(|n| n / symmetries).collect())
    }

    /// Adds the positions that are unions of given sets of cells.
    fn count_unchanged(&self, sets: &[u64], to: &mut [u64], budget: &Budget) -> Result<(), Stop> {
        unions(self.census, sets, budget, &mut |position| {
            if self.positions.numbering.has(position) && self.positions.has(position) {
                to[position.count_ones() as usize] += 1;
            }
        })
    }

    /// Writes everything found so far.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        out.write_all(&self.level.to_le_bytes())?;
        out.write_all(&self.positions.words().fold(0, mix).to_le_bytes())?;
        self.positions.words().try_for_each(|word| out.write_all(&word.to_le_bytes()))
    }

    /// Goes on from what was written; says whether it is whole and belongs to this board.
    pub fn read(&mut self, from: &mut dyn Read, budget: &Budget) -> io::Result<Result<bool, Stop>> {
        let (mut level, mut sum) = ([0; 4], [0; 8]);
        from.read_exact(&mut level)?;
        from.read_exact(&mut sum)?;
        self.positions.read(from)?;
        let level = u32::from_le_bytes(level);
        if self.positions.words().fold(0, mix) != u64::from_le_bytes(sum) {
            return Ok(Ok(false));
        }
        self.level = level.clamp(1, self.census.pegs());
        for pegs in self.level..=self.census.pegs() {
            match self.positions.count(pegs, budget) {
                Ok(count) => self.counts[pegs as usize] = count,
                Err(stop) => return Ok(Err(stop)),
            }
        }
        Ok(Ok(self.level == level && self.positions.has(self.census.start)))
    }
}

/// Every union of given sets of cells. Cells that no jump touches are always as they were at the start.
pub(super) fn unions(
    census: &Census,
    sets: &[u64],
    budget: &Budget,
    each: &mut dyn FnMut(u64),
) -> Result<(), Stop> {
    let moved = census.field.touched();
    let sets: Vec<u64> = sets.iter().copied().filter(|set| set & moved != 0).collect();
    let mut position = census.start & !moved;
    for step in 1..=1u64 << sets.len() {
        if step.is_multiple_of(1 << 16) {
            budget.check()?;
        }
        each(position);
        // All unions, each from the one before by adding or removing one set.
        if let Some(set) = sets.get(step.trailing_zeros() as usize) {
            position ^= set;
        }
    }
    Ok(())
}

/// The cycles of a permutation as sets of cells.
pub(super) fn cycles(turn: &[usize]) -> Vec<u64> {
    let (mut seen, mut sets) = (0u64, Vec::new());
    for first in 0..turn.len() {
        let (mut set, mut at) = (0u64, first);
        while (seen | set) >> at & 1 == 0 {
            set |= 1 << at;
            at = turn[at];
        }
        if set != 0 {
            sets.push(set);
        }
        seen |= set;
    }
    sets
}

#[cfg(test)]
mod tests {
    use super::super::{Line, PositionSet};
    use super::*;
    use crate::pegs::boards::named;
    use crate::pegs::rules::{Goal, Puzzle, Spot};
    use quadrille_core::{Cell, Grid, Shape};

    fn by_bits(puzzle: &Puzzle) -> Vec<Line> {
        let census = Census::new(puzzle).unwrap();
        let mut budget = Budget::unlimited();
        let mut bits = BitCensus::new(&census, &mut budget).unwrap().unwrap();
        while bits.next(&budget).unwrap() {}
        bits.finish(&budget).unwrap()
    }

    fn by_lists(puzzle: &Puzzle) -> Vec<Line> {
        let census = Census::new(puzzle).unwrap();
        let mut budget = Budget::unlimited();
        let mut levels = vec![vec![census.start()]];
        while let Some(last) = levels.last().filter(|level| !level.is_empty()) {
            let next = census.next(last.iter().copied(), (0, 1), &mut budget).unwrap();
            levels.push(next);
        }
        levels.pop();
        let (mut lines, mut next) = (Vec::new(), PositionSet::new());
        for level in levels.iter().rev() {
            let mut won = census.won(level.iter().copied(), &next, &mut budget).unwrap();
            let all = level.iter().map(|p| census.orbit(*p)).sum();
            lines.push(Line { forms: level.len() as u64, all, won: won.len() as u64 });
            next = PositionSet::new();
            next.insert_all(&mut won, &mut budget).unwrap();
        }
        lines.reverse();
        lines
    }

    #[test]
    fn bits_and_lists_count_the_same() {
        for name in
            ["triangle:4", "triangle:5", "cross:5", "rect:3x4", "rect:4x5", "square:4", "diamond:5"]
        {
            let board = named(name, None).unwrap();
            assert_eq!(by_bits(&board), by_lists(&board), "{name}");
            let goal = board.cells().last().unwrap();
            let corner = named(name, Some(goal)).unwrap().with_goal(Goal::At(goal)).unwrap();
            assert_eq!(by_bits(&corner), by_lists(&corner), "{name} from and to {goal}");
        }
        let spoiled = named("square:4", Some(Cell::new(1, 1))).unwrap();
        assert_eq!(by_bits(&spoiled), by_lists(&spoiled));
    }

    #[test]
    fn what_was_written_is_gone_on_from() {
        let puzzle = named("rect:4x5", None).unwrap();
        let census = Census::new(&puzzle).unwrap();
        let mut budget = Budget::unlimited();
        let mut bits = BitCensus::new(&census, &mut budget).unwrap().unwrap();
        (0..5).for_each(|_| assert!(bits.next(&budget).unwrap()));
        let mut file = Vec::new();
        bits.write(&mut file).unwrap();
        let mut again = BitCensus::new(&census, &mut budget).unwrap().unwrap();
        assert_eq!(again.read(&mut &file[..], &budget).unwrap(), Ok(true));
        assert_eq!((again.level(), again.found()), (bits.level(), bits.found()));
        while again.next(&budget).unwrap() {}
        assert_eq!(again.finish(&budget).unwrap(), by_bits(&puzzle));
        // Bits of levels that are not yet found are noticed as well as others.
        for at in [12, file.len() / 2, file.len() - 1] {
            let mut damaged = BitCensus::new(&census, &mut budget).unwrap().unwrap();
            file[at] ^= 4;
            assert_eq!(damaged.read(&mut &file[..], &budget).unwrap(), Ok(false), "{at}");
            file[at] ^= 4;
        }
        let mut short = BitCensus::new(&census, &mut budget).unwrap().unwrap();
        assert!(short.read(&mut &file[..50], &budget).is_err());
    }

    #[test]
    fn cells_that_no_jump_touches_cost_nothing() {
        // A row where nothing can jump, and forty-five pegs alone.
        let mut spots = vec![Spot::Peg, Spot::Hole, Spot::Peg];
        for _ in 0..45 {
            spots.extend([Spot::Nothing; 4]);
            spots.extend([Spot::Peg, Spot::Nothing]);
        }
        let puzzle = Puzzle::new(Shape::Square, Grid::from_vec(91, 3, spots)).unwrap();
        let census = Census::new(&puzzle).unwrap();
        let bits = BitCensus::new(&census, &mut Budget::unlimited()).unwrap().unwrap();
        let lines = bits.finish(&Budget::unlimited()).unwrap();
        assert_eq!(lines, [Line { forms: 1, all: 1, won: 0 }]);
    }
}
