//! An integer program as data.

use quadrille_core::order::Order as _;
use quadrille_core::{Budget, Stop};

/// A variable of a [`Program`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Var(pub(crate) usize);

impl Var {
    /// Its place in the values of a solution.
    pub fn index(self) -> usize {
        self.0
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Column {
    pub name: String,
    pub lower: f64,
    pub upper: f64,
    pub integer: bool,
    pub cost: f64,
}

#[derive(Clone, Debug)]
pub(crate) struct Row {
    pub name: String,
    pub terms: Vec<(Var, f64)>,
    pub lower: f64,
    pub upper: f64,
}

/// The budget is looked at once in so many rows while a program is written down.
const ROWS_PER_LOOK: usize = 256;
/// Columns are cheaper.
const COLUMNS_PER_LOOK: usize = 4096;
/// No program has more coefficients than this, whatever the budget says.
const MAX_TERMS: u64 = 50_000_000;
/// What a coefficient costs here, laid out for the solver, and on its way to it.
const BYTES_PER_TERM: u64 = 48;
/// What a row or a column costs besides, its name included.
const BYTES_PER_LINE: u64 = 230;

/// Variables, linear rows and a linear objective, minimised unless [`Program::maximise`] is called.
///
/// Large boards have large programs, so writing one down is work that a budget bounds: once it
/// ends ([`Program::stopped`]) further rows are dropped, and no solver takes the torso.
#[derive(Clone)]
pub struct Program {
    pub(crate) name: String,
    pub(crate) maximise: bool,
    pub(crate) columns: Vec<Column>,
    pub(crate) rows: Vec<Row>,
    terms: u64,
    budget: Option<Budget>,
    stopped: Option<Stop>,
}

impl Program {
    /// An empty program; the name goes into its files.
    pub fn new(name: impl Into<String>) -> Self {
        Program {
            name: name.into(),
            maximise: false,
            columns: Vec::new(),
            rows: Vec::new(),
            terms: 0,
            budget: None,
            stopped: None,
        }
    }

    /// An empty program, and a budget for writing it down.
    pub fn within(name: impl Into<String>, budget: &Budget) -> Self {
        Program { budget: Some(budget.clone()), ..Self::new(name) }
    }

    /// Why the program was not written to its end.
    pub fn stopped(&self) -> Option<Stop> {
        self.stopped
    }

    /// What it holds in memory until a solver has it.
    pub(super) fn bytes(&self) -> u64 {
        let lines = (self.rows.len() + self.columns.len()) as u64;
        self.terms * BYTES_PER_TERM + lines * BYTES_PER_LINE
    }

    /// Looks at the budget now and then.
    fn look(&mut self) {
        let left = self.budget.as_ref().map_or(u64::MAX, Budget::memory_left);
        if self.terms > MAX_TERMS || self.bytes() > left {
            self.stopped = Some(Stop::Memory);
        } else if let Some(Err(stop)) = self.budget.as_ref().map(Budget::check) {
            self.stopped = Some(stop);
        }
    }

    /// Makes the objective be maximised.
    pub fn maximise(&mut self) {
        self.maximise = true;
    }

    /// A variable that is 0 or 1.
    pub fn binary(&mut self, name: impl Into<String>) -> Var {
        self.integer(name, 0.0, 1.0)
    }

    /// A whole number between two bounds.
    pub fn integer(&mut self, name: impl Into<String>, lower: f64, upper: f64) -> Var {
        self.column(name.into(), lower, upper, true)
    }

    /// A number between two bounds, which may be infinite.
    pub fn continuous(&mut self, name: impl Into<String>, lower: f64, upper: f64) -> Var {
        self.column(name.into(), lower, upper, false)
    }

    fn column(&mut self, name: String, lower: f64, upper: f64, integer: bool) -> Var {
        if self.stopped.is_some() {
            return Var(0);
        }
        self.columns.push(Column { name, lower, upper, integer, cost: 0.0 });
        if self.columns.len().is_multiple_of(COLUMNS_PER_LOOK) {
            self.look();
        }
        Var(self.columns.len() - 1)
    }

    /// Sets a variable's coefficient in the objective.
    pub fn cost(&mut self, var: Var, cost: f64) {
        self.columns[var.0].cost = cost;
    }

    /// Fixes a variable.
    pub fn fix(&mut self, var: Var, value: f64) {
        self.columns[var.0].lower = value;
        self.columns[var.0].upper = value;
    }

    /// Demands `lower <= sum of terms <= upper`; a variable may stand in several terms.
    pub fn row(&mut self, name: impl Into<String>, terms: &[(Var, f64)], lower: f64, upper: f64) {
        if self.stopped.is_some() {
            return;
        }
        let mut terms = terms.to_vec();
        terms.order_by_key(|t| t.0);
        terms.dedup_by(|next, kept| {
            let same = next.0 == kept.0;
            if same {
                kept.1 += next.1;
            }
            same
        });
        self.terms += terms.len() as u64 + 1;
        self.rows.push(Row { name: name.into(), terms, lower, upper });
        if self.rows.len().is_multiple_of(ROWS_PER_LOOK) {
            self.look();
        }
    }

    /// Values rounded where they must be whole, and the objective, if every row and bound holds then.
    #[cfg(feature = "mip")]
    pub(super) fn rounded(&self, values: &[f64]) -> Option<(Vec<f64>, f64)> {
        const NEAR: f64 = 1e-5;
        let mut rounded = Vec::with_capacity(values.len());
        for (column, value) in self.columns.iter().zip(values) {
            let kept = if column.integer { value.round() } else { *value };
            if (kept - value).abs() > NEAR
                || kept < column.lower - NEAR
                || kept > column.upper + NEAR
            {
                return None;
            }
            rounded.push(kept);
        }
        let holds = |row: &Row| {
            let sum: f64 = row.terms.iter().map(|(var, factor)| factor * rounded[var.0]).sum();
            sum >= row.lower - NEAR && sum <= row.upper + NEAR
        };
        let objective = self.columns.iter().zip(&rounded).map(|(c, v)| c.cost * v).sum();
        self.rows.iter().all(holds).then_some((rounded, objective))
    }

    /// How many variables.
    pub fn variables(&self) -> usize {
        self.columns.len()
    }

    /// How many coefficients the rows have.
    pub fn nonzeros(&self) -> usize {
        self.rows.iter().map(|row| row.terms.len()).sum()
    }

    /// How many rows.
    pub fn rows(&self) -> usize {
        self.rows.len()
    }
}
