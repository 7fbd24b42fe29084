//! The parent's side of one solve: start a child, wait for it, judge what it says.

use super::child::MARK;
use super::watchdog::Watchdog;
use super::{CHILD_VERB, Job, Reply, grace};
use crate::store::Outcome;
use crate::{Failure, read};
use quadrille_core::{DynPuzzle, Options, Ruling, message};
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};
use wait4::{ResUse, Wait4};

/// A child that says more than this is not listened to any longer.
const MAX_SAID: u64 = 1 << 30;
/// Longer solutions are refereed but not kept.
const MAX_KEPT: usize = 1 << 20;

/// Starts children: this program under a hidden verb.
#[derive(Clone, Debug)]
pub struct Launcher {
    /// The program, by a name that leads to the same file for as long as the run lasts: results
    /// are recorded under this version.
    pub program: PathBuf,
}

/// What came of one child, and whether a signal ended it.
struct Judged {
    outcome: Outcome,
    signalled: bool,
}

/// What a child left behind.
struct Ended {
    said: String,
    used: ResUse,
    wall: f64,
}

impl Launcher {
    /// Runs one job to its end and referees the answer. A child that cannot be started says nothing
    /// about the puzzle, so that is no result but the end of the run.
    pub fn solve(&self, job: &Job, watchdog: &Watchdog) -> Result<Outcome, Failure> {
        let first = self.once(job, watchdog)?;
        // A signal may come from outside, such as from a system that ran out of memory because of
        // others: only what happens twice is the method's own doing.
        if first.outcome.verdict == Ruling::Crashed && first.signalled && !watchdog.is_cancelled() {
            return Ok(self.once(job, watchdog)?.outcome);
        }
        Ok(first.outcome)
    }

    fn once(&self, job: &Job, watchdog: &Watchdog) -> Result<Judged, Failure> {
        let ended = self.start(job).and_then(|(child, said)| finish(child, said, job, watchdog));
        let ended =
            ended.map_err(|error| message!("bench-cannot-start", error = error.to_string()))?;
        let signalled = signal(ended.used.status).is_some();
        Ok(Judged { outcome: judge(job, ended), signalled })
    }

    fn start(&self, job: &Job) -> io::Result<((Child, Instant), io::PipeReader)> {
        // Both outputs share a pipe: one reader, and neither can fill up unread.
        let (reader, writer) = io::pipe()?;
        let mut command = Command::new(&self.program);
        command.arg(CHILD_VERB).stdin(Stdio::piped());
        command.stdout(writer.try_clone()?).stderr(writer);
        // Ctrl-C is for the parent, which ends its children itself.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let begin = Instant::now();
        let mut child = command.spawn()?;
        // The command holds the writing end: while it lives, the pipe never ends.
        drop(command);
        let message = serde_json::to_vec(job).map_err(io::Error::other)?;
        if let Some(mut stdin) = child.stdin.take() {
            // A child that died early is judged by its exit, not by this.
            let _ = stdin.write_all(&message);
        }
        Ok(((child, begin), reader))
    }
}

fn finish(
    (mut child, begin): (Child, Instant),
    reader: io::PipeReader,
    job: &Job,
    watchdog: &Watchdog,
) -> io::Result<Ended> {
    let pid = child.id();
    watchdog.add(pid, begin + Duration::from_secs_f64(job.seconds + grace(job.seconds)));
    let mut said = Vec::new();
    let heard = reader.take(MAX_SAID).read_to_end(&mut said);
    let ended = wait_without_collecting(pid);
    watchdog.remove(pid);
    let used = child.wait4()?;
    heard?;
    ended?;
    let said = String::from_utf8_lossy(&said).into_owned();
    Ok(Ended { said, used, wall: begin.elapsed().as_secs_f64() })
}

/// Waits for a child but leaves its number taken, so that the watchdog cannot hit a stranger.
fn wait_without_collecting(pid: u32) -> io::Result<()> {
    use rustix::process::{Pid, WaitId, WaitIdOptions, waitid};
    let Some(pid) = Pid::from_raw(pid as i32) else { return Ok(()) };
    loop {
        match waitid(WaitId::Pid(pid), WaitIdOptions::EXITED | WaitIdOptions::NOWAIT) {
            Err(rustix::io::Errno::INTR) => {}
            other => return other.map(|_| ()).map_err(io::Error::from),
        }
    }
}

fn judge(job: &Job, ended: Ended) -> Outcome {
    let cpu = (ended.used.rusage.utime + ended.used.rusage.stime).as_secs_f64();
    let measured =
        Outcome { wall: ended.wall, cpu, peak: ended.used.rusage.maxrss, ..Outcome::default() };
    let reply = ended.said.lines().rev().find_map(|line| line.strip_prefix(MARK));
    match reply.and_then(|line| serde_json::from_str::<Reply>(line).ok()) {
        Some(reply) => referee(job, reply, measured),
        None => post_mortem(job, &ended, measured),
    }
}

/// A second opinion on the child's answer, from the puzzle's own text.
fn referee(job: &Job, reply: Reply, measured: Outcome) -> Outcome {
    let Reply { report, peak } = reply;
    let mut outcome = Outcome {
        verdict: report.verdict,
        objective: report.objective,
        bound: report.bound,
        nodes: report.nodes,
        seconds: report.seconds,
        error: report.error,
        peak: peak.unwrap_or(measured.peak),
        ..measured
    };
    let complaint = match &report.solution {
        Some(solution) => objection(job, solution, outcome.objective),
        None if matches!(outcome.verdict, Ruling::Solved | Ruling::Best) => {
            Some("it claims a solution but gives none".to_string())
        }
        None => None,
    };
    if let Some(complaint) = complaint {
        outcome.verdict = Ruling::Wrong;
        outcome.error = Some(complaint);
    }
    outcome.solution = report.solution.filter(|text| text.len() <= MAX_KEPT);
    outcome
}

/// What is wrong with a solution, or nothing.
fn objection(job: &Job, solution: &str, objective: Option<i64>) -> Option<String> {
    let puzzle = match puzzle(job) {
        Ok(puzzle) => puzzle,
        Err(error) => return Some(format!("the puzzle cannot be read again: {error}")),
    };
    match puzzle.check(solution) {
        Err(error) => Some(format!("the answer cannot be read: {error}")),
        Ok(Err(broken)) => Some(format!("the referee refuses the answer: {broken}")),
        Ok(Ok(found)) if found != objective => {
            Some(format!("it claims objective {objective:?}, the referee counts {found:?}"))
        }
        Ok(Ok(_)) => None,
    }
}

fn puzzle(job: &Job) -> Result<Box<dyn DynPuzzle>, String> {
    let options = job.read.iter().fold(Options::new(), |all, (name, value)| all.with(name, value));
    let game = job.game.as_deref().and_then(quadrille_games::find);
    let puzzle = match &job.text {
        Some(text) => read::text(game, text, &options),
        None => read::file(game, &job.path, &options),
    };
    puzzle.map_err(|error| error.to_string())
}

/// Why a child ended without an answer.
fn post_mortem(job: &Job, ended: &Ended, measured: Outcome) -> Outcome {
    let words = ended.said.trim();
    let out_of_memory = job.memory > 0
        && ["memory allocation of", "bad_alloc", "Cannot allocate memory"]
            .iter()
            .any(|sign| words.contains(sign));
    let late = measured.wall >= job.seconds || measured.cpu >= job.seconds;
    let (verdict, error) = if out_of_memory {
        (Ruling::Unknown, "memory limit reached; the process ended itself".to_string())
    } else if late && killed(ended.used.status) {
        (Ruling::Unknown, "time limit reached; the process was killed".to_string())
    } else {
        let tail: Vec<&str> = words.lines().rev().take(3).collect();
        let tail: Vec<&str> = tail.into_iter().rev().collect();
        (Ruling::Crashed, format!("{}: {}", ended.used.status, tail.join(" / ")))
    };
    Outcome { verdict, seconds: measured.wall, error: Some(error), ..measured }
}

/// SIGKILL comes from the watchdog, SIGXCPU from the system's own limit.
fn killed(status: ExitStatus) -> bool {
    matches!(signal(status), Some(9 | 24))
}

#[cfg(unix)]
fn signal(status: ExitStatus) -> Option<i32> {
    std::os::unix::process::ExitStatusExt::signal(&status)
}

/// Without signals, ending a process gives it the status 1, or 9 as here.
#[cfg(not(unix))]
fn signal(status: ExitStatus) -> Option<i32> {
    (!status.success()).then_some(9)
}

#[cfg(all(test, unix))]
#[path = "launch_tests.rs"]
mod tests;
