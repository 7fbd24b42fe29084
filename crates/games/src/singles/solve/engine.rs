//! Propagation: what follows from the cells decided so far, with a reason for everything.
//!
//! Four rules: a black's neighbours are white; a white's twins are black; a cell whose blackening
//! would close a cycle of blacks is white (see [`crate::singles::forest`]); and, when only minimal answers are
//! wanted, a cell whose twins are all black is white.
//!
//! Why minimal answers suffice: whitening a black that has no white twin breaks no rule, so every
//! answer contains a minimal one, in which each black has a white twin. If the only minimal answer
//! cannot take one more black, it is the only answer at all.

use super::ahead::{AHEAD, LARGE};
use super::chronicle::{Chronicle, Decided, Reason};
use crate::cell_set::CellSet;
use crate::learning::{Clauses, Literal, clauses};
use crate::singles::forest::{FRAME, Forest};
use crate::singles::frame::{Colour, Frame};
use crate::singles::rules::{Puzzle, Solution};
use crate::singles::twins::{Link, Twins};
use quadrille_core::{Budget, Stop};

/// Cells propagated between two looks at the clock.
const CHECK_EVERY: usize = 4096;

/// How far [`Engine::propagate_within`] came.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawn {
    /// All conclusions are drawn, none contradicts another.
    All,
    /// Two of them contradict each other.
    Conflict,
    /// The limit was reached first.
    TooFar,
}

/// The state of a search.
#[derive(Clone)]
pub struct Engine<'a> {
    /// The shape of the board.
    pub frame: Frame,
    pub(super) twins: &'a Twins,
    /// Whether every black must have a white twin.
    minimal: bool,
    pub(super) colour: Vec<Colour>,
    decided: Chronicle,
    /// Decided literals, oldest first.
    pub(super) trail: Vec<Literal>,
    /// How much of the trail has been propagated.
    pub(super) head: usize,
    /// Trail length and forest mark at each decision.
    pub(super) levels: Vec<(usize, usize)>,
    pub(super) forest: Forest,
    /// Blacks that the forest has.
    grown: CellSet,
    /// For each group of more than two twins, how many are not black; of two that is seen at once.
    pub(super) left: Vec<u32>,
    pub(in crate::singles) clauses: Clauses,
    /// True literals that cannot be true together, after a conflict.
    pub(in crate::singles) conflict: Vec<Literal>,
    /// The rule behind the last conflict; [`Reason::Cell`] for those about two cells.
    pub(in crate::singles) blame: Reason,
    walked: Vec<u32>,
    pub(super) scratch: super::reasons::Scratch,
}

impl<'a> Engine<'a> {
    /// An engine with nothing decided but what the shape of the board forces.
    ///
    /// The caller must [`propagate`](Self::propagate) first.
    pub fn new(puzzle: &Puzzle, twins: &'a Twins, minimal: bool) -> Self {
        let frame = Frame::new(puzzle.rows(), puzzle.cols());
        let len = frame.len();
        let colour = frame.colours();
        let outside = (0..len as u32).filter(|&at| colour[at as usize] == Colour::Outside);
        let mut engine = Engine {
            frame,
            twins,
            minimal,
            forest: Forest::new(len, outside),
            grown: CellSet::none(len),
            colour,
            decided: Chronicle::new(len),
            trail: Vec::with_capacity(puzzle.rows() * puzzle.cols()),
            head: 0,
            levels: Vec::new(),
            left: (0..twins.groups()).map(|g| twins.members(g as u32).len() as u32).collect(),
            clauses: Clauses::default(),
            conflict: Vec::new(),
            blame: Reason::None,
            walked: Vec::new(),
            scratch: super::reasons::Scratch::new(len),
        };
        for at in frame.inside() {
            if frame.must_be_white(at) || (minimal && twins.alone(at)) {
                engine.assign(Literal::white(at), Reason::None);
            }
        }
        engine
    }

    /// Takes over the colours of a board of the same shape, and draws all conclusions; `false` when
    /// they contradict each other.
    pub fn adopt(&mut self, colours: &[Colour], budget: &Budget) -> Result<bool, Stop> {
        for at in self.frame.inside() {
            let (known, wanted) = (self.colour(at), colours[at as usize]);
            match (known, wanted) {
                (_, Colour::Open) => {}
                (Colour::Open, Colour::White) => self.assign(Literal::white(at), Reason::None),
                (Colour::Open, _) => self.assign(Literal::black(at), Reason::None),
                _ if known == wanted => {}
                _ => return Ok(false),
            }
        }
        self.propagate(budget)
    }

    /// How many decisions are in force.
    pub fn depth(&self) -> usize {
        self.levels.len()
    }

    /// The colour of a cell.
    #[inline]
    pub fn colour(&self, at: u32) -> Colour {
        self.colour[at as usize]
    }

    /// The literals decided so far, oldest first.
    pub fn trail(&self) -> &[Literal] {
        &self.trail
    }

    /// Whether a literal is decided to be true.
    #[inline]
    pub(in crate::singles) fn holds(&self, literal: Literal) -> bool {
        self.colour(literal.at()) == Colour::of(literal.is_black())
    }

    /// When and why a cell was decided; if no try decided it, only where that was [asked for](Self::with_reasons).
    #[inline]
    pub(in crate::singles) fn decided(&self, at: u32) -> Decided {
        self.decided.of(at)
    }

    /// The same engine, which also remembers why something is known from the start: proofs need that, searches do not.
    pub(in crate::singles) fn with_reasons(mut self) -> Self {
        self.decided.tell_all();
        self
    }

    /// Tries a literal: everything that follows from it is taken back with it.
    pub fn decide(&mut self, literal: Literal) {
        self.levels.push((self.trail.len(), self.forest.mark()));
        self.assign(literal, Reason::None);
    }

    /// Decides a literal whose cell is open.
    pub(super) fn assign(&mut self, literal: Literal, reason: Reason) {
        let at = literal.at() as usize;
        debug_assert_eq!(self.colour[at], Colour::Open);
        self.colour[at] = Colour::of(literal.is_black());
        let (level, place) = (self.levels.len() as u32, self.trail.len() as u32);
        self.decided.note(at, Decided { level, place, reason });
        self.trail.push(literal);
        if literal.is_black() {
            for link in self.twins.of(at as u32) {
                if let Link::Group(group) = link {
                    self.left[group as usize] -= 1;
                }
            }
        }
    }

    /// Takes back all decisions deeper than `depth`.
    pub fn backtrack(&mut self, depth: usize) {
        if depth >= self.levels.len() {
            return;
        }
        let (trail, mark) = self.levels[depth];
        self.levels.truncate(depth);
        self.forest.undo(mark);
        for i in trail..self.trail.len() {
            let literal = self.trail[i];
            let at = literal.at();
            self.colour[at as usize] = Colour::Open;
            self.decided.forget(at as usize);
            if literal.is_black() {
                self.grown.remove(at as usize);
                for link in self.twins.of(at) {
                    if let Link::Group(group) = link {
                        self.left[group as usize] += 1;
                    }
                }
            }
        }
        self.trail.truncate(trail);
        self.head = trail;
    }

    /// The literals that going back to `depth` would take back.
    pub fn trail_above(&self, depth: usize) -> &[Literal] {
        self.levels.get(depth).map_or(&[], |&(trail, _)| &self.trail[trail..])
    }

    /// Draws the conclusions of learned clauses.
    fn follow_clauses(&mut self, literal: Literal) -> bool {
        let Err(broken) = clauses::follow(self, literal) else { return true };
        self.blame = Reason::Clause(broken);
        self.conflict.clear();
        self.conflict.extend(self.clauses.literals(broken).iter().map(|&l| !l));
        false
    }

    /// Draws all conclusions; `false` when they contradict each other.
    pub fn propagate(&mut self, budget: &Budget) -> Result<bool, Stop> {
        Ok(self.propagate_within(usize::MAX, budget)? != Drawn::Conflict)
    }

    /// Draws conclusions until the trail is `limit` long.
    pub fn propagate_within(&mut self, limit: usize, budget: &Budget) -> Result<Drawn, Stop> {
        while self.head < self.trail.len() {
            if self.trail.len() > limit {
                return Ok(Drawn::TooFar);
            }
            // On a large board one decision may settle a million cells.
            if self.head.is_multiple_of(CHECK_EVERY) {
                budget.check()?;
            }
            if self.head.is_multiple_of(AHEAD) && self.colour.len() >= LARGE {
                self.look_ahead();
            }
            let literal = self.trail[self.head];
            self.head += 1;
            let at = literal.at();
            let consistent = if literal.is_black() {
                self.whiten_sides(at) && self.grow_tree(at) && self.whiten_lonely(at)
            } else {
                self.blacken_twins(at)
            };
            if !consistent || !self.follow_clauses(literal) {
                return Ok(Drawn::Conflict);
            }
        }
        Ok(Drawn::All)
    }

    fn whiten_sides(&mut self, at: u32) -> bool {
        for side in self.frame.sides(at) {
            match self.colour(side) {
                Colour::Open => self.assign(Literal::white(side), Reason::Cell(at)),
                Colour::Black => return self.fail(&[Literal::black(at), Literal::black(side)]),
                _ => {}
            }
        }
        true
    }

    fn blacken_twins(&mut self, at: u32) -> bool {
        let twins = self.twins;
        twins.of(at).into_iter().all(|link| match link {
            Link::Alone => true,
            Link::Mate(mate) => self.blacken(mate, at),
            Link::Group(group) => {
                twins.members(group).iter().all(|&mate| mate == at || self.blacken(mate, at))
            }
        })
    }

    /// Blackens a twin of a white.
    #[inline]
    fn blacken(&mut self, mate: u32, white: u32) -> bool {
        match self.colour(mate) {
            Colour::Open => self.assign(Literal::black(mate), Reason::Cell(white)),
            Colour::White => return self.fail(&[Literal::white(white), Literal::white(mate)]),
            _ => {}
        }
        true
    }

    /// The trees that a black at `at` touches, the frame first, counting the corners that `counts` says; nothing if it touches
    /// one of them twice.
    fn touched(&self, at: u32, counts: impl Fn(u32) -> bool) -> Option<([u32; 5], usize)> {
        let corners = self.frame.diagonals(at);
        let mut roots = [FRAME; 5];
        let mut count = usize::from(corners.into_iter().any(|c| self.colour(c) == Colour::Outside));
        for corner in corners {
            if counts(corner) {
                let root = self.forest.root(corner);
                if roots[..count].contains(&root) {
                    return None;
                }
                roots[count] = root;
                count += 1;
            }
        }
        Some((roots, count))
    }

    /// Links a new black to the trees it touches and whitens the cells that now join a tree twice.
    fn grow_tree(&mut self, at: u32) -> bool {
        // A younger black will make the link itself when its turn comes.
        let Some((roots, count)) = self.touched(at, |corner| self.grown.has(corner as usize))
        else {
            self.blame = Reason::Cycle;
            self.conflict.clear();
            self.conflict.push(Literal::black(at));
            self.cycle_through(at, u32::MAX);
            return false;
        };
        self.grown.insert(at as usize);
        if count == 0 {
            return true;
        }
        // Only a cell beside one of the smaller trees can have come to touch the whole twice.
        let largest = (0..count).max_by_key(|&i| self.forest.size(roots[i])).unwrap_or(0);
        self.walked.clear();
        self.walked.push(at);
        for i in (0..count).filter(|&i| i != largest) {
            self.forest.walk(roots[i], &mut self.walked);
        }
        let mut tree = at;
        for root in roots[..count].iter().copied() {
            tree = self.forest.join(tree, root);
        }
        for i in 0..self.walked.len() {
            let member = self.walked[i];
            for corner in self.frame.diagonals(member) {
                if self.colour(corner) == Colour::Open && self.touches_again(corner, member, tree) {
                    self.assign(Literal::white(corner), Reason::Cycle);
                }
            }
        }
        true
    }

    /// Whether an open cell that touches `tree` at `member` touches it once more.
    fn touches_again(&self, at: u32, member: u32, tree: u32) -> bool {
        self.frame.diagonals(at).into_iter().any(|corner| match self.colour(corner) {
            Colour::Outside => tree == FRAME,
            Colour::Black => corner != member && self.forest.root(corner) == tree,
            _ => false,
        })
    }

    /// Whether blackening a cell would close a cycle of blacks.
    pub fn closes_cycle(&self, at: u32) -> bool {
        self.touched(at, |corner| self.colour(corner) == Colour::Black).is_none()
    }

    fn whiten_lonely(&mut self, at: u32) -> bool {
        if !self.minimal {
            return true;
        }
        let twins = self.twins;
        twins.of(at).into_iter().all(|link| match link {
            Link::Alone => true,
            // With a white twin neither is lonely.
            Link::Mate(mate) if self.colour(mate) == Colour::White => true,
            Link::Mate(mate) => [at.min(mate), at.max(mate)].into_iter().all(|m| self.whiten(m)),
            Link::Group(group) if self.left[group as usize] > 1 => true,
            Link::Group(group) => twins.members(group).iter().all(|&m| self.whiten(m)),
        })
    }

    /// Whitens a cell if it is lonely; `false` if it is so and black.
    fn whiten(&mut self, at: u32) -> bool {
        if self.colour(at) == Colour::White || !self.lonely(at) {
            return true;
        }
        if self.colour(at) == Colour::Open {
            self.assign(Literal::white(at), Reason::Lonely);
            return true;
        }
        self.blame = Reason::Lonely;
        self.conflict.clear();
        self.conflict.push(Literal::black(at));
        self.conflict.extend(self.twins.mates(at).map(Literal::black));
        false
    }

    /// Whether all twins of a cell that is not white are black.
    fn lonely(&self, at: u32) -> bool {
        let itself = u32::from(self.colour(at) == Colour::Open);
        self.twins.of(at).into_iter().all(|link| match link {
            Link::Alone => true,
            Link::Mate(mate) => self.colour(mate) == Colour::Black,
            Link::Group(group) => self.left[group as usize] == itself,
        })
    }

    fn fail(&mut self, literals: &[Literal]) -> bool {
        self.blame = Reason::Cell(literals[1].at());
        self.conflict.clear();
        self.conflict.extend_from_slice(literals);
        false
    }

    /// Whether a further black could be added to the decided board.
    ///
    /// Only where every cell is decided: then it says that another answer exists.
    pub fn takes_another_black(&self) -> bool {
        self.frame.inside().any(|at| {
            let free = |side: u32| self.colour(side) != Colour::Black;
            self.colour(at) == Colour::White
                && self.frame.sides(at).into_iter().all(free)
                && !self.closes_cycle(at)
                && !self.frame.must_be_white(at)
        })
    }

    /// The colour of every cell of the frame.
    pub fn into_colours(self) -> Vec<Colour> {
        self.colour
    }

    /// The blacks as an answer; open cells count as white.
    pub fn solution(&self) -> Solution {
        let black = self.frame.inside().map(|at| self.colour(at) == Colour::Black).collect();
        Solution::new(self.frame.rows, self.frame.cols, black)
    }
}
