//! Longer paths: breadth-first over lines, from a surplus to the nearest line that lacks it.

use super::Mender;
use crate::unruly::board::TileBoard;
use crate::unruly::lines::Line;
use crate::unruly::rules::Ink;
use crate::unruly::rules::plane::Ones;
use quadrille_core::{Budget, Rng, Stop};

/// A turn of one tile, or of two neighbours at once.
#[derive(Clone, Copy)]
struct Turn {
    one: (u32, u32),
    two: Option<(u32, u32)>,
}

/// A breadth-first search over lines.
pub struct Walk {
    rows: usize,
    /// By line, rows first: the round it was reached in, from which line, by which turn.
    reached: Vec<u32>,
    from: Vec<(u32, Turn)>,
    round: u32,
    queue: Vec<u32>,
}

const NO_TURN: Turn = Turn { one: (0, 0), two: None };

impl Walk {
    /// A search over the lines of a board.
    pub fn new(rows: usize, cols: usize) -> Self {
        Walk {
            rows,
            reached: vec![0; rows + cols],
            from: vec![(0, NO_TURN); rows + cols],
            round: 0,
            queue: Vec::new(),
        }
    }

    fn slot(&self, line: Line) -> usize {
        match line {
            Line::Row(row) => row,
            Line::Col(col) => self.rows + col,
        }
    }

    fn line(&self, slot: usize) -> Line {
        if slot < self.rows { Line::Row(slot) } else { Line::Col(slot - self.rows) }
    }

    /// Finds a path that takes one from a line's surplus (or lack) to a line that has the
    /// opposite need, and walks it.
    pub fn find(
        &mut self,
        mender: &mut Mender<'_>,
        start: Line,
        pairs: bool,
        rng: &mut Rng,
        budget: &mut Budget,
    ) -> Result<bool, Stop> {
        self.round += 1;
        self.queue.clear();
        let slot = self.slot(start);
        self.reached[slot] = self.round;
        self.queue.push(slot as u32);
        // Lines like the start pass on its surplus; lines across pass on the opposite.
        let sign = mender.surplus(start).signum();
        let start_is_row = matches!(start, Line::Row(_));
        let mut head = 0;
        let mut turns = Vec::new();
        while head < self.queue.len() {
            budget.tick()?;
            let slot = self.queue[head] as usize;
            head += 1;
            let line = self.line(slot);
            let sign_here = if matches!(line, Line::Row(_)) == start_is_row { sign } else { -sign };
            let ink = Ink::black_if(sign_here > 0);
            turns.clear();
            list_turns(mender, line, ink, pairs, &mut turns);
            let offset = if turns.is_empty() { 0 } else { rng.below(turns.len()) };
            for k in 0..turns.len() {
                let (to, turn) = turns[(k + offset) % turns.len()];
                let to_slot = self.slot(to);
                if self.reached[to_slot] == self.round {
                    continue;
                }
                self.reached[to_slot] = self.round;
                self.from[to_slot] = (slot as u32, turn);
                self.queue.push(to_slot as u32);
                let same_kind = matches!(to, Line::Row(_)) == start_is_row;
                let arrives = if same_kind { sign } else { -sign };
                if mender.surplus(to) * arrives < 0 && self.walk(mender, self.slot(start), to_slot)
                {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Turns over the tiles of the path that ends in a line; nothing if one of them is blocked
    /// by those before it.
    fn walk(&self, mender: &mut Mender<'_>, start: usize, end: usize) -> bool {
        let mut path = Vec::new();
        let mut at = end;
        while at != start {
            let (before, turn) = self.from[at];
            path.push(turn);
            at = before as usize;
        }
        for done in 0..path.len() {
            if !apply(mender, path[done]) {
                path[..done].iter().rev().for_each(|turn| undo(mender, *turn));
                return false;
            }
        }
        true
    }
}

fn apply(mender: &mut Mender<'_>, turn: Turn) -> bool {
    let (row, col) = (turn.one.0 as usize, turn.one.1 as usize);
    let Some(ink) = mender.board.get(row, col) else { return false };
    match turn.two {
        None => {
            let fits = mender.may_turn(row, col, ink);
            if fits {
                mender.board.flip(row, col);
            }
            fits
        }
        Some((r, c)) => {
            let fits = mender.may_turn_two((row, col), (r as usize, c as usize), ink);
            if fits {
                undo(mender, turn);
            }
            fits
        }
    }
}

/// Turns over without asking: turning is its own opposite.
fn undo(mender: &mut Mender<'_>, turn: Turn) {
    mender.board.flip(turn.one.0 as usize, turn.one.1 as usize);
    if let Some((row, col)) = turn.two {
        mender.board.flip(row as usize, col as usize);
    }
}

/// The turns of a tile of this colour in a line, and the line that each passes the surplus to.
fn list_turns(
    mender: &mut Mender<'_>,
    line: Line,
    ink: Ink,
    pairs: bool,
    turns: &mut Vec<(Line, Turn)>,
) {
    match line {
        Line::Row(row) => {
            for index in 0..mender.board.stride() {
                let free = mender.free[row * mender.board.stride() + index];
                let single = mender.turnable(ink, row, index);
                for bit in Ones(single, index * 64) {
                    let col = TileBoard::col_of(bit);
                    turns.push((Line::Col(col), Turn { one: (row as u32, col as u32), two: None }));
                }
                if pairs {
                    let tiles = free & mender.board.words(ink, row)[index];
                    for bit in Ones(tiles, index * 64) {
                        list_pairs(mender, (row, TileBoard::col_of(bit)), line, ink, turns);
                    }
                }
            }
        }
        Line::Col(col) => {
            for place in 0..mender.column_length(col) {
                let row = mender.column_row(col, place);
                if mender.may_turn(row, col, ink) {
                    turns.push((Line::Row(row), Turn { one: (row as u32, col as u32), two: None }));
                }
                if pairs && mender.is_free(row, col) && mender.board.get(row, col) == Some(ink) {
                    list_pairs(mender, (row, col), line, ink, turns);
                }
            }
        }
    }
}

/// Two tiles of different colours at most two apart, in a line across: both turn over, and the
/// surplus passes to the next line of the same direction.
fn list_pairs(
    mender: &mut Mender<'_>,
    (row, col): (usize, usize),
    line: Line,
    ink: Ink,
    turns: &mut Vec<(Line, Turn)>,
) {
    for step in [-2isize, -1, 1, 2] {
        let (other, to) = match line {
            Line::Row(_) => match row.checked_add_signed(step) {
                Some(r) if r < mender.board.rows() => ((r, col), Line::Row(r)),
                _ => continue,
            },
            Line::Col(_) => match col.checked_add_signed(step) {
                Some(c) if c < mender.board.cols() => ((row, c), Line::Col(c)),
                _ => continue,
            },
        };
        if mender.may_turn_two((row, col), other, ink) {
            let two = Some((other.0 as u32, other.1 as u32));
            turns.push((to, Turn { one: (row as u32, col as u32), two }));
        }
    }
}
