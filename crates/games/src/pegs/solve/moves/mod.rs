//! Fewest moves: a chain of jumps by one peg counts once.
//!
//! Searches with every bound from the moves that [`Regions`] say are needed on look for a play of so many moves, until one
//! finds it. Positions are visited in the order of the moves that lead to them from the start and, moves taken back, from
//! the ends, once each up to symmetry, on the side that has fewer, until both sides meet. On the way from the start the
//! moves so far and those still needed stay within the bound, on the way back from the ends the moves to come and those
//! that must have been made.
//!
//! Searches that keep but the best positions of each number of moves find a good play at once, and a better one when the
//! whole searches have become long. Then also the positions that can still be won are marked (see [`Marks`]), or, where there
//! is no room for that, weightings looked for (see [`PagodaFilter`]), and positions known not to matter are not visited.

mod marks;
mod regions;
mod side;
mod steps;

use super::exact::Prepared;
use super::pagoda_filter::PagodaFilter;
use super::retrace;
use super::word_board::{WordBoard, word};
use crate::pegs::dense::Numbering;
use crate::pegs::rules::Solution;
use marks::Marks;
use quadrille_core::{Answer, Budget, Stop, Verdict, message};
use regions::Regions;

/// The marks are made after as many visits as they have bytes, divided by this. Of 32, 16, 8 and 4 the last two were the
/// quickest on the English board, and alike.
const BYTES_A_VISIT: u64 = 8;

/// Weightings are looked for after so many visits where there are no marks.
const FILTER_AFTER: u64 = 1_000_000;

/// How many positions of each number of moves the first searches keep.
const FIRST_WIDTH: usize = 1_000;
/// What part of the work of whole searches is spent on luck.
const LUCK: u64 = 4;

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

struct MoveSearch<'a> {
    case: &'a Prepared<'a>,
    /// The board with those symmetries that keep the class of the start.
    board: WordBoard,
    regions: Regions,
    filter: Option<PagodaFilter>,
    /// The pegs at the end.
    pegs: u32,
    /// All ends, where they are few enough to list them.
    ends: Option<Vec<u64>>,
    /// What can still be won, once that is known.
    marks: Option<Marks>,
    /// The visits after which it is worth knowing; nothing where there is no room to know it.
    mark_after: Option<u64>,
    /// The visits after which weightings are looked for, where nothing else is known.
    filter_after: u64,
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
        let ends = goal.map(|goal| vec![1 << goal]).or_else(|| case.ends(pegs as usize));
        let may_stay = ends.iter().flatten().copied().reduce(|all, end| all | end);
        let start = case.field.pegs(case.puzzle.start());
        let class = Numbering::new(case.field, case.start());
        let keeps = |turn: &[usize]| {
            let image: Vec<bool> = turn.iter().map(|i| start[*i]).collect();
            // Without numbers no symmetry is used: one that leaves the class would spoil the bound,
            // which knows the ends of this class only.
            let same_class = class.as_ref().is_some_and(|class| class.has(word(&image)));
            goal.is_none_or(|g| turn[g] == g) && same_class
        };
        let board = WordBoard::with_symmetries(case.field, keeps)?;
        let always = board.images(case.start()).fold(u64::MAX, |all, image| all & image);
        Some(MoveSearch {
            case,
            regions: Regions::new(case.field, always, may_stay.unwrap_or(u64::MAX), pegs),
            board,
            filter: None,
            pegs,
            ends,
            marks: None,
            mark_after: Marks::bytes(case).map(|bytes| bytes / BYTES_A_VISIT),
            filter_after: FILTER_AFTER,
            visits: 0,
            best: None,
            known,
            impossible_below: 0,
        })
    }

    fn run(&mut self, budget: &mut Budget) -> Result<(), Stop> {
        self.impossible_below = self.regions.moves_needed(self.case.start()) as usize;
        while self.impossible_below < self.known
            && self.look(self.known - 1, FIRST_WIDTH, budget)?
        {}
        while self.impossible_below < self.known {
            let before = self.visits;
            if self.look(self.impossible_below, usize::MAX, budget)? {
                break;
            }
            self.impossible_below += 1;
            self.try_luck(self.visits - before, budget)?;
        }
        Ok(())
    }

    /// Looks for a play better than the best known among promising positions, with a part of the work that a whole
    /// search took.
    fn try_luck(&mut self, work: u64, budget: &mut Budget) -> Result<(), Stop> {
        let width = (work / LUCK) as usize / self.known;
        if width > FIRST_WIDTH && self.impossible_below + 1 < self.known {
            self.look(self.known - 1, width, budget)?;
        }
        Ok(())
    }

    /// Looks for a play of no more moves than a bound, and keeps it; says whether it found one. Of the positions of each
    /// number of moves from the start `width` promising ones are followed; where all are and there is no such play,
    /// promising ones are followed to a play of one move more.
    fn look(&mut self, bound: usize, width: usize, budget: &mut Budget) -> Result<bool, Stop> {
        let before = self.visits;
        let mut ahead = self.side(&[self.case.start()], budget)?;
        let mut back = match self.ends.take() {
            Some(ends) => {
                let side = self.side(&ends, budget);
                self.ends = Some(ends);
                Some(side?)
            }
            None => None,
        };
        let mut hit = self.approach(&mut ahead, &mut back, (bound, width), budget)?;
        let found = hit.is_some();
        if width == usize::MAX
            && hit.is_none()
            && bound + 1 < self.known
            && !ahead.layers.last().is_empty()
        {
            let width = FIRST_WIDTH.max(((self.visits - before) / LUCK) as usize);
            hit = self.go_beyond(&mut ahead, back.as_ref(), (bound + 1, width), budget)?;
        }
        if let Some(hit) = hit {
            let mut path = retrace::path(&self.board, ahead.before(hit), hit);
            let rest = back.as_ref().map(|back| back.before(hit)).unwrap_or_default();
            path.extend(retrace::onward(&self.board, rest, hit));
            self.known = path.len();
            self.best = Some(path);
        }
        ahead.clear(budget);
        back.into_iter().for_each(|back| back.clear(budget));
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pegs::boards::named;
    use crate::pegs::field::Field;
    use crate::pegs::rules::{Goal, Pegs};
    use quadrille_core::Rules;

    /// When a search makes what spares visits: marks after so many visits, and weightings.
    #[derive(Clone, Copy)]
    struct After {
        marks: Option<u64>,
        weightings: u64,
    }

    /// Neither of them.
    const NEVER: After = After { marks: None, weightings: u64::MAX };

    /// A play of fewest moves, and the visits of the search for it.
    fn fewest(name: &str, goal: bool, after: After, threads: usize) -> (Solution, u64) {
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
        (search.mark_after, search.filter_after) = (after.marks, after.weightings);
        search.run(&mut budget).unwrap();
        assert_eq!(search.marks.is_some(), after.marks.is_some());
        assert_eq!(search.filter.is_some(), after.weightings < u64::MAX && after.marks != Some(0));
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
    fn marks_and_weightings_change_nothing() {
        for (board, goal) in BOARDS {
            let (play, _) = fewest(board, goal, NEVER, 1);
            for (marks, weightings) in [(Some(0), u64::MAX), (None, 0), (Some(3_000), 0)] {
                let (other, _) = fewest(board, goal, After { marks, weightings }, 1);
                assert_eq!(play.moves.len(), other.moves.len(), "{board}");
            }
        }
    }

    #[test]
    fn marks_spare_visits_where_there_is_no_play() {
        let puzzle = named("rect:4x5", None).unwrap();
        let field = Field::new(&puzzle);
        let board = WordBoard::new(&field, None).unwrap();
        let case = Prepared { puzzle: &puzzle, field: &field, board: &board, seed: 1, threads: 1 };
        let (play, _) = fewest("rect:4x5", false, NEVER, 1);
        let moves = play.moves.len();
        let pegs = case.start().count_ones() - play.jumps().count() as u32;
        // Luck has no part in a whole search that comes to nothing.
        let visits = |marked: Option<u64>| {
            let mut search = MoveSearch::new(&case, pegs, moves).unwrap();
            search.mark_after = marked;
            assert!(!search.look(moves - 1, usize::MAX, &mut Budget::unlimited()).unwrap());
            search.visits
        };
        let (fewer, all) = (visits(Some(0)), visits(None));
        assert!(fewer < all, "{fewer} and {all}");
    }

    #[test]
    fn few_positions_lead_to_a_good_play_whatever_the_bound() {
        // Each by so many jumps; whole searches say 18 moves of both.
        for (name, jumps) in [("english", 31), ("european", 34)] {
            let puzzle = named(name, None).unwrap();
            let field = Field::new(&puzzle);
            let board = WordBoard::new(&field, None).unwrap();
            let case =
                Prepared { puzzle: &puzzle, field: &field, board: &board, seed: 1, threads: 1 };
            let pegs = case.start().count_ones() - jumps;
            let mut search = MoveSearch::new(&case, pegs, jumps as usize).unwrap();
            assert!(search.look(jumps as usize - 1, 10_000, &mut Budget::unlimited()).unwrap());
            assert!(search.known <= 20, "{name}: {}", search.known);
            let path = search.best.unwrap();
            let play = field.solution(retrace::walk(&search.board, case.start(), &path));
            assert_eq!(Pegs::check(&puzzle, &play), Ok(()), "{name}");
            assert_eq!(play.moves.len(), search.known, "{name}");
        }
    }

    #[test]
    fn any_number_of_threads_finds_the_same_play() {
        for (board, goal) in BOARDS {
            for after in
                [NEVER, After { marks: Some(3_000), ..NEVER }, After { weightings: 0, ..NEVER }]
            {
                let alone = fewest(board, goal, after, 1);
                for threads in [2, 3] {
                    let together = fewest(board, goal, after, threads);
                    assert!(together == alone, "{board} by {threads} threads");
                }
            }
        }
    }
}
