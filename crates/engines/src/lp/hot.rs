//! A linear program that is solved again and again with other bounds, each time from where the last run ended.

use crate::memory::Watch;
use crate::mip::{Highs, Rows, Sides, Status, Terms};
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

/// A row that is broken by more than this is given to HiGHS.
const BROKEN: f64 = 1e-6;
/// So many rows are given at once, the most broken first.
const AT_ONCE: usize = 200;

/// The program inside HiGHS.
pub struct HotLp {
    highs: Highs,
    bounds: Vec<(f64, f64)>,
    waiting: Waiting,
}

/// Rows that HiGHS was not given yet: most of a large program never matters.
#[derive(Default)]
struct Waiting {
    terms: Vec<(Vec<(usize, f64)>, f64, f64)>,
}

impl HotLp {
    /// Hands a program to HiGHS, if there is one and it takes it.
    pub fn new(rows: &Rows) -> Option<Self> {
        let highs = Highs::new(rows)?;
        highs.whole(c"threads", 1);
        // The simplex method is what can go on from where it was.
        highs.word(c"solver", "simplex");
        let bounds = rows.lower.iter().copied().zip(rows.upper.iter().copied()).collect();
        Some(HotLp { highs, bounds, waiting: Waiting::default() })
    }

    /// Hands a program to HiGHS to be solved once, by the interior point method and without a step to a corner: where
    /// nothing is minimised, that ends in the middle of what is possible.
    pub fn inside(rows: &Rows) -> Option<Self> {
        let lp = HotLp::new(rows)?;
        lp.highs.word(c"solver", "ipm");
        lp.highs.word(c"run_crossover", "off");
        Some(lp)
    }

    /// Hands a program to HiGHS, with inequalities given to it only once a point breaks them. Every answer keeps all rows all the
    /// same.
    pub fn lazy(rows: &Rows) -> Option<Self> {
        let mut first = rows.bare();
        let mut waiting = Waiting::default();
        for (row, lower, upper) in rows.each() {
            match lower == upper {
                true => first.add(rows.row(row), lower, upper),
                false => waiting.terms.push((rows.row(row).collect(), lower, upper)),
            }
        }
        Some(HotLp { waiting, ..HotLp::new(&first)? })
    }

    /// Sets a variable's bounds.
    pub fn set(&mut self, column: usize, lower: f64, upper: f64) {
        if self.bounds[column] != (lower, upper) {
            self.bounds[column] = (lower, upper);
            self.highs.bounds(column, lower, upper);
        }
    }

    /// Solves it.
    pub fn solve(&mut self, budget: &Budget) -> Result<Solved, Stop> {
        loop {
            let solved = self.run(budget)?;
            match solved {
                Solved::Optimal(_) if self.give_broken() => {}
                _ => return Ok(solved),
            }
        }
    }

    /// Solves what HiGHS has. Every variable is bounded, so what is "unbounded or infeasible" is infeasible.
    fn run(&mut self, budget: &Budget) -> Result<Solved, Stop> {
        let mut watch = Watch::new(budget);
        for again in [false, true] {
            if again {
                self.highs.forget();
            }
            match self.highs.run(&mut |_| watch.check().is_ok()) {
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

    /// Gives HiGHS the rows that its point breaks; false if it breaks none, or HiGHS takes no more.
    fn give_broken(&mut self) -> bool {
        if self.waiting.terms.is_empty() {
            return false;
        }
        let broken = self.waiting.broken(&self.highs.solution());
        if broken.is_empty() {
            return false;
        }
        let (mut lower, mut upper, mut terms) = (Vec::new(), Vec::new(), Terms::default());
        // From the last on, so that the places of the others stay.
        for place in broken {
            let (list, low, high) = self.waiting.terms.swap_remove(place);
            lower.push(low);
            upper.push(high);
            terms.start.push(terms.column.len().try_into().unwrap_or(i32::MAX));
            for (column, factor) in list {
                terms.column.push(column.try_into().unwrap_or(i32::MAX));
                terms.factor.push(factor);
            }
        }
        self.highs.add_rows(&lower, &upper, &terms)
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

impl Waiting {
    /// The places of the most broken rows, the last place first.
    fn broken(&self, values: &[f64]) -> Vec<usize> {
        let by = |(list, lower, upper): &(Vec<(usize, f64)>, f64, f64)| {
            let sum: f64 = list.iter().map(|(column, factor)| values[*column] * factor).sum();
            (lower - sum).max(sum - upper)
        };
        let all = self.terms.iter().enumerate().map(|(place, row)| (place, by(row)));
        let mut broken: Vec<(usize, f64)> = all.filter(|(_, by)| *by > BROKEN).collect();
        broken.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        broken.truncate(AT_ONCE);
        let mut places: Vec<usize> = broken.into_iter().map(|(place, _)| place).collect();
        places.sort_unstable_by(|a, b| b.cmp(a));
        places
    }
}
