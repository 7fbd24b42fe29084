//! Why a line cannot be filled, or not with a height in a cell: what it would lack or show.

use super::board::KnownBoard;
use super::finding::Clue;
use super::line_fillings::{Fillings, MAX_EXACT};
use super::out_of_sight::out_of_sight;
use crate::towers::heights::{self, HeightSet};
use crate::towers::rules::Line;
use crate::towers::solve::search::DeadLine;
use quadrille_core::Cell;
use quadrille_core::order::Order as _;

/// What makes a line impossible to fill.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spoiled {
    /// These cells have only these heights among them, which are too few.
    Cells(Vec<Cell>, HeightSet),
    /// These heights have only these cells to stand in, which are too few.
    Heights(HeightSet, Vec<Cell>),
    /// At least so many towers would be seen from a clue, which is less; at best these.
    TooMany(Clue, usize, Option<HeightSet>),
    /// At most so many towers would be seen from a clue, which is more; at best these.
    TooFew(Clue, usize, Option<HeightSet>),
    /// So many towers would be seen from a clue, or so many: these numbers, and not that of the clue between them.
    Never(Clue, HeightSet),
    /// Each clue alone can be met, but they want a height in different cells.
    Places(usize, [(Clue, Vec<Cell>); 2]),
    /// Each clue alone can be met, but they want different heights in a cell.
    Split(Cell, [(Clue, HeightSet); 2]),
    /// A height has no place left: what it would spoil, and in which cells.
    Nowhere(usize, Vec<(Spoiled, Vec<Cell>)>),
    /// None of these.
    Clues,
}

/// Towers that are ruled out, cell by cell.
type Gone = Vec<(Cell, HeightSet)>;

/// The towers that are ruled out in a line, by what they would spoil.
pub fn spoiled(
    board: &KnownBoard<'_>,
    line: Line,
    rule_out: &[(Cell, HeightSet)],
) -> Vec<(Spoiled, Gone)> {
    let mut found: Vec<(Spoiled, Gone)> = Vec::new();
    for &(cell, set) in rule_out {
        for height in heights::members(set) {
            let why = why_not(board, line, cell, height);
            let at = found.iter_mut().position(|(known, _)| known.joins(&why));
            let at = at.unwrap_or_else(|| {
                found.push((why, Vec::new()));
                found.len() - 1
            });
            match found[at].1.last_mut() {
                Some((last, more)) if *last == cell => *more |= heights::only(height),
                _ => found[at].1.push((cell, heights::only(height))),
            }
        }
    }
    found
}

impl Spoiled {
    /// Takes another over that can be said in the same breath.
    fn joins(&mut self, other: &Spoiled) -> bool {
        match (&mut *self, other) {
            (Spoiled::TooMany(a, many, seen), Spoiled::TooMany(b, as_many, others))
            | (Spoiled::TooFew(a, many, seen), Spoiled::TooFew(b, as_many, others))
                if a == b && many == as_many =>
            {
                // As many are seen of each, though not the same towers: then their number must do.
                if seen != others {
                    *seen = None;
                }
                true
            }
            (known, other) => known == other,
        }
    }
}

/// Why a line cannot be filled that was left so.
pub fn why_dead(board: &KnownBoard<'_>, dead: &DeadLine) -> Spoiled {
    match dead.sets.as_slice() {
        [] => Spoiled::Clues,
        sets => why(board, dead.line, sets, None),
    }
}

/// Why a height cannot stand in a cell of a line.
fn why_not(board: &KnownBoard<'_>, line: Line, cell: Cell, height: usize) -> Spoiled {
    let cells = board.view(line, 0);
    let supposed = cells.iter().position(|&at| at == cell);
    let mut sets: Vec<HeightSet> = cells.iter().map(|&at| board.possible(at)).collect();
    if let Some(at) = supposed {
        sets[at] = heights::only(height);
    }
    why(board, line, &sets, supposed)
}

/// Why a line cannot be filled, of which one position may be supposed.
pub(super) fn why(
    board: &KnownBoard<'_>,
    line: Line,
    sets: &[HeightSet],
    supposed: Option<usize>,
) -> Spoiled {
    if board.n > MAX_EXACT {
        return out_of_sight(board, line, sets, supposed);
    }
    match at_a_glance(board, line, sets, supposed) {
        Spoiled::Clues => nowhere(board, line, sets).unwrap_or(Spoiled::Clues),
        found => found,
    }
}

/// The same as long as no further tower is tried.
fn at_a_glance(
    board: &KnownBoard<'_>,
    line: Line,
    sets: &[HeightSet],
    supposed: Option<usize>,
) -> Spoiled {
    let fillings = Fillings::new(sets, [None, None]);
    if fillings.shown(0) == 0 {
        return crowded(board, line, sets, supposed);
    }
    let simple = board.clues_of(line).find_map(|clue| {
        let example = |count| Some(fillings.example(clue.end, count));
        not_shown(clue, fillings.shown(clue.end), example)
    });
    simple.or_else(|| at_odds(board, line, sets)).unwrap_or(Spoiled::Clues)
}

/// What is wrong with a clue that is none of the counts that can be shown. `example` gives the heights that are seen where a
/// count is shown.
pub(super) fn not_shown(
    clue: Clue,
    shown: HeightSet,
    example: impl Fn(usize) -> Option<HeightSet>,
) -> Option<Spoiled> {
    let (least, most) = (shown.trailing_zeros() as usize, shown.ilog2() as usize);
    match clue.count {
        count if count < least => Some(Spoiled::TooMany(clue, least, example(least))),
        count if count > most => Some(Spoiled::TooFew(clue, most, example(most))),
        count if shown >> count & 1 == 0 => Some(Spoiled::Never(clue, shown)),
        _ => None,
    }
}

/// The fewest cells with too few heights, or the fewest heights with too few cells (Hall). What is supposed is counted with
/// them: it takes a height, or a cell, that they need.
fn crowded(
    board: &KnownBoard<'_>,
    line: Line,
    sets: &[HeightSet],
    supposed: Option<usize>,
) -> Spoiled {
    let (n, cells) = (board.n, board.view(line, 0));
    let taken = supposed.map_or(0, |at| sets[at]);
    let positions: Vec<usize> = (0..n).filter(|&at| Some(at) != supposed).collect();
    let free: Vec<HeightSet> = positions.iter().map(|&at| sets[at] & !taken).collect();
    let others: Vec<usize> = heights::members(heights::all(n) & !taken).collect();
    let places = |&height: &usize| {
        (0..free.len())
            .filter(|&i| free[i] & heights::only(height) != 0)
            .fold(0, |set, i| set | 1 << i)
    };
    let places: Vec<u64> = others.iter().map(places).collect();
    let (tight_cells, tight_heights) = (overfull(&free), overfull(&places));
    let fewest_heights =
        tight_heights.map_or(usize::MAX, |(chosen, _)| chosen.count_ones() as usize);
    match tight_cells {
        Some((chosen, union)) if chosen.count_ones() as usize <= fewest_heights => {
            let named = heights::members(chosen).map(|i| cells[positions[i]]).collect();
            Spoiled::Cells(named, union | taken)
        }
        _ => match tight_heights {
            Some((chosen, union)) => {
                let set = heights::members(chosen).fold(0, |set, i| set | heights::only(others[i]));
                let mut at: Vec<usize> = heights::members(union).map(|i| positions[i]).collect();
                at.extend(supposed);
                at.order();
                Spoiled::Heights(set, at.into_iter().map(|at| cells[at]).collect())
            }
            None => Spoiled::Clues,
        },
    }
}

/// The fewest of some sets whose union has fewer elements than they are, and that union.
fn overfull(sets: &[u64]) -> Option<(u64, u64)> {
    let mut best: Option<(u64, u64)> = None;
    for chosen in 1..1u64 << sets.len() {
        if best.is_some_and(|(fewest, _)| fewest.count_ones() <= chosen.count_ones()) {
            continue;
        }
        let union = heights::members(chosen).fold(0, |union, i| union | sets[i]);
        if union.count_ones() < chosen.count_ones() {
            best = Some((chosen, union));
        }
    }
    best
}

/// Two clues that can be met one at a time: a height that they want in different cells, tall ones first, or a cell in which
/// they want different heights.
fn at_odds(board: &KnownBoard<'_>, line: Line, sets: &[HeightSet]) -> Option<Spoiled> {
    let clues: Vec<Clue> = board.clues_of(line).collect();
    let &[here, there] = clues.as_slice() else { return None };
    let cells = board.view(line, 0);
    let near = Fillings::new(sets, [Some(here.count), None]).used();
    let far = Fillings::new(sets, [None, Some(there.count)]).used();
    let places = |used: &[HeightSet], height: usize| -> Vec<Cell> {
        let holds = |i: &usize| used[*i] & heights::only(height) != 0;
        (0..cells.len()).filter(holds).map(|i| cells[i]).collect()
    };
    let apart = (1..=board.n).rev().find_map(|height| {
        let (wanted, wanted_there) = (places(&near, height), places(&far, height));
        let common = wanted.iter().any(|cell| wanted_there.contains(cell));
        (!common).then_some(Spoiled::Places(height, [(here, wanted), (there, wanted_there)]))
    });
    apart.or_else(|| {
        let at = (0..cells.len()).find(|&i| near[i] & far[i] == 0)?;
        Some(Spoiled::Split(cells[at], [(here, near[at]), (there, far[at])]))
    })
}

/// Two clues that agree on each height and each cell, but not on all of them: a height that has no place, because in each it would
/// spoil something. Of several the one that is said with the fewest reasons, tall ones first.
fn nowhere(board: &KnownBoard<'_>, line: Line, sets: &[HeightSet]) -> Option<Spoiled> {
    let cells = board.view(line, 0);
    let cases = |height: usize| {
        let mut cases: Vec<(Spoiled, Vec<Cell>)> = Vec::new();
        for at in (0..cells.len()).filter(|&at| sets[at] & heights::only(height) != 0) {
            let mut tried = sets.to_vec();
            tried[at] = heights::only(height);
            let why = at_a_glance(board, line, &tried, Some(at));
            match cases.iter_mut().find_map(|(known, at)| known.joins(&why).then_some(at)) {
                _ if why == Spoiled::Clues => return None,
                Some(others) => others.push(cells[at]),
                None => cases.push((why, vec![cells[at]])),
            }
        }
        Some((height, cases))
    };
    let found = (1..=board.n).rev().filter_map(cases).min_by_key(|(_, cases)| cases.len());
    found.map(|(height, cases)| Spoiled::Nowhere(height, cases))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::towers::rules::{Puzzle, Side};

    /// Why a row cannot be filled, of which the cells can be these heights.
    fn of_row(clues: [usize; 2], sets: &[HeightSet]) -> Spoiled {
        let mut puzzle = Puzzle::empty(sets.len()).unwrap();
        puzzle.set_clue(Side::Left, 0, clues[0] as u32).unwrap();
        puzzle.set_clue(Side::Right, 0, clues[1] as u32).unwrap();
        why(&KnownBoard::new(&puzzle), Line(0), sets, None)
    }

    #[test]
    fn a_number_that_is_never_seen_is_told_with_those_that_are() {
        // 4 1 2 3 and 1 2 3 4, seen from the left: 1 or 4.
        let why = of_row([2, 1], &[0b10010, 0b00110, 0b01100, 0b11000]);
        assert!(matches!(why, Spoiled::Never(_, 0b10010)), "{why:?}");
    }

    #[test]
    fn every_line_that_cannot_be_filled_has_a_reason_with_cells_in_it() {
        let mut rng = quadrille_core::Rng::new(4);
        let (mut tried, mut missed) = (0, 0);
        for _ in 0..20_000 {
            let n = 4 + rng.below(2);
            let clues = [1 + rng.below(n), 1 + rng.below(n)];
            let sets: Vec<HeightSet> =
                (0..n).map(|_| (rng.bits() | rng.bits()) & heights::all(n)).collect();
            if Fillings::new(&sets, clues.map(Some)).used().iter().all(|&used| used != 0) {
                continue;
            }
            tried += 1;
            match of_row(clues, &sets) {
                Spoiled::Places(_, wanted) => assert!(wanted.iter().all(|(_, at)| !at.is_empty())),
                Spoiled::Split(_, wanted) => assert!(wanted.iter().all(|&(_, set)| set != 0)),
                Spoiled::Nowhere(_, cases) => assert!(cases.len() <= n),
                Spoiled::Clues => missed += 1,
                _ => {}
            }
        }
        assert!(tried > 1_000 && missed == 0, "{missed} of {tried}");
    }

    #[test]
    fn the_fewest_are_found_that_are_too_many() {
        assert_eq!(overfull(&[0b110, 0b110, 0b1110, 0b110]), Some((0b1011, 0b110)));
        assert_eq!(overfull(&[0b110, 0b10, 0b1110, 0]), Some((0b1000, 0)));
        assert_eq!(overfull(&[0b110, 0b10]), None);
    }
}
