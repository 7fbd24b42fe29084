//! Proofs that something cannot be reached, as text a reader can check by hand, and their checker.
//!
//! ```text
//! pegs proof
//! claim unreachable r4c4        no play ends with a single peg there
//! claim at-least 2              no play ends with fewer pegs
//! parity r1c3 r1c5 ...          every jump changes none or two of these cells
//! part r1c1 r1c2 ...            every jump lies wholly inside or wholly outside these cells
//! stay r2c9 r4c9 ...            no jump goes over these cells, and none from them to others: pegs on them stay
//! weight r1c3=1 r1c4=-1 ...     no jump raises the total weight of the pegs; other cells weigh 0
//! exhaustive                    every position that can be reached was looked at
//! ```
//!
//! The checker knows only the rules: it rebuilds the jumps from the puzzle and believes no line.

use super::rules::{Goal, Puzzle, Spot, between, directions};
use quadrille_core::fields::quoted;
use quadrille_core::{Cell, Message, RuleBroken, message};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Write;

/// What is claimed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// No play ends with a single peg here.
    Unreachable(Cell),
    /// No play ends with fewer pegs.
    AtLeast(usize),
}

/// A claim and the reasons for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Proof {
    /// The claim.
    pub claim: Claim,
    /// Cells of which every jump changes none or two.
    pub parities: Vec<Vec<Cell>>,
    /// Cells that no jump leaves or enters.
    pub parts: Vec<Vec<Cell>>,
    /// Cells over which no jump goes and from which none leads to others.
    pub stays: Vec<Cell>,
    /// A weighting that no jump can increase.
    pub weights: Option<BTreeMap<Cell, i64>>,
    /// Every reachable position was looked at.
    pub exhaustive: bool,
}

/// Parities beyond this many are not needed for any claim and are not used.
const MAX_PARITIES: usize = 8;

/// The checker looks at no more positions than this itself.
const MAX_POSITIONS: usize = 2_000_000;

/// Cells as a proof lists them.
pub fn list(cells: &[Cell]) -> String {
    cells.iter().map(Cell::to_string).collect::<Vec<_>>().join(" ")
}

/// Weights as a proof lists them.
pub fn list_weights(weights: &BTreeMap<Cell, i64>) -> String {
    let parts: Vec<String> = weights.iter().map(|(cell, w)| format!("{cell}={w}")).collect();
    parts.join(" ")
}

impl Proof {
    /// A claim without reasons yet.
    pub fn of(claim: Claim) -> Self {
        let (parities, parts, stays) = (vec![], vec![], vec![]);
        Proof { claim, parities, parts, stays, weights: None, exhaustive: false }
    }

    /// The proof as text.
    pub fn to_text(&self) -> String {
        let mut text = String::from("pegs proof\n");
        let _ = match self.claim {
            Claim::Unreachable(cell) => writeln!(text, "claim unreachable {cell}"),
            Claim::AtLeast(pegs) => writeln!(text, "claim at-least {pegs}"),
        };
        for (word, sets) in [("parity", &self.parities), ("part", &self.parts)] {
            for set in sets {
                let _ = writeln!(text, "{word} {}", list(set));
            }
        }
        if !self.stays.is_empty() {
            let _ = writeln!(text, "stay {}", list(&self.stays));
        }
        if let Some(weights) = &self.weights {
            let _ = writeln!(text, "weight {}", list_weights(weights));
        }
        if self.exhaustive {
            text.push_str("exhaustive\n");
        }
        text
    }

    /// Reads a proof of a puzzle's.
    pub fn read(text: &str) -> Result<Self, RuleBroken> {
        let wrong = |line: usize, why: Message| {
            RuleBroken::new(vec![], message!("pegs-proof-line", line = line, why = why))
        };
        let mut lines = text.lines().enumerate().map(|(i, l)| (i + 1, l.trim()));
        if lines.next().is_none_or(|(_, l)| l != "pegs proof") {
            return Err(wrong(1, message!("pegs-proof-head")));
        }
        let mut proof: Option<Proof> = None;
        for (number, line) in lines.filter(|(_, l)| !l.is_empty()) {
            let mut words = line.split_whitespace();
            let head = words.next().unwrap_or_default();
            if head == "claim" {
                let claim = match (words.next(), words.next()) {
                    (Some("unreachable"), Some(cell)) => cell.parse().ok().map(Claim::Unreachable),
                    (Some("at-least"), Some(pegs)) => pegs.parse().ok().map(Claim::AtLeast),
                    _ => None,
                };
                let claim = claim.ok_or_else(|| wrong(number, message!("pegs-proof-claims")))?;
                proof = Some(Proof::of(claim));
                continue;
            }
            let Some(proof) = &mut proof else {
                return Err(wrong(number, message!("pegs-proof-claim")));
            };
            proof.add(head, words).map_err(|why| wrong(number, why))?;
        }
        proof.ok_or_else(|| wrong(2, message!("pegs-proof-claim")))
    }

    fn add<'a>(&mut self, head: &str, words: impl Iterator<Item = &'a str>) -> Result<(), Message> {
        let cell = |w: &str| {
            w.parse::<Cell>().map_err(|()| message!("pegs-proof-cell", found = quoted(w)))
        };
        match head {
            "parity" => self.parities.push(words.map(cell).collect::<Result<_, _>>()?),
            "part" => self.parts.push(words.map(cell).collect::<Result<_, _>>()?),
            "stay" => self.stays = words.map(cell).collect::<Result<_, _>>()?,
            "weight" => {
                let pair = |w: &str| {
                    let (c, value) =
                        w.split_once('=').ok_or_else(|| message!("pegs-proof-pair"))?;
                    let whole = value.parse::<i32>();
                    let value = whole.map_err(|_| message!("pegs-proof-weight"))?;
                    Ok::<_, Message>((cell(c)?, i64::from(value)))
                };
                self.weights = Some(words.map(pair).collect::<Result<_, _>>()?);
            }
            "exhaustive" => self.exhaustive = true,
            _ => return Err(message!("pegs-proof-lines")),
        }
        Ok(())
    }

    /// Verifies the proof against a puzzle and says what it proves.
    pub fn check(&self, puzzle: &Puzzle) -> Result<Message, RuleBroken> {
        let jumps = jumps(puzzle);
        self.check_lines(puzzle, &jumps)?;
        match (self.claim, puzzle.goal()) {
            (Claim::Unreachable(goal), Goal::At(asked)) if goal != asked => {
                let what = message!("pegs-proof-other-goal", goal = goal, asked = asked);
                Err(RuleBroken::new(vec![asked], what))
            }
            (Claim::Unreachable(goal), _) => self.check_unreachable(puzzle, goal),
            (Claim::AtLeast(pegs), _) => self.check_at_least(puzzle, pegs),
        }
    }

    fn check_lines(&self, puzzle: &Puzzle, jumps: &[[Cell; 3]]) -> Result<(), RuleBroken> {
        let is_cell = |c: &&Cell| puzzle.start().get(**c).is_none_or(|s| *s == Spot::Nothing);
        let weighted = self.weights.iter().flat_map(|w| w.keys());
        let mut named =
            self.parities.iter().chain(&self.parts).flatten().chain(&self.stays).chain(weighted);
        if let Some(cell) = named.find(is_cell) {
            return Err(RuleBroken::new(vec![*cell], message!("pegs-not-a-cell", cell = *cell)));
        }
        for (sets, bad) in [(&self.parities, [1, 3]), (&self.parts, [1, 2])] {
            for set in sets {
                let set: HashSet<&Cell> = set.iter().collect();
                let hit =
                    |j: &&[Cell; 3]| bad.contains(&j.iter().filter(|c| set.contains(c)).count());
                if let Some(j) = jumps.iter().find(hit) {
                    let what = message!("pegs-proof-jump", from = j[0], to = j[2]);
                    return Err(RuleBroken::new(j.to_vec(), what));
                }
            }
        }
        let stays = |c: &Cell| self.stays.contains(c);
        let frees = |j: &&[Cell; 3]| stays(&j[1]) || (stays(&j[0]) && !stays(&j[2]));
        if let Some(j) = jumps.iter().find(frees) {
            let what = message!("pegs-proof-jump", from = j[0], to = j[2]);
            return Err(RuleBroken::new(j.to_vec(), what));
        }
        if let Some(weights) = &self.weights {
            let weight = |c: &Cell| weights.get(c).copied().unwrap_or(0);
            let raises = |j: &&[Cell; 3]| weight(&j[0]) + weight(&j[1]) < weight(&j[2]);
            if let Some(j) = jumps.iter().find(raises) {
                let what = message!("pegs-proof-raises", from = j[0], to = j[2]);
                return Err(RuleBroken::new(j.to_vec(), what));
            }
        }
        Ok(())
    }

    fn check_unreachable(&self, puzzle: &Puzzle, goal: Cell) -> Result<Message, RuleBroken> {
        if puzzle.start().get(goal).is_none_or(|s| *s == Spot::Nothing) {
            return Err(RuleBroken::new(vec![goal], message!("pegs-not-a-cell", cell = goal)));
        }
        let proves = |why: Message| message!("pegs-proves-unreachable", goal = goal, why = why);
        let peg = |c: &&Cell| puzzle.start()[**c] == Spot::Peg;
        for set in &self.parities {
            let distinct: HashSet<Cell> = set.iter().copied().collect();
            let start = distinct.iter().filter(peg).count() % 2;
            if start != usize::from(distinct.contains(&goal)) {
                let (cells, parity) = (distinct.len(), if start == 0 { "even" } else { "odd" });
                return Ok(proves(message!("pegs-proves-parity", cells = cells, parity = parity)));
            }
        }
        if self.parts.iter().any(|p| !p.contains(&goal) && p.iter().any(|c| peg(&c))) {
            return Ok(proves(message!("pegs-proves-part")));
        }
        if let Some(weights) = &self.weights {
            let total: i64 = weights.iter().filter(|(c, _)| peg(c)).map(|(_, w)| w).sum();
            let end = weights.get(&goal).copied().unwrap_or(0);
            if total < end {
                let why = message!("pegs-proves-weights", total = total, goal = goal, end = end);
                return Ok(proves(why));
            }
        }
        if self.exhaustive {
            let reached = Reached::of(puzzle)?;
            if !reached.positions.contains(&reached.alone(goal)) {
                let positions = reached.positions.len();
                return Ok(proves(message!("pegs-proves-search", positions = positions)));
            }
        }
        Err(RuleBroken::new(vec![goal], message!("pegs-proof-weak")))
    }

    fn check_at_least(&self, puzzle: &Puzzle, pegs: usize) -> Result<Message, RuleBroken> {
        let mut bound = 0;
        let mut covered = HashSet::new();
        let whole = [puzzle.cells().collect::<Vec<_>>()];
        let parts = if self.parts.is_empty() { &whole[..] } else { &self.parts[..] };
        for part in parts {
            if !part.iter().all(|c| covered.insert(*c)) {
                return Err(RuleBroken::new(part.clone(), message!("pegs-proof-shared")));
            }
            bound += self.fewest_in(puzzle, part);
        }
        let proves = |why: Message| message!("pegs-proves-fewest", pegs = pegs, why = why);
        if bound >= pegs {
            return Ok(proves(match (self.stays.is_empty(), self.parts.is_empty()) {
                (false, _) => message!("pegs-proves-fewest-stay"),
                (_, true) => message!("pegs-proves-fewest-parity"),
                (_, false) => message!("pegs-proves-fewest-parts"),
            }));
        }
        if self.exhaustive {
            let reached = Reached::of(puzzle)?;
            if reached.fewest() >= pegs {
                let positions = reached.positions.len();
                return Ok(proves(message!("pegs-proves-fewest-search", positions = positions)));
            }
            bound = reached.fewest();
        }
        Err(RuleBroken::new(vec![], message!("pegs-proof-less", bound = bound, pegs = pegs)))
    }

    /// The fewest cells of a part with the right parities: at least one if it has a peg, and of those where pegs stay at
    /// least as many as have one.
    fn fewest_in(&self, puzzle: &Puzzle, part: &[Cell]) -> usize {
        let sets: Vec<HashSet<Cell>> =
            self.parities.iter().take(MAX_PARITIES).map(|s| s.iter().copied().collect()).collect();
        let class = |cell: &Cell| {
            sets.iter()
                .enumerate()
                .fold(0usize, |bits, (k, s)| bits | usize::from(s.contains(cell)) << k)
        };
        let pegs: Vec<&Cell> = part.iter().filter(|c| puzzle.start()[**c] == Spot::Peg).collect();
        if pegs.is_empty() {
            return 0;
        }
        let target = pegs.iter().fold(0, |sum, c| sum ^ class(c));
        let stays: HashSet<&Cell> = self.stays.iter().collect();
        let enough = pegs.iter().filter(|c| stays.contains(**c)).count();
        // Each cell is taken or not; `least[k][s]` cells, not all untaken, have the sum s, and k of them, or at least
        // `enough`, are where pegs stay.
        let mut least: Vec<Vec<Option<usize>>> = vec![vec![None; 1 << sets.len()]; enough + 1];
        for cell in part {
            let (c, before) = (class(cell), least.clone());
            for k in 0..=enough {
                let to = if stays.contains(cell) { (k + 1).min(enough) } else { k };
                for (s, found) in least[to].iter_mut().enumerate() {
                    let rest = s ^ c;
                    let with = if k == 0 && rest == 0 { Some(0) } else { before[k][rest] };
                    *found = [*found, with.map(|n| n + 1)].into_iter().flatten().min();
                }
            }
        }
        least[enough][target].unwrap_or(pegs.len())
    }
}

/// All jumps there is room for, as from, over, to.
fn jumps(puzzle: &Puzzle) -> Vec<[Cell; 3]> {
    let mut all = Vec::new();
    for from in puzzle.cells() {
        for &(dr, dc) in directions(puzzle.shape()) {
            let to = (|| {
                let row = from.row.checked_add_signed(2 * dr)?;
                Some(Cell::new(row, from.col.checked_add_signed(2 * dc)?))
            })();
            let inside = |c: &Cell| puzzle.start().get(*c).is_some_and(|s| *s != Spot::Nothing);
            let Some(to) = to.filter(inside) else { continue };
            let Some(over) = between(puzzle.shape(), from, to).filter(inside) else { continue };
            all.push([from, over, to]);
        }
    }
    all
}

/// Every position that can be reached, by the rules alone.
struct Reached {
    /// The cells in order; a position is a bit for each, in words.
    cells: Vec<Cell>,
    positions: HashSet<Box<[u64]>>,
}

impl Reached {
    fn of(puzzle: &Puzzle) -> Result<Self, RuleBroken> {
        let mut reached = Reached { cells: puzzle.cells().collect(), positions: HashSet::new() };
        let number: HashMap<Cell, usize> =
            reached.cells.iter().enumerate().map(|(i, cell)| (*cell, i)).collect();
        let jumps: Vec<[usize; 3]> = jumps(puzzle).iter().map(|j| j.map(|c| number[&c])).collect();
        let standing = reached.cells.iter().filter(|c| puzzle.start()[**c] == Spot::Peg);
        let start = reached.position(standing);
        let most = MAX_POSITIONS / start.len();
        reached.positions.insert(start.clone());
        let mut open = vec![start];
        while let Some(position) = open.pop() {
            let peg = |cell: usize| position[cell / 64] >> (cell % 64) & 1 == 1;
            for &[from, over, to] in &jumps {
                if !(peg(from) && peg(over) && !peg(to)) {
                    continue;
                }
                let mut next = position.clone();
                [from, over, to].iter().for_each(|cell| next[cell / 64] ^= 1 << (cell % 64));
                if reached.positions.insert(next.clone()) {
                    open.push(next);
                }
            }
            if reached.positions.len() > most {
                let what = message!("pegs-proof-large", most = most);
                return Err(RuleBroken::new(vec![], what));
            }
        }
        Ok(reached)
    }

    fn position<'a>(&self, pegs: impl Iterator<Item = &'a Cell>) -> Box<[u64]> {
        let mut words = vec![0; self.cells.len().div_ceil(64)];
        for cell in pegs {
            let i = self.cells.iter().position(|c| c == cell).unwrap_or(0);
            words[i / 64] |= 1 << (i % 64);
        }
        words.into()
    }

    /// The position with a single peg.
    fn alone(&self, cell: Cell) -> Box<[u64]> {
        self.position([cell].iter())
    }

    fn fewest(&self) -> usize {
        let pegs = |p: &[u64]| p.iter().map(|w| w.count_ones() as usize).sum();
        self.positions.iter().map(|p| pegs(p)).min().unwrap_or(0)
    }
}
