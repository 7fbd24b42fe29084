//! A finding for a player: what follows, the evidence, and the message that gives the reason.

use super::board::KnownBoard;
use super::finding::{Bound, Clue, Finding, Why};
use super::spoiled::{Spoiled, spoiled, why_dead};
use crate::towers::heights::{self, HeightSet};
use crate::towers::rules::Line;
use crate::towers::solve::search::{DeadLine, End, Failure};
use quadrille_core::{Arg, Cell, Message, Telling, Where, message};

/// More towers of a chain are not spelled out in a sentence.
const SPELLED: usize = 8;
/// What follows for more cells than this is not said again at the end of a sentence.
const CONCLUDED: usize = 3;

/// A finding as a player is told it.
pub fn telling(board: &KnownBoard<'_>, finding: &Finding) -> Telling {
    let n = board.n;
    let towers = finding.build.iter().map(tower);
    let out = finding.rule_out.iter().flat_map(|&(cell, set)| {
        heights::members(set).map(move |height| format!("{cell}!={height}"))
    });
    let mut told =
        Telling::new(towers.chain(out).collect(), finding.because.clone(), reason(board, finding));
    told.clues = finding.clues.iter().map(|clue| clue.name(n)).collect();
    told.place = Some(place(finding, n));
    match &finding.why {
        Why::ForcingChain(chain) => told.chain = chain.iter().map(tower).collect(),
        Why::WhatIf { chain, .. } => {
            told.chain = chain.iter().map(tower).collect();
            let cells = finding.because.iter().map(Cell::to_string);
            told.broken = cells.chain(told.clues.iter().cloned()).collect();
        }
        Why::CaseSplit(Some(Failure { chain, end })) => {
            told.chain = chain.iter().map(tower).collect();
            told.broken = match end {
                End::Line(dead) => board.view(dead.line, 0).iter().map(Cell::to_string).collect(),
                End::Cases(split, _) => vec![split.to_string()],
            };
        }
        Why::CaseSplit(None) => {
            let (cell, set) = finding.rule_out[0];
            told.chain = heights::members(set).map(|height| tower(&(cell, height))).collect();
        }
        _ => {}
    }
    told
}

/// A tower as moves write it.
fn tower((cell, height): &(Cell, usize)) -> String {
    format!("{cell}={height}")
}

/// Where a player who wants to find the step alone should look.
fn place(finding: &Finding, n: usize) -> Where {
    let of_line = |line: Line| match line.split(n) {
        (true, row) => Where::Row(row + 1),
        (false, column) => Where::Column(column + 1),
    };
    match &finding.why {
        Why::ClueOne(clue) | Why::ClueAll(clue) | Why::ClueBound { clue, .. } => {
            Where::Clue(clue.name(n))
        }
        &Why::FacingClues([Clue { line, .. }, _])
        | &Why::LineFillings(Clue { line, .. }, _)
        | &Why::HiddenSingle(line)
        | &Why::NakedSet(line, _)
        | &Why::HiddenSet(line, _) => of_line(line),
        Why::NakedSingle => Where::Row(finding.build[0].0.row + 1),
        Why::WhatIf { .. } | Why::CaseSplit(_) => Where::Row(finding.rule_out[0].0.row + 1),
        Why::Fish { .. } | Why::ForcingChain(_) => Where::Area(finding.because.clone()),
    }
}

fn reason(board: &KnownBoard<'_>, finding: &Finding) -> Message {
    let n = board.n;
    match &finding.why {
        Why::ClueOne(clue) => clue.said_in(with_tower(message!("towers-clue_one"), finding), n),
        Why::ClueAll(clue) => clue.said_in(message!("towers-clue_all", tallest = n), n),
        Why::FacingClues([here, there]) => {
            let message = message!("towers-facing_clues", sum = n + 1, other_clue = there.count);
            here.said_in(with_tower(message, finding), n)
        }
        Why::ClueBound { clue, before, bounds } => {
            let bounds = Arg::all(bounds.iter().map(bound));
            let message = match *before {
                None => message!("towers-clue_bound", bounds = bounds),
                Some((1, wall)) => {
                    let first = board.view(clue.line, clue.end)[0];
                    let message = message!("towers-clue_bound-first", bounds = bounds);
                    message.with("first", first).with("wall", wall)
                }
                Some((left, wall)) => {
                    message!("towers-clue_bound-before", bounds = bounds, left = left, wall = wall)
                }
            };
            clue.said_in(message, n)
        }
        Why::NakedSingle if n == 1 => with_tower(message!("towers-naked_single-alone"), finding),
        Why::NakedSingle => single(board, finding),
        Why::HiddenSingle(line) => {
            line.said_in(with_tower(message!("towers-hidden_single"), finding), n)
        }
        Why::LineFillings(clue, _) => fillings(board, clue.line, finding),
        &Why::NakedSet(line, set) => line.said_in(group("towers-naked_set", finding, set), n),
        &Why::HiddenSet(line, set) => line.said_in(group("towers-hidden_set", finding, set), n),
        Why::Fish { height, lines, across } => {
            let numbers = |lines: &[Line]| Arg::all(lines.iter().map(|&line| number(line, n)));
            let message = message!("towers-fish", height = *height);
            let message = message.with("lines", numbers(lines)).with("across", numbers(across));
            lines[0].said_in(message, n)
        }
        Why::ForcingChain(chain) => forced(finding, chain),
        Why::WhatIf { chain, dead } => with_case(supposed(board, &chain[1..], dead), finding),
        Why::CaseSplit(None) => with_case(message!("towers-case_split-search"), finding),
        Why::CaseSplit(Some(failure)) => with_case(split(board, failure), finding),
    }
}

impl Clue {
    /// Its name in [`Telling::clues`].
    fn name(self, n: usize) -> String {
        format!("{}{}", self.side, number(self.line, n))
    }

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

fn neither(set: HeightSet) -> Arg {
    Arg::neither(heights::members(set))
}

fn all(set: HeightSet) -> Arg {
    Arg::all(heights::members(set))
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

/// What keeps every other height out of a cell.
fn single(board: &KnownBoard<'_>, finding: &Finding) -> Message {
    let (n, (cell, height)) = (board.n, finding.build[0]);
    let mut rest = heights::all(n) & !heights::only(height);
    let mut reasons = Vec::new();
    let mut take = |set: HeightSet, reason: Message| {
        let gone = rest & set;
        if gone != 0 {
            reasons.push(reason.with("heights", Arg::all(heights::members(gone))));
            rest &= !gone;
        }
    };
    let lines = [Line(cell.row), Line(n + cell.col)];
    for line in lines {
        let built = board.view(line, 0).into_iter().filter(|&at| at != cell && board.is_built(at));
        let standing = built.fold(0, |set, at| set | board.possible(at));
        take(standing, line.said_in(message!("towers-stand-in"), n));
    }
    for clue in lines.into_iter().flat_map(|line| board.clues_of(line)) {
        let cells = board.view(clue.line, clue.end);
        let before = cells.iter().take_while(|&&at| at != cell).count();
        // Behind the tower the rest of the clue must be seen, each taller than the one before.
        let tall = !heights::below((n + 2 + before).saturating_sub(clue.count));
        take(tall, clue.said_in(message!("towers-too-tall"), n));
    }
    take(HeightSet::MAX, message!("towers-out-before"));
    with_tower(message!("towers-naked_single", reasons = Arg::all(reasons)), finding)
}

/// What the towers that no filling of a line has would spoil there.
fn fillings(board: &KnownBoard<'_>, line: Line, finding: &Finding) -> Message {
    let n = board.n;
    let reasons = spoiled(board, line, &finding.rule_out).into_iter().map(|(why, towers)| {
        let cells = towers
            .iter()
            .map(|&(cell, set)| message!("towers-heights-in", heights = any(set), cell = cell));
        // A list with "or" could not be told from the "or" between the heights of one cell, so
        // the cells are parted by words of their own.
        let or = |rest, one| message!("towers-or-else", one = one, rest = rest);
        let gone = cells.rev().reduce(or).expect("each reason has its towers");
        spoils(why, gone, n)
    });
    let and = |rest, one| message!("towers-and-also", one = one, rest = rest);
    let reasons = reasons.rev().reduce(and).expect("a finding says something");
    let conclusion = match finding.rule_out.as_slice() {
        few if few.len() <= CONCLUDED => Arg::all(
            few.iter()
                .map(|&(cell, set)| message!("towers-is-not", cell = cell, heights = neither(set))),
        ),
        _ => message!("towers-none-stands").into(),
    };
    line.said_in(message!("towers-line_fillings", reasons = reasons, conclusion = conclusion), n)
}

/// What towers in a line would spoil there.
fn spoils(why: Spoiled, gone: Message, n: usize) -> Message {
    let message = match why {
        Spoiled::Cells(cells, heights) => {
            message!("towers-no-height-for", cells = &cells, heights = all(heights))
        }
        Spoiled::Heights(heights, cells) => {
            message!("towers-no-place-for", heights = all(heights), cells = &cells)
        }
        Spoiled::TooMany(clue, least, seen) => {
            clue.said_in(message!("towers-too-many", count = least, best = best(seen)), n)
        }
        Spoiled::TooFew(clue, most, seen) => {
            clue.said_in(message!("towers-too-few", count = most, best = best(seen)), n)
        }
        Spoiled::Places(height, [(here, cells), (there, cells_there)]) => {
            let message = message!("towers-clues-apart", height = height);
            let message =
                message.with("cells", Arg::any(cells)).with("other_cells", Arg::any(cells_there));
            here.said_in(message, n).with("other_clue", there.count)
        }
        Spoiled::Split(cell, [(here, heights), (there, heights_there)]) => {
            let message = message!("towers-clues-differ", at = cell);
            let message =
                message.with("heights", any(heights)).with("other_heights", any(heights_there));
            here.said_in(message, n).with("other_clue", there.count)
        }
        Spoiled::Never(clue, counts) => {
            clue.said_in(message!("towers-never", counts = any(counts)), n)
        }
        Spoiled::Nowhere(height, cases) => nowhere("towers-nowhere", height, cases, n),
        Spoiled::Clues => message!("towers-clues-missed"),
    };
    message.with("gone", gone)
}

/// A height that has no place, with what it would spoil in each.
fn nowhere(
    key: &'static str,
    height: usize,
    cases: Vec<(Spoiled, Vec<Cell>)>,
    n: usize,
) -> Message {
    let cases = cases.into_iter().rev().map(|(why, at)| {
        let gone = message!("towers-heights-in", heights = height, cell = Arg::any(at));
        spoils(why, gone, n)
    });
    let and = |rest, one| message!("towers-and-also", one = one, rest = rest);
    let cases = cases.reduce(and).expect("a height without any place is told before");
    message!(key, height = height, cases = cases)
}

/// The towers seen in the best case, where all cases of a sentence have the same.
fn best(seen: Option<HeightSet>) -> Message {
    match seen {
        Some(seen) => message!("towers-at-best", heights = all(seen)),
        None => message!("towers-at-best-none"),
    }
}

/// Why a line cannot be filled any more, as the end of an argument.
fn dead_end(board: &KnownBoard<'_>, dead: &DeadLine) -> Message {
    let n = board.n;
    let message = match why_dead(board, dead) {
        Spoiled::Cells(cells, 0) => message!("towers-end-no-height", cells = &cells),
        Spoiled::Cells(cells, heights) => {
            message!("towers-end-cells", cells = &cells, heights = all(heights))
        }
        Spoiled::Heights(heights, cells) if cells.is_empty() => {
            message!("towers-end-no-place", heights = all(heights))
        }
        Spoiled::Heights(heights, cells) => {
            message!("towers-end-heights", heights = all(heights), cells = &cells)
        }
        Spoiled::TooMany(clue, least, _) => {
            clue.said_in(message!("towers-end-too-many", count = least), n)
        }
        Spoiled::TooFew(clue, most, _) => {
            clue.said_in(message!("towers-end-too-few", count = most), n)
        }
        Spoiled::Places(height, [(here, cells), (there, cells_there)]) => {
            let message = message!("towers-end-apart", height = height);
            let message =
                message.with("cells", Arg::any(cells)).with("other_cells", Arg::any(cells_there));
            here.said_in(message, n).with("other_clue", there.count)
        }
        Spoiled::Split(cell, [(here, heights), (there, heights_there)]) => {
            let message = message!("towers-end-differ", at = cell);
            let message =
                message.with("heights", any(heights)).with("other_heights", any(heights_there));
            here.said_in(message, n).with("other_clue", there.count)
        }
        Spoiled::Never(clue, counts) => {
            clue.said_in(message!("towers-end-never", counts = any(counts)), n)
        }
        Spoiled::Nowhere(height, cases) => nowhere("towers-end-nowhere", height, cases, n),
        Spoiled::Clues => message!("towers-end-dead"),
    };
    dead.line.said_in(message, n)
}

/// A height that leaves a cell without any: what it forces, that cell with its cases, and what ends each of them.
fn split(board: &KnownBoard<'_>, Failure { chain, end }: &Failure) -> Message {
    let (split, cases) = match end {
        End::Line(dead) => return supposed(board, &chain[1..], dead),
        End::Cases(split, cases) => (*split, cases),
    };
    let forced = match &chain[1..] {
        [] => message!("towers-case_split-then"),
        later => message!("towers-case_split-forces", chain = spelled(later)),
    };
    let heights = Arg::any(cases.iter().map(|case| case.chain[0].1));
    let and = |rest, one| message!("towers-and-also", one = one, rest = rest);
    let ends = cases.iter().rev().map(|case| failed(board, case)).reduce(and);
    message!("towers-case_split", forced = forced, split = split, heights = heights)
        .with("cases", ends.expect("an open cell has cases"))
}

/// What ends a case, with the towers that lead there.
fn failed(board: &KnownBoard<'_>, case: &Failure) -> Message {
    let with = tower(&case.chain[0]);
    let chain = || spelled(&case.chain[1..]);
    match (&case.end, case.chain.len()) {
        (End::Line(dead), 1) => {
            message!("towers-case-at-once", tower = with, end = dead_end(board, dead))
        }
        (End::Line(dead), _) => {
            let end = dead_end(board, dead);
            message!("towers-case-fails", tower = with, chain = chain(), end = end)
        }
        // Cases within cases are counted: a sentence of them all could not be followed.
        (&End::Cases(split, _), _) => {
            let more = case.suppositions() - 1;
            message!("towers-case-deeper", tower = with, split = split, more = more)
        }
    }
}

/// The sentence of a supposition that forces towers until a line cannot be filled.
fn supposed(board: &KnownBoard<'_>, later: &[(Cell, usize)], dead: &DeadLine) -> Message {
    let message = match later {
        [] => message!("towers-what_if-at-once"),
        later => message!("towers-what_if", chain = spelled(later)),
    };
    message.with("end", dead_end(board, dead))
}

/// The first towers of a chain, and how many more there are.
fn spelled(chain: &[(Cell, usize)]) -> Arg {
    let mut parts: Vec<Arg> = chain.iter().take(SPELLED).map(|link| tower(link).into()).collect();
    if chain.len() > SPELLED {
        parts.push(message!("towers-more", more = chain.len() - SPELLED).into());
    }
    Arg::All(parts)
}

fn forced(finding: &Finding, chain: &[(Cell, usize)]) -> Message {
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
