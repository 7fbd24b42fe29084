//! Everything the rules say about one line: windows of three and the count, both at once.
//!
//! Windows and the count are sums over consecutive cells, so for a fixed end the possible numbers
//! of black tiles form an interval without gaps (the constraint matrix has consecutive ones and
//! is totally unimodular). It is therefore enough to know the least and the greatest number of
//! blacks before and behind each cell: the result is exact, in time linear in the length.

use super::rules::Ink;

/// What a cell may be. Bit 0: white is possible; bit 1: black is possible.
pub type Inks = u8;

/// Either colour is possible.
pub const EITHER: Inks = 3;

/// One colour alone.
pub fn only(ink: Ink) -> Inks {
    1 << ink as u8
}

/// Least and greatest number of blacks, by state: a colour and how many of it stand in a row so
/// far. An impossible state has its least above its greatest by far.
#[derive(Clone, Copy)]
struct Bounds {
    /// White once, white twice, black once, black twice.
    least: [i32; 4],
    greatest: [i32; 4],
}

/// More blacks than any line has.
const FAR: i32 = 1 << 28;
const NEVER: Bounds = Bounds { least: [FAR; 4], greatest: [-FAR; 4] };

impl Bounds {
    /// One cell further: what stands before the cell, and what the cell may be.
    #[inline]
    fn step(&self, cell: Inks) -> Bounds {
        let (l, g) = (&self.least, &self.greatest);
        let mut next = NEVER;
        if cell & 1 != 0 {
            next.least[0] = l[2].min(l[3]);
            next.greatest[0] = g[2].max(g[3]);
            next.least[1] = l[0];
            next.greatest[1] = g[0];
        }
        if cell & 2 != 0 {
            next.least[2] = l[0].min(l[1]) + 1;
            next.greatest[2] = g[0].max(g[1]) + 1;
            next.least[3] = l[2] + 1;
            next.greatest[3] = g[2] + 1;
        }
        next
    }

    /// What the cell between may be: the colours of the states in which both sides can come to `half` blacks.
    #[inline]
    fn meet(&self, behind: &Bounds, half: i32) -> Inks {
        let mut possible = 0;
        for state in 0..4 {
            let least = self.least[state] + behind.least[state];
            let greatest = self.greatest[state] + behind.greatest[state];
            if least <= half && half <= greatest {
                possible |= 1 << (state / 2);
            }
        }
        possible
    }

    /// The same towards the start: what may stand behind a state, when the next cell is `cell`.
    #[inline]
    fn step_back(&self, cell: Inks) -> Bounds {
        let (l, g) = (&self.least, &self.greatest);
        let (white, black) = (cell & 1 != 0, cell & 2 != 0);
        // After a colour stood twice only the other may follow.
        let other_white = if white { (l[0], g[0]) } else { (FAR, -FAR) };
        let other_black = if black { (l[2] + 1, g[2] + 1) } else { (FAR, -FAR) };
        let same_white = if white { (l[1], g[1]) } else { (FAR, -FAR) };
        let same_black = if black { (l[3] + 1, g[3] + 1) } else { (FAR, -FAR) };
        Bounds {
            least: [
                other_black.0.min(same_white.0),
                other_black.0,
                other_white.0.min(same_black.0),
                other_white.0,
            ],
            greatest: [
                other_black.1.max(same_white.1),
                other_black.1,
                other_white.1.max(same_black.1),
                other_white.1,
            ],
        }
    }
}

/// Memory for one line at a time, kept between calls.
#[derive(Clone, Default)]
pub struct LineReasoner {
    /// What stands before each cell; what may stand behind it where reasons are sought.
    before: Vec<Bounds>,
}

impl LineReasoner {
    /// Leaves in each cell only the colours that some legal line has there. Returns false if
    /// there is no legal line.
    #[must_use]
    pub fn narrow(&mut self, cells: &mut [Inks]) -> bool {
        let half = (cells.len() / 2) as i32;
        self.before.clear();
        // Before the first cell either colour may begin: a state that allows both, worth nothing.
        let mut bounds = NEVER;
        for (index, &cell) in cells.iter().enumerate() {
            bounds = if index == 0 { first(cell) } else { bounds.step(cell) };
            self.before.push(bounds);
        }
        let mut behind = Bounds { least: [0; 4], greatest: [0; 4] };
        for index in (0..cells.len()).rev() {
            let possible = self.before[index].meet(&behind, half);
            if possible == 0 {
                return false;
            }
            behind = behind.step_back(cells[index]);
            cells[index] = possible;
        }
        true
    }

    /// Why there is no legal line: of the decided cells that `may_go`, those that would make one possible if
    /// they were open. One pass from the left; each cell is opened if the line stays impossible.
    pub fn explain(
        &mut self,
        cells: &[Inks],
        may_go: impl Fn(usize) -> bool,
        mut needed: impl FnMut(usize),
    ) {
        let half = (cells.len() / 2) as i32;
        let mut behind = Bounds { least: [0; 4], greatest: [0; 4] };
        self.before.clear();
        for &cell in cells.iter().rev() {
            self.before.push(behind);
            behind = behind.step_back(cell);
        }
        let mut before = NEVER;
        for (index, &cell) in cells.iter().enumerate() {
            let behind = &self.before[cells.len() - 1 - index];
            let next = |cell| if index == 0 { first(cell) } else { before.step(cell) };
            let may_go = cell != EITHER && may_go(index);
            before = if may_go && next(EITHER).meet(behind, half) == 0 {
                next(EITHER)
            } else {
                if may_go {
                    needed(index);
                }
                next(cell)
            };
        }
    }
}

fn first(cell: Inks) -> Bounds {
    let mut bounds = NEVER;
    if cell & 1 != 0 {
        (bounds.least[0], bounds.greatest[0]) = (0, 0);
    }
    if cell & 2 != 0 {
        (bounds.least[2], bounds.greatest[2]) = (1, 1);
    }
    bounds
}

/// The legal lines that `cells` allows, at most `limit` of them, as bits: black is 1.
///
/// For short lines, which tests compare with.
#[cfg(test)]
pub fn completions(cells: &[Inks], limit: usize) -> Vec<Vec<Ink>> {
    let mut found = Vec::new();
    extend(cells, &mut Vec::new(), limit, &mut found);
    found
}

#[cfg(test)]
fn extend(cells: &[Inks], line: &mut Vec<Ink>, limit: usize, found: &mut Vec<Vec<Ink>>) {
    if found.len() >= limit {
        return;
    }
    if line.len() == cells.len() {
        found.push(line.clone());
        return;
    }
    for ink in Ink::BOTH {
        let full = line.iter().filter(|i| **i == ink).count() == cells.len() / 2;
        let third = line.len() >= 2 && line[line.len() - 2..] == [ink, ink];
        if cells[line.len()] & only(ink) != 0 && !full && !third {
            line.push(ink);
            extend(cells, line, limit, found);
            line.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrille_core::Rng;

    #[test]
    fn narrowing_agrees_with_listing_every_line() {
        let mut rng = Rng::new(3);
        let mut reasoner = LineReasoner::default();
        let (mut dead, mut narrowed) = (0, 0);
        for _ in 0..20_000 {
            let length = 2 * (1 + rng.below(7));
            let percent = 10.0 + rng.unit() * 60.0;
            let mut draw = || match rng.chance(percent) {
                true => 1 + rng.below(2) as Inks,
                false => EITHER,
            };
            let cells: Vec<Inks> = (0..length).map(|_| draw()).collect();
            let all = completions(&cells, usize::MAX);
            let mut left = cells.clone();
            let possible = reasoner.narrow(&mut left);
            assert_eq!(possible, !all.is_empty(), "{cells:?}");
            if !possible {
                dead += 1;
                continue;
            }
            let union = |i: usize| all.iter().fold(0, |seen, line| seen | only(line[i]));
            let expected: Vec<Inks> = (0..length).map(union).collect();
            narrowed += usize::from(expected != cells);
            assert_eq!(left, expected, "{cells:?}");
        }
        assert!(dead > 500 && narrowed > 500, "{dead} {narrowed}");
    }

    /// What remains is impossible, and possible as soon as any needed cell is opened.
    #[test]
    fn reasons_suffice_and_none_is_idle() {
        let mut rng = Rng::new(4);
        let mut reasoner = LineReasoner::default();
        let (mut reasons, mut opened) = (0, 0);
        for _ in 0..20_000 {
            let length = 2 * (1 + rng.below(7));
            let cells: Vec<Inks> = (0..length)
                .map(|_| if rng.chance(60.0) { 1 + rng.below(2) as Inks } else { EITHER })
                .collect();
            if reasoner.narrow(&mut cells.clone()) {
                continue;
            }
            let fixed = rng.below(length);
            let mut left: Vec<Inks> =
                (0..length).map(|at| if at == fixed { cells[at] } else { EITHER }).collect();
            let mut needed = Vec::new();
            reasoner.explain(&cells, |at| at != fixed, |at| needed.push(at));
            needed.iter().for_each(|&at| left[at] = cells[at]);
            assert!(completions(&left, 1).is_empty(), "{cells:?} {needed:?}");
            for &at in &needed {
                let mut open = left.clone();
                open[at] = EITHER;
                assert!(!completions(&open, 1).is_empty(), "{cells:?} {needed:?} {at}");
            }
            reasons += 1;
            opened +=
                usize::from(needed.len() + 1 < cells.iter().filter(|c| **c != EITHER).count());
        }
        assert!(reasons > 1000 && opened > 500, "{reasons} {opened}");
    }
}
