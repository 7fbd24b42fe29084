//! From the layers of a search by moves back to a play.

use super::chains;
use super::word_board::{Hop, WordBoard};
use crate::pegs::dense::Way;
use crate::pegs::field::Jump;
use std::collections::HashSet;

/// The canonical positions of a play from the first layer to an end that one move makes of the last: one of each layer but
/// the first, and the end. Nothing without a layer.
pub fn path(board: &WordBoard, layers: &[Vec<u64>], end: u64) -> Vec<u64> {
    if layers.is_empty() {
        return Vec::new();
    }
    let mut path = vec![end];
    for layer in layers.iter().skip(1).rev() {
        let before = forms(board, path[path.len() - 1], Way::Back);
        path.extend(layer.iter().find(|p| before.contains(p)));
    }
    path.reverse();
    path
}

/// The canonical positions of a play on from a position of which a move makes one of the last layer: one of each.
pub fn onward(board: &WordBoard, layers: &[Vec<u64>], mut position: u64) -> Vec<u64> {
    let next = |layer: &Vec<u64>| {
        let after = forms(board, position, Way::On);
        position = *layer.iter().find(|p| after.contains(p))?;
        Some(position)
    };
    layers.iter().rev().map_while(next).collect()
}

/// The canonical forms of everything that one move, played or taken back, makes of a position.
fn forms(board: &WordBoard, position: u64, way: Way) -> HashSet<u64> {
    let mut found = HashSet::new();
    chains::each(board, position, way, &mut |other| {
        found.insert(board.canonical(other));
    });
    found
}

/// The jumps of a play through the images of given positions.
pub fn walk(board: &WordBoard, start: u64, path: &[u64]) -> Vec<Jump> {
    let (mut position, mut jumps) = (start, Vec::new());
    for &form in path {
        let mut chain = Vec::new();
        position = chain_to(board, position, None, form, &mut chain).unwrap_or(position);
        jumps.extend(chain);
    }
    jumps
}

/// The jumps by one peg (on `at`, if it has moved already) that lead to an image of a position.
fn chain_to(
    board: &WordBoard,
    position: u64,
    at: Option<usize>,
    form: u64,
    chain: &mut Vec<Jump>,
) -> Option<u64> {
    if at.is_some() && board.canonical(position) == form {
        return Some(position);
    }
    for hop in board.hops.iter().filter(|h| h.fits(position)) {
        if at.is_none_or(|at| at == hop.jump.from) {
            chain.push(hop.jump);
            let end = chain_to(board, position ^ hop.all, Some(hop.jump.to), form, chain);
            if end.is_some() {
                return end;
            }
            chain.pop();
        }
    }
    None
}

/// The jumps of a play through the images of given positions, one jump to each.
pub fn jumps(board: &WordBoard, start: u64, path: &[u64]) -> Vec<Jump> {
    let mut position = start;
    let step = |form: &u64| {
        let leads = |hop: &&Hop| hop.fits(position) && board.canonical(position ^ hop.all) == *form;
        let hop = board.hops.iter().find(leads)?;
        position ^= hop.all;
        Some(hop.jump)
    };
    path.iter().map_while(step).collect()
}
