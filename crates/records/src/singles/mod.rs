//! Patterns of Singles: black cells that do not touch and leave the white ones connected, whatever the numbers are.

mod certificate;
mod frontier;
mod most;
mod sweep;

use crate::record::{Found, Kept, Notation, Record, Refuted, Term};
use frontier::Kind;
use quadrille_core::{Budget, Message, Stop, message};
use sweep::{Fewest, Number, sweep};

/// The fewest black cells of a pattern that cannot be blackened further.
pub const FEWEST: Record = Record {
    name: "singles-fewest",
    about: "record-singles-fewest",
    source: "OEIS A322125",
    first: 2,
    quick: 8,
    most: 15,
    published: &[(2, "1"), (3, "2"), (4, "4"), (5, "5"), (6, "8"), (7, "11")],
    compute: |n, _, budget| {
        let swept = sweep::<Fewest>(n as usize, Kind::Maximal, true, budget)?;
        Ok(found(u128::from(swept.worth.0), &swept.pattern))
    },
    check: |term| check(term, &term.value, true),
    prove: Some(prove_fewest),
};

/// How many patterns have the fewest.
pub const FEWEST_NUMBER: Record = Record {
    name: "singles-fewest-number",
    about: "record-singles-fewest-number",
    source: "OEIS A322150",
    first: 2,
    quick: 7,
    most: 12,
    // The sequence is named where A322125 is told of; its terms were in no copy that was found.
    published: &[],
    compute: fewest_number,
    check: |term| check(term, term.further.get(BLACKS).map_or("", |blacks| blacks), true),
    prove: None,
};

const BLACKS: &str = "black cells";

/// The most black cells of any pattern.
pub const MOST: Record = Record {
    name: "singles-most",
    about: "record-singles-most",
    source: "OEIS A239231",
    first: 2,
    quick: 12,
    most: 28,
    published: &[
        (2, "1"),
        (3, "4"),
        (4, "5"),
        (5, "9"),
        (6, "12"),
        (7, "17"),
        (8, "21"),
        (9, "27"),
        (10, "33"),
        (11, "41"),
        (12, "48"),
        (13, "56"),
        (14, "65"),
        (15, "75"),
        (16, "85"),
        (17, "96"),
        (18, "108"),
        (19, "121"),
        (20, "133"),
        (21, "146"),
        (22, "161"),
        (23, "176"),
        (24, "190"),
        (25, "208"),
    ],
    compute: |n, _, budget| {
        let pattern = most::most(n as usize, budget)?;
        let blacks = pattern.iter().filter(|black| **black).count();
        Ok(found(blacks as u128, &pattern))
    },
    check: |term| check(term, &term.value, true),
    prove: None,
};

/// How many patterns there are.
pub const NUMBER: Record = Record {
    name: "singles-patterns",
    about: "record-singles-patterns",
    source: "",
    first: 2,
    quick: 9,
    // There are fewer than 10^36 ways to choose cells of 14 x 14 that do not touch; of larger boards the count might not
    // fit into its number.
    most: 14,
    published: &[],
    compute: number,
    check: |_| Ok(()),
    prove: None,
};

fn prove_fewest(
    term: &Term,
    budget: &mut Budget,
    put: &mut dyn FnMut(Refuted) -> bool,
) -> Result<(), Stop> {
    let blacks: usize = term.value.parse().map_err(|_| Stop::Refused)?;
    let fewer = blacks.checked_sub(1).ok_or(Stop::Refused)?;
    let proof = certificate::none_with(term.n as usize, fewer, budget)?.ok_or(Stop::Refused)?;
    let name = format!("singles-{}-{fewer}", term.n);
    put(Refuted { name, notation: Notation::Lrat, program: proof.formula, proof: proof.proof });
    Ok(())
}

fn fewest_number(n: u32, _: &mut Kept<'_>, budget: &mut Budget) -> Result<Found, Stop> {
    let all = certificate::fewest(n as usize, budget)?;
    let (pattern, _) = all.first().ok_or(Stop::Refused)?;
    let blacks = pattern.iter().filter(|black| **black).count();
    let number: usize = all.iter().map(|(_, forms)| forms).sum();
    let mut found = found(number as u128, pattern);
    found.further.insert(BLACKS.into(), blacks.to_string());
    found.further.insert("up to symmetry".into(), all.len().to_string());
    Ok(found)
}

fn number(n: u32, _: &mut Kept<'_>, budget: &mut Budget) -> Result<Found, Stop> {
    let swept = sweep::<Number>(n as usize, Kind::Legal, false, budget)?;
    Ok(Found { value: swept.worth.0.to_string(), ..Found::default() })
}

fn found(value: u128, pattern: &[bool]) -> Found {
    let witness = pattern.iter().map(|black| if *black { '1' } else { '0' }).collect();
    Found { value: value.to_string(), witness: Some(witness), ..Found::default() }
}

/// Checks a witness by looking at it, with nothing of the sweep: black cells do not touch, white cells can be walked through,
/// and no further cell can be blackened; and it has so many black cells.
fn check(term: &Term, wanted: &str, maximal: bool) -> Result<(), Message> {
    let n = term.n as usize;
    let pattern: Vec<bool> =
        term.witness.iter().flat_map(|w| w.chars()).map(|c| c == '1').collect();
    if pattern.len() != n * n {
        return Err(message!("record-witness-size", n = term.n));
    }
    if !legal(&pattern, n) {
        return Err(message!("record-witness-illegal"));
    }
    let blacks = pattern.iter().filter(|black| **black).count();
    if blacks.to_string() != wanted {
        return Err(message!("record-witness-value", found = blacks));
    }
    for cell in (0..n * n).filter(|_| maximal) {
        let mut more = pattern.clone();
        if !std::mem::replace(&mut more[cell], true) && legal(&more, n) {
            return Err(message!("record-witness-grows", row = cell / n + 1, col = cell % n + 1));
        }
    }
    Ok(())
}

fn legal(pattern: &[bool], n: usize) -> bool {
    let beside = |cell: usize| {
        let (row, col) = (cell / n, cell % n);
        [
            (row > 0).then(|| cell - n),
            (row + 1 < n).then(|| cell + n),
            (col > 0).then(|| cell - 1),
            (col + 1 < n).then(|| cell + 1),
        ]
    };
    let touches = |cell: usize| beside(cell).into_iter().flatten().any(|other| pattern[other]);
    if (0..n * n).any(|cell| pattern[cell] && touches(cell)) {
        return false;
    }
    let mut seen = pattern.to_vec();
    let mut waiting: Vec<usize> = (0..n * n).find(|cell| !pattern[*cell]).into_iter().collect();
    waiting.iter().for_each(|cell| seen[*cell] = true);
    while let Some(cell) = waiting.pop() {
        for other in beside(cell).into_iter().flatten() {
            if !std::mem::replace(&mut seen[other], true) {
                waiting.push(other);
            }
        }
    }
    seen.into_iter().all(|seen| seen)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sweep::Most;

    /// All patterns of a small board, by looking at every choice of cells that do not touch.
    fn patterns(n: usize) -> Vec<Vec<bool>> {
        let mut all = vec![Vec::new()];
        for cell in 0..n * n {
            let mut longer = Vec::new();
            for start in all {
                let touches = (cell % n > 0 && start[cell - 1]) || (cell >= n && start[cell - n]);
                for black in [false, true].into_iter().filter(|black| !(*black && touches)) {
                    let mut next: Vec<bool> = start.clone();
                    next.push(black);
                    longer.push(next);
                }
            }
            all = longer;
        }
        all.into_iter().filter(|pattern| legal(pattern, n)).collect()
    }

    fn maximal(pattern: &[bool], n: usize) -> bool {
        (0..n * n).all(|cell| {
            let mut more = pattern.to_vec();
            std::mem::replace(&mut more[cell], true) || !legal(&more, n)
        })
    }

    #[test]
    fn the_sweep_finds_what_looking_at_every_pattern_finds() {
        let budget = &mut Budget::unlimited();
        for n in 2..=5 {
            let all = patterns(n);
            let blacks = |pattern: &Vec<bool>| pattern.iter().filter(|black| **black).count();
            let number = sweep::<Number>(n, Kind::Legal, false, budget).unwrap().worth.0;
            assert_eq!(number, all.len() as u128, "{n}");
            let most = sweep::<Most>(n, Kind::Legal, true, budget).unwrap();
            assert_eq!(Some(most.worth.0 as usize), all.iter().map(blacks).max());
            let tight: Vec<_> = all.iter().filter(|pattern| maximal(pattern, n)).collect();
            let fewest = sweep::<Fewest>(n, Kind::Maximal, true, budget).unwrap();
            assert_eq!(Some(fewest.worth.0 as usize), tight.iter().map(|p| blacks(p)).min(), "{n}");
            let number = tight.iter().filter(|p| blacks(p) == fewest.worth.0 as usize).count();
            let classes = certificate::fewest(n, budget).unwrap();
            assert_eq!(classes.iter().map(|(_, forms)| forms).sum::<usize>(), number, "{n}");
            let most = sweep::<Most>(n, Kind::Maximal, true, budget).unwrap();
            assert_eq!(Some(most.worth.0 as usize), tight.iter().map(|p| blacks(p)).max(), "{n}");
        }
    }

    /// What a pattern wastes, twice, by looking at it: see [`most`].
    fn wasted(pattern: &[bool], n: usize) -> usize {
        let white = |row: usize, col: usize| !pattern[row * n + col];
        let pair =
            |a: (usize, usize), b: (usize, usize)| usize::from(white(a.0, a.1) && white(b.0, b.1));
        let last = n - 1;
        let along = |at: usize| {
            pair((0, at), (0, at + 1))
                + pair((last, at), (last, at + 1))
                + pair((at, 0), (at + 1, 0))
                + pair((at, last), (at + 1, last))
        };
        let open: usize = (0..last).map(along).sum();
        let corners = [(0, 0), (0, last), (last, 0), (last, last)];
        let corners = corners.iter().filter(|(row, col)| white(*row, *col)).count();
        let mut pairs = 0;
        for row in 0..n {
            for at in 0..last {
                pairs += pair((row, at), (row, at + 1)) + pair((at, row), (at + 1, row));
            }
        }
        let whites = pattern.iter().filter(|black| !**black).count();
        2 * (pairs + 1 - whites) + open + 2 * corners
    }

    #[test]
    fn three_times_the_blacks_and_the_waste_are_the_same_for_every_pattern() {
        for n in 2..=5 {
            for pattern in patterns(n) {
                let blacks = pattern.iter().filter(|black| **black).count();
                assert_eq!(6 * blacks + wasted(&pattern, n), 2 * (n * n + 3), "{n}: {pattern:?}");
                assert!(blacks <= most::bound(n), "{n}: {pattern:?}");
            }
        }
    }

    #[test]
    fn leaving_waste_behind_finds_what_the_whole_sweep_finds() {
        let budget = &mut Budget::unlimited();
        for n in 2..=11 {
            let whole = sweep::<Most>(n, Kind::Legal, false, budget).unwrap().worth.0 as usize;
            let pattern = most::most(n, budget).unwrap();
            assert!(legal(&pattern, n), "{n}: {pattern:?}");
            assert_eq!(pattern.iter().filter(|black| **black).count(), whole, "{n}");
            assert_eq!(whole, most::bound(n), "{n}");
        }
    }
}
