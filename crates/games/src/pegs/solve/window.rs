//! The end of a play on a large board: when the last pegs stand together, a small board around them is
//! searched exactly, as if the rest were not there.

use super::exact;
use crate::pegs::rules::{Goal, Puzzle, Spot};
use quadrille_core::{Ask, Budget, Cell, Grid, Shape, Verdict};
use std::time::Duration;

/// The side of the small board: what a word holds.
const SIDE: usize = 8;
/// Nodes the search may visit: most ends are found at once or not at all.
const NODES: u64 = 60_000;

/// The jumps that take these pegs down to `aim`, if they fit a small board and it allows it.
pub fn finish(
    puzzle: &Puzzle,
    pegs: &[Cell],
    aim: usize,
    budget: &mut Budget,
) -> Option<Vec<(Cell, Cell)>> {
    if puzzle.shape() != Shape::Square {
        return None;
    }
    let goal = match puzzle.goal() {
        Goal::Any => None,
        Goal::At(cell) => Some(cell),
    };
    let part =
        |pick: fn(&Cell) -> usize, most: usize| start(pegs.iter().chain(&goal).map(pick), most);
    let (rows, cols) = (puzzle.start().rows(), puzzle.start().cols());
    let (top, left) = (part(|c| c.row, rows)?, part(|c| c.col, cols)?);
    let inside = |cell: Cell| Cell::new(cell.row - top, cell.col - left);
    let outside = |cell: Cell| Cell::new(cell.row + top, cell.col + left);

    let mut small = Grid::filled(SIDE.min(rows), SIDE.min(cols), Spot::Nothing);
    for cell in small.cells().collect::<Vec<_>>() {
        if puzzle.start()[outside(cell)] != Spot::Nothing {
            small[cell] = Spot::Hole;
        }
    }
    pegs.iter().for_each(|peg| small[inside(*peg)] = Spot::Peg);
    let small = Puzzle::new(Shape::Square, small).ok()?;
    let small = small.with_goal(goal.map_or(Goal::Any, |cell| Goal::At(inside(cell)))).ok()?;

    let mut slice = budget.slice(Duration::MAX, NODES);
    let answer = exact::run(&small, &Ask::default(), &mut slice);
    budget.absorb(&slice);
    let answer = answer.ok()?;
    let solution =
        answer.solution.filter(|_| goal.is_none() || answer.verdict == Verdict::Solved)?;
    let jumps: Vec<_> = solution.jumps().map(|(a, b)| (outside(a), outside(b))).collect();
    (pegs.len() <= jumps.len() + aim).then_some(jumps)
}

/// Where a window that holds all these places, with as much room on either side, begins.
fn start(places: impl Iterator<Item = usize>, length: usize) -> Option<usize> {
    let (least, most) =
        places.fold((usize::MAX, 0), |(least, most), at| (least.min(at), most.max(at)));
    let room = (SIDE + least).checked_sub(most + 1)?;
    Some(least.saturating_sub(room / 2).min(length.saturating_sub(SIDE)))
}
