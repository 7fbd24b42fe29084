//! The fewest border clues of a board without given towers that has one solution.
//!
//! Every way to put so many clues on the border is looked at, up to the symmetries of the square. A set that two known squares
//! have is not unique; only those that fewer of them have are asked of the solver. If no set of k clues leaves one square,
//! none of fewer does: the clues that its square would add leave it alone.

use super::lines::{Lines, RowSet, both, height, members};
use crate::record::{Found, Kept, Record, Term};
use quadrille_core::{
    Ask, Budget, Message, Notation, Options, Rng, Solve, Stop, Verdict, message, referee,
};
use quadrille_games::towers::rules::{Puzzle, Side, Towers};
use std::collections::BTreeSet;

/// The fewest clues.
pub const FEWEST: Record = Record {
    name: "towers-fewest-clues",
    about: "record-towers-fewest-clues",
    source: "J. Waldmann, Building Thin Instances of the Skyline Puzzle, 2025: n - 1 clues exist",
    first: 2,
    quick: 4,
    most: 6,
    published: &[],
    compute: fewest,
    check,
    prove: None,
};

/// Squares that are drawn at the start: with more of them fewer sets are asked of the solver.
const KNOWN: usize = 8192;

/// A clue: where (top, bottom, left, right, each from its first line) and how many towers are seen.
type Clue = (usize, usize);

struct Hunt {
    n: usize,
    /// By place and clue: the known squares that have it.
    known: Vec<Vec<Vec<u64>>>,
    /// Sets that were looked at, those of an earlier run included, and those that were asked of the solver.
    looked: u64,
    asked: u64,
    /// Sets to leave out, because an earlier run looked at them.
    skip: u64,
}

fn fewest(n: u32, kept: &mut Kept<'_>, budget: &mut Budget) -> Result<Found, Stop> {
    let mut hunt = Hunt::new(n as usize, budget)?;
    let marks = kept.mark.as_deref().unwrap_or_default().split_once(' ');
    let marks = marks.and_then(|(k, looked)| Some((k.parse().ok()?, looked.parse().ok()?)));
    let (first, mut skip) = marks.unwrap_or((0, 0));
    for clues in first..=4 * n as usize {
        (hunt.looked, hunt.skip) = (0, skip);
        skip = 0;
        let all = vec![u64::MAX; KNOWN / 64];
        let found = hunt.from(0, clues, &mut Vec::new(), &all, kept, budget)?;
        if let Some(set) = found {
            let mut answer = Found { value: clues.to_string(), ..Found::default() };
            answer.witness = Some(id(&set, n as usize));
            answer.further.insert("sets asked of the solver".into(), hunt.asked.to_string());
            return Ok(answer);
        }
    }
    Err(Stop::Refused)
}

impl Hunt {
    fn new(n: usize, budget: &mut Budget) -> Result<Self, Stop> {
        let mut known = vec![vec![vec![0u64; KNOWN / 64]; n]; 4 * n];
        let lines = Lines::new(n);
        let mut rng = Rng::new(n as u64);
        // A square that came twice would pass for two.
        let mut squares = BTreeSet::new();
        for _ in 0..KNOWN {
            budget.tick()?;
            squares.insert(random_square(&lines, &mut rng));
        }
        for (number, square) in squares.iter().enumerate() {
            for (place, known) in known.iter_mut().enumerate() {
                known[clue_of(square, place, n) - 1][number / 64] |= 1 << (number % 64);
            }
        }
        Ok(Hunt { n, known, looked: 0, asked: 0, skip: 0 })
    }

    /// Looks at all sets with `left` more clues at places from `place` on; tells the first that leaves one square.
    fn from(
        &mut self,
        place: usize,
        left: usize,
        set: &mut Vec<Clue>,
        having: &[u64],
        kept: &mut Kept<'_>,
        budget: &mut Budget,
    ) -> Result<Option<Vec<Clue>>, Stop> {
        if left == 0 {
            return self.judge(set, having, kept, budget);
        }
        for next in place..=(4 * self.n).saturating_sub(left) {
            // Large clues say most, so a set that is enough comes early.
            for clue in (1..=self.n).rev() {
                let with = &self.known[next][clue - 1];
                let fewer: Vec<u64> = having.iter().zip(with).map(|(a, b)| a & b).collect();
                set.push((next, clue));
                let found = self.from(next + 1, left - 1, set, &fewer, kept, budget)?;
                set.pop();
                if found.is_some() {
                    return Ok(found);
                }
            }
        }
        Ok(None)
    }

    /// The set, if it leaves one square.
    fn judge(
        &mut self,
        set: &[Clue],
        having: &[u64],
        kept: &mut Kept<'_>,
        budget: &mut Budget,
    ) -> Result<Option<Vec<Clue>>, Stop> {
        budget.tick()?;
        if having.iter().map(|word| word.count_ones()).sum::<u32>() > 1 || !is_form(set, self.n) {
            return Ok(None);
        }
        self.looked += 1;
        if self.looked <= self.skip {
            return Ok(None);
        }
        self.asked += 1;
        if self.asked.is_multiple_of(1 << 12) {
            (kept.keep)(&format!("{} {}", set.len(), self.looked - 1));
            budget.report("progress-sets", self.looked, 0);
        }
        let unique = leaves_one(&puzzle(set, self.n), budget)?;
        Ok(unique.then(|| set.to_vec()))
    }
}

/// A square, row after row; begun again where no row fits.
fn random_square(lines: &Lines, rng: &mut Rng) -> Vec<u32> {
    'again: loop {
        let mut fitting: RowSet = lines.all();
        let mut square = Vec::new();
        while square.len() < lines.n {
            let rows: Vec<usize> = members(&fitting).collect();
            let Some(row) = rng.choose(&rows) else { continue 'again };
            square.push(lines.rows[*row]);
            fitting = both(&fitting, &lines.fitting[*row]);
        }
        return square;
    }
}

/// The cells that are seen from a place, nearest first.
fn line(place: usize, n: usize) -> impl Iterator<Item = (usize, usize)> {
    let (side, at) = (place / n, place % n);
    (0..n).map(move |i| match side {
        0 => (i, at),
        1 => (n - 1 - i, at),
        2 => (at, i),
        _ => (at, n - 1 - i),
    })
}

fn clue_of(square: &[u32], place: usize, n: usize) -> usize {
    let mut tallest = None;
    let mut count = 0;
    for (row, col) in line(place, n) {
        let height = Some(height(square[row], col));
        if height > tallest {
            (tallest, count) = (height, count + 1);
        }
    }
    count
}

/// Where a place lies after the board is flipped along its main diagonal, and after it is flipped left to right.
fn moved(place: usize, n: usize) -> [usize; 2] {
    let (side, at) = (place / n, place % n);
    let diagonal = [2, 3, 0, 1][side] * n + at;
    let mirrored = match side {
        0 | 1 => side * n + (n - 1 - at),
        2 => 3 * n + at,
        _ => 2 * n + at,
    };
    [diagonal, mirrored]
}

/// Whether a set is the least of the eight that it can be turned or flipped into.
fn is_form(set: &[Clue], n: usize) -> bool {
    let mut image = set.to_vec();
    for step in 0..8 {
        for clue in &mut image {
            clue.0 = moved(clue.0, n)[step % 2];
        }
        image.sort_unstable();
        if image.as_slice() < set {
            return false;
        }
    }
    true
}

fn puzzle(set: &[Clue], n: usize) -> Option<Puzzle> {
    const SIDES: [Side; 4] = Side::ALL;
    let mut puzzle = Puzzle::empty(n).ok()?;
    for (place, clue) in set {
        puzzle.set_clue(SIDES[place / n], place % n, *clue as u32).ok()?;
    }
    Some(puzzle)
}

fn leaves_one(puzzle: &Option<Puzzle>, budget: &mut Budget) -> Result<bool, Stop> {
    let Some(puzzle) = puzzle else { return Err(Stop::Refused) };
    let answer = referee::solve(puzzle, &Towers::methods()[0], &Ask::count(2), budget);
    match answer {
        Ok(answer) => match answer.verdict {
            Verdict::Unknown(stop) => Err(stop),
            _ => Ok(answer.solutions == 1 && answer.exhausted),
        },
        Err(_) => Err(Stop::Refused),
    }
}

fn id(set: &[Clue], n: usize) -> String {
    let clue =
        |place: usize| set.iter().find(|(at, _)| *at == place).map(|(_, clue)| clue.to_string());
    let clues: Vec<String> = (0..4 * n).map(|place| clue(place).unwrap_or_default()).collect();
    format!("towers:{n}:{}", clues.join("/"))
}

/// Checks a witness with another method of the game: so many clues, no towers, and one solution, says a formula.
fn check(term: &Term) -> Result<(), Message> {
    let witness = term.witness.as_deref().unwrap_or_default();
    let text = witness.strip_prefix("towers:").unwrap_or_default();
    let id = Towers::formats().iter().find(|format| format.name == "id");
    let Some(read) = id.and_then(|format| format.read) else {
        return Err(message!("record-witness-illegal"));
    };
    let puzzle = read(text, &Options::new()).map_err(|error| error.message())?;
    if puzzle.size() != term.n as usize || puzzle.givens().next().is_some() {
        return Err(message!("record-witness-size", n = term.n));
    }
    let clues = puzzle.clues().count();
    if clues.to_string() != term.value {
        return Err(message!("record-witness-value", found = clues));
    }
    let Some(sat) = Towers::methods().iter().find(|method| method.name == "sat") else {
        return Err(message!("record-witness-illegal"));
    };
    let answer = referee::solve(&puzzle, sat, &Ask::count(2), &mut Budget::unlimited());
    match answer.map_err(|error| error.message())? {
        answer if answer.solutions == 1 && answer.exhausted => Ok(()),
        _ => Err(message!("record-witness-not-unique")),
    }
}
