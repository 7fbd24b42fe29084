//! A puzzle and its images are one puzzle: the same form, as many solutions, and no other has that form.

use quadrille_core::{Ask, Budget, Game, Generate, GenerateAsk, Options};
use quadrille_games::{
    GAMES, pairs::Pairs, pegs::Pegs, singles::Singles, towers::Towers, unruly::Unruly,
};
use std::collections::HashMap;

fn images<G: Game>(puzzle: &G::Puzzle) -> Vec<G::Puzzle> {
    (0..).map_while(|number| G::image(puzzle, number)).collect()
}

/// A puzzle's text.
fn written<G: Game>(puzzle: &G::Puzzle) -> String {
    let id = G::formats().iter().find(|format| format.name == "id").unwrap();
    (id.write.unwrap())(puzzle).unwrap()
}

fn form<G: Game>(puzzle: &G::Puzzle) -> String {
    let game = GAMES.iter().find(|game| game.name() == G::NAME).unwrap();
    game.read(Some("id"), &written::<G>(puzzle), &Options::new()).unwrap().form().unwrap()
}

fn solutions<G: Game>(puzzle: &G::Puzzle) -> (u64, Option<i64>) {
    let ask = Ask::count(20);
    let method = G::default_method(puzzle, &ask);
    let answer = (method.run)(puzzle, &ask, &mut Budget::unlimited()).unwrap();
    (answer.solutions, answer.solution.and_then(|s| G::objective(puzzle, &s)))
}

/// Asks for puzzles of a game and says how many images one has, at most.
fn asked<G: Game + Generate>(size: (usize, usize), seeds: u64) -> usize {
    let mut most = 0;
    let mut by_form: HashMap<String, Vec<String>> = HashMap::new();
    for seed in 0..seeds {
        let ask = GenerateAsk { size: Some(size), seed, ..GenerateAsk::default() };
        let puzzle = G::generate(&ask, &mut Budget::unlimited()).unwrap().puzzle;
        let all = images::<G>(&puzzle);
        let texts: Vec<String> = all.iter().map(|image| written::<G>(image)).collect();
        let own = form::<G>(&puzzle);
        for image in &all {
            assert_eq!(form::<G>(image), own, "{} seed {seed}", G::NAME);
            assert_eq!(solutions::<G>(image), solutions::<G>(&puzzle), "{} seed {seed}", G::NAME);
        }
        let mut different = texts.clone();
        different.sort();
        different.dedup();
        most = most.max(different.len());
        // Who shares a form is an image, and the other way round.
        for (other, known) in &by_form {
            assert_eq!(*other == own, known.iter().any(|text| texts.contains(text)), "{}", G::NAME);
        }
        by_form.entry(own).or_default().extend(texts);
    }
    assert!(by_form.len() > 1, "{}: different puzzles have different forms", G::NAME);
    most
}

#[test]
fn a_puzzle_and_its_images_are_one_puzzle() {
    assert_eq!(asked::<Towers>((4, 4), 20), 8);
    assert_eq!(asked::<Singles>((4, 4), 20), 8);
    assert_eq!(asked::<Unruly>((6, 6), 20), 16);
    assert_eq!(asked::<Pairs>((2, 3), 60), 16);
    assert_eq!(asked::<Pegs>((4, 4), 10), 8);
}
