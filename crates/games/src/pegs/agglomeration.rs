//! The agglomeration matrices of reports 000 and 002, from their definition: what `gather` and
//! `gather-penalised` look at, written out so that one can see it.

use super::rules::{Puzzle, Spot, directions, jump};
use quadrille_core::{Cell, Grid, Shape};

/// The matrix M(G): for each cell of the board how many of the cells around it hold a peg, and 0
/// outside of the board. With a penalty it is MP(G), which takes the penalty off each empty hole.
pub fn matrix(shape: Shape, position: &Grid<Spot>, penalty: i64) -> Grid<i64> {
    let around = |cell: Cell| {
        let beside = steps(shape).iter().filter(|(dr, dc)| {
            let row = cell.row.checked_add_signed(*dr);
            let col = cell.col.checked_add_signed(*dc);
            let there = row.zip(col).and_then(|(row, col)| position.get(Cell::new(row, col)));
            there == Some(&Spot::Peg)
        });
        beside.count() as i64
    };
    let values = position.cells().map(|cell| match position[cell] {
        Spot::Peg => around(cell),
        Spot::Hole => around(cell) - penalty,
        Spot::Nothing => 0,
    });
    Grid::from_vec(position.rows(), position.cols(), values.collect())
}

/// The cells around one: eight on squares, the six neighbours on triangles.
fn steps(shape: Shape) -> &'static [(isize, isize)] {
    match shape {
        Shape::Square => &[(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)],
        Shape::Triangle => directions(shape),
    }
}

/// The sum of a matrix: what the heuristics make as great as they can.
pub fn sum(matrix: &Grid<i64>) -> i64 {
    matrix.values().iter().sum()
}

/// A jump that can be played now, and the sums after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Where the peg stands.
    pub from: Cell,
    /// Where it lands.
    pub to: Cell,
    /// The sum of M after the jump.
    pub plain: i64,
    /// The sum of MP after the jump.
    pub penalised: i64,
}

/// Every jump that can be played now, in reading order.
///
/// A jump empties two cells and fills one, so every one of them leaves one hole more than there is
/// now: the two sums differ by the same number, and have their greatest value at the same jumps.
pub fn choices(puzzle: &Puzzle, penalty: i64) -> Vec<Choice> {
    let (shape, start) = (puzzle.shape(), puzzle.start());
    let mut choices = Vec::new();
    for from in start.cells() {
        for (dr, dc) in directions(shape) {
            let row = from.row.checked_add_signed(2 * dr);
            let col = from.col.checked_add_signed(2 * dc);
            let Some(to) = row.zip(col).map(|(row, col)| Cell::new(row, col)) else { continue };
            let mut after = start.clone();
            if jump(shape, &mut after, from, to).is_ok() {
                let [plain, penalised] = [0, penalty].map(|k| sum(&matrix(shape, &after, k)));
                choices.push(Choice { from, to, plain, penalised });
            }
        }
    }
    choices
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pegs::boards::named;
    use crate::pegs::rules::pegs;
    use quadrille_core::Rng;

    /// The example that report 002 prints, whose penalty is 6.
    #[test]
    fn the_printed_matrix_of_report_002() {
        let drawn = [".OO..", ".OOXX", "OXOOO", "..OX.", "..OX."].concat();
        let spots = drawn.chars().map(|c| match c {
            'O' => Spot::Peg,
            'X' => Spot::Hole,
            _ => Spot::Nothing,
        });
        let position = Grid::from_vec(5, 5, spots.collect());
        let printed = [
            [0, 3, 3, 0, 0],
            [0, 5, 5, -1, -4],
            [1, -1, 4, 4, 1],
            [0, 0, 3, -1, 0],
            [0, 0, 1, -4, 0],
        ];
        assert_eq!(matrix(Shape::Square, &position, 6).values(), printed.concat());
    }

    #[test]
    fn the_penalty_shifts_every_choice_alike() {
        let mut rng = Rng::new(5);
        for name in ["english", "european:6", "cross:7x5", "triangle:6"] {
            let mut puzzle = named(name, None).unwrap();
            while let Some(choice) = rng.choose(&choices(&puzzle, 6)).copied() {
                let holes = (puzzle.cells().count() - pegs(puzzle.start())) as i64;
                for choice in choices(&puzzle, 6) {
                    assert_eq!(choice.plain - choice.penalised, 6 * (holes + 1), "{name}");
                }
                let mut after = puzzle.start().clone();
                jump(puzzle.shape(), &mut after, choice.from, choice.to).unwrap();
                puzzle = puzzle.from_position(&after).unwrap();
            }
        }
    }
}
