//! Technique `last_cell`: the last empty cell of a line takes the colour that is lacking.

use super::{Found, Position, french};
use crate::unruly::rules::Ink;
use quadrille_core::{Budget, Cell, Language, Stop, TechniqueInfo};

/// How users see it.
pub const INFO: TechniqueInfo = TechniqueInfo {
    name: "last_cell",
    about: "the last empty cell of a line takes the colour the line lacks",
    level: "trivial",
};

/// Finds a line with one empty cell.
///
/// ```text
/// 1 0 1 0 . 0   ->   1 0 1 0 1 0
/// ```
pub fn find(position: &Position<'_>, budget: &mut Budget) -> Result<Option<Found>, Stop> {
    let board = position.board;
    for line in position.lines().filter(|line| line.empty(board) == 1) {
        budget.tick()?;
        let cells = (0..line.length(board)).map(|at| line.cell(at));
        let Some(gap) = cells.into_iter().find(|c| position.get(*c).is_none()) else { continue };
        let whites = line.count(board, Ink::White);
        let ink = Ink::black_if(whites == line.length(board) / 2);
        let cell = Cell::new(gap.0, gap.1);
        let text = match position.language {
            Language::English => {
                format!("{cell} is the last empty cell of {line}, which lacks one {ink} tile")
            }
            Language::French => format!(
                "{cell} est la dernière case vide de {}, à laquelle il manque une case {}",
                french::line(line),
                french::colour(ink)
            ),
        };
        return Ok(Some(Found { put: vec![(gap, ink)], because: position.tiles_of(line), text }));
    }
    Ok(None)
}
