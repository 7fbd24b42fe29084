//! The open part of a board in bits, taken apart into independent regions.

use super::Table;
use super::table::Offer;
use quadrille_core::Rng;
use quadrille_core::order::Order as _;
use std::hash::{Hash, Hasher};

/// Cells in bits; boards with more open cells are played without deep search.
pub type Mask = u128;

/// A move.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    /// Its two cells.
    pub cells: Mask,
    /// What it costs.
    pub cost: i64,
}

/// The moves of a position, cheapest first, over its open cells renumbered from 0.
pub struct Arena {
    /// All moves, cheapest first.
    pub edges: Vec<Edge>,
    /// The offers they stand for.
    pub offers: Vec<Offer>,
    /// All cells that have a move.
    pub cells: Mask,
    /// The cells that each cell may pair with.
    beside: Vec<Mask>,
    /// The moves of each cell, by number.
    of_cell: Vec<Vec<u16>>,
    salt: u64,
}

/// A position with everything that makes no difference left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reduced {
    /// Cells of regions where the order of moves matters.
    pub knots: Mask,
    /// One number for the regions that any move uses up, wherever they lie.
    pub singles: u64,
}

impl Reduced {
    /// All of it in one well mixed number.
    pub fn mixed(&self) -> u64 {
        let knots = spread(self.knots as u64) ^ spread((self.knots >> 64) as u64).rotate_left(32);
        spread(knots ^ self.singles)
    }
}

impl Hash for Reduced {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.mixed());
    }
}

/// Takes a number that is already well mixed as it is.
#[derive(Clone, Copy, Default)]
pub struct Plain(u64);

impl Hasher for Plain {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {}

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

/// The regions of a position.
pub struct Regions {
    /// The position without what makes no difference.
    pub key: Reduced,
    /// The cheapest move of each region that any move uses up: cost and number, cheapest first.
    pub singles: Vec<(i64, u16)>,
}

impl Arena {
    /// The arena of a position, or nothing when it is too large.
    pub fn new(table: &Table) -> Option<Self> {
        let mut offers: Vec<Offer> = table.offers().collect();
        offers.order_by_key(|o| table.price(*o));
        let mut number = vec![u8::MAX; table.puzzle().len()];
        let mut count = 0;
        for cell in offers.iter().flat_map(|o| [o.pair.first, o.pair.second]) {
            if number[cell as usize] == u8::MAX {
                if count == 128 {
                    return None;
                }
                number[cell as usize] = count;
                count += 1;
            }
        }
        let count = usize::from(count);
        let mut beside = vec![0; count];
        let mut of_cell = vec![Vec::new(); count];
        let mut edges = Vec::new();
        for (at, offer) in offers.iter().enumerate() {
            let [a, b] =
                [offer.pair.first, offer.pair.second].map(|c| usize::from(number[c as usize]));
            beside[a] |= 1 << b;
            beside[b] |= 1 << a;
            of_cell[a].push(at as u16);
            of_cell[b].push(at as u16);
            edges.push(Edge { cells: 1 << a | 1 << b, cost: table.price(*offer) });
        }
        let cells = if count == 128 { Mask::MAX } else { (1 << count) - 1 };
        // Any fixed number will do: it only spreads the costs of singles over 64 bits.
        let salt = Rng::new(0x5eed).bits();
        Some(Arena { edges, offers, cells, beside, of_cell, salt })
    }

    /// Takes a position apart.
    pub fn regions(&self, open: Mask) -> Regions {
        let mut singles = Vec::new();
        let key = self.reduce(open, &mut singles);
        singles.order();
        cancel(&mut singles);
        Regions { key, singles }
    }

    /// Takes a position apart, and adds the cheapest move of each region that any move uses up to `singles`.
    ///
    /// Two equal costs cancel, as they do in the sum of their numbers without carry.
    #[inline]
    pub fn reduce(&self, open: Mask, singles: &mut Vec<(i64, u16)>) -> Reduced {
        let mut key = Reduced { knots: 0, singles: 0 };
        let mut rest = open;
        while rest != 0 {
            let region = self.region(rest & rest.wrapping_neg(), open);
            rest &= !region;
            if region.count_ones() < 2 {
                continue;
            }
            if self.is_single(region) {
                let single = self.cheapest(region);
                key.singles ^= spread(single.0 as u64 ^ self.salt);
                singles.push(single);
            } else {
                key.knots |= region;
            }
        }
        key
    }

    /// The cells that hang together with `seed`.
    fn region(&self, seed: Mask, open: Mask) -> Mask {
        let mut region = seed;
        let mut fresh = seed;
        while fresh != 0 {
            let cell = fresh.trailing_zeros() as usize;
            fresh &= fresh - 1;
            let more = self.beside[cell] & open & !region;
            region |= more;
            fresh |= more;
        }
        region
    }

    /// Whether any move leaves no other move in the region: three cells at most, or a star.
    fn is_single(&self, region: Mask) -> bool {
        if region.count_ones() <= 3 {
            return true;
        }
        let mut centres = 0;
        let mut rest = region;
        while rest != 0 {
            let cell = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            if (self.beside[cell] & region).count_ones() > 1 {
                centres += 1;
                if centres > 1 {
                    return false;
                }
            }
        }
        centres == 1
    }

    /// The cheapest move inside a region.
    fn cheapest(&self, region: Mask) -> (i64, u16) {
        let mut best = (i64::MAX, 0);
        let mut rest = region;
        while rest != 0 {
            let cell = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let inside = |e: &&u16| self.edges[usize::from(**e)].cells & !region == 0;
            if let Some(&edge) = self.of_cell[cell].iter().find(inside) {
                best = best.min((self.edges[usize::from(edge)].cost, edge));
            }
        }
        best
    }

    /// The mover's lead at the end if both always take the cheapest pair: a quick estimate.
    pub fn estimate(&self, mut open: Mask) -> i64 {
        let (mut value, mut sign) = (0, 1);
        for edge in &self.edges {
            if edge.cells & !open == 0 {
                open &= !edge.cells;
                value += sign * edge.cost;
                sign = -sign;
            }
        }
        value
    }
}

/// Drops equal costs two by two. Whoever is faced with one of two equal singles taken takes the
/// other, so that neither side gains by them, and at the end they cost both the same.
pub fn cancel(singles: &mut Vec<(i64, u16)>) {
    let mut kept = 0;
    for at in 0..singles.len() {
        if kept > 0 && singles[kept - 1].0 == singles[at].0 {
            kept -= 1;
        } else {
            singles[kept] = singles[at];
            kept += 1;
        }
    }
    singles.truncate(kept);
}

/// Mixes the bits of a number so that combinations of several collide only by chance.
fn spread(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
