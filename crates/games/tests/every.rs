//! All solutions and estimates of their number, against every filling of small boards the referee accepts.

use quadrille_core::{Ask, Budget, CancelToken, DynPuzzle, Options, Stop};
use std::collections::BTreeSet;

fn puzzle(game: &str, id: &str) -> Box<dyn DynPuzzle> {
    let game = quadrille_games::find(game).unwrap();
    game.read(Some("id"), id, &Options::new()).unwrap_or_else(|e| panic!("{id}: {e}"))
}

/// Every text of as many digits as cells, from `low` to `high`, that the referee takes for a solution.
fn fillings(puzzle: &dyn DynPuzzle, low: u8, high: u8) -> BTreeSet<String> {
    let (base, length) = (u32::from(high - low) + 1, puzzle.cells() as u32);
    let text = |number: u32| -> String {
        (0..length)
            .map(|at| char::from(b'0' + low + (number / base.pow(at) % base) as u8))
            .collect()
    };
    (0..base.pow(length)).map(text).filter(|text| puzzle.check(text).unwrap().is_ok()).collect()
}

fn listed(puzzle: &dyn DynPuzzle, after: Option<&str>) -> Vec<String> {
    let mut found = Vec::new();
    let told = puzzle
        .every(after, &mut Budget::unlimited(), &mut |text| {
            found.push(text.to_string());
            true
        })
        .unwrap();
    assert_eq!((told.solutions, told.exhausted), (found.len() as u64, true));
    found
}

/// The list is what brute force finds, each once; from any line on it goes on with the next.
fn is_all(board: &dyn DynPuzzle, all: &BTreeSet<String>) {
    let list = listed(board, None);
    assert_eq!(&list.iter().cloned().collect::<BTreeSet<_>>(), all);
    assert_eq!(list.len(), all.len(), "no solution comes twice");
    for (at, text) in list.iter().enumerate() {
        assert_eq!(listed(board, Some(text)), list[at + 1..], "after {text}");
    }
}

/// The true number lies within five standard errors.
fn is_estimated(board: &dyn DynPuzzle, truth: usize) {
    let found = board.estimate(400, 1, &mut Budget::unlimited()).unwrap();
    assert_eq!((found.probes, found.stopped), (400, None));
    let (mean, error) = (found.mean().unwrap(), found.relative_error.unwrap_or(0.0));
    let distance = (mean - truth as f64).abs();
    assert!(distance <= 5.0 * error * mean + 1e-6, "{mean} +- {error}, not {truth}");
    assert!(error < 0.2, "{error}");
    assert_eq!(
        board.estimate(400, 1, &mut Budget::unlimited()).unwrap(),
        found,
        "the seed decides"
    );
}

#[test]
fn every_filling_that_the_referee_takes() {
    for (game, id, low, high) in [
        ("towers", "3:///////////", 1, 3),
        ("towers", "3:2///////////", 1, 3),
        ("towers", "3:3///////////", 1, 3),
        ("unruly", "4x4:Fk", 0, 1),
        ("unruly", "4x4u:Fk", 0, 1),
        ("singles", "3x3:112231313", 0, 1),
        ("singles", "4x3:112223131342", 0, 1),
        ("singles", "3x3:123231312", 0, 1),
    ] {
        let board = puzzle(game, id);
        let all = fillings(&*board, low, high);
        is_all(&*board, &all);
        is_estimated(&*board, all.len());
    }
}

#[test]
fn all_best_pairings() {
    for id in
        ["2x3:w5r8b4w11w1g3", "3x4:wwwwwwwwwwww", "2x3a:w2w2w2w2w2w2", "3x3a:w1w2w3r4r4b4w5w6g7"]
    {
        let board = puzzle("pairs", id);
        let brute = board.solve(Some("brute"), &Ask::count(u64::MAX), &mut Budget::unlimited());
        let brute = brute.unwrap();
        assert!(brute.exhausted);
        let list = listed(&*board, None);
        assert_eq!(list.len() as u64, brute.solutions, "{id}");
        assert_eq!(
            list.iter().collect::<BTreeSet<_>>().len(),
            list.len(),
            "no solution comes twice"
        );
        for text in &list {
            assert_eq!(board.check(text).unwrap(), Ok(brute.objective), "{id} {text}");
        }
        is_estimated(&*board, list.len());
    }
}

#[test]
fn larger_boards_against_what_methods_count() {
    for (game, id) in [
        ("towers", "4:2///3////////////2"),
        ("towers", "4:///////////////"),
        ("unruly", "6x6:BAduDe"),
        ("singles", "4x4:1234234134124123"),
    ] {
        let board = puzzle(game, id);
        let counted =
            board.solve(Some("sat"), &Ask::count(100_000), &mut Budget::unlimited()).unwrap();
        assert!(counted.exhausted, "{id}");
        let list = listed(&*board, None);
        assert_eq!(list.len() as u64, counted.solutions, "{id}");
        assert!(list.len() > 1, "{id}: this needs several");
        assert!(list.iter().all(|text| board.check(text).unwrap().is_ok()));
    }
}

#[test]
fn where_there_is_none_or_nothing_to_compare() {
    let none = puzzle("towers", "3:3///3///1/////");
    assert_eq!(listed(&*none, None), Vec::<String>::new());
    let found = none.estimate(9, 0, &mut Budget::unlimited()).unwrap();
    assert_eq!((found.mean(), found.probes), (Some(0.0), 0));
    let pegs = puzzle("pegs", "cross:5");
    assert!(pegs.every(None, &mut Budget::unlimited(), &mut |_| true).is_err());
    assert!(pegs.estimate(9, 0, &mut Budget::unlimited()).is_err());
    let whites = puzzle("pairs", &format!("9x9a:{}", "w".repeat(81)));
    assert!(whites.every(None, &mut Budget::unlimited(), &mut |_| true).is_err());
}

#[test]
fn limits_end_a_list_and_are_told() {
    let board = puzzle("towers", "5:///////////////////");
    let told =
        board.every(None, &mut Budget::unlimited().with_nodes(50_000), &mut |_| true).unwrap();
    assert_eq!((told.exhausted, told.stopped), (false, Some(Stop::Nodes)));
    assert!(told.solutions > 0);
    let told = board.every(None, &mut Budget::unlimited(), &mut |_| false).unwrap();
    assert_eq!((told.solutions, told.exhausted, told.stopped), (1, false, None));
    let stop = CancelToken::new();
    stop.cancel();
    let found = board.estimate(9, 0, &mut Budget::unlimited().with_cancel(stop)).unwrap();
    assert_eq!((found.stopped, found.mean()), (Some(Stop::Cancelled), None));
}
