//! `sat`: CaDiCaL on the formula of `model`. Complete; can prove its claim in a file.

use super::super::model::{self, Clauses, Twins};
use super::super::rules::{Plane, Puzzle, Solution};
use quadrille_core::{Answer, Ask, Budget, InputError, message};
use quadrille_engines::sat::{self, Sat};

/// Counts solutions up to what was asked.
///
/// Comparisons of lines make the formula much larger. For one solution they are added only for
/// lines that came out equal, which on most boards none do; for a count they are all there.
pub fn run(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    if !model::fits_formula(puzzle) {
        return Err(InputError::new(message!("unruly-sat-too-large")));
    }
    // A proof must come from the clauses alone.
    if !ask.proof
        && let Some(broken) = puzzle.broken()
    {
        return Ok(Answer::impossible().note(broken.what));
    }
    let mut clauses = match model::clauses(puzzle, false, budget) {
        Ok(clauses) => clauses,
        Err(stop) => return Ok(Answer::unknown(stop)),
    };
    if puzzle.unique_lines() && ask.count > 1 {
        Twins::all(puzzle.rows(), puzzle.cols()).into_iter().for_each(|t| clauses.differ(t));
    }
    loop {
        let read = |sat: &Sat| solution(puzzle, &clauses, sat);
        let answer = sat::count(&clauses.formula, &clauses.cells, ask, budget, read);
        let equal = match &answer.solution {
            Some(solution) if puzzle.unique_lines() => Twins::equal(solution),
            _ => vec![],
        };
        if equal.is_empty() {
            return Ok(answer);
        }
        if let Err(stop) = budget.tick() {
            return Ok(Answer::unknown(stop));
        }
        equal.into_iter().for_each(|t| clauses.differ(t));
    }
}

fn solution(puzzle: &Puzzle, clauses: &Clauses, sat: &Sat) -> Solution {
    let (rows, cols) = (puzzle.rows(), puzzle.cols());
    let mut black = Plane::new(rows, cols);
    for row in 0..rows {
        for col in 0..cols {
            black.set(row, col, sat.value(clauses.cells[row * cols + col]));
        }
    }
    Solution { black }
}
