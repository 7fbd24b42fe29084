//! Technique `line_completion`: all ways to complete a line agree on a cell.

use super::{Found, Position, french};
use crate::unruly::line_reasoner::{EITHER, Inks, LineReasoner, completions, only};
use crate::unruly::lines::Line;
use crate::unruly::rules::Ink;
use quadrille_core::{Budget, Language, Stop, TechniqueInfo};

/// How users see it.
pub const INFO: TechniqueInfo = TechniqueInfo {
    name: "line_completion",
    about: "every way to complete a line has the same colour in a cell",
    level: "hard",
};

/// More ways are not counted: nobody would list them.
const COUNTED: usize = 100;

/// What each cell of a line may be.
pub fn options(position: &Position<'_>, line: Line) -> Vec<Inks> {
    line.tiles(position.board).into_iter().map(|tile| tile.map_or(EITHER, only)).collect()
}

/// Finds a line whose completions agree on some empty cells; all of them are put.
///
/// ```text
/// 0 . . 1 . . . 0
/// ```
pub fn find(position: &Position<'_>, budget: &mut Budget) -> Result<Option<Found>, Stop> {
    let mut reasoner = LineReasoner::default();
    for line in position.lines().filter(|line| line.empty(position.board) > 0) {
        budget.tick()?;
        let before = options(position, line);
        let mut after = before.clone();
        if !reasoner.narrow(&mut after) {
            let text = match position.language {
                Language::English => format!("{line} cannot be completed"),
                Language::French => format!("{} ne peut pas être complétée", french::line(line)),
            };
            return Ok(Some(Found { put: vec![], because: position.tiles_of(line), text }));
        }
        let decided = (0..after.len()).filter(|&at| before[at] == EITHER && after[at] != EITHER);
        let put: Vec<_> = decided
            .map(|at| (line.cell(at), Ink::black_if(after[at] == only(Ink::Black))))
            .collect();
        if put.is_empty() {
            continue;
        }
        let text = sentence(line, completions(&before, COUNTED + 1).len(), position.language);
        return Ok(Some(Found { put, because: position.tiles_of(line), text }));
    }
    Ok(None)
}

fn sentence(line: Line, ways: usize, language: Language) -> String {
    match language {
        Language::English => match ways {
            1 => format!("{line} can be completed in one way only"),
            n if n > COUNTED => {
                format!("all the more than {COUNTED} ways to complete {line} agree here")
            }
            n => format!("all {n} ways to complete {line} agree here"),
        },
        Language::French => {
            let line = french::line(line);
            match ways {
                1 => format!("{line} ne peut être complétée que d’une façon"),
                n if n > COUNTED => {
                    format!(
                        "toutes les façons de compléter {line} (plus de {COUNTED}) s’accordent ici"
                    )
                }
                n => format!("les {n} façons de compléter {line} s’accordent ici"),
            }
        }
    }
}
