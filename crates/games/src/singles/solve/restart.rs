//! Method `restart`: report 001's heuristic.
//!
//! List the duplicates of all lines; blacken random cells of these lists where allowed (no black
//! beside them, whites still connected) until each list shows its number once; when stuck, wipe
//! the board and start again. It finds small boards' answers and proves nothing.

use super::blacks::Blacks;
use crate::singles::frame::Frame;
use crate::singles::rules::{Puzzle, Solution};
use crate::singles::twins::Twins;
use quadrille_core::{Answer, Ask, Budget, InputError, Kind, OptionSpec, Rng, Stop, message};

/// How often the heuristic may start again.
pub(super) const RESTARTS: OptionSpec = OptionSpec {
    name: "restarts",
    kind: Kind::Whole { least: 0, most: u64::MAX, default: Some(DEFAULT_RESTARTS) },
    about: "singles-option-restarts",
};

const DEFAULT_RESTARTS: u64 = 1000;

/// Runs the method.
pub fn run(
    puzzle: &Puzzle,
    ask: &Ask,
    budget: &mut Budget,
) -> Result<Answer<Solution>, InputError> {
    let restarts = RESTARTS.whole(&ask.options)?.unwrap_or(DEFAULT_RESTARTS);
    let twins = Twins::new(puzzle);
    let mut rng = Rng::new(ask.seed);
    for run in 0..=restarts {
        match attempt(puzzle, &twins, &mut rng, budget) {
            Err(stop) => return Ok(Answer::unknown(stop)),
            Ok(Some(solution)) => {
                let note = message!("singles-restarts", count = run);
                return Ok(Answer::solved(solution).note(note));
            }
            Ok(None) => {}
        }
    }
    let note = message!("singles-restarts-in-vain", count = restarts);
    Ok(Answer::unknown(Stop::GaveUp).note(note))
}

/// One pass; nothing when it got stuck.
fn attempt(
    puzzle: &Puzzle,
    twins: &Twins,
    rng: &mut Rng,
    budget: &mut Budget,
) -> Result<Option<Solution>, Stop> {
    let mut blacks = Blacks::new(Frame::new(puzzle.rows(), puzzle.cols()));
    let shown = |blacks: &Blacks, group: u32| -> Vec<u32> {
        twins.members(group).iter().copied().filter(|&at| !blacks.is_black(at)).collect()
    };
    let mut doubled: Vec<u32> = (0..twins.groups() as u32).collect();
    loop {
        budget.tick()?;
        doubled.retain(|&group| shown(&blacks, group).len() > 1);
        let Some(&group) = rng.choose(&doubled) else {
            return Ok(Some(blacks.solution()));
        };
        let cells = shown(&blacks, group);
        let at = cells[rng.below(cells.len())];
        if blacks.add(at) {
            continue;
        }
        // The report draws again as long as some cell of some list is allowed; else it is stuck.
        let possible = |&g: &u32| shown(&blacks, g).into_iter().any(|at| blacks.allows(at));
        if !doubled.iter().any(possible) {
            return Ok(None);
        }
    }
}
