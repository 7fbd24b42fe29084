//! Finding the commands in the pages.

use std::path::{Path, PathBuf};
use std::process::Command;

/// A command as a page shows it.
pub struct Documented {
    pub page: String,
    /// Page and line.
    pub at: String,
    /// What follows `quadrille`.
    pub words: Vec<String>,
}

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the repository")
}

/// README.md and everything in docs/, as name and text.
fn pages() -> Vec<(String, String)> {
    let root = root();
    let mut paths = vec![root.join("README.md")];
    let mut folders = vec![root.join("docs")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "md") {
                paths.push(path);
            }
        }
    }
    paths.sort();
    let page = |path: PathBuf| {
        let name = path.strip_prefix(&root).expect("below the root").to_string_lossy().into_owned();
        (name, std::fs::read_to_string(&path).expect("a page"))
    };
    paths.into_iter().map(page).collect()
}

/// The lines of a page's code blocks, with their numbers.
fn block_lines(text: &str) -> Vec<(usize, &str)> {
    let mut inside = false;
    let mut lines = Vec::new();
    for (number, line) in text.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            inside = !inside;
        } else if inside {
            lines.push((number + 1, line));
        }
    }
    lines
}

/// Every command of the pages and of the help pages' examples, page by page.
pub fn all() -> Vec<Documented> {
    let mut found = Vec::new();
    for (page, text) in pages() {
        for (number, line) in block_lines(&text) {
            collect(&page, number, line, &mut found);
        }
    }
    for verb in helpful() {
        let page = format!("{verb} --help");
        let help = quadrille(&page.split_whitespace().collect::<Vec<_>>());
        for (number, line) in
            help.lines().enumerate().filter(|(_, l)| l.starts_with("  quadrille "))
        {
            collect(&page, number + 1, line, &mut found);
        }
    }
    found
}

/// The commands of one line: `$ quadrille a && quadrille b  # why`.
fn collect(page: &str, number: usize, line: &str, found: &mut Vec<Documented>) {
    let line = line.trim().trim_start_matches("$ ").trim_start_matches("time ");
    if !line.starts_with("quadrille ") {
        return;
    }
    for words in line_commands(line) {
        let at = format!("{page}:{number}");
        found.push(Documented { page: page.to_string(), at, words });
    }
}

/// Words as a shell splits them, as far as the pages need it: single quotes, comments, `&&`. What
/// follows a pipe or goes into a file is another program's.
pub fn line_commands(line: &str) -> Vec<Vec<String>> {
    let mut commands = vec![Vec::new()];
    let mut rest = line.trim_start();
    while !rest.is_empty() {
        let (word, after) = match rest.strip_prefix('\'') {
            Some(quoted) => quoted.split_once('\'').unwrap_or((quoted, "")),
            None => rest.split_once(' ').unwrap_or((rest, "")),
        };
        match word {
            _ if word.starts_with('#') => break,
            "|" | ">" => break,
            "&&" => commands.push(Vec::new()),
            _ => commands.last_mut().expect("never empty").push(word.to_string()),
        }
        rest = after.trim_start();
    }
    // Another program after `&&` is not ours to run.
    commands.retain(|words| words.first().is_some_and(|word| word == "quadrille"));
    commands.into_iter().map(|words| words[1..].to_vec()).collect()
}

/// What the program prints.
fn quadrille(words: &[&str]) -> String {
    let output =
        Command::new(env!("CARGO_BIN_EXE_quadrille")).args(words).env("LC_ALL", "C").output();
    String::from_utf8(output.expect("the binary runs").stdout).expect("it speaks UTF-8")
}

/// The verbs that the help page lists.
pub fn verbs() -> Vec<String> {
    let verbs = listed(&[]);
    assert!(verbs.len() > 10, "only {verbs:?}");
    verbs
}

/// The commands below a command, or below the program itself.
fn listed(command: &[&str]) -> Vec<String> {
    let help = quadrille(&[command, &["--help"]].concat());
    let list = help.lines().skip_while(|line| *line != "Commands:").skip(1);
    let list = list.take_while(|line| !line.is_empty()).filter(|line| !line.starts_with("   "));
    list.filter_map(|line| line.split_whitespace().next()).map(String::from).collect()
}

/// Every command that has a help page: verbs, and verbs of verbs.
fn helpful() -> Vec<String> {
    let mut found = vec![String::new()];
    for verb in verbs().into_iter().filter(|verb| verb != "help") {
        let below = listed(&[&verb]).into_iter().filter(|below| below != "help");
        found.extend(below.map(|below| format!("{verb} {below}")));
        found.push(verb);
    }
    found
}

/// The verbs in `quadrille VERB` anywhere in the text, with their place.
pub fn mentioned() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for (page, text) in pages() {
        for (number, line) in text.lines().enumerate() {
            for (_, after) in
                line.match_indices("`quadrille ").map(|(at, m)| line.split_at(at + m.len()))
            {
                let word: String = after.chars().take_while(char::is_ascii_lowercase).collect();
                if !word.is_empty() {
                    found.push((format!("{page}:{}", number + 1), word));
                }
            }
        }
    }
    assert!(found.len() > 10, "only {} mentions", found.len());
    found
}

/// The commands of README's first block, each with the lines it is said to print.
pub fn transcript() -> Vec<(Documented, Vec<String>)> {
    let readme = std::fs::read_to_string(root().join("README.md")).expect("README.md");
    let mut told: Vec<(Documented, Vec<String>)> = Vec::new();
    for (number, line) in block_lines(&readme) {
        if line.starts_with("$ ") {
            let mut found = Vec::new();
            collect("README.md", number, line, &mut found);
            told.extend(found.into_iter().map(|command| (command, Vec::new())));
        } else if line.starts_with("make ") {
            break;
        } else if let Some((_, said)) = told.last_mut() {
            said.push(line.to_string());
        }
    }
    assert!(told.len() >= 2, "README.md begins with a transcript");
    told
}
