//! What only Pegs has on the command line: goals, moves, the census and films.

mod common;

use common::{quadrille, refused};

fn json(arguments: &[&str]) -> serde_json::Value {
    serde_json::from_str(&quadrille(arguments).out).expect("one JSON object")
}

#[test]
fn goals_and_moves_are_asked_for_by_option() {
    let home = json(&["solve", "pegs:english", "--goal", "centre", "--json"]);
    assert_eq!((&home["verdict"], &home["objective"]), (&"solved".into(), &1.into()));
    assert_eq!(home["jumps"], 31);
    let none = json(&["solve", "pegs:european", "--goal", "centre", "--json"]);
    assert_eq!(none["verdict"], "impossible");
    let why = quadrille(&["solve", "pegs:3x3:PPPPHPPPP", "--goal", "r2c2"]).out;
    assert!(why.contains("Weigh the pegs with r1c1=-1 r1c3=-1 r2c2=1 "), "{why}");
    let why = quadrille(&["solve", "pegs:european", "--goal", "centre"]).out;
    assert!(why.contains("very jump changes none or two of r"), "{why}");
    let few = json(&["solve", "pegs:triangle:5", "--minimise", "moves", "--json"]);
    assert_eq!(few["verdict"], "solved");
    assert!(few["moves"].as_i64() < few["jumps"].as_i64(), "{few}");
    refused(&quadrille(&["solve", "pegs:english", "--goal", "r1c1"]), "not a cell");
}

#[test]
fn a_census_is_the_same_as_bits_as_lists_and_from_disk() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("levels");
    let dir = path.to_str().unwrap();
    // A goal that cannot be reached: what can be won, there nothing, has to fit into memory.
    let board = ["pegs", "census", "rect:3x8", "--from", "r1c1", "--goal", "r1c2"];
    let census = |more: &[&str]| quadrille(&[&board, more].concat());
    let plain = census(&[]);
    assert_eq!(plain.code, 0, "{}", plain.err);
    assert!(plain.out.contains("all          294725"), "{}", plain.out);
    // All positions of the class as bits would take 128K.
    let tight = census(&["--memory-limit", "120K"]);
    assert_eq!(tight.out, plain.out, "{}", tight.err);
    for limit in ["120K", "120K", "1M"] {
        let kept = census(&["--dir", dir, "--memory-limit", limit]);
        assert_eq!(kept.out, plain.out, "{}", kept.err);
    }
    refused(&quadrille(&["pegs", "census", "cross:5", "--dir", dir]), "another board");
    let other = ["pegs", "census", "rect:3x8", "--from", "r1c1", "--goal", "r3c3", "--dir", dir];
    refused(&quadrille(&other), "another board or goal");
    let level = path.join("level-6-0.bin");
    let mut bytes = std::fs::read(&level).unwrap();
    bytes[9] ^= 1;
    std::fs::write(&level, bytes).unwrap();
    refused(&census(&["--dir", dir, "--memory-limit", "120K"]), "damaged");
    let near = ["--paged", "--dir", "near", "--store", "postgres://me@localhost:1/lab"];
    refused(&census(&near), "from the root");
    assert!(!std::path::Path::new("near").exists(), "what is refused leaves nothing behind");
    refused(&quadrille(&["pegs", "census", "square:9"]), "up to 64 cells");
    refused(&quadrille(&["pegs", "census", "english", "--from", "r1c1"]), "not a cell");
}

#[test]
fn a_census_that_was_stopped_goes_on_and_a_damaged_one_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let dir = folder.path().to_str().unwrap();
    let stopped = quadrille(&["pegs", "census", "english", "--dir", dir, "--time-limit", "0.05"]);
    assert_eq!(stopped.code, 1);
    assert!(stopped.err.contains("goes on where this one ended"), "{}", stopped.err);
    let file = folder.path().join("positions.bits");
    assert_eq!(std::fs::metadata(&file).unwrap().len(), (64 << 20) + 12);
    let whole = quadrille(&["pegs", "census", "english", "--dir", dir]);
    assert!(whole.out.contains("all        23475688         187636299         1679073"));
    std::fs::write(&file, [1, 2, 3]).unwrap();
    refused(&quadrille(&["pegs", "census", "english", "--dir", dir]), "damaged");
}

#[test]
fn a_play_can_be_drawn_as_a_strip_and_as_a_film() {
    let strip = quadrille(&["show", "pegs:4x1:PPHP", "--solve", "--to", "svg"]);
    assert_eq!(strip.code, 0, "{}", strip.err);
    assert!(strip.out.starts_with("<svg") && !strip.out.contains("<animate"));
    let film = quadrille(&["show", "pegs:4x1:PPHP", "--solve", "--to", "animation"]);
    assert_eq!(film.out.matches("<animate ").count(), 3, "each move and the end");
}

#[test]
fn a_hint_from_a_spoiled_position_warns() {
    let progress = "triangle:5:PHHHHHHHHHHHHHP";
    let hint = quadrille(&["hint", "pegs:triangle:5", "--progress", progress]);
    assert!(hint.out.contains("go back to the last good jump"), "{}{}", hint.out, hint.err);
}
