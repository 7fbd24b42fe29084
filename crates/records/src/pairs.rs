//! The game for two of Pairs on white boards whose cells are numbered in reading order: what best play comes to.

use crate::record::{Found, Kept, Record, Term};
use quadrille_core::{Budget, Colour, Message, Stop, message};
use quadrille_games::pairs::duel::{Wins, outlook};
use quadrille_games::pairs::rules::{Puzzle, Rule};

/// Two rows of n cells.
pub const TWO_ROWS: Record = Record {
    name: "pairs-duel-2",
    about: "record-pairs-duel-2",
    source: "",
    first: 2,
    quick: 9,
    most: 20,
    published: &[],
    compute: |n, kept, budget| value(2, n, kept, budget),
    check: |term| check(2, term),
    prove: None,
};

/// Three rows of n cells.
pub const THREE_ROWS: Record = Record {
    name: "pairs-duel-3",
    about: "record-pairs-duel-3",
    source: "",
    first: 2,
    quick: 6,
    most: 16,
    published: &[],
    compute: |n, kept, budget| value(3, n, kept, budget),
    check: |term| check(3, term),
    prove: None,
};

fn board(rows: usize, cols: usize) -> Option<Puzzle> {
    let cells = rows * cols;
    let values = (1..=cells as u32).collect();
    Puzzle::new(rows, cols, vec![Colour::White; cells], values, Rule::Adjacent).ok()
}

/// The first player's total less the other's when both play best, the lower total winning; and how many first moves lead
/// there.
fn value(rows: usize, n: u32, _: &mut Kept<'_>, budget: &mut Budget) -> Result<Found, Stop> {
    let board = board(rows, n as usize).ok_or(Stop::Refused)?;
    let found = outlook(&board, Wins::Lower, budget).map_err(|_| Stop::Refused)??;
    let mut told = Found { value: found.value.to_string(), ..Found::default() };
    told.further.insert("best first moves".into(), found.best.len().to_string());
    told.witness = found.best.first().map(|pair| board.name(*pair));
    Ok(told)
}

/// Boards up to this many cells are played through again, move by move.
const SMALL: usize = 12;

/// Checks a value by trying every game, which takes too long on larger boards: there only the move is looked at.
fn check(rows: usize, term: &Term) -> Result<(), Message> {
    let Some(board) = board(rows, term.n as usize) else {
        return Err(message!("record-witness-size", n = term.n));
    };
    let moves: Vec<(usize, usize)> =
        board.side_by_side().map(|pair| (pair.first as usize, pair.second as usize)).collect();
    let best = term.witness.as_deref().unwrap_or_default();
    if !board.side_by_side().any(|pair| board.name(pair) == best) {
        return Err(message!("record-witness-illegal"));
    }
    let value =
        (board.len() <= SMALL).then(|| play_out(&moves, 0)).filter(|v| v.to_string() != term.value);
    match value {
        Some(value) => Err(message!("record-witness-value", found = value)),
        None => Ok(()),
    }
}

/// What the rest of the game comes to for whoever is to move, by trying everything. Values are numbered by the cells, so the
/// price of a pair is how far apart its cells are.
fn play_out(moves: &[(usize, usize)], taken: u32) -> i64 {
    let free = |cell: usize| taken >> cell & 1 == 0;
    let rest = moves.iter().filter(|(a, b)| free(*a) && free(*b));
    let after =
        |(a, b): &(usize, usize)| a.abs_diff(*b) as i64 - play_out(moves, taken | 1 << a | 1 << b);
    rest.map(after).min().unwrap_or(0)
}
