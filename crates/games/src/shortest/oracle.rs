//! What follows from what is cited, and the boards on which it does not.

use super::Citation;
use quadrille_core::case::{Case, Demand, Kind, Literal};
use quadrille_core::{Budget, Cell, Stop};
use quadrille_engines::sat::{Formula, Lit, Sat};
use std::collections::{BTreeMap, BTreeSet};

/// A board on which something true does not hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refuted {
    /// The statements that are not on it what they are in the end.
    pub wrong: Vec<bool>,
    /// The sources whose demands it does not keep.
    pub broken: Vec<usize>,
}

/// A solver that holds the case's demands, each under its sources.
pub struct Oracle {
    sat: Sat,
    /// By variable.
    literals: Vec<Lit>,
    /// By source: assumed by whoever cites it.
    guards: Vec<Lit>,
}

impl Oracle {
    /// Takes the demands of a case.
    pub fn new(case: &Case, budget: &Budget) -> Self {
        let mut formula = Formula::within(budget);
        let literals: Vec<Lit> = (0..case.variables()).map(|_| formula.fresh()).collect();
        let guards: Vec<Lit> = case.sources.iter().map(|_| formula.fresh()).collect();
        let in_formula = |literal: &Literal| match literal.holds {
            true => literals[literal.variable],
            false => !literals[literal.variable],
        };
        for (sources, demand) in case.demands() {
            let held: Vec<Lit> = sources.iter().map(|source| guards[*source]).collect();
            formula.only_if(&held);
            match demand {
                Demand::Some(some) => {
                    formula.clause(&some.iter().map(in_formula).collect::<Vec<_>>());
                }
                Demand::Exactly(1, some) => {
                    formula.exactly_one(&some.iter().map(in_formula).collect::<Vec<_>>());
                }
                Demand::Exactly(count, some) => {
                    formula.exactly(*count, &some.iter().map(in_formula).collect::<Vec<_>>());
                }
            }
        }
        Oracle { sat: Sat::new(&formula), literals, guards }
    }

    fn literal(&self, (statement, value): (usize, bool)) -> Lit {
        if value { self.literals[statement] } else { !self.literals[statement] }
    }

    /// What is known, of some cells or of all.
    fn known(&self, case: &Case, of: impl Fn(Cell) -> bool) -> Vec<Lit> {
        let told = case.statements.iter().enumerate().filter(|(_, told)| of(told.cell));
        told.filter_map(|(id, told)| Some(self.literal((id, told.known?)))).collect()
    }

    fn values(&self, case: &Case) -> Vec<bool> {
        (0..case.statements.len()).map(|id| self.sat.value(self.literals[id])).collect()
    }

    /// What every statement is in one solution.
    pub fn solution(
        &mut self,
        case: &Case,
        budget: &mut Budget,
    ) -> Result<Option<Vec<bool>>, Stop> {
        let mut assumed = self.guards.clone();
        assumed.extend(self.known(case, |_| true));
        Ok(self.sat.solve(&assumed, budget)?.then(|| self.values(case)))
    }

    /// The unknown statements that are the same in every solution.
    pub fn follow_from_all(
        &mut self,
        case: &Case,
        truth: &[bool],
        budget: &mut Budget,
    ) -> Result<BTreeSet<usize>, Stop> {
        let mut everything = self.guards.clone();
        everything.extend(self.known(case, |_| true));
        let unknown = case.statements.iter().enumerate().filter(|(_, told)| told.known.is_none());
        let mut open: BTreeSet<usize> = unknown.map(|(id, _)| id).collect();
        let mut follow = BTreeSet::new();
        while let Some(id) = open.pop_first() {
            everything.push(!self.literal((id, truth[id])));
            if self.sat.solve(&everything, budget)? {
                let values = self.values(case);
                open.retain(|other| values[*other] == truth[*other]);
            } else {
                follow.insert(id);
            }
            everything.pop();
        }
        Ok(follow)
    }

    fn assumed(&self, case: &Case, cited: &Citation, claim: (usize, bool)) -> Vec<Lit> {
        let mut assumed = vec![!self.literal(claim)];
        assumed.extend(cited.sources.iter().map(|source| self.guards[*source]));
        assumed.extend(self.known(case, |cell| cited.cells.contains(&cell)));
        assumed
    }

    /// Whether a claim follows from what is cited.
    pub fn follows(
        &mut self,
        case: &Case,
        cited: &Citation,
        claim: (usize, bool),
        budget: &mut Budget,
    ) -> Result<bool, Stop> {
        let assumed = self.assumed(case, cited, claim);
        Ok(!self.sat.solve(&assumed, budget)?)
    }

    /// A board on which what is cited holds and the claim does not, and as much else as possible; nothing if the
    /// claim follows.
    pub fn refute(
        &mut self,
        case: &Case,
        cited: &Citation,
        claim: (usize, bool),
        truth: &[bool],
        budget: &mut Budget,
    ) -> Result<Option<Refuted>, Stop> {
        let assumed = self.assumed(case, cited, claim);
        if !self.sat.solve(&assumed, budget)? {
            return Ok(None);
        }
        let mut board = self.board(case, assumed);
        // The more a board keeps, the less it leaves to cite against it. Rules come first: they are cheap to
        // cite, so a board that breaks one says little.
        let rest = |rule: bool| {
            let kind = move |id: &usize| (case.sources[*id].kind == Kind::Rule) == rule;
            (0..case.sources.len()).filter(kind).filter(|id| !cited.sources.contains(id))
        };
        let mut broken = Vec::new();
        for id in rest(true).chain(rest(false)) {
            let kept = board.sources[id];
            if !self.keeps_too(case, &mut board, kept, &[self.guards[id]], budget)? {
                broken.push(id);
            }
        }
        let mut cells: BTreeMap<Cell, Vec<(usize, bool)>> = BTreeMap::new();
        for (id, told) in case.statements.iter().enumerate() {
            if let Some(value) = told.known {
                cells.entry(told.cell).or_default().push((id, value));
            }
        }
        for known in cells.iter().filter(|(cell, _)| !cited.cells.contains(cell)).map(|(_, k)| k) {
            let kept = known.iter().all(|(id, value)| board.values[*id] == *value);
            let more: Vec<Lit> = known.iter().map(|claim| self.literal(*claim)).collect();
            self.keeps_too(case, &mut board, kept, &more, budget)?;
        }
        let wrong = board.values.iter().zip(truth).map(|(value, truth)| value != truth).collect();
        Ok(Some(Refuted { wrong, broken }))
    }

    /// The board just found.
    fn board(&self, case: &Case, assumed: Vec<Lit>) -> Board {
        let sources = self.guards.iter().map(|guard| self.sat.value(*guard)).collect();
        Board { assumed, values: self.values(case), sources }
    }

    /// Assumes some more if that can be; the solver is asked only if the board does not keep it as it is.
    fn keeps_too(
        &mut self,
        case: &Case,
        board: &mut Board,
        kept: bool,
        more: &[Lit],
        budget: &mut Budget,
    ) -> Result<bool, Stop> {
        let before = board.assumed.len();
        board.assumed.extend_from_slice(more);
        if kept {
            return Ok(true);
        }
        let found = self.sat.solve(&board.assumed, budget)?;
        if found {
            *board = self.board(case, std::mem::take(&mut board.assumed));
        } else {
            board.assumed.truncate(before);
        }
        Ok(found)
    }
}

/// A board that was found, and what was assumed for it.
struct Board {
    assumed: Vec<Lit>,
    /// By statement.
    values: Vec<bool>,
    /// By source: whether it is kept.
    sources: Vec<bool>,
}
