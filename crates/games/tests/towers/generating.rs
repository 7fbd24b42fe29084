//! Every generator keeps its promises.

use super::support::solve;
use quadrille_core::prelude::*;
use quadrille_core::{
    Ask, Budget, CancelToken, GenerateAsk, GenerateError, Generated, Locale, Options, Stop, Verdict,
};
use quadrille_games::towers::Towers;

fn generate(n: usize, seed: u64, mode: &str, difficulty: Option<&str>) -> Generated<Towers> {
    let ask = GenerateAsk {
        size: Some((n, n)),
        difficulty: difficulty.map(String::from),
        seed,
        options: Options::new().with("mode", mode),
    };
    match Towers::generate(&ask, &mut Budget::unlimited()) {
        Ok(made) => made,
        Err(error) => panic!("{error:?}"),
    }
}

#[test]
fn boards_of_the_report_s_generator_have_all_clues_of_their_square() {
    for (n, seed) in [(1, 1), (3, 2), (5, 3), (6, 4)] {
        let made = generate(n, seed, "restarts", None);
        assert_eq!(made.puzzle.clues().count(), 4 * n);
        assert_eq!(made.puzzle.givens().count(), 0);
        assert_eq!(Towers::check(&made.puzzle, &made.solution.unwrap()), Ok(()));
    }
}

#[test]
fn unique_boards_have_one_solution_the_level_and_nothing_to_spare() {
    for level in Towers::levels() {
        for seed in 0..3 {
            let made = generate(6, seed, "unique", Some(level.name));
            let puzzle = &made.puzzle;
            assert_eq!(Towers::check(puzzle, &made.solution.unwrap()), Ok(()));
            let answer = solve("sat", puzzle, &Ask::count(2));
            assert_eq!((answer.solutions, answer.exhausted), (1, true));
            let start = Towers::start(puzzle);
            let told = <Towers as Explain>::explain(
                puzzle,
                &start,
                9999,
                Locale::default(),
                &mut Budget::unlimited(),
            );
            assert_eq!(told.unwrap().difficulty, Some(level.name));
            if level.name != "unreasonable" {
                continue;
            }
            let clues: Vec<_> = puzzle.clues().collect();
            let towers: Vec<_> = puzzle.givens().collect();
            for less in clues
                .into_iter()
                .map(|(side, index, _)| {
                    let mut less = puzzle.clone();
                    less.drop_clue(side, index);
                    less
                })
                .chain(towers.into_iter().map(|(cell, _)| {
                    let mut less = puzzle.clone();
                    less.drop_given(cell);
                    less
                }))
            {
                assert_eq!(solve("sat", &less, &Ask::count(2)).solutions, 2);
            }
        }
    }
}

#[test]
fn the_reports_modes_are_as_described() {
    let full = generate(8, 1, "full", None);
    assert_eq!((full.puzzle.clues().count(), full.puzzle.givens().count()), (32, 0));
    let hard = generate(20, 1, "hard", None);
    assert_eq!(hard.puzzle.givens().count(), 10);
    assert!((20..60).contains(&hard.puzzle.clues().count()));
    let unsolvable = (0..200)
        .map(|seed| generate(7, seed, "normal", None))
        .filter(|made| made.solution.is_none())
        .filter(|made| solve("search", &made.puzzle, &Ask::count(1)).verdict == Verdict::Impossible)
        .count();
    assert!((20..60).contains(&unsolvable), "{unsolvable}");
}

#[test]
fn nonsense_is_refused_and_a_cancel_is_seen() {
    let wrong = |size, difficulty: Option<&str>, mode: &str| {
        let ask = GenerateAsk {
            size,
            difficulty: difficulty.map(String::from),
            seed: 0,
            options: Options::new().with("mode", mode),
        };
        match Towers::generate(&ask, &mut Budget::unlimited()) {
            Err(GenerateError::Input(error)) => error.what.to_string(),
            _ => panic!("{ask:?} was accepted"),
        }
    };
    assert!(wrong(Some((5, 6)), None, "unique").contains("square"));
    assert!(wrong(Some((1_000_000, 1_000_000)), None, "full").contains("expected 1 to 61"));
    assert!(wrong(Some((0, 0)), None, "full").contains("expected 1 to 61"));
    assert!(wrong(None, Some("silly"), "unique").contains("easy, hard, extreme or unreasonable"));
    assert!(wrong(None, Some("easy"), "full").contains("--mode full"));
    assert!(wrong(None, None, "none").contains("unique, full, normal, hard or restarts"));
    let token = CancelToken::new();
    token.cancel();
    let ask = GenerateAsk { size: Some((9, 9)), ..GenerateAsk::default() };
    let cancelled = Towers::generate(&ask, &mut Budget::unlimited().with_cancel(token));
    assert!(matches!(cancelled, Err(GenerateError::Stopped(Stop::Cancelled))));
}
