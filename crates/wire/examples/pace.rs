//! How long the program takes over questions of the wire, to be held against the page's module (`web/tests/pace.mjs`).
//!
//! Reads questions as the page writes them, one a line, `["en", {"path": "jobs", "body": {...}}]`; answers all of them as many times as the argument
//! says, after a few times that do not count, and prints the processor time of one such round in milliseconds.

#![allow(clippy::print_stdout)]

use quadrille_core::{Budget, Locale};
use quadrille_wire::{Limits, Request, answer};
use std::io::{self, Read};
use std::time::Duration;
use std::{env, fs, hint};

const UNCOUNTED: u32 = 3;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let rounds: u32 = env::args().nth(1).ok_or("how many rounds?")?.parse()?;
    let mut questions = String::new();
    io::stdin().read_to_string(&mut questions)?;
    let round = || questions.lines().try_for_each(ask);
    (0..UNCOUNTED).try_for_each(|_| round())?;
    let before = used()?;
    (0..rounds).try_for_each(|_| round())?;
    println!("{}", (used()? - before).as_secs_f64() * 1e3 / f64::from(rounds));
    Ok(())
}

/// All that the module does between taking a text and giving one.
fn ask(question: &str) -> Result<(), Box<dyn std::error::Error>> {
    let (_, request) = serde_json::from_str::<(Locale, Request)>(question)?;
    let told = answer(request, &Limits::default(), Budget::unlimited());
    hint::black_box(told.map_err(|refusal| format!("{question}: {refusal:?}"))?);
    Ok(())
}

/// What the kernel has counted for this thread: on a busy machine the only clock that can be trusted.
fn used() -> Result<Duration, Box<dyn std::error::Error>> {
    let counted = fs::read_to_string("/proc/self/schedstat")?;
    let nanoseconds = counted.split_whitespace().next().ok_or("no time in schedstat")?;
    Ok(Duration::from_nanos(nanoseconds.parse()?))
}
