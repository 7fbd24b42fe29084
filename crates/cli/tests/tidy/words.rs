//! The catalogues and the code speak of the same things.

use crate::none;
use crate::sources::{files, rust};
use quadrille_core::Locale;
use std::collections::HashSet;

/// Keys that are put together from a name: fields of options, and lines about techniques.
const MADE_UP: &[&str] = &["label-"];

#[test]
fn every_key_of_the_catalogue_is_said_somewhere() {
    let (sources, catalogue) = (rust(), files(&["locales/en"], &[".ftl"]));
    // By the code, or by another sentence.
    let said = |key: &str| {
        sources.iter().any(|s| s.text.contains(&format!("\"{key}\"")))
            || catalogue.iter().any(|s| s.text.contains(&format!("{{ {key} }}")))
    };
    let technique = |key: &str| !Locale::default().about(key).is_empty();
    let unused: Vec<String> = Locale::default()
        .keys()
        .into_iter()
        .filter(|(_, key)| !MADE_UP.iter().any(|start| key.starts_with(start)))
        .filter(|(_, key)| !technique(key) && !said(key))
        .map(|(file, key)| format!("{file}: {key}"))
        .collect();
    none("a key that nobody says", &unused);
}

#[test]
fn every_key_that_is_said_is_in_the_catalogue() {
    let known: HashSet<String> = Locale::default().keys().into_iter().map(|(_, key)| key).collect();
    let mut missing = Vec::new();
    let mut looked_at = 0;
    for source in rust() {
        for (line, text) in source.code() {
            for start in ["message!(\"", "Message::new(\""] {
                for rest in text.split(start).skip(1) {
                    let key = rest.split('"').next().unwrap_or("");
                    looked_at += 1;
                    if !known.contains(key) {
                        missing.push(format!("{}:{line}: {key}", source.path));
                    }
                }
            }
        }
    }
    assert!(looked_at > 200, "only {looked_at} messages were found");
    none("a key that no catalogue has", &missing);
}
