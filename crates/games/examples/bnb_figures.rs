//! Prints nodes and seconds of `bnb` on boards of the reports' sizes, by branching rule:
//! `cargo run --release -p quadrille-games --example bnb_figures`. That it is right is for `tests/bnb.rs` to say.
#![allow(clippy::print_stdout)]

use quadrille_core::{Ask, Budget, GenerateAsk, Options};
use quadrille_games::find;
use std::time::Duration;

const BOARDS: [(&str, usize, &str); 4] =
    [("towers", 5, "full"), ("towers", 6, "full"), ("towers", 7, "full"), ("unruly", 10, "")];

fn main() {
    for (game, size, mode) in BOARDS {
        for seed in 1..=7 {
            let mut options = Options::new();
            if !mode.is_empty() {
                options.set("mode", mode);
            }
            let ask = GenerateAsk { size: Some((size, size)), difficulty: None, seed, options };
            let made = find(game).expect("a game").generate(&ask, &mut Budget::unlimited());
            let puzzle = made.expect("a puzzle").puzzle;
            for rule in ["smallest-row", "pseudo-cost"] {
                let options = Options::new().with("branching", rule);
                let mut budget = Budget::for_time(Duration::from_secs(60));
                let ask = Ask { options, ..Ask::default() };
                let told = puzzle.solve(Some("bnb"), &ask, &mut budget).expect("it takes it");
                let (verdict, nodes, seconds) = (told.verdict, told.nodes, told.seconds);
                println!(
                    "{game} {size} seed {seed} {rule}: {verdict} {nodes} nodes {seconds:.2} s"
                );
            }
        }
    }
}
