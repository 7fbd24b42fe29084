//! Techniques `short_try` and `long_try`: suppose the opposite and run into a contradiction.

use super::board::{Board, Deduction, Emit, black_neighbours, colour_name, same_number};
use crate::singles::solve::engine::{BLACK, Drawn, Engine, Literal, OPEN, WHITE, black, white};
use quadrille_core::{Budget, Cell, Language, Stop};

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
    let Some(language) = board.words else {
        return Deduction { targets: vec![at], colour, because: Vec::new(), text: String::new() };
    };
    let clash = engine.clash().to_vec();
    let argument = engine.argument();
    let mut because: Vec<u32> = argument.iter().map(|(l, _)| l >> 1).filter(|&c| c != at).collect();
    because.sort_unstable();
    let text = sentence(board, tried, &argument, &clash, language);
    Deduction { targets: vec![at], colour, because, text }
}

fn sentence(
    board: &Board<'_>,
    tried: Literal,
    argument: &[(Literal, Vec<Literal>)],
    clash: &[Literal],
    language: Language,
) -> String {
    let cell = board.cell(tried >> 1);
    let steps: Vec<_> = argument.iter().filter(|(l, _)| *l != tried).collect();
    let then: String =
        steps.iter().take(SPELLED).map(|(l, why)| then(board, *l, why, language)).collect();
    let and_so_on = and_so_on(steps.len().saturating_sub(SPELLED), language);
    let end = end(board, clash, language);
    let [colour, opposite] = [tried & 1 == 1, tried & 1 == 0].map(|b| colour_name(b, language));
    match language {
        Language::English => format!(
            "Suppose {cell} were {colour}.{then}{and_so_on} But now {end}. So {cell} is {opposite}."
        ),
        Language::French => format!(
            "Supposons {cell} {colour}.{then}{and_so_on} Mais alors {end}. Donc {cell} est {opposite}."
        ),
    }
}

/// One consequence, with what it follows from.
fn then(board: &Board<'_>, literal: Literal, because: &[Literal], language: Language) -> String {
    let cell = board.cell(literal >> 1);
    let colour = colour_name(literal & 1 == 1, language);
    let beside = |one: Literal| board.frame.sides(literal >> 1).contains(&(one >> 1));
    let place = |one: Literal| -> Cell { board.cell(one >> 1) };
    match language {
        Language::English => {
            let why = match because {
                [one] if literal & 1 == 1 => format!("twin of {}", place(*one)),
                [one] if beside(*one) => format!("beside {}", place(*one)),
                _ => "black would split the whites".to_string(),
            };
            format!(" Then {cell} is {colour} ({why}).")
        }
        Language::French => {
            let why = match because {
                [one] if literal & 1 == 1 => format!("jumelle de {}", place(*one)),
                [one] if beside(*one) => format!("à côté de {}", place(*one)),
                _ => "noire, elle couperait les blanches en deux".to_string(),
            };
            format!(" Alors {cell} est {colour} ({why}).")
        }
    }
}

fn and_so_on(more: usize, language: Language) -> String {
    match (language, more) {
        (_, 0) => String::new(),
        (Language::English, n) => format!(" And so on for {n} more cells."),
        (Language::French, 1) => " Et de même pour 1 autre case.".to_string(),
        (Language::French, n) => format!(" Et ainsi de suite pour {n} autres cases."),
    }
}

/// The contradiction, within a sentence.
fn end(board: &Board<'_>, clash: &[Literal], language: Language) -> String {
    match *clash {
        [a, b] if a & 1 == 0 && b & 1 == 0 => {
            same_number(board.cell(a >> 1), board.cell(b >> 1), language)
        }
        [a, b] if board.frame.sides(a >> 1).contains(&(b >> 1)) => {
            black_neighbours(board.cell(a >> 1), board.cell(b >> 1), language)
        }
        _ => match language {
            Language::English => "the blacks cut the whites in two".to_string(),
            Language::French => "les noires coupent les blanches en deux".to_string(),
        },
    }
}
