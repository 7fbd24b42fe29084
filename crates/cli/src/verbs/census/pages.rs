//! A census in pages on a disk, by the threads of this process or by everybody who works on a store.

use super::Trouble;
use crate::budget;
use crate::failure::Failure;
use clap::ArgMatches;
use quadrille_bench::census::{self, Shared, Site, Threads};
use quadrille_bench::store::Place;
use quadrille_core::message;
use quadrille_games::pegs::census::{Census, Line, PageCensus};
use std::path::Path;

impl From<census::Trouble> for Trouble {
    fn from(trouble: census::Trouble) -> Self {
        match trouble {
            census::Trouble::Stopped(stop) => Trouble::Stopped(stop),
            census::Trouble::Failed(failure) => Trouble::Failed(failure.into()),
        }
    }
}

/// How many pages are in memory at a time: on the way back one is there as what can be reached and as what is known to be
/// won. The threads of this process share one, those that work for a store have one each.
pub fn at_a_time(arguments: &ArgMatches) -> u64 {
    let jobs = arguments.get_one::<u64>("jobs").copied().unwrap_or(1);
    if arguments.contains_id("store") { 2 * jobs } else { 2 }
}

/// Refuses a folder that other machines would look for elsewhere.
pub fn same_for_all(arguments: &ArgMatches, folder: &Path) -> Result<(), Failure> {
    match arguments.contains_id("store") && !folder.is_absolute() {
        true => Err(Failure::new(message!("census-absolute")).within(folder.display())),
        false => Ok(()),
    }
}

/// Counts in pages; nothing for boards that have none.
pub fn count(
    arguments: &ArgMatches,
    board: &Census,
    site: Site,
    memory: u64,
) -> Result<Option<Vec<Line>>, Trouble> {
    let jobs = arguments.get_one::<u64>("jobs").copied().unwrap_or(1) as usize;
    let mut budget = budget::of(arguments).with_memory(memory);
    let Some(largest) = PageCensus::new(board, site.page_bytes).map(|cut| cut.bytes()) else {
        return Ok(None);
    };
    budget.take_memory(largest.saturating_mul(at_a_time(arguments)))?;
    let Some(place) = arguments.get_one::<Place>("store") else {
        return Ok(census::count(&site, &mut Threads(jobs), &mut budget)?);
    };
    let mut store = place.open_queue().map_err(Failure::from)?;
    let mut crowd = Shared { store: &mut *store, site: site.clone(), jobs };
    Ok(census::count(&site, &mut crowd, &mut budget)?)
}
