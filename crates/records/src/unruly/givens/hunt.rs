//! A few tiles that lead to one board alone, or the certainty that there are none.
//!
//! Tiles of a board lead to that board alone exactly if from every other board at least one of them differs: they hit each set of cells where
//! another board differs from it. Those sets are millions, so the search begins with few small ones; when it has hit all that it knows, it
//! asks for a board that agrees with the tiles, and the cells where that one differs are one set more.

use super::others::{Others, least};
use quadrille_core::{Budget, Stop};

/// The search, for one board.
pub struct Hunt<'a> {
    others: &'a Others,
    board: u64,
    /// By chosen tiles: what is left to be hit.
    levels: Vec<Level>,
}

/// What is left after some choices.
#[derive(Clone, Default)]
struct Level {
    /// The known sets that no chosen tile hits, without barred cells.
    sets: Vec<u64>,
    /// Cells that all answers from here on do without: answers that have them were looked for before.
    barred: u64,
}

impl<'a> Hunt<'a> {
    /// A search that knows the boards that differ in two lines.
    pub fn new(others: &'a Others, board: u64) -> Self {
        let known = Level { sets: others.in_two_lines(board), barred: 0 };
        Hunt { others, board, levels: vec![known] }
    }

    /// The sets known, which every answer hits.
    pub fn sets(&self) -> &[u64] {
        &self.levels[0].sets
    }

    /// At most so many tiles that lead to the board alone, if there are such.
    pub fn at_most(&mut self, tiles: usize, budget: &mut Budget) -> Result<Option<u64>, Stop> {
        self.levels.resize(tiles + 2, Level::default());
        self.levels[0].sets = least(std::mem::take(&mut self.levels[0].sets));
        self.search(0, 0, tiles, budget)
    }

    /// With the chosen tiles and at most `left` more.
    fn search(
        &mut self,
        depth: usize,
        chosen: u64,
        left: usize,
        budget: &mut Budget,
    ) -> Result<Option<u64>, Stop> {
        budget.tick()?;
        if self.levels[depth].sets.is_empty() && self.ask(depth, chosen).is_none() {
            return Ok(Some(chosen));
        }
        if left == 0 {
            return Ok(None);
        }
        if left == 1 {
            return Ok(self.last(depth, chosen));
        }
        let Some(tightest) = tightest(&self.levels[depth].sets, left) else { return Ok(None) };
        let mut barred = self.levels[depth].barred;
        for cell in by_hits(&self.levels[depth].sets, tightest) {
            let [here, below] = &mut self.levels[depth..depth + 2] else { return Ok(None) };
            below.barred = barred;
            below.sets.clear();
            let left_over = here.sets.iter().filter(|set| *set & cell == 0);
            below.sets.extend(left_over.map(|set| set & !barred));
            if let Some(found) = self.search(depth + 1, chosen | cell, left - 1, budget)? {
                return Ok(Some(found));
            }
            barred |= cell;
        }
        Ok(None)
    }

    /// The last tile hits all that is left.
    fn last(&mut self, depth: usize, chosen: u64) -> Option<u64> {
        let mut common = self.levels[depth].sets.iter().fold(u64::MAX, |all, set| all & set);
        while common != 0 {
            let with = chosen | common & common.wrapping_neg();
            match self.ask(depth, with) {
                None => return Some(with),
                Some(set) => common &= set,
            }
        }
        None
    }

    /// Where a board differs that agrees with the chosen tiles, barred cells left out; nothing if there is no such board.
    fn ask(&mut self, depth: usize, chosen: u64) -> Option<u64> {
        let set = self.others.elsewhere(self.board, chosen)?;
        // No tile chosen on the way here hits it.
        for level in &mut self.levels[..=depth] {
            level.sets.push(set & !level.barred);
        }
        self.levels[depth].sets.last().copied()
    }
}

/// The smallest set; nothing if so many cells cannot hit all sets, because one is empty or too many of them share no cell.
fn tightest(sets: &[u64], left: usize) -> Option<u64> {
    let (mut apart, mut used) = (0, 0);
    for set in sets {
        if set & used == 0 {
            apart += 1;
            used |= set;
        }
    }
    let tightest = sets.iter().copied().min_by_key(|set| set.count_ones())?;
    (apart <= left && tightest != 0).then_some(tightest)
}

/// The cells of a set, those that hit most sets first: the later ones have those barred.
pub fn by_hits(sets: &[u64], set: u64) -> Vec<u64> {
    let mut cells: Vec<u64> =
        (0..64).map(|cell| 1 << cell).filter(|cell| set & cell != 0).collect();
    cells.sort_by_key(|cell| sets.iter().filter(|set| *set & cell == 0).count());
    cells
}

#[cfg(test)]
mod tests {
    use super::super::others::tests::all;
    use super::super::square::forms;
    use super::*;

    /// Whether at most `left` more cells hit all sets, by trying the cells of the first that is not hit.
    fn can_be_hit(sets: &[u64], chosen: u64, left: usize) -> bool {
        let Some(set) = sets.iter().find(|set| *set & chosen == 0) else { return true };
        let mut cells = (0..64).filter(|cell| set >> cell & 1 == 1);
        left > 0 && cells.any(|cell| can_be_hit(sets, chosen | 1 << cell, left - 1))
    }

    /// Each board by itself has as few tiles as a plain search says that knows all other boards.
    #[test]
    fn the_fewest_are_those_that_hit_every_other_board() {
        let budget = &mut Budget::unlimited();
        for (n, distinct, step) in [(4, false, 1), (4, true, 1), (6, false, 40), (6, true, 20)] {
            let boards = all(n, distinct);
            let others = Others::new(n, distinct);
            let (forms, _) = forms(n, distinct, budget).unwrap();
            for form in forms.iter().step_by(step) {
                let sets = boards.iter().map(|other| form ^ other).filter(|set| *set != 0);
                let sets = least(sets.collect());
                let fewest = (0..).find(|tiles| can_be_hit(&sets, 0, *tiles)).unwrap();
                let mut hunt = Hunt::new(&others, *form);
                // From below and from above, and with what the search before has learnt.
                assert_eq!(hunt.at_most(fewest - 1, budget).unwrap(), None, "{form:x}");
                let found = hunt.at_most(fewest + 2, budget).unwrap().unwrap();
                assert!(sets.iter().all(|set| set & found != 0), "{form:x}");
                let found = hunt.at_most(fewest, budget).unwrap().unwrap();
                assert_eq!(found.count_ones() as usize, fewest, "{form:x}");
                assert!(sets.iter().all(|set| set & found != 0), "{form:x}");
                assert_eq!(hunt.at_most(fewest - 1, budget).unwrap(), None, "{form:x}");
            }
        }
    }
}
