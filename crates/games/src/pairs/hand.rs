//! A hand on the board: a line drawn between two cells binds them.

use super::Pairs;
use super::play::State;
use super::rules::{Pair, Pairing, Puzzle, why_not};
use quadrille_core::{Cell, Colour, Drag, Gesture, Hand, Key, Message, message};

impl Hand for Pairs {
    const DRAG: Drag = Drag::Joins;

    fn keys(_: &Puzzle) -> Vec<Key> {
        vec![Key { key: "x".into(), face: "circle".into(), pencil: false }]
    }

    /// Drawing a pair again, or pressing one of its cells, unbinds it.
    fn gesture(
        puzzle: &Puzzle,
        state: &State,
        gesture: &Gesture<'_>,
    ) -> Result<Vec<String>, Message> {
        match *gesture {
            Gesture::Join { from, to } => {
                let (Some(a), Some(b)) = (puzzle.index(from), puzzle.index(to)) else {
                    return Ok(Vec::new());
                };
                let pair = Pair::new(a, b);
                if state.pairs.contains(&pair) || Self::reach(puzzle, state, from).contains(&to) {
                    return Ok(vec![puzzle.name(pair)]);
                }
                if !puzzle.allows(a, b) {
                    return Err(why_not(puzzle, a, b));
                }
                let taken = if partner(state, a).is_some() { from } else { to };
                Err(message!("pairs-has-partner", cell = taken))
            }
            Gesture::Press { cell, other: false } => {
                let Some(index) = puzzle.index(cell) else { return Ok(Vec::new()) };
                if let Some(mate) = partner(state, index) {
                    return Ok(vec![puzzle.name(Pair::new(index, mate))]);
                }
                if puzzle.colours()[index] == Colour::Black {
                    return Err(message!("pairs-alone-anyway", cell = cell));
                }
                if Self::reach(puzzle, state, cell).is_empty() {
                    return Err(message!("pairs-nobody-left", cell = cell));
                }
                Ok(Vec::new())
            }
            Gesture::Press { cell, other: true } | Gesture::Type { cell, key: "x", .. } => {
                let Some(index) = puzzle.index(cell) else { return Ok(Vec::new()) };
                if partner(state, index).is_some() {
                    return Err(message!("pairs-has-partner", cell = cell));
                }
                if puzzle.colours()[index] == Colour::Black {
                    return Err(message!("pairs-alone-anyway", cell = cell));
                }
                Ok(vec![format!("{cell}=alone")])
            }
            _ => Ok(Vec::new()),
        }
    }

    fn reach(puzzle: &Puzzle, state: &State, from: Cell) -> Vec<Cell> {
        let Some(a) = puzzle.index(from) else { return Vec::new() };
        let mut open = vec![true; puzzle.len()];
        for pair in &state.pairs {
            open[pair.first as usize] = false;
            open[pair.second as usize] = false;
        }
        if !open[a] {
            return partner(state, a).map(|mate| puzzle.cell(mate)).into_iter().collect();
        }
        let fits = |&b: &usize| b != a && open[b] && puzzle.allows(a, b);
        (0..puzzle.len()).filter(fits).map(|b| puzzle.cell(b)).collect()
    }

    fn extends(before: &State, after: &State) -> bool {
        before.pairs.iter().all(|pair| after.pairs.contains(pair))
            && before.alone.iter().all(|cell| after.alone.contains(cell))
    }

    fn way_to(puzzle: &Puzzle, solution: &Pairing) -> Vec<String> {
        solution.pairs.iter().map(|pair| puzzle.name(*pair)).collect()
    }
}

/// The cell this one is bound to.
fn partner(state: &State, index: usize) -> Option<usize> {
    state.pairs.iter().find_map(|pair| {
        let (a, b) = (pair.first as usize, pair.second as usize);
        (a == index).then_some(b).or((b == index).then_some(a))
    })
}
