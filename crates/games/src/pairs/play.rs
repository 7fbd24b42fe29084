//! A person pairing cells: positions, moves, and how a position looks.

use super::Pairs;
use super::format::{found, id, pairing};
use super::rules::{Pair, Pairing, Puzzle, why_not};
use quadrille_core::{
    Cell, Colour, Ground, InputError, Message, Piece, Play, Rules, Status, View, message, moves,
};
use std::fmt::Write;

/// A position: the pairs bound so far, and the cells the player means to leave alone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct State {
    /// The pairs.
    pub pairs: Vec<Pair>,
    /// Cells marked as staying alone.
    pub alone: Vec<u32>,
}

impl State {
    /// The cells whose fate is chosen.
    pub fn decided(&self) -> impl Iterator<Item = usize> + '_ {
        let bound = self.pairs.iter().flat_map(|pair| [pair.first, pair.second]);
        bound.chain(self.alone.iter().copied()).map(|cell| cell as usize)
    }
}

/// What judging a position may cost: a tenth of a second, or a whole board of 100 x 100 whites that
/// pair anywhere. A count of steps and not a time, so that a position stands the same everywhere.
const JUDGING: u64 = 200_000;
/// On larger boards nobody judges.
#[cfg(feature = "solve")]
const MAX_JUDGED: usize = 10_000;

impl Play for Pairs {
    type State = State;

    fn start(_: &Puzzle) -> State {
        State::default()
    }

    fn finish(_: &Puzzle, solution: &Pairing) -> State {
        State { pairs: solution.pairs.clone(), alone: Vec::new() }
    }

    /// Plays `r1c1+r1c2` (binds a pair, or undoes it) or `r1c1=alone` (marks, or unmarks).
    fn play(puzzle: &Puzzle, state: &mut State, text: &str) -> Result<(), InputError> {
        let text = text.trim();
        let played = match text.strip_suffix("=alone") {
            Some(name) => mark(puzzle, state, name),
            None if text.contains('+') => bind(puzzle, state, text),
            // How a page once wrote the undoing of a pair.
            None if text.contains('/') => bind(puzzle, state, &text.replace('/', "+")),
            None => Err(unknown(text)),
        };
        played.map_err(InputError::new)
    }

    /// Reads moves, each a pair or a mark; unlike moves that are played, none takes another back.
    fn read_progress(puzzle: &Puzzle, text: &str) -> Result<State, InputError> {
        let mut state = State::default();
        let mut taken = vec![false; puzzle.len()];
        for name in moves::split(text) {
            // Cells' names are one byte a character.
            let column = name.as_ptr() as usize - text.as_ptr() as usize + 1;
            let wrong = |what: Message| InputError::at(1, column, what);
            if let Some(name) = name.strip_suffix("=alone") {
                mark(puzzle, &mut state, name).map_err(wrong)?;
            } else {
                // Not through `bind`: looking for the cells in a long list of pairs takes long.
                let pair = pairing::read_pair(puzzle, name).map_err(wrong)?;
                let (a, b) = (pair.first as usize, pair.second as usize);
                if !puzzle.allows(a, b) {
                    return Err(wrong(why_not(puzzle, a, b)));
                }
                for index in [a, b] {
                    if std::mem::replace(&mut taken[index], true) {
                        return Err(wrong(message!("pairs-twice", cell = puzzle.cell(index))));
                    }
                }
                state.pairs.push(pair);
            }
        }
        if let Some(index) = state.alone.iter().find(|c| taken[**c as usize]) {
            let cell = puzzle.cell(*index as usize);
            return Err(InputError::new(message!("pairs-alone-and-paired", cell = cell)));
        }
        Ok(state)
    }

    fn write_progress(puzzle: &Puzzle, state: &State) -> String {
        let mut text = pairing::write(puzzle, &Pairing { pairs: state.pairs.clone() });
        for cell in &state.alone {
            let dot = if text.is_empty() { "" } else { ";" };
            let _ = write!(text, "{dot}{}=alone", puzzle.cell(*cell as usize));
        }
        text
    }

    /// Won when the score is known to be the least possible, which a board that is too large or too
    /// hard to judge between two moves leaves open.
    fn status(puzzle: &Puzzle, state: &State) -> Status {
        judged(puzzle, state, JUDGING)
    }

    /// A picture: every cell with its colour and value, pairs as links.
    fn view(puzzle: &Puzzle, state: &State) -> View {
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
        for index in state.pairs.iter().flat_map(|pair| [pair.first, pair.second]) {
            view.at(puzzle.cell(index as usize)).faint = true;
        }
        for &index in &state.alone {
            view.at(puzzle.cell(index as usize)).piece = Piece::Circle;
        }
        let ends = |p: &Pair| (puzzle.cell(p.first as usize), puzzle.cell(p.second as usize));
        view.links = state.pairs.iter().map(ends).collect();
        view.caption = caption(puzzle, state).to_string();
        view
    }

    /// The board, and what the pairs so far make of it.
    fn draw_text(puzzle: &Puzzle, state: &State) -> String {
        let board = draw_board(puzzle, &state.pairs);
        let legend = message!("pairs-legend", caption = caption(puzzle, state));
        format!("{board}{legend}\n")
    }
}

/// Marks a cell as staying alone, or takes the mark back.
fn mark(puzzle: &Puzzle, state: &mut State, name: &str) -> Result<(), Message> {
    let cell: Cell = name.parse().map_err(|()| unknown(&format!("{name}=alone")))?;
    let index = puzzle.index(cell).ok_or_else(|| pairing::off_board(puzzle, cell))?;
    if let Some(at) = state.alone.iter().position(|c| *c as usize == index) {
        state.alone.remove(at);
        return Ok(());
    }
    if puzzle.colours()[index] == Colour::Black {
        return Err(message!("pairs-alone-anyway", cell = cell));
    }
    refuse_bound(puzzle, state, index)?;
    state.alone.push(index as u32);
    Ok(())
}

/// Binds a pair, or undoes it.
fn bind(puzzle: &Puzzle, state: &mut State, name: &str) -> Result<(), Message> {
    let pair = pairing::read_pair(puzzle, name)?;
    if let Some(at) = state.pairs.iter().position(|p| *p == pair) {
        state.pairs.remove(at);
        return Ok(());
    }
    let (a, b) = (pair.first as usize, pair.second as usize);
    if !puzzle.allows(a, b) {
        return Err(why_not(puzzle, a, b));
    }
    refuse_bound(puzzle, state, a)?;
    refuse_bound(puzzle, state, b)?;
    state.alone.retain(|c| ![a, b].contains(&(*c as usize)));
    state.pairs.push(pair);
    Ok(())
}

/// A cell in a pair is in no other.
fn refuse_bound(puzzle: &Puzzle, state: &State, index: usize) -> Result<(), Message> {
    let holds = |p: &&Pair| p.first as usize == index || p.second as usize == index;
    match state.pairs.iter().find(holds) {
        Some(pair) => Err(message!(
            "pairs-already-paired",
            cell = puzzle.cell(index),
            pair = puzzle.name(*pair)
        )),
        None => Ok(()),
    }
}

fn unknown(text: &str) -> Message {
    found(text, message!("pairs-expected-move"))
}

/// How a position stands, its least score sought for so many nodes.
fn judged(puzzle: &Puzzle, state: &State, nodes: u64) -> Status {
    let pairing = Pairing { pairs: state.pairs.clone() };
    let mut status = Status::default();
    if let Err(broken) = Pairs::check(puzzle, &pairing) {
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
    if let Some(best) = least_score(puzzle, nodes) {
        status.counts.insert("best", best);
        status.won = score == best;
    }
    status
}

/// The least score, if it can be found so soon.
#[cfg(feature = "solve")]
fn least_score(puzzle: &Puzzle, nodes: u64) -> Option<i64> {
    let judged = puzzle.len() <= MAX_JUDGED;
    let mut budget = quadrille_core::Budget::unlimited().with_nodes(nodes);
    judged.then(|| super::solve::least_score(puzzle, &mut budget).ok()).flatten()
}

/// Nobody is here to find it.
#[cfg(not(feature = "solve"))]
fn least_score(_: &Puzzle, _: u64) -> Option<i64> {
    None
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

/// The line under a picture.
fn caption(puzzle: &Puzzle, state: &State) -> Message {
    let score = puzzle.score(&Pairing { pairs: state.pairs.clone() });
    message!("pairs-caption", score = score, pairs = state.pairs.len())
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

    #[test]
    fn a_position_is_judged_within_bounds() {
        let puzzle: Puzzle = "2x2:w1w2w3w4".parse().unwrap();
        let best = Pairs::read_progress(&puzzle, "r1c1+r1c2, r2c1+r2c2").unwrap();
        let other = Pairs::read_progress(&puzzle, "r1c1+r2c1;r1c2+r2c2").unwrap();
        assert!(Pairs::status(&puzzle, &best).won && !Pairs::status(&puzzle, &other).won);
        // Nobody knows yet: not won, and no best score is claimed.
        let open = judged(&puzzle, &best, 0);
        assert!(!open.won && !open.counts.contains_key("best"));
        assert_eq!(open.counts["score"], 2);
    }

    #[test]
    fn a_wrong_move_in_a_position_has_its_place() {
        let puzzle: Puzzle = "2x2:w1w2w3w4".parse().unwrap();
        let error = Pairs::read_progress(&puzzle, "r1c1+r1c2;r1c1+r2c1").unwrap_err();
        assert_eq!(error.at, Some((1, 11)), "{error}");
    }
}
