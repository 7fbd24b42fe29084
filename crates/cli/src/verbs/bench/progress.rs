//! How a campaign stands: a bar on a terminal, plain lines elsewhere.

use indicatif::{ProgressBar, ProgressStyle};
use quadrille_bench::run::{Observer, Tally};
use std::cell::{Cell, RefCell};
use std::io::IsTerminal;
use std::time::{Duration, Instant};

/// Between two plain lines.
const LINE_EVERY: Duration = Duration::from_secs(10);

/// Shows the standing on standard error.
pub struct Display {
    begin: Instant,
    last: Cell<Instant>,
    terminal: bool,
    bar: RefCell<Option<ProgressBar>>,
}

impl Display {
    pub fn new() -> Self {
        let begin = Instant::now();
        let terminal = std::io::stderr().is_terminal();
        Display { begin, last: Cell::new(begin), terminal, bar: RefCell::new(None) }
    }

    /// Takes the bar away.
    pub fn end(&self) {
        if let Some(bar) = self.bar.borrow_mut().take() {
            bar.finish_and_clear();
        }
    }

    fn time_left(&self, tally: &Tally) -> String {
        if tally.done == 0 {
            return "time left unknown".to_string();
        }
        let each = self.begin.elapsed().as_secs_f64() / tally.done as f64;
        let seconds = (each * tally.left() as f64).round() as u64;
        match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
            (0, 0, s) => format!("{s} s left"),
            (0, m, s) => format!("{m} min {s:02} s left"),
            (h, m, _) => format!("{h} h {m:02} min left"),
        }
    }
}

impl Observer for Display {
    fn update(&self, tally: &Tally) {
        let numbers =
            format!("{} solved, {} failed, {} left", tally.solved, tally.failed, tally.left());
        let finished = tally.before + tally.done;
        if self.terminal {
            let mut bar = self.bar.borrow_mut();
            let bar = bar.get_or_insert_with(|| {
                let style = ProgressStyle::with_template("[{bar:30}] {pos}/{len} {msg}");
                let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
                ProgressBar::new(tally.total as u64).with_style(style)
            });
            bar.set_position(finished as u64);
            bar.set_message(format!("{numbers}, {}", self.time_left(tally)));
        } else if self.last.get().elapsed() >= LINE_EVERY {
            self.last.set(Instant::now());
            let left = self.time_left(tally);
            crate::output::complain!("{finished} of {}: {numbers}, {left}", tally.total);
        }
    }
}
