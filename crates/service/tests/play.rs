//! What a game under way asks of the service: the machine's move, whether a position is right,
//! and pictures.

mod common;

use common::Service;
use quadrille_core::{Budget, Options};
use quadrille_games::pairs::duel;
use quadrille_games::pairs::format::id;
use quadrille_service::Limits;
use serde_json::{Value, json};

const PAIRS: &str = "2x4:w5r8b4w11w1g3r7w2";

fn service() -> Service {
    Service::start(Limits::default())
}

fn turn(player: &str, moves: &[String]) -> Value {
    json!({ "puzzle": { "text": format!("pairs:{PAIRS}") }, "moves": moves, "player": player })
}

/// A board on which the expert thinks for as long as it may.
fn deep() -> Value {
    let board = format!("pairs:10x12:{}", "w5w8w4w11w1w3".repeat(20));
    json!({ "puzzle": { "text": board }, "player": "expert:250", "seconds": 300 })
}

#[test]
fn every_level_plays_legal_moves_to_the_end() {
    let service = service();
    for player in ["random", "greedy", "minimax:3", "expert:0.1"] {
        let mut moves: Vec<String> = Vec::new();
        loop {
            let answer = service.post("duel", &turn(player, &moves)).json();
            let Some(pair) = answer["move"].as_str() else { break };
            moves.push(pair.to_string());
        }
        // Each move was read back as legal; at least two pairs fit on any way through.
        assert!(moves.len() >= 2, "{player}: {moves:?}");
    }
}

#[test]
fn the_expert_takes_a_best_pair() {
    let board = id::read(PAIRS, &Options::new()).unwrap();
    let outlook =
        duel::outlook(&board, duel::Wins::Lower, &mut Budget::unlimited()).unwrap().unwrap();
    let best: Vec<String> = outlook.best.iter().map(|pair| board.name(*pair)).collect();
    let answer = service().post("duel", &turn("expert", &[])).json();
    assert!(best.contains(&answer["move"].as_str().unwrap().to_string()), "{answer} {best:?}");
    assert!(answer["player"].as_str().unwrap().starts_with("expert"), "{answer}");
}

#[test]
fn the_seed_decides_the_random_move() {
    let service = service();
    let with = |seed: u64| {
        let mut ask = turn("random", &[]);
        ask["seed"] = json!(seed);
        service.post("duel", &ask).json()["move"].as_str().unwrap().to_string()
    };
    assert_eq!(with(3), with(3));
    assert!((0..20).any(|seed| with(seed) != with(3)), "the dice fall differently");
}

#[test]
fn senseless_turns_are_refused() {
    let service = service();
    let towers = json!({ "text": "towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1" });
    let twice = ["r1c1+r1c2".to_string(), "r1c2+r1c3".to_string()];
    let mut late = turn("expert", &[]);
    late["seconds"] = json!(1e9);
    for (ask, part) in [
        (turn("human", &[]), "person"),
        (turn("robot", &[]), "no player `robot`"),
        (turn("greedy", &twice), "move 2: r1c2 is already taken"),
        (turn("greedy", &["r9c9".to_string()]), "move 1"),
        (json!({ "puzzle": towers, "player": "greedy" }), "only pairs is played by two"),
        (late, "seconds"),
    ] {
        let answer = service.post("duel", &ask);
        assert_eq!(answer.status(), 422, "{}", answer.text);
        assert!(answer.error().contains(part), "{part}: {}", answer.text);
    }
}

#[test]
fn a_machine_that_thinks_is_a_job_like_any_other() {
    let service = Service::start(Limits { workers: 1, waiting: 1, ..Limits::default() });
    let request = service.job("duel", "text/event-stream", &deep());
    let thinking = service.send(&request);
    service.await_jobs(1);
    // The one worker thinks: the next waits, and the one after it is told to come back.
    let waiting = service.send(&request);
    service.await_jobs(2);
    let refused = service.post("duel", &deep());
    assert_eq!(refused.status(), 503, "{}", refused.text);
    assert!(refused.header("retry-after").is_some());
    drop((thinking, waiting));
    service.await_jobs(0);
    assert!(service.post("duel", &turn("greedy", &[])).json()["move"].is_string());
}

#[test]
fn positions_are_right_if_some_solution_keeps_them() {
    let service = service();
    // Without clues every Latin square is a solution.
    let complete = |moves: Value| {
        let puzzle = json!({ "text": "towers:3:///////////" });
        let ask = json!({ "kind": "complete", "puzzle": puzzle, "moves": moves });
        service.post("jobs", &ask).json()
    };
    for first in ["r1c1=1", "r1c1=2", "r1c1=3"] {
        let report = complete(json!([first, "r2c2=1"]));
        assert_eq!(report["verdict"], "solved", "{report}");
        let solution = report["solution"].as_str().unwrap();
        assert_eq!(&solution[..1], &first[5..], "{report}");
        assert_eq!(&solution[4..5], "1", "{report}");
    }
    assert_eq!(complete(json!(["r1c1=1", "r1c2=1"]))["verdict"], "impossible");
    // Neither row nor column is broken, and still the last cell has no height left.
    let stuck = complete(json!(["r1c1=1", "r2c2=2", "r1c2=3", "r3c3=1"]));
    assert_eq!(stuck["verdict"], "impossible", "{stuck}");
}

#[test]
fn pictures_come_in_every_kind() {
    let service = service();
    let show = |to: &str, moves: Value| {
        let puzzle = json!({ "text": "towers:3:///////////" });
        service.post("show", &json!({ "puzzle": puzzle, "moves": moves, "to": to }))
    };
    for (to, kind, start) in [
        ("text", "text/plain; charset=utf-8", ""),
        ("svg", "image/svg+xml", "<svg"),
        ("png", "image/png", "\u{fffd}PNG"),
        ("pdf", "application/pdf", "%PDF-"),
    ] {
        let drawn = show(to, json!([]));
        assert_eq!((drawn.status(), drawn.header("content-type")), (200, Some(kind)), "{to}");
        assert!(drawn.body().starts_with(start), "{to}");
    }
    assert!(show("svg", json!(["r1c1=3"])).body().contains(">3</text>"), "moves are drawn");
    assert!(!show("svg", json!([])).body().contains(">3</text>"));
    assert_eq!(show("gif", json!([])).status(), 422);
    let both = json!({
        "puzzle": { "text": "towers:3:///////////" }, "moves": ["r1c1=1"], "solution": "123231312", "to": "svg"
    });
    assert_eq!(service.post("show", &both).status(), 422);
}

#[test]
fn large_pictures_hold_nobody_else_up() {
    let service = service();
    let board = format!("pairs:60x60:{}", "w5w8w4w11w1w3".repeat(600));
    let body = json!({ "puzzle": { "text": board }, "to": "png" });
    let asked: Vec<_> =
        (0..4).map(|_| service.send(&service.job("show", "image/png", &body))).collect();
    let small = json!({ "puzzle": { "text": "towers:3:///////////" }, "to": "svg" });
    let begun = std::time::Instant::now();
    assert_eq!(service.post("show", &small).status(), 200);
    let waited = begun.elapsed();
    for mut stream in asked {
        let mut answer = Vec::new();
        std::io::Read::read_to_end(&mut stream, &mut answer).unwrap();
        assert!(answer.starts_with(b"HTTP/1.1 200"));
    }
    assert!(waited < begun.elapsed() / 2, "{waited:?} of {:?}", begun.elapsed());
}
