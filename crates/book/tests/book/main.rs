//! Books as their readers see them: what is in them, what is refused, and what other people's programs read in the PDF.

mod outside;
mod wishes;

use quadrille_book::{Chosen, Plan, Printed, Trouble, make, read};
use quadrille_core::{Budget, Locale, Options, Stop};
use quadrille_games::reading;
use std::collections::HashSet;
use std::time::Duration;

/// A book of all games, small enough to be made in a moment.
const SMALL: &str = r#"
title = "A small book"
seed = 5

[[section]]
game = "towers"
size = "4"
level = "easy"
count = 5

[[section]]
game = "singles"
size = "6"
count = 5

[[section]]
game = "unruly"
size = "6"
level = "easy"
count = 5

[[section]]
game = "pegs"
size = "5"
count = 5

[[section]]
game = "pairs"
size = "5"
count = 5

[[section]]
game = "towers"
size = "5"
count = 4
"#;

fn plan(text: &str) -> Plan {
    read(text, Locale::default()).unwrap_or_else(|trouble| panic!("{trouble}"))
}

fn made(text: &str, jobs: usize) -> Printed {
    make(&plan(text), None, jobs, &mut Budget::unlimited()).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn the_same_wishes_give_the_same_bytes_whatever_the_threads() {
    let once = made(SMALL, 1);
    assert!(once.pdf.starts_with(b"%PDF-"));
    for jobs in [1, 2, 5] {
        assert!(made(SMALL, jobs).pdf == once.pdf, "{jobs} jobs");
    }
    let other = made(&SMALL.replace("seed = 5", "seed = 6"), 1);
    assert!(other.pdf != once.pdf);
}

#[test]
fn every_answer_passes_the_referee() {
    let book = made(SMALL, 2);
    let mut looked_at = 0;
    for puzzle in book.sections.iter().flatten() {
        let game = reading::game(puzzle.game).unwrap();
        let text = puzzle.id.strip_prefix(&format!("{}:", puzzle.game)).unwrap();
        let again = game.read(Some("id"), text, &Options::new()).unwrap();
        let ruling = again.check(&puzzle.solution).unwrap().unwrap();
        assert_eq!(ruling, puzzle.objective, "{}", puzzle.id);
        looked_at += 1;
    }
    assert_eq!(looked_at, 29);
}

/// The eight ways to see a square board, and for black and white both ways round: written down here once more, on
/// pictures, so that the canonical forms are not their own witness.
fn seen(puzzle: &Chosen) -> HashSet<String> {
    let view = &puzzle.start;
    let side = view.rows;
    assert_eq!(side, view.cols, "{}", puzzle.id);
    let clue = |which: usize, at: usize| {
        let Some(clues) = &view.clues else { return String::new() };
        [&clues.top, &clues.right, &clues.bottom, &clues.left][which][at].text.clone()
    };
    // Every place of the picture, beside the board too: rows and columns from -1 to the side.
    let at = |row: usize, col: usize| match (row, col) {
        (0, c) if (1..=side).contains(&c) => clue(0, c - 1),
        (r, c) if r == side + 1 && (1..=side).contains(&c) => clue(2, c - 1),
        (r, 0) if (1..=side).contains(&r) => clue(3, r - 1),
        (r, c) if c == side + 1 && (1..=side).contains(&r) => clue(1, r - 1),
        (r, c) if (1..=side).contains(&r) && (1..=side).contains(&c) => {
            let cell = &view.cells[(r - 1) * side + c - 1];
            format!("{:?}{:?}{}", cell.ground, cell.piece, cell.text)
        }
        _ => String::new(),
    };
    let last = side + 1;
    let ways: [fn(usize, usize, usize) -> (usize, usize); 8] = [
        |r, c, _| (r, c),
        |r, c, n| (r, n - c),
        |r, c, n| (n - r, c),
        |r, c, n| (n - r, n - c),
        |r, c, _| (c, r),
        |r, c, n| (c, n - r),
        |r, c, n| (n - c, r),
        |r, c, n| (n - c, n - r),
    ];
    let mut all = HashSet::new();
    for way in ways {
        let places = (0..=last).flat_map(|r| (0..=last).map(move |c| (r, c)));
        let picture: Vec<String> = places
            .map(|(r, c)| {
                let (r, c) = way(r, c, last);
                at(r, c)
            })
            .collect();
        let text = picture.join(",");
        let other =
            text.replace("White", "Other").replace("Black", "White").replace("Other", "Black");
        all.extend([text, other].map(|text| format!("{} {text}", puzzle.game)));
    }
    all
}

#[test]
fn no_two_puzzles_are_equal_up_to_symmetry() {
    // Boards so small that many seeds repeat what the book has already.
    let narrow = "[[section]]\ngame = \"unruly\"\nsize = \"6\"\nlevel = \"trivial\"\ncount = 30\n\
                  [[section]]\ngame = \"towers\"\nsize = \"3\"\ncount = 12\n";
    for text in [SMALL, narrow] {
        let book = made(text, 2);
        let all: Vec<&Chosen> = book.sections.iter().flatten().collect();
        for (place, puzzle) in all.iter().enumerate() {
            let ways = seen(puzzle);
            for other in &all[place + 1..] {
                assert!(ways.is_disjoint(&seen(other)), "{} {}", puzzle.id, other.id);
                assert_ne!(puzzle.form, other.form);
            }
        }
    }
}

#[test]
fn puzzles_of_a_section_become_harder() {
    for section in &made(SMALL, 1).sections {
        assert!(section.iter().all(|puzzle| puzzle.level.is_some()), "{}", section[0].game);
        assert!(section.is_sorted_by_key(Chosen::rating), "{}", section[0].game);
        let scores: HashSet<u32> = section.iter().map(|puzzle| puzzle.score).collect();
        assert!(scores.len() > 1, "nothing was sorted in {}", section[0].game);
    }
}

#[test]
fn wishes_about_rating_and_technique_are_kept() {
    let text = "[[section]]\ngame = \"singles\"\nsize = \"7\"\nlevel = \"tricky\"\ncount = 6\n\
                rating = \"40..70\"\ntechnique = \"corner\"\n";
    for puzzle in &made(text, 2).sections[0] {
        assert!((40..=70).contains(&puzzle.score), "{}", puzzle.score);
        assert!(puzzle.techniques.contains("corner") && puzzle.level == Some("tricky"));
    }
}

#[test]
fn clues_lie_symmetrically_where_that_is_wished() {
    let text = ["towers", "unruly"].map(|game| {
        format!("[[section]]\ngame = \"{game}\"\nsize = \"6\"\ncount = 6\noptions = {{ symmetric = \"true\" }}\n")
    });
    let given = |puzzle: &Chosen| -> Vec<bool> {
        let view = &puzzle.start;
        let cells = view.cells.iter().map(|cell| cell.given);
        let Some(clues) = &view.clues else { return cells.collect() };
        // In this order half a turn is reading backwards.
        let there = |clue: &quadrille_core::Clue| !clue.text.is_empty();
        let before = clues.top.iter().chain(&clues.left).map(there);
        before.chain(cells).chain(clues.right.iter().chain(&clues.bottom).map(there)).collect()
    };
    for puzzle in made(&text.concat(), 2).sections.iter().flatten() {
        let places = given(puzzle);
        let turned: Vec<bool> = places.iter().rev().copied().collect();
        assert_eq!(places, turned, "{}", puzzle.id);
        assert!(places.contains(&true));
    }
}

#[test]
fn a_book_ends_with_its_budget() {
    let plan = plan(SMALL);
    let ended = make(&plan, None, 2, &mut Budget::for_time(Duration::ZERO));
    assert_eq!(ended.unwrap_err(), Trouble::Stopped(Stop::Time));
    let budget = Budget::unlimited();
    budget.cancel_token().cancel();
    let ended = make(&plan, None, 2, &mut budget.clone());
    assert_eq!(ended.unwrap_err(), Trouble::Stopped(Stop::Cancelled));
}
