//! Meet in the middle, level by level: what several threads do, and one where luck does not help.
//!
//! Jumps are played from the start and taken back from the ends, a whole level of positions up to symmetry at a time,
//! on the side that has fewer, until the levels of both sides meet. Luck has no part in it, as it has in
//! [`super::meet_in_the_middle`], but no position is looked at twice and levels are easily shared among threads.
//!
//! Where the end is the start with pegs and holes exchanged, a play taken back is a play with pegs and holes exchanged: what
//! comes from the start tells what leads to the end, and one side is enough.
//!
//! Long searches are filtered by weightings (see [`PagodaFilter`]), between the last levels on both sides that have few
//! positions: near its ends a play often has no choice, and what it has to do there it cannot do for nothing.

use super::frontier::{Gathered, ROUND, Seen, expand};
use super::levels::Levels;
use super::meet_in_the_middle::Tried;
use super::pagoda_filter::PagodaFilter;
use super::retrace;
use super::word_board::WordBoard;
use crate::pegs::dense::Way;
use crate::pegs::field::{Field, Jump};
use quadrille_core::{Budget, Stop};

/// A level of so many positions is worth the time that finding weightings takes.
const FILTER_FROM: usize = 50_000;
/// Weightings are looked for between levels of no more positions than this.
const FEW: usize = 16;

/// Where a search from both sides gets the positions that lead to an end from.
enum Behind {
    /// Any end of fewest pegs is looked for.
    Nothing,
    /// Levels back from the ends, each of one peg more than the one before.
    Levels(Levels),
    /// They are those from the start on with pegs and holes exchanged; the mask of all cells.
    Exchanged(u64),
}

/// A search from both sides that can be interrupted.
pub struct Fronts<'a> {
    field: &'a Field,
    board: &'a WordBoard,
    threads: usize,
    start: u64,
    /// Levels from the start on, each of one peg less than the one before.
    ahead: Levels,
    behind: Behind,
    end_pegs: u32,
    /// What leaves out positions that are on no way from the start to an end, once a level is large.
    filter: Option<PagodaFilter>,
    /// How large that is.
    filter_from: usize,
}

impl<'a> Fronts<'a> {
    /// Begins a search for one of the ends, which have `end_pegs` pegs each.
    pub fn new(
        (field, board): (&'a Field, &'a WordBoard),
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
        let all = u64::MAX >> (u64::BITS - field.len() as u32);
        let behind = match forms[..] {
            [end] if board.canonical(all ^ start) == end => Behind::Exchanged(all),
            _ => Behind::Levels(Levels::new(forms)),
        };
        Fronts { behind, end_pegs, ..Fronts::onward((field, board), threads, start) }
    }

    /// Begins a search for the fewest pegs, wherever they are.
    pub fn onward((field, board): (&'a Field, &'a WordBoard), threads: usize, start: u64) -> Self {
        Fronts {
            field,
            board,
            threads,
            start,
            ahead: Levels::new(vec![board.canonical(start)]),
            behind: Behind::Nothing,
            end_pegs: 0,
            filter: None,
            filter_from: FILTER_FROM,
        }
    }

    /// Goes on until the search is decided, or for about so many nodes.
    pub fn go_on(&mut self, patience: u64, budget: &mut Budget) -> Result<Tried, Stop> {
        let enough = budget.nodes().saturating_add(patience);
        loop {
            let (ahead, back) = match &self.behind {
                Behind::Nothing => return self.go_down(enough, budget),
                Behind::Levels(back) => (&self.ahead, back),
                Behind::Exchanged(_) => (&self.ahead, &self.ahead),
            };
            if ahead.last().is_empty() || back.last().is_empty() {
                return Ok(Tried::NoWay);
            }
            let pegs = self.start.count_ones() - ahead.steps() as u32;
            let apart = pegs.saturating_sub(self.end_pegs + back.steps() as u32);
            if apart <= 1 {
                return self.meet(apart, budget);
            }
            if budget.nodes() >= enough {
                return Ok(Tried::Open);
            }
            let way = match ahead.last().len() <= back.last().len() {
                true => Way::On,
                false => Way::Back,
            };
            self.go_further(way, budget)?;
        }
    }

    /// Adds a level on one side.
    fn go_further(&mut self, way: Way, budget: &mut Budget) -> Result<(), Stop> {
        if self.filter.is_none() && self.side(way).last().len() >= self.filter_from {
            self.filter = Some(self.weightings(budget)?);
        }
        let mut filter = self.filter.take();
        let last = self.side(way).last();
        if let Some(filter) = &mut filter {
            filter.sharpen((self.field, self.board), last, way, budget)?;
            filter.choose(self.board, last, way);
        }
        let wanted = |form| filter.as_ref().is_none_or(|filter| filter.lets_through(form, way));
        let level = beside(last, way, self.board, (self.threads, &mut *budget), wanted)?;
        self.filter = filter;
        self.side_mut(way).push(level, budget)
    }

    fn side(&self, way: Way) -> &Levels {
        match &self.behind {
            Behind::Levels(back) if way == Way::Back => back,
            _ => &self.ahead,
        }
    }

    fn side_mut(&mut self, way: Way) -> &mut Levels {
        match &mut self.behind {
            Behind::Levels(back) if way == Way::Back => back,
            _ => &mut self.ahead,
        }
    }

    /// Weightings between the last levels that have few positions.
    fn weightings(&self, budget: &mut Budget) -> Result<PagodaFilter, Stop> {
        let few = |levels: &'_ Levels| {
            let few = levels.lists.iter().rev().find(|list| list.len() <= FEW);
            few.cloned().unwrap_or_default()
        };
        let starts = few(&self.ahead);
        let ends = match &self.behind {
            Behind::Nothing => return Ok(PagodaFilter::default()),
            Behind::Levels(back) => few(back),
            Behind::Exchanged(all) => starts.iter().map(|position| all ^ position).collect(),
        };
        match starts.is_empty() || ends.is_empty() {
            true => Ok(PagodaFilter::default()),
            false => PagodaFilter::new(self.field, self.board, (&starts, &ends), budget),
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
        for round in self.side(Way::Back).last().chunks(ROUND) {
            let itself = |position, found: &mut Gathered| found.add(self.behind(position));
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

    /// What a position of the levels that tell what leads to an end stands for.
    fn behind(&self, position: u64) -> u64 {
        match self.behind {
            Behind::Exchanged(all) => self.board.canonical(all ^ position),
            _ => position,
        }
    }

    /// A play through a position that follows from the last of some levels, and is in the last one back.
    fn play(&self, before: &[Vec<u64>], middle: u64) -> Vec<Jump> {
        let mut forms = vec![middle];
        let itself = |position| position;
        self.trace(before.iter().skip(1).rev(), (Way::Back, &itself), &mut forms);
        forms.reverse();
        if !matches!(self.behind, Behind::Nothing) {
            let after = self.side(Way::Back).lists.iter().rev().skip(1);
            self.trace(after, (Way::On, &|position| self.behind(position)), &mut forms);
        }
        retrace::jumps(self.board, self.start, &forms)
    }

    /// Adds to a list of positions, each one jump from the one before, one of each level.
    fn trace<'b>(
        &self,
        levels: impl Iterator<Item = &'b Vec<u64>>,
        (way, meant): (Way, &dyn Fn(u64) -> u64),
        forms: &mut Vec<u64>,
    ) {
        for level in levels {
            let form = forms[forms.len() - 1];
            let hops = self.board.hops.iter().filter(|hop| hop.goes(form, way));
            let others: Vec<u64> = hops.map(|hop| self.board.canonical(form ^ hop.all)).collect();
            let meant = level.iter().map(|position| meant(*position));
            forms.extend(meant.into_iter().find(|form| others.contains(form)));
        }
    }

    /// Gives its memory back.
    pub fn clear(self, budget: &mut Budget) {
        self.ahead.clear(budget);
        if let Behind::Levels(back) = self.behind {
            back.clear(budget);
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pegs::boards::named;
    use crate::pegs::rules::{Goal, Pegs, Puzzle};
    use crate::pegs::solve::word_board::word;
    use quadrille_core::Rules;
    use quadrille_engines::mip;

    /// The play that fronts find, if they do.
    fn found(puzzle: &Puzzle, change: impl FnOnce(&mut Fronts<'_>)) -> Option<Vec<Jump>> {
        let field = Field::new(puzzle);
        let goal = field.goal(puzzle).unwrap();
        let board = WordBoard::new(&field, Some(goal)).unwrap();
        let start = word(&field.pegs(puzzle.start()));
        let mut fronts = Fronts::new((&field, &board), 1, start, &[1 << goal], 1);
        change(&mut fronts);
        match fronts.go_on(u64::MAX, &mut Budget::unlimited()).unwrap() {
            Tried::Found(jumps) => {
                Pegs::check(puzzle, &field.solution(jumps.clone())).unwrap();
                Some(jumps)
            }
            Tried::NoWay => None,
            Tried::Open => panic!("ended early"),
        }
    }

    #[test]
    fn one_side_is_enough_and_weightings_change_nothing() {
        let (mut exchanged, mut solved, mut at) = (0, 0, 0);
        for name in ["triangle:4", "triangle:5", "rect:3x5", "square:4", "rect:3x6"] {
            let cells: Vec<_> = named(name, None).unwrap().cells().collect();
            for (hole, goal) in cells.iter().flat_map(|a| cells.iter().map(move |b| (a, b))) {
                let puzzle = named(name, Some(*hole)).unwrap().with_goal(Goal::At(*goal)).unwrap();
                let both_sides = |fronts: &mut Fronts<'_>| {
                    let goal = fronts.field.goal(&puzzle).unwrap();
                    exchanged += u32::from(matches!(fronts.behind, Behind::Exchanged(_)));
                    fronts.behind = Behind::Levels(Levels::new(vec![1 << goal]));
                };
                let plain = found(&puzzle, both_sides);
                let here = format!("{name} {hole} {goal}");
                assert_eq!(plain.is_some(), found(&puzzle, |_| {}).is_some(), "{here}");
                // Finding weightings takes far longer than such a search.
                if (at % 13 == 0 || hole == goal && at % 4 == 0) && mip::available().is_ok() {
                    let filtered = found(&puzzle, |fronts| fronts.filter_from = 1);
                    assert_eq!(plain.is_some(), filtered.is_some(), "{here}, filtered");
                }
                solved += u32::from(plain.is_some());
                at += 1;
            }
        }
        assert!(exchanged > 0 && solved > 0, "{exchanged} {solved}");
    }
}
