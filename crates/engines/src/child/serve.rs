//! The child's side: questions in, answers out.

use super::{Reader, Writer, ask, read_limits, write_progress};
use crate::sat;
use quadrille_core::Budget;
use quadrille_core::budget::Watcher;
use std::io::{self, Read, Write};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;
use std::time::{Duration, Instant};

/// The parent is told how far the work is no more often than this.
const EVERY: Duration = Duration::from_millis(100);

/// What a child has to answer with.
#[derive(Clone)]
pub(crate) struct Post {
    /// What the process held before it had any work.
    base: u64,
    /// Tells the parent how far the work is.
    tell: Watcher,
}

/// Answers questions on standard input. What an engine prints by itself goes to standard error, lest it
/// be taken for an answer.
pub fn serve_standard() -> io::Result<()> {
    #[cfg(target_os = "linux")]
    {
        use std::os::fd::AsFd;
        let answers = io::stdout().as_fd().try_clone_to_owned()?;
        rustix::stdio::dup2_stdout(io::stderr())?;
        serve(io::stdin(), std::fs::File::from(answers))
    }
    #[cfg(not(target_os = "linux"))]
    serve(io::stdin(), io::stdout())
}

/// Answers questions until the other side closes.
///
/// They are read in a thread of their own: when the parent has gone, the process ends at once, whatever
/// an engine is doing.
pub fn serve(
    mut input: impl Read + Send + 'static,
    output: impl Write + Send + 'static,
) -> io::Result<()> {
    let (tell, hear) = mpsc::channel();
    thread::Builder::new().name("questions".into()).spawn(move || {
        while let Ok(Some(question)) = Reader::receive(&mut input) {
            if tell.send(question).is_err() {
                break;
            }
        }
        std::process::exit(0);
    })?;
    let output = Arc::new(Mutex::new(output));
    let post = Post { base: data_bytes().unwrap_or(0), tell: teller(Arc::clone(&output)) };
    let mut solver = sat::Served::new(post.clone());
    for (kind, mut reader) in hear {
        let answer: Option<Writer> = match kind {
            #[cfg(feature = "highs")]
            ask::PROGRAM => Some(crate::mip::served(&mut reader, &post)?),
            #[cfg(feature = "highs")]
            ask::RELAX => Some(crate::lp::served(&mut reader, &post)?),
            #[cfg(feature = "highs")]
            ask::BRANCH => Some(crate::bnb::served(&mut reader, &post)?),
            ask::CLAUSES => {
                solver.clauses(&mut reader)?;
                None
            }
            ask::SOLVE => Some(solver.solve(&mut reader)?),
            ask::PROVE => Some(solver.prove(&mut reader)?),
            ask::FORGET => {
                solver = sat::Served::new(post.clone());
                None
            }
            _ => return Err(io::Error::new(io::ErrorKind::InvalidData, "an unknown question")),
        };
        if let Some(answer) = answer {
            answer.send(&mut *output.lock().unwrap_or_else(PoisonError::into_inner))?;
        }
    }
    Ok(())
}

/// The limits of a question, enforced by the system as well: an engine that allocates beyond them fails.
pub(crate) fn limited(reader: &mut Reader, post: &Post) -> io::Result<Budget> {
    let (budget, memory, watched) = read_limits(reader)?;
    hold_memory(memory, post.base);
    Ok(if watched { budget.with_watcher(Arc::clone(&post.tell)) } else { budget })
}

/// Sends progress where answers go, now and then. A parent that does not hear it will end this process anyway.
fn teller(output: Arc<Mutex<impl Write + Send + 'static>>) -> Watcher {
    let last = Mutex::new(None::<Instant>);
    Arc::new(move |progress| {
        let mut last = last.lock().unwrap_or_else(PoisonError::into_inner);
        if last.is_none_or(|then| then.elapsed() >= EVERY) {
            *last = Some(Instant::now());
            let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
            let _ = write_progress(&progress).send(&mut *output);
        }
    })
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
