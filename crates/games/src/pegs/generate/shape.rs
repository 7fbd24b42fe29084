//! Random shapes.

use crate::pegs::rules::{Puzzle, Spot};
use quadrille_core::{Budget, Cell, GenerateError, Grid, Rng, Shape};

/// A random connected shape of about two thirds of the box, full but for one hole.
pub(super) fn shape(
    rows: usize,
    cols: usize,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Puzzle, GenerateError> {
    let mut grid = Grid::filled(rows, cols, Spot::Nothing);
    let mut rim = vec![Cell::new(rows / 2, cols / 2)];
    let mut cells = Vec::new();
    while cells.len() * 3 < rows * cols * 2 {
        budget.tick()?;
        if rim.is_empty() {
            break;
        }
        let cell = rim.swap_remove(rng.below(rim.len()));
        if grid[cell] == Spot::Peg {
            continue;
        }
        grid[cell] = Spot::Peg;
        cells.push(cell);
        rim.extend(cell.neighbours(rows, cols).filter(|c| grid[*c] == Spot::Nothing));
    }
    // A hole no peg can jump into would end the game before it starts.
    let mut open = cells.clone();
    open.retain(|c| {
        let row = |d: isize| grid.get(Cell::new(c.row.wrapping_add_signed(d), c.col));
        let col = |d: isize| grid.get(Cell::new(c.row, c.col.wrapping_add_signed(d)));
        let peg = |s: Option<&Spot>| s == Some(&Spot::Peg);
        [1isize, -1]
            .iter()
            .any(|s| (peg(row(*s)) && peg(row(2 * s))) || (peg(col(*s)) && peg(col(2 * s))))
    });
    let hole = *rng.choose(&open).unwrap_or(&cells[0]);
    grid[hole] = Spot::Hole;
    Ok(Puzzle::new(Shape::Square, grid)?)
}
