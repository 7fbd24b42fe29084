//! Moves: chains of jumps by one peg, played and taken back.

use super::word_board::WordBoard;
use crate::pegs::dense::Way;

/// Calls `visit` with every position that one move, played or taken back, makes of a position.
#[inline]
pub fn each(board: &WordBoard, position: u64, way: Way, visit: &mut impl FnMut(u64)) {
    match way {
        Way::On => played(board, position, visit),
        Way::Back => taken_back(board, position, visit),
    }
}

fn played(board: &WordBoard, position: u64, visit: &mut impl FnMut(u64)) {
    let mut open: Vec<(u64, usize)> = Vec::new();
    for hop in board.hops.iter().filter(|h| h.fits(position)) {
        open.push((position ^ hop.all, hop.jump.to));
        while let Some((position, at)) = open.pop() {
            visit(position);
            for hop in board.hops_from(at).iter().filter(|h| h.fits(position)) {
                open.push((position ^ hop.all, hop.jump.to));
            }
        }
    }
}

fn taken_back(board: &WordBoard, position: u64, visit: &mut impl FnMut(u64)) {
    let mut open: Vec<(u64, usize)> = Vec::new();
    for hop in board.hops.iter().filter(|h| h.unfits(position)) {
        open.push((position ^ hop.all, hop.jump.from));
        while let Some((position, at)) = open.pop() {
            visit(position);
            for hop in board.hops_to(at).iter().filter(|h| h.unfits(position)) {
                open.push((position ^ hop.all, hop.jump.from));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pegs::boards::named;
    use crate::pegs::field::Field;
    use std::collections::BTreeSet;

    #[test]
    fn what_is_played_can_be_taken_back_and_what_is_taken_back_can_be_played() {
        for name in ["english", "triangle:5"] {
            let field = Field::new(&named(name, None).unwrap());
            let board = WordBoard::new(&field, None).unwrap();
            let mut rng = quadrille_core::Rng::new(2);
            let list = |position: u64, way: Way| {
                let mut found = BTreeSet::new();
                each(&board, position, way, &mut |p| {
                    found.insert(p);
                });
                found
            };
            for _ in 0..50 {
                let position = rng.bits() & (u64::MAX >> (64 - field.len()));
                for (way, other) in [(Way::On, Way::Back), (Way::Back, Way::On)] {
                    let others = list(position, way);
                    assert!(others.iter().all(|p| list(*p, other).contains(&position)), "{name}");
                }
            }
        }
    }
}
