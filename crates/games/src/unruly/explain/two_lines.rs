//! Technique `two_lines`: a tile would force others in its line, and one of those cannot be.

use super::line_completion::options;
use super::{EXTREME, Finding, Position, Why};
use crate::unruly::line_reasoner::{EITHER, LineReasoner, only};
use crate::unruly::lines::crossing;
use crate::unruly::rules::{Ink, Unruly};
use quadrille_core::{Budget, Stop, Technique};

/// A tile forces others in its line, one of which the line crossing there cannot have: black at
/// the top left would force white into the fourth column, which has all its whites.
///
/// ```text
/// . . 1 . . 1   ->   0 . 1 . . 1
/// . . . . . .        . . . . . .
/// . 0 . 0 0 .        . 0 . 0 0 .
/// . 1 . . . .        . 1 . . . .
/// . . 1 0 . 0        . . 1 0 . 0
/// . . . 0 . .        . . . 0 . .
/// ```
pub const TWO_LINES: Technique<Unruly> =
    Technique { name: "two_lines", level: EXTREME, weight: 16, find };

fn find(position: &mut Position<'_>, _: usize, budget: &mut Budget) -> Result<Vec<Finding>, Stop> {
    // Nothing follows from tiles that contradict the rules.
    if position.clash.is_some() {
        return Ok(vec![]);
    }
    let mut reasoner = LineReasoner::default();
    for line in position.lines().filter(|line| line.empty(&position.board) > 1) {
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
                        let (supposed, forced) = ((line.cell(at), ink), (line.cell(k), tile));
                        let why = Why::TwoLines { line, supposed, cross, forced };
                        return Ok(vec![Finding { put: vec![(supposed.0, !ink)], why }]);
                    }
                }
            }
        }
    }
    Ok(vec![])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::unruly::explain::diagram;
    use quadrille_core::{Explain, Locale, Play};

    #[test]
    fn the_diagram_runs() {
        diagram::runs(&TWO_LINES, include_str!("two_lines.rs"));
    }

    #[test]
    fn the_same_step_is_told_in_both_languages() {
        let puzzle = "6x6:CChbaCGabdc".parse().unwrap();
        let mut position = Unruly::board(&puzzle, &Unruly::start(&puzzle));
        let found = find(&mut position, 1, &mut Budget::unlimited()).unwrap();
        let reason = Unruly::tell(&position, &found[0]).reason;
        let text = |code| Locale::of_code(code).unwrap().say(&reason);
        assert_eq!(
            text("en"),
            "If r1c1 were black, row 1 would need white at r1c4, and then column 4 could not be \
             completed; so r1c1 is white."
        );
        assert_eq!(
            text("fr"),
            "Si r1c1 était noire, la ligne 1 voudrait r1c4 blanche, et la colonne 4 ne pourrait \
             plus être complétée ; r1c1 est donc blanche."
        );
    }
}
