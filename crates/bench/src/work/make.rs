//! Making puzzles by the million: a task is a range of seeds, so that doing it twice writes the same rows.

use super::{Craft, Work};
use crate::Failure;
use crate::puzzles::Puzzle;
use crate::store::{NewTask, Product, Queue, Task};
use quadrille_core::workshop::Workshop;
use quadrille_core::{Budget, CancelToken, DynGame, GenerateAsk, GenerateError, Locale, Options};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// The queue of a collection is this and the collection's name.
pub const MAKE_QUEUE: &str = "make/";

/// What is asked for, and from which seeds.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct MakeTask {
    /// The game.
    pub game: String,
    /// Rows and columns.
    pub size: Option<(usize, usize)>,
    /// A level's name.
    pub difficulty: Option<String>,
    /// The game's own options.
    pub options: BTreeMap<String, String>,
    /// The first seed.
    pub first: u64,
    /// How many seeds.
    pub count: u64,
    /// Seconds a puzzle may take.
    pub seconds: f64,
}

/// Adds the chunks of a collection; says how many are new.
pub fn submit_making(
    store: &mut dyn Queue,
    collection: &str,
    all: &MakeTask,
    chunk: u64,
) -> Result<u64, Failure> {
    let chunk = chunk.max(1);
    let mut tasks = Vec::new();
    let mut done = 0;
    while done < all.count {
        let part = MakeTask {
            first: all.first.wrapping_add(done),
            count: chunk.min(all.count - done),
            ..all.clone()
        };
        done += part.count;
        let payload = serde_json::json!(part).to_string();
        // Two requests that differ are two tasks, even where their seeds are the same.
        let about = serde_json::json!([all.game, all.size, all.difficulty, all.options]);
        let name = format!("{about} {}+{}", part.first, part.count);
        tasks.push(NewTask { name, payload });
    }
    store.add_tasks(&format!("{MAKE_QUEUE}{collection}"), "make", "", &tasks)
}

/// Makes puzzles of collections.
pub struct Make {
    /// Where engines work that may last.
    pub workshop: Workshop,
}

impl Craft for Make {
    fn kind(&self) -> &'static str {
        "make"
    }

    fn prefix(&self) -> &'static str {
        MAKE_QUEUE
    }

    fn work(&self, task: &Task, cancel: &CancelToken) -> Work {
        let wanted: MakeTask = match serde_json::from_str(&task.payload) {
            Ok(wanted) => wanted,
            Err(error) => return Work::Failed(format!("what is to be made is unclear: {error}")),
        };
        let game = match quadrille_games::reading::game(&wanted.game) {
            Ok(game) => game,
            Err(error) => return Work::Failed(error.to_string()),
        };
        let mut puzzles = Vec::new();
        for seed in (0..wanted.count).map(|k| wanted.first.wrapping_add(k)) {
            let mut budget = Budget::unlimited()
                .with_cancel(cancel.clone())
                .with_workshop(self.workshop.clone())
                .with_time(Duration::try_from_secs_f64(wanted.seconds).unwrap_or(Duration::MAX));
            match one(game, &wanted, seed, &mut budget) {
                Ok(puzzle) => puzzles.push(puzzle),
                Err(_) if cancel.is_cancelled() => return Work::Interrupted,
                Err(why) => return Work::Failed(format!("seed {seed}: {why}")),
            }
        }
        let collection = task.queue.strip_prefix(MAKE_QUEUE).unwrap_or(&task.queue);
        Work::Done(Product::Puzzles(collection.to_string(), puzzles))
    }
}

/// The puzzle of one seed, with all that is asked for when puzzles are chosen.
fn one(
    game: &dyn DynGame,
    wanted: &MakeTask,
    seed: u64,
    budget: &mut Budget,
) -> Result<Puzzle, GenerateError> {
    let options = wanted.options.iter().fold(Options::new(), |all, (n, v)| all.with(n, v));
    let (size, difficulty) = (wanted.size, wanted.difficulty.clone());
    let made = game.generate(&GenerateAsk { size, difficulty, seed, options }, budget)?;
    let told = made.puzzle.start().explain(usize::MAX, Locale::default(), budget)?;
    let techniques: BTreeSet<&str> = told.steps.iter().map(|step| step.technique).collect();
    let rated = told.solved;
    Ok(Puzzle {
        form: made.puzzle.form()?,
        seed,
        game: game.name().to_string(),
        id: made.puzzle.id()?,
        cells: made.puzzle.cells() as u64,
        clues: made.puzzle.clues().map(|n| n as u64),
        level: told.difficulty.filter(|_| rated).map(str::to_string),
        score: rated.then_some(u64::from(told.score)),
        techniques: techniques.into_iter().map(str::to_string).collect(),
    })
}
