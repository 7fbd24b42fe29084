//! A branch and bound of our own on HiGHS's linear relaxations, for people who want to see one work.
//!
//! It takes a 0-1 program with whole coefficients. A node is the program with some variables fixed; its
//! relaxation, solved from where the last one ended, gives a bound, a solution, or a variable to branch on: one that
//! tells the answer, as long as there is one, because it settles more than those that only help to say the rules. Points
//! are rounded and held against every row, and bounds are rounded the safe way, so floating point decides
//! about a node only where HiGHS calls a relaxation infeasible.

mod branching;
mod infer;
mod open;
mod presolve;
mod probe;
mod propagate;
mod remote;
mod search;
mod sums;
mod tighten;

pub(crate) use remote::served;

use crate::child::Session;
use crate::lp::rows_within;
use crate::memory::Watch;
use crate::mip::{Rows, SMALL};
use presolve::{nothing, presolve};
use quadrille_core::pb::Program;
use quadrille_core::tree::{Fate, Node, Tree};
use quadrille_core::{Budget, Stop};
use search::Search;

/// Which fraction a node is divided by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Branching {
    /// One of the row that chooses one of the fewest variables left, the largest of them.
    #[default]
    SmallestRow,
    /// The first of the program.
    First,
    /// The one nearest to a half.
    MostFractional,
    /// The one whose two relaxations, solved for a look, promise most.
    Strong,
    /// The one whose branches raised the bound most so far.
    PseudoCost,
}

impl Branching {
    /// All, with their names; the default first.
    pub const ALL: [(Branching, &'static str); 5] = [
        (Branching::SmallestRow, "smallest-row"),
        (Branching::First, "first"),
        (Branching::MostFractional, "most-fractional"),
        (Branching::Strong, "strong"),
        (Branching::PseudoCost, "pseudo-cost"),
    ];
}

/// Which open node comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// The newest, the side where the variable is 1 first: it settles more.
    #[default]
    Depth,
    /// The one with the best bound.
    BestBound,
    /// The oldest.
    Breadth,
}

impl Order {
    /// All, with their names; the default first.
    pub const ALL: [(Order, &'static str); 3] =
        [(Order::Depth, "depth"), (Order::BestBound, "best-bound"), (Order::Breadth, "breadth")];
}

/// What is concluded from the rows before a relaxation is solved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Inference {
    /// A value that makes the rows contradict each other, once followed up, is ruled out, and what every way to make
    /// a choice leads to is settled; and before anything is decided, coefficients that are larger than they need to
    /// be are made smaller, and sums that rows share get names.
    #[default]
    Probing,
    /// A value that breaks a row is ruled out.
    Rows,
    /// Nothing: relaxations speak alone.
    None,
}

impl Inference {
    /// All, with their names; the default first.
    pub const ALL: [(Inference, &'static str); 3] =
        [(Inference::Probing, "probing"), (Inference::Rows, "rows"), (Inference::None, "none")];
}

/// How to search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// What to branch on.
    pub branching: Branching,
    /// Where to go on.
    pub order: Order,
    /// What rows are asked before a relaxation is solved.
    pub inference: Inference,
    /// Ends after so many nodes.
    pub nodes: u64,
    /// Whether the tree is kept.
    pub tree: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            branching: Branching::default(),
            order: Order::default(),
            inference: Inference::default(),
            nodes: u64::MAX,
            tree: false,
        }
    }
}

/// What a search found.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Found {
    /// The best point, which keeps every row.
    pub point: Option<Vec<bool>>,
    /// What no point can beat, a whole number; nothing if even the root is not solved, or nothing is possible.
    pub bound: Option<i64>,
    /// Why the search ended before it had settled everything.
    pub stop: Option<Stop>,
    /// How many nodes were settled.
    pub nodes: u64,
    /// The tree, if it was asked for.
    pub tree: Option<Tree>,
}

/// Searches a program: a small one here, a larger one in a child process where the budget has a workshop.
pub fn solve(program: &Program, settings: Settings, budget: &mut Budget) -> Found {
    let mut watch = Watch::new(budget);
    let rows = match rows_within(program, budget) {
        Ok(rows) => rows,
        Err(stop) => return Found { stop: Some(stop), ..Found::default() },
    };
    let mut answer = vec![false; program.bits()];
    program.answer().iter().for_each(|bit| answer[bit.index()] = true);
    let raw = match settings.inference {
        Inference::Probing => match presolve(&rows, &answer, &mut watch) {
            Ok(Some(small)) => small.undo(search(&small.rows, &small.answer, settings, budget)),
            Ok(None) => {
                budget.add_nodes(1);
                nothing()
            }
            Err(stop) => Raw { stop: Some(stop), ..Raw::default() },
        },
        Inference::Rows | Inference::None => search(&rows, &answer, settings, budget),
    };
    let tree = settings.tree.then(|| raw.tree(program));
    let point = raw.point.filter(|point| program.holds(point));
    Found { point, bound: raw.bound, stop: raw.stop, nodes: raw.nodes, tree }
}

/// Searches here, or in a child process.
fn search(rows: &Rows, answer: &[bool], settings: Settings, budget: &mut Budget) -> Raw {
    if rows.factor.len() > SMALL
        && let Some(session) = Session::open(budget)
    {
        let told =
            session.and_then(|session| remote::search_in(rows, answer, settings, session, budget));
        return told.unwrap_or_else(|stop| Raw { stop: Some(stop), ..Raw::default() });
    }
    Search::run(rows, answer, settings, budget)
}

/// What a search found, its variables by number.
#[derive(Default)]
struct Raw {
    point: Option<Vec<bool>>,
    bound: Option<i64>,
    stop: Option<Stop>,
    nodes: u64,
    tree: Vec<RawNode>,
}

/// A node while the search runs: small, because there are many.
#[derive(Clone, Copy, Debug)]
struct RawNode {
    /// [`ROOT`] has none.
    parent: u32,
    /// The variable fixed, and to what.
    bit: u32,
    value: bool,
    /// The relaxation's value for that variable in the parent.
    leant: f32,
    /// The relaxation's objective; until it is solved, the parent's.
    bound: f64,
    solved: bool,
    fractional: u32,
    distance: f32,
    fate: Fate,
    seconds: f32,
}

/// The parent of the root.
const ROOT: u32 = u32::MAX;

impl Raw {
    fn tree(&self, program: &Program) -> Tree {
        let node = |raw: &RawNode| Node {
            parent: (raw.parent != ROOT).then_some(raw.parent),
            variable: match raw.parent {
                ROOT => String::new(),
                _ => program.name(quadrille_core::pb::Bit(raw.bit)).to_string(),
            },
            value: raw.value.into(),
            bound: raw.solved.then_some(raw.bound),
            fractional: raw.fractional,
            // Adding zero: a sum of no fractions is minus nothing.
            distance: f64::from(raw.distance) + 0.0,
            fate: raw.fate,
            seconds: raw.seconds.into(),
        };
        let kept = self.tree.len().min(Tree::MOST);
        Tree {
            nodes: self.tree[..kept].iter().map(node).collect(),
            more: (self.tree.len() - kept) as u64,
        }
    }
}

#[cfg(test)]
mod tests;
