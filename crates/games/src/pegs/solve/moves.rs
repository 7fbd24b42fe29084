//! Fewest moves: a chain of jumps by one peg counts once.
//!
//! Positions are visited in the order of the moves that lead to them, once each up to symmetry, and
//! only while the moves so far and those that [`Regions`] say are still needed stay within a bound.
//! Searches that keep but the best positions of each number of moves find a good play at once. Then
//! whole searches with every smaller bound come to nothing, which proves it best, or find a better
//! one. When that takes long, all positions that can still be won are marked (see
//! [`crate::pegs::dense`]) and no other is visited.

use super::exact::Prepared;
use super::frontier::{Gathered, ROUND, Seen, expand};
use super::pagoda_filter::PagodaFilter;
use super::regions::Regions;
use super::retrace;
use super::word_board::{WordBoard, word};
use crate::pegs::dense::{Numbering, Positions, Way};
use crate::pegs::rules::Solution;
use quadrille_core::{Answer, Budget, Stop, Verdict, message};

/// The marks are made after as many visits as they have bytes, divided by this: about as much time
/// is then spent on either.
const BYTES_A_VISIT: u64 = 128;

/// How many positions of each number of moves the first searches keep.
const WIDTHS: [usize; 2] = [1_000, 16_000];
/// And how many the one that tries its luck before each whole search.
const LUCKY_WIDTH: usize = 100_000;

/// Answers a puzzle that asks for the fewest moves.
pub fn fewest(case: &Prepared<'_>, budget: &mut Budget) -> Answer<Solution> {
    let by_pegs = case.fewest_pegs(budget);
    let Some(first) = &by_pegs.solution else { return by_pegs };
    if by_pegs.verdict != Verdict::Solved {
        return by_pegs.note(message!("pegs-moves-unproved"));
    }
    let pegs = case.start().count_ones() - first.jumps().count() as u32;
    let Some(mut search) = MoveSearch::new(case, pegs, first.moves.len()) else { return by_pegs };
    let outcome = search.run(budget);
    let solution = match &search.best {
        Some(path) => case.field.solution(retrace::walk(&search.board, case.start(), path)),
        None => first.clone(),
    };
    let count = solution.moves.len();
    let mut answer = match outcome {
        Ok(()) => Answer::solved(solution).note(message!("pegs-fewest-moves", moves = count)),
        Err(stop) => Answer::best(solution, None).note(message!(
            "pegs-moves-open",
            stop = stop.message(),
            below = search.impossible_below,
            moves = count
        )),
    };
    answer.bound = Some(i64::from(pegs));
    answer.certificate = by_pegs.certificate;
    answer.notes.splice(0..0, by_pegs.notes);
    answer
}

/// What came of a search.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Looked {
    /// A play.
    Found,
    /// Nothing, but not everything was looked at.
    NotSeen,
    /// Nothing: there is no such play.
    NoneThere,
}

struct MoveSearch<'a> {
    case: &'a Prepared<'a>,
    /// The board with those symmetries that keep the class of the start.
    board: WordBoard,
    regions: Regions,
    filter: PagodaFilter,
    /// The pegs at the end.
    pegs: u32,
    /// What can still be won, once that is known.
    winning: Option<Positions>,
    /// The visits after which it is worth knowing; nothing where there is no room to know it.
    mark_after: Option<u64>,
    visits: u64,
    /// The best play found: the canonical position after each move.
    best: Option<Vec<u64>>,
    /// The moves of the best play known.
    known: usize,
    /// Fewer moves than this are impossible.
    impossible_below: usize,
}

impl<'a> MoveSearch<'a> {
    /// Prepares a search for plays that leave `pegs` pegs and have fewer than the `known` moves;
    /// nothing for boards that do not fit into words.
    fn new(case: &'a Prepared<'a>, pegs: u32, known: usize) -> Option<Self> {
        let goal = case.field.goal(case.puzzle);
        let may_stay = match (goal, case.ends(pegs as usize)) {
            (Some(goal), _) => 1 << goal,
            (None, Some(ends)) => ends.iter().fold(0, |all, end| all | end),
            (None, None) => u64::MAX,
        };
        let start = case.field.pegs(case.puzzle.start());
        let class = Numbering::new(case.field, case.start());
        let keeps = |turn: &[usize]| {
            let image: Vec<bool> = turn.iter().map(|i| start[*i]).collect();
            // Without numbers no symmetry is used: one that leaves the class would spoil the bound,
            // which knows the ends of this class only.
            let same_class = class.as_ref().is_some_and(|class| class.has(word(&image)));
            goal.is_none_or(|g| turn[g] == g) && same_class
        };
        Some(MoveSearch {
            case,
            board: WordBoard::with_symmetries(case.field, keeps)?,
            regions: Regions::new(case.field, may_stay, pegs),
            filter: PagodaFilter::default(),
            pegs,
            winning: None,
            mark_after: Positions::bytes(case.field, case.start()).map(|b| b / BYTES_A_VISIT),
            visits: 0,
            best: None,
            known,
            impossible_below: 0,
        })
    }

    fn run(&mut self, budget: &mut Budget) -> Result<(), Stop> {
        let start = self.case.start();
        if let Some(goal) = self.case.field.goal(self.case.puzzle) {
            self.filter = PagodaFilter::new(self.case, goal, budget)?;
        }
        self.impossible_below = self.regions.moves_needed(start) as usize;
        for width in WIDTHS {
            for bound in self.impossible_below..self.known {
                if self.look(start, bound, width, budget)? == Looked::Found {
                    break;
                }
            }
        }
        while self.impossible_below < self.known {
            let bound = self.impossible_below;
            // Among positions that can all be won the whole search takes no longer than trying one's luck.
            let mut look = match self.winning {
                Some(_) => Looked::NotSeen,
                None => self.look(start, bound, LUCKY_WIDTH, budget)?,
            };
            if look == Looked::NotSeen {
                look = self.look(start, bound, usize::MAX, budget)?;
            }
            if look == Looked::Found {
                break;
            }
            self.impossible_below += 1;
        }
        Ok(())
    }

    /// Looks for a play of no more moves than a bound, and keeps it.
    fn look(
        &mut self,
        start: u64,
        bound: usize,
        width: usize,
        budget: &mut Budget,
    ) -> Result<Looked, Stop> {
        let mut whole = true;
        let found = self.within(start, bound as u32, width, &mut whole, budget)?;
        let Some(path) = found else {
            return Ok(if whole { Looked::NoneThere } else { Looked::NotSeen });
        };
        self.known = path.len();
        self.best = Some(path);
        Ok(Looked::Found)
    }

    /// A play of no more moves than a bound, as the canonical position after each move; `whole`
    /// becomes false when promising positions only were looked at.
    fn within(
        &mut self,
        start: u64,
        bound: u32,
        width: usize,
        whole: &mut bool,
        budget: &mut Budget,
    ) -> Result<Option<Vec<u64>>, Stop> {
        if start.count_ones() == self.pegs {
            return Ok(Some(Vec::new()));
        }
        let (mut seen, mut kept) = (Seen::new(), 0);
        let mut layers = vec![vec![self.board.canonical(start)]];
        let found = loop {
            let mut layer = self.next(&layers, bound, &mut seen, budget)?;
            if layer.len() > width {
                // Few pegs and few moves to come.
                let promise = |p: &u64| p.count_ones() + self.regions.moves_needed(*p);
                layer.select_nth_unstable_by_key(width, promise);
                layer.truncate(width);
                *whole = false;
            }
            kept += layer.len() as u64 * 8;
            budget.take_memory(layer.len() as u64 * 8)?;
            budget.report("progress-positions", self.visits, 0);
            let end = layer.iter().copied().find(|p| p.count_ones() == self.pegs);
            match end {
                Some(end) => break Some(retrace::path(&self.board, &layers, end)),
                None if layer.is_empty() || layers.len() as u32 == bound => break None,
                None => layers.push(layer),
            }
        };
        seen.clear(budget);
        budget.free_memory(kept);
        Ok(found)
    }

    /// Everything new that one move makes of the last layer.
    fn next(
        &mut self,
        layers: &[Vec<u64>],
        bound: u32,
        seen: &mut Seen,
        budget: &mut Budget,
    ) -> Result<Vec<u64>, Stop> {
        let (moves, mut layer) = (layers.len() as u32, Vec::new());
        for round in layers[layers.len() - 1].chunks(ROUND) {
            self.visits += round.len() as u64;
            self.mark_when_due(budget)?;
            let winning = self.winning.as_ref();
            let follow = |position: u64, found: &mut Gathered| {
                self.each_move(position, &mut |after| {
                    // Most positions cannot be won: to know that first spares them their canonical form and a place among those seen.
                    let lost = || winning.is_some_and(|winning| !winning.has(after));
                    if moves + self.regions.moves_needed(after) <= bound && !lost() {
                        found.add(self.board.canonical(after));
                    }
                });
            };
            let worth = |position| self.is_worth_a_visit(position);
            let lists = (&mut *seen, &mut layer);
            expand(round, lists, (self.case.threads, budget), follow, worth)?;
        }
        Ok(layer)
    }

    fn is_worth_a_visit(&self, position: u64) -> bool {
        let pegs = position.count_ones();
        let lost =
            self.winning.is_none() && (pegs < self.pegs || !self.filter.lets_through(position));
        !lost && (pegs > self.pegs || self.is_end(position))
    }

    fn is_end(&self, position: u64) -> bool {
        let goal = self.case.field.goal(self.case.puzzle);
        position.count_ones() == self.pegs && goal.is_none_or(|goal| position == 1 << goal)
    }

    /// Marks what can be won once the search has become long enough to pay for it.
    fn mark_when_due(&mut self, budget: &mut Budget) -> Result<(), Stop> {
        if self.mark_after.is_none_or(|after| self.visits < after) {
            return Ok(());
        }
        self.mark_after = None;
        let start = self.case.start();
        // Where there is no room for the marks the search goes on without.
        let Ok(Some(mut winning)) =
            Positions::new(self.case.field, start, self.case.threads, budget)
        else {
            return Ok(());
        };
        match self.case.field.goal(self.case.puzzle) {
            Some(goal) => winning.add(1 << goal),
            None => winning.add_level(self.pegs, budget).map(drop)?,
        }
        for pegs in self.pegs + 1..start.count_ones() {
            budget.report("progress-positions", self.visits, 0);
            winning.grow(pegs, Way::Back, budget)?;
        }
        self.winning = Some(winning);
        Ok(())
    }

    /// Calls `visit` with every position that one move makes of a position.
    fn each_move(&self, position: u64, visit: &mut impl FnMut(u64)) {
        let mut open: Vec<(u64, usize)> = Vec::new();
        for hop in self.board.hops.iter().filter(|h| h.fits(position)) {
            open.push((position ^ hop.all, hop.jump.to));
            while let Some((position, at)) = open.pop() {
                visit(position);
                for hop in self.board.hops_from(at).iter().filter(|h| h.fits(position)) {
                    open.push((position ^ hop.all, hop.jump.to));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pegs::boards::named;
    use crate::pegs::field::Field;
    use crate::pegs::rules::{Goal, Pegs};
    use quadrille_core::Rules;

    /// A play of fewest moves by searches that mark what can be won after so many visits, and their visits.
    fn fewest_marking_after(
        name: &str,
        goal: bool,
        visits: Option<u64>,
        threads: usize,
    ) -> (Solution, u64) {
        let mut puzzle = named(name, None).unwrap();
        if goal {
            let hole = puzzle.cells().find(|c| puzzle.start()[*c] != crate::pegs::rules::Spot::Peg);
            puzzle = puzzle.with_goal(Goal::At(hole.unwrap())).unwrap();
        }
        let field = Field::new(&puzzle);
        let board = WordBoard::new(&field, field.goal(&puzzle)).unwrap();
        let case = Prepared { puzzle: &puzzle, field: &field, board: &board, seed: 1, threads };
        let mut budget = Budget::unlimited();
        let jumps = case.fewest_pegs(&mut budget).solution.unwrap().jumps().count();
        let pegs = case.start().count_ones() - jumps as u32;
        let mut search = MoveSearch::new(&case, pegs, jumps + 1).unwrap();
        search.mark_after = visits;
        search.run(&mut budget).unwrap();
        assert_eq!(search.winning.is_some(), visits.is_some());
        let solution = field.solution(retrace::walk(
            &search.board,
            case.start(),
            search.best.as_ref().unwrap(),
        ));
        Pegs::check(&puzzle, &solution).unwrap();
        (solution, search.visits)
    }

    /// One peg left on the goal, one anywhere, and several.
    const BOARDS: [(&str, bool); 3] =
        [("triangle:5", true), ("rect:4x5", false), ("cross:5", false)];

    #[test]
    fn marks_of_what_can_be_won_spare_visits_and_change_nothing() {
        for (board, goal) in BOARDS {
            let (play, visits) = fewest_marking_after(board, goal, None, 1);
            let (other, fewer) = fewest_marking_after(board, goal, Some(0), 1);
            assert_eq!(play.moves.len(), other.moves.len(), "{board}");
            assert!(fewer < visits, "{board}: {fewer} and {visits}");
        }
    }

    #[test]
    fn any_number_of_threads_finds_the_same_play() {
        for (board, goal) in BOARDS {
            for marks in [None, Some(3_000)] {
                let alone = fewest_marking_after(board, goal, marks, 1);
                for threads in [2, 3] {
                    let together = fewest_marking_after(board, goal, marks, threads);
                    assert!(together == alone, "{board} by {threads} threads");
                }
            }
        }
    }
}
