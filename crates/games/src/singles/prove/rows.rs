//! Where the program's rows and variables are, as [`crate::singles::spec`] writes them, by arithmetic. A wrong number
//! here is a proof that no checker accepts.
//!
//! Only the rows about equal numbers depend on more than the size of the board; they come first and are looked up in
//! the program itself.

use crate::singles::rules::Puzzle;
use quadrille_core::pb::{Bit, Program, RowId};

/// The numbers of a program's rows and variables, for boards of two rows and two columns at least.
pub struct Rows {
    rows: usize,
    cols: usize,
    /// By cell: the row about its number in its row, and in its column; 0 where it is alone.
    alike: Vec<[RowId; 2]>,
    /// The numbers before the first row of each group.
    beside: RowId,
    touch: RowId,
    once: RowId,
    depth: RowId,
}

impl Rows {
    /// Of a puzzle's program, which may rule an answer out.
    pub fn new(puzzle: &Puzzle, program: &Program) -> Self {
        let (rows, cols) = (puzzle.rows(), puzzle.cols());
        let mut alike = vec![[0; 2]; rows * cols];
        let mut beside = 0;
        // "At most one is white" has negative factors, whatever comes behind has a positive one first.
        for row in program.rows().take_while(|row| row.terms.first().is_some_and(|t| t.0 < 0)) {
            let [first, second] = [row.terms[0].1.index(), row.terms[1].1.index()];
            let way = usize::from(first / cols != second / cols);
            row.terms.iter().for_each(|(_, bit)| alike[bit.index()][way] = row.id);
            beside = row.id;
        }
        let touch = beside + (rows * (cols - 1) + cols * (rows - 1)) as RowId;
        let once = touch + (2 * (rows - 1) * (cols - 1)) as RowId;
        let depth = once + ((rows - 2) * (cols - 2)) as RowId;
        Rows { rows, cols, alike, beside, touch, once, depth }
    }

    /// How many rows the program has without the one that rules an answer out.
    pub fn all(&self) -> RowId {
        let touches = |side: usize| 2 * side.saturating_sub(3);
        self.depth + (touches(self.rows) * touches(self.cols)) as RowId
    }

    /// No depth reaches this.
    pub fn deepest(&self) -> u64 {
        1 << (usize::BITS - (self.rows * self.cols).leading_zeros())
    }

    fn inner(&self, u: usize) -> Option<(usize, usize)> {
        let (row, col) = ((u / self.cols).checked_sub(1)?, (u % self.cols).checked_sub(1)?);
        (row + 2 < self.rows && col + 2 < self.cols).then_some((row, col))
    }

    /// The corner of `u` at which `v` touches it: above before below, left before right.
    fn corner(&self, u: usize, v: usize) -> usize {
        if v > u { 2 + usize::from(v - u > self.cols) } else { usize::from(u - v < self.cols) }
    }

    /// One cell inside the board leaning on another that it touches.
    pub fn leans(&self, u: usize, v: usize) -> Bit {
        let (row, col) = self.inner(u).unwrap_or_default();
        let inner = row * (self.cols - 2) + col;
        Bit((self.rows * self.cols + 4 * inner + self.corner(u, v)) as u32)
    }

    /// The row about depths where one cell leans on another, both inside the board.
    pub fn depths(&self, u: usize, v: usize) -> RowId {
        let (row, col) = self.inner(u).unwrap_or_default();
        // Cells at the rim of the inside touch others of it on one side only.
        let before = |place: usize| (2 * place).saturating_sub(1);
        let sides = |place: usize, length: usize| [place > 0, place + 1 < length].map(usize::from);
        let [up, down] = sides(row, self.rows - 2);
        let [left, right] = sides(col, self.cols - 2);
        let across = 2 * (self.cols - 3);
        let here = match self.corner(u, v) {
            0 => 0,
            1 => left,
            2 => up * (left + right),
            _ => up * (left + right) + left,
        };
        let earlier = before(row) * across + (up + down) * before(col);
        self.depth + 1 + (earlier + here) as RowId
    }

    /// The row that two cells of a line with the same number are not both white.
    pub fn alike(&self, u: usize, v: usize) -> RowId {
        self.alike[u][usize::from(u / self.cols != v / self.cols)]
    }

    /// The row that two cells side by side are not both black.
    pub fn beside(&self, u: usize, v: usize) -> RowId {
        let (first, below) = (u.min(v), u / self.cols != v / self.cols);
        let (row, col) = (first / self.cols, first % self.cols);
        // Every cell but the last of its row has one to its right, and in all rows but the last one below.
        let last_row = row + 1 == self.rows;
        let in_row = if last_row { col } else { 2 * col };
        let after_right = usize::from(below && col + 1 < self.cols);
        let number = row * (2 * self.cols - 1) + in_row + after_right;
        self.beside + 1 + number as RowId
    }

    /// The row that the touch of two cells must be leant on.
    pub fn touch(&self, u: usize, v: usize) -> RowId {
        let (above, below) = (u.min(v), u.max(v));
        let (row, col) = (above / self.cols, above % self.cols);
        let to_the_right = usize::from(below - above > self.cols && col > 0);
        let number = row * 2 * (self.cols - 1) + (2 * col).saturating_sub(1) + to_the_right;
        self.touch + 1 + number as RowId
    }

    /// The row that a cell leans at most once; none on the border.
    pub fn once(&self, u: usize) -> Option<RowId> {
        let (row, col) = self.inner(u)?;
        Some(self.once + 1 + (row * (self.cols - 2) + col) as RowId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::singles::rules::Clue;
    use crate::singles::spec;
    use quadrille_core::pb::Term;
    use quadrille_core::{Cell, Rng};

    fn sorted(mut terms: Vec<Term>) -> Vec<Term> {
        terms.sort_unstable();
        terms
    }

    /// Every row that the arithmetic names is the one that the specification wrote there.
    #[test]
    fn arithmetic_numbers_as_the_program_does() {
        let mut rng = Rng::new(3);
        for (rows, cols) in [(2, 2), (2, 5), (5, 2), (3, 3), (3, 5), (5, 3), (4, 4), (6, 7)] {
            let clues = (0..rows * cols).map(|_| Clue::Number(1 + rng.below(4) as u64)).collect();
            let puzzle = Puzzle::new(rows, cols, clues).unwrap();
            let program = spec::write(&puzzle).unwrap();
            let mut terms: Vec<Vec<Term>> = vec![Vec::new(); program.ids() as usize + 1];
            program.rows().for_each(|row| terms[row.id as usize] = sorted(row.terms.to_vec()));
            let at = Rows::new(&puzzle, &program);
            assert_eq!(at.all(), program.ids(), "{rows}x{cols}");
            let x = |cell: usize, by: i64| -> Term { (by, Bit(cell as u32)) };
            let place = |cell: usize| Cell::new(cell / cols, cell % cols);
            let inside = |cell: usize| at.inner(cell).is_some();
            for u in 0..rows * cols {
                for v in (0..rows * cols).filter(|v| *v != u) {
                    let apart = ((u / cols).abs_diff(v / cols), (u % cols).abs_diff(v % cols));
                    let row = |id: RowId| &terms[id as usize];
                    if puzzle.clues().values()[u] == puzzle.clues().values()[v]
                        && (apart.0 == 0 || apart.1 == 0)
                    {
                        let group = row(at.alike(u, v));
                        assert!(group.contains(&x(u, -1)) && group.contains(&x(v, -1)));
                    }
                    if apart == (0, 1) || apart == (1, 0) {
                        assert_eq!(*row(at.beside(u, v)), sorted(vec![x(u, 1), x(v, 1)]));
                    }
                    if apart != (1, 1) {
                        continue;
                    }
                    let mut touch = vec![x(u, 1), x(v, 1)];
                    touch.extend(inside(u).then(|| (1, at.leans(u, v))));
                    touch.extend(inside(v).then(|| (1, at.leans(v, u))));
                    assert_eq!(*row(at.touch(u, v)), sorted(touch), "{rows}x{cols} {u} {v}");
                    if inside(u) {
                        let leans = at.leans(u, v);
                        let name = format!("leans_{}_{}", place(u), place(v));
                        assert_eq!(program.name(leans), name);
                        assert!(row(at.once(u).unwrap()).contains(&(-1, leans)));
                    }
                    if inside(u) && inside(v) {
                        let unless = (-(at.deepest() as i64), at.leans(u, v));
                        assert!(row(at.depths(u, v)).contains(&unless), "{rows}x{cols} {u} {v}");
                    }
                }
            }
        }
    }
}
