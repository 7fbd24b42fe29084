//! Boards far beyond what can be searched through.

use crate::styles::{STYLES, shape, winnable};
use crate::support::{left, solve};
use quadrille_core::{Ask, Budget, Rng, Verdict};

/// Far more positions than any of these boards needs: a search that has lost its way fails and does not hang.
const MANY: u64 = 20_000_000;

/// Whoever took the jumps back and how: one peg is left.
#[test]
fn boards_that_can_be_won_are_won() {
    for style in STYLES {
        let mut rng = Rng::new(17);
        for side in [9, 14, 18] {
            let puzzle = winnable(style, side, &mut rng);
            let mut budget = Budget::unlimited().with_nodes(MANY);
            let answer = solve(&puzzle, "beam", &Ask::default(), &mut budget);
            assert_eq!(answer.verdict, Verdict::Solved, "{style:?} {side}");
            assert_eq!(left(&puzzle, &answer.solution.unwrap()), 1, "{style:?} {side}");
        }
    }
}

/// Stopped anywhere, there is a play, and the bound is no more than it leaves.
#[test]
fn a_search_that_is_stopped_has_a_play() {
    let mut rng = Rng::new(23);
    for nodes in [0, 1, 100, 1_000, 10_000, 40_000] {
        let puzzle = shape(16, &mut rng);
        let mut budget = Budget::unlimited().with_nodes(nodes);
        let answer = solve(&puzzle, "beam", &Ask::default(), &mut budget);
        let left = left(&puzzle, &answer.solution.unwrap());
        assert!(answer.bound.unwrap() as usize <= left, "{nodes}: {left}");
    }
}
