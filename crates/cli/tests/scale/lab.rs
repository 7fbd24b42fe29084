//! A service over a shared store, and asking it.

use super::common;
use serde_json::Value;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};

/// A service over a shared store.
pub struct Lab {
    child: Child,
    host: String,
}

impl Lab {
    /// On a port of its own.
    pub fn start(store: &str) -> Self {
        let mut command = common::command(&["serve", "--port", "0", "--store", store]);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let host = line.split("http://").nth(1).unwrap().split('/').next().unwrap().to_string();
        Lab { child, host }
    }

    /// What a route answers.
    pub fn asked(&self, method: &str, route: &str, body: &str) -> Value {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        let (host, length) = (&self.host, body.len());
        let request = format!(
            "{method} /api/v1/{route} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        assert!(head.starts_with("HTTP/1.1 200"), "{answer}");
        serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
    }
}

impl Drop for Lab {
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}
