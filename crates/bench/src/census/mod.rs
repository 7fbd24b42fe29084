//! Counting the positions of peg boards whose classes no memory holds: pages on a disk, each made by one task.
//!
//! A task makes one page from finished pages beside it and renames it into place, so it can be done twice, by anybody,
//! and killed at any moment: what is in the folder is what is done.

mod craft;
mod shelf;

pub use craft::{CENSUS_QUEUE, Pages, Shared};
pub use shelf::Shelf;

use crate::Failure;
use crate::store::{NewTask, Queue};
use quadrille_core::{Budget, Notation, Options, Stop};
use quadrille_games::pegs::Pegs;
use quadrille_games::pegs::census::{Census, Counts, Kept, Line, PageCensus};
use quadrille_games::pegs::rules::Puzzle;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// Why a census did not come to its end.
#[derive(Debug)]
pub enum Trouble {
    /// Its budget ended.
    Stopped(Stop),
    /// Something else.
    Failed(Failure),
}

impl From<Stop> for Trouble {
    fn from(stop: Stop) -> Self {
        Trouble::Stopped(stop)
    }
}

impl From<Failure> for Trouble {
    fn from(failure: Failure) -> Self {
        Trouble::Failed(failure)
    }
}

/// Which board is counted, and where its pages are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Site {
    /// The board's ID, without the game's name.
    pub board: String,
    /// Where the last peg must stand, as the option `--goal` writes it.
    pub goal: String,
    /// The folder, which all machines see under this name.
    pub folder: PathBuf,
    /// The most bytes of a page.
    pub page_bytes: u64,
}

impl Site {
    /// The board.
    pub fn puzzle(&self) -> Result<Puzzle, Failure> {
        let read = Pegs::formats()[0].read.ok_or_else(|| Failure::new("no notation"))?;
        Ok(read(&self.board, &Options::new().with("goal", &self.goal))?)
    }
}

/// Whether a page is of the positions that can be reached, or of those that can be won as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// Can be reached.
    Reached,
    /// Can be reached and won.
    Won,
}

impl Part {
    /// Its name in folders and queues.
    fn name(self) -> &'static str {
        match self {
            Part::Reached => "reached",
            Part::Won => "won",
        }
    }
}

/// One page to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageTask {
    /// Of which part.
    pub part: Part,
    /// Its number.
    pub page: usize,
}

impl PageTask {
    fn name(&self) -> String {
        serde_json::json!(self).to_string()
    }
}

/// Makes a page, unless it is there.
pub fn make(
    census: &PageCensus<'_>,
    shelf: &Shelf,
    task: PageTask,
    threads: usize,
    budget: &Budget,
) -> Result<(), Trouble> {
    let PageTask { part, page } = task;
    if shelf.counts(census, task)?.is_some() {
        return Ok(());
    }
    let mut read = |page, each: &mut dyn FnMut(Kept<'_>)| -> Result<(), Trouble> {
        shelf.read(census, PageTask { part, page }, &mut |kept| {
            each(kept);
            budget.check()
        })
    };
    let (made, counts) = match part {
        Part::Reached => census.reached(page, threads, budget, &mut read)?,
        Part::Won => {
            let mut reached = census.empty(page);
            shelf.read(census, PageTask { part: Part::Reached, page }, &mut |kept| {
                reached.take(kept);
                budget.check()
            })?;
            census.won((page, reached), threads, budget, &mut read)?
        }
    };
    Ok(shelf.write(census, task, &made, &counts)?)
}

/// Who makes pages.
pub trait Crowd {
    /// Makes all these pages; they need nothing of each other.
    fn make(
        &mut self,
        census: &PageCensus<'_>,
        shelf: &Shelf,
        tasks: &[PageTask],
        budget: &Budget,
    ) -> Result<(), Trouble>;
}

/// This process alone: one page after the other, each with so many threads.
pub struct Threads(pub usize);

impl Crowd for Threads {
    fn make(
        &mut self,
        census: &PageCensus<'_>,
        shelf: &Shelf,
        tasks: &[PageTask],
        budget: &Budget,
    ) -> Result<(), Trouble> {
        tasks.iter().try_for_each(|task| make(census, shelf, *task, self.0, budget))
    }
}

/// Tasks as others can do them.
pub(crate) fn submit_pages(
    store: &mut dyn Queue,
    queue: &str,
    site: &Site,
    tasks: &[PageTask],
) -> Result<(), Failure> {
    let task = |task: &PageTask| NewTask {
        name: task.name(),
        payload: serde_json::json!([site, task]).to_string(),
    };
    let tasks: Vec<NewTask> = tasks.iter().map(task).collect();
    store.add_tasks(queue, "census", "", &tasks)?;
    Ok(())
}

/// Counts a board, going on from what is in the folder.
pub fn count(
    site: &Site,
    crowd: &mut dyn Crowd,
    budget: &mut Budget,
) -> Result<Option<Vec<Line>>, Trouble> {
    let puzzle = site.puzzle()?;
    let board = Census::new(&puzzle).map_err(Failure::from)?;
    let Some(census) = PageCensus::new(&board, site.page_bytes) else { return Ok(None) };
    let shelf = Shelf::open(site, &census)?;
    let [reached, won] = [Part::Reached, Part::Won].map(|part| waves(&census, part));
    let (mut done, total) = (0, 2 * census.pages() as u64);
    let mut sums = [Counts::default(), Counts::default()];
    for tasks in reached.iter().chain(&won) {
        let mut open = Vec::new();
        for task in tasks {
            if shelf.counts(&census, *task)?.is_none() {
                open.push(*task);
            }
        }
        crowd.make(&census, &shelf, &open, budget)?;
        for task in tasks {
            let counts = shelf.counts(&census, *task)?.ok_or_else(|| shelf.missing(*task))?;
            sums[usize::from(task.part == Part::Won)].add(&counts);
        }
        spend(&census, &shelf, tasks, &won)?;
        done += tasks.len() as u64;
        budget.report("progress-census-pages", done, total);
    }
    Ok(Some(census.table(&sums[0], &sums[1])))
}

/// Drops what nothing will be made from any more once these pages are there: where pages of positions that can be won
/// are, those of the positions that can be reached, and the pages that they were made from.
fn spend(
    census: &PageCensus<'_>,
    shelf: &Shelf,
    tasks: &[PageTask],
    won: &[Vec<PageTask>],
) -> Result<(), Failure> {
    let Some(wave) = won.iter().position(|wave| wave == tasks) else { return Ok(()) };
    for task in tasks {
        shelf.spend(census, PageTask { part: Part::Reached, ..*task })?;
    }
    let before = wave.checked_sub(1).map_or(&[][..], |before| &won[before]);
    before.iter().try_for_each(|task| shelf.spend(census, *task))
}

/// The pages of a part, those that need nothing of each other together, in the order in which they can be made.
fn waves(census: &PageCensus<'_>, part: Part) -> Vec<Vec<PageTask>> {
    let pegs = |page: usize| census.families(page).iter().sum::<usize>();
    let mut waves = vec![Vec::new(); (0..census.pages()).map(pegs).max().unwrap_or(0) + 1];
    (0..census.pages()).for_each(|page| waves[pegs(page)].push(PageTask { part, page }));
    if part == Part::Reached {
        waves.reverse();
    }
    waves
}
