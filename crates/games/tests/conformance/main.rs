//! What every game owes its users, asked of every game in the registry.
//!
//! `src/<game>/corpus/conformance.tsv` holds small puzzles, one a line: the game ID, a tab, and
//! what is known: `unique SOLUTION`, `several`, `impossible`, `objective N`. A game without that
//! file fails.

use quadrille_core::{
    Ask, Budget, DynGame, DynPuzzle, GenerateAsk, Language, Options, SolveReport,
};
use quadrille_games::GAMES;
use std::time::Duration;

/// What a corpus line says about its puzzle.
enum Known {
    Unique(String),
    Several,
    Impossible,
    Objective(i64),
}

struct Case {
    game: &'static dyn DynGame,
    id: String,
    known: Known,
    puzzle: Box<dyn DynPuzzle>,
}

fn corpus() -> Vec<Case> {
    GAMES.iter().flat_map(|game| cases(*game)).collect()
}

fn cases(game: &'static dyn DynGame) -> Vec<Case> {
    let name = game.name();
    let path = format!("{}/src/{name}/corpus/conformance.tsv", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{name} owes {path}: {e}"));
    let cases: Vec<Case> = text.lines().map(|line| case(game, line)).collect();
    assert!(cases.len() >= 5, "{name} has only {} conformance puzzles", cases.len());
    cases
}

fn case(game: &'static dyn DynGame, line: &str) -> Case {
    let (id, known) = line.split_once('\t').unwrap_or_else(|| panic!("no tab in {line}"));
    let known = match known.split_once(' ') {
        Some(("unique", solution)) => Known::Unique(solution.to_string()),
        Some(("objective", number)) => Known::Objective(number.parse().expect("a number")),
        None if known == "several" => Known::Several,
        None if known == "impossible" => Known::Impossible,
        _ => panic!("what does {known} mean?"),
    };
    let puzzle = game
        .read(Some("id"), id, &Options::new())
        .unwrap_or_else(|e| panic!("{} {id}: {e}", game.name()));
    Case { game, id: id.to_string(), known, puzzle }
}

fn minute() -> Budget {
    Budget::for_time(Duration::from_secs(60))
}

fn solved(case: &Case, method: &str, count: u64, mut budget: Budget) -> Option<SolveReport> {
    // A method may refuse a puzzle it is not made for, with a reason.
    let report = case.puzzle.solve(Some(method), &Ask::count(count), &mut budget).ok()?;
    let trouble = report.notes.iter().any(|n| n.to_string().contains("internal error"));
    assert!(!trouble, "{} {} {method}: {:?}", case.game.name(), case.id, report.notes);
    Some(report)
}

#[test]
fn every_game_reads_back_what_it_writes() {
    for case in corpus() {
        let name = case.game.name();
        assert_eq!(case.puzzle.write("id").unwrap(), case.id, "{name}: IDs are canonical");
        assert_eq!(case.puzzle.id().unwrap(), format!("{name}:{}", case.id));
        for format in case.game.formats().iter().filter(|f| f.reads && f.writes) {
            let Ok(text) = case.puzzle.write(format.name) else { continue };
            let again = case
                .game
                .read(Some(format.name), &text, &Options::new())
                .unwrap_or_else(|e| panic!("{name} {}: {e}\n{text}", format.name));
            assert_eq!(again.write(format.name).unwrap(), text, "{name} {}", format.name);
            // A coding that only an option can tell from another says so; the rest are recognised.
            if format.name != "id" && !format.about.contains("the same as --") {
                let seen = case.game.recognise(&text);
                assert_eq!(seen, Some(format.name), "{name} does not recognise\n{text}");
            }
            // A byte-order mark, foreign line ends and a missing last one are forgiven.
            let foreign = format!("\u{feff}{}", text.trim_end().replace('\n', "\r\n"));
            let read = case.game.read(Some(format.name), &foreign, &Options::new());
            assert!(read.is_ok(), "{name} {}: {:?}", format.name, read.err());
        }
    }
}

#[test]
fn exact_methods_know_what_is_known() {
    for case in corpus() {
        for method in case.game.methods().iter().filter(|m| m.exact) {
            let Some(report) = solved(&case, method.name, 2, minute()) else { continue };
            let place = format!("{} {} by {}", case.game.name(), case.id, method.name);
            match &case.known {
                Known::Unique(solution) => {
                    assert_eq!(report.verdict, "solved", "{place}: {:?}", report.error);
                    assert_eq!(report.solution.as_ref(), Some(solution), "{place}");
                    assert_eq!((report.solutions, report.exhausted), (1, true), "{place}");
                }
                Known::Several => {
                    assert_eq!(report.verdict, "solved", "{place}: {:?}", report.error);
                    assert_eq!(report.solutions, 2, "{place}");
                }
                Known::Impossible => {
                    assert_eq!(report.verdict, "impossible", "{place}: {:?}", report.error);
                    assert_eq!((report.solutions, report.exhausted), (0, true), "{place}");
                }
                Known::Objective(best) => {
                    assert_eq!(report.verdict, "solved", "{place}: {:?}", report.error);
                    assert_eq!(report.objective, Some(*best), "{place}");
                    assert!(report.bound.is_none_or(|b| b == *best), "{place}");
                }
            }
        }
    }
}

#[test]
fn heuristics_never_beat_what_is_proved() {
    for case in corpus() {
        for method in case.game.methods().iter().filter(|m| !m.exact) {
            // Some improve for as long as they may.
            let short = Budget::for_time(Duration::from_millis(300));
            let Some(report) = solved(&case, method.name, 1, short) else { continue };
            let place = format!("{} {} by {}", case.game.name(), case.id, method.name);
            match &case.known {
                Known::Impossible => assert!(report.solution.is_none(), "{place}"),
                Known::Unique(solution) => {
                    assert!(report.solution.is_none_or(|s| s == *solution), "{place}");
                }
                Known::Objective(best) => {
                    assert!(report.objective.is_none_or(|o| o >= *best), "{place}");
                    assert!(report.bound.is_none_or(|b| b <= *best), "{place}");
                }
                Known::Several => {}
            }
        }
    }
}

#[test]
fn answers_pass_the_referee_and_spoiled_ones_do_not() {
    for case in corpus() {
        let Known::Unique(solution) = &case.known else { continue };
        assert_eq!(case.puzzle.check(solution), Ok(Ok(None)), "{}", case.id);
        // Any other answer to a unique puzzle is wrong: swap the first two symbols that differ.
        let mut spoiled: Vec<char> = solution.chars().collect();
        let Some(at) = (1..spoiled.len()).find(|i| spoiled[*i] != spoiled[0]) else { continue };
        spoiled.swap(0, at);
        let spoiled: String = spoiled.into_iter().collect();
        assert!(matches!(case.puzzle.check(&spoiled), Ok(Err(_))), "{} {spoiled}", case.id);
        assert!(case.puzzle.check("").is_err(), "{}: nothing is no solution", case.id);
        assert!(case.puzzle.check("\u{1F600}").is_err(), "{}", case.id);
    }
}

#[test]
fn no_budget_means_no_work() {
    for case in corpus() {
        for method in case.game.methods() {
            let mut empty = Budget::for_time(Duration::ZERO);
            let Ok(report) = case.puzzle.solve(Some(method.name), &Ask::count(2), &mut empty)
            else {
                continue;
            };
            assert_eq!(report.verdict, "unknown", "{} {}", case.game.name(), method.name);
            assert!(report.error.is_some());
            let mut cancelled = Budget::unlimited();
            cancelled.cancel_token().cancel();
            let report = case.puzzle.solve(Some(method.name), &Ask::default(), &mut cancelled);
            assert_eq!(report.unwrap().verdict, "unknown", "{}", method.name);
        }
    }
}

#[test]
fn a_cancelled_generator_stops() {
    for game in GAMES {
        let mut cancelled = Budget::unlimited();
        cancelled.cancel_token().cancel();
        let made = game.generate(&GenerateAsk::default(), &mut cancelled);
        assert!(made.is_err(), "{} generates although cancelled", game.name());
    }
}

#[test]
fn seeds_keep_their_promise() {
    for game in GAMES {
        let make = |seed| {
            let ask = GenerateAsk { seed, ..GenerateAsk::default() };
            game.generate(&ask, &mut minute()).unwrap_or_else(|e| panic!("{}: {e:?}", game.name()))
        };
        let (one, again) = (make(7), make(7));
        assert_eq!(one.puzzle.id(), again.puzzle.id(), "{}", game.name());
        let ids: std::collections::HashSet<_> =
            (0..5).map(|seed| make(seed).puzzle.id().unwrap()).collect();
        assert!(ids.len() > 1 || game.levels().is_empty(), "{} ignores its seed", game.name());
        if let Some(solution) = &one.solution {
            assert!(matches!(one.puzzle.check(solution), Ok(Ok(_))), "{}", game.name());
        }
    }
}

#[test]
fn junk_is_refused_with_its_place() {
    let junk =
        ["", " ", "\n\n", "\0\u{1}\u{2}", "?!", "9999999999999999999999999", ",,,,", "1,2\nx,"];
    for game in GAMES {
        for format in game.formats().iter().filter(|f| f.reads) {
            for text in junk {
                // Some junk is a puzzle in some notation; what is refused must say why and where.
                if let Err(error) = game.read(Some(format.name), text, &Options::new()) {
                    assert!(
                        error.what.to_string().len() > 10,
                        "{} {}: {error}",
                        game.name(),
                        format.name
                    );
                    assert!(
                        error.at.is_some(),
                        "{} {} {text:?}: {error}",
                        game.name(),
                        format.name
                    );
                }
            }
        }
        assert!(game.read(None, "?!", &Options::new()).is_err(), "{}", game.name());
    }
}

#[test]
fn explanations_can_be_played() {
    for case in corpus() {
        let place = format!("{} {}", case.game.name(), case.id);
        let told = case
            .puzzle
            .explain(None, usize::MAX, Language::English, &mut minute())
            .unwrap()
            .unwrap();
        let names: Vec<_> = case.game.techniques().iter().map(|t| t.name).collect();
        for step in &told.steps {
            assert!(names.contains(&step.technique), "{place}: {} is not listed", step.technique);
            assert!(!step.effects.is_empty() && step.text.len() > 10, "{place}: {step:?}");
        }
        if matches!(case.known, Known::Unique(_)) {
            assert!(told.solved, "{place}: {:?}", told.note);
        }
        if told.solved {
            let moves: Vec<&str> =
                told.steps.iter().flat_map(|s| &s.effects).map(|e| &**e).collect();
            let end = case.puzzle.play(None, &moves).unwrap_or_else(|e| panic!("{place}: {e}"));
            assert!(end.status.won || matches!(case.known, Known::Objective(_)), "{place}");
        }
        let hint = case.puzzle.explain(None, 1, Language::English, &mut minute()).unwrap().unwrap();
        assert!(hint.steps.len() <= 1, "{place}: a hint is one step");
        assert_eq!(hint.steps.first(), told.steps.first(), "{place}");
    }
}

#[test]
fn positions_can_be_saved() {
    for case in corpus() {
        let place = format!("{} {}", case.game.name(), case.id);
        let start = case.puzzle.play(None, &[]).unwrap();
        let again = case.puzzle.play(Some(&start.progress), &[]).unwrap();
        assert_eq!(start.view, again.view, "{place}");
        // A position can also be told as the moves that lead to it.
        let told = case.puzzle.explain(None, 1, Language::English, &mut minute()).unwrap().unwrap();
        let moves: Vec<&str> = told.steps.iter().flat_map(|s| &s.effects).map(|e| &**e).collect();
        if !moves.is_empty() {
            let played = case.puzzle.play(None, &moves).unwrap();
            let read = case.puzzle.play(Some(&moves.join(";")), &[]).unwrap();
            assert_eq!(played.view, read.view, "{place}");
        }
        assert!(case.puzzle.play(None, &["no such move"]).is_err(), "{place}");
        assert!(case.puzzle.play(None, &["r99999999c1=1"]).is_err(), "{place}");
        assert!(!case.puzzle.draw_text(None).unwrap().is_empty(), "{place}");
    }
}

#[test]
fn the_tables_are_complete() {
    for game in GAMES {
        let formats = game.formats();
        assert!(formats.iter().any(|f| f.name == "id" && f.reads && f.writes), "{}", game.name());
        assert!(game.methods().iter().any(|m| m.exact), "{}", game.name());
        let levels: Vec<_> = game.levels().iter().map(|l| l.name).collect();
        for technique in game.techniques() {
            assert!(levels.contains(&technique.level), "{} {}", game.name(), technique.name);
        }
        assert!(game.levels().is_sorted_by_key(|l| l.rank), "{}: easiest first", game.name());
    }
}
