//! Collections of generated puzzles: made by many, drawn from by campaigns, books and the page.

use super::common::{quadrille, refused};
use super::lab::Lab;
use super::server::Server;
use super::{ran, text, worker};
use quadrille_bench::puzzles::{Choice, Collections, Puzzle};
use quadrille_bench::store::Postgres;
use serde_json::json;
use std::collections::HashSet;
use std::fs;
use std::time::Duration;

/// Everything a collection holds, in the order of the seeds.
fn collection(server: &Server, name: &str) -> Vec<Puzzle> {
    let mut store = Postgres::open_to_read(&server.address()).unwrap();
    store.puzzles(name, &Choice::default(), u64::MAX).unwrap()
}

#[test]
fn a_collection_is_the_same_whoever_makes_it_and_holds_no_puzzle_twice() {
    let server = Server::start();
    let address = server.address();
    // Boards of so few cells that images of each other come up.
    let ask =
        ["generate", "pairs", "--size", "1x3", "--seed", "5", "--count", "300", "--chunk", "7"];
    let store = ["--store", &address, "--collection"];
    let one = [&ask[..], &store, &["one", "--jobs", "1"]].concat();
    let said = ran(&one).out;
    let all = collection(&server, "one");
    assert!(said.starts_with(&format!("one: {} puzzles", all.len())), "{said}");
    assert!((2..300).contains(&all.len()), "{}", all.len());
    // By others, in another order, with one of them killed, and again over what is there.
    ran(&[&ask[..], &store, &["two", "--jobs", "0"]].concat());
    let mut victim = worker(&address);
    std::thread::sleep(Duration::from_millis(300));
    victim.kill().unwrap();
    victim.wait().unwrap();
    server.end_leases();
    let mut pair = [worker(&address), worker(&address)];
    assert!(pair.iter_mut().all(|one| one.wait().unwrap().success()));
    assert_eq!(collection(&server, "two"), all);
    ran(&one);
    assert_eq!(collection(&server, "one"), all);

    // Each as `generate` alone would make it, rated as `explain` rates it.
    let puzzle = &all[all.len() / 2];
    let seed = puzzle.seed.to_string();
    assert_eq!(ran(&["generate", "pairs", "--size", "1x3", "--seed", &seed]).out.trim(), puzzle.id);
    assert!(puzzle.score.is_some() && puzzle.level.is_some());

    let folder = tempfile::tempdir().unwrap();
    let drawn = folder.path().join("drawn");
    let score = puzzle.score.unwrap();
    let range = format!("{score}..{score}");
    let new = ["bench", "new", text(&drawn), "--store", &address, "--collection", "one"];
    let new = [&new[..], &["--score", &range, "--count", "1000"]].concat();
    ran(&new);
    let wanted = all.iter().filter(|p| p.score == puzzle.score).count();
    assert_eq!(fs::read_dir(&drawn).unwrap().count(), wanted + 1, "the puzzles and the manifest");
    ran(&["bench", "run", text(&drawn), "--methods", "matching", "--time-limit", "5"]);
    // The collection is one of Pairs: a technique of Towers is none of its puzzles', `none` is nobody's.
    let with = |technique| [&new[..5], &["--collection", "one", "--technique", technique]].concat();
    refused(&quadrille(&with("clue_one")), "no such puzzle (--technique clue_one)");
    refused(&quadrille(&with("none")), "no game has a technique `none`");
}

#[test]
fn a_book_draws_from_a_collection_by_rating() {
    let server = Server::start();
    let address = server.address();
    let ask = ["generate", "singles", "--size", "6", "--seed", "9", "--count", "60"];
    ran(&[&ask[..], &["--store", &address, "--collection", "six"]].concat());
    let all = collection(&server, "six");
    let mut scores: Vec<u64> = all.iter().filter_map(|puzzle| puzzle.score).collect();
    scores.sort_unstable();
    let (least, most) = (scores[scores.len() / 4], scores[3 * scores.len() / 4]);
    let folder = tempfile::tempdir().unwrap();
    let (wishes, out) = (folder.path().join("book.toml"), folder.path().join("book.pdf"));
    let section = |count: usize, collection: &str| {
        let words = format!(
            "[[section]]\ngame = \"singles\"\ncount = {count}\nrating = \"{least}..{most}\"\n\
             from = \"{address}\"\ncollection = \"{collection}\"\n"
        );
        fs::write(&wishes, words).unwrap();
        quadrille(&["book", text(&wishes), "--out", text(&out)])
    };
    let made = section(10, "six");
    assert_eq!(made.code, 0, "{}", made.err);
    let said = std::process::Command::new("pdftotext").args([text(&out), "-"]).output();
    let said = said.unwrap_or_else(|error| panic!("pdftotext: {error}; run tools/setup test"));
    let said = String::from_utf8(said.stdout).unwrap();
    let seeds: HashSet<u64> =
        said.lines().filter_map(|line| line.split_once("seed ")?.1.trim().parse().ok()).collect();
    let within = |puzzle: &&Puzzle| puzzle.score.is_some_and(|s| (least..=most).contains(&s));
    let wanted: HashSet<u64> =
        all.iter().filter(within).take(10).map(|puzzle| puzzle.seed).collect();
    assert!(wanted.len() == 10 && wanted.is_subset(&seeds), "{wanted:?} {seeds:?}");
    refused(&section(1000, "six"), "of 1000 puzzles");
    refused(&section(1, "seven"), "six");
}

/// Puzzle after puzzle of what is wanted, none twice before all were there, then from the first again.
#[test]
fn the_page_draws_from_a_collection_by_level_score_and_technique() {
    let server = Server::start();
    let address = server.address();
    let ask = ["generate", "singles", "--size", "6", "--seed", "9", "--count", "40"];
    ran(&[&ask[..], &["--store", &address, "--collection", "six"]].concat());
    let all = collection(&server, "six");
    let lab = Lab::start(&address);
    let listed = lab.asked("GET", "collections", "");
    let six = json!({ "name": "six", "game": "singles", "puzzles": all.len() });
    assert_eq!(listed, json!({ "collections": [six] }));

    let one = all.iter().find(|puzzle| !puzzle.techniques.is_empty()).unwrap();
    let (level, technique) = (&one.level, &one.techniques[0]);
    let score = one.score.unwrap();
    let fits = |puzzle: &&Puzzle| {
        let near = puzzle.score.is_some_and(|s| (score / 2..=2 * score).contains(&s));
        puzzle.level == *level && puzzle.techniques.contains(technique) && near
    };
    let wanted: Vec<&Puzzle> = all.iter().filter(fits).collect();
    let mut wish = json!({
        "collection": "six", "game": "singles", "level": level, "technique": technique,
        "least": score / 2, "most": 2 * score,
    });
    for puzzle in wanted.iter().chain(&wanted[..1]) {
        let picked = lab.asked("POST", "collections", &wish.to_string());
        assert_eq!((&picked["id"], &picked["level"]), (&json!(puzzle.id), &json!(puzzle.level)));
        wish["after"] = picked["seed"].clone();
    }
    for (field, value) in [("game", "towers"), ("collection", "seven"), ("technique", "none")] {
        let mut other = wish.clone();
        other[field] = value.into();
        let picked = lab.asked("POST", "collections", &other.to_string());
        assert_eq!(picked["id"], json!(null), "{other}");
    }
}
