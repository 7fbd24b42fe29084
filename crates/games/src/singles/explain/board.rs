//! A board as a person sees it: what is known, and the trees of blacks.

use crate::singles::play::{Mark, State};
use crate::singles::rules::{Clue, Puzzle};
use crate::singles::solve::engine::{BLACK, OPEN, OUTSIDE, WHITE};
use crate::singles::solve::forest::{FRAME, Forest};
use crate::singles::solve::twins::{Frame, Twins};
use quadrille_core::{Cell, Language};

/// What follows, from which cells, and why.
#[derive(Clone, Debug)]
pub struct Deduction {
    /// The cells and the colour they get.
    pub targets: Vec<u32>,
    /// `WHITE` or `BLACK`.
    pub colour: u8,
    /// The evidence.
    pub because: Vec<u32>,
    /// A sentence; empty when nobody reads it.
    pub text: String,
}

/// Receives deductions and says whether to go on looking.
pub type Emit<'e> = dyn FnMut(Deduction) -> bool + 'e;

/// Two marks that cannot both be right.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Clash {
    /// A sentence that says what is wrong.
    pub what: String,
}

/// Everything known about a puzzle so far.
pub struct Board<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// Its shape.
    pub frame: Frame,
    /// Its equal numbers.
    pub twins: &'a Twins,
    /// The language of the sentences, if anybody reads them.
    pub words: Option<Language>,
    colour: Vec<u8>,
    forest: Forest,
    /// How many cells are open.
    open: usize,
}

impl<'a> Board<'a> {
    /// The board of a puzzle with nothing known.
    pub fn new(puzzle: &'a Puzzle, twins: &'a Twins, words: Option<Language>) -> Self {
        let frame = Frame::new(puzzle.rows(), puzzle.cols());
        let mut colour = vec![OUTSIDE; frame.len()];
        for at in frame.inside() {
            colour[at as usize] = OPEN;
        }
        let outside = (0..frame.len() as u32).filter(|&at| colour[at as usize] == OUTSIDE);
        let forest = Forest::new(frame.len(), outside);
        Board { puzzle, frame, twins, words, colour, forest, open: frame.rows * frame.cols }
    }

    /// Takes over a player's marks.
    pub fn take_marks(&mut self, state: &State) -> Result<(), Clash> {
        for cell in state.marks.cells() {
            let at = self.frame.at(cell.row, cell.col);
            match state.marks[cell] {
                Mark::Open => {}
                Mark::White => self.set(at, WHITE)?,
                Mark::Black => self.set(at, BLACK)?,
            }
        }
        Ok(())
    }

    /// The colour of a cell.
    #[inline]
    pub fn colour(&self, at: u32) -> u8 {
        self.colour[at as usize]
    }

    /// All colours, frame included.
    pub fn colours(&self) -> &[u8] {
        &self.colour
    }

    /// How many cells are open.
    pub fn open(&self) -> usize {
        self.open
    }

    /// Whether a cell is on the board and not known to be black.
    pub fn may_be_white(&self, at: u32) -> bool {
        matches!(self.colour(at), OPEN | WHITE)
    }

    /// Whether a cell is on the board.
    pub fn inside(&self, at: u32) -> bool {
        self.colour(at) != OUTSIDE
    }

    /// The place of a cell, for people.
    pub fn cell(&self, at: u32) -> Cell {
        self.frame.cell(at)
    }

    /// The number in a cell, for people.
    pub fn number(&self, at: u32) -> String {
        match self.puzzle.clues()[self.cell(at)] {
            Clue::Number(n) => n.to_string(),
            Clue::Empty | Clue::Question => "?".to_string(),
        }
    }

    /// The sentence, if anybody reads it.
    pub fn say(&self, text: impl FnOnce(Language) -> String) -> String {
        self.words.map(text).unwrap_or_default()
    }

    /// Decides a cell; an error when that contradicts what is known.
    pub fn set(&mut self, at: u32, colour: u8) -> Result<(), Clash> {
        if self.colour(at) == colour {
            return Ok(());
        }
        let cell = self.cell(at);
        let clash = |what: String| Err(Clash { what });
        let language = self.words.unwrap_or_default();
        if self.colour(at) != OPEN {
            return clash(match language {
                Language::English => format!("{cell} would have to be both black and white"),
                Language::French => format!("{cell} devrait être à la fois noire et blanche"),
            });
        }
        if colour == WHITE {
            if let Some(twin) = self.twins.mates(at).find(|&m| self.colour(m) == WHITE) {
                let twin = self.cell(twin);
                return clash(same_number(twin, cell, language));
            }
        } else {
            let sides = self.frame.sides(at);
            if let Some(side) = sides.into_iter().find(|&s| self.colour(s) == BLACK) {
                return clash(black_neighbours(self.cell(side), cell, language));
            }
            if self.splits(at) {
                return clash(match language {
                    Language::English => format!("the black at {cell} cuts the whites in two"),
                    Language::French => format!("la noire en {cell} coupe les blanches en deux"),
                });
            }
            self.link(at);
        }
        self.colour[at as usize] = colour;
        self.open -= 1;
        Ok(())
    }

    /// The trees a black here would join; the frame comes first if it touches the edge.
    fn touched(&self, at: u32) -> Vec<u32> {
        let corners = self.frame.diagonals(at);
        let edge = corners.into_iter().any(|c| !self.inside(c)).then_some(FRAME);
        let blacks = corners.into_iter().filter(|&c| self.colour(c) == BLACK);
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
        cells.sort_unstable();
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

/// Two whites that cannot both be.
pub fn same_number(a: Cell, b: Cell, language: Language) -> String {
    match language {
        Language::English => format!("{a} and {b} show the same number in one line"),
        Language::French => format!("{a} et {b} montrent le même nombre dans une même ligne"),
    }
}

/// Two blacks that cannot both be.
pub fn black_neighbours(a: Cell, b: Cell, language: Language) -> String {
    match language {
        Language::English => format!("{a} and {b} are black neighbours"),
        Language::French => format!("{a} et {b} sont deux noires voisines"),
    }
}

/// The colour of a cell in words.
pub fn colour_name(black: bool, language: Language) -> &'static str {
    match (language, black) {
        (Language::English, true) => "black",
        (Language::English, false) => "white",
        (Language::French, true) => "noire",
        (Language::French, false) => "blanche",
    }
}
