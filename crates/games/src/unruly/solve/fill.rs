//! `fill`: completes boards of any size without search. Quick, and honest about giving up.
//!
//! Windows of three first, a word at a time. Then every empty cell in reading order gets the
//! colour its lines lack more of; where neither fits, a small box around it is emptied and filled
//! afresh. That satisfies every window. The counts are off by a little, and `mend` moves the
//! surplus along paths of tiles that can be turned over.

use super::super::board::TileBoard;
use super::super::lines::Line;
use super::super::propagate::{Depth, Propagator};
use super::super::rules::{Ink, Plane, Puzzle, Solution, equal_lines};
use super::mend;
use quadrille_core::{Answer, Ask, Budget, InputError, Rng, Stop, message};

/// Boxes tried around a cell that fits neither colour; they grow.
const BOXES: usize = 48;
/// Fillings tried before giving up on a large board; a small one is soon searched.
const ATTEMPTS: usize = 3;
/// Boards of up to this many cells are small.
const SMALL_CELLS: usize = 40_000;
/// Boards with fewer empty cells are reasoned about line by line first.
const LINE_CELLS: usize = 400_000;

/// What became of a filling.
pub enum Filled {
    /// A completion.
    Done(Solution),
    /// Proved on the way: there is none.
    Impossible,
    /// Neither found nor refuted.
    GaveUp,
}

/// Finds any completion, or gives up.
pub fn run(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    if ask.count > 1 {
        return Err(InputError::new(message!("unruly-fill-counts")));
    }
    if let Some(broken) = puzzle.broken() {
        return Ok(Answer::impossible().note(broken.what));
    }
    Ok(match fill(puzzle, ask.seed, budget) {
        Ok(Filled::Done(solution)) => Answer::solved(solution),
        Ok(Filled::Impossible) => Answer::impossible(),
        Ok(Filled::GaveUp) => Answer::unknown(Stop::GaveUp),
        Err(stop) => Answer::unknown(stop),
    })
}

/// Completes a puzzle.
pub fn fill(puzzle: &Puzzle, seed: u64, budget: &mut Budget) -> Result<Filled, Stop> {
    let Some(mut board) = root(puzzle, budget)? else { return Ok(Filled::Impossible) };
    let fixed = board.known();
    let mut rng = Rng::new(seed);
    let small = board.rows() * board.cols() <= SMALL_CELLS;
    for _ in 0..if small { 1 } else { ATTEMPTS } {
        if place_all(&mut board, &fixed, &mut rng, budget)?
            && mend::mend(&mut board, &fixed, &mut rng, budget)?
        {
            let solution = board.solution();
            if !puzzle.unique_lines() || equal_lines(&solution.black).is_none() {
                return Ok(Filled::Done(solution));
            }
        }
        for row in 0..board.rows() {
            for col in 0..board.cols() {
                if !fixed.get(row, col) {
                    board.clear(row, col);
                }
            }
        }
    }
    Ok(Filled::GaveUp)
}

/// The board with everything simple reasoning finds; nothing if that is a contradiction.
fn root(puzzle: &Puzzle, budget: &mut Budget) -> Result<Option<TileBoard>, Stop> {
    let mut tiles = Propagator::new(puzzle, Depth::Counts);
    if !tiles.sweep(budget)? {
        return Ok(None);
    }
    // Exact reasoning about lines pays where few cells are left, and is slow where many are.
    if tiles.board.empty_cells() <= LINE_CELLS {
        tiles.deepen(Depth::Lines);
    }
    let consistent = tiles.run(budget)?;
    tiles.board.settle();
    Ok(consistent.then_some(tiles.board))
}

/// Puts a tile on every empty cell, no three in a row; false when it cannot.
fn place_all(
    board: &mut TileBoard,
    fixed: &Plane,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<bool, Stop> {
    let rows = board.rows();
    let mut empty = Vec::new();
    for row in 0..rows {
        budget.tick()?;
        if row.is_multiple_of(64) {
            budget.report("progress-filling", row as u64, rows as u64);
        }
        empty.clear();
        empty.extend(board.empty_in_row(row));
        for &col in &empty {
            // Consequences of its neighbours may have filled it meanwhile.
            if board.get(row, col).is_some() {
                continue;
            }
            let ink = lacking(board, row, col, rng);
            if !place(board, row, col, ink) && !refill(board, fixed, (row, col), rng, budget)? {
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// Puts one colour or the other, with its consequences in windows; false if neither works.
fn place(board: &mut TileBoard, row: usize, col: usize, ink: Ink) -> bool {
    let mark = board.trail().len();
    for ink in [ink, !ink] {
        board.put(row, col, ink);
        if board.follow_all(mark) {
            if mark == 0 {
                board.settle();
            }
            return true;
        }
        board.undo_to(mark);
    }
    false
}

/// The colour the lines of a cell lack more of, for the cells they have left.
fn lacking(board: &TileBoard, row: usize, col: usize, rng: &mut Rng) -> Ink {
    let lack = |line: Line| {
        let blacks = line.count(board, Ink::Black) as f32;
        let whites = line.count(board, Ink::White) as f32;
        (whites - blacks) / line.empty(board) as f32
    };
    let lack = lack(Line::Row(row)) + lack(Line::Col(col));
    if lack == 0.0 { Ink::black_if(rng.bits() & 1 == 1) } else { Ink::black_if(lack > 0.0) }
}

/// Empties boxes around a cell that fits neither colour, ever larger, until one can be filled
/// again up to and including the cell.
fn refill(
    board: &mut TileBoard,
    fixed: &Plane,
    (row, col): (usize, usize),
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<bool, Stop> {
    for attempt in 0..BOXES {
        budget.tick()?;
        let reach = 2 + attempt / 4;
        let top = row.saturating_sub(reach);
        let bottom = (row + reach).min(board.rows() - 1);
        let left = col.saturating_sub(reach);
        let right = (col + reach).min(board.cols() - 1);
        let mut cells = Vec::with_capacity((bottom - top + 1) * (right - left + 1));
        for r in top..=bottom {
            for c in left..=right {
                if !fixed.get(r, c) {
                    board.clear(r, c);
                    cells.push((r, c));
                }
            }
        }
        if refill_cells(board, &cells, (row, col), rng) {
            board.settle();
            return Ok(true);
        }
        board.undo_to(0);
    }
    Ok(false)
}

/// Fills emptied cells again, those behind `until` in reading order only as far as forced.
fn refill_cells(
    board: &mut TileBoard,
    cells: &[(usize, usize)],
    until: (usize, usize),
    rng: &mut Rng,
) -> bool {
    // First what the surroundings force: emptying forgot it.
    for &(row, col) in cells {
        if board.get(row, col).is_some() {
            continue;
        }
        let forced = Ink::BOTH.map(|ink| board.forbids(row, col, ink));
        let ink = match forced {
            [true, true] => return false,
            [true, false] => Ink::Black,
            [false, true] => Ink::White,
            _ => continue,
        };
        let mark = board.trail().len();
        board.put(row, col, ink);
        if !board.follow_all(mark) {
            return false;
        }
    }
    for &(row, col) in cells.iter().filter(|cell| **cell <= until) {
        if board.get(row, col).is_none() {
            let mark = board.trail().len();
            let ink = Ink::black_if(rng.bits() & 1 == 1);
            // An earlier tile of the box must stay on the trail: the box may yet fail.
            let placed = [ink, !ink].into_iter().any(|ink| {
                board.put(row, col, ink);
                let fits = board.follow_all(mark);
                if !fits {
                    board.undo_to(mark);
                }
                fits
            });
            if !placed {
                return false;
            }
        }
    }
    true
}
