//! The steps of a search by moves: what follows from a layer, and where two sides meet.

use super::MoveSearch;
use super::marks::Marks;
use super::side::Side;
use crate::pegs::dense::Way;
use crate::pegs::solve::chains;
use crate::pegs::solve::frontier::{Gathered, ROUND, Seen, expand};
use crate::pegs::solve::pagoda_filter::PagodaFilter;
use quadrille_core::order::Order as _;
use quadrille_core::{Budget, Stop};
use std::collections::HashSet;

/// How many pegs a move to come counts as much as. Of 1 to 6 on four boards 3 and 4 found the shortest plays.
const MOVE_WORTH: u32 = 4;

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
            let moves = ahead.layers.steps() + back.as_ref().map_or(0, |back| back.layers.steps());
            let from_end = back.as_ref().is_some_and(|back| match width {
                usize::MAX => back.outlook() < ahead.outlook(),
                _ => back.layers.last().len() <= width && moves + 1 < bound,
            });
            if moves + 1 >= bound {
                return match back.as_ref().filter(|_| from_end) {
                    Some(back) => self.meet(back, Some(ahead), Way::Back, bound, budget),
                    None => self.meet(ahead, back.as_ref(), Way::On, bound, budget),
                };
            }
            let (side, way) = match back.as_mut().filter(|_| from_end) {
                Some(back) => (back, Way::Back),
                None => (&mut *ahead, Way::On),
            };
            let layer = self.next(side, way, bound, budget)?;
            let met = match (way, width) {
                (Way::Back, _) | (_, usize::MAX) => None,
                _ => self.met_early(&layer, back.as_ref()),
            };
            let side = back.as_mut().filter(|_| from_end).unwrap_or(ahead);
            side.push(layer, budget)?;
            if met.is_some() {
                return Ok(met);
            }
            if way == Way::On {
                side.layers.narrow(width, &|position| self.promise(position), budget);
            }
            if side.layers.last().is_empty() {
                return Ok(None);
            }
        }
    }

    /// A position of a new layer from the start that is as few moves as can be from an end: a play of fewer moves than the
    /// bound. Whole searches have none, or one of a lower bound had found it.
    fn met_early(&self, layer: &[u64], back: Option<&Side>) -> Option<u64> {
        let Some(back) = back else {
            return layer.iter().copied().find(|position| position.count_ones() == self.pegs);
        };
        let shared = layer.chunks(ROUND).flat_map(|part| {
            let mut part = part.to_vec();
            back.keep_shared(&mut part);
            part
        });
        let shared: HashSet<u64> = shared.collect();
        if shared.is_empty() {
            return None;
        }
        let mut nearest_first = back.layers.lists.iter().flatten();
        nearest_first.find(|position| shared.contains(position)).copied()
    }

    /// Follows promising positions for one move more than two sides that did not meet.
    pub(super) fn go_beyond(
        &mut self,
        ahead: &mut Side,
        back: Option<&Side>,
        (bound, width): (usize, usize),
        budget: &mut Budget,
    ) -> Result<Option<u64>, Stop> {
        ahead.layers.narrow(width, &|position| self.promise(position), budget);
        let layer = self.next(ahead, Way::On, bound, budget)?;
        ahead.push(layer, budget)?;
        ahead.layers.narrow(width, &|position| self.promise(position), budget);
        self.meet(ahead, back, Way::On, bound, budget)
    }

    /// Few moves to come, and few pegs.
    fn promise(&self, position: u64) -> u32 {
        position.count_ones() + MOVE_WORTH * self.regions.moves_needed(position)
    }

    /// Everything new that one move makes of the last layer of a side.
    fn next(
        &mut self,
        side: &mut Side,
        way: Way,
        bound: usize,
        budget: &mut Budget,
    ) -> Result<Vec<u64>, Stop> {
        let moves = side.layers.steps() as u32 + 1;
        let mut layer = Vec::new();
        if let Some(filter) = self.filter.as_mut().filter(|_| self.marks.is_none()) {
            filter.choose(&self.board, side.layers.last(), way);
        }
        for round in side.layers.last().chunks(ROUND) {
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
        let moves = side.layers.steps() as u32 + 1;
        let (mut seen, mut hits) = (Seen::new(), Vec::new());
        for round in side.layers.last().chunks(ROUND) {
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
        let Some(others) = bound.checked_sub(moves) else { return };
        chains::each(&self.board, position, way, &mut |other| {
            let fits = match way {
                Way::On => self.regions.may_end_after(other, others),
                Way::Back => self.regions.may_be_after(other, others),
            };
            if fits {
                visit(other);
            }
        });
    }

    /// The same for positions that are known to matter only.
    #[inline]
    fn each_worth(&self, position: u64, way: Way, within: (u32, u32), visit: &mut impl FnMut(u64)) {
        let Some(marks) = &self.marks else {
            let filter = self.filter.as_ref();
            return self.each_within(position, way, within, &mut |other| {
                if filter.is_none_or(|filter| filter.lets_through(other, way)) {
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
            self.marks = Marks::new(self.case, self.pegs, budget)?;
        }
        let long = self.visits >= self.filter_after;
        // A page would first have to fetch the solver that finds weightings.
        if long
            && cfg!(not(target_family = "wasm"))
            && self.filter.is_none()
            && self.marks.is_none()
        {
            self.filter = Some(self.weightings(budget)?);
        }
        Ok(())
    }

    /// The weightings that filter both sides; none where the ends are too many to list.
    fn weightings(&self, budget: &mut Budget) -> Result<PagodaFilter, Stop> {
        match &self.ends {
            Some(ends) => {
                let between = (&[self.case.start()][..], ends.as_slice());
                PagodaFilter::new(self.case.field, &self.board, between, budget)
            }
            None => Ok(PagodaFilter::default()),
        }
    }
}
