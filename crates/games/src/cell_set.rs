//! Sets of cells: a bit each, so that what is asked of cells that lie apart takes as little memory as there can be.

/// Cells by their numbers in reading order, a bit each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CellSet {
    words: Vec<u64>,
}

impl CellSet {
    /// None of so many cells.
    pub fn none(cells: usize) -> Self {
        CellSet { words: vec![0; cells.div_ceil(64)] }
    }

    /// These of so many cells.
    pub fn of(cells: usize, members: impl IntoIterator<Item = usize>) -> Self {
        let mut set = Self::none(cells);
        members.into_iter().for_each(|cell| set.insert(cell));
        set
    }

    /// Takes a cell in.
    #[inline]
    pub fn insert(&mut self, cell: usize) {
        self.words[cell / 64] |= 1 << (cell % 64);
    }

    /// Takes a cell out.
    #[inline]
    pub fn remove(&mut self, cell: usize) {
        self.words[cell / 64] &= !(1 << (cell % 64));
    }

    /// Whether a cell is among them.
    #[inline]
    pub fn has(&self, cell: usize) -> bool {
        self.words[cell / 64] >> (cell % 64) & 1 == 1
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The cells in reading order.
    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        let bits = |word: u64| (0..64).filter(move |bit| word >> bit & 1 == 1);
        self.words
            .iter()
            .enumerate()
            .flat_map(move |(i, &word)| bits(word).map(move |b| 64 * i + b))
    }

    /// Keeps the cells that another set has, too.
    pub fn retain(&mut self, other: &CellSet) {
        self.words.iter_mut().zip(&other.words).for_each(|(a, b)| *a &= b);
    }

    /// Takes out the cells of another set.
    pub fn subtract(&mut self, other: &CellSet) {
        self.words.iter_mut().zip(&other.words).for_each(|(a, b)| *a &= !b);
    }

    /// Whether no cell is in both.
    pub fn is_apart_from(&self, other: &CellSet) -> bool {
        self.words.iter().zip(&other.words).all(|(a, b)| a & b == 0)
    }

    /// The first two cells in both, and whether there are others.
    pub fn shared(&self, other: &CellSet) -> (Option<usize>, Option<usize>, bool) {
        let (mut first, mut second) = (None, None);
        for (i, (a, b)) in self.words.iter().zip(&other.words).enumerate() {
            let mut both = a & b;
            while both != 0 {
                let cell = 64 * i + both.trailing_zeros() as usize;
                both &= both - 1;
                match (first, second) {
                    (None, _) => first = Some(cell),
                    (_, None) => second = Some(cell),
                    _ => return (first, second, true),
                }
            }
        }
        (first, second, false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_come_and_go() {
        let mut set = CellSet::of(130, [3, 64, 129]);
        assert_eq!((set.len(), set.iter().collect::<Vec<_>>()), (3, vec![3, 64, 129]));
        set.remove(64);
        set.insert(5);
        assert!(set.has(5) && !set.has(64));
        let other = CellSet::of(130, [5, 129, 7]);
        assert_eq!(set.shared(&other), (Some(5), Some(129), false));
        assert!(set.is_apart_from(&CellSet::none(130)));
        set.retain(&other);
        set.subtract(&CellSet::of(130, [5]));
        assert_eq!(set, CellSet::of(130, [129]));
    }
}
