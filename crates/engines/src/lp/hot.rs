//! A linear program that is solved again and again with other bounds, each time from where the last run ended.

use crate::memory::Watch;
use crate::mip::{Highs, Rows, Sides, Status};
use quadrille_core::{Budget, Stop};

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Solved {
    /// The optimum.
    Optimal(f64),
    /// There is no point.
    Infeasible,
    /// Numbers that HiGHS could not handle.
    Unknown,
}

/// The program inside HiGHS.
pub struct HotLp {
    highs: Highs,
    bounds: Vec<(f64, f64)>,
}

impl HotLp {
    /// Hands a program to HiGHS, if there is one and it takes it.
    pub fn new(rows: &Rows) -> Option<Self> {
        let highs = Highs::new(rows)?;
        highs.whole(c"threads", 1);
        // The simplex method is what can go on from where it was.
        highs.word(c"solver", "simplex");
        let bounds = rows.lower.iter().copied().zip(rows.upper.iter().copied()).collect();
        Some(HotLp { highs, bounds })
    }

    /// Sets a variable's bounds.
    pub fn set(&mut self, column: usize, lower: f64, upper: f64) {
        if self.bounds[column] != (lower, upper) {
            self.bounds[column] = (lower, upper);
            self.highs.bounds(column, lower, upper);
        }
    }

    /// Solves it. Every variable is bounded, so what is "unbounded or infeasible" is infeasible.
    pub fn solve(&mut self, budget: &Budget) -> Result<Solved, Stop> {
        let mut watch = Watch::new(budget);
        for again in [false, true] {
            if again {
                self.highs.forget();
            }
            match self.highs.run(&mut || watch.check().is_ok()) {
                Status::Optimal | Status::Empty => {
                    return Ok(Solved::Optimal(self.highs.objective()));
                }
                Status::Infeasible | Status::UnboundedOrInfeasible => {
                    return Ok(Solved::Infeasible);
                }
                Status::TimeLimit | Status::MemoryLimit | Status::Other => watch.check()?,
            }
        }
        Ok(Solved::Unknown)
    }

    /// The values of the last optimum.
    pub fn values(&self) -> Vec<f64> {
        self.highs.solution()
    }

    /// The values and prices of the last optimum.
    pub fn sides(&self) -> Sides {
        self.highs.sides()
    }
}
