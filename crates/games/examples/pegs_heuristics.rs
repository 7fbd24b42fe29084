//! The comparison the reports wished for: pegs left by each heuristic and by `beam`, over ten
//! boards and a hundred seeds. Run with `cargo run --release -p quadrille-games --example
//! pegs_heuristics`.

use quadrille_core::{Ask, Budget, Game, GenerateAsk, Options};
use quadrille_games::pegs::Pegs;
use quadrille_games::pegs::boards::named;
use quadrille_games::pegs::rules::{Puzzle, pegs};

const SEEDS: u64 = 100;
/// Every run of `beam` may look at so many positions, so that the table is the same everywhere.
const BEAM_NODES: u64 = 5_000;

fn boards() -> Vec<(String, Puzzle)> {
    let classic =
        ["english", "european", "wiegleb", "asymmetrical", "diamond:9", "square:6", "square:7"];
    let mut all: Vec<_> = classic
        .iter()
        .map(|name| (name.to_string(), named(name, None).expect("a board")))
        .collect();
    for side in [8, 10, 15] {
        let ask = GenerateAsk { size: Some((side, side)), seed: 1, ..GenerateAsk::default() };
        let made = Pegs::generate(&ask, &mut Budget::unlimited());
        if let Ok(made) = made {
            all.push((format!("reverse {side}x{side}"), made.puzzle));
        }
    }
    all
}

fn main() {
    let methods: [(&str, &str, &str); 5] = [
        ("gather", "gather", "1"),
        ("centre", "centre", "1"),
        ("random", "random", "1"),
        ("random 100", "random", "100"),
        ("beam", "beam", "1"),
    ];
    let mut text = format!("{:<16} {:>5}", "board", "pegs");
    methods.iter().for_each(|(name, _, _)| text.push_str(&format!(" {name:>14}")));
    for (name, puzzle) in boards() {
        text.push_str(&format!("\n{name:<16} {:>5}", pegs(puzzle.start())));
        for (_, method, restarts) in methods {
            let run = Pegs::methods().iter().find(|m| m.name == method).expect("listed").run;
            let left = (0..SEEDS).filter_map(|seed| {
                let options = Options::new().with("restarts", restarts);
                let ask = Ask { seed, options, ..Ask::default() };
                let mut budget = Budget::unlimited();
                if method == "beam" {
                    budget = budget.with_nodes(BEAM_NODES);
                }
                let answer = run(&puzzle, &ask, &mut budget).ok()?;
                Some(pegs(puzzle.start()) - answer.solution?.jumps().count())
            });
            let left: Vec<usize> = left.collect();
            let mean = left.iter().sum::<usize>() as f64 / left.len().max(1) as f64;
            let best = left.iter().min().copied().unwrap_or(0);
            text.push_str(&format!(" {:>14}", format!("{mean:.2} ({best})")));
        }
    }
    use std::io::Write;
    let _ = writeln!(std::io::stdout(), "{text}");
}
