//! Destroy and repair: a play that leaves too many pegs is taken back where they stand and played there anew.
//!
//! Jumps that share no cell can be played in either order. So those near a peg left over can be taken back although
//! others far away came later, and what they leave is a small board of its own, a [`Patch`], on which a narrow
//! beam finds another end. A new end that leaves no more pegs is taken even if it leaves as many: pegs wander, and
//! two that meet become one. The work of a step depends on the size of the patch, not on that of the board.

mod gains;
mod patch;
mod undo;

use super::beam::costs::BeamWeights;
use crate::pegs::field::{Field, Jump};
use crate::pegs::rules::Puzzle;
use gains::Gains;
use patch::{Patch, Wish};
use quadrille_core::{Budget, Rng, Stop};
use undo::{Corridor, Undo};

/// How many jumps a step takes back: at least so many, and up to so many more.
const JUMPS: (f64, f64) = (20.0, 50.0);
/// How many positions of each peg count a step keeps: at least so many, and up to so many times more.
const WIDTH: (f64, f64) = (12.0, 3.0);
/// After so many steps for each peg left without a peg less, a step takes back twice as much; three times is the most.
const STALE: f64 = 20.0;

/// How many cells farther from each other pegs that gather may still come, on average where nothing is gained.
const HEAT: f64 = 2.0;

/// A play that gets better step by step.
pub struct Repair<'a> {
    field: &'a Field,
    /// The only cell where the last peg may stand, if there is one.
    goal: Option<usize>,
    start: Vec<bool>,
    /// Whether pegs left over should come nearer to each other; else they wander anywhere.
    gathers: bool,
    /// The middle of the board.
    middle: (f64, f64),
    /// The play.
    pub jumps: Vec<Jump>,
    /// Where it ends.
    end: Vec<bool>,
    /// Steps since it last became shorter by a peg.
    pub stale: u32,
    undo: Undo,
    gains: Gains,
    rng: Rng,
}

impl<'a> Repair<'a> {
    /// Begins with a play.
    ///
    /// On open boards pegs that gather meet several times sooner; on boards full of gaps they get stuck where they cannot
    /// meet, and it is better if they wander.
    pub fn new(
        puzzle: &Puzzle,
        field: &'a Field,
        jumps: Vec<Jump>,
        gathers: bool,
        rng: Rng,
    ) -> Self {
        let start = field.pegs(puzzle.start());
        let mean = |pick: &dyn Fn(usize) -> usize| {
            (0..field.len()).map(|i| pick(i) as f64).sum::<f64>() / field.len() as f64
        };
        let middle = (mean(&|i| field.cells[i].row), mean(&|i| field.cells[i].col));
        let mut repair = Repair {
            field,
            goal: field.goal(puzzle),
            end: start.clone(),
            start,
            gathers,
            middle,
            jumps: Vec::new(),
            stale: 0,
            undo: Undo::new(field.len()),
            gains: Gains::default(),
            rng,
        };
        repair.take(jumps);
        repair
    }

    /// What is wrong with the play: the pegs left, and one more if the goal is not among them.
    pub fn faults(&self) -> usize {
        self.pegs_left() + usize::from(self.goal.is_some_and(|goal| !self.end[goal]))
    }

    fn pegs_left(&self) -> usize {
        self.end.iter().filter(|peg| **peg).count()
    }

    /// How far the pegs left are from the middle of them all, summed up.
    fn spread(&self) -> f64 {
        let left: Vec<(f64, f64)> = (0..self.end.len())
            .filter(|i| self.end[*i])
            .chain(self.goal)
            .map(|i| place(self.field, i))
            .collect();
        let count = left.len() as f64;
        let (rows, cols) = left.iter().fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
        left.iter().map(|at| (at.0 - rows / count).hypot(at.1 - cols / count)).sum()
    }

    fn take(&mut self, jumps: Vec<Jump>) {
        self.end.clone_from(&self.start);
        for jump in &jumps {
            (self.end[jump.from], self.end[jump.over], self.end[jump.to]) = (false, false, true);
        }
        self.jumps = jumps;
    }

    /// Takes back some jumps and plays others instead, if that is no worse.
    pub fn step(&mut self, budget: &mut Budget) -> Result<(), Stop> {
        budget.tick()?;
        self.stale += 1;
        let Some((at, other)) = self.pegs_to_join() else { return Ok(()) };
        let more = 1.0 + (f64::from(self.stale) / (STALE * self.pegs_left() as f64)).min(2.0);
        let most = ((JUMPS.0 + JUMPS.1 * self.rng.unit()) * more) as usize;
        let corridor = Corridor::draw(self.field, at, other, &mut self.rng);
        let kind = self.gains.draw(&mut self.rng);
        let undone = match kind {
            0 => self.undo.what_follows(self.field, &self.jumps, &corridor, most, &mut self.rng),
            1 => (self.jumps.len().saturating_sub(most)..self.jumps.len()).rev().collect(),
            2 => self.undo.within(self.field, &self.jumps, &corridor, most),
            _ => self.undo.since(self.field, &self.jumps, &corridor, most),
        };
        if undone.is_empty() {
            return Ok(());
        }
        let towards = match self.rng.below(4) {
            0 => place(self.field, other),
            1 => self.middle,
            2 => corridor.end,
            _ => (corridor.end.0 + self.shift(), corridor.end.1 + self.shift()),
        };
        let weights = BeamWeights::any(&mut self.rng);
        let width = (WIDTH.0 * (1.0 + WIDTH.1 * self.rng.unit()) * more * more) as usize;
        let wish = Wish { towards, weights: &weights, width, goal: self.goal };
        let (active, pegs) = self.freed(&undone, &corridor);
        let Some(patch) = Patch::new(self.field, &active, &pegs) else { return Ok(()) };
        let played = patch.play(&wish, budget)?;
        let before = self.faults();
        self.replace(&undone, &played);
        let work = undone.len().pow(2) * width;
        self.gains.note(kind, before - self.faults(), work as f64);
        Ok(())
    }

    fn shift(&mut self) -> f64 {
        6.0 * self.rng.unit() - 3.0
    }

    /// A peg left over and another one, likely near, that it might be joined with; or the goal.
    fn pegs_to_join(&mut self) -> Option<(usize, usize)> {
        let left: Vec<usize> = (0..self.end.len()).filter(|i| self.end[*i]).collect();
        let at = *self.rng.choose(&left)?;
        let goal = self.goal.filter(|goal| !self.end[*goal]);
        let mut others: Vec<usize> =
            left.iter().copied().filter(|i| *i != at).chain(goal).collect();
        others.sort_by(|a, b| away(self.field, at, *a).total_cmp(&away(self.field, at, *b)));
        let near = self.rng.unit() * self.rng.unit() * others.len() as f64;
        others.get(near as usize).map(|other| (at, *other))
    }

    /// The cells that are left free when jumps are taken back, with room around them, and the pegs there are then.
    fn freed(&self, undone: &[usize], corridor: &Corridor) -> (Vec<bool>, Vec<bool>) {
        let mut pegs = self.end.clone();
        let mut active: Vec<bool> = (0..self.end.len())
            .map(|i| corridor.away(place(self.field, i)) <= corridor.width + 1.0)
            .collect();
        for jump in undone.iter().map(|i| self.jumps[*i]) {
            (pegs[jump.from], pegs[jump.over], pegs[jump.to]) = (true, true, false);
            [jump.from, jump.over, jump.to].into_iter().for_each(|i| active[i] = true);
        }
        (active, pegs)
    }

    /// Puts other jumps in the place of those undone, if they leave no more faults.
    fn replace(&mut self, undone: &[usize], played: &[Jump]) {
        let (before, was) = (self.faults(), self.spread());
        let mut gone = vec![false; self.jumps.len()];
        undone.iter().for_each(|i| gone[*i] = true);
        let kept = self.jumps.iter().zip(&gone).filter(|(_, gone)| !**gone).map(|(jump, _)| *jump);
        let jumps: Vec<Jump> = kept.chain(played.iter().copied()).collect();
        let old = std::mem::take(&mut self.jumps);
        self.take(jumps);
        let strays = self.gathers && self.faults() == before && {
            let slack = -HEAT * (1.0 - self.rng.unit()).ln();
            self.spread() > was + slack
        };
        if self.faults() > before || strays {
            self.take(old);
        } else if self.faults() < before {
            self.stale = 0;
        }
    }
}

/// Where a cell lies.
fn place(field: &Field, cell: usize) -> (f64, f64) {
    (field.cells[cell].row as f64, field.cells[cell].col as f64)
}

fn away(field: &Field, a: usize, b: usize) -> f64 {
    let (a, b) = (place(field, a), place(field, b));
    (a.0 - b.0).hypot(a.1 - b.1)
}
