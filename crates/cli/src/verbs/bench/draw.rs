//! `quadrille bench new --collection`: a data set drawn from a collection by rating and technique.

use super::set;
use crate::failure::Failure;
use crate::{language, output};
use clap::{Arg, ArgAction, ArgMatches, Command};
use quadrille_bench::create;
use quadrille_bench::puzzles::{Choice, Collections};
use quadrille_bench::store::{Place, Postgres};
use quadrille_core::{Arg as Args, Message, message};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::ExitCode;

/// Adds what choosing from a collection needs.
pub fn arguments(command: Command) -> Command {
    let option = |name: &'static str, value: &'static str, help: &'static str| {
        Arg::new(name).long(name).value_name(value).requires("collection").help(help)
    };
    command
        .arg(set::server_argument())
        .arg(
            Arg::new("collection")
                .long("collection")
                .value_name("NAME")
                .help("Draw the puzzles from a collection of the store (see `generate --store`)"),
        )
        .arg(option("level", "NAME", "Of the collection, only puzzles of this level"))
        .arg(
            option("score", "FROM..TO", "Of the collection, only puzzles rated so, such as 20..80")
                .value_parser(range),
        )
        .arg(
            option(
                "technique",
                "NAME",
                "Of the collection, only puzzles that need this technique; may be repeated",
            )
            .action(ArgAction::Append),
        )
}

fn range(text: &str) -> Result<(u64, u64), String> {
    let bounds = text.split_once("..").and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
    bounds.filter(|(a, b)| a <= b).ok_or_else(|| "expected two numbers such as 20..80".to_string())
}

/// A store has no collection of that name, but these.
pub fn unknown(name: &str, known: &[String]) -> Message {
    match known {
        [] => message!("bench-no-collections"),
        _ => message!("bench-no-collection", name = name.to_string(), known = known.join(", ")),
    }
}

/// A collection may hold puzzles of any game, so the name must be that of a technique of one of them.
fn known_technique(name: &str) -> Result<(), Failure> {
    let all = quadrille_games::GAMES.iter().flat_map(|game| game.techniques());
    let known: BTreeSet<&str> = all.map(|technique| technique.name).collect();
    if known.contains(name) {
        return Ok(());
    }
    let name = name.to_string();
    Err(Failure::new(message!("bench-no-technique", name = name, known = Args::all(known))))
}

/// What was asked of the puzzles, as it was typed.
fn asked(arguments: &ArgMatches) -> String {
    let one =
        |name: &str| arguments.get_one::<String>(name).map(|value| format!("--{name} {value}"));
    let score = arguments.get_one::<(u64, u64)>("score");
    let score = score.map(|(least, most)| format!("--score {least}..{most}"));
    let techniques = arguments.get_many::<String>("technique").unwrap_or_default();
    let techniques = techniques.map(|name| format!("--technique {name}"));
    one("level").into_iter().chain(score).chain(techniques).collect::<Vec<_>>().join(" ")
}

/// Makes the data set.
pub fn run(arguments: &ArgMatches, folder: &Path, name: &str) -> Result<ExitCode, Failure> {
    let place = set::server(arguments)?;
    let Place::Server(address) = &place else {
        return Err(Failure::new(message!("bench-needs-server")).within(place));
    };
    let mut store = Postgres::open_to_read(address)?;
    let known: Vec<String> = store.collections()?.into_iter().map(|known| known.name).collect();
    if !known.iter().any(|known| known == name) {
        return Err(Failure::new(unknown(name, &known)).within(place));
    }
    let score = arguments.get_one::<(u64, u64)>("score");
    let techniques = arguments.get_many::<String>("technique").unwrap_or_default();
    techniques.clone().try_for_each(|name| known_technique(name))?;
    let choice = Choice {
        level: arguments.get_one::<String>("level").cloned(),
        least: score.map(|s| s.0),
        most: score.map(|s| s.1),
        techniques: techniques.cloned().collect(),
        ..Choice::default()
    };
    let most = arguments.get_one::<u64>("count").copied().unwrap_or(100);
    let puzzles = store.puzzles(name, &choice, most)?;
    if puzzles.is_empty() {
        let asked = asked(arguments);
        return Err(Failure::new(message!("bench-none-such", asked = asked)).within(name));
    }
    let made = create::draw(folder, name, &puzzles)?;
    let (folder, drawn) = (folder.display().to_string(), made.written + made.kept);
    let told = message!("bench-drawn", folder = folder, drawn = drawn);
    output::print_line(&language::of(arguments).say(&told))?;
    Ok(ExitCode::SUCCESS)
}
