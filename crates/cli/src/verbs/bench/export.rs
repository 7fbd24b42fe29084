//! `quadrille bench export`: results in the reports' own layout.

use super::set;
use crate::failure::Failure;
use crate::{language, output};
use clap::{Arg, ArgMatches, Command, value_parser};
use quadrille_bench::export::{Source, export};
use quadrille_bench::manifest::Manifest;
use quadrille_core::message;
use std::path::PathBuf;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    let command = Command::new(name)
        .about("Write results as the course reports do: a folder a method, a file an instance")
        .after_help("Example:\n  quadrille bench export towers-full --to res/")
        .arg(
            Arg::new("to")
                .long("to")
                .value_name("DIR")
                .required(true)
                .value_parser(value_parser!(PathBuf))
                .help("Where to write"),
        );
    set::arguments(command)
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let (mut store, campaign, _) = set::finished(arguments)?;
    let present = set::present(arguments, &mut *store, &campaign)?;
    let to = arguments.get_one::<PathBuf>("to").expect("clap requires it");
    let folder = set::folder(arguments);
    let manifest = Manifest::of_folder(folder)?;
    let options = manifest.map(|m| m.read_options()).unwrap_or_default();
    let written =
        export(&mut *store, &campaign, &Source { folder, options: &options, present }, to)?;
    let told = message!("bench-exported", folder = to.display().to_string(), files = written);
    output::print_line(&language::of(arguments).say(&told))?;
    Ok(ExitCode::SUCCESS)
}
