//! The steps of a search by moves: what follows from a layer, and where two sides meet.

use super::MoveSearch;
use super::marks::Marks;
use super::pagoda_filter::PagodaFilter;
use super::side::Side;
use crate::pegs::dense::Way;
use crate::pegs::solve::chains;
use crate::pegs::solve::frontier::{Gathered, ROUND, Seen, expand};
use quadrille_core::order::Order as _;
use quadrille_core::{Budget, Stop};

/// Weightings are looked for after so many visits where there are no marks.
const FILTER_AFTER: u64 = 1_000_000;

impl MoveSearch<'_> {
    /// A side that begins with some positions.
    pub(super) fn side(&self, first: &[u64], budget: &mut Budget) -> Result<Side, Stop> {
        let mut forms: Vec<u64> = first.iter().map(|p| self.board.canonical(*p)).collect();
        forms.order();
        forms.dedup();
        Side::new(forms, budget)
    }

    /// Makes two sides larger until they meet, and says where.
    pub(super) fn approach(
        &mut self,
        ahead: &mut Side,
        back: &mut Option<Side>,
        (bound, width): (usize, usize),
        budget: &mut Budget,
    ) -> Result<Option<u64>, Stop> {
        loop {
            let moves = ahead.moves() + back.as_ref().map_or(0, Side::moves);
            let from_end = back.as_mut().filter(|back| match width {
                usize::MAX => back.outlook() < ahead.outlook(),
                _ => back.last().len() <= width && moves + 1 < bound,
            });
            if moves + 1 >= bound {
                return match from_end {
                    Some(back) => self.meet(back, Some(ahead), Way::Back, bound, budget),
                    None => self.meet(ahead, back.as_ref(), Way::On, bound, budget),
                };
            }
            let (side, way) = match from_end {
                Some(back) => (back, Way::Back),
                None => (&mut *ahead, Way::On),
            };
            let layer = self.next(side, way, bound, budget)?;
            side.push(layer, budget)?;
            if way == Way::On {
                side.narrow(width, &|position| self.promise(position), budget);
            }
            if side.last().is_empty() {
                return Ok(None);
            }
        }
    }

    /// Follows promising positions for one move more than two sides that did not meet.
    pub(super) fn go_beyond(
        &mut self,
        ahead: &mut Side,
        back: Option<&Side>,
        (bound, width): (usize, usize),
        budget: &mut Budget,
    ) -> Result<Option<u64>, Stop> {
        ahead.narrow(width, &|position| self.promise(position), budget);
        let layer = self.next(ahead, Way::On, bound, budget)?;
        ahead.push(layer, budget)?;
        ahead.narrow(width, &|position| self.promise(position), budget);
        self.meet(ahead, back, Way::On, bound, budget)
    }

    /// Few pegs and few moves to come.
    fn promise(&self, position: u64) -> u32 {
        position.count_ones() + self.regions.moves_needed(position)
    }

    /// Everything new that one move makes of the last layer of a side.
    fn next(
        &mut self,
        side: &mut Side,
        way: Way,
        bound: usize,
        budget: &mut Budget,
    ) -> Result<Vec<u64>, Stop> {
        let moves = side.layers.len() as u32;
        let (last, mut layer) = (side.layers.len() - 1, Vec::new());
        for round in side.layers[last].chunks(ROUND) {
            self.prepare(round.len() as u64, budget)?;
            let follow = |position: u64, found: &mut Gathered| {
                self.each_worth(position, way, (moves, bound as u32), &mut |other| {
                    found.add(self.board.canonical(other));
                });
            };
            let lists = (&mut side.seen, &mut layer);
            expand(round, lists, (self.case.threads, budget), follow, |_| true)?;
        }
        Ok(layer)
    }

    /// A position that one move makes of the last layer of a side and the other side has; without another side, an end.
    fn meet(
        &mut self,
        side: &Side,
        other: Option<&Side>,
        way: Way,
        bound: usize,
        budget: &mut Budget,
    ) -> Result<Option<u64>, Stop> {
        let moves = side.layers.len() as u32;
        let (mut seen, mut hits) = (Seen::new(), Vec::new());
        for round in side.last().chunks(ROUND) {
            self.visits += round.len() as u64;
            budget.report("progress-positions", self.visits, 0);
            let follow = |position: u64, found: &mut Gathered| {
                let mut forms = Vec::new();
                // The other side knows best what matters.
                self.each_within(position, way, (moves, bound as u32), &mut |after| {
                    forms.push(self.board.canonical(after));
                });
                match other {
                    Some(other) => other.keep_shared(&mut forms),
                    None => forms.retain(|form| form.count_ones() == self.pegs),
                }
                forms.into_iter().for_each(|form| found.add(form));
            };
            expand(round, (&mut seen, &mut hits), (self.case.threads, budget), follow, |_| true)?;
            if !hits.is_empty() {
                break;
            }
        }
        seen.clear(budget);
        Ok(hits.first().copied())
    }

    /// Calls `visit` with what one move makes of a position, as far as regions allow it in a play within a bound.
    #[inline]
    fn each_within(
        &self,
        position: u64,
        way: Way,
        (moves, bound): (u32, u32),
        visit: &mut impl FnMut(u64),
    ) {
        chains::each(&self.board, position, way, &mut |other| {
            let more = match way {
                Way::On => self.regions.moves_needed(other),
                Way::Back => self.regions.moves_made(other),
            };
            if moves + more <= bound {
                visit(other);
            }
        });
    }

    /// The same for positions that are known to matter only.
    #[inline]
    fn each_worth(&self, position: u64, way: Way, within: (u32, u32), visit: &mut impl FnMut(u64)) {
        let Some(marks) = &self.marks else {
            let filter = self.filter.as_ref().filter(|_| way == Way::On);
            return self.each_within(position, way, within, &mut |other| {
                if filter.is_none_or(|filter| filter.lets_through(other)) {
                    visit(other);
                }
            });
        };
        // Positions from before the marks were made are looked up here, the others before they were added.
        if !marks.has(position, way) {
            return;
        }
        let mut found = Vec::new();
        self.each_within(position, way, within, &mut |other| found.push(other));
        // To know first what does not matter spares most positions their canonical form and a place among those seen. All
        // are looked up before one is used, so that the waits for memory overlap.
        let matter: Vec<bool> = found.iter().map(|other| marks.has(*other, way)).collect();
        found
            .iter()
            .zip(matter)
            .filter(|(_, matters)| *matters)
            .for_each(|(other, _)| visit(*other));
    }

    /// Counts visits, and makes what spares some of them once the search has become long enough to pay for it.
    fn prepare(&mut self, visits: u64, budget: &mut Budget) -> Result<(), Stop> {
        self.visits += visits;
        budget.report("progress-positions", self.visits, 0);
        if self.mark_after.is_some_and(|after| self.visits >= after) {
            self.mark_after = None;
            self.marks = Marks::new(self.case, &self.board, self.pegs, budget)?;
        }
        if self.filter.is_none() && self.marks.is_none() && self.visits >= FILTER_AFTER {
            self.filter = Some(match self.case.field.goal(self.case.puzzle) {
                Some(goal) => PagodaFilter::new(self.case, goal, budget)?,
                None => PagodaFilter::default(),
            });
        }
        Ok(())
    }
}
