//! Report 002's generators, by the integer program of three states.
#![cfg(feature = "highs")]

use quadrille_core::prelude::*;
use quadrille_core::{Ask, Budget, GenerateAsk, GenerateError, Generated, Options, Verdict};
use quadrille_games::unruly::Unruly;
use quadrille_games::unruly::rules::{Ink, Puzzle};

fn made(size: (usize, usize), seed: u64, options: Options) -> Generated<Unruly> {
    let ask = GenerateAsk { size: Some(size), seed, options, ..GenerateAsk::default() };
    Unruly::generate(&ask, &mut Budget::unlimited()).unwrap_or_else(|e| panic!("{e}"))
}

fn search() -> &'static quadrille_core::Method<Unruly> {
    Unruly::methods().iter().find(|m| m.name == "search").expect("a method")
}

fn tiles(puzzle: &Puzzle) -> (usize, usize) {
    let cells = (0..puzzle.rows()).flat_map(|r| (0..puzzle.cols()).map(move |c| (r, c)));
    let inks: Vec<_> = cells.filter_map(|(r, c)| puzzle.given(r, c)).collect();
    let black = inks.iter().filter(|ink| **ink == Ink::Black).count();
    (inks.len() - black, black)
}

#[test]
fn it_places_the_tiles_it_is_asked_for() {
    let mut boards = std::collections::BTreeSet::new();
    for seed in 0..6 {
        let options = Options::new().with("white", "7").with("black", "4");
        let board = made((6, 8), seed, options).puzzle;
        assert_eq!(tiles(&board), (7, 4));
        boards.insert(board.to_string());
    }
    assert!(boards.len() > 1, "every seed gives the same board");
}

#[test]
fn its_loop_ends_with_a_board_that_can_be_solved() {
    for seed in 0..6 {
        let options = Options::new().with("style", "program");
        let board = made((8, 8), seed, options);
        assert_eq!(Unruly::check(&board.puzzle, &board.solution.unwrap()), Ok(()));
        let answer = (search().run)(&board.puzzle, &Ask::default(), &mut Budget::unlimited());
        assert_eq!(answer.unwrap().verdict, Verdict::Solved);
    }
    // Numbers that cannot be completed are changed.
    let options = Options::new().with("style", "program").with("white", "30").with("black", "30");
    let board = made((8, 8), 1, options);
    let (white, black) = tiles(&board.puzzle);
    assert!(white + black < 60);
}

#[test]
fn its_four_steps_reach_any_rate() {
    for (fill, kept) in [("1", 1), ("50", 32), ("99", 63)] {
        let options = Options::new().with("style", "program").with("fill", fill);
        let board = made((8, 8), 3, options);
        assert_eq!(board.puzzle.clues(), kept);
        assert_eq!(Unruly::check(&board.puzzle, &board.solution.unwrap()), Ok(()));
    }
}

#[test]
fn requests_without_sense_are_refused() {
    for options in [
        Options::new().with("white", "60").with("black", "0"),
        Options::new().with("white", "1").with("fill", "20"),
        Options::new().with("style", "program").with("density", "20"),
    ] {
        let ask = GenerateAsk { options, ..GenerateAsk::default() };
        let told = Unruly::generate(&ask, &mut Budget::unlimited());
        assert!(matches!(told, Err(GenerateError::Input(_))));
    }
}
