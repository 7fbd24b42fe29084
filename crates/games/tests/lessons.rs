//! The boards of lessons: at every chosen place its technique is what a hint says next.

use quadrille_core::{Budget, DynGame, Locale, Options, TechniqueInfo};
use quadrille_games::GAMES;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A technique, a puzzle, and the moves to the place.
struct Row {
    technique: String,
    id: String,
    moves: Vec<String>,
}

fn rows(game: &dyn DynGame) -> Vec<Row> {
    let file = format!("src/{}/corpus/lessons.tsv", game.name());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let row = |line: &str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let [technique, id, moves] = fields[..] else { panic!("{}: {line}", path.display()) };
        let moves = moves.split(';').filter(|text| !text.is_empty()).map(String::from).collect();
        Row { technique: technique.into(), id: id.into(), moves }
    };
    lines.map(row).collect()
}

/// Searches for when no argument is left: no board is known that needs them.
const NEVER_NEEDED: &[&str] = &["exhaustion"];

/// Where one learns the rules.
const FIRST: &str = "first";

#[test]
fn every_technique_has_a_place_to_see_it_and_another_to_do_it() {
    for game in GAMES {
        let mut places: BTreeMap<&str, BTreeSet<(&str, &[String])>> = BTreeMap::new();
        let rows = rows(*game);
        for row in rows.iter().filter(|row| row.technique != FIRST) {
            let what = format!("{} {} {}", game.name(), row.technique, row.id);
            let puzzle = game.read(Some("id"), &row.id, &Options::new()).expect(&what);
            let position = puzzle.after(&row.moves).unwrap_or_else(|e| panic!("{what}: {e}"));
            let told = position.explain(1, Locale::default(), &mut Budget::unlimited()).unwrap();
            let steps: Vec<&str> = told.steps.iter().map(|step| step.technique).collect();
            assert_eq!(steps, [row.technique.as_str()], "{what}: {:?}", told.note);
            places.entry(&row.technique).or_default().insert((&row.id, &row.moves));
        }
        let needed = |technique: &TechniqueInfo| !NEVER_NEEDED.contains(&technique.name);
        let techniques: Vec<_> = game.techniques().into_iter().filter(needed).collect();
        for technique in &techniques {
            let found = places.get(technique.name).map_or(0, BTreeSet::len);
            assert!(found >= 2, "{}: {} places for {}", game.name(), found, technique.name);
        }
        assert_eq!(places.len(), techniques.len(), "{}: a name too many", game.name());
    }
}

#[test]
fn the_first_puzzle_is_solved_by_the_easiest_level_and_every_step_puts_something() {
    for game in GAMES {
        let rows = rows(*game);
        let first: Vec<&Row> = rows.iter().filter(|row| row.technique == FIRST).collect();
        let [first] = first[..] else { panic!("{}: {} first puzzles", game.name(), first.len()) };
        let puzzle = game.read(Some("id"), &first.id, &Options::new()).unwrap();
        let told = puzzle.start().explain(usize::MAX, Locale::default(), &mut Budget::unlimited());
        let told = told.unwrap();
        assert!(told.solved, "{}", game.name());
        assert_eq!(told.difficulty, Some(game.levels()[0].name), "{}", game.name());
        // Whoever learns the rules writes no marks yet.
        let marks = told.steps.iter().flat_map(|step| &step.effects).find(|e| e.contains("!="));
        assert_eq!(marks, None, "{}", game.name());
    }
}
