//! Every method against the corpus, a brute force, and each other.

use super::support::{brute_force, corpus, random_puzzle, solve};
use quadrille_core::prelude::*;
use quadrille_core::{Ask, Options, Rng, Verdict};
use quadrille_games::towers::Towers;

/// The methods that can be asked for thousands of small boards.
const FAST: [&str; 2] = ["search", "sat"];

#[test]
fn the_corpus_has_these_answers_and_no_others() {
    for (puzzle, solution) in corpus() {
        for name in FAST {
            let answer = solve(name, &puzzle, &Ask::count(2));
            assert_eq!((answer.solutions, answer.exhausted), (1, true), "{name} {puzzle:?}");
            let found = Towers::write_solution(&puzzle, &answer.solution.unwrap());
            assert_eq!(found, solution, "{name}");
        }
    }
}

#[test]
fn exact_methods_count_what_brute_force_counts() {
    let mut rng = Rng::new(2026);
    for round in 0..3000 {
        let puzzle = random_puzzle(1 + round % 4, &mut rng);
        let expected = brute_force(&puzzle, 50).len() as u64;
        for name in FAST {
            let answer = solve(name, &puzzle, &Ask { seed: round as u64, ..Ask::count(50) });
            assert_eq!(answer.solutions, expected, "{name} {puzzle:?}");
            assert_eq!(answer.exhausted, expected < 50, "{name} {puzzle:?}");
            let verdict = if expected == 0 { Verdict::Impossible } else { Verdict::Solved };
            assert_eq!(answer.verdict, verdict);
        }
    }
}

#[test]
fn the_integer_program_agrees_on_small_boards() {
    let mut rng = Rng::new(11);
    for round in 0..60 {
        let puzzle = random_puzzle(1 + round % 4, &mut rng);
        let expected = brute_force(&puzzle, 3).len() as u64;
        let answer = solve("mip", &puzzle, &Ask::count(3));
        assert_eq!((answer.solutions, answer.exhausted), (expected, expected < 3), "{puzzle:?}");
    }
}

#[test]
fn every_notation_gives_back_what_it_was_given() {
    let mut rng = Rng::new(7);
    let random = (0..300).map(|i| random_puzzle(1 + i % 30, &mut rng));
    for puzzle in corpus().into_iter().map(|(puzzle, _)| puzzle).chain(random) {
        for format in Towers::formats() {
            let (Some(read), Some(write)) = (format.read, format.write) else { continue };
            let written = write(&puzzle);
            if ["fpuzzles", "sudokupad"].contains(&format.name) && puzzle.size() > 16 {
                // Those pages draw nothing larger.
                assert_eq!(written.unwrap_err().what.key, "fpuzzles-size");
                continue;
            }
            if format.name == "save" && !(3..=9).contains(&puzzle.size()) {
                // Nor does Tatham's program open other sizes.
                assert_eq!(written.unwrap_err().what.key, "towers-save-size");
                continue;
            }
            let text = written.unwrap();
            assert!((format.recognises)(&text), "{} {text}", format.name);
            assert_eq!(read(&text, &Options::new()).as_ref(), Ok(&puzzle), "{}", format.name);
        }
    }
}

#[test]
fn logic_never_says_what_brute_force_denies() {
    let mut rng = Rng::new(31);
    for round in 0..400 {
        let puzzle = random_puzzle(1 + round % 4, &mut rng);
        let expected = brute_force(&puzzle, 2);
        let answer = solve("logic", &puzzle, &Ask::count(2));
        match answer.verdict {
            Verdict::Impossible => assert!(expected.is_empty(), "{puzzle:?}"),
            Verdict::Solved => assert_eq!(expected, [answer.solution.unwrap()], "{puzzle:?}"),
            _ => assert!(answer.solution.is_none()),
        }
    }
}

#[test]
fn the_search_alone_agrees_with_itself_and_cadical() {
    let mut rng = Rng::new(32);
    for round in 0..60 {
        let puzzle = random_puzzle(5 + round % 3, &mut rng);
        let alone = Ask { options: Options::new().with("alone", "true"), ..Ask::count(5) };
        let counts = [solve("search", &puzzle, &alone), solve("sat", &puzzle, &Ask::count(5))]
            .map(|answer| (answer.solutions, answer.exhausted));
        assert_eq!(counts[0], counts[1], "{puzzle:?}");
    }
}
