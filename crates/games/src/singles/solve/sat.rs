//! Method `sat`: CaDiCaL on the rules, with border cuts added as they are needed.

use super::cuts::Areas;
use crate::singles::model;
use crate::singles::rules::{Puzzle, Solution};
use quadrille_core::{Answer, Ask, Budget, InputError, Tree, message};
use quadrille_engines::sat::{self, Lit, Sat};

/// Runs the method.
pub fn run(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    if let Err(stop) = budget.check() {
        return Ok(Answer::unknown(stop));
    }
    let model::CellFormula { formula, black } = model::formula(puzzle, budget);
    let mut sat = Sat::new(&formula).recorded(ask.tree);
    let (mut first, mut found) = (None, 0);
    let (mut rounds, mut cuts) = (0, 0);
    let (exhausted, stop) = loop {
        rounds += 1;
        match sat.solve(&[], budget) {
            Err(stop) => break (false, Some(stop)),
            Ok(false) => break (true, None),
            Ok(true) => {}
        }
        let solution = model::solution(puzzle, black.iter().map(|&b| sat.value(b)));
        let areas = Areas::new(&solution.black);
        if !areas.connected() {
            for border in areas.border_cuts() {
                let clause: Vec<Lit> = border.iter().map(|&c| !black[c]).collect();
                sat.clause(&clause);
                cuts += 1;
            }
            continue;
        }
        found += 1;
        let differs: Vec<Lit> = black.iter().map(|&b| if sat.value(b) { !b } else { b }).collect();
        first.get_or_insert(solution);
        if found >= ask.count.max(1) {
            break (false, None);
        }
        sat.clause(&differs);
    };
    let note = message!("singles-rounds-and-cuts", rounds = rounds, cuts = cuts, cut = "border");
    let tree = sat.take_tree().map(named);
    let answer = Answer { tree, ..Answer::counted(first, found, exhausted, stop).note(note) };
    if !exhausted || !ask.proof {
        return Ok(answer);
    }
    Ok(sat::prove(&sat, answer.note(message!("singles-proof-with-cuts")), ask, budget))
}

/// The formula speaks of white cells, the integer program of black ones.
fn named(mut tree: Tree) -> Tree {
    for node in &mut tree.nodes {
        if let Some(cell) = node.variable.strip_prefix("white_") {
            (node.variable, node.value) = (format!("x_{cell}"), 1 - node.value);
        }
    }
    tree
}
