//! Why a long line cannot be filled: what its ends would see if heights might repeat, which is all that is looked at there.

use super::board::KnownBoard;
use super::spoiled::{Spoiled, not_shown};
use crate::towers::heights::{self, HeightSet};
use crate::towers::rules::Line;
use quadrille_core::Cell;

/// Why a line cannot be filled, of which one position may be supposed.
pub fn out_of_sight(
    board: &KnownBoard<'_>,
    line: Line,
    sets: &[HeightSet],
    supposed: Option<usize>,
) -> Spoiled {
    let (n, cells) = (board.n, board.view(line, 0));
    let tallest = heights::only(n);
    if sets.iter().all(|set| set & tallest == 0) {
        return Spoiled::Heights(tallest, supposed.map(|at| cells[at]).into_iter().collect());
    }
    let backwards: Vec<HeightSet> = sets.iter().rev().copied().collect();
    let mut before = [seen_before(sets), seen_before(&backwards)];
    before[1].reverse();
    // Where the tallest tower may stand.
    let summits: Vec<usize> = (0..n)
        .filter(|&at| sets[at] & tallest != 0 && before.iter().all(|counts| counts[at] != 0))
        .collect();
    let shown = |end: usize| summits.iter().fold(0, |all, &at| all | before[end][at] << 1);
    if summits.is_empty() {
        return Spoiled::Clues;
    }
    let clues: Vec<_> = board.clues_of(line).collect();
    let mut clear = clues.iter().filter_map(|&clue| not_shown(clue, shown(clue.end), |_| None));
    if let Some(reason) = clear.next() {
        return reason;
    }
    let [here, there] = clues[..] else { return Spoiled::Clues };
    let wanted = [here, there].map(|clue| {
        let meets = |&&at: &&usize| before[clue.end][at] >> (clue.count - 1) & 1 != 0;
        let places: Vec<Cell> = summits.iter().filter(meets).map(|&at| cells[at]).collect();
        (clue, places)
    });
    match wanted[0].1.iter().any(|cell| wanted[1].1.contains(cell)) {
        true => Spoiled::Clues,
        false => Spoiled::Places(n, wanted),
    }
}

/// By position of the tallest tower: how many may be seen before it, as a set of counts.
fn seen_before(sets: &[HeightSet]) -> Vec<u64> {
    let n = sets.len();
    // By the highest tower so far: the counts seen on some way there.
    let mut reached = vec![0_u64; n];
    reached[0] = 1;
    let mut before = Vec::with_capacity(n);
    for (at, &set) in sets.iter().enumerate() {
        before.push(reached.iter().fold(0, |all, counts| all | counts));
        let mut next = vec![0; n];
        for height in heights::members(set & heights::below(n)) {
            for highest in (0..n).filter(|&highest| highest != height) {
                let rises = height > highest;
                next[height.max(highest)] |= reached[highest] << usize::from(rises);
            }
        }
        // So many different towers are not all lower than that.
        next[..(at + 1).min(n)].fill(0);
        reached = next;
    }
    before
}

#[cfg(test)]
mod tests {
    use super::super::spoiled::why;
    use super::*;
    use crate::towers::rules::{Puzzle, Side};
    use crate::towers::solve::search::by_sight;
    use quadrille_core::Rng;

    #[test]
    fn every_long_line_that_cannot_be_filled_has_a_reason() {
        let mut rng = Rng::new(6);
        let mut kinds = [0; 5];
        for _ in 0..4_000 {
            let n = 15 + rng.below(3);
            let clues = [1 + rng.below(n), 1 + rng.below(n)];
            let sets: Vec<HeightSet> = (0..n)
                .map(|_| {
                    (rng.bits() & rng.bits() & heights::all(n)) | heights::only(1 + rng.below(n))
                })
                .collect();
            if by_sight(&sets, clues.map(Some)).iter().all(|&kept| kept != 0) {
                continue;
            }
            let mut puzzle = Puzzle::empty(n).unwrap();
            puzzle.set_clue(Side::Left, 0, clues[0] as u32).unwrap();
            puzzle.set_clue(Side::Right, 0, clues[1] as u32).unwrap();
            let kind = match why(&KnownBoard::new(&puzzle), Line(0), &sets, None) {
                Spoiled::TooMany(..) => 0,
                Spoiled::TooFew(..) => 1,
                Spoiled::Never(..) => 2,
                Spoiled::Places(_, wanted) => {
                    assert!(wanted.iter().all(|(_, at)| !at.is_empty()));
                    3
                }
                Spoiled::Heights(..) => 4,
                other => panic!("{other:?}: {clues:?} {sets:?}"),
            };
            kinds[kind] += 1;
        }
        assert!([0, 1, 3].iter().all(|&kind| kinds[kind] > 0), "{kinds:?}");
    }
}
