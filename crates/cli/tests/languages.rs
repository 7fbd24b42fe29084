//! The command line in the reader's language.

mod common;

use common::{command, quadrille, refused};

const PUZZLE: &str = "towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1";

#[test]
fn sentences_are_in_the_language_asked_for() {
    let french = quadrille(&["hint", PUZZLE, "--language", "fr"]);
    assert_eq!(french.code, 0, "{}", french.err);
    let english = quadrille(&["hint", PUZZLE]);
    assert_eq!(
        english.out,
        "The clue 1 left of row 2 sees one tower only, so nothing stands before the tallest: \
         r2c1 is 4.\n\
         [clue_one] r2c1=4\n"
    );
    assert_eq!(
        french.out,
        "L’indice 1 à gauche de la ligne 2 ne voit qu’une tour, donc rien ne se trouve devant la plus \
         haute : r2c1 vaut 4.\n\
         [clue_one] r2c1=4\n"
    );
    let told = quadrille(&["explain", PUZZLE, "--language", "fr"]).out;
    assert!(told.trim_end().lines().last().unwrap().starts_with("Résolu en "), "{told}");
    let json = quadrille(&["explain", PUZZLE, "--json", "--language", "fr"]).out;
    assert!(
        json.contains("\"technique\":\"clue_one\"") && json.contains("L’indice 1 à gauche"),
        "{json}"
    );
    let usual = quadrille(&["explain", PUZZLE]).out;
    assert_eq!(quadrille(&["explain", PUZZLE, "--language", "en"]).out, usual);
}

#[test]
fn an_unknown_language_is_refused() {
    refused(&quadrille(&["hint", PUZZLE, "--language", "de"]), "[possible values: en, fr]");
}

/// What a command says to somebody whose system speaks French: standard output, standard error.
fn to_a_french_user(arguments: &[&str]) -> (String, String) {
    let output = command(arguments).env("LC_ALL", "fr_FR.UTF-8").output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr))
}

#[test]
fn the_system_s_language_is_spoken_to_people() {
    let (solved, _) = to_a_french_user(&["solve", PUZZLE, "--count", "2"]);
    assert!(solved.contains("résolue par search en ") && solved.contains(" ; la seule solution"));
    let (_, refused) = to_a_french_user(&["solve", "towers:4:1"]);
    assert!(refused.starts_with("erreur : ligne 1, colonne "), "{refused}");
    let (_, refused) = to_a_french_user(&["solve"]);
    assert!(refused.starts_with("erreur : nommez une grille : "), "{refused}");
    let (listed, _) = to_a_french_user(&["methods", "towers"]);
    assert!(listed.contains("recherche dédiée (par défaut)"), "{listed}");
    let (right, _) = to_a_french_user(&["check", PUZZLE, "1342423124133124"]);
    assert!(right.starts_with("juste") || right.starts_with("faux : "), "{right}");
    let (step, _) = to_a_french_user(&["hint", PUZZLE]);
    assert!(step.starts_with("L’indice 1 à gauche"), "{step}");
    let (step, _) = to_a_french_user(&["hint", PUZZLE, "--language", "en"]);
    assert!(step.starts_with("The clue 1 left of row 2"), "{step}");
}

#[test]
fn games_for_two_and_counts_are_told_in_the_language() {
    const PAIRS: &str = "pairs:2x3:w5w8w4w11w1w3";
    let told = |arguments: &[&str], words: &[&str]| {
        let (out, _) = to_a_french_user(arguments);
        for words in words {
            assert!(out.contains(words), "{words:?} is missing in {out}");
        }
    };
    told(
        &["duel", PAIRS, "--first", "greedy", "--second", "greedy"],
        &["Premier (greedy) prend ", " pour 1\n", "Premier 0, Second 0", " gagne de "],
    );
    told(&["duel", PAIRS], &["7 paires permises : ", "La partie n’est pas finie."]);
    told(&["solve", PAIRS, "--two-players"], &["valeur 4 (", " ; meilleurs premiers coups : "]);
    told(
        &["tournament", "--players", "random,greedy", "--boards", "1", "--size", "2x2"],
        &["joueur", "gains-nuls-pertes"],
    );
    told(&["pegs", "census", "triangle:3"], &["symétries du départ", "en tout"]);
    told(&["pegs", "agglomeration", "cross:5"], &["M(G), somme ", "somme de MP"]);
    told(&["cuts", "singles:2x2:1221"], &["résolue : "]);
    told(&["relax", PAIRS, "--all"], &["résolue"]);
}

#[test]
fn what_programs_read_stays_english() {
    let explained = |ran: (String, String)| ran.0;
    let english = quadrille(&["explain", PUZZLE, "--json"]).out;
    assert_eq!(explained(to_a_french_user(&["explain", PUZZLE, "--json"])), english);
    let bad = ["solve", "towers:4:1", "--json"];
    assert_eq!(to_a_french_user(&bad).0, quadrille(&bad).out);
}
