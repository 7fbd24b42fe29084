//! What a person knows while pairing: which cells are open, and where it is worth looking.

use crate::pairs::play::State;
use crate::pairs::rules::{Pair, Puzzle, Rule};
use quadrille_core::{Budget, Colour, Stop};
use std::collections::BTreeSet;

/// A board under way.
pub struct OpenBoard<'p> {
    /// The board itself.
    pub puzzle: &'p Puzzle,
    /// Neither paired nor left alone nor black.
    open: Vec<bool>,
    /// How many cells are open.
    left: usize,
    /// Where two whites may pair at any distance: the open ones with their values, cheapest first.
    whites: BTreeSet<(u32, usize)>,
    /// Where the simple techniques may have something to say.
    pub fresh: Fresh,
    /// The pairs still to be taken of a best pairing of what is left; nothing when there is none
    /// at hand.
    pub plan: Vec<Pair>,
    /// The prices of the cells that prove the plan, where it has such a proof.
    pub prices: Option<Vec<i64>>,
}

/// For each simple technique, the cells where it may have something to say: a cell where it had
/// nothing to say is looked at again only when something near it is decided.
pub struct Fresh {
    /// For `lonely`.
    pub lonely: BTreeSet<usize>,
    /// For `only_partner`.
    pub only_partner: BTreeSet<usize>,
    /// For `strongest`.
    pub strongest: BTreeSet<usize>,
}

impl Fresh {
    fn all(cells: usize) -> Self {
        let all: BTreeSet<usize> = (0..cells).collect();
        Fresh { lonely: all.clone(), only_partner: all.clone(), strongest: all }
    }

    fn insert(&mut self, cell: usize) {
        self.lonely.insert(cell);
        self.only_partner.insert(cell);
        self.strongest.insert(cell);
    }
}

/// So many of the dearest open whites decide what any white can save at a distance: two of them
/// may be the pair in question.
const DEAREST: usize = 3;

impl<'p> OpenBoard<'p> {
    /// The board of a position.
    pub fn new(puzzle: &'p Puzzle, from: &State) -> Self {
        let mut open: Vec<bool> = puzzle.colours().iter().map(|c| *c != Colour::Black).collect();
        from.decided().for_each(|cell| open[cell] = false);
        let left = open.iter().filter(|open| **open).count();
        let mut whites = BTreeSet::new();
        if puzzle.rule() == Rule::WhiteAnywhere {
            let white = |cell: &usize| open[*cell] && puzzle.colours()[*cell] == Colour::White;
            let cells = (0..puzzle.len()).filter(white);
            whites.extend(cells.map(|cell| (puzzle.values()[cell], cell)));
        }
        let fresh = Fresh::all(puzzle.len());
        OpenBoard { puzzle, open, left, whites, fresh, plan: Vec::new(), prices: None }
    }

    /// Whether nothing is left to decide.
    pub fn is_decided(&self) -> bool {
        self.left == 0
    }

    /// Whether a cell is still to be decided.
    pub fn is_open(&self, cell: usize) -> bool {
        self.open[cell]
    }

    /// The cells that are not.
    pub fn closed(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.open.len()).filter(|cell| !self.open[*cell])
    }

    /// The cells that are.
    pub fn open(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.open.len()).filter(|cell| self.open[*cell])
    }

    /// How many they are.
    pub fn left(&self) -> usize {
        self.left
    }

    /// The open cells beside an open cell that it may pair with: above, left, right, below.
    pub fn beside(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        self.puzzle.beside(cell).filter(|other| self.open[*other])
    }

    /// The open whites that an open cell may pair with although they do not lie beside it, dearest
    /// first.
    pub fn far(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        let reaches = self.whites.contains(&(self.puzzle.values()[cell], cell));
        let whites = reaches.then(|| self.whites.iter().rev().map(|(_, white)| *white));
        let apart = move |other: &usize| *other != cell && !self.puzzle.adjacent(cell, *other);
        whites.into_iter().flatten().filter(apart)
    }

    /// The open cells that an open cell may pair with.
    pub fn partners(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        self.beside(cell).chain(self.far(cell))
    }

    /// What a pair saves.
    pub fn saves(&self, a: usize, b: usize) -> u64 {
        2 * u64::from(self.puzzle.values()[a].min(self.puzzle.values()[b]))
    }

    /// The most that `cell` can save with a partner other than `without`.
    pub fn best_other(&self, cell: usize, without: usize) -> u64 {
        // Of the whites at a distance the dearest saves most.
        let far = self.far(cell).find(|other| *other != without);
        let others = self.beside(cell).filter(|other| *other != without).chain(far);
        others.map(|other| self.saves(cell, other)).max().unwrap_or(0)
    }

    /// Decides an open cell, and marks where that may lead to new conclusions: what is said about
    /// a cell depends on partners of its partners.
    pub fn decide(&mut self, cell: usize) {
        if !std::mem::replace(&mut self.open[cell], false) {
            return;
        }
        self.left -= 1;
        let white = (self.puzzle.values()[cell], cell);
        let is_dear = self.whites.iter().rev().take(DEAREST).any(|dear| *dear == white);
        self.whites.remove(&white);
        if is_dear {
            self.fresh = Fresh::all(self.puzzle.len());
            return;
        }
        let puzzle = self.puzzle;
        for near in puzzle.beside(cell) {
            self.fresh.insert(near);
            puzzle.beside(near).for_each(|next| self.fresh.insert(next));
        }
    }

    /// Keeps the plan true after a pair was bound: it stays best while its own pairs are taken;
    /// another pair makes it void.
    pub fn take(&mut self, pair: Pair) {
        match self.plan.iter().position(|p| *p == pair) {
            Some(at) => drop(self.plan.remove(at)),
            None => self.plan.clear(),
        }
    }

    /// The first thing `look` has to say about a fresh cell, in reading order.
    pub fn first<F>(
        &mut self,
        fresh: fn(&mut Fresh) -> &mut BTreeSet<usize>,
        budget: &mut Budget,
        look: impl Fn(&Self, usize) -> Option<F>,
    ) -> Result<Vec<F>, Stop> {
        while let Some(cell) = fresh(&mut self.fresh).pop_first() {
            budget.tick()?;
            if self.open[cell]
                && let Some(found) = look(self, cell)
            {
                return Ok(vec![found]);
            }
        }
        Ok(Vec::new())
    }
}
