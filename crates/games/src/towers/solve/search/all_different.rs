//! Regin's all-different: removes every height that no filling of the line with distinct heights
//! can use.
//!
//! A filling is a perfect matching of positions and heights. Call each position by the height it
//! is matched to: then the heights possible at that position are the successors of that height in
//! a graph, and a height can be used at a position exactly if both lie in one strongly connected
//! component. Heights being bits, the graph is the line itself.

use super::board::{Conflict, SearchBoard};
use super::witness::Witness;
use crate::towers::heights::{self, HeightSet};
use crate::towers::rules::{Line, MAX_SIZE};

const WORDS: usize = MAX_SIZE + 1;

/// The matchings found last, one a line: most of them are still good the next time.
#[derive(Clone)]
pub struct Matchings {
    n: usize,
    /// By line and height: the position, or `NOWHERE`.
    places: Vec<u8>,
    graph: Graph,
}

const NOWHERE: u8 = u8::MAX;

impl Matchings {
    /// No matching yet.
    pub fn new(n: usize) -> Self {
        Matchings { n, places: vec![NOWHERE; 2 * n * (n + 1)], graph: Graph::new() }
    }

    /// Looks at one line.
    pub fn propagate(
        &mut self,
        board: &mut SearchBoard,
        line: Line,
        witness: &mut impl Witness,
    ) -> Result<(), Conflict> {
        let n = self.n;
        let mut sets = [0; WORDS];
        for position in 0..n {
            sets[position] = board.heights(board.cell(line, position));
        }
        let places = &mut self.places[line.0 * (n + 1)..(line.0 + 1) * (n + 1)];
        if let Err(alone) = repair(&sets[..n], places) {
            witness.all_different(line, &sets[..n], places, sets[alone], Some(alone));
            return Err(Conflict(line));
        }
        let graph = &mut self.graph;
        graph.find_components(&sets, places);
        for height in 1..=n {
            let position = usize::from(places[height]);
            let gone = sets[position] & !graph.component[height];
            if gone != 0 {
                witness.all_different(line, &sets[..n], places, gone, None);
                board.restrict(board.cell(line, position), graph.component[height]);
            }
        }
        Ok(())
    }
}

/// Makes the matching perfect again, or finds a position that cannot be matched.
fn repair(sets: &[HeightSet], places: &mut [u8]) -> Result<(), usize> {
    let mut matched = 0u64;
    for height in 1..places.len() {
        let position = usize::from(places[height]);
        if position < sets.len() && sets[position] & heights::only(height) != 0 {
            matched |= 1 << position;
        } else {
            places[height] = NOWHERE;
        }
    }
    let mut alone = ((1u64 << sets.len()) - 1) & !matched;
    while alone != 0 {
        let position = alone.trailing_zeros() as usize;
        if !augment(sets, places, position, &mut heights::all(sets.len())) {
            return Err(position);
        }
        alone &= alone - 1;
    }
    Ok(())
}

/// Finds a height for `position`, moving others if need be; goes at most n calls deep.
fn augment(
    sets: &[HeightSet],
    places: &mut [u8],
    position: usize,
    untried: &mut HeightSet,
) -> bool {
    // A free height is best; only then is it worth moving another position.
    for want_free in [true, false] {
        for height in heights::members(sets[position] & *untried) {
            let owner = places[height];
            if (owner == NOWHERE) != want_free || *untried & heights::only(height) == 0 {
                continue;
            }
            *untried &= !heights::only(height);
            if want_free || augment(sets, places, usize::from(owner), untried) {
                places[height] = position as u8;
                return true;
            }
        }
    }
    false
}

/// Tarjan's components on the graph of heights. Of its memory only what was written for the line at hand is read.
#[derive(Clone)]
struct Graph {
    next: [HeightSet; WORDS],
    /// The component of each height, once known.
    component: [HeightSet; WORDS],
    order: [u8; WORDS],
    lowest: [u8; WORDS],
    stack: [u8; WORDS],
    depth: usize,
    on_stack: HeightSet,
    unseen: HeightSet,
    count: u8,
}

impl Graph {
    fn new() -> Self {
        Graph {
            next: [0; WORDS],
            component: [0; WORDS],
            order: [0; WORDS],
            lowest: [0; WORDS],
            stack: [0; WORDS],
            depth: 0,
            on_stack: 0,
            unseen: 0,
            count: 0,
        }
    }

    fn find_components(&mut self, sets: &[HeightSet], places: &[u8]) {
        let n = places.len() - 1;
        for height in 1..=n {
            self.next[height] = sets[usize::from(places[height])];
        }
        (self.depth, self.on_stack, self.count) = (0, 0, 0);
        self.unseen = heights::all(n);
        while self.unseen != 0 {
            self.visit(self.unseen.trailing_zeros() as usize);
        }
    }

    /// Depth at most n.
    fn visit(&mut self, height: usize) {
        self.count += 1;
        self.order[height] = self.count;
        self.lowest[height] = self.count;
        self.stack[self.depth] = height as u8;
        self.depth += 1;
        self.on_stack |= heights::only(height);
        self.unseen &= !heights::only(height);
        // Steps back first: they need no visit, and only those to the stack count.
        for other in heights::members(self.next[height] & self.on_stack) {
            self.lowest[height] = self.lowest[height].min(self.order[other]);
        }
        while self.next[height] & self.unseen != 0 {
            let other = (self.next[height] & self.unseen).trailing_zeros() as usize;
            self.visit(other);
            self.lowest[height] = self.lowest[height].min(self.lowest[other]);
        }
        if self.lowest[height] == self.order[height] {
            self.close(height);
        }
    }

    /// Takes the component whose root is `height` off the stack.
    fn close(&mut self, height: usize) {
        let (end, mut set) = (self.depth, 0);
        while set & heights::only(height) == 0 {
            self.depth -= 1;
            set |= heights::only(self.stack[self.depth].into());
        }
        for &member in &self.stack[self.depth..end] {
            self.component[usize::from(member)] = set;
        }
        self.on_stack &= !set;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::towers::rules::Puzzle;
    use quadrille_core::Rng;

    /// All fillings of a line by trying everything: what each position can hold.
    fn by_trying(sets: &[HeightSet]) -> Vec<HeightSet> {
        fn fill(
            sets: &[HeightSet],
            at: usize,
            used: HeightSet,
            row: &mut Vec<u64>,
            out: &mut [u64],
        ) {
            if at == sets.len() {
                row.iter().zip(out).for_each(|(bit, set)| *set |= bit);
                return;
            }
            for height in heights::members(sets[at] & !used) {
                row.push(heights::only(height));
                fill(sets, at + 1, used | heights::only(height), row, out);
                row.pop();
            }
        }
        let mut out = vec![0; sets.len()];
        fill(sets, 0, 0, &mut Vec::new(), &mut out);
        out
    }

    #[test]
    fn leaves_exactly_what_some_filling_uses() {
        let mut rng = Rng::new(5);
        for round in 0..3000 {
            let n = 1 + rng.below(6);
            let mut board = SearchBoard::new(&Puzzle::empty(n).unwrap());
            let mut random_set = |_| {
                let many = rng.bits() & rng.bits().rotate_left(7) & heights::all(n);
                many | heights::only(1 + rng.below(n))
            };
            let sets: Vec<_> = (0..n).map(&mut random_set).collect();
            for (position, &set) in sets.iter().enumerate() {
                board.restrict(position, set);
            }
            let expected = by_trying(&sets);
            match Matchings::new(n).propagate(&mut board, Line(0), &mut ()) {
                Ok(()) => {
                    let left: Vec<_> = (0..n).map(|cell| board.heights(cell)).collect();
                    assert_eq!(left, expected, "round {round}");
                }
                Err(_) => assert_eq!(expected, vec![0; n], "round {round}"),
            }
        }
    }
}
