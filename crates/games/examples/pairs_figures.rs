//! The speed figures of Pairs: `cargo run --release -p quadrille-games --example pairs_figures`.
//!
//! Each line is the best of several runs: reading, solving (referee and proof text included, as in
//! `quadrille solve`), and checking the proof. Add `large` for the 4000 x 4000 board.
#![allow(clippy::print_stdout, reason = "an example prints")]

use quadrille_core::{Ask, Budget, DynGame, GenerateAsk, Options};
use quadrille_games::pairs::Pairs;
use std::time::Instant;

/// The best time of `rounds` runs, and what the last one gave.
fn best<T>(rounds: usize, mut work: impl FnMut() -> T) -> (f64, T) {
    let mut least = f64::INFINITY;
    let mut last = None;
    for _ in 0..rounds.max(1) {
        let start = Instant::now();
        last = Some(work());
        least = least.min(start.elapsed().as_secs_f64());
    }
    (least, last.expect("at least one round"))
}

fn figures(name: &str, text: &str, rule: &str, rounds: usize) {
    let options = Options::new().with("rule", rule);
    let (read, puzzle) = best(rounds, || Pairs.read(None, text, &options).expect("a board"));
    let solve = || {
        puzzle.solve(None, &Ask::default(), &mut Budget::unlimited()).expect("it takes every board")
    };
    let (solved, report) = best(rounds, solve);
    let proof = report.certificate.expect("an exact answer has a proof");
    let (checked, said) = best(1, || puzzle.check_certificate(&proof).expect("a right proof"));
    assert!(said.to_string().ends_with(&report.objective.expect("a score").to_string()));
    println!(
        "{name:<24} {rule:<15} score {:>12}  read {:>8.1} ms  solve {:>8.1} ms  check proof {:>8.1} ms",
        report.objective.unwrap_or(0),
        read * 1e3,
        solved * 1e3,
        checked * 1e3
    );
}

fn board(size: usize, colours: &str, values: &str) -> String {
    let options = Options::new().with("colours", colours).with("values", values);
    let ask = GenerateAsk { size: Some((size, size)), difficulty: None, seed: 1, options };
    let made = Pairs.generate(&ask, &mut Budget::unlimited()).expect("a board");
    made.puzzle.write("grid").expect("every board can be written")
}

fn main() {
    let grid21 = include_str!("../src/pairs/corpus/grid21.in");
    let large = std::env::args().any(|a| a == "large");
    for rule in ["adjacent", "white-anywhere"] {
        figures("grid 21", grid21, rule, 10);
        for (size, colours, values, name) in [
            (300, "1,1,1,1,1", "1..9", "300x300 1..9"),
            (1000, "1,1,1,1,1", "1..9", "1000x1000 1..9"),
            (1000, "1,1,1,1,1", "1..1000", "1000x1000 1..1000"),
            (1000, "1,0,0,0,0", "1..9", "1000x1000 white 1..9"),
            (1000, "1,0,0,0,0", "1..1000", "1000x1000 white 1..1000"),
        ] {
            figures(name, &board(size, colours, values), rule, 3);
        }
    }
    if large {
        figures("4000x4000 1..9", &board(4000, "1,1,1,1,1", "1..9"), "adjacent", 1);
    }
}
