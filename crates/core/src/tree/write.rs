//! Trees as texts: DOT for Graphviz, and the lines that GrUMPy and BAK read.

use super::{Fate, Tree};
use std::fmt::Write;

impl Tree {
    /// The tree for Graphviz.
    pub fn to_dot(&self) -> String {
        let mut out = String::from("digraph tree {\n  node [shape=box, style=filled];\n");
        for (id, node) in self.nodes.iter().enumerate() {
            let colour = match node.fate {
                Fate::Open => "white",
                Fate::Branched => "lightyellow",
                Fate::Solution => "palegreen",
                Fate::Infeasible => "lightpink",
                Fate::Bound => "lightgrey",
            };
            let bound = node.bound.map_or_else(String::new, |bound| format!("{bound:.4}\\n"));
            let fractional = match node.fate {
                Fate::Branched => format!("{} fractional", node.fractional),
                Fate::Open => "open".to_string(),
                Fate::Solution => "solution".to_string(),
                Fate::Infeasible => "infeasible".to_string(),
                Fate::Bound => "bound".to_string(),
            };
            let _ = writeln!(out, "  n{id} [label=\"{bound}{fractional}\", fillcolor={colour}];");
            if let Some(parent) = node.parent {
                let _ = writeln!(
                    out,
                    "  n{parent} -> n{id} [label=\"{} = {}\"];",
                    node.variable, node.value
                );
            }
        }
        out.push_str("}\n");
        out
    }

    /// The tree as GrUMPy's `BBTree` reads it, a line an event: time, kind, node, parent, L (the variable is 0),
    /// R (it is 1) or M (the root), then what the relaxation said. Lines are in the order of time, because a
    /// node may be `fathomed` only after something better was found.
    pub fn to_grumpy(&self) -> String {
        let mut out =
            String::from("# branch and bound, for GrUMPy or BAK; the objective is minimised\n");
        let mut order: Vec<usize> = (0..self.nodes.len()).collect();
        order.sort_by(|a, b| self.nodes[*a].seconds.total_cmp(&self.nodes[*b].seconds));
        for id in order {
            let node = &self.nodes[id];
            let parent = node.parent.map_or(0, |parent| parent + 1);
            let side = match (node.parent, node.value) {
                (None, _) => 'M',
                (_, 0) => 'L',
                _ => 'R',
            };
            // Readers take what such a line does not say from the parent, which a root has not.
            if node.parent.is_none() && node.fate == Fate::Infeasible {
                out.push_str("# the root is infeasible\n");
                continue;
            }
            let event = match node.fate {
                Fate::Branched => "branched",
                Fate::Solution => "integer",
                Fate::Open => "candidate",
                Fate::Infeasible => "infeasible",
                Fate::Bound => "fathomed",
            };
            let told = match (node.fate, node.bound) {
                (Fate::Branched, _) => {
                    let bound = node.bound.unwrap_or(0.0);
                    format!(" {bound} {} {}", node.distance, node.fractional)
                }
                (Fate::Solution | Fate::Bound, Some(bound)) => format!(" {bound}"),
                (Fate::Open, _) if node.parent.is_none() => " 0".to_string(),
                _ => String::new(),
            };
            let _ = writeln!(out, "{:.6} {event} {} {parent} {side}{told}", node.seconds, id + 1);
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::super::Node;
    use super::*;

    fn small() -> Tree {
        let root = Node { bound: Some(-1.5), fractional: 2, distance: 1.0, ..Node::default() };
        let child = |value: u8, fate| Node {
            parent: Some(0),
            variable: "x_r1c1".to_string(),
            value,
            bound: (fate == Fate::Solution).then_some(-1.0),
            fate,
            seconds: 0.5,
            ..Node::default()
        };
        let root = Node { fate: Fate::Branched, ..root };
        let nodes = vec![root, child(1, Fate::Solution), child(0, Fate::Infeasible)];
        Tree { nodes, more: 0 }
    }

    #[test]
    fn texts_name_every_node_after_its_parent() {
        let tree = small();
        let lines: Vec<String> = tree.to_grumpy().lines().skip(1).map(String::from).collect();
        assert_eq!(
            lines,
            [
                "0.000000 branched 1 0 M -1.5 1 2",
                "0.500000 integer 2 1 R -1",
                "0.500000 infeasible 3 1 L"
            ]
        );
        let dot = tree.to_dot();
        assert!(dot.contains("n0 -> n1 [label=\"x_r1c1 = 1\"];"), "{dot}");
        assert_eq!(dot.matches(" -> ").count(), 2);
        assert_eq!(tree.path(2), [("x_r1c1", 0)]);
        assert!(tree.path(0).is_empty() && tree.path(9).is_empty());
    }
}
