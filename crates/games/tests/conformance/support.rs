//! The corpus every test asks, and the count of what was asserted.
//!
//! `src/<game>/corpus/conformance.tsv` holds small puzzles, one a line: the game ID, a tab, and
//! what is known: `unique SOLUTION`, `several`, `impossible`, `objective N`. A game without that
//! file fails.

use quadrille_core::{Budget, DynGame, DynPuzzle, Options};
use quadrille_games::GAMES;
use std::collections::BTreeMap;
use std::time::Duration;

/// What a corpus line says about its puzzle.
pub enum Known {
    Unique(String),
    Several,
    Impossible,
    Objective(i64),
}

pub struct Case {
    pub game: &'static dyn DynGame,
    pub id: String,
    pub known: Known,
    pub puzzle: Box<dyn DynPuzzle>,
}

impl Case {
    pub fn place(&self) -> String {
        format!("{} {}", self.game.name(), self.id)
    }
}

pub fn corpus() -> Vec<Case> {
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

pub fn minute() -> Budget {
    Budget::for_time(Duration::from_secs(60))
}

/// How often each thing that is owed was seen.
#[derive(Default)]
pub struct Tally(BTreeMap<String, usize>);

impl Tally {
    /// Enters a debt; nothing has been seen yet.
    pub fn owe(&mut self, what: String) {
        self.0.entry(what).or_default();
    }

    /// One more assertion held.
    pub fn seen(&mut self, what: String) {
        *self.0.get_mut(&what).unwrap_or_else(|| panic!("nobody owes {what}")) += 1;
    }

    /// Fails if anything that is owed was never seen.
    pub fn demand(&self) {
        let missing: Vec<_> = self.0.iter().filter(|(_, n)| **n == 0).map(|(w, _)| &**w).collect();
        assert!(!self.0.is_empty(), "nothing is owed");
        assert!(missing.is_empty(), "never seen:\n  {}", missing.join("\n  "));
    }
}
