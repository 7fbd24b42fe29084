//! Cuts: what to add when an answer's whites are not connected.

use quadrille_core::{Cell, Grid};

/// The areas of connected whites, each with the blacks that touch it.
pub struct Areas {
    /// For each area how many whites it has and, as row-by-row indices, the blacks around it.
    pub areas: Vec<(usize, Vec<usize>)>,
}

impl Areas {
    /// The areas of an answer.
    pub fn new(black: &Grid<bool>) -> Self {
        let (rows, cols) = (black.rows(), black.cols());
        let at = |c: Cell| c.row * cols + c.col;
        let mut seen = black.clone();
        // The last area for which a black was listed, so that it is listed once.
        let mut listed = vec![usize::MAX; rows * cols];
        let mut areas: Vec<(usize, Vec<usize>)> = Vec::new();
        for from in black.cells() {
            if seen[from] {
                continue;
            }
            seen[from] = true;
            let mut todo = vec![from];
            let (mut size, mut border) = (0, Vec::new());
            while let Some(here) = todo.pop() {
                size += 1;
                for next in here.neighbours(rows, cols) {
                    if black[next] {
                        if std::mem::replace(&mut listed[at(next)], areas.len()) != areas.len() {
                            border.push(at(next));
                        }
                    } else if !seen[next] {
                        seen[next] = true;
                        todo.push(next);
                    }
                }
            }
            areas.push((size, border));
        }
        Areas { areas }
    }

    /// Whether the whites are connected.
    pub fn connected(&self) -> bool {
        self.areas.len() == 1
    }

    /// The border cuts: for each area but the largest, one of the blacks around it must be white.
    ///
    /// Valid because those blacks could not all stay without enclosing a white: the cells beside
    /// them are white.
    pub fn border_cuts(&self) -> impl Iterator<Item = &Vec<usize>> {
        let largest = (0..self.areas.len()).max_by_key(|&i| self.areas[i].0);
        let others = self.areas.iter().enumerate().filter(move |(i, _)| Some(*i) != largest);
        others.map(|(_, (_, border))| border)
    }
}
