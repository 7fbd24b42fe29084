//! The search itself.

use super::branching::{PseudoCosts, choose, distance};
use super::infer::Infer;
use super::open::Open;
use super::propagate::FREE;
use super::{Inference, ROOT, Raw, RawNode, Settings};
use crate::lp::{HotLp, Solved, is_fraction};
use crate::mip::Rows;
use quadrille_core::clock::Instant;
use quadrille_core::tree::Fate;
use quadrille_core::{Budget, Progress, Stop};
use std::time::Duration;

/// What a node costs in memory, with its place among the open ones.
const BYTES_PER_NODE: u64 = 96;
/// How often somebody who watches is told.
const TELL_EVERY: Duration = Duration::from_millis(100);
/// No more nodes than their numbers can tell.
const MOST_NODES: usize = u32::MAX as usize - 2;

pub struct Search<'a> {
    rows: &'a Rows,
    /// The variables that tell the answer; those behind are sums of others, and not branched on.
    answer: &'a [bool],
    settings: Settings,
    lp: HotLp,
    infer: Infer,
    costs: PseudoCosts,
    nodes: Vec<RawNode>,
    open: Open,
    best: Option<(Vec<bool>, i64)>,
    /// What the root's relaxation says of each variable, kept for when something better is known.
    root_costs: Option<RootCosts>,
    /// The root's costs leave nothing better than what is known.
    over: bool,
    settled: u64,
    start: Instant,
    told: Instant,
}

/// The root's relaxation: its bound, and for each variable its value there and what leaving that value costs at least.
struct RootCosts {
    bound: f64,
    values: Vec<f64>,
    reduced: Vec<f64>,
}

/// What became of a node, and if it is divided, by which variable and the relaxation's value of it.
enum Settled {
    Done(Fate),
    Divide(u32, f64),
}

impl<'a> Search<'a> {
    /// Searches until everything is settled or the budget ends.
    pub fn run(rows: &'a Rows, answer: &'a [bool], settings: Settings, budget: &mut Budget) -> Raw {
        let lp = match settings.inference {
            Inference::Probing => HotLp::lazy(rows),
            Inference::Rows | Inference::None => HotLp::new(rows),
        };
        let Some(lp) = lp else {
            return Raw { stop: Some(Stop::GaveUp), ..Raw::default() };
        };
        let mut search = Search {
            rows,
            answer,
            settings,
            lp,
            infer: Infer::new(rows, answer, settings.inference),
            costs: PseudoCosts::new(rows.cost.len()),
            nodes: Vec::new(),
            open: Open::new(settings.order),
            best: None,
            root_costs: None,
            over: false,
            settled: 0,
            start: Instant::now(),
            told: Instant::now(),
        };
        search.add(ROOT, 0, false, 0.0, f64::NEG_INFINITY);
        let stop = search.go_on(budget).err();
        search.told(stop)
    }

    fn add(&mut self, parent: u32, bit: u32, value: bool, leant: f64, bound: f64) {
        let node = self.nodes.len() as u32;
        self.nodes.push(RawNode {
            parent,
            bit,
            value,
            leant: leant as f32,
            bound,
            solved: false,
            fractional: 0,
            distance: 0.0,
            fate: Fate::Open,
            seconds: 0.0,
        });
        self.open.push(node, bound);
    }

    fn go_on(&mut self, budget: &mut Budget) -> Result<(), Stop> {
        if !self.infer.root() {
            self.open.pop();
            self.settled = 1;
            budget.tick()?;
            self.close(0, Fate::Infeasible);
            return Ok(());
        }
        while let Some(node) = self.open.pop() {
            // Until it is settled it is open, and its bound counts.
            let settled = self.limits(budget).and_then(|()| self.settle(node, budget));
            let settled = settled.inspect_err(|_| self.open.push(node, 0.0))?;
            self.settled += 1;
            self.tell(budget);
            match settled {
                Settled::Done(fate) => self.close(node, fate),
                Settled::Divide(bit, leant) => {
                    self.close(node, Fate::Branched);
                    let bound = self.nodes[node as usize].bound;
                    // What is added last is looked at first where depth goes first.
                    for value in [false, true] {
                        self.add(node, bit, value, leant, bound);
                    }
                }
            }
            if self.best.is_some() && !self.minimises() {
                return Ok(());
            }
        }
        Ok(())
    }

    /// Tells nodes, best answer and bound, now and then: the bound is the worst of all open nodes.
    fn tell(&mut self, budget: &Budget) {
        if !budget.is_watched() || self.told.elapsed() < TELL_EVERY {
            return;
        }
        self.told = Instant::now();
        let progress = Progress::new("progress-nodes", self.settled, 0);
        let bounds = || self.open.all().map(|node| self.nodes[node as usize].bound);
        let bound = bounds().fold(f64::INFINITY, f64::min);
        budget.tell(Progress {
            best: self.best.as_ref().filter(|_| self.minimises()).map(|best| best.1 as f64),
            bound: Some(bound).filter(|bound| self.minimises() && bound.is_finite()),
            ..progress
        });
    }

    fn limits(&self, budget: &mut Budget) -> Result<(), Stop> {
        budget.tick()?;
        budget.check()?;
        if self.settled >= self.settings.nodes || self.nodes.len() >= MOST_NODES {
            return Err(Stop::Nodes);
        }
        let bytes = self.nodes.len() as u64 * BYTES_PER_NODE + self.infer.bytes();
        match bytes > budget.memory_left() {
            true => Err(Stop::Memory),
            false => Ok(()),
        }
    }

    /// Whether points differ in worth; where they do not, the first will do.
    fn minimises(&self) -> bool {
        self.rows.cost.iter().any(|cost| *cost != 0.0)
    }

    fn close(&mut self, node: u32, fate: Fate) {
        if fate != Fate::Branched {
            self.infer.forget(node);
        }
        let node = &mut self.nodes[node as usize];
        node.fate = fate;
        node.seconds = self.start.elapsed().as_secs_f32();
    }

    /// The least whole number that a bound on a whole objective leaves possible, with room for what floating
    /// point may have lost: HiGHS forgives each variable 1e-7, and a double ends after some 16 digits.
    fn least_whole(&self, bound: f64) -> i64 {
        let lost = 1e-6 + 1e-7 * self.rows.cost.len() as f64 + 1e-12 * bound.abs();
        (bound - lost).ceil() as i64
    }

    /// Whether nothing with this bound can better what is known.
    fn hopeless(&self, bound: f64) -> bool {
        let known = self.best.as_ref().map(|(_, value)| *value);
        known.is_some_and(|known| bound.is_finite() && self.least_whole(bound) >= known)
    }

    fn settle(&mut self, node: u32, budget: &Budget) -> Result<Settled, Stop> {
        let parent_bound = self.nodes[node as usize].bound;
        if self.over || self.hopeless(parent_bound) {
            return Ok(Settled::Done(Fate::Bound));
        }
        let Some(fixed) = self.infer.fixed(&self.nodes, node) else {
            self.learn(node, None);
            return Ok(Settled::Done(Fate::Infeasible));
        };
        for (variable, value) in fixed.iter().enumerate() {
            match *value {
                FREE => self.lp.set(variable, 0.0, 1.0),
                value => self.lp.set(variable, value.into(), value.into()),
            }
        }
        let objective = match self.lp.solve(budget)? {
            Solved::Infeasible => {
                self.learn(node, None);
                return Ok(Settled::Done(Fate::Infeasible));
            }
            // Without a relaxation any variable will do to go on.
            Solved::Unknown => return Ok(self.any_free(&fixed)),
            Solved::Optimal(objective) => objective,
        };
        self.learn(node, Some(objective - parent_bound));
        let values = self.lp.values();
        if node == 0 && self.minimises() && self.settings.inference != Inference::None {
            let reduced = self.lp.sides().reduced;
            self.root_costs = Some(RootCosts { bound: objective, values: values.clone(), reduced });
        }
        let fractions: Vec<(u32, f64)> = values
            .iter()
            .take(self.answer.len())
            .enumerate()
            .filter(|(variable, value)| fixed[*variable] == FREE && is_fraction(**value))
            .map(|(variable, value)| (variable as u32, *value))
            .collect();
        let raw = &mut self.nodes[node as usize];
        (raw.solved, raw.bound) = (true, objective.max(parent_bound));
        raw.fractional = fractions.len() as u32;
        raw.distance = fractions.iter().map(|(_, value)| distance(*value)).sum::<f64>() as f32;
        if self.hopeless(objective) {
            return Ok(Settled::Done(Fate::Bound));
        }
        if fractions.is_empty() {
            return Ok(self.whole(&fixed, &values));
        }
        let telling = |(bit, _): &&(u32, f64)| self.answer[*bit as usize];
        let fractions = match fractions.iter().any(|fraction| telling(&fraction)) {
            true => fractions.iter().filter(telling).copied().collect(),
            false => fractions,
        };
        let choices = |bit: u32| self.infer.choices(bit as usize, &fixed).unwrap_or(fixed.len());
        let lp = (&mut self.lp, objective);
        let bit = choose(self.settings.branching, &fractions, (&self.costs, &choices), lp, budget)?;
        Ok(Settled::Divide(bit, values[bit as usize]))
    }

    /// A relaxation without fractions: a solution, if its rounded values keep every row.
    fn whole(&mut self, fixed: &[i8], values: &[f64]) -> Settled {
        let point: Vec<bool> = values.iter().map(|value| *value > 0.5).collect();
        if !self.infer.holds(&point) {
            return self.any_free(fixed);
        }
        let cost = |(cost, chosen): (&f64, &bool)| if *chosen { *cost as i64 } else { 0 };
        let value = self.rows.cost.iter().zip(&point).map(cost).sum();
        if self.best.as_ref().is_none_or(|(_, known)| value < *known) {
            self.best = Some((point, value));
            self.fix_by_cost(value);
        }
        // What was rounded away may hide something better: then there is more to look for.
        let bound = values.iter().zip(&self.rows.cost).map(|(value, cost)| value * cost).sum();
        if self.minimises() && self.least_whole(bound) < value {
            return self.any_free(fixed);
        }
        Settled::Done(Fate::Solution)
    }

    /// Fixes what no point better than `known` can change: a variable whose reduced cost at the root, added to the
    /// root's bound, is more than such a point may cost.
    fn fix_by_cost(&mut self, known: i64) {
        let Some(root) = &self.root_costs else { return };
        let most = known as f64 - 1.0 + 1e-6 + 1e-7 * self.rows.cost.len() as f64;
        let dear = root.values.iter().zip(&root.reduced).enumerate();
        let dear = dear.filter(|(_, (_, reduced))| root.bound + reduced.abs() > most);
        // At its lower end a variable costs to raise, at its upper end to lower.
        let kept =
            dear.filter_map(|(variable, (value, reduced))| match (*value < 0.5, *reduced > 0.0) {
                (true, true) => Some((variable, false)),
                (false, false) => Some((variable, true)),
                _ => None,
            });
        self.over = !self.infer.at_root(kept);
    }

    /// The first variable that is not fixed; where there is none, the rows were not kept.
    fn any_free(&self, fixed: &[i8]) -> Settled {
        match fixed.iter().take(self.answer.len()).position(|value| *value == FREE) {
            Some(variable) => Settled::Divide(variable as u32, 0.5),
            None => Settled::Done(Fate::Infeasible),
        }
    }

    fn learn(&mut self, node: u32, rise: Option<f64>) {
        let raw = self.nodes[node as usize];
        if raw.parent != ROOT {
            self.costs.learn(raw.bit as usize, raw.value, raw.leant.into(), rise);
        }
    }

    fn told(mut self, stop: Option<Stop>) -> Raw {
        let rest = self.open.rest();
        let seconds = self.start.elapsed().as_secs_f32();
        rest.iter().for_each(|node| self.nodes[*node as usize].seconds = seconds);
        let open = rest.iter().map(|node| self.nodes[*node as usize].bound);
        let lowest = open.fold(f64::INFINITY, f64::min);
        let known = self.best.as_ref().map(|(_, value)| *value);
        // A search of points that are all alike stops at the first, and that is its answer.
        let complete =
            rest.is_empty() || (known.is_some() && self.rows.cost.iter().all(|c| *c == 0.0));
        let bound = match (complete, known) {
            (true, known) => known,
            (false, _) if lowest == f64::NEG_INFINITY => None,
            (false, known) => {
                let lost = 1e-6 + 1e-7 * self.rows.cost.len() as f64 + 1e-12 * lowest.abs();
                let least = (lowest - lost).ceil() as i64;
                Some(known.map_or(least, |known| least.min(known)))
            }
        };
        let tree = if self.settings.tree { self.nodes } else { Vec::new() };
        Raw {
            point: self.best.map(|(point, _)| point),
            bound,
            stop: stop.filter(|_| !complete),
            nodes: self.settled,
            tree,
        }
    }
}
