//! `quadrille check`: the referee.

use crate::failure::Failure;
use crate::language;
use crate::{input, output};
use clap::{Arg, ArgMatches, Command, value_parser};
use quadrille_core::{Message, message};
use std::ffi::OsString;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    let command = Command::new(name)
        .about("Say whether a solution is right, and which rule is broken where")
        .after_help(
            "Exit status: 0 right, 1 wrong, 2 not a solution at all.\n\n\
             Examples:\n  \
             quadrille check towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1 1342423124133124\n  \
             quadrille check puzzle.csv solution.txt --game towers",
        );
    input::puzzle_arguments(command)
        .arg(
            Arg::new("solution")
                .value_name("SOLUTION")
                .required_unless_present("proof")
                .value_parser(value_parser!(OsString))
                .help("The solution's text, a file, or - for standard input"),
        )
        .arg(
            Arg::new("proof")
                .long("proof")
                .value_name("FILE")
                .value_parser(value_parser!(OsString))
                .help("Verify a proof written by `solve --proof` (Pegs, Pairs)"),
        )
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let puzzle = input::puzzle(arguments)?;
    let locale = language::of(arguments);
    let say = |what: Message| output::print_line(&locale.say(&what));
    if let Some(solution) = arguments.get_one::<OsString>("solution") {
        match puzzle.check(input::text_or_file(solution)?.trim())? {
            Ok(None) => say(message!("check-right"))?,
            Ok(Some(objective)) => say(message!("check-right-objective", objective = objective))?,
            Err(broken) => {
                say(match broken.cells.as_slice() {
                    [] => message!("check-wrong-answer", what = broken.what),
                    cells => message!("check-wrong-answer-at", what = broken.what, cells = cells),
                })?;
                return Ok(ExitCode::from(1));
            }
        }
    }
    if let Some(proof) = arguments.get_one::<OsString>("proof") {
        if proof != "-" && !input::is_file(proof) {
            return Err(Failure::new(message!("cli-no-file")).within(proof.display()));
        }
        match puzzle.check_certificate(&input::text_or_file(proof)?) {
            Ok(what) => say(message!("check-proof-holds", what = what))?,
            Err(broken) => {
                say(message!("check-proof-fails", what = broken.what))?;
                return Ok(ExitCode::from(1));
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}
