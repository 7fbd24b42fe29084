//! The reports' program and the formula, against brute force.

use crate::support::{exact, random_board, reachable, solve};
use quadrille_core::prelude::*;
use quadrille_core::{Ask, Budget, Grid, ModelKind, Rng, Verdict};
use quadrille_engines::mip;
use quadrille_games::pegs::Pegs;
use quadrille_games::pegs::rules::{Goal, Puzzle, Spot, pegs};

#[test]
fn the_reports_program_agrees_with_exact() {
    if mip::available().is_err() {
        return;
    }
    let mut rng = Rng::new(5);
    for _ in 0..12 {
        let puzzle = random_board(&mut rng);
        let ours = exact(&puzzle);
        let theirs = solve(&puzzle, "mip", &Ask::default(), &mut Budget::unlimited());
        assert_eq!(theirs.verdict, Verdict::Solved);
        assert_eq!(ours.bound, theirs.bound, "{puzzle:?}");
    }
}

/// One peg and few more, so that the last step is sometimes the first.
fn few_pegs(rng: &mut Rng) -> Puzzle {
    loop {
        let (rows, cols) = (1 + rng.below(3), 2 + rng.below(3));
        let mut spots = vec![Spot::Hole; rows * cols];
        (0..1 + rng.below(4)).for_each(|_| spots[rng.below(rows * cols)] = Spot::Peg);
        if let Ok(puzzle) = Puzzle::new(Default::default(), Grid::from_vec(rows, cols, spots)) {
            return puzzle;
        }
    }
}

#[test]
fn the_reports_program_decides_every_goal() {
    if mip::available().is_err() {
        return;
    }
    let mut rng = Rng::new(6);
    let mut seen = [0, 0];
    for round in 0..40 {
        let board = if round % 4 == 0 { random_board(&mut rng) } else { few_pegs(&mut rng) };
        let all = reachable(&board);
        for goal in board.cells().filter(|_| round % 4 > 0 || rng.below(6) == 0).collect::<Vec<_>>()
        {
            let alone = |p: &Grid<Spot>| pegs(p) == 1 && p[goal] == Spot::Peg;
            let possible = all.iter().any(alone);
            let puzzle = board.clone().with_goal(Goal::At(goal)).unwrap();
            let answer = solve(&puzzle, "mip", &Ask::default(), &mut Budget::unlimited());
            let expected = if possible { Verdict::Solved } else { Verdict::Impossible };
            assert_eq!(answer.verdict, expected, "{puzzle} to {goal}");
            seen[usize::from(possible)] += 1;
        }
    }
    assert!(seen.iter().all(|n| *n > 10), "impossible and possible goals: {seen:?}");
}

#[test]
fn the_program_fixes_the_start_and_asks_for_the_goal() {
    let puzzle: Puzzle = "2x1:HP".parse().unwrap();
    let puzzle = puzzle.with_goal(Goal::At("r1c1".parse().unwrap())).unwrap();
    let lp = Pegs::model(&puzzle, ModelKind::Lp).unwrap();
    for line in
        ["x_r1c1_1 = 0", "x_r1c2_1 = 1", "goal_r1c1: x_r1c1_1 = 1", "goal_r1c2: x_r1c2_1 = 0"]
    {
        assert!(lp.contains(line), "{line} in\n{lp}");
    }
    let mps = Pegs::model(&puzzle, ModelKind::Mps).unwrap();
    assert!(mps.contains("goal_r1c1"), "{mps}");
}
