//! Technique `what_if`: one height tried in a cell, and no line may break.

use super::board::{Board, Finding};
use crate::towers::heights;
use crate::towers::solve::search::Trial;
use quadrille_core::{Budget, Cell, Language, Stop};

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "what_if";

/// Rules out a height that leads, by forced towers alone, to a line that cannot be filled.
///
/// Cells with few heights are tried first: their trials are the shortest for a player.
pub fn find(board: &Board<'_>, budget: &mut Budget) -> Result<Option<Finding>, Stop> {
    let n = board.n;
    let mut trial = Trial::new(board.puzzle, board.all_possible());
    let mut cells: Vec<Cell> = board.puzzle.cells().filter(|&cell| !board.is_built(cell)).collect();
    cells.sort_by_key(|&cell| board.possible(cell).count_ones());
    for cell in cells {
        for height in heights::members(board.possible(cell)) {
            if let Some(line) = trial.breaks(cell, height, budget)? {
                let name = board.name(line);
                let text = match board.language {
                    Language::English => format!(
                        "Suppose {cell} were {height}: following forced towers only, {name} could \
                         not be filled any more. So it is not."
                    ),
                    Language::French => format!(
                        "Supposons que {cell} vaille {height} : rien qu’avec les tours forcées, \
                         {name} ne pourrait plus être remplie. Ce n’est donc pas le cas."
                    ),
                };
                let because = (0..n).map(|i| line.cell(n, i)).collect();
                let rule_out = vec![(cell, heights::only(height))];
                let finding = Finding::not(NAME, rule_out, text).seen_along(line, board.puzzle);
                return Ok(Some(finding.because(because)));
            }
        }
    }
    Ok(None)
}
