//! The microscope: what is seen of any puzzle's integer program. It knows no game: all it asks is the erased puzzle's
//! program, whose variables and rows are named after cells.

mod formulations;
mod model;
mod relaxation;

pub use formulations::formulations;
pub use model::model;
pub use relaxation::relaxation;

use quadrille_core::lens::Size;
use quadrille_core::pb::{Bit, Program};
use quadrille_core::{Arg, Budget, DynPuzzle, InputError, message};
use std::time::Duration;

/// How large a program is.
fn size(program: &Program) -> Size {
    Size { rows: program.row_count(), columns: program.bits(), nonzeros: program.nonzeros() }
}

/// The name of a program that was asked for, or of the game's first.
fn name(puzzle: &dyn DynPuzzle, method: Option<&str>) -> Result<&'static str, InputError> {
    let programs = puzzle.programs();
    let found = programs.iter().find(|name| method.is_none_or(|method| method == **name));
    found.copied().ok_or_else(|| {
        let name = method.unwrap_or_default().to_string();
        let (game, known) = (puzzle.game(), Arg::all(programs));
        InputError::new(message!("no-program", game = game, name = name, known = known))
    })
}

/// More decisions are not taken.
const MOST_FIXED: usize = 100_000;

/// The variables that decisions fix.
fn fixed(program: &Program, decisions: &[(String, bool)]) -> Result<Vec<(Bit, bool)>, InputError> {
    if decisions.len() > MOST_FIXED {
        return Err(InputError::new(message!("lens-fixed-many", most = MOST_FIXED)));
    }
    let names: std::collections::HashMap<&str, Bit> =
        (0..program.bits() as u32).map(|index| (program.name(Bit(index)), Bit(index))).collect();
    let find = |(name, value): &(String, bool)| match names.get(name.as_str()) {
        Some(bit) => Ok((*bit, *value)),
        None => {
            let example = program.name(Bit(0)).to_string();
            let name = name.clone();
            Err(InputError::new(message!("lens-no-variable", name = name, example = example)))
        }
    };
    decisions.iter().map(find).collect()
}

/// The decisions about variables that a program has.
pub fn known(
    puzzle: &dyn DynPuzzle,
    method: Option<&str>,
    decisions: Vec<(String, bool)>,
) -> Result<Vec<(String, bool)>, InputError> {
    let program = puzzle.program(Some(name(puzzle, method)?))?;
    let names: std::collections::HashSet<&str> =
        (0..program.bits() as u32).map(|index| program.name(Bit(index))).collect();
    Ok(decisions.into_iter().filter(|(name, _)| names.contains(name.as_str())).collect())
}

/// Longer than anybody waits: a budget with an end can tell what was spent of it.
const LONG: Duration = Duration::from_secs(1_000_000);

/// The seconds spent of a budget that had so much time left before.
fn spent(before: Duration, budget: &Budget) -> f64 {
    before.saturating_sub(budget.time_left().unwrap_or_default()).as_secs_f64()
}
