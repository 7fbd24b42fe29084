//! Technique `strongest`: a pair worth as much as what both cells could do apart.
//!
//! ```text
//! w2  w9  w9  w2
//! w2  w2  w2  w2
//!
//! r1c2+r1c3
//! ```
//! Together the nines save 18; with other partners they would save 4 each.
//!
//! A pairing without the pair uses at most one other pair of each of the two cells; dropping those
//! and taking this one does not raise the score.

use super::board::OpenBoard;
use super::{Finding, NORMAL};
use crate::pairs::Pairs;
use quadrille_core::{Budget, Stop, Technique};

pub const STRONGEST: Technique<Pairs> =
    Technique { name: "strongest", level: NORMAL, weight: 5, find };

fn find(board: &mut OpenBoard<'_>, _: usize, budget: &mut Budget) -> Result<Vec<Finding>, Stop> {
    board.first(|fresh| &mut fresh.strongest, budget, look)
}

/// Whether some pair of `cell` saves at least as much as the best other pairs of both its cells.
///
/// Of the whites at a distance only the dearest need be tried: if any other open white were worth
/// as much as the cheaper cell of the pair, each of the two could save with it what they save
/// together.
fn look(board: &OpenBoard<'_>, cell: usize) -> Option<Finding> {
    let partners = board.beside(cell).chain(board.far(cell).next());
    for partner in partners.filter(|partner| *partner > cell) {
        let saved = board.saves(cell, partner);
        let apart = board.best_other(cell, partner) + board.best_other(partner, cell);
        if saved >= apart {
            return Some(Finding::Strongest { cell, partner, saved, apart });
        }
    }
    None
}

#[cfg(test)]
#[test]
fn it_finds_what_its_diagram_shows() {
    super::diagram::shows(include_str!("strongest.rs"), &STRONGEST);
}
