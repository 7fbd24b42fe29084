//! What a whole line allows, as a sum of its rows.
//!
//! Let P[i] be the number of blacks among the first i cells of a line. Each of the line's rows bounds the difference
//! of two of them: a window P[i+3] - P[i], half of the line P[n] - P[0], a cell that is set P[i+1] - P[i]. Such
//! bounds contradict each other exactly if some go around in a circle and sum to less than nothing. So a line's
//! deduction is the sum of the rows on that circle, one line of the proof; what is set then makes it speak.

use crate::unruly::line_reasoner::{EITHER, Inks, only};
use crate::unruly::lines::Line;
use crate::unruly::rules::Ink;
use quadrille_core::pb::RowId;

/// The number of a line's first row in the program, as [`crate::unruly::spec`] writes it. Half of its cells are black is
/// two rows, and each window from the start two more. A wrong number here is a proof that no checker accepts.
pub fn first_row(rows: usize, cols: usize, line: Line) -> RowId {
    let taken = |length: usize| 2 + 2 * length.saturating_sub(2);
    1 + match line {
        Line::Row(row) => row * taken(cols),
        Line::Col(col) => rows * taken(cols) + col * taken(rows),
    } as RowId
}

/// No bound leads here yet.
const NOWHERE: usize = usize::MAX;

/// Memory for one circle at a time, kept between calls.
#[derive(Default)]
pub struct Circle {
    /// By place: how far P can be pushed down from somewhere, and from where.
    least: Vec<i32>,
    from: Vec<usize>,
    /// The rows of the circle found last.
    pub rows: Vec<RowId>,
    /// Their sum: a factor for each cell, and what is reached at least.
    pub factors: Vec<i32>,
    pub bound: i32,
}

impl Circle {
    /// Looks for a circle, by Bellman and Ford: bounds towards the start, then those towards the end, in order,
    /// so that most circles close in the first rounds. `first` is the number of the line's first row.
    pub fn find(&mut self, cells: &[Inks], first: RowId) -> bool {
        let n = cells.len();
        let half = n as i32 / 2;
        self.least.clear();
        self.least.resize(n + 1, 0);
        self.from.clear();
        self.from.resize(n + 1, NOWHERE);
        for _ in 0..=n {
            let mut changed = NOWHERE;
            for place in (1..=n).rev() {
                let least = i32::from(cells[place - 1] == only(Ink::Black));
                self.relax(place, place - 1, -least, &mut changed);
                if place >= 3 {
                    self.relax(place, place - 3, -1, &mut changed);
                }
            }
            self.relax(0, n, half, &mut changed);
            for place in 0..n {
                let most = i32::from(cells[place] & only(Ink::Black) != 0);
                self.relax(place, place + 1, most, &mut changed);
                if place + 3 <= n {
                    self.relax(place, place + 3, 2, &mut changed);
                }
            }
            self.relax(n, 0, -half, &mut changed);
            if changed == NOWHERE {
                return false;
            }
            if let Some(start) = self.closed(changed) {
                self.collect(start, n, first);
                return true;
            }
        }
        false
    }

    #[inline]
    fn relax(&mut self, from: usize, to: usize, most: i32, changed: &mut usize) {
        let reached = self.least[from] + most;
        if reached < self.least[to] {
            self.least[to] = reached;
            self.from[to] = from;
            *changed = to;
        }
    }

    /// A place on a circle, if going back from here leads onto one.
    fn closed(&self, mut place: usize) -> Option<usize> {
        for _ in 0..self.from.len() {
            place = self.from[place];
            if place == NOWHERE {
                return None;
            }
        }
        Some(place)
    }

    /// The rows around the circle, and their sum.
    fn collect(&mut self, start: usize, n: usize, first: RowId) {
        self.rows.clear();
        self.factors.clear();
        self.factors.resize(n, 0);
        self.bound = 0;
        let mut place = start;
        loop {
            let from = self.from[place];
            let at_most = place > from;
            let (left, right) = (place.min(from), place.max(from));
            // A cell that is set is no row; a window spans three cells, and half of them all.
            if right - left != 1 {
                let whole = right - left == n;
                let row = if whole { first } else { first + 2 + 2 * left as RowId };
                self.rows.push(row + RowId::from(at_most));
                let by = if at_most { -1 } else { 1 };
                self.factors[left..right].iter_mut().for_each(|factor| *factor += by);
                self.bound += match (whole, at_most) {
                    (true, _) => by * (n as i32 / 2),
                    (false, true) => -2,
                    (false, false) => 1,
                };
            }
            place = from;
            if place == start {
                break;
            }
        }
        self.rows.sort_unstable();
    }

    /// Sets what the sum forces in these cells.
    pub fn follow(&self, cells: &mut [Inks]) {
        let black = only(Ink::Black);
        let most = |(factor, inks): (&i32, &Inks)| match *inks {
            EITHER => (*factor).max(0),
            inks if inks == black => *factor,
            _ => 0,
        };
        let slack = self.factors.iter().zip(&*cells).map(most).sum::<i32>() - self.bound;
        for (factor, inks) in self.factors.iter().zip(cells) {
            if *inks == EITHER && factor.abs() > slack {
                *inks = only(Ink::black_if(*factor > 0));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::unruly::line_reasoner::completions;
    use crate::unruly::rules::Puzzle;
    use crate::unruly::spec;
    use quadrille_core::Rng;
    use quadrille_core::pb::Bit;

    /// A line's first row asks for half of its cells, and the windows follow it.
    #[test]
    fn arithmetic_numbers_as_the_program_does() {
        for (rows, cols) in [(2, 2), (2, 6), (4, 4), (6, 4), (6, 10)] {
            let program = spec::one_colour(&Puzzle::new(rows, cols).unwrap()).unwrap();
            let across = (0..rows).map(|row| (Line::Row(row), cols));
            for (line, length) in across.chain((0..cols).map(|col| (Line::Col(col), rows))) {
                let bit = |at: usize| Bit((line.cell(at).0 * cols + line.cell(at).1) as u32);
                let cells: Vec<(i64, Bit)> = (0..length).map(|at| (1, bit(at))).collect();
                let first = first_row(rows, cols, line);
                let row = |id: RowId| program.rows().find(|row| row.id == id).unwrap();
                assert_eq!(row(first).terms, cells);
                for (at, window) in cells.windows(3).enumerate() {
                    assert_eq!(row(first + 2 + 2 * at as RowId).terms, window);
                }
            }
        }
    }

    /// A circle is there exactly where a line has no filling, and its sum alone says so.
    #[test]
    fn a_line_without_a_filling_has_a_circle() {
        let mut rng = Rng::new(8);
        let mut circle = Circle::default();
        let mut dead = 0;
        for _ in 0..20_000 {
            let length = 2 * (1 + rng.below(7));
            let cells: Vec<Inks> = (0..length)
                .map(|_| if rng.chance(50.0) { 1 + rng.below(2) as Inks } else { EITHER })
                .collect();
            let none = completions(&cells, 1).is_empty();
            assert_eq!(circle.find(&cells, 1), none, "{cells:?}");
            if none {
                dead += 1;
                let most = |(factor, inks): (&i32, &Inks)| match *inks {
                    EITHER => (*factor).max(0),
                    1 => 0,
                    _ => *factor,
                };
                let most: i32 = circle.factors.iter().zip(&cells).map(most).sum();
                assert!(most < circle.bound, "{cells:?} {:?}", circle.rows);
            }
        }
        assert!(dead > 500, "{dead}");
    }
}
