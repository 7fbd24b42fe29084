//! Answers whose black cells somebody chose: from a picture, of another puzzle, or symmetric.
//!
//! Only a pattern that cannot take one more black is the answer of a puzzle with one solution: a black more breaks no
//! rule of numbers. So a picture that leaves room for one is refused, with the place.

use super::unique::Answers;
use crate::singles::frame::Frame;
use crate::singles::rules::{Clue, Puzzle, Singles, Solution, check_size};
use crate::singles::solve::blacks::Blacks;
use quadrille_core::picture::{self, Mark};
use quadrille_core::{
    Budget, GenerateError, Grid, InputError, Rng, Rules, Stop, Symmetry, message,
};

/// The largest boards with such an answer.
const MAX_CELLS: usize = 2_500;
/// How often the order is mended in which cells are blackened, and how often it is begun anew.
const ROUNDS: usize = 60;
const BEGINNINGS: usize = 40;

/// A picture whose black cells may be those of an answer.
pub fn read(text: &str) -> Result<Grid<Mark>, InputError> {
    let marks = picture::read(text, MAX_CELLS)?;
    let (rows, cols) = (marks.rows(), marks.cols());
    check_size(rows, cols)?;
    let black = marks.values().iter().map(|mark| *mark == Mark::Yes).collect();
    let empty = Puzzle::new(rows, cols, vec![Clue::Empty; rows * cols])?;
    match Singles::check(&empty, &Solution::new(rows, cols, black)) {
        Ok(()) => Ok(marks),
        Err(broken) => Err(InputError::new(message!("singles-picture-broken", why = broken.what))),
    }
}

/// Symmetric answers of a board, if it is not too large for them.
pub fn symmetric(symmetry: Symmetry, rows: usize, cols: usize) -> Result<Answers, InputError> {
    symmetry.fits(rows, cols)?;
    if rows * cols > MAX_CELLS {
        let what = message!("singles-symmetric-size", rows = rows, cols = cols, most = MAX_CELLS);
        return Err(InputError::new(what));
    }
    Ok(Answers::Symmetric(symmetry))
}

/// The pattern of an answer.
pub fn of(frame: Frame, solution: &Solution) -> Blacks {
    let mut blacks = Blacks::new(frame);
    for at in frame.inside().filter(|&at| solution.black[frame.cell(at)]) {
        blacks.add(at);
    }
    blacks
}

/// A white cell that could be black as well.
fn room(blacks: &Blacks) -> Option<u32> {
    blacks.frame().inside().find(|&at| blacks.allows(at))
}

/// The picture's blacks, and of the cells it leaves open as many as can be.
pub fn completed(
    frame: Frame,
    marks: &Grid<Mark>,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Blacks, GenerateError> {
    let with = |mark: Mark| -> Vec<u32> {
        frame.inside().filter(|&at| marks[frame.cell(at)] == mark).collect()
    };
    let (chosen, mut open) = (with(Mark::Yes), with(Mark::Either));
    let mut left = None;
    for _ in 0..ROUNDS * BEGINNINGS {
        budget.tick()?;
        rng.shuffle(&mut open);
        let mut blacks = Blacks::new(frame);
        for &at in chosen.iter().chain(&open) {
            blacks.add(at);
        }
        match room(&blacks) {
            None => return Ok(blacks),
            Some(at) => left = Some(frame.cell(at)),
        }
        if open.is_empty() {
            break;
        }
    }
    let cell = left.map_or(String::new(), |cell| cell.to_string());
    Err(InputError::new(message!("singles-picture-room", cell = cell)).into())
}

/// A symmetric pattern that cannot take one more black.
///
/// Cells that belong together are blackened together, in random order. Where in the end a cell could be black alone, it
/// or a cell beside it comes first in the next round.
pub fn balanced(
    frame: Frame,
    symmetry: Symmetry,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Blacks, GenerateError> {
    let orbit = |at: u32| -> Vec<u32> {
        let cells = symmetry.orbit(frame.cell(at), frame.rows, frame.cols);
        cells.into_iter().map(|cell| frame.at(cell.row, cell.col)).collect()
    };
    for _ in 0..BEGINNINGS {
        let mut order: Vec<u32> = frame.inside().collect();
        order.retain(|&at| orbit(at).into_iter().all(|other| at <= other));
        rng.shuffle(&mut order);
        for _ in 0..ROUNDS {
            let blacks = in_orbits(frame, &order, &orbit, budget)?;
            let lonely: Vec<u32> = frame.inside().filter(|&at| blacks.allows(at)).collect();
            if lonely.is_empty() {
                return Ok(blacks);
            }
            let mut first = Vec::new();
            for at in lonely {
                let near = frame.sides(at);
                let choice = [near[0], near[1], near[2], near[3], at][rng.below(5)];
                if frame.inside().any(|cell| cell == choice) {
                    first.extend(orbit(choice));
                }
            }
            let (mut front, back): (Vec<u32>, Vec<u32>) =
                order.iter().partition(|at| first.contains(at));
            rng.shuffle(&mut front);
            front.extend(back);
            order = front;
        }
    }
    let (rows, cols) = (frame.rows, frame.cols);
    let what = message!("singles-none-symmetric", rows = rows, cols = cols);
    Err(InputError::new(what).into())
}

/// Blackens cells together with those that belong to them, in this order, wherever the rules allow.
fn in_orbits(
    frame: Frame,
    order: &[u32],
    orbit: &dyn Fn(u32) -> Vec<u32>,
    budget: &mut Budget,
) -> Result<Blacks, Stop> {
    let mut blacks = Blacks::new(frame);
    for &at in order {
        budget.tick()?;
        if !blacks.allows(at) {
            continue;
        }
        let mut more = blacks.clone();
        if orbit(at).into_iter().all(|cell| more.add(cell)) {
            blacks = more;
        }
    }
    Ok(blacks)
}
