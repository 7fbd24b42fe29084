//! Working on tasks that many machines share: `bench work`.
//!
//! One thread talks to the store, the others work. A task is held on a lease that the first thread renews, and what
//! a task brought goes into the store in the transaction that closes it, so whatever dies at whatever moment, every
//! task counts once.

mod cubes;
mod desk;
mod make;
mod solve;

pub use cubes::{CUBE_QUEUE, CubeWork, Cubes, Question};
pub use desk::{Crew, Done, work};
pub use make::{MAKE_QUEUE, Make, MakeTask, submit_making};
pub use solve::{Solve, SolveTask, submit};

use crate::Failure;
use crate::store::{Product, Queue, Task, Worker};
use quadrille_core::CancelToken;

/// The queue of a campaign is this and the campaign's name.
pub const SOLVE_QUEUE: &str = "solve/";

/// Somebody who knows how to do one kind of task.
pub trait Craft: Sync {
    /// The kind.
    fn kind(&self) -> &'static str;

    /// The start of the names of its queues.
    fn prefix(&self) -> &'static str;

    /// Fetches from the store what these tasks need.
    fn prepare(
        &self,
        _store: &mut dyn Queue,
        _worker: &Worker,
        _tasks: &[Task],
    ) -> Result<(), Failure> {
        Ok(())
    }

    /// Does a task.
    fn work(&self, task: &Task, cancel: &CancelToken) -> Work;
}

/// What came of a task.
#[derive(Debug)]
pub enum Work {
    /// It is done.
    Done(Product),
    /// It failed, and may be tried again.
    Failed(String),
    /// It was interrupted: nothing is known.
    Interrupted,
    /// This machine can do no such task.
    Unfit(Failure),
}
