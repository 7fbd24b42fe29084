//! What a position costs: pegs far out, on tips, and alone.

use crate::pegs::field::Jump;
use crate::pegs::rules::Puzzle;
use crate::pegs::solve::wide_board::{Beside, Bits, WideBoard};
use quadrille_core::{Cell, Rng};

/// What one pass holds against a position. Passes differ, so that what one misses another sees.
pub struct BeamWeights {
    /// The power of a peg's distance from the middle with which its cost grows.
    power: f64,
    /// What a peg costs more, divided by the ways it can jump or be jumped.
    tip: f64,
    /// What a peg without neighbour costs more.
    alone: f64,
    /// The share of its other cost that a peg without neighbour costs more.
    alone_share: f64,
    /// How far the middle is moved, in rows and columns.
    shift: (f64, f64),
}

impl BeamWeights {
    /// For a board that `exact` plays too: gather towards the middle.
    const SMALL: BeamWeights =
        BeamWeights { power: 2.0, tip: 20.0, alone: 20.0, alone_share: 0.5, shift: (0.0, 0.0) };
    /// For larger ones: first of all clear the rim, where pegs are left behind; a lonely one can still be
    /// fetched.
    pub const LARGE: BeamWeights =
        BeamWeights { power: 3.5, tip: 5.0, alone: 5.0, alone_share: 0.2, shift: (0.0, 0.0) };

    /// The weights of a pass: the pass without choice and the first one with it have the usual ones.
    pub fn draw(number: usize, large: bool, rng: &mut Rng) -> Self {
        let mut around = |share: f64| 1.0 + share * (2.0 * rng.unit() - 1.0);
        let (power, tip, alone, alone_share) = (around(0.2), around(0.5), around(0.5), around(0.4));
        let mut shift = || 1.5 * (around(1.0) - 1.0);
        let shift = (shift(), shift());
        // Boards between the two take either in turn.
        let usual =
            if large && (number == 0 || number % 2 == 1) { Self::LARGE } else { Self::SMALL };
        if number <= 1 {
            return BeamWeights { shift, ..usual };
        }
        usual.times(power, tip, alone, alone_share, shift)
    }

    /// The weights of a repair: either kind, and somewhat different each time.
    pub fn any(rng: &mut Rng) -> Self {
        let usual = if rng.below(2) == 0 { Self::LARGE } else { Self::SMALL };
        let mut around = |share: f64| 1.0 + share * (2.0 * rng.unit() - 1.0);
        usual.times(around(0.3), around(0.5), around(0.5), around(0.5), (0.0, 0.0))
    }

    fn times(
        &self,
        power: f64,
        tip: f64,
        alone: f64,
        alone_share: f64,
        shift: (f64, f64),
    ) -> BeamWeights {
        BeamWeights {
            power: power * self.power,
            tip: tip * self.tip,
            alone: alone * self.alone,
            alone_share: alone_share * self.alone_share,
            shift,
        }
    }
}

/// What a position is judged by: the less the better.
pub struct PlaceCosts {
    /// What a peg costs where it stands.
    stand: Vec<i32>,
    /// What it costs more if it has no neighbour.
    alone: Vec<i32>,
}

impl PlaceCosts {
    /// The costs of a board with these weights.
    pub fn new<const W: usize>(
        puzzle: &Puzzle,
        board: &WideBoard<W>,
        goal: Option<Cell>,
        drawn: &BeamWeights,
    ) -> Self {
        let places = puzzle.start().rows() * puzzle.start().cols();
        let cells: Vec<Cell> = puzzle.cells().collect();
        let mean = |pick: fn(&Cell) -> usize| {
            cells.iter().map(|c| pick(c) as f64).sum::<f64>() / cells.len() as f64
        };
        let middle = match goal {
            Some(c) => (c.row as f64, c.col as f64),
            None => (mean(|c| c.row) + drawn.shift.0, mean(|c| c.col) + drawn.shift.1),
        };
        let ways = |cell: &Cell| {
            let at = board.place(*cell);
            let outs = board.ways.iter().filter(|(_, from)| from.has(at)).count();
            let jumped = |(by, from): &&(isize, Bits<W>)| {
                at.checked_add_signed(-by).is_some_and(|f| f < places && from.has(f))
            };
            outs + board.ways.iter().filter(jumped).count()
        };
        let ways: Vec<usize> = cells.iter().map(ways).collect();
        Self::gathering(places, &cells, &ways, middle, drawn, |i| board.place(cells[i]))
    }

    /// The costs of cells that pegs can leave in so many ways, if they are to gather around a point. `place` is where
    /// a cell's costs are kept.
    pub fn gathering(
        places: usize,
        cells: &[Cell],
        ways: &[usize],
        (row, col): (f64, f64),
        drawn: &BeamWeights,
        place: impl Fn(usize) -> usize,
    ) -> Self {
        let away = |c: &Cell| (c.row as f64 - row).hypot(c.col as f64 - col);
        // Whatever the power, a peg on the rim costs as much.
        let far = cells.iter().map(away).fold(1.0, f64::max);
        let mut costs = PlaceCosts { stand: vec![0; places], alone: vec![0; places] };
        for (i, cell) in cells.iter().enumerate() {
            let away = (away(cell) / far).powf(drawn.power) * far * far;
            let stand = away + drawn.tip / (1.0 + ways[i] as f64);
            // Tenths are fine enough, and the sum over the largest board fits.
            costs.stand[place(i)] = (10.0 * stand) as i32;
            costs.alone[place(i)] = (10.0 * (drawn.alone + drawn.alone_share * stand)) as i32;
        }
        costs
    }

    /// How many places have costs.
    pub fn places(&self) -> usize {
        self.stand.len()
    }

    /// What a position costs.
    pub fn of<const W: usize>(&self, pegs: &Bits<W>, beside: &[Beside]) -> i32 {
        let alone = |at: usize| if pegs.has_any(&beside[at]) { 0 } else { self.alone[at] };
        pegs.iter().map(|at| self.stand[at] + alone(at)).sum()
    }

    /// What a jump adds: only pegs beside its three places can become lonely, or cease to be.
    #[inline]
    pub fn change<const W: usize>(&self, pegs: &Bits<W>, beside: &[Beside], jump: Jump) -> i32 {
        let (PlaceCosts { stand, alone }, Jump { from, over, to }) = (self, jump);
        let mut change = stand[to] - stand[from] - stand[over];
        let stands = |at: usize| pegs.has(at) && at != from && at != over;
        let lonely = |at: usize| !beside[at].iter().any(stands);
        // Two of them were side by side, so those around them lose a neighbour; on triangles some lose both.
        let second = beside[over].iter().filter(|at| !beside[from].iter().any(|n| n == *at));
        for at in beside[from].iter().chain(second) {
            if stands(at) && !beside[at].iter().any(|n| stands(n) || n == to) {
                change += alone[at];
            }
        }
        if lonely(to) {
            change += alone[to];
        }
        for at in beside[to].iter() {
            if at != over && pegs.has(at) && !pegs.has_any(&beside[at]) {
                change -= alone[at];
            }
        }
        change
    }
}
