//! The rules: a board of pegs and holes, what a jump is, and the referee.
//!
//! Nothing here is shared with a solver. Boards are small enough that plain grids will do.

use quadrille_core::{Cell, Grid, InputError, Message, RuleBroken, Rules, Shape, message};
use std::collections::BTreeMap;

/// The game.
pub struct Pegs;

/// Boards whose rows times columns are more are refused.
pub const MAX_CELLS: usize = 4096;

/// Drawings with more rows or columns are refused.
pub const MAX_SIDE: usize = 256;

/// What is at one place of a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Spot {
    /// No cell: nothing ever stands here.
    Nothing,
    /// An empty hole.
    Hole,
    /// A hole with a peg in it.
    Peg,
}

/// Where the last peg must stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Anywhere: the fewest pegs are asked for, however many that is.
    Any,
    /// A single peg, here.
    At(Cell),
}

/// What is to be made small.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Minimise {
    /// The pegs left.
    Pegs,
    /// The pegs left first, then the moves; a chain of jumps by one peg is one move.
    Moves,
}

/// A validated board and what is asked of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    shape: Shape,
    start: Grid<Spot>,
    goal: Goal,
    minimise: Minimise,
}

/// The directions of a jump: along rows and columns, and on triangles along the third axis too.
pub fn directions(shape: Shape) -> &'static [(isize, isize)] {
    const ALL: [(isize, isize); 6] = [(-1, 0), (0, -1), (0, 1), (1, 0), (-1, -1), (1, 1)];
    match shape {
        Shape::Square => &ALL[..4],
        Shape::Triangle => &ALL,
    }
}

impl Puzzle {
    /// Takes a board in a position; there must be a peg and a hole, and not too many cells.
    ///
    /// A triangle is a square grid of which row `r` uses the first `r + 1` columns.
    pub fn new(shape: Shape, start: Grid<Spot>) -> Result<Self, InputError> {
        let count = |what| start.values().iter().filter(|s| **s == what).count();
        let (pegs, holes) = (count(Spot::Peg), count(Spot::Hole));
        if pegs == 0 {
            return Err(InputError::new(message!("pegs-no-peg")));
        }
        if holes == 0 {
            return Err(InputError::new(message!("pegs-no-hole")));
        }
        let (rows, cols) = (start.rows(), start.cols());
        if rows > MAX_SIDE || cols > MAX_SIDE || rows * cols > MAX_CELLS {
            return Err(InputError::new(message!(
                "pegs-too-large",
                rows = rows,
                cols = cols,
                side = MAX_SIDE,
                places = MAX_CELLS
            )));
        }
        if shape == Shape::Triangle {
            let outside = |c: Cell| c.col > c.row && start[c] != Spot::Nothing;
            if rows != cols || start.cells().any(outside) {
                return Err(InputError::new(message!("pegs-not-triangle")));
            }
        }
        Ok(Puzzle { shape, start, goal: Goal::Any, minimise: Minimise::Pegs })
    }

    /// The same with a goal, which must be a cell of the board.
    pub fn with_goal(mut self, goal: Goal) -> Result<Self, InputError> {
        if let Goal::At(cell) = goal
            && self.start.get(cell).is_none_or(|s| *s == Spot::Nothing)
        {
            return Err(InputError::new(message!("pegs-goal-not-a-cell", goal = cell)));
        }
        self.goal = goal;
        Ok(self)
    }

    /// The same with another aim.
    #[must_use]
    pub fn with_minimise(mut self, minimise: Minimise) -> Self {
        self.minimise = minimise;
        self
    }

    /// The same board and aims from another position of it.
    pub fn from_position(&self, position: &Grid<Spot>) -> Result<Self, InputError> {
        let other = Puzzle::new(self.shape, position.clone())?;
        Ok(Puzzle { goal: self.goal, minimise: self.minimise, ..other })
    }

    /// The cell in the middle, if there is one.
    #[must_use]
    pub fn centre(&self) -> Option<Cell> {
        let (rows, cols) = (self.start.rows(), self.start.cols());
        let cell = match self.shape {
            Shape::Square if rows % 2 == 1 && cols % 2 == 1 => Cell::new(rows / 2, cols / 2),
            Shape::Triangle if rows % 3 == 1 => Cell::new(2 * (rows - 1) / 3, (rows - 1) / 3),
            _ => return None,
        };
        (self.start[cell] != Spot::Nothing).then_some(cell)
    }

    /// How the cells lie.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// The position before the first jump.
    pub fn start(&self) -> &Grid<Spot> {
        &self.start
    }

    /// Where the last peg must stand.
    pub fn goal(&self) -> Goal {
        self.goal
    }

    /// What is to be made small.
    pub fn minimise(&self) -> Minimise {
        self.minimise
    }

    /// The playable cells in reading order.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + '_ {
        self.start.cells().filter(|c| self.start[*c] != Spot::Nothing)
    }
}

/// How many pegs a position has.
#[must_use]
pub fn pegs(position: &Grid<Spot>) -> usize {
    position.values().iter().filter(|s| **s == Spot::Peg).count()
}

/// An answer: the moves in order, each the cells one peg visits, at least two.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Solution {
    /// The moves.
    pub moves: Vec<Vec<Cell>>,
}

impl Solution {
    /// Single jumps, gathered into moves wherever the same peg jumps on.
    #[must_use]
    pub fn from_jumps(jumps: impl IntoIterator<Item = (Cell, Cell)>) -> Self {
        let mut moves: Vec<Vec<Cell>> = Vec::new();
        for (from, to) in jumps {
            match moves.last_mut() {
                Some(path) if path.last() == Some(&from) => path.push(to),
                _ => moves.push(vec![from, to]),
            }
        }
        Solution { moves }
    }

    /// The jumps one by one.
    pub fn jumps(&self) -> impl Iterator<Item = (Cell, Cell)> + '_ {
        self.moves.iter().flat_map(|path| path.windows(2).map(|w| (w[0], w[1])))
    }
}

/// The cell jumped over from `from` to `to`, or nothing if no jump leads that way.
#[must_use]
pub fn between(shape: Shape, from: Cell, to: Cell) -> Option<Cell> {
    directions(shape).iter().find_map(|&(dr, dc)| {
        let over = Cell::new(from.row.checked_add_signed(dr)?, from.col.checked_add_signed(dc)?);
        let land = Cell::new(over.row.checked_add_signed(dr)?, over.col.checked_add_signed(dc)?);
        (land == to).then_some(over)
    })
}

/// Plays one jump on a position, or says why it is not allowed.
pub fn jump(
    shape: Shape,
    position: &mut Grid<Spot>,
    from: Cell,
    to: Cell,
) -> Result<(), RuleBroken> {
    let broken = |cells: &[Cell], why: Message| {
        let what = message!("pegs-jump", from = from, to = to, why = why);
        Err(RuleBroken::new(cells.to_vec(), what))
    };
    let spot = |c: Cell| position.get(c).copied().unwrap_or(Spot::Nothing);
    for cell in [from, to] {
        if spot(cell) == Spot::Nothing {
            return broken(&[cell], message!("pegs-not-a-cell", cell = cell));
        }
    }
    let Some(over) = between(shape, from, to) else {
        return broken(&[from, to], message!("pegs-not-straight"));
    };
    if spot(from) != Spot::Peg {
        return broken(&[from], message!("pegs-no-peg-at", cell = from));
    }
    if spot(over) != Spot::Peg {
        return broken(&[over], message!("pegs-no-peg-over", cell = over));
    }
    if spot(to) != Spot::Hole {
        return broken(&[to], message!("pegs-not-empty", cell = to));
    }
    position[from] = Spot::Hole;
    position[over] = Spot::Hole;
    position[to] = Spot::Peg;
    Ok(())
}

/// The jumps that are allowed in a position, by where they start and end.
pub fn possible(shape: Shape, position: &Grid<Spot>) -> impl Iterator<Item = (Cell, Cell)> + '_ {
    let step = |from: Cell, (dr, dc): (isize, isize)| {
        let row = from.row.checked_add_signed(dr)?;
        Some(Cell::new(row, from.col.checked_add_signed(dc)?))
    };
    let holds = |cell: &Cell, spot: Spot| position.get(*cell) == Some(&spot);
    let pegs = position.cells().filter(move |cell| holds(cell, Spot::Peg));
    pegs.flat_map(move |from| {
        directions(shape).iter().filter_map(move |&by| {
            let over = step(from, by).filter(|over| holds(over, Spot::Peg))?;
            let to = step(over, by).filter(|to| holds(to, Spot::Hole))?;
            Some((from, to))
        })
    })
}

/// The position a solution ends in, or the first jump that is not allowed.
pub fn replay(puzzle: &Puzzle, solution: &Solution) -> Result<Grid<Spot>, RuleBroken> {
    let mut position = puzzle.start.clone();
    for (number, path) in (1usize..).zip(&solution.moves) {
        if path.len() < 2 {
            let what = message!("pegs-move-nowhere", number = number);
            return Err(RuleBroken::new(path.clone(), what));
        }
        for hop in path.windows(2) {
            jump(puzzle.shape, &mut position, hop[0], hop[1]).map_err(|broken| {
                let what = message!("pegs-move", number = number, why = broken.what);
                RuleBroken::new(broken.cells, what)
            })?;
        }
    }
    Ok(position)
}

impl Rules for Pegs {
    const NAME: &'static str = "pegs";
    const TITLE: &'static str = "Pegs (Peg Solitaire)";
    type Puzzle = Puzzle;
    type Solution = Solution;

    fn cells(puzzle: &Puzzle) -> usize {
        puzzle.cells().count()
    }

    /// Every jump is allowed, and a goal cell, if asked for, holds the only peg left.
    fn check(puzzle: &Puzzle, solution: &Solution) -> Result<(), RuleBroken> {
        let end = replay(puzzle, solution)?;
        let Goal::At(goal) = puzzle.goal else { return Ok(()) };
        if end[goal] != Spot::Peg {
            return Err(RuleBroken::new(vec![goal], message!("pegs-goal-empty", goal = goal)));
        }
        let stray: Vec<Cell> = end.cells().filter(|c| end[*c] == Spot::Peg && *c != goal).collect();
        if !stray.is_empty() {
            let what = message!("pegs-goal-not-alone", pegs = stray.len(), goal = goal);
            return Err(RuleBroken::new(stray, what));
        }
        Ok(())
    }

    fn objective(puzzle: &Puzzle, solution: &Solution) -> Option<i64> {
        replay(puzzle, solution).ok().map(|end| pegs(&end) as i64)
    }

    fn measures(_puzzle: &Puzzle, solution: &Solution) -> BTreeMap<&'static str, i64> {
        let jumps = solution.jumps().count() as i64;
        BTreeMap::from([("moves", solution.moves.len() as i64), ("jumps", jumps)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> Puzzle {
        let spots = text.chars().map(|c| match c {
            'x' => Spot::Peg,
            'o' => Spot::Hole,
            _ => Spot::Nothing,
        });
        Puzzle::new(Shape::Square, Grid::from_vec(1, text.len(), spots.collect())).unwrap()
    }

    #[test]
    fn the_referee_names_what_is_wrong() {
        let puzzle = line("xxoxo");
        let says = |from, to| {
            let solution = Solution { moves: vec![vec![Cell::new(0, from), Cell::new(0, to)]] };
            Pegs::check(&puzzle, &solution).map_err(|b| b.what.to_string())
        };
        assert_eq!(says(0, 2), Ok(()));
        assert!(says(1, 2).unwrap_err().contains("two cells in a straight line"));
        assert!(says(2, 4).unwrap_err().contains("no peg at r1c3"));
        assert!(says(1, 3).unwrap_err().contains("no peg to jump over at r1c3"));
        assert!(says(0, 9).unwrap_err().contains("r1c10 is not a cell"));
    }

    #[test]
    fn a_goal_must_hold_the_only_peg() {
        let puzzle = line("xxoxo").with_goal(Goal::At(Cell::new(0, 4))).unwrap();
        let jumps = |n: usize| {
            let all = [(0, 2), (2, 4)].map(|(a, b)| (Cell::new(0, a), Cell::new(0, b)));
            Solution::from_jumps(all.into_iter().take(n))
        };
        assert_eq!(Pegs::check(&puzzle, &jumps(2)), Ok(()));
        assert_eq!(jumps(2).moves.len(), 1, "one peg, one move");
        assert!(Pegs::check(&puzzle, &jumps(1)).is_err());
    }

    #[test]
    fn boards_without_peg_or_hole_are_refused() {
        let grid = |s| Grid::from_vec(1, 3, vec![s; 3]);
        assert!(Puzzle::new(Shape::Square, grid(Spot::Peg)).is_err());
        assert!(Puzzle::new(Shape::Square, grid(Spot::Hole)).is_err());
    }
}
