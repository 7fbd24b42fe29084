//! Technique `gap`: between two equal tiles stands the other colour.

use super::{Found, Position, french};
use quadrille_core::{Budget, Cell, Language, Stop, TechniqueInfo};

/// How users see it.
pub const INFO: TechniqueInfo = TechniqueInfo {
    name: "gap",
    about: "between two equal tiles stands the other colour",
    level: "trivial",
};

/// Finds an empty cell between two equal tiles.
///
/// ```text
/// 1 . 1 .   ->   1 0 1 .
/// ```
pub fn find(position: &Position<'_>, budget: &mut Budget) -> Result<Option<Found>, Stop> {
    for line in position.lines() {
        budget.tick()?;
        for from in 0..line.length(position.board).saturating_sub(2) {
            let [a, gap, b] = [from, from + 1, from + 2].map(|at| line.cell(at));
            let (None, Some(ink)) = (position.get(gap), position.get(a)) else { continue };
            if position.get(b) == Some(ink) {
                let because = vec![Cell::new(a.0, a.1), Cell::new(b.0, b.1)];
                let cell = Cell::new(gap.0, gap.1);
                let pair = position.language.and(&because);
                let text = match position.language {
                    Language::English => {
                        format!("{pair} are both {ink}, so {cell} between them is {}", !ink)
                    }
                    Language::French => format!(
                        "{pair} sont toutes deux {}, donc {cell}, entre elles, est {}",
                        french::colours(ink),
                        french::colour(!ink)
                    ),
                };
                return Ok(Some(Found { put: vec![(gap, !ink)], because, text }));
            }
        }
    }
    Ok(None)
}
