//! A person pairing cells: positions, moves, and how a position looks.

use super::format::{id, pairing};
use super::rules::{Pair, Pairing, Puzzle, check, why_not};
use super::solve;
use quadrille_core::fields::quoted;
use quadrille_core::{Budget, Cell, Colour, Ground, InputError, Status, View, moves};
use std::fmt::Write;

/// A position: the pairs bound so far, and the cells the player means to leave alone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// The pairs.
    pub pairs: Vec<Pair>,
    /// Cells marked as staying alone.
    pub alone: Vec<u32>,
}

/// What judging a position may cost: a tenth of a second, or a whole board of 100 x 100 whites that
/// pair anywhere. A count of steps and not a time, so that a position stands the same everywhere.
const JUDGING: u64 = 200_000;
/// On larger boards nobody judges.
const MAX_JUDGED: usize = 10_000;

/// Plays `r1c1+r1c2` (binds a pair, or undoes it) or `r1c1=alone` (marks, or unmarks).
pub fn play(puzzle: &Puzzle, state: &mut State, text: &str) -> Result<(), String> {
    let text = text.trim();
    if let Some(name) = text.strip_suffix("=alone") {
        let cell: Cell = name.parse().map_err(|()| unknown(text))?;
        let index = puzzle.index(cell).ok_or_else(|| format!("{cell} is outside the board"))?;
        if let Some(at) = state.alone.iter().position(|c| *c as usize == index) {
            state.alone.remove(at);
            return Ok(());
        }
        if puzzle.colours()[index] == Colour::Black {
            return Err(format!("{cell} is black and pairs with nothing anyway"));
        }
        if let Some(pair) = state.pairs.iter().find(|p| holds(p, index)) {
            return Err(format!("{cell} is already paired: {}", puzzle.name(*pair)));
        }
        state.alone.push(index as u32);
        return Ok(());
    }
    if !text.contains('+') {
        return Err(unknown(text));
    }
    let pair = pairing::read_pair(puzzle, text)?;
    if let Some(at) = state.pairs.iter().position(|p| *p == pair) {
        state.pairs.remove(at);
        return Ok(());
    }
    let (a, b) = (pair.first as usize, pair.second as usize);
    if !puzzle.allows(a, b) {
        return Err(why_not(puzzle, a, b));
    }
    for index in [a, b] {
        if let Some(other) = state.pairs.iter().find(|p| holds(p, index)) {
            let (cell, other) = (puzzle.cell(index), puzzle.name(*other));
            return Err(format!("{cell} is already paired: {other}"));
        }
        state.alone.retain(|c| *c as usize != index);
    }
    state.pairs.push(pair);
    Ok(())
}

fn holds(pair: &Pair, index: usize) -> bool {
    pair.first as usize == index || pair.second as usize == index
}

fn unknown(text: &str) -> String {
    format!("found {}, expected a pair such as r1c1+r1c2, or r1c1=alone", quoted(text))
}

/// Reads moves, each a pair or a mark; unlike moves that are played, none takes another back.
pub fn read(puzzle: &Puzzle, text: &str) -> Result<State, InputError> {
    let mut state = State::default();
    let mut taken = vec![false; puzzle.len()];
    for name in moves::split(text) {
        // Cells' names are one byte a character.
        let column = name.as_ptr() as usize - text.as_ptr() as usize + 1;
        let wrong = |what: String| InputError::at(1, column, what);
        if name.ends_with("=alone") {
            play(puzzle, &mut state, name).map_err(wrong)?;
        } else {
            // Not through `play`: looking for the cells in a long list of pairs takes long.
            let pair = pairing::read_pair(puzzle, name).map_err(wrong)?;
            let (a, b) = (pair.first as usize, pair.second as usize);
            if !puzzle.allows(a, b) {
                return Err(wrong(why_not(puzzle, a, b)));
            }
            for index in [a, b] {
                if std::mem::replace(&mut taken[index], true) {
                    return Err(wrong(format!("{} is in two pairs", puzzle.cell(index))));
                }
            }
            state.pairs.push(pair);
        }
    }
    if let Some(index) = state.alone.iter().find(|c| taken[**c as usize]) {
        let cell = puzzle.cell(*index as usize);
        return Err(InputError::new(format!("{cell} is marked alone and also paired")));
    }
    Ok(state)
}

/// Writes what [`read`] reads.
pub fn write(puzzle: &Puzzle, state: &State) -> String {
    let mut text = pairing::write(puzzle, &Pairing { pairs: state.pairs.clone() });
    for cell in &state.alone {
        let dot = if text.is_empty() { "" } else { ";" };
        let _ = write!(text, "{dot}{}=alone", puzzle.cell(*cell as usize));
    }
    text
}

/// How a position stands: won when the score is known to be the least possible, which a board that
/// is too large or too hard to judge between two moves leaves open.
pub fn status(puzzle: &Puzzle, state: &State) -> Status {
    judged(puzzle, state, JUDGING)
}

fn judged(puzzle: &Puzzle, state: &State, nodes: u64) -> Status {
    let pairing = Pairing { pairs: state.pairs.clone() };
    let mut status = Status::default();
    if let Err(broken) = check(puzzle, &pairing) {
        status.breaks(&broken.cells, broken.what);
    }
    let mut open = vec![true; puzzle.len()];
    for pair in &state.pairs {
        open[pair.first as usize] = false;
        open[pair.second as usize] = false;
    }
    status.over = is_over(puzzle, &open);
    let score = puzzle.score(&pairing);
    status.counts.insert("score", score);
    status.counts.insert("pairs", state.pairs.len() as i64);
    if puzzle.len() <= MAX_JUDGED
        && let Ok(best) = solve::least_score(puzzle, &mut Budget::unlimited().with_nodes(nodes))
    {
        status.counts.insert("best", best);
        status.won = score == best;
    }
    status
}

/// Whether no two open cells may still pair.
fn is_over(puzzle: &Puzzle, open: &[bool]) -> bool {
    let beside = |a: usize| puzzle.beside(a).any(|b| b > a && open[b]);
    if (0..puzzle.len()).any(|a| open[a] && beside(a)) {
        return false;
    }
    let white = |i: &usize| open[*i] && puzzle.colours()[*i] == Colour::White;
    let mut whites = (0..puzzle.len()).filter(white);
    match (whites.next(), whites.next()) {
        (Some(a), Some(b)) => !puzzle.allows(a, b),
        _ => true,
    }
}

/// A picture: every cell with its colour and value, pairs as links.
pub fn view(puzzle: &Puzzle, state: &State) -> View {
    let mut view = View::plain(puzzle.rows(), puzzle.cols());
    for index in 0..puzzle.len() {
        let cell = view.at(puzzle.cell(index));
        let colour = puzzle.colours()[index];
        cell.ground = Ground::Tint(colour);
        cell.given = true;
        if colour != Colour::Black {
            cell.text = puzzle.values()[index].to_string();
        }
    }
    let ends = |p: &Pair| (puzzle.cell(p.first as usize), puzzle.cell(p.second as usize));
    view.links = state.pairs.iter().map(ends).collect();
    view.caption = caption(puzzle, state);
    view
}

fn caption(puzzle: &Puzzle, state: &State) -> String {
    let score = puzzle.score(&Pairing { pairs: state.pairs.clone() });
    let pairs = state.pairs.len();
    format!("score {score}, {pairs} pair{}", if pairs == 1 { "" } else { "s" })
}

/// The board, and what the pairs so far make of it.
pub fn draw_text(puzzle: &Puzzle, state: &State) -> String {
    let board = draw_board(puzzle, &state.pairs);
    format!("{board}w white, r red, b blue, g green, ## black; {}\n", caption(puzzle, state))
}

/// Letters for colours, lines for pairs; two whites at a distance share a number in brackets.
pub fn draw_board(puzzle: &Puzzle, pairs: &[Pair]) -> String {
    let cols = puzzle.cols();
    let mut right = vec![false; puzzle.len()];
    let mut below = vec![false; puzzle.len()];
    let mut far = vec![0usize; puzzle.len()];
    let mut count = 0;
    for pair in pairs {
        let (a, b) = (pair.first as usize, pair.second as usize);
        if !puzzle.adjacent(a, b) {
            count += 1;
            far[a] = count;
            far[b] = count;
        } else if b == a + 1 {
            right[a] = true;
        } else {
            below[a] = true;
        }
    }
    let label = |i: usize| {
        let mut text = match puzzle.colours()[i] {
            Colour::Black => "##".to_string(),
            colour => format!("{}{}", id::letter(colour), puzzle.values()[i]),
        };
        if far[i] > 0 {
            let _ = write!(text, "[{}]", far[i]);
        }
        text
    };
    let labels: Vec<String> = (0..puzzle.len()).map(label).collect();
    let width = labels.iter().map(String::len).max().unwrap_or(1);
    let mut out = String::new();
    for row in 0..puzzle.rows() {
        let mut under = String::new();
        for i in row * cols..(row + 1) * cols {
            let fill = if right[i] { "-" } else { " " };
            out.push_str(&labels[i]);
            out.push_str(&fill.repeat(width - labels[i].len() + 2));
            under.push_str(if below[i] { "|" } else { " " });
            under.push_str(&" ".repeat(width + 1));
        }
        out.truncate(out.trim_end().len());
        out.push('\n');
        if row + 1 < puzzle.rows() {
            out.push_str(under.trim_end());
            out.push('\n');
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrille_core::Options;

    #[test]
    fn a_position_is_judged_within_bounds() {
        let puzzle = id::read("2x2:w1w2w3w4", &Options::new()).unwrap();
        let best = read(&puzzle, "r1c1+r1c2, r2c1+r2c2").unwrap();
        let other = read(&puzzle, "r1c1+r2c1;r1c2+r2c2").unwrap();
        assert!(status(&puzzle, &best).won && !status(&puzzle, &other).won);
        // Nobody knows yet: not won, and no best score is claimed.
        let open = judged(&puzzle, &best, 0);
        assert!(!open.won && !open.counts.contains_key("best"));
        assert_eq!(open.counts["score"], 2);
    }

    #[test]
    fn a_wrong_move_in_a_position_has_its_place() {
        let puzzle = id::read("2x2:w1w2w3w4", &Options::new()).unwrap();
        let error = read(&puzzle, "r1c1+r1c2;r1c1+r2c1").unwrap_err();
        assert_eq!(error.at, Some((1, 11)), "{error}");
    }
}
