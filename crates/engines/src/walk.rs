//! Every position that moves can reach, level by level: one peg fewer each.

use quadrille_core::walk::{Level, Moves, Never, mixed};
use quadrille_core::{Budget, Stop};

/// A position, a bit for each place.
trait Position: Copy + Ord {
    fn of(bits: u128) -> Self;
    fn bits(self) -> u128;
    /// The position after a move, where it is allowed: `pegs` must be there, and of `all` nothing else.
    fn moved(self, pegs: Self, all: Self) -> Option<Self>;
}

macro_rules! position {
    ($word:ty) => {
        impl Position for $word {
            fn of(bits: u128) -> Self {
                bits as $word
            }

            fn bits(self) -> u128 {
                self.into()
            }

            #[inline]
            fn moved(self, pegs: Self, all: Self) -> Option<Self> {
                (self & all == pegs).then_some(self ^ all)
            }
        }
    };
}

position!(u64);
position!(u128);

/// The levels of a walk through all positions; nothing if one of them is what is claimed never to be.
pub fn levels(moves: &Moves, budget: &mut Budget) -> Result<Option<Vec<Level>>, Stop> {
    match moves.places {
        0..=64 => walk::<u64>(moves, budget),
        65..=128 => walk::<u128>(moves, budget),
        _ => Err(Stop::Refused),
    }
}

fn bits(places: &[usize]) -> u128 {
    places.iter().fold(0, |bits, place| bits | 1 << place)
}

fn walk<P: Position>(moves: &Moves, budget: &mut Budget) -> Result<Option<Vec<Level>>, Stop> {
    let each: Vec<(P, P)> =
        moves.moves.iter().map(|jump| (P::of(bits(&jump[..2])), P::of(bits(jump)))).collect();
    let mut level = vec![P::of(bits(&moves.pegs))];
    let mut levels = Vec::new();
    let mut pegs = moves.pegs.len();
    while !level.is_empty() {
        let sum = level.iter().fold(0u64, |sum, p| sum.wrapping_add(mixed(p.bits())));
        levels.push(Level { pegs, positions: level.len() as u64, sum });
        let broken = match moves.never {
            Never::Alone(place) => level.iter().any(|p| p.bits() == 1 << place),
            Never::Fewer(least) => pegs < least,
        };
        if broken {
            return Ok(None);
        }
        level = after(&level, &each, budget)?;
        pegs = pegs.saturating_sub(1);
    }
    Ok(Some(levels))
}

/// The positions one move later, each once, in order.
fn after<P: Position>(level: &[P], each: &[(P, P)], budget: &mut Budget) -> Result<Vec<P>, Stop> {
    let mut next: Vec<P> = Vec::new();
    let mut room = 1 << 16;
    for &position in level {
        budget.tick()?;
        next.extend(each.iter().filter_map(|&(pegs, all)| position.moved(pegs, all)));
        if next.len() > room {
            once(&mut next);
            room = room.max(2 * next.len());
            // Both levels, and the room that the new one grows into.
            let bytes = (level.len() + 2 * room) as u64 * size_of::<P>() as u64;
            if bytes > budget.memory_left() {
                return Err(Stop::Memory);
            }
        }
    }
    once(&mut next);
    Ok(next)
}

fn once<P: Position>(positions: &mut Vec<P>) {
    positions.sort_unstable();
    positions.dedup();
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Four places in a line, the third empty: two moves, in the end one peg on the first or the second place.
    #[test]
    fn a_line_of_four_is_walked_to_its_end() {
        let line = |never| Moves {
            places: 4,
            pegs: vec![0, 1, 3],
            moves: vec![[0, 1, 2], [2, 1, 0], [1, 2, 3], [3, 2, 1]],
            never,
        };
        let walked = |never| levels(&line(never), &mut Budget::unlimited()).unwrap();
        let found = walked(Never::Fewer(1)).unwrap();
        let counts: Vec<(usize, u64)> = found.iter().map(|l| (l.pegs, l.positions)).collect();
        assert_eq!(counts, [(3, 1), (2, 1), (1, 1)]);
        assert_eq!(found[2].sum, mixed(1 << 1));
        assert!(walked(Never::Alone(0)).is_some());
        assert!(walked(Never::Alone(1)).is_none());
        assert!(walked(Never::Fewer(2)).is_none());
    }
}
