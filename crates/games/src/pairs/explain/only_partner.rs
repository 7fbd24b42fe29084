//! Technique `only_partner`: a cell with one possible partner takes it, if that loses nothing.
//!
//! ```text
//! r5  w6  g4
//! ##  b3  ##
//!
//! r1c1+r1c2
//! ```
//! r1c1 has r1c2 only. That saves 10; with g4 or b3, r1c2 would save 8 at most.
//!
//! A pairing that does not use the pair leaves the cell alone, so the partner can change over to
//! it from whatever it had: nothing else moves, and the score does not rise.

use super::board::OpenBoard;
use super::{EASY, Finding};
use crate::pairs::Pairs;
use quadrille_core::{Budget, Stop, Technique};

pub const ONLY_PARTNER: Technique<Pairs> =
    Technique { name: "only_partner", level: EASY, weight: 2, find };

fn find(board: &mut OpenBoard<'_>, _: usize, budget: &mut Budget) -> Result<Vec<Finding>, Stop> {
    board.first(|fresh| &mut fresh.only_partner, budget, look)
}

/// Whether `cell` has one partner, and no other pair of that partner saves more.
fn look(board: &OpenBoard<'_>, cell: usize) -> Option<Finding> {
    let mut partners = board.partners(cell);
    let (Some(partner), None) = (partners.next(), partners.next()) else { return None };
    let saved = board.saves(cell, partner);
    let other = board.best_other(partner, cell);
    (other <= saved).then_some(Finding::OnlyPartner { cell, partner, saved, other })
}

#[cfg(test)]
#[test]
fn it_finds_what_its_diagram_shows() {
    super::diagram::shows(include_str!("only_partner.rs"), &ONLY_PARTNER);
}
