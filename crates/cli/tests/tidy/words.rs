//! The catalogues and the code speak of the same things.

use crate::none;
use crate::sources::{Source, files, rust};
use quadrille_core::Locale;
use std::collections::HashSet;

/// Keys that are put together from a name in Rust: a field of an option, what to type into it.
const MADE_UP: &[&str] = &["label-", "value-"];

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
