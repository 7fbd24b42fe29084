//! Running the real binary, as a user's script would.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// What a run printed and how it ended.
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        Ran {
            code: output.status.code().unwrap_or(-1),
            out: String::from_utf8_lossy(&output.stdout).into_owned(),
            err: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }
}

pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quadrille"));
    // Whoever runs the tests may speak another language.
    command.args(arguments).env("LC_ALL", "C").stdin(Stdio::null());
    command
}

/// Runs `quadrille` with these arguments.
pub fn quadrille(arguments: &[&str]) -> Ran {
    command(arguments).output().expect("the binary runs").into()
}

/// Runs `quadrille` with a text on standard input.
pub fn quadrille_with(arguments: &[&str], input: &[u8]) -> Ran {
    let mut child = command(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut pipe = child.stdin.take().expect("piped");
    let input = input.to_vec();
    let feeder = std::thread::spawn(move || {
        // A program that refuses its input early closes the pipe: that is its right.
        let _ = pipe.write_all(&input);
    });
    let output = child.wait_with_output().expect("it ends");
    feeder.join().expect("the feeder ends");
    output.into()
}

/// Writes a script that can be run.
///
/// Another process writes it, here and below: were it open for writing here, a child that another test
/// starts in that moment would inherit the open file, and the system runs no file that is being written.
pub fn executable(place: &Path, script: &str) {
    let write = ["-c", "printf %s \"$1\" > \"$0\" && chmod 755 \"$0\""];
    let written = Command::new("sh").args(write).arg(place).arg(script).status().expect("a shell");
    assert!(written.success(), "{} could not be written", place.display());
}

/// Puts the program where a test may replace or delete it.
pub fn copy_of_program(place: &Path) {
    let program = env!("CARGO_BIN_EXE_quadrille");
    assert!(Command::new("cp").arg(program).arg(place).status().expect("cp").success());
}

/// Asserts bad usage or bad input: status 2, one `error:` line, no panic.
pub fn refused(ran: &Ran, says: &str) {
    assert_eq!(ran.code, 2, "{}", ran.err);
    assert!(ran.err.starts_with("error: "), "{}", ran.err);
    assert!(!ran.err.contains("panicked"), "{}", ran.err);
    assert!(ran.err.contains(says), "expected {says:?} in {}", ran.err);
    assert!(ran.err.len() < 2000, "an error message, not a novel: {}", ran.err.len());
}
