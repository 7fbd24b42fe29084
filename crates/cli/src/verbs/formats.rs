//! `quadrille formats`: which notations are read and written.

use crate::failure::Failure;
use crate::language;
use crate::output;
use clap::{Arg, ArgMatches, Command};
use quadrille_core::{DynGame, FormatInfo, Message, message};
use quadrille_games::GAMES;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    listing_command(name, "List the notations of every game, or of one")
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    listing(arguments, |game| {
        let about = |f: FormatInfo| {
            let uses = match (f.reads, f.writes) {
                (true, true) => "list-reads-and-writes",
                (true, false) => "list-reads",
                _ => "list-writes",
            };
            (f.name, message!(uses, about = f.about))
        };
        game.formats().into_iter().map(about).collect()
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
    rows: impl Fn(&dyn DynGame) -> Vec<(&'static str, Message)>,
) -> Result<ExitCode, Failure> {
    let locale = language::of(arguments);
    let games = match arguments.get_one::<String>("game") {
        Some(name) => vec![quadrille_games::reading::game(name)?],
        None => GAMES.to_vec(),
    };
    for game in games {
        output::print_line(&format!("{}: {}", game.name(), game.title()))?;
        let rows = rows(game);
        let width = rows.iter().map(|(name, _)| name.len()).max().unwrap_or(0);
        for (name, about) in rows {
            output::print_line(&format!("  {name:width$}  {}", locale.say(&about)))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
