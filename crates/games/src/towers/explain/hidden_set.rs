//! Technique `hidden_set`: some heights that fit only into as many cells of a line.

use super::board::{Board, Finding};
use super::subsets::{MAX_GROUP, tight_groups};
use crate::towers::heights::members;
use quadrille_core::Language;

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "hidden_set";

/// Rules all other heights out in such cells.
///
/// ```text
/// 1234 1234 34 34   ->   12 12 34 34      (1 and 2 fit only into the first two)
/// ```
pub fn find(board: &mut Board<'_>) -> Option<Finding> {
    board.first_in_lines(3, |board, line| {
        let places: Vec<u64> = (0..=board.n)
            .map(|height| if height == 0 { 0 } else { board.places(line, height) })
            .collect();
        (2..=MAX_GROUP.min(board.n / 2 + 1)).find_map(|size| {
            tight_groups(&places, size, &mut |heights, positions| {
                let cells: Vec<_> = members(positions).map(|i| line.cell(board.n, i)).collect();
                let rule_out: Vec<_> = cells
                    .iter()
                    .map(|&cell| (cell, board.possible(cell) & !heights))
                    .filter(|&(_, set)| set != 0)
                    .collect();
                if rule_out.is_empty() {
                    return None;
                }
                let (these, places) = (board.and_list(heights), board.language.and(&cells));
                let text = match board.language {
                    Language::English => format!(
                        "{}: {these} fit only into {places}, so no other height stands there.",
                        board.title(line)
                    ),
                    Language::French => format!(
                        "Dans {}, les hauteurs {these} ne vont qu’en {places}, donc aucune autre \
                         n’y a sa place.",
                        board.name(line)
                    ),
                };
                Some(Finding::not(NAME, rule_out, text).because(cells))
            })
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::towers::rules::Puzzle;
    use quadrille_core::Cell;

    #[test]
    fn two_heights_that_fit_into_two_cells_push_the_others_out() {
        let puzzle = Puzzle::empty(9).unwrap();
        let mut board = Board::new(&puzzle);
        (2..9).for_each(|col| board.rule_out(Cell::new(0, col), 0b110));
        let step = find(&mut board).unwrap().into_step(board.n);
        assert_eq!(step.effects.len(), 14);
        assert_eq!(
            step.text,
            "Row 1: 1 and 2 fit only into r1c1 and r1c2, so no other height stands there."
        );
    }
}
