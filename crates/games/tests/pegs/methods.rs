//! The methods.

use crate::support::{exact, jumps, left, random_board, reachable, solve};
use quadrille_core::prelude::*;
use quadrille_core::{Ask, Budget, Cell, GenerateAsk, Grid, Options, Rng, Shape, Stop, Verdict};
use quadrille_engines::mip;
use quadrille_games::pegs::Pegs;
use quadrille_games::pegs::boards::named;
use quadrille_games::pegs::rules::{Goal, Minimise, Puzzle, Spot, pegs};
use std::collections::HashMap;
use std::time::Duration;

/// The fewest moves to a won position: a plain breadth-first search over position and last peg.
fn fewest_moves(puzzle: &Puzzle, won: &dyn Fn(&Grid<Spot>) -> bool) -> Option<usize> {
    let mut cost: HashMap<(Grid<Spot>, Option<Cell>), usize> = HashMap::new();
    let mut levels = vec![vec![(puzzle.start().clone(), None)]];
    let mut at = 0;
    while at < levels.len() {
        while let Some((position, last)) = levels[at].pop() {
            if cost.get(&(position.clone(), last)).is_some_and(|c| *c <= at) {
                continue;
            }
            cost.insert((position.clone(), last), at);
            for (from, next, to) in jumps(puzzle.shape(), &position) {
                let then = if Some(from) == last { at } else { at + 1 };
                levels.resize_with(levels.len().max(then + 1), Vec::new);
                levels[then].push((next, Some(to)));
            }
        }
        at += 1;
    }
    cost.iter().filter(|((p, _), _)| won(p)).map(|(_, c)| *c).min()
}

/// Boards far beyond what can be searched through: the rim is cleared first, and the last pegs are played
/// exactly in a small board around them.
#[test]
fn large_boards_that_can_be_won_are_won() {
    for seed in 0..2 {
        let ask = GenerateAsk { size: Some((24, 24)), seed, ..GenerateAsk::default() };
        let puzzle = Pegs::generate(&ask, &mut Budget::unlimited()).unwrap().puzzle;
        // Far more positions than are needed: a search that has lost its way fails and does not hang.
        let mut budget = Budget::unlimited().with_nodes(20_000_000);
        let answer = solve(&puzzle, "beam", &Ask::default(), &mut budget);
        assert_eq!(answer.verdict, Verdict::Solved);
        assert_eq!(left(&puzzle, &answer.solution.unwrap()), 1);
    }
}

#[test]
fn exact_finds_the_fewest_pegs_of_thousands_of_boards() {
    let mut rng = Rng::new(1);
    for _ in 0..3_000 {
        let puzzle = random_board(&mut rng);
        let truth = reachable(&puzzle).iter().map(pegs).min().unwrap();
        let answer = exact(&puzzle);
        assert_eq!(answer.verdict, Verdict::Solved);
        assert_eq!(left(&puzzle, &answer.solution.unwrap()), truth, "{puzzle:?}");
        assert_eq!(answer.bound, Some(truth as i64));
    }
}

#[test]
fn exact_decides_every_goal_of_thousands_of_boards() {
    let mut rng = Rng::new(2);
    for _ in 0..1_500 {
        let board = random_board(&mut rng);
        let cells: Vec<Cell> = board.cells().collect();
        let goal = *rng.choose(&cells).unwrap();
        let puzzle = board.with_goal(Goal::At(goal)).unwrap();
        let alone = |p: &Grid<Spot>| pegs(p) == 1 && p[goal] == Spot::Peg;
        let possible = reachable(&puzzle).iter().any(alone);
        let answer = exact(&puzzle);
        let expected = if possible { Verdict::Solved } else { Verdict::Impossible };
        assert_eq!(answer.verdict, expected, "{puzzle:?}");
        assert!(possible || answer.certificate.is_some(), "impossible must come with its proof");
    }
}

#[test]
fn exact_finds_the_fewest_moves_of_many_boards() {
    let mut rng = Rng::new(3);
    for round in 0..600_u32 {
        let mut board = random_board(&mut rng).with_minimise(Minimise::Moves);
        let all = reachable(&board);
        let truth = all.iter().map(pegs).min().unwrap();
        // Every other board that can be brought to one peg is asked to leave it somewhere.
        let mut last: Vec<&Grid<Spot>> = all.iter().filter(|p| pegs(p) == 1).collect();
        last.sort_by_key(|p| p.values().iter().position(|s| *s == Spot::Peg));
        if round.is_multiple_of(2)
            && let Some(end) = rng.choose(&last)
        {
            let cell = end.cells().find(|c| end[*c] == Spot::Peg).unwrap();
            board = board.with_goal(Goal::At(cell)).unwrap();
        }
        let goal = board.goal();
        let ends = |p: &Grid<Spot>| match goal {
            Goal::Any => pegs(p) == truth,
            Goal::At(cell) => pegs(p) == 1 && p[cell] == Spot::Peg,
        };
        let moves = fewest_moves(&board, &ends).unwrap();
        let answer = exact(&board);
        assert_eq!(answer.verdict, Verdict::Solved);
        let solution = answer.solution.unwrap();
        assert_eq!((left(&board, &solution), solution.moves.len()), (truth, moves), "{round}");
    }
}

/// Boards of 63 and 64 cells fill a word: there is no room for what smaller ones keep beside it.
#[test]
fn exact_finds_the_fewest_moves_of_boards_that_fill_a_word() {
    let mut rng = Rng::new(5);
    let mut chains = 0;
    for _ in 0..300 {
        let (rows, cols) = *rng.choose(&[(8, 8), (9, 7), (7, 9)]).unwrap();
        let mut spots = vec![Spot::Hole; rows * cols];
        // Close together, so that something can jump.
        let corner = (rng.below(rows - 4), rng.below(cols - 4));
        for _ in 0..6 {
            spots[(corner.0 + rng.below(5)) * cols + corner.1 + rng.below(5)] = Spot::Peg;
        }
        let board = Puzzle::new(Shape::Square, Grid::from_vec(rows, cols, spots)).unwrap();
        let board = board.with_minimise(Minimise::Moves);
        let truth = reachable(&board).iter().map(pegs).min().unwrap();
        let moves = fewest_moves(&board, &|p| pegs(p) == truth).unwrap();
        let solution = exact(&board).solution.unwrap();
        assert_eq!((left(&board, &solution), solution.moves.len()), (truth, moves), "{board:?}");
        chains += usize::from(solution.moves.len() < solution.jumps().count());
    }
    assert!(chains > 20, "few of these boards asked for a chain: {chains}");
}

#[test]
fn counting_plays_agrees_with_brute_force() {
    fn plays(shape: Shape, position: &Grid<Spot>, fewest: usize) -> u64 {
        match pegs(position) == fewest {
            true => 1,
            false => jumps(shape, position).iter().map(|(_, p, _)| plays(shape, p, fewest)).sum(),
        }
    }
    let mut rng = Rng::new(4);
    for _ in 0..200 {
        let puzzle = random_board(&mut rng);
        let fewest = reachable(&puzzle).iter().map(pegs).min().unwrap();
        let truth = plays(puzzle.shape(), puzzle.start(), fewest);
        if truth > 50_000 {
            continue;
        }
        let answer = solve(&puzzle, "exact", &Ask::count(100_000), &mut Budget::unlimited());
        assert_eq!((answer.solutions, answer.exhausted), (truth, true), "{puzzle:?}");
        if truth > 1 {
            let two = solve(&puzzle, "exact", &Ask::count(2), &mut Budget::unlimited());
            assert_eq!((two.solutions, two.exhausted), (2, false));
        }
    }
}

#[test]
fn heuristics_never_beat_exact_and_beam_never_loses_to_them() {
    let mut rng = Rng::new(6);
    for _ in 0..40 {
        let puzzle = random_board(&mut rng);
        let best = exact(&puzzle).bound.unwrap() as usize;
        for method in ["gather", "gather-penalised", "centre", "random", "beam"] {
            let mut budget = Budget::unlimited().with_nodes(20_000);
            let answer = solve(&puzzle, method, &Ask::default(), &mut budget);
            let reached = left(&puzzle, &answer.solution.unwrap());
            assert!(reached >= best, "{method}");
            assert!(answer.bound.unwrap() as usize <= best, "{method}");
            assert!(method != "beam" || reached == best, "beam on a tiny board: {puzzle:?}");
        }
    }
}

#[test]
fn known_facts_of_the_classic_boards() {
    let central = named("english", None).unwrap();
    let home = central.clone().with_goal(Goal::At(Cell::new(3, 3))).unwrap();
    assert_eq!(exact(&home).solution.unwrap().jumps().count(), 31);
    // The European central game leaves two, which its proof says too.
    let european = named("european", None).unwrap();
    let answer = exact(&european);
    assert_eq!((answer.verdict, answer.bound), (Verdict::Solved, Some(2)));
    assert!(answer.certificate.unwrap().contains("claim at-least 2"));
    // The fifteen-hole triangle: every vacancy can be solved, but the middle one not to itself.
    for (cell, possible) in [(Cell::new(0, 0), true), (Cell::new(2, 1), false)] {
        let puzzle = named("triangle:5", Some(cell)).unwrap();
        assert_eq!(exact(&puzzle).bound, Some(1), "{cell}");
        let answer = exact(&puzzle.with_goal(Goal::At(cell)).unwrap());
        assert_eq!(answer.verdict == Verdict::Solved, possible, "{cell}");
    }
}

#[test]
fn a_pagoda_function_is_found_and_checked() {
    if mip::available().is_err() {
        return; // weightings are the work of HiGHS
    }
    // One peg far away from a row of two: class alone does not forbid the far corner.
    let text = "5x5:PPHHHHHHHHHHHHHHHHHHHHHHH";
    let read = Pegs::formats()[0].read.unwrap();
    let mut weighed = 0;
    for (row, col) in (0..5).flat_map(|r| (0..5).map(move |c| (r, c))) {
        let options = Options::new().with("goal", Cell::new(row, col).to_string());
        let puzzle = read(text, &options).unwrap();
        let answer = exact(&puzzle);
        weighed += usize::from(answer.certificate.is_some_and(|c| c.contains("\nweight ")));
    }
    assert!(weighed > 0, "some goal is forbidden by weight, not by class");
}

#[test]
fn false_proofs_are_refused() {
    let puzzle = named("cross:5", None).unwrap();
    for text in [
        "",
        "pegs proof",
        "pegs proof\nclaim at-least x",
        "pegs proof\nclaim at-least 2\nparity r1c2 r1c3",
        "pegs proof\nclaim at-least 3",
        "pegs proof\nclaim unreachable r9c9\nexhaustive",
        "pegs proof\nclaim unreachable r3c3\nweight r3c3=1",
        "pegs proof\nclaim unreachable r3c3\nweight r3c3=99999999999999999999",
        "pegs proof\nclaim at-least 2\npart r1c2 r1c3 r1c4",
        "pegs proof\nclaim at-least 99\nexhaustive",
        "pegs proof\nnonsense",
    ] {
        assert!(Pegs::check_certificate(&puzzle, text).is_err(), "{text}");
    }
}

#[test]
fn the_corpus_is_won() {
    let read = Pegs::formats()[0].read.unwrap();
    for line in include_str!("../../src/pegs/corpus/sgt_pegs_solutions.tsv").lines() {
        let (id, jumps) = line.split_once('\t').unwrap();
        let puzzle = read(id, &Options::new()).unwrap();
        let solution = Pegs::read_solution(&puzzle, jumps).unwrap();
        assert_eq!(Pegs::check(&puzzle, &solution), Ok(()), "{id}");
        assert_eq!(left(&puzzle, &solution), 1, "{id}");
        // The largest two have their place in the benchmarks.
        if puzzle.start().rows() < 20 {
            let method = Pegs::default_method(&puzzle, &Ask::default()).name;
            let answer = solve(&puzzle, method, &Ask::default(), &mut Budget::unlimited());
            assert_eq!(left(&puzzle, &answer.solution.unwrap()), 1, "{id}");
        }
    }
    for line in include_str!("../../src/pegs/corpus/sgt_pegs.tsv").lines() {
        assert!(read(line.split('\t').next().unwrap(), &Options::new()).is_ok(), "{line}");
    }
}

#[test]
fn every_method_stops_when_told() {
    let puzzle = named("wiegleb", None).unwrap().with_goal(Goal::At(Cell::new(0, 3))).unwrap();
    let board = named("square:9", Some(Cell::new(0, 1))).unwrap();
    for (puzzle, methods) in [(&puzzle, &["exact", "mip"][..]), (&board, &["beam", "random"][..])] {
        for name in methods.iter().filter(|name| **name != "mip" || mip::available().is_ok()) {
            let method = Pegs::methods().iter().find(|m| m.name == *name).unwrap();
            let mut budget = Budget::for_time(Duration::from_millis(50));
            let ask = Ask { options: Options::new().with("restarts", "1000000"), ..Ask::default() };
            let begin = std::time::Instant::now();
            let answer = (method.run)(puzzle, &ask, &mut budget).unwrap();
            assert!(begin.elapsed() < Duration::from_secs(5), "{name} went on and on");
            let decided =
                matches!(answer.verdict, Verdict::Solved | Verdict::Impossible | Verdict::Best);
            assert!(decided || matches!(answer.verdict, Verdict::Unknown(Stop::Time)), "{name}");
        }
    }
}
