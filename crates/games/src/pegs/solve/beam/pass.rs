//! One pass of the beam: from the start to the end, and to small boards where the last pegs stand together.

use super::costs::PlaceCosts;
use super::layers::{Kept, Layers};
use crate::pegs::field::Jump;
use crate::pegs::rules::{Goal, Puzzle};
use crate::pegs::solve::wide_board::WideBoard;
use crate::pegs::solve::window;
use quadrille_core::order::Order as _;
use quadrille_core::{Budget, Cell, Stop};

/// The end is looked for in a small board when so many pegs are left, and again whenever so many have gone.
const ENDING: usize = 32;
const ENDING_STEP: usize = 4;
/// In so many of the best positions.
const ENDING_TRIES: usize = 4;

/// One pass of the beam.
pub struct Pass<'a, const W: usize> {
    puzzle: &'a Puzzle,
    board: &'a WideBoard<W>,
    /// So few pegs are enough.
    aim: usize,
    layers: Layers<'a, W>,
    /// The longest play, or the one that reached its aim.
    pub best: Vec<(Cell, Cell)>,
}

impl<'a, const W: usize> Pass<'a, W> {
    /// Prepares a pass that may end with `aim` pegs.
    pub fn new(
        puzzle: &'a Puzzle,
        board: &'a WideBoard<W>,
        costs: &'a PlaceCosts,
        width: usize,
        aim: usize,
    ) -> Self {
        let layers = Layers::new(board, costs, width, board.start(puzzle));
        Pass { puzzle, board, aim, layers, best: Vec::new() }
    }

    /// Plays to the end.
    pub fn run(&mut self, budget: &mut Budget) -> Result<(), Stop> {
        let outcome = self.play(budget);
        self.layers.close(budget);
        match outcome {
            Ok(true) => return Ok(()),
            Ok(false) | Err(_) => self.keep_best(),
        }
        outcome.map(drop)
    }

    /// Says whether it ended in a small board.
    fn play(&mut self, budget: &mut Budget) -> Result<bool, Stop> {
        let mut left = crate::pegs::rules::pegs(self.puzzle.start());
        while self.layers.next(budget)? {
            left -= 1;
            // A board of one word is small enough for `exact` itself, which asks for this pass.
            if W > 1 && left <= ENDING && left.is_multiple_of(ENDING_STEP) && self.ends(budget) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Looks for the end of the most promising positions in small boards; says whether one was found.
    fn ends(&mut self, budget: &mut Budget) -> bool {
        let layer = &self.layers.last;
        let mut order: Vec<usize> = (0..layer.len()).collect();
        order.order_by_key(|&i| (layer[i].score, layer[i].hash));
        for at in order.into_iter().take(ENDING_TRIES) {
            let pegs: Vec<Cell> = layer[at].pegs.iter().map(|i| self.board.cell(i)).collect();
            if let Some(end) = window::finish(self.puzzle, &pegs, self.aim, budget) {
                self.best = self.play_to(at);
                self.best.extend(end);
                return true;
            }
        }
        false
    }

    /// Remembers the play to the last layer, to the goal if that is there.
    fn keep_best(&mut self) {
        let goal = match self.puzzle.goal() {
            Goal::Any => None,
            Goal::At(cell) => Some(self.board.place(cell)),
        };
        let on_goal = |k: &Kept<W>| goal.is_some_and(|g| k.pegs.has(g));
        let at = self.layers.last.iter().position(on_goal).unwrap_or(0);
        self.best = self.play_to(at);
    }

    /// The jumps that led to a position of the last layer.
    fn play_to(&self, at: usize) -> Vec<(Cell, Cell)> {
        let cells = |jump: &Jump| (self.board.cell(jump.from), self.board.cell(jump.to));
        self.layers.play_to(at).iter().map(cells).collect()
    }
}
