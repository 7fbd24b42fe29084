//! Counting with bits in pages: whoever drives it decides where pages live, and who makes which.

use super::bits::{cycles, unions};
use super::{Census, Line};
use crate::pegs::dense::{Pages, Way};
use quadrille_core::{Budget, Stop};

pub use crate::pegs::dense::{Kept, Page};

/// A census in pages.
pub struct PageCensus<'a> {
    census: &'a Census,
    pages: Pages,
}

/// Positions of a page by their number of pegs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Counts {
    /// How many there are.
    pub all: [u64; 64],
    /// How many of them the symmetries other than the first leave unchanged, all together.
    pub unchanged: [u64; 64],
}

impl Default for Counts {
    fn default() -> Self {
        Counts { all: [0; 64], unchanged: [0; 64] }
    }
}

impl Counts {
    /// Adds those of another page.
    pub fn add(&mut self, other: &Counts) {
        self.all.iter_mut().zip(other.all).for_each(|(sum, count)| *sum += count);
        self.unchanged.iter_mut().zip(other.unchanged).for_each(|(sum, count)| *sum += count);
    }

    fn up_to_symmetry(&self, pegs: usize, symmetries: u64) -> u64 {
        (self.all[pegs] + self.unchanged[pegs]) / symmetries
    }
}

/// Whoever keeps pages gives each block of one to a function.
pub type Read<'r, E> = &'r mut dyn FnMut(usize, &mut dyn FnMut(Kept<'_>)) -> Result<(), E>;

impl<'a> PageCensus<'a> {
    /// Cuts a board's class into pages of at most so many bytes, or as small as it gets. Nothing for boards that have
    /// no jump or too many parts.
    pub fn new(census: &'a Census, page_bytes: u64) -> Option<Self> {
        let pages = Pages::new(&census.field, census.start, page_bytes)?;
        Some(PageCensus { census, pages })
    }

    /// How many pages there are.
    pub fn pages(&self) -> usize {
        self.pages.count()
    }

    /// The bytes of the largest page.
    pub fn bytes(&self) -> u64 {
        self.pages.bytes()
    }

    /// The pegs of a page in each of the families that tell pages apart.
    pub fn families(&self, page: usize) -> Vec<usize> {
        self.pages.pegs(page)
    }

    /// How many blocks are kept of a page, and the words of each.
    pub fn kept(&self, page: usize) -> (usize, usize) {
        self.pages.kept(page)
    }

    /// The pegs at the start.
    pub fn pegs(&self) -> u32 {
        self.census.pegs()
    }

    /// A page of the positions that can be reached; `read` gives those of more pegs.
    pub fn reached<E: From<Stop>>(
        &self,
        page: usize,
        threads: usize,
        budget: &Budget,
        read: Read<'_, E>,
    ) -> Result<(Page, Counts), E> {
        let mut reached = self.pages.empty(page);
        if self.pages.page_of(self.census.start) == page {
            self.pages.add(&mut reached, self.census.start);
        }
        self.receive((page, &mut reached), Way::On, budget, read)?;
        let mut counts = Counts::default();
        if !reached.is_empty() {
            counts.all = self.pages.grow((page, &mut reached), threads, budget)?;
            counts.unchanged = self.unchanged(page, &reached, budget)?;
        }
        Ok((reached, counts))
    }

    /// A page of the positions that can be won, of those that can be reached; `read` gives those of fewer pegs.
    pub fn won<E: From<Stop>>(
        &self,
        (page, mut reached): (usize, Page),
        threads: usize,
        budget: &Budget,
        read: Read<'_, E>,
    ) -> Result<(Page, Counts), E> {
        let mut counts = Counts::default();
        if reached.is_empty() {
            return Ok((reached, counts));
        }
        let mut seeds = self.pages.empty(page);
        for end in (0..self.census.field.len()).map(|cell| 1 << cell) {
            let of_class = self.pages.numbering.has(end) && self.census.is_won(end);
            if of_class && self.pages.page_of(end) == page {
                self.pages.add(&mut seeds, end);
            }
        }
        self.receive((page, &mut seeds), Way::Back, budget, read)?;
        counts.all = self.pages.sift((page, &mut reached, &seeds), threads, budget)?;
        if !reached.is_empty() {
            counts.unchanged = self.unchanged(page, &reached, budget)?;
        }
        Ok((reached, counts))
    }

    /// A page without positions, to be filled with what was kept.
    pub fn empty(&self, page: usize) -> Page {
        self.pages.empty(page)
    }

    fn receive<E: From<Stop>>(
        &self,
        (page, to): (usize, &mut Page),
        way: Way,
        budget: &Budget,
        read: Read<'_, E>,
    ) -> Result<(), E> {
        for source in self.pages.sources(page, way) {
            budget.check()?;
            let mut follow = |kept: Kept<'_>| self.pages.receive((page, to), source, kept, way);
            read(source.0, &mut follow)?;
        }
        Ok(())
    }

    /// How many positions of a page the symmetries leave unchanged, by pegs.
    fn unchanged(&self, page: usize, of: &Page, budget: &Budget) -> Result<[u64; 64], Stop> {
        let (mut counts, pegs) = ([0; 64], self.pages.pegs(page));
        for turn in self.census.field.symmetries.iter().skip(1) {
            unions(self.census, &cycles(turn), budget, &mut |position| {
                let here = self.pages.is_of(&pegs, position) && self.pages.numbering.has(position);
                if here && self.pages.has(&pegs, of, position) {
                    counts[position.count_ones() as usize] += 1;
                }
            })?;
        }
        Ok(counts)
    }

    /// The table, from the start's number of pegs downwards, from the sums over all pages.
    pub fn table(&self, reached: &Counts, won: &Counts) -> Vec<Line> {
        let symmetries = self.census.symmetries() as u64;
        let line = |pegs: usize| Line {
            forms: reached.up_to_symmetry(pegs, symmetries),
            all: reached.all[pegs],
            won: won.up_to_symmetry(pegs, symmetries),
        };
        let pegs = (1..=self.pegs() as usize).rev();
        pegs.map(line).take_while(|line| line.all > 0).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::BitCensus;
    use super::*;
    use crate::pegs::boards::named;
    use crate::pegs::rules::{Goal, Puzzle};
    use std::collections::HashMap;

    type Shelf = HashMap<(bool, usize), Page>;

    fn read_from(
        shelf: &Shelf,
        won: bool,
    ) -> impl FnMut(usize, &mut dyn FnMut(Kept<'_>)) -> Result<(), Stop> + '_ {
        move |page, each| {
            shelf[&(won, page)].kept().for_each(each);
            Ok(())
        }
    }

    /// All pages in memory, in the order of their pegs and whatever order among equals.
    fn in_pages(puzzle: &Puzzle, page_bytes: u64) -> (usize, Vec<Line>) {
        let census = Census::new(puzzle).unwrap();
        let pages = PageCensus::new(&census, page_bytes).unwrap();
        let budget = Budget::unlimited();
        let mut order: Vec<usize> = (0..pages.pages()).rev().collect();
        order.sort_by_key(|page| pages.families(*page).iter().sum::<usize>());
        let mut shelf = Shelf::new();
        let mut sums = [Counts::default(), Counts::default()];
        for &page in order.iter().rev() {
            let mut read = read_from(&shelf, false);
            let (reached, counts) = pages.reached(page, 2, &budget, &mut read).unwrap();
            drop(read);
            sums[0].add(&counts);
            shelf.insert((false, page), reached);
        }
        for &page in &order {
            // As a page comes back from where it is kept.
            let mut reached = pages.empty(page);
            assert!(shelf[&(false, page)].kept().all(|kept| reached.take(kept)));
            assert_eq!(pages.kept(page).0, reached.kept().count());
            let mut read = read_from(&shelf, true);
            let (won, counts) = pages.won((page, reached), 1, &budget, &mut read).unwrap();
            drop(read);
            sums[1].add(&counts);
            shelf.insert((true, page), won);
        }
        (pages.pages(), pages.table(&sums[0], &sums[1]))
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
            assert_eq!(in_pages(&board, 1 << 20), (1, lines.clone()), "{name} in one page");
            assert_eq!(in_pages(&board, 20 << 10).1, lines, "{name} in larger pages");
            let goal = board.cells().last().unwrap();
            let corner = named(name, Some(goal)).unwrap().with_goal(Goal::At(goal)).unwrap();
            assert_eq!(in_pages(&corner, 1).1, in_bits(&corner), "{name} from and to {goal}");
        }
        assert!(most >= 25, "at most {most} pages");
    }

    #[test]
    fn no_page_is_larger_than_it_may_be() {
        for (name, most, pages) in [("english", 8 << 20, 54), ("diamond:9", 1300 << 20, 81)] {
            let census = Census::new(&named(name, None).unwrap()).unwrap();
            let cut = PageCensus::new(&census, most).unwrap();
            assert!(cut.bytes() <= most && cut.pages() >= pages, "{name}: {}", cut.pages());
            let largest = (0..cut.pages()).map(|page| cut.kept(page).0 * cut.kept(page).1).max();
            assert_eq!(8 * largest.unwrap() as u64, cut.bytes(), "{name}");
        }
    }
}
