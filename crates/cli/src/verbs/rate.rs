//! `quadrille rate`: how hard puzzles are, as numbers that can be compared.

use crate::failure::Failure;
use crate::{budget, input, language, output};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use quadrille_core::message;
use std::ffi::OsString;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    let command = Command::new(name)
        .about("Rate puzzles: level, and a number that grows with it and with the work")
        .after_help(
            "The number before the point is the rank of the level, that after it how much work the puzzle\n\
             is for one of that level. Turned or mirrored, a puzzle has the same rating. See docs/rating.md.\n\n\
             Examples:\n  \
             quadrille rate towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1 unruly:6x6:faCADAJeBd\n  \
             quadrille rate puzzle.csv --game towers --json",
        )
        .arg(
            Arg::new("puzzles")
                .value_name("PUZZLE")
                .required(true)
                .num_args(1..)
                .value_parser(value_parser!(OsString))
                .help("Files, - for standard input, game:ID, or addresses"),
        )
        .arg(
            Arg::new("json")
                .long("json")
                .action(ArgAction::SetTrue)
                .help("Print one JSON object a puzzle"),
        )
        .arg(budget::time_limit("60"))
        .arg(budget::memory_limit());
    input::reading_options(command)
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let reader = input::Reader::of(arguments)?;
    let names = arguments.get_many::<OsString>("puzzles").expect("clap requires it");
    let mut all = true;
    for name in names {
        let puzzle = reader.named(name)?;
        let id = puzzle.id()?;
        match puzzle.rate(&mut budget::of(arguments)) {
            Ok(rating) if arguments.get_flag("json") => {
                let line = serde_json::json!({
                    "puzzle": id,
                    "level": rating.level,
                    "rating": (rating.rating * 1000.0).round() / 1000.0,
                    "score": rating.score,
                });
                output::print_line(&line.to_string())?;
            }
            Ok(rating) => {
                let level = rating.level.unwrap_or("-");
                output::print_line(&format!("{:.2}  {level}  {id}", rating.rating))?;
            }
            Err(stop) => {
                all = false;
                let why = message!("rate-stopped", puzzle = id, why = stop.message());
                output::complain!("{}", language::of(arguments).say(&why));
            }
        }
    }
    Ok(ExitCode::from(u8::from(!all)))
}
