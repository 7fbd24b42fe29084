//! Whether a point of a relaxation is a best one, by prices that prove it.

use super::{NEAR, Relaxed};
use quadrille_core::pb::Program;

/// The optimum, if the point keeps every row and the prices, whoever found them, prove that none is better: what the rows cost at
/// these prices is what no point can go below, and this one does not go above it.
pub fn proved(program: &Program, values: Vec<f64>, dual: Vec<f64>) -> Option<Relaxed> {
    if values.len() != program.bits() || dual.len() != program.row_count() {
        return None;
    }
    if !values.iter().all(|value| (-NEAR..=1.0 + NEAR).contains(value)) {
        return None;
    }
    let mut reduced = vec![0.0; values.len()];
    for (by, bit) in program.objective() {
        reduced[bit.index()] += *by as f64;
    }
    let bound: f64 = reduced.iter().zip(&values).map(|(cost, value)| cost * value).sum();
    let mut activity = Vec::with_capacity(dual.len());
    let mut proves = 0.0;
    for (row, price) in program.rows().zip(&dual) {
        let sum: f64 = row.terms.iter().map(|(by, bit)| *by as f64 * values[bit.index()]).sum();
        let over = sum - row.bound as f64;
        if over < -NEAR || row.equation && over > NEAR || !row.equation && *price < 0.0 {
            return None;
        }
        activity.push(sum);
        if *price != 0.0 {
            row.terms.iter().for_each(|(by, bit)| reduced[bit.index()] -= *by as f64 * price);
            proves += row.bound as f64 * price;
        }
    }
    // What a variable costs beyond its rows is least at 0, or at 1 where it gains.
    proves += reduced.iter().map(|cost| cost.min(0.0)).sum::<f64>();
    let near = NEAR * bound.abs().max(1.0);
    (bound - proves <= near).then_some(Relaxed { bound, values, reduced, activity, dual })
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrille_core::pb::Bit;

    #[test]
    fn only_a_point_with_prices_that_prove_it_is_the_optimum() {
        let mut program = Program::new();
        let pairs: Vec<Bit> = ["ab", "bc", "ca"].map(|name| program.answer_bit(name)).into();
        program.minimise(pairs.iter().map(|bit| (-2, *bit)));
        for (one, two) in [(0, 1), (1, 2), (2, 0)] {
            program.at_most([(1, pairs[one]), (1, pairs[two])], 1);
        }
        let best = proved(&program, vec![0.5; 3], vec![1.0; 3]).expect("the optimum");
        assert!((best.bound + 3.0).abs() < 1e-9 && best.reduced.iter().all(|cost| *cost == 0.0));
        assert!(proved(&program, vec![1.0, 0.0, 0.0], vec![1.0; 3]).is_none(), "not the best");
        assert!(proved(&program, vec![0.5; 3], vec![0.9, 1.0, 1.0]).is_none(), "unproved");
        assert!(proved(&program, vec![0.6; 3], vec![1.0; 3]).is_none(), "breaks a row");
        assert!(proved(&program, vec![0.5; 3], vec![-1.0, 2.0, 2.0]).is_none(), "a false price");
        assert!(proved(&program, vec![0.5; 2], vec![1.0; 3]).is_none(), "too short");
    }
}
