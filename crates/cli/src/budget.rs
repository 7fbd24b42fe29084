//! The user's limits, Ctrl-C and the progress line, made into a [`Budget`].

use crate::engines;
use crate::language;
use clap::{Arg, ArgMatches};
use indicatif::{ProgressBar, ProgressStyle};
use quadrille_core::{Budget, CancelToken, Locale, Message, Progress, message};
use std::io::IsTerminal;
use std::sync::OnceLock;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// Work shorter than this shows no progress: it would only flicker.
const QUIET: Duration = Duration::from_secs(2);

/// `--time-limit SECONDS`.
pub fn time_limit(default: &'static str) -> Arg {
    Arg::new("time-limit")
        .long("time-limit")
        .value_name("SECONDS")
        .default_value(default)
        .value_parser(seconds)
        .help("Stop after this long, for each puzzle")
}

/// `--memory-limit SIZE`, such as 500M or 4G.
pub fn memory_limit() -> Arg {
    Arg::new("memory-limit")
        .long("memory-limit")
        .value_name("SIZE")
        .value_parser(bytes)
        .help("Working memory a method may take, such as 500M or 4G")
}

fn seconds(text: &str) -> Result<Duration, String> {
    match text.parse::<f64>() {
        Ok(s) if (0.0..=1e9).contains(&s) => Ok(Duration::from_secs_f64(s)),
        _ => Err("expected a number of seconds from 0 to 1e9".to_string()),
    }
}

/// A size such as 500M or 4G.
pub fn bytes(text: &str) -> Result<u64, String> {
    let (digits, unit) = match text.char_indices().last() {
        Some((at, 'K' | 'k')) => (&text[..at], 1 << 10),
        Some((at, 'M' | 'm')) => (&text[..at], 1 << 20),
        Some((at, 'G' | 'g')) => (&text[..at], 1 << 30),
        _ => (text, 1),
    };
    let number = digits.parse::<u64>().ok().and_then(|n| n.checked_mul(unit));
    number.ok_or_else(|| "expected a size such as 500M or 4G".to_string())
}

/// A second Ctrl-C within this time is the same one, sent twice by a shell or a wrapper.
const SAME_SIGNAL: Duration = Duration::from_millis(300);

/// The switch that Ctrl-C sets. A second Ctrl-C ends the process at once.
pub fn interrupt() -> CancelToken {
    static TOKEN: OnceLock<CancelToken> = OnceLock::new();
    TOKEN
        .get_or_init(|| {
            let token = CancelToken::new();
            let switch = token.clone();
            let first = OnceLock::new();
            // Without a handler Ctrl-C simply ends the process, which is the next best thing.
            let _ = ctrlc::set_handler(move || {
                if first.get_or_init(Instant::now).elapsed() > SAME_SIGNAL {
                    std::process::exit(130);
                }
                switch.cancel();
            });
            token
        })
        .clone()
}

/// The budget of one piece of work, from the arguments that are declared.
pub fn of(arguments: &ArgMatches) -> Budget {
    let mut budget =
        Budget::unlimited().with_cancel(interrupt()).with_workshop(engines::workshop());
    if let Ok(Some(time)) = arguments.try_get_one::<Duration>("time-limit") {
        budget = budget.with_time(*time);
    }
    if let Ok(Some(bytes)) = arguments.try_get_one::<u64>("memory-limit") {
        budget = budget.with_memory(*bytes);
    }
    budget.with_watcher(Arc::new(Ticker::default().watcher(language::of(arguments))))
}

/// Shows progress on standard error once work has lasted [`QUIET`]: a bar on a terminal, a plain
/// line now and then elsewhere.
#[derive(Default)]
struct Ticker {
    shown: Mutex<Option<(ProgressBar, Instant)>>,
}

impl Ticker {
    fn watcher(self, locale: Locale) -> impl Fn(Progress) + Send + Sync {
        let start = Instant::now();
        let terminal = std::io::stderr().is_terminal();
        move |progress| {
            if start.elapsed() < QUIET {
                return;
            }
            // A poisoned lock only means that a progress line was lost.
            let Ok(mut shown) = self.shown.lock() else { return };
            if terminal {
                let (bar, _) = shown.get_or_insert_with(|| (new_bar(), start));
                bar.set_length(progress.total);
                bar.set_position(progress.done);
                let what = Message::new(progress.what);
                bar.set_message(locale.say(&with_worth(&progress, what)));
            } else if shown.as_ref().is_none_or(|(_, last)| last.elapsed() > 5 * QUIET) {
                *shown = Some((ProgressBar::hidden(), Instant::now()));
                crate::output::complain!("{}", locale.say(&line(&progress)));
            }
        }
    }
}

impl Drop for Ticker {
    fn drop(&mut self) {
        if let Ok(Some((bar, _))) = self.shown.get_mut() {
            bar.finish_and_clear();
        }
    }
}

fn new_bar() -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} [{bar:30}] {pos}/{len} {elapsed} eta {eta}");
    ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn line(progress: &Progress) -> Message {
    let Progress { done, total, .. } = *progress;
    let what = Message::new(progress.what);
    let counted = match total {
        0 => message!("progress-so-far", what = what, done = done),
        _ => message!("progress-of", what = what, done = done, total = total),
    };
    with_worth(progress, counted)
}

/// What was counted, then the best answer and the bound where an integer program has them.
fn with_worth(progress: &Progress, what: Message) -> Message {
    match (progress.best, progress.bound) {
        (Some(best), Some(bound)) => {
            message!("progress-best", what = what, best = number(best), bound = number(bound))
        }
        (None, Some(bound)) => message!("progress-bound", what = what, bound = number(bound)),
        _ => what,
    }
}

/// To six decimals at most: 10 stays 10, and what rounds to nothing is 0.
fn number(value: f64) -> String {
    let rounded = (value * 1e6).round() / 1e6;
    // Adding zero takes the sign off a negative one.
    (rounded + 0.0).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_and_seconds_are_read_strictly() {
        assert_eq!(bytes("4G"), Ok(4 << 30));
        assert_eq!(bytes("17"), Ok(17));
        assert!(bytes("G").is_err() && bytes("").is_err() && bytes("99999999999999G").is_err());
        assert!(seconds("-1").is_err() && seconds("nan").is_err() && seconds("inf").is_err());
        assert_eq!(seconds("0.5"), Ok(Duration::from_millis(500)));
    }

    #[test]
    fn bounds_keep_the_zeros_before_their_point() {
        let told = [10.0, 0.0, 100.0, -20.0, 1.5, 2.123_456_789, -1e-9].map(number);
        assert_eq!(told, ["10", "0", "100", "-20", "1.5", "2.123457", "0"]);
    }

    #[test]
    fn a_line_of_progress_begins_with_its_count() {
        let progress = Progress {
            what: "progress-nodes",
            done: 41,
            total: 0,
            best: Some(10.0),
            bound: Some(2.5),
        };
        assert_eq!(line(&progress).to_string(), "nodes: 41, best 10, bound 2.5");
    }
}
