//! Technique `forcing_chain`: a chain of cells with two heights each.

use super::EXTREME;
use super::board::KnownBoard;
use super::finding::{Finding, Why};
use crate::towers::heights::{self, HeightSet};
use crate::towers::rules::Towers;
use quadrille_core::{Cell, Technique};
use std::collections::VecDeque;

/// A chain of cells with two heights each.
pub const FORCING_CHAIN: Technique<Towers> = Technique {
    name: "forcing_chain",
    level: EXTREME,
    weight: 30,
    find: |board, _, _| Ok(find(board).into_iter().collect()),
};

/// Follows "if this cell is not a" through cells with two heights to another cell that is then a.
///
/// One of the two ends is a in any case, so a cell that sees both is not.
///
/// ```text
/// 12 . 23        12 . 23        (r1c1 not 1 -> 2 -> r1c3 is 3 -> r3c3 is 1)
/// .  . .    ->   .  . .
/// .  . 13        23 . 13
/// ```
fn find(board: &mut KnownBoard<'_>) -> Option<Finding> {
    let pair = |cell: Cell| board.possible(cell).count_ones() == 2;
    let pairs: Vec<Cell> = board.puzzle.cells().filter(|&cell| pair(cell)).collect();
    for &start in &pairs {
        for avoided in heights::members(board.possible(start)) {
            if let Some(finding) = follow(board, &pairs, start, avoided) {
                return Some(finding);
            }
        }
    }
    None
}

fn sees(a: Cell, b: Cell) -> bool {
    a != b && (a.row == b.row || a.col == b.col)
}

/// A link of a chain: the cell at an index of the pairs takes a height, forced by an earlier link.
struct Link {
    pair: usize,
    height: HeightSet,
    from: usize,
}

fn follow(board: &KnownBoard<'_>, pairs: &[Cell], start: Cell, avoided: usize) -> Option<Finding> {
    let avoided = heights::only(avoided);
    let first = pairs.iter().position(|&cell| cell == start)?;
    let mut links = vec![Link { pair: first, height: board.possible(start) & !avoided, from: 0 }];
    // The shortest chain is the easiest to follow, so nearest links first.
    let mut waiting = VecDeque::from([0]);
    let mut met = vec![false; pairs.len()];
    met[first] = true;
    while let Some(at) = waiting.pop_front() {
        let (here, height) = (pairs[links[at].pair], links[at].height);
        if at > 0 && height == avoided {
            let rule_out: Vec<_> = board
                .puzzle
                .cells()
                .filter(|&cell| sees(cell, start) && sees(cell, here))
                .filter(|&cell| board.possible(cell) & avoided != 0)
                .map(|cell| (cell, avoided))
                .collect();
            if !rule_out.is_empty() {
                let chain = chain_to(&links, at);
                let tower =
                    |link: &&Link| (pairs[link.pair], link.height.trailing_zeros() as usize);
                let chain: Vec<_> = chain.iter().map(tower).collect();
                let cells = chain.iter().map(|&(cell, _)| cell).collect();
                return Some(Finding::not(rule_out, Why::ForcingChain(chain)).because(cells));
            }
        }
        for (index, &next) in pairs.iter().enumerate() {
            if !met[index] && sees(here, next) && board.possible(next) & height != 0 {
                met[index] = true;
                waiting.push_back(links.len());
                links.push(Link { pair: index, height: board.possible(next) & !height, from: at });
            }
        }
    }
    None
}

/// The links that lead to one of them, the first one first.
fn chain_to(links: &[Link], end: usize) -> Vec<&Link> {
    let mut at = end;
    let mut chain = vec![&links[at]];
    while at > 0 {
        at = links[at].from;
        chain.push(&links[at]);
    }
    chain.reverse();
    chain
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::towers::explain::diagram;

    #[test]
    fn it_finds_what_its_diagram_shows() {
        diagram::shows(&FORCING_CHAIN, include_str!("forcing_chain.rs"));
    }
}
