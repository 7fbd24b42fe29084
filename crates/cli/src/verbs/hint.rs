//! `quadrille hint`: the next step only.

use super::explain;
use crate::failure::Failure;
use crate::input;
use clap::{ArgMatches, Command};
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    let command = Command::new(name)
        .about("Give the next step a person could take, with its reason")
        .after_help(
            "Examples:\n  \
             quadrille hint towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1\n  \
             quadrille hint towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1 --progress 'r2c1=4;r1c3=4'",
        );
    explain::with_progress(input::puzzle_arguments(command))
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    explain::steps(arguments, 1)
}
