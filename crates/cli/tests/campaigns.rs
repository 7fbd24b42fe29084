//! Campaigns when something goes wrong around them: programs that vanish, folders that cannot be
//! written, files that are no files, sets that change, children that died.
#![cfg(unix)]

mod common;

use common::{command, quadrille, refused};
use quadrille_bench::store::{Outcome, Row, Sqlite, Store, Worker};
use quadrille_core::Ruling;
use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const EASY: &str = "towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1";

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

fn rows(set: &Path) -> Vec<Row> {
    let mut all = Vec::new();
    let Ok(mut store) = Sqlite::open_to_read(&set.join("results.sqlite")) else { return all };
    let mut keep = |row| {
        all.push(row);
        Ok(())
    };
    store.rows("set", true, &mut keep).unwrap();
    all
}

/// A set of one puzzle, in a folder called `set`.
fn small_set(folder: &Path) -> std::path::PathBuf {
    let set = folder.join("set");
    fs::create_dir(&set).unwrap();
    fs::write(set.join("a.txt"), EASY).unwrap();
    set
}

fn run(set: &Path, more: &[&str]) -> common::Ran {
    let ran = quadrille(&[&["bench", "run", text(set), "--methods", "search"], more].concat());
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran
}

#[test]
fn a_program_that_is_deleted_or_replaced_under_a_run_does_no_harm() {
    let folder = tempfile::tempdir().unwrap();
    let set = small_set(folder.path());
    let program = folder.path().join("program");
    for replace in [false, true] {
        common::copy_of_program(&program);
        let repeat = if replace { "60" } else { "30" };
        let child = Command::new(&program)
            .args(["bench", "run", text(&set), "--methods", "search", "--repeat", repeat])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let before = rows(&set).len();
        let begun = Instant::now();
        while rows(&set).len() == before && begun.elapsed() < Duration::from_secs(60) {
            std::thread::sleep(Duration::from_millis(5));
        }
        fs::remove_file(&program).unwrap();
        if replace {
            common::executable(&program, "#!/bin/sh\nexit 3\n");
        }
        assert!(child.wait_with_output().unwrap().status.success());
    }
    let all = rows(&set);
    assert_eq!(all.len(), 60);
    assert!(all.iter().all(|row| row.outcome.verdict == Ruling::Solved));
}

#[test]
fn what_crashed_is_done_again_when_asked() {
    let folder = tempfile::tempdir().unwrap();
    let set = small_set(folder.path());
    run(&set, &["--repeat", "2"]);
    let key = rows(&set)[0].key.clone();
    let mut store = Sqlite::open(&set.join("results.sqlite")).unwrap();
    store.forget("set", std::slice::from_ref(&key), &[Ruling::Solved]).unwrap();
    let crashed = Outcome { verdict: Ruling::Crashed, ..Outcome::default() };
    store.record("set", &Worker::current(), &[Row { key, outcome: crashed }]).unwrap();
    drop(store);
    let now = |more: &[&str]| run(&set, &[&["--repeat", "2"], more].concat()).out;
    assert!(now(&[]).contains("now 0 done"));
    assert!(now(&["--retry", "unknown"]).contains("now 0 done"));
    assert!(now(&["--retry", "crashed,unknown"]).contains("now 1 done, 1 solved"));
    assert_eq!(rows(&set).len(), 2);
    let wrong = quadrille(&["bench", "run", text(&set), "--retry", "solved"]);
    refused(&wrong, "crashed");
}

/// Root writes everywhere, so this runs the program as nobody where the tests are run by root.
#[test]
fn a_store_in_a_folder_that_cannot_be_written_is_read() {
    let folder = tempfile::tempdir().unwrap();
    let set = small_set(folder.path());
    run(&set, &[]);
    let program = folder.path().join("program");
    common::copy_of_program(&program);
    let open = folder.path().join("open");
    fs::create_dir(&open).unwrap();
    fs::set_permissions(&open, fs::Permissions::from_mode(0o777)).unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o755)).unwrap();
    fs::set_permissions(&set, fs::Permissions::from_mode(0o555)).unwrap();
    let is_root = fs::metadata("/proc/self").is_ok_and(|process| process.uid() == 0);
    let (report, export) = (open.join("report"), open.join("export"));
    for verb in [
        vec!["report", text(&set), "--out", text(&report)],
        vec!["export", text(&set), "--to", text(&export)],
        vec!["compare", text(&set), text(&set)],
    ] {
        let mut command = Command::new(&program);
        command.arg("bench").args(&verb).stdin(Stdio::null());
        if is_root {
            command.uid(65534).gid(65534);
        }
        let ran: common::Ran = command.output().unwrap().into();
        assert_eq!(ran.code, 0, "{verb:?}: {}", ran.err);
    }
    assert!(report.join("index.html").is_file() && export.join("search/a.txt").is_file());
    let left: Vec<_> = fs::read_dir(&set).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(left.len(), 2, "{left:?}");
    fs::set_permissions(&set, fs::Permissions::from_mode(0o755)).unwrap();
}

#[test]
fn an_empty_file_is_not_made_a_store_by_reading() {
    let folder = tempfile::tempdir().unwrap();
    let set = small_set(folder.path());
    let store = set.join("results.sqlite");
    fs::write(&store, "").unwrap();
    refused(&quadrille(&["bench", "report", text(&set)]), "no results");
    assert_eq!(fs::metadata(&store).unwrap().len(), 0);
}

#[test]
fn a_report_is_about_the_puzzles_that_are_in_the_set_now() {
    let folder = tempfile::tempdir().unwrap();
    let set = small_set(folder.path());
    fs::write(set.join("b.txt"), "towers:3:3///////////").unwrap();
    fs::write(set.join("c.txt"), "towers:2:1///////").unwrap();
    run(&set, &[]);
    fs::write(set.join("b.txt"), "towers:3://3/////////").unwrap();
    fs::remove_file(set.join("c.txt")).unwrap();
    run(&set, &["--game", "towers"]);
    run(&set, &[]);
    assert_eq!(rows(&set).len(), 6, "every result is kept");
    let report = quadrille(&["bench", "report", text(&set)]);
    assert_eq!(report.code, 0, "{}", report.err);
    let csv = fs::read_to_string(set.join("report/results.csv")).unwrap();
    let named = |name: &str| csv.lines().filter(|line| line.starts_with(name)).count();
    // Two ways to read the set, each of them with the puzzles of now.
    assert_eq!((named("a.txt"), named("b.txt"), named("c.txt")), (2, 2, 0), "{csv}");

    // A store that travels alone is reported whole.
    let alone = folder.path().join("alone");
    fs::create_dir(&alone).unwrap();
    fs::copy(set.join("results.sqlite"), alone.join("results.sqlite")).unwrap();
    let report = quadrille(&["bench", "report", text(&alone)]);
    assert_eq!(report.code, 0, "{}", report.err);
    assert!(fs::read_to_string(alone.join("report/results.csv")).unwrap().contains("c.txt"));
}

#[test]
fn pipes_and_devices_in_a_set_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let set = small_set(folder.path());
    for make in ["mkfifo", "ln -s /dev/zero"] {
        let strange = set.join("strange.txt");
        let line = format!("{make} {}", strange.display());
        assert!(Command::new("sh").args(["-c", &line]).status().unwrap().success());
        let ran = command(&["bench", "run", text(&set)]).output().unwrap().into();
        refused(&ran, "strange.txt: is neither a file nor a folder");
        fs::remove_file(&strange).unwrap();
    }
}

#[test]
fn a_game_whose_record_was_cut_off_is_played_again() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("games.tsv");
    let play = || {
        let players = "greedy,minimax:1";
        let file = text(&record);
        let ran = quadrille(&[
            "tournament",
            "--players",
            players,
            "--boards",
            "4",
            "--size",
            "4x4",
            "--threads",
            "1",
            "--record",
            file,
            "--json",
        ]);
        assert_eq!(ran.code, 0, "{}", ran.err);
        ran.out
    };
    let whole = play();
    let text = fs::read_to_string(&record).unwrap();
    let last = text.trim_end().rsplit('\n').next().unwrap();
    // Inside the last number, inside the line, and inside the heading.
    for left in [text.len() - 2, text.len() - last.len(), text.find('\n').unwrap() - 3] {
        fs::write(&record, &text[..left]).unwrap();
        assert_eq!(play(), whole);
        assert_eq!(fs::read_to_string(&record).unwrap(), text);
    }
}
