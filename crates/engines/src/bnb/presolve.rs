//! What is settled before anything is decided is left out: a smaller program with the same answers.

use super::probe::Prober;
use super::propagate::{FREE, Propagator};
use super::sums::with_sums;
use super::tighten::tightened;
use super::{ROOT, Raw, RawNode};
use crate::memory::Watch;
use crate::mip::Rows;
use quadrille_core::Stop;
use quadrille_core::tree::Fate;

/// A program without what is settled, and the way back.
pub struct Presolved {
    pub rows: Rows,
    /// Which variables tell the answer; those behind are sums of others.
    pub answer: Vec<bool>,
    /// The number that each variable had before.
    before: Vec<u32>,
    /// What the variables left out are, in the numbers of before.
    fixed: Vec<i8>,
    /// What they cost.
    cost: f64,
}

/// Tightens rows and probes; nothing if no point is left. Large programs take their time and room, so the budget is
/// asked at every row.
pub fn presolve(
    rows: &Rows,
    answer: &[bool],
    watch: &mut Watch,
) -> Result<Option<Presolved>, Stop> {
    let rows = tightened(rows, watch)?;
    let mut propagator = Propagator::new(&with_sums(&rows, watch)?);
    watch.check()?;
    if !propagator.all() || !Prober::new(&propagator, answer).run(&mut propagator) {
        return Ok(None);
    }
    watch.check()?;
    let fixed = propagator.fixed()[..rows.cost.len()].to_vec();
    let before: Vec<u32> =
        (0..fixed.len() as u32).filter(|variable| fixed[*variable as usize] == FREE).collect();
    let mut number = vec![usize::MAX; fixed.len()];
    before.iter().enumerate().for_each(|(new, old)| number[*old as usize] = new);
    let kept = |list: &[f64]| before.iter().map(|old| list[*old as usize]).collect::<Vec<f64>>();
    let mut small = Rows {
        maximise: rows.maximise,
        cost: kept(&rows.cost),
        lower: kept(&rows.lower),
        upper: kept(&rows.upper),
        integer: vec![false; before.len()],
        ..Rows::default()
    };
    for (row, lower, upper) in rows.each() {
        let mut settled = 0.0;
        let mut free = Vec::new();
        for (column, factor) in rows.row(row) {
            match fixed[column] {
                FREE => free.push((number[column], factor)),
                value => settled += factor * f64::from(value),
            }
        }
        // What is left of a row without variables holds, or probing would have said so.
        if !free.is_empty() {
            small.add(free, lower - settled, upper - settled);
        }
    }
    let costs = rows.cost.iter().zip(&fixed).filter(|(_, value)| **value == 1);
    Ok(Some(Presolved {
        // Shorter rows can be tighter.
        rows: with_sums(&tightened(&small, watch)?, watch)?,
        answer: before.iter().map(|old| answer[*old as usize]).collect(),
        cost: costs.map(|(cost, _)| cost).sum(),
        before,
        fixed,
    }))
}

impl Presolved {
    /// What a search of the smaller program found, in the variables of before.
    pub fn undo(&self, raw: Raw) -> Raw {
        let point = raw.point.map(|point| {
            let mut whole: Vec<bool> = self.fixed.iter().map(|value| *value == 1).collect();
            self.before.iter().zip(point).for_each(|(old, value)| whole[*old as usize] = value);
            whole
        });
        let node = |node: RawNode| RawNode {
            bit: match node.parent {
                ROOT => 0,
                _ => self.before[node.bit as usize],
            },
            bound: node.bound + self.cost,
            ..node
        };
        Raw {
            point,
            bound: raw.bound.map(|bound| bound + self.cost as i64),
            tree: raw.tree.into_iter().map(node).collect(),
            ..raw
        }
    }
}

/// What is found where no point is left: a root, and nothing in it.
pub fn nothing() -> Raw {
    let root = RawNode {
        parent: ROOT,
        bit: 0,
        value: false,
        leant: 0.0,
        bound: f64::NEG_INFINITY,
        solved: false,
        fractional: 0,
        distance: 0.0,
        fate: Fate::Infeasible,
        seconds: 0.0,
    };
    Raw { nodes: 1, tree: vec![root], ..Raw::default() }
}
