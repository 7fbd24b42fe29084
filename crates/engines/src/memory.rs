//! Watches the memory of engines that allocate outside our sight.

use quadrille_core::clock::Instant;
use quadrille_core::{Budget, Stop};
use std::fmt::Display;
use std::time::Duration;

/// How often the process's size is looked at: reading it costs some microseconds.
const EVERY: Duration = Duration::from_millis(20);

/// A budget as seen from inside a foreign engine: its clock, its switch, and the growth of the
/// whole process since the engine started.
pub(crate) struct Watch {
    budget: Budget,
    start: Option<u64>,
    next_look: Instant,
    too_big: bool,
}

impl Watch {
    pub(crate) fn new(budget: &Budget) -> Self {
        Watch {
            budget: budget.clone(),
            start: own_bytes(),
            next_look: Instant::now() + EVERY,
            too_big: false,
        }
    }

    /// The budget, if somebody wants to know how far its work is.
    #[cfg(feature = "cadical")]
    pub(crate) fn watched(&self) -> Option<Budget> {
        Some(self.budget.clone()).filter(Budget::is_watched)
    }

    /// Whether the engine may go on.
    pub(crate) fn check(&mut self) -> Result<(), Stop> {
        self.budget.check()?;
        if self.budget.memory_left() < u64::MAX / 2 && Instant::now() >= self.next_look {
            self.next_look = Instant::now() + EVERY;
            if let (Some(start), Some(now)) = (self.start, own_bytes()) {
                self.too_big = now.saturating_sub(start) > self.budget.memory_left();
            }
        }
        if self.too_big { Err(Stop::Memory) } else { Ok(()) }
    }
}

/// What this process holds in memory, where the system tells.
#[cfg(not(target_arch = "wasm32"))]
fn own_bytes() -> Option<u64> {
    resident_bytes("self")
}

/// Inside a page that is what the module holds, which never shrinks.
#[cfg(target_arch = "wasm32")]
fn own_bytes() -> Option<u64> {
    const PAGE: u64 = 1 << 16;
    Some(core::arch::wasm32::memory_size(0) as u64 * PAGE)
}

/// What a process holds in memory, where the system tells.
pub(crate) fn resident_bytes(process: impl Display) -> Option<u64> {
    let text = std::fs::read_to_string(format!("/proc/{process}/statm")).ok()?;
    let pages: u64 = text.split_whitespace().nth(1)?.parse().ok()?;
    Some(pages * 4096)
}
