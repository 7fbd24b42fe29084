//! Methods, referees, budgets and levels.

use super::support::{Case, Known, Tally, corpus, minute};
use quadrille_core::{
    Ask, Budget, DynGame, GenerateAsk, GenerateError, Locale, MethodInfo, Ruling, SolveReport,
};
use quadrille_games::GAMES;
use std::time::Duration;

fn name_of(game: &dyn DynGame, method: &MethodInfo, what: &str) -> String {
    format!("{} {}: {what}", game.name(), method.name)
}

/// A debt of every method that `of` chooses, for each of `whats`.
fn owed(of: fn(&MethodInfo) -> bool, whats: &[&str]) -> Tally {
    let mut tally = Tally::default();
    for game in GAMES {
        for method in game.methods().iter().filter(|m| of(m)) {
            whats.iter().for_each(|what| tally.owe(name_of(*game, method, what)));
        }
    }
    tally
}

/// The method's report, or nothing where it refuses a puzzle it is not made for.
fn solved(case: &Case, method: &str, count: u64, mut budget: Budget) -> Option<SolveReport> {
    let place = format!("{} by {method}", case.place());
    match case.puzzle.solve(Some(method), &Ask::count(count), &mut budget) {
        Ok(report) => {
            let trouble = report.notes.iter().any(|n| n.to_string().contains("internal error"));
            assert!(!trouble, "{place}: {:?}", report.notes);
            Some(report)
        }
        Err(refusal) => {
            assert!(refusal.what.to_string().len() > 10, "{place}: a refusal says why: {refusal}");
            None
        }
    }
}

/// What an exact method must say of a corpus puzzle.
fn knows(case: &Case, report: &SolveReport, place: &str) {
    match &case.known {
        Known::Unique(solution) => {
            assert_eq!(report.verdict, Ruling::Solved, "{place}: {:?}", report.error);
            assert_eq!(report.solution.as_ref(), Some(solution), "{place}");
            assert_eq!((report.solutions, report.exhausted), (1, true), "{place}");
        }
        Known::Several => {
            assert_eq!(report.verdict, Ruling::Solved, "{place}: {:?}", report.error);
            assert_eq!(report.solutions, 2, "{place}");
        }
        Known::Impossible => {
            assert_eq!(report.verdict, Ruling::Impossible, "{place}: {:?}", report.error);
            assert_eq!((report.solutions, report.exhausted), (0, true), "{place}");
        }
        Known::Objective(best) => {
            assert_eq!(report.verdict, Ruling::Solved, "{place}: {:?}", report.error);
            assert_eq!(report.objective, Some(*best), "{place}");
            assert!(report.bound.is_none_or(|b| b == *best), "{place}");
        }
    }
}

/// What takes long, more than a loaded machine should be asked for: game, method, puzzle.
const SLOW: &[(&str, &str, &str)] = &[
    ("pegs", "mip", "4x4:PPPPPHPPHPPHOPPO"),
    ("pegs", "mip", "5x5:OPPPOPPPPPPPHPPPHPHPOHHHO"),
    ("pegs", "bnb", "4x4:PPPPPHPPHPPHOPPO"),
    ("pegs", "bnb", "5x5:OPPPOPPPPPPPHPPPHPHPOHHHO"),
    ("towers", "bnb", "6:5/1/2/2/2/3/1/3/2/4/3/2/2/2/2/2/3/1/3/2/3/2/1/3,b4m1h5g3b"),
    ("towers", "bnb", "6:4///3//3///2//3//2/2//2//5////2/2/,c2r2m"),
    ("towers", "bnb", "6://3//4//4//1/3///3///////3////,a1i2g3f4i"),
    ("towers", "bnb", "6://///3/3/4///2//3//2/2//3/3//4/2//,c2zc1b"),
];

/// `bnb` is for small boards: that it ends soon on others is not promised.
const MOST_BNB_CELLS: usize = 36;

#[test]
fn exact_methods_know_what_is_known() {
    let mut tally = owed(|m| m.exact, &["an answer"]);
    for case in corpus() {
        for method in case.game.methods().iter().filter(|m| m.exact) {
            let large = method.name == "bnb" && case.puzzle.cells() > MOST_BNB_CELLS;
            if large || SLOW.contains(&(case.game.name(), method.name, &case.id)) {
                continue;
            }
            // A method that finds a best solution need not count how many there are.
            let count = if matches!(case.known, Known::Objective(_)) { 1 } else { 2 };
            let Some(report) = solved(&case, method.name, count, minute()) else { continue };
            knows(&case, &report, &format!("{} by {}", case.place(), method.name));
            tally.seen(name_of(case.game, method, "an answer"));
        }
    }
    tally.demand();
}

#[test]
fn heuristics_never_beat_what_is_proved() {
    let mut tally = owed(|m| !m.exact, &["a solution"]);
    for case in corpus() {
        for method in case.game.methods().iter().filter(|m| !m.exact) {
            // Some improve for as long as they may.
            let short = Budget::for_time(Duration::from_millis(300));
            let Some(report) = solved(&case, method.name, 1, short) else { continue };
            let place = format!("{} by {}", case.place(), method.name);
            if let Some(solution) = &report.solution {
                assert!(matches!(case.puzzle.check(solution), Ok(Ok(_))), "{place}");
                tally.seen(name_of(case.game, method, "a solution"));
            }
            match &case.known {
                Known::Impossible => assert!(report.solution.is_none(), "{place}"),
                Known::Unique(solution) => {
                    assert!(report.solution.is_none_or(|s| s == *solution), "{place}");
                }
                Known::Objective(best) => {
                    assert!(report.objective.is_none_or(|o| o >= *best), "{place}");
                    assert!(report.bound.is_none_or(|b| b <= *best), "{place}");
                }
                Known::Several => assert_ne!(report.verdict, Ruling::Impossible, "{place}"),
            }
        }
    }
    tally.demand();
}

#[test]
fn a_budget_that_ends_inside_is_an_answer() {
    // A spent or cancelled budget does not even reach the method. One without nodes ends at its
    // first tick; engines that count no nodes see the time pass.
    let mut tally = owed(|_| true, &["stopped"]);
    for case in corpus() {
        for method in case.game.methods() {
            let place = format!("{} by {}", case.place(), method.name);
            let short = Budget::for_time(Duration::from_micros(100)).with_nodes(0);
            let Some(report) = solved(&case, method.name, 1, short) else { continue };
            match report.verdict.word() {
                "unknown" => {
                    assert!(report.error.is_some(), "{place}: says why it stopped");
                    tally.seen(name_of(case.game, &method, "stopped"));
                }
                // What was found in time is told, but not as proved.
                "best" => {
                    assert!(report.solution.is_some(), "{place}");
                    tally.seen(name_of(case.game, &method, "stopped"));
                }
                "solved" => assert!(report.solution.is_some(), "{place}"),
                other => assert!(matches!(case.known, Known::Impossible), "{place}: {other}"),
            }
        }
    }
    tally.demand();
}

#[test]
fn no_budget_means_no_work() {
    for case in corpus() {
        let cancelled = || {
            let budget = Budget::unlimited();
            budget.cancel_token().cancel();
            budget
        };
        for method in case.game.methods() {
            let place = format!("{} by {}", case.place(), method.name);
            for mut budget in [Budget::for_time(Duration::ZERO), cancelled()] {
                let report = case.puzzle.solve(Some(method.name), &Ask::count(2), &mut budget);
                let report = report.unwrap_or_else(|e| panic!("{place}: {e}"));
                assert_eq!(report.verdict, Ruling::Unknown, "{place}");
                assert!(report.error.is_some() && report.solution.is_none(), "{place}");
            }
        }
        let told = case.puzzle.start().explain(9, Locale::default(), &mut cancelled());
        // A board that breaks a rule at sight needs no work.
        let idle = told.as_ref().is_ok_and(|told| told.steps.is_empty());
        assert!(told.is_err() || idle, "{} is explained although cancelled", case.place());
    }
}

#[test]
fn a_cancelled_generator_stops() {
    for game in GAMES {
        let levels = game.levels().iter().map(|level| Some(level.name.to_string()));
        for difficulty in levels.chain([None]) {
            let mut cancelled = Budget::unlimited();
            cancelled.cancel_token().cancel();
            let ask = GenerateAsk { difficulty, ..GenerateAsk::default() };
            let made = game.generate(&ask, &mut cancelled).err();
            let stopped = matches!(made, Some(GenerateError::Stopped(_)));
            assert!(stopped, "{} {:?} although cancelled", game.name(), ask.difficulty);
        }
    }
}

#[test]
fn answers_pass_the_referee_and_spoiled_ones_do_not() {
    let mut tally = Tally::default();
    for game in GAMES {
        tally.owe(format!("{}: passed", game.name()));
        tally.owe(format!("{}: refused", game.name()));
    }
    for case in corpus() {
        let (place, game) = (case.place(), case.game.name());
        let (solution, spoiled) = match &case.known {
            Known::Unique(solution) => {
                assert_eq!(case.puzzle.check(solution), Ok(Ok(None)), "{place}");
                assert!(case.puzzle.check("").is_err(), "{place}: nothing is no solution");
                // Any other answer to a unique puzzle is wrong: swap two symbols that differ.
                let mut spoiled: Vec<char> = solution.chars().collect();
                if let Some(at) = (1..spoiled.len()).find(|i| spoiled[*i] != spoiled[0]) {
                    spoiled.swap(0, at);
                }
                (solution.clone(), spoiled.into_iter().collect())
            }
            Known::Objective(best) => {
                let report = case.puzzle.solve(None, &Ask::default(), &mut minute()).unwrap();
                let solution = report.solution.expect("an answer with an objective");
                assert_eq!(case.puzzle.check(&solution), Ok(Ok(Some(*best))), "{place}");
                // Nothing can be done twice.
                let spoiled = format!("{solution};{solution}");
                (solution, spoiled)
            }
            _ => continue,
        };
        tally.seen(format!("{game}: passed"));
        assert!(case.puzzle.check("\u{1F600}").is_err(), "{place}");
        if spoiled != solution && !solution.is_empty() {
            assert!(matches!(case.puzzle.check(&spoiled), Ok(Err(_))), "{place} {spoiled}");
            tally.seen(format!("{game}: refused"));
        }
    }
    tally.demand();
}
