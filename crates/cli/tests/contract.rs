//! The command line's contract, with Towers as the sample game.

mod common;

use common::{command, quadrille, quadrille_with, refused};
use std::process::Stdio;
use std::time::Duration;

const ID: &str = "towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1";
const SOLUTION: &str = "1342423124133124";
const ADDRESS: &str = "https://puzz.link/p?skyscrapers/4/4/2213223131222321";
const IMPOSSIBLE: &str = "towers:3:3///3////////";

#[test]
fn json_has_every_key_of_the_contract() {
    let ran = quadrille(&["solve", ID, "--json"]);
    assert_eq!(ran.code, 0);
    let report: serde_json::Value = serde_json::from_str(ran.out.trim()).unwrap();
    assert_eq!(report["game"], "towers");
    assert_eq!(report["puzzle"], ID);
    assert_eq!(report["verdict"], "solved");
    assert_eq!(report["solution"], SOLUTION);
    assert_eq!(report["solutions"], 1);
    assert_eq!(report["exhausted"], false, "nobody asked whether there are others");
    for key in ["objective", "bound", "error"] {
        assert!(report[key].is_null() && report.get(key).is_some(), "{key}");
    }
    assert!(report["seconds"].is_f64() && report["nodes"].is_u64() && report["method"].is_string());
}

#[test]
fn answers_of_a_batch_keep_their_order_however_many_are_solved_at_a_time() {
    let ids =
        [ID, IMPOSSIBLE, "towers:4:bad", "unruly:6x6:faCADAJeBd", "", ADDRESS, "pegs:3x1:PPH"];
    let lines = ids.repeat(40).join("\n");
    let answers = |jobs: &str| {
        let ran =
            quadrille_with(&["solve", "--from", "-", "--json", "--jobs", jobs], lines.as_bytes());
        assert_eq!(ran.code, 2, "one of them is no puzzle");
        let facts = |line: &str| {
            let report: serde_json::Value = serde_json::from_str(line).unwrap();
            ["puzzle", "verdict", "solution", "error"].map(|key| report[key].clone())
        };
        ran.out.lines().map(facts).collect::<Vec<_>>()
    };
    let one = answers("1");
    assert_eq!(one.len(), 6 * 40);
    assert_eq!(one, answers("3"));
}

#[test]
fn counting_tells_unique_from_impossible() {
    let unique: serde_json::Value =
        serde_json::from_str(&quadrille(&["solve", ID, "--json", "--count", "2"]).out).unwrap();
    assert_eq!((&unique["solutions"], &unique["exhausted"]), (&1.into(), &true.into()));
    let ran = quadrille(&["solve", IMPOSSIBLE, "--json"]);
    assert_eq!(ran.code, 0, "impossible is a definite answer");
    let none: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(none["verdict"], "impossible");
    assert!(none["solution"].is_null());
}

#[test]
fn a_batch_keeps_its_order_and_survives_bad_lines() {
    let lines = format!("{ID}\n\ntowers:4:junk\n{ADDRESS}\tignored\n{IMPOSSIBLE}\n");
    let ran = quadrille_with(&["solve", "--from", "-", "--json"], lines.as_bytes());
    assert_eq!(ran.code, 2);
    let verdicts: Vec<String> = ran
        .out
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()["verdict"].to_string())
        .collect();
    assert_eq!(verdicts, ["\"solved\"", "\"invalid\"", "\"solved\"", "\"impossible\""]);
    assert!(ran.err.contains("line 3"), "{}", ran.err);
}

#[test]
fn a_puzzle_can_be_named_in_every_way() {
    let folder = tempfile::tempdir().unwrap();
    let csv = quadrille(&["convert", ID, "--to", "csv"]);
    assert_eq!(csv.code, 0);
    let file = folder.path().join("puzzle.csv");
    std::fs::write(&file, &csv.out).unwrap();
    let ways: [&[&str]; 5] = [
        &[ID],
        &[ADDRESS],
        &[file.to_str().unwrap(), "--game", "towers"],
        &["-", "--game", "towers"],
        &["4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1", "--game", "towers"],
    ];
    for way in ways {
        let arguments: Vec<&str> = ["solve", "--json"].iter().chain(way).copied().collect();
        let ran = quadrille_with(&arguments, csv.out.as_bytes());
        assert!(ran.out.contains(SOLUTION), "{way:?}: {} {}", ran.out, ran.err);
    }
}

#[test]
fn check_tells_right_from_wrong() {
    assert_eq!(quadrille(&["check", ID, SOLUTION]).code, 0);
    let wrong = quadrille(&["check", ID, "1342423124133142"]);
    assert_eq!(wrong.code, 1);
    assert!(wrong.out.contains("r4c3"), "{}", wrong.out);
    refused(&quadrille(&["check", ID, "12"]), "");
}

#[test]
fn a_limit_reached_is_status_1() {
    let ran = quadrille(&["solve", ID, "--time-limit", "0", "--json"]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("\"unknown\"") && ran.out.contains("time limit"), "{}", ran.out);
}

#[test]
fn bad_usage_is_one_clear_error() {
    refused(&quadrille(&["solve"]), "name a puzzle");
    refused(&quadrille(&["solve", "no-such-file.csv"]), "expected a file");
    refused(&quadrille(&["solve", ID, "--method", "magic"]), "search");
    refused(&quadrille(&["solve", ID, "--game", "chess"]), "towers");
    let says = "the text is a puzzle of towers, not of singles";
    refused(&quadrille(&["solve", ID, "--game", "singles"]), says);
    refused(&quadrille_with(&["solve", "-", "--game", "singles"], ID.as_bytes()), says);
    refused(&quadrille(&["convert", ID, "--to", "morse"]), "csv");
    refused(&quadrille(&["generate", "chess"]), "towers");
    refused(&quadrille(&["generate", "towers", "--difficulty", "absurd"]), "easy");
    refused(&quadrille(&["generate", "towers", "--size", "0"]), "size");
    refused(&quadrille(&["generate", "towers", "--size", "900"]), "");
    refused(&quadrille(&["hint", ID, "--progress", "r9c9=9"]), "r9c9");
    refused(&quadrille(&["solve", "/"]), "folder");
    assert_eq!(quadrille(&[]).code, 2);
    assert_eq!(quadrille(&["--help"]).code, 0);
}

#[test]
fn a_switch_needs_no_value() {
    for value in [&["--alone"][..], &["--alone", "true"], &["--alone=false"]] {
        let ran = quadrille(&[&["solve", ID], value, &["--count", "2"]].concat());
        assert_eq!(ran.code, 0, "{value:?}: {}", ran.err);
    }
    let with = |value: &[&str]| {
        let ran =
            quadrille(&[&["generate", "unruly", "--size", "6"], value, &["--seed", "3"]].concat());
        assert_eq!(ran.code, 0, "{value:?}: {}", ran.err);
        ran.out
    };
    assert!(with(&["--unique-lines"]).starts_with("unruly:6x6u:"));
    assert_eq!(with(&["--unique-lines"]), with(&["--unique-lines", "true"]));
    assert_eq!(with(&[]), with(&["--unique-lines", "false"]));
    refused(&quadrille(&["solve", "--alone", ID]), "--alone");
}

#[test]
fn a_position_is_read_as_the_manual_writes_it() {
    for progress in ["r1c2:1,2", "r1c1=1;r1c2:1,2", "1...............;r1c2:1,2"] {
        let ran = quadrille(&["hint", ID, "--progress", progress]);
        assert_eq!(ran.code, 0, "{progress}: {}", ran.err);
    }
}

#[test]
fn one_step_is_one_step() {
    let ran = quadrille(&["explain", "pairs:1x2:w1w2"]);
    assert!(ran.out.contains("Solved in 1 step, difficulty"), "{}", ran.out);
}

#[test]
fn bad_files_are_one_clear_error() {
    let feed = |text: &[u8]| quadrille_with(&["solve", "-", "--game", "towers"], text);
    refused(&feed(b""), "");
    refused(&feed(b"\xff\xfe\x00\x01"), "UTF-8");
    refused(&feed(b" ,1,2,\n1, , ,2\n ,1,2,\n"), "line");
    refused(&feed(b" ,9,1,\n1, , ,2\n2, , ,1\n ,1,2,\n"), "line 1, column 3");
    refused(&feed(b" , , ,\n ,1,1,\n , , ,\n , , ,\n"), "line 2");
    refused(&feed(b"1000000:///"), "");
    refused(&feed(&vec![b'1'; 100_000_000]), "");
    refused(&feed(&b"1,".repeat(10_000_000)), "");
}

#[test]
fn every_verb_explains_itself() {
    let help = quadrille(&["--help"]).out;
    for verb in ["solve", "generate", "check", "explain", "hint", "convert", "show", "model"] {
        assert!(help.contains(verb), "{verb}");
        let page = quadrille(&[verb, "--help"]);
        assert_eq!(page.code, 0);
        assert!(page.out.contains("Example"), "{verb} has no example");
    }
}

#[test]
fn pictures_are_what_they_say() {
    let folder = tempfile::tempdir().unwrap();
    for (kind, start) in [("svg", &b"<svg"[..]), ("png", b"\x89PNG"), ("pdf", b"%PDF")] {
        let file = folder.path().join(kind);
        let path = file.to_str().unwrap();
        let ran = quadrille(&["show", ID, "--solution", SOLUTION, "--to", kind, "--out", path]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(std::fs::read(&file).unwrap().starts_with(start), "{kind}");
    }
    let text = quadrille(&["show", ID, "--solution", SOLUTION]).out;
    assert!(text.contains(" 3 | 1 3 4 2 | 2\n"), "{text}");
}

#[test]
fn a_file_is_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("no/such/folder/puzzle.csv");
    let ran = quadrille(&["convert", ID, "--to", "csv", "--out", missing.to_str().unwrap()]);
    refused(&ran, "puzzle.csv");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn sat_writes_its_proof_of_uniqueness() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("unique");
    let ran = quadrille(&[
        "solve",
        ID,
        "--method",
        "sat",
        "--count",
        "2",
        "--proof",
        path.to_str().unwrap(),
    ]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(std::fs::read_to_string(path.with_extension("cnf")).unwrap().contains("p cnf"));
    assert!(path.with_extension("lrat").exists());
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_long_run() {
    // A full board of size 16 keeps HiGHS busy far longer than this test waits.
    let hard = quadrille(&["generate", "towers", "--mode", "full", "--size", "16", "--seed", "1"]);
    let child = command(&["solve", hard.out.trim(), "--method", "mip", "--json"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(Duration::from_millis(1500));
    let killed =
        std::process::Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(killed.unwrap().success());
    let ran = common::Ran::from(child.wait_with_output().unwrap());
    assert_eq!(ran.code, 1, "{}", ran.out);
    assert!(ran.out.contains("cancelled"), "{}", ran.out);
}

#[test]
fn a_closed_pipe_is_no_error() {
    let mut child = command(&["methods"]).stdout(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
