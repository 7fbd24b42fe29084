//! The table of docs/reproducing.md that names a command for every item of the reports: each is run, on a puzzle of
//! every game until one takes it, because an item does not say which game its `P` is of.

use super::SAMPLE;
use super::bench;
use super::commands::{Documented, line_commands, root};
use super::folder::{Folder, words};
use std::collections::BTreeSet;

/// What `P` stands for.
const PUZZLES: &[&str] = &[
    SAMPLE,
    "pegs:4x1:PPHP",
    "singles:5x5:1322121554542533215515512",
    "unruly:6x6:faCADAJeBd",
    "pairs:2x3:w5d8g4b11rw3",
];

/// The words that stand for an answer to `P`.
const ANSWERS: &[&str] = &["SOLUTION", "MOVES", "PAIRS"];

/// The preset that takes its puzzles from a folder.
const FROM: &str = " --from crates/games/src/pairs/corpus";

/// The tables of presets and of items.
fn page() -> (String, String) {
    let text = std::fs::read_to_string(root().join("docs/reproducing.md")).expect("the page");
    let (presets, rest) = text.split_once("## Report 000").expect("a part on the first report");
    let (_, items) = rest.split_once("## Every item").expect("the table");
    (presets.to_string(), items.to_string())
}

/// What stands between backticks in the lines of tables.
fn quoted(text: &str) -> Vec<&str> {
    let rows = text.lines().filter(|line| line.starts_with('|'));
    rows.flat_map(|row| row.split('`').skip(1).step_by(2)).collect()
}

/// The command that a piece of code in the table means, if it is one.
fn command(code: &str, presets: &BTreeSet<&str>) -> Option<String> {
    if code.starts_with("quadrille ") {
        Some(code.to_string())
    } else if code.starts_with("--method ") {
        Some(format!("quadrille solve P {code}"))
    } else if code.starts_with("bench new ") {
        Some(format!("quadrille {}", code.replace("bench new ", "bench new made-so ")))
    } else if code.starts_with("bench ") && code.contains(' ') {
        Some(format!("quadrille {code}"))
    } else if presets.contains(code) {
        let from = if code == "pairs-grids" { FROM } else { "" };
        Some(format!("quadrille bench new set-{code} --preset {code}{from}"))
    } else {
        None
    }
}

/// The words for one of the puzzles.
fn filled(folder: &Folder, command: &[String], puzzle: &str) -> Option<Vec<String>> {
    let answered = command.iter().any(|word| ANSWERS.contains(&&**word));
    let mut answer = String::new();
    if answered {
        let report = folder.output(&words(&["solve", puzzle, "--json"]));
        let report: serde_json::Value = serde_json::from_str(&report).expect("a report");
        answer = report["solution"].as_str()?.to_string();
    }
    let fill = |word: &String| match word.as_str() {
        "P" => puzzle.to_string(),
        word if ANSWERS.contains(&word) => answer.clone(),
        word => word.to_string(),
    };
    Some(command.iter().map(fill).collect())
}

fn works(folder: &Folder, command: &[String]) -> Result<(), String> {
    let of_any = command.iter().any(|word| word == "P");
    let mut troubles = Vec::new();
    for puzzle in if of_any { PUZZLES } else { &PUZZLES[..1] } {
        let Some(words) = filled(folder, command, puzzle) else { continue };
        let documented = Documented { page: String::new(), at: String::new(), words };
        let words = super::words(&documented);
        bench::before(folder, &words);
        let ran = folder.run(&words);
        bench::after(folder, &words);
        match ran {
            Ok(()) => return Ok(()),
            Err(trouble) => troubles.push(trouble),
        }
    }
    Err(troubles.join("\n"))
}

#[test]
fn every_item_of_the_reports_has_a_command_that_works() {
    let (presets, items) = page();
    let presets: BTreeSet<&str> = quoted(&presets).into_iter().collect();
    let codes = quoted(&items);
    let commands: BTreeSet<String> =
        codes.iter().filter_map(|code| command(code, &presets)).collect();
    assert!(commands.len() >= 60, "only {} commands were found", commands.len());
    let mut failures = Vec::new();
    for line in &commands {
        // What one item leaves behind, another shall not find: sets are called alike.
        let folder = Folder::new("docs/reproducing.md");
        for command in line_commands(line) {
            if let Err(trouble) = works(&folder, &command) {
                failures.push(format!("{line}\n{trouble}"));
            }
        }
    }
    let (count, of) = (failures.len(), commands.len());
    assert!(failures.is_empty(), "{count} of {of} fail:\n{}", failures.join("\n"));
}
