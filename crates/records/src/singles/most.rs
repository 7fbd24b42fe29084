//! The most black cells of a pattern, by what patterns waste.
//!
//! Of n x n cells let B be black. Among the white ones there are 2n(n - 1) - 4B + b + c pairs of neighbours, where b of the
//! blacks lie at the border and c of those in a corner. White cells are connected and drawn in the plane, so there are also
//! (n² - B) - 1 + F, where F counts the faces between them: four white cells that form a square, and trees of black cells that
//! do not reach the border. Of the 4(n - 1) pairs along the border let U have no black cell; the others have one, and each
//! black cell there is in two, so b = 2(n - 1) - U/2. Let W corners be white: c = 4 - W. Together:
//!
//! > 3B = n² + 3 - waste, waste = F + U/2 + W.
//!
//! All that is wasted can be seen when a sweep passes it, so patterns that waste too much are left behind, and few remain.
//!
//! It also bounds B. Waste is whole. If n is even, a side whose corners are both black has a pair without a black cell, because it
//! has an odd number of pairs and its blacks cover an even one; so every side has such a pair, or a white corner that serves two
//! sides: waste is at least 2. If n is odd and nothing is wasted, corners are black and every second cell of the border, the cells
//! beside them are white, and so are those beside the border's white cells, which would be alone; but then, from n = 5 on, the
//! second ring is white and encloses a face: waste is at least 1. See [`bound`].

use super::frontier::WIDEST;
use super::sweep::{MOST_FRONTIERS, Place, Step, trace};
use crate::table::Table;
use quadrille_core::{Budget, Stop};

/// No pattern of n x n cells has more black ones: proved above.
pub fn bound(n: usize) -> usize {
    let least = match n {
        3 => 0,
        _ if n.is_multiple_of(2) => 2,
        _ => 1,
    };
    (n * n + 3 - least) / 3
}

/// Twice the waste of a pattern with so many black cells.
fn waste(n: usize, blacks: usize) -> u8 {
    (2 * (n * n + 3 - 3 * blacks)).try_into().unwrap_or(u8::MAX)
}

/// How many frontiers a first sweep keeps after each cell: those that waste least and have the fewest trees to join. A pattern
/// that reaches the bound needs no better reason; where none is found the sweep keeps all.
const NARROW: usize = 1 << 17;

/// A pattern of n x n cells, n at least 2, with the most black ones: row by row, true for black.
pub fn most(n: usize, budget: &mut Budget) -> Result<Vec<bool>, Stop> {
    let most = bound(n);
    for blacks in (1..=most).rev() {
        if blacks == most
            && let Some(pattern) = sweep(n, waste(n, blacks), NARROW, budget)?
        {
            return Ok(pattern);
        }
        if let Some(pattern) = sweep(n, waste(n, blacks), usize::MAX, budget)? {
            return Ok(pattern);
        }
    }
    Err(Stop::Refused)
}

/// The tree of the border; 0 is a white cell.
const BORDER: u8 = 1;

/// What the last cells of the columns are, and in the last place that diagonally before the next one: a white cell, or the
/// tree of a black one.
type Trees = [u8; WIDEST + 1];

/// A frontier in four bits a cell, trees numbered as they come; nothing if there are too many of them.
fn key(trees: &[u8]) -> Option<u128> {
    let mut names = [0; WIDEST + 2];
    names[usize::from(BORDER)] = BORDER;
    let mut next = BORDER;
    let mut key = 0;
    for (at, tree) in trees.iter().enumerate().filter(|(_, tree)| **tree != 0) {
        let name = &mut names[usize::from(*tree)];
        if *name == 0 {
            next += 1;
            *name = next;
        }
        key |= u128::from(*name) << (4 * at);
    }
    (next < 16).then_some(key)
}

fn read(key: u128, n: usize) -> Trees {
    let mut trees = [0; WIDEST + 1];
    for (at, tree) in trees[..=n].iter_mut().enumerate() {
        *tree = (key >> (4 * at) & 15) as u8;
    }
    trees
}

impl Place {
    /// Whether it lies at the top or bottom, and whether at the left or right.
    fn edges(self) -> (bool, bool) {
        let edge = |at| at == 0 || at + 1 == self.n;
        (edge(self.row), edge(self.col))
    }

    /// What lies above, to the left, diagonally before and diagonally above to the right; nothing outside of the board.
    fn past(self, trees: &Trees) -> [Option<u8>; 4] {
        let (up, left) = (self.row > 0, self.col > 0);
        [
            up.then(|| trees[self.col]),
            left.then(|| trees[self.col - 1]),
            (up && left).then(|| trees[self.n]),
            (up && self.col + 1 < self.n).then(|| trees[self.col + 1]),
        ]
    }

    /// Puts a cell into the frontier; says how many trees were left behind without the border.
    fn put(self, trees: &mut Trees, cell: u8) -> u8 {
        let all = &mut trees[..=self.n];
        let mut gone = [all[self.n], 0];
        all[self.n] = std::mem::replace(&mut all[self.col], cell);
        if self.col + 1 == self.n {
            gone[1] = std::mem::take(&mut all[self.n]);
        }
        gone.iter().filter(|tree| **tree > BORDER && !all.contains(tree)).count() as u8
    }

    /// Blackens it if that is allowed; says what that wastes, twice.
    fn blacken(self, trees: &mut Trees) -> Option<u8> {
        let [above, left, behind, beside] = self.past(trees);
        if above.is_some_and(|tree| tree != 0) || left.is_some_and(|tree| tree != 0) {
            return None;
        }
        let (lying, upright) = self.edges();
        let mut linked = [(lying || upright).then_some(BORDER), behind, beside];
        linked.iter_mut().for_each(|tree| *tree = tree.filter(|tree| *tree != 0));
        // Two links with one tree would close a ring.
        for (at, tree) in linked.iter().enumerate() {
            if tree.is_some() && linked[..at].contains(tree) {
                return None;
            }
        }
        let all = &mut trees[..=self.n];
        let free = || (BORDER + 1..).find(|tree| !all.contains(tree)).unwrap_or(u8::MAX);
        let tree = linked.into_iter().flatten().min().unwrap_or_else(free);
        all.iter_mut().filter(|other| linked.contains(&Some(**other))).for_each(|t| *t = tree);
        Some(2 * self.put(trees, tree))
    }

    /// Leaves it white; says what that wastes, twice.
    fn whiten(self, trees: &mut Trees) -> u8 {
        let [above, left, behind, _] = self.past(trees);
        let white = |cell: Option<u8>| cell == Some(0);
        let square = white(above) && white(left) && white(behind);
        let (lying, upright) = self.edges();
        let corner = lying && upright;
        let pairs = u8::from(lying && white(left)) + u8::from(upright && white(above));
        2 * u8::from(square) + 2 * u8::from(corner) + pairs + 2 * self.put(trees, 0)
    }
}

/// The frontiers after a cell, each with twice the least waste behind it.
#[derive(Default)]
struct Layer {
    places: Table<u128, u32>,
    frontiers: Vec<(u128, u8)>,
    steps: Vec<Step>,
}

impl Layer {
    fn put(&mut self, key: u128, waste: u8, step: Step) {
        let next = self.frontiers.len() as u32;
        let place = *self.places.entry(key).or_insert(next);
        if place == next {
            self.frontiers.push((key, waste));
            self.steps.push(step);
        } else if waste < self.frontiers[place as usize].1 {
            self.frontiers[place as usize].1 = waste;
            self.steps[place as usize] = step;
        }
    }

    /// About how many bytes it takes while it grows.
    fn bytes(&self) -> u64 {
        self.frontiers.len() as u64 * (32 + 4 + 2 * 36)
    }

    /// Keeps the most promising frontiers.
    fn narrow(&mut self, width: usize) {
        self.places = Table::default();
        if self.frontiers.len() <= width {
            return;
        }
        let trees = |key: u128| (0..32).map(|at| (key >> (4 * at) & 15) as u8).max();
        let promise = |(key, waste): (u128, u8)| {
            // Among equals any will do, but not those that look alike.
            (2 * waste + trees(key).unwrap_or(0), (key as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15))
        };
        let mut order: Vec<u32> = (0..self.frontiers.len() as u32).collect();
        order.sort_by_cached_key(|at| promise(self.frontiers[*at as usize]));
        order.truncate(width);
        self.frontiers = order.iter().map(|at| self.frontiers[*at as usize]).collect();
        self.steps = order.iter().map(|at| self.steps[*at as usize]).collect();
    }
}

/// A pattern that wastes at most this, twice counted, among those that the kept frontiers lead to.
fn sweep(
    n: usize,
    limit: u8,
    width: usize,
    budget: &mut Budget,
) -> Result<Option<Vec<bool>>, Stop> {
    assert!((2..=WIDEST).contains(&n), "boards are from 2 to {WIDEST} wide");
    let mut layer = Layer { frontiers: vec![(0, 0)], ..Layer::default() };
    let mut steps: Vec<Vec<Step>> = Vec::new();
    let mut kept = 0;
    for cell in 0..n * n {
        budget.report("progress-swept", cell as u64, (n * n) as u64);
        let place = Place { row: cell / n, col: cell % n, n };
        layer = step(&layer, place, limit, budget)?;
        layer.narrow(width);
        let bytes = (layer.steps.len() * size_of::<Step>()) as u64;
        budget.take_memory(bytes)?;
        kept += bytes;
        steps.push(std::mem::take(&mut layer.steps));
    }
    budget.free_memory(kept);
    // After the last cell only white cells and the tree of the border are left.
    let best = layer.frontiers.iter().enumerate().min_by_key(|(_, (_, waste))| *waste);
    Ok(best.map(|(at, _)| trace(&steps, at)))
}

fn step(layer: &Layer, place: Place, limit: u8, budget: &mut Budget) -> Result<Layer, Stop> {
    let mut next = Layer::default();
    for (from, (from_key, waste)) in layer.frontiers.iter().enumerate() {
        budget.tick()?;
        let before = read(*from_key, place.n);
        let from = (from as u32) << 1;
        let (mut black, mut white) = (before, before);
        let blackened = place.blacken(&mut black);
        let whitened = place.whiten(&mut white);
        for (trees, more, is_black) in [(black, blackened, 1), (white, Some(whitened), 0)] {
            let Some(waste) = more.map(|more| waste + more).filter(|all| *all <= limit) else {
                continue;
            };
            let key = key(&trees[..=place.n]).ok_or(Stop::Refused)?;
            next.put(key, waste, from | is_black);
        }
        let look = from.is_multiple_of(1 << 14);
        if look && (next.bytes() > budget.memory_left() || next.frontiers.len() > MOST_FRONTIERS) {
            return Err(Stop::Memory);
        }
    }
    Ok(next)
}
