//! The generators: what they promise of a puzzle is so, and what an old seed gave it gives for ever.

use crate::support::left;
use quadrille_core::prelude::*;
use quadrille_core::{Budget, GenerateAsk, GenerateError, Generated, Locale, Options};
use quadrille_games::pegs::Pegs;
use quadrille_games::pegs::rules::{Minimise, Puzzle, Spot};
use std::time::Duration;

#[test]
fn every_generator_keeps_its_promise() {
    for size in [(3, 3), (2, 3), (1, 3), (4, 1)] {
        let ask = GenerateAsk { size: Some(size), seed: 2, ..GenerateAsk::default() };
        let made = Pegs::generate(&ask, &mut Budget::unlimited()).unwrap();
        assert_eq!(left(&made.puzzle, &made.solution.unwrap()), 1, "{size:?}");
    }
    let ask = GenerateAsk { size: Some((2, 2)), ..GenerateAsk::default() };
    let Err(GenerateError::Input(refused)) = Pegs::generate(&ask, &mut Budget::unlimited()) else {
        panic!("nothing can jump on two rows of two");
    };
    assert!(refused.what.to_string().contains("three cells in a line"), "{refused}");
    let make = |pairs: &[(&str, &str)], size, seed| {
        let mut ask = GenerateAsk { seed, size, ..GenerateAsk::default() };
        pairs.iter().for_each(|(k, v)| ask.options.set(k, *v));
        Pegs::generate(&ask, &mut Budget::for_time(Duration::from_secs(60)))
    };
    for seed in 0..20 {
        let made = make(&[("steps", "12")], Some((7, 7)), seed).unwrap();
        let solution = made.solution.unwrap();
        assert_eq!(solution.jumps().count(), 12);
        assert_eq!(Pegs::check(&made.puzzle, &solution), Ok(()));
        assert_eq!(left(&made.puzzle, &solution), 1);
        let made = make(&[("kind", "shape")], Some((5, 5)), seed).unwrap();
        assert!(made.notes[0].to_string().contains("the fewest a play can leave, which is proved"));
        let made = make(&[("board", "english"), ("vacancy", "random")], None, seed).unwrap();
        assert_eq!(
            made.notes[0].to_string(),
            "One peg is the fewest a play can leave, which is proved."
        );
    }
    // The fewest moves are for whoever solves it: they would take far longer than this.
    let made = make(&[("board", "english"), ("minimise", "moves")], None, 1).unwrap();
    assert_eq!(made.puzzle.minimise(), Minimise::Moves);
    assert_eq!(
        made.notes[0].to_string(),
        "One peg is the fewest a play can leave, which is proved."
    );
    assert!(make(&[("steps", "500")], Some((5, 5)), 1).is_err());
    assert!(make(&[("steps", "0")], Some((5, 5)), 1).is_err());
    assert!(make(&[("board", "english"), ("vacancy", "r1c1")], None, 1).is_err());
}

fn of_level(
    level: &str,
    size: (usize, usize),
    seed: u64,
) -> Result<Generated<Pegs>, GenerateError> {
    let difficulty = Some(level.to_string());
    let ask = GenerateAsk { size: Some(size), difficulty, seed, ..GenerateAsk::default() };
    Pegs::generate(&ask, &mut Budget::unlimited())
}

#[test]
fn a_level_means_the_same_to_the_generator_and_to_explanations() {
    for level in Pegs::levels() {
        for size in [(5, 5), (7, 7), (6, 9)] {
            for seed in 0..6 {
                let made = of_level(level.name, size, seed).unwrap();
                let (puzzle, start) = (&made.puzzle, Pegs::start(&made.puzzle));
                let budget = &mut Budget::unlimited();
                let told = Pegs::explain(puzzle, &start, usize::MAX, Locale::default(), budget);
                let told = told.unwrap();
                assert_eq!((told.solved, told.difficulty), (true, Some(level.name)), "{puzzle}");
                let again = of_level(level.name, size, seed).unwrap();
                assert_eq!(again.puzzle, made.puzzle, "{level:?} {size:?} {seed}");
            }
        }
    }
}

#[test]
fn a_level_that_cannot_be_had_is_refused() {
    let refused = |ask: GenerateAsk| match Pegs::generate(&ask, &mut Budget::unlimited()) {
        Err(GenerateError::Input(error)) => error.to_string(),
        _ => panic!("{ask:?} is granted"),
    };
    let ask =
        |level: &str| GenerateAsk { difficulty: Some(level.into()), ..GenerateAsk::default() };
    assert!(refused(ask("fiendish")).contains("expected easy, medium or hard"));
    let mut board = ask("easy");
    board.options.set("board", "english");
    assert!(refused(board).contains("leaves no choice of difficulty"));
    let mut steps = ask("easy");
    steps.options.set("steps", "30");
    assert!(refused(steps).contains("found no 7x7 board of difficulty easy"));
    let mut same = ask("hard");
    same.options.set("board", "english");
    assert!(Pegs::generate(&same, &mut Budget::unlimited()).is_ok());
}

#[test]
fn old_seeds_give_what_they_gave() {
    for (size, options, id) in GOLDEN {
        let mut ask = GenerateAsk { size: *size, seed: 3, ..GenerateAsk::default() };
        options.iter().for_each(|(name, value)| ask.options.set(name, *value));
        let made = Pegs::generate(&ask, &mut Budget::unlimited()).unwrap();
        assert_eq!(made.puzzle.to_string(), *id, "{size:?} {options:?}");
    }
}

/// Boards of seed 3 without difficulty.
const GOLDEN: &[(Option<(usize, usize)>, &[(&str, &str)], &str)] = &[
    (None, &[], "7x7:PPOPHPPPPPPPPPHPHPHPPPPPPPPHHPHPHPPPPPPPPPPPPPPPP"),
    (Some((5, 5)), &[], "5x5:PPHPPPPPPPPPPHPPPPPOOPPPP"),
    (Some((6, 8)), &[], "8x6:PPHPHPPPHPPPPPPPPPHPPHPHHPPHPPPPPPPPPPPHPPPHPPPP"),
    (
        Some((9, 9)),
        &[("steps", "15")],
        "9x9:OOOOOOOOOOOOOOOOOOOOOPPOOOOOOOHHHPOOOPPPPHPOOOOPPHHOOOOOOPPPOOOOOOPPPOOOOOOOOOOOO",
    ),
    (Some((5, 5)), &[("kind", "shape")], "5x5:OPPOOOOPPOPPPPPPPPPPPPHOO"),
    (Some((6, 6)), &[("kind", "shape")], "6x6:OOOOPPOOOPPOOOPPPOPPPHPPPPPPPPOPPPPP"),
    (
        None,
        &[("board", "english"), ("vacancy", "random")],
        "7x7:OOPPPOOOOPPPOOPPPPPPPPPPPPPPPPHPPPPOOPPPOOOOPPPOO",
    ),
    (None, &[("board", "triangle:5"), ("vacancy", "random")], "triangle:5:PPPPPPPPPPHPPPP"),
];

/// The number of holes that a board starts with.
fn holes(puzzle: &Puzzle) -> usize {
    puzzle.start().values().iter().filter(|spot| **spot == Spot::Hole).count()
}

#[test]
fn the_number_of_holes_can_be_asked_for() {
    let mut kinds = vec![("reverse", 2), ("reverse", 3)];
    if cfg!(feature = "highs") {
        kinds.extend([("program", 2), ("program", 3)]);
    }
    for (kind, wanted) in kinds {
        let options =
            Options::new().with("kind", kind).with("steps", "4").with("holes", wanted.to_string());
        let ask = GenerateAsk { size: Some((5, 5)), seed: 2, options, ..GenerateAsk::default() };
        let made = Pegs::generate(&ask, &mut Budget::unlimited()).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(holes(&made.puzzle), wanted, "{kind}");
        let solution = made.solution.expect("by construction");
        assert_eq!(Pegs::check(&made.puzzle, &solution), Ok(()));
        assert_eq!(solution.jumps().count(), 4);
        assert_eq!(Pegs::objective(&made.puzzle, &solution), Some(1));
    }
}

#[test]
fn holes_that_no_board_has_are_refused() {
    for kind in ["reverse", "program"] {
        let options = Options::new().with("kind", kind).with("steps", "2").with("holes", "20");
        let ask = GenerateAsk { size: Some((4, 5)), options, ..GenerateAsk::default() };
        assert!(Pegs::generate(&ask, &mut Budget::unlimited()).is_err(), "{kind}");
    }
}
