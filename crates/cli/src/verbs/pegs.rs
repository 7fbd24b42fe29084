//! `quadrille pegs`: what only Pegs has, counting positions and seeing what the reports' heuristics see.

use super::census::{self, board, board_arguments};
use crate::failure::Failure;
use crate::{language, output};
use clap::{Arg, ArgMatches, Command, value_parser};
use quadrille_core::{Grid, Locale, Message, message};
use quadrille_games::pegs::agglomeration::{Choice, choices, matrix, sum};
use quadrille_games::pegs::rules::{Puzzle, Spot};
use std::fmt::Write;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    Command::new(name)
        .about("What only Pegs has: counting positions, agglomeration matrices")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(census::command())
        .subcommand(agglomeration_command())
}

fn agglomeration_command() -> Command {
    Command::new("agglomeration")
        .about("Show the reports' matrices M(G) and MP(G) and what each jump makes of their sums")
        .after_help(
            "M(G) holds for each cell how many of its eight neighbours are pegs; MP(G) takes the penalty\n\
             off each empty hole. `gather` plays the jump after which the sum of M is greatest,\n\
             `gather-penalised` that of MP.\n\n\
             Examples:\n  \
             quadrille pegs agglomeration english\n  \
             quadrille pegs agglomeration cross:7x5 --penalty 6",
        )
        .args(board_arguments())
        .arg(
            Arg::new("penalty")
                .long("penalty")
                .value_name("K")
                .value_parser(value_parser!(i64).range(0..=1_000_000))
                .default_value("4")
                .help("What MP takes off an empty hole; report 002's example has 6"),
        )
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    match arguments.subcommand() {
        Some(("agglomeration", arguments)) => agglomeration(arguments),
        Some(("census", arguments)) => census::run(arguments),
        _ => Err(Failure::new(message!("pegs-verb"))),
    }
}

fn agglomeration(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let puzzle = board(arguments)?;
    let penalty = *arguments.get_one::<i64>("penalty").expect("has a default");
    let locale = language::of(arguments);
    let (shape, start) = (puzzle.shape(), puzzle.start());
    let [plain, penalised] = [0, penalty].map(|k| matrix(shape, start, k));
    let mut text = String::new();
    let penalised_name = message!("agglomeration-penalised", penalty = penalty);
    for (name, matrix) in [(Message::verbatim("M(G)"), &plain), (penalised_name, &penalised)] {
        let title = message!("agglomeration-sum", matrix = name, sum = sum(matrix));
        let _ = writeln!(text, "{}", locale.say(&title));
        rows(&mut text, start, matrix);
    }
    let choices = choices(&puzzle, penalty);
    listed(&mut text, &choices, locale);
    let shift = penalty * (holes(&puzzle) + 1);
    if !choices.is_empty() {
        text.push_str(&locale.say(&message!("pegs-agglomeration-shift", shift = shift)));
        text.push('\n');
    }
    output::print(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

fn holes(puzzle: &Puzzle) -> i64 {
    puzzle.start().values().iter().filter(|spot| **spot == Spot::Hole).count() as i64
}

/// A matrix, blank where the board has no cell.
fn rows(text: &mut String, start: &Grid<Spot>, matrix: &Grid<i64>) {
    let width = matrix.values().iter().map(|v| v.to_string().len()).max().unwrap_or(1) + 1;
    for (row, spots) in
        matrix.values().chunks(matrix.cols()).zip(start.values().chunks(start.cols()))
    {
        let mut line = String::new();
        for (value, spot) in row.iter().zip(spots) {
            let _ = match spot {
                Spot::Nothing => write!(line, "{:>width$}", ""),
                _ => write!(line, "{value:>width$}"),
            };
        }
        let _ = writeln!(text, "{}", line.trim_end());
    }
    text.push('\n');
}

/// The jumps with both sums, a star at what each heuristic may play.
fn listed(text: &mut String, choices: &[Choice], locale: Locale) {
    let most = |pick: fn(&Choice) -> i64| choices.iter().map(pick).max();
    let (plain, penalised) = (most(|c| c.plain), most(|c| c.penalised));
    let [jump, of_m, of_mp] = [
        message!("agglomeration-jump"),
        message!("agglomeration-plain"),
        message!("agglomeration-less"),
    ]
    .map(|word| locale.say(&word));
    let _ = writeln!(text, "{jump:<14}{of_m:>10} {of_mp:>11}");
    for choice in choices {
        let jump = format!("{}-{}", choice.from, choice.to);
        let star = |best: bool| if best { '*' } else { ' ' };
        let (m, mp) =
            (star(Some(choice.plain) == plain), star(Some(choice.penalised) == penalised));
        let _ = writeln!(text, "{jump:<14}{:>9}{m}{:>11}{mp}", choice.plain, choice.penalised);
    }
}
