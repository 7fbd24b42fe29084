//! Every step of every explanation is true.

use super::support::{brute_force, corpus, random_puzzle};
use quadrille_core::prelude::*;
use quadrille_core::{Budget, Cell, Explanation, Locale, Rng};
use quadrille_games::towers::Towers;
use quadrille_games::towers::rules::{Heights, Puzzle};
use std::collections::BTreeMap;

fn explain(puzzle: &Puzzle, progress: &str) -> Explanation {
    let from = Towers::read_progress(puzzle, progress).unwrap();
    <Towers as Explain>::explain(
        puzzle,
        &from,
        usize::MAX,
        Locale::default(),
        &mut Budget::unlimited(),
    )
    .unwrap()
}

/// Whether an effect holds in a solution.
fn holds(effect: &str, solution: &Heights) -> bool {
    let at = |cell: &str| solution[cell.parse::<Cell>().unwrap()];
    match effect.split_once("!=") {
        Some((cell, height)) => at(cell) != height.parse::<u8>().unwrap(),
        None => {
            let (cell, height) = effect.split_once('=').unwrap();
            at(cell) == height.parse::<u8>().unwrap()
        }
    }
}

#[test]
fn a_step_names_the_clues_its_sentence_speaks_of() {
    let mut seen = 0;
    for (puzzle, _) in corpus() {
        let clues: BTreeMap<String, usize> =
            puzzle.clues().map(|(side, i, clue)| (format!("{side}{}", i + 1), clue)).collect();
        for step in explain(&puzzle, "").steps {
            for name in &step.clues {
                assert!(clues.contains_key(name), "{name}: {}", step.text);
            }
            // "The clue 2 right of row 3 sees ..."
            let Some(clue) = step.text.strip_prefix("The clue ") else { continue };
            let words: Vec<&str> = clue.split(' ').filter(|word| *word != "of").collect();
            let side = match words[1] {
                "above" => "top",
                "below" => "bottom",
                side => side,
            };
            let name = format!("{side}{}", words[3]);
            assert!(step.clues.contains(&name), "{name}: {} {:?}", step.text, step.clues);
            assert_eq!(clues[&name].to_string(), words[0], "{}", step.text);
            seen += 1;
        }
    }
    assert!(seen > 0);
}

#[test]
fn the_negation_of_a_step_has_no_solution() {
    let mut used = BTreeMap::new();
    // A corpus board has one solution: what contradicts it has none.
    for (puzzle, text) in corpus() {
        let solution = Towers::read_solution(&puzzle, &text).unwrap();
        let told = explain(&puzzle, "");
        assert!(told.solved, "{puzzle:?} {:?}", told.note);
        for step in &told.steps {
            *used.entry(step.technique).or_insert(0) += 1;
            assert!(!step.effects.is_empty() && !step.text.is_empty());
            for effect in &step.effects {
                assert!(holds(effect, &solution), "{} {effect}: {}", step.technique, step.text);
            }
        }
    }
    let mut rng = Rng::new(12);
    for round in 0..600 {
        let puzzle = random_puzzle(1 + round % 4, &mut rng);
        let solutions = brute_force(&puzzle, usize::MAX);
        let told = explain(&puzzle, "");
        assert_eq!(told.solved, solutions.len() == 1, "{puzzle:?} {:?}", told.note);
        assert_eq!(told.note.is_none(), told.solved);
        for step in &told.steps {
            *used.entry(step.technique).or_insert(0) += 1;
            for effect in &step.effects {
                let true_everywhere = solutions.iter().all(|solution| holds(effect, solution));
                assert!(true_everywhere, "{} {effect}: {} {puzzle:?}", step.technique, step.text);
            }
        }
    }
    for technique in Towers::techniques() {
        let rare = ["case_split", "hidden_set"].contains(&technique.name);
        assert!(rare || used.contains_key(technique.name), "{} was never tested", technique.name);
    }
}

#[test]
fn levels_against_those_of_simon_tathams_collection() {
    let boards = include_str!("../../src/towers/corpus/sgt.tsv");
    let mut table = BTreeMap::new();
    for line in boards.lines() {
        let level = line.split(':').next().unwrap().chars().last().unwrap();
        let (puzzle, _) = super::support::read_line(line);
        *table.entry((level, explain(&puzzle, "").difficulty.unwrap())).or_insert(0) += 1;
    }
    // The two programs reason differently in the middle; at both ends they agree.
    let kinds = |letter: char| -> Vec<&str> {
        table.keys().filter(|key| key.0 == letter).map(|key| key.1).collect()
    };
    assert_eq!(kinds('e'), ["easy"]);
    assert_eq!(kinds('u'), ["unreasonable"]);
    assert!(table[&('h', "hard")] >= 14 && table[&('x', "extreme")] >= 15, "{table:?}");
}

#[test]
fn a_player_is_told_about_a_mistake_and_led_on_otherwise() {
    let (puzzle, text) = corpus().swap_remove(20);
    let n = puzzle.size();
    let right = text.chars().next().unwrap();
    let wrong = if right == '1' { '2' } else { '1' };
    let progress = |first: char| format!("{first}{}", ".".repeat(n * n - 1));
    let told = explain(&puzzle, &progress(wrong));
    let note = told.note.unwrap();
    assert!(note.contains(&format!("r1c1={wrong}")), "{note}");
    assert!(explain(&puzzle, &progress(right)).solved);
    assert!(explain(&puzzle, &text).steps.is_empty());
}

#[test]
fn a_hint_knows_what_the_player_has_pencilled() {
    let (puzzle, text) = corpus().swap_remove(20);
    let hint = |progress: &str| explain(&puzzle, progress).steps.swap_remove(0);
    let out = |steps: &[String]| steps.iter().filter(|effect| effect.contains("!=")).count();
    // Whatever is ruled out is pencilled, step by step: nothing is said twice.
    let mut progress = "marks".to_string();
    let mut told = Vec::new();
    while told.len() < 8 {
        let effects = hint(&progress).effects;
        assert!(effects.iter().all(|effect| !told.contains(effect)), "{effects:?} {told:?}");
        progress = format!("{progress};{}", effects.join(";"));
        told.extend(effects);
    }
    assert!(out(&told) > 0);
    // Marks that lack the true height are the mistake, and nothing else is said.
    let solution = Towers::read_solution(&puzzle, &text).unwrap();
    let cell = puzzle.cells().find(|&cell| puzzle.given(cell).is_none()).unwrap();
    let wrong = explain(&puzzle, &format!("marks;{cell}!={}", solution[cell]));
    assert!(wrong.steps.is_empty());
    assert!(wrong.note.unwrap().starts_with(&format!("The marks of {cell} cannot be right")));
}

#[test]
fn what_is_tried_is_shown_as_a_chain_that_begins_with_it() {
    let mut seen = 0;
    for (puzzle, text) in corpus() {
        let solution = Towers::read_solution(&puzzle, &text).unwrap();
        for step in explain(&puzzle, "").steps.iter().filter(|step| step.technique == "what_if") {
            assert_eq!(step.chain[0], step.effects[0].replace("!=", "="));
            assert!(!holds(&step.chain[0], &solution), "{}", step.text);
            assert!(!step.broken.is_empty() && step.place.is_some(), "{step:?}");
            seen += 1;
        }
    }
    assert!(seen > 0);
}
