//! What can still become of a line, taken by itself.

use super::super::super::rules::Ink;

/// What matters of the beginning of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Head {
    /// Black tiles so far.
    pub blacks: usize,
    /// Whether the last tile is black; nothing before the first.
    pub last: bool,
    /// Whether the tile before the last has its colour.
    pub pair: bool,
}

impl Head {
    /// The same with one more tile; nothing if that makes three of a colour. `at` is where the tile goes.
    #[inline]
    pub fn with(self, at: usize, black: bool) -> Option<Head> {
        let same = at > 0 && self.last == black;
        if same && self.pair {
            return None;
        }
        Some(Head { blacks: self.blacks + usize::from(black), last: black, pair: same })
    }
}

/// Which beginnings of a line can be completed.
pub struct Line {
    tiles: Vec<Option<Ink>>,
    /// For each length of a beginning and each number of blacks in it, four bits: by its last two tiles.
    alive: Vec<u8>,
}

impl Line {
    /// A line with these tiles given; nothing if it cannot be completed.
    pub fn new(tiles: Vec<Option<Ink>>) -> Option<Self> {
        let half = tiles.len() / 2;
        let alive = vec![0; (tiles.len() + 1) * (half + 1)];
        let mut line = Line { tiles, alive };
        let length = line.tiles.len();
        line.alive[length * (half + 1) + half] = 0b1111;
        for at in (0..length).rev() {
            for blacks in 0..=half.min(at) {
                for bit in 0..4 {
                    let head = Head { blacks, last: bit & 2 != 0, pair: bit & 1 != 0 };
                    let some =
                        [false, true].into_iter().any(|ink| line.follow(at, head, ink).is_some());
                    line.alive[at * (half + 1) + blacks] |= u8::from(some) << bit;
                }
            }
        }
        line.can_become(0, Head::default()).then_some(line)
    }

    fn can_become(&self, at: usize, head: Head) -> bool {
        let half = self.tiles.len() / 2;
        let bit = u8::from(head.last) << 1 | u8::from(head.pair);
        head.blacks <= half && self.alive[at * (half + 1) + head.blacks] >> bit & 1 == 1
    }

    /// The beginning with one more tile, if the line can then still be completed.
    #[inline]
    pub fn follow(&self, at: usize, head: Head, black: bool) -> Option<Head> {
        if self.tiles[at].is_some_and(|given| given != Ink::black_if(black)) {
            return None;
        }
        head.with(at, black).filter(|next| self.can_become(at + 1, *next))
    }

    /// Every way to fill the line, as bits, the first tile the lowest.
    pub fn fillings(&self) -> Vec<u64> {
        let mut open = vec![(0u64, Head::default())];
        for at in 0..self.tiles.len() {
            let longer = open.iter().flat_map(|(bits, head)| {
                [false, true].into_iter().filter_map(move |black| {
                    let next = self.follow(at, *head, black)?;
                    Some((bits | u64::from(black) << at, next))
                })
            });
            open = longer.collect();
        }
        open.into_iter().map(|(bits, _)| bits).collect()
    }
}
