//! What a person knows of a board: the towers built, and the heights still possible elsewhere.

use super::finding::{Clue, Finding};
use crate::towers::heights::{self, HeightSet};
use crate::towers::line_set::LineSet;
use crate::towers::play::State;
use crate::towers::rules::{Heights, Line, Puzzle};
use quadrille_core::order::Order as _;
use quadrille_core::{Cell, Grid, Message, message};

/// The board as far as it is known.
#[derive(Clone)]
pub struct KnownBoard<'a> {
    /// The puzzle.
    pub puzzle: &'a Puzzle,
    /// Its size.
    pub n: usize,
    possible: Grid<HeightSet>,
    built: Grid<bool>,
    /// How many cells have no tower.
    open: usize,
    /// By line and height: how many cells the height is possible in.
    room: Vec<u8>,
    /// Whether some cell has no height left, or some line no room for a height.
    torn: bool,
    /// By the name of a technique: the lines known to yield nothing until they change.
    quiet: Vec<(&'static str, LineSet)>,
}

impl<'a> KnownBoard<'a> {
    /// The board before the first step.
    pub fn new(puzzle: &'a Puzzle) -> Self {
        let mut board = KnownBoard::unbuilt(puzzle);
        for (cell, height) in puzzle.givens() {
            board.build(cell, height.into());
        }
        board
    }

    fn unbuilt(puzzle: &'a Puzzle) -> Self {
        let n = puzzle.size();
        KnownBoard {
            puzzle,
            n,
            possible: Grid::filled(n, n, heights::all(n)),
            built: Grid::filled(n, n, false),
            open: n * n,
            room: vec![n as u8; 2 * n * (n + 1)],
            torn: false,
            quiet: Vec::new(),
        }
    }

    /// The board of somebody who has begun.
    pub fn of_player(puzzle: &'a Puzzle, state: &State) -> Self {
        // Building the towers one by one would visit every cell of their lines each time.
        let n = puzzle.size();
        let (mut taken, mut twice) = (vec![0; 2 * n], vec![0; 2 * n]);
        for cell in puzzle.cells().filter(|&cell| state.heights[cell] != 0) {
            for line in [cell.row, n + cell.col] {
                let height = heights::only(state.heights[cell].into());
                twice[line] |= taken[line] & height;
                taken[line] |= height;
            }
        }
        let mut board = KnownBoard {
            built: state.heights.map(|&height| height != 0),
            open: 0,
            room: vec![0; 2 * n * (n + 1)],
            ..KnownBoard::unbuilt(puzzle)
        };
        for cell in puzzle.cells() {
            let (row, column) = (cell.row, n + cell.col);
            let left = match state.heights[cell] {
                0 => state.marks[cell].unwrap_or(HeightSet::MAX) & !(taken[row] | taken[column]),
                height => heights::only(height.into()) & !(twice[row] | twice[column]),
            };
            board.possible[cell] &= left;
            board.open += usize::from(!board.built[cell]);
            board.torn |= board.possible[cell] == 0;
            for height in heights::members(board.possible[cell]) {
                board.room[row * (n + 1) + height] += 1;
                board.room[column * (n + 1) + height] += 1;
            }
        }
        board.torn |= board.room.chunks(n + 1).any(|line| line[1..].contains(&0));
        board
    }

    /// The heights possible in a cell.
    #[inline(always)]
    pub fn possible(&self, cell: Cell) -> HeightSet {
        self.possible[cell]
    }

    /// All of them, row by row.
    pub fn all_possible(&self) -> &[HeightSet] {
        self.possible.values()
    }

    /// Whether a solution has in every cell a height that is still possible.
    pub fn keeps(&self, solution: &Heights) -> bool {
        let cells = solution.values().iter().zip(self.possible.values());
        cells.into_iter().all(|(&height, possible)| possible & heights::only(height.into()) != 0)
    }

    /// Whether a tower stands at a cell.
    #[inline(always)]
    pub fn is_built(&self, cell: Cell) -> bool {
        self.built[cell]
    }

    /// The cells without a tower, those with the fewest heights first.
    pub fn open_cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.puzzle.cells().filter(|&cell| !self.built[cell]).collect();
        cells.order_by_key(|&cell| self.possible[cell].count_ones());
        cells
    }

    /// The cells of a line from one of its ends: 0 the left or top, 1 the other.
    pub fn view(&self, line: Line, end: usize) -> Vec<Cell> {
        let n = self.n;
        (0..n).map(|i| line.cell(n, if end == 0 { i } else { n - 1 - i })).collect()
    }

    /// How many cells of a line a height is possible in.
    pub fn room(&self, line: Line, height: usize) -> usize {
        self.room[line.0 * (self.n + 1) + height].into()
    }

    /// The positions of a line where a height may stand.
    pub fn places(&self, line: Line, height: usize) -> u64 {
        let at = |i: usize| self.possible[line.cell(self.n, i)] >> height & 1;
        (0..self.n).fold(0, |set, i| set | at(i) << i)
    }

    /// The clues of a line: none, one or both.
    pub fn clues_of(&self, line: Line) -> impl Iterator<Item = Clue> + use<> {
        let (ends, counts) = (line.ends(self.n), line.clues(self.puzzle));
        (0..2).filter_map(move |end| Some(Clue { line, end, side: ends[end], count: counts[end]? }))
    }

    /// Builds a tower; its height is then impossible in the rest of its row and column.
    pub fn build(&mut self, cell: Cell, height: usize) {
        if !self.built[cell] {
            self.built[cell] = true;
            self.open -= 1;
            self.stir(cell);
        }
        self.rule_out(cell, !heights::only(height));
        for i in 0..self.n {
            for other in [Cell::new(cell.row, i), Cell::new(i, cell.col)] {
                if other != cell {
                    self.rule_out(other, heights::only(height));
                }
            }
        }
    }

    /// Rules heights out.
    pub fn rule_out(&mut self, cell: Cell, set: HeightSet) {
        let gone = self.possible[cell] & set;
        if gone == 0 {
            return;
        }
        self.possible[cell] &= !gone;
        self.torn |= self.possible[cell] == 0;
        for height in heights::members(gone) {
            for line in [cell.row, self.n + cell.col] {
                let room = &mut self.room[line * (self.n + 1) + height];
                *room -= 1;
                self.torn |= *room == 0;
            }
        }
        self.stir(cell);
    }

    /// The lines through a cell may yield something again.
    fn stir(&mut self, cell: Cell) {
        let lines = LineSet::through(cell.row, cell.col);
        self.quiet.iter_mut().for_each(|(_, quiet)| quiet.drop_all(lines));
    }

    /// Takes a step.
    pub fn apply(&mut self, finding: &Finding) {
        finding.rule_out.iter().for_each(|&(cell, set)| self.rule_out(cell, set));
        finding.build.iter().for_each(|&(cell, height)| self.build(cell, height));
    }

    /// Whether a finding says anything that is not known yet.
    pub fn is_news(&self, finding: &Finding) -> bool {
        finding.build.iter().any(|&(cell, _)| !self.built[cell])
            || finding.rule_out.iter().any(|&(cell, set)| self.possible[cell] & set != 0)
    }

    /// The first finding in a line that changed since the technique last found nothing there.
    pub fn first_in_lines(
        &mut self,
        technique: &'static str,
        mut find: impl FnMut(&KnownBoard<'a>, Line) -> Option<Finding>,
    ) -> Option<Finding> {
        let known = self.quiet.iter().position(|&(name, _)| name == technique);
        let slot = known.unwrap_or_else(|| {
            self.quiet.push((technique, LineSet::default()));
            self.quiet.len() - 1
        });
        for line in self.puzzle.lines() {
            if !self.quiet[slot].1.has(line, self.n) {
                if let Some(finding) = find(self, line) {
                    return Some(finding);
                }
                self.quiet[slot].1.add(line, self.n);
            }
        }
        None
    }

    /// The answer, once every tower is built.
    pub fn answer(&self) -> Option<Heights> {
        (self.open == 0).then(|| {
            self.possible.map(|&set| if set == 0 { 0 } else { set.trailing_zeros() as u8 })
        })
    }

    /// Why the board can no longer be filled, if that is plain to see.
    pub fn contradiction(&self) -> Option<Message> {
        if !self.torn {
            return None;
        }
        let n = self.n;
        if let Some(cell) = self.puzzle.cells().find(|&cell| self.possible[cell] == 0) {
            return Some(message!("towers-no-height-left", cell = cell));
        }
        self.puzzle.lines().find_map(|line| {
            let placed = (0..n).fold(0, |set, i| set | self.possible[line.cell(n, i)]);
            let height = heights::members(heights::all(n) & !placed).next()?;
            Some(line.said_in(message!("towers-no-place-left", height = height), n))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::towers::rules::Towers;
    use quadrille_core::{Play, Rng};

    #[test]
    fn a_players_board_is_what_building_tower_by_tower_gives() {
        let mut rng = Rng::new(5);
        for round in 0..200 {
            let n = 2 + rng.below(6);
            let mut puzzle = Puzzle::empty(n).unwrap();
            if round % 2 == 0 {
                puzzle.give(Cell::new(rng.below(n), rng.below(n)), 1).unwrap();
            }
            let mut state = Towers::start(&puzzle);
            for _ in 0..rng.below(2 * n) {
                let cell = Cell::new(rng.below(n), rng.below(n));
                if puzzle.given(cell).is_none() {
                    state.heights[cell] = rng.below(n + 1) as u8;
                    state.marks[cell] =
                        Some(rng.bits() & heights::all(n)).filter(|_| rng.below(2) == 0);
                }
            }
            let mut slow = KnownBoard::new(&puzzle);
            for cell in puzzle.cells() {
                match (state.heights[cell], state.marks[cell]) {
                    (0, Some(marks)) => slow.rule_out(cell, !marks),
                    (0, None) => {}
                    (height, _) => slow.build(cell, height.into()),
                }
            }
            let fast = KnownBoard::of_player(&puzzle, &state);
            assert_eq!(fast.possible, slow.possible);
            assert_eq!((&fast.built, fast.open, fast.torn), (&slow.built, slow.open, slow.torn));
            let room = |board: &KnownBoard<'_>| {
                let lines = puzzle.lines();
                lines
                    .map(|line| (1..=n).map(|h| board.room(line, h)).collect())
                    .collect::<Vec<Vec<_>>>()
            };
            assert_eq!(room(&fast), room(&slow));
        }
    }
}
