//! Techniques `short_try` and `long_try`: suppose the opposite and run into a contradiction.

use super::board::{Clash, MarkedBoard};
use super::finding::{Finding, Why};
use crate::learning::{Engine as _, Literal};
use crate::singles::frame::Colour;
use crate::singles::rules::Singles;
use crate::singles::solve::engine::{Drawn, Engine};
use quadrille_core::order::Order as _;
use quadrille_core::{Budget, Message, Stop, Technique, message};

/// A try that a person can follow in the head: its row in the table.
///
/// Were the 2 in the second row black, the 1 beside it would be white, and so would the 1 above that:
/// black there would cut off the corner.
///
/// ```text
///  5   1   2   2          5   1   2   2
///  2   1   3  (4)   ->   (2)  1   3  (4)
/// (4)  5   5   1         (4)  5   5   1
///  2  (3)  2   5          2  (3)  2   5
/// ```
pub const SHORT_TRY: Technique<Singles> = Technique {
    name: "short_try",
    level: super::HARD,
    weight: 30,
    find: |board, most, budget| find(board, Reach::Short, most, budget),
};

/// A try that needs paper: its row in the table.
///
/// Where short tries are spent, a long one settles most of this board at once, each cell by a try of
/// its own.
///
/// ```text
///  4   3   5   1  (6)  4         [4] (3) (5) (1) (6) (4)
///  3   6   6  (4) [4] (1)        (3)  6   6  (4) [4] (1)
/// (1) (4) (2) [1] (3)  5    ->   (1) (4) (2) [1] (3)  5
///  3  (1) [2] (6) (2)  5         [3] (1) [2] (6) (2)  5
/// (5)  6  (1)  2   4   6         (5)  6  (1) (2) (4)  6
///  4  (5)  4   2  (1)  2         [4] (5) (4) [2] (1)  2
/// ```
pub const LONG_TRY: Technique<Singles> = Technique {
    name: "long_try",
    level: super::EXTREME,
    weight: 100,
    find: |board, most, budget| find(board, Reach::Long, most, budget),
};

/// How far a try may go before it must have failed.
#[derive(Clone, Copy, Debug)]
pub enum Reach {
    /// It may colour a few cells.
    Short,
    /// It may go as far as it likes.
    Long,
}

impl Reach {
    /// How many cells a try may colour.
    fn cells(self) -> usize {
        match self {
            Reach::Short => 8,
            Reach::Long => usize::MAX,
        }
    }
}

/// How many steps of an argument a sentence spells out.
const SPELLED: usize = 16;

/// How a try failed.
#[derive(Debug)]
pub struct Refutation {
    reach: Reach,
    /// What was tried.
    tried: Literal,
    /// The literals that take part, oldest first, each with those it follows from.
    argument: Vec<(Literal, Vec<Literal>)>,
    /// Those that cannot be true together.
    clash: Vec<Literal>,
}

impl Refutation {
    /// What was tried, and what would follow, one after the other.
    pub fn chain(&self) -> Vec<(u32, Colour)> {
        let steps = self.argument.iter().map(|(literal, _)| *literal);
        let later = steps.filter(|literal| *literal != self.tried);
        [self.tried]
            .into_iter()
            .chain(later)
            .map(|link| (link.at(), Colour::of(link.is_black())))
            .collect()
    }

    /// The cells that cannot be true together.
    pub fn broken(&self) -> Vec<u32> {
        self.clash.iter().map(|literal| literal.at()).collect()
    }

    /// The cells that take part, in reading order.
    pub fn because(&self) -> Vec<u32> {
        let part = self.argument.iter().map(|(literal, _)| literal.at());
        let mut cells: Vec<u32> = part.filter(|&at| at != self.tried.at()).collect();
        cells.order();
        cells
    }
}

/// Tries both colours of every open cell.
///
/// Every try starts from the same board, so that each argument stands on its own.
fn find(
    board: &MarkedBoard<'_>,
    reach: Reach,
    most: usize,
    budget: &mut Budget,
) -> Result<Vec<Finding>, Stop> {
    let mut found = Vec::new();
    let mut engine = Engine::new(board.puzzle, &board.twins, false);
    if !engine.adopt(board.colours(), budget)? {
        return Ok(found);
    }
    let limit = engine.trail().len().saturating_add(reach.cells());
    for at in board.all(Colour::Open) {
        for tried in [Literal::black(at), Literal::white(at)] {
            if engine.colour(at) != Colour::Open {
                continue;
            }
            budget.tick()?;
            engine.decide(tried);
            let failed = engine.propagate_within(limit, budget)? == Drawn::Conflict;
            let refutation = failed.then(|| {
                let clash = engine.clash().to_vec();
                Refutation { reach, tried, argument: engine.argument(), clash }
            });
            engine.backtrack(0);
            if let Some(refutation) = refutation {
                found.push(Finding::one(at, Colour::of(!tried.is_black()), Why::Try(refutation)));
                if found.len() == most {
                    return Ok(found);
                }
                break;
            }
        }
    }
    Ok(found)
}

pub(super) fn reason(board: &MarkedBoard<'_>, refutation: &Refutation) -> Message {
    let Refutation { reach, tried, argument, clash } = refutation;
    let cell = board.cell(tried.at());
    let steps: Vec<_> = argument.iter().filter(|(literal, _)| literal != tried).collect();
    let key = if steps.is_empty() { "singles-suppose-at-once" } else { "singles-suppose" };
    let suppose = message!(key, cell = cell, colour = Colour::of(tried.is_black()).name());
    let chain = steps.iter().take(SPELLED).zip(2..).fold(
        suppose,
        |before, ((literal, because), number)| {
            then(board, *literal, because, before).with("number", number)
        },
    );
    let chain = match steps.len().saturating_sub(SPELLED) {
        0 => chain,
        more => message!("singles-and-so-on", before = chain, more = more),
    };
    let key = match reach {
        Reach::Short => "singles-short_try",
        Reach::Long => "singles-long_try",
    };
    let colour = Colour::of(!tried.is_black()).name();
    message!(key, chain = chain, end = end(board, clash), cell = cell, colour = colour)
}

/// One consequence, with what it follows from, after what was said `before`.
fn then(
    board: &MarkedBoard<'_>,
    literal: Literal,
    because: &[Literal],
    before: Message,
) -> Message {
    let cell = board.cell(literal.at());
    match because {
        [one] if literal.is_black() => {
            let other = board.cell(one.at());
            message!("singles-then-twin", before = before, cell = cell, other = other)
        }
        [one] if board.frame.sides(literal.at()).contains(&one.at()) => {
            let other = board.cell(one.at());
            message!("singles-then-beside", before = before, cell = cell, other = other)
        }
        _ => match locked_in(board, literal.at(), because) {
            Some(inside) => {
                let inside = board.cell(inside);
                message!("singles-then-lock", before = before, cell = cell, inside = inside)
            }
            None => message!("singles-then-split", before = before, cell = cell),
        },
    }
}

/// The one cell that a black would lock in, given these blacks, if it is just one.
fn locked_in(board: &MarkedBoard<'_>, at: u32, blacks: &[Literal]) -> Option<u32> {
    let is_black = |cell: u32| cell == at || blacks.iter().any(|black| black.at() == cell);
    let closed = |cell: u32| !board.inside(cell) || is_black(cell);
    let beside = board.frame.sides(at).into_iter().filter(|&side| !closed(side));
    beside.into_iter().find(|&side| board.frame.sides(side).into_iter().all(closed))
}

/// The contradiction, within a sentence.
fn end(board: &MarkedBoard<'_>, clash: &[Literal]) -> Message {
    let cells = |a: Literal, b: Literal| (board.cell(a.at()), board.cell(b.at()));
    match *clash {
        [a, b] if !a.is_black() && !b.is_black() => {
            let (a, b) = cells(a, b);
            Clash::SameNumber(a, b).message()
        }
        [a, b] if board.frame.sides(a.at()).contains(&b.at()) => {
            let (a, b) = cells(a, b);
            Clash::BlackNeighbours(a, b).message()
        }
        _ => message!("singles-cut-in-two"),
    }
}

#[cfg(test)]
mod tests {
    use crate::singles::explain::diagram;

    #[test]
    fn find_what_their_diagrams_show() {
        let (short, long) = diagram::halves(include_str!("tries.rs"), "pub const LONG_TRY");
        diagram::check(&super::SHORT_TRY, short);
        diagram::check(&super::LONG_TRY, long);
    }
}
