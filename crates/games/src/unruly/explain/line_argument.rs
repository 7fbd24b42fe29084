//! Why a tile cannot stand in a line, for a person to follow: windows of three and counts, one after the
//! other.

use crate::unruly::rules::Ink;

/// How an argument ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// Three equal tiles meet, the first of them here.
    Three(usize, Ink),
    /// The line has more than half its tiles in a colour.
    TooMany(Ink),
    /// So many tiles of a colour are left, fewer than there are windows that need one each.
    Windows { ink: Ink, left: usize, windows: Vec<usize> },
    /// None of these.
    Dead,
}

/// What a tile in a line forces there, and how that ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineArgument {
    /// The tiles forced, one after the other.
    pub chain: Vec<(usize, Ink)>,
    /// How it ends.
    pub end: End,
}

impl LineArgument {
    /// From the tiles of a line, the supposed one among them.
    pub fn new(mut tiles: Vec<Option<Ink>>) -> Self {
        let half = tiles.len() / 2;
        let mut chain = Vec::new();
        let end = loop {
            if let Some((at, ink)) = three(&tiles) {
                break End::Three(at, ink);
            }
            let count = |ink: Ink| tiles.iter().filter(|tile| **tile == Some(ink)).count();
            if let Some(ink) = Ink::BOTH.into_iter().find(|ink| count(*ink) > half) {
                break End::TooMany(ink);
            }
            let full = Ink::BOTH.into_iter().find(|ink| count(*ink) == half);
            let empty = tiles.iter().position(Option::is_none);
            let forced = third(&tiles).or_else(|| Some((empty?, !full?)));
            match forced {
                Some((at, ink)) => {
                    tiles[at] = Some(ink);
                    chain.push((at, ink));
                }
                None => break short_of(&tiles),
            }
        };
        LineArgument { chain, end }
    }
}

/// Three equal tiles.
fn three(tiles: &[Option<Ink>]) -> Option<(usize, Ink)> {
    let equal = |window: &[Option<Ink>]| window[0] == window[1] && window[1] == window[2];
    let at = tiles.windows(3).position(|window| window[0].is_some() && equal(window))?;
    Some((at, tiles[at]?))
}

/// An empty cell that two equal tiles decide.
fn third(tiles: &[Option<Ink>]) -> Option<(usize, Ink)> {
    tiles.windows(3).enumerate().find_map(|(from, window)| {
        let at = window.iter().position(Option::is_none)?;
        let (one, other) = (window[(at + 1) % 3]?, window[(at + 2) % 3]?);
        (one == other).then_some((from + at, !one))
    })
}

/// A colour of which fewer tiles are left than windows need one.
fn short_of(tiles: &[Option<Ink>]) -> End {
    for ink in Ink::BOTH {
        let left = tiles.len() / 2 - tiles.iter().filter(|tile| **tile == Some(ink)).count();
        let (mut windows, mut from) = (Vec::new(), 0);
        while from + 3 <= tiles.len() {
            match tiles[from..from + 3].contains(&Some(ink)) {
                true => from += 1,
                false => {
                    windows.push(from);
                    from += 3;
                }
            }
        }
        if windows.len() > left {
            windows.truncate(left + 1);
            return End::Windows { ink, left, windows };
        }
    }
    End::Dead
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::unruly::line_reasoner::{EITHER, completions, only};
    use quadrille_core::Rng;

    fn argument(line: &str) -> LineArgument {
        let tile = |c: char| match c {
            '1' => Some(Ink::Black),
            '0' => Some(Ink::White),
            _ => None,
        };
        LineArgument::new(line.chars().map(tile).collect())
    }

    #[test]
    fn each_end_is_found() {
        assert_eq!(argument("1.1.....").end, End::Dead);
        assert_eq!(argument("..000...").end, End::Three(2, Ink::White));
        assert_eq!(argument("11.11.11.1").end, End::TooMany(Ink::Black));
        let short = argument("11011011......");
        let end = End::Windows { ink: Ink::Black, left: 1, windows: vec![8, 11] };
        assert_eq!(short, LineArgument { chain: vec![(8, Ink::White)], end });
    }

    #[test]
    fn an_end_other_than_dead_means_that_nothing_completes_the_line() {
        let mut rng = Rng::new(5);
        let mut ends = 0;
        for _ in 0..20_000 {
            let length = 2 * (2 + rng.below(6));
            let draw = |rng: &mut Rng| match rng.below(5) {
                0 => Some(Ink::Black),
                1 => Some(Ink::White),
                _ => None,
            };
            let tiles: Vec<Option<Ink>> = (0..length).map(|_| draw(&mut rng)).collect();
            let inks: Vec<_> = tiles.iter().map(|tile| tile.map_or(EITHER, only)).collect();
            let possible = !completions(&inks, 1).is_empty();
            let empty = inks.iter().filter(|inks| **inks == EITHER).count();
            let argument = LineArgument::new(tiles);
            if argument.end != End::Dead {
                assert!(!possible, "{inks:?} {argument:?}");
                ends += 1;
            } else if argument.chain.len() == empty {
                assert!(possible, "{inks:?} {argument:?}");
            }
        }
        assert!(ends > 500, "{ends}");
    }
}
