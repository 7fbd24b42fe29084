//! The same points with a smaller relaxation: coefficients larger than they need to be are made smaller.
//!
//! A row `c y + S <= d` with `y` in it only to switch the row off says, for its 0-1 points, the same with any `c`
//! and `d` that still switch it off; its relaxation says more the smaller they are (Savelsbergh, 1994). How large
//! the rest of a row can become is told with the rows that let one of their variables be 1 at most: of those
//! that stand in both, one counts.

use crate::memory::Watch;
use crate::mip::Rows;
use quadrille_core::Stop;

/// Larger sums are not told apart from these in whole numbers.
const NEAR: f64 = 1e-9;

/// Which rows let one of their variables be 1 at most, for each variable.
struct Cliques {
    of: Vec<Vec<u32>>,
    count: usize,
    /// Which rows these are. They stay as they are: what follows from a row does not make that row needless.
    rows: Vec<bool>,
}

impl Cliques {
    fn new(rows: &Rows) -> Self {
        let mut cliques =
            Cliques { of: vec![Vec::new(); rows.cost.len()], count: 0, rows: Vec::new() };
        for (row, lower, upper) in rows.each() {
            let terms = rows.terms(row);
            let factors = &rows.factor[terms.clone()];
            let one = match factors.first() {
                Some(1.0) => upper == 1.0,
                Some(-1.0) => lower == -1.0,
                _ => false,
            };
            let one = one && factors.iter().all(|factor| *factor == factors[0]);
            cliques.rows.push(one);
            if one {
                let number = cliques.count as u32;
                rows.column[terms].iter().for_each(|column| cliques.of[*column].push(number));
                cliques.count += 1;
            }
        }
        cliques
    }

    /// The most that a sum of such terms, all with positive factors, can become: cliques are taken one by one, those with
    /// most terms first, and of each the largest term counts.
    fn most(&self, terms: &mut Vec<(usize, f64)>, tally: &mut Vec<u32>) -> f64 {
        tally.resize(self.count, 0);
        let mut most = 0.0;
        loop {
            let mut best = (1, u32::MAX);
            for (column, _) in terms.iter() {
                for clique in &self.of[*column] {
                    let count = &mut tally[*clique as usize];
                    *count += 1;
                    if *count > best.0 {
                        best = (*count, *clique);
                    }
                }
            }
            for (column, _) in terms.iter() {
                self.of[*column].iter().for_each(|clique| tally[*clique as usize] = 0);
            }
            if best.1 == u32::MAX {
                return most + terms.iter().map(|term| term.1).sum::<f64>();
            }
            let inside = |column: usize| self.of[column].contains(&best.1);
            let largest = terms.iter().filter(|term| inside(term.0)).map(|term| term.1);
            most += largest.fold(0.0, f64::max);
            terms.retain(|term| !inside(term.0));
        }
    }
}

/// A program with the same 0-1 points and a relaxation that is no larger; rows that say nothing are gone.
pub fn tightened(rows: &Rows, watch: &mut Watch) -> Result<Rows, Stop> {
    let cliques = Cliques::new(rows);
    let mut tally = Vec::new();
    let mut tight = rows.bare();
    for (row, lower, upper) in rows.each() {
        watch.check()?;
        let mut list: Vec<(usize, f64)> =
            rows.row(row).filter(|(_, factor)| *factor != 0.0).collect();
        // Rows with one side, as "at most".
        let side = match (lower.is_finite(), upper.is_finite()) {
            (true, false) => -1.0,
            (false, true) => 1.0,
            _ => 0.0,
        };
        let side = if cliques.rows[row] { 0.0 } else { side };
        let (mut low, mut high) = (lower, upper);
        if side != 0.0 {
            list.iter_mut().for_each(|term| term.1 *= side);
            let mut limit = if side > 0.0 { upper } else { -lower };
            if !shrink(&mut list, &mut limit, &cliques, &mut tally) {
                continue;
            }
            list.iter_mut().for_each(|term| term.1 *= side);
            (low, high) = if side > 0.0 { (low, limit) } else { (-limit, high) };
        }
        tight.add(list, low, high);
    }
    Ok(tight)
}

/// Makes the factors of `sum <= limit` as small as they can be; false if the row says nothing.
fn shrink(
    list: &mut Vec<(usize, f64)>,
    limit: &mut f64,
    cliques: &Cliques,
    tally: &mut Vec<u32>,
) -> bool {
    let positive = |list: &[(usize, f64)], but: usize| -> Vec<(usize, f64)> {
        let counts = |(at, term): &(usize, &(usize, f64))| *at != but && term.1 > 0.0;
        list.iter().enumerate().filter(counts).map(|(_, term)| *term).collect()
    };
    if cliques.most(&mut positive(list, usize::MAX), tally) <= *limit + NEAR {
        return false;
    }
    for at in 0..list.len() {
        let factor = list[at].1;
        if factor.abs() <= 1.0 {
            continue;
        }
        let rest = cliques.most(&mut positive(list, at), tally);
        if factor > 0.0 {
            // At 0 the rest has no need of so much room.
            let spare = (*limit - rest).min(factor);
            if spare > NEAR {
                list[at].1 -= spare;
                *limit -= spare;
            }
        } else {
            let spare = (*limit - factor - rest).min(-factor);
            if spare > NEAR {
                list[at].1 += spare;
            }
        }
    }
    list.retain(|term| term.1 != 0.0);
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lp::rows_of;
    use quadrille_core::pb::{Bit, Program};
    use quadrille_core::{Budget, Rng};

    fn tightened(rows: &Rows) -> Rows {
        super::tightened(rows, &mut Watch::new(&Budget::unlimited())).unwrap()
    }

    fn holds(rows: &Rows, point: &[bool]) -> bool {
        rows.each().all(|(row, lower, upper)| {
            let set = rows.row(row).filter(|(column, _)| point[*column]);
            let sum: f64 = set.map(|(_, factor)| factor).sum();
            sum >= lower - 1e-6 && sum <= upper + 1e-6
        })
    }

    /// Every point of random programs with choices in them keeps its verdict.
    #[test]
    fn points_stay_and_nothing_is_added() {
        let mut smaller = 0;
        for seed in 0..300 {
            let mut rng = Rng::new(seed);
            let mut program = Program::new();
            let count = 4 + rng.below(6);
            let bits: Vec<Bit> = (0..count).map(|i| program.bit(format!("x{i}"))).collect();
            for _ in 0..1 + rng.below(3) {
                let some = bits.iter().filter(|_| rng.below(2) == 0).map(|bit| (1, *bit));
                let some: Vec<_> = some.collect();
                match rng.below(2) {
                    0 => program.exactly(some, 1),
                    _ => program.at_most(some, 1),
                };
            }
            for _ in 0..3 {
                let term = |bit: &Bit| (rng.below(13) as i64 - 6, *bit);
                let row: Vec<_> = bits.iter().map(term).collect();
                program.at_most(row, rng.below(9) as i64);
            }
            let rows = rows_of(&program);
            let tight = tightened(&rows);
            for mask in 0u32..1 << count {
                let point: Vec<bool> = (0..count).map(|i| mask >> i & 1 == 1).collect();
                assert_eq!(holds(&rows, &point), holds(&tight, &point), "seed {seed}, {mask:b}");
            }
            let size = |rows: &Rows| rows.factor.iter().map(|factor| factor.abs()).sum::<f64>();
            smaller += u32::from(size(&tight) < size(&rows));
        }
        assert!(smaller > 100, "{smaller} of 300 programs have smaller factors");
    }

    /// What hides a tower: with three cells before it, a factor of 7 becomes 3.
    #[test]
    fn a_switch_is_as_large_as_what_it_switches_off() {
        let mut program = Program::new();
        let (x, y) = (program.bit("x"), program.bit("y"));
        let mut before = Vec::new();
        for cell in 0..3 {
            let heights: Vec<_> = (0..2).map(|h| (1, program.bit(format!("b{cell}{h}")))).collect();
            program.exactly(heights.iter().copied(), 1);
            before.extend(heights);
        }
        program.at_most(before.iter().copied().chain([(7, x), (7, y)]), 14);
        program.at_least(before.iter().copied().chain([(1, y), (-7, x)]), -6);
        let tight = tightened(&rows_of(&program));
        let last = tight.terms(3);
        assert_eq!((tight.row_lower[3], tight.row_upper[3]), (-6.0, f64::INFINITY));
        let of = |bit: Bit| {
            let at = last.clone().find(|at| tight.column[*at] == bit.index());
            at.map(|at| tight.factor[at])
        };
        assert_eq!((of(x), of(y)), (Some(-3.0), Some(-3.0)));
        assert_eq!(tight.row_lower[4], 0.0, "x <= y + S");
    }
}
