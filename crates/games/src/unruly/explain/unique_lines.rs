//! Technique `unique_lines`: a line must not become equal to a full one.

use super::{Found, Position};
use quadrille_core::{Budget, Stop, TechniqueInfo};

/// How users see it.
pub const INFO: TechniqueInfo = TechniqueInfo {
    name: "unique_lines",
    about: "a line with two cells left must not become equal to a full one (where that is a rule)",
    level: "easy",
};

/// Finds a line with two cells left that agrees with a full line everywhere else.
///
/// ```text
/// 1 0 1 0 1 0                 1 0 1 0 1 0
/// 1 0 . . 1 0     ->          1 0 0 1 1 0
/// ```
pub fn find(position: &Position<'_>, budget: &mut Budget) -> Result<Option<Found>, Stop> {
    if !position.unique_lines {
        return Ok(None);
    }
    let board = position.board;
    for line in position.lines().filter(|line| line.empty(board) == 2) {
        budget.tick()?;
        let mine = line.tiles(board);
        for full in line.siblings(board).filter(|other| other.empty(board) == 0) {
            let theirs = full.tiles(board);
            if mine.iter().zip(&theirs).any(|(a, b)| a.is_some() && a != b) {
                continue;
            }
            let gaps = (0..mine.len()).filter(|&at| mine[at].is_none());
            let put = gaps.filter_map(|at| Some((line.cell(at), !theirs[at]?))).collect();
            let mut because = position.tiles_of(line);
            because.extend(position.tiles_of(full));
            let text = format!(
                "{line} agrees with {full} so far and must not become equal to it, \
                 so its last two cells are the other way round"
            );
            return Ok(Some(Found { put, because, text }));
        }
    }
    Ok(None)
}
