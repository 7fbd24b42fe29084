//! `explain` and `hint` in the reader's language.

mod common;

use common::{quadrille, refused};

const PUZZLE: &str = "towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1";

#[test]
fn sentences_are_in_the_language_asked_for() {
    let french = quadrille(&["hint", PUZZLE, "--language", "fr"]);
    assert_eq!(french.code, 0, "{}", french.err);
    let english = quadrille(&["hint", PUZZLE]);
    assert_eq!(
        english.out,
        "Row 2 sees 1 from the left, so nothing may stand before the tallest tower: r2c1 is 4.\n\
         [clue_one] r2c1=4\n"
    );
    assert_eq!(
        french.out,
        "Vue de gauche, la ligne 2 montre 1 tour, donc rien ne peut se trouver devant la plus \
         haute : r2c1 vaut 4.\n\
         [clue_one] r2c1=4\n"
    );
    let told = quadrille(&["explain", PUZZLE, "--language", "fr"]).out;
    assert!(told.trim_end().lines().last().unwrap().starts_with("Résolu en "), "{told}");
    let json = quadrille(&["explain", PUZZLE, "--json", "--language", "fr"]).out;
    assert!(
        json.contains("\"technique\":\"clue_one\"") && json.contains("Vue de gauche"),
        "{json}"
    );
    let usual = quadrille(&["explain", PUZZLE]).out;
    assert_eq!(quadrille(&["explain", PUZZLE, "--language", "en"]).out, usual);
}

#[test]
fn an_unknown_language_is_refused() {
    refused(&quadrille(&["hint", PUZZLE, "--language", "de"]), "[possible values: en, fr]");
}
