//! Meet in the middle, level by level: what several threads do.
//!
//! Jumps are played from the start and taken back from the ends, a whole level of positions up to symmetry at a time,
//! on the side that has fewer, until the levels of both sides meet. Luck has no part in it, as it has in
//! [`super::meet_in_the_middle`], but no position is looked at twice and levels are easily shared among threads.

use super::frontier::{Gathered, ROUND, Seen, expand};
use super::levels::Levels;
use super::meet_in_the_middle::Tried;
use super::retrace;
use super::word_board::WordBoard;
use crate::pegs::dense::Way;
use crate::pegs::field::Jump;
use quadrille_core::{Budget, Stop};

/// A search from both sides that can be interrupted.
pub struct Fronts<'a> {
    board: &'a WordBoard,
    threads: usize,
    start: u64,
    /// Levels from the start on, each of one peg less than the one before.
    ahead: Levels,
    /// Levels back from the ends, each of one peg more; nothing where any end of fewest pegs is looked for.
    back: Option<Levels>,
    end_pegs: u32,
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
        let fronts = Fronts::onward(board, threads, start);
        Fronts { back: Some(Levels::new(forms)), end_pegs, ..fronts }
    }

    /// Begins a search for the fewest pegs, wherever they are.
    pub fn onward(board: &'a WordBoard, threads: usize, start: u64) -> Self {
        let ahead = Levels::new(vec![board.canonical(start)]);
        Fronts { board, threads, start, ahead, back: None, end_pegs: 0 }
    }

    /// Goes on until the search is decided, or for about so many nodes.
    pub fn go_on(&mut self, patience: u64, budget: &mut Budget) -> Result<Tried, Stop> {
        let enough = budget.nodes().saturating_add(patience);
        loop {
            let Some(back) = &mut self.back else { return self.go_down(enough, budget) };
            if self.ahead.last().is_empty() || back.last().is_empty() {
                return Ok(Tried::NoWay);
            }
            let pegs = self.start.count_ones() - self.ahead.steps() as u32;
            let apart = pegs.saturating_sub(self.end_pegs + back.steps() as u32);
            if apart <= 1 {
                return self.meet(apart, budget);
            }
            if budget.nodes() >= enough {
                return Ok(Tried::Open);
            }
            let (side, way) = match self.ahead.last().len() <= back.last().len() {
                true => (&mut self.ahead, Way::On),
                false => (back, Way::Back),
            };
            let level = beside(side.last(), way, self.board, (self.threads, budget), |_| true)?;
            side.push(level, budget)?;
        }
    }

    /// Plays on until nothing is left to be played: the last level has the fewest pegs.
    fn go_down(&mut self, enough: u64, budget: &mut Budget) -> Result<Tried, Stop> {
        loop {
            if budget.nodes() >= enough {
                return Ok(Tried::Open);
            }
            let last = self.ahead.last();
            let level = beside(last, Way::On, self.board, (self.threads, budget), |_| true)?;
            if level.is_empty() {
                let before = &self.ahead.lists[..self.ahead.steps()];
                return Ok(Tried::Found(self.play(before, last[0])));
            }
            self.ahead.push(level, budget)?;
        }
    }

    /// Looks for what two levels share that are as near as can be.
    fn meet(&self, apart: u32, budget: &mut Budget) -> Result<Tried, Stop> {
        let (mut seen, mut all) = (Seen::new(), Vec::new());
        for round in self.back.iter().flat_map(|back| back.last().chunks(ROUND)) {
            let itself = |position: u64, found: &mut Gathered| found.add(position);
            expand(round, (&mut seen, &mut all), (self.threads, budget), itself, |_| false)?;
        }
        let last = self.ahead.last();
        let seen_by_both = |form: u64| seen.contains(form);
        let (shared, before) = match apart {
            0 => (last.iter().copied().find(|form| seen_by_both(*form)), self.ahead.steps()),
            _ => {
                let at = (self.threads, &mut *budget);
                let shared = beside(last, Way::On, self.board, at, seen_by_both)?;
                (shared.first().copied(), self.ahead.steps() + 1)
            }
        };
        seen.clear(budget);
        Ok(match shared {
            Some(middle) => Tried::Found(self.play(&self.ahead.lists[..before], middle)),
            None => Tried::NoWay,
        })
    }

    /// A play through a position that follows from the last of some levels, and is in the last one back.
    fn play(&self, before: &[Vec<u64>], middle: u64) -> Vec<Jump> {
        let mut forms = vec![middle];
        self.trace(before.iter().skip(1).rev(), Way::Back, &mut forms);
        forms.reverse();
        let after = self.back.iter().flat_map(|back| back.lists.iter().rev().skip(1));
        self.trace(after, Way::On, &mut forms);
        retrace::jumps(self.board, self.start, &forms)
    }

    /// Adds to a list of positions, each one jump from the one before, one of each level.
    fn trace<'b>(
        &self,
        levels: impl Iterator<Item = &'b Vec<u64>>,
        way: Way,
        forms: &mut Vec<u64>,
    ) {
        for level in levels {
            let form = forms[forms.len() - 1];
            let hops = self.board.hops.iter().filter(|hop| hop.goes(form, way));
            let others: Vec<u64> = hops.map(|hop| self.board.canonical(form ^ hop.all)).collect();
            forms.extend(level.iter().find(|form| others.contains(form)));
        }
    }

    /// Gives its memory back.
    pub fn clear(self, budget: &mut Budget) {
        self.ahead.clear(budget);
        self.back.into_iter().for_each(|back| back.clear(budget));
    }
}

/// The level that one jump, played or taken back, makes of another, as far as it is wanted.
fn beside(
    level: &[u64],
    way: Way,
    board: &WordBoard,
    (threads, budget): (usize, &mut Budget),
    wanted: impl Fn(u64) -> bool + Sync,
) -> Result<Vec<u64>, Stop> {
    let follow = |position: u64, found: &mut Gathered| {
        for bundle in &board.bundles {
            bundle.each(position, way, |other, _| {
                let form = board.canonical(other);
                if wanted(form) {
                    found.add(form);
                }
            });
        }
    };
    let (mut seen, mut into) = (Seen::new(), Vec::new());
    for round in level.chunks(ROUND) {
        budget.report("progress-positions", budget.nodes(), 0);
        expand(round, (&mut seen, &mut into), (threads, budget), follow, |_| true)?;
    }
    seen.clear(budget);
    Ok(into)
}
