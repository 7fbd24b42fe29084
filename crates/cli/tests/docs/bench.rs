//! Campaigns of the pages, made small: one puzzle a set.

use super::folder::{Folder, words};
use std::fs;
use std::path::{Path, PathBuf};

/// Keeps one puzzle of a new data set, so that a campaign ends soon.
pub fn after(folder: &Folder, command: &[String]) {
    let [bench, new, name, ..] = command else { return };
    if bench != "bench" || new != "new" {
        return;
    }
    let puzzles = files(&folder.path().join(name));
    let puzzles = puzzles.iter().filter(|path| path.extension().is_none_or(|e| e != "toml"));
    for path in puzzles.skip(1) {
        fs::remove_file(path).expect("a puzzle file");
    }
}

/// Makes what a command on campaigns takes for granted: a set with results, or two stores.
pub fn before(folder: &Folder, command: &[String]) {
    let [bench, verb, set, ..] = command else { return };
    if bench != "bench" {
        return;
    }
    let store = command.iter().position(|word| word == "--store").map(|at| &*command[at + 1]);
    match (verb.as_str(), store) {
        ("new", Some(store)) if command.iter().any(|word| word == "--collection") => {
            let made = ["generate", "towers", "--size", "6", "--count", "2", "--seed", "1"];
            let into = ["--store", store, "--collection", "towers-6x6"];
            folder.output(&words(&[&made[..], &into].concat()));
        }
        ("collect", Some(store)) => {
            if !folder.path().join(set).exists() {
                campaign(folder, set, false);
            }
            folder.output(&words(&["bench", "submit", set, "--store", store]));
            folder.output(&words(&["bench", "work", "--store", store]));
        }
        _ => {}
    }
    if verb == "new" || set.starts_with("--") {
        return;
    }
    let stores = command.iter().filter(|word| word.ends_with(".sqlite"));
    let stores: Vec<PathBuf> = stores.map(|store| folder.path().join(store)).collect();
    if stores.is_empty() {
        if !folder.path().join(set).exists() {
            campaign(folder, set, verb != "run");
        }
        return;
    }
    if !folder.path().join("made").exists() {
        campaign(folder, "made", true);
    }
    for store in stores {
        fs::create_dir_all(store.parent().expect("a folder")).expect("a folder");
        fs::copy(folder.path().join("made/results.sqlite"), store).expect("a store");
    }
}

/// Makes a small set, and solves it unless the page is about to.
fn campaign(folder: &Folder, name: &str, solve: bool) {
    let new = words(&["bench", "new", name, "--manifest", "tiny.toml"]);
    folder.output(&new);
    after(folder, &new);
    if solve {
        let methods = ["--methods", "search,mip", "--time-limit", "2"];
        folder.output(&words(&[&["bench", "run", name], &methods[..]].concat()));
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}
