//! Pairs from the command line: proofs, duels, tournaments.

mod common;

use common::{quadrille, quadrille_with, refused};

const BOARD: &str = "pairs:2x3:w5w8w4w11ww3";

#[test]
fn an_answer_comes_with_a_proof_that_check_verifies() {
    let folder = tempfile::tempdir().unwrap();
    for board in [BOARD, "pairs:2x3a:w5w8w4w11ww3"] {
        let proof = folder.path().join("proof.txt");
        let proof = proof.to_str().unwrap();
        let ran = quadrille(&["solve", board, "--json", "--proof", proof]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        let score = report["objective"].as_i64().unwrap();
        let solution = report["solution"].as_str().unwrap();
        let ran = quadrille(&["check", board, solution, "--proof", proof]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.out.contains(&format!("no pairing scores less than {score}")), "{}", ran.out);
        std::fs::write(proof, "pairs-proof adjacent 2 3 11\n0 0 0 0 0 0\n").unwrap();
        assert_eq!(quadrille(&["check", board, solution, "--proof", proof]).code, 1);
    }
}

#[test]
fn the_referee_names_the_rule() {
    let ran = quadrille(&["check", BOARD, "r1c1+r2c3"]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("do not lie side by side"), "{}", ran.out);
    let ran = quadrille(&["check", BOARD, "r1c1+r2c3", "--rule", "white-anywhere"]);
    assert_eq!(ran.code, 0, "{}", ran.out);
}

#[test]
fn bad_boards_get_one_clear_error() {
    for (text, says) in [
        ("1 2\n0 9\n", "colour from 0 to 4"),
        ("1 2\n0 0\n0 1\n", "value from 1"),
        ("1 2\n0 0\n5 99999999999999999999\n", "value from 1"),
        ("0 2\n0 0\n", "at least 1 row"),
        ("100000 10000\n0 0\n", "limit"),
        ("2 2\n0 0\n0\n", "2 lines of 2 colours must follow"),
    ] {
        let ran = quadrille_with(&["solve", "-", "--game", "pairs"], text.as_bytes());
        refused(&ran, says);
    }
    let ran = quadrille(&["solve", BOARD, "--method", "flow"]);
    refused(&ran, "all values are equal");
}

#[test]
fn the_game_for_two_has_a_value() {
    let ran = quadrille(&["solve", "--two-players", "--json", BOARD]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((report["value"].as_i64(), &report["verdict"]), (Some(4), &"solved".into()));
    assert_eq!(report["best"], serde_json::json!(["r2c2+r2c3"]));
    refused(&quadrille(&["solve", "--two-players", "towers:4:///////////////"]), "only pairs");
}

#[test]
fn a_person_plays_against_the_expert() {
    let typed = "nonsense\nr1c1+r2c3\nhint\nmoves\nhelp\nr1c1+r1c2\nundo\nr2c2+r2c3\nr1c1+r2c1\nr1c1+r1c2\nr1c2+r1c3\n";
    let ran = quadrille_with(
        &["duel", BOARD, "--first", "human", "--second", "expert:0.1"],
        typed.as_bytes(),
    );
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    for part in ["legal pairs", "do not lie side by side", "is best", "takes", "wins by"] {
        assert!(ran.out.contains(part), "{part} in {}", ran.out);
    }
    // Leaving early is no crash, and not a finished game either.
    let ran = quadrille_with(&["duel", BOARD, "--first", "human", "--second", "greedy"], b"quit\n");
    assert_eq!(ran.code, 1);
    refused(&quadrille(&["duel", BOARD, "--first", "robot"]), "no player");
}

#[test]
fn programs_play_each_other() {
    let ran = quadrille(&["duel", BOARD, "--first", "minimax:3", "--second", "greedy", "--quiet"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("First (minimax:3) takes"), "{}", ran.out);
    // The board of two players: their totals under it, not the score of one.
    let ran = quadrille(&["duel", "pairs:1x2:w5w8", "--first", "greedy", "--second", "greedy"]);
    assert!(ran.out.contains("\nw5--w8\nFirst 3, Second 0\n"), "{}", ran.out);
    assert!(!ran.out.contains("score"), "{}", ran.out);
}

#[test]
fn a_tournament_can_be_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("games.tsv");
    let record = record.to_str().unwrap();
    let play = |boards: &str| {
        quadrille(&[
            "tournament",
            "--players",
            "random,greedy,expert:0.01",
            "--boards",
            boards,
            "--size",
            "3x4",
            "--record",
            record,
        ])
    };
    let ran = play("2");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("rating"), "{}", ran.out);
    let half = std::fs::read_to_string(record).unwrap();
    assert_eq!(half.lines().count(), 1 + 12);
    // A line cut off in the middle is played again; the others are not.
    std::fs::write(record, format!("{half}2\t0")).unwrap();
    assert_eq!(play("3").code, 0);
    let whole = std::fs::read_to_string(record).unwrap();
    assert!(whole.starts_with(&half) && whole.lines().count() == 1 + 18, "{whole}");
    let other = quadrille(&[
        "tournament",
        "--players",
        "random,greedy",
        "--boards",
        "1",
        "--record",
        record,
    ]);
    refused(&other, "another tournament");
}
