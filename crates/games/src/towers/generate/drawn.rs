//! Clues and towers exactly where a picture wants them.

use super::parts::Part;
use super::unique::{is_hard_enough, level_of};
use super::{LEGAL, latin};
use crate::climb::{Slope, climb};
use crate::towers::explain::{self, KnownBoard, LEVELS};
use crate::towers::rules::{Heights, MAX_SIZE, Puzzle};
use crate::towers::solve::search;
use quadrille_core::picture::{self, Mark};
use quadrille_core::{
    Budget, Cell, GenerateError, InputError, Level, Rng, Standing, Stop, message,
};

/// The parts that a picture of the board with its border marks, and the board's side.
pub fn read(text: &str) -> Result<(usize, Vec<Part>), InputError> {
    let marks = picture::read(text, (MAX_SIZE + 2) * (MAX_SIZE + 2))?;
    let (rows, cols) = (marks.rows(), marks.cols());
    if rows != cols || rows < 3 {
        return Err(InputError::new(message!("towers-picture-size", rows = rows, cols = cols)));
    }
    let n = rows - 2;
    let mut parts = Vec::new();
    for place in marks.cells().filter(|place| marks[*place] != Mark::No) {
        let Some(part) = Part::at(place, n) else {
            let what = message!("towers-picture-corner");
            return Err(InputError::at(place.row + 1, place.col + 1, what));
        };
        if marks[place] == Mark::Either {
            return Err(InputError::at(place.row + 1, place.col + 1, message!("picture-either")));
        }
        parts.push(part);
    }
    Ok((n, parts))
}

/// A board that shows these parts and has one solution, of this level if one is wished.
pub fn drawn(
    n: usize,
    parts: Vec<Part>,
    level: Option<Level>,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<(Puzzle, Heights, Level), GenerateError> {
    let mut hill = Hill { n, parts, level };
    match climb(&mut hill, rng, budget)? {
        Ok(solution) => {
            let puzzle = hill.puzzle(&solution);
            let level = level_of(&puzzle, budget)?;
            Ok((puzzle, solution, level))
        }
        Err(open) => Err(InputError::new(message!("picture-none", open = open)).into()),
    }
}

struct Hill {
    n: usize,
    parts: Vec<Part>,
    level: Option<Level>,
}

impl Hill {
    fn puzzle(&self, solution: &Heights) -> Puzzle {
        let mut puzzle = Puzzle::empty(self.n).expect(LEGAL);
        self.parts.iter().for_each(|part| part.show(&mut puzzle, solution));
        puzzle
    }
}

impl Slope for Hill {
    type Full = Heights;

    fn start(&mut self, rng: &mut Rng, budget: &mut Budget) -> Result<Heights, GenerateError> {
        Ok(latin::square(self.n, rng, budget)?)
    }

    fn changed(&mut self, square: &Heights, rng: &mut Rng) -> Heights {
        cycle_switched(square, rng)
    }

    /// Heights still possible besides those that stand, after the reasoning of the level.
    fn open(&mut self, square: &Heights, budget: &mut Budget) -> Result<usize, Stop> {
        let puzzle = self.puzzle(square);
        let level = self.level.unwrap_or(LEVELS[LEVELS.len() - 1]);
        let mut board = KnownBoard::new(&puzzle);
        let graded = explain::grade(&mut board, level, budget)?;
        let left: u32 = board.all_possible().iter().map(|set| set.count_ones()).sum();
        let open = (left as usize).saturating_sub(self.n * self.n);
        if graded.standing == Standing::Solved {
            let hard = is_hard_enough(&puzzle, self.level, budget)?;
            return Ok(usize::from(!hard));
        }
        // Where reasoning ends there may still be one solution alone, if no level forbids a guess.
        let last = self.level.is_none_or(|level| usize::from(level.rank) + 1 == LEVELS.len());
        let near = open <= 2 * self.n * self.n;
        Ok(match last && near && search::count(&puzzle, 2, budget)? == 1 {
            true => 0,
            false => open.max(1),
        })
    }
}

/// The square with two lines exchanged, or two heights, as far as that must go to leave a Latin square: along one cycle
/// of the permutation that leads from one to the other.
fn cycle_switched(square: &Heights, rng: &mut Rng) -> Heights {
    let n = square.rows();
    let mut other = square.clone();
    if n < 2 {
        return other;
    }
    let a = rng.below(n);
    let b = (a + 1 + rng.below(n - 1)) % n;
    let first = rng.below(n);
    let by = rng.below(3);
    let mut at = first;
    loop {
        match by {
            0 | 1 => {
                let cell =
                    |line: usize| if by == 0 { Cell::new(line, at) } else { Cell::new(at, line) };
                let (one, two) = (cell(a), cell(b));
                (other[one], other[two]) = (square[two], square[one]);
                // Next comes the place where the first line has what the second had here.
                let wanted = square[two];
                at = (0..n)
                    .find(|&i| {
                        square[if by == 0 { Cell::new(a, i) } else { Cell::new(i, a) }] == wanted
                    })
                    .expect(LEGAL);
            }
            _ => {
                let (one, two) = (a as u8 + 1, b as u8 + 1);
                let place = |row: usize, height: u8| {
                    (0..n).find(|&col| square[Cell::new(row, col)] == height).expect(LEGAL)
                };
                let (from, to) = (place(at, one), place(at, two));
                (other[Cell::new(at, from)], other[Cell::new(at, to)]) = (two, one);
                // The column that now has the first height twice has it in another row, too.
                at = (0..n).find(|&row| square[Cell::new(row, to)] == one).expect(LEGAL);
            }
        }
        if at == first {
            return other;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::towers::rules::Towers;
    use quadrille_core::Rules;

    #[test]
    fn a_switched_square_is_latin_and_another() {
        let mut rng = Rng::new(1);
        for n in 1..9 {
            let empty = Puzzle::empty(n).unwrap();
            let mut square = latin::square(n, &mut rng, &mut Budget::unlimited()).unwrap();
            for _ in 0..60 {
                let other = cycle_switched(&square, &mut rng);
                assert_eq!(Towers::check(&empty, &other), Ok(()));
                assert!(n == 1 || other != square);
                square = other;
            }
        }
    }
}
