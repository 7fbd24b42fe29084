//! `quadrille model`: the puzzle as an integer program or a formula, for any other solver.

use crate::failure::Failure;
use crate::{input, output};
use clap::{Arg, ArgMatches, Command};
use quadrille_core::{ModelKind, message};
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    let command = Command::new(name)
        .about("Write the exact integer program or formula of a puzzle")
        .after_help(
            "Examples:\n  \
             quadrille model puzzle.csv --game towers --to lp --out puzzle.lp && cbc puzzle.lp\n  \
             quadrille model puzzle.csv --game towers --to cnf | cadical\n  \
             quadrille model unruly:6x6:faCADAJeBd --to opb --method mip-2colour",
        );
    input::puzzle_arguments(command)
        .arg(
            Arg::new("to")
                .long("to")
                .value_name("FORMAT")
                .required(true)
                .value_parser(["lp", "mps", "cnf", "opb"])
                .help("lp: CPLEX LP; mps: free MPS; cnf: DIMACS; opb: pseudo-Boolean, as proofs use it"),
        )
        .arg(program())
        .arg(output::out("Write to a file instead of standard output"))
}

/// `--method NAME`: which of a game's programs is meant.
pub fn program() -> Arg {
    Arg::new("method")
        .long("method")
        .short('m')
        .value_name("NAME")
        .help("The program that this method solves, where a game has several")
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let puzzle = input::puzzle(arguments)?;
    let method = arguments.get_one::<String>("method").map(String::as_str);
    let text = match (arguments.get_one::<String>("to").map(String::as_str), method) {
        (Some("opb"), _) => puzzle.program(method)?.to_opb(),
        (Some("lp"), None) => puzzle.model(ModelKind::Lp)?,
        (Some("lp"), Some(_)) => puzzle.program(method)?.to_lp(),
        (Some("mps"), None) => puzzle.model(ModelKind::Mps)?,
        (Some("mps"), Some(_)) => puzzle.program(method)?.to_mps(),
        (_, None) => puzzle.model(ModelKind::Cnf)?,
        (_, Some(_)) => return Err(Failure::new(message!("cli-model-cnf"))),
    };
    output::write(arguments, text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
