//! The integer program of report 004: a variable for each pair that may be formed, each cell in one pair
//! at most, what is saved as large as can be.
//!
//! Two cells alone cost their sum and together their difference, so a pair saves twice the smaller value,
//! and the score is the value of all cells that are not black less what is saved. The objective is what
//! is saved, negated. Proofs speak about this program: nothing here is shared with a solver.

use super::rules::{Pair, Pairing, Puzzle, Rule};
use quadrille_core::pb::{Bit, Program, Term};
use quadrille_core::{Colour, InputError, message};
use std::collections::HashMap;

/// Programs with more variables are refused.
const MAX_PAIRS: usize = 5_000_000;

/// Every pair the rule allows, by first cell: the right neighbour, the one below, then whites far away.
pub fn pairs(puzzle: &Puzzle) -> Result<Vec<(usize, usize)>, InputError> {
    let (cells, cols) = (puzzle.len(), puzzle.cols());
    let mut found = Vec::new();
    for a in 0..cells {
        let beside = [(a + 1, (a + 1) % cols != 0), (a + cols, a + cols < cells)];
        found.extend(beside.iter().filter(|(b, on)| *on && puzzle.allows(a, *b)).map(|b| (a, b.0)));
        if puzzle.rule() == Rule::WhiteAnywhere && puzzle.colours()[a] == Colour::White {
            let far = (a + 1..cells).filter(|b| !puzzle.adjacent(a, *b) && puzzle.allows(a, *b));
            found.extend(far.take(MAX_PAIRS).map(|b| (a, b)));
        }
        if found.len() > MAX_PAIRS {
            return Err(InputError::new(message!("program-too-large", most = MAX_PAIRS)));
        }
    }
    Ok(found)
}

/// The program of a puzzle.
pub fn write(puzzle: &Puzzle) -> Result<Program, InputError> {
    let mut program = Program::new();
    let pairs = pairs(puzzle)?;
    let mut of_cell: Vec<Vec<Term>> = vec![Vec::new(); puzzle.len()];
    let mut saved: Vec<Term> = Vec::with_capacity(pairs.len());
    for &(a, b) in &pairs {
        let bit = program.answer_bit(format_args!("x_{}_{}", puzzle.cell(a), puzzle.cell(b)));
        saved.push((-2 * i64::from(puzzle.values()[a].min(puzzle.values()[b])), bit));
        of_cell[a].push((1, bit));
        of_cell[b].push((1, bit));
    }
    if pairs.is_empty() {
        // Nothing to choose; but a program needs a variable, and this one a bound.
        saved.push((1, program.bit("nothing")));
    }
    program.minimise(saved);
    program.note("each cell in one pair at most");
    for terms in of_cell.into_iter().filter(|terms| !terms.is_empty()) {
        program.at_most(terms, 1);
    }
    program.whole()
}

/// The point of an answer.
pub fn point(puzzle: &Puzzle, pairing: &Pairing) -> Vec<bool> {
    let pairs = pairs(puzzle).unwrap_or_default();
    let place: HashMap<(usize, usize), Bit> =
        pairs.iter().enumerate().map(|(i, pair)| (*pair, Bit(i as u32))).collect();
    let mut point = vec![false; pairs.len().max(1)];
    for pair in &pairing.pairs {
        if let Some(bit) = place.get(&(pair.first as usize, pair.second as usize)) {
            point[bit.index()] = true;
        }
    }
    point
}

/// The answer of a point.
pub fn answer(puzzle: &Puzzle, point: &[bool]) -> Pairing {
    let pairs = pairs(puzzle).unwrap_or_default();
    let chosen = pairs.into_iter().zip(point).filter(|(_, chosen)| **chosen);
    Pairing { pairs: chosen.map(|((a, b), _)| Pair::new(a, b)).collect() }
}
