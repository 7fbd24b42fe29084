//! One puzzle that outlasts a machine: cut into cubes, which are tasks, and what came of these put together.
//!
//! The cubes are always the same for a puzzle, in the same order, and the answer is that of whoever takes them one after
//! the other. A cube's result is kept like a campaign's, with the cube as the options and the number of its solutions as
//! the objective, so it is recorded once, whoever is killed when.

use super::{Craft, Work};
use crate::Failure;
use crate::store::{Key, NewTask, Outcome, Product, Queue, Row, Settings, Task};
use quadrille_core::workshop::Workshop;
use quadrille_core::{Ask, Budget, CancelToken, Cube, DynPuzzle, Ruling, SolveReport};
use quadrille_games::reading::Source;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::fmt::Write;
use std::sync::Arc;
use std::time::Duration;

/// The queue of a puzzle's cubes is this and the hash of the question.
pub const CUBE_QUEUE: &str = "cubes/";

/// What is asked of a puzzle.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The puzzle as `game:ID`.
    pub puzzle: String,
    /// Solutions asked for.
    pub count: u64,
    /// Seconds a cube may take.
    pub seconds: f64,
    /// How many cubes are wanted.
    pub cubes: usize,
    /// The version of the program: another one may cut in another way.
    pub version: String,
}

/// A question with its cubes.
pub struct CubeWork {
    question: Question,
    /// Its queue, and the campaign of its results.
    pub queue: String,
    cubes: Vec<Cube>,
}

#[derive(Serialize, Deserialize)]
struct CubeTask {
    question: Question,
    cube: String,
}

impl CubeWork {
    /// Cuts a puzzle.
    pub fn new(question: Question, budget: &mut Budget) -> Result<Self, Failure> {
        let cubes = read(&question.puzzle)?.cubes(question.cubes, budget)?;
        let text = serde_json::json!(question).to_string();
        let mut queue = CUBE_QUEUE.to_string();
        for byte in &Sha256::digest(text.as_bytes())[..8] {
            // Writing to a string cannot fail.
            let _ = write!(queue, "{byte:02x}");
        }
        Ok(CubeWork { question, queue, cubes })
    }

    /// How many cubes there are.
    pub fn len(&self) -> usize {
        self.cubes.len()
    }

    /// Whether there is nothing to do: the puzzle was refuted while it was cut.
    pub fn is_empty(&self) -> bool {
        self.cubes.is_empty()
    }

    /// Puts the cubes into a store; those that are there are not added again.
    pub fn submit(&self, store: &mut dyn Queue) -> Result<u64, Failure> {
        let Question { seconds, count, .. } = self.question;
        let settings = Settings { time_limit: seconds, memory_limit: 0, count, threads: 1 };
        store.open_campaign(&self.queue, &settings)?;
        let task = |cube: &Cube| {
            let task = CubeTask { question: self.question.clone(), cube: cube.to_string() };
            NewTask { name: task.cube.clone(), payload: serde_json::json!(task).to_string() }
        };
        let tasks: Vec<NewTask> = self.cubes.iter().map(task).collect();
        // A cube says all there is to know, so that any version can solve it.
        store.add_tasks(&self.queue, "cubes", "", &tasks)
    }

    /// What is known: the answer, or nothing as long as cubes are missing that it depends on.
    ///
    /// Cubes behind the last one that is needed are taken out of the queue.
    pub fn collect(&self, store: &mut dyn Queue) -> Result<Option<SolveReport>, Failure> {
        let mut found: HashMap<Arc<str>, Outcome> = HashMap::new();
        store.rows(&self.queue, true, &mut |row| {
            found.insert(row.key.options, row.outcome);
            Ok(())
        })?;
        let mut sum = SolveReport {
            game: self.question.puzzle.split(':').next().map(str::to_string),
            puzzle: self.question.puzzle.clone(),
            method: Some("search".to_string()),
            verdict: Ruling::Impossible,
            exhausted: true,
            ..SolveReport::default()
        };
        for (at, cube) in self.cubes.iter().enumerate() {
            let Some(outcome) = found.remove(cube.to_string().as_str()) else { return Ok(None) };
            add(&mut sum, outcome);
            if sum.solutions >= self.question.count {
                let rest: Vec<String> = self.cubes[at + 1..].iter().map(Cube::to_string).collect();
                store.close(&self.queue, &rest)?;
                sum.solutions = self.question.count;
                (sum.verdict, sum.exhausted, sum.error) = (Ruling::Solved, false, None);
                return Ok(Some(sum));
            }
        }
        sum.verdict = match (&sum.error, &sum.solution) {
            (None, None) => Ruling::Impossible,
            (None, Some(_)) => Ruling::Solved,
            (Some(_), Some(_)) => Ruling::Best,
            (Some(_), None) => Ruling::Unknown,
        };
        Ok(Some(sum))
    }
}

/// Adds what came of a cube.
fn add(sum: &mut SolveReport, outcome: Outcome) {
    let solutions = outcome.objective.and_then(|n| u64::try_from(n).ok()).unwrap_or(0);
    sum.solutions += solutions;
    sum.seconds += outcome.seconds;
    sum.nodes += outcome.nodes;
    sum.solution = sum.solution.take().or(outcome.solution);
    if !outcome.verdict.is_definite() {
        sum.exhausted = false;
        let unknown = || outcome.verdict.word().to_string();
        sum.error = sum.error.take().or_else(|| Some(outcome.error.unwrap_or_else(unknown)));
    }
}

fn read(puzzle: &str) -> Result<Box<dyn DynPuzzle>, Failure> {
    Ok(Source::default().text(puzzle)?)
}

/// Solves cubes.
pub struct Cubes {
    /// Where engines work that may last.
    pub workshop: Workshop,
}

impl Cubes {
    fn solve(&self, task: &CubeTask, cancel: &CancelToken) -> Result<Outcome, Failure> {
        let seconds = Duration::try_from_secs_f64(task.question.seconds).unwrap_or(Duration::MAX);
        let mut budget = Budget::unlimited()
            .with_cancel(cancel.clone())
            .with_workshop(self.workshop.clone())
            .with_time(seconds);
        let cube: Cube = task.cube.parse()?;
        let ask = Ask::count(task.question.count);
        let report = read(&task.question.puzzle)?.solve_within(&cube, &ask, &mut budget)?;
        Ok(Outcome {
            verdict: report.verdict,
            solution: report.solution,
            objective: i64::try_from(report.solutions).ok(),
            nodes: report.nodes,
            seconds: report.seconds,
            wall: report.seconds,
            cpu: report.seconds,
            error: report.error,
            ..Outcome::default()
        })
    }
}

impl Craft for Cubes {
    fn kind(&self) -> &'static str {
        "cubes"
    }

    fn prefix(&self) -> &'static str {
        CUBE_QUEUE
    }

    fn work(&self, task: &Task, cancel: &CancelToken) -> Work {
        let wanted: CubeTask = match serde_json::from_str(&task.payload) {
            Ok(wanted) => wanted,
            Err(error) => return Work::Failed(format!("what is to be solved is unclear: {error}")),
        };
        let outcome = match self.solve(&wanted, cancel) {
            Ok(outcome) => outcome,
            Err(failure) => return Work::Failed(failure.to_string()),
        };
        if cancel.is_cancelled() && !outcome.verdict.is_definite() {
            return Work::Interrupted;
        }
        let key = Key {
            instance: Arc::from(task.queue.as_str()),
            method: Arc::from("search"),
            version: Arc::from(wanted.question.version.as_str()),
            options: Arc::from(wanted.cube.as_str()),
            seed: 0,
        };
        Work::Done(Product::Result(task.queue.clone(), Box::new(Row { key, outcome })))
    }
}
