//! Method `sweep`: counts the answers of a board without looking at each (see [`quadrille_engines::sweep`]).
//!
//! Whites are connected exactly when the blacks, linked diagonally and with the border as one more vertex, form a forest
//! (see [`crate::singles::forest`]). A sweep in reading order sees a link when it comes to the later of its two cells, so it
//! remembers the last cells of each column, and of each black one which tree it is in. Of twins at most one stays white: of
//! each group of them that lies on both sides of the sweep it remembers whether one is.

mod frontier;

use super::engine::Engine;
use super::{probe, search};
use crate::singles::frame::{Colour, Frame};
use crate::singles::rules::{Puzzle, Solution};
use crate::singles::twins::{NONE, Twins};
use frontier::{BORDER, Frontier, NEW, WHITE, WIDEST, WORDS};
use quadrille_core::{Answer, Ask, Budget, InputError, Stop, Verdict, message};
use quadrille_engines::sweep::{Counted, Key, Sweep, count};

/// Runs the method.
pub fn run(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    if !fits(puzzle) {
        let (rows, cols) = (puzzle.rows(), puzzle.cols());
        let what = message!("singles-sweep-size", rows = rows, cols = cols, most = WIDEST);
        return Err(InputError::new(what));
    }
    // One answer for the referee; and a board with fewer than two needs no sweep.
    let first = search::run(puzzle, &Ask { count: ask.count.min(2), ..ask.clone() }, budget)?;
    if first.verdict != Verdict::Solved || first.exhausted || ask.count <= 2 {
        return Ok(first);
    }
    let cells = match Cells::new(puzzle, budget) {
        Ok(Some(cells)) => cells,
        Ok(None) => return Ok(Answer::impossible()),
        Err(stop) => return Ok(Answer::counted(first.solution, 1, false, Some(stop))),
    };
    Ok(match count(&cells, budget) {
        Ok(Counted { solutions, widest, .. }) => {
            let answer = Answer::tallied(first.solution, &solutions, ask);
            answer.note(message!("sweep-widest", states = widest))
        }
        Err(stop) => Answer::counted(first.solution, 1, false, Some(stop)),
    })
}

/// Whether all that must be remembered of a board fits into a state.
pub fn fits(puzzle: &Puzzle) -> bool {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    // On a board of a single line a black cell touches the border on two sides: no forest there.
    if !(2..=WIDEST).contains(&rows.min(cols)) {
        return false;
    }
    let twins = Twins::new(puzzle);
    let cells = Cells::of(puzzle, &twins, |_| Colour::Open);
    cells.groups <= Frontier::room(cells.cols)
}

/// A group of twins, as one of its open cells sees it.
#[derive(Clone, Copy)]
struct Group {
    /// The bit that tells whether one of them is white.
    bit: usize,
    /// Whether this is the last of them: the bit is then free again.
    last: bool,
}

/// A board, turned so that it is no wider than it is high.
struct Cells {
    rows: usize,
    cols: usize,
    /// What is known of each cell, in the order of the sweep.
    colours: Vec<Colour>,
    /// The groups of each open cell that have another open one.
    twins: Vec<[Option<Group>; 2]>,
    /// The most groups that are remembered at once.
    groups: usize,
}

impl Cells {
    /// Nothing where the board contradicts itself.
    fn new(puzzle: &Puzzle, budget: &mut Budget) -> Result<Option<Self>, Stop> {
        let twins = Twins::new(puzzle);
        let mut engine = Engine::new(puzzle, &twins, false);
        if !probe::settle(&mut engine, budget)? {
            return Ok(None);
        }
        Ok(Some(Cells::of(puzzle, &twins, |at| engine.colour(at))))
    }

    /// A board of which these colours are known.
    fn of(puzzle: &Puzzle, twins: &Twins, colour: impl Fn(u32) -> Colour) -> Self {
        let frame = Frame::new(puzzle.rows(), puzzle.cols());
        let turned = puzzle.cols() > puzzle.rows();
        let (rows, cols) = match turned {
            true => (puzzle.cols(), puzzle.rows()),
            false => (puzzle.rows(), puzzle.cols()),
        };
        let at = |cell: usize| match (cell / cols, cell % cols) {
            (row, col) if turned => frame.at(col, row),
            (row, col) => frame.at(row, col),
        };
        let colours: Vec<Colour> = (0..rows * cols).map(|cell| colour(at(cell))).collect();
        // A white twin has blackened all others, and of black ones nothing is asked: what is left are open cells.
        let names = twins.names();
        let named = colours.iter().enumerate().map(|(cell, colour)| match colour {
            Colour::Open => names[at(cell) as usize],
            _ => [NONE; 2],
        });
        let (twins, groups) = spans(&named.collect::<Vec<_>>(), twins.groups());
        Cells { rows, cols, colours, twins, groups }
    }

    /// Marks a white cell in its groups; false if one of them has a white one already.
    fn whiten(&self, cell: usize, twins: &mut [u64; WORDS]) -> bool {
        self.twins[cell].iter().flatten().all(|group| {
            let (word, bit) = (&mut twins[group.bit / 64], 1 << (group.bit % 64));
            let fits = *word & bit == 0;
            *word = if group.last { *word & !bit } else { *word | bit };
            fits
        })
    }

    /// Leaves a black cell out of its groups.
    fn leave_out(&self, cell: usize, twins: &mut [u64; WORDS]) {
        for group in self.twins[cell].iter().flatten().filter(|group| group.last) {
            twins[group.bit / 64] &= !(1 << (group.bit % 64));
        }
    }

    /// Links a black cell with those behind it; gives its tree, nothing if that closes a cycle.
    fn link(&self, cell: usize, frontier: &mut Frontier) -> Option<u8> {
        let (row, col) = (cell / self.cols, cell % self.cols);
        let (first, last) = (row == 0 || col == 0, row + 1 == self.rows || col + 1 == self.cols);
        let mut tree = if first || last { BORDER } else { WHITE };
        let west = (col > 0).then_some(0);
        let east = (col + 1 < self.cols).then_some(col + 2);
        for place in [west, east].into_iter().flatten() {
            tree = match (tree, frontier.cells[place]) {
                (tree, WHITE) => tree,
                (WHITE, other) => other,
                (tree, other) if tree == other => return None,
                (tree, other) => frontier.join(tree, other),
            };
        }
        Some(if tree == WHITE { NEW } else { tree })
    }
}

/// Gives every group with several open cells a bit from the first of them to the last, and tells how many bits that takes.
fn spans(named: &[[u32; 2]], groups: usize) -> (Vec<[Option<Group>; 2]>, usize) {
    let mut left = vec![0u32; groups];
    named.iter().flatten().filter(|g| **g != NONE).for_each(|g| left[*g as usize] += 1);
    let alone: Vec<bool> = left.iter().map(|members| *members < 2).collect();
    let mut bits: Vec<Option<usize>> = vec![None; groups];
    let (mut free, mut taken) = (Vec::new(), 0);
    let mut span = |name: u32| {
        let name = name as usize;
        if alone.get(name).copied().unwrap_or(true) {
            return None;
        }
        left[name] -= 1;
        let bit = *bits[name].get_or_insert_with(|| {
            free.pop().unwrap_or_else(|| {
                taken += 1;
                taken - 1
            })
        });
        let last = left[name] == 0;
        free.extend(last.then_some(bit));
        Some(Group { bit, last })
    };
    let twins = named.iter().map(|names| names.map(&mut span)).collect();
    (twins, taken)
}

impl Sweep<WORDS> for Cells {
    fn steps(&self) -> usize {
        self.colours.len()
    }

    fn start(&self) -> Key<WORDS> {
        [0; WORDS]
    }

    fn branch(&self, step: usize, from: &Key<WORDS>, tell: &mut impl FnMut(Key<WORDS>)) {
        let col = step % self.cols;
        let known = self.colours[step];
        let mut before = Frontier::read(from, self.cols);
        if known != Colour::Black {
            let mut after = before.clone();
            if self.whiten(step, &mut after.twins) {
                after.put(col, WHITE);
                tell(after.key());
            }
        }
        let (left, above) = (col > 0 && before.cells[col] != WHITE, before.cells[col + 1] != WHITE);
        if known != Colour::White && !left && !above {
            self.leave_out(step, &mut before.twins);
            if let Some(tree) = self.link(step, &mut before) {
                before.put(col, tree);
                tell(before.key());
            }
        }
    }
}
