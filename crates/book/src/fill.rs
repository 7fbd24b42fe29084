//! Filling a plan with puzzles: seeds one after the other, no two puzzles equal, the easiest first.

use crate::puzzle::{Chosen, Miss, examine};
use crate::section::{Section, Source};
use crate::{Plan, Trouble};
use quadrille_core::{Budget, message};
use std::collections::HashSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// What is told while puzzles are chosen.
const PUZZLES: &str = "progress-puzzles";
/// So many seeds are tried for each puzzle of a section, and some more, before it is given up.
const TRIES_EACH: usize = 50;
const TRIES_MORE: usize = 500;
/// Deep searches recurse; only touched pages cost memory.
const STACK_BYTES: usize = 64 << 20;

/// A puzzle of a store.
#[derive(Clone, Debug)]
pub struct Stored {
    /// Its ID, as `game:ID`.
    pub id: String,
    /// The seed that gave it.
    pub seed: u64,
}

/// Stores that sections may draw from.
pub trait Shelf {
    /// Puzzles of a section's collection that are rated as the section wishes.
    fn puzzles(&self, section: &Section, most: usize) -> Result<Vec<Stored>, Trouble>;
}

/// Chooses the puzzles of every section, in `jobs` threads. The outcome does not depend on their number.
pub fn fill(
    plan: &Plan,
    shelf: Option<&dyn Shelf>,
    jobs: usize,
    budget: &mut Budget,
) -> Result<Vec<Vec<Chosen>>, Trouble> {
    let mut forms = HashSet::new();
    let (mut filled, mut before) = (Vec::new(), 0);
    for section in &plan.sections {
        let told = |found: usize| {
            budget.report(PUZZLES, (before + found) as u64, plan.puzzles() as u64);
        };
        let mut chosen = match &section.source {
            Source::Generator => generated(section, jobs, budget, &mut forms, &told)?,
            Source::Collection { .. } => drawn(section, shelf, jobs, budget, &mut forms, &told)?,
        };
        chosen.sort_by(|a, b| (a.rating(), &a.form).cmp(&(b.rating(), &b.form)));
        before += chosen.len();
        filled.push(chosen);
    }
    Ok(filled)
}

/// How a section comes along.
struct Filling<'a> {
    section: &'a Section,
    forms: &'a mut HashSet<String>,
    chosen: Vec<Chosen>,
    tried: usize,
    missed: Vec<Miss>,
}

impl<'a> Filling<'a> {
    fn new(section: &'a Section, forms: &'a mut HashSet<String>) -> Self {
        Filling { section, forms, chosen: Vec::new(), tried: 0, missed: Vec::new() }
    }

    fn wanted(&self) -> usize {
        self.section.count - self.chosen.len()
    }

    fn take(&mut self, found: Result<Chosen, Miss>) {
        self.tried += 1;
        match found {
            Ok(_) if self.wanted() == 0 => {}
            Ok(puzzle) if self.forms.insert(puzzle.form.clone()) => self.chosen.push(puzzle),
            Ok(_) => self.missed.push(Miss::Equal),
            Err(miss) => self.missed.push(miss),
        }
    }

    /// Which wish left the section short.
    fn short(self) -> Trouble {
        let count = |miss: Miss| self.missed.iter().filter(|found| **found == miss).count();
        Trouble::wish(self.section.within(message!(
            "book-short",
            found = self.chosen.len(),
            wanted = self.section.count,
            tried = self.tried,
            equal = count(Miss::Equal),
            level = count(Miss::Level),
            rating = count(Miss::Rating),
            technique = count(Miss::Technique),
            unsure = count(Miss::Unsure)
        )))
    }
}

fn generated(
    section: &Section,
    jobs: usize,
    budget: &Budget,
    forms: &mut HashSet<String>,
    told: &(dyn Fn(usize) + Sync),
) -> Result<Vec<Chosen>, Trouble> {
    let mut filling = Filling::new(section, forms);
    let most = section.count * TRIES_EACH + TRIES_MORE;
    while filling.wanted() > 0 {
        if filling.tried >= most {
            return Err(filling.short());
        }
        // As many as are wanted: which seeds are tried must not depend on the number of threads.
        let round = filling.wanted().min(most - filling.tried);
        let first = section.seed.wrapping_add(filling.tried as u64);
        let before = filling.chosen.len();
        let tell = |done: usize| told(before + done);
        let found = side_by_side(round, jobs, budget, tell, |at, budget| {
            let seed = first.wrapping_add(at as u64);
            let made = section.game.generate(&section.ask(seed), budget)?;
            examine(section, made.puzzle.as_ref(), seed, budget)
        });
        for found in found {
            filling.take(found.map_err(|trouble| placed(section, trouble))?);
        }
        told(filling.chosen.len());
    }
    Ok(filling.chosen)
}

fn drawn(
    section: &Section,
    shelf: Option<&dyn Shelf>,
    jobs: usize,
    budget: &Budget,
    forms: &mut HashSet<String>,
    told: &(dyn Fn(usize) + Sync),
) -> Result<Vec<Chosen>, Trouble> {
    let here = |trouble| placed(section, trouble);
    let shelf = shelf.ok_or_else(|| here(Trouble::wish(message!("book-no-store"))))?;
    let most = section.count * TRIES_EACH + TRIES_MORE;
    let stored = shelf.puzzles(section, most).map_err(here)?;
    let mut filling = Filling::new(section, forms);
    let mut left = stored.as_slice();
    while filling.wanted() > 0 {
        if left.is_empty() {
            return Err(filling.short());
        }
        let (now, later) = left.split_at(filling.wanted().min(left.len()));
        left = later;
        let before = filling.chosen.len();
        let tell = |done: usize| told(before + done);
        let found = side_by_side(now.len(), jobs, budget, tell, |at, budget| {
            let Stored { id, seed } = &now[at];
            let own = format!("{}:", section.game.name());
            let text = id.strip_prefix(&own).unwrap_or(id);
            let puzzle = section.game.read(Some("id"), text, &section.reading())?;
            examine(section, puzzle.as_ref(), *seed, budget)
        });
        for found in found {
            filling.take(found.map_err(here)?);
        }
        told(filling.chosen.len());
    }
    Ok(filling.chosen)
}

/// Says which section has the trouble.
fn placed(section: &Section, trouble: Trouble) -> Trouble {
    match trouble {
        Trouble::Wish(error) => Trouble::wish(section.within(error.message())),
        stopped => stopped,
    }
}

/// Does `count` pieces of work in `jobs` threads, and tells how many are done; the outcomes stand in the order of the
/// pieces.
fn side_by_side<T: Send>(
    count: usize,
    jobs: usize,
    budget: &Budget,
    tell: impl Fn(usize) + Sync,
    work: impl Fn(usize, &mut Budget) -> T + Sync,
) -> Vec<T> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::new());
    let one = || {
        // What a single puzzle tells would hide how far the book is.
        let memory = budget.memory_left() / jobs.max(1) as u64;
        let mut quiet = budget.clone().with_watcher(Arc::new(|_| ())).with_memory(memory);
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            if at >= count {
                break;
            }
            let outcome = work(at, &mut quiet);
            let mut done = done.lock().unwrap_or_else(PoisonError::into_inner);
            done.push((at, outcome));
            tell(done.len());
        }
    };
    thread::scope(|scope| {
        for _ in 1..jobs.clamp(1, count.max(1)) {
            // Where a thread cannot be had the others do its work.
            let _ = thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, one);
        }
        one();
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, outcome)| outcome).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outcomes_stand_in_order_whatever_the_threads() {
        for jobs in [0, 1, 3, 50] {
            let squares = side_by_side(20, jobs, &Budget::unlimited(), |_| (), |at, _| at * at);
            assert_eq!(squares, (0..20).map(|at| at * at).collect::<Vec<_>>());
        }
        assert!(side_by_side(0, 4, &Budget::unlimited(), |_| (), |at, _| at).is_empty());
    }
}
