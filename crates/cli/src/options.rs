//! The options games declare, offered as `--name VALUE` on every verb they fit.

use crate::failure::Failure;
use crate::input;
use clap::{Arg, ArgMatches, Command};
use quadrille_core::options::Kind;
use quadrille_core::{DynGame, Message, OptionSpec, Options, message};
use quadrille_games::GAMES;
use std::ffi::OsStr;

/// Which of a game's options a verb offers.
pub type Which = fn(&'static dyn DynGame) -> &'static [OptionSpec];

/// Options for reading a puzzle.
pub const READ: Which = |game| game.read_options();
/// Options of the methods.
pub const SOLVE: Which = |game| game.solve_options();
/// Options of the generators.
pub const GENERATE: Which = |game| game.generate_options();

/// An option's name, and what it means to which games.
struct Declared {
    name: &'static str,
    meanings: Vec<(OptionSpec, Vec<&'static str>)>,
}

/// Every declared option of these kinds once.
fn declared(kinds: &[Which]) -> Vec<Declared> {
    let mut all: Vec<Declared> = Vec::new();
    for game in GAMES {
        for spec in kinds.iter().flat_map(|kind| kind(*game)) {
            let at = all.iter().position(|known| known.name == spec.name).unwrap_or_else(|| {
                all.push(Declared { name: spec.name, meanings: Vec::new() });
                all.len() - 1
            });
            let meanings = &mut all[at].meanings;
            match meanings.iter_mut().find(|(known, _)| known.about == spec.about) {
                Some((_, games)) if games.contains(&game.name()) => {}
                Some((_, games)) => games.push(game.name()),
                None => meanings.push((*spec, vec![game.name()])),
            }
        }
    }
    all
}

/// Adds the games' options to a verb.
pub fn add(mut command: Command, kinds: &[Which]) -> Command {
    for Declared { name, meanings } in declared(kinds) {
        let about = |(spec, games): &(OptionSpec, Vec<&str>)| {
            format!("{} [{}]", Message::new(spec.about), games.join(", "))
        };
        let help: Vec<String> = meanings.iter().map(about).collect();
        let mut values: Vec<String> = meanings.iter().map(|(spec, _)| spec.value()).collect();
        values.dedup();
        let argument =
            Arg::new(name).long(name).help(help.join("; ")).help_heading("Options of single games");
        let switch = meanings.iter().all(|(spec, _)| spec.kind == Kind::Switch);
        command = command.arg(match values.as_slice() {
            // The bare name means yes. Other values are refused at once, because one that follows by
            // mistake would be somebody's puzzle.
            [value] if switch => argument
                .value_name(value.clone())
                .num_args(0..=1)
                .default_missing_value("true")
                .value_parser(["true", "false", "yes", "no", "1", "0"])
                .hide_possible_values(true),
            [value] => argument.value_name(value.clone()).allow_hyphen_values(true),
            _ => argument.value_name("VALUE").allow_hyphen_values(true),
        });
    }
    command
}

/// What the user gave for a game's generator: where an option takes a picture or a puzzle, the file or name that was
/// given is read, so that the game sees what is in it.
pub fn read(arguments: &ArgMatches, game: &'static dyn DynGame) -> Result<Options, Failure> {
    let mut options = given(arguments, &[GENERATE, READ]);
    for spec in game.generate_options() {
        let Some(value) = options.get(spec.name).map(str::to_string) else { continue };
        match spec.kind {
            Kind::Picture => options.set(spec.name, input::picture(OsStr::new(&value))?),
            Kind::Puzzle => {
                let puzzle = input::Reader::for_game(arguments, game).named(OsStr::new(&value))?;
                if puzzle.game() != game.name() {
                    let what = message!("cli-other-game", game = puzzle.game());
                    return Err(Failure::new(what).within(value));
                }
                options.set(spec.name, puzzle.id()?);
            }
            _ => {}
        }
    }
    Ok(options)
}

/// What the user gave for the games' options.
pub fn given(arguments: &ArgMatches, kinds: &[Which]) -> Options {
    let mut options = Options::new();
    for Declared { name, .. } in declared(kinds) {
        if let Ok(Some(value)) = arguments.try_get_one::<String>(name) {
            options.set(name, value);
        }
    }
    options
}
