//! A board as a person sees it: what is known, and the trees of blacks.

use super::exhaustion::DeadEnd;
use crate::singles::forest::{FRAME, Forest};
use crate::singles::frame::{Colour, Frame};
use crate::singles::play::{Mark, State};
use crate::singles::rules::{Clue, Puzzle, Solution};
use crate::singles::twins::Twins;
use quadrille_core::order::Order as _;
use quadrille_core::{Cell, Message, message};

/// Marks that cannot all be right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Clash {
    /// A cell that would have to be both black and white.
    BothColours(Cell),
    /// Two whites of one line with the same number.
    SameNumber(Cell, Cell),
    /// Two blacks side by side.
    BlackNeighbours(Cell, Cell),
    /// A black that cuts the whites in two.
    CutsWhites(Cell),
}

impl Clash {
    /// What is wrong, within a sentence.
    pub fn message(self) -> Message {
        match self {
            Clash::BothColours(cell) => message!("singles-both-colours", cell = cell),
            Clash::SameNumber(a, b) => message!("singles-same-number", a = a, b = b),
            Clash::BlackNeighbours(a, b) => message!("singles-black-neighbours", a = a, b = b),
            Clash::CutsWhites(cell) => message!("singles-black-cuts", cell = cell),
        }
    }
}

/// Everything known about a puzzle so far.
pub struct MarkedBoard<'p> {
    /// The puzzle.
    pub puzzle: &'p Puzzle,
    /// Its shape.
    pub frame: Frame,
    /// Its equal numbers.
    pub twins: Twins,
    /// Why what is known contradicts itself, once it does.
    pub clash: Option<Clash>,
    /// What a search said about the board, once every argument was spent.
    pub dead_end: Option<DeadEnd>,
    colour: Vec<Colour>,
    forest: Forest,
    /// How many cells are open.
    open: usize,
}

impl<'p> MarkedBoard<'p> {
    /// The board of a puzzle with nothing known.
    pub fn new(puzzle: &'p Puzzle) -> Self {
        let frame = Frame::new(puzzle.rows(), puzzle.cols());
        let colour = frame.colours();
        let outside = (0..frame.len() as u32).filter(|&at| colour[at as usize] == Colour::Outside);
        MarkedBoard {
            puzzle,
            frame,
            twins: Twins::new(puzzle),
            clash: None,
            dead_end: None,
            forest: Forest::new(frame.len(), outside),
            colour,
            open: frame.rows * frame.cols,
        }
    }

    /// The board of a player's position; a clash ends the taking over of marks.
    pub fn of(puzzle: &'p Puzzle, state: &State) -> Self {
        let mut board = MarkedBoard::new(puzzle);
        for cell in state.marks.cells() {
            let at = board.frame.at(cell.row, cell.col);
            match state.marks[cell] {
                Mark::Open => {}
                Mark::White => board.set(at, Colour::White),
                Mark::Black => board.set(at, Colour::Black),
            }
        }
        board
    }

    /// The colour of a cell.
    #[inline]
    pub fn colour(&self, at: u32) -> Colour {
        self.colour[at as usize]
    }

    /// All colours, frame included.
    pub fn colours(&self) -> &[Colour] {
        &self.colour
    }

    /// The cells of a colour, in reading order.
    pub fn all(&self, colour: Colour) -> impl Iterator<Item = u32> {
        self.frame.inside().filter(move |&at| self.colour(at) == colour)
    }

    /// The blacks as an answer; open cells count as white.
    pub fn solution(&self) -> Solution {
        let black = self.frame.inside().map(|at| self.colour(at) == Colour::Black).collect();
        Solution::new(self.frame.rows, self.frame.cols, black)
    }

    /// How many cells are open.
    pub fn open(&self) -> usize {
        self.open
    }

    /// Whether a cell is on the board and not known to be black.
    pub fn may_be_white(&self, at: u32) -> bool {
        matches!(self.colour(at), Colour::Open | Colour::White)
    }

    /// Whether a cell is on the board.
    pub fn inside(&self, at: u32) -> bool {
        self.colour(at) != Colour::Outside
    }

    /// The place of a cell, for people.
    pub fn cell(&self, at: u32) -> Cell {
        self.frame.cell(at)
    }

    /// The places of cells, for people.
    pub fn cells(&self, all: &[u32]) -> Vec<Cell> {
        all.iter().map(|&at| self.cell(at)).collect()
    }

    /// The number in a cell, for people.
    pub fn number(&self, at: u32) -> String {
        match self.puzzle.clues()[self.cell(at)] {
            // Numbers are names here: catalogues need not count with them, and some are huge.
            Clue::Number(n) => n.to_string(),
            Clue::Empty | Clue::Question => "?".to_string(),
        }
    }

    /// Decides a cell, or notes why that contradicts what is known; after a clash nothing changes.
    pub fn set(&mut self, at: u32, colour: Colour) {
        if self.clash.is_some() || self.colour(at) == colour {
            return;
        }
        self.clash = self.objection(at, colour);
        if self.clash.is_some() {
            return;
        }
        if colour == Colour::Black {
            self.link(at);
        }
        self.colour[at as usize] = colour;
        self.open -= 1;
    }

    /// Why a cell that has not this colour cannot get it.
    fn objection(&self, at: u32, colour: Colour) -> Option<Clash> {
        let cell = self.cell(at);
        if self.colour(at) != Colour::Open {
            return Some(Clash::BothColours(cell));
        }
        if colour == Colour::White {
            let twin = self.twins.mates(at).find(|&m| self.colour(m) == Colour::White);
            return twin.map(|twin| Clash::SameNumber(self.cell(twin), cell));
        }
        let sides = self.frame.sides(at);
        match sides.into_iter().find(|&s| self.colour(s) == Colour::Black) {
            Some(side) => Some(Clash::BlackNeighbours(self.cell(side), cell)),
            None => self.splits(at).then_some(Clash::CutsWhites(cell)),
        }
    }

    /// The trees a black here would join; the frame comes first if it touches the edge.
    fn touched(&self, at: u32) -> Vec<u32> {
        let corners = self.frame.diagonals(at);
        let edge = corners.into_iter().any(|c| !self.inside(c)).then_some(FRAME);
        let blacks = corners.into_iter().filter(|&c| self.colour(c) == Colour::Black);
        edge.into_iter().chain(blacks.map(|c| self.forest.root(c))).collect()
    }

    /// Whether a black here would cut the whites in two, or leave none.
    pub fn splits(&self, at: u32) -> bool {
        let touched = self.touched(at);
        let twice = |i: usize| touched[..i].contains(&touched[i]);
        self.frame.must_be_white(at) || (1..touched.len()).any(twice)
    }

    fn link(&mut self, at: u32) {
        let mut tree = at;
        for root in self.touched(at) {
            tree = self.forest.join(tree, root);
        }
    }

    /// The smaller side of what a black at `at` would separate: the cells cut off.
    pub fn cut_off_by(&self, at: u32) -> Vec<u32> {
        let mut best: Option<Vec<u32>> = None;
        let sides = self.frame.sides(at).into_iter().filter(|&s| self.may_be_white(s));
        // Walk from all sides in turn, so that the smaller area ends the search.
        let mut areas: Vec<(Vec<u32>, usize)> = sides.map(|s| (vec![s], 0)).collect();
        let mut owner = std::collections::HashMap::new();
        for (i, (cells, _)) in areas.iter().enumerate() {
            owner.insert(cells[0], i);
        }
        let mut merged: Vec<usize> = (0..areas.len()).collect();
        while best.is_none() && areas.iter().any(|(cells, done)| *done < cells.len()) {
            for i in 0..areas.len() {
                let Some(&here) = areas[i].0.get(areas[i].1) else { continue };
                areas[i].1 += 1;
                for next in self.frame.sides(here) {
                    if next == at || !self.may_be_white(next) {
                        continue;
                    }
                    match owner.get(&next) {
                        None => {
                            owner.insert(next, i);
                            areas[i].0.push(next);
                        }
                        Some(&j) => {
                            let (a, b) = (merged[i], merged[j]);
                            merged.iter_mut().filter(|m| **m == a).for_each(|m| *m = b);
                        }
                    }
                }
                best = self.finished_area(&areas, &merged);
                if best.is_some() {
                    break;
                }
            }
        }
        let mut cells = best.unwrap_or_default();
        cells.order();
        cells
    }

    /// A set of joined walks that has nowhere left to go while another walk still exists.
    fn finished_area(&self, areas: &[(Vec<u32>, usize)], merged: &[usize]) -> Option<Vec<u32>> {
        let group = |g: usize| (0..areas.len()).filter(move |&i| merged[i] == g);
        let done = |g: usize| group(g).all(|i| areas[i].1 == areas[i].0.len());
        let whole = |g: usize| group(g).count() == areas.len();
        let g = merged.iter().copied().find(|&g| done(g) && !whole(g))?;
        Some(group(g).flat_map(|i| areas[i].0.iter().copied()).collect())
    }
}
