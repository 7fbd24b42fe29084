//! Technique `case_split`: where logic runs out, the cell with the fewest cases.

use super::board::{Board, Finding};
use crate::towers::heights;
use crate::towers::solve::search;
use quadrille_core::{Budget, Cell, Language, Stop};

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "case_split";

/// Rules out a height because every way to go on with it fails.
///
/// Nothing is found exactly if every height still possible stands in some solution.
pub fn find(board: &Board<'_>, budget: &mut Budget) -> Result<Option<Finding>, Stop> {
    let mut cells: Vec<Cell> = board.puzzle.cells().filter(|&cell| !board.is_built(cell)).collect();
    cells.sort_by_key(|&cell| board.possible(cell).count_ones());
    for cell in cells {
        let cases = board.possible(cell);
        for height in heights::members(cases) {
            let case = super::with_case(board, cell, heights::only(height));
            if search::count_within(board.puzzle, &case, 1, budget)? == 0 {
                let either = board.or_list(cases);
                let text = match board.language {
                    Language::English => format!(
                        "Simpler steps run out here. {cell} is {either}: trying every case, \
                         {height} leads to no solution."
                    ),
                    Language::French => format!(
                        "Plus aucune étape simple ici. {cell} vaut {either} : en essayant tous les \
                         cas, {height} ne mène à aucune solution."
                    ),
                };
                let rule_out = vec![(cell, heights::only(height))];
                return Ok(Some(Finding::not(NAME, rule_out, text).because(vec![cell])));
            }
        }
    }
    Ok(None)
}
