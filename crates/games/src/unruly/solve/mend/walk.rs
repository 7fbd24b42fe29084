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

/// What a search is about.
struct Errand {
    start: Line,
    /// Whether the start has too many blacks or too few.
    sign: i64,
    /// Whether neighbours may turn over together.
    pairs: bool,
}

impl Errand {
    /// Lines like the start pass on its surplus; lines across pass on the opposite.
    fn sign_at(&self, line: Line) -> i64 {
        let same = matches!(line, Line::Row(_)) == matches!(self.start, Line::Row(_));
        if same { self.sign } else { -self.sign }
    }
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
        let errand = Errand { start, sign: mender.surplus(start).signum(), pairs };
        let mut head = 0;
        while head < self.queue.len() {
            budget.tick()?;
            let line = self.line(self.queue[head] as usize);
            head += 1;
            if self.expand(mender, line, &errand, rng) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Reaches the lines that turns in a line lead to; true once one of them ended a path that was walked.
    fn expand(
        &mut self,
        mender: &mut Mender<'_>,
        line: Line,
        errand: &Errand,
        rng: &mut Rng,
    ) -> bool {
        let ink = Ink::black_if(errand.sign_at(line) > 0);
        match line {
            Line::Row(row) => {
                let stride = mender.board.stride();
                let first = rng.below(stride);
                for index in (first..stride).chain(0..first) {
                    for bit in Ones(mender.turnable(ink, row, index), index * 64) {
                        let col = TileBoard::col_of(bit);
                        let turn = Turn { one: (row as u32, col as u32), two: None };
                        if self.reach(mender, line, Line::Col(col), turn, errand) {
                            return true;
                        }
                    }
                    if errand.pairs {
                        let free = mender.free[row * stride + index];
                        for bit in Ones(free & mender.board.words(ink, row)[index], index * 64) {
                            let cell = (row, TileBoard::col_of(bit));
                            if self.reach_by_pairs(mender, line, cell, errand) {
                                return true;
                            }
                        }
                    }
                }
            }
            Line::Col(col) => {
                let length = mender.column_length(col);
                let first = rng.below(length.max(1));
                for place in (first..length).chain(0..first) {
                    let row = mender.column_row(col, place);
                    let turn = Turn { one: (row as u32, col as u32), two: None };
                    // The board comes last: down a column, each look at it is one into far memory.
                    if self.reached[row] != self.round
                        && mender.may_turn(row, col, ink)
                        && self.reach(mender, line, Line::Row(row), turn, errand)
                    {
                        return true;
                    }
                    if errand.pairs
                        && mender.is_free(row, col)
                        && mender.board.get(row, col) == Some(ink)
                        && self.reach_by_pairs(mender, line, (row, col), errand)
                    {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Two tiles of different colours at most two apart, in a line across: both turn over, and the
    /// surplus passes to the next line of the same direction.
    fn reach_by_pairs(
        &mut self,
        mender: &mut Mender<'_>,
        line: Line,
        (row, col): (usize, usize),
        errand: &Errand,
    ) -> bool {
        let ink = Ink::black_if(errand.sign_at(line) > 0);
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
                let turn = Turn { one: (row as u32, col as u32), two };
                if self.reach(mender, line, to, turn, errand) {
                    return true;
                }
            }
        }
        false
    }

    /// Notes how a line is reached, and walks there if it has the need that is looked for.
    fn reach(
        &mut self,
        mender: &mut Mender<'_>,
        from: Line,
        to: Line,
        turn: Turn,
        errand: &Errand,
    ) -> bool {
        let slot = self.slot(to);
        if self.reached[slot] == self.round {
            return false;
        }
        self.reached[slot] = self.round;
        self.from[slot] = (self.slot(from) as u32, turn);
        self.queue.push(slot as u32);
        mender.surplus(to) * errand.sign_at(to) < 0
            && self.walk(mender, self.slot(errand.start), slot)
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
