//! What to cite: the cheapest choice that no board met so far speaks against, by branch and bound.
//!
//! A board on which a claim fails speaks against every citation that it keeps whole; so whoever makes that claim must
//! cite something that this board breaks. The cheapest citation for a claim is a cheapest set that hits all
//! boards on which it fails. Few things are ever cited at once, so a search that bounds well finds it in
//! microseconds, where an integer program takes a hundredth of a second to begin with.

use super::Citation;
use super::oracle::Refuted;
use quadrille_core::case::{Case, Kind};
use quadrille_core::{Budget, Cell, Stop};
use std::collections::BTreeSet;

/// Clues and cells before the rules: one of them costs more than all rules together.
type Cost = u64;
const RULE: Cost = 1;
const CLUE: Cost = 1 << 32;
/// More than any citation costs.
const BEYOND: Cost = Cost::MAX;

/// Something to cite, by its number: first the sources, then the cells of which something is known.
type Item = u32;

/// The cheapest citations, claim by claim, while one step is looked for: what is known must not change meanwhile.
pub struct Proposals {
    /// By item.
    costs: Vec<Cost>,
    sources: usize,
    cells: Vec<Cell>,
    claims: Vec<Claim>,
    /// How many boards the claims have heard of.
    heard: usize,
}

/// One claim and the boards on which it fails.
struct Claim {
    statement: usize,
    /// What each board breaks; none of them is part of another, because whoever hits the smaller hits both.
    boards: Vec<Vec<Item>>,
    /// No citation is cheaper.
    at_least: Cost,
    /// One of that cost, if it is known.
    cheapest: Option<Vec<Item>>,
}

impl Proposals {
    /// The proposals for a case as it is now.
    pub fn new(case: &Case, due: &BTreeSet<usize>) -> Self {
        let known = case.statements.iter().filter(|statement| statement.known.is_some());
        let cells: BTreeSet<Cell> = known.map(|statement| statement.cell).collect();
        let price = |kind: &Kind| if *kind == Kind::Rule { RULE } else { CLUE };
        let mut costs: Vec<Cost> = case.sources.iter().map(|source| price(&source.kind)).collect();
        costs.resize(costs.len() + cells.len(), CLUE);
        let claim = |&statement: &usize| Claim {
            statement,
            boards: Vec::new(),
            at_least: 0,
            cheapest: Some(Vec::new()),
        };
        Proposals {
            costs,
            sources: case.sources.len(),
            cells: cells.into_iter().collect(),
            claims: due.iter().map(claim).collect(),
            heard: 0,
        }
    }

    /// The cheapest citation of all claims: fewest clues and cells, then fewest rules.
    pub fn cheapest(
        &mut self,
        case: &Case,
        met: &[Refuted],
        budget: &mut Budget,
    ) -> Result<Citation, Stop> {
        for board in &met[self.heard..] {
            let broken = self.broken(case, board);
            for claim in self.claims.iter_mut().filter(|claim| board.wrong[claim.statement]) {
                claim.hear(&broken);
            }
        }
        self.heard = met.len();
        let mut best: (Cost, Vec<Item>) = (BEYOND, Vec::new());
        // Those that promise most come first, so that the others need only be shown to be no cheaper.
        let mut order: Vec<usize> = (0..self.claims.len()).collect();
        order.sort_by_key(|at| self.claims[*at].at_least);
        for at in order {
            let claim = &mut self.claims[at];
            if claim.at_least >= best.0 {
                break;
            }
            claim.settle(&self.costs, best.0, budget)?;
            if let Some(items) = &claim.cheapest {
                best = (claim.at_least, items.clone());
            }
        }
        // Citing everything hits every board, or the claim would not be due.
        if best.0 == BEYOND {
            return Err(Stop::GaveUp);
        }
        Ok(self.citation(&best.1))
    }

    /// What a board breaks of all that may be cited.
    fn broken(&self, case: &Case, board: &Refuted) -> Vec<Item> {
        let told = case.statements.iter().zip(&board.wrong);
        let against = told.filter(|(told, wrong)| **wrong && told.known.is_some());
        let against: BTreeSet<Cell> = against.map(|(told, _)| told.cell).collect();
        let mut broken: Vec<Item> = board.broken.iter().map(|id| *id as Item).collect();
        let cells = self.cells.iter().enumerate().filter(|(_, cell)| against.contains(cell));
        broken.extend(cells.map(|(at, _)| (self.sources + at) as Item));
        broken.sort_unstable();
        broken
    }

    fn citation(&self, items: &[Item]) -> Citation {
        let mut items: Vec<usize> = items.iter().map(|item| *item as usize).collect();
        items.sort_unstable();
        let cells = items.iter().filter_map(|item| item.checked_sub(self.sources));
        Citation {
            cells: cells.map(|at| self.cells[at]).collect(),
            sources: items.iter().copied().filter(|item| *item < self.sources).collect(),
        }
    }
}

impl Claim {
    /// One more board to hit.
    fn hear(&mut self, broken: &[Item]) {
        let within = |small: &[Item], large: &[Item]| {
            small.iter().all(|item| large.binary_search(item).is_ok())
        };
        if self.boards.iter().any(|board| within(board, broken)) {
            return;
        }
        self.boards.retain(|board| !within(broken, board));
        self.boards.push(broken.to_vec());
        let hit = |items: &Vec<Item>| items.iter().any(|item| broken.binary_search(item).is_ok());
        self.cheapest.take_if(|items| !hit(items));
    }

    /// Finds the cheapest citation if that is cheaper than `limit`; otherwise that it is not.
    fn settle(&mut self, costs: &[Cost], limit: Cost, budget: &mut Budget) -> Result<(), Stop> {
        if self.cheapest.is_some() {
            return Ok(());
        }
        let mut search = Search {
            costs,
            limit,
            at_least: self.at_least,
            chosen: Vec::new(),
            best: None,
            free: vec![true; costs.len()],
        };
        self.boards.sort_by_key(Vec::len);
        let open: Vec<&[Item]> = self.boards.iter().map(Vec::as_slice).collect();
        search.branch(&open, 0, budget)?;
        self.at_least = search.limit;
        self.cheapest = search.best;
        Ok(())
    }
}

struct Search<'a> {
    costs: &'a [Cost],
    /// What is looked for is cheaper.
    limit: Cost,
    /// Nothing is: the search may end there.
    at_least: Cost,
    chosen: Vec<Item>,
    best: Option<Vec<Item>>,
    /// By item: whether it may still be chosen. Sisters to the left have tried the others.
    free: Vec<bool>,
}

impl Search<'_> {
    /// Hits the open boards, smallest first, having paid `paid`.
    fn branch(&mut self, open: &[&[Item]], paid: Cost, budget: &mut Budget) -> Result<(), Stop> {
        budget.tick()?;
        if paid >= self.limit {
            return Ok(());
        }
        if open.is_empty() {
            self.limit = paid;
            self.best = Some(self.chosen.clone());
            return Ok(());
        }
        let Some((least, left)) = self.dual_ascent(open) else { return Ok(()) };
        if paid + least >= self.limit {
            return Ok(());
        }
        // An item whose price is not used up costs what is left of it on top of the bound.
        let spare = self.limit - paid - least;
        let of = |board: &[Item]| -> Vec<Item> {
            let may = |item: &&Item| self.free[**item as usize] && left[**item as usize] < spare;
            board.iter().filter(may).copied().collect()
        };
        let Some(mut ways) = open.iter().map(|board| of(board)).min_by_key(Vec::len) else {
            return Ok(());
        };
        let hits = |item: Item| open.iter().filter(|b| b.binary_search(&item).is_ok()).count();
        ways.sort_by_cached_key(|item| (left[*item as usize], usize::MAX - hits(*item), *item));
        for (tried, item) in ways.iter().copied().enumerate() {
            let rest: Vec<&[Item]> =
                open.iter().copied().filter(|board| board.binary_search(&item).is_err()).collect();
            self.chosen.push(item);
            let ended = self.branch(&rest, paid + self.costs[item as usize], budget);
            self.chosen.pop();
            self.free[item as usize] = false;
            if ended.is_err() || self.limit <= self.at_least || tried + 1 == ways.len() {
                ways[..=tried].iter().for_each(|item| self.free[*item as usize] = true);
                return ended;
            }
        }
        Ok(())
    }

    /// Lets every board pay towards the items that hit it, as much as they still cost: what is paid is a bound on the
    /// cheapest set (a solution of the relaxation's dual). With it what every item still costs; nothing if a
    /// board cannot be hit any more.
    fn dual_ascent(&self, open: &[&[Item]]) -> Option<(Cost, Vec<Cost>)> {
        let mut left = self.costs.to_vec();
        let mut paid = 0;
        for board in open {
            let free = || board.iter().map(|item| *item as usize).filter(|item| self.free[*item]);
            let least = free().map(|item| left[item]).min()?;
            if least > 0 {
                free().for_each(|item| left[item] -= least);
                paid += least;
            }
        }
        Some((paid, left))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrille_core::Rng;

    /// The cheapest of all sets that hit all boards, both as bits.
    fn by_trying(boards: &[u32], costs: &[Cost]) -> Cost {
        let sets = (0..1_u32 << costs.len()).filter(|set| boards.iter().all(|b| b & set != 0));
        let price =
            |set: u32| (0..costs.len()).filter(|i| set >> i & 1 == 1).map(|i| costs[i]).sum();
        sets.map(price).min().expect("everything hits every board")
    }

    #[test]
    fn nothing_cheaper_hits_all_boards() {
        let budget = &mut Budget::unlimited();
        let mut rng = Rng::new(1);
        for _ in 0..1500 {
            let items = 3 + rng.below(7);
            let costs: Vec<Cost> =
                (0..items).map(|_| if rng.below(3) == 0 { RULE } else { CLUE }).collect();
            let mut claim =
                Claim { statement: 0, boards: Vec::new(), at_least: 0, cheapest: Some(Vec::new()) };
            let mut boards: Vec<u32> = Vec::new();
            for _ in 0..1 + rng.below(8) {
                let some = rng.below(1 << items) & rng.below(1 << items);
                let bits = some as u32 | 1 << rng.below(items);
                boards.push(bits);
                let broken: Vec<Item> = (0..items as Item).filter(|i| bits >> i & 1 == 1).collect();
                claim.hear(&broken);
                let best = by_trying(&boards, &costs);
                let limits = [BEYOND, best + 1, best, 2 * CLUE];
                let limit = limits[rng.below(limits.len())];
                if claim.at_least >= limit {
                    continue;
                }
                claim.settle(&costs, limit, budget).unwrap();
                match &claim.cheapest {
                    None => assert!(claim.at_least == limit && best >= limit),
                    Some(set) => {
                        let bits: u32 = set.iter().map(|item| 1 << item).sum();
                        assert!(boards.iter().all(|board| board & bits != 0));
                        let cost: Cost = set.iter().map(|item| costs[*item as usize]).sum();
                        assert_eq!((cost, claim.at_least), (best, best));
                    }
                }
            }
        }
    }
}
