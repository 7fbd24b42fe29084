//! `--proof`: what is written where, and whether a checker that is not ours believes it.

mod common;
use common::{Ran, quadrille, refused};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Runs `tools/lrat-check`, which holds its verdicts against the checker's own words.
fn lrat_check(pairs: &[(PathBuf, PathBuf)]) -> Ran {
    let tool = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tools/lrat-check");
    let files = pairs.iter().flat_map(|(formula, proof)| [formula, proof]);
    let ran: Ran = Command::new(tool).args(files).output().expect("tools/lrat-check starts").into();
    // Never passed over in silence: proofs nobody else has checked are not proved.
    assert_ne!(ran.code, 2, "proofs cannot be checked here: {}", ran.err);
    ran
}

/// Solves and writes a proof; `PATH.cnf` and `PATH.lrat`.
fn prove(folder: &Path, name: &str, arguments: &[&str], verdict: &str) -> (PathBuf, PathBuf) {
    let path = folder.join(name);
    let mut all = vec!["solve", "--method", "sat", "--proof", path.to_str().unwrap()];
    all.extend(arguments);
    let ran = quadrille(&all);
    assert_eq!(ran.code, 0, "{arguments:?}: {}", ran.err);
    assert!(ran.out.contains(verdict), "{arguments:?}: {}", ran.out);
    (folder.join(format!("{name}.cnf")), folder.join(format!("{name}.lrat")))
}

const IMPOSSIBLE: &[&str] = &[
    "towers:3:3///3////////",
    "towers:4:1/1//////////////",
    "towers:5:4/////4//////////////",
    "singles:2x2:1111",
    "singles:5x1:11111",
    "singles:3x3:111111111",
    "unruly:6x6:HBdBdbbAcABDb",
    "unruly:6x6:AAAzi",
];

const UNIQUE: &[&str] = &[
    "towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1",
    "towers:3:3/1/2/1/2/2/2/2/1/2/1/3",
    "towers:4:////1//2/2/2/////2//,f2h2",
    "towers:5:3/2/1/2/2/1/3/4/2/3/3/4/2/2/1/3/1/3/2/3",
    "unruly:2x2:Ad",
    "unruly:6x6:faCADAJeBd",
];

/// Boards that are made here, because they are unique by promise.
const GENERATED: &[&[&str]] = &[
    &["towers", "--size", "6", "--seed", "1"],
    &["singles", "--size", "5", "--seed", "1"],
    &["singles", "--size", "8", "--seed", "2"],
    &["unruly", "--size", "8", "--seed", "1"],
    &["unruly", "--size", "6", "--unique-lines", "true", "--seed", "2"],
];

#[test]
fn another_checker_accepts_our_proofs() {
    let folder = tempfile::tempdir().unwrap();
    let mut proofs = Vec::new();
    for (number, puzzle) in IMPOSSIBLE.iter().enumerate() {
        let name = format!("impossible{number}");
        proofs.push(prove(folder.path(), &name, &[puzzle], "impossible"));
    }
    let mut unique: Vec<String> = UNIQUE.iter().map(|id| (*id).to_string()).collect();
    for request in GENERATED {
        let ran = quadrille(&[&["generate"], *request].concat());
        assert_eq!(ran.code, 0, "{request:?}: {}", ran.err);
        unique.push(ran.out.trim().to_string());
    }
    for (number, puzzle) in unique.iter().enumerate() {
        let name = format!("unique{number}");
        let arguments = [puzzle, "--count", "2"];
        proofs.push(prove(folder.path(), &name, &arguments, "the only solution"));
    }
    let ran = lrat_check(&proofs);
    assert_eq!(ran.code, 0, "{}", ran.out);
    assert_eq!(ran.out.matches("s VERIFIED ").count(), proofs.len(), "{}", ran.out);
}

/// A step of a proof that adds a clause.
struct Step {
    line: usize,
    number: u64,
    literals: Vec<i64>,
    hints: Vec<u64>,
}

fn steps(lines: &[String]) -> Vec<Step> {
    let adds = lines.iter().enumerate().filter(|(_, line)| !line.contains(" d "));
    adds.map(|(at, line)| {
        let numbers: Vec<i64> = line.split(' ').map(|n| n.parse().unwrap()).collect();
        let mut parts = numbers[1..].split(|n| *n == 0);
        Step {
            line: at,
            number: numbers[0] as u64,
            literals: parts.next().unwrap().to_vec(),
            hints: parts.next().unwrap().iter().map(|n| *n as u64).collect(),
        }
    })
    .collect()
}

fn written(step: &Step) -> String {
    let literals: String = step.literals.iter().map(|l| format!("{l} ")).collect();
    let hints: String = step.hints.iter().map(|h| format!("{h} ")).collect();
    format!("{} {literals}0 {hints}0", step.number)
}

/// The proof with one thing wrong, and what that is.
fn damaged(lines: &[String]) -> Vec<(&'static str, Vec<String>)> {
    let with = |line: usize, text: Option<String>| -> Vec<String> {
        let mut lines = lines.to_vec();
        match text {
            Some(text) => lines[line] = text,
            None => drop(lines.remove(line)),
        }
        lines
    };
    let change = |pick: &dyn Fn(&[Step]) -> usize, alter: &dyn Fn(&mut Step)| {
        let mut all = steps(lines);
        let at = pick(&all);
        alter(&mut all[at]);
        with(all[at].line, Some(written(&all[at])))
    };
    let last = |all: &[Step]| all.len() - 1;
    // The first step that a later one builds on.
    let used = |all: &[Step]| {
        let needed = |step: &Step| all.iter().any(|later| later.hints.contains(&step.number));
        all.iter().position(needed).expect("some step is used")
    };
    let all = steps(lines);
    assert!(all.iter().all(|step| written(step) == lines[step.line]), "the damage is all there is");
    let (first, end) = (&all[0], &all[all.len() - 1]);
    vec![
        ("a hint dropped", change(&last, &|step| step.hints.truncate(step.hints.len() - 1))),
        ("a line dropped", with(all[used(&all)].line, None)),
        ("the end dropped", with(end.line, None)),
        ("a literal turned round", change(&used, &|step| step.literals[0] *= -1)),
        ("a literal dropped", change(&used, &|step| step.literals = step.literals.split_off(1))),
        ("another step's number", change(&used, &|step| step.number = end.number + 1)),
        // What this program once wrote: steps that take the numbers of the file's clauses.
        ("a clause's number", change(&|_| 0, &|step| step.number = first.number - 1)),
        ("nothing", Vec::new()),
    ]
}

#[test]
fn another_checker_refuses_damaged_proofs() {
    let folder = tempfile::tempdir().unwrap();
    let mut proofs = Vec::new();
    for (number, (puzzle, count)) in [
        ("towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1", "2"),
        ("unruly:6x6:faCADAJeBd", "2"),
        ("singles:3x3:111111111", "1"),
    ]
    .into_iter()
    .enumerate()
    {
        let name = format!("whole{number}");
        let (formula, proof) = prove(folder.path(), &name, &[puzzle, "--count", count], "by sat");
        let text = std::fs::read_to_string(&proof).unwrap();
        let lines: Vec<String> = text.lines().map(str::to_string).collect();
        for (damage, lines) in damaged(&lines) {
            assert_ne!(text.lines().collect::<Vec<_>>(), lines, "{puzzle}: {damage}");
            let path = folder.path().join(format!("{number} {damage}.lrat"));
            let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
            std::fs::write(&path, text).unwrap();
            proofs.push((formula.clone(), path));
        }
    }
    let ran = lrat_check(&proofs);
    assert_eq!(ran.code, 1);
    assert!(!ran.out.contains("VERIFIED"), "{}", ran.out);
    assert_eq!(ran.out.matches("s FAILED ").count(), proofs.len(), "{}", ran.out);
}

const UNIQUE_TOWERS: &[&str] =
    &["solve", "towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1", "--count", "2", "--proof"];

#[test]
fn a_proof_that_cannot_be_written_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "a file\n").unwrap();
    for path in [folder.path().join("missing/x"), file.join("x")] {
        for puzzle in ["towers:4:1/1//////////////", "singles:5x1:11111", "unruly:6x6:AAAzi"] {
            let ran = quadrille(&["solve", puzzle, "--proof", path.to_str().unwrap()]);
            refused(&ran, path.to_str().unwrap());
        }
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else was left");
}

/// A full disk, played by a limit on the size of files that reports instead of killing.
#[cfg(unix)]
#[test]
fn a_proof_that_finds_no_room_is_an_error_and_leaves_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x");
    let mut shell = Command::new("sh");
    shell.args(["-c", "trap '' XFSZ; ulimit -f 4; exec \"$@\"", "sh"]);
    shell.arg(env!("CARGO_BIN_EXE_quadrille")).args(UNIQUE_TOWERS).arg(&path);
    let ran: Ran = shell.output().unwrap().into();
    refused(&ran, path.to_str().unwrap());
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn proof_files_are_named_after_the_path() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let dotted = path("a.b");
    let ran = quadrille(&[UNIQUE_TOWERS, &[dotted.to_str().unwrap()]].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(path("a.b.cnf").exists() && path("a.b.lrat").exists());

    let several = path("several");
    let puzzles = ["singles:5x1:11111", "singles:2x2:1111"];
    let ran = quadrille(&[&["solve", "--proof", several.to_str().unwrap()], &puzzles[..]].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    for name in ["several-1.cnf", "several-1.lrat", "several-2.cnf", "several-2.lrat"] {
        assert!(path(name).exists(), "{name}");
    }
    let read = |name: &str| std::fs::read(path(name)).unwrap();
    assert_ne!(read("several-1.cnf"), read("several-2.cnf"));
}

#[test]
fn a_method_that_writes_no_proof_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x");
    for (method, puzzle) in [
        ("search", "towers:4:1/1//////////////"),
        ("search", "singles:5x1:11111"),
        ("search", "unruly:6x6:AAAzi"),
        ("greedy", "pairs:2x2:w1b2r3g4"),
    ] {
        let arguments = ["solve", puzzle, "--method", method, "--proof", path.to_str().unwrap()];
        refused(&quadrille(&arguments), &format!("{method} writes no proofs"));
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}
