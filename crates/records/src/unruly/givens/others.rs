//! Other boards than a given one: those that differ in two lines, and any that agrees with it in chosen cells.

use super::super::rows::{can_be_balanced, fits, rows, spread};
use super::square::{board, cells, transposed};

/// What is known of the rows of a size, and whether lines must differ.
pub struct Others {
    n: usize,
    distinct: bool,
    /// Four bits a cell, by row.
    spread: Vec<u64>,
    /// In base 3, by row.
    ternary: Vec<usize>,
    /// Pairs of rows by the ones they have in each column, in base 3.
    pairs: Vec<Vec<[u8; 2]>>,
    /// By row: all rows, those that differ in fewer cells first.
    near: Vec<Vec<u8>>,
}

/// The rows that a search for another board has chosen.
struct Chosen {
    rows: [u8; 8],
    depth: usize,
    ones: u64,
    sum: usize,
    differs: bool,
}

impl Others {
    /// For boards of n x n cells, n up to 8.
    pub fn new(n: usize, distinct: bool) -> Self {
        let rows = rows(n);
        let all = 1u32 << n;
        let ternary: Vec<usize> = (0..all)
            .map(|row| (0..n).rev().fold(0, |sum, col| 3 * sum + (row >> col & 1) as usize))
            .collect();
        let mut pairs = vec![Vec::new(); 3usize.pow(n as u32)];
        for a in &rows {
            for b in &rows {
                pairs[ternary[*a as usize] + ternary[*b as usize]].push([*a as u8, *b as u8]);
            }
        }
        let near = |row: u32| {
            let mut near: Vec<u8> = rows.iter().map(|row| *row as u8).collect();
            near.sort_by_key(|other| (u32::from(*other) ^ row).count_ones());
            near
        };
        Others {
            n,
            distinct,
            spread: (0..all).map(|row| spread(row, n)).collect(),
            near: (0..all).map(near).collect(),
            ternary,
            pairs,
        }
    }

    /// Whether no column has three alike in a row, and lines differ where they must. Rows and balance are not looked at.
    fn stands(&self, board: u64) -> bool {
        let zeros = !board & cells(self.n);
        let three = |bits: u64| bits & bits >> 8 & bits >> 16 != 0;
        !three(board)
            && !three(zeros)
            && (!self.distinct || (self.rows_differ(board) && self.rows_differ(transposed(board))))
    }

    fn rows_differ(&self, board: u64) -> bool {
        let rows = &board.to_le_bytes()[..self.n];
        (1..self.n).all(|last| !rows[..last].contains(&rows[last]))
    }

    /// The cells in which boards differ from this one that are alike in all rows but two, or in all columns but two; the smallest first, none
    /// that holds another.
    pub fn in_two_lines(&self, board: u64) -> Vec<u64> {
        let mut sets = Vec::new();
        self.in_two_rows(board, &mut |set| sets.push(set));
        self.in_two_rows(transposed(board), &mut |set| sets.push(transposed(set)));
        least(sets)
    }

    fn in_two_rows(&self, board: u64, put: &mut dyn FnMut(u64)) {
        let rows = board.to_le_bytes();
        for lower in 1..self.n {
            for upper in 0..lower {
                let [a, b] = [rows[upper], rows[lower]];
                let sum = self.ternary[usize::from(a)] + self.ternary[usize::from(b)];
                for [c, d] in self.pairs[sum].iter().filter(|[c, _]| *c != a) {
                    let set = u64::from(a ^ c) << (8 * upper) | u64::from(b ^ d) << (8 * lower);
                    if self.stands(board ^ set) {
                        put(set);
                    }
                }
            }
        }
    }

    /// The cells in which another board differs that agrees with this one in these cells; nothing if none does. No other board that agrees differs
    /// in a part of them only.
    pub fn elsewhere(&self, board: u64, agreeing: u64) -> Option<u64> {
        let mut set = self.any_elsewhere(board, agreeing)?;
        let mut untried = set;
        while untried != 0 {
            let cell = untried & untried.wrapping_neg();
            untried ^= cell;
            if let Some(smaller) = self.any_elsewhere(board, !set | cell) {
                set = smaller;
                untried &= set;
            }
        }
        Some(set)
    }

    fn any_elsewhere(&self, board: u64, agreeing: u64) -> Option<u64> {
        let mut chosen = Chosen { rows: [0; 8], depth: 0, ones: 0, sum: 0, differs: false };
        let like = [board.to_le_bytes(), agreeing.to_le_bytes()];
        self.down(&mut chosen, &like).map(|other| other ^ board)
    }

    /// Rows like those of the board first: the sooner there is an answer, the nearer it is.
    fn down(&self, chosen: &mut Chosen, like: &[[u8; 8]; 2]) -> Option<u64> {
        let depth = chosen.depth;
        if depth + 2 == self.n {
            return self.ended(chosen, like);
        }
        let [row, agreeing] = [like[0][depth], like[1][depth]];
        let before = Chosen { ..*chosen };
        for next in &self.near[usize::from(row)] {
            let bits = u32::from(*next);
            let ones = before.ones + self.spread[usize::from(*next)];
            let above = |by: usize| u32::from(before.rows[depth - by]);
            if (next ^ row) & agreeing != 0
                || (depth >= 2 && !fits(above(2), above(1), bits, self.n))
                || !can_be_balanced(ones, depth + 1, self.n)
            {
                continue;
            }
            chosen.rows[depth] = *next;
            chosen.depth = depth + 1;
            chosen.ones = ones;
            chosen.sum = before.sum + self.ternary[usize::from(*next)];
            chosen.differs = before.differs || *next != row;
            if let Some(other) = self.down(chosen, like) {
                return Some(other);
            }
        }
        None
    }

    /// The last two rows are those that give every column the ones it needs.
    fn ended(&self, chosen: &mut Chosen, like: &[[u8; 8]; 2]) -> Option<u64> {
        let (n, depth) = (self.n, chosen.depth);
        let all = self.ternary[(1 << n) - 1];
        for pair in &self.pairs[all * (n / 2) - chosen.sum] {
            let agrees =
                (0..2).all(|at| (pair[at] ^ like[0][depth + at]) & like[1][depth + at] == 0);
            if !agrees || (!chosen.differs && *pair == like[0][depth..n]) {
                continue;
            }
            chosen.rows[depth..n].copy_from_slice(pair);
            let other = board(chosen.rows[..n].iter().copied());
            if self.stands(other) {
                return Some(other);
            }
        }
        None
    }
}

/// Sets without those that hold another one: whoever hits that one hits them.
pub fn least(mut sets: Vec<u64>) -> Vec<u64> {
    sets.sort_unstable_by_key(|set| (set.count_ones(), *set));
    let mut least: Vec<u64> = Vec::new();
    for set in sets {
        if !least.iter().any(|small| set & small == *small) {
            least.push(set);
        }
    }
    least
}

#[cfg(test)]
pub mod tests {
    use super::super::super::rows::each_board;
    use super::*;
    use quadrille_core::{Budget, Rng};

    pub fn all(n: usize, distinct: bool) -> Vec<u64> {
        let mut boards = Vec::new();
        let put = &mut |rows: &[u32]| boards.push(board(rows.iter().map(|row| *row as u8)));
        each_board(n, distinct, &mut Budget::unlimited(), put).unwrap();
        boards
    }

    #[test]
    fn two_lines_are_all_boards_that_differ_in_two_lines() {
        for distinct in [false, true] {
            let boards = all(6, distinct);
            let others = Others::new(6, distinct);
            for this in boards.iter().step_by(97) {
                let rows = |set: u64| set.to_le_bytes().iter().filter(|row| **row != 0).count();
                let two = |set: &u64| *set != 0 && (rows(*set) == 2 || rows(transposed(*set)) == 2);
                let sets = boards.iter().map(|other| this ^ other).filter(two).collect();
                assert_eq!(others.in_two_lines(*this), least(sets), "{this:x}");
            }
        }
    }

    #[test]
    fn another_board_is_found_where_there_is_one() {
        let mut rng = Rng::new(1);
        let (mut none, mut some) = (0, 0);
        for distinct in [false, true] {
            let boards = all(6, distinct);
            let others = Others::new(6, distinct);
            for this in boards.iter().step_by(31) {
                let agreeing = rng.bits() & cells(6);
                let differing = |other: &&u64| *other != this && (*other ^ this) & agreeing == 0;
                let found = others.elsewhere(*this, agreeing);
                assert_eq!(found.is_some(), boards.iter().any(|other| differing(&other)));
                let Some(set) = found else {
                    none += 1;
                    continue;
                };
                some += 1;
                assert!(set & agreeing == 0 && boards.contains(&(this ^ set)));
                let inside = |other: &u64| (other ^ this) & !set == 0 && (other ^ this) != set;
                assert!(!boards.iter().any(|other| other != this && inside(other)), "least");
            }
        }
        assert!(none > 10 && some > 10, "{none} {some}");
    }
}
