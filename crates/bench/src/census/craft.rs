//! Pages as tasks of a store that machines share, beside a folder that they share too.

use super::{Crowd, PageTask, Shelf, Site, Trouble, make, submit_pages};
use crate::Failure;
use crate::store::{LEASE, Product, Queue, Task, Worker};
use crate::work::{Craft, Crew, Work, work};
use quadrille_core::{Budget, CancelToken, Stop, message};
use quadrille_games::pegs::census::{Census, PageCensus};

/// The queue of pages that can be made at a time is this, the name of the folder, the part and the pegs that tell
/// pages apart.
pub const CENSUS_QUEUE: &str = "census/";

/// Makes pages.
pub struct Pages;

impl Pages {
    fn page(task: &Task, cancel: &CancelToken) -> Result<(), Trouble> {
        let (site, page): (Site, PageTask) = serde_json::from_str(&task.payload)
            .map_err(|error| Failure::new(format!("which page is meant is unclear: {error}")))?;
        let puzzle = site.puzzle()?;
        let board = Census::new(&puzzle).map_err(Failure::from)?;
        let census = PageCensus::new(&board, site.page_bytes)
            .ok_or_else(|| Failure::new("this board has no pages"))?;
        if !site.folder.is_dir() {
            // A machine that does not see the folder must not make an empty one of its own.
            return Err(Failure::at(&site.folder, message!("bench-unseen-folder")).into());
        }
        let shelf = Shelf::open(&site, &census)?;
        make(&census, &shelf, page, 1, &Budget::unlimited().with_cancel(cancel.clone()))
    }
}

impl Craft for Pages {
    fn kind(&self) -> &'static str {
        "census"
    }

    fn prefix(&self) -> &'static str {
        CENSUS_QUEUE
    }

    fn work(&self, task: &Task, cancel: &CancelToken) -> Work {
        match Pages::page(task, cancel) {
            Ok(()) => Work::Done(Product::Elsewhere),
            Err(Trouble::Stopped(Stop::Cancelled)) => Work::Interrupted,
            Err(Trouble::Stopped(stop)) => Work::Failed(stop.to_string()),
            Err(Trouble::Failed(failure)) => Work::Failed(failure.to_string()),
        }
    }
}

/// Everybody who works on a store, this process included.
pub struct Shared<'a> {
    /// The store.
    pub store: &'a mut dyn Queue,
    /// Which census.
    pub site: Site,
    /// Threads of this process.
    pub jobs: usize,
}

impl Crowd for Shared<'_> {
    fn make(
        &mut self,
        census: &PageCensus<'_>,
        _: &Shelf,
        tasks: &[PageTask],
        budget: &Budget,
    ) -> Result<(), Trouble> {
        let Some(first) = tasks.first() else { return Ok(()) };
        let wave: usize = census.families(first.page).iter().sum();
        let part = first.part.name();
        let queue = format!("{CENSUS_QUEUE}{}/{part}-{wave:02}", self.site.folder.display());
        // A page that was done and is gone from the folder has to be made again.
        let names: Vec<String> = tasks.iter().map(PageTask::name).collect();
        self.store.redo(&queue, &names)?;
        submit_pages(self.store, &queue, &self.site, tasks)?;
        let crew = Crew {
            crafts: &[&Pages],
            queue: Some(queue.clone()),
            version: String::new(),
            jobs: self.jobs,
            stay: false,
            beat: LEASE / 6,
        };
        let cancel = budget.cancel_token();
        let done = work(self.store, &Worker::current(), &crew, &cancel, &mut |_| {
            if budget.check().is_err() {
                cancel.cancel();
            }
        })?;
        if done.interrupted {
            budget.check()?;
            return Err(Stop::Cancelled.into());
        }
        let aside = self.store.standing(&queue)?.aside;
        match aside.into_iter().next() {
            None => Ok(()),
            Some((page, why)) => Err(Failure::new(format!("{page}: {why}")).into()),
        }
    }
}
