//! Why things follow: the literals behind a conclusion, and the clause a conflict teaches.

use super::engine::{Engine, Reason};
use super::literal::Literal;
use crate::singles::frame::Colour;
use std::collections::HashSet;

/// Working memory of the analysis, kept between calls.
pub struct Scratch {
    /// Cells met in the current analysis.
    seen: Vec<bool>,
    /// The cells met in the last analysis: where the difficulty is.
    met: Vec<u32>,
    /// Literals of one reason.
    because: Vec<Literal>,
    /// When a cell was last visited by a path search, and from where.
    visited: Vec<u32>,
    from: Vec<u32>,
    visit: u32,
    queue: Vec<u32>,
}

impl Scratch {
    /// For a board of `len` cells, frame included.
    pub fn new(len: usize) -> Self {
        Scratch {
            seen: vec![false; len],
            met: Vec::new(),
            because: Vec::new(),
            visited: vec![0; len],
            from: vec![0; len],
            visit: 0,
            queue: Vec::new(),
        }
    }
}

/// What a conflict teaches.
#[derive(Debug)]
pub struct Lesson {
    /// One of these must hold; the first is the one that follows after going back.
    pub clause: Vec<Literal>,
    /// The depth to go back to.
    pub depth: usize,
    /// How many different depths the clause mentions: the smaller, the more useful.
    pub spread: u32,
}

impl Engine<'_> {
    /// Turns the conflict at hand into a clause: the first unique implication point.
    ///
    /// Call it only at a depth above 0.
    pub fn learn(&mut self) -> Lesson {
        let depth = self.depth() as u32;
        // The first place is kept for the implication point.
        let mut clause: Vec<Literal> = vec![self.conflict[0]];
        let mut because = std::mem::take(&mut self.scratch.because);
        because.clear();
        because.extend_from_slice(&self.conflict);
        self.scratch.met.clear();
        let mut open = 0;
        let mut i = self.trail.len();
        loop {
            for &literal in &because {
                let at = literal.at() as usize;
                if self.level[at] == 0 || self.scratch.seen[at] {
                    continue;
                }
                self.scratch.seen[at] = true;
                self.scratch.met.push(at as u32);
                if self.level[at] == depth {
                    open += 1;
                } else {
                    clause.push(!literal);
                }
            }
            // The latest literal of this depth that takes part.
            let literal = loop {
                i -= 1;
                if self.scratch.seen[self.trail[i].at() as usize] {
                    break self.trail[i];
                }
            };
            self.scratch.seen[literal.at() as usize] = false;
            open -= 1;
            if open == 0 {
                clause[0] = !literal;
                break;
            }
            because.clear();
            self.reasons_of(literal, &mut because);
        }
        self.scratch.because = because;
        for &literal in &clause[1..] {
            self.scratch.seen[literal.at() as usize] = false;
        }
        self.finish_lesson(clause)
    }

    /// The argument behind a conflict at depth 1: each literal that takes part, oldest first, with
    /// the literals it follows from (none for the literal tried).
    pub fn argument(&mut self) -> Vec<(Literal, Vec<Literal>)> {
        let mut part: HashSet<Literal> = self.conflict.iter().copied().collect();
        let mut steps = Vec::new();
        for literal in self.trail_above(0).to_vec().into_iter().rev() {
            if part.contains(&literal) {
                let mut because = Vec::new();
                self.reasons_of(literal, &mut because);
                part.extend(because.iter().copied());
                steps.push((literal, because));
            }
        }
        steps.reverse();
        steps
    }

    /// The literals that cannot be true together.
    pub fn clash(&self) -> &[Literal] {
        &self.conflict
    }

    /// The cells that took part in the last conflict.
    pub fn met(&self) -> &[u32] {
        &self.scratch.met
    }

    fn finish_lesson(&self, mut clause: Vec<Literal>) -> Lesson {
        let level = |l: Literal| self.level[l.at() as usize];
        // The deepest of the others goes second: it is watched.
        if let Some(deepest) = (1..clause.len()).max_by_key(|&i| level(clause[i])) {
            clause.swap(1, deepest);
        }
        let depth = clause.get(1).map_or(0, |&l| level(l) as usize);
        let mut levels: Vec<u32> = clause.iter().map(|&l| level(l)).collect();
        levels.sort_unstable();
        levels.dedup();
        Lesson { clause, depth, spread: levels.len() as u32 }
    }

    /// Adds the literals from which a decided literal follows.
    fn reasons_of(&mut self, literal: Literal, out: &mut Vec<Literal>) {
        let at = literal.at();
        match self.reason[at as usize] {
            Reason::None => {}
            Reason::Cell(other) if literal.is_black() => out.push(Literal::white(other)),
            Reason::Cell(other) => out.push(Literal::black(other)),
            Reason::Lonely => out.extend(self.twins.mates(at).map(Literal::black)),
            Reason::Clause(index) => {
                let clause = self.clauses.literals(index);
                out.extend(clause.iter().filter(|&&l| l != literal).map(|&l| !l));
            }
            Reason::Cycle => {
                let before = self.place[at as usize];
                std::mem::swap(&mut self.conflict, out);
                self.cycle_through(at, before);
                std::mem::swap(&mut self.conflict, out);
            }
        }
    }

    /// Adds to `conflict` the blacks that close a cycle with `at`, all older than `before`.
    ///
    /// From each black corner of `at` it walks until it meets another corner or the frame; the
    /// first meeting, or two ways to the frame, make the cycle.
    pub(super) fn cycle_through(&mut self, at: u32, before: u32) {
        let corners = self.frame.diagonals(at);
        let at_edge = corners.into_iter().any(|c| self.colour(c) == Colour::Outside);
        let mut ways_out = 0;
        let start = self.conflict.len();
        for corner in corners {
            if !self.older_black(corner, before) {
                continue;
            }
            let Some(end) = self.walk_blacks(corner, at, before) else { continue };
            let met_corner = corners.contains(&end) && end != corner;
            if met_corner {
                self.conflict.truncate(start);
            }
            self.push_path(end, corner);
            ways_out += 1;
            if met_corner || at_edge || ways_out == 2 {
                return;
            }
        }
        debug_assert!(false, "a cycle was claimed where there is none");
    }

    fn older_black(&self, at: u32, before: u32) -> bool {
        self.colour(at) == Colour::Black && self.place[at as usize] < before
    }

    /// Walks the blacks from one corner of `around` to another, or to the edge of the board;
    /// returns where it ended.
    fn walk_blacks(&mut self, from: u32, around: u32, before: u32) -> Option<u32> {
        self.scratch.visit += 1;
        let visit = self.scratch.visit;
        let goals = self.frame.diagonals(around);
        let mut queue = std::mem::take(&mut self.scratch.queue);
        queue.clear();
        queue.push(from);
        self.scratch.visited[from as usize] = visit;
        let mut done = 0;
        let mut end = None;
        'walk: while done < queue.len() {
            let at = queue[done];
            done += 1;
            if at != from && goals.contains(&at) {
                end = Some(at);
                break;
            }
            for corner in self.frame.diagonals(at) {
                if self.colour(corner) == Colour::Outside {
                    end = Some(at);
                    break 'walk;
                }
                if corner != around
                    && self.scratch.visited[corner as usize] != visit
                    && self.older_black(corner, before)
                {
                    self.scratch.visited[corner as usize] = visit;
                    self.scratch.from[corner as usize] = at;
                    queue.push(corner);
                }
            }
        }
        self.scratch.queue = queue;
        end
    }

    /// Adds the blacks of the last walk, from its end back to its start.
    fn push_path(&mut self, end: u32, start: u32) {
        let mut at = end;
        loop {
            self.conflict.push(Literal::black(at));
            if at == start {
                return;
            }
            at = self.scratch.from[at as usize];
        }
    }
}
