//! The images of a board: turned and mirrored, whether or not its shape stays the same. The goal goes with it.

use super::field::triangle_image;
use super::rules::{Goal, Puzzle, Spot};
use quadrille_core::{Cell, Grid, Shape, Turn};

/// One of the images, eight on squares and six on triangles; nothing beyond them.
pub fn image(puzzle: &Puzzle, number: usize) -> Option<Puzzle> {
    let start = puzzle.start();
    let (rows, cols) = (start.rows(), start.cols());
    let (turned, place): (Grid<Spot>, Box<dyn Fn(Cell) -> Option<Cell>>) = match puzzle.shape() {
        Shape::Square => {
            let turn = Turn::number(number)?;
            (turn.grid(start), Box::new(move |cell| Some(turn.cell(cell, rows, cols))))
        }
        Shape::Triangle => {
            let mut turned = Grid::filled(rows, cols, Spot::Nothing);
            for cell in start.cells().filter(|cell| cell.col <= cell.row) {
                turned[triangle_image(rows, number, cell)?] = start[cell];
            }
            (turned, Box::new(move |cell| triangle_image(rows, number, cell)))
        }
    };
    let goal = match puzzle.goal() {
        Goal::Any => Goal::Any,
        Goal::At(cell) => Goal::At(place(cell)?),
    };
    let image = Puzzle::new(puzzle.shape(), turned).ok()?;
    Some(image.with_goal(goal).ok()?.with_minimise(puzzle.minimise()))
}
