//! A position as a case to argue, for the shortest reasons.
//!
//! A tower is seen if the highest before it is lower, as in `model/formula.rs`; but here every clue brings its own
//! helpers, so that whoever does not cite it is not bound by them.

use super::super::play::State;
use super::super::rules::{Puzzle, Side};
use quadrille_core::case::{Case, Demand, Kind, Literal, SourceId, Statement};
use quadrille_core::{Cell, InputError, message};

/// Larger boards are not argued: there are too many reasons to compare.
const MAX_SIZE: usize = 9;

/// The case of a position.
pub fn case(puzzle: &Puzzle, from: &State) -> Result<Case, InputError> {
    let n = puzzle.size();
    if n > MAX_SIZE {
        return Err(InputError::new(message!("case-too-large", most = MAX_SIZE * MAX_SIZE)));
    }
    let known = |cell: Cell, height: usize| match (from.heights[cell], from.marks[cell]) {
        (0, Some(marks)) if marks >> height & 1 == 0 => Some(false),
        (0, _) => None,
        (built, _) => Some(usize::from(built) == height),
    };
    let statement = |cell: Cell, height: usize| Statement {
        cell,
        yes: format!("{cell}={height}"),
        no: format!("{cell}!={height}"),
        known: known(cell, height),
    };
    let heights = |cell: Cell| (1..=n).map(move |height| statement(cell, height));
    let mut case = Case::new(puzzle.cells().flat_map(heights).collect());
    for cell in puzzle.cells() {
        case.demand(&[], Demand::Exactly(1, (1..=n).map(|k| is(n, cell, k)).collect()));
    }
    for line in puzzle.lines() {
        let source = case.source(line.said_in(message!("towers-case-once"), n), Kind::Rule);
        for k in 1..=n {
            let places = (0..n).map(|i| is(n, line.cell(n, i), k)).collect();
            case.demand(&[source], Demand::Exactly(1, places));
        }
    }
    for (side, index, clue) in puzzle.clues() {
        sight(&mut case, n, side, index, clue);
    }
    Ok(case)
}

/// "The tower at this cell has this height."
fn is(n: usize, cell: Cell, height: usize) -> Literal {
    Case::says((cell.row * n + cell.col) * n + height - 1)
}

/// The towers of a line seen from a clue.
fn sight(case: &mut Case, n: usize, side: Side, index: usize, clue: usize) {
    let what = message!("towers-case-clue", clue = clue, side = side);
    let what = side.line(index, n).said_in(what, n);
    let source = case.source(what, Kind::Beside(format!("{side}{}", index + 1)));
    let cell = |i: usize| match side {
        Side::Top => Cell::new(i, index),
        Side::Bottom => Cell::new(n - 1 - i, index),
        Side::Left => Cell::new(index, i),
        Side::Right => Cell::new(index, n - 1 - i),
    };
    // By height: the highest so far is at least so high.
    let mut highest = vec![is(n, cell(0), n)];
    for height in (1..n).rev() {
        let (least, more) = (case.helper(), highest[n - 1 - height]);
        let exactly = is(n, cell(0), height);
        case.some(&[source], &[!exactly, least]);
        case.some(&[source], &[!more, least]);
        case.some(&[source], &[!least, exactly, more]);
        highest.push(least);
    }
    highest.reverse();
    let mut seen = Vec::new();
    for i in 1..n {
        let visible = case.helper();
        for height in 1..=n {
            let tower = is(n, cell(i), height);
            case.some(&[source], &[!tower, highest[height - 1], visible]);
            case.some(&[source], &[!tower, !highest[height - 1], !visible]);
        }
        seen.push(visible);
        highest = rise(case, source, n, cell(i), &highest);
    }
    // The first tower is always seen.
    case.demand(&[source], Demand::Exactly(clue - 1, seen));
}

/// The highest so far once a tower is passed.
fn rise(
    case: &mut Case,
    source: SourceId,
    n: usize,
    here: Cell,
    before: &[Literal],
) -> Vec<Literal> {
    let after: Vec<Literal> = (0..n).map(|_| case.helper()).collect();
    for height in 1..=n {
        let (old, new) = (before[height - 1], after[height - 1]);
        case.some(&[source], &[!old, new]);
        let mut needs = vec![!new, old];
        for taller in height..=n {
            case.some(&[source], &[!is(n, here, taller), new]);
            needs.push(is(n, here, taller));
        }
        case.some(&[source], &needs);
    }
    after
}
