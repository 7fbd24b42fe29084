//! Writes down what a depth-first search tries: decisions, what was taken back, contradictions, solutions.
//!
//! Searches try far more than anybody looks at. So a dive is written down only where it ends, with the decisions
//! that led there; and the more is written, the rarer further ends are taken. What is kept is a true part of the
//! whole tree, spread over the whole run.

use super::{Fate, Node, Tree};
use crate::clock::Instant;

/// About so many nodes are written down.
const MOST: usize = 20_000;
/// Whenever so many more are written, only half as many ends are taken from then on.
const PART: usize = MOST / 16;

/// A decision that stands.
#[derive(Clone)]
struct Standing {
    variable: u32,
    value: u8,
    /// Its node, once it was written down.
    node: Option<u32>,
}

/// Keeps a tree while a search runs.
#[derive(Clone)]
pub struct Recorder {
    nodes: Vec<(u32, Node)>,
    stack: Vec<Standing>,
    /// How many of the stack stood before each decision that can be taken back.
    marks: Vec<usize>,
    decided: u64,
    ends: u64,
    start: Instant,
}

impl Default for Recorder {
    fn default() -> Self {
        Recorder {
            nodes: vec![(0, Node { fate: Fate::Branched, ..Node::default() })],
            stack: Vec::new(),
            marks: Vec::new(),
            decided: 0,
            ends: 0,
            start: Instant::now(),
        }
    }
}

impl Recorder {
    /// A variable, by its number, was given a value.
    pub fn decide(&mut self, variable: u32, value: u8) {
        self.marks.push(self.stack.len());
        self.stand(variable, value);
    }

    /// What is left of the last decision once it failed: it is taken back, and its variable has another value for as
    /// long as the decision before it stands.
    pub fn refute(&mut self, variable: u32, value: u8) {
        self.back_to(self.marks.len().saturating_sub(1));
        self.stand(variable, value);
    }

    /// All but so many decisions are taken back.
    pub fn back_to(&mut self, decisions: usize) {
        if let Some(mark) = self.marks.get(decisions) {
            self.stack.truncate(*mark);
            self.marks.truncate(decisions);
        }
    }

    /// How many decisions stand.
    pub fn depth(&self) -> usize {
        self.marks.len()
    }

    fn stand(&mut self, variable: u32, value: u8) {
        self.decided += 1;
        self.stack.push(Standing { variable, value, node: None });
    }

    /// The search goes no deeper here: a contradiction, or a solution, which is always written down.
    pub fn end(&mut self, fate: Fate) {
        self.ends += 1;
        let rare = 1u64 << (self.nodes.len() / PART).min(40);
        if self.nodes.len() >= MOST || (fate != Fate::Solution && !self.ends.is_multiple_of(rare)) {
            return;
        }
        let seconds = self.start.elapsed().as_secs_f64();
        let mut parent = 0;
        for standing in &mut self.stack {
            let made = self.nodes.len() as u32;
            parent = *standing.node.get_or_insert_with(|| {
                let node = Node {
                    parent: Some(parent),
                    value: standing.value,
                    fate: Fate::Branched,
                    seconds,
                    ..Node::default()
                };
                self.nodes.push((standing.variable, node));
                made
            });
        }
        self.nodes[parent as usize].1.fate = fate;
        self.nodes[parent as usize].1.seconds = seconds;
    }

    /// The tree, with a name for each variable.
    pub fn tree(self, name: impl Fn(u32) -> String) -> Tree {
        let kept = self.nodes.len() as u64 - 1;
        let named = |(variable, node): (u32, Node)| match node.parent {
            Some(_) => Node { variable: name(variable), ..node },
            None => node,
        };
        Tree {
            nodes: self.nodes.into_iter().map(named).collect(),
            more: self.decided.saturating_sub(kept),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(recorder: Recorder) -> Vec<(Option<u32>, String, Fate)> {
        let tree = recorder.tree(|variable| format!("x{variable}"));
        let node = |n: Node| (n.parent, format!("{}={}", n.variable, n.value), n.fate);
        tree.nodes.into_iter().map(node).collect()
    }

    /// Two decisions, the deeper one refuted twice over, then a solution on the other side.
    #[test]
    fn refutations_hang_below_the_decision_before() {
        let mut recorder = Recorder::default();
        recorder.decide(1, 1);
        recorder.decide(2, 1);
        recorder.end(Fate::Infeasible);
        recorder.refute(2, 0);
        recorder.end(Fate::Infeasible);
        recorder.refute(1, 0);
        recorder.end(Fate::Solution);
        let fates = [
            (None, "=0", Fate::Branched),
            (Some(0), "x1=1", Fate::Branched),
            (Some(1), "x2=1", Fate::Infeasible),
            (Some(1), "x2=0", Fate::Infeasible),
            (Some(0), "x1=0", Fate::Solution),
        ];
        let expected: Vec<_> = fates.map(|(p, name, fate)| (p, name.to_string(), fate)).into();
        assert_eq!(told(recorder), expected);
    }

    #[test]
    fn going_back_far_keeps_what_stands() {
        let mut recorder = Recorder::default();
        for variable in 0..4 {
            recorder.decide(variable, 1);
        }
        recorder.end(Fate::Infeasible);
        recorder.back_to(1);
        assert_eq!(recorder.depth(), 1);
        recorder.decide(9, 0);
        recorder.end(Fate::Solution);
        let nodes = told(recorder);
        assert_eq!(nodes.len(), 6);
        assert_eq!(nodes[5], (Some(1), "x9=0".to_string(), Fate::Solution));
    }

    /// A million dives leave a bounded tree, from the first to the last part of the run.
    #[test]
    fn long_runs_are_sampled() {
        let mut recorder = Recorder::default();
        for dive in 0..1_000_000 {
            recorder.decide(dive, 1);
            recorder.end(Fate::Infeasible);
            recorder.back_to(0);
        }
        let tree = recorder.tree(|variable| variable.to_string());
        assert!((PART..=MOST).contains(&tree.nodes.len()), "{} nodes", tree.nodes.len());
        assert_eq!(tree.nodes.len() as u64 - 1 + tree.more, 1_000_000);
        let last: u32 = tree.nodes.last().unwrap().variable.parse().unwrap();
        assert!(last > 900_000, "{last}");
    }
}
