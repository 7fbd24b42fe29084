//! A finding for a player: what follows, the evidence, and the message that gives the reason.

use super::board::KnownBoard;
use super::finding::{Bound, Clue, Finding, Why};
use crate::towers::heights::{self, HeightSet};
use crate::towers::rules::Line;
use quadrille_core::{Arg, Cell, Message, Telling, message};

/// A finding as a player is told it.
pub fn telling(board: &KnownBoard<'_>, finding: &Finding) -> Telling {
    let n = board.n;
    let towers = finding.build.iter().map(|(cell, height)| format!("{cell}={height}"));
    let out = finding.rule_out.iter().flat_map(|&(cell, set)| {
        heights::members(set).map(move |height| format!("{cell}!={height}"))
    });
    let name = |clue: &Clue| format!("{}{}", clue.side, number(clue.line, n));
    Telling {
        effects: towers.chain(out).collect(),
        because: finding.because.clone(),
        clues: finding.clues.iter().map(name).collect(),
        reason: reason(board, finding),
    }
}

fn reason(board: &KnownBoard<'_>, finding: &Finding) -> Message {
    let n = board.n;
    match &finding.why {
        Why::ClueOne(clue) => clue.said_in(with_tower(message!("towers-clue_one"), finding), n),
        Why::ClueAll(clue) => clue.said_in(message!("towers-clue_all", tallest = n), n),
        Why::FacingClues([here, there]) => {
            let message = message!("towers-facing_clues", sum = n + 1);
            let message = message.with("other_clue", there.count).with("other_side", there.side);
            here.said_in(with_tower(message, finding), n)
        }
        Why::ClueBound { clue, before, bounds } => {
            let bounds = Arg::all(bounds.iter().map(bound));
            let message = match *before {
                None => message!("towers-clue_bound", bounds = bounds),
                Some((left, wall)) => {
                    message!("towers-clue_bound-before", bounds = bounds, left = left, wall = wall)
                }
            };
            clue.said_in(message, n)
        }
        Why::NakedSingle if n == 1 => with_tower(message!("towers-naked_single-alone"), finding),
        Why::NakedSingle => with_tower(message!("towers-naked_single"), finding),
        Why::HiddenSingle(line) => {
            line.said_in(with_tower(message!("towers-hidden_single"), finding), n)
        }
        &Why::LineFillings(here, there) => fillings(finding, here, there, n),
        &Why::NakedSet(line, set) => line.said_in(group("towers-naked_set", finding, set), n),
        &Why::HiddenSet(line, set) => line.said_in(group("towers-hidden_set", finding, set), n),
        Why::Fish { height, lines, across } => {
            let numbers = |lines: &[Line]| Arg::all(lines.iter().map(|&line| number(line, n)));
            let message = message!("towers-fish", height = *height);
            let message = message.with("lines", numbers(lines)).with("across", numbers(across));
            lines[0].said_in(message, n)
        }
        Why::ForcingChain(chain) => forced(finding, chain),
        Why::WhatIf(line) => line.said_in(with_case(message!("towers-what_if"), finding), n),
        &Why::CaseSplit(cases) => {
            with_case(message!("towers-case_split", cases = any(cases)), finding)
        }
    }
}

impl Clue {
    /// A message that speaks of this clue: with its line, its `side` and the `clue` itself.
    fn said_in(self, message: Message, n: usize) -> Message {
        self.line.said_in(message, n).with("side", self.side).with("clue", self.count)
    }
}

/// A line's number from 1.
fn number(line: Line, n: usize) -> usize {
    line.split(n).1 + 1
}

fn any(set: HeightSet) -> Arg {
    Arg::any(heights::members(set))
}

/// With the first tower that is built.
fn with_tower(message: Message, finding: &Finding) -> Message {
    let (cell, height) = finding.build[0];
    message.with("cell", cell).with("height", height)
}

/// With the one height that is ruled out.
fn with_case(message: Message, finding: &Finding) -> Message {
    let (cell, set) = finding.rule_out[0];
    message.with("cell", cell).with("height", set.trailing_zeros())
}

fn group(key: &'static str, finding: &Finding, set: HeightSet) -> Message {
    let heights = Arg::all(heights::members(set));
    message!(key, cells = &finding.because, heights = heights)
}

fn bound(&(cell, bound): &(Cell, Bound)) -> Message {
    match bound {
        Bound::AtMost(height) => message!("towers-at-most", cell = cell, height = height),
        Bound::AtLeast(height) => message!("towers-at-least", cell = cell, height = height),
        Bound::LessThan(height) => message!("towers-less-than", cell = cell, height = height),
    }
}

/// The clues of a line and what no filling of it has.
fn fillings(finding: &Finding, here: Clue, there: Option<Clue>, n: usize) -> Message {
    let cells = finding
        .rule_out
        .iter()
        .map(|&(cell, set)| message!("towers-heights-in", heights = any(set), cell = cell));
    // A list with "or" could not be told from the "or" between the heights of one cell, so the
    // cells are parted by words of their own.
    let gone = cells.rev().reduce(|rest, one| message!("towers-or-else", one = one, rest = rest));
    let gone = gone.expect("a finding says something");
    let message = match there {
        None => message!("towers-line_fillings", gone = gone),
        Some(there) => message!("towers-line_fillings-both", gone = gone)
            .with("other_clue", there.count)
            .with("other_side", there.side),
    };
    here.said_in(message, n)
}

fn forced(finding: &Finding, chain: &[(Cell, usize)]) -> Message {
    let tower = |(cell, height): &(Cell, usize)| format!("{cell}={height}");
    let (first, later) = chain.split_first().expect("a chain has two ends");
    let links = [tower(first).into()]
        .into_iter()
        .chain(later.iter().map(|link| Arg::from(message!("towers-then", tower = tower(link)))));
    let targets: Vec<Cell> = finding.rule_out.iter().map(|&(cell, _)| cell).collect();
    let (start, end) = (first.0, chain[chain.len() - 1]);
    message!(
        "towers-forcing_chain",
        start = start,
        height = end.1,
        chain = Arg::all(links),
        targets = &targets
    )
}
