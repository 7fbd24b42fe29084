//! Singles from outside: every method against a brute force, the corpus, and each other.

use quadrille_core::prelude::*;

use quadrille_core::{
    Ask, Budget, Cell, Explanation, GenerateAsk, GenerateError, Locale, Method, Options, Rng,
    Verdict, referee,
};
use quadrille_engines::{mip, sat};
use quadrille_games::singles::rules::{Clue, Puzzle, Solution};
use quadrille_games::singles::{Singles, model};

fn method(name: &str) -> &'static Method<Singles> {
    Singles::methods().iter().find(|m| m.name == name).unwrap()
}

fn solve(puzzle: &Puzzle, name: &str, ask: &Ask) -> quadrille_core::Answer<Solution> {
    let answer = referee::solve(puzzle, method(name), ask, &mut Budget::unlimited()).unwrap();
    let internal = answer.notes.iter().find(|n| n.to_string().contains("internal error"));
    assert_eq!(internal, None, "{puzzle:?}");
    answer
}

fn read(format: &str, text: &str) -> Result<Puzzle, quadrille_core::InputError> {
    let format = Singles::formats().iter().find(|f| f.name == format).unwrap();
    (format.read.unwrap())(text, &Options::new())
}

fn write(format: &str, puzzle: &Puzzle) -> String {
    let format = Singles::formats().iter().find(|f| f.name == format).unwrap();
    (format.write.unwrap())(puzzle).unwrap()
}

/// A random puzzle of up to `cells` cells, with few different numbers so that they repeat.
fn random_puzzle(rng: &mut Rng, cells: usize) -> Puzzle {
    let (rows, cols) = loop {
        let (r, c) = (1 + rng.below(5), 1 + rng.below(5));
        if r * c <= cells {
            break (r, c);
        }
    };
    let kinds = 2 + rng.below(rows.max(cols) + 1);
    let clues = (0..rows * cols)
        .map(|_| match rng.below(20) {
            0 => Clue::Empty,
            1 => Clue::Question,
            _ => Clue::Number(rng.below(kinds) as u64),
        })
        .collect();
    Puzzle::new(rows, cols, clues).unwrap()
}

/// All solutions, by asking the referee about every pattern.
fn brute_force(puzzle: &Puzzle) -> Vec<Solution> {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    let pattern = |bits: u32| (0..rows * cols).map(|i| bits >> i & 1 == 1).collect();
    (0..1u32 << (rows * cols))
        .filter(|bits| bits & (bits >> 1) & side_mask(rows, cols) == 0)
        .map(|bits| Solution::new(rows, cols, pattern(bits)))
        .filter(|s| Singles::check(puzzle, s).is_ok())
        .collect()
}

/// Bits whose right neighbour is in the same row: a cheap first sieve.
fn side_mask(rows: usize, cols: usize) -> u32 {
    (0..rows * cols).filter(|i| i % cols + 1 < cols).fold(0, |m, i| m | 1 << i)
}

/// The whole explanation from a position.
fn told(puzzle: &Puzzle, from: &<Singles as Play>::State) -> Explanation {
    let budget = &mut Budget::unlimited();
    Singles::explain(puzzle, from, usize::MAX, Locale::default(), budget).unwrap()
}

#[test]
fn every_exact_method_counts_like_brute_force() {
    let mut rng = Rng::new(4);
    for round in 0..1500 {
        let puzzle = random_puzzle(&mut rng, 16);
        let all = brute_force(&puzzle).len() as u64;
        for (name, every) in [("search", 1), ("sat", 3), ("mip", 60)] {
            if round % every != 0 || (name != "search" && all > 200) {
                continue;
            }
            for count in [1, 2, 5, 100_000] {
                let answer = solve(&puzzle, name, &Ask::count(count));
                let wanted = all.min(count);
                assert_eq!(answer.solutions, wanted, "{name} --count {count} of {puzzle:?}");
                assert_eq!(answer.verdict == Verdict::Impossible, all == 0, "{name} {puzzle:?}");
                if all < count {
                    assert!(answer.exhausted, "{name} --count {count} of {puzzle:?}");
                }
                assert!(all <= count || !answer.exhausted, "{name} --count {count} {puzzle:?}");
            }
        }
    }
}

#[test]
fn search_and_sat_agree_on_larger_random_boards() {
    let mut rng = Rng::new(44);
    for _ in 0..400 {
        let side = 5 + rng.below(8);
        let kinds = side - 1 + rng.below(side);
        let clues = (0..side * side).map(|_| Clue::Number(rng.below(kinds) as u64)).collect();
        let puzzle = Puzzle::new(side, side, clues).unwrap();
        for count in [1, 2, 7] {
            let [a, b] = ["search", "sat"].map(|m| solve(&puzzle, m, &Ask::count(count)));
            assert_eq!((a.verdict, a.solutions), (b.verdict, b.solutions), "{puzzle:?}");
        }
    }
}

#[test]
fn both_cuts_of_the_report_lead_to_the_same_answers() {
    let mut rng = Rng::new(5);
    for _ in 0..25 {
        let puzzle = random_puzzle(&mut rng, 20);
        let ask = |cut: &str| Ask { options: Options::new().with("cut", cut), ..Ask::count(3) };
        let [a, b] = ["report", "border"].map(|cut| solve(&puzzle, "mip", &ask(cut)));
        assert_eq!((a.verdict, a.solutions), (b.verdict, b.solutions), "{puzzle:?}");
        assert!(
            a.notes[0].to_string().contains("report cut")
                && b.notes[0].to_string().contains("border cut")
        );
    }
}

#[test]
fn heuristics_never_lie() {
    let mut rng = Rng::new(6);
    let (mut solved, mut possible) = (0, 0);
    for seed in 0..600 {
        let puzzle = random_puzzle(&mut rng, 16);
        let all = brute_force(&puzzle);
        possible += u32::from(!all.is_empty());
        let restart = solve(&puzzle, "restart", &Ask { seed, ..Ask::default() });
        solved += u32::from(restart.verdict == Verdict::Solved);
        let logic = solve(&puzzle, "logic", &Ask::default());
        match logic.verdict {
            Verdict::Solved => assert_eq!(all, [logic.solution.unwrap()], "{puzzle:?}"),
            Verdict::Impossible => assert!(all.is_empty(), "{puzzle:?}"),
            _ => assert_ne!(all.len(), 0, "tries settle small boards: {puzzle:?}"),
        }
    }
    assert_eq!(solved, possible, "on such small boards the heuristic finds every answer");
}

#[test]
fn every_step_of_an_explanation_is_certain() {
    let mut rng = Rng::new(7);
    let mut used = std::collections::BTreeSet::new();
    for _ in 0..3000 {
        let puzzle = random_puzzle(&mut rng, 16);
        let all = brute_force(&puzzle);
        let start = Singles::start(&puzzle);
        let story = told(&puzzle, &start);
        let mut state = start;
        for step in &story.steps {
            used.insert(step.technique);
            assert!(!step.text.is_empty() && !step.effects.is_empty());
            for effect in &step.effects {
                let (cell, colour) = effect.split_once('=').unwrap();
                let cell: Cell = cell.parse().unwrap();
                let wrong = all.iter().find(|s| s.black[cell] != (colour == "black"));
                assert!(
                    wrong.is_none(),
                    "{}: {effect} in {puzzle:?}: {}",
                    step.technique,
                    step.text
                );
                Singles::play(&puzzle, &mut state, effect).unwrap();
            }
        }
        assert_eq!(story.solved, all.len() == 1, "{puzzle:?}: {:?}", story.note);
        if story.solved {
            assert!(Singles::status(&puzzle, &state).won);
        } else {
            assert!(story.note.is_some());
        }
    }
    for technique in Singles::techniques() {
        let rare = matches!(technique.name, "long_try" | "exhaustion");
        assert!(rare || used.contains(technique.name), "{} was never needed", technique.name);
    }
}

#[test]
fn a_hint_continues_from_a_position_and_sees_wrong_marks() {
    let puzzle = read("id", "5x5:1322121554542533215515512").unwrap();
    let mut state = Singles::start(&puzzle);
    let mut steps = 0;
    loop {
        let hint =
            Singles::explain(&puzzle, &state, 1, Locale::default(), &mut Budget::unlimited())
                .unwrap();
        let Some(step) = hint.steps.first() else { break };
        assert_eq!(hint.steps.len(), 1);
        for effect in &step.effects {
            Singles::play(&puzzle, &mut state, effect).unwrap();
        }
        steps += 1;
    }
    assert!(Singles::status(&puzzle, &state).won && steps > 3);
    let wrong = Singles::read_progress(&puzzle, "11.......................").unwrap();
    let story =
        Singles::explain(&puzzle, &wrong, 9, Locale::default(), &mut Budget::unlimited()).unwrap();
    assert!(story.note.unwrap().contains("black neighbours"));
}

#[test]
fn a_hint_does_not_build_on_marks_that_no_solution_keeps() {
    let puzzle: Puzzle = "3x3:233132321".parse().unwrap();
    let marks = Singles::read_progress(&puzzle, "r2c1=white;r2c2=white;r2c3=black").unwrap();
    let story = told(&puzzle, &marks);
    assert!(story.steps.is_empty() && !story.solved, "{story:?}");
    assert_eq!(story.note.unwrap(), "This cannot be right: r2c3 black. No solution has it.");
}

fn corpus() -> Vec<(Puzzle, String)> {
    let sgt = include_str!("../src/singles/corpus/sgt_singles.tsv").lines().map(|line| {
        let (id, answer) = line.split_once('\t').unwrap();
        let puzzle = read("id", id).unwrap();
        assert_eq!(format!("{}:", &write("id", &puzzle).split(':').next().unwrap()), {
            let size = id.split(':').next().unwrap();
            format!("{}:", size.split('d').next().unwrap())
        });
        (puzzle, answer.to_string())
    });
    let link = include_str!("../src/singles/corpus/puzzlink.tsv").lines().map(|line| {
        let parts: Vec<&str> = line.split('\t').collect();
        let puzzle = read("puzzlink", parts[1]).unwrap();
        assert_eq!(write("puzzlink", &puzzle), parts[1]);
        let answer = parts[2].replace('/', "").replace('#', "1").replace('.', "0");
        (puzzle, answer)
    });
    sgt.chain(link).collect()
}

#[test]
fn the_corpus_is_solved_and_proved_unique_by_search_and_sat() {
    let corpus = corpus();
    assert_eq!(corpus.len(), 44);
    for (puzzle, answer) in &corpus {
        for name in ["search", "sat"] {
            let found = solve(puzzle, name, &Ask::count(2));
            assert_eq!((found.solutions, found.exhausted), (1, true));
            assert_eq!(&Singles::write_solution(puzzle, &found.solution.unwrap()), answer);
        }
        let logic = solve(puzzle, "logic", &Ask::default());
        assert_eq!(logic.verdict, Verdict::Solved, "{:?}", logic.notes);
    }
}

#[test]
fn the_exact_models_have_the_same_answers() {
    let mut rng = Rng::new(8);
    for _ in 0..60 {
        let puzzle = random_puzzle(&mut rng, 12);
        let all = brute_force(&puzzle).len() as u64;
        let flow = mip::solve(&model::with_flow(&puzzle), &mut Budget::unlimited());
        let feasible = matches!(flow, mip::Outcome::Optimal { .. });
        assert_eq!(feasible, all > 0, "{puzzle:?}");
        let cnf = model::with_distances(&puzzle);
        let ask = Ask::count(all + 1);
        let count = sat::count(&cnf.formula, &cnf.black, &ask, &mut Budget::unlimited(), |_| ());
        assert_eq!(count.solutions, all, "{puzzle:?}");
    }
}

fn generate(size: (usize, usize), seed: u64, difficulty: Option<&str>) -> (Puzzle, Solution) {
    let ask = GenerateAsk {
        size: Some(size),
        difficulty: difficulty.map(str::to_string),
        seed,
        options: Options::new(),
    };
    let made = Singles::generate(&ask, &mut Budget::unlimited()).unwrap();
    (made.puzzle, made.solution.unwrap())
}

#[test]
fn generated_puzzles_have_exactly_one_solution() {
    let sizes = [(1, 1), (1, 3), (7, 1), (2, 2), (2, 5), (5, 5), (9, 4), (12, 12), (30, 30)];
    for (i, size) in sizes.into_iter().enumerate() {
        for seed in 0..6 {
            let (puzzle, solution) = generate(size, seed + 10 * i as u64, None);
            for name in ["sat", "search"] {
                let found = solve(&puzzle, name, &Ask::count(2));
                assert_eq!((found.solutions, found.exhausted), (1, true), "{name} {puzzle:?}");
                assert_eq!(found.solution.as_ref(), Some(&solution));
            }
        }
    }
}

#[test]
fn generated_difficulties_are_what_explain_says() {
    for level in Singles::levels() {
        for (size, seeds) in [((8, 8), 4), ((10, 14), 2)] {
            for seed in 0..seeds {
                let (puzzle, solution) = generate(size, seed, Some(level.name));
                let start = Singles::start(&puzzle);
                let story = told(&puzzle, &start);
                assert_eq!(story.difficulty, Some(level.name), "{:?}", write("id", &puzzle));
                let found = solve(&puzzle, "sat", &Ask::count(2));
                assert_eq!((found.solutions, found.solution), (1, Some(solution)));
            }
        }
    }
}

#[test]
fn the_reports_generator_promises_one_solution_at_least() {
    for seed in 0..40 {
        let ask = GenerateAsk {
            size: Some((5 + seed as usize % 8, 7)),
            seed,
            options: Options::new().with("style", "report"),
            ..GenerateAsk::default()
        };
        let made = Singles::generate(&ask, &mut Budget::unlimited()).unwrap();
        assert!(made.notes[0].to_string().contains("several"));
        assert_eq!(Singles::check(&made.puzzle, &made.solution.unwrap()), Ok(()));
    }
}

#[test]
fn requests_that_make_no_sense_are_refused() {
    let ask = |size, difficulty: Option<&str>| GenerateAsk {
        size: Some(size),
        difficulty: difficulty.map(str::to_string),
        ..GenerateAsk::default()
    };
    for bad in [
        ask((1, 2), None),
        ask((0, 5), None),
        ask((1 << 40, 1 << 40), None),
        ask((5, 5), Some("x")),
    ] {
        let error = Singles::generate(&bad, &mut Budget::unlimited()).err();
        assert!(matches!(error, Some(GenerateError::Input(_))), "{bad:?}");
    }
}

#[test]
fn a_large_unique_board_is_solved_and_a_loose_one_too() {
    let (puzzle, solution) = generate((200, 200), 3, None);
    let found = solve(&puzzle, "search", &Ask::count(2));
    assert_eq!((found.solutions, found.exhausted), (1, true));
    assert_eq!(found.solution, Some(solution));
    let clues = vec![Clue::Empty; 300 * 300];
    let loose = Puzzle::new(300, 300, clues).unwrap();
    assert_eq!(solve(&loose, "search", &Ask::count(3)).solutions, 3);
    let ones = Puzzle::new(400, 400, vec![Clue::Number(1); 160_000]).unwrap();
    assert_eq!(solve(&ones, "search", &Ask::default()).verdict, Verdict::Impossible);
}
