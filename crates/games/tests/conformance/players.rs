//! Explanations, levels and positions.

use super::support::{Known, Tally, corpus, minute};
use quadrille_core::{DynPosition, DynPuzzle, Explanation, GenerateAsk, GenerateError, Locale};
use quadrille_games::GAMES;

fn told(puzzle: &dyn DynPuzzle, limit: usize) -> Explanation {
    puzzle.start().explain(limit, Locale::default(), &mut minute()).unwrap()
}

fn moves(told: &Explanation) -> Vec<&str> {
    told.steps.iter().flat_map(|step| &step.effects).map(|effect| &**effect).collect()
}

/// A debt of every game.
fn owed(what: &str) -> Tally {
    let mut tally = Tally::default();
    GAMES.iter().for_each(|game| tally.owe(format!("{}: {what}", game.name())));
    tally
}

#[test]
fn explanations_can_be_played() {
    let mut tally = owed("explained to the end");
    for case in corpus() {
        let place = case.place();
        let told = self::told(&*case.puzzle, usize::MAX);
        let names: Vec<_> = case.game.techniques().iter().map(|t| t.name).collect();
        for step in &told.steps {
            assert!(names.contains(&step.technique), "{place}: {} is not listed", step.technique);
            assert!(!step.effects.is_empty() && step.text.len() > 10, "{place}: {step:?}");
        }
        if matches!(case.known, Known::Unique(_)) {
            assert!(told.solved, "{place}: {:?}", told.note);
        }
        if told.solved {
            let end = case.puzzle.after(&moves(&told));
            let end = end.unwrap_or_else(|e| panic!("{place}: {e}"));
            assert!(end.status().won || matches!(case.known, Known::Objective(_)), "{place}");
            if !told.steps.is_empty() {
                tally.seen(format!("{}: explained to the end", case.game.name()));
            }
        }
        let hint = self::told(&*case.puzzle, 1);
        assert!(hint.steps.len() <= 1, "{place}: a hint is one step");
        assert_eq!(hint.steps.first(), told.steps.first(), "{place}");
    }
    tally.demand();
}

#[test]
fn positions_can_be_saved() {
    let mut tally = owed("saved as moves");
    for case in corpus() {
        let place = case.place();
        let view = |position: &dyn DynPosition| position.view().unwrap();
        let start = case.puzzle.start();
        let again = case.puzzle.position(&start.progress()).unwrap();
        assert_eq!(view(&*start), view(&*again), "{place}");
        // A position can also be told as the moves that lead to it.
        let told = self::told(&*case.puzzle, 1);
        let moves = moves(&told);
        if !moves.is_empty() {
            let played = case.puzzle.after(&moves).unwrap();
            let read = case.puzzle.position(&moves.join(";")).unwrap();
            assert_eq!(view(&*played), view(&*read), "{place}");
            let saved = case.puzzle.position(&played.progress()).unwrap();
            assert_eq!(view(&*played), view(&*saved), "{place}");
            tally.seen(format!("{}: saved as moves", case.game.name()));
        }
        assert!(case.puzzle.after(&["no such move"]).is_err(), "{place}");
        assert!(case.puzzle.after(&["r99999999c1=1"]).is_err(), "{place}");
        assert!(!start.draw_text().is_empty(), "{place}");
    }
    tally.demand();
}

/// Games whose level says how long a puzzle is, not which techniques it takes.
const LEVEL_IS_LENGTH: &[&str] = &["pegs"];

#[test]
fn every_level_can_be_asked_for() {
    let mut tally = Tally::default();
    let sizes = [None, Some((5, 5)), Some((8, 8)), Some((10, 10))];
    for game in GAMES {
        for level in game.levels() {
            let what = |seen: &str| format!("{} {}: {seen}", game.name(), level.name);
            tally.owe(what("generated"));
            let graded = !LEVEL_IS_LENGTH.contains(&game.name());
            if graded {
                tally.owe(what("what explain says"));
            }
            for (size, seed) in sizes.iter().flat_map(|size| (0..2).map(move |s| (*size, s))) {
                let difficulty = Some(level.name.to_string());
                let ask = GenerateAsk { size, difficulty, seed, ..GenerateAsk::default() };
                let made = match game.generate(&ask, &mut minute()) {
                    Ok(made) => made,
                    // Not every size has every level.
                    Err(GenerateError::Input(refusal)) => {
                        assert!(refusal.what.to_string().len() > 10, "{ask:?}: a refusal says why");
                        continue;
                    }
                    Err(GenerateError::Stopped(stop)) => panic!("{ask:?}: {stop}"),
                };
                tally.seen(what("generated"));
                let found = told(&*made.puzzle, usize::MAX).difficulty;
                if graded && found == Some(level.name) {
                    tally.seen(what("what explain says"));
                } else if graded {
                    // A generator may give up and hand out an easier puzzle, if it says so.
                    let rank = game.levels().iter().find(|l| Some(l.name) == found).map(|l| l.rank);
                    assert!(rank.is_some_and(|rank| rank < level.rank), "{ask:?}: {found:?}");
                    let says = made.notes.iter().any(|n| n.to_string().contains("easier than"));
                    assert!(says, "{ask:?}: {:?}", made.notes);
                }
            }
        }
        let ask = GenerateAsk { difficulty: Some("no such level".into()), ..Default::default() };
        let made = game.generate(&ask, &mut minute()).err();
        assert!(matches!(made, Some(GenerateError::Input(_))), "{} takes any level", game.name());
    }
    tally.demand();
}
