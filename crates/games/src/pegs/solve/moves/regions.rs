//! Regions: how many moves a position still needs at least.
//!
//! A region is a set of cells over none of which a peg from outside can jump to the outside. While
//! it is full nothing can land in it either, so the first move to change it starts in it. A move
//! starts in one cell: as many disjoint full regions as there are, so many moves are still to come,
//! but for regions that stay full to the end. Corners are regions, and pairs on an edge, and squares.
//!
//! The same says how many moves were made: as many as there are disjoint regions that were full at the start and are no more.

use crate::pegs::field::{Field, Jump};
use quadrille_core::order::Order as _;

/// Larger regions are seldom full for long.
const MAX_SIZE: u32 = 4;

/// The regions of a board, the smallest first. None contains another.
pub struct Regions {
    /// Those of one cell.
    corners: u64,
    /// The others.
    sets: Vec<u64>,
    /// Those that are full at the start.
    begun_corners: u64,
    begun: Vec<u64>,
    /// Regions within these cells may be full at the end.
    may_stay: u64,
    /// How many pegs are left at the end.
    pegs: u32,
}

impl Regions {
    /// Finds the least regions of a board of up to 64 cells, for plays that start with pegs on `start` at least and leave
    /// `pegs` pegs, all of them within `may_stay`.
    pub fn new(field: &Field, start: u64, may_stay: u64, pegs: u32) -> Self {
        let mut sets: Vec<u64> = Vec::new();
        let mut grown: Vec<u64> = (0..field.len()).map(|cell| 1 << cell).collect();
        for _ in 0..MAX_SIZE {
            let (regions, others): (Vec<u64>, Vec<u64>) =
                grown.into_iter().partition(|set| is_region(&field.jumps, *set));
            sets.extend(regions);
            let larger = |set: u64| {
                let inside = (0..field.len()).filter(move |c| set >> c & 1 == 1);
                inside.flat_map(|c| field.neighbours(c)).map(move |n| set | 1 << n)
            };
            // What contains a region is one only where the smaller one is, and is full less often.
            let new = |set: &u64| sets.iter().all(|region| region & set != *region);
            grown = others.iter().flat_map(|set| larger(*set)).filter(new).collect();
            grown.order();
            grown.dedup();
        }
        let (corners, sets): (Vec<u64>, Vec<u64>) =
            sets.into_iter().partition(|set| set.is_power_of_two());
        let corners = corners.into_iter().fold(0, |all, corner| all | corner);
        let begun = sets.iter().copied().filter(|set| start & set == *set).collect();
        Regions { corners, sets, begun_corners: corners & start, begun, may_stay, pegs }
    }

    /// Whether a position can be one after so many moves, for all that is known of those made.
    #[inline]
    pub fn may_be_after(&self, position: u64, moves: u32) -> bool {
        self.made(position, moves) <= moves
    }

    /// Moves that every play to a position has made; no more than one beyond `enough` are counted.
    #[inline]
    fn made(&self, position: u64, enough: u32) -> u32 {
        let (mut taken, mut count) = (0, (self.begun_corners & !position).count_ones());
        for &set in &self.begun {
            if count > enough {
                break;
            }
            if position & set != set && taken & set == 0 {
                taken |= set;
                count += 1;
            }
        }
        count
    }

    /// Moves that every play from a position still needs; none is under way.
    pub fn moves_needed(&self, position: u64) -> u32 {
        self.needed(position, u32::MAX)
    }

    /// Whether so many moves may be enough.
    #[inline]
    pub fn may_end_after(&self, position: u64, moves: u32) -> bool {
        self.needed(position, moves) <= moves
    }

    /// Moves that every play from a position still needs; no more than one beyond `enough` are counted.
    #[inline]
    fn needed(&self, position: u64, enough: u32) -> u32 {
        // The smallest come first, so as many as possible are left out.
        let corners = position & self.corners;
        let stay = (corners & self.may_stay).count_ones().min(self.pegs);
        let (mut count, mut room) = (corners.count_ones() - stay, self.pegs - stay);
        if count > enough {
            return count;
        }
        let mut free = position;
        for &set in &self.sets {
            if free & set == set {
                free ^= set;
                let size = set.count_ones();
                if size <= room && set & self.may_stay == set {
                    room -= size;
                } else if count < enough {
                    count += 1;
                } else {
                    return count + 1;
                }
            }
        }
        count
    }
}

fn is_region(jumps: &[Jump], set: u64) -> bool {
    let has = |cell: usize| set >> cell & 1 == 1;
    jumps.iter().all(|j| !has(j.over) || has(j.from) || has(j.to))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pegs::boards::named;
    use crate::pegs::solve::word_board::word;

    #[test]
    fn known_boards_need_known_numbers() {
        // Eight corners and four squares; four corners, eight pairs and four squares.
        for (name, needed) in [("english", 12), ("square:6", 15)] {
            let puzzle = named(name, None).unwrap();
            let field = Field::new(&puzzle);
            let regions = Regions::new(&field, 0, 0, 1);
            assert_eq!(regions.moves_needed(word(&field.pegs(puzzle.start()))), needed, "{name}");
        }
    }

    #[test]
    fn regions_that_are_broken_tell_of_moves_made() {
        let field = Field::new(&named("square:4", None).unwrap());
        let start = 0xffff ^ 1 << 5;
        let regions = Regions::new(&field, start, 0, 1);
        let made = |position| regions.made(position, u32::MAX);
        assert_eq!(made(start), 0);
        // A corner and a pair on an edge that does not meet it.
        assert_eq!(made(start ^ 1), 1);
        assert_eq!(made(start ^ 1 ^ 1 << 14), 2);
        assert_eq!(made(0), regions.moves_needed(start));
    }

    #[test]
    fn a_corner_may_be_where_the_last_peg_stays() {
        let field = Field::new(&named("square:4", None).unwrap());
        assert_eq!(Regions::new(&field, 0, 0, 1).moves_needed(1), 1);
        assert_eq!(Regions::new(&field, 0, 1, 1).moves_needed(1), 0);
        assert_eq!(Regions::new(&field, 0, 1, 1).moves_needed(1 | 8), 1);
    }
}
