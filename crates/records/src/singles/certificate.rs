//! Maximal patterns with few black cells as a formula: the proof that there are none with so few, and all of those with the fewest.
//!
//! The formula has a variable for each cell that is black and one for each that is kept white because blackening it would cut
//! the white cells. Rules about connection are added when an answer breaks them; each holds in every maximal pattern:
//!
//! - where all cells around an area of white cells would be black, one of them is white;
//! - a cell is no cut where its neighbours are joined by white cells without it.

use quadrille_core::{Budget, LratProof, Stop};
use quadrille_engines::sat::{Formula, Lit, Sat};

/// The proof that no maximal n x n pattern has at most so many black cells; nothing if one has.
pub fn none_with(n: usize, most: usize, budget: &mut Budget) -> Result<Option<LratProof>, Stop> {
    let mut asked = Asked::new(n, most);
    if asked.next(budget)?.is_some() {
        return Ok(None);
    }
    asked.sat.prove(budget).map(Some).map_err(|_| Stop::Refused)
}

/// The maximal n x n patterns with the fewest black cells, one of each class under turning and mirroring, and the size of its class.
pub fn fewest(n: usize, budget: &mut Budget) -> Result<Vec<(Vec<bool>, usize)>, Stop> {
    let mut found = Vec::new();
    for most in 1.. {
        let mut asked = Asked::new(n, most);
        while let Some(pattern) = asked.next(budget)? {
            let forms = forms(&pattern, n);
            // None has fewer, so a pattern is ruled out when some of its black cells are white.
            for form in &forms {
                let blacks = (0..n * n).filter(|cell| form[*cell]);
                let other: Vec<Lit> = blacks.map(|cell| !asked.black[cell]).collect();
                asked.sat.clause(&other);
            }
            found.push((pattern, forms.len()));
            budget.report("progress-forms", found.len() as u64, 0);
        }
        if !found.is_empty() {
            break;
        }
    }
    Ok(found)
}

/// A pattern turned and mirrored, without repetitions.
fn forms(pattern: &[bool], n: usize) -> Vec<Vec<bool>> {
    let mirrored = |p: &Vec<bool>| -> Vec<bool> {
        (0..n * n).map(|cell| p[cell / n * n + n - 1 - cell % n]).collect()
    };
    let swapped = |p: &Vec<bool>| -> Vec<bool> {
        (0..n * n).map(|cell| p[cell % n * n + cell / n]).collect()
    };
    let mut forms = vec![pattern.to_vec()];
    for at in 0..8 {
        let next = if at % 2 == 0 { mirrored(&forms[at]) } else { swapped(&forms[at]) };
        forms.push(next);
    }
    forms.sort_unstable();
    forms.dedup();
    forms
}

/// The question for maximal patterns with at most so many black cells.
struct Asked {
    board: Board,
    black: Vec<Lit>,
    cut: Vec<Lit>,
    sat: Sat,
}

impl Asked {
    fn new(n: usize, most: usize) -> Self {
        let board = Board { n };
        let mut formula = Formula::new();
        let black: Vec<Lit> =
            (0..n * n).map(|cell| formula.var(format!("{} is black", board.name(cell)))).collect();
        let cut: Vec<Lit> =
            (0..n * n).map(|cell| formula.var(format!("{} is a cut", board.name(cell)))).collect();
        for cell in 0..n * n {
            let beside = board.beside(cell);
            let mut kept = vec![black[cell], cut[cell]];
            formula.clause(&[!cut[cell], !black[cell]]);
            for other in beside {
                formula.clause(&[!black[cell], !black[other]]);
                formula.clause(&[!cut[cell], !black[other]]);
                kept.push(black[other]);
            }
            formula.clause(&kept);
        }
        formula.at_most(most, &black);
        Asked { sat: Sat::new(&formula), board, black, cut }
    }

    /// A pattern; nothing if there is none, or none any more.
    fn next(&mut self, budget: &mut Budget) -> Result<Option<Vec<bool>>, Stop> {
        while self.sat.solve(&[], budget)? {
            let rules = broken(&self.sat, &self.board, &self.black, &self.cut);
            if rules.is_empty() {
                return Ok(Some(self.black.iter().map(|lit| self.sat.value(*lit)).collect()));
            }
            rules.iter().for_each(|rule| self.sat.clause(rule));
        }
        Ok(None)
    }
}

/// The rules about connection that an answer breaks.
fn broken(sat: &Sat, board: &Board, black: &[Lit], cut: &[Lit]) -> Vec<Vec<Lit>> {
    let is_black: Vec<bool> = black.iter().map(|lit| sat.value(*lit)).collect();
    let mut rules = Vec::new();
    let areas = board.areas(&is_black);
    if areas.len() > 1 {
        let white = |cell: &usize| !black[*cell];
        rules.extend(areas.iter().map(|area| board.around(area).iter().map(white).collect()));
    }
    for cell in (0..cut.len()).filter(|cell| sat.value(cut[*cell])) {
        if let Some(joined) = board.joined(cell, &is_black) {
            let some_black = joined.iter().map(|cell| black[*cell]);
            rules.push(std::iter::once(!cut[cell]).chain(some_black).collect());
        }
    }
    rules
}

struct Board {
    n: usize,
}

impl Board {
    fn name(&self, cell: usize) -> String {
        format!("r{}c{}", cell / self.n + 1, cell % self.n + 1)
    }

    fn beside(&self, cell: usize) -> Vec<usize> {
        let (n, row, col) = (self.n, cell / self.n, cell % self.n);
        let all = [
            (row > 0).then(|| cell - n),
            (row + 1 < n).then(|| cell + n),
            (col > 0).then(|| cell - 1),
            (col + 1 < n).then(|| cell + 1),
        ];
        all.into_iter().flatten().collect()
    }

    /// The connected areas of white cells.
    fn areas(&self, black: &[bool]) -> Vec<Vec<usize>> {
        let mut seen = black.to_vec();
        let mut areas = Vec::new();
        for start in 0..seen.len() {
            if std::mem::replace(&mut seen[start], true) {
                continue;
            }
            let mut area = vec![start];
            let mut at = 0;
            while at < area.len() {
                for other in self.beside(area[at]) {
                    if !std::mem::replace(&mut seen[other], true) {
                        area.push(other);
                    }
                }
                at += 1;
            }
            areas.push(area);
        }
        areas
    }

    /// The cells around an area.
    fn around(&self, area: &[usize]) -> Vec<usize> {
        let mut around: Vec<usize> = area.iter().flat_map(|cell| self.beside(*cell)).collect();
        around.sort_unstable();
        around.dedup();
        around.retain(|cell| !area.contains(cell));
        around
    }

    /// White cells that join all neighbours of a cell without it, the neighbours included; nothing if none do.
    fn joined(&self, cell: usize, black: &[bool]) -> Option<Vec<usize>> {
        let mut targets = self.beside(cell);
        let mut joined = vec![targets.pop()?];
        // From all that is joined so far to the nearest neighbour that is not.
        while !targets.is_empty() {
            let mut from = vec![usize::MAX; black.len()];
            let mut queue = joined.clone();
            joined.iter().for_each(|cell| from[*cell] = *cell);
            from[cell] = cell;
            let mut at = 0;
            let reached = loop {
                let now = *queue.get(at)?;
                if let Some(place) = targets.iter().position(|target| *target == now) {
                    targets.swap_remove(place);
                    break now;
                }
                for other in self.beside(now) {
                    if !black[other] && from[other] == usize::MAX {
                        from[other] = now;
                        queue.push(other);
                    }
                }
                at += 1;
            };
            let mut step = reached;
            while from[step] != step {
                joined.push(step);
                step = from[step];
            }
        }
        Some(joined)
    }
}

#[cfg(test)]
mod tests {
    use super::super::frontier::Kind;
    use super::super::sweep::{Fewest, sweep};
    use super::*;

    #[test]
    fn the_formula_and_the_sweep_agree() {
        let budget = &mut Budget::unlimited();
        for n in 2..=6 {
            let fewest = sweep::<Fewest>(n, Kind::Maximal, false, budget).unwrap().worth.0 as usize;
            assert!(none_with(n, fewest, budget).unwrap().is_none(), "{n}");
            assert!(none_with(n, fewest - 1, budget).unwrap().is_some(), "{n}");
        }
    }
}
