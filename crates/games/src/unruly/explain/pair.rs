//! Technique `pair`: beside two equal tiles stands the other colour.

use super::{Found, Position, french};
use quadrille_core::{Budget, Cell, Language, Stop, TechniqueInfo};

/// How users see it.
pub const INFO: TechniqueInfo = TechniqueInfo {
    name: "pair",
    about: "beside two equal neighbours stands the other colour",
    level: "trivial",
};

/// Finds an empty cell beside two equal neighbours.
///
/// ```text
/// 1 1 . .   ->   1 1 0 .
/// ```
pub fn find(position: &Position<'_>, budget: &mut Budget) -> Result<Option<Found>, Stop> {
    for line in position.lines() {
        budget.tick()?;
        for from in 0..line.length(position.board).saturating_sub(2) {
            let [a, b, c] = [from, from + 1, from + 2].map(|at| line.cell(at));
            for (gap, near, far) in [(c, b, a), (a, b, c)] {
                let (None, Some(ink)) = (position.get(gap), position.get(near)) else { continue };
                if position.get(far) == Some(ink) {
                    let because = vec![Cell::new(near.0, near.1), Cell::new(far.0, far.1)];
                    let cell = Cell::new(gap.0, gap.1);
                    let pair = position.language.and(&because);
                    let text = match position.language {
                        Language::English => {
                            format!("{pair} are both {ink}, so {cell} beside them is {}", !ink)
                        }
                        Language::French => format!(
                            "{pair} sont toutes deux {}, donc {cell}, juste à côté, est {}",
                            french::colours(ink),
                            french::colour(!ink)
                        ),
                    };
                    return Ok(Some(Found { put: vec![(gap, !ink)], because, text }));
                }
            }
        }
    }
    Ok(None)
}
