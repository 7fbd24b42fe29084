//! The options games declare, offered as `--name VALUE` on every verb they fit.

use clap::{Arg, ArgMatches, Command};
use quadrille_core::{DynGame, OptionSpec, Options};
use quadrille_games::GAMES;

/// Which of a game's options a verb offers.
pub type Which = fn(&'static dyn DynGame) -> &'static [OptionSpec];

/// Options for reading a puzzle.
pub const READ: Which = |game| game.read_options();
/// Options of the methods.
pub const SOLVE: Which = |game| game.solve_options();
/// Options of the generators.
pub const GENERATE: Which = |game| game.generate_options();

/// Every declared option of these kinds once, with the games that have it.
fn declared(kinds: &[Which]) -> Vec<(OptionSpec, Vec<&'static str>)> {
    let mut all: Vec<(OptionSpec, Vec<&'static str>)> = Vec::new();
    for game in GAMES {
        for spec in kinds.iter().flat_map(|kind| kind(*game)) {
            match all.iter_mut().find(|(known, _)| known.name == spec.name) {
                Some((_, games)) if games.contains(&game.name()) => {}
                Some((_, games)) => games.push(game.name()),
                None => all.push((*spec, vec![game.name()])),
            }
        }
    }
    all
}

/// Adds the games' options to a verb.
pub fn add(mut command: Command, kinds: &[Which]) -> Command {
    for (spec, games) in declared(kinds) {
        let argument = Arg::new(spec.name)
            .long(spec.name)
            .help(format!("{} [{}]", spec.about, games.join(", ")))
            .help_heading("Options of single games");
        command = command.arg(if spec.value.is_empty() {
            // A switch: the bare name means yes.
            argument.num_args(0..=1).require_equals(true).default_missing_value("true")
        } else {
            argument.value_name(spec.value).allow_hyphen_values(true)
        });
    }
    command
}

/// What the user gave for the games' options.
pub fn given(arguments: &ArgMatches, kinds: &[Which]) -> Options {
    let mut options = Options::new();
    for (spec, _) in declared(kinds) {
        if let Ok(Some(value)) = arguments.try_get_one::<String>(spec.name) {
            options.set(spec.name, value);
        }
    }
    options
}
