//! The shortest plays on triangular boards: from one hole, wherever it is, to one peg.

use crate::record::{Found, Kept, Record, Term};
use quadrille_core::{
    Arg, Ask, Budget, Cell, Message, Method, Notation, Options, Solve, Stop, Verdict, message,
    referee,
};
use quadrille_games::pegs::Pegs;
use quadrille_games::pegs::boards::named;
use quadrille_games::pegs::rules::{Minimise, Puzzle, Solution, Spot, pegs, replay};
use std::time::Duration;

/// Fewest moves, a chain of jumps by one peg counting once, on a triangle of side n.
pub const TRIANGLE: Record = Record {
    name: "pegs-triangle-moves",
    about: "record-pegs-triangle-moves",
    source: "OEIS A127500",
    first: 4,
    quick: 6,
    // Of side 9 no hole was done with after a minute of a core.
    most: 8,
    published: &[(4, "5"), (5, "9"), (6, "9"), (7, "12"), (8, "13"), (9, "16"), (10, "18")],
    compute: fewest,
    check,
    prove: None,
};

/// The nodes that a hole is given in the first round, and how many times as many in each next one.
const FIRST_ROUND: u64 = 1 << 16;
const GROWTH: u64 = 4;

/// The holes that are left to look at, and the best play so far.
///
/// Only a play shorter than the best one matters, and which hole has a short one nobody knows before. So all are given the same number of
/// nodes, and those that are shown to need as many moves as the best play leave.
struct Race {
    nodes: u64,
    open: Vec<usize>,
    /// How many holes can end with one peg.
    won: usize,
    best: Option<(usize, String)>,
}

/// What a round shows of a hole.
enum Round {
    /// One peg is out of reach.
    Lost,
    /// A play of fewest moves.
    Solved(usize, String),
    /// Fewer moves than this are impossible.
    Open(usize),
}

/// The holes up to symmetry: how far each is from the three sides, the nearest first.
fn holes(n: usize) -> Vec<Cell> {
    let cells = (0..n).flat_map(|row| (0..=row).map(move |col| Cell::new(row, col)));
    let sorted =
        |cell: &Cell| cell.col <= cell.row - cell.col && cell.row - cell.col < n - cell.row;
    cells.filter(sorted).collect()
}

fn fewest(n: u32, kept: &mut Kept<'_>, budget: &mut Budget) -> Result<Found, Stop> {
    let holes = holes(n as usize);
    let all = (0..holes.len()).collect();
    let mut race = Race { nodes: FIRST_ROUND, open: all, won: 0, best: None };
    if let Some(before) = kept.mark.as_deref().and_then(Race::read) {
        race = before;
    }
    while !race.open.is_empty() {
        for number in race.open.clone() {
            let name = format!("triangle:{n}@{}", holes[number]);
            let done = holes.len() - race.open.len();
            budget.report("progress-forms", done as u64, holes.len() as u64);
            race.run(number, n, holes[number], &name, budget)?;
            (kept.keep)(&race.mark());
        }
        race.nodes *= GROWTH;
    }
    let (moves, witness) = race.best.ok_or(Stop::Refused)?;
    let mut found = Found { value: moves.to_string(), ..Found::default() };
    found.further.insert("vacancies up to symmetry".into(), holes.len().to_string());
    found.further.insert("of these that can end with one peg".into(), race.won.to_string());
    found.witness = Some(witness);
    Ok(found)
}

impl Race {
    fn run(
        &mut self,
        number: usize,
        n: u32,
        hole: Cell,
        name: &str,
        budget: &mut Budget,
    ) -> Result<(), Stop> {
        let board = named(&format!("triangle:{n}"), Some(hole)).map_err(|_| Stop::Refused)?;
        match look(&board, self.nodes, budget)? {
            Round::Lost => {}
            Round::Solved(moves, play) => {
                self.won += 1;
                if self.best.as_ref().is_none_or(|(best, _)| moves < *best) {
                    self.best = Some((moves, format!("pegs:{name} {play}")));
                }
            }
            Round::Open(below) if self.best.as_ref().is_some_and(|(best, _)| below >= *best) => {
                self.won += 1;
            }
            Round::Open(_) => return Ok(()),
        }
        self.open.retain(|open| *open != number);
        Ok(())
    }

    fn mark(&self) -> String {
        let open: Vec<String> = self.open.iter().map(usize::to_string).collect();
        let (moves, play) = self.best.as_ref().map_or((0, ""), |(moves, play)| (*moves, play));
        format!("{} {} {moves} {},{play}", self.nodes, self.won, open.join(" "))
    }

    fn read(mark: &str) -> Option<Self> {
        let (numbers, play) = mark.split_once(',')?;
        let numbers: Vec<u64> = numbers.split(' ').map_while(|word| word.parse().ok()).collect();
        let [nodes, won, moves, open @ ..] = &numbers[..] else { return None };
        let best = (*moves > 0).then(|| (*moves as usize, play.to_string()));
        let open = open.iter().map(|hole| *hole as usize).collect();
        Some(Race { nodes: *nodes, won: *won as usize, open, best })
    }
}

/// What so many nodes show of a board.
fn look(board: &Puzzle, nodes: u64, budget: &mut Budget) -> Result<Round, Stop> {
    let Some(exact) = method() else { return Err(Stop::Refused) };
    let mut left = usize::MAX;
    for minimise in [Minimise::Pegs, Minimise::Moves] {
        let puzzle = board.clone().with_minimise(minimise);
        let mut slice = budget.slice(Duration::MAX, nodes);
        let before = slice.nodes();
        let answer = referee::solve(&puzzle, exact, &Ask::default(), &mut slice);
        let used = slice.nodes() - before;
        budget.absorb(&slice);
        let answer = answer.map_err(|_| Stop::Refused)?;
        if answer.verdict != Verdict::Solved {
            budget.tick()?;
            // Neither the time nor the nodes: what is left are limits that more nodes do not lift.
            if used < nodes {
                return Err(Stop::Memory);
            }
            let note = answer.notes.iter().find(|note| note.key == "pegs-moves-open");
            let below = match note.and_then(|note| note.arg("below")) {
                Some(Arg::Number(below)) if left == 1 => *below as usize,
                _ => 0,
            };
            return Ok(Round::Open(below));
        }
        let play = answer.solution.ok_or(Stop::Refused)?;
        left = replay(&puzzle, &play).map(|end| pegs(&end)).map_err(|_| Stop::Refused)?;
        match minimise {
            _ if left > 1 => return Ok(Round::Lost),
            Minimise::Pegs => {}
            Minimise::Moves => {
                let text = Pegs::write_solution(&puzzle, &play);
                return Ok(Round::Solved(play.moves.len(), text));
            }
        }
    }
    Err(Stop::Refused)
}

fn method() -> Option<&'static Method<Pegs>> {
    Pegs::methods().iter().find(|method| method.name == "exact")
}

/// Plays a witness through: from a full triangle but for one hole to one peg, in so many moves.
fn check(term: &Term) -> Result<(), Message> {
    let illegal = || message!("record-witness-illegal");
    let witness = term.witness.as_deref().unwrap_or_default();
    let (board, play) =
        witness.strip_prefix("pegs:").and_then(|text| text.split_once(' ')).ok_or_else(illegal)?;
    let id = Pegs::formats().iter().find(|format| format.name == "id").and_then(|id| id.read);
    let puzzle =
        id.ok_or_else(illegal)?(board, &Options::new()).map_err(|error| error.message())?;
    let size = board.strip_prefix("triangle:").and_then(|rest| rest.split('@').next());
    let holes = puzzle.cells().filter(|cell| puzzle.start()[*cell] != Spot::Peg).count();
    if size != Some(term.n.to_string().as_str()) || holes != 1 {
        return Err(message!("record-witness-size", n = term.n));
    }
    let play = Pegs::read_solution(&puzzle, play).map_err(|error| error.message())?;
    let end = replay(&puzzle, &play).map_err(|_| illegal())?;
    if pegs(&end) != 1 {
        return Err(illegal());
    }
    // However the moves are written: a peg that jumps on is in the same move.
    match Solution::from_jumps(play.jumps()).moves.len() {
        moves if moves.to_string() == term.value => Ok(()),
        moves => Err(message!("record-witness-value", found = moves)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_hole_has_one_of_them_as_its_image() {
        for n in 2..10 {
            // The least number of orbits of six elements, and what the cells are in all.
            let images = |cell: &Cell| {
                let mut sides = [cell.col, cell.row - cell.col, n - 1 - cell.row];
                sides.sort_unstable();
                match (sides[0] == sides[1], sides[1] == sides[2]) {
                    (true, true) => 1,
                    (false, false) => 6,
                    _ => 3,
                }
            };
            assert_eq!(holes(n).iter().map(images).sum::<usize>(), n * (n + 1) / 2, "{n}");
        }
    }

    #[test]
    fn stopped_anywhere_it_goes_on() {
        let mut marks = Vec::new();
        let mut keep = |mark: &str| marks.push(mark.to_string());
        let kept = &mut Kept { mark: None, keep: &mut keep };
        let whole = fewest(5, kept, &mut Budget::unlimited()).unwrap();
        assert_eq!(whole.value, "9");
        for mark in marks.into_iter().chain(["nonsense".to_string()]) {
            let mut keep = |_: &str| {};
            let kept = &mut Kept { mark: Some(mark.clone()), keep: &mut keep };
            let found = fewest(5, kept, &mut Budget::unlimited()).unwrap();
            assert_eq!(found, whole, "{mark}");
        }
    }
}
