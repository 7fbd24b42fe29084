//! Moves: chains of jumps by one peg, played and taken back.

use super::word_board::WordBoard;
use crate::pegs::dense::Way;

/// Calls `visit` with every position that one move, played or taken back, makes of a position.
#[inline]
pub fn each(board: &WordBoard, position: u64, way: Way, visit: &mut impl FnMut(u64)) {
    for bundle in &board.bundles {
        bundle.each(position, way, |after, end| go_on(board, after, end, way, visit));
    }
}

/// The same for a move that is under way, and has come to a position and its peg to a cell.
fn go_on(board: &WordBoard, position: u64, at: usize, way: Way, visit: &mut impl FnMut(u64)) {
    visit(position);
    for hop in board.hops_on(at, way).iter().filter(|hop| hop.goes(position, way)) {
        go_on(board, position ^ hop.all, hop.end(way), way, visit);
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
