//! The cheapest propagator: a height that stands in a line stands nowhere else in it, and a
//! height with one place left stands there.

use super::board::{Conflict, SearchBoard};
use crate::towers::heights;
use crate::towers::rules::Line;

/// Looks at one line.
pub fn propagate(board: &mut SearchBoard, line: Line) -> Result<(), Conflict> {
    let n = board.size();
    let mut built = 0;
    loop {
        // Towers that have only just become certain.
        let mut fresh = 0;
        for position in 0..n {
            let set = board.heights(board.cell(line, position));
            if heights::is_single(set) && set & built == 0 {
                if set & fresh != 0 {
                    return Err(Conflict(line));
                }
                fresh |= set;
            }
        }
        if fresh == 0 {
            break;
        }
        built |= fresh;
        for position in 0..n {
            let cell = board.cell(line, position);
            let set = board.heights(cell);
            if !heights::is_single(set) && !board.restrict(cell, !fresh) {
                return Err(Conflict(line));
            }
        }
    }
    for height in heights::members(heights::all(n) & !built) {
        let places = board.places(line, height);
        if places == 0 {
            return Err(Conflict(line));
        }
        if heights::is_single(places) {
            let cell = board.cell(line, places.trailing_zeros() as usize);
            if !board.restrict(cell, heights::only(height)) {
                return Err(Conflict(line));
            }
        }
    }
    Ok(())
}
