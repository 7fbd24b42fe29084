//! What a sweep over the cells of a Singles pattern must remember of the cells behind it.
//!
//! White cells are connected exactly when the black ones, linked diagonally and with the border as one more vertex, form a
//! forest. A sweep in reading order sees a link when it comes to the later of its two cells, so it remembers the last cells
//! of each column, and of each black one which tree it is in.
//!
//! For *maximal* patterns a white cell must not be blackened: it has a black neighbour, or two of the vertices it would be
//! linked with are in one tree. That may come true behind the sweep, beside it, or far ahead. So the sweep guesses which it
//! will be and holds the guess until it has come true: a cell that waits for a neighbour, or for a black cell diagonally
//! below, and trees that are to meet. A guess that comes true is a proof, so nothing that is no maximal pattern gets through;
//! every maximal pattern gets through with the right guesses, perhaps several times over, so such a sweep may look for an
//! extreme pattern but may not count.

/// What a cell behind the sweep still means for those ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Past {
    /// A white cell that asks for nothing.
    White,
    /// A white cell that waits for a black one to its right or below it.
    Beside,
    /// A white cell that waits for black cells on both sides below it, whose trees shall meet.
    Both,
    /// A black cell of this tree.
    Black(u8),
    /// A white cell that waits for a black one below to its left, whose tree shall meet this one.
    West(u8),
    /// The same to its right.
    East(u8),
}

use Past::{Beside, Black, Both, East, West, White};

/// The tree of the border.
pub const BORDER: u8 = 0;
/// The widest board.
pub const WIDEST: usize = 28;
/// More trees than any board has beside each other.
const TREES: usize = 24;

/// What is remembered. The cell of column `c` is at `c + 1`; at 0 is the one diagonally before the next cell, whose place in
/// its column is taken already.
#[derive(Clone, Debug)]
pub struct Frontier {
    pub cells: [Past; WIDEST + 1],
    width: usize,
    /// Trees with the same number here shall meet.
    meeting: [u8; TREES],
    trees: u8,
}

/// How cells are written into a key: with what they wait for, or black and white alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// All legal patterns.
    Legal,
    /// Those where no further cell can be blackened.
    Maximal,
}

impl Kind {
    /// Bits of a cell.
    fn bits(self) -> u32 {
        match self {
            Kind::Legal => 4,
            Kind::Maximal => 5,
        }
    }

    /// The widest board whose frontiers fit into a key, with all the trees it may have.
    pub fn widest(self) -> usize {
        match self {
            Kind::Legal => WIDEST,
            Kind::Maximal => 15,
        }
    }

    fn code(self, past: Past) -> u128 {
        match (self, past) {
            (Kind::Legal, Black(tree)) => 1 + u128::from(tree),
            (Kind::Legal, _) | (_, White) => 0,
            (_, Beside) => 1,
            (_, Both) => 2,
            (_, Black(tree)) => 3 + 3 * u128::from(tree),
            (_, West(tree)) => 4 + 3 * u128::from(tree),
            (_, East(tree)) => 5 + 3 * u128::from(tree),
        }
    }

    fn past(self, code: u128) -> Past {
        let tree = || ((code - 3) / 3) as u8;
        match (self, code) {
            (_, 0) => White,
            (Kind::Legal, code) => Black(code as u8 - 1),
            (_, 1) => Beside,
            (_, 2) => Both,
            (_, code) if code % 3 == 0 => Black(tree()),
            (_, code) if code % 3 == 1 => West(tree()),
            _ => East(tree()),
        }
    }
}

impl Frontier {
    /// Before the first cell.
    pub fn new(width: usize) -> Self {
        let mut meeting = [0; TREES];
        (0..TREES).for_each(|tree| meeting[tree] = tree as u8);
        Frontier { cells: [White; WIDEST + 1], width, meeting, trees: 1 }
    }

    fn seen(&self) -> impl Iterator<Item = Past> {
        self.cells[..=self.width].iter().copied()
    }

    /// Reads a key.
    pub fn read(key: u128, width: usize, kind: Kind) -> Self {
        let mut rest = key;
        let mut next = |bits: u32| {
            let value = rest & ((1 << bits) - 1);
            rest >>= bits;
            value
        };
        let mut frontier = Frontier::new(width);
        frontier.trees = next(4) as u8;
        for at in 0..=width {
            frontier.cells[at] = kind.past(next(kind.bits()));
        }
        if kind == Kind::Maximal {
            for tree in 0..frontier.trees as usize {
                frontier.meeting[tree] = next(4) as u8;
            }
        }
        frontier
    }

    /// The frontier as a number, with its trees in the order in which they appear: equal numbers have equal futures. Nothing
    /// where some guess can no longer come true.
    pub fn key(&self, kind: Kind) -> Option<u128> {
        let mut alive = [false; TREES];
        alive[BORDER as usize] = true;
        for past in self.seen() {
            if let Black(tree) = past {
                alive[tree as usize] = true;
            }
        }
        if kind == Kind::Maximal && self.waits_for_the_dead(&alive) {
            return None;
        }
        let mut names = [u8::MAX; TREES];
        let mut order = [BORDER; TREES];
        names[BORDER as usize] = BORDER;
        let mut count = 1u8;
        let mut name = |tree: u8| {
            if names[tree as usize] == u8::MAX {
                names[tree as usize] = count;
                order[count as usize] = tree;
                count += 1;
            }
            names[tree as usize]
        };
        let (mut key, mut shift) = (0, 4);
        for past in self.seen() {
            let past = match past {
                Black(tree) => Black(name(tree)),
                West(tree) => West(name(tree)),
                East(tree) => East(name(tree)),
                other => other,
            };
            key |= kind.code(past) << shift;
            shift += kind.bits();
        }
        if kind == Kind::Maximal {
            let mut groups = [u8::MAX; TREES];
            let mut group = 0;
            for tree in &order[..count as usize] {
                let meeting = self.meeting[*tree as usize] as usize;
                if groups[meeting] == u8::MAX {
                    groups[meeting] = group;
                    group += 1;
                }
                key |= u128::from(groups[meeting]) << shift;
                shift += 4;
            }
        }
        debug_assert!(shift <= 128 && count < 16, "the key holds {count} trees");
        Some(key | u128::from(count))
    }

    /// Whether something is to meet a tree that the sweep has left behind.
    fn waits_for_the_dead(&self, alive: &[bool; TREES]) -> bool {
        let waits = |past: Past| matches!(past, West(tree) | East(tree) if !alive[tree as usize]);
        if self.seen().any(waits) {
            return true;
        }
        let trees = 0..self.trees as usize;
        let together = |a: usize, b: usize| a != b && self.meeting[a] == self.meeting[b];
        trees.clone().any(|a| !alive[a] && trees.clone().any(|b| together(a, b)))
    }

    /// Whether nothing is waited for.
    pub fn is_settled(&self) -> bool {
        let trees = 0..self.trees as usize;
        let alone = trees
            .clone()
            .all(|a| trees.clone().all(|b| a == b || self.meeting[a] != self.meeting[b]));
        alone && self.seen().all(|past| matches!(past, White | Black(_)))
    }

    /// A tree of a single cell that nothing is linked with yet.
    pub fn new_tree(&mut self) -> u8 {
        let tree = self.trees;
        self.trees += 1;
        self.meeting[tree as usize] = tree;
        tree
    }

    /// Makes one tree of two different ones; the border keeps its name.
    pub fn join(&mut self, a: u8, b: u8) -> u8 {
        let (kept, gone) = (a.min(b), a.max(b));
        for past in &mut self.cells[..=self.width] {
            match past {
                Black(tree) | West(tree) | East(tree) if *tree == gone => *tree = kept,
                _ => {}
            }
        }
        self.meet(kept, gone);
        // Nobody has this name any more: it is in no group.
        self.meeting[gone as usize] = u8::MAX - gone;
        kept
    }

    /// Two trees shall meet; the same tree has done so already.
    pub fn meet(&mut self, a: u8, b: u8) {
        let (to, from) = (self.meeting[a as usize], self.meeting[b as usize]);
        for meeting in &mut self.meeting[..self.trees as usize] {
            if *meeting == from {
                *meeting = to;
            }
        }
    }
}
