//! Boards that can be won, made by taking jumps back in several ways, none of them our generator's.

use quadrille_core::{Cell, Grid, Rng, Shape};
use quadrille_games::pegs::rules::{Puzzle, Spot};

/// How jumps are taken back, and what the board is then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Any jump; the whole box is the board.
    Box,
    /// Any jump; some cells of the box are none.
    Pierced,
    /// Any jump, and far fewer than there is room for.
    Sparse,
    /// The peg nearest to the last one gives way; the cells that were used are the board.
    Nearest,
    /// As few new cells as possible, as Tatham's program does it; the cells that were used are the board.
    Thrifty,
}

/// Every style.
pub const STYLES: [Style; 5] =
    [Style::Box, Style::Pierced, Style::Sparse, Style::Nearest, Style::Thrifty];

/// So many plays are taken back, and the longest is kept.
const TRIES: usize = 4;

struct Back {
    side: usize,
    pegs: Vec<bool>,
    used: Vec<bool>,
    barred: Vec<bool>,
    steps: usize,
}

impl Back {
    /// Jumps that can be taken back: from, over and to.
    fn open(&self) -> Vec<[usize; 3]> {
        let (n, mut open) = (self.side as isize, Vec::new());
        let at = |r: isize, c: isize| {
            ((0..n).contains(&r) && (0..n).contains(&c)).then_some((r * n + c) as usize)
        };
        for to in (0..self.pegs.len()).filter(|i| self.pegs[*i]) {
            let (r, c) = (to as isize / n, to as isize % n);
            for (dr, dc) in [(0, 1), (0, -1), (1, 0), (-1, 0)] {
                if let (Some(over), Some(from)) = (at(r + dr, c + dc), at(r + 2 * dr, c + 2 * dc)) {
                    let free = |i: usize| !self.pegs[i] && !self.barred[i];
                    if free(over) && free(from) {
                        open.push([from, over, to]);
                    }
                }
            }
        }
        open
    }

    fn take_back(&mut self, [from, over, to]: [usize; 3]) {
        (self.pegs[from], self.pegs[over], self.pegs[to]) = (true, true, false);
        [from, over, to].into_iter().for_each(|i| self.used[i] = true);
        self.steps += 1;
    }
}

/// A square board that can be won.
pub fn winnable(style: Style, side: usize, rng: &mut Rng) -> Puzzle {
    let plays: Vec<Back> = (0..TRIES).map(|_| play(style, side, rng)).collect();
    let best = plays.iter().max_by_key(|play| play.steps).expect("a few");
    let spot = |i: usize| match style {
        _ if best.pegs[i] => Spot::Peg,
        Style::Box | Style::Sparse => Spot::Hole,
        Style::Pierced if !best.barred[i] => Spot::Hole,
        Style::Nearest | Style::Thrifty if best.used[i] => Spot::Hole,
        _ => Spot::Nothing,
    };
    let grid = Grid::from_vec(side, side, (0..side * side).map(spot).collect());
    Puzzle::new(Shape::Square, grid).expect("it has a peg")
}

fn play(style: Style, side: usize, rng: &mut Rng) -> Back {
    let (cells, last) = (side * side, side / 2 * side + side / 2);
    let barred =
        (0..cells).map(|i| style == Style::Pierced && i != last && rng.chance(12.0)).collect();
    let alone: Vec<bool> = (0..cells).map(|i| i == last).collect();
    let mut back = Back { side, pegs: alone.clone(), used: alone, barred, steps: 0 };
    let most = if style == Style::Sparse { cells * 2 / 5 } else { usize::MAX };
    while back.steps < most {
        let open = back.open();
        let new = |j: &[usize; 3]| j.iter().filter(|i| !back.used[**i]).count();
        let away = |j: &[usize; 3]| {
            let row = (j[2] / side).abs_diff(last / side);
            row.pow(2) + (j[2] % side).abs_diff(last % side).pow(2)
        };
        let cost = |j: &[usize; 3]| match style {
            Style::Nearest => away(j),
            Style::Thrifty => new(j),
            _ => 0,
        };
        let least = open.iter().map(cost).min();
        let half_full = 2 * back.used.iter().filter(|used| **used).count() >= cells;
        if style == Style::Thrifty && least == Some(2) && half_full {
            break;
        }
        let open: Vec<[usize; 3]> =
            open.iter().filter(|j| Some(cost(j)) == least).copied().collect();
        let Some(jump) = rng.choose(&open) else { break };
        back.take_back(*jump);
    }
    back
}

/// A ragged shape full of pegs but for one hole, grown cell by cell.
pub fn shape(side: usize, rng: &mut Rng) -> Puzzle {
    loop {
        let mut grid = Grid::filled(side, side, Spot::Nothing);
        let mut rim = vec![Cell::new(side / 2, side / 2)];
        let mut cells = Vec::new();
        while cells.len() * 3 < side * side * 2 {
            let cell = rim.swap_remove(rng.below(rim.len()));
            if grid[cell] == Spot::Nothing {
                grid[cell] = Spot::Peg;
                cells.push(cell);
                rim.extend(cell.neighbours(side, side).filter(|c| grid[*c] == Spot::Nothing));
            }
        }
        let hole = *rng.choose(&cells).expect("some");
        grid[hole] = Spot::Hole;
        let puzzle = Puzzle::new(Shape::Square, grid).expect("it has pegs");
        if !super::support::jumps(Shape::Square, puzzle.start()).is_empty() {
            return puzzle;
        }
    }
}
