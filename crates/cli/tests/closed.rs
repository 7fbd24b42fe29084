//! Nobody is obliged to read what is printed: a closed or full stream never stops work with a panic.
#![cfg(unix)]

mod common;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

const SAMPLE: &str = "towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1";
/// What a panic ends with.
const PANIC: i32 = 101;

fn files(folder: &Path) -> usize {
    std::fs::read_dir(folder).expect("the folder").count()
}

fn twenty(folder: &Path) -> Vec<String> {
    let folder = folder.to_str().expect("a plain path").to_string();
    let words = ["generate", "towers", "--size", "5", "--count", "20", "--seed", "1", "--out"];
    words.into_iter().map(String::from).chain([folder]).collect()
}

#[test]
fn a_reader_that_leaves_does_not_stop_a_batch() {
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = twenty(folder.path());
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let mut child = common::command(&arguments)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    // As `2>&1 | head -1` does: read a line and leave.
    let mut pipe = BufReader::new(child.stderr.take().expect("piped"));
    let mut line = String::new();
    pipe.read_line(&mut line).expect("a line");
    assert!(line.contains("seed 1"), "{line}");
    drop(pipe);
    let status = child.wait().expect("it ends");
    assert_eq!(status.code(), Some(0));
    assert_eq!(files(folder.path()), 20);
}

/// Runs the program through a shell, which can close and redirect what `Command` cannot.
fn shell(words: &[&str], redirections: &str) -> Option<i32> {
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("exec \"$0\" \"$@\" {redirections}"));
    command.arg(env!("CARGO_BIN_EXE_quadrille")).args(words).stdin(Stdio::null());
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.status().expect("a shell").code()
}

#[test]
fn a_standard_error_that_takes_nothing_does_not_stop_a_batch() {
    for redirection in ["2>&-", "2>/dev/full", ">&- 2>&-"] {
        let folder = tempfile::tempdir().expect("a folder");
        let arguments = twenty(folder.path());
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        assert_eq!(shell(&arguments, redirection), Some(0), "{redirection}");
        assert_eq!(files(folder.path()), 20, "{redirection}");
    }
}

#[test]
fn no_verb_panics_when_nobody_listens() {
    let verbs: &[&[&str]] = &[
        &["--help"],
        &["--version"],
        &["formats", "towers"],
        &["methods", "towers"],
        &["techniques", "towers"],
        &["solve", SAMPLE],
        &["solve", SAMPLE, "--json"],
        &["explain", SAMPLE],
        &["hint", SAMPLE],
        &["show", SAMPLE],
        &["show", SAMPLE, "--to", "svg"],
        &["convert", SAMPLE, "--to", "csv"],
        &["check", SAMPLE, "1342423124133124"],
        &["model", SAMPLE, "--to", "lp"],
        &["generate", "unruly", "--count", "3"],
        &["completions", "bash"],
        &["no-such-verb"],
        &["solve", "no such puzzle"],
    ];
    for verb in verbs {
        for redirection in
            [">&-", ">/dev/full", "2>&-", "2>/dev/full", ">&- 2>&-", ">/dev/full 2>&1"]
        {
            let code = shell(verb, redirection);
            assert!(
                code.is_some_and(|code| code != PANIC && code < 126),
                "{verb:?} {redirection}: {code:?}"
            );
        }
    }
}

#[test]
fn an_answer_that_cannot_be_written_is_an_error() {
    for verb in [
        &["solve", SAMPLE][..],
        &["explain", SAMPLE],
        &["show", SAMPLE],
        &["convert", SAMPLE, "--to", "csv"],
        &["model", SAMPLE, "--to", "lp"],
        &["generate", "unruly"],
        &["methods"],
    ] {
        assert_eq!(shell(verb, ">/dev/full"), Some(2), "{verb:?} on a full disk");
    }
}
