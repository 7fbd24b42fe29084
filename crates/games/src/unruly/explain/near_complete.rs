//! Technique `near_complete`: the last tile of a colour must break up a window of three.

use super::{Found, Position, french};
use crate::unruly::lines::last_tile;
use crate::unruly::rules::Ink;
use quadrille_core::{Budget, Cell, Language, Stop, TechniqueInfo};

/// How users see it.
pub const INFO: TechniqueInfo = TechniqueInfo {
    name: "near_complete",
    about: "the last tile of a colour must stand where three of the other would meet",
    level: "normal",
};

/// Finds a line that lacks one tile of a colour and a window that needs it.
///
/// ```text
/// 1 0 . . 0 1 . 1   ->   1 0 . . 0 1 0 1      (one more 1 is needed, between the zeros)
/// ```
pub fn find(position: &Position<'_>, budget: &mut Budget) -> Result<Option<Found>, Stop> {
    for line in position.lines() {
        budget.tick()?;
        for ink in Ink::BOTH {
            let Some(last) = last_tile(position.board, line, ink) else { continue };
            let window = last.window.map(|(r, c)| Cell::new(r, c));
            let (cells, other) = (position.language.and(&window), !ink);
            let text = match position.language {
                Language::English => format!(
                    "{line} lacks one {ink} tile, and without it {cells} would all be {other}; \
                     so everything outside them is {other}"
                ),
                Language::French => format!(
                    "il manque une case {} à {}, et sans elle {cells} seraient toutes {2} ; \
                     les autres cases vides sont donc {2}",
                    french::colour(ink),
                    french::line(line),
                    french::colours(other)
                ),
            };
            let mut because = position.tiles_of(line);
            because.retain(|c| position.get((c.row, c.col)) == Some(ink) || window.contains(c));
            let put = last.elsewhere.into_iter().map(|cell| (cell, !ink)).collect();
            return Ok(Some(Found { put, because, text }));
        }
    }
    Ok(None)
}
