//! Which cells of a line hold the same number, as groups in one piece of memory.

use super::frame::Frame;
use super::rules::Puzzle;
use quadrille_core::order::Order as _;

/// No group: the number is alone in its line.
pub const NONE: u32 = u32::MAX;

/// Groups of at least two cells of one line that hold the same number.
#[derive(Clone, Debug)]
pub struct Twins {
    /// For each cell of the frame its group in its row and its group in its column.
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
            self.of[at as usize][direction] = counter.group[name];
            self.members[counter.free[name] as usize] = at;
            counter.free[name] += 1;
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

    /// The groups of a cell, in its row and in its column; [`NONE`] where it is alone.
    #[inline]
    pub fn of(&self, at: u32) -> [u32; 2] {
        self.of[at as usize]
    }

    /// The cells of a group.
    #[inline]
    pub fn members(&self, group: u32) -> &[u32] {
        if group == NONE {
            return &[];
        }
        &self.members[self.start[group as usize] as usize..self.start[group as usize + 1] as usize]
    }

    /// Where a group's cells begin; some place if there is no such group. For reading ahead: it does not branch.
    #[inline]
    pub fn place(&self, group: u32) -> u32 {
        self.start[(group as usize).min(self.start.len() - 1)]
    }

    /// A cell in a place, or the last; there must be groups.
    #[inline]
    pub fn in_place(&self, place: u32) -> u32 {
        self.members[(place as usize).min(self.members.len() - 1)]
    }

    /// The cells that may not be white together with this one.
    #[inline]
    pub fn mates(&self, at: u32) -> impl Iterator<Item = u32> {
        let [row, col] = self.of(at);
        self.members(row).iter().chain(self.members(col)).copied().filter(move |&m| m != at)
    }

    /// Whether no other cell of its lines holds this cell's number.
    pub fn alone(&self, at: u32) -> bool {
        self.of(at) == [NONE; 2]
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
