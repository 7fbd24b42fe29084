//! A limit on everything a request can make grow.

use std::time::Duration;

/// What one service allows.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Connections that are served at once; the next ones wait.
    pub connections: usize,
    /// The time for the head of a request, counted from the end of the one before.
    pub head_time: Duration,
    /// The time for the body of a request, and for taking a part of an answer.
    pub body_time: Duration,
    /// The longest request body, in bytes.
    pub body_bytes: usize,
    /// What a request may ask for.
    pub asked: quadrille_wire::Limits,
    /// Working memory of all running jobs together, in bytes.
    pub memory_bytes: u64,
    /// Jobs that run at once.
    pub workers: usize,
    /// Jobs that may wait for a worker; one more is refused.
    pub waiting: usize,
}

impl Default for Limits {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(2, |n| n.get());
        Limits {
            connections: 256,
            head_time: Duration::from_secs(15),
            body_time: Duration::from_secs(30),
            body_bytes: 1 << 20,
            asked: quadrille_wire::Limits::default(),
            memory_bytes: 1 << 30,
            workers: cores.max(2),
            waiting: 64,
        }
    }
}
