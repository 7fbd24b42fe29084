//! Why things follow: the literals behind a conclusion.

use super::chronicle::Reason;
use super::engine::Engine;
use crate::learning::Literal;
use crate::singles::frame::Colour;
use std::collections::HashSet;

/// Working memory of walks over blacks, kept between calls.
#[derive(Clone)]
pub struct Scratch {
    /// When a cell was last visited by a path search, and from where.
    visited: Vec<u32>,
    from: Vec<u32>,
    visit: u32,
    queue: Vec<u32>,
}

impl Scratch {
    /// For a board of `len` cells, frame included.
    pub fn new(len: usize) -> Self {
        Scratch { visited: vec![0; len], from: vec![0; len], visit: 0, queue: Vec::new() }
    }
}

impl Engine<'_> {
    /// The argument behind a conflict at depth 1: each literal that takes part, oldest first, with
    /// the literals it follows from (none for the literal tried).
    pub fn argument(&mut self) -> Vec<(Literal, Vec<Literal>)> {
        let mut part: HashSet<Literal> = self.conflict.iter().copied().collect();
        let mut steps = Vec::new();
        for literal in self.trail_above(0).to_vec().into_iter().rev() {
            if part.contains(&literal) {
                let mut because = Vec::new();
                self.because(literal, &mut because);
                part.extend(because.iter().copied());
                steps.push((literal, because));
            }
        }
        steps.reverse();
        steps
    }

    /// Adds the literals from which a decided literal follows.
    pub(in crate::singles) fn because(&mut self, literal: Literal, out: &mut Vec<Literal>) {
        let at = literal.at();
        match self.decided(at).reason {
            Reason::None => {}
            Reason::Cell(other) if literal.is_black() => out.push(Literal::white(other)),
            Reason::Cell(other) => out.push(Literal::black(other)),
            Reason::Lonely => out.extend(self.twins.mates(at).map(Literal::black)),
            Reason::Clause(index) => {
                let clause = self.clauses.literals(index);
                out.extend(clause.iter().filter(|&&l| l != literal).map(|&l| !l));
            }
            Reason::Cycle => {
                let before = self.decided(at).place;
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
        self.colour(at) == Colour::Black && self.decided(at).place < before
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
