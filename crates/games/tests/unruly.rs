//! Unruly from outside: methods against each other, generators against their promises.

use quadrille_core::prelude::*;

use quadrille_core::{
    Ask, Budget, Explanation, GenerateAsk, Locale, Method, Options, Rng, Verdict,
};
use quadrille_games::unruly::Unruly;
use quadrille_games::unruly::rules::{Ink, Plane, Puzzle, Solution};

fn method(name: &str) -> &'static Method<Unruly> {
    Unruly::methods().iter().find(|m| m.name == name).expect("a method")
}

/// Every solution, by trying every tile: the slow witness that shares nothing with the solvers.
fn brute(puzzle: &Puzzle, limit: u64) -> u64 {
    fn fits(board: &[Vec<Option<bool>>], r: usize, c: usize) -> bool {
        let (rows, cols) = (board.len(), board[0].len());
        let ink = board[r][c];
        let row: Vec<_> = board[r].clone();
        let col: Vec<_> = (0..rows).map(|i| board[i][c]).collect();
        [(row, cols), (col, rows)].iter().all(|(line, n)| {
            !line.windows(3).any(|w| w[0].is_some() && w[0] == w[1] && w[1] == w[2])
                && line.iter().filter(|t| **t == ink).count() <= n / 2
        })
    }
    fn go(puzzle: &Puzzle, board: &mut Vec<Vec<Option<bool>>>, at: usize, limit: u64) -> u64 {
        let (rows, cols) = (puzzle.rows(), puzzle.cols());
        if at == rows * cols {
            let mut black = Plane::new(rows, cols);
            for (r, row) in board.iter().enumerate() {
                row.iter().enumerate().for_each(|(c, t)| black.set(r, c, *t == Some(true)));
            }
            return u64::from(Unruly::check(puzzle, &Solution { black }).is_ok());
        }
        let (r, c) = (at / cols, at % cols);
        let mut found = 0;
        for ink in [false, true] {
            if puzzle.given(r, c).is_some_and(|given| (given == Ink::Black) != ink) {
                continue;
            }
            board[r][c] = Some(ink);
            if found < limit && fits(board, r, c) {
                found += go(puzzle, board, at + 1, limit - found);
            }
            board[r][c] = None;
        }
        found
    }
    let mut board = vec![vec![None; puzzle.cols()]; puzzle.rows()];
    go(puzzle, &mut board, 0, limit)
}

/// Small puzzles of all kinds: erased boards, random tiles, with and without unequal lines.
fn small_puzzles(rounds: u64) -> impl Iterator<Item = Puzzle> {
    (0..rounds).map(|seed| {
        let mut rng = Rng::new(seed);
        let side = |rng: &mut Rng| 2 * (1 + rng.below(3));
        let (rows, cols) = (side(&mut rng), side(&mut rng));
        let mut puzzle = Puzzle::new(rows, cols).unwrap().with_unique_lines(rng.chance(40.0));
        if rng.chance(60.0) && rows >= 6 && cols >= 6 {
            let fill = 15.0 + rng.unit() * 50.0;
            let options = Options::new().with("fill", format!("{fill}"));
            let ask = GenerateAsk { size: Some((rows, cols)), seed, options, ..Default::default() };
            let unique = puzzle.unique_lines();
            puzzle = Unruly::generate(&ask, &mut Budget::unlimited()).unwrap().puzzle;
            puzzle = puzzle.with_unique_lines(unique);
        } else {
            let percent = 15.0 + rng.unit() * 30.0;
            for (row, col) in (0..rows).flat_map(|r| (0..cols).map(move |c| (r, c))) {
                if rng.chance(percent) {
                    puzzle.give(row, col, Some(Ink::black_if(rng.chance(50.0))));
                }
            }
        }
        puzzle
    })
}

fn solve(name: &str, puzzle: &Puzzle, count: u64) -> quadrille_core::Answer<Solution> {
    let answer = (method(name).run)(puzzle, &Ask::count(count), &mut Budget::unlimited()).unwrap();
    if let Some(solution) = &answer.solution {
        assert_eq!(Unruly::check(puzzle, solution), Ok(()), "{name} on {}", puzzle);
    }
    answer
}

/// The whole explanation from a position.
fn told(puzzle: &Puzzle, from: &<Unruly as Play>::State) -> Explanation {
    let budget = &mut Budget::unlimited();
    Unruly::explain(puzzle, from, usize::MAX, Locale::default(), budget).unwrap()
}

#[test]
fn every_method_agrees_with_trying_everything() {
    let (mut none, mut one, mut several) = (0, 0, 0);
    for (index, puzzle) in small_puzzles(1500).enumerate() {
        let truth = brute(&puzzle, 3);
        match truth {
            0 => none += 1,
            1 => one += 1,
            _ => several += 1,
        }
        let mut exact = vec!["search", "auto"];
        if index.is_multiple_of(3) {
            exact.push("sat");
        }
        if index.is_multiple_of(25) {
            exact.extend(["mip", "mip-2colour"]);
        }
        for name in exact {
            let answer = solve(name, &puzzle, 3);
            assert_eq!(answer.solutions, truth, "{name} on {}", puzzle);
            assert_eq!(answer.exhausted, truth < 3, "{name} on {}", puzzle);
        }
        for name in ["fill", "auto", "logic"] {
            let answer = solve(name, &puzzle, 1);
            match answer.verdict {
                Verdict::Impossible => assert_eq!(truth, 0, "{name} on {}", puzzle),
                Verdict::Solved => assert!(truth > 0, "{name} on {}", puzzle),
                _ => assert_ne!(name, "auto"),
            }
            if name == "logic" && answer.verdict == Verdict::Solved {
                assert_eq!((truth, answer.exhausted), (1, true), "{}", puzzle);
            }
        }
    }
    assert!(none > 100 && one > 100 && several > 100, "{none} {one} {several}");
}

#[test]
fn other_makers_boards_are_solved_and_unique() {
    let corpus = include_str!("../src/unruly/corpus/sgt_unruly.tsv");
    let mut lines = 0;
    for line in corpus.lines() {
        let (id, expected) = line.split_once('\t').unwrap();
        let puzzle: Puzzle = id.parse().unwrap();
        for name in ["search", "sat", "auto"] {
            let answer = solve(name, &puzzle, 2);
            assert_eq!((answer.solutions, answer.exhausted), (1, true), "{name} on {id}");
            let text = Unruly::write_solution(&puzzle, &answer.solution.unwrap());
            assert_eq!(text, expected, "{name} on {id}");
        }
        lines += 1;
    }
    assert_eq!(lines, 51);
}

#[test]
fn other_makers_levels_are_ours() {
    let corpus = include_str!("../src/unruly/corpus/sgt_unruly.tsv");
    for line in corpus.lines() {
        let id = line.split('\t').next().unwrap();
        let params = id.split(':').next().unwrap();
        let puzzle: Puzzle = id.parse().unwrap();
        let start = Unruly::start(&puzzle);
        let got = told(&puzzle, &start);
        assert!(got.solved, "{id}: {:?}", got.note);
        let expected = match params.chars().last().unwrap() {
            't' => "trivial",
            'e' => "easy",
            _ => "normal",
        };
        // The other program removes clues as far as the level goes and then makes sure that the
        // level before is not enough.
        assert_eq!(got.difficulty, Some(expected), "{id}");
    }
}

/// A puzzle, or nothing where the wish is refused.
fn generated(
    size: (usize, usize),
    difficulty: Option<&str>,
    seed: u64,
    options: Options,
) -> Option<Puzzle> {
    let difficulty = difficulty.map(str::to_string);
    let ask = GenerateAsk { size: Some(size), difficulty, seed, options };
    let made = Unruly::generate(&ask, &mut Budget::unlimited()).ok()?;
    if let Some(solution) = &made.solution {
        assert_eq!(Unruly::check(&made.puzzle, solution), Ok(()));
    }
    Some(made.puzzle)
}

fn generate(size: (usize, usize), difficulty: Option<&str>, seed: u64, options: Options) -> Puzzle {
    generated(size, difficulty, seed, options).expect("the wish can be granted")
}

#[test]
fn generated_puzzles_keep_their_promises() {
    let mut refused = 0;
    for level in Unruly::levels() {
        for (seed, size) in [(1, (6, 6)), (2, (8, 6)), (3, (10, 10)), (4, (14, 14))] {
            for unique in ["false", "true"] {
                let options = Options::new().with("unique-lines", unique);
                let Some(puzzle) = generated(size, Some(level.name), seed, options) else {
                    // Small boards are not hard.
                    assert!(size.1 == 6 && level.rank > 2, "{size:?} {}", level.name);
                    refused += 1;
                    continue;
                };
                assert_eq!(puzzle.unique_lines(), unique == "true");
                let answer = solve("search", &puzzle, 2);
                assert_eq!((answer.solutions, answer.exhausted), (1, true));
                let told = told(&puzzle, &Unruly::start(&puzzle));
                assert!(told.solved, "{puzzle} {:?}", told.note);
                assert_eq!(told.difficulty, Some(level.name), "{puzzle}");
            }
        }
    }
    assert!(refused > 0, "some levels cannot be had on small boards");
}

#[test]
fn a_level_that_cannot_be_had_is_refused() {
    let difficulty = Some("hard".to_string());
    let ask = GenerateAsk { size: Some((6, 6)), difficulty, seed: 1, ..Default::default() };
    let error = Unruly::generate(&ask, &mut Budget::unlimited()).err().unwrap().to_string();
    assert!(error.starts_with("no board of 6 x 6 with difficulty hard was found"), "{error}");
}

#[test]
fn flat_boards_have_unequal_lines_too() {
    for size in [(6, 8), (6, 10), (8, 14), (10, 6)] {
        let options = Options::new().with("unique-lines", "true");
        let puzzle = generate(size, Some("easy"), 1, options);
        assert_eq!((puzzle.rows(), puzzle.cols()), size);
        assert!(puzzle.unique_lines());
    }
}

#[test]
fn a_position_without_a_solution_is_told() {
    let puzzle: Puzzle = "6x6:faCADAJeBd".parse().unwrap();
    let solution = solve("search", &puzzle, 1).solution.unwrap();
    for cell in (0..36).map(|i| quadrille_core::Cell::new(i / 6, i % 6)) {
        if puzzle.given(cell.row, cell.col).is_some() {
            continue;
        }
        // One wrong tile alone breaks no rule that can be seen, but most often all solutions.
        let mut state = Unruly::start(&puzzle);
        let wrong = Ink::black_if(!solution.black.get(cell.row, cell.col));
        Unruly::play(&puzzle, &mut state, &format!("{cell}={wrong}")).unwrap();
        let told = told(&puzzle, &state);
        assert!(told.steps.is_empty() && !told.solved);
        let note = told.note.unwrap();
        assert!(
            note.starts_with("There is no solution from here: ") || note.starts_with("A rule is"),
            "{note}"
        );
    }
}

#[test]
fn no_clue_of_a_fewest_puzzle_can_be_left_out() {
    for (seed, unique) in [(1, "false"), (2, "true")] {
        let options = Options::new().with("clues", "fewest").with("unique-lines", unique);
        let puzzle = generate((10, 10), None, seed, options);
        assert_eq!(solve("sat", &puzzle, 2).solutions, 1);
        for row in 0..10 {
            for col in puzzle.known().ones(row) {
                let mut less = puzzle.clone();
                less.give(row, col, None);
                assert_eq!(solve("search", &less, 2).solutions, 2);
            }
        }
    }
}

#[test]
fn the_reports_generators_fill_as_asked() {
    for percent in [0, 1, 20, 60, 99, 100] {
        let options = Options::new().with("fill", format!("{percent}"));
        let puzzle = generate((20, 30), None, percent, options);
        assert_eq!(puzzle.clues() as u64, 6 * percent);
        assert_eq!(solve("auto", &puzzle, 1).verdict, Verdict::Solved);
    }
    let options = Options::new().with("density", "30");
    let puzzle = generate((20, 20), None, 1, options);
    assert_eq!(puzzle.clues(), 120);
    assert!(!puzzle.broken().is_some_and(|b| b.what.to_string().contains("three")));
    for bad in [("fill", "101"), ("density", "x"), ("clues", "many")] {
        let options = Options::new().with(bad.0, bad.1);
        let ask = GenerateAsk { options, ..Default::default() };
        assert!(Unruly::generate(&ask, &mut Budget::unlimited()).is_err(), "{bad:?}");
    }
    for size in [(4, 4), (6, 7), (0, 6), (1_000_000, 1_000_000)] {
        let ask = GenerateAsk { size: Some(size), ..Default::default() };
        assert!(Unruly::generate(&ask, &mut Budget::unlimited()).is_err(), "{size:?}");
    }
}

#[test]
fn large_boards_are_completed_at_every_fill() {
    for fill in (0..100).step_by(5).chain([98, 99]) {
        for size in [(30, 30), (100, 100), (200, 66)] {
            let options = Options::new().with("fill", format!("{fill}"));
            let puzzle = generate(size, None, fill, options);
            assert_eq!(solve("auto", &puzzle, 1).verdict, Verdict::Solved, "{fill} {size:?}");
        }
    }
    let unique = generate((200, 150), Some("easy"), 1, Options::new());
    let answer = solve("logic", &unique, 1);
    assert_eq!((answer.verdict, answer.exhausted), (Verdict::Solved, true));
}

#[test]
fn each_step_of_an_explanation_follows() {
    let mut steps = 0;
    for (seed, puzzle) in small_puzzles(120).enumerate() {
        if brute(&puzzle, 1) == 0 {
            let start = Unruly::start(&puzzle);
            let told = told(&puzzle, &start);
            assert!(!told.solved, "seed {seed}");
            continue;
        }
        let mut state = Unruly::start(&puzzle);
        let told = told(&puzzle, &state);
        for step in &told.steps {
            for effect in &step.effects {
                // The opposite tile must leave no solution.
                let opposite = match effect.split_once('=').unwrap() {
                    (cell, "black") => format!("{cell}=white"),
                    (cell, _) => format!("{cell}=black"),
                };
                let mut other = state.clone();
                Unruly::play(&puzzle, &mut other, &opposite).unwrap();
                let wrong = Puzzle::from_planes(other.known, other.black).unwrap();
                let wrong = wrong.with_unique_lines(puzzle.unique_lines());
                assert_eq!(brute(&wrong, 1), 0, "{step:?} in {}", puzzle);
            }
            for effect in &step.effects {
                Unruly::play(&puzzle, &mut state, effect).unwrap();
            }
            steps += 1;
        }
        if told.solved {
            assert!(Unruly::status(&puzzle, &state).won);
        }
    }
    assert!(steps > 300, "{steps}");
}

#[test]
fn givens_that_break_a_rule_are_impossible_with_the_place() {
    let mut puzzle = Puzzle::new(6, 6).unwrap();
    (0..3).for_each(|col| puzzle.give(2, col, Some(Ink::Black)));
    for m in Unruly::methods() {
        let answer = (m.run)(&puzzle, &Ask::default(), &mut Budget::unlimited()).unwrap();
        assert_eq!(answer.verdict, Verdict::Impossible, "{}", m.name);
        assert!(
            answer.notes[0].to_string().contains("r3c1, r3c2 and r3c3"),
            "{}: {:?}",
            m.name,
            answer.notes
        );
    }
}

#[test]
fn a_cancelled_budget_stops_every_generator() {
    for option in [("clues", "few"), ("clues", "fewest"), ("fill", "9"), ("density", "9")] {
        let mut budget = Budget::unlimited();
        budget.cancel_token().cancel();
        let options = Options::new().with(option.0, option.1);
        let ask = GenerateAsk { options, ..Default::default() };
        assert!(Unruly::generate(&ask, &mut budget).is_err(), "{option:?}");
    }
}
