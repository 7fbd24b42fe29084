//! A limit on everything a request can make grow.

use crate::Refusal;
use quadrille_core::message;
use std::time::Duration;

/// What a request may ask for.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The largest board that is solved, in cells.
    pub cells: usize,
    /// The largest board that is sent as a picture, in cells.
    pub drawn_cells: usize,
    /// The most moves in one request.
    pub moves: usize,
    /// The time work gets when it does not ask for less or more.
    pub default_time: Duration,
    /// The most time work may ask for.
    pub max_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            cells: 40_000,
            drawn_cells: 10_000,
            moves: 20_000,
            default_time: Duration::from_secs(20),
            max_time: Duration::from_secs(300),
        }
    }
}

impl Limits {
    /// Refuses boards with more cells than `most`.
    pub(crate) fn check_cells(&self, cells: usize, most: usize) -> Result<(), Refusal> {
        match cells <= most {
            true => Ok(()),
            false => Err(Refusal::new(message!("service-too-large", cells = cells, most = most))),
        }
    }

    /// Refuses a request with too many moves.
    pub(crate) fn check_moves(&self, moves: &[String]) -> Result<(), Refusal> {
        match moves.len() <= self.moves {
            true => Ok(()),
            false => Err(Refusal::new(message!("service-moves", most = self.moves))),
        }
    }

    /// The time of work that asks for so many seconds, or for none in particular.
    pub fn time(&self, seconds: Option<f64>) -> Result<Duration, Refusal> {
        let Some(seconds) = seconds else { return Ok(self.default_time.min(self.max_time)) };
        match Duration::try_from_secs_f64(seconds) {
            Ok(time) if time <= self.max_time => Ok(time),
            _ => Err(Refusal::new(message!("service-seconds", most = self.max_time.as_secs()))),
        }
    }
}
