//! What the service answers, refuses, limits and cancels.

mod common;

use common::Service;
use quadrille_service::Limits;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::Read;
use std::time::Duration;

const TOWERS: &str = "towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1";

fn service() -> Service {
    Service::start(Limits::default())
}

/// Work that lasts until it is stopped: a million solutions of an empty board, one by one.
fn endless() -> Value {
    let clues = "/".repeat(4 * 12 - 1);
    let puzzle = json!({ "text": format!("towers:12:{clues}") });
    let (method, count) = ("sat", 1_000_000);
    json!({ "kind": "solve", "puzzle": puzzle, "method": method, "count": count, "seconds": 300 })
}

#[test]
fn the_description_lists_exactly_the_routes() {
    let described: Value = serde_json::from_str(quadrille_service::OPENAPI).unwrap();
    let mut listed = BTreeSet::new();
    for (path, verbs) in described["paths"].as_object().unwrap() {
        for verb in verbs.as_object().unwrap().keys() {
            listed.insert((verb.clone(), path.clone()));
        }
    }
    let real: BTreeSet<_> =
        quadrille_service::routes().iter().map(|(v, p)| (v.to_string(), p.to_string())).collect();
    assert_eq!(listed, real);
    let served = service().ask("GET /api/v1/openapi.json", "", "");
    assert_eq!(served.json(), described);
    for name in quadrille_service::OPENAPI.split("#/components/schemas/").skip(1) {
        let name = name.split('"').next().unwrap();
        assert!(described["components"]["schemas"].get(name).is_some(), "{name}");
    }
}

#[test]
fn the_page_is_inside_with_strict_headers() {
    let service = service();
    let page = service.ask("GET /", "", "");
    assert_eq!(page.status(), 200);
    assert!(page.body().contains("<div id=\"app\">"));
    let policy = page.header("content-security-policy").unwrap();
    assert!(policy.contains("default-src 'none'"), "{policy}");
    // The games' module is compiled; no text ever becomes a script or a style.
    assert!(!policy.replace("'wasm-unsafe-eval'", "").contains("unsafe"), "{policy}");
    let module = service.ask("GET /quadrille.wasm", "", "");
    assert_eq!(module.header("content-type"), Some("application/wasm"));
    assert_eq!(page.header("x-content-type-options"), Some("nosniff"));
    let tag = page.header("etag").unwrap();
    let again = service.ask("GET /", &format!("If-None-Match: {tag}\r\n"), "");
    assert_eq!(again.status(), 304);
    for path in ["/../Cargo.toml", "/%2e%2e/Cargo.toml", "/assets/../../Cargo.toml", "//etc/passwd"]
    {
        assert_eq!(service.ask(&format!("GET {path}"), "", "").status(), 404, "{path}");
    }
    assert_eq!(service.ask("POST /", "", "").status(), 405);
}

#[test]
fn other_hosts_and_other_sites_are_refused() {
    let service = service();
    let strange = "GET /api/v1/health HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
    assert_eq!(service.raw(strange).status(), 421);
    let none = "GET /api/v1/health HTTP/1.0\r\nConnection: close\r\n\r\n";
    assert_eq!(service.raw(none).status(), 400);
    let origin = "Origin: https://evil.example\r\nContent-Type: application/json\r\n";
    let body = json!({ "text": TOWERS }).to_string();
    assert_eq!(service.ask("POST /api/v1/puzzle", origin, &body).status(), 403);
    let own = format!("Origin: http://{}\r\nContent-Type: application/json\r\n", service.host);
    assert_eq!(service.ask("POST /api/v1/puzzle", &own, &body).status(), 200);
}

#[test]
fn bad_requests_get_a_clear_4xx() {
    let service = service();
    let long = json!({ "text": "x".repeat(2 << 20) });
    let huge = json!({ "text": format!("{}\n", "1,".repeat(250)).repeat(250), "game": "singles" });
    let cases = [
        (service.post("puzzle", &long), 413, "too long"),
        (service.post("puzzle", &json!({ "text": "nonsense" })), 422, "expected a puzzle"),
        (service.post("puzzle", &json!({ "text": "towers:4:9/9" })), 422, "line 1"),
        (
            service.post("puzzle", &json!({ "text": TOWERS, "game": "chess" })),
            422,
            "no game `chess`",
        ),
        (service.post("puzzle", &huge), 422, "cells"),
        (service.post("puzzle", &json!({ "txet": "" })), 422, "txet"),
        (service.post("jobs", &json!({ "kind": "dance" })), 422, "dance"),
        (
            service.post(
                "jobs",
                &json!({ "kind": "generate", "game": "towers", "size": [9999, 9999] }),
            ),
            422,
            "too large",
        ),
        (
            service.post(
                "jobs",
                &json!({ "kind": "solve", "puzzle": { "text": TOWERS }, "seconds": 1e9 }),
            ),
            422,
            "seconds",
        ),
        (
            service.post(
                "jobs",
                &json!({ "kind": "solve", "puzzle": { "text": TOWERS }, "method": "magic" }),
            ),
            422,
            "no method `magic`",
        ),
        (
            service.post("puzzle", &json!({ "game": "singles", "text": TOWERS })),
            422,
            "the text is a puzzle of Towers, not of Singles",
        ),
        (service.ask("POST /api/v1/puzzle", "Content-Type: application/json\r\n", "{"), 400, ""),
        (
            service.ask("POST /api/v1/puzzle", "Content-Type: text/plain\r\n", "{}"),
            415,
            "application/json",
        ),
        (service.ask("GET /api/v1/nothing", "", ""), 404, "nothing"),
        (service.ask("DELETE /api/v1/jobs/x", "", ""), 404, "no such job"),
    ];
    for (answer, status, part) in cases {
        assert_eq!(answer.status(), status, "{}", answer.text);
        assert!(answer.error().contains(part), "{part}: {}", answer.text);
    }
}

#[test]
fn short_questions_are_answered() {
    let service = service();
    let games = service.ask("GET /api/v1/games", "", "").json();
    assert_eq!(games["games"].as_array().unwrap().len(), quadrille_games::GAMES.len());
    let puzzle = json!({ "text": TOWERS });
    let read = service.post("puzzle", &puzzle).json();
    assert_eq!((read["id"].as_str(), read["cells"].as_u64()), (Some(TOWERS), Some(16)));
    assert_eq!(read["view"]["rows"], 4);
    let csv = service.post("convert", &json!({ "puzzle": puzzle, "to": "csv" })).json();
    let back = service.post("puzzle", &json!({ "game": "towers", "text": csv["text"] })).json();
    assert_eq!(back["id"], TOWERS);
    let right = json!({ "puzzle": puzzle, "solution": "1342423124133124" });
    assert_eq!(service.post("check", &right).json()["right"], true);
    let wrong = json!({ "puzzle": puzzle, "solution": "1342423124131234" });
    assert_eq!(service.post("check", &wrong).json()["right"], false);
    let played = service.post("play", &json!({ "puzzle": puzzle, "moves": ["r1c1=1"] })).json();
    assert_eq!(played["status"]["won"], false);
    let drawn = service.post("show", &json!({ "puzzle": puzzle, "to": "svg" }));
    assert!(drawn.body().contains("<svg"), "{}", drawn.text);
}

#[test]
fn jobs_solve_explain_and_generate() {
    let service = service();
    let puzzle = json!({ "text": TOWERS });
    let solve = json!({ "kind": "solve", "puzzle": puzzle, "count": 2 });
    let solved = service.post("jobs", &solve).json();
    assert_eq!(
        (solved["verdict"].as_str(), solved["solutions"].as_u64()),
        (Some("solved"), Some(1))
    );
    assert_eq!(solved["solution"], "1342423124133124");
    let hint = json!({ "kind": "explain", "puzzle": puzzle, "moves": ["r1c1=1"], "limit": 1 });
    assert_eq!(service.post("jobs", &hint).json()["steps"].as_array().unwrap().len(), 1);
    let mut french = hint.clone();
    french["language"] = json!("fr");
    let [english, french] = [hint, french].map(|ask| service.post("jobs", &ask).json());
    assert_eq!(english["steps"][0]["effects"], french["steps"][0]["effects"]);
    let said = |told: &serde_json::Value| told["steps"][0]["text"].as_str().unwrap().to_string();
    assert!(said(&english).contains(" so "), "{english}");
    assert!(said(&french).contains(" donc "), "{french}");
    let unknown = json!({ "kind": "explain", "puzzle": puzzle, "language": "de" });
    assert_eq!(service.post("jobs", &unknown).status(), 422);
    for game in quadrille_games::GAMES {
        let ask = json!({ "kind": "generate", "game": game.name(), "size": [6, 6], "seed": 4 });
        let made = service.post("jobs", &ask).json();
        let id = made["puzzle"]["id"].as_str().unwrap_or_else(|| panic!("{made}"));
        assert!(id.starts_with(game.name()), "{id}");
        let again = service.post("jobs", &ask).json();
        assert_eq!(again["puzzle"]["id"], id, "the seed decides");
    }
}

/// What editors wish of generators: each as on the command line, whose tests know what to expect.
#[test]
fn generators_obey_through_the_service_too() {
    let service = service();
    let made = |game: &str, more: serde_json::Value| {
        let mut ask = json!({ "kind": "generate", "game": game, "seed": 1 });
        ask.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        service.post("jobs", &ask).json()
    };
    let id = |told: &serde_json::Value| {
        told["puzzle"]["id"].as_str().unwrap_or_else(|| panic!("{told}")).to_string()
    };
    let nine = id(&made("towers", json!({ "size": [5, 5], "options": { "clues": "9" } })));
    let clues = quadrille_games::reading::Source::default().text(&nine).unwrap().clues();
    assert_eq!(clues, Some(9), "{nine}");
    let ring = ".####.\n#....#\n#....#\n#....#\n#....#\n.####.\n";
    let drawn = id(&made("towers", json!({ "options": { "pattern": ring } })));
    assert!(drawn.starts_with("towers:4:") && !drawn.contains("//"), "{drawn}");
    let symmetric = json!({ "size": [9, 9], "options": { "symmetry": "quarter-turn" } });
    assert!(id(&made("singles", symmetric)).starts_with("singles:9x9:"));
    let from = json!({ "options": { "from": nine, "change": "easier" } });
    assert!(id(&made("towers", from)).starts_with("towers:5:"));
    let both =
        json!({ "size": [5, 5], "avoid": ["naked_set", "line_fillings"], "score": [1, 400] });
    let quiet = id(&made("towers", both));
    let explain = json!({ "kind": "explain", "puzzle": { "text": quiet } });
    let told = service.post("jobs", &explain).json();
    let steps = told["steps"].as_array().unwrap();
    assert!(
        steps.iter().all(|s| s["technique"] != "naked_set" && s["technique"] != "line_fillings")
    );
    let needs = id(&made("singles", json!({ "size": [6, 6], "needs": "sandwich" })));
    let explain = json!({ "kind": "explain", "puzzle": { "text": needs } });
    let told = service.post("jobs", &explain).json();
    assert!(
        told["steps"].as_array().unwrap().iter().any(|s| s["technique"] == "sandwich"),
        "{told}"
    );
    // What cannot be is refused with the reason, what is only rare ends with the nearest.
    let never = made("towers", json!({ "needs": "naked_set", "difficulty": "easy" }));
    assert_eq!(never["code"], "wish-harder", "{never}");
    let rare = json!({ "size": [4, 4], "score": [100_000, 100_001], "seconds": 1 });
    let rare = made("towers", rare);
    assert!(rare["puzzle"].is_null() && rare["nearest"]["puzzle"]["id"].is_string(), "{rare}");
}

/// Numbers that no method could count one by one.
#[test]
fn the_number_of_all_solutions() {
    let service = service();
    let board = json!({ "text": "unruly:8x8:zzo" });
    let ask = |count: serde_json::Value| {
        service.post("jobs", &json!({ "kind": "solve", "puzzle": board, "count": count })).json()
    };
    let all = ask(json!("all"));
    assert_eq!(
        (all["solutions"].as_u64(), all["exhausted"].as_bool()),
        (Some(12_413_918), Some(true)),
        "{all}"
    );
    assert_eq!(ask(json!(5))["solutions"], 5);
    for wrong in [json!(0), json!("some"), json!(-1)] {
        let refused =
            service.post("jobs", &json!({ "kind": "solve", "puzzle": board, "count": wrong }));
        assert!(matches!(refused.status(), 400 | 422), "{}", refused.text);
    }
}

#[test]
fn a_stream_tells_its_name_and_can_be_cancelled() {
    let service = service();
    let mut stream = service.send(&service.job("jobs", "text/event-stream", &endless()));
    let (mut text, mut piece) = (String::new(), [0; 4096]);
    while !text.contains("event: started") {
        let n = stream.read(&mut piece).unwrap();
        assert!(n > 0, "{text}");
        text += &String::from_utf8_lossy(&piece[..n]);
    }
    let id = text.split("\"id\":\"").nth(1).unwrap().split('"').next().unwrap().to_string();
    service.await_jobs(1);
    assert_eq!(service.ask(&format!("DELETE /api/v1/jobs/{id}"), "", "").status(), 204);
    stream.read_to_string(&mut text).unwrap();
    assert!(text.contains("event: done") && text.contains("cancelled"), "{text}");
    service.await_jobs(0);
}

#[test]
fn a_lost_connection_cancels_its_work() {
    let service = Service::start(Limits { workers: 1, ..Limits::default() });
    for accept in ["application/json", "text/event-stream"] {
        let stream = service.send(&service.job("jobs", accept, &endless()));
        service.await_jobs(1);
        drop(stream);
        service.await_jobs(0);
    }
    // The one worker is free again: the next job is answered, not queued for ever.
    let quick = json!({ "kind": "solve", "puzzle": { "text": TOWERS } });
    assert_eq!(service.post("jobs", &quick).json()["verdict"], "solved");
}

#[test]
fn a_full_queue_is_refused_at_once_and_the_page_still_answers() {
    let service = Service::start(Limits { workers: 1, waiting: 2, ..Limits::default() });
    let held: Vec<_> = (0..3)
        .map(|_| {
            let stream = service.send(&service.job("jobs", "application/json", &endless()));
            std::thread::sleep(Duration::from_millis(200));
            stream
        })
        .collect();
    service.await_jobs(3);
    let refused = service.post("jobs", &endless());
    assert_eq!(refused.status(), 503, "{}", refused.text);
    assert!(refused.header("retry-after").is_some());
    assert_eq!(service.ask("GET /", "", "").status(), 200);
    assert_eq!(service.post("puzzle", &json!({ "text": TOWERS })).status(), 200);
    drop(held);
    service.await_jobs(0);
}

#[test]
fn closing_ends_running_work() {
    let service = service();
    let mut stream = service.send(&service.job("jobs", "application/json", &endless()));
    service.await_jobs(1);
    drop(service);
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    assert!(text.contains("cancelled"), "{text}");
}
