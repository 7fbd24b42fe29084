//! Meet in the middle, level by level: what several threads do.
//!
//! Jumps are played from the start and taken back from the ends, a whole level of positions up to symmetry at a time,
//! on the side that has fewer, until the levels of both sides meet. Luck has no part in it, as it has in
//! [`super::meet_in_the_middle`], but no position is looked at twice and levels are easily shared among threads.

use super::frontier::{Gathered, ROUND, Seen, expand};
use super::meet_in_the_middle::Tried;
use super::retrace;
use super::word_board::WordBoard;
use crate::pegs::field::Jump;
use quadrille_core::{Budget, Stop};

/// A search from both sides that can be interrupted.
pub struct Fronts<'a> {
    board: &'a WordBoard,
    threads: usize,
    start: u64,
    /// Levels from the start on, each of one peg less than the one before.
    ahead: Vec<Vec<u64>>,
    /// Levels back from the ends, each of one peg more; nothing where any end of fewest pegs is looked for.
    back: Vec<Vec<u64>>,
    end_pegs: u32,
    /// The memory counted for the levels.
    bytes: u64,
}

impl<'a> Fronts<'a> {
    /// Begins a search for one of the ends, which have `end_pegs` pegs each.
    pub fn new(
        board: &'a WordBoard,
        threads: usize,
        start: u64,
        ends: &[u64],
        end_pegs: u32,
    ) -> Self {
        let mut forms: Vec<u64> = Vec::new();
        for form in ends.iter().map(|end| board.canonical(*end)) {
            if !forms.contains(&form) {
                forms.push(form);
            }
        }
        let ahead = vec![vec![board.canonical(start)]];
        Fronts { board, threads, start, ahead, back: vec![forms], end_pegs, bytes: 0 }
    }

    /// Begins a search for the fewest pegs, wherever they are.
    pub fn onward(board: &'a WordBoard, threads: usize, start: u64) -> Self {
        let ahead = vec![vec![board.canonical(start)]];
        Fronts { board, threads, start, ahead, back: Vec::new(), end_pegs: 0, bytes: 0 }
    }

    /// Goes on until the search is decided, or for about so many nodes.
    pub fn go_on(&mut self, patience: u64, budget: &mut Budget) -> Result<Tried, Stop> {
        let enough = budget.nodes().saturating_add(patience);
        loop {
            let Some(back) = self.back.last() else { return self.go_down(enough, budget) };
            let ahead = &self.ahead[self.ahead.len() - 1];
            if ahead.is_empty() || back.is_empty() {
                return Ok(Tried::NoWay);
            }
            let pegs = self.start.count_ones() + 1 - self.ahead.len() as u32;
            let apart = pegs.saturating_sub(self.end_pegs + self.back.len() as u32 - 1);
            if apart <= 1 {
                return self.meet(apart, budget);
            }
            if budget.nodes() >= enough {
                return Ok(Tried::Open);
            }
            let smaller = ahead.len() <= back.len();
            let level = match smaller {
                true => played(ahead, self.board, self.threads, budget, |_| true)?,
                false => taken_back(back, self.board, self.threads, budget)?,
            };
            self.bytes += level.len() as u64 * 8;
            budget.take_memory(level.len() as u64 * 8)?;
            let side = if smaller { &mut self.ahead } else { &mut self.back };
            side.push(level);
        }
    }

    /// Plays on until nothing is left to be played: the last level has the fewest pegs.
    fn go_down(&mut self, enough: u64, budget: &mut Budget) -> Result<Tried, Stop> {
        loop {
            if budget.nodes() >= enough {
                return Ok(Tried::Open);
            }
            let last = &self.ahead[self.ahead.len() - 1];
            let level = played(last, self.board, self.threads, budget, |_| true)?;
            if level.is_empty() {
                return Ok(Tried::Found(self.play()));
            }
            self.bytes += level.len() as u64 * 8;
            budget.take_memory(level.len() as u64 * 8)?;
            self.ahead.push(level);
        }
    }

    /// Looks for what two levels share that are as near as can be.
    fn meet(&mut self, apart: u32, budget: &mut Budget) -> Result<Tried, Stop> {
        let (mut seen, mut all) = (Seen::new(), Vec::new());
        for round in self.back[self.back.len() - 1].chunks(ROUND) {
            let itself = |position: u64, found: &mut Gathered| found.add(position);
            expand(round, (&mut seen, &mut all), (self.threads, budget), itself, |_| false)?;
        }
        let last = &self.ahead[self.ahead.len() - 1];
        let shared = match apart {
            0 => last.iter().copied().filter(|position| seen.contains(*position)).collect(),
            _ => played(last, self.board, self.threads, budget, |form| seen.contains(form))?,
        };
        seen.clear(budget);
        if shared.is_empty() {
            return Ok(Tried::NoWay);
        }
        if apart == 0 {
            self.ahead.pop();
        }
        self.ahead.push(shared);
        Ok(Tried::Found(self.play()))
    }

    /// A play through the first position of the last level ahead.
    fn play(&self) -> Vec<Jump> {
        let board = self.board;
        let middle = self.ahead[self.ahead.len() - 1][0];
        let mut forms = vec![middle];
        for level in self.ahead[1..].iter().rev().skip(1) {
            let form = forms[forms.len() - 1];
            let before = board.hops.iter().filter(|hop| hop.unfits(form));
            let before: Vec<u64> = before.map(|hop| board.canonical(form ^ hop.all)).collect();
            forms.extend(level.iter().find(|form| before.contains(form)));
        }
        forms.reverse();
        for level in self.back.iter().rev().skip(1) {
            let form = forms[forms.len() - 1];
            let after = board.hops.iter().filter(|hop| hop.fits(form));
            let after: Vec<u64> = after.map(|hop| board.canonical(form ^ hop.all)).collect();
            forms.extend(level.iter().find(|form| after.contains(form)));
        }
        retrace::jumps(board, self.start, &forms)
    }

    /// Gives its memory back.
    pub fn clear(self, budget: &mut Budget) {
        budget.free_memory(self.bytes);
    }
}

/// The level that one jump makes of another, as far as it is wanted.
fn played(
    level: &[u64],
    board: &WordBoard,
    threads: usize,
    budget: &mut Budget,
    wanted: impl Fn(u64) -> bool + Sync,
) -> Result<Vec<u64>, Stop> {
    next(level, threads, budget, |position, found| {
        for hop in board.hops.iter().filter(|hop| hop.fits(position)) {
            let form = board.canonical(position ^ hop.all);
            if wanted(form) {
                found.add(form);
            }
        }
    })
}

/// The level of which one jump makes another.
fn taken_back(
    level: &[u64],
    board: &WordBoard,
    threads: usize,
    budget: &mut Budget,
) -> Result<Vec<u64>, Stop> {
    next(level, threads, budget, |position, found| {
        for hop in board.hops.iter().filter(|hop| hop.unfits(position)) {
            found.add(board.canonical(position ^ hop.all));
        }
    })
}

fn next(
    level: &[u64],
    threads: usize,
    budget: &mut Budget,
    follow: impl Fn(u64, &mut Gathered) + Sync,
) -> Result<Vec<u64>, Stop> {
    let (mut seen, mut into) = (Seen::new(), Vec::new());
    for round in level.chunks(ROUND) {
        budget.report("progress-positions", budget.nodes(), 0);
        expand(round, (&mut seen, &mut into), (threads, budget), &follow, |_| true)?;
    }
    seen.clear(budget);
    Ok(into)
}
