//! What comes from outside: licences, versions and origins, as deny.toml allows them.
//!
//! cargo-deny asks the same (`make deny`) and more, but takes minutes to build.

use super::dependencies::packages;
use super::none;
use super::sources::root;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

fn rules() -> toml::Table {
    let text = std::fs::read_to_string(root().join("deny.toml")).expect("deny.toml");
    text.parse().expect("deny.toml is TOML")
}

fn text<'a>(package: &'a Value, field: &str) -> &'a str {
    package[field].as_str().unwrap_or_default()
}

#[test]
fn licences_are_allowed() {
    let rules = rules();
    let allowed: BTreeSet<&str> = rules["licenses"]["allow"]
        .as_array()
        .expect("a list")
        .iter()
        .map(|licence| licence.as_str().expect("a name"))
        .collect();
    let offence = |package: &Value| {
        let licence = text(package, "license").replace('/', " OR ");
        let place = format!("{} {}", text(package, "name"), text(package, "version"));
        (!may(&licence, &allowed)).then(|| format!("{place}: {licence:?}"))
    };
    none("only allowed licences", &packages().iter().filter_map(offence).collect::<Vec<_>>());
}

/// Whether an SPDX expression can be met: one side of `OR`, both sides of `AND`.
fn may(expression: &str, allowed: &BTreeSet<&str>) -> bool {
    let expression = expression.trim();
    if let Some((one, other)) = split(expression, " AND ") {
        return may(one, allowed) && may(other, allowed);
    }
    if let Some((one, other)) = split(expression, " OR ") {
        return may(one, allowed) || may(other, allowed);
    }
    match expression.strip_prefix('(').and_then(|inner| inner.strip_suffix(')')) {
        Some(inner) => may(inner, allowed),
        None => allowed.contains(expression),
    }
}

/// The two sides of a word that stands outside all brackets.
fn split<'a>(expression: &'a str, word: &str) -> Option<(&'a str, &'a str)> {
    let outside = |at: usize| {
        let before = &expression[..at];
        before.matches('(').count() == before.matches(')').count()
    };
    let (at, _) = expression.match_indices(word).find(|(at, _)| outside(*at))?;
    Some((&expression[..at], &expression[at + word.len()..]))
}

#[test]
fn an_expression_of_licences_is_read() {
    let allowed = BTreeSet::from(["MIT", "Unicode-3.0"]);
    for (expression, wanted) in [
        ("MIT", true),
        ("GPL-3.0", false),
        ("GPL-3.0 OR MIT", true),
        ("GPL-3.0 AND MIT", false),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
        ("(GPL-3.0 OR Apache-2.0) AND Unicode-3.0", false),
        ("", false),
    ] {
        assert_eq!(may(expression, &allowed), wanted, "{expression}");
    }
}

#[test]
fn a_crate_comes_in_one_version_or_is_listed() {
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in packages() {
        versions.entry(text(package, "name")).or_default().insert(text(package, "version"));
    }
    let rules = rules();
    let mut offences = Vec::new();
    for entry in rules["bans"]["skip"].as_array().expect("a list") {
        let listed = entry["crate"].as_str().expect("a crate");
        let (name, start) = listed.split_once('@').expect("a version");
        let matches = |version: &&&str| {
            version.strip_prefix(start).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        let of = versions.entry(name).or_default();
        // An exception is for one of several versions; alone it needs none.
        match of.iter().find(matches).copied().filter(|_| of.len() > 1) {
            Some(version) => drop(of.remove(version)),
            None => offences.push(format!("{listed} needs no exception any more")),
        }
    }
    let several = versions.iter().filter(|(_, versions)| versions.len() > 1);
    offences.extend(several.map(|(name, versions)| format!("{name}: {versions:?}")));
    none("one version of a crate, or a line in deny.toml", &offences);
}

#[test]
fn everything_comes_from_crates_io() {
    let foreign = |package: &&Value| !package["source"].is_null() && package["source"] != CRATES_IO;
    let foreign = packages().iter().filter(foreign);
    let foreign: Vec<_> = foreign.map(|p| format!("{}: {}", p["name"], p["source"])).collect();
    none("crates come from crates.io", &foreign);
}
