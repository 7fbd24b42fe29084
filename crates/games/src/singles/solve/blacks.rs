//! A growing pattern of blacks that obeys the rules at every step.

use crate::singles::forest::{FRAME, Forest};
use crate::singles::frame::{Colour, Frame};
use crate::singles::rules::Solution;

/// Blacks placed one by one, no two side by side, the whites always connected.
#[derive(Clone)]
pub struct Blacks {
    frame: Frame,
    colour: Vec<Colour>,
    forest: Forest,
}

impl Blacks {
    /// A white board.
    pub fn new(frame: Frame) -> Self {
        let colour = frame.colours();
        let is_outside = |&at: &u32| colour[at as usize] == Colour::Outside;
        let forest = Forest::new(frame.len(), (0..frame.len() as u32).filter(is_outside));
        Blacks { frame, forest, colour }
    }

    /// The board they lie on.
    pub fn frame(&self) -> Frame {
        self.frame
    }

    /// Whether a cell is black.
    #[inline]
    pub fn is_black(&self, at: u32) -> bool {
        self.colour[at as usize] == Colour::Black
    }

    /// The trees a black here would join, the frame first; nothing if that closes a cycle.
    fn touched(&self, at: u32) -> Option<([u32; 5], usize)> {
        let corners = self.frame.diagonals(at);
        let mut roots = [FRAME; 5];
        let mut count =
            usize::from(corners.into_iter().any(|c| self.colour[c as usize] == Colour::Outside));
        for corner in corners.into_iter().filter(|&c| self.is_black(c)) {
            let root = self.forest.root(corner);
            if roots[..count].contains(&root) {
                return None;
            }
            roots[count] = root;
            count += 1;
        }
        Some((roots, count))
    }

    /// Whether a white cell may be blackened.
    pub fn allows(&self, at: u32) -> bool {
        !self.is_black(at) && !self.crowded(at) && self.touched(at).is_some()
    }

    fn crowded(&self, at: u32) -> bool {
        self.frame.must_be_white(at) || self.frame.sides(at).into_iter().any(|s| self.is_black(s))
    }

    /// Blackens a white cell if that is allowed, and says whether it was.
    pub fn add(&mut self, at: u32) -> bool {
        if self.is_black(at) || self.crowded(at) {
            return false;
        }
        let Some((roots, count)) = self.touched(at) else { return false };
        let mut tree = at;
        for &root in &roots[..count] {
            tree = self.forest.join(tree, root);
        }
        self.colour[at as usize] = Colour::Black;
        true
    }

    /// The blacks as an answer.
    pub fn solution(&self) -> Solution {
        let black = self.frame.inside().map(|at| self.is_black(at)).collect();
        Solution::new(self.frame.rows, self.frame.cols, black)
    }
}
