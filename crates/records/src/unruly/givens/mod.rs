//! The fewest given tiles of a puzzle with one solution.
//!
//! Every board up to symmetry is asked for so few tiles that lead to it alone (McGuire's method for the fewest givens of a Sudoku).
//!
//! | file | what is in it |
//! |---|---|
//! | `square` | full boards as words, and their images |
//! | `others` | boards that differ from a given one |
//! | `hunt` | the search for a few tiles of one board |
//! | `proofs` | that there are no fewer, for an outside checker |

mod hunt;
mod others;
mod proofs;
mod square;

use crate::record::{Found, Kept, Record, Term};
use hunt::Hunt;
use others::Others;
use quadrille_core::{Ask, Budget, Message, Options, Stop, message};

/// The fewest givens of a 2n x 2n puzzle.
pub const FEWEST: Record = Record {
    name: "unruly-givens",
    about: "record-unruly-givens",
    source: "",
    first: 2,
    quick: 3,
    most: 4,
    published: &[],
    compute: |n, kept, budget| fewest(2 * n as usize, false, kept, budget),
    check: |term| check(term, false),
    prove: Some(proofs::prove_all),
};

/// The same where no two rows and no two columns are equal.
pub const FEWEST_DISTINCT: Record = Record {
    name: "unruly-distinct-givens",
    about: "record-unruly-distinct-givens",
    source: "",
    first: 2,
    quick: 3,
    most: 4,
    published: &[],
    compute: |n, kept, budget| fewest(2 * n as usize, true, kept, budget),
    check: |term| check(term, true),
    prove: Some(proofs::prove_distinct),
};

/// How many boards are looked at between two marks.
const BOARDS_A_MARK: usize = 1 << 12;

/// What the boards so far have shown.
struct SoFar {
    /// Boards looked at, of those up to symmetry.
    boards: usize,
    /// The fewest tiles of any of them, how many have so few, and the first of these with its tiles.
    tiles: usize,
    having: usize,
    board: u64,
    cells: u64,
}

impl SoFar {
    fn nothing(n: usize) -> Self {
        SoFar { boards: 0, tiles: n * n, having: 0, board: 0, cells: 0 }
    }

    fn mark(&self) -> String {
        let SoFar { boards, tiles, having, board, cells } = self;
        format!("{boards} {tiles} {having} {board} {cells}")
    }

    fn read(mark: &str) -> Option<Self> {
        let numbers: Vec<u64> = mark.split(' ').map_while(|word| word.parse().ok()).collect();
        let [boards, tiles, having, board, cells] = numbers[..] else { return None };
        let [boards, tiles, having] = [boards, tiles, having].map(|number| number as usize);
        Some(SoFar { boards, tiles, having, board, cells })
    }

    /// Takes one more board into account.
    fn look_at(&mut self, others: &Others, board: u64, budget: &mut Budget) -> Result<(), Stop> {
        let mut hunt = Hunt::new(others, board);
        let mut most = self.tiles;
        let mut fewest = None;
        while let Some(cells) = hunt.at_most(most, budget)? {
            fewest = Some(cells);
            // Every board of a size has others, so no board needs no tile.
            most = cells.count_ones() as usize - 1;
        }
        self.boards += 1;
        let Some(cells) = fewest else { return Ok(()) };
        let tiles = cells.count_ones() as usize;
        if tiles < self.tiles || self.having == 0 {
            (self.tiles, self.having, self.board, self.cells) = (tiles, 0, board, cells);
        }
        self.having += 1;
        Ok(())
    }
}

fn fewest(
    n: usize,
    distinct: bool,
    kept: &mut Kept<'_>,
    budget: &mut Budget,
) -> Result<Found, Stop> {
    let (forms, boards) = square::forms(n, distinct, budget)?;
    let others = Others::new(n, distinct);
    let mark = kept.mark.as_deref().and_then(SoFar::read);
    let mut so_far = mark.unwrap_or_else(|| SoFar::nothing(n));
    for form in &forms[so_far.boards.min(forms.len())..] {
        so_far.look_at(&others, *form, budget)?;
        if so_far.boards.is_multiple_of(BOARDS_A_MARK) {
            budget.report("progress-forms", so_far.boards as u64, forms.len() as u64);
            (kept.keep)(&so_far.mark());
        }
    }
    let mut found = Found { value: so_far.tiles.to_string(), ..Found::default() };
    let mut tell = |name: &str, number: u64| {
        found.further.insert(name.to_string(), number.to_string());
    };
    tell("boards", boards);
    tell("boards up to symmetry", forms.len() as u64);
    tell("of these with so few", so_far.having as u64);
    found.witness = Some(id(so_far.board, so_far.cells, n, distinct));
    Ok(found)
}

/// The puzzle with these tiles of a board, in the notation of Simon Tatham's collection: letters count the empty cells
/// before a tile, `a` for none, `z` for 25 without a tile, and capital letters are for ones.
fn id(board: u64, cells: u64, n: usize, distinct: bool) -> String {
    let mut text = format!("unruly:{n}x{n}{}:", if distinct { "u" } else { "" });
    let mut empty = 0u8;
    // One imaginary tile behind the last cell ends the text.
    for cell in 0..=n * n {
        let at = cell / n * 8 + cell % n;
        if cell < n * n && cells >> at & 1 == 0 {
            empty += 1;
            continue;
        }
        while empty > 24 {
            text.push('z');
            empty -= 25;
        }
        let first = if cell < n * n && board >> at & 1 == 1 { b'A' } else { b'a' };
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stopped_anywhere_it_goes_on() {
        let (others, n) = (Others::new(6, false), 6);
        let (forms, _) = square::forms(n, false, &mut Budget::unlimited()).unwrap();
        let mut keep = |_: &str| {};
        let whole = {
            let kept = &mut Kept { mark: None, keep: &mut keep };
            fewest(n, false, kept, &mut Budget::unlimited()).unwrap()
        };
        assert_eq!(whole.value, "6");
        let mut so_far = SoFar::nothing(n);
        for form in &forms {
            if so_far.boards.is_multiple_of(213) {
                let kept = &mut Kept { mark: Some(so_far.mark()), keep: &mut keep };
                let found = fewest(n, false, kept, &mut Budget::unlimited()).unwrap();
                assert_eq!(found, whole, "after {}", so_far.boards);
            }
            so_far.look_at(&others, *form, &mut Budget::unlimited()).unwrap();
        }
    }
}
