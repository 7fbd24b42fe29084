//! Books asked for over HTTP: made, refused, cancelled.

mod common;

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use common::Service;
use quadrille_service::Limits;
use serde_json::{Value, json};
use std::io::Read;

fn section(game: &str, size: &str, count: usize) -> Value {
    json!({ "game": game, "size": size, "count": count })
}

#[test]
fn a_book_is_the_command_lines_own() {
    let service = Service::start(Limits::default());
    let wishes = json!({
        "title": "Two games",
        "seed": 4,
        "language": "fr",
        "section": [section("singles", "5", 3), section("pegs", "5", 3)],
    });
    let told = service.post("book", &wishes).json();
    assert_eq!(told["puzzles"], 6, "{told}");
    let pdf = BASE64_STANDARD.decode(told["pdf"].as_str().unwrap()).unwrap();
    let toml = "title = \"Two games\"\nseed = 4\nlanguage = \"fr\"\n\
                [[section]]\ngame = \"singles\"\nsize = \"5\"\ncount = 3\n\
                [[section]]\ngame = \"pegs\"\nsize = \"5\"\ncount = 3\n";
    let plan = quadrille_book::read(toml, quadrille_core::Locale::default()).unwrap();
    let mut budget = quadrille_core::Budget::unlimited();
    let printed = quadrille_book::make(&plan, None, 2, &mut budget).unwrap();
    assert!(pdf == printed.pdf && told["pages"] == printed.pages, "another book");
}

#[test]
fn wrong_wishes_are_refused_with_a_sentence() {
    let service = Service::start(Limits::default());
    let store =
        json!({ "game": "towers", "count": 1, "from": "postgres://x/y", "collection": "c" });
    for (wishes, expected) in [
        (json!({ "section": [] }), "1 to 100 sections"),
        (json!({ "section": [section("towers", "5", 301)] }), "at most 300"),
        (json!({ "section": [section("chess", "5", 1)] }), "section 1 (chess)"),
        (json!({ "section": [section("unruly", "2", 1)] }), "section 1 (Unruly)"),
        (json!({ "section": [store] }), "no puzzles from stores"),
        (json!({ "paper": "A9", "section": [section("towers", "5", 1)] }), "A9"),
        (json!({ "pages": 3 }), "unknown field"),
        (json!({ "seconds": 1e9, "section": [section("towers", "5", 1)] }), "300"),
    ] {
        let refused = service.post("book", &wishes);
        assert_eq!(refused.status() / 100, 4, "{wishes}: {}", refused.text);
        let error = refused.json()["error"].as_str().unwrap().to_string();
        assert!(error.contains(expected), "{wishes}: {error}");
    }
}

#[test]
fn a_book_can_be_cancelled_and_tells_how_far_it_is() {
    let service = Service::start(Limits::default());
    let long = json!({
        "seconds": 200,
        "section": [
            section("towers", "4", 3),
            { "game": "towers", "size": "12", "level": "unreasonable", "count": 200 },
        ],
    });
    let mut stream = service.send(&service.job("book", "text/event-stream", &long));
    let (mut text, mut piece) = (String::new(), [0; 4096]);
    while !text.contains("progress-puzzles") {
        let n = stream.read(&mut piece).unwrap();
        assert!(n > 0, "{text}");
        text += &String::from_utf8_lossy(&piece[..n]);
    }
    drop(stream);
    service.await_jobs(0);
    let short = json!({ "seconds": 0.0, "section": [section("towers", "5", 1)] });
    let told = service.post("book", &short).json();
    assert_eq!((&told["pdf"], &told["code"]), (&Value::Null, &json!("stop-time")), "{told}");
}
