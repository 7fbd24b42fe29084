//! Proofs asked for over HTTP: the command line's own, refused, cut short.

mod common;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use common::Service;
use quadrille_core::{Budget, Locale, Options};
use quadrille_service::Limits;
use serde_json::json;
use std::collections::BTreeMap;
use std::io::{Cursor, Read};

#[test]
fn a_bundle_is_the_command_lines_own() {
    let service = Service::start(Limits::default());
    let ask = json!({ "puzzle": { "text": "unruly:6x6:faCADAJeBd" }, "language": "fr" });
    let told = service.post("prove", &ask).json();
    assert!(told["said"].as_str().unwrap().contains("exactement une solution"), "{}", told["said"]);
    let zip = BASE64_STANDARD.decode(told["zip"].as_str().unwrap()).unwrap();
    let mut archive = zip::ZipArchive::new(Cursor::new(zip)).unwrap();
    let mut sent = BTreeMap::new();
    for index in 0..archive.len() {
        let mut file = archive.by_index(index).unwrap();
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).unwrap();
        sent.insert(file.name().unwrap().to_string(), bytes);
    }
    let game = quadrille_games::find("unruly").unwrap();
    let puzzle = game.read(None, "6x6:faCADAJeBd", &Options::new()).unwrap();
    let proved = puzzle.prove(None, None, &mut Budget::unlimited()).unwrap();
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("proof");
    let french = Locale::of_code("fr").unwrap();
    quadrille_proof::write(&folder, &*puzzle, BTreeMap::new(), &proved, french).unwrap();
    for entry in std::fs::read_dir(&folder).unwrap() {
        let entry = entry.unwrap();
        let name = format!("proof/{}", entry.file_name().into_string().unwrap());
        let written = std::fs::read(entry.path()).unwrap();
        assert!(sent.remove(&name).is_some_and(|bytes| bytes == written), "{name} differs");
    }
    assert!(sent.is_empty(), "{:?}", sent.keys());
}

#[test]
fn what_cannot_be_proved_is_told() {
    let service = Service::start(Limits::default());
    let ask = |text: &str, claim: &str| json!({ "puzzle": { "text": text }, "claim": claim });
    let told = service.post("prove", &ask("unruly:6x6:faCADAJeBd", "impossible")).json();
    assert!(told["zip"].is_null() && told["said"].as_str().unwrap().contains("false"), "{told}");
    let refused = service.post("prove", &ask("unruly:6x6:faCADAJeBd", "certain"));
    assert_eq!(refused.status(), 422, "{}", refused.text);
    assert!(refused.text.contains("no claim certain"), "{}", refused.text);
    let mut hurried = ask("pegs:wiegleb", "optimal");
    hurried["seconds"] = json!(0.001);
    let told = service.post("prove", &hurried).json();
    assert!(told["zip"].is_null() && told["code"] == "stop-time", "{told}");
}
