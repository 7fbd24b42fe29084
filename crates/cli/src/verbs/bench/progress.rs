//! How a campaign stands: a bar on a terminal, plain lines elsewhere.

use indicatif::{ProgressBar, ProgressStyle};
use quadrille_bench::run::{Observer, Tally};
use quadrille_core::{Locale, Message, message};
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
    locale: Locale,
}

/// How jobs ended. Answers that their methods stand by and nobody proved best are no solutions.
pub fn counts(tally: &Tally) -> Message {
    let Tally { solved, best, failed, .. } = tally;
    message!("bench-counts", solved = *solved, best = *best, failed = *failed)
}

impl Display {
    pub fn new(locale: Locale) -> Self {
        let begin = Instant::now();
        let terminal = std::io::stderr().is_terminal();
        Display { begin, last: Cell::new(begin), terminal, bar: RefCell::new(None), locale }
    }

    /// Takes the bar away.
    pub fn end(&self) {
        if let Some(bar) = self.bar.borrow_mut().take() {
            bar.finish_and_clear();
        }
    }

    fn time_left(&self, tally: &Tally) -> Message {
        if tally.done == 0 {
            return message!("bench-left-unknown");
        }
        let each = self.begin.elapsed().as_secs_f64() / tally.done as f64;
        let seconds = (each * tally.left() as f64).round() as u64;
        match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
            (0, 0, s) => message!("bench-left-seconds", seconds = s),
            (0, m, s) => {
                message!("bench-left-minutes", minutes = m, seconds = format!("{s:02}"))
            }
            (h, m, _) => message!("bench-left-hours", hours = h, minutes = format!("{m:02}")),
        }
    }
}

impl Observer for Display {
    fn update(&self, tally: &Tally) {
        let (left, time) = (tally.left(), self.time_left(tally));
        let numbers =
            message!("bench-standing-now", counts = counts(tally), left = left, time = time);
        let finished = tally.before + tally.done;
        if self.terminal {
            let mut bar = self.bar.borrow_mut();
            let bar = bar.get_or_insert_with(|| {
                let style = ProgressStyle::with_template("[{bar:30}] {pos}/{len} {msg}");
                let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
                ProgressBar::new(tally.total as u64).with_style(style)
            });
            bar.set_position(finished as u64);
            bar.set_message(self.locale.say(&numbers));
        } else if self.last.get().elapsed() >= LINE_EVERY {
            self.last.set(Instant::now());
            let line =
                message!("bench-so-far", done = finished, total = tally.total, now = numbers);
            crate::output::complain!("{}", self.locale.say(&line));
        }
    }
}
