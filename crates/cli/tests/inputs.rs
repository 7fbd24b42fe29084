//! Whatever a user hands in: pipes, strange names, endless lines, half-right files, limits that cut.

mod common;

use common::{command, quadrille, quadrille_with, refused};
use std::process::{Command, Stdio};

const EASY: &str = "towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1";
const SOLUTION: &str = "1342423124133124";

#[test]
fn a_count_that_a_limit_cuts_short_shows_what_it_has() {
    let board = format!("towers:9:{}", "/".repeat(35));
    let ask = ["solve", &board, "--count", "1000000000", "--time-limit", "0.3"];
    for method in ["search", "sat"] {
        let ran = quadrille(&[&ask[..], &["--method", method, "--json"]].concat());
        assert_eq!(ran.code, 0, "{}", ran.err);
        let report: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
        assert_eq!((&report["verdict"], &report["exhausted"]), (&"best".into(), &false.into()));
        assert!(report["solutions"].as_u64().unwrap() > 1, "{report}");
        assert_eq!(report["solution"].as_str().unwrap().len(), 81);
        assert!(report["error"].as_str().unwrap().contains("time limit"), "{report}");
    }
    let said = quadrille(&ask).out;
    let last = said.lines().last().unwrap();
    assert!(last.starts_with("best by") && last.contains("; at least "), "{last}");
}

#[test]
fn an_error_points_to_the_field_in_the_notation_the_text_is_most_like() {
    for (field, shown) in [("-1", "-1"), ("1e3", "1e3"), ("٣", "٣"), ("\0", "\\0")] {
        for (text, place) in [
            (format!("{field},2,3\n2,1,1\n3,1,2\n"), "line 1, column 1: found"),
            (format!("1,2,3\n2,{field},1\n3,1,2\n"), "line 2, column 3: found"),
            (format!("1,2,3\n2,1,1\n3,1,{field}\n"), "line 3, column 5: found"),
        ] {
            let ran = quadrille_with(&["solve", "-", "--game", "singles"], text.as_bytes());
            refused(&ran, &format!("{place} `{shown}`, expected a number"));
        }
    }
}

#[test]
fn a_number_that_is_too_large_is_named_as_it_was_given() {
    refused(&quadrille(&["solve", "towers:99999999999999999999:"]), "`99999999999999999999`");
}

#[test]
fn transposed_sizes_behave_alike() {
    for size in ["6x10", "10x6", "6x14", "14x6", "8x20"] {
        let ran = quadrille(&[
            "generate",
            "unruly",
            "--size",
            size,
            "--unique-lines",
            "true",
            "--seed",
            "2",
        ]);
        assert_eq!(ran.code, 0, "{size}: {}", ran.err);
        let count = quadrille(&["solve", ran.out.trim(), "--count", "2", "--json"]);
        assert!(count.out.contains("\"solutions\":1,\"exhausted\":true"), "{size}: {}", count.out);
    }
    // There are only 14 lines of six.
    let none = ["generate", "unruly", "--size", "6x16", "--unique-lines", "true"];
    refused(&quadrille(&none), "rare or impossible");
}

#[test]
fn drawings_without_an_answer_are_no_bad_input() {
    let ran = quadrille(&["show", "towers:3:3///3////////", "--solve"]);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.err.contains("the puzzle is impossible"), "{}", ran.err);
}

#[test]
fn peg_drawings_keep_their_margin() {
    let drawn = quadrille(&["convert", "pegs:4x1:OPPH", "--to", "text"]).out;
    assert_eq!(drawn, " **-\n");
    let back = quadrille_with(&["convert", "-", "--game", "pegs", "--to", "id"], drawn.as_bytes());
    assert_eq!(back.out.trim(), "pegs:4x1:OPPH");
}

#[cfg(unix)]
#[test]
fn pipes_are_read_like_files() {
    // Descriptor 3 is a pipe, as a shell's <(...) makes one.
    let run = |arguments: &str, piped: &str| -> common::Ran {
        let program = env!("CARGO_BIN_EXE_quadrille");
        let line = format!("printf %s '{piped}' | {program} check {arguments} 3<&0");
        Command::new("sh").args(["-c", &line]).stdin(Stdio::null()).output().unwrap().into()
    };
    let (answer, board) = (format!("{EASY} /dev/fd/3"), format!("/dev/fd/3 {SOLUTION}"));
    for (arguments, piped) in [(answer, SOLUTION), (board, EASY)] {
        let ran = run(&arguments, piped);
        assert_eq!((ran.code, ran.out.as_str()), (0, "right\n"), "{arguments}: {}", ran.err);
    }
    let proof = run("pairs:1x2:w1w1 --proof /dev/fd/3", "nonsense");
    assert_eq!(proof.code, 1, "{}", proof.err);
    assert!(proof.out.contains("the proof fails"), "{}", proof.out);
}

#[cfg(unix)]
#[test]
fn file_names_need_not_be_text() {
    use std::os::unix::ffi::OsStrExt;
    let folder = tempfile::tempdir().unwrap();
    let strange = |name: &[u8]| folder.path().join(std::ffi::OsStr::from_bytes(name));
    let (puzzle, solution) = (strange(b"caf\xe9.txt"), strange(b"r\xe9ponse.txt"));
    std::fs::write(&puzzle, EASY).unwrap();
    std::fs::write(&solution, SOLUTION).unwrap();
    let run = |command: &mut Command| -> common::Ran { command.output().unwrap().into() };
    let solved = run(command(&["solve", "--json"]).arg(&puzzle));
    assert!(solved.out.contains(SOLUTION), "{}", solved.err);
    let from = run(command(&["solve", "--json", "--from"]).arg(&puzzle));
    assert!(from.out.contains(SOLUTION), "{}", from.err);
    let right = run(command(&["check"]).arg(&puzzle).arg(&solution));
    assert_eq!(right.out, "right\n", "{}", right.err);
    let missing = run(command(&["solve"]).arg(strange(b"\xff")));
    refused(&missing, "No such file");
}

#[cfg(unix)]
#[test]
fn a_line_without_end_is_one_error() {
    let ran = quadrille(&["solve", "--json", "--from", "/dev/zero"]);
    refused(&ran, "/dev/zero, line 1: longer than");
    assert_eq!(ran.err.lines().count(), 1, "{}", ran.err);
    assert_eq!(ran.out.lines().count(), 1, "one puzzle, not several: {}", ran.out);
    let mut long = format!("{EASY}\n").into_bytes();
    long.resize(long.len() + (65 << 20), b'1');
    long.extend(format!("\n{EASY}\n").bytes());
    let ran = quadrille_with(&["solve", "--json", "--from", "-"], &long);
    refused(&ran, "-, line 2: longer than");
    assert_eq!(ran.out.lines().count(), 2, "{}", ran.out);
}
