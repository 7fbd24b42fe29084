//! Full boards as words, eight bits a row from the lowest bit, whatever their size up to 8 x 8: so turning and mirroring are a few steps
//! for all cells at once.

use super::super::rows::each_board;
use quadrille_core::{Budget, Stop};

/// The bits in which a row begins.
const FIRST_BITS: u64 = 0x0101_0101_0101_0101;

/// The cells of an n x n board.
pub fn cells(n: usize) -> u64 {
    (FIRST_BITS * (0xff >> (8 - n))) & (u64::MAX >> (64 - 8 * n))
}

/// Rows from the first one, each in the lowest bits.
pub fn board(rows: impl DoubleEndedIterator<Item = u8>) -> u64 {
    rows.rev().fold(0, |bits, row| bits << 8 | u64::from(row))
}

/// Rows and columns exchanged.
pub fn transposed(mut board: u64) -> u64 {
    // Blocks of 1, 2 and 4 cells across the main diagonal change places.
    for (by, first) in [(7, 0x00aa_00aa_00aa_00aa), (14, 0x0000_cccc_0000_cccc), (28, 0xf0f0_f0f0)]
    {
        let differing = (board ^ board >> by) & first;
        board ^= differing ^ differing << by;
    }
    board
}

/// The first row last.
fn upside_down(board: u64, n: usize) -> u64 {
    board.swap_bytes() >> (64 - 8 * n)
}

/// The sixteen images of a board: turned, mirrored, colours exchanged.
pub fn images(board: u64, n: usize) -> impl Iterator<Item = u64> {
    let mut image = board;
    (0..8).flat_map(move |step| {
        image = if step % 2 == 0 { transposed(image) } else { upside_down(image, n) };
        [image, !image & cells(n)]
    })
}

/// Of each set of boards that are images of one another the least, and how many boards these stand for.
pub fn forms(n: usize, distinct: bool, budget: &mut Budget) -> Result<(Vec<u64>, u64), Stop> {
    let mut forms = Vec::new();
    each_board(n, distinct, budget, &mut |rows| {
        let board = board(rows.iter().map(|row| *row as u8));
        if images(board, n).all(|image| image >= board) {
            forms.push(board);
        }
    })?;
    let alike = |form: &u64| 16 / images(*form, n).filter(|image| image == form).count() as u64;
    let boards = forms.iter().map(alike).sum();
    Ok((forms, boards))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn images_are_what_turning_and_mirroring_cell_by_cell_makes() {
        for n in [4, 6, 8] {
            let some = 0x9d35_c2f0_6a1b_47e8 & cells(n);
            let at = |board: u64, row: usize, col: usize| board >> (8 * row + col) & 1;
            let build = |from: &dyn Fn(usize, usize) -> u64| {
                let all = (0..n).flat_map(|row| (0..n).map(move |col| (row, col)));
                all.fold(0u64, |bits, (row, col)| bits | from(row, col) << (8 * row + col))
            };
            let mut expected = BTreeSet::new();
            let mut turned = some;
            for _ in 0..4 {
                let now = turned;
                let mirrored = build(&|row, col| at(now, row, n - 1 - col));
                expected.extend([now, mirrored, !now & cells(n), !mirrored & cells(n)]);
                turned = build(&|row, col| at(now, col, n - 1 - row));
            }
            assert_eq!(expected.len(), 16);
            assert_eq!(images(some, n).collect::<BTreeSet<_>>(), expected, "{n}");
        }
    }

    #[test]
    fn forms_stand_for_all_boards() {
        for (n, distinct, boards) in
            [(4, false, 90), (4, true, 72), (6, false, 11222), (6, true, 4140)]
        {
            let (forms, stand_for) = forms(n, distinct, &mut Budget::unlimited()).unwrap();
            assert_eq!(stand_for, boards, "{n} {distinct}");
            assert!(forms.len() as u64 * 16 >= boards);
        }
    }
}
