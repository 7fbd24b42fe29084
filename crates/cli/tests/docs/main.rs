//! The documentation as data: every command of README.md, of docs/ and of the help pages is run,
//! and the transcript at the top of README.md is what the program says.

mod bench;
mod commands;
mod folder;
mod items;
#[path = "../../../bench/tests/common/server.rs"]
mod server;

use commands::{Documented, all};
use folder::{Databases, Folder};
use std::collections::BTreeSet;

/// A command that is not run, and why.
const SKIPPED: &[(&str, &str)] = &[
    ("bench report million", "its store of a million results is made by an example program"),
    ("bench run boards", "its boards are the reader's own, of a game with other methods"),
    ("bench compare set:main@0.1.0", "the versions of the reader's own campaigns"),
    ("bench history set", "the versions of the reader's own campaigns"),
];

/// Words that are replaced, so that a command ends soon and needs nobody, and why.
const INSTEAD: &[(&str, &str, &str)] = &[
    ("PUZZLE...", SAMPLE, "stands for any puzzle"),
    ("PUZZLE", SAMPLE, "stands for any puzzle"),
    ("...", "", "stands for more of the same"),
    ("human", "greedy", "nobody is there to play"),
    ("expert", "expert:0.01", "an expert thinks for a second a move"),
    ("expert:1", "expert:0.01", "an expert thinks for a second a move"),
    ("expert:0.5", "expert:0.01", "an expert thinks for half a second a move"),
    ("1000000", "3", "a million puzzles take hours"),
    ("greedy,minimax:3,expert:1", "greedy,minimax:2", "a hundred boards take minutes"),
    ("minimax:2,expert:0.1", "greedy,minimax:2", "a hundred boards take minutes"),
];

/// Values of options that are replaced, for the same reasons.
const SHORTER: &[(&str, &str)] =
    &[("--boards", "2"), ("--time-limit", "2"), ("--repeat", "1"), ("--restarts", "2")];

const SAMPLE: &str = "towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1";

/// The words that are run in place of a documented command.
fn words(command: &Documented) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in &command.words {
        let shorter = words.last().and_then(|last| SHORTER.iter().find(|(name, _)| name == last));
        let instead = INSTEAD.iter().find(|(name, _, _)| name == word);
        let word = shorter
            .map(|(_, value)| *value)
            .or(instead.map(|(_, value, _)| *value))
            .unwrap_or(word);
        if !word.is_empty() {
            words.push(word.to_string());
        }
    }
    let verb = words.first().map(String::as_str).unwrap_or_default().to_string();
    let second = words.get(1).map(String::as_str).unwrap_or_default().to_string();
    let limited = ["solve", "generate", "explain", "hint", "show"].contains(&&*verb)
        || (verb == "pegs" && second == "census");
    if limited && !words.iter().any(|word| word == "--time-limit") {
        words.extend(["--time-limit".to_string(), "2".to_string()]);
    }
    if verb == "bench" && second == "new" && !words.iter().any(|word| word == "--count") {
        words.extend(["--count".to_string(), "1".to_string()]);
    }
    // Boards grow until the limit is reached, in every game.
    let grows = verb == "bench" && second == "growth";
    if grows && !words.iter().any(|word| word == "--most-side") {
        words.extend(["--most-side".to_string(), "6".to_string()]);
    }
    // There is no cluster.
    if words.iter().any(|word| word == "slurm") {
        words.push("--write-only".to_string());
    }
    // These run until they are stopped; with --help the words are still judged.
    if verb == "serve" || verb == "play" {
        words.push("--help".to_string());
    }
    words
}

fn skipped(command: &Documented) -> Option<usize> {
    let text = command.words.join(" ");
    SKIPPED.iter().position(|(start, _)| text.starts_with(start))
}

#[test]
fn every_documented_command_works() {
    let mut failures = Vec::new();
    let (mut ran, mut idle) = (0, vec![true; SKIPPED.len()]);
    let mut folder: Option<(String, Folder)> = None;
    let mut databases = Databases::default();
    for command in all() {
        if let Some(entry) = skipped(&command) {
            idle[entry] = false;
            continue;
        }
        // The commands of a page follow each other in one folder.
        if folder.as_ref().is_none_or(|(page, _)| *page != command.page) {
            folder = Some((command.page.clone(), Folder::new(&command.page)));
        }
        let (_, place) = folder.as_ref().expect("just made");
        let words = databases.with_address(&command.page, words(&command));
        bench::before(place, &words);
        if let Err(trouble) = place.run(&words) {
            failures.push(format!("{}: quadrille {}\n{trouble}", command.at, words.join(" ")));
        }
        bench::after(place, &words);
        ran += 1;
    }
    for ((start, _), _) in SKIPPED.iter().zip(idle).filter(|(_, idle)| *idle) {
        failures.push(format!("`{start}` is nowhere documented: take it from the list"));
    }
    assert!(ran >= 100, "only {ran} commands were found");
    assert!(failures.is_empty(), "{} of {ran} fail:\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn every_verb_of_the_pages_is_a_verb() {
    let verbs: BTreeSet<String> = commands::verbs().into_iter().collect();
    for (at, verb) in commands::mentioned() {
        assert!(verbs.contains(&verb), "{at}: there is no `quadrille {verb}`");
    }
}

/// The times differ from run to run.
fn without_times(line: &str) -> String {
    let words: Vec<&str> = line.split(' ').collect();
    let unit = |at: usize| words.get(at + 1).is_some_and(|w| w.starts_with("ms") || *w == "s,");
    let timeless = words.iter().enumerate().map(|(at, word)| if unit(at) { "T" } else { *word });
    timeless.collect::<Vec<_>>().join(" ")
}

#[test]
fn the_first_screen_is_true() {
    let folder = Folder::new("README.md");
    let mut compared = 0;
    for (command, said) in commands::transcript() {
        let output = folder.output(&command.words);
        let output: Vec<String> = output.lines().map(without_times).collect();
        let mut lines = output.iter();
        let mut rest = false;
        for line in said {
            if line.trim() == "..." {
                rest = true;
                continue;
            }
            let wanted = without_times(&line);
            let found = if rest { lines.find(|l| **l == wanted) } else { lines.next() };
            assert_eq!(found, Some(&wanted), "{}: README.md and the program differ", command.at);
            (rest, compared) = (false, compared + 1);
        }
        assert!(rest || lines.next().is_none(), "{}: the program says more", command.at);
    }
    assert!(compared >= 10, "only {compared} lines of the first screen were compared");
}
