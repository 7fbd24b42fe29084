//! Puzzles with one solution and as few clues as a search by exchange finds.
//!
//! It begins with clues none of which could be left out, and then exchanges: two clues for one other cell wherever that is
//! enough, one for another where not, so that other pairs come within reach. What might be enough a pool of unavoidable sets
//! says (see [`super::unavoidable`]), and what is enough a search for another solution, which otherwise brings a new set for
//! the pool. Everything is our own search in plain Rust, so that a seed means the same puzzle in the page, too.

use super::unavoidable::Pool;
use super::{CLUES, Wish, fewest, made, refused, unique};
use crate::cell_set::CellSet;
use crate::unruly::explain::{EXTREME, Effort};
use crate::unruly::rules::{Ink, Plane, Puzzle, Solution, Unruly};
use crate::unruly::solve::search::TileSearch;
use quadrille_core::{Arg, Budget, GenerateError, Generated, Rng, Stop, message};

/// Exchanges of one clue for another, for each cell of the board: after so many the search ends.
const STEPS_PER_CELL: usize = 4;
/// A cell that was a clue is not taken again for so many steps.
const TABU: usize = 12;

/// Makes a puzzle. When the budget ends, the best so far is the answer, once there is one.
pub fn generate(mut wish: Wish, budget: &mut Budget) -> Result<Generated<Unruly>, GenerateError> {
    if wish.cells() > fewest::MAX_CELLS {
        let (clues, cells) = (Arg::Option(CLUES.name.into()), wish.cells());
        return refused(message!(
            "unruly-fewest-cells",
            clues = clues,
            most = fewest::MAX_CELLS,
            cells = cells
        ));
    }
    let black = wish.full_board(budget)?;
    let start = unique::thin_out(&mut wish, &black, Effort::of(EXTREME), budget)?;
    let mut exchange = Exchange::new(&start, &black, &mut wish.rng);
    let ended = exchange.run(budget);
    if let Err(stop @ (Stop::Cancelled | Stop::Refused | Stop::Lost)) = ended {
        return Err(stop.into());
    }
    let mut notes = vec![message!("unruly-least", bound = exchange.pool.bound())];
    let known = exchange.known();
    let puzzle = wish.puzzle(known, black.clone())?;
    notes.push(match ended {
        Ok(()) => fewest::said_level(&puzzle, budget)?,
        Err(_) => message!("unruly-least-ended"),
    });
    Ok(made(puzzle, Some(Solution { black }), notes))
}

/// The search under way. Its clues have one solution at any time.
struct Exchange<'a> {
    black: &'a Plane,
    unique_lines: bool,
    rng: &'a mut Rng,
    clues: CellSet,
    pool: Pool,
    /// The fewest clues so far.
    best: CellSet,
    /// Until which step a cell may not become a clue again.
    tabu: Vec<usize>,
    step: usize,
}

impl<'a> Exchange<'a> {
    fn new(start: &Puzzle, black: &'a Plane, rng: &'a mut Rng) -> Self {
        let (cols, cells) = (black.cols(), black.rows() * black.cols());
        let given = (0..cells).filter(|i| start.known().get(i / cols, i % cols));
        let clues = CellSet::of(cells, given);
        let mut pool = Pool::new(cells);
        if !start.unique_lines() {
            // With that rule turning four cells over may make lines equal.
            pool.add_rectangles(black);
        }
        Exchange {
            black,
            unique_lines: start.unique_lines(),
            rng,
            best: clues.clone(),
            clues,
            pool,
            tabu: vec![0; cells],
            step: 0,
        }
    }

    fn run(&mut self, budget: &mut Budget) -> Result<(), Stop> {
        let steps = STEPS_PER_CELL * self.tabu.len();
        while self.step < steps {
            budget.report("progress-fewest", self.best.len() as u64, 0);
            budget.check()?;
            self.leave_out(budget)?;
            if self.two_for_one(budget)? {
                continue;
            }
            self.one_for_one(budget)?;
            self.step += 1;
        }
        Ok(())
    }

    fn keep_best(&mut self) {
        if self.clues.len() < self.best.len() {
            self.best = self.clues.clone();
        }
    }

    /// Leaves out clues that no set of the pool needs, unless a search says otherwise.
    fn leave_out(&mut self, budget: &mut Budget) -> Result<(), Stop> {
        loop {
            let needs = self.pool.needs(&self.clues);
            let Some(clue) = self.clues.iter().find(|clue| !needs.knows(*clue)) else {
                return Ok(());
            };
            self.clues.remove(clue);
            match self.another(clue, budget) {
                Ok(None) => self.keep_best(),
                Ok(Some(set)) => {
                    self.clues.insert(clue);
                    self.pool.add(set);
                }
                Err(stop) => {
                    self.clues.insert(clue);
                    return Err(stop);
                }
            }
        }
    }

    /// Exchanges two clues for one cell, if the pool knows such a place and it is one.
    fn two_for_one(&mut self, budget: &mut Budget) -> Result<bool, Stop> {
        let needs = self.pool.needs(&self.clues);
        let mut exchanges = needs.exchanges(&self.pool, &self.clues);
        self.rng.shuffle(&mut exchanges);
        let mut new_sets: Vec<CellSet> = Vec::new();
        for (a, b, cell) in exchanges {
            // What was learned from an exchange before may forbid this one.
            let mut clues = self.clues.clone();
            [a, b].into_iter().for_each(|clue| clues.remove(clue));
            clues.insert(cell);
            if new_sets.iter().any(|set| set.is_apart_from(&clues)) {
                continue;
            }
            let before = std::mem::replace(&mut self.clues, clues);
            // Another solution differs in one of the two; where it does not in the first, that is as good as given.
            let mut found = self.another(a, budget);
            if found == Ok(None) {
                self.clues.insert(a);
                found = self.another(b, budget);
                self.clues.remove(a);
            }
            match found {
                Ok(None) => {
                    self.keep_best();
                    return Ok(true);
                }
                Ok(Some(set)) => {
                    self.clues = before;
                    new_sets.push(set.clone());
                    self.pool.add(set);
                }
                Err(stop) => {
                    self.clues = before;
                    return Err(stop);
                }
            }
        }
        Ok(false)
    }

    /// Exchanges a clue for another cell: where that is possible it leads to other places.
    fn one_for_one(&mut self, budget: &mut Budget) -> Result<(), Stop> {
        let needs = self.pool.needs(&self.clues);
        let mut moves: Vec<(usize, usize)> = Vec::new();
        for clue in self.clues.iter() {
            let others = needs.instead_of(clue, &self.clues);
            let others = others.into_iter().filter(|cell| self.tabu[*cell] <= self.step);
            moves.extend(others.map(|cell| (clue, cell)));
        }
        let Some(&(clue, cell)) = self.rng.choose(&moves) else { return Ok(()) };
        self.clues.remove(clue);
        self.clues.insert(cell);
        let found = self.another(clue, budget);
        if found == Ok(None) {
            self.tabu[clue] = self.step + TABU;
            return Ok(());
        }
        self.clues.remove(cell);
        self.clues.insert(clue);
        if let Some(set) = found? {
            self.pool.add(set);
        }
        Ok(())
    }

    /// Where another solution of the clues differs that has `turned` in its other colour: as few cells as can be.
    fn another(&self, turned: usize, budget: &mut Budget) -> Result<Option<CellSet>, Stop> {
        let Some(mut set) = self.differing(&self.clues, turned, budget)? else { return Ok(None) };
        let cells: Vec<usize> = set.iter().filter(|cell| *cell != turned).collect();
        for cell in cells {
            if set.has(cell) {
                // All but this set is given, and one cell of it more.
                let mut given = CellSet::of(self.tabu.len(), 0..self.tabu.len());
                given.subtract(&set);
                given.insert(cell);
                if let Some(smaller) = self.differing(&given, turned, budget)? {
                    set = smaller;
                }
            }
        }
        Ok(Some(set))
    }

    /// Where some solution of these clues with `turned` in its other colour differs, if there is one.
    fn differing(
        &self,
        given: &CellSet,
        turned: usize,
        budget: &mut Budget,
    ) -> Result<Option<CellSet>, Stop> {
        let (rows, cols) = (self.black.rows(), self.black.cols());
        let mut known = Plane::new(rows, cols);
        given.iter().for_each(|i| known.set(i / cols, i % cols, true));
        let Ok(puzzle) = Puzzle::from_planes(known, self.black.clone()) else { return Ok(None) };
        let mut puzzle = puzzle.with_unique_lines(self.unique_lines);
        let (row, col) = (turned / cols, turned % cols);
        puzzle.give(row, col, Some(Ink::black_if(!self.black.get(row, col))));
        if puzzle.broken().is_some() {
            return Ok(None);
        }
        let mut search = TileSearch::new(&puzzle, 0);
        search.count(1, budget)?;
        let differs = |solution: Solution| {
            let differs = |i: &usize| {
                solution.black.get(i / cols, i % cols) != self.black.get(i / cols, i % cols)
            };
            CellSet::of(rows * cols, (0..rows * cols).filter(differs))
        };
        Ok(search.first.map(differs))
    }

    fn known(&self) -> Plane {
        let cols = self.black.cols();
        let mut known = Plane::new(self.black.rows(), cols);
        self.best.iter().for_each(|i| known.set(i / cols, i % cols, true));
        known
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrille_core::{Generate, GenerateAsk, GenerateError, Options};

    fn asked(
        side: usize,
        clues: &str,
        seed: u64,
        budget: &mut Budget,
    ) -> Result<Puzzle, GenerateError> {
        let options = Options::new().with("clues", clues);
        let ask = GenerateAsk { size: Some((side, side)), difficulty: None, seed, options };
        Unruly::generate(&ask, budget).map(|made| made.puzzle)
    }

    fn made(side: usize, clues: &str, seed: u64, budget: &mut Budget) -> Puzzle {
        asked(side, clues, seed, budget).expect("a puzzle")
    }

    fn has_one_solution(puzzle: &Puzzle) -> bool {
        let mut search = TileSearch::new(puzzle, 0);
        search.count(2, &mut Budget::unlimited()).expect("no limit");
        search.solutions == 1
    }

    #[test]
    fn exchanging_leaves_one_solution_and_fewer_clues() {
        let budget = &mut Budget::unlimited();
        let (mut least, mut fewest) = (0, 0);
        for seed in 1..=6 {
            let puzzle = made(10, "least", seed, budget);
            assert!(has_one_solution(&puzzle), "seed {seed}");
            least += puzzle.clues();
            fewest += made(10, "fewest", seed, budget).clues();
        }
        assert!(least < fewest, "{least} and {fewest}");
    }

    #[test]
    fn a_search_that_is_ended_has_the_best_so_far() {
        // Below some number of nodes there is no puzzle to begin with; the first number that is enough is far from the end.
        let within = |nodes| asked(16, "least", 1, &mut Budget::unlimited().with_nodes(nodes));
        let nodes = (8..).map(|k| 1 << k).find(|&nodes| within(nodes).is_ok()).expect("a number");
        let (ended, longer) = (within(nodes).expect("enough"), within(8 * nodes).expect("more"));
        assert!(has_one_solution(&ended) && has_one_solution(&longer));
        assert!(longer.clues() < ended.clues(), "{} and {}", longer.clues(), ended.clues());
    }

    #[test]
    fn unavoidable_sets_bound_the_clues() {
        let black = Plane::from_words(4, 4, vec![0b0101, 0b1010, 0b0110, 0b1001]);
        let mut pool = Pool::new(16);
        pool.add_rectangles(&black);
        assert!(pool.bound() >= 1);
        let all = CellSet::of(16, 0..16);
        assert!(pool.needs(&all).exchanges(&pool, &all).is_empty());
    }
}
