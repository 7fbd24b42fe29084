//! The hidden verb under which a campaign starts each solve.

use crate::failure::Failure;
use clap::{ArgMatches, Command};
use std::io;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    Command::new(name).about("One solve of a campaign, told on standard input").hide(true)
}

pub fn run(_: &ArgMatches) -> Result<ExitCode, Failure> {
    quadrille_bench::run::serve(&mut io::stdin().lock(), &mut io::stdout().lock())?;
    Ok(ExitCode::SUCCESS)
}
