//! Technique `line_full`: a line that has all its tiles of one colour is completed by the other.

use super::{Found, Position, french};
use crate::unruly::rules::Ink;
use quadrille_core::{Budget, Cell, Language, Stop, TechniqueInfo};

/// How users see it.
pub const INFO: TechniqueInfo = TechniqueInfo {
    name: "line_full",
    about: "a line that has half its tiles in one colour is completed by the other",
    level: "easy",
};

/// Finds a line with empty cells and all its tiles of a colour.
///
/// ```text
/// 1 0 1 . 1 .   ->   1 0 1 0 1 0
/// ```
pub fn find(position: &Position<'_>, budget: &mut Budget) -> Result<Option<Found>, Stop> {
    let board = position.board;
    for line in position.lines().filter(|line| line.empty(board) > 0) {
        budget.tick()?;
        let half = line.length(board) / 2;
        if let Some(ink) = Ink::BOTH.into_iter().find(|ink| line.count(board, *ink) == half) {
            let cells: Vec<_> = (0..line.length(board)).map(|at| line.cell(at)).collect();
            let of = |tile: Option<Ink>| {
                cells.iter().copied().filter(move |c| board.get(c.0, c.1) == tile)
            };
            let text = match (position.language, half) {
                (Language::English, _) => {
                    format!("{line} has all its {half} {ink} tiles, so the rest is {}", !ink)
                }
                (Language::French, 1) => format!(
                    "{} a déjà sa case {}, donc l’autre est {}",
                    french::line(line),
                    french::colour(ink),
                    french::colour(!ink)
                ),
                (Language::French, _) => format!(
                    "{} a déjà ses {half} cases {}, donc les autres sont {}",
                    french::line(line),
                    french::colours(ink),
                    french::colours(!ink)
                ),
            };
            return Ok(Some(Found {
                put: of(None).map(|cell| (cell, !ink)).collect(),
                because: of(Some(ink)).map(|(r, c)| Cell::new(r, c)).collect(),
                text,
            }));
        }
    }
    Ok(None)
}
