//! `solve --all` and `--estimate`: lists that can be cut short and gone on with, and numbers with their error.

mod common;

use common::{quadrille, refused};
use std::fs;

/// All 576 Latin squares of order 4.
const SQUARES: &str = "towers:4:///////////////";

fn json(text: &str) -> serde_json::Value {
    serde_json::from_str(text).unwrap_or_else(|e| panic!("{e}: {text}"))
}

#[test]
fn a_list_is_whole_or_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let (path, part) = (folder.path().join("all.txt"), folder.path().join("all.txt.part"));
    let file = path.to_str().unwrap();
    let ran = quadrille(&["solve", SQUARES, "--all", "--out", file]);
    assert_eq!((ran.code, ran.out.trim()), (0, "576 solutions, which are all"), "{}", ran.err);
    let whole = fs::read_to_string(&path).unwrap();
    assert_eq!(whole.lines().count(), 577);
    assert_eq!(whole.lines().next(), Some(format!("# {SQUARES}").as_str()));
    assert!(!part.exists());
    fs::remove_file(&path).unwrap();
    // What a run that was killed leaves: some lines, the last of them cut.
    for bytes in [0, 5, whole.len() / 3, whole.len() / 3 + 1, whole.len() - 1, whole.len()] {
        fs::write(&part, &whole[..bytes]).unwrap();
        let ran = quadrille(&["solve", SQUARES, "--all", "--out", file, "--json"]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        let report = json(&ran.out);
        assert_eq!((&report["solutions"], &report["exhausted"]), (&576.into(), &true.into()));
        assert_eq!(fs::read_to_string(&path).unwrap(), whole, "after {bytes} bytes");
        assert!(!part.exists());
        fs::remove_file(&path).unwrap();
    }
}

#[test]
fn a_limit_leaves_a_part() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("all.txt");
    let file = path.to_str().unwrap();
    let ran = quadrille(&["solve", SQUARES, "--all", "--out", file, "--time-limit", "0"]);
    assert_eq!(ran.code, 1, "{}", ran.err);
    assert!(ran.out.contains("goes on where this one ended"), "{}", ran.out);
    assert!(!path.exists() && folder.path().join("all.txt.part").exists());
    let other = "towers:4:1///////////////";
    refused(&quadrille(&["solve", other, "--all", "--out", file]), "another puzzle");
    assert_eq!(quadrille(&["solve", SQUARES, "--all", "--out", file]).code, 0);
    // A file that is no list of ours stays as it is.
    let notes = folder.path().join("notes.part");
    fs::write(&notes, "somebody's notes about something else altogether, on a long line").unwrap();
    let ran = quadrille(&["solve", SQUARES, "--all", "--out", &file.replace("all.txt", "notes")]);
    refused(&ran, "another puzzle");
    assert!(fs::read_to_string(&notes).unwrap().starts_with("somebody's"));
}

#[test]
fn without_a_file_the_list_is_printed() {
    let ran = quadrille(&["solve", "towers:3:///////////", "--all"]);
    assert_eq!((ran.code, ran.out.lines().count()), (0, 12), "{}", ran.err);
    assert_eq!(ran.out.lines().next(), Some("123231312"));
    assert!(ran.err.contains("12 solutions, which are all"), "{}", ran.err);
    let ran = quadrille(&["solve", "pairs:2x2:wwww", "--all"]);
    assert_eq!(ran.out.lines().count(), 2);
    assert!(ran.err.contains("2 solutions, which are all; objective 0"), "{}", ran.err);
    let ran = quadrille(&["solve", "towers:3:3///3///1/////", "--all"]);
    assert_eq!((ran.code, ran.out.as_str(), ran.err.trim()), (0, "", "there is no solution"));
}

#[test]
fn an_estimate_has_an_error_and_a_seed() {
    let asked = ["solve", SQUARES, "--estimate", "--probes", "300", "--seed", "7", "--json"];
    let found = json(&quadrille(&asked).out);
    let (mean, error) =
        (found["estimate"].as_f64().unwrap(), found["relative_error"].as_f64().unwrap());
    assert!((mean - 576.0).abs() <= 5.0 * error * mean, "{found}");
    assert_eq!((&found["probes"], &found["seed"]), (&300.into(), &7.into()));
    assert_eq!(json(&quadrille(&asked).out)["estimate"], found["estimate"]);
    let ran = quadrille(&["solve", SQUARES, "--estimate", "--probes", "50"]);
    assert!(ran.out.starts_with("about ") && ran.out.contains("50 probes, seed 0"), "{}", ran.out);
    let ran = quadrille(&["solve", SQUARES, "--estimate", "--time-limit", "0"]);
    assert_eq!((ran.code, ran.out.trim()), (1, "no probe came to its end"));
}

#[test]
fn what_does_not_go_together_is_refused() {
    refused(&quadrille(&["solve", "pegs:cross:5", "--all"]), "cell by cell");
    refused(&quadrille(&["solve", SQUARES, SQUARES, "--all"]), "one puzzle");
    refused(&quadrille(&["solve", SQUARES, "--all", "--count", "3"]), "--count");
    refused(&quadrille(&["solve", SQUARES, "--all", "--json"]), "--out");
    assert_eq!(quadrille(&["solve", SQUARES, "--all", "--estimate"]).code, 2);
}
