//! A few cells of a board as a board of their own, and a beam on it.

use crate::pegs::field::{Field, Jump};
use crate::pegs::solve::beam::costs::{BeamWeights, PlaceCosts};
use crate::pegs::solve::beam::layers::{Kept, Layers};
use crate::pegs::solve::wide_board::{Bits, WideBoard};
use quadrille_core::{Budget, Cell, Stop};

/// Patches in a box of more places are too slow to be worth a step.
const MAX_PLACES: usize = 1024;

/// Some cells of a board; all others are taken to be outside of it.
pub struct Patch<'a> {
    field: &'a Field,
    /// The board's numbers of its cells.
    cells: Vec<usize>,
    /// The box around them: its first row and column, its rows and columns.
    corner: (usize, usize),
    size: (usize, usize),
    active: &'a [bool],
    pegs: &'a [bool],
}

/// What a beam on a patch has to go by.
pub struct Wish<'a> {
    /// The point around which pegs are to gather.
    pub towards: (f64, f64),
    /// What is held against a position.
    pub weights: &'a BeamWeights,
    /// How many positions of each peg count are kept.
    pub width: usize,
    /// Where a peg should stand at the end.
    pub goal: Option<usize>,
}

impl<'a> Patch<'a> {
    /// The active cells of a board, with their pegs. Nothing where they are too far apart, or none.
    pub fn new(field: &'a Field, active: &'a [bool], pegs: &'a [bool]) -> Option<Self> {
        let cells: Vec<usize> = (0..field.len()).filter(|i| active[*i]).collect();
        let span = |pick: fn(&Cell) -> usize| {
            let at = || cells.iter().map(|i| pick(&field.cells[*i]));
            Some((at().min()?, at().max()? - at().min()? + 1))
        };
        let ((top, rows), (left, cols)) = (span(|c| c.row)?, span(|c| c.col)?);
        let (corner, size) = ((top, left), (rows, cols));
        (rows * cols <= MAX_PLACES).then_some(Patch { field, cells, corner, size, active, pegs })
    }

    /// Plays to the end with a beam.
    pub fn play(&self, wish: &Wish<'_>, budget: &mut Budget) -> Result<Vec<Jump>, Stop> {
        match (self.size.0 * self.size.1).div_ceil(64) {
            0..=2 => self.play_in::<2>(wish, budget),
            3..=4 => self.play_in::<4>(wish, budget),
            5..=8 => self.play_in::<8>(wish, budget),
            _ => self.play_in::<16>(wish, budget),
        }
    }

    fn play_in<const W: usize>(
        &self,
        wish: &Wish<'_>,
        budget: &mut Budget,
    ) -> Result<Vec<Jump>, Stop> {
        let (top, left) = self.corner;
        let outside = |cell: Cell| self.field.number(Cell::new(cell.row + top, cell.col + left));
        let inside = |i: usize| {
            let cell = self.field.cells[i];
            Cell::new(cell.row - top, cell.col - left)
        };
        let is_active = |cell: Cell| outside(cell).is_some_and(|i| self.active[i]);
        let board = WideBoard::<W>::of(self.field.shape(), self.size, is_active);
        let cells: Vec<Cell> = self.cells.iter().map(|i| inside(*i)).collect();
        let towards = (wish.towards.0 - top as f64, wish.towards.1 - left as f64);
        let costs = PlaceCosts::new(&board, &cells, towards, wish.weights);
        let mut start = Bits::EMPTY;
        let standing = self.cells.iter().filter(|i| self.pegs[**i]);
        standing.for_each(|i| start.set(board.place(inside(*i))));

        let mut layers = Layers::new(&board, &costs, wish.width, start);
        let mut outcome = Ok(true);
        while outcome == Ok(true) {
            outcome = layers.next(budget);
        }
        layers.close(budget);
        outcome?;
        let goal =
            wish.goal.filter(|goal| self.active[*goal]).map(|goal| board.place(inside(goal)));
        let misses = |kept: &Kept<W>| goal.is_some_and(|goal| !kept.pegs.has(goal));
        let last = &layers.last;
        let best = (0..last.len()).min_by_key(|i| (misses(&last[*i]), last[*i].score));
        let number = |place: usize| outside(board.cell(place));
        let on_board = |j: &Jump| {
            Some(Jump { from: number(j.from)?, over: number(j.over)?, to: number(j.to)? })
        };
        Ok(layers.play_to(best.unwrap_or(0)).iter().filter_map(on_board).collect())
    }
}
