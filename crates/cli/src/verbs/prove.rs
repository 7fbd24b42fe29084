//! `quadrille prove`: a claim with all that shows it, for other people's checkers.

use crate::failure::Failure;
use crate::{budget, input, language, options, output};
use clap::{Arg, ArgMatches, Command};
use quadrille_core::{Claim, Message, Unproved, message};
use quadrille_proof as bundle;
use std::path::PathBuf;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    let command = Command::new(name)
        .about("Prove a claim about a puzzle, for other people's checkers")
        .after_help(
            "Writes a folder: the reports' 0-1 program of the puzzle (OPB), the proofs (VeriPB), the\n\
             answer, a manifest with hashes, and a page that says what is proved and what is trusted.\n\
             Exit status: 0 written, 1 the claim is false or nobody could prove it in time, 2 bad input.\n\n\
             Examples:\n  \
             quadrille prove unruly:6x6:faCADAJeBd --out proof\n  \
             quadrille prove towers:3:3///3//////// --claim impossible --out none\n  \
             quadrille verify proof",
        );
    input::puzzle_arguments(command)
        .arg(
            Arg::new("claim")
                .long("claim")
                .value_name("CLAIM")
                .value_parser(Claim::ALL.map(|(_, name)| name))
                .help("What to prove [default: what holds]"),
        )
        .arg(super::model::program())
        .arg(budget::time_limit("60"))
        .arg(budget::memory_limit())
        .arg(
            output::out_folder("The folder to write; it must not exist, or be empty")
                .required(true),
        )
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let locale = language::of(arguments);
    let folder = arguments.get_one::<PathBuf>("out").expect("clap requires it");
    if folder.read_dir().is_ok_and(|mut entries| entries.next().is_some()) {
        return Err(Failure::new(message!("bundle-in-the-way")).within(folder.display()));
    }
    let puzzle = input::puzzle(arguments)?;
    let method = arguments.get_one::<String>("method").map(String::as_str);
    let claim = arguments.get_one::<String>("claim").and_then(|name| Claim::named(name));
    let say = |what: Message| output::print_line(&locale.say(&what));
    let proved = match puzzle.prove(method, claim, &mut budget::of(arguments)) {
        Ok(proved) => proved,
        Err(Unproved::Input(error)) => return Err(error.into()),
        Err(Unproved::False(why)) => {
            say(why)?;
            return Ok(ExitCode::from(1));
        }
        Err(Unproved::Stopped(stop)) => {
            say(message!("prove-stopped", why = stop.message()))?;
            return Ok(ExitCode::from(1));
        }
    };
    let given = options::given(arguments, &[options::READ]);
    let given = given.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
    bundle::write(folder, &*puzzle, given, &proved, locale)?;
    let claim = bundle::sentence(proved.claim, puzzle.game(), proved.objective);
    say(message!("prove-written", claim = claim, folder = folder.display().to_string()))?;
    Ok(ExitCode::SUCCESS)
}
