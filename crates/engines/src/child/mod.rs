//! Engines in a process of their own, which can be ended.
//!
//! HiGHS and CaDiCaL look at their interrupts only now and then, and take memory as they please. So
//! whatever may last runs in a child: the program starts itself with a hidden verb that calls [`serve`],
//! and the parent ends the child when the budget ends. Small problems, whose next look is never far,
//! stay in the caller's process: the bounds are [`crate::mip::SMALL`] and [`crate::sat::SMALL`].

mod call;
mod frame;
mod serve;

pub(crate) use call::{IDLE_BYTES, Session};
pub(crate) use frame::{Reader, Writer};
pub(crate) use serve::{Post, limited};
pub use serve::{serve, serve_standard};

use quadrille_core::{Budget, Progress, Stop};
use std::io;
use std::time::Duration;

/// The hidden verb by which a program starts itself as a child.
pub const VERB: &str = "engine-child";

/// The kinds of questions.
pub(crate) mod ask {
    pub const PROGRAM: u8 = 1;
    pub const CLAUSES: u8 = 2;
    pub const SOLVE: u8 = 3;
    pub const PROVE: u8 = 4;
    pub const FORGET: u8 = 5;
    pub const RELAX: u8 = 6;
    pub const BRANCH: u8 = 7;
}

/// The kinds of answers.
pub(crate) mod told {
    pub const DONE: u8 = 1;
    pub const STOPPED: u8 = 2;
    /// Not the answer yet: how far it is.
    pub const PROGRESS: u8 = 3;
}

/// What children count.
const COUNTED: [&str; 2] = ["progress-nodes", "progress-conflicts"];

/// How far a child is, on its way to the parent.
pub(crate) fn write_progress(progress: &Progress) -> Writer {
    let what = COUNTED.iter().position(|what| *what == progress.what).unwrap_or(0);
    let mut writer = Writer::new(told::PROGRESS);
    writer.byte(what as u8).whole(progress.done);
    for number in [progress.best, progress.bound] {
        writer.number(number.unwrap_or(f64::NAN));
    }
    writer
}

pub(crate) fn read_progress(reader: &mut Reader) -> io::Result<Progress> {
    let what = COUNTED.get(usize::from(reader.byte()?)).copied().unwrap_or(COUNTED[0]);
    let mut progress = Progress::new(what, reader.whole()?, 0);
    let known = |number: f64| Some(number).filter(|number| number.is_finite());
    progress.best = known(reader.number()?);
    progress.bound = known(reader.number()?);
    Ok(progress)
}

/// The limits of a question.
pub(crate) fn write_limits(writer: &mut Writer, memory: u64, budget: &Budget) {
    let seconds = budget.time_left().map_or(f64::INFINITY, |left| left.as_secs_f64());
    writer.number(seconds).whole(memory).byte(budget.is_watched().into());
}

/// The limits of a question as a budget, the memory alone, and whether somebody wants to know how far it is.
pub(crate) fn read_limits(reader: &mut Reader) -> io::Result<(Budget, u64, bool)> {
    let (seconds, memory) = (reader.number()?, reader.whole()?);
    let time = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX);
    Ok((Budget::for_time(time).with_memory(memory), memory, reader.byte()? != 0))
}

/// Why work ended, as a byte.
pub(crate) fn stop_code(stop: Stop) -> u8 {
    match stop {
        Stop::Time => 0,
        Stop::Cancelled => 1,
        Stop::Nodes => 2,
        Stop::Memory => 3,
        Stop::GaveUp => 4,
        Stop::Refused => 5,
        Stop::Lost => 6,
        Stop::Untrue => 7,
    }
}

/// The reason behind a byte.
pub(crate) fn stop_of(code: u8) -> Stop {
    let all = [
        Stop::Time,
        Stop::Cancelled,
        Stop::Nodes,
        Stop::Memory,
        Stop::GaveUp,
        Stop::Refused,
        Stop::Lost,
        Stop::Untrue,
    ];
    all.into_iter().find(|stop| stop_code(*stop) == code).unwrap_or(Stop::Lost)
}
