//! Technique `case_split`: a tile whose consequences contradict each other is the other tile.

use super::{Found, Position, french};
use crate::unruly::lines::Line;
use crate::unruly::propagate::{Depth, Propagator};
use crate::unruly::rules::Ink;
use quadrille_core::{Budget, Cell, Language, Stop, TechniqueInfo};

/// How users see it.
pub const INFO: TechniqueInfo = TechniqueInfo {
    name: "case_split",
    about: "suppose a tile; its consequences contradict each other, so it is the other one",
    level: "extreme",
};

/// On larger boards the first split that works is taken, not the shortest.
const SHORTEST_CELLS: usize = 1_000;

/// Finds the supposition that fails after the fewest consequences.
pub fn find(position: &Position<'_>, budget: &mut Budget) -> Result<Option<Found>, Stop> {
    let board = position.board;
    let mut tiles = Propagator::over(board.clone(), Depth::Lines, position.unique_lines);
    let start = tiles.board.trail().len();
    let mut best: Option<(usize, Found)> = None;
    for row in 0..board.rows() {
        for col in board.empty_in_row(row) {
            for ink in Ink::BOTH {
                budget.tick()?;
                let possible = tiles.try_tile((row, col), ink, budget)?;
                let steps = tiles.board.trail().len() - start;
                let blame = tiles.blame.take();
                tiles.undo_to(start);
                if possible || best.as_ref().is_some_and(|(least, _)| steps >= *least) {
                    continue;
                }
                let further = steps.saturating_sub(1);
                let text = sentence(Cell::new(row, col), ink, further, blame, position.language);
                let because = blame.map_or(vec![], |line| position.tiles_of(line));
                best = Some((steps, Found { put: vec![((row, col), !ink)], because, text }));
            }
            if best.is_some() && board.rows() * board.cols() > SHORTEST_CELLS {
                break;
            }
        }
    }
    Ok(best.map(|(_, found)| found))
}

fn sentence(
    cell: Cell,
    ink: Ink,
    further: usize,
    blame: Option<Line>,
    language: Language,
) -> String {
    match language {
        Language::English => {
            let place = blame.map_or(String::new(), |line| format!(" in {line}"));
            format!(
                "if {cell} were {ink}, {further} further tiles would follow and end in a \
                 contradiction{place}; so it is {}",
                !ink
            )
        }
        Language::French => {
            let follows = match further {
                0 => "on aurait aussitôt".to_string(),
                1 => "1 autre case suivrait et mènerait à".to_string(),
                n => format!("{n} autres cases suivraient et mèneraient à"),
            };
            let place = blame.map(|line| format!(" dans {}", french::line(line)));
            format!(
                "si {cell} était {}, {follows} une contradiction{} ; {cell} est donc {}",
                french::colour(ink),
                place.unwrap_or_default(),
                french::colour(!ink)
            )
        }
    }
}
