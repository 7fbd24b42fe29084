//! What a position costs: pegs far out, on tips, and alone.

use crate::pegs::rules::Puzzle;
use crate::pegs::solve::wide_board::{Bits, WideBoard};
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
        BeamWeights {
            power: power * usual.power,
            tip: tip * usual.tip,
            alone: alone * usual.alone,
            alone_share: alone_share * usual.alone_share,
            shift,
        }
    }
}

/// What a position is judged by: the less the better.
pub struct PlaceCosts {
    /// What a peg costs where it stands.
    pub stand: Vec<i32>,
    /// What it costs more if it has no neighbour.
    pub alone: Vec<i32>,
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
        let (row, col) = match goal {
            Some(c) => (c.row as f64, c.col as f64),
            None => (mean(|c| c.row) + drawn.shift.0, mean(|c| c.col) + drawn.shift.1),
        };
        let away = |c: &Cell| (c.row as f64 - row).hypot(c.col as f64 - col);
        // Whatever the power, a peg on the rim costs as much.
        let far = cells.iter().map(away).fold(1.0, f64::max);
        let mut weights = PlaceCosts { stand: vec![0; places], alone: vec![0; places] };
        for cell in cells {
            let at = board.place(cell);
            let away = (away(&cell) / far).powf(drawn.power) * far * far;
            let outs = board.ways.iter().filter(|(_, from)| from.has(at)).count();
            let jumped = |(by, from): &&(isize, Bits<W>)| {
                at.checked_add_signed(-by).is_some_and(|f| f < places && from.has(f))
            };
            let overs = board.ways.iter().filter(jumped).count();
            let stand = away + drawn.tip / (1.0 + outs as f64 + overs as f64);
            // Tenths are fine enough, and the sum over the largest board fits.
            weights.stand[at] = (10.0 * stand) as i32;
            weights.alone[at] = (10.0 * (drawn.alone + drawn.alone_share * stand)) as i32;
        }
        weights
    }
}
