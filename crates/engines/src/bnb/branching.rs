//! Which fraction to branch on.

use super::Branching;
use crate::lp::{HotLp, NEAR, Solved};
use quadrille_core::{Budget, Stop};

/// Strong branching looks at so many fractions, those nearest to a half.
const LOOKS: usize = 8;
/// What a branch that turns out empty counts as: more than any rise of a bound.
const EMPTY: f64 = 1e6;
/// A branch that leaves the bound where it was still counts, or its sibling would not.
const LITTLE: f64 = 1e-3;

/// What branching on each variable did to the bound, for a variable set to 0 and to 1.
pub struct PseudoCosts(Vec<[(f64, u32); 2]>);

impl PseudoCosts {
    pub fn new(variables: usize) -> Self {
        PseudoCosts(vec![[(0.0, 0); 2]; variables])
    }

    /// A variable at `leant` was fixed and the bound rose by `rise`; nothing was left if that is not known.
    pub fn learn(&mut self, variable: usize, value: bool, leant: f64, rise: Option<f64>) {
        let moved = if value { 1.0 - leant } else { leant };
        let entry = &mut self.0[variable][usize::from(value)];
        entry.0 += rise.map_or(1.0, |rise| rise.max(0.0) / moved.max(NEAR));
        entry.1 += 1;
    }

    fn guess(&self, variable: usize, leant: f64) -> f64 {
        let [down, up] = self.0[variable].map(|(sum, count)| match count {
            // Nobody knows yet: as good as a bound that rises by one.
            0 => 1.0,
            _ => sum / f64::from(count),
        });
        (down * leant).max(LITTLE) * (up * (1.0 - leant)).max(LITTLE)
    }
}

/// How far a value is from the nearest whole number.
pub fn distance(value: f64) -> f64 {
    (value - value.round()).abs()
}

/// The fraction to branch on, among those of a relaxation with this objective; `choices` is in how small a row that
/// chooses one of its variables a variable stands.
pub fn choose(
    how: Branching,
    fractions: &[(u32, f64)],
    (costs, choices): (&PseudoCosts, &dyn Fn(u32) -> usize),
    (lp, objective): (&mut HotLp, f64),
    budget: &Budget,
) -> Result<u32, Stop> {
    let best = |score: &dyn Fn(u32, f64) -> f64| {
        let scored = fractions.iter().map(|(bit, value)| (*bit, score(*bit, *value)));
        // The first of the best, so that runs can be repeated.
        scored.reduce(|best, next| if next.1 > best.1 { next } else { best }).map(|(bit, _)| bit)
    };
    let chosen = match how {
        Branching::SmallestRow => best(&|bit, value| value - choices(bit) as f64),
        Branching::First => fractions.first().map(|(bit, _)| *bit),
        Branching::MostFractional => best(&|_, value| distance(value)),
        Branching::PseudoCost => best(&|bit, value| costs.guess(bit as usize, value)),
        Branching::Strong => Some(strong(fractions, lp, objective, budget)?),
    };
    // Callers have at least one fraction.
    Ok(chosen.unwrap_or(0))
}

/// Solves both branches of the most promising fractions, and takes the one that promises most.
fn strong(
    fractions: &[(u32, f64)],
    lp: &mut HotLp,
    objective: f64,
    budget: &Budget,
) -> Result<u32, Stop> {
    let mut looks = fractions.to_vec();
    looks.sort_by(|a, b| distance(b.1).total_cmp(&distance(a.1)));
    looks.truncate(LOOKS);
    let mut best = (looks[0].0, f64::NEG_INFINITY);
    for (bit, _) in looks {
        let mut score = 1.0;
        for value in [0.0, 1.0] {
            lp.set(bit as usize, value, value);
            let rise = match lp.solve(budget)? {
                Solved::Optimal(bound) => bound - objective,
                Solved::Infeasible => EMPTY,
                Solved::Unknown => 0.0,
            };
            score *= rise.max(LITTLE);
        }
        lp.set(bit as usize, 0.0, 1.0);
        if score > best.1 {
            best = (bit, score);
        }
    }
    Ok(best.0)
}
