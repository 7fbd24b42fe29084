//! Ratings that people can trust: monotone in the levels, the same for a board that is turned or mirrored, and in the order
//! of the labels that another maker gave.

use quadrille_core::prelude::*;
use quadrille_core::rating::{Rating, rate};
use quadrille_core::{Budget, Options};
use quadrille_games::pairs::Pairs;
use quadrille_games::pegs::Pegs;
use quadrille_games::singles::Singles;
use quadrille_games::towers::Towers;
use quadrille_games::unruly::Unruly;

/// Boards of a corpus up to this many cells, so that the test is short; the example `rating` takes all.
const MAX_CELLS: usize = 120;

fn rated<G: Game>(puzzle: &G::Puzzle) -> Rating {
    rate::<G>(puzzle, &mut Budget::unlimited()).unwrap()
}

/// The boards with the rank of their label.
fn labelled<G: Game>(corpus: &str, letters: &str) -> Vec<(usize, G::Puzzle)> {
    let read = G::formats().iter().find(|format| format.name == "id").unwrap().read.unwrap();
    let one = |line: &str| {
        let id = line.split('\t').next()?;
        let (parameters, _) = id.split_once(':')?;
        let letter = parameters.split_once('d')?.1.chars().next()?;
        let puzzle = read(id, &Options::new()).unwrap();
        Some((letters.find(letter)?, puzzle)).filter(|(_, p)| G::cells(p) <= MAX_CELLS)
    };
    corpus.lines().filter_map(one).collect()
}

fn trusted<G: Game>(corpus: &str, letters: &str, least: usize) {
    let boards = labelled::<G>(corpus, letters);
    assert!(boards.len() >= least, "{}: only {} boards", G::NAME, boards.len());
    let mut ratings = Vec::new();
    for (label, puzzle) in &boards {
        let own = rated::<G>(puzzle);
        let rank = G::levels().iter().position(|level| Some(level.name) == own.level);
        assert_eq!(own.rating.floor() as usize, rank.unwrap_or(G::levels().len()), "{own:?}");
        for image in (0..).map_while(|number| G::image(puzzle, number)) {
            assert_eq!(rated::<G>(&image), own, "{}", G::NAME);
        }
        ratings.push((*label, own.rating));
    }
    let (mut pairs, mut right) = (0, 0);
    for (label, rating) in &ratings {
        for (_, its) in ratings.iter().filter(|(other, _)| label < other) {
            pairs += 1;
            right += usize::from(rating < its);
        }
    }
    assert!(100 * right >= 90 * pairs, "{}: {right} of {pairs} pairs", G::NAME);
}

#[test]
fn ratings_follow_levels_labels_and_no_turns() {
    trusted::<Towers>(include_str!("../src/towers/corpus/sgt.tsv"), "ehxu", 50);
    trusted::<Singles>(include_str!("../src/singles/corpus/sgt_singles.tsv"), "ek", 20);
    trusted::<Unruly>(include_str!("../src/unruly/corpus/sgt_unruly.tsv"), "ten", 20);
}

/// A technique of a harder level never weighs less.
fn weighed<G: Game>() {
    for one in G::techniques() {
        for other in G::techniques().iter().filter(|other| one.level < other.level) {
            assert!(one.weight <= other.weight, "{}: {} {}", G::NAME, one.name, other.name);
        }
    }
}

#[test]
fn harder_techniques_weigh_more() {
    weighed::<Towers>();
    weighed::<Singles>();
    weighed::<Unruly>();
    weighed::<Pegs>();
    weighed::<Pairs>();
}
