//! What a hint carries beside its sentence: where to look, the chain of a supposition and where it breaks, and
//! the numbers to write on cells.

use quadrille_core::{Budget, DynGame, DynPuzzle, GenerateAsk, Locale, Options, Step, Where};
use quadrille_games::reading::Source;
use quadrille_games::{GAMES, find};
use std::collections::BTreeMap;
use std::time::Duration;

fn steps(puzzle: &dyn DynPuzzle) -> Vec<Step> {
    let mut budget = Budget::for_time(Duration::from_secs(20));
    puzzle.start().explain(usize::MAX, Locale::default(), &mut budget).unwrap().steps
}

/// A few puzzles of every level.
fn puzzles(game: &dyn DynGame, side: usize) -> Vec<Box<dyn DynPuzzle>> {
    let mut made = Vec::new();
    for level in game.levels() {
        for seed in 0..4 {
            let (size, difficulty) = (Some((side, side)), Some(level.name.to_string()));
            let ask = GenerateAsk { size, difficulty, seed, options: Options::new() };
            // Not every wish can be granted.
            let mut budget = Budget::for_time(Duration::from_secs(5));
            made.extend(game.generate(&ask, &mut budget).map(|made| made.puzzle));
        }
    }
    made
}

#[test]
fn every_step_says_where_to_look() {
    for game in GAMES {
        for puzzle in puzzles(*game, 6) {
            for step in steps(puzzle.as_ref()) {
                let place = step.place.as_ref().unwrap_or_else(|| panic!("{step:?}"));
                match place {
                    Where::Row(n) | Where::Column(n) => assert!((1..=6).contains(n), "{step:?}"),
                    Where::Clue(clue) => assert!(step.clues.contains(clue), "{step:?}"),
                    Where::Area(cells) => assert!(!cells.is_empty(), "{step:?}"),
                }
            }
        }
    }
}

#[test]
fn what_a_puzzle_recalls_changes_no_hint() {
    let hint = |puzzle: &(dyn DynPuzzle + 'static), moves: &[String]| {
        let position = puzzle.after(moves).unwrap();
        format!("{:?}", position.explain(1, Locale::default(), &mut Budget::unlimited()))
    };
    for game in GAMES {
        let puzzles = puzzles(*game, 6);
        for (puzzle, other) in puzzles.iter().zip(puzzles.iter().skip(1)) {
            let (puzzle, id) = (puzzle.as_ref(), puzzle.id().unwrap());
            // What follows on another board is mostly wrong on this one.
            for steps in [steps(puzzle), steps(other.as_ref())] {
                let mut moves = Vec::new();
                for effect in steps.into_iter().flat_map(|step| step.effects).take(12) {
                    moves.push(effect);
                    if puzzle.after(&moves).is_err() {
                        moves.pop();
                        continue;
                    }
                    let anew = Source::default().text(&id).unwrap();
                    assert_eq!(hint(puzzle, &moves), hint(&*anew, &moves), "{id} {moves:?}");
                }
            }
        }
    }
}

#[test]
fn what_is_supposed_is_the_opposite_of_what_follows() {
    let mut seen = BTreeMap::new();
    // Short lines of Unruly never need all their completions.
    for (name, side) in [("towers", 6), ("singles", 6), ("unruly", 10)] {
        for puzzle in puzzles(find(name).unwrap(), side) {
            for step in steps(puzzle.as_ref()).iter().filter(|step| !step.chain.is_empty()) {
                // This one supposes that a cell does not hold a height, and both ends may be true.
                if step.technique == "forcing_chain" {
                    continue;
                }
                let (cell, value) = step.chain[0].split_once('=').unwrap();
                let opposite = step.effects.iter().any(|effect| {
                    effect == &format!("{cell}!={value}")
                        || (effect.starts_with(&format!("{cell}=")) && *effect != step.chain[0])
                });
                assert!(opposite, "{step:?}");
                let again =
                    step.chain[1..].iter().any(|link| link.starts_with(&format!("{cell}=")));
                assert!(!again, "{step:?}");
                *seen.entry(step.technique).or_insert(0) += 1;
            }
        }
    }
    for technique in ["what_if", "short_try", "line_completion", "case_split"] {
        assert!(seen.contains_key(technique), "{technique}: {seen:?}");
    }
}

/// Whether six cells in a line can be completed: three of each, and never three in a row.
fn can_be_completed(line: &[Option<bool>]) -> bool {
    (0u32..64).any(|bits| {
        let black = |i: usize| bits >> i & 1 == 1;
        let fits = (0..6).all(|i| line[i].is_none_or(|tile| tile == black(i)));
        let three = (0..4).any(|i| black(i) == black(i + 1) && black(i) == black(i + 2));
        fits && bits.count_ones() == 3 && !three
    })
}

#[test]
fn a_chain_of_tiles_ends_in_a_line_that_cannot_be_completed() {
    let mut seen = BTreeMap::new();
    for puzzle in puzzles(find("unruly").unwrap(), 6) {
        let mut known: BTreeMap<String, bool> = BTreeMap::new();
        let tile = |text: &String| {
            let (cell, ink) = text.split_once('=').unwrap();
            (cell.to_string(), ink == "black")
        };
        let given = puzzle.start().progress();
        for (i, tile) in given.chars().filter(|c| "01.".contains(*c)).enumerate() {
            if tile != '.' {
                known.insert(format!("r{}c{}", i / 6 + 1, i % 6 + 1), tile == '1');
            }
        }
        for step in steps(puzzle.as_ref()) {
            if step.broken.len() == 6 {
                let mut then = known.clone();
                then.extend(step.chain.iter().map(tile));
                let line: Vec<_> = step.broken.iter().map(|cell| then.get(cell).copied()).collect();
                assert!(!can_be_completed(&line), "{step:?} {given}");
                *seen.entry(step.technique).or_insert(0) += 1;
            }
            known.extend(step.effects.iter().map(tile));
        }
    }
    assert!(seen.contains_key("case_split"), "{seen:?}");
}

#[test]
fn a_lost_goal_is_argued_with_numbers() {
    let told = |id: &str, goal: &str| {
        let goal = Options::new().with("goal", goal);
        let puzzle = find("pegs").unwrap().read(Some("id"), id, &goal).unwrap();
        let start = puzzle.start();
        start.explain(1, Locale::default(), &mut Budget::unlimited()).unwrap().note.unwrap()
    };
    let class = told("4x1:PPHP", "r1c1");
    assert!(class.contains("number, and every jump keeps it"), "{class}");
}

#[test]
fn the_numbers_of_an_argument_stand_on_cells_of_the_step() {
    let mut seen = 0;
    for puzzle in puzzles(find("pairs").unwrap(), 6) {
        for step in steps(puzzle.as_ref()).iter().filter(|step| step.technique != "lonely") {
            for cell in &step.because {
                let label = step.labels.iter().find(|(at, _)| at == cell);
                let (_, number) = label.unwrap_or_else(|| panic!("{step:?}"));
                assert!(step.text.contains(number.as_str()), "{step:?}");
                seen += 1;
            }
        }
    }
    assert!(seen > 0);
}
