//! A position as a case to argue, for the shortest reasons.
//!
//! Numbers are what is cited. That the whites are connected is said as in `spec.rs`, by blacks that lean on one
//! another and form no ring, with depths counted one by one.

use super::super::play::{Mark, State};
use super::super::rules::{Clue, Puzzle};
use quadrille_core::case::{Case, Kind, Literal, SourceId, Statement};
use quadrille_core::{Cell, InputError, message};
use std::collections::BTreeMap;

/// Larger boards are not argued: there are too many reasons to compare.
const MAX_CELLS: usize = 144;

/// The case of a position.
pub fn case(puzzle: &Puzzle, from: &State) -> Result<Case, InputError> {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    if rows * cols > MAX_CELLS {
        return Err(InputError::new(message!("case-too-large", most = MAX_CELLS)));
    }
    let statement = |cell: Cell| Statement {
        cell,
        yes: format!("{cell}=black"),
        no: format!("{cell}=white"),
        known: match from.marks[cell] {
            Mark::Open => None,
            mark => Some(mark == Mark::Black),
        },
    };
    let mut case = Case::new(puzzle.clues().cells().map(statement).collect());
    let board = Board { puzzle, rows, cols };
    board.twins(&mut case);
    let apart = case.source(message!("singles-case-apart"), Kind::Rule);
    for cell in 0..rows * cols {
        let right = (cell % cols + 1 < cols).then_some(cell + 1);
        let below = (cell + cols < rows * cols).then_some(cell + cols);
        for other in right.into_iter().chain(below) {
            case.some(&[apart], &[!Case::says(cell), !Case::says(other)]);
        }
    }
    let together = case.source(message!("singles-case-together"), Kind::Rule);
    board.connected(&mut case, together, apart);
    Ok(case)
}

struct Board<'a> {
    puzzle: &'a Puzzle,
    rows: usize,
    cols: usize,
}

impl Board<'_> {
    fn place(&self, cell: usize) -> Cell {
        Cell::new(cell / self.cols, cell % self.cols)
    }

    /// Of two equal numbers in a line one is black, for whoever cites both.
    fn twins(&self, case: &mut Case) {
        let mut cited: BTreeMap<usize, SourceId> = BTreeMap::new();
        let number = |cell: usize| match self.puzzle.clues().values()[cell] {
            Clue::Number(number) => Some(number),
            _ => None,
        };
        let (rows, cols) = (self.rows, self.cols);
        let across = (0..rows).map(|r| (0..cols).map(|c| r * cols + c).collect());
        let down = (0..cols).map(|c| (0..rows).map(|r| r * cols + c).collect());
        for line in across.chain(down) {
            let line: Vec<usize> = line;
            for (at, &one) in line.iter().enumerate() {
                for &other in &line[..at] {
                    let (Some(a), Some(b)) = (number(one), number(other)) else { continue };
                    if a != b {
                        continue;
                    }
                    let sources = [other, one].map(|cell| {
                        *cited.entry(cell).or_insert_with(|| {
                            let place = self.place(cell);
                            let what = message!("singles-case-number", number = a, cell = place);
                            case.source(what, Kind::Printed(place))
                        })
                    });
                    case.some(&sources, &[Case::says(one), Case::says(other)]);
                }
            }
        }
    }

    fn inside(&self, cell: usize) -> bool {
        let Cell { row, col } = self.place(cell);
        (1..self.rows - 1).contains(&row) && (1..self.cols - 1).contains(&col)
    }

    /// The cells that touch a cell by a corner.
    fn corners(&self, cell: usize) -> Vec<usize> {
        let Cell { row, col } = self.place(cell);
        let ways = [(-1, -1), (-1, 1), (1, -1), (1, 1)].into_iter();
        let touched = ways.filter_map(|(down, right)| {
            let (row, col) = (row.checked_add_signed(down)?, col.checked_add_signed(right)?);
            (row < self.rows && col < self.cols).then_some(row * self.cols + col)
        });
        touched.collect()
    }

    /// No white is shut in. The argument about rings needs blacks that are never side by side, so this source
    /// brings that rule with it.
    fn connected(&self, case: &mut Case, together: SourceId, apart: SourceId) {
        let cells = self.rows * self.cols;
        let black = Case::says;
        if self.rows == 1 || self.cols == 1 {
            // On a strip a black inside parts its neighbours, and a single cell is white.
            let parting = if cells == 1 { 0..1 } else { 1..cells - 1 };
            parting.for_each(|cell| case.some(&[together], &[!black(cell)]));
            return;
        }
        let sources = [together, apart];
        let inner: Vec<usize> = (0..cells).filter(|cell| self.inside(*cell)).collect();
        let mut leans: BTreeMap<(usize, usize), Literal> = BTreeMap::new();
        for &u in &inner {
            for v in self.corners(u) {
                leans.insert((u, v), case.helper());
            }
        }
        for u in 0..cells {
            for v in self.corners(u).into_iter().filter(|v| *v > u) {
                let mut ways = vec![!black(u), !black(v)];
                ways.extend([(u, v), (v, u)].iter().filter_map(|pair| leans.get(pair)));
                case.some(&sources, &ways);
            }
        }
        for &u in &inner {
            let ways: Vec<Literal> = self.corners(u).iter().map(|v| leans[&(u, *v)]).collect();
            for (at, &one) in ways.iter().enumerate() {
                ways[..at].iter().for_each(|&other| case.some(&sources, &[!one, !other]));
            }
        }
        self.depths(case, &sources, &inner, &leans);
    }

    /// Whoever leans is deeper than what carries it, and no depth exceeds half the cells inside.
    fn depths(
        &self,
        case: &mut Case,
        sources: &[SourceId],
        inner: &[usize],
        leans: &BTreeMap<(usize, usize), Literal>,
    ) {
        let most = inner.len().div_ceil(2);
        let mut depth: BTreeMap<usize, Vec<Literal>> = BTreeMap::new();
        for &u in inner {
            depth.insert(u, (0..most).map(|_| case.helper()).collect());
        }
        for (&(u, v), &lean) in leans {
            // The border carries whatever leans on it.
            let Some(lower) = depth.get(&v) else { continue };
            let upper = &depth[&u];
            case.some(sources, &[!lean, upper[0]]);
            for level in 1..most {
                case.some(sources, &[!lean, !lower[level - 1], upper[level]]);
            }
            case.some(sources, &[!lean, !lower[most - 1]]);
        }
    }
}
