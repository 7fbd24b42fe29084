//! `quadrille convert`: another notation.

use crate::failure::Failure;
use crate::{input, output};
use clap::{Arg, ArgMatches, Command};
use std::path::PathBuf;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    let command = Command::new(name).about("Write a puzzle in another notation").after_help(
        "Examples:\n  \
         quadrille convert towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1 --to csv\n  \
         quadrille convert puzzle.csv --game towers --to puzzlink",
    );
    input::puzzle_arguments(command)
        .arg(
            Arg::new("to")
                .long("to")
                .value_name("FORMAT")
                .required(true)
                .help("Notation (see `quadrille formats`)"),
        )
        .arg(output::out("Write to a file instead of standard output"))
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let puzzle = input::puzzle(arguments)?;
    let format = arguments.get_one::<String>("to").expect("required");
    match arguments.get_one::<PathBuf>("out") {
        Some(path) => output::write_file(path, |out| puzzle.write_to(format, out))?,
        None if format == "id" => output::print_id(&*puzzle)?,
        None => {
            let mut text = Vec::new();
            puzzle.write_to(format, &mut text)?;
            if !text.ends_with(b"\n") {
                text.push(b'\n');
            }
            output::print(&text)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
