//! What follows at once from rows and clauses.

use super::Lit;
use super::log::Log;
use super::refuter::{Clause, Count, Reason, Refuter};
use quadrille_core::pb::RowId;

impl Refuter {
    /// Sets a literal.
    pub(super) fn set(&mut self, lit: Lit, reason: Reason) {
        let bit = lit.bit().index();
        self.value[lit.index()] = 1;
        self.value[(!lit).index()] = -1;
        self.level[bit] = self.levels.len() as u32;
        self.reason[bit] = reason;
        self.position[bit] = self.trail.len() as u32;
        self.trail.push(lit);
    }

    /// Watches a clause's first two literals.
    pub(super) fn watch(&mut self, clause: Clause) {
        let index = self.clauses.len() as u32;
        for lit in clause.lits.iter().take(2) {
            self.watches[lit.index()].push(index);
        }
        self.clauses.push(clause);
    }

    /// Adds a clause that may force its best literal now; the refutation if it cannot hold.
    pub(super) fn add_clause(&mut self, mut clause: Clause, log: &mut Log) -> Option<RowId> {
        // True and open literals first, then those that became false last.
        let rank = |lit: &Lit| match self.value[lit.index()] {
            0 | 1 => u32::MAX,
            _ => self.position[lit.bit().index()],
        };
        clause.lits.sort_by_key(|lit| std::cmp::Reverse(rank(lit)));
        let (first, id) = (clause.lits[0], clause.id);
        let open = clause.lits.iter().filter(|lit| self.value[lit.index()] >= 0).count();
        let holds = clause.lits.iter().any(|lit| self.value[lit.index()] > 0);
        if clause.lits.len() == 1 {
            if self.value[first.index()] < 0 {
                return Some(log.clause(&[], &[self.unit[first.bit().index()], id]));
            }
            if self.value[first.index()] == 0 {
                self.unit[first.bit().index()] = id;
                self.set(first, Reason::None);
            }
            return None;
        }
        let index = self.clauses.len() as u32;
        self.watch(clause);
        if open == 0 {
            return self.broken(Reason::Clause(index), log);
        }
        if open == 1 && !holds {
            self.force(first, Reason::Clause(index), log);
        }
        None
    }

    /// Adds a row that is no clause; the refutation if it cannot hold.
    pub(super) fn add_count(&mut self, mut count: Count, log: &mut Log) -> Option<RowId> {
        let index = self.counts.len() as u32;
        for &(by, lit) in &count.terms {
            self.counted[lit.index()].push((index, by));
            // What is set but not yet followed up is counted when it is.
            let bit = lit.bit().index();
            if self.value[lit.index()] < 0 && (self.position[bit] as usize) < self.done {
                count.slack -= by;
            }
        }
        let slack = count.slack;
        self.counts.push(count);
        if slack < 0 {
            return self.broken(Reason::Count(index), log);
        }
        self.force_all(index, log);
        None
    }

    /// A row that was just added cannot hold: only for good can that end the search.
    fn broken(&mut self, reason: Reason, log: &mut Log) -> Option<RowId> {
        let (lits, hints, spread) = self.analyse(reason);
        let id = log.clause(&lits, &hints);
        if lits.is_empty() {
            return Some(id);
        }
        let back = lits.get(1).map_or(0, |lit| self.level[lit.bit().index()] as usize);
        self.back_to(back);
        self.add_clause(Clause { lits, id, spread }, log)
    }

    /// Sets a literal that follows; what follows for good gets a row of its own.
    fn force(&mut self, lit: Lit, reason: Reason, log: &mut Log) {
        self.set(lit, reason);
        if self.levels.is_empty() {
            let mut hints = Vec::new();
            let because = self.explain(reason, Some(lit));
            hints.extend(because.iter().map(|lit| self.unit[lit.bit().index()]));
            hints.push(self.id(reason));
            let bit = lit.bit().index();
            self.unit[bit] = log.clause(&[lit], &hints);
            self.reason[bit] = Reason::None;
        }
    }

    /// The number of the row behind a reason.
    pub(super) fn id(&self, reason: Reason) -> RowId {
        match reason {
            Reason::None => 0,
            Reason::Clause(index) => self.clauses[index as usize].id,
            Reason::Count(index) => self.counts[index as usize].id,
        }
    }

    /// Sets all that a row leaves no choice about.
    fn force_all(&mut self, index: u32, log: &mut Log) {
        let slack = self.counts[index as usize].slack;
        let mut at = 0;
        while let Some(&(by, lit)) = self.counts[index as usize].terms.get(at) {
            if by <= slack {
                break;
            }
            if self.value[lit.index()] == 0 {
                self.force(lit, Reason::Count(index), log);
            }
            at += 1;
        }
    }

    /// Follows up everything that was set; what broke, if something did.
    pub(super) fn propagate(&mut self, log: &mut Log) -> Option<Reason> {
        while self.done < self.trail.len() {
            let lit = self.trail[self.done];
            self.done += 1;
            let mut broken = None;
            let rows = std::mem::take(&mut self.counted[(!lit).index()]);
            for &(index, by) in &rows {
                let count = &mut self.counts[index as usize];
                count.slack -= by;
                if count.slack < 0 {
                    broken = broken.or(Some(Reason::Count(index)));
                } else if broken.is_none() && count.slack < count.terms[0].0 {
                    self.force_all(index, log);
                }
            }
            self.counted[(!lit).index()] = rows;
            broken = broken.or_else(|| self.follow_clauses(!lit, log));
            if broken.is_some() {
                return broken;
            }
        }
        None
    }

    /// The clauses that watch a literal that became false.
    fn follow_clauses(&mut self, lost: Lit, log: &mut Log) -> Option<Reason> {
        let mut watching = std::mem::take(&mut self.watches[lost.index()]);
        let (mut kept, mut broken) = (0, None);
        for at in 0..watching.len() {
            let index = watching[at];
            if broken.is_some() {
                watching[kept] = index;
                kept += 1;
                continue;
            }
            let clause = &mut self.clauses[index as usize];
            if clause.lits[0] == lost {
                clause.lits.swap(0, 1);
            }
            let first = clause.lits[0];
            let next = (2..clause.lits.len()).find(|i| self.value[clause.lits[*i].index()] >= 0);
            if self.value[first.index()] <= 0
                && let Some(next) = next
            {
                clause.lits.swap(1, next);
                self.watches[clause.lits[1].index()].push(index);
                continue;
            }
            watching[kept] = index;
            kept += 1;
            match self.value[first.index()] {
                0 => self.force(first, Reason::Clause(index), log),
                1 => {}
                _ => broken = Some(Reason::Clause(index)),
            }
        }
        watching.truncate(kept);
        self.watches[lost.index()] = watching;
        broken
    }
}
