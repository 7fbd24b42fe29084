//! Techniques `short_try` and `long_try`: suppose the opposite and run into a contradiction.

use super::board::{Board, Deduction, Emit};
use crate::singles::solve::engine::{BLACK, Drawn, Engine, Literal, OPEN, WHITE, black, white};
use quadrille_core::{Budget, Stop};

/// The name of a try that a person can follow in the head.
pub const SHORT: &str = "short_try";
/// The name of a try that needs paper.
pub const LONG: &str = "long_try";

/// How many cells a short try may colour before it must have failed.
pub const SHORT_REACH: usize = 8;

/// How many steps of an argument a sentence spells out.
const SPELLED: usize = 16;

/// Tries both colours of every open cell, colouring at most `reach` cells each time.
///
/// Every try starts from the same board, so that each argument stands on its own.
pub fn scan(
    board: &Board<'_>,
    reach: usize,
    budget: &mut Budget,
    emit: &mut Emit<'_>,
) -> Result<(), Stop> {
    let mut engine = Engine::new(board.puzzle, board.twins, false);
    if !engine.adopt(board.colours(), budget)? {
        return Ok(());
    }
    let limit = engine.trail().len().saturating_add(reach);
    for at in board.frame.inside() {
        for literal in [black(at), white(at)] {
            if board.colour(at) != OPEN || engine.colour(at) != OPEN {
                continue;
            }
            budget.tick()?;
            engine.decide(literal);
            if engine.propagate_within(limit, budget)? == Drawn::Conflict {
                let found = deduction(board, &mut engine, literal);
                engine.backtrack(0);
                if !emit(found) {
                    return Ok(());
                }
                break;
            }
            engine.backtrack(0);
        }
    }
    Ok(())
}

fn deduction(board: &Board<'_>, engine: &mut Engine<'_>, tried: Literal) -> Deduction {
    let at = tried >> 1;
    let colour = if tried & 1 == 1 { WHITE } else { BLACK };
    if !board.wordy {
        return Deduction { targets: vec![at], colour, because: Vec::new(), text: String::new() };
    }
    let clash = engine.clash().to_vec();
    let argument = engine.argument();
    let mut because: Vec<u32> = argument.iter().map(|(l, _)| l >> 1).filter(|&c| c != at).collect();
    because.sort_unstable();
    let text = sentence(board, tried, &argument, &clash);
    Deduction { targets: vec![at], colour, because, text }
}

fn sentence(
    board: &Board<'_>,
    tried: Literal,
    argument: &[(Literal, Vec<Literal>)],
    clash: &[Literal],
) -> String {
    let name = |l: Literal| board.cell(l >> 1).to_string();
    let mut text = format!("Suppose {} were {}.", name(tried), colour_name(tried));
    let steps: Vec<_> = argument.iter().filter(|(l, _)| *l != tried).collect();
    for (literal, because) in steps.iter().take(SPELLED) {
        let why = match because.as_slice() {
            [one] if literal & 1 == 1 => format!("twin of {}", name(*one)),
            [one] if board.frame.sides(literal >> 1).contains(&(one >> 1)) => {
                format!("beside {}", name(*one))
            }
            _ => "black would split the whites".to_string(),
        };
        text.push_str(&format!(" Then {} is {} ({why}).", name(*literal), colour_name(*literal)));
    }
    if steps.len() > SPELLED {
        text.push_str(&format!(" And so on for {} more cells.", steps.len() - SPELLED));
    }
    let end = match clash {
        [a, b] if a & 1 == 0 && b & 1 == 0 => {
            format!("{} and {} show the same number in one line", name(*a), name(*b))
        }
        [a, b] if board.frame.sides(a >> 1).contains(&(b >> 1)) => {
            format!("{} and {} are black neighbours", name(*a), name(*b))
        }
        _ => "the blacks cut the whites in two".to_string(),
    };
    let opposite = colour_name(tried ^ 1);
    text.push_str(&format!(" But now {end}. So {} is {opposite}.", name(tried)));
    text
}

fn colour_name(literal: Literal) -> &'static str {
    if literal & 1 == 1 { "black" } else { "white" }
}
