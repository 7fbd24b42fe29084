//! Technique `two_lines`: a tile would force others in its line, and one of those cannot be.

use super::line_completion::options;
use super::{Found, Position, french};
use crate::unruly::line_reasoner::{EITHER, LineReasoner, only};
use crate::unruly::lines::Line;
use crate::unruly::rules::Ink;
use quadrille_core::{Budget, Cell, Language, Stop, TechniqueInfo};

/// How users see it.
pub const INFO: TechniqueInfo = TechniqueInfo {
    name: "two_lines",
    about: "a tile forces others in its line, one of which a crossing line cannot have",
    level: "extreme",
};

/// Finds an empty cell whose one colour would force, within one of its lines, a tile that the
/// line crossing there cannot take.
pub fn find(position: &Position<'_>, budget: &mut Budget) -> Result<Option<Found>, Stop> {
    let mut reasoner = LineReasoner::default();
    for line in position.lines().filter(|line| line.empty(position.board) > 1) {
        let before = options(position, line);
        for at in (0..before.len()).filter(|&at| before[at] == EITHER) {
            for ink in Ink::BOTH {
                budget.tick()?;
                let mut after = before.clone();
                after[at] = only(ink);
                if !reasoner.narrow(&mut after) {
                    continue;
                }
                let forced = |k: usize| before[k] == EITHER && after[k] != EITHER;
                for k in (0..after.len()).filter(|&k| forced(k)) {
                    let tile = Ink::black_if(after[k] == only(Ink::Black));
                    let (cross, place) = crossing(line, k);
                    let mut crossed = options(position, cross);
                    crossed[place] = only(tile);
                    if !reasoner.narrow(&mut crossed) {
                        return Ok(Some(found(position, (line, at, ink), (cross, k, tile))));
                    }
                }
            }
        }
    }
    Ok(None)
}

/// The line that crosses another at a place, and that place along it.
fn crossing(line: Line, at: usize) -> (Line, usize) {
    match line {
        Line::Row(row) => (Line::Col(at), row),
        Line::Col(col) => (Line::Row(at), col),
    }
}

fn found(
    position: &Position<'_>,
    (line, at, ink): (Line, usize, Ink),
    (cross, k, tile): (Line, usize, Ink),
) -> Found {
    let name = |(row, col): (usize, usize)| Cell::new(row, col);
    let (cell, other) = (line.cell(at), line.cell(k));
    let mut because = position.tiles_of(line);
    because.extend(position.tiles_of(cross));
    let (place, there) = (name(cell), name(other));
    let text = match position.language {
        Language::English => format!(
            "if {place} were {ink}, {line} would need {tile} at {there}, and then {cross} could \
             not be completed; so it is {}",
            !ink
        ),
        Language::French => format!(
            "si {place} était {}, {} voudrait {there} {}, et {} ne pourrait plus être complétée ; \
             {place} est donc {}",
            french::colour(ink),
            french::line(line),
            french::colour(tile),
            french::line(cross),
            french::colour(!ink)
        ),
    };
    Found { put: vec![(cell, !ink)], because, text }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::unruly::Unruly;
    use crate::unruly::board::Board;
    use quadrille_core::Notation;

    #[test]
    fn the_same_step_is_told_in_both_languages() {
        let formats = Unruly::formats();
        let read = formats.iter().find(|f| f.name == "id").and_then(|f| f.read).unwrap();
        let puzzle = read("6x6:CChbaCGabdc", &quadrille_core::Options::new()).unwrap();
        let board = Board::new(&puzzle);
        let text = |language| {
            let position = Position { board: &board, unique_lines: false, language };
            find(&position, &mut Budget::unlimited()).unwrap().unwrap().text
        };
        assert_eq!(
            text(Language::English),
            "if r1c1 were black, row 1 would need white at r1c4, and then column 4 could not be \
             completed; so it is white"
        );
        assert_eq!(
            text(Language::French),
            "si r1c1 était noire, la ligne 1 voudrait r1c4 blanche, et la colonne 4 ne pourrait \
             plus être complétée ; r1c1 est donc blanche"
        );
    }
}
