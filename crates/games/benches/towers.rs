//! Towers: the default method on the corpus's hardest boards and on random ones.

use criterion::{Criterion, criterion_group, criterion_main};
use quadrille_core::prelude::*;
use quadrille_core::{Ask, Budget, GenerateAsk, Options};
use quadrille_games::towers::Towers;
use quadrille_games::towers::rules::Puzzle;
use std::hint::black_box;

fn corpus(params: &str) -> Vec<Puzzle> {
    let format = Towers::formats().iter().find(|f| f.name == "id").expect("id");
    let read = format.read.expect("id can be read");
    include_str!("../src/towers/corpus/sgt.tsv")
        .lines()
        .filter(|line| line.starts_with(params))
        .filter_map(|line| read(line.split('\t').next()?, &Options::new()).ok())
        .collect()
}

fn random(mode: &str, n: usize) -> Puzzle {
    let options = Options::new().with("mode", mode);
    let ask = GenerateAsk { size: Some((n, n)), seed: 1, options, ..GenerateAsk::default() };
    match Towers::generate(&ask, &mut Budget::unlimited()) {
        Ok(made) => made.puzzle,
        Err(error) => panic!("{error:?}"),
    }
}

fn solve(puzzle: &Puzzle, count: u64) {
    let run = Towers::methods()[0].run;
    let answer = run(black_box(puzzle), &Ask::count(count), &mut Budget::unlimited());
    assert!(answer.is_ok_and(|answer| answer.solution.is_some()));
}

fn search(c: &mut Criterion) {
    let mut group = c.benchmark_group("towers");
    let unreasonable = corpus("9du");
    group.bench_function("9x9 unreasonable, uniqueness", |b| {
        b.iter(|| unreasonable.iter().for_each(|puzzle| solve(puzzle, 2)));
    });
    for (mode, n) in [("full", 10), ("full", 12), ("full", 16), ("hard", 20)] {
        let puzzle = random(mode, n);
        group.bench_function(format!("random {mode} {n}x{n}"), |b| b.iter(|| solve(&puzzle, 1)));
    }
    group.finish();
}

criterion_group!(benches, search);
criterion_main!(benches);
