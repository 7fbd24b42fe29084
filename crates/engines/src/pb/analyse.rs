//! What a conflict teaches: the clause at its first unique implication point.

use super::Lit;
use super::refuter::{Reason, Refuter};
use quadrille_core::pb::RowId;

/// What is kept between conflicts, so that none allocates afresh.
pub struct Analysis {
    seen: Vec<bool>,
    marked: Vec<Lit>,
    /// Literals whose reasons the proof names.
    used: Vec<Lit>,
}

impl Analysis {
    /// For so many variables.
    pub fn new(bits: usize) -> Self {
        Analysis { seen: vec![false; bits], marked: Vec::new(), used: Vec::new() }
    }
}

impl Refuter {
    /// The literals, all false, that make a row force a literal, or break.
    pub(super) fn explain(&self, reason: Reason, forced: Option<Lit>) -> Vec<Lit> {
        match reason {
            Reason::None => Vec::new(),
            Reason::Clause(index) => {
                let lits = &self.clauses[index as usize].lits;
                lits.iter().copied().filter(|lit| Some(*lit) != forced).collect()
            }
            Reason::Count(index) => self.explain_count(index, forced),
        }
    }

    /// As few literals as a walk by level and factor finds.
    fn explain_count(&self, index: u32, forced: Option<Lit>) -> Vec<Lit> {
        let count = &self.counts[index as usize];
        let before = forced.map_or(u32::MAX, |lit| self.position[lit.bit().index()]);
        let own = forced.map_or(0, |lit| {
            count.terms.iter().find(|term| term.1 == lit).map_or(0, |term| term.0)
        });
        let needed = |slack: i64| if forced.is_some() { slack >= own } else { slack >= 0 };
        let lost =
            |lit: Lit| self.value[lit.index()] < 0 && self.position[lit.bit().index()] < before;
        let mut slack = count.room;
        let mut because = Vec::new();
        for settled in [true, false] {
            for &(by, lit) in &count.terms {
                if !needed(slack) {
                    return because;
                }
                if lost(lit) && (self.level[lit.bit().index()] == 0) == settled {
                    slack -= by;
                    because.push(lit);
                }
            }
        }
        because
    }

    /// The learnt clause, the literal it will force first; the rows it follows from, in the order they
    /// propagate; and how many levels it links.
    pub(super) fn analyse(&mut self, conflict: Reason) -> (Vec<Lit>, Vec<RowId>, u32) {
        let mut because = self.explain(conflict, None);
        let at = |lit: &Lit| self.level[lit.bit().index()];
        let top = because.iter().map(at).max().unwrap_or(0);
        if top == 0 {
            let mut hints: Vec<RowId> =
                because.iter().map(|l| self.unit[l.bit().index()]).collect();
            hints.push(self.id(conflict));
            return (Vec::new(), hints, 0);
        }
        // A row may break at a lower level than the present one, when it was just added.
        let mut work = std::mem::replace(&mut self.analysis, Analysis::new(0));
        let mut lower: Vec<Lit> = Vec::new();
        let mut settled: Vec<Lit> = Vec::new();
        let mut open = 0;
        let mut index = self.trail.len();
        let point = loop {
            for lit in because.drain(..) {
                let bit = lit.bit().index();
                if std::mem::replace(&mut work.seen[bit], true) {
                    continue;
                }
                work.marked.push(lit);
                self.queue.bump(lit.bit().0);
                match self.level[bit] {
                    0 => settled.push(lit),
                    level if level == top => open += 1,
                    _ => lower.push(lit),
                }
            }
            let lit = loop {
                index -= 1;
                let lit = self.trail[index];
                let bit = lit.bit().index();
                if work.seen[bit] && self.level[bit] == top {
                    break lit;
                }
            };
            open -= 1;
            if open == 0 {
                break !lit;
            }
            work.used.push(lit);
            because = self.explain(self.reason[lit.bit().index()], Some(lit));
        };
        self.shorten(&mut lower, &mut settled, &mut work);
        let hints = self.hints(&settled, &mut work, conflict);
        work.marked.drain(..).for_each(|lit| work.seen[lit.bit().index()] = false);
        self.analysis = work;
        lower.sort_by_key(|lit| std::cmp::Reverse(self.level[lit.bit().index()]));
        let mut levels: Vec<u32> = lower.iter().map(|lit| self.level[lit.bit().index()]).collect();
        levels.dedup();
        let lits = std::iter::once(point).chain(lower).collect();
        (lits, hints, levels.len() as u32 + 1)
    }

    /// Drops literals that follow from the others.
    fn shorten(&self, lower: &mut Vec<Lit>, settled: &mut Vec<Lit>, work: &mut Analysis) {
        lower.retain(|lit| {
            let reason = self.reason[lit.bit().index()];
            if reason == Reason::None {
                return true;
            }
            let because = self.explain(reason, Some(!*lit));
            let known = |l: &Lit| work.seen[l.bit().index()] || self.level[l.bit().index()] == 0;
            if !because.iter().all(known) {
                return true;
            }
            work.used.push(!*lit);
            for l in because {
                if self.level[l.bit().index()] == 0
                    && !std::mem::replace(&mut work.seen[l.bit().index()], true)
                {
                    work.marked.push(l);
                    settled.push(l);
                }
            }
            false
        });
    }

    /// The rows the clause follows from: what is settled, then the reasons as they came, then what broke.
    fn hints(&self, settled: &[Lit], work: &mut Analysis, conflict: Reason) -> Vec<RowId> {
        work.used.sort_unstable_by_key(|lit| self.position[lit.bit().index()]);
        let units = settled.iter().map(|lit| self.unit[lit.bit().index()]);
        let reasons = work.used.iter().map(|lit| self.id(self.reason[lit.bit().index()]));
        let hints = units.chain(reasons).chain([self.id(conflict)]).collect();
        work.used.clear();
        hints
    }
}
