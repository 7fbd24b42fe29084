//! Explanations, levels and positions.

use super::support::{Known, Tally, corpus, minute};
use quadrille_core::{
    Ask, Cell, DynPosition, DynPuzzle, Explanation, GenerateAsk, GenerateError, Gesture, Locale,
};
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

/// Every gesture that a front end may pass on, at a cell.
fn gestures(cell: Cell, near: Cell) -> Vec<Gesture<'static>> {
    let mut all = vec![
        Gesture::Press { cell, other: false },
        Gesture::Press { cell, other: true },
        Gesture::Paint { cell, like: "r1c1=black" },
        Gesture::Join { from: cell, to: near },
    ];
    let keys = ["1", "2", "x", "b", "w", "z", "Delete", "Enter", "marks", "F13"];
    for (key, pencil) in keys.into_iter().flat_map(|key| [(key, false), (key, true)]) {
        all.push(Gesture::Type { cell, key, pencil, tidy: pencil });
    }
    all
}

#[test]
fn a_hand_plays_only_what_the_rules_take() {
    let mut tally = owed("moved by hand");
    for case in corpus() {
        let place = case.place();
        let mut position = case.puzzle.start();
        let view = position.view().unwrap();
        let cells =
            || (0..view.rows.min(6)).flat_map(|r| (0..view.cols.min(6)).map(move |c| (r, c)));
        for (row, col) in cells() {
            let cell = Cell::new(row, col);
            // Far off the board nothing happens, and nothing breaks.
            for gesture in gestures(Cell::new(row + 900, col), cell) {
                assert_eq!(position.gesture(&gesture).unwrap_or_default().len(), 0, "{place}");
            }
            let joins = position.reach(cell).into_iter().map(|to| Gesture::Join { from: cell, to });
            for join in joins.clone() {
                let moves = position.gesture(&join).unwrap();
                assert!(!moves.is_empty(), "{place}: {join:?} makes no move");
            }
            for gesture in joins.chain(gestures(cell, Cell::new(row, col + 1))) {
                let Ok(moves) = position.gesture(&gesture) else { continue };
                for text in moves {
                    let before = position.progress();
                    position.play(&text).unwrap_or_else(|e| panic!("{place}: {gesture:?}: {e}"));
                    assert_ne!(before, position.progress(), "{place}: {gesture:?} changes nothing");
                    tally.seen(format!("{}: moved by hand", case.game.name()));
                }
            }
        }
    }
    tally.demand();
}

#[test]
fn a_solution_can_be_played_move_by_move() {
    let mut tally = owed("played to its end");
    for case in corpus() {
        let report = case.puzzle.solve(None, &Ask::default(), &mut minute()).unwrap();
        let Some(solution) = report.solution else { continue };
        let mut position = case.puzzle.start();
        for text in case.puzzle.way_to(&solution).unwrap() {
            let before = position.clone();
            position.play(&text).unwrap_or_else(|e| panic!("{}: {e}", case.place()));
            assert!(position.extends(&*before), "{}: {text}", case.place());
        }
        let finished = case.puzzle.finished(&solution).unwrap();
        assert_eq!(position.status(), finished.status(), "{}", case.place());
        tally.seen(format!("{}: played to its end", case.game.name()));
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
