//! Prints Unruly's figures: `cargo run --release -p quadrille-games --example unruly_figures`
//! followed by `any SIDE`, `table`, `unique` or `refute`. See docs/benchmarks/unruly.md.
#![allow(clippy::print_stdout)]

use quadrille_core::prelude::*;

use quadrille_core::{Ask, Budget, GenerateAsk, Options, Verdict};
use quadrille_games::unruly::Unruly;
use quadrille_games::unruly::rules::Puzzle;
use std::time::{Duration, Instant};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["any", side, fills @ ..] => any(side.parse().expect("a side"), fills),
        ["table"] => table(),
        ["unique"] => unique(),
        ["refute"] => refute(),
        _ => println!("any SIDE [FILL...] | table | unique | refute"),
    }
}

/// A board of a generator, and how long that took.
fn board(side: usize, difficulty: Option<&str>, seed: u64, option: (&str, &str)) -> (Puzzle, f64) {
    let ask = GenerateAsk {
        size: Some((side, side)),
        difficulty: difficulty.map(str::to_string),
        seed,
        options: Options::new().with(option.0, option.1),
    };
    let start = Instant::now();
    let made = Unruly::generate(&ask, &mut Budget::unlimited());
    let Ok(made) = made else { panic!("the request is legal") };
    (made.puzzle, start.elapsed().as_secs_f64())
}

/// How a method ends and after how many seconds.
fn timed(name: &str, puzzle: &Puzzle, limit: Duration) -> (Verdict, f64) {
    let method = Unruly::methods().iter().find(|m| m.name == name).expect("a method");
    let start = Instant::now();
    let answer = (method.run)(puzzle, &Ask::default(), &mut Budget::for_time(limit));
    (answer.expect("the board is not too large").verdict, start.elapsed().as_secs_f64())
}

/// Any solution by the default method, at every fill rate.
fn any(side: usize, fills: &[&str]) {
    let all: Vec<String> = (0..100).step_by(5).map(|f| f.to_string()).collect();
    let fills: Vec<&str> =
        if fills.is_empty() { all.iter().map(String::as_str).collect() } else { fills.to_vec() };
    for fill in fills {
        let (puzzle, made) = board(side, None, 1, ("fill", fill));
        let (verdict, seconds) = timed("auto", &puzzle, Duration::from_secs(60));
        println!("{side} x {side}, {fill} %: {verdict:?} in {seconds:.4} s (made in {made:.3} s)");
    }
}

/// The reports' experiment with every method: milliseconds by size and fill rate.
fn table() {
    let limit = Duration::from_secs(5);
    let methods = ["mip", "mip-2colour", "sat", "search", "fill", "auto"];
    println!("| size | fill | {} |", methods.join(" | "));
    println!("|---|---|{}", "---|".repeat(methods.len()));
    for side in [10, 20, 50, 100] {
        for fill in (0..100).step_by(10) {
            let (puzzle, _) = board(side, None, 1, ("fill", &fill.to_string()));
            let cells: Vec<String> = methods
                .iter()
                .map(|name| match timed(name, &puzzle, limit) {
                    (Verdict::Solved, seconds) => format!("{:.2}", seconds * 1e3),
                    (Verdict::Unknown(quadrille_core::Stop::GaveUp), _) => "gave up".to_string(),
                    _ => "> 5000".to_string(),
                })
                .collect();
            println!("| {side} | {fill} % | {} |", cells.join(" | "));
        }
    }
}

/// Puzzles with one solution: seconds to generate, worst and mean of ten seeds.
fn unique() {
    let wishes = [
        (14, Some("hard"), ("clues", "few"), 10),
        (30, Some("normal"), ("clues", "few"), 10),
        (30, Some("extreme"), ("clues", "few"), 10),
        (30, None, ("clues", "fewest"), 5),
        (100, Some("normal"), ("clues", "few"), 2),
        (100, Some("extreme"), ("clues", "few"), 1),
        (1000, Some("easy"), ("clues", "few"), 2),
    ];
    for (side, level, option, seeds) in wishes {
        let (mut worst, mut sum, mut clues) = (0f64, 0.0, 0.0);
        for seed in 1..=seeds {
            let (puzzle, seconds) = board(side, level, seed, option);
            worst = worst.max(seconds);
            sum += seconds;
            clues += puzzle.clues() as f64 / (side * side) as f64;
        }
        let (mean, clues) = (sum / seeds as f64, 100.0 * clues / seeds as f64);
        let level = level.unwrap_or("fewest clues");
        println!("{side} x {side} {level}: {mean:.3} s, worst {worst:.3} s, {clues:.1} % clues");
    }
}

/// Report 003's fills of 20 x 20: how many are solvable, and the slowest refutation.
fn refute() {
    for density in ["10", "15", "20", "25", "30", "40"] {
        let (mut solved, mut worst) = (0, 0f64);
        for seed in 1..=20 {
            let (puzzle, _) = board(20, None, seed, ("density", density));
            match timed("auto", &puzzle, Duration::from_secs(60)) {
                (Verdict::Impossible, seconds) => worst = worst.max(seconds),
                _ => solved += 1,
            }
        }
        println!(
            "density {density} %: {solved} of 20 solvable, the others refuted within {:.3} ms",
            worst * 1e3
        );
    }
}
