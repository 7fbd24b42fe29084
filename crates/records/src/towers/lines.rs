//! Lines of small boards as numbers, and sets of them.

/// A set of rows, by their numbers: there are 720 of six cells.
pub type RowSet = [u64; 12];

/// The rows in both sets.
pub fn both(a: &RowSet, b: &RowSet) -> RowSet {
    std::array::from_fn(|word| a[word] & b[word])
}

/// The numbers in a set.
pub fn members(set: &RowSet) -> impl Iterator<Item = usize> + use<> {
    let set = *set;
    set.into_iter().enumerate().flat_map(|(word, mut bits)| {
        std::iter::from_fn(move || {
            let bit = (bits != 0).then(|| bits.trailing_zeros() as usize);
            bits &= bits.wrapping_sub(1);
            bit.map(|bit| 64 * word + bit)
        })
    })
}

fn set(rows: &[u32], holds: impl Fn(u32) -> bool) -> RowSet {
    let mut set = RowSet::default();
    for (at, _) in rows.iter().enumerate().filter(|(_, row)| holds(**row)) {
        set[at / 64] |= 1 << (at % 64);
    }
    set
}

/// The height in a column, from 0.
pub fn height(row: u32, col: usize) -> u32 {
    row >> (3 * col) & 7
}

/// The lines of a board of this size: heights from 0, three bits each, the first lowest.
pub struct Lines {
    pub n: usize,
    pub rows: Vec<u32>,
    /// By row: the rows that have no height where it has it.
    pub fitting: Vec<RowSet>,
    /// By packed line: the number of its pair of clues, below 32.
    pairs: Vec<u8>,
}

impl Lines {
    /// All of them, n up to 6.
    pub fn new(n: usize) -> Self {
        let mut rows = Vec::new();
        permutations(n, &mut Vec::new(), &mut |heights| {
            rows.push(heights.iter().enumerate().map(|(at, h)| h << (3 * at)).sum());
        });
        let mut lines = Lines { n, rows, fitting: Vec::new(), pairs: vec![0; 1 << (3 * n)] };
        let mut names: Vec<(usize, usize)> = Vec::new();
        for row in &lines.rows {
            let pair = (seen(*row, (0..n).collect()), seen(*row, (0..n).rev().collect()));
            let name = names.iter().position(|other| *other == pair).unwrap_or_else(|| {
                names.push(pair);
                names.len() - 1
            });
            lines.pairs[*row as usize] = name as u8;
        }
        debug_assert!(names.len() <= 32, "a pair of clues takes five bits");
        let fitting = |row: &u32| set(&lines.rows, |other| !share_a_height(*row, other, n));
        lines.fitting = lines.rows.iter().map(fitting).collect();
        lines
    }

    /// Every row.
    pub fn all(&self) -> RowSet {
        set(&self.rows, |_| true)
    }

    /// The number of the pair of clues of a line.
    pub fn pair(&self, line: u32) -> u8 {
        self.pairs[line as usize]
    }
}

fn permutations(n: usize, chosen: &mut Vec<u32>, visit: &mut dyn FnMut(&[u32])) {
    if chosen.len() == n {
        return visit(chosen);
    }
    for height in 0..n as u32 {
        if !chosen.contains(&height) {
            chosen.push(height);
            permutations(n, chosen, visit);
            chosen.pop();
        }
    }
}

/// How many towers are seen when a packed line is looked at in this order.
pub fn seen(line: u32, order: Vec<usize>) -> usize {
    let mut tallest = None;
    let mut count = 0;
    for at in order {
        let height = Some(line >> (3 * at) & 7);
        if height > tallest {
            (tallest, count) = (height, count + 1);
        }
    }
    count
}

/// Whether two rows have the same height in some column.
fn share_a_height(a: u32, b: u32, n: usize) -> bool {
    let differ = a ^ b;
    let any = differ | differ >> 1 | differ >> 2;
    let ones = 0o11_1111_1111 & ((1 << (3 * n)) - 1);
    any & ones != ones
}
