//! What a board shows, clue by clue and tower by tower, and which of them belong together.

use super::LEGAL;
use crate::towers::rules::{Heights, Puzzle, Side, look, seen};
use quadrille_core::{Cell, Symmetry, symmetry};

/// Something that can be given or taken away.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Part {
    /// A tower.
    Tower(Cell),
    /// A clue.
    Clue(Side, usize),
}

impl Part {
    /// All that a board of size `n` can show: the towers, then the clues side by side.
    pub fn all(n: usize) -> Vec<Part> {
        let towers = (0..n * n).map(|i| Part::Tower(Cell::new(i / n, i % n)));
        let clues = Side::ALL.into_iter().flat_map(|side| (0..n).map(move |i| Part::Clue(side, i)));
        towers.chain(clues).collect()
    }

    /// Whether a puzzle shows it.
    pub fn is_in(self, puzzle: &Puzzle) -> bool {
        match self {
            Part::Tower(cell) => puzzle.given(cell).is_some(),
            Part::Clue(side, index) => puzzle.clue(side, index).is_some(),
        }
    }

    /// Shows it as it is in a Latin square.
    pub fn show(self, puzzle: &mut Puzzle, solution: &Heights) {
        match self {
            Part::Tower(cell) => puzzle.give(cell, solution[cell].into()).expect(LEGAL),
            Part::Clue(side, index) => {
                let clue = seen(look(solution, side, index)) as u32;
                puzzle.set_clue(side, index, clue).expect(LEGAL);
            }
        }
    }

    /// Takes it away.
    pub fn hide(self, puzzle: &mut Puzzle) {
        match self {
            Part::Tower(cell) => puzzle.drop_given(cell),
            Part::Clue(side, index) => puzzle.drop_clue(side, index),
        }
    }

    /// Where it lies on the board with its border, which has `n + 2` rows and columns.
    fn place(self, n: usize) -> Cell {
        match self {
            Part::Tower(cell) => Cell::new(cell.row + 1, cell.col + 1),
            Part::Clue(Side::Top, i) => Cell::new(0, i + 1),
            Part::Clue(Side::Bottom, i) => Cell::new(n + 1, i + 1),
            Part::Clue(Side::Left, i) => Cell::new(i + 1, 0),
            Part::Clue(Side::Right, i) => Cell::new(i + 1, n + 1),
        }
    }

    /// What lies there; nothing in the corners.
    pub fn at(place: Cell, n: usize) -> Option<Part> {
        let inside = |i: usize| (1..=n).contains(&i);
        match (inside(place.row), inside(place.col)) {
            (true, true) => Some(Part::Tower(Cell::new(place.row - 1, place.col - 1))),
            (true, false) => {
                let side = if place.col == 0 { Side::Left } else { Side::Right };
                Some(Part::Clue(side, place.row - 1))
            }
            (false, true) => {
                let side = if place.row == 0 { Side::Top } else { Side::Bottom };
                Some(Part::Clue(side, place.col - 1))
            }
            (false, false) => None,
        }
    }
}

/// The parts in groups that are shown together or not at all, each where its first member comes.
pub fn groups(parts: Vec<Part>, symmetry: Symmetry, n: usize) -> Vec<Vec<Part>> {
    if symmetry.is_free() {
        return parts.into_iter().map(|part| vec![part]).collect();
    }
    let mut groups: Vec<Vec<Part>> = Vec::new();
    for part in parts {
        if groups.iter().any(|group| group.contains(&part)) {
            continue;
        }
        let orbit = symmetry.orbit(part.place(n), n + 2, n + 2);
        groups.push(orbit.into_iter().filter_map(|place| Part::at(place, n)).collect());
    }
    groups
}

/// Whether some of these groups have so many parts together.
pub fn can_have(groups: &[Vec<Part>], wanted: usize) -> bool {
    symmetry::can_have(groups.iter().map(Vec::len), wanted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_know_their_places() {
        for n in 1..5 {
            let all = Part::all(n);
            assert_eq!(all.len(), n * n + 4 * n);
            assert!(all.iter().all(|part| Part::at(part.place(n), n) == Some(*part)));
            assert_eq!(Part::at(Cell::new(0, n + 1), n), None);
        }
    }

    #[test]
    fn groups_hold_every_part_once() {
        for symmetry in [
            Symmetry::Free,
            Symmetry::HalfTurn,
            Symmetry::QuarterTurn,
            Symmetry::LeftRight,
            Symmetry::TopBottom,
            Symmetry::Diagonal,
        ] {
            for n in 1..6 {
                let groups = groups(Part::all(n), symmetry, n);
                assert_eq!(groups.iter().map(Vec::len).sum::<usize>(), n * n + 4 * n);
            }
        }
    }

    #[test]
    fn an_odd_number_needs_a_middle() {
        let turned = |n| groups(Part::all(n), Symmetry::HalfTurn, n);
        assert!(can_have(&turned(4), 8) && !can_have(&turned(4), 7));
        assert!(can_have(&turned(5), 8) && can_have(&turned(5), 7));
        assert!(!can_have(&turned(4), 33));
        let quarter = groups(Part::all(5), Symmetry::QuarterTurn, 5);
        assert!(can_have(&quarter, 9) && can_have(&quarter, 12) && !can_have(&quarter, 10));
    }
}
