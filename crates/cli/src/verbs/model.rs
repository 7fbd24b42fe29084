//! `quadrille model`: the puzzle as an integer program or a formula, for any other solver.

use crate::failure::Failure;
use crate::{input, output};
use clap::{Arg, ArgMatches, Command};
use quadrille_core::ModelKind;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    let command = Command::new(name)
        .about("Write the exact integer program or formula of a puzzle")
        .after_help(
            "Examples:\n  \
             quadrille model puzzle.csv --game towers --to lp --out puzzle.lp && cbc puzzle.lp\n  \
             quadrille model puzzle.csv --game towers --to cnf | cadical",
        );
    input::puzzle_arguments(command)
        .arg(
            Arg::new("to")
                .long("to")
                .value_name("FORMAT")
                .required(true)
                .value_parser(["lp", "mps", "cnf"])
                .help("lp: CPLEX LP; mps: free MPS; cnf: DIMACS"),
        )
        .arg(output::out("Write to a file instead of standard output"))
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let kind = match arguments.get_one::<String>("to").map(String::as_str) {
        Some("lp") => ModelKind::Lp,
        Some("mps") => ModelKind::Mps,
        _ => ModelKind::Cnf,
    };
    let text = input::puzzle(arguments)?.model(kind)?;
    output::write(arguments, text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
