//! A point of a large relaxation in which nothing is minimised.
//!
//! There every point is as good as every other, and prices are 0. One in the middle of what the equations allow is quickly
//! found, and most often it keeps the inequalities too, of which a Towers board of side 20 has 64,000; those that it breaks are
//! added, and a new point is found, until it keeps all of them. So it is a point of the whole relaxation, and where there
//! is none, the relaxation has none.

use super::{Point, Relaxed, fix, rows_among, solved};
use quadrille_core::pb::{Bit, Program, Row};
use quadrille_core::{Budget, Stop};

/// Smaller programs show a corner, which tells more: it has as many whole values as rows allow.
const LARGE: usize = 50_000;
/// A row that is broken by more than this is added.
const BROKEN: f64 = 1e-6;
/// So many rows are added at once, the most broken first.
const AT_ONCE: usize = 1_000;

/// A point of a large program that minimises nothing, or the word that there is none; nothing at all of any other
/// program, or if HiGHS does not tell.
pub fn relax(
    program: &Program,
    fixed: &[(Bit, bool)],
    budget: &mut Budget,
) -> Result<Option<Option<Relaxed>>, Stop> {
    if !program.objective().is_empty() || program.nonzeros() <= LARGE {
        return Ok(None);
    }
    let mut kept: Vec<bool> = program.rows().map(|row| row.equation).collect();
    loop {
        let mut rows = rows_among(program, |row| kept[row]);
        fix(&mut rows, fixed);
        let found = match solved(&rows, Point::Middle, budget) {
            Err(Stop::GaveUp) => return Ok(None),
            found => found?,
        };
        let Some(found) = found else { return Ok(Some(None)) };
        let activity: Vec<f64> = program.rows().map(|row| sum(&row, &found.values)).collect();
        let mut broken: Vec<(usize, f64)> = program
            .rows()
            .zip(&activity)
            .enumerate()
            .map(|(index, (row, sum))| (index, row.bound as f64 - sum))
            .filter(|(index, by)| !kept[*index] && *by > BROKEN)
            .collect();
        if broken.is_empty() {
            let dual = vec![0.0; activity.len()];
            return Ok(Some(Some(Relaxed { activity, dual, ..found })));
        }
        broken.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        broken.iter().take(AT_ONCE).for_each(|(index, _)| kept[*index] = true);
    }
}

fn sum(row: &Row<'_>, values: &[f64]) -> f64 {
    row.terms.iter().map(|(by, bit)| *by as f64 * values[bit.index()]).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program of many switches, each of them between two neighbours of a long row of choices.
    fn long(contradicts: bool) -> (Program, Vec<Bit>) {
        let mut program = Program::new();
        let bits: Vec<Bit> = (0..9_000).map(|i| program.answer_bit(format!("x{i}"))).collect();
        for three in bits.chunks(3) {
            program.exactly(three.iter().map(|bit| (1, *bit)), 1);
        }
        for pair in bits.windows(4) {
            program.at_least(pair.iter().map(|bit| (2, *bit)), 1);
            program.at_most([(3, pair[0]), (1, pair[3])], 3);
        }
        if contradicts {
            program.at_least([(1, bits[0]), (1, bits[1])], 1);
            program.at_least([(1, bits[2])], 1);
        }
        (program, bits)
    }

    #[test]
    fn a_point_keeps_every_row_and_nothing_is_found_where_nothing_is() {
        let budget = &mut Budget::unlimited();
        let (program, bits) = long(false);
        let fixed = [(bits[0], true), (bits[100], false)];
        let found = relax(&program, &fixed, budget).unwrap().expect("a large program").unwrap();
        for (row, activity) in program.rows().zip(&found.activity) {
            let by = activity - row.bound as f64;
            assert!(by >= -1e-5 && (!row.equation || by <= 1e-5), "{by}");
        }
        assert!((found.values[0] - 1.0).abs() < 1e-6 && found.values[100].abs() < 1e-6);
        assert!(found.values.iter().all(|value| (-1e-6..=1.0 + 1e-6).contains(value)));
        let (program, _) = long(true);
        assert_eq!(relax(&program, &[], budget).unwrap(), Some(None));
    }
}
