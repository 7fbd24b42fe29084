//! `quadrille verify`: a bundle of `prove`, by a checker that is not ours.

use crate::failure::Failure;
use crate::{budget, language, output};
use clap::{Arg, ArgMatches, Command, value_parser};
use quadrille_core::message;
use quadrille_proof::{self as bundle, verify};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

pub fn command(name: &'static str) -> Command {
    Command::new(name)
        .about("Verify a bundle of `prove` with the outside checker VeriPB")
        .after_help(
            "Compares the programs with the puzzle, then asks VeriPB, and believes its verdict alone.\n\
             VeriPB is looked for in QUADRILLE_VERIPB, on the PATH and where `tools/setup test` puts it;\n\
             `cargo install veripb --locked` gets it.\n\
             Exit status: 0 verified, 1 the checker refuses a proof, 2 not a bundle, or no checker.\n\n\
             Examples:\n  \
             quadrille prove unruly:6x6:faCADAJeBd --out proof && quadrille verify proof",
        )
        .arg(
            Arg::new("folder")
                .value_name("DIR")
                .required(true)
                .num_args(1..)
                .value_parser(value_parser!(PathBuf))
                .help("Folders that `prove` wrote"),
        )
        .arg(budget::time_limit("3600"))
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let locale = language::of(arguments);
    let limit = arguments.get_one::<Duration>("time-limit").copied().unwrap_or_default();
    let folders: Vec<&PathBuf> = arguments.get_many("folder").into_iter().flatten().collect();
    let mut refused = false;
    for folder in &folders {
        let within = |failure: bundle::Failure| failure.within(folder.display());
        let sound = verify::sound(folder).map_err(within)?;
        let told =
            match verify::checked(folder, &sound, limit, &budget::interrupt()).map_err(within)? {
                verify::Outcome::Verified(what) => what,
                verify::Outcome::Refused(why) => {
                    refused = true;
                    why
                }
            };
        let place = folder.display().to_string();
        let told = if folders.len() > 1 {
            message!("cli-within", place = place, what = told)
        } else {
            told
        };
        output::print_line(&locale.say(&told))?;
    }
    Ok(ExitCode::from(u8::from(refused)))
}
