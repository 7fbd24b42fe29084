//! Trying heights on a board where much is known already, and why those fail that do.

use super::board::Conflict;
use super::tree::Tree;
use crate::towers::heights::{self, HeightSet};
use crate::towers::rules::{Line, Puzzle};
use quadrille_core::order::Order as _;
use quadrille_core::{Budget, Cell, Stop};

/// Trying single heights.
pub struct Trial {
    tree: Tree,
    /// What the board comes to before anything is tried, once that is known.
    ready: Option<Result<(), Conflict>>,
}

/// Why a height fails in a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// That tower and those it forces, one after the other, without those that play no part in the end.
    pub chain: Vec<(Cell, usize)>,
    /// Where that leads.
    pub end: End,
}

/// Where forced towers lead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// A line cannot be filled any more.
    Line(DeadLine),
    /// Every height that is left for a cell fails in its turn.
    Cases(Cell, Vec<Failure>),
}

/// A line that cannot be filled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeadLine {
    /// The line.
    pub line: Line,
    /// What was left of its cells; nothing where what was supposed had been ruled out before.
    pub sets: Vec<HeightSet>,
}

impl Failure {
    /// How many times something is supposed before all is refuted.
    pub fn suppositions(&self) -> usize {
        match &self.end {
            End::Line(_) => 1,
            End::Cases(_, cases) => 1 + cases.iter().map(Failure::suppositions).sum::<usize>(),
        }
    }
}

/// Towers that follow one from the other, and the line that they leave without a filling.
type Broken = (Vec<(Cell, usize)>, DeadLine);

/// A look at a line: the cells it changed and what it left of them.
type Look = (Line, Vec<(usize, HeightSet)>);

impl Trial {
    /// On the heights allowed in each cell.
    pub fn new(puzzle: &Puzzle, allowed: &[HeightSet]) -> Self {
        Trial { tree: Tree::new(puzzle, allowed, 0), ready: None }
    }

    /// The line that can no longer be filled once a cell holds a height, if forced towers lead
    /// to one.
    pub fn breaks(
        &mut self,
        cell: Cell,
        height: usize,
        budget: &mut Budget,
    ) -> Result<Option<Line>, Stop> {
        if let Err(Conflict(line)) = self.ready(budget)? {
            return Ok(Some(line));
        }
        let number = self.number(cell);
        self.breaks_here(number, height, budget)
    }

    /// How a height in a cell [`breaks`](Self::breaks) a line: that tower and those it forces, and the line; nothing where
    /// it does not.
    pub fn chain(
        &mut self,
        cell: Cell,
        height: usize,
        budget: &mut Budget,
    ) -> Result<Option<Broken>, Stop> {
        if let Err(Conflict(line)) = self.ready(budget)? {
            return Ok(Some((vec![(cell, height)], DeadLine { line, sets: vec![] })));
        }
        let (mark, number) = (self.tree.board.mark(), self.number(cell));
        let (looks, dead) = self.suppose(number, height, budget)?;
        let mut needed = vec![false; self.cells()];
        dead.iter().for_each(|dead| self.need(dead.line, &mut needed));
        let chain = self.forced(number, height, &looks, &mut needed);
        self.tree.board.undo(mark);
        Ok(dead.map(|dead| (chain, dead)))
    }

    /// Why a height that fails in a cell does: by forced towers, or by the cases of another cell, and so on.
    /// Nothing where that takes more suppositions than `most`, or where it does not fail.
    pub fn failure(
        &mut self,
        cell: Cell,
        height: usize,
        most: usize,
        budget: &mut Budget,
    ) -> Result<Option<Failure>, Stop> {
        if let Err(Conflict(line)) = self.ready(budget)? {
            let end = End::Line(DeadLine { line, sets: vec![] });
            return Ok(Some(Failure { chain: vec![(cell, height)], end }));
        }
        let (mut needed, number) = (vec![false; self.cells()], self.number(cell));
        let mut left = most;
        self.refute(number, height, &mut left, &mut needed, budget)
    }

    /// What the board comes to before anything is tried.
    fn ready(&mut self, budget: &mut Budget) -> Result<Result<(), Conflict>, Stop> {
        let ready = match self.ready {
            Some(ready) => ready,
            None => self.tree.propagate(budget)?,
        };
        self.ready = Some(ready);
        Ok(ready)
    }

    fn cells(&self) -> usize {
        self.tree.board.size().pow(2)
    }

    fn number(&self, cell: Cell) -> usize {
        cell.row * self.tree.board.size() + cell.col
    }

    fn cell(&self, number: usize) -> Cell {
        let n = self.tree.board.size();
        Cell::new(number / n, number % n)
    }

    /// As [`breaks`](Self::breaks), from where the board stands.
    fn breaks_here(
        &mut self,
        number: usize,
        height: usize,
        budget: &mut Budget,
    ) -> Result<Option<Line>, Stop> {
        let board = &mut self.tree.board;
        let mark = board.mark();
        if !board.restrict(number, heights::only(height)) {
            board.undo(mark);
            return Ok(Some(board.lines(number)[0]));
        }
        let outcome = self.tree.propagate(budget)?;
        self.tree.board.undo(mark);
        Ok(outcome.err().map(|Conflict(line)| line))
    }

    /// Puts a height into a cell and follows what it forces: every look at a line, and the line that breaks with what was left
    /// of it before the last look.
    fn suppose(
        &mut self,
        number: usize,
        height: usize,
        budget: &mut Budget,
    ) -> Result<(Vec<Look>, Option<DeadLine>), Stop> {
        let mut looks = Vec::new();
        self.tree.board.restrict(number, heights::only(height));
        loop {
            budget.tick()?;
            let before = self.tree.board.mark();
            match self.tree.look_at_next() {
                Some((line, Ok(()))) => {
                    looks.push((line, self.tree.board.changed_since(before).collect()));
                }
                Some((_, Err(Conflict(line)))) => {
                    self.tree.board.undo(before);
                    let cell = |i: usize| self.tree.board.cell(line, i);
                    let left = |i: usize| self.tree.board.heights(cell(i));
                    let mut sets: Vec<HeightSet> = (0..self.tree.board.size()).map(left).collect();
                    if sets.contains(&0) {
                        sets.clear();
                    }
                    return Ok((looks, Some(DeadLine { line, sets })));
                }
                None => return Ok((looks, None)),
            }
        }
    }

    /// All cells of a line are part of the argument.
    fn need(&self, line: Line, needed: &mut [bool]) {
        (0..self.tree.board.size()).for_each(|i| needed[self.tree.board.cell(line, i)] = true);
    }

    /// The towers on the way to the cells that are needed; those that the way needs are added.
    fn forced(
        &self,
        number: usize,
        height: usize,
        looks: &[Look],
        needed: &mut [bool],
    ) -> Vec<(Cell, usize)> {
        let mut chain = Vec::new();
        for (line, changed) in looks.iter().rev() {
            if changed.iter().any(|&(at, _)| needed[at]) {
                self.need(*line, needed);
                let towers = changed.iter().rev().filter(|&&(_, set)| heights::is_single(set));
                let towers = towers.map(|&(at, set)| (at, set.trailing_zeros() as usize));
                chain.extend(towers.filter(|&(at, _)| at != number));
            }
        }
        chain.push((number, height));
        chain.reverse();
        chain.into_iter().map(|(at, height)| (self.cell(at), height)).collect()
    }

    /// As [`failure`](Self::failure), from where the board stands; `left` suppositions may still be made.
    fn refute(
        &mut self,
        number: usize,
        height: usize,
        left: &mut usize,
        needed: &mut [bool],
        budget: &mut Budget,
    ) -> Result<Option<Failure>, Stop> {
        let Some(fewer) = left.checked_sub(1) else { return Ok(None) };
        *left = fewer;
        let mark = self.tree.board.mark();
        let (looks, dead) = self.suppose(number, height, budget)?;
        let end = match dead {
            Some(dead) => {
                self.need(dead.line, needed);
                Some(End::Line(dead))
            }
            None => self.cases(left, needed, budget)?,
        };
        let chain = end.is_some().then(|| self.forced(number, height, &looks, needed));
        self.tree.board.undo(mark);
        Ok(chain.zip(end).map(|(chain, end)| Failure { chain, end }))
    }

    /// A cell each of whose heights fails.
    fn cases(
        &mut self,
        left: &mut usize,
        needed: &mut [bool],
        budget: &mut Budget,
    ) -> Result<Option<End>, Stop> {
        let Some(number) = self.split(budget)? else { return Ok(None) };
        needed[number] = true;
        let mut cases = Vec::new();
        for height in heights::members(self.tree.board.heights(number)) {
            match self.refute(number, height, left, needed, budget)? {
                Some(case) => cases.push(case),
                None => return Ok(None),
            }
        }
        Ok(Some(End::Cases(self.cell(number), cases)))
    }

    /// The cell with the fewest heights that do not break a line at once, and of those the one with the
    /// fewest heights: its cases are the fewest to follow. Nothing when every cell is decided.
    fn split(&mut self, budget: &mut Budget) -> Result<Option<usize>, Stop> {
        let open = |&number: &usize| self.tree.board.heights(number).count_ones() > 1;
        let mut open: Vec<usize> = (0..self.cells()).filter(open).collect();
        open.order_by_key(|&number| self.tree.board.heights(number).count_ones());
        let mut best = None;
        for number in open {
            let mut left = 0;
            for height in heights::members(self.tree.board.heights(number)) {
                left += usize::from(self.breaks_here(number, height, budget)?.is_none());
            }
            if best.is_none_or(|(fewest, _)| left < fewest) {
                best = Some((left, number));
            }
            if left == 0 {
                break;
            }
        }
        Ok(best.map(|(_, number)| number))
    }
}
