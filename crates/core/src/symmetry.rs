//! How the marked cells of a board lie: as they do after it is turned or mirrored.

use crate::{Cell, InputError, Kind, OptionSpec, Options, message};

/// What leaves the places of clues, towers or black cells as they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Symmetry {
    /// Nothing is asked.
    Free,
    /// Half a turn.
    HalfTurn,
    /// A quarter of a turn, and so half a turn too; of square boards alone.
    QuarterTurn,
    /// Left and right exchanged.
    LeftRight,
    /// Top and bottom exchanged.
    TopBottom,
    /// Rows and columns exchanged; of square boards alone.
    Diagonal,
}

/// The names, in the order of the symmetries.
pub const SYMMETRIES: Kind =
    Kind::Choice(&["none", "half-turn", "quarter-turn", "left-right", "top-bottom", "diagonal"]);

impl Symmetry {
    /// What is asked by two options: which symmetry, and the switch that is short for half a turn.
    pub fn asked(
        symmetry: &OptionSpec,
        symmetric: &OptionSpec,
        options: &Options,
    ) -> Result<Self, InputError> {
        let half_turn = symmetric.is_on(options)?;
        if options.get(symmetry.name).is_none() {
            return Ok(if half_turn { Symmetry::HalfTurn } else { Symmetry::Free });
        }
        Ok(match symmetry.chosen(options)? {
            "half-turn" => Symmetry::HalfTurn,
            "quarter-turn" => Symmetry::QuarterTurn,
            "left-right" => Symmetry::LeftRight,
            "top-bottom" => Symmetry::TopBottom,
            "diagonal" => Symmetry::Diagonal,
            _ => Symmetry::Free,
        })
    }

    /// Whether anything is asked.
    pub fn is_free(self) -> bool {
        self == Symmetry::Free
    }

    /// Refuses a board that no quarter of a turn and no diagonal leaves in its place.
    pub fn fits(self, rows: usize, cols: usize) -> Result<(), InputError> {
        let square = matches!(self, Symmetry::QuarterTurn | Symmetry::Diagonal);
        if square && rows != cols {
            let what = message!("symmetry-not-square", rows = rows, cols = cols);
            return Err(InputError::new(what));
        }
        Ok(())
    }

    /// The cells that belong to a cell, itself first.
    pub fn orbit(self, cell: Cell, rows: usize, cols: usize) -> Vec<Cell> {
        let Cell { row, col } = cell;
        let (down, right) = (rows - 1 - row, cols - 1 - col);
        let mut orbit = vec![cell];
        let others = match self {
            Symmetry::Free => vec![],
            Symmetry::HalfTurn => vec![Cell::new(down, right)],
            Symmetry::QuarterTurn => {
                vec![Cell::new(col, down), Cell::new(down, right), Cell::new(right, row)]
            }
            Symmetry::LeftRight => vec![Cell::new(row, right)],
            Symmetry::TopBottom => vec![Cell::new(down, col)],
            Symmetry::Diagonal => vec![Cell::new(col, row)],
        };
        for other in others {
            if !orbit.contains(&other) {
                orbit.push(other);
            }
        }
        orbit
    }
}

/// Whether some of the groups of cells that belong together, of these sizes (1, 2 or 4), have so many cells.
pub fn can_have(sizes: impl Iterator<Item = usize>, wanted: usize) -> bool {
    let (mut ones, mut twos, mut fours) = (0, 0, 0);
    for size in sizes {
        match size {
            1 => ones += 1,
            2 => twos += 1,
            _ => fours += 1,
        }
    }
    (0..=wanted.min(4 * fours) / 4).any(|four| {
        let rest = wanted - 4 * four;
        // As many twos as fit; ones make up for what is missing.
        rest - 2 * twos.min(rest / 2) <= ones
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_belongs_to_the_cells_that_belong_to_it() {
        let all = [
            Symmetry::Free,
            Symmetry::HalfTurn,
            Symmetry::QuarterTurn,
            Symmetry::LeftRight,
            Symmetry::TopBottom,
            Symmetry::Diagonal,
        ];
        for symmetry in all {
            for (rows, cols) in [(1, 1), (4, 4), (5, 5), (3, 6)] {
                if symmetry.fits(rows, cols).is_err() {
                    assert_ne!(rows, cols);
                    continue;
                }
                for (row, col) in (0..rows).flat_map(|r| (0..cols).map(move |c| (r, c))) {
                    let orbit = symmetry.orbit(Cell::new(row, col), rows, cols);
                    for &other in &orbit {
                        assert!(other.row < rows && other.col < cols);
                        let mut back = symmetry.orbit(other, rows, cols);
                        assert_eq!(back.len(), orbit.len());
                        back.retain(|cell| orbit.contains(cell));
                        assert_eq!(back.len(), orbit.len());
                    }
                }
            }
        }
        let turned = Symmetry::QuarterTurn.orbit(Cell::new(0, 1), 4, 4);
        let names: Vec<String> = turned.iter().map(Cell::to_string).collect();
        assert_eq!(names, ["r1c2", "r2c4", "r4c3", "r3c1"]);
    }
}
