//! A filter of pagoda functions: what weighs less than the goal never comes there.

use crate::pegs::solve::exact::Prepared;
use quadrille_core::{Budget, Stop};

/// Weightings that no jump can increase, as one table a byte of the position.
#[derive(Default)]
pub struct PagodaFilter {
    /// For each weighting its tables, and what the goal weighs.
    weightings: Vec<(Vec<[i32; 256]>, i32)>,
}

impl PagodaFilter {
    /// Finds weightings for a goal.
    pub fn new(case: &Prepared<'_>, goal: usize, budget: &mut Budget) -> Result<Self, Stop> {
        let pegs = case.field.pegs(case.puzzle.start());
        let tables = |weights: &[i64]| {
            let weigh = |byte: usize, value: usize| {
                let bits = (0..8).filter(|bit| value >> bit & 1 != 0).map(|bit| byte * 8 + bit);
                bits.filter_map(|i| weights.get(i)).sum::<i64>() as i32
            };
            let table = |byte| std::array::from_fn(|value| weigh(byte, value));
            (0..weights.len().div_ceil(8)).map(table).collect::<Vec<_>>()
        };
        let found = crate::pegs::pagoda::filters(case.field, &pegs, goal, budget)?;
        Ok(PagodaFilter { weightings: found.iter().map(|w| (tables(w), w[goal] as i32)).collect() })
    }

    /// Whether no weighting forbids the goal.
    pub fn lets_through(&self, position: u64) -> bool {
        let bytes = position.to_le_bytes();
        self.weightings.iter().all(|(tables, goal)| {
            let weight: i32 = tables.iter().zip(bytes).map(|(t, b)| t[usize::from(b)]).sum();
            weight >= *goal
        })
    }
}
