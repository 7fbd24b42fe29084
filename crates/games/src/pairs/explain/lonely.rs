//! Technique `lonely`: a cell without possible partner stays alone.
//!
//! ```text
//! w3  ##  r5
//! g2  ##  b4
//! r7  ##  ##
//!
//! r3c1=alone
//! ```
//! Green does not pair with red, and black with nothing.

use super::board::OpenBoard;
use super::{EASY, Finding};
use crate::pairs::Pairs;
use quadrille_core::{Budget, Stop, Technique};

pub const LONELY: Technique<Pairs> = Technique { name: "lonely", level: EASY, weight: 1, find };

fn find(board: &mut OpenBoard<'_>, _: usize, budget: &mut Budget) -> Result<Vec<Finding>, Stop> {
    board.first(|fresh| &mut fresh.lonely, budget, look)
}

/// Whether no open cell may pair with `cell`.
fn look(board: &OpenBoard<'_>, cell: usize) -> Option<Finding> {
    board.partners(cell).next().is_none().then_some(Finding::Lonely { cell })
}

#[cfg(test)]
#[test]
fn it_finds_what_its_diagram_shows() {
    super::diagram::shows(include_str!("lonely.rs"), &LONELY);
}
