//! The parent's side: a question to a child process, under a budget.

use super::frame::{Reader, Writer};
use super::{read_progress, told};
use crate::memory::resident_bytes;
use quadrille_core::workshop::{Workshop, end};
use quadrille_core::{Budget, Progress, Stop};
use std::io::BufReader;
use std::process::{Child, ChildStdin, ChildStdout};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// How often a waiting parent looks at its budget and at what the child holds.
const LOOK: Duration = Duration::from_millis(5);
/// How long a child whose time is over may take to hand over what it found.
const GRACE: Duration = Duration::from_millis(100);
/// What a process of ours holds that has not begun to work.
pub const IDLE_BYTES: u64 = 12 << 20;
/// A child that still holds more than this when its work is done is not kept for the next.
const MOST_KEPT: u64 = 64 << 20;

/// A child at work for one caller. Dropping it ends the child; [`Session::release`] keeps it for the next.
pub struct Session {
    workshop: Workshop,
    child: Option<Child>,
    pipes: Option<(ChildStdin, BufReader<ChildStdout>)>,
}

impl Session {
    /// A child for this budget, if it has a workshop.
    pub fn open(budget: &Budget) -> Option<Result<Session, Stop>> {
        let workshop = budget.workshop()?.clone();
        let Ok(mut child) = workshop.take() else { return Some(Err(Stop::Lost)) };
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            end(&mut child);
            return Some(Err(Stop::Lost));
        };
        let pipes = Some((input, BufReader::new(output)));
        Some(Ok(Session { workshop, child: Some(child), pipes }))
    }

    /// Sends messages, the last of them a question, and waits for the answer. A child that is not done when the budget ends is ended;
    /// `memory` is the most it may hold.
    pub fn ask(
        &mut self,
        questions: Vec<Writer>,
        memory: u64,
        budget: &Budget,
    ) -> Result<(u8, Reader), Stop> {
        let (Some(child), Some(pipes)) = (&mut self.child, self.pipes.take()) else {
            return Err(Stop::Lost);
        };
        let (tell, hear) = mpsc::channel();
        let (mut input, mut output) = pipes;
        // Both ways in a thread of their own: a child that does not read, or does not answer, blocks
        // it until the child has ended, and no longer.
        let talk = thread::Builder::new().name("engine".into()).spawn(move || {
            // Each is dropped when it is sent: a large problem is not held twice for longer than need be.
            let sent = questions.into_iter().try_for_each(|question| question.send(&mut input));
            let mut heard = sent.and_then(|()| Reader::receive(&mut output));
            while let Ok(Some((told::PROGRESS, reader))) = &mut heard {
                if let Ok(progress) = read_progress(reader) {
                    let _ = tell.send(Heard::Progress(progress));
                }
                heard = Reader::receive(&mut output);
            }
            let _ = tell.send(Heard::Answer(heard, input, output));
        });
        let Ok(talk) = talk else { return Err(Stop::Memory) };
        let answer = wait(child, &hear, memory, budget);
        if answer.is_err() {
            end(child);
            self.child = None;
        }
        let _ = talk.join();
        let (reader, input, output) = answer?;
        self.pipes = Some((input, output));
        Ok(reader)
    }

    /// Gives the child back, with a last message if it has something to forget.
    pub fn release(mut self, last: Option<Writer>) {
        if let (Some(mut child), Some((mut input, output))) = (self.child.take(), self.pipes.take())
        {
            let large = resident_bytes(child.id()).is_none_or(|bytes| bytes > MOST_KEPT);
            if large || last.is_some_and(|last| last.send(&mut input).is_err()) {
                end(&mut child);
                return;
            }
            child.stdin = Some(input);
            child.stdout = Some(output.into_inner());
            self.workshop.give_back(child);
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        if let Some(child) = &mut self.child {
            end(child);
        }
    }
}

/// What comes from a child.
enum Heard {
    Progress(Progress),
    Answer(std::io::Result<Option<(u8, Reader)>>, ChildStdin, BufReader<ChildStdout>),
}
type Answer = ((u8, Reader), ChildStdin, BufReader<ChildStdout>);

/// Waits for the answer, for as long as the budget says.
fn wait(
    child: &mut Child,
    hear: &mpsc::Receiver<Heard>,
    memory: u64,
    budget: &Budget,
) -> Result<Answer, Stop> {
    let mut late = Duration::ZERO;
    loop {
        match hear.recv_timeout(LOOK) {
            Ok(Heard::Answer(Ok(Some(reader)), input, output)) => {
                return Ok((reader, input, output));
            }
            Ok(Heard::Progress(progress)) => budget.tell(progress),
            // A child that took all it may is ended by the system; one that is gone for no reason we know
            // of has crashed.
            Ok(Heard::Answer(..)) | Err(RecvTimeoutError::Disconnected) => {
                budget.check()?;
                return Err(if memory < u64::MAX / 2 { Stop::Memory } else { Stop::Lost });
            }
            Err(RecvTimeoutError::Timeout) => {}
        }
        let held = resident_bytes(child.id()).unwrap_or(0);
        if held.saturating_sub(IDLE_BYTES) > memory.saturating_add(memory / 32) {
            return Err(Stop::Memory);
        }
        match budget.check() {
            Ok(()) => {}
            // What was found until the end of its time is worth a moment.
            Err(Stop::Time) if late < GRACE => late += LOOK,
            Err(stop) => return Err(stop),
        }
    }
}
