//! Puzzles with exactly one solution.
//!
//! A maximal black pattern is chosen first, then numbers for the whites, then each black copies a
//! white of its line, then the board is solved. Blacks that stay open copy a white that did not:
//! that settles them. A few rounds suffice at any size.

use super::drawn;
use super::pattern::{self, Latin};
use crate::singles::frame::{Colour, Frame};
use crate::singles::rules::{Clue, Puzzle, Solution};
use crate::singles::solve::blacks::Blacks;
use crate::singles::solve::engine::Engine;
use crate::singles::solve::probe;
use crate::singles::twins::Twins;
use quadrille_core::picture::Mark;
use quadrille_core::{Budget, GenerateError, Grid, Message, Rng, Stop, Symmetry, message};

/// What a draft is measured against.
pub trait Measure {
    /// The colours a solver of some strength can prove: one entry a cell of the frame.
    fn settle(&self, puzzle: &Puzzle, budget: &mut Budget) -> Result<Vec<Colour>, Stop>;

    /// Where a settled puzzle is too easy: for each such place the cells that make it so.
    fn too_easy(&self, _: &Puzzle, _: &mut Budget) -> Result<Vec<Vec<u32>>, Stop> {
        Ok(Vec::new())
    }

    /// Rounds of mending before a fresh start.
    fn rounds(&self) -> usize {
        12
    }
}

/// Where a black may copy its number from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Copying {
    /// From any white of its lines.
    Anywhere,
    /// Never from a white within two steps: the patterns people spot at once do not appear.
    NotNear,
    /// Often from a white within two steps, and every white has a black neighbour if possible:
    /// what easy techniques need.
    Near,
}

/// A puzzle under construction.
struct Draft {
    frame: Frame,
    blacks: Blacks,
    clues: Vec<Clue>,
    copying: Copying,
}

/// What the black cells of an answer shall be.
pub enum Answers {
    /// Whatever comes.
    Any,
    /// As symmetric as this.
    Symmetric(Symmetry),
    /// Those of a picture.
    Drawn(Grid<Mark>),
    /// Those of another puzzle's answer.
    Given(Solution),
}

impl Answers {
    /// Whether nothing is asked of them.
    pub fn is_any(&self) -> bool {
        matches!(self, Answers::Any)
    }

    /// What is said of them beside the puzzle.
    pub fn note(&self) -> Option<Message> {
        match self {
            Answers::Any => None,
            Answers::Symmetric(_) => Some(message!("singles-made-symmetric")),
            Answers::Drawn(_) => Some(message!("singles-made-drawn")),
            Answers::Given(_) => Some(message!("singles-made-from")),
        }
    }

    /// A pattern that cannot take one more black.
    pub fn draw(
        &self,
        frame: Frame,
        copying: Copying,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<Blacks, GenerateError> {
        Ok(match self {
            Answers::Any if copying == Copying::Near => pattern::dominating(frame, rng, budget)?,
            Answers::Any => pattern::maximal(frame, rng, budget)?,
            Answers::Symmetric(symmetry) => drawn::balanced(frame, *symmetry, rng, budget)?,
            Answers::Drawn(marks) => drawn::completed(frame, marks, rng, budget)?,
            Answers::Given(solution) => drawn::of(frame, solution),
        })
    }
}

/// Makes a puzzle with this answer that fits the measure, or nothing after a few rounds.
pub fn attempt(
    blacks: Blacks,
    copying: Copying,
    rng: &mut Rng,
    measure: &dyn Measure,
    budget: &mut Budget,
) -> Result<Option<(Puzzle, Solution)>, Stop> {
    let frame = blacks.frame();
    let mut draft = Draft::new(blacks, copying, rng, budget)?;
    for _ in 0..measure.rounds() {
        budget.tick()?;
        let puzzle = draft.puzzle();
        let colours = measure.settle(&puzzle, budget)?;
        let open = |at: u32| colours[at as usize] == Colour::Open;
        if frame.inside().any(open) {
            draft.settle(&colours, rng);
            continue;
        }
        let places = measure.too_easy(&puzzle, budget)?;
        if places.is_empty() {
            return Ok(Some((puzzle, draft.blacks.solution())));
        }
        for place in places {
            let blacks: Vec<u32> =
                place.into_iter().filter(|&at| draft.blacks.is_black(at)).collect();
            if let Some(&at) = rng.choose(&blacks) {
                draft.copy(at, rng, |_| true);
            }
        }
    }
    Ok(None)
}

/// Rounds of mending a board that somebody drew, and how often it is begun again with other blacks; from half of
/// that on whites get other numbers, too.
const MENDING: usize = 20;
const BEGINNINGS: usize = 24;

/// The board with such numbers that this answer, with as many more blacks as it takes, is the only one; or as near to
/// that as some rounds come. Whites keep their numbers if that is possible, and so do the blacks that they suffice for.
pub fn mended(
    puzzle: &Puzzle,
    solution: &Solution,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Puzzle, Stop> {
    let mut last = puzzle.clone();
    for beginning in 0..BEGINNINGS {
        let mut draft = Draft::drawn(puzzle, solution, 2 * beginning >= BEGINNINGS, rng);
        for _ in 0..MENDING {
            budget.check()?;
            last = draft.puzzle();
            let colours = Unique.settle(&last, budget)?;
            // A black whose number nobody shares is settled, but as a white.
            let settled = |at: u32| match colours[at as usize] {
                Colour::Open => false,
                colour => (colour == Colour::Black) == draft.blacks.is_black(at),
            };
            if draft.frame.inside().all(settled) {
                return Ok(last);
            }
            draft.settle(&colours, rng);
        }
    }
    Ok(last)
}

impl Draft {
    /// What somebody drew, with this answer's blacks and as many more as the rules allow.
    fn drawn(puzzle: &Puzzle, solution: &Solution, renumber: bool, rng: &mut Rng) -> Self {
        let frame = Frame::new(puzzle.rows(), puzzle.cols());
        let mut blacks = Blacks::new(frame);
        let (order, mut others): (Vec<u32>, Vec<u32>) =
            frame.inside().partition(|&at| solution.black[frame.cell(at)]);
        rng.shuffle(&mut others);
        for at in order.into_iter().chain(others) {
            blacks.add(at);
        }
        let latin = Latin::new(frame.rows, frame.cols, rng);
        let mut clues = vec![Clue::Empty; frame.len()];
        for at in frame.inside() {
            let cell = frame.cell(at);
            let new = Clue::Number(latin.at(cell.row, cell.col));
            clues[at as usize] = if renumber { new } else { puzzle.clues()[cell] };
        }
        let mut draft = Draft { frame, blacks, clues, copying: Copying::Anywhere };
        for at in frame.inside() {
            if draft.clues[at as usize].number().is_none() && !draft.blacks.is_black(at) {
                draft.clues[at as usize] = draft.free_number(at);
            }
        }
        draft
    }
}

impl Draft {
    /// Blacks that stay open copy a white that is settled. A white stays open only where a black does: the pattern is
    /// maximal.
    fn settle(&mut self, colours: &[Colour], rng: &mut Rng) {
        for at in self.frame.inside() {
            if self.blacks.is_black(at) && colours[at as usize] != Colour::Black {
                self.copy(at, rng, |from| colours[from as usize] == Colour::White);
            }
        }
    }

    /// The least number that no white of its lines has.
    fn free_number(&self, at: u32) -> Clue {
        let whites = self.lines(at).filter(|&other| !self.blacks.is_black(other));
        let taken: Vec<Clue> = whites.map(|other| self.clues[other as usize]).collect();
        let free = (1..).map(Clue::Number).find(|number| !taken.contains(number));
        free.unwrap_or(Clue::Empty)
    }

    fn new(
        blacks: Blacks,
        copying: Copying,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<Self, Stop> {
        let frame = blacks.frame();
        let latin = Latin::new(frame.rows, frame.cols, rng);
        let number = |at: u32| {
            let cell = frame.cell(at);
            Clue::Number(latin.at(cell.row, cell.col))
        };
        let mut clues = vec![Clue::Empty; frame.len()];
        for at in frame.inside() {
            clues[at as usize] = number(at);
        }
        let mut draft = Draft { frame, blacks, clues, copying };
        for (i, at) in frame.inside().enumerate() {
            if i % 1024 == 0 {
                budget.check()?;
            }
            if draft.blacks.is_black(at) {
                draft.copy(at, rng, |_| true);
            }
        }
        Ok(draft)
    }

    /// Gives a black the number of a white of its lines, preferably one that is `good`.
    fn copy(&mut self, at: u32, rng: &mut Rng, good: impl Fn(u32) -> bool) {
        const TRIES: usize = 24;
        let near = self.copying == Copying::Near && rng.chance(50.0);
        let mut fallback = None;
        for try_ in 0..TRIES {
            let from = if near && try_ < TRIES / 2 {
                self.near_cell(at, rng)
            } else {
                Some(self.line_cell(at, rng))
            };
            let Some(from) = from.filter(|&f| f != at && !self.blacks.is_black(f)) else {
                continue;
            };
            if self.copying == Copying::NotNear && self.twin_nearby(at, self.clues[from as usize]) {
                continue;
            }
            if good(from) {
                self.clues[at as usize] = self.clues[from as usize];
                return;
            }
            fallback = Some(from);
        }
        // Small boards may have no far white at all: then any white of the lines must do.
        let any = || self.lines(at).find(|&f| !self.blacks.is_black(f) && good(f));
        let any = any().or(fallback).or_else(|| self.lines(at).find(|&f| !self.blacks.is_black(f)));
        if let Some(from) = any {
            self.clues[at as usize] = self.clues[from as usize];
        }
    }

    /// Every other cell of the row and the column.
    fn lines(&self, at: u32) -> impl Iterator<Item = u32> {
        let frame = self.frame;
        let cell = frame.cell(at);
        let row = (0..frame.cols).map(move |c| frame.at(cell.row, c));
        let col = (0..frame.rows).map(move |r| frame.at(r, cell.col));
        row.chain(col).filter(move |&other| other != at)
    }

    /// A random cell of the row or the column.
    fn line_cell(&self, at: u32, rng: &mut Rng) -> u32 {
        let (frame, cell) = (self.frame, self.frame.cell(at));
        let i = rng.below(frame.rows + frame.cols);
        if i < frame.cols { frame.at(cell.row, i) } else { frame.at(i - frame.cols, cell.col) }
    }

    /// A random cell one or two steps away in the row or the column.
    fn near_cell(&self, at: u32, rng: &mut Rng) -> Option<u32> {
        let (frame, cell) = (self.frame, self.frame.cell(at));
        let step = [-2, -1, 1, 2][rng.below(4)];
        let (row, col) = if rng.below(2) == 0 { (step, 0) } else { (0, step) };
        let row = cell.row.checked_add_signed(row).filter(|&r| r < frame.rows)?;
        let col = cell.col.checked_add_signed(col).filter(|&c| c < frame.cols)?;
        Some(frame.at(row, col))
    }

    /// Whether a cell within two steps in a line holds this number.
    fn twin_nearby(&self, at: u32, clue: Clue) -> bool {
        let w = self.frame.width as i64;
        [1, w].into_iter().any(|step| {
            [-2, -1, 1, 2].into_iter().any(|k| {
                let other = i64::from(at) + k * step;
                let clue_there = usize::try_from(other).ok().and_then(|o| self.clues.get(o));
                clue_there == Some(&clue)
            })
        })
    }

    fn puzzle(&self) -> Puzzle {
        let clues = self.frame.inside().map(|at| self.clues[at as usize]).collect();
        Puzzle::new(self.frame.rows, self.frame.cols, clues).expect("the size was checked")
    }
}

/// Probing for minimal answers: all that uniqueness takes, since the pattern is maximal.
pub struct Unique;

impl Measure for Unique {
    fn settle(&self, puzzle: &Puzzle, budget: &mut Budget) -> Result<Vec<Colour>, Stop> {
        let twins = Twins::new(puzzle);
        let mut engine = Engine::new(puzzle, &twins, true);
        probe::settle(&mut engine, budget)?;
        Ok(engine.into_colours())
    }
}
