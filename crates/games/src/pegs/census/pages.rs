//! Counting with bits in pages: whoever drives it decides where pages live, and who makes which.

use super::bits::{cycles, unions};
use super::{Census, Line};
use crate::pegs::dense::Pages;
use quadrille_core::{Budget, Stop};

pub use crate::pegs::dense::Way;

/// A census in pages.
pub struct PageCensus<'a> {
    census: &'a Census,
    pages: Pages,
}

/// The bit of a position in its page.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Spot {
    /// The pegs of its level.
    pub pegs: u32,
    /// The page.
    pub page: usize,
    /// The word in the page.
    pub word: usize,
    /// The bit in the word.
    pub bit: u64,
}

/// A level's counts, from which a line of the table is made.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Positions.
    pub all: u64,
    /// Of those, the positions that can be won.
    pub won: u64,
    /// How many positions the symmetries other than the first leave unchanged, all together.
    pub unchanged: u64,
    /// The same of those that can be won.
    pub unchanged_won: u64,
}

impl<'a> PageCensus<'a> {
    /// Cuts a board's class into pages of at most so many bytes. Nothing for boards that have no jump or too many
    /// parts.
    pub fn new(census: &'a Census, page_bytes: u64) -> Option<Self> {
        let pages = Pages::new(&census.field, census.start, page_bytes)?;
        Some(PageCensus { census, pages })
    }

    /// How many pages a level has.
    pub fn pages(&self) -> usize {
        self.pages.count()
    }

    /// How many words a page has.
    pub fn words(&self) -> usize {
        self.pages.words()
    }

    /// The pegs at the start.
    pub fn pegs(&self) -> u32 {
        self.census.pegs()
    }

    /// The pages of one peg more that a page is made from, going on, or of one peg less, going back.
    pub fn sources(&self, page: usize, way: Way) -> Vec<usize> {
        self.pages.sources(page, way)
    }

    fn spot(&self, position: u64) -> Spot {
        let (page, word, bit) = self.pages.place(position);
        Spot { pegs: position.count_ones(), page, word, bit }
    }

    /// A page that holds those of some positions that are its own.
    fn page_of(&self, page: usize, positions: impl Iterator<Item = u64>) -> Vec<u64> {
        let mut words = vec![0; self.words()];
        for spot in positions.map(|p| self.spot(p)).filter(|spot| spot.page == page) {
            words[spot.word] |= 1 << spot.bit;
        }
        words
    }

    /// A page of the positions that can be reached; `read` gives those of one peg more.
    pub fn reached<E: From<Stop>>(
        &self,
        (page, pegs): (usize, u32),
        budget: &Budget,
        read: &mut dyn FnMut(usize) -> Result<Option<Vec<u64>>, E>,
    ) -> Result<Vec<u64>, E> {
        if pegs == self.census.pegs() {
            return Ok(self.page_of(page, std::iter::once(self.census.start)));
        }
        self.pages.reached((page, pegs), Way::On, budget, read)
    }

    /// A page of the positions that can be won, of those that can be reached; `read` gives those of one peg less.
    pub fn won<E: From<Stop>>(
        &self,
        (page, pegs): (usize, u32),
        mut reached: Vec<u64>,
        budget: &Budget,
        read: &mut dyn FnMut(usize) -> Result<Option<Vec<u64>>, E>,
    ) -> Result<Vec<u64>, E> {
        let back = match pegs {
            1 => {
                let ends = (0..self.census.field.len()).map(|cell| 1 << cell);
                let of_class = |p: &u64| self.pages.numbering.has(*p) && self.census.is_won(*p);
                self.page_of(page, ends.filter(of_class))
            }
            _ => self.pages.reached((page, pegs), Way::Back, budget, read)?,
        };
        reached.iter_mut().zip(back).for_each(|(word, back)| *word &= back);
        Ok(reached)
    }

    /// Every position of the class that some symmetry but the first leaves unchanged, once for each of them, in the
    /// order of levels and pages.
    pub fn symmetric(&self, budget: &mut Budget) -> Result<Vec<Spot>, Stop> {
        let mut spots = Vec::new();
        for turn in self.census.field.symmetries.iter().skip(1) {
            let (sets, before) = (cycles(turn), spots.len());
            unions(self.census, &sets, budget, &mut |position| {
                if self.pages.numbering.has(position) {
                    spots.push(self.spot(position));
                }
            })?;
            budget.take_memory((size_of::<Spot>() * (spots.len() - before)) as u64)?;
        }
        spots.sort_unstable();
        Ok(spots)
    }

    /// The table, from the start's number of pegs downwards; `levels[pegs]` are a level's counts.
    pub fn table(&self, levels: &[Counts]) -> Vec<Line> {
        let symmetries = self.census.symmetries() as u64;
        let line = |counts: &Counts| Line {
            forms: (counts.all + counts.unchanged) / symmetries,
            all: counts.all,
            won: (counts.won + counts.unchanged_won) / symmetries,
        };
        levels.iter().skip(1).rev().map(line).take_while(|line| line.all > 0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::BitCensus;
    use super::*;
    use crate::pegs::boards::named;
    use crate::pegs::rules::{Goal, Puzzle};
    use std::collections::HashMap;

    type Shelf = HashMap<(bool, u32, usize), Vec<u64>>;

    /// All pages in memory, made in whatever order within a level.
    fn in_pages(puzzle: &Puzzle, page_bytes: u64) -> (usize, Vec<Line>) {
        let census = Census::new(puzzle).unwrap();
        let pages = PageCensus::new(&census, page_bytes).unwrap();
        let mut budget = Budget::unlimited();
        let mut shelf = Shelf::new();
        let mut levels = vec![Counts::default(); census.pegs() as usize + 1];
        let count = |words: &[u64]| words.iter().map(|w| u64::from(w.count_ones())).sum::<u64>();
        for pegs in (1..=census.pegs()).rev() {
            for page in (0..pages.pages()).rev() {
                let mut read = |from| Ok::<_, Stop>(shelf.get(&(false, pegs + 1, from)).cloned());
                let words = pages.reached((page, pegs), &budget, &mut read).unwrap();
                levels[pegs as usize].all += count(&words);
                shelf.insert((false, pegs, page), words);
            }
        }
        for pegs in 1..=census.pegs() {
            for page in 0..pages.pages() {
                let mut read = |from| Ok::<_, Stop>(shelf.get(&(true, pegs - 1, from)).cloned());
                let reached = shelf[&(false, pegs, page)].clone();
                let words = pages.won((page, pegs), reached, &budget, &mut read).unwrap();
                levels[pegs as usize].won += count(&words);
                shelf.insert((true, pegs, page), words);
            }
        }
        for spot in pages.symmetric(&mut budget).unwrap() {
            if spot.pegs == 0 || spot.pegs > census.pegs() {
                continue;
            }
            let is_in = |won| shelf[&(won, spot.pegs, spot.page)][spot.word] >> spot.bit & 1;
            levels[spot.pegs as usize].unchanged += is_in(false);
            levels[spot.pegs as usize].unchanged_won += is_in(true);
        }
        (pages.pages(), pages.table(&levels))
    }

    fn in_bits(puzzle: &Puzzle) -> Vec<Line> {
        let census = Census::new(puzzle).unwrap();
        let mut budget = Budget::unlimited();
        let mut bits = BitCensus::new(&census, &mut budget).unwrap().unwrap();
        while bits.next(&budget).unwrap() {}
        bits.finish(&budget).unwrap()
    }

    #[test]
    fn pages_and_bits_count_the_same() {
        let mut most = 0;
        for name in ["triangle:5", "triangle:6", "cross:5", "rect:4x5", "square:5", "diamond:5"] {
            let board = named(name, None).unwrap();
            let (pages, lines) = in_pages(&board, 1);
            most = most.max(pages);
            assert_eq!(lines, in_bits(&board), "{name}");
            assert_eq!(in_pages(&board, 1 << 20).1, lines, "{name} in larger pages");
            let goal = board.cells().last().unwrap();
            let corner = named(name, Some(goal)).unwrap().with_goal(Goal::At(goal)).unwrap();
            assert_eq!(in_pages(&corner, 1).1, in_bits(&corner), "{name} from and to {goal}");
        }
        assert!(most >= 8, "at most {most} pages");
    }
}
