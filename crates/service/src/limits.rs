//! A limit on everything a request can make grow.

/// What one service allows.
#[derive(Clone, Debug)]
pub struct Limits {
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
            body_bytes: 1 << 20,
            asked: quadrille_wire::Limits::default(),
            memory_bytes: 1 << 30,
            workers: cores.max(2),
            waiting: 64,
        }
    }
}
