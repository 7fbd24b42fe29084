//! A service on a free port, and the plainest HTTP client that can misbehave on purpose.
#![allow(dead_code, reason = "each test file uses its own part")]

use quadrille_service::{Config, Limits, Server};
use serde_json::Value;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use tokio::sync::oneshot;

/// A running service; dropping it closes it.
pub struct Service {
    pub host: String,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Service {
    pub fn start(limits: Limits) -> Service {
        let server = Server::bind(Config { port: 0, limits, ..Config::default() }).unwrap();
        let url = server.url().unwrap();
        let host = url.trim_start_matches("http://").trim_end_matches('/').to_string();
        let (stop, stopped) = oneshot::channel::<()>();
        let thread = std::thread::spawn(move || {
            server.run_until(async { drop(stopped.await) }).unwrap();
        });
        Service { host, stop: Some(stop), thread: Some(thread) }
    }

    /// Sends raw bytes and leaves the connection open.
    pub fn send(&self, request: &str) -> TcpStream {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        stream.write_all(request.as_bytes()).unwrap();
        stream
    }

    /// Sends a request with extra header lines and reads the whole answer.
    pub fn ask(&self, start: &str, headers: &str, body: &str) -> Answer {
        let host = &self.host;
        let length = body.len();
        self.raw(&format!(
            "{start} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Length: {length}\r\n\
             {headers}\r\n{body}"
        ))
    }

    pub fn raw(&self, request: &str) -> Answer {
        let mut text = Vec::new();
        // A refused body may end in a reset after the answer has arrived.
        let _ = self.send(request).read_to_end(&mut text);
        Answer { text: String::from_utf8_lossy(&text).into_owned() }
    }

    pub fn post(&self, path: &str, body: &Value) -> Answer {
        let headers = "Content-Type: application/json\r\n";
        self.ask(&format!("POST /api/v1/{path}"), headers, &body.to_string())
    }

    /// A request for a job, as text to send.
    pub fn job(&self, path: &str, accept: &str, body: &Value) -> String {
        let (host, body) = (&self.host, body.to_string());
        format!(
            "POST /api/v1/{path} HTTP/1.1\r\nHost: {host}\r\nAccept: {accept}\r\nContent-Type: \
             application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        )
    }

    /// Waits until exactly so many jobs wait or run.
    pub fn await_jobs(&self, wanted: u64) {
        let begun = Instant::now();
        loop {
            let jobs = self.ask("GET /api/v1/health", "", "").json()["jobs"].as_u64();
            if jobs == Some(wanted) {
                return;
            }
            assert!(begun.elapsed() < Duration::from_secs(30), "{jobs:?} jobs, not {wanted}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        drop(self.stop.take());
        let ended = self.thread.take().map(JoinHandle::join);
        assert!(ended.is_none_or(|end| end.is_ok()), "the service closes in peace");
    }
}

/// An answer as it came over the wire.
pub struct Answer {
    pub text: String,
}

impl Answer {
    pub fn status(&self) -> u16 {
        self.text.split(' ').nth(1).and_then(|s| s.parse().ok()).unwrap_or(0)
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        let head = self.text.split("\r\n\r\n").next()?;
        head.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }

    pub fn body(&self) -> &str {
        self.text.split_once("\r\n\r\n").map_or("", |(_, body)| body)
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(self.body()).unwrap_or_else(|_| panic!("no JSON: {}", self.text))
    }

    /// The sentence of a refusal.
    pub fn error(&self) -> String {
        self.json()["error"].as_str().unwrap_or_default().to_string()
    }
}
