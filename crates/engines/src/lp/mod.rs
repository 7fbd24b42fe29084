//! Linear relaxations of 0-1 programs: the same rows, and variables that may lie between 0 and 1.
//!
//! HiGHS solves them in floating point, so what is read here is for looking at, and for the bounds of
//! [`crate::bnb`], which rounds them the safe way.

#[cfg(feature = "highs")]
mod hot;
#[cfg(feature = "highs")]
mod middle;
mod proved;
#[cfg(feature = "highs")]
mod remote;

pub use proved::proved;

#[cfg(feature = "highs")]
pub(crate) use hot::{HotLp, Solved};
#[cfg(feature = "highs")]
pub(crate) use remote::served;

#[cfg(feature = "highs")]
use crate::child::Session;
#[cfg(feature = "highs")]
use crate::mip::{Rows, SMALL, Sides};
use quadrille_core::pb::{Bit, Program};
use quadrille_core::{Budget, Stop};

/// A value this near to a whole number is one.
pub const NEAR: f64 = 1e-6;

/// The optimum of a relaxation.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Relaxed {
    /// What no solution of the program can beat.
    pub bound: f64,
    /// A value for each variable.
    pub values: Vec<f64>,
    /// What one more of each variable would cost.
    pub reduced: Vec<f64>,
    /// The sum of each row, an equation counted as one.
    pub activity: Vec<f64>,
    /// What one more on each row's right-hand side would cost: its shadow price.
    pub dual: Vec<f64>,
}

impl Relaxed {
    /// How many variables are neither 0 nor 1.
    pub fn fractional(&self) -> usize {
        self.values.iter().filter(|value| is_fraction(**value)).count()
    }
}

/// Whether a value is neither 0 nor 1.
pub fn is_fraction(value: f64) -> bool {
    (value - value.round()).abs() > NEAR
}

/// The rows of a program, which take about as much memory again, if the budget has room for both.
#[cfg(feature = "highs")]
pub(crate) fn rows_within(program: &Program, budget: &Budget) -> Result<Rows, Stop> {
    has_room(program, budget)?;
    Ok(rows_of(program))
}

#[cfg(feature = "highs")]
fn has_room(program: &Program, budget: &Budget) -> Result<(), Stop> {
    budget.check()?;
    if program.bytes().saturating_mul(2) > budget.memory_left() {
        Err(Stop::Memory)
    } else {
        Ok(())
    }
}

/// A 0-1 program as HiGHS takes it, without its demand for whole numbers.
#[cfg(feature = "highs")]
pub(crate) fn rows_of(program: &Program) -> Rows {
    rows_among(program, |_| true)
}

/// The same with some of its rows.
#[cfg(feature = "highs")]
fn rows_among(program: &Program, keep: impl Fn(usize) -> bool) -> Rows {
    let bits = program.bits();
    let mut rows = Rows {
        cost: vec![0.0; bits],
        lower: vec![0.0; bits],
        upper: vec![1.0; bits],
        integer: vec![false; bits],
        ..Rows::default()
    };
    for (by, bit) in program.objective() {
        rows.cost[bit.index()] += *by as f64;
    }
    // A variable may stand in a row twice, which HiGHS does not take.
    let mut place = vec![usize::MAX; bits];
    for (_, row) in program.rows().enumerate().filter(|(index, _)| keep(*index)) {
        let first = rows.column.len();
        rows.start.push(first);
        rows.row_lower.push(row.bound as f64);
        rows.row_upper.push(if row.equation { row.bound as f64 } else { f64::INFINITY });
        for (by, bit) in row.terms {
            let index = bit.index();
            if place[index] != usize::MAX && place[index] >= first {
                rows.factor[place[index]] += *by as f64;
                continue;
            }
            place[index] = rows.column.len();
            rows.column.push(index);
            rows.factor.push(*by as f64);
        }
    }
    rows
}

/// The relaxation of a program with some variables fixed; nothing if no point is left.
#[cfg(feature = "highs")]
pub fn relax(
    program: &Program,
    fixed: &[(Bit, bool)],
    budget: &mut Budget,
) -> Result<Option<Relaxed>, Stop> {
    has_room(program, budget)?;
    if let Some(found) = middle::relax(program, fixed, budget)? {
        return Ok(found);
    }
    let mut rows = rows_of(program);
    fix(&mut rows, fixed);
    solved(&rows, Point::Corner, budget)
}

/// A best point in the middle of all best ones, with prices: few values are whole.
#[cfg(feature = "highs")]
pub fn relax_inside(program: &Program, budget: &mut Budget) -> Result<Option<Relaxed>, Stop> {
    solved(&rows_within(program, budget)?, Point::Middle, budget)
}

#[cfg(feature = "highs")]
fn fix(rows: &mut Rows, fixed: &[(Bit, bool)]) {
    for (bit, value) in fixed {
        let value = f64::from(u8::from(*value));
        (rows.lower[bit.index()], rows.upper[bit.index()]) = (value, value);
    }
}

/// Which of the best points is wanted.
#[cfg(feature = "highs")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Point {
    /// One with as many whole values as rows allow.
    Corner,
    /// One in the middle of them.
    Middle,
}

/// Solves here, or in a child process.
#[cfg(feature = "highs")]
fn solved(rows: &Rows, point: Point, budget: &mut Budget) -> Result<Option<Relaxed>, Stop> {
    if rows.factor.len() > SMALL
        && let Some(session) = Session::open(budget)
    {
        return remote::relax_in(rows, point, session?, budget);
    }
    relax_here(rows, point, budget)
}

#[cfg(feature = "highs")]
fn relax_here(rows: &Rows, point: Point, budget: &mut Budget) -> Result<Option<Relaxed>, Stop> {
    let lp = match point {
        Point::Corner => HotLp::new(rows),
        Point::Middle => HotLp::inside(rows),
    };
    let mut lp = lp.ok_or(Stop::GaveUp)?;
    match lp.solve(budget)? {
        Solved::Optimal(bound) => {
            let Sides { values, reduced, activity, dual } = lp.sides();
            Ok(Some(Relaxed { bound, values, reduced, activity, dual }))
        }
        Solved::Infeasible => Ok(None),
        Solved::Unknown => Err(Stop::GaveUp),
    }
}

/// This build has nobody to solve it.
#[cfg(not(feature = "highs"))]
pub fn relax(_: &Program, _: &[(Bit, bool)], _: &mut Budget) -> Result<Option<Relaxed>, Stop> {
    Err(Stop::GaveUp)
}

#[cfg(all(test, feature = "highs"))]
mod tests {
    use super::*;

    /// An odd cycle: each of three neighbours pairs once at most, and the relaxation takes half of each pair.
    fn triangle() -> Program {
        let mut program = Program::new();
        let pairs: Vec<Bit> = ["ab", "bc", "ca"].map(|name| program.answer_bit(name)).into();
        program.minimise(pairs.iter().map(|bit| (-2, *bit)));
        for (one, two) in [(0, 1), (1, 2), (2, 0)] {
            program.at_most([(1, pairs[one]), (1, pairs[two])], 1);
        }
        program
    }

    #[test]
    fn a_triangle_has_halves_and_equal_prices() {
        let program = triangle();
        let relaxed = relax(&program, &[], &mut Budget::unlimited()).unwrap().unwrap();
        assert!((relaxed.bound + 3.0).abs() < 1e-6, "{relaxed:?}");
        assert_eq!(relaxed.fractional(), 3);
        // Prices prove the bound: each row is worth one, and no variable is worth more than its rows.
        let priced: f64 =
            relaxed.dual.iter().zip([-1.0; 3]).map(|(dual, right)| dual * right).sum();
        assert!((priced - relaxed.bound).abs() < 1e-6, "{relaxed:?}");
        assert!(relaxed.reduced.iter().all(|cost| cost.abs() < 1e-6));
    }

    #[test]
    fn fixing_changes_the_bound_and_may_leave_nothing() {
        let program = triangle();
        let fixed = [(Bit(0), true)];
        let relaxed = relax(&program, &fixed, &mut Budget::unlimited()).unwrap().unwrap();
        assert!((relaxed.bound + 2.0).abs() < 1e-6 && relaxed.fractional() == 0);
        let fixed = [(Bit(0), true), (Bit(1), true)];
        assert_eq!(relax(&program, &fixed, &mut Budget::unlimited()).unwrap(), None);
    }

    #[test]
    fn a_variable_twice_in_a_row_counts_twice() {
        let mut program = Program::new();
        let a = program.bit("a");
        program.minimise([(1, a), (1, a)]);
        program.at_least([(1, a), (1, a)], 1);
        let relaxed = relax(&program, &[], &mut Budget::unlimited()).unwrap().unwrap();
        assert!((relaxed.values[0] - 0.5).abs() < 1e-6 && (relaxed.bound - 1.0).abs() < 1e-6);
    }
}
