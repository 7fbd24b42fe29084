//! Prints the figures of docs/proofs.md: what a proof costs beside the answer.
//!
//! `cargo run --profile dist -p quadrille-games --example proof_figures -- [GAME...]`
//!
//! With `QUADRILLE_PROOFS` set to a folder it writes each program and proof there, for `veripb --opb`.

#![allow(clippy::print_stdout)]

use quadrille_core::prelude::*;
use quadrille_core::{Ask, Budget, Game, GenerateAsk, Options, Task, Verdict};
use quadrille_games::{pairs, singles, towers, unruly};
use std::time::Instant;

/// Milliseconds this thread has computed: other work on the machine does not count.
fn computed() -> f64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split(' ').next().and_then(|ns| ns.parse().ok()).unwrap_or(0.0) / 1e6
}

/// Milliseconds of one run on average over at least so many, and what the last came to.
fn time<T>(least: usize, mut work: impl FnMut() -> T) -> (f64, T) {
    // The first run warms up.
    let mut made = work();
    let (start, since) = (computed(), Instant::now());
    let mut runs = 0;
    // The clock of threads moves in steps of some milliseconds.
    while runs < least || (computed() - start < 200.0 && since.elapsed().as_secs() < 20) {
        made = work();
        runs += 1;
    }
    ((computed() - start) / runs as f64, made)
}

/// One board: solving, proving, stating.
fn row<G: Game>(what: &str, puzzle: &G::Puzzle, times: usize) {
    let spec = G::specs().first().expect("a program");
    let ask = Ask::count(if spec.bound.is_some() { 1 } else { 2 });
    let method = G::default_method(puzzle, &ask);
    let (solve, answer) =
        time(times, || (method.run)(puzzle, &ask, &mut Budget::unlimited()).expect("no bad input"));
    let (state, mut program) = time(times, || (spec.write)(puzzle).expect("small enough"));
    let point = answer.solution.as_ref().map(|solution| (spec.point)(puzzle, solution));
    let point = point.unwrap_or_default();
    let prove = match (answer.verdict, spec.bound) {
        (Verdict::Solved, Some(bound)) if !program.objective().is_empty() => bound,
        (Verdict::Solved, None) => {
            program.exclude(&point);
            spec.refute
        }
        _ => spec.refute,
    };
    let (text, opb) = time(times, || program.to_opb());
    let task =
        Task { program: &program, point: &point, certificate: answer.certificate.as_deref() };
    let (log, proved) = time(times, || prove(puzzle, &task, &mut Budget::unlimited()));
    let proof = proved.ok().flatten().map_or(String::new(), |found| found.proof);
    if let Some(folder) = std::env::var_os("QUADRILLE_PROOFS") {
        let file = std::path::Path::new(&folder).join(what.replace([' ', ','], "-"));
        std::fs::write(file.with_extension("opb"), &opb).expect("a folder");
        std::fs::write(file.with_extension("pbp"), &proof).expect("a folder");
    }
    println!(
        "{what:<34} solve {solve:>9.2} ms  with log {log:>9.2} ms ({:>5.1}x)  state {state:>8.2}  \
         write {text:>8.2}  program {:>8} B  proof {:>8} B",
        log / solve,
        opb.len(),
        proof.len()
    );
}

fn towers_row() {
    let text = include_str!("../src/towers/corpus/sgt.tsv");
    for (index, line) in text.lines().filter(|line| line.starts_with("9du")).enumerate() {
        let puzzle = line.split('\t').next().unwrap_or("").parse().expect(line);
        row::<towers::Towers>(&format!("towers 9x9 unreasonable, corpus {index}"), &puzzle, 3);
    }
    for seed in 1..=5 {
        let options = Options::new().with("mode", "fewest");
        let ask = GenerateAsk { size: Some((9, 9)), seed, options, ..GenerateAsk::default() };
        let made = towers::Towers::generate(&ask, &mut Budget::unlimited());
        if let Ok(made) = made {
            row::<towers::Towers>(
                &format!("towers 9x9 fewest clues, seed {seed}"),
                &made.puzzle,
                5,
            );
        }
    }
}

fn generated<G: Game>(what: &str, size: (usize, usize), seeds: u64, times: usize) {
    for seed in 1..=seeds {
        let ask = GenerateAsk { size: Some(size), seed, ..GenerateAsk::default() };
        let made = G::generate(&ask, &mut Budget::unlimited()).expect("a board");
        row::<G>(&format!("{what}, seed {seed}"), &made.puzzle, times);
    }
}

fn main() {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    let wanted = |game: &str| asked.is_empty() || asked.iter().any(|name| name == game);
    if wanted("towers") {
        towers_row();
    }
    if wanted("singles") {
        generated::<singles::Singles>("singles 60x60", (60, 60), 5, 3);
    }
    if wanted("unruly") {
        generated::<unruly::Unruly>("unruly 30x30", (30, 30), 5, 3);
    }
    if wanted("pairs") {
        generated::<pairs::Pairs>("pairs 100x200", (100, 200), 1, 1);
    }
}
