//! Learned clauses, watched by two of their literals.

use super::{Engine, Literal};
use quadrille_core::order::Order as _;

/// A clause in the watch list of a literal.
#[derive(Clone, Copy, Debug)]
struct Watch {
    clause: u32,
    /// Another literal of the clause: while it holds there is nothing to do.
    blocker: Literal,
}

#[derive(Clone, Debug)]
struct Clause {
    literals: Box<[Literal]>,
    /// How many depths it mentioned when learned; 0 = never to be forgotten.
    spread: u32,
    /// How many clauses were kept before it, forgotten ones counted: proofs know it by that.
    serial: u32,
}

/// All clauses learned so far. Empty until [`Clauses::prepare`] makes room for watching.
#[derive(Clone, Default, Debug)]
pub struct Clauses {
    all: Vec<Clause>,
    watches: Vec<Vec<Watch>>,
    /// How many clauses may be forgotten.
    learned: usize,
    /// How many clauses were ever kept.
    serials: u32,
}

impl Clauses {
    /// Makes room for a board of `len` cells.
    pub fn prepare(&mut self, len: usize) {
        self.watches = vec![Vec::new(); 2 * len];
    }

    /// The literals of a clause.
    pub fn literals(&self, index: u32) -> &[Literal] {
        &self.all[index as usize].literals
    }

    /// How many clauses could be forgotten.
    pub fn learned(&self) -> usize {
        self.learned
    }

    /// Keeps a clause of at least two literals; the first two are watched.
    pub fn add(&mut self, literals: Vec<Literal>, spread: u32) -> u32 {
        self.serials += 1;
        let serial = self.serials - 1;
        self.push(Clause { literals: literals.into_boxed_slice(), spread, serial })
    }

    /// The number of a clause that it keeps when others are forgotten.
    pub fn serial(&self, index: u32) -> u32 {
        self.all[index as usize].serial
    }

    fn push(&mut self, clause: Clause) -> u32 {
        let index = self.all.len() as u32;
        self.watch(index, clause.literals[0], clause.literals[1]);
        self.learned += usize::from(clause.spread > 0);
        self.all.push(clause);
        index
    }

    fn watch(&mut self, clause: u32, first: Literal, second: Literal) {
        self.watches[first.index()].push(Watch { clause, blocker: second });
        self.watches[second.index()].push(Watch { clause, blocker: first });
    }

    /// Forgets the less useful half. Call it where nobody looks at reasons that are clauses: at depth 0, or where all decisions stand.
    pub fn forget_half(&mut self) {
        let mut spreads: Vec<u32> = self.all.iter().map(|c| c.spread).collect();
        spreads.order();
        let middle = spreads[spreads.len() / 2].max(3);
        let old = std::mem::take(&mut self.all);
        self.watches.iter_mut().for_each(Vec::clear);
        self.learned = 0;
        // Of equally useful clauses the newer ones stay: they fit where the search is now.
        let half = old.len() / 2;
        for (i, clause) in old.into_iter().enumerate() {
            if clause.spread < middle || (clause.spread == middle && i >= half) {
                self.push(clause);
            }
        }
    }
}

/// Draws the conclusions of the clauses in which `literal`, now true, was the hope of its negation; the
/// clause that cannot hold any more, if there is one.
pub fn follow<E: Engine>(engine: &mut E, literal: Literal) -> Result<(), u32> {
    let lost = !literal;
    if engine.clauses().watches.is_empty() {
        return Ok(());
    }
    let mut list = std::mem::take(&mut engine.clauses().watches[lost.index()]);
    let mut kept = 0;
    let mut i = 0;
    let mut broken = Ok(());
    while i < list.len() {
        let watch = list[i];
        i += 1;
        if engine.holds(watch.blocker) {
            list[kept] = watch;
            kept += 1;
            continue;
        }
        let Some(hope) = last_hope(engine, watch, lost) else { continue };
        list[kept] = Watch { clause: watch.clause, blocker: hope };
        kept += 1;
        if engine.holds(!hope) {
            broken = Err(watch.clause);
            break;
        }
        if !engine.holds(hope) {
            engine.conclude(hope, watch.clause);
        }
    }
    list.copy_within(i.., kept);
    list.truncate(kept + list.len() - i);
    engine.clauses().watches[lost.index()] = list;
    broken
}

/// Finds another literal to watch instead of `lost`; the only one that is left when there is none.
fn last_hope<E: Engine>(engine: &mut E, watch: Watch, lost: Literal) -> Option<Literal> {
    let mut literals = std::mem::take(&mut engine.clauses().all[watch.clause as usize].literals);
    if literals[0] == lost {
        literals.swap(0, 1);
    }
    let first = literals[0];
    let other = if engine.holds(first) {
        None
    } else {
        (2..literals.len()).find(|&i| !engine.holds(!literals[i]))
    };
    if let Some(i) = other {
        literals.swap(1, i);
        let moved = Watch { clause: watch.clause, blocker: first };
        engine.clauses().watches[literals[1].index()].push(moved);
    }
    engine.clauses().all[watch.clause as usize].literals = literals;
    if other.is_some() { None } else { Some(first) }
}
