//! Counting the positions of peg boards whose classes no memory holds: pages on a disk, each made by one task.
//!
//! A task makes one page of one level from whole pages of the level before and renames it into place, so it can be done
//! twice, by anybody, and killed at any moment: what is in the folder is what is done.

mod craft;
mod shelf;

pub use craft::{CENSUS_QUEUE, Pages, Shared};
pub use shelf::Shelf;

use crate::Failure;
use crate::store::{NewTask, Queue};
use quadrille_core::{Budget, Notation, Options, Stop};
use quadrille_games::pegs::Pegs;
use quadrille_games::pegs::census::{Census, Counts, Line, PageCensus};
use quadrille_games::pegs::rules::Puzzle;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;
use std::sync::Mutex;

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

/// One page to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageTask {
    /// Of which part.
    pub part: Part,
    /// Of which level.
    pub pegs: u32,
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
    budget: &Budget,
) -> Result<(), Trouble> {
    let PageTask { part, pegs, page } = task;
    if shelf.ones(task)?.is_some() {
        return Ok(());
    }
    let read = |part, pegs, page| -> Result<Option<Vec<u64>>, Trouble> {
        Ok(shelf.read(PageTask { part, pegs, page })?)
    };
    let words = match part {
        Part::Reached => {
            let mut above = |from| read(Part::Reached, pegs + 1, from);
            census.reached((page, pegs), budget, &mut above)?
        }
        Part::Won => match read(Part::Reached, pegs, page)? {
            None => Vec::new(),
            Some(reached) => {
                let mut below = |from| read(Part::Won, pegs - 1, from);
                census.won((page, pegs), reached, budget, &mut below)?
            }
        },
    };
    Ok(shelf.write(task, &words)?)
}

/// Who makes the pages of a level.
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

/// Threads of this process.
pub struct Threads(pub usize);

impl Crowd for Threads {
    fn make(
        &mut self,
        census: &PageCensus<'_>,
        shelf: &Shelf,
        tasks: &[PageTask],
        budget: &Budget,
    ) -> Result<(), Trouble> {
        let rest = Mutex::new(tasks.iter());
        let work = || -> Result<(), Trouble> {
            loop {
                // A thread that panicked while it held the lock has taken a page with it.
                let next = rest.lock().map_err(|_| Stop::GaveUp)?.next();
                let Some(task) = next else { return Ok(()) };
                make(census, shelf, *task, budget)?;
            }
        };
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..self.0.max(1)).map(|_| scope.spawn(work)).collect();
            let mine = work();
            others.into_iter().fold(mine, |sum, other| {
                sum.and(other.join().unwrap_or(Err(Trouble::Stopped(Stop::GaveUp))))
            })
        })
    }
}

/// The tasks of a level as others can do them.
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
    let shelf = Shelf::open(site, census.words())?;
    let most = census.pegs();
    let mut levels = vec![Counts::default(); most as usize + 1];
    let down = (1..=most).rev().map(|pegs| (Part::Reached, pegs));
    let up = (1..=most).map(|pegs| (Part::Won, pegs));
    for (done, (part, pegs)) in down.chain(up).enumerate() {
        let tasks: Vec<PageTask> =
            (0..census.pages()).map(|page| PageTask { part, pegs, page }).collect();
        let mut open = Vec::new();
        for task in &tasks {
            if shelf.ones(*task)?.is_none() {
                open.push(*task);
            }
        }
        if !open.is_empty() {
            crowd.make(&census, &shelf, &open, budget)?;
        }
        let counts = &mut levels[pegs as usize];
        for task in tasks {
            let ones = shelf.ones(task)?.ok_or_else(|| shelf.missing(task))?;
            match part {
                Part::Reached => counts.all += ones,
                Part::Won => counts.won += ones,
            }
        }
        budget.report("progress-census", done as u64 + 1, 2 * u64::from(most));
    }
    unchanged(&census, &shelf, &mut levels, budget)?;
    Ok(Some(census.table(&levels)))
}

/// Counts what symmetries leave unchanged, each page read once.
fn unchanged(
    census: &PageCensus<'_>,
    shelf: &Shelf,
    levels: &mut [Counts],
    budget: &mut Budget,
) -> Result<(), Trouble> {
    let spots = census.symmetric(budget)?;
    for spots in spots.chunk_by(|a, b| (a.pegs, a.page) == (b.pegs, b.page)) {
        budget.check()?;
        let (pegs, page) = (spots[0].pegs, spots[0].page);
        if pegs == 0 || pegs as usize >= levels.len() {
            continue;
        }
        for part in [Part::Reached, Part::Won] {
            let Some(words) = shelf.read(PageTask { part, pegs, page })? else { continue };
            let there = spots.iter().map(|spot| words[spot.word] >> spot.bit & 1).sum::<u64>();
            match part {
                Part::Reached => levels[pegs as usize].unchanged += there,
                Part::Won => levels[pegs as usize].unchanged_won += there,
            }
        }
    }
    Ok(())
}
