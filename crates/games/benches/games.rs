//! Every game in the registry: its conformance puzzles solved and explained, and a new puzzle made.

use criterion::{Criterion, criterion_group, criterion_main};
use quadrille_core::{Ask, Budget, DynGame, DynPuzzle, GenerateAsk, Locale, Options, Ruling};
use quadrille_games::GAMES;
use std::hint::black_box;

/// The game's conformance puzzles.
fn corpus(game: &dyn DynGame) -> Vec<Box<dyn DynPuzzle>> {
    let (root, name) = (env!("CARGO_MANIFEST_DIR"), game.name());
    let path = format!("{root}/src/{name}/corpus/conformance.tsv");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
    let ids = text.lines().filter_map(|line| line.split('\t').next());
    ids.map(|id| game.read(Some("id"), id, &Options::new()).expect("a corpus ID")).collect()
}

fn solve(puzzle: &dyn DynPuzzle) {
    let report = puzzle.solve(None, &Ask::count(2), &mut Budget::unlimited());
    assert!(black_box(report).is_ok_and(|report| report.verdict != Ruling::Unknown));
}

fn games(c: &mut Criterion) {
    for game in GAMES {
        let puzzles = corpus(*game);
        let mut group = c.benchmark_group(game.name());
        group.sample_size(10);
        group.bench_function("solve", |b| b.iter(|| puzzles.iter().for_each(|p| solve(&**p))));
        group.bench_function("explain", |b| {
            b.iter(|| {
                for puzzle in &puzzles {
                    let told = puzzle.start().explain(
                        usize::MAX,
                        Locale::default(),
                        &mut Budget::unlimited(),
                    );
                    assert!(black_box(told).is_ok());
                }
            });
        });
        let mut seed = 0;
        group.bench_function("generate", |b| {
            b.iter(|| {
                seed += 1;
                let ask = GenerateAsk { seed, ..GenerateAsk::default() };
                assert!(game.generate(black_box(&ask), &mut Budget::unlimited()).is_ok());
            });
        });
        group.finish();
    }
}

criterion_group!(benches, games);
criterion_main!(benches);
