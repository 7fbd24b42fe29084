//! Whether a player's marks can be right, said before any hint builds on them.

use super::board::MarkedBoard;
use crate::singles::complete;
use crate::singles::play::{Mark, State};
use crate::singles::rules::{Puzzle, Singles, Solution};
use quadrille_core::{Arg, Budget, Judgement, Message, Play, Recall, Stop, Verdict, message};
use std::time::Duration;

/// How long a hint may think about the marks before it takes them for right.
const TIME: Duration = Duration::from_secs(2);
/// How many decisions it may try.
const NODES: u64 = 1_000_000;
/// How many wrong marks it names.
const BLAMED: usize = 8;

/// Says [`Judgement::Wrong`] of every position that cannot be completed.
pub(super) fn judge(
    puzzle: &Puzzle,
    from: &State,
    board: &MarkedBoard<'_>,
    recall: &Recall<Solution>,
    budget: &mut Budget,
) -> Result<Judgement, Stop> {
    if let Some(clash) = board.clash {
        return Ok(Judgement::Wrong(message!("singles-marks-clash", why = clash.message())));
    }
    if recall.passes(|solution| keeps(solution, from)) {
        return Ok(Judgement::Fine);
    }
    let mut slice = budget.slice(TIME, NODES);
    let judged = within(puzzle, from, recall, &mut slice);
    budget.absorb(&slice);
    budget.check()?;
    Ok(judged.unwrap_or(Judgement::Fine))
}

/// Whether a solution has all marks. A finished position would not say: it leaves whites unmarked.
fn keeps(solution: &Solution, state: &State) -> bool {
    state.marks.cells().all(|cell| match state.marks[cell] {
        Mark::Open => true,
        Mark::White => !solution.black[cell],
        Mark::Black => solution.black[cell],
    })
}

/// Looks for a solution that keeps the marks.
fn within(
    puzzle: &Puzzle,
    from: &State,
    recall: &Recall<Solution>,
    budget: &mut Budget,
) -> Result<Judgement, Stop> {
    let found = solution(puzzle, from, budget)?;
    if found.is_some() {
        recall.keep(found);
        return Ok(Judgement::Fine);
    }
    let start = Singles::start(puzzle);
    Ok(Judgement::Wrong(match solution(puzzle, &start, budget) {
        Ok(None) => message!("singles-no-solution"),
        Ok(Some(_)) | Err(_) => blame(puzzle, from, &start, budget),
    }))
}

/// A solution that keeps the marks, if there is one.
fn solution(puzzle: &Puzzle, state: &State, budget: &mut Budget) -> Result<Option<Solution>, Stop> {
    budget.check()?;
    let answer = complete::run(puzzle, state, budget);
    match answer.verdict {
        Verdict::Unknown(stop) => Err(stop),
        _ => Ok(answer.solution),
    }
}

/// Names marks that no solution has, as far as the budget goes; else it is their combination.
fn blame(puzzle: &Puzzle, from: &State, start: &State, budget: &mut Budget) -> Message {
    let mut wrong = Vec::new();
    for cell in from.marks.cells().filter(|&cell| from.marks[cell] != Mark::Open) {
        let mut alone = start.clone();
        alone.marks[cell] = from.marks[cell];
        match solution(puzzle, &alone, budget) {
            Ok(Some(_)) => continue,
            Ok(None) => {}
            Err(_) => break,
        }
        let colour = if from.marks[cell] == Mark::Black { "black" } else { "white" };
        wrong.push(message!("singles-mark", cell = cell, colour = colour));
        if wrong.len() == BLAMED {
            break;
        }
    }
    match wrong.is_empty() {
        true => message!("singles-marks-together"),
        false => message!("singles-marks-wrong", marks = Arg::all(wrong)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::singles::rules::Clue;
    use quadrille_core::{Rng, Rules};

    /// All solutions, by asking the referee about every pattern.
    fn brute_force(puzzle: &Puzzle) -> Vec<Solution> {
        let (rows, cols) = (puzzle.rows(), puzzle.cols());
        let pattern = |bits: u32| (0..rows * cols).map(|i| bits >> i & 1 == 1).collect();
        (0..1u32 << (rows * cols))
            .map(|bits| Solution::new(rows, cols, pattern(bits)))
            .filter(|solution| Singles::check(puzzle, solution).is_ok())
            .collect()
    }

    fn judged(puzzle: &Puzzle, state: &State, recall: &Recall<Solution>) -> Judgement {
        let board = MarkedBoard::of(puzzle, state);
        judge(puzzle, state, &board, recall, &mut Budget::unlimited()).unwrap()
    }

    #[test]
    fn a_position_is_wrong_exactly_if_no_solution_keeps_it() {
        let mut rng = Rng::new(14);
        let mut seen = [0, 0];
        for _ in 0..400 {
            let (rows, cols) = (1 + rng.below(4), 1 + rng.below(3));
            let clues = (0..rows * cols).map(|_| Clue::Number(1 + rng.below(3) as u64)).collect();
            let puzzle = Puzzle::new(rows, cols, clues).unwrap();
            let (all, recall) = (brute_force(&puzzle), Recall::default());
            for _ in 0..10 {
                let mut state = Singles::start(&puzzle);
                for cell in state.marks.cells() {
                    let mark = [Mark::Open, Mark::Open, Mark::White, Mark::Black][rng.below(4)];
                    state.marks[cell] = mark;
                }
                let right = all.iter().any(|solution| keeps(solution, &state));
                let verdict = judged(&puzzle, &state, &recall);
                let wrong = matches!(verdict, Judgement::Wrong(_));
                assert_eq!(wrong, !right, "{puzzle} {state:?} {verdict:?}");
                seen[usize::from(right)] += 1;
            }
        }
        assert!(seen.iter().all(|&n| n > 100), "wrong and right positions: {seen:?}");
    }

    #[test]
    fn marks_are_blamed_by_name() {
        let puzzle: Puzzle = "3x3:233132321".parse().unwrap();
        let mut state = Singles::start(&puzzle);
        for text in ["r2c1=white", "r2c2=white", "r2c3=black"] {
            Singles::play(&puzzle, &mut state, text).unwrap();
        }
        let Judgement::Wrong(why) = judged(&puzzle, &state, &Recall::default()) else {
            panic!("it is wrong")
        };
        assert_eq!(why.to_string(), "This cannot be right: r2c3 black. No solution has it.");
    }
}
