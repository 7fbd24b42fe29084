//! Which cells of a line hold the same number, as groups in one piece of memory.

use super::frame::Frame;
use super::rules::Puzzle;
use quadrille_core::order::Order as _;

/// No group: the number is alone in its line.
pub const NONE: u32 = u32::MAX;

/// Marks a group of two, whose link is the other cell: most groups are, and what is behind a number costs a wait for memory.
const PAIR: u32 = 1 << 31;

/// What a cell has in a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// No other cell with its number.
    Alone,
    /// One, this.
    Mate(u32),
    /// Several: the number of their group.
    Group(u32),
}

/// Groups of at least two cells of one line that hold the same number.
#[derive(Clone, Debug)]
pub struct Twins {
    /// For each cell of the frame what it has in its row and in its column: [`NONE`], a marked cell, or a group.
    of: Vec<[u32; 2]>,
    /// Where each group starts in `members`; one more entry than groups.
    start: Vec<u32>,
    members: Vec<u32>,
}

impl Twins {
    /// The groups of a puzzle.
    pub fn new(puzzle: &Puzzle) -> Self {
        let frame = Frame::new(puzzle.rows(), puzzle.cols());
        let (names, kinds) = small_names(puzzle);
        let mut twins =
            Twins { of: vec![[NONE; 2]; frame.len()], start: vec![0], members: Vec::new() };
        let mut counter = LineCounter {
            line: Vec::new(),
            count: vec![0; kinds],
            group: vec![NONE; kinds],
            free: vec![0; kinds],
        };
        for r in 0..frame.rows {
            let cells = (0..frame.cols).map(|c| (names[r * frame.cols + c], frame.at(r, c)));
            twins.add_line(cells, 0, &mut counter);
        }
        for c in 0..frame.cols {
            let cells = (0..frame.rows).map(|r| (names[r * frame.cols + c], frame.at(r, c)));
            twins.add_line(cells, 1, &mut counter);
        }
        twins
    }

    fn add_line(
        &mut self,
        cells: impl Iterator<Item = (u32, u32)>,
        direction: usize,
        counter: &mut LineCounter,
    ) {
        // A column lies scattered in memory: it is read once.
        counter.line.clear();
        counter.line.extend(cells.filter(|&(name, _)| name != NONE));
        for &(name, _) in &counter.line {
            counter.count[name as usize] += 1;
        }
        // First reserve a stretch for each repeated number, then fill the stretches.
        for &(name, at) in &counter.line {
            let name = name as usize;
            if counter.count[name] < 2 {
                continue;
            }
            if counter.group[name] == NONE {
                counter.group[name] = (self.start.len() - 1) as u32;
                let end = self.members.len() as u32 + counter.count[name];
                self.members.resize(end as usize, NONE);
                counter.free[name] = end - counter.count[name];
                self.start.push(end);
            }
            let place = counter.free[name] as usize;
            self.members[place] = at;
            counter.free[name] += 1;
            if counter.count[name] > 2 {
                self.of[at as usize][direction] = counter.group[name];
            } else if place as u32 > self.start[counter.group[name] as usize] {
                let first = self.members[place - 1];
                self.of[at as usize][direction] = PAIR | first;
                self.of[first as usize][direction] = PAIR | at;
            }
        }
        for &(name, _) in &counter.line {
            counter.count[name as usize] = 0;
            counter.group[name as usize] = NONE;
        }
    }

    /// How many groups.
    pub fn groups(&self) -> usize {
        self.start.len() - 1
    }

    /// What a cell has in its row and in its column.
    #[inline]
    pub fn of(&self, at: u32) -> [Link; 2] {
        self.of[at as usize].map(|link| match link {
            NONE => Link::Alone,
            pair if pair & PAIR != 0 => Link::Mate(pair & !PAIR),
            group => Link::Group(group),
        })
    }

    /// The groups of all cells of the frame, in their row and in their column; [`NONE`] where a cell is alone.
    #[cfg(feature = "sweep")]
    pub fn names(&self) -> Vec<[u32; 2]> {
        let mut names = self.of.clone();
        for group in 0..self.groups() as u32 {
            if let &[a, b] = self.members(group) {
                for (at, mate) in [(a, b), (b, a)] {
                    // Two cells share one line, so only one of the links is this.
                    let links = names[at as usize].iter_mut();
                    links.filter(|link| **link == PAIR | mate).for_each(|link| *link = group);
                }
            }
        }
        names
    }

    /// The cells of a group.
    #[inline]
    pub fn members(&self, group: u32) -> &[u32] {
        &self.members[self.start[group as usize] as usize..self.start[group as usize + 1] as usize]
    }

    /// The other cells with the number of this one in its row (0) or its column (1), in order.
    #[inline]
    pub fn in_line(&self, at: u32, direction: usize) -> impl Iterator<Item = u32> {
        let (mate, group): (_, &[u32]) = match self.of(at)[direction] {
            Link::Alone => (None, &[]),
            Link::Mate(mate) => (Some(mate), &[]),
            Link::Group(group) => (None, self.members(group)),
        };
        mate.into_iter().chain(group.iter().copied().filter(move |&m| m != at))
    }

    /// The cells that may not be white together with this one.
    #[inline]
    pub fn mates(&self, at: u32) -> impl Iterator<Item = u32> {
        self.in_line(at, 0).chain(self.in_line(at, 1))
    }

    /// For reading ahead, what a cell has in its row and in its column without a branch: its only mate, or cell 0, and its group of
    /// several, or [`NONE`].
    #[inline]
    pub fn glance(&self, at: u32) -> [(u32, u32); 2] {
        self.of[at as usize].map(|link| {
            let pair = link & PAIR != 0;
            let mate = if pair && link != NONE { link & !PAIR } else { 0 };
            (mate, if pair { NONE } else { link })
        })
    }

    /// Whether no other cell of its lines holds this cell's number.
    pub fn alone(&self, at: u32) -> bool {
        self.of[at as usize] == [NONE; 2]
    }
}

/// Scratch for one line at a time, indexed by the names of numbers.
struct LineCounter {
    /// The numbers of the line by name, and their cells.
    line: Vec<(u32, u32)>,
    count: Vec<u32>,
    group: Vec<u32>,
    /// Where the next member of the group goes.
    free: Vec<u32>,
}

/// Gives every number a small name below the returned count; cells without a number get [`NONE`].
fn small_names(puzzle: &Puzzle) -> (Vec<u32>, usize) {
    let clues = puzzle.clues().values();
    let numbers = || clues.iter().filter_map(|c| c.number());
    let largest = numbers().max().unwrap_or(0);
    if largest < 4 * clues.len() as u64 + 64 {
        let names = clues.iter().map(|c| c.number().map_or(NONE, |n| n as u32)).collect();
        return (names, largest as usize + 1);
    }
    let mut sorted: Vec<u64> = numbers().collect();
    sorted.order();
    sorted.dedup();
    let name = |n: u64| sorted.binary_search(&n).map_or(NONE, |i| i as u32);
    (clues.iter().map(|c| c.number().map_or(NONE, name)).collect(), sorted.len())
}
