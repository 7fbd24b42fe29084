//! The types of this crate are the interface: what describes it to others is written from them.
//!
//! Fails where a committed file differs; with `QUADRILLE_WRITE` set it writes the files instead.

mod openapi;
mod typescript;

use quadrille_games::GAMES;
use serde_json::{Value, json};
use std::path::Path;

fn same_or_written(file: &str, wanted: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(file);
    if std::env::var_os("QUADRILLE_WRITE").is_some() {
        std::fs::write(&path, wanted).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    let line = found.lines().zip(wanted.lines()).position(|(found, wanted)| found != wanted);
    assert!(
        found == wanted,
        "{file} is not what the types say, from line {}; to write it: \
         QUADRILLE_WRITE=1 cargo test --profile ci -p quadrille-wire --test schema",
        line.unwrap_or(0) + 1
    );
}

fn description() -> Value {
    openapi::document()
}

#[test]
fn the_openapi_file_is_what_the_types_say() {
    let text = serde_json::to_string_pretty(&description()).unwrap();
    same_or_written("crates/service/src/openapi.json", &(text + "\n"));
}

/// A page shows the games before anybody has answered it.
#[test]
fn what_the_page_offers_is_what_the_registry_offers() {
    let offers: Vec<Value> =
        GAMES.iter().map(|game| json!({ "name": game.name(), "offer": game.offer() })).collect();
    let text = serde_json::to_string_pretty(&offers).unwrap();
    same_or_written("web/src/lib/offers.json", &(text + "\n"));
}

#[test]
fn the_types_of_the_page_are_what_the_types_say() {
    let text = typescript::declarations(&description()["components"]["schemas"]);
    same_or_written("web/src/lib/wire.d.ts", &text);
}
