//! `quadrille formats`: which notations are read and written.

use crate::failure::Failure;
use crate::output;
use clap::{Arg, ArgMatches, Command};
use quadrille_core::DynGame;
use quadrille_games::GAMES;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    listing_command(name, "List the notations of every game, or of one")
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    listing(arguments, |game| {
        let formats = game.formats();
        formats
            .iter()
            .map(|f| {
                let use_of = match (f.reads, f.writes) {
                    (true, true) => "reads and writes",
                    (true, false) => "reads",
                    _ => "writes",
                };
                (f.name, format!("{} [{use_of}]", f.about))
            })
            .collect()
    })
}

/// A verb that lists something for one game or for all.
pub fn listing_command(name: &'static str, about: &'static str) -> Command {
    Command::new(name)
        .about(about)
        .arg(Arg::new("game").value_name("GAME").help("One game only"))
        .after_help(format!("Example:\n  quadrille {name} towers"))
}

/// Prints rows of name and description for each game.
pub fn listing(
    arguments: &ArgMatches,
    rows: impl Fn(&dyn DynGame) -> Vec<(&'static str, String)>,
) -> Result<ExitCode, Failure> {
    let games = match arguments.get_one::<String>("game") {
        Some(name) => vec![quadrille_games::reading::game(name)?],
        None => GAMES.to_vec(),
    };
    for game in games {
        output::print_line(&format!("{}: {}", game.name(), game.title()))?;
        let rows = rows(game);
        let width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
        for (name, about) in rows {
            output::print_line(&format!("  {name:width$}  {about}"))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
