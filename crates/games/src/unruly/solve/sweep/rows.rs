//! The sweep row by row, where no two lines may be equal. Rows that differ are a set: it tells what every column has, and
//! beside it only the last two rows matter.

use super::Lines;
use super::line::{Head, Line};
use quadrille_engines::sweep::{Key, Sweep};

/// The longest rows: there are 208 balanced ones of twelve tiles without three of a colour, and their set has to fit.
pub const LONGEST: usize = 12;
/// Bits of the number of a row.
const NUMBER: usize = 8;

/// The lowest bits are the set of rows, the highest the numbers of the last two.
pub struct Rows<const W: usize> {
    cols: Vec<Line>,
    /// All rows that can stand anywhere.
    kinds: Vec<u64>,
    /// Those that can stand in each row, by their numbers.
    fillings: Vec<Vec<usize>>,
    /// Which of them are black in each column.
    black: Vec<Key<W>>,
}

impl<const W: usize> Rows<W> {
    /// The sweep of a board.
    pub fn new(lines: Lines) -> Self {
        let fillings: Vec<Vec<u64>> = lines.rows.iter().map(Line::fillings).collect();
        let mut kinds: Vec<u64> = fillings.iter().flatten().copied().collect();
        kinds.sort_unstable();
        kinds.dedup();
        assert!(kinds.len() + 2 * NUMBER <= 64 * W, "{} kinds of rows", kinds.len());
        let number = |row: &u64| kinds.binary_search(row).expect("every filling is a kind");
        let fillings = fillings.iter().map(|row| row.iter().map(number).collect()).collect();
        let black = (0..lines.cols.len()).map(|col| {
            let mut black = [0; W];
            for (kind, tiles) in kinds.iter().enumerate() {
                black[kind / 64] |= (tiles >> col & 1) << (kind % 64);
            }
            black
        });
        Rows { black: black.collect(), cols: lines.cols, kinds, fillings }
    }

    /// The set of rows of a state.
    fn set(from: &Key<W>) -> Key<W> {
        let mut set = *from;
        set[W - 1] &= u64::MAX >> (2 * NUMBER);
        set
    }

    /// The columns as they stand before a row.
    fn columns(&self, row: usize, from: &Key<W>) -> Vec<Head> {
        let set = Self::set(from);
        let last = (from[W - 1] >> (64 - NUMBER)) as usize;
        let before = (from[W - 1] >> (64 - 2 * NUMBER)) as usize & ((1 << NUMBER) - 1);
        let tile = |kind: usize, col: usize| self.kinds[kind] >> col & 1 == 1;
        let head = |(col, black): (usize, &Key<W>)| {
            let words = set.iter().zip(black);
            let blacks = words.map(|(set, black)| (set & black).count_ones() as usize).sum();
            let last = row > 0 && tile(last, col);
            Head { blacks, last, pair: row > 1 && tile(before, col) == last }
        };
        self.black.iter().enumerate().map(head).collect()
    }

    /// Whether all columns of a full board differ: no two are black in the same rows.
    fn differ(&self, set: &Key<W>) -> bool {
        let column = |black: &Key<W>| std::array::from_fn(|word| set[word] & black[word]);
        let mut columns: Vec<Key<W>> = self.black.iter().map(column).collect();
        columns.sort_unstable();
        columns.windows(2).all(|pair| pair[0] != pair[1])
    }
}

impl<const W: usize> Sweep<W> for Rows<W> {
    const STEP: &'static str = "progress-rows";

    fn steps(&self) -> usize {
        self.fillings.len()
    }

    fn start(&self) -> Key<W> {
        [0; W]
    }

    fn branch(&self, step: usize, from: &Key<W>, tell: &mut impl FnMut(Key<W>)) {
        let heads = self.columns(step, from);
        let set = Self::set(from);
        let last = from[W - 1] >> (64 - NUMBER);
        let stands = |kind: usize| set[kind / 64] >> (kind % 64) & 1 == 1;
        for kind in self.fillings[step].iter().copied().filter(|kind| !stands(*kind)) {
            let tiles = self.kinds[kind];
            let mut columns = self.cols.iter().zip(&heads).enumerate();
            let fits = columns.all(|(col, (line, head))| {
                line.follow(step, *head, tiles >> col & 1 == 1).is_some()
            });
            if !fits {
                continue;
            }
            let mut after = set;
            after[kind / 64] |= 1 << (kind % 64);
            if step + 1 < self.steps() {
                let ends = (kind as u64) << NUMBER | last;
                after[W - 1] |= ends << (64 - 2 * NUMBER);
                tell(after);
            } else if self.differ(&after) {
                tell(after);
            }
        }
    }
}
