//! What a position costs: pegs far out, on tips, and alone.

use crate::pegs::field::Jump;
use crate::pegs::solve::wide_board::{Beside, Bits, Direction, Lonely, WideBoard};
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
    pub shift: (f64, f64),
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
    /// `words` is the size of the board.
    pub fn draw(number: usize, words: usize, rng: &mut Rng) -> Self {
        let mut around = |share: f64| 1.0 + share * (2.0 * rng.unit() - 1.0);
        let (power, tip, alone, alone_share) = (around(0.2), around(0.5), around(0.5), around(0.4));
        let mut shift = || 1.5 * (around(1.0) - 1.0);
        let shift = (shift(), shift());
        let usual = match words {
            1 => Self::SMALL,
            // Boards between the two take either in turn.
            2..=4 if number > 0 && number.is_multiple_of(2) => Self::SMALL,
            _ => Self::LARGE,
        };
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
    /// The costs of a board's cells if pegs are to gather around a point.
    pub fn new<const W: usize>(
        board: &WideBoard<W>,
        cells: &[Cell],
        (row, col): (f64, f64),
        drawn: &BeamWeights,
    ) -> Self {
        let places = board.beside.len();
        let ways = |at: usize| {
            let outs = board.ways.iter().filter(|way| way.from.has(at)).count();
            let jumped = |way: &&Direction<W>| {
                at.checked_add_signed(-way.by).is_some_and(|f| f < places && way.from.has(f))
            };
            outs + board.ways.iter().filter(jumped).count()
        };
        let away = |c: &Cell| (c.row as f64 - row).hypot(c.col as f64 - col);
        // Whatever the power, a peg on the rim costs as much.
        let far = cells.iter().map(away).fold(1.0, f64::max);
        let mut costs = PlaceCosts { stand: vec![0; places], alone: vec![0; places] };
        for cell in cells {
            let at = board.place(*cell);
            let away = (away(cell) / far).powf(drawn.power) * far * far;
            let stand = away + drawn.tip / (1.0 + ways(at) as f64);
            // Tenths are fine enough, and the sum over the largest board fits.
            costs.stand[at] = (10.0 * stand) as i32;
            costs.alone[at] = (10.0 * (drawn.alone + drawn.alone_share * stand)) as i32;
        }
        costs
    }

    /// What a position costs.
    pub fn of<const W: usize>(&self, pegs: &Bits<W>, beside: &[Beside]) -> i32 {
        let alone = |at: usize| if pegs.has_any(&beside[at]) { 0 } else { self.alone[at] };
        pegs.iter().map(|at| self.stand[at] + alone(at)).sum()
    }

    /// What a jump adds: only pegs beside its three places can become lonely, or cease to be.
    #[inline]
    pub fn change<const W: usize>(
        &self,
        (pegs, lonely): (&Bits<W>, &Lonely<W>),
        board: &WideBoard<W>,
        jump: Jump,
    ) -> i32 {
        let Jump { from, over, to } = jump;
        if board.ways.len() > 4 {
            return self.change_anywhere(pegs, &board.beside, jump);
        }
        let (PlaceCosts { stand, alone }, beside) = (self, &board.beside);
        let mut change = stand[to] - stand[from] - stand[over];
        // On squares no cell is beside two of the three places but the middle one itself.
        for (gone, other) in [(from, over), (over, from)] {
            for at in beside[gone].iter() {
                if at != other && lonely.one.has(at) {
                    change += alone[at];
                }
            }
        }
        let mut met = false;
        for at in beside[to].iter().filter(|at| *at != over && pegs.has(*at)) {
            met = true;
            if lonely.none.has(at) {
                change -= alone[at];
            }
        }
        if met { change } else { change + alone[to] }
    }

    /// The same where cells may be beside two places of a jump.
    fn change_anywhere<const W: usize>(
        &self,
        pegs: &Bits<W>,
        beside: &[Beside],
        jump: Jump,
    ) -> i32 {
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
