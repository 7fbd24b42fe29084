//! The child's side: questions in, answers out.

use super::{Reader, Writer, ask, read_limits};
use crate::sat;
use quadrille_core::Budget;
use std::io::{self, Read, Write};
use std::sync::mpsc;
use std::thread;

/// Answers questions on standard input. What an engine prints by itself goes to standard error, lest it
/// be taken for an answer.
pub fn serve_standard() -> io::Result<()> {
    #[cfg(target_os = "linux")]
    {
        use std::os::fd::AsFd;
        let answers = io::stdout().as_fd().try_clone_to_owned()?;
        rustix::stdio::dup2_stdout(io::stderr())?;
        serve(io::stdin(), &mut std::fs::File::from(answers))
    }
    #[cfg(not(target_os = "linux"))]
    serve(io::stdin(), &mut io::stdout())
}

/// Answers questions until the other side closes.
///
/// They are read in a thread of their own: when the parent has gone, the process ends at once, whatever
/// an engine is doing.
pub fn serve(mut input: impl Read + Send + 'static, output: &mut impl Write) -> io::Result<()> {
    let (tell, hear) = mpsc::channel();
    thread::Builder::new().name("questions".into()).spawn(move || {
        while let Ok(Some(question)) = Reader::receive(&mut input) {
            if tell.send(question).is_err() {
                break;
            }
        }
        std::process::exit(0);
    })?;
    let base = data_bytes().unwrap_or(0);
    let mut solver = sat::Served::new(base);
    for (kind, mut reader) in hear {
        let answer: Option<Writer> = match kind {
            #[cfg(feature = "highs")]
            ask::PROGRAM => Some(crate::mip::served(&mut reader, base)?),
            #[cfg(feature = "highs")]
            ask::RELAX => Some(crate::lp::served(&mut reader, base)?),
            #[cfg(feature = "highs")]
            ask::BRANCH => Some(crate::bnb::served(&mut reader, base)?),
            ask::CLAUSES => {
                solver.clauses(&mut reader)?;
                None
            }
            ask::SOLVE => Some(solver.solve(&mut reader)?),
            ask::PROVE => Some(solver.prove(&mut reader)?),
            ask::FORGET => {
                solver = sat::Served::new(base);
                None
            }
            _ => return Err(io::Error::new(io::ErrorKind::InvalidData, "an unknown question")),
        };
        if let Some(answer) = answer {
            answer.send(output)?;
        }
    }
    Ok(())
}

/// The limits of a question, enforced by the system as well: an engine that allocates beyond them fails.
/// `base` is what the process held before it had any work.
pub(crate) fn limited(reader: &mut Reader, base: u64) -> io::Result<Budget> {
    let (budget, memory) = read_limits(reader)?;
    hold_memory(memory, base);
    Ok(budget)
}

/// Lets further allocations fail once this process holds `memory` more than its `base`.
#[cfg(target_os = "linux")]
fn hold_memory(memory: u64, base: u64) {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let maximum = getrlimit(Resource::Data).maximum;
    let most = base.saturating_add(memory).saturating_add(memory / 16);
    let current = (memory < u64::MAX / 2).then_some(most);
    // Without it the parent's own look at this process remains.
    let _ = setrlimit(Resource::Data, Rlimit { current: current.or(maximum), maximum });
}

#[cfg(not(target_os = "linux"))]
fn hold_memory(_: u64, _: u64) {}

/// The private memory of this process, as the system's limit counts it.
fn data_bytes() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find(|line| line.starts_with("VmData:"))?;
    let kib: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kib * 1024)
}
