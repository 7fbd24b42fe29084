//! The search against plain enumeration, on programs small enough for it.

use super::*;
use quadrille_core::Rng;
use quadrille_core::pb::Bit;

/// A random program of a few variables; every other one has an objective.
fn random(seed: u64) -> Program {
    let mut rng = Rng::new(seed);
    let mut program = Program::new();
    let bits: Vec<Bit> =
        (0..3 + rng.below(7)).map(|i| program.answer_bit(format!("x{i}"))).collect();
    let term = |rng: &mut Rng, bit: &Bit| (rng.below(9) as i64 - 4, *bit);
    for _ in 0..1 + rng.below(6) {
        let terms: Vec<_> = bits.iter().map(|bit| term(&mut rng, bit)).collect();
        let bound = rng.below(7) as i64 - 3;
        match rng.below(4) {
            0 => program.exactly(terms, bound),
            1 => program.at_least(terms, bound),
            _ => program.at_most(terms, bound),
        };
    }
    if seed.is_multiple_of(2) {
        let costs: Vec<_> = bits.iter().map(|bit| term(&mut rng, bit)).collect();
        program.minimise(costs);
    }
    program
}

/// The best value of all points that keep the rows.
fn best(program: &Program) -> Option<i64> {
    let bits = program.bits();
    let points = (0u32..1 << bits).map(|mask| (0..bits).map(|i| mask >> i & 1 == 1).collect());
    points.filter(|point: &Vec<bool>| program.holds(point)).map(|point| program.value(&point)).min()
}

#[test]
fn every_rule_finds_what_enumeration_finds() {
    let mut impossible = 0;
    for seed in 0..400 {
        let program = random(seed);
        let expected = best(&program);
        impossible += u64::from(expected.is_none());
        for (branching, rule) in Branching::ALL {
            for (order, way) in Order::ALL {
                for (inference, asked) in Inference::ALL {
                    let settings = Settings { branching, order, inference, ..Settings::default() };
                    let found = solve(&program, settings, &mut Budget::unlimited());
                    assert_eq!(found.stop, None);
                    let value = found.point.as_ref().map(|point| program.value(point));
                    let what = format!("seed {seed}, {rule}, {way}, {asked}");
                    assert_eq!(value, expected, "{what}");
                    assert_eq!(found.bound, expected, "{what}");
                }
            }
        }
    }
    assert!((50..350).contains(&impossible), "{impossible} of 400 programs have no point");
}

/// Each node follows its parent, branched nodes have two children on one variable, leaves have none, and each
/// bound is no better than the parent's.
#[test]
fn trees_are_trees() {
    for seed in (0..200).step_by(2) {
        let program = random(seed);
        let settings = Settings { tree: true, inference: Inference::None, ..Settings::default() };
        let found = solve(&program, settings, &mut Budget::unlimited());
        let nodes = found.tree.unwrap().nodes;
        assert!(nodes[0].parent.is_none());
        assert_eq!(nodes.len() as u64, found.nodes);
        for (id, node) in nodes.iter().enumerate() {
            let children: Vec<_> =
                nodes.iter().filter(|child| child.parent == Some(id as u32)).collect();
            match node.fate {
                Fate::Branched => {
                    assert_eq!(children.len(), 2);
                    assert_eq!(children[0].variable, children[1].variable);
                    assert_eq!(children[0].value + children[1].value, 1);
                }
                _ => assert!(children.is_empty()),
            }
            assert!(node.fate != Fate::Open && node.parent.is_none_or(|p| (p as usize) < id));
            if let (Some(bound), Some(parent)) = (node.bound, node.parent) {
                let above = nodes[parent as usize].bound.unwrap();
                assert!(bound >= above - 1e-6, "seed {seed}: {above} then {bound}");
            }
        }
    }
}

/// A limit leaves an honest answer: an open tree, and a bound below the optimum.
#[test]
fn limits_leave_a_bound() {
    let mut stopped = 0;
    for seed in (0..200).step_by(2) {
        let program = random(seed);
        let Some(optimum) = best(&program) else { continue };
        let settings = Settings {
            nodes: 2,
            inference: Inference::None,
            order: Order::BestBound,
            tree: true,
            ..Settings::default()
        };
        let found = solve(&program, settings, &mut Budget::unlimited());
        if found.stop == Some(Stop::Nodes) {
            stopped += 1;
            assert!(found.bound.is_none_or(|bound| bound <= optimum), "seed {seed}");
            assert!(found.tree.unwrap().nodes.iter().any(|node| node.fate == Fate::Open));
        }
    }
    assert!(stopped > 5, "{stopped}");
    let mut over = Budget::unlimited();
    over.cancel_token().cancel();
    let found = solve(&random(0), Settings::default(), &mut over);
    assert_eq!((found.stop, found.point), (Some(Stop::Cancelled), None));
}

/// Its program and rows alone would take more: that is seen before they are made.
#[test]
fn what_does_not_fit_is_not_begun() {
    let program = random(0);
    let mut budget = Budget::unlimited().with_memory(program.bytes());
    let found = solve(&program, Settings::default(), &mut budget);
    assert_eq!((found.stop, found.nodes), (Some(Stop::Memory), 0));
}
