//! Unruly's figures.
use quadrille_core::{Ask, Budget, Rng};
use quadrille_games::unruly::rules::{Plane, Puzzle};
use quadrille_games::unruly::{sample, solve};
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let n: usize = args[1].parse().unwrap();
    let method = &args[2];
    let mut rng = Rng::new(1);
    let t = Instant::now();
    let full =
        sample::full_board((n, n), false, &mut rng, &mut Budget::unlimited()).unwrap().unwrap();
    println!("full {n}: {:.4}", t.elapsed().as_secs_f64());
    let fills: Vec<usize> = if args.len() > 3 {
        args[3..].iter().map(|a| a.parse().unwrap()).collect()
    } else {
        (0..20).map(|i| i * 5).chain([98, 99]).collect()
    };
    for fill in fills {
        let t = Instant::now();
        let mut known = Plane::new(n, n);
        for r in 0..n {
            for c in 0..n {
                if rng.below(100) < fill {
                    known.set(r, c, true);
                }
            }
        }
        let puzzle = Puzzle::from_planes(known, full.clone()).unwrap();
        let made = t.elapsed();
        let t = Instant::now();
        let mut budget = Budget::for_time(std::time::Duration::from_secs(30));
        let run = match method.as_str() {
            "fill" => solve::fill::run,
            _ => solve::search::run,
        };
        let answer = run(&puzzle, &Ask::default(), &mut budget).unwrap();
        println!(
            "{n} {method} {fill}%: {:?} {:.4} s nodes {} (made {made:?})",
            answer.verdict,
            t.elapsed().as_secs_f64(),
            budget.nodes()
        );
    }
}
