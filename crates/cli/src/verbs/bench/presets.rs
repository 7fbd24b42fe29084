//! `quadrille bench presets`: the experiments of the reports, ready to be made.

use crate::failure::Failure;
use crate::output;
use clap::{ArgMatches, Command};
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    Command::new(name).about("List the ready-made data sets")
}

pub fn run(_: &ArgMatches) -> Result<ExitCode, Failure> {
    for preset in quadrille_bench::preset::all() {
        let puzzles: u64 = preset.manifest.batches.iter().map(|b| b.count).sum();
        let about = match puzzles {
            0 => preset.about.to_string(),
            n => format!("{}; {n} puzzles", preset.about),
        };
        output::print_line(&format!("{:<16} {about}", preset.name))?;
    }
    Ok(ExitCode::SUCCESS)
}
