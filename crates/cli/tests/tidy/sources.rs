//! The source files, and what of them is code.

use std::path::{Path, PathBuf};

pub struct Source {
    /// From the root of the repository, with `/`.
    pub path: String,
    pub text: String,
}

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository")
}

/// Every file under these folders whose name ends so, in order.
pub fn files(folders: &[&str], endings: &[&str]) -> Vec<Source> {
    let root = root();
    let mut found = Vec::new();
    for folder in folders {
        walk(&root.join(folder), &mut found);
    }
    found.retain(|path| {
        let path = path.to_string_lossy();
        // Declarations are written by a test, not by a person.
        endings.iter().any(|ending| path.ends_with(ending)) && !path.ends_with(".d.ts")
    });
    found.sort();
    assert!(!found.is_empty(), "no {endings:?} in {folders:?}");
    let source = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("a text file");
        let path = path.strip_prefix(&root).expect("below the root");
        Source { path: path.to_string_lossy().replace('\\', "/"), text }
    };
    found.into_iter().map(source).collect()
}

fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|e| panic!("{folder:?}: {e}"));
    for entry in entries {
        let path = entry.expect("an entry").path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            if !["node_modules", "dist", "dist.old", "target"].contains(&&*name) {
                walk(&path, found);
            }
        } else {
            found.push(path);
        }
    }
}

/// The Rust of every `src` folder.
pub fn rust() -> Vec<Source> {
    let all = files(&["crates"], &[".rs"]);
    all.into_iter().filter(|source| source.path.split('/').nth(2) == Some("src")).collect()
}

impl Source {
    /// Lines of code with their numbers: no comments, and nothing of the tests at the end of a file.
    pub fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        let lines: Vec<&str> = self.text.lines().collect();
        let tests = (1..lines.len()).find(|&i| {
            lines[i - 1] == "#[cfg(test)]"
                && lines[i].starts_with("mod ")
                && lines[i].ends_with('{')
        });
        let end = tests.unwrap_or(lines.len());
        lines.into_iter().take(end).enumerate().map(|(i, line)| (i + 1, without_comment(line)))
    }

    /// Where a line is, for a person to click on.
    pub fn at(&self, line: usize) -> String {
        format!("{}:{line}", self.path)
    }
}

/// A comment begins a line or follows a space; an address in a string does neither.
fn without_comment(line: &str) -> &str {
    if line.trim_start().starts_with("//") {
        return "";
    }
    line.split_once(" // ").map_or(line, |(code, _)| code)
}
