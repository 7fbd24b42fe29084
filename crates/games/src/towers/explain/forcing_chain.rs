//! Technique `forcing_chain`: a chain of cells with two heights each.

use super::board::{Board, Finding};
use crate::towers::heights::{self, HeightSet};
use quadrille_core::{Cell, Language};
use std::collections::VecDeque;

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "forcing_chain";

/// Follows "if this cell is not a" through cells with two heights to another cell that is then a.
///
/// One of the two ends is a in any case, so a cell that sees both is not.
///
/// ```text
/// 12  .  23        r1c1 not 1 -> 2 -> r1c3 is 3 -> r3c3 is 1
///  .  .  .
/// 1x  .  13        so r3c1 is not 1
/// ```
pub fn find(board: &mut Board<'_>) -> Option<Finding> {
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

fn follow(board: &Board<'_>, pairs: &[Cell], start: Cell, avoided: usize) -> Option<Finding> {
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
                return Some(tell(board, pairs, &chain, avoided, rule_out));
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

fn tell(
    board: &Board<'_>,
    pairs: &[Cell],
    chain: &[&Link],
    avoided: HeightSet,
    rule_out: Vec<(Cell, HeightSet)>,
) -> Finding {
    let cells: Vec<Cell> = chain.iter().map(|link| pairs[link.pair]).collect();
    let name = |link: &&Link| format!("{}={}", pairs[link.pair], link.height.trailing_zeros());
    let forced: Vec<String> = chain.iter().map(name).collect();
    let (start, height) = (cells[0], avoided.trailing_zeros());
    let targets: Vec<Cell> = rule_out.iter().map(|&(cell, _)| cell).collect();
    let targets_listed = board.language.and(&targets);
    let text = match board.language {
        Language::English => format!(
            "If {start} is not {height}, then {}: one end of this chain is {height} in any case, \
             so {targets_listed} is not.",
            forced.join(", then ")
        ),
        Language::French => format!(
            "Si {start} ne vaut pas {height}, alors {} : un bout de cette chaîne vaut {height} \
             dans tous les cas, donc {targets_listed} ne {} pas {height}.",
            forced.join(", puis "),
            if targets.len() == 1 { "vaut" } else { "valent" }
        ),
    };
    Finding::not(NAME, rule_out, text).because(cells)
}
