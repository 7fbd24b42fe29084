//! What the search decides next.

use super::board::SearchBoard;
use crate::towers::heights;
use crate::towers::rules::Line;
use quadrille_core::Rng;

/// Which question is decided next.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// Where the tallest towers stand. Heights put down one after the other over the whole board
    /// leave each row and each column the same number of empty cells, and such a board can always
    /// be completed (Hall), as far as only the heights have to differ; and what is seen depends on
    /// tall towers most. On large boards this order runs into next to no conflicts.
    Tallest,
    /// Whatever has the fewest choices for the trouble its lines made: the better one to show that
    /// there is nothing more to be found.
    Trouble,
}

impl Order {
    /// The cell and the height of the next decision; nothing when every cell is decided. Lines
    /// weigh by the trouble they made.
    pub fn choose(
        self,
        board: &SearchBoard,
        weights: &[f64],
        rng: &mut Rng,
    ) -> Option<(usize, usize)> {
        match self {
            Order::Tallest => tallest(board, weights, rng),
            Order::Trouble => troubled(board, weights, rng),
        }
    }
}

/// The tallest tower that has several places left, in the line with the fewest of them for its
/// weight; of its places a random one.
fn tallest(board: &SearchBoard, weights: &[f64], rng: &mut Rng) -> Option<(usize, usize)> {
    let n = board.size();
    for height in (1..=n).rev() {
        let mut best = Fewest::new();
        for line in (0..2 * n).map(Line) {
            let size = board.places(line, height).count_ones();
            best.offer(rng, size, weights[line.0], line);
        }
        if let Some(line) = best.choice {
            let position = pick(rng, board.places(line, height))?;
            return Some((board.cell(line, position), height));
        }
    }
    None
}

/// The cell, or the height in a line, with the fewest choices for the weight of its lines; of its
/// choices a random one.
fn troubled(board: &SearchBoard, weights: &[f64], rng: &mut Rng) -> Option<(usize, usize)> {
    let n = board.size();
    let mut best = Fewest::new();
    for cell in 0..n * n {
        let size = board.heights(cell).count_ones();
        let [row, column] = board.lines(cell);
        let weight = weights[row.0] + weights[column.0];
        best.offer(rng, size, weight, (row, column.0 - n, true));
    }
    for line in (0..2 * n).map(Line) {
        for height in 1..=n {
            let size = board.places(line, height).count_ones();
            best.offer(rng, size, 2.0 * weights[line.0], (line, height, false));
        }
    }
    let (line, number, by_cell) = best.choice?;
    if by_cell {
        let cell = board.cell(line, number);
        Some((cell, pick(rng, board.heights(cell))?))
    } else {
        let position = pick(rng, board.places(line, number))?;
        Some((board.cell(line, position), number))
    }
}

/// A random member of a set.
fn pick(rng: &mut Rng, set: u64) -> Option<usize> {
    let skip = rng.below(set.count_ones() as usize);
    heights::members(set).nth(skip)
}

/// The best question so far, ties broken at random.
struct Fewest<T> {
    score: f64,
    ties: usize,
    choice: Option<T>,
}

impl<T> Fewest<T> {
    fn new() -> Self {
        Fewest { score: f64::INFINITY, ties: 0, choice: None }
    }

    /// A question with `size` answers; one answer is no question.
    fn offer(&mut self, rng: &mut Rng, size: u32, weight: f64, question: T) {
        if size < 2 {
            return;
        }
        let score = f64::from(size) / weight;
        if score < self.score {
            (self.score, self.ties) = (score, 0);
        }
        if score <= self.score {
            self.ties += 1;
            if rng.below(self.ties) == 0 {
                self.choice = Some(question);
            }
        }
    }
}
