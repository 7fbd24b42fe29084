//! The fewest given tiles of a puzzle with one solution.
//!
//! Tiles of a board lead to that board alone exactly if from every other board at least one of them differs. So they hit
//! each set of cells where another board differs from it: a smallest hitting set, asked of every board up to symmetry
//! (McGuire's method for the fewest givens of a Sudoku).

use super::rows::each_board;
use crate::record::{Found, Notation, Record, Refuted, Term};
use quadrille_core::pb::{Bit, Program};
use quadrille_core::{Ask, Budget, Message, Options, Stop, message};
use quadrille_engines::pb::{NoLemmas, Refuter};

/// The fewest givens of a 2n x 2n puzzle.
pub const FEWEST: Record = Record {
    name: "unruly-givens",
    about: "record-unruly-givens",
    source: "",
    first: 2,
    quick: 3,
    most: 3,
    published: &[],
    compute: |n, _, budget| fewest(2 * n as usize, false, budget),
    check: |term| check(term, false),
    prove: Some(prove_all),
};

/// The same where no two rows and no two columns are equal.
pub const FEWEST_DISTINCT: Record = Record {
    name: "unruly-distinct-givens",
    about: "record-unruly-distinct-givens",
    source: "",
    first: 2,
    quick: 3,
    most: 3,
    published: &[],
    compute: |n, _, budget| fewest(2 * n as usize, true, budget),
    check: |term| check(term, true),
    prove: Some(prove_distinct),
};

/// Every full board as its cells, row by row from the lowest bit.
fn all_boards(n: usize, distinct: bool, budget: &mut Budget) -> Result<Vec<u64>, Stop> {
    let mut boards = Vec::new();
    each_board(n, distinct, budget, &mut |rows| {
        boards.push(rows.iter().rev().fold(0u64, |bits, row| bits << n | u64::from(*row)));
    })?;
    Ok(boards)
}

fn fewest(n: usize, distinct: bool, budget: &mut Budget) -> Result<Found, Stop> {
    let boards = all_boards(n, distinct, budget)?;
    let forms: Vec<u64> = boards.iter().copied().filter(|board| is_form(*board, n)).collect();
    let mut best: Option<(u64, u64)> = None;
    let mut most = n * n;
    for (number, board) in forms.iter().enumerate() {
        budget.report("progress-forms", number as u64, forms.len() as u64);
        let sets = differences(*board, &boards);
        // Only fewer than the best so far is worth finding.
        while most > 0
            && let Some(cells) = hitting(&sets, 0, 0, most - 1, budget)?
        {
            most = cells.count_ones() as usize;
            best = Some((*board, cells));
        }
    }
    let (board, cells) = best.ok_or(Stop::Refused)?;
    let mut found = Found { value: most.to_string(), ..Found::default() };
    found.further.insert("boards".into(), boards.len().to_string());
    found.further.insert("boards up to symmetry".into(), forms.len().to_string());
    found.witness = Some(id(board, cells, n, distinct));
    Ok(found)
}

fn prove_all(
    term: &Term,
    budget: &mut Budget,
    put: &mut dyn FnMut(Refuted) -> bool,
) -> Result<(), Stop> {
    prove(term, false, budget, put)
}

fn prove_distinct(
    term: &Term,
    budget: &mut Budget,
    put: &mut dyn FnMut(Refuted) -> bool,
) -> Result<(), Stop> {
    prove(term, true, budget, put)
}

/// For each board up to symmetry: one tile fewer does not hit all the sets.
fn prove(
    term: &Term,
    distinct: bool,
    budget: &mut Budget,
    put: &mut dyn FnMut(Refuted) -> bool,
) -> Result<(), Stop> {
    let n = 2 * term.n as usize;
    let most: i64 = term.value.parse().map_err(|_| Stop::Refused)?;
    let boards = all_boards(n, distinct, budget)?;
    let forms: Vec<u64> = boards.iter().copied().filter(|board| is_form(*board, n)).collect();
    for (number, board) in forms.iter().enumerate() {
        budget.report("progress-forms", number as u64, forms.len() as u64);
        let program = fewer_tiles(*board, &boards, n, most - 1);
        // A point would be a puzzle with fewer tiles.
        let proof = Refuter::refute(&program, &mut NoLemmas, budget)?.ok_or(Stop::Refused)?;
        let name = format!("board-{:04}", number + 1);
        if !put(Refuted {
            name,
            notation: Notation::VeriPb,
            program: program.to_opb(),
            proof: proof.into_bytes(),
        }) {
            return Ok(());
        }
    }
    Ok(())
}

/// So many tiles of a board that lead to it alone, as a program.
fn fewer_tiles(board: u64, boards: &[u64], n: usize, most: i64) -> Program {
    let mut program = Program::new();
    let cells: Vec<Bit> = (0..n * n)
        .map(|cell| program.answer_bit(format_args!("r{}c{} is given", cell / n + 1, cell % n + 1)))
        .collect();
    let rows = (0..n).map(|row| {
        (0..n)
            .map(|col| if board >> (row * n + col) & 1 == 1 { '1' } else { '0' })
            .collect::<String>()
    });
    program.note(format!("the board {}", rows.collect::<Vec<_>>().join(" ")));
    program.note("another board differs from it in these cells, so one of them is given");
    for set in differences(board, boards) {
        let inside = cells.iter().filter(|cell| set >> cell.0 & 1 == 1);
        program.at_least(inside.map(|cell| (1, *cell)), 1);
    }
    program.note("fewer tiles than the record says");
    program.at_most(cells.iter().map(|cell| (1, *cell)), most);
    program
}

/// Whether a board is the least of those it can be turned, mirrored or recoloured into.
fn is_form(board: u64, n: usize) -> bool {
    let cells = n * n;
    let all = (1u64 << cells) - 1;
    let at = |board: u64, row: usize, col: usize| board >> (row * n + col) & 1;
    let build = |from: &dyn Fn(usize, usize) -> u64| {
        (0..cells).fold(0u64, |bits, cell| bits | from(cell / n, cell % n) << cell)
    };
    let last = n - 1;
    let mut turned = board;
    for _ in 0..4 {
        let now = turned;
        let mirrored = build(&|row, col| at(now, row, last - col));
        if [now, mirrored, !now & all, !mirrored & all].iter().any(|other| *other < board) {
            return false;
        }
        turned = build(&|row, col| at(now, last - col, row));
    }
    true
}

/// Where other boards differ from this one, without the sets that hold another: whoever hits that one hits them.
fn differences(board: u64, boards: &[u64]) -> Vec<u64> {
    let mut all: Vec<u64> =
        boards.iter().map(|other| board ^ other).filter(|set| *set != 0).collect();
    all.sort_unstable_by_key(|set| (set.count_ones(), *set));
    let mut least: Vec<u64> = Vec::new();
    for set in all {
        if !least.iter().any(|small| set & small == *small) {
            least.push(set);
        }
    }
    least
}

/// A set of cells that hits all sets, with at most `left` cells beside the chosen ones and none of the barred.
fn hitting(
    sets: &[u64],
    chosen: u64,
    barred: u64,
    left: usize,
    budget: &mut Budget,
) -> Result<Option<u64>, Stop> {
    budget.tick()?;
    // Sets that share no cell need a cell each.
    let (mut apart, mut used) = (0, 0);
    let mut tightest: Option<u64> = None;
    for set in sets.iter().filter(|set| *set & chosen == 0) {
        let open = set & !barred;
        if tightest.is_none_or(|best| open.count_ones() < best.count_ones()) {
            tightest = Some(open);
        }
        if open & used == 0 {
            apart += 1;
            used |= open;
        }
    }
    let Some(mut open) = tightest else { return Ok(Some(chosen)) };
    if apart > left {
        return Ok(None);
    }
    let mut barred = barred;
    while open != 0 {
        let cell = open & open.wrapping_neg();
        open ^= cell;
        if let Some(found) = hitting(sets, chosen | cell, barred, left - 1, budget)? {
            return Ok(Some(found));
        }
        // No answer has this cell: it is not tried again further down.
        barred |= cell;
    }
    Ok(None)
}

/// The puzzle with these tiles of a board, in the notation of Simon Tatham's collection: letters count the empty cells
/// before a tile, `a` for none, `z` for 25 without a tile, and capital letters are for ones.
fn id(board: u64, cells: u64, n: usize, distinct: bool) -> String {
    let mut text = format!("unruly:{n}x{n}{}:", if distinct { "u" } else { "" });
    let mut empty = 0u8;
    // One imaginary tile behind the last cell ends the text.
    for cell in 0..=n * n {
        if cell < n * n && cells >> cell & 1 == 0 {
            empty += 1;
            continue;
        }
        while empty > 24 {
            text.push('z');
            empty -= 25;
        }
        let first = if cell < n * n && board >> cell & 1 == 1 { b'A' } else { b'a' };
        text.push(char::from(first + empty));
        empty = 0;
    }
    text
}

/// Checks a witness with the solvers of the game: so many tiles, and one solution, says a formula.
fn check(term: &Term, distinct: bool) -> Result<(), Message> {
    let witness = term.witness.as_deref().unwrap_or_default();
    let text = witness.strip_prefix("unruly:").unwrap_or_default();
    let Some(game) = quadrille_games::find("unruly") else {
        return Err(message!("record-witness-illegal"));
    };
    let puzzle = game.read(Some("id"), text, &Options::new()).map_err(|error| error.message())?;
    if puzzle.cells() != (4 * term.n * term.n) as usize
        || puzzle.further_rules().is_empty() == distinct
    {
        return Err(message!("record-witness-size", n = term.n));
    }
    let tiles = puzzle.clues().unwrap_or_default();
    if tiles.to_string() != term.value {
        return Err(message!("record-witness-value", found = tiles));
    }
    let answer = puzzle.solve(Some("sat"), &Ask::count(2), &mut Budget::unlimited());
    match answer.map_err(|error| error.message())? {
        answer if answer.solutions == 1 && answer.exhausted => Ok(()),
        _ => Err(message!("record-witness-not-unique")),
    }
}
