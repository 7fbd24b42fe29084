//! The catalogues and the code speak of the same things.

use crate::none;
use crate::sources::{Source, files, rust};
use quadrille_core::Locale;
use std::collections::HashSet;

/// Keys that are put together from a name in Rust: a field of an option, what to type into it.
const MADE_UP: &[&str] = &["book-goal-", "label-", "value-"];

/// What stands before a key in Rust.
const STARTS: [&str; 5] =
    ["message!(\"", "Message::new(\"", "report(\"", "report(budget, \"", "about: \""];

/// The page's own source.
fn page() -> Vec<Source> {
    files(&["web/src"], &[".ts", ".svelte"])
}

fn keys() -> HashSet<String> {
    Locale::default().keys().into_iter().map(|(_, key)| key).collect()
}

/// What stands after `start` up to the next of `ends`, wherever it occurs.
fn after<'a>(text: &'a str, start: &'a str, ends: &'a [char]) -> impl Iterator<Item = &'a str> {
    text.split(start).skip(1).map(move |rest| rest.split(ends).next().unwrap_or(""))
}

/// What the page hands to `t` after this quotation mark, up to one of `ends`.
fn asked<'a>(source: &'a Source, mark: char, ends: &'a [char]) -> impl Iterator<Item = &'a str> {
    let calls = source.text.match_indices("t(");
    let own = calls.filter(|(at, _)| {
        // `set(` and `.at(` are no sentences.
        !source.text[..*at].ends_with(|c: char| c.is_alphanumeric() || c == '.')
    });
    own.filter_map(move |(at, call)| {
        let key = source.text[at + call.len()..].strip_prefix(mark)?;
        key.split(ends).next()
    })
}

/// How the keys begin that the page puts together: `` t(`clue-${side}`) ``.
fn begun(source: &Source) -> impl Iterator<Item = &str> {
    asked(source, '`', &['$', '`']).filter(|start| !start.is_empty())
}

#[test]
fn every_key_of_the_catalogue_is_said_somewhere() {
    let (sources, page, catalogue) = (rust(), page(), files(&["locales/en"], &[".ftl"]));
    let starts: Vec<&str> = page.iter().flat_map(begun).collect();
    // By the code, by the page, or by another sentence.
    let said = |key: &str| {
        sources.iter().any(|s| s.text.contains(&format!("\"{key}\"")))
            || page.iter().any(|s| s.text.contains(&format!("'{key}'")))
            || catalogue.iter().any(|s| s.text.contains(&format!("{{ {key} }}")))
    };
    let made_up = |key: &str| MADE_UP.iter().chain(&starts).any(|start| key.starts_with(start));
    // What has lines about it goes by its name: games and techniques.
    let listed = |key: &str| Locale::default().has(&format!("{key}.about"));
    let attribute = |key: &str| {
        key.split_once('.').is_some_and(|(_, name)| {
            sources.iter().any(|s| s.text.contains(&format!(".{name}\"")))
                || page.iter().any(|s| s.text.contains(&format!(".{name}`")))
                // Put together as well: `.rule-${name}`.
                || name.split_once('-').is_some_and(|(start, _)| {
                    page.iter().any(|s| s.text.contains(&format!(".{start}-${{")))
                })
        })
    };
    let unused: Vec<String> = Locale::default()
        .keys()
        .into_iter()
        .filter(|(_, key)| !made_up(key) && !listed(key) && !attribute(key) && !said(key))
        .map(|(file, key)| format!("{file}: {key}"))
        .collect();
    none("a key that nobody says", &unused);
}

#[test]
fn every_key_that_is_said_is_in_the_catalogue() {
    let known = keys();
    let mut missing = Vec::new();
    let mut looked_at = 0;
    for source in rust() {
        for (line, text) in source.code() {
            for start in STARTS {
                for key in after(text, start, &['"']) {
                    looked_at += 1;
                    if !known.contains(key) {
                        missing.push(format!("{}: {key}", source.at(line)));
                    }
                }
            }
        }
    }
    assert!(looked_at > 200, "only {looked_at} messages were found");
    none("a key that no catalogue has", &missing);
}

#[test]
fn every_key_the_page_says_is_in_the_catalogue() {
    let known = keys();
    let mut missing = Vec::new();
    let mut looked_at = 0;
    for source in page() {
        for key in asked(&source, '\'', &['\'', '.']) {
            looked_at += 1;
            if !known.contains(key) {
                missing.push(format!("{}: {key}", source.path));
            }
        }
        for start in begun(&source) {
            if !known.iter().any(|key| key.starts_with(start)) {
                missing.push(format!("{}: {start}...", source.path));
            }
        }
    }
    assert!(looked_at > 150, "only {looked_at} sentences were found");
    none("a key that no catalogue has", &missing);
}

/// What is counted, in languages whose nouns change with the number.
const COUNTED: &[(&str, &[&str])] = &[
    (
        "en",
        &[
            "bytes",
            "cells",
            "clues",
            "colours",
            "columns",
            "fields",
            "games",
            "heights",
            "lines",
            "moves",
            "nodes",
            "pairs",
            "pegs",
            "positions",
            "puzzles",
            "rows",
            "solutions",
            "steps",
            "tiles",
            "towers",
            "tries",
            "variables",
        ],
    ),
    (
        "fr",
        &[
            "cases",
            "champs",
            "colonnes",
            "couleurs",
            "coups",
            "essais",
            "grilles",
            "hauteurs",
            "indices",
            "lignes",
            "nœuds",
            "octets",
            "paires",
            "parties",
            "pions",
            "positions",
            "solutions",
            "tours",
            "variables",
            "étapes",
        ],
    ),
];
/// Limits of the program, which are never one, and a colour.
const NO_COUNTS: &[&str] = &["most", "limit", "places", "ink"];
/// Sentences that are only said of more than one: boards that are too large, second solutions, numbers between which one is missing, and
/// counts of boards whose least size is greater.
const OF_MANY: &[&str] = &[
    "census-too-long",
    "pairs-level-rare",
    "pegs-fewest",
    "pegs-model-too-large",
    "pegs-proves-fewest",
    "pegs-proves-fewest-search",
    "pegs-proves-parity",
    "pegs-too-large",
    "pegs-worse",
    "service-steps",
    "service-too-large",
    "singles-model-too-large",
    "singles-probing",
    "singles-stayed-open",
    "solve-at-least",
    "solve-in-all",
    "text-too-long",
    "too-large-to-draw",
    "towers-end-never",
    "towers-id-more-clues",
    "towers-never",
    "unruly-id-long",
    "unruly-id-no-end",
    "unruly-id-short",
    "unruly-large-level",
    "unruly-many-cells",
    "unruly-model-too-large",
    "unruly-outside",
    "unruly-placed",
    "unruly-symmetric-alone",
    "unruly-text-long",
    "unruly-too-easy",
    "unruly-too-large",
    "unruly-too-many",
    "unruly-too-many-of",
    "unruly-wrong-size",
];

/// The messages of a catalogue: a key and everything up to the next.
fn messages(text: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match all.last_mut() {
            Some(last) if !line.starts_with(|c: char| c.is_ascii_alphabetic()) => {
                last.push('\n');
                last.push_str(line);
            }
            _ => all.push(line.to_string()),
        }
    }
    all
}

#[test]
fn a_noun_after_a_number_follows_it() {
    let (mut wrong, mut excused) = (Vec::new(), HashSet::new());
    for (code, nouns) in COUNTED {
        for source in files(&[&format!("locales/{code}")], &[".ftl"]) {
            for message in messages(&source.text) {
                let key = message.split(' ').next().unwrap_or("").to_string();
                for (name, rest) in message.split("{ $").skip(1).filter_map(|s| s.split_once(" } "))
                {
                    let noun = rest.split(|c: char| !c.is_alphabetic()).next().unwrap_or("");
                    let chosen = message.contains(&format!("${name} ->"));
                    if chosen || NO_COUNTS.contains(&name) || !nouns.contains(&noun) {
                        continue;
                    }
                    if OF_MANY.contains(&&*key) {
                        excused.insert(key.clone());
                    } else {
                        wrong.push(format!("{}: {key}: {{ ${name} }} {noun}", source.path));
                    }
                }
            }
        }
    }
    let idle = OF_MANY.iter().filter(|key| !excused.contains(**key));
    wrong.extend(idle.map(|key| format!("{key}: an exception that nobody needs")));
    none("a noun that is plural even after 1", &wrong);
}
