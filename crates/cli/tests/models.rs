//! Other people's solvers read our model files and agree with us.

mod common;

use common::quadrille;
use std::path::Path;
use std::process::Command;

/// A small puzzle of each game whose `model` is worth a cross-check, and whether it has a solution.
const PUZZLES: [(&str, bool); 2] =
    [("towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1", true), ("towers:3:3///3////////", false)];

fn model(puzzle: &str, kind: &str, folder: &Path) -> String {
    let path = folder.join(format!("model.{kind}"));
    let path = path.to_str().unwrap().to_string();
    let ran = quadrille(&["model", puzzle, "--to", kind, "--out", &path]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    path
}

fn says(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program)
        .args(arguments)
        .output()
        .unwrap_or_else(|e| panic!("{program}: {e}; `tools/setup test` installs it"));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn cbc_agrees() {
    let folder = tempfile::tempdir().unwrap();
    for (puzzle, solvable) in PUZZLES {
        for kind in ["lp", "mps"] {
            let told = says("cbc", &[&model(puzzle, kind, folder.path()), "solve"]);
            let infeasible = told.contains("infeasible") || told.contains("Infeasible");
            assert_eq!(told.contains("Optimal solution found"), solvable, "{kind}\n{told}");
            assert_eq!(infeasible, !solvable, "{kind}\n{told}");
        }
    }
}

#[test]
fn glpk_agrees() {
    let folder = tempfile::tempdir().unwrap();
    for (puzzle, solvable) in PUZZLES {
        for (kind, flag) in [("lp", "--lp"), ("mps", "--freemps")] {
            let told = says("glpsol", &[flag, &model(puzzle, kind, folder.path())]);
            assert_eq!(told.contains("INTEGER OPTIMAL SOLUTION FOUND"), solvable, "{kind}\n{told}");
            assert!(!told.contains("error"), "{kind}\n{told}");
        }
    }
}

#[test]
fn dimacs_counts_its_clauses() {
    let folder = tempfile::tempdir().unwrap();
    let text = std::fs::read_to_string(model(PUZZLES[0].0, "cnf", folder.path())).unwrap();
    let header = text.lines().find(|l| l.starts_with("p cnf")).unwrap();
    let counts: Vec<usize> = header.split(' ').skip(2).map(|n| n.parse().unwrap()).collect();
    let clauses: Vec<&str> = text.lines().filter(|l| !l.starts_with(['c', 'p'])).collect();
    assert_eq!(clauses.len(), counts[1]);
    let highest = clauses
        .iter()
        .flat_map(|l| l.split_whitespace())
        .map(|n| n.parse::<i64>().unwrap().unsigned_abs() as usize)
        .max();
    assert!(highest.unwrap() <= counts[0]);
}
