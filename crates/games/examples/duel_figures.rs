//! The exact values of the game for two: `cargo run --release -p quadrille-games --example duel_figures -- ROWSxCOLS BOARDS SECONDS`.
//!
//! Boards are white with values from 1 to 9, those of `quadrille generate pairs --colours 1,0,0,0,0 --values 1..9` with the seeds 1, 2 and so on.
#![allow(clippy::print_stdout, reason = "an example prints")]

use quadrille_core::prelude::*;
use quadrille_core::{Budget, GenerateAsk, Options};
use quadrille_games::pairs::Pairs;
use quadrille_games::pairs::duel::{Wins, outlook};
use std::time::{Duration, Instant};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let size = arguments.first().and_then(|size| size.split_once('x'));
    let Some((rows, cols)) = size else { return println!("name a size, such as 5x6") };
    let size = rows.parse().ok().zip(cols.parse().ok());
    let number = |i: usize, usual| arguments.get(i).and_then(|a| a.parse().ok()).unwrap_or(usual);
    let (boards, seconds) = (number(1, 3), number(2, 60));
    for seed in 1..=boards {
        let options = Options::new().with("colours", "1,0,0,0,0").with("values", "1..9");
        let ask = GenerateAsk { size, difficulty: None, seed, options };
        let made = Pairs::generate(&ask, &mut Budget::unlimited()).expect("a board");
        let mut budget = Budget::for_time(Duration::from_secs(seconds));
        let begin = Instant::now();
        let found = outlook(&made.puzzle, Wins::Lower, &mut budget).expect("a small board");
        let (time, nodes) = (begin.elapsed().as_secs_f64(), budget.nodes());
        match found {
            Ok(found) => {
                println!("{rows}x{cols} seed {seed}: {}, {nodes} nodes, {time:.2} s", found.value)
            }
            Err(stop) => println!("{rows}x{cols} seed {seed}: {stop}, {nodes} nodes, {time:.2} s"),
        }
    }
}
