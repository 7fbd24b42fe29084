//! Other people's solvers of integer programs, by `--engine`: the same answers as our own methods.
//! CBC and GLPK must be installed (`tools/setup test` does that).
#![cfg(feature = "highs")]

use quadrille_core::{Ask, Budget, DynPuzzle, GenerateAsk, Options, Ruling, Stop};
use quadrille_games::{GAMES, find};
use std::time::Duration;

fn ask(engine: &str) -> Ask {
    Ask { options: Options::new().with("engine", engine), ..Ask::default() }
}

/// Small boards of a game, one of them impossible where the game has such.
fn boards(game: &str) -> Vec<Box<dyn DynPuzzle>> {
    let made = |size: (usize, usize), options: Options, seed: u64| {
        let ask = GenerateAsk { size: Some(size), seed, options, ..GenerateAsk::default() };
        find(game).unwrap().generate(&ask, &mut Budget::unlimited()).unwrap().puzzle
    };
    match game {
        "towers" => {
            (1..7).map(|seed| made((4, 4), Options::new().with("mode", "normal"), seed)).collect()
        }
        "unruly" => {
            (1..5).map(|seed| made((6, 6), Options::new().with("density", "35"), seed)).collect()
        }
        "pegs" => {
            (1..4).map(|seed| made((5, 5), Options::new().with("steps", "3"), seed)).collect()
        }
        _ => (1..4).map(|seed| made((5, 5), Options::new(), seed)).collect(),
    }
}

#[test]
fn they_agree_with_our_own_methods() {
    let mut impossible = 0;
    for game in GAMES {
        for board in boards(game.name()) {
            let own = board.solve(None, &Ask::default(), &mut Budget::unlimited()).unwrap();
            impossible += usize::from(own.verdict == Ruling::Impossible);
            for engine in ["cbc", "glpk", "highs"] {
                let theirs = board
                    .solve(Some("mip"), &ask(engine), &mut Budget::unlimited())
                    .unwrap_or_else(|e| panic!("{e}"));
                let what = format!("{} by {engine}", own.puzzle);
                assert_eq!(theirs.verdict, own.verdict, "{what}");
                assert_eq!(theirs.objective, own.objective, "{what}");
            }
        }
    }
    assert!(impossible > 0, "no board was impossible");
}

#[test]
fn they_end_with_the_budget() {
    // Far beyond either within a second.
    let options = Options::new().with("mode", "full");
    let asked = GenerateAsk { size: Some((10, 10)), seed: 1, options, ..GenerateAsk::default() };
    let towers = find("towers").unwrap();
    let board = towers.generate(&asked, &mut Budget::unlimited()).unwrap().puzzle;
    for engine in ["cbc", "glpk"] {
        let mut budget = Budget::for_time(Duration::from_secs(1));
        let told = board.solve(Some("mip"), &ask(engine), &mut budget).unwrap();
        assert_eq!(told.verdict, Ruling::Unknown, "{engine}");
        assert_eq!(told.code.as_deref(), Some(&*Stop::Time.message().key), "{engine}");
    }
}

#[test]
fn one_that_is_not_here_and_one_that_is_not_known_are_refused() {
    let board = &boards("pairs")[0];
    for (engine, word) in [("lpsolve", "cbc"), ("cplex", "`cplex`")] {
        let told = board.solve(Some("mip"), &ask(engine), &mut Budget::unlimited());
        if let Err(error) = told {
            assert!(error.to_string().contains(word), "{error}");
        } else {
            assert_eq!(engine, "cplex", "only an engine that is known can be here");
        }
    }
}
