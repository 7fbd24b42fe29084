//! A filter of pagoda functions: what weighs less than every end never comes to one, and what weighs more than every start
//! never came from one.
//!
//! First ones are looked for between starts and ends alone. Of positions that they let through some are asked whether they can
//! come to an end at all, or from a start, as far as weightings can tell: each answer no is a further weighting.

use crate::pegs::dense::Way;
use crate::pegs::field::Field;
use crate::pegs::pagoda;
use crate::pegs::solve::chains;
use crate::pegs::solve::word_board::WordBoard;
use quadrille_core::{Budget, Stop};
use std::collections::HashSet;

/// Of many weightings a few leave out nearly all that any of them does; no more than these are looked at.
const MOST: usize = 24;
/// They are chosen by what they leave out of the moves from so many positions, and of so many there are at most.
const SAMPLES: usize = 1_000;
const MOST_LEFT_OUT: usize = 50_000;
/// So many positions of a level are asked for further weightings.
const ASKED: usize = 24;
/// No more weightings than this are kept: choosing among them has to stay quick.
const MOST_KEPT: usize = 1_000;

/// A weighting that no jump can increase.
struct Weighting {
    /// A table a byte of the position.
    tables: Vec<[i32; 256]>,
    /// What the lightest end weighs.
    least: i32,
    /// What the heaviest start weighs.
    most: i32,
}

impl Weighting {
    fn new(weights: &[i64], starts: &[u64], ends: &[u64]) -> Self {
        let weigh = |byte: usize, value: usize| {
            let bits = (0..8).filter(|bit| value >> bit & 1 != 0).map(|bit| byte * 8 + bit);
            bits.filter_map(|i| weights.get(i)).sum::<i64>() as i32
        };
        let table = |byte| std::array::from_fn(|value| weigh(byte, value));
        let tables = (0..weights.len().div_ceil(8)).map(table).collect();
        let mut weighting = Weighting { tables, least: 0, most: 0 };
        weighting.least = ends.iter().map(|end| weighting.of(*end)).min().unwrap_or(i32::MIN);
        weighting.most = starts.iter().map(|start| weighting.of(*start)).max().unwrap_or(i32::MAX);
        weighting
    }

    #[inline]
    fn of(&self, position: u64) -> i32 {
        let bytes = position.to_le_bytes();
        self.tables.iter().zip(bytes).map(|(table, byte)| table[usize::from(byte)]).sum()
    }

    #[inline]
    fn lets_through(&self, position: u64, way: Way) -> bool {
        match way {
            Way::On => self.of(position) >= self.least,
            Way::Back => self.of(position) <= self.most,
        }
    }
}

/// Weightings, and those of them that are looked at.
#[derive(Default)]
pub struct PagodaFilter {
    starts: Vec<u64>,
    ends: Vec<u64>,
    weightings: Vec<Weighting>,
    /// The cells' weights, to tell further weightings from those there are.
    known: HashSet<Vec<i64>>,
    /// The ones that leave out most of what comes from the start, and of what comes from the ends.
    on: Vec<usize>,
    back: Vec<usize>,
}

impl PagodaFilter {
    /// Finds weightings for plays from any of some starts to any of some ends, in all images under the symmetries of the
    /// board.
    pub fn new(
        field: &Field,
        board: &WordBoard,
        (starts, ends): (&[u64], &[u64]),
        budget: &mut Budget,
    ) -> Result<Self, Stop> {
        let all = |positions: &[u64]| {
            let mut images: Vec<u64> = positions.iter().flat_map(|p| board.images(*p)).collect();
            images.sort_unstable();
            images.dedup();
            images
        };
        let mut filter =
            PagodaFilter { starts: all(starts), ends: all(ends), ..PagodaFilter::default() };
        for weights in pagoda::filters(field, &filter.starts, &filter.ends, budget)? {
            filter.add(board, &weights);
        }
        let first: Vec<usize> = (0..filter.weightings.len().min(MOST)).collect();
        (filter.on, filter.back) = (first.clone(), first);
        Ok(filter)
    }

    /// Adds a weighting in all its images.
    fn add(&mut self, board: &WordBoard, weights: &[i64]) {
        for turn in 0..board.order() {
            // The images of the cells, one after the other, tell where each weight goes.
            let mut image = vec![0; weights.len()];
            for (cell, weight) in weights.iter().enumerate() {
                let to = board.images(1 << cell).nth(turn).unwrap_or(1 << cell);
                image[to.trailing_zeros() as usize] = *weight;
            }
            if !self.known.contains(&image) {
                self.weightings.push(Weighting::new(&image, &self.starts, &self.ends));
                self.known.insert(image);
            }
        }
    }

    /// Looks for further weightings among positions that those there are let through: a play that takes many positions of
    /// a level with it is worth the programs that a few of them cost.
    pub fn sharpen(
        &mut self,
        (field, board): (&Field, &WordBoard),
        level: &[u64],
        way: Way,
        budget: &mut Budget,
    ) -> Result<(), Stop> {
        if self.weightings.is_empty() || level.len() < SAMPLES {
            return Ok(());
        }
        for position in level.iter().step_by(level.len() / ASKED) {
            if self.weightings.len() >= MOST_KEPT {
                break;
            }
            if !self.weightings.iter().all(|w| w.lets_through(*position, way)) {
                continue;
            }
            let itself = std::slice::from_ref(position);
            let found = match way {
                Way::On => pagoda::parts(field, itself, &self.ends, budget)?,
                Way::Back => pagoda::parts(field, &self.starts, itself, budget)?,
            };
            if let Some(weights) = found {
                self.add(board, &weights);
            }
        }
        Ok(())
    }

    /// Chooses the weightings to look at by what they leave out of the moves from some positions.
    pub fn choose(&mut self, board: &WordBoard, from: &[u64], way: Way) {
        if self.weightings.is_empty() || from.len() < SAMPLES {
            return;
        }
        let mut left_out: Vec<Vec<usize>> = Vec::new();
        for position in from.iter().step_by(from.len() / SAMPLES) {
            chains::each(board, *position, way, &mut |other| {
                if left_out.len() < MOST_LEFT_OUT {
                    let all = 0..self.weightings.len();
                    let by = all.filter(|i| !self.weightings[*i].lets_through(other, way));
                    left_out.extend(Some(by.collect::<Vec<_>>()).filter(|by| !by.is_empty()));
                }
            });
        }
        let mut chosen = Vec::new();
        while chosen.len() < MOST && !left_out.is_empty() {
            let mut counts = vec![0_u32; self.weightings.len()];
            left_out.iter().flatten().for_each(|i| counts[*i] += 1);
            let best = (0..counts.len()).max_by_key(|i| (counts[*i], usize::MAX - i)).unwrap_or(0);
            chosen.push(best);
            left_out.retain(|by| !by.contains(&best));
        }
        match way {
            Way::On => self.on = chosen,
            Way::Back => self.back = chosen,
        }
    }

    /// Whether no weighting that is looked at forbids every end, or the start.
    #[inline]
    pub fn lets_through(&self, position: u64, way: Way) -> bool {
        let chosen = match way {
            Way::On => &self.on,
            Way::Back => &self.back,
        };
        chosen.iter().all(|i| self.weightings[*i].lets_through(position, way))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pegs::boards::named;
    use crate::pegs::solve::word_board::word;
    use quadrille_engines::mip;

    /// Everything that moves, played or taken back, make of some positions, up to symmetry.
    fn all(board: &WordBoard, first: &[u64], way: Way) -> HashSet<u64> {
        let mut seen: HashSet<u64> = first.iter().map(|p| board.canonical(*p)).collect();
        let mut open: Vec<u64> = seen.iter().copied().collect();
        while let Some(position) = open.pop() {
            chains::each(board, position, way, &mut |other| {
                let form = board.canonical(other);
                if seen.insert(form) {
                    open.push(form);
                }
            });
        }
        seen
    }

    #[test]
    fn what_is_on_the_way_is_let_through_and_some_of_the_rest_is_not() {
        let cases: [(&str, &[usize]); 4] = [
            ("triangle:5", &[0]),
            ("triangle:5", &[0, 12]),
            ("square:4", &[5]),
            ("rect:3x5", &[0, 7]),
        ];
        for (name, cells) in cases {
            let puzzle = named(name, None).unwrap();
            let field = Field::new(&puzzle);
            let start = word(&field.pegs(puzzle.start()));
            let ends: Vec<u64> = cells.iter().map(|cell| 1 << cell).collect();
            let keeps = |turn: &[usize]| cells.iter().all(|cell| cells.contains(&turn[*cell]));
            let board = WordBoard::with_symmetries(&field, keeps).unwrap();
            let mut budget = Budget::unlimited();
            let mut filter =
                PagodaFilter::new(&field, &board, (&[start], &ends), &mut budget).unwrap();
            let (ahead, back) = (all(&board, &[start], Way::On), all(&board, &ends, Way::Back));
            let mut left_out = 0;
            for (way, side) in [(Way::On, &ahead), (Way::Back, &back)] {
                let mut from: Vec<u64> = side.iter().copied().collect();
                from.sort_unstable();
                filter.choose(&board, &from, way);
                let shared = ahead.intersection(&back);
                assert!(shared.into_iter().all(|p| filter.lets_through(*p, way)), "{name}");
                left_out += side.iter().filter(|p| !filter.lets_through(**p, way)).count();
            }
            if mip::available().is_ok() {
                assert!(left_out > 0, "{name}");
            }
        }
    }
}
