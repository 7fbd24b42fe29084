//! A formula in clauses, with names for the variables a reader should recognise.

use crate::child;
use quadrille_core::{Budget, Stop};
use rustsat::encodings::am1::{Encode as _, Ladder, Pairwise};
use rustsat::encodings::card::{BoundBoth, BoundUpper, Totalizer};
use rustsat::instances::{BasicVarManager, Cnf, ManageVars};
use rustsat::types::Lit;
use std::fmt::Write;

/// Up to this many literals a quadratic number of binary clauses beats helper variables.
const PAIRWISE: usize = 8;

/// The budget is looked at once in so many clauses while a formula is written down.
const CLAUSES_PER_LOOK: usize = 1024;
/// A name, its place in the list, and what the allocator adds.
const BYTES_PER_NAME: usize = 80;
/// The formula, the solver's own, and its clauses inside the solver or on their way to it.
const COPIES: u64 = 3;
/// No formula takes more memory than this, whatever the budget says.
const MAX_BYTES: u64 = 6 << 30;

/// Clauses over numbered variables.
///
/// Large boards have large formulas, so writing one down is work that a budget bounds: once it
/// ends ([`Formula::stopped`]) further clauses are dropped, and no solver takes the torso.
#[derive(Clone, Default)]
pub struct Formula {
    literals: Vec<Lit>,
    ends: Vec<usize>,
    variables: u32,
    names: Vec<(u32, String)>,
    guards: Vec<Lit>,
    budget: Option<Budget>,
    stopped: Option<Stop>,
}

impl Formula {
    /// No variable, no clause.
    pub fn new() -> Self {
        Self::default()
    }

    /// No variable, no clause, and a budget for writing them down.
    pub fn within(budget: &Budget) -> Self {
        Formula { budget: Some(budget.clone()), ..Self::default() }
    }

    /// Why the formula was not written to its end.
    pub fn stopped(&self) -> Option<Stop> {
        self.stopped
    }

    /// What it holds in memory.
    fn bytes(&self) -> u64 {
        let clauses = self.literals.capacity() * 4 + self.ends.capacity() * 8;
        (clauses + self.names.capacity() * BYTES_PER_NAME) as u64
    }

    /// What is left for a solver in a child process: the formula is held by its maker and by the solver's
    /// owner, and its clauses are on their way.
    pub(super) fn memory_left(&self, budget: &Budget) -> Result<u64, Stop> {
        let held = COPIES * self.bytes() + 2 * child::IDLE_BYTES;
        let left = budget.memory_left().saturating_sub(held);
        if left == 0 { Err(Stop::Memory) } else { Ok(left) }
    }

    /// Looks at the budget now and then.
    fn look(&mut self) {
        let bytes = COPIES * self.bytes();
        let left = self.budget.as_ref().map_or(u64::MAX, Budget::memory_left);
        if bytes > left.min(MAX_BYTES) {
            self.stopped = Some(Stop::Memory);
        } else if let Some(Err(stop)) = self.budget.as_ref().map(Budget::check) {
            self.stopped = Some(stop);
        }
    }

    /// A new variable with a name for its readers.
    pub fn var(&mut self, name: impl Into<String>) -> Lit {
        self.names.push((self.variables, name.into()));
        self.fresh()
    }

    /// A variable's name; its number in the file for those that only help.
    pub fn name(&self, variable: u32) -> String {
        match self.names.binary_search_by_key(&variable, |(named, _)| *named) {
            Ok(at) => self.names[at].1.clone(),
            Err(_) => format!("v{}", variable + 1),
        }
    }

    /// A new variable that only helps to say something.
    pub fn fresh(&mut self) -> Lit {
        self.variables += 1;
        Lit::positive(self.variables - 1)
    }

    /// What is added next binds only while all these hold; nothing: it binds always.
    pub fn only_if(&mut self, guards: &[Lit]) {
        self.guards = guards.iter().map(|guard| !*guard).collect();
    }

    /// Adds a clause: one of these must hold.
    pub fn clause(&mut self, literals: &[Lit]) {
        if self.stopped.is_some() {
            return;
        }
        self.literals.extend_from_slice(literals);
        self.literals.extend_from_slice(&self.guards);
        self.ends.push(self.literals.len());
        if self.ends.len().is_multiple_of(CLAUSES_PER_LOOK) {
            self.look();
        }
    }

    /// At most one of these holds.
    pub fn at_most_one(&mut self, literals: &[Lit]) {
        if self.stopped.is_some() {
            return;
        }
        let (mut cnf, mut vars) = (Cnf::new(), self.manager());
        // Memory for clauses is the only thing that can fail here, and that aborts elsewhere too.
        let done = if literals.len() <= PAIRWISE {
            literals.iter().copied().collect::<Pairwise>().encode(&mut cnf, &mut vars)
        } else {
            literals.iter().copied().collect::<Ladder>().encode(&mut cnf, &mut vars)
        };
        done.expect("out of memory");
        self.take(&cnf, &vars);
    }

    /// Exactly one of these holds.
    pub fn exactly_one(&mut self, literals: &[Lit]) {
        self.clause(literals);
        self.at_most_one(literals);
    }

    /// At most `bound` of these hold.
    pub fn at_most(&mut self, bound: usize, literals: &[Lit]) {
        if bound >= literals.len() || self.stopped.is_some() {
            return;
        }
        let (mut cnf, mut vars) = (Cnf::new(), self.manager());
        let mut sum: Totalizer = literals.iter().copied().collect();
        sum.encode_ub(bound..=bound, &mut cnf, &mut vars).expect("out of memory");
        let held = sum.enforce_ub(bound).expect("the bound was just encoded");
        self.take(&cnf, &vars);
        held.iter().for_each(|lit| self.clause(&[*lit]));
    }

    /// At least `bound` of these hold.
    pub fn at_least(&mut self, bound: usize, literals: &[Lit]) {
        if bound > literals.len() {
            self.clause(&[]);
            return;
        }
        let negated: Vec<Lit> = literals.iter().map(|l| !*l).collect();
        self.at_most(literals.len() - bound, &negated);
    }

    /// Exactly `bound` of these hold.
    pub fn exactly(&mut self, bound: usize, literals: &[Lit]) {
        if bound > literals.len() {
            self.clause(&[]);
            return;
        }
        if self.stopped.is_some() {
            return;
        }
        let (mut cnf, mut vars) = (Cnf::new(), self.manager());
        let mut sum: Totalizer = literals.iter().copied().collect();
        sum.encode_both(bound..=bound, &mut cnf, &mut vars).expect("out of memory");
        let held = sum.enforce_eq(bound).expect("the bound was just encoded");
        self.take(&cnf, &vars);
        held.iter().for_each(|lit| self.clause(&[*lit]));
    }

    fn manager(&self) -> BasicVarManager {
        let mut vars = BasicVarManager::default();
        if self.variables > 0 {
            vars.increase_next_free(rustsat::types::Var::new(self.variables));
        }
        vars
    }

    fn take(&mut self, cnf: &Cnf, vars: &BasicVarManager) {
        for clause in cnf.iter() {
            self.literals.extend(clause.iter().copied());
            self.literals.extend_from_slice(&self.guards);
            self.ends.push(self.literals.len());
        }
        self.look();
        self.variables = self.variables.max(vars.max_var().map_or(0, |v| v.idx32() + 1));
    }

    /// The clauses in the order they were added.
    pub fn clauses(&self) -> impl Iterator<Item = &[Lit]> {
        self.clauses_from(0)
    }

    /// The clauses from a place on, in the order they were added.
    pub(super) fn clauses_from(&self, first: usize) -> impl Iterator<Item = &[Lit]> {
        let start = |i: usize| if i == 0 { 0 } else { self.ends[i - 1] };
        (first..self.ends.len()).map(move |i| &self.literals[start(i)..self.ends[i]])
    }

    /// How many clauses.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is no clause.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// How many variables.
    pub fn variables(&self) -> u32 {
        self.variables
    }

    /// The formula as a DIMACS file, with a comment for every named variable.
    pub fn to_dimacs(&self) -> String {
        let mut out = String::with_capacity(self.literals.len() * 6);
        for (var, name) in &self.names {
            let _ = writeln!(out, "c {} {name}", var + 1);
        }
        let _ = writeln!(out, "p cnf {} {}", self.variables, self.ends.len());
        for clause in self.clauses() {
            for lit in clause {
                let _ = write!(out, "{} ", lit.to_ipasir());
            }
            out.push_str("0\n");
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sat::Sat;
    use quadrille_core::Budget;

    /// How many of the 2^n assignments of the first variables each constraint allows.
    fn allowed(n: usize, add: impl Fn(&mut Formula, &[Lit])) -> Vec<usize> {
        let mut formula = Formula::new();
        let lits: Vec<Lit> = (0..n).map(|i| formula.var(format!("x{i}"))).collect();
        add(&mut formula, &lits);
        let mut sat = Sat::new(&formula);
        let mut counts = vec![0; n + 1];
        for mask in 0u32..1 << n {
            let assume: Vec<Lit> =
                (0..n).map(|i| if mask >> i & 1 == 1 { lits[i] } else { !lits[i] }).collect();
            if sat.solve(&assume, &mut Budget::unlimited()).unwrap() {
                counts[mask.count_ones() as usize] += 1;
            }
        }
        counts
    }

    #[test]
    fn counting_clauses_count() {
        let choose = |n: usize, k: usize| (0..k).fold(1, |c, i| c * (n - i) / (i + 1));
        for n in [0, 1, 2, 5, 10] {
            let all: Vec<usize> = (0..=n).map(|k| choose(n, k)).collect();
            let only = |keep: &dyn Fn(usize) -> bool| -> Vec<usize> {
                (0..=n).map(|k| if keep(k) { all[k] } else { 0 }).collect()
            };
            assert_eq!(allowed(n, |f, l| f.at_most_one(l)), only(&|k| k <= 1));
            assert_eq!(allowed(n, |f, l| f.exactly_one(l)), only(&|k| k == 1));
            for b in 0..=n + 1 {
                assert_eq!(allowed(n, |f, l| f.at_most(b, l)), only(&|k| k <= b), "{n} {b}");
                assert_eq!(allowed(n, |f, l| f.at_least(b, l)), only(&|k| k >= b), "{n} {b}");
                assert_eq!(allowed(n, |f, l| f.exactly(b, l)), only(&|k| k == b), "{n} {b}");
            }
        }
    }

    #[test]
    fn guarded_clauses_bind_only_under_their_guards() {
        let mut formula = Formula::new();
        let lits: Vec<Lit> = (0..3).map(|i| formula.var(format!("x{i}"))).collect();
        let (one, other) = (formula.fresh(), formula.fresh());
        formula.only_if(&[one, other]);
        formula.exactly(2, &lits);
        formula.only_if(&[]);
        formula.clause(&[!lits[0]]);
        let mut sat = Sat::new(&formula);
        let mut can = |assume: &[Lit]| sat.solve(assume, &mut Budget::unlimited()).unwrap();
        assert!(can(&[!lits[1], one]) && can(&[!lits[1], other]) && can(&[lits[1], one, other]));
        assert!(!can(&[!lits[1], one, other]) && !can(&[lits[0]]));
    }

    #[test]
    fn dimacs_names_variables() {
        let mut f = Formula::new();
        let (a, b) = (f.var("a"), f.fresh());
        f.clause(&[a, !b]);
        assert_eq!(f.to_dimacs(), "c 1 a\np cnf 2 1\n1 -2 0\n");
    }
}
