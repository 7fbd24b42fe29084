//! The child's side: one job in, one reply out, under limits the system enforces.

use super::{Job, Reply, grace};
use crate::read;
use quadrille_core::{Ask, Budget, Options, SolveReport};
use quadrille_games::reading::{self, ReadError};
use std::collections::BTreeMap;
use std::io::{self, Read, Write};
use std::time::Duration;

/// The hidden verb by which the program starts itself.
pub const CHILD_VERB: &str = "bench-child";

/// Begins the line that holds the reply: engines may print lines of their own.
pub(super) const MARK: &str = "quadrille-reply ";

/// Reads a job, works on it and writes the reply.
pub fn serve(input: &mut dyn Read, output: &mut dyn Write) -> io::Result<()> {
    let mut text = String::new();
    input.read_to_string(&mut text)?;
    let job: Job = serde_json::from_str(&text).map_err(io::Error::other)?;
    drop(text);
    limit(&job)?;
    let mut report = solve(&job).unwrap_or_else(|error| SolveReport::invalid("", error));
    // Notes are for people; read back, they would be taken for a measure, and the reply refused.
    report.notes.clear();
    let reply = Reply { report, peak: peak_bytes() };
    let line = serde_json::to_string(&reply).map_err(io::Error::other)?;
    // The engines may have left half a line behind.
    write!(output, "\n{MARK}{line}\n")?;
    output.flush()
}

fn options(values: &BTreeMap<String, String>) -> Options {
    values.iter().fold(Options::new(), |all, (name, value)| all.with(name, value))
}

fn solve(job: &Job) -> Result<SolveReport, ReadError> {
    let game = job.game.as_deref().map(reading::game).transpose()?;
    let puzzle = match &job.text {
        Some(text) => read::text(game, text, &options(&job.read))?,
        None => read::file(game, &job.path, &options(&job.read))?,
    };
    let ask = Ask {
        count: job.count,
        seed: job.seed,
        options: options(&job.options),
        threads: job.threads as usize,
        proof: false,
        tree: false,
    };
    let mut budget = Budget::for_time(Duration::from_secs_f64(job.seconds));
    if job.memory > 0 {
        budget = budget.with_memory(job.memory);
    }
    Ok(puzzle.solve(Some(&job.method), &ask, &mut budget)?)
}

/// Lets the system end this process when it takes too much, or when its parent has gone.
#[cfg(target_os = "linux")]
fn limit(job: &Job) -> io::Result<()> {
    use rustix::process::{Resource, Rlimit, Signal, setrlimit};
    rustix::process::set_parent_process_death_signal(Some(Signal::KILL))?;
    let parent = rustix::process::getppid().map(|pid| pid.as_raw_nonzero().get() as u32);
    if parent != Some(job.parent) {
        return Err(io::Error::other("the campaign that started this process has ended"));
    }
    let set = |resource, most: u64| {
        setrlimit(resource, Rlimit { current: Some(most), maximum: Some(most) })
    };
    set(Resource::Core, 0)?;
    let seconds = (job.seconds + grace(job.seconds)) * job.threads.max(1) as f64;
    set(Resource::Cpu, seconds.ceil() as u64 + 1)?;
    if job.memory > 0 {
        set(Resource::Data, job.memory)?;
    }
    Ok(())
}

/// Elsewhere the parent's clock is the only hard limit.
#[cfg(not(target_os = "linux"))]
fn limit(_job: &Job) -> io::Result<()> {
    Ok(())
}

/// The most this process held. The figure that `wait4` gives the parent also counts what the
/// parent held when it started the child, so the child's own figure is the better one.
fn peak_bytes() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find(|line| line.starts_with("VmHWM:"))?;
    let kib: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kib * 1024)
}
