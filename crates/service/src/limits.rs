//! A limit on everything a request can make grow.

use crate::problem::Problem;
use quadrille_core::message;
use std::time::Duration;

/// What one service allows.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The longest request body, in bytes.
    pub body_bytes: usize,
    /// The largest board that is solved, in cells.
    pub cells: usize,
    /// The largest board that is sent as a picture, in cells.
    pub drawn_cells: usize,
    /// The most moves in one request.
    pub moves: usize,
    /// The time a job gets when it does not ask for less or more.
    pub default_time: Duration,
    /// The most time a job may ask for.
    pub max_time: Duration,
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
            cells: 40_000,
            drawn_cells: 10_000,
            moves: 20_000,
            default_time: Duration::from_secs(20),
            max_time: Duration::from_secs(300),
            memory_bytes: 1 << 30,
            workers: cores.max(2),
            waiting: 64,
        }
    }
}

impl Limits {
    /// Refuses a request with too many moves.
    pub(crate) fn check_moves(&self, moves: &[String]) -> Result<(), Problem> {
        match moves.len() <= self.moves {
            true => Ok(()),
            false => Err(Problem::unusable(message!("service-moves", most = self.moves))),
        }
    }

    /// The time of a job that asks for so many seconds, or for none in particular.
    pub(crate) fn time(&self, seconds: Option<f64>) -> Result<Duration, Problem> {
        let Some(seconds) = seconds else { return Ok(self.default_time.min(self.max_time)) };
        match Duration::try_from_secs_f64(seconds) {
            Ok(time) if time <= self.max_time => Ok(time),
            _ => {
                Err(Problem::unusable(message!("service-seconds", most = self.max_time.as_secs())))
            }
        }
    }
}
