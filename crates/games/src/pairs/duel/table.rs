//! A game for two under way.

use super::super::rules::{Pair, Puzzle, Rule, why_not};
use quadrille_core::order::Order as _;
use quadrille_core::{Colour, InputError, Message, message};

/// Who is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The player who began.
    First,
    /// The other one.
    Second,
}

impl Side {
    /// The other side.
    pub fn other(self) -> Self {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

/// Which total wins.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Wins {
    /// The lower one: a difference is what a pair costs.
    #[default]
    Lower,
    /// The higher one, as report 004's text reads: its player maximises own total less the other's.
    Higher,
}

/// A move that the board offers, and what it costs who takes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// The pair.
    pub pair: Pair,
    /// The difference of its values.
    pub cost: u32,
}

/// The board, what has been taken, and both totals.
#[derive(Clone, Debug)]
pub struct Table {
    puzzle: Puzzle,
    wins: Wins,
    /// Every pair of the empty board, in reading order.
    offers: Vec<Offer>,
    open: Vec<bool>,
    totals: [i64; 2],
    taken: Vec<Offer>,
}

/// Boards with more pairs are too large to be played by two.
const MAX_OFFERS: usize = 50_000;

impl Table {
    /// The start of a game.
    pub fn new(puzzle: &Puzzle) -> Result<Self, InputError> {
        let mut offers = Vec::new();
        let too_many = || InputError::new(message!("pairs-duel-size", most = MAX_OFFERS));
        for pair in puzzle.side_by_side() {
            offers.push(Offer { pair, cost: puzzle.cost(pair) });
            if offers.len() > MAX_OFFERS {
                return Err(too_many());
            }
        }
        if puzzle.rule() == Rule::WhiteAnywhere {
            let white = |i: &usize| puzzle.colours()[*i] == Colour::White;
            let whites: Vec<usize> = (0..puzzle.len()).filter(white).collect();
            if whites.len() * whites.len() / 2 + offers.len() > MAX_OFFERS {
                return Err(too_many());
            }
            for (at, &a) in whites.iter().enumerate() {
                for &b in whites[at + 1..].iter().filter(|b| !puzzle.adjacent(a, **b)) {
                    let pair = Pair::new(a, b);
                    offers.push(Offer { pair, cost: puzzle.cost(pair) });
                }
            }
            offers.order_by_key(|o| o.pair);
        }
        Ok(Table {
            puzzle: puzzle.clone(),
            wins: Wins::Lower,
            offers,
            open: vec![true; puzzle.len()],
            totals: [0, 0],
            taken: Vec::new(),
        })
    }

    /// The same game where another total wins.
    #[must_use]
    pub fn with_wins(mut self, wins: Wins) -> Self {
        self.wins = wins;
        self
    }

    /// Which total wins.
    pub fn wins(&self) -> Wins {
        self.wins
    }

    /// What a move counts against who takes it: players make the sum of these low.
    pub fn price(&self, offer: Offer) -> i64 {
        match self.wins {
            Wins::Lower => i64::from(offer.cost),
            Wins::Higher => -i64::from(offer.cost),
        }
    }

    /// The board.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Who moves after so many pairs were taken.
    pub fn mover(taken: usize) -> Side {
        if taken.is_multiple_of(2) { Side::First } else { Side::Second }
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Side {
        Self::mover(self.taken.len())
    }

    /// What a side has paid so far.
    pub fn total(&self, side: Side) -> i64 {
        self.totals[side as usize]
    }

    /// The moves so far.
    pub fn taken(&self) -> &[Offer] {
        &self.taken
    }

    /// The legal moves in reading order.
    pub fn offers(&self) -> impl Iterator<Item = Offer> + '_ {
        let open = |c: u32| self.open[c as usize];
        self.offers.iter().copied().filter(move |o| open(o.pair.first) && open(o.pair.second))
    }

    /// Whether no move is left.
    pub fn is_over(&self) -> bool {
        self.offers().next().is_none()
    }

    /// By how much the second player leads: below 0 the first one does.
    pub fn margin(&self) -> i64 {
        let more = self.totals[0] - self.totals[1];
        match self.wins {
            Wins::Lower => more,
            Wins::Higher => -more,
        }
    }

    /// Takes a pair for whoever is to move, or says why it cannot be taken.
    pub fn take(&mut self, pair: Pair) -> Result<(), Message> {
        let (a, b) = (pair.first as usize, pair.second as usize);
        if !self.puzzle.allows(a, b) {
            return Err(why_not(&self.puzzle, a, b));
        }
        for index in [a, b] {
            if !self.open[index] {
                return Err(message!("pairs-taken", cell = self.puzzle.cell(index)));
            }
        }
        let offer = Offer { pair, cost: self.puzzle.cost(pair) };
        self.totals[self.turn() as usize] += i64::from(offer.cost);
        self.open[a] = false;
        self.open[b] = false;
        self.taken.push(offer);
        Ok(())
    }

    /// Takes the last move back; false when there is none.
    pub fn undo(&mut self) -> bool {
        let Some(offer) = self.taken.pop() else { return false };
        self.totals[self.turn() as usize] -= i64::from(offer.cost);
        self.open[offer.pair.first as usize] = true;
        self.open[offer.pair.second as usize] = true;
        true
    }
}
