//! Who comes in, and how long they may stay for nothing.

mod common;

use common::Service;
use quadrille_service::Limits;
use serde_json::json;
use std::io::{Read, Write};
use std::time::{Duration, Instant};

const TOWERS: &str = "towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1";
/// Nothing here takes this long unless it never ends.
const PATIENCE: Duration = Duration::from_secs(20);

fn hasty() -> Limits {
    Limits {
        head_time: Duration::from_millis(400),
        body_time: Duration::from_millis(400),
        ..Limits::default()
    }
}

fn health(service: &Service) -> String {
    format!("GET /api/v1/health HTTP/1.1\r\nHost: {}\r\n\r\n", service.host)
}

#[test]
fn half_sent_requests_and_idle_connections_are_closed() {
    let service = Service::start(hasty());
    let half = "POST /api/v1/puzzle HTTP/1.1\r\nHost: ";
    let body = format!(
        "POST /api/v1/puzzle HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n\
         Content-Length: 100\r\n\r\n{{",
        service.host
    );
    for (request, says) in [("", ""), (half, ""), (body.as_str(), " 408 ")] {
        let begun = Instant::now();
        let mut text = String::new();
        service.send(request).read_to_string(&mut text).unwrap();
        assert!(text.contains(says), "{request}: {text}");
        assert!(begun.elapsed() < PATIENCE);
    }
    let mut idle = service.send(&health(&service));
    let mut text = String::new();
    idle.read_to_string(&mut text).unwrap();
    assert!(text.contains(" 200 OK"), "an answer, then the pause that was too long: {text}");
}

#[test]
fn a_body_that_drips_is_refused() {
    let service = Service::start(hasty());
    let mut stream = service.send(&format!(
        "POST /api/v1/puzzle HTTP/1.1\r\nHost: {}\r\nContent-Length: 100000\r\n\r\n",
        service.host
    ));
    let begun = Instant::now();
    while stream.write_all(b" ").is_ok() {
        assert!(begun.elapsed() < PATIENCE, "a byte now and then keeps it open");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn work_may_last_longer_than_the_door_waits() {
    let service = Service::start(hasty());
    let clues = "/".repeat(4 * 12 - 1);
    let ask = json!({ "kind": "solve", "puzzle": { "text": format!("towers:12:{clues}") },
        "method": "sat", "count": 1_000_000, "seconds": 1.5 });
    let answer = service.post("jobs", &ask).json();
    assert!(answer["seconds"].as_f64().unwrap() > 1.0, "{answer}");
}

#[test]
fn a_full_house_lets_the_next_in_when_somebody_leaves() {
    let service = Service::start(Limits { connections: 2, ..hasty() });
    let idle: Vec<_> = (0..6).map(|_| service.send("")).collect();
    let begun = Instant::now();
    let read = service.post("puzzle", &json!({ "text": TOWERS }));
    assert_eq!(read.status(), 200, "{}", read.text);
    assert!(begun.elapsed() < PATIENCE);
    drop(idle);
}

#[test]
fn two_hosts_are_none() {
    let service = Service::start(Limits::default());
    let host = &service.host;
    let twice = format!(
        "GET /api/v1/health HTTP/1.1\r\nHost: {host}\r\nHost: evil.example\r\n\
         Connection: close\r\n\r\n"
    );
    assert_eq!(service.raw(&twice).status(), 400);
}
