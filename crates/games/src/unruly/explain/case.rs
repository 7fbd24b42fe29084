//! A position as a case to argue, for the shortest reasons.

use super::super::lines::Line;
use super::super::play::State;
use super::super::rules::Puzzle;
use quadrille_core::case::{Case, Demand, Kind, Literal, SourceId, Statement};
use quadrille_core::{Cell, InputError, message};

/// Larger boards are not argued: there are too many reasons to compare.
const MAX_CELLS: usize = 400;

/// The case of a position.
pub fn case(puzzle: &Puzzle, from: &State) -> Result<Case, InputError> {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    if rows * cols > MAX_CELLS {
        return Err(InputError::new(message!("case-too-large", most = MAX_CELLS)));
    }
    let cells = (0..rows * cols).map(|index| Cell::new(index / cols, index % cols));
    let statement = |cell: Cell| Statement {
        cell,
        yes: format!("{cell}=black"),
        no: format!("{cell}=white"),
        known: from.known.get(cell.row, cell.col).then(|| from.black.get(cell.row, cell.col)),
    };
    let mut case = Case::new(cells.map(statement).collect());
    let black = |(row, col): (usize, usize)| Case::says(row * cols + col);
    let across: Vec<(Line, Vec<Literal>)> =
        (0..rows).map(|r| (Line::Row(r), (0..cols).map(|c| black((r, c))).collect())).collect();
    let down: Vec<(Line, Vec<Literal>)> =
        (0..cols).map(|c| (Line::Col(c), (0..rows).map(|r| black((r, c))).collect())).collect();
    for (line, tiles) in across.iter().chain(&down) {
        let three = case.source(message!("unruly-case-three", line = line.name()), Kind::Rule);
        for window in tiles.windows(3) {
            case.some(&[three], window);
            case.some(&[three], &[!window[0], !window[1], !window[2]]);
        }
        let half = case.source(message!("unruly-case-half", line = line.name()), Kind::Rule);
        case.demand(&[half], Demand::Exactly(tiles.len() / 2, tiles.clone()));
    }
    if puzzle.unique_lines() {
        for lines in [&across, &down] {
            for (index, (one, tiles)) in lines.iter().enumerate() {
                for (other, facing) in &lines[..index] {
                    let (one, other) = (one.name(), other.name());
                    let what = message!("unruly-case-differ", one = other, other = one);
                    let source = case.source(what, Kind::Rule);
                    differ(&mut case, source, tiles, facing);
                }
            }
        }
    }
    Ok(case)
}

/// Two lines differ somewhere: a helper for each place, which can hold only where they do.
fn differ(case: &mut Case, source: SourceId, one: &[Literal], other: &[Literal]) {
    let mut places = Vec::new();
    for (&a, &b) in one.iter().zip(other) {
        let place = case.helper();
        case.some(&[source], &[!place, a, b]);
        case.some(&[source], &[!place, !a, !b]);
        places.push(place);
    }
    case.some(&[source], &places);
}
