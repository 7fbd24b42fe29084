//! Boards of up to 64 cells as single words: a position is a `u64`, a jump two masks.

use crate::pegs::field::{Field, Jump};
use crate::pegs::linear::Linear;

/// The most cells a word holds.
pub const MAX_CELLS: usize = 64;

/// A jump as masks: it is possible where `position & all == pegs`, and leads to `position ^ all`.
#[derive(Clone, Copy, Debug)]
pub struct Hop {
    /// The three cells.
    pub all: u64,
    /// The two of them that hold pegs before.
    pub pegs: u64,
    /// The jump by cell numbers.
    pub jump: Jump,
}

impl Hop {
    /// Whether it can be played.
    #[inline]
    pub fn fits(&self, position: u64) -> bool {
        position & self.all == self.pegs
    }

    /// Whether it can be taken back.
    #[inline]
    pub fn unfits(&self, position: u64) -> bool {
        position & self.all == self.all ^ self.pegs
    }
}

/// A board in words, and the symmetries that may be divided out.
pub struct WordBoard {
    /// Every jump, by the cell it starts from.
    pub hops: Vec<Hop>,
    /// Where the jumps from each cell begin and end.
    from: Vec<std::ops::Range<usize>>,
    turns: Vec<Linear>,
}

impl WordBoard {
    /// The board in words, or nothing if it has too many cells. Symmetries that move the goal are
    /// left out: positions they exchange are not equally good.
    pub fn new(field: &Field, goal: Option<usize>) -> Option<Self> {
        Self::with_symmetries(field, |s| goal.is_none_or(|g| s[g] == g))
    }

    /// The board in words with only those symmetries that are wanted.
    pub fn with_symmetries(field: &Field, wanted: impl Fn(&[usize]) -> bool) -> Option<Self> {
        if field.len() > MAX_CELLS {
            return None;
        }
        let hop = |j: &Jump| {
            let pegs = 1 << j.from | 1 << j.over;
            Hop { all: pegs | 1 << j.to, pegs, jump: *j }
        };
        let from = |cell| {
            let first = field.jumps.partition_point(|j| j.from < cell);
            first..field.jumps.partition_point(|j| j.from <= cell)
        };
        Some(WordBoard {
            from: (0..field.len()).map(from).collect(),
            hops: field.jumps.iter().map(hop).collect(),
            turns: field
                .symmetries
                .iter()
                .skip(1)
                .filter(|s| wanted(s))
                .map(|s| Linear::new(s.len(), |i| 1 << s[i]))
                .collect(),
        })
    }

    /// The jumps from one cell.
    #[inline]
    pub fn hops_from(&self, cell: usize) -> &[Hop] {
        &self.hops[self.from[cell].clone()]
    }

    /// How many symmetries are divided out, the identity included.
    pub fn order(&self) -> usize {
        self.turns.len() + 1
    }

    /// The least of all images of a position: one name for all that are equally good.
    #[inline]
    pub fn canonical(&self, position: u64) -> u64 {
        self.turns.iter().fold(position, |least, turn| least.min(turn.image(position)))
    }

    /// How many different images a position has.
    pub fn orbit(&self, position: u64) -> u64 {
        let fixed = 1 + self.turns.iter().filter(|t| t.image(position) == position).count();
        (self.order() / fixed) as u64
    }
}

/// Pegs as a word.
pub fn word(pegs: &[bool]) -> u64 {
    pegs.iter().enumerate().filter(|(_, p)| **p).fold(0, |word, (i, _)| word | 1 << i)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pegs::boards::named;

    #[test]
    fn canonical_forms_agree_across_images() {
        for name in ["english", "triangle:5", "square:8"] {
            let field = Field::new(&named(name, None).unwrap());
            let board = WordBoard::new(&field, None).unwrap();
            let mut rng = quadrille_core::Rng::new(5);
            for _ in 0..200 {
                let position = rng.bits() & (u64::MAX >> (64 - field.len()));
                let form = board.canonical(position);
                let images = board.turns.iter().map(|t| t.image(position));
                assert!(images.into_iter().all(|p| board.canonical(p) == form), "{name}");
            }
        }
    }
}
