//! What a technique found, as facts; `tell.rs` has the words' keys.

use super::board::KnownBoard;
use crate::towers::heights::HeightSet;
use crate::towers::rules::{Line, Side};
use crate::towers::solve::search::{DeadLine, Failure};
use quadrille_core::Cell;

/// A clue, and the line that is seen from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clue {
    /// The line.
    pub line: Line,
    /// The end it stands at: 0 the left or the top, 1 the other.
    pub end: usize,
    /// The side of the board it stands at.
    pub side: Side,
    /// How many towers are seen.
    pub count: usize,
}

/// One conclusion.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// Towers to build.
    pub build: Vec<(Cell, usize)>,
    /// Heights to rule out.
    pub rule_out: Vec<(Cell, HeightSet)>,
    /// The cells that are the evidence.
    pub because: Vec<Cell>,
    /// The clues that are evidence.
    pub clues: Vec<Clue>,
    /// What the conclusion follows from.
    pub why: Why,
}

/// What a conclusion follows from, beside the cells and clues of its [`Finding`]: one variant a
/// technique.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why {
    /// `clue_one`.
    ClueOne(Clue),
    /// `clue_all`.
    ClueAll(Clue),
    /// `facing_clues`: both clues of a line.
    FacingClues([Clue; 2]),
    /// `clue_bound`.
    ClueBound {
        /// The clue.
        clue: Clue,
        /// How many towers it must still see before a tower that stands already.
        before: Option<(usize, Cell)>,
        /// What follows, cell by cell.
        bounds: Vec<(Cell, Bound)>,
    },
    /// `naked_single`.
    NakedSingle,
    /// `hidden_single`: the line that has no other place for the tower.
    HiddenSingle(Line),
    /// `line_fillings`: the clues of the line, one or both.
    LineFillings(Clue, Option<Clue>),
    /// `naked_set`: what the evidence shares in a line.
    NakedSet(Line, HeightSet),
    /// `hidden_set`: what fits nowhere but into the evidence.
    HiddenSet(Line, HeightSet),
    /// `fish`.
    Fish {
        /// The height.
        height: usize,
        /// The lines that have places for it only where they cross the others.
        lines: Vec<Line>,
        /// The lines across, as many.
        across: Vec<Line>,
    },
    /// `forcing_chain`: the towers that follow one from the other if the first cell does not hold
    /// the height of the last.
    ForcingChain(Vec<(Cell, usize)>),
    /// `what_if`.
    WhatIf {
        /// The tower that is tried and those it forces on the way to the end, one after the other.
        chain: Vec<(Cell, usize)>,
        /// The line that could not be filled.
        dead: DeadLine,
    },
    /// `case_split`: why the height fails, unless that is too long to tell.
    CaseSplit(Option<Failure>),
}

/// What a clue says of one tower.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// Not taller than this.
    AtMost(usize),
    /// Not lower than this.
    AtLeast(usize),
    /// Lower than this.
    LessThan(usize),
}

impl Finding {
    /// One tower to build.
    pub fn tower(cell: Cell, height: usize, why: Why) -> Self {
        Finding::new(vec![(cell, height)], vec![], why)
    }

    /// Heights to rule out.
    pub fn not(rule_out: Vec<(Cell, HeightSet)>, why: Why) -> Self {
        Finding::new(vec![], rule_out, why)
    }

    /// Towers to build and heights to rule out, without evidence so far.
    pub fn new(build: Vec<(Cell, usize)>, rule_out: Vec<(Cell, HeightSet)>, why: Why) -> Self {
        Finding { build, rule_out, because: vec![], clues: vec![], why }
    }

    /// The same with its evidence.
    #[must_use]
    pub fn because(mut self, cells: Vec<Cell>) -> Self {
        self.because = cells;
        self
    }

    /// The same with a clue as evidence.
    #[must_use]
    pub fn seen_from(mut self, clue: Clue) -> Self {
        self.clues.push(clue);
        self
    }

    /// The same with whatever clues a line has as evidence.
    #[must_use]
    pub fn seen_along(mut self, line: Line, board: &KnownBoard<'_>) -> Self {
        self.clues.extend(board.clues_of(line));
        self
    }
}
