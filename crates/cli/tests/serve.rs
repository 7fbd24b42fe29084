//! The service as a process: what it prints, and what is left when its clients have gone.
#![cfg(target_os = "linux")]

mod common;

use common::command;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

/// The program keeps a few idle engine processes for the next job.
const KEPT: usize = 4;

struct Service {
    child: Child,
    said: String,
    host: String,
}

impl Service {
    fn start(arguments: &[&str]) -> Service {
        let mut child = command(&[&["serve", "--port", "0"], arguments].concat())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut said = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut said).unwrap();
        let host = said.split("http://").nth(1).unwrap().split('/').next().unwrap().to_string();
        Service { child, said, host }
    }

    fn send(&self, request: &str, body: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        let head = format!(
            "{request} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nContent-Type: \
             application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.host,
            body.len()
        );
        stream.write_all(head.as_bytes()).unwrap();
        stream
    }

    fn jobs(&self) -> u64 {
        let mut text = String::new();
        self.send("GET /api/v1/health", "").read_to_string(&mut text).unwrap();
        let body = text.split("\r\n\r\n").nth(1).unwrap();
        serde_json::from_str::<serde_json::Value>(body).unwrap()["jobs"].as_u64().unwrap()
    }

    /// Its engine processes, each with the processor time it has used.
    fn engines(&self) -> Vec<(u32, u64)> {
        let mut found = Vec::new();
        for entry in fs::read_dir("/proc").unwrap().flatten() {
            let Some(pid) = entry.file_name().to_str().and_then(|n| n.parse().ok()) else {
                continue;
            };
            let stat = fs::read_to_string(entry.path().join("stat")).unwrap_or_default();
            // The fields after the name, which may hold spaces itself.
            let Some((_, rest)) = stat.rsplit_once(") ") else { continue };
            let fields: Vec<&str> = rest.split(' ').collect();
            if fields[1].parse() == Ok(self.child.id()) && fields[0] != "Z" {
                let time = |place: usize| fields[place].parse::<u64>().unwrap_or(0);
                found.push((pid, time(11) + time(12)));
            }
        }
        found.sort_unstable();
        found
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn clients_that_leave_take_their_engines_with_them() {
    let service = Service::start(&["--workers", "2"]);
    let clues: String = (0..80).map(|i| if i % 3 == 1 { "4/" } else { "/" }).collect();
    let board = format!("towers:20:{}", &clues[..clues.len() - 1]);
    let job = serde_json::json!({ "kind": "solve", "method": "mip", "seconds": 100,
        "puzzle": { "text": board } });
    let clients: Vec<_> =
        (0..12).map(|_| service.send("POST /api/v1/jobs", &job.to_string())).collect();
    std::thread::sleep(Duration::from_millis(700));
    assert_eq!(service.jobs(), 12, "they wait or run");
    assert!(!service.engines().is_empty(), "the running ones have a process each");
    drop(clients);
    let begun = Instant::now();
    loop {
        let before = service.engines();
        std::thread::sleep(Duration::from_millis(100));
        let idle = before.len() <= KEPT && service.engines() == before;
        if idle && service.jobs() == 0 {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "{before:?} still work");
    }
}

#[test]
fn an_address_that_others_reach_is_printed_and_warned_of() {
    let mut open = Service::start(&["--address", "0.0.0.0"]);
    assert!(open.said.contains(", listening on 0.0.0.0:"), "{}", open.said);
    assert_eq!(open.jobs(), 0, "the printed address answers");
    open.child.kill().unwrap();
    let mut warned = String::new();
    open.child.stderr.take().unwrap().read_to_string(&mut warned).unwrap();
    assert!(warned.contains("every machine that reaches 0.0.0.0:"), "{warned}");

    let mut own = Service::start(&[]);
    assert!(!own.said.contains("listening"), "{}", own.said);
    own.child.kill().unwrap();
    let mut warned = String::new();
    own.child.stderr.take().unwrap().read_to_string(&mut warned).unwrap();
    assert_eq!(warned, "");
}
