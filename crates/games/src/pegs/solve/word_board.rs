//! Boards of up to 64 cells as single words: a position is a `u64`, a jump two masks.

use crate::pegs::dense::Way;
use crate::pegs::field::{Field, Jump};

/// The most cells a word holds.
pub const MAX_CELLS: usize = 64;

/// A jump as masks: it is possible where `position & all == pegs`, and leads to `position ^ all`.
#[derive(Clone, Copy, Debug)]
pub struct Hop {
    /// The three cells.
    pub all: u64,
    /// The two of them that hold pegs before.
    pub pegs: u64,
    /// The jump by cell numbers.
    pub jump: Jump,
}

impl Hop {
    /// Whether it can be played.
    #[inline]
    pub fn fits(&self, position: u64) -> bool {
        position & self.all == self.pegs
    }

    /// Whether it can be taken back.
    #[inline]
    pub fn unfits(&self, position: u64) -> bool {
        position & self.all == self.all ^ self.pegs
    }

    /// Whether it can be played, or taken back.
    #[inline]
    pub fn goes(&self, position: u64, way: Way) -> bool {
        match way {
            Way::On => self.fits(position),
            Way::Back => self.unfits(position),
        }
    }

    /// Where the peg is once it was played, or taken back.
    #[inline]
    pub fn end(&self, way: Way) -> usize {
        match way {
            Way::On => self.jump.to,
            Way::Back => self.jump.from,
        }
    }
}

/// Jumps whose cells lie alike: which of them are possible is found for all at once.
pub struct Bundle {
    /// How many places further the second and the third cell are than the first, around the word.
    over: u32,
    to: u32,
    /// The cells they start from.
    from: u64,
    /// The three cells, if the first were that of number 0.
    cells: u64,
}

impl Bundle {
    /// Calls `visit` with what each of the jumps that can be played, or taken back, makes of a position, and where the peg
    /// is then.
    #[inline]
    pub fn each(&self, position: u64, way: Way, mut visit: impl FnMut(u64, usize)) {
        let (over, to) = (position.rotate_right(self.over), position.rotate_right(self.to));
        let mut starts = self.from
            & match way {
                Way::On => position & over & !to,
                Way::Back => !position & !over & to,
            };
        while starts != 0 {
            let from = starts.trailing_zeros();
            starts &= starts - 1;
            let end = match way {
                Way::On => (from + self.to) % u64::BITS,
                Way::Back => from,
            };
            visit(position ^ self.cells.rotate_left(from), end as usize);
        }
    }
}

/// All jumps in bundles.
fn bundles(jumps: &[Jump]) -> Vec<Bundle> {
    let mut bundles: Vec<Bundle> = Vec::new();
    for jump in jumps {
        let further = |cell: usize| (cell.wrapping_sub(jump.from) % MAX_CELLS) as u32;
        let (over, to) = (further(jump.over), further(jump.to));
        match bundles.iter_mut().find(|bundle| (bundle.over, bundle.to) == (over, to)) {
            Some(bundle) => bundle.from |= 1 << jump.from,
            None => bundles.push(Bundle {
                over,
                to,
                from: 1 << jump.from,
                cells: 1 | 1 << over | 1 << to,
            }),
        }
    }
    bundles
}

/// A board in words, and the symmetries that may be divided out.
pub struct WordBoard {
    /// Every jump, by the cell it starts from.
    pub hops: Vec<Hop>,
    /// The same, those together that lie alike.
    pub bundles: Vec<Bundle>,
    /// Where the jumps from each cell begin and end.
    from: Vec<std::ops::Range<usize>>,
    /// The jumps that lead to each cell.
    to: Vec<Vec<Hop>>,
    turns: Turns,
}

impl WordBoard {
    /// The board in words, or nothing if it has too many cells. Symmetries that move the goal are
    /// left out: positions they exchange are not equally good.
    pub fn new(field: &Field, goal: Option<usize>) -> Option<Self> {
        Self::with_symmetries(field, |s| goal.is_none_or(|g| s[g] == g))
    }

    /// The board in words with only those symmetries that are wanted.
    pub fn with_symmetries(field: &Field, wanted: impl Fn(&[usize]) -> bool) -> Option<Self> {
        if field.len() > MAX_CELLS {
            return None;
        }
        let hop = |j: &Jump| {
            let pegs = 1 << j.from | 1 << j.over;
            Hop { all: pegs | 1 << j.to, pegs, jump: *j }
        };
        let from = |cell| {
            let first = field.jumps.partition_point(|j| j.from < cell);
            first..field.jumps.partition_point(|j| j.from <= cell)
        };
        let hops: Vec<Hop> = field.jumps.iter().map(hop).collect();
        let to = |cell| hops.iter().filter(|hop| hop.jump.to == cell).copied().collect();
        let turns: Vec<&Vec<usize>> =
            field.symmetries.iter().skip(1).filter(|s| wanted(s)).collect();
        Some(WordBoard {
            from: (0..field.len()).map(from).collect(),
            to: (0..field.len()).map(to).collect(),
            turns: Turns::new(field.len(), &turns),
            bundles: bundles(&field.jumps),
            hops,
        })
    }

    /// The jumps from one cell.
    #[inline]
    pub fn hops_from(&self, cell: usize) -> &[Hop] {
        &self.hops[self.from[cell].clone()]
    }

    /// The jumps that one peg may go on with, played or taken back.
    #[inline]
    pub fn hops_on(&self, cell: usize, way: Way) -> &[Hop] {
        match way {
            Way::On => self.hops_from(cell),
            Way::Back => &self.to[cell],
        }
    }

    /// How many symmetries are divided out, the identity included.
    pub fn order(&self) -> usize {
        self.turns.order
    }

    /// The images of a position under these symmetries, itself first.
    pub fn images(&self, position: u64) -> impl Iterator<Item = u64> + use<> {
        self.turns.images(position).into_iter().take(self.order())
    }

    /// The least of all images of a position: one name for all that are equally good.
    #[inline]
    pub fn canonical(&self, position: u64) -> u64 {
        match self.order() {
            1 => position,
            _ => self.turns.images(position).into_iter().fold(position, u64::min),
        }
    }

    /// How many different images a position has.
    pub fn orbit(&self, position: u64) -> u64 {
        let fixed = self.images(position).filter(|image| *image == position).count();
        (self.order() / fixed) as u64
    }
}

/// The most symmetries a board has.
const MOST_TURNS: usize = 8;

/// Symmetries as one table a byte of the position, all images beside each other: one line of the memory near the
/// processor has them all.
struct Turns {
    order: usize,
    tables: Vec<[[u64; MOST_TURNS]; 256]>,
}

impl Turns {
    /// The identity and some others, as permutations of the cells.
    fn new(cells: usize, others: &[&Vec<usize>]) -> Self {
        // Where there are fewer the identity fills the line.
        let bit = |cell: usize| {
            let image = |turn: usize| match turn.checked_sub(1).and_then(|at| others.get(at)) {
                Some(turn) => 1u64 << turn[cell],
                None => 1 << cell,
            };
            std::array::from_fn::<_, MOST_TURNS, _>(image)
        };
        let table = |byte: usize| {
            let mut images = [[0; MOST_TURNS]; 256];
            for value in 1..256usize {
                let cell = byte * 8 + value.trailing_zeros() as usize;
                if cell < cells {
                    let (rest, bit) = (images[value & (value - 1)], bit(cell));
                    images[value] = std::array::from_fn(|turn| rest[turn] | bit[turn]);
                }
            }
            images
        };
        Turns { order: 1 + others.len(), tables: (0..cells.div_ceil(8)).map(table).collect() }
    }

    #[inline]
    fn images(&self, position: u64) -> [u64; MOST_TURNS] {
        let mut images = [0; MOST_TURNS];
        for (table, byte) in self.tables.iter().zip(position.to_le_bytes()) {
            images.iter_mut().zip(&table[usize::from(byte)]).for_each(|(sum, image)| *sum |= image);
        }
        images
    }
}

/// Pegs as a word.
pub fn word(pegs: &[bool]) -> u64 {
    pegs.iter().enumerate().filter(|(_, p)| **p).fold(0, |word, (i, _)| word | 1 << i)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pegs::boards::named;

    #[test]
    fn bundles_hold_every_jump_once() {
        for name in ["english", "triangle:5", "square:8", "diamond:9"] {
            let field = Field::new(&named(name, None).unwrap());
            let board = WordBoard::new(&field, None).unwrap();
            let mut rng = quadrille_core::Rng::new(7);
            for _ in 0..200 {
                let position = rng.bits() & (u64::MAX >> (64 - field.len()));
                for way in [Way::On, Way::Back] {
                    let hops = board.hops.iter().filter(|hop| hop.goes(position, way));
                    let mut one: Vec<_> =
                        hops.map(|hop| (position ^ hop.all, hop.end(way))).collect();
                    let mut other = Vec::new();
                    for bundle in &board.bundles {
                        bundle.each(position, way, |after, end| other.push((after, end)));
                    }
                    one.sort_unstable();
                    other.sort_unstable();
                    assert_eq!(one, other, "{name}");
                }
            }
        }
    }

    #[test]
    fn canonical_forms_agree_across_images() {
        for name in ["english", "triangle:5", "square:8"] {
            let field = Field::new(&named(name, None).unwrap());
            let board = WordBoard::new(&field, None).unwrap();
            let mut rng = quadrille_core::Rng::new(5);
            for _ in 0..200 {
                let position = rng.bits() & (u64::MAX >> (64 - field.len()));
                let form = board.canonical(position);
                assert_eq!(board.images(position).count(), field.symmetries.len(), "{name}");
                assert!(board.images(position).all(|p| board.canonical(p) == form), "{name}");
            }
        }
    }
}
