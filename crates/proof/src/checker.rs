//! The outside checker, VeriPB: where it is, and what it says.
//!
//! Only its verdict is believed. It ends with status 0 on proofs with unchecked assumptions too, so those are
//! refused before it sees them: every line of a proof must be one rule that the checker checks.

use crate::Failure;
use quadrille_core::{CancelToken, message};
use std::ffi::OsString;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// The rules our proofs use, all of them checked.
const RULES: [&str; 9] = ["f", "rup", "pol", "red", "soli", "del", "output", "conclusion", "end"];
const HEAD: &str = "pseudo-Boolean proof version 3.0";
/// What the checker may say before it is cut short.
const MAX_WORDS: u64 = 1 << 20;
const LOOK: Duration = Duration::from_millis(5);

/// Where the checker is: named, on the path, or where `tools/setup` puts it.
pub fn find() -> Option<PathBuf> {
    let name = if cfg!(windows) { "veripb.exe" } else { "veripb" };
    if let Some(named) = std::env::var_os("QUADRILLE_VERIPB") {
        return Some(PathBuf::from(named));
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let cache = std::env::var_os("XDG_CACHE_HOME").map(PathBuf::from);
    let home = std::env::var_os("HOME").map(PathBuf::from);
    let cargo = home.as_ref().map(|home| home.join(".cargo/bin"));
    let cache = cache.or_else(|| home.map(|home| home.join(".cache")));
    let tools = cache.map(|cache| cache.join("quadrille/tools/bin"));
    let folders = std::env::split_paths(&path).chain(tools).chain(cargo);
    folders.map(|folder| folder.join(name)).find(|file| file.is_file())
}

/// The first line of a proof that is not one checked rule, from 1.
pub fn unchecked(proof: &[u8]) -> Option<usize> {
    let mut lines = proof.split(|byte| *byte == b'\n').enumerate();
    if lines.next().is_none_or(|(_, head)| head != HEAD.as_bytes()) {
        return Some(1);
    }
    for (index, line) in lines {
        // Some readers end a comment there.
        if line.contains(&b'\r') {
            return Some(index + 1);
        }
        if line.is_empty() || line.starts_with(b"%") {
            continue;
        }
        let word = line.split(|byte| *byte == b' ').next().unwrap_or_default();
        let known = RULES.iter().any(|rule| rule.as_bytes() == word);
        let one = line.ends_with(b";") && !line[..line.len() - 1].contains(&b';');
        if !known || !one || line.contains(&b'%') {
            return Some(index + 1);
        }
    }
    None
}

/// What the checker says to a program and a proof: its verdict lines and warnings, in order.
pub fn run(
    checker: &Path,
    program: &Path,
    proof: &Path,
    limit: Duration,
    cancel: &CancelToken,
) -> Result<Vec<String>, Failure> {
    let place = |error: std::io::Error| Failure::from(error).within(checker.display());
    let arguments: [OsString; 3] = ["--opb".into(), program.into(), proof.into()];
    let mut child = Command::new(checker)
        .args(arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(place)?;
    let readers = [
        child.stdout.take().map(|out| Box::new(out) as Box<dyn Read + Send>),
        child.stderr.take().map(|err| Box::new(err) as Box<dyn Read + Send>),
    ];
    let readers = readers.map(|reader| {
        std::thread::spawn(move || {
            let mut bytes = Vec::new();
            if let Some(mut reader) = reader {
                // What could not be read holds no verdict.
                let _ = reader.by_ref().take(MAX_WORDS).read_to_end(&mut bytes);
                let _ = std::io::copy(&mut reader, &mut std::io::sink());
            }
            String::from_utf8_lossy(&bytes).into_owned()
        })
    });
    let end = Instant::now().checked_add(limit);
    loop {
        if child.try_wait().map_err(place)?.is_some() {
            break;
        }
        if cancel.is_cancelled() || end.is_some_and(|end| Instant::now() > end) {
            let _ = child.kill();
            let _ = child.wait();
            return Err(Failure::new(message!("verify-time")));
        }
        std::thread::sleep(LOOK);
    }
    let said = readers.map(|reader| reader.join().unwrap_or_default());
    let telling = |line: &&str| line.starts_with("s ") || line.contains("Warning");
    Ok(said.iter().flat_map(|text| text.lines()).filter(telling).map(str::to_string).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_are_not_one_checked_rule_are_found() {
        let head = "pseudo-Boolean proof version 3.0\n";
        for (lines, at) in [
            ("f 2;\n% words\nrup 1 x1 >= 1 : ~ 1;\n", None),
            ("f 2;\na >= 1;\n", Some(3)),
            ("f 2; a >= 1;\n", Some(2)),
            ("f 2\n;a >= 1;\n", Some(2)),
            ("f 2;\n%\ra >= 1;\n", Some(3)),
            ("f 2; % a\n", Some(2)),
            (" a >= 1;\n", Some(2)),
        ] {
            assert_eq!(unchecked(format!("{head}{lines}").as_bytes()), at, "{lines:?}");
        }
        assert_eq!(unchecked(b""), Some(1));
        assert_eq!(unchecked(b"pseudo-Boolean proof version 2.0\n"), Some(1));
    }
}
