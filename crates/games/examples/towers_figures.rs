//! Prints the figures of docs/benchmarks/towers.md: one line a kind of board.
//!
//! `cargo run --release -p quadrille-games --example towers_figures -- [SECTION...]`

#![allow(clippy::print_stdout)]

use quadrille_core::prelude::*;

use quadrille_core::{Ask, Budget, Cell, GenerateAsk, Options, Rng, Verdict};
use quadrille_games::towers::Towers;
use quadrille_games::towers::rules::{Puzzle, Side};
use std::time::{Duration, Instant};

/// Seconds this thread has computed, where the system tells; else the time of day. On a busy machine only the
/// former can be compared.
fn clock() -> f64 {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| START.get_or_init(Instant::now).elapsed().as_secs_f64(), |n| n / 1e9)
}

/// Milliseconds of one run, best of `times`, and the verdict.
fn time(name: &str, puzzle: &Puzzle, count: u64, times: usize) -> (f64, Verdict, u64) {
    let method = Towers::methods().iter().find(|m| m.name == name).expect(name);
    let mut best = (f64::INFINITY, Verdict::Impossible, 0);
    for _ in 0..times {
        let mut budget = Budget::for_time(Duration::from_secs(60));
        let start = clock();
        let answer = (method.run)(puzzle, &Ask::count(count), &mut budget).expect(name);
        let spent = (clock() - start) * 1e3;
        if spent < best.0 {
            best = (spent, answer.verdict, budget.nodes());
        }
    }
    best
}

fn line(what: &str, mut times: Vec<f64>, note: &str) {
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share).round() as usize];
    println!(
        "{what:<44} {:>4} boards  median {:>9.3} ms  p95 {:>9.3}  worst {:>9.3}  {note}",
        times.len(),
        at(0.5),
        at(0.95),
        at(1.0)
    );
}

fn generated(mode: &str, n: usize, seed: u64) -> Puzzle {
    let options = Options::new().with("mode", mode);
    let ask = GenerateAsk { size: Some((n, n)), seed, options, ..GenerateAsk::default() };
    match Towers::generate(&ask, &mut Budget::unlimited()) {
        Ok(made) => made.puzzle,
        Err(error) => panic!("{error:?}"),
    }
}

fn corpus() {
    let text = include_str!("../src/towers/corpus/sgt.tsv");
    for params in ["6du", "7du", "8du", "9de", "9dh", "9dx", "9du"] {
        let rows = text.lines().filter(|l| l.starts_with(params));
        let puzzles: Vec<Puzzle> =
            rows.map(|row| row.split('\t').next().unwrap_or("").parse().expect(row)).collect();
        for name in ["search", "sat"] {
            if !puzzles.is_empty() {
                let times = puzzles.iter().map(|p| time(name, p, 2, 5).0).collect();
                line(&format!("corpus {params}, uniqueness, {name}"), times, "");
            }
        }
    }
}

fn random() {
    any(&[(8, 60), (10, 60), (12, 40), (16, 40), (20, 20), (30, 10), (40, 5)]);
}

fn large() {
    any(&[(50, 10), (60, 10)]);
}

/// Any solution of boards of the reports' modes.
fn any(kinds: &[(usize, u64)]) {
    for &(n, boards) in kinds {
        for mode in ["full", "hard"] {
            let mut failed = 0;
            let times = (1..=boards)
                .map(|seed| {
                    let (ms, verdict, _) = time("search", &generated(mode, n, seed), 1, 1);
                    failed += usize::from(verdict != Verdict::Solved);
                    ms
                })
                .collect();
            line(
                &format!("random {mode} {n}x{n}, any solution"),
                times,
                &format!("failed {failed}"),
            );
        }
    }
}

fn unsolvable() {
    for n in [6, 10, 15, 20] {
        let mut refuted = 0;
        let times = (0..50)
            .map(|seed| {
                let mut rng = Rng::new(seed);
                let mut puzzle = Puzzle::empty(n).expect("legal");
                for side in Side::ALL {
                    for i in 0..n {
                        puzzle.set_clue(side, i, 1 + rng.below(n) as u32).expect("legal");
                    }
                }
                let (ms, verdict, _) = time("search", &puzzle, 1, 5);
                refuted += usize::from(verdict == Verdict::Impossible);
                ms
            })
            .collect();
        line(&format!("random clues {n}x{n}"), times, &format!("refuted {refuted}"));
    }
}

fn givens() {
    for n in [20, 22, 25] {
        for share in [40.0, 42.5, 45.0] {
            let mut ratios = Vec::new();
            let mut times = [Vec::new(), Vec::new()];
            for seed in 0..12 {
                let ask = GenerateAsk {
                    size: Some((n, n)),
                    seed,
                    options: Options::new().with("mode", "full"),
                    ..GenerateAsk::default()
                };
                let Ok(made) = Towers::generate(&ask, &mut Budget::unlimited()) else { continue };
                let solution = made.solution.expect("known");
                let mut puzzle = made.puzzle;
                let mut cells: Vec<Cell> = puzzle.cells().collect();
                Rng::new(seed).shuffle(&mut cells);
                let with_clues = seed % 2 == 0;
                for side in Side::ALL {
                    for i in 0..n {
                        if !with_clues {
                            puzzle.drop_clue(side, i);
                        }
                    }
                }
                for &cell in &cells[..(cells.len() as f64 * share / 100.0) as usize] {
                    puzzle.give(cell, solution[cell].into()).expect("legal");
                }
                let ms = ["search", "sat"].map(|name| time(name, &puzzle, 1, 1).0);
                ratios.push(ms[0] / ms[1]);
                times[0].push(ms[0]);
                times[1].push(ms[1]);
            }
            ratios.sort_by(f64::total_cmp);
            let note = format!("worst ratio {:.2}", ratios[ratios.len() - 1]);
            let [search, sat] = times;
            line(&format!("{share} % towers {n}x{n}, search"), search, &note);
            line(&format!("{share} % towers {n}x{n}, sat"), sat, "");
        }
    }
}

fn generating() {
    let kinds = [
        (9, "easy", 5),
        (9, "hard", 5),
        (9, "extreme", 5),
        (9, "unreasonable", 30),
        (12, "unreasonable", 10),
    ];
    for (n, level, boards) in kinds {
        let times = (0..boards)
            .map(|seed| {
                let ask = GenerateAsk {
                    size: Some((n, n)),
                    difficulty: Some(level.to_string()),
                    seed,
                    ..GenerateAsk::default()
                };
                let start = clock();
                let made = Towers::generate(&ask, &mut Budget::for_time(Duration::from_secs(120)));
                assert!(made.is_ok());
                (clock() - start) * 1e3
            })
            .collect();
        line(&format!("generate {n}x{n} {level}"), times, "");
    }
}

fn main() {
    let sections: [(&str, fn()); 6] = [
        ("generating", generating),
        ("corpus", corpus),
        ("random", random),
        ("large", large),
        ("unsolvable", unsolvable),
        ("givens", givens),
    ];
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    for (name, run) in sections {
        if wanted.is_empty() || wanted.iter().any(|w| w == name) {
            run();
        }
    }
}
