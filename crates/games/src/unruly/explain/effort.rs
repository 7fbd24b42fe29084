//! Which quick reasoning does the work of which techniques.
//!
//! Generators ask thousands of times whether a level's techniques solve a board. They ask the
//! propagator, which concludes the same without telling how.

use super::{TECHNIQUES, case_split, gap, last_cell, line_completion, line_full, near_complete};
use super::{pair, unique_lines};
use crate::unruly::propagate::Depth;
use quadrille_core::Level;

/// How far a person goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Effort {
    /// Reasoning about tiles and lines to this depth.
    Plain(Depth),
    /// And short case splits: a tile whose consequences contradict each other is the other tile.
    CaseSplits,
}

/// The least effort that concludes what a technique does.
const EFFORTS: &[(&str, Effort)] = &[
    (pair::PAIR.name, Effort::Plain(Depth::Windows)),
    (gap::GAP.name, Effort::Plain(Depth::Windows)),
    (last_cell::LAST_CELL.name, Effort::Plain(Depth::Windows)),
    (line_full::LINE_FULL.name, Effort::Plain(Depth::Counts)),
    (unique_lines::UNIQUE_LINES.name, Effort::Plain(Depth::Counts)),
    (near_complete::NEAR_COMPLETE.name, Effort::Plain(Depth::NearlyFull)),
    (line_completion::LINE_COMPLETION.name, Effort::Plain(Depth::Lines)),
    (case_split::CASE_SPLIT.name, Effort::CaseSplits),
];

impl Effort {
    /// What the techniques up to a level need.
    pub fn of(level: Level) -> Effort {
        let known = TECHNIQUES.iter().filter(|technique| technique.level <= level);
        let efforts = known.filter_map(|technique| {
            EFFORTS.iter().find(|(name, _)| *name == technique.name).map(|(_, effort)| *effort)
        });
        efforts.max().unwrap_or(Effort::Plain(Depth::Windows))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::unruly::explain::{LEVELS, Position};
    use crate::unruly::rules::{Ink, Puzzle, Unruly};
    use crate::unruly::solve::logic;
    use crate::unruly::{generate, sample};
    use quadrille_core::{Budget, Explain, Play, Rng, reason};

    #[test]
    fn every_technique_has_its_effort() {
        let named: Vec<&str> = EFFORTS.iter().map(|(name, _)| *name).collect();
        let all: Vec<&str> = TECHNIQUES.iter().map(|technique| technique.name).collect();
        assert_eq!(named, all);
    }

    /// Boards with a solution: erased at random, or as far as a level's quick reasoning goes.
    fn puzzle(seed: u64, budget: &mut Budget) -> Puzzle {
        let mut rng = Rng::new(seed);
        let sizes = [(4, 4), (6, 6), (6, 8), (8, 6), (8, 8), (10, 6), (10, 10), (4, 12)];
        let (rows, cols) = sizes[rng.below(sizes.len())];
        let unique = rng.chance(40.0);
        let black = sample::full_board((rows, cols), unique, &mut rng, budget).unwrap();
        let Some(black) = black else { return Puzzle::new(rows, cols).unwrap() };
        let mut puzzle = Puzzle::new(rows, cols).unwrap().with_unique_lines(unique);
        if rng.chance(50.0) {
            let effort = Effort::of(LEVELS[rng.below(LEVELS.len())]);
            return generate::thinned(puzzle, &black, effort, &mut rng, budget).unwrap();
        }
        let fill = 15.0 + rng.unit() * 35.0;
        for (row, col) in (0..rows).flat_map(|r| (0..cols).map(move |c| (r, c))) {
            if rng.chance(fill) {
                puzzle.give(row, col, Some(Ink::black_if(black.get(row, col))));
            }
        }
        puzzle
    }

    fn tiles(position: &Position<'_>) -> Vec<Option<Ink>> {
        let (rows, cols) = (position.board.rows(), position.board.cols());
        (0..rows).flat_map(|r| (0..cols).map(move |c| (r, c))).map(|p| position.get(p)).collect()
    }

    #[test]
    fn quick_reasoning_and_the_techniques_agree_at_every_level() {
        let budget = &mut Budget::unlimited();
        let mut solved = [0; 5];
        for seed in 0..4000 {
            let puzzle = puzzle(seed, budget);
            for (rank, level) in LEVELS.iter().enumerate() {
                let mut position = Unruly::board(&puzzle, &Unruly::start(&puzzle));
                let allowed =
                    |technique: &quadrille_core::Technique<Unruly>| technique.level <= *level;
                reason::grade::<Unruly>(&mut position, allowed, budget).unwrap();
                let quick = logic::reasoned(&puzzle, Effort::of(*level), budget).unwrap();
                let quick = quick.unwrap_or_else(|| panic!("{puzzle} has a solution"));
                let quick = Position { puzzle: &puzzle, board: quick.board, clash: None };
                assert!(tiles(&quick) == tiles(&position), "{} {puzzle}", level.name);
                solved[rank] += usize::from(position.board.empty_cells() == 0);
            }
        }
        assert!(solved.is_sorted() && solved[0] > 200 && solved[4] > solved[0] + 500, "{solved:?}");
    }
}
