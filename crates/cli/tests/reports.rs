//! What the course reports have by name, from outside: generators, boards, matrices, files, readings of
//! the rules, and grading in their layout.

mod common;

use common::{quadrille, refused};
use std::fs;
use std::path::Path;

const TOWERS: &str = "towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1";
const SOLVED: &str = "1342423124133124";

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// Report 000's `writeSolution`: the filled grid of its figure 4, which is read back as a solution.
#[test]
fn a_solved_grid_is_written_as_the_reports_do() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("solved.csv");
    let ran = quadrille(&["solve", TOWERS, "--to", "csv", "--out", text(&file)]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let expected = " ,2,2,1,3,\n3,1,3,4,2,2\n1,4,2,3,1,3\n2,2,4,1,3,2\n2,3,1,2,4,1\n ,2,2,3,1,\n";
    assert_eq!(fs::read_to_string(&file).unwrap(), expected);
    assert_eq!(quadrille(&["check", TOWERS, text(&file)]).code, 0);
    for puzzle in ["unruly:6x6:faCADAJeBd", "pegs:4x1:PPHP"] {
        let ran = quadrille(&["solve", puzzle, "--to", "csv", "--out", text(&file)]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        let written = fs::read_to_string(&file).unwrap();
        let game = puzzle.split(':').next().unwrap();
        assert_eq!(quadrille(&["show", text(&file), "--game", game]).code, 0, "{written}");
    }
    let singles = "singles:5x5:1322121554542533215515512";
    let ran = quadrille(&["solve", singles, "--to", "csv", "--out", text(&file)]);
    refused(&ran, "cannot hold its solution");
}

#[test]
fn the_agglomeration_matrices_can_be_seen() {
    let ran = quadrille(&["pegs", "agglomeration", "cross:5", "--penalty", "6"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for line in ["M(G), sum 112", "MP(G), k = 6, sum 106", " 5 7 2 7 5"] {
        assert!(ran.out.contains(line), "{line} missing in\n{}", ran.out);
    }
    assert!(ran.out.contains("differ by 12"), "{}", ran.out);
}

#[test]
fn either_total_can_win() {
    let board = "pairs:1x4:w5w8w1w7";
    let value = |wins: &str| {
        let ran = quadrille(&["solve", board, "--two-players", "--wins", wins, "--json"]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        let start = ran.out.find("\"value\":").unwrap() + 8;
        ran.out[start..].split(',').next().unwrap().to_string()
    };
    assert_eq!((value("lower").as_str(), value("higher").as_str()), ("-3", "7"));
    let duel =
        ["duel", board, "--first", "greedy", "--second", "greedy", "--quiet", "--wins", "higher"];
    let ran = quadrille(&duel);
    assert!(ran.out.contains("First 7, Second 0: First wins by 7"), "{}", ran.out);
}

#[test]
fn an_engine_that_is_missing_is_named() {
    let ran = quadrille(&["solve", TOWERS, "--method", "mip", "--engine", "nosuch"]);
    refused(&ran, "cplex");
    let ran = quadrille(&["solve", TOWERS, "--method", "mip", "--engine", "cbc", "--json"]);
    assert!(ran.out.contains(SOLVED), "{}{}", ran.out, ran.err);
    for (engine, package) in [("cbc", "(Debian: coinor-cbc)"), ("glpk", "(Debian: glpk-utils)")] {
        let mut nowhere = std::process::Command::new(env!("CARGO_BIN_EXE_quadrille"));
        nowhere.args(["solve", TOWERS, "--method", "mip", "--engine", engine]).env("PATH", "");
        let told = String::from_utf8(nowhere.output().unwrap().stderr).unwrap();
        assert!(told.contains(package), "{told}");
    }
}

#[cfg(unix)]
#[test]
fn an_engine_that_is_broken_is_not_called_a_method_that_gave_up() {
    let folder = tempfile::tempdir().unwrap();
    let cases = [
        ("exit 3", "ended unexpectedly"),
        ("echo 'what?' > model.sol", "cannot be read, or breaks a row"),
        ("echo 'Optimal - objective value 1' > model.sol", "cannot be read, or breaks a row"),
    ];
    for (script, told) in cases {
        common::executable(&folder.path().join("cbc"), &format!("#!/bin/sh\n{script}\n"));
        let path = std::env::var_os("PATH").unwrap();
        let folders = [folder.path().to_path_buf()].into_iter().chain(std::env::split_paths(&path));
        let mut run = std::process::Command::new(env!("CARGO_BIN_EXE_quadrille"));
        run.args(["solve", TOWERS, "--method", "mip", "--engine", "cbc"]);
        run.env("PATH", std::env::join_paths(folders).unwrap());
        let run = run.output().unwrap();
        let out = String::from_utf8(run.stdout).unwrap();
        assert!(out.contains(told) && run.status.code() == Some(1), "{script}: {out}");
    }
}

#[test]
fn an_engine_that_the_method_does_not_use_is_said_so() {
    let ran = quadrille(&["solve", TOWERS, "--engine", "cbc"]);
    assert!(ran.err.contains("`search` does not use --engine") && ran.code == 0, "{}", ran.err);
    let ran = quadrille(&["solve", TOWERS, "--method", "mip", "--engine", "cbc"]);
    assert!(ran.err.is_empty() && ran.code == 0, "{}", ran.err);
}

/// A data set of three instances: Towers with and without a solution, and where to put results.
fn towers_to_grade(folder: &Path) {
    let (data, results) = (folder.join("data"), folder.join("res"));
    for method in ["good", "bad", "odd"] {
        fs::create_dir_all(results.join(method)).unwrap();
    }
    fs::create_dir_all(&data).unwrap();
    let write = |name: &str, id: &str| {
        let ran = quadrille(&["convert", id, "--to", "csv"]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        fs::write(data.join(name), ran.out).unwrap();
    };
    write("one.csv", TOWERS);
    write("none.csv", "towers:4:4/4/1/3/2/2/3/1/3/1/2/2/2/3/2/1");
    let answer = |place: &str, text: &str| fs::write(results.join(place), text).unwrap();
    answer(
        "good/one.txt",
        &format!("solution = \"{SOLVED}\"\nsolveTime = 0.1\nisOptimal = true\n"),
    );
    answer("good/none.txt", "infeasible\n");
    answer("bad/one.txt", "x = [1 3 4 2; 4 2 3 1; 2 4 1 3; 3 1 4 2]\nisOptimal = true\n");
    answer("bad/none.txt", "solveTime = 2.0\nisOptimal = true\n");
    answer("odd/one.txt", "verdict = \"impossible\"\n");
    answer("odd/readme.txt", "solutions of group 3\n");
}

#[test]
fn students_files_are_graded_and_claims_disproved() {
    let folder = tempfile::tempdir().unwrap();
    towers_to_grade(folder.path());
    let at = |name: &str| folder.path().join(name);
    let (data, results, out) = (at("data"), at("res"), at("grades"));
    let grade = ["grade", text(&data), text(&results), "--game", "towers", "--out", text(&out)];
    let ran = quadrille(&grade);
    assert_eq!(ran.code, 1, "{}", ran.err);
    for line in [
        "good: 2 of 2 right",
        "bad: 0 of 2 right",
        "bad/one.csv: wrong: ",
        "bad/none.csv: false claim: it claims an optimum and shows no solution",
        "odd/none.csv: missing",
        "odd/readme.txt: not graded",
        &format!("odd/one.csv: false claim: it has a solution: {SOLVED}"),
    ] {
        assert!(ran.out.contains(line), "{line} missing in\n{}", ran.out);
    }
    let csv = fs::read_to_string(out.join("grade.csv")).unwrap();
    assert_eq!(csv.lines().count(), 7, "{csv}");
    assert!(fs::read_to_string(out.join("grade.html")).unwrap().contains("rightly impossible"));
    let french = quadrille(&[&grade[..], &["--language", "fr"]].concat());
    assert!(french.out.contains(&format!("il y a une solution : {SOLVED}")), "{}", french.out);
    let page = fs::read_to_string(out.join("grade.html")).unwrap();
    assert!(page.contains("impossible, à juste titre") && page.contains("lang=\"fr\""), "{page}");
    assert!(fs::read_to_string(out.join("grade.csv")).unwrap().contains("rightly impossible"));
    let good = at("alone");
    fs::create_dir_all(&good).unwrap();
    fs::rename(results.join("good"), good.join("good")).unwrap();
    assert_eq!(quadrille(&["grade", text(&data), text(&good), "--game", "towers"]).code, 0);
}

#[test]
fn an_optimum_that_is_none_is_disproved() {
    let folder = tempfile::tempdir().unwrap();
    let (data, results) = (folder.path().join("data"), folder.path().join("res/heuristic"));
    fs::create_dir_all(&data).unwrap();
    fs::create_dir_all(&results).unwrap();
    fs::write(data.join("line.txt"), "4x1:PPHP\n").unwrap();
    for (claim, told) in
        [("true", "false claim: 2, and 1 can be had: "), ("false", "legal, not best")]
    {
        let answer = format!("solution = \"r1c1-r1c3\"\nisOptimal = {claim}\n");
        fs::write(results.join("line.txt"), answer).unwrap();
        let ran =
            quadrille(&["grade", text(&data), text(results.parent().unwrap()), "--game", "pegs"]);
        assert!(ran.out.contains(told), "{}", ran.out);
    }
}
