//! Technique `unique_lines`: a line must not become equal to a full one.

use super::{Found, Position, french};
use crate::unruly::lines::must_differ;
use quadrille_core::{Budget, Language, Stop, TechniqueInfo};

/// How users see it.
pub const INFO: TechniqueInfo = TechniqueInfo {
    name: "unique_lines",
    about: "the last tile of a colour must not make a line equal to a full one \
            (where that is a rule)",
    level: "easy",
};

/// Finds a line that lacks one tile of a colour and has all others of it as a full line has them.
///
/// ```text
/// 1 0 1 0 1 0                 1 0 1 0 1 0
/// 1 0 . . 1 .     ->          1 0 0 . 1 .
/// ```
pub fn find(position: &Position<'_>, budget: &mut Budget) -> Result<Option<Found>, Stop> {
    if !position.unique_lines {
        return Ok(None);
    }
    let board = position.board;
    for line in position.lines().filter(|line| line.empty(board) > 1) {
        budget.tick()?;
        for full in line.siblings(board).filter(|other| other.empty(board) == 0) {
            let put = must_differ(board, full, line);
            if put.is_empty() {
                continue;
            }
            let mut because = position.tiles_of(line);
            because.extend(position.tiles_of(full));
            let text = match position.language {
                Language::English => format!(
                    "{line} lacks one tile and would become equal to {full} if it went there"
                ),
                Language::French => format!(
                    "il ne manque à {} qu’une case d’une couleur : là, elle la rendrait égale à {}",
                    french::line(line),
                    french::line(full)
                ),
            };
            return Ok(Some(Found { put, because, text }));
        }
    }
    Ok(None)
}
