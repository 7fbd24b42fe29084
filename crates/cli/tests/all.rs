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

/// A run that is killed in the middle, again and again, ends with the list of one that was left alone.
#[test]
fn a_killed_run_is_gone_on_with() {
    const MANY: &str = "towers:5:4///1////////////////";
    let folder = tempfile::tempdir().unwrap();
    let (path, part) = (folder.path().join("all.txt"), folder.path().join("all.txt.part"));
    let asked = ["solve", MANY, "--all", "--out", path.to_str().unwrap()];
    let length = || fs::metadata(&part).map_or(0, |file| file.len());
    let mut killed = 0;
    for _ in 0..3 {
        let before = length();
        let mut run = std::process::Command::new(env!("CARGO_BIN_EXE_quadrille"));
        let mut run = run.args(asked).stdout(std::process::Stdio::null()).spawn().unwrap();
        while length() <= before && run.try_wait().unwrap().is_none() {
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        run.kill().unwrap();
        killed += u32::from(!run.wait().unwrap().success());
    }
    assert!(killed > 0, "every run ended before it could be killed");
    let ran = quadrille(&asked);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let listed = fs::read_to_string(&path).unwrap();
    let whole = quadrille(&["solve", MANY, "--all"]);
    assert!(listed.split_once('\n').unwrap().1 == whole.out, "the lists differ");
    let count = json(&quadrille(&["solve", MANY, "--count", "1000000", "--json"]).out);
    assert_eq!(count["solutions"], whole.out.lines().count());
}

/// `--out /dev/null` drops the answer and leaves the device to everybody else. By links, so that a fault here takes those away.
#[cfg(unix)]
#[test]
fn devices_are_written_into_and_not_replaced() {
    use std::os::unix::fs::{FileTypeExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let nothing = folder.path().join("nothing");
    symlink("/dev/null", &nothing).unwrap();
    let out = nothing.to_str().unwrap();
    for asked in [&["solve", SQUARES, "--all"][..], &["solve", SQUARES], &["show", SQUARES]] {
        let ran = quadrille(&[asked, &["--out", out]].concat());
        assert_eq!(ran.code, 0, "{asked:?}: {}", ran.err);
        assert!(fs::metadata(&nothing).unwrap().file_type().is_char_device(), "{asked:?}");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "{asked:?}");
    }
}
