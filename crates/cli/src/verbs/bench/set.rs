//! The arguments every verb about a data set takes: the set, its store, its campaign.

use crate::failure::Failure;
use crate::options;
use clap::{Arg, ArgMatches, Command, value_parser};
use quadrille_bench::dataset::Dataset;
use quadrille_bench::store::{self, Place, Settings, Store};
use quadrille_core::message;
use std::collections::HashSet;
use std::path::{Path, PathBuf};

/// Adds `SET`, `--store` and `--campaign`.
pub fn arguments(command: Command) -> Command {
    command
        .arg(
            Arg::new("set")
                .value_name("SET")
                .required(true)
                .value_parser(value_parser!(PathBuf))
                .help("The data set: a folder of puzzle files"),
        )
        .arg(store_argument())
        .arg(
            Arg::new("campaign")
                .long("campaign")
                .value_name("NAME")
                .help("The campaign; the set's name otherwise"),
        )
}

/// `--store FILE|postgres://...`.
pub fn store_argument() -> Arg {
    Arg::new("store")
        .long("store")
        .value_name("FILE|URL")
        .value_parser(|text: &str| Ok::<_, String>(Place::parse(text)))
        .help("Where the results are: a file, or postgres://user@host/database; results.sqlite in the set's folder otherwise")
}

/// `--store URL` of verbs that need a store which machines share.
pub fn server_argument() -> Arg {
    store_argument().value_name("URL").help(
        "The database the machines share, postgres://user@host/database; what QUADRILLE_STORE says otherwise",
    )
}

/// The store that machines share.
pub fn server(arguments: &ArgMatches) -> Result<Place, Failure> {
    named(arguments).ok_or_else(|| Failure::new(message!("bench-name-a-server")))
}

/// The store that the command line names, or the environment.
fn named(arguments: &ArgMatches) -> Option<Place> {
    let given = arguments.get_one::<Place>("store").cloned();
    given.or_else(Place::of_variable)
}

/// The data set, read with the user's game and options.
pub fn open(arguments: &ArgMatches) -> Result<Dataset, Failure> {
    let game = match arguments.try_get_one::<String>("game") {
        Ok(Some(name)) => Some(quadrille_games::reading::game(name)?),
        _ => None,
    };
    let given = options::given(arguments, &[options::READ]);
    Ok(Dataset::open(folder(arguments), game, &given)?)
}

/// The set's folder.
pub fn folder(arguments: &ArgMatches) -> &Path {
    arguments.get_one::<PathBuf>("set").expect("clap requires it")
}

/// The store's place.
pub fn place(arguments: &ArgMatches) -> Place {
    named(arguments).unwrap_or_else(|| Place::File(folder(arguments).join(store::FILE)))
}

/// The store, which must exist, and the campaign the user means.
pub fn finished(arguments: &ArgMatches) -> Result<(Box<dyn Store>, String, Settings), Failure> {
    let place = place(arguments);
    let mut store = place.open_to_read()?;
    let campaigns = store.campaigns()?;
    let names: Vec<_> = campaigns.iter().map(|(name, _)| name.clone()).collect();
    let wanted = arguments.get_one::<String>("campaign").cloned();
    let name = match (wanted, names.as_slice()) {
        (Some(name), _) => name,
        (None, [only]) => only.clone(),
        (None, []) => return Err(Failure::new(message!("bench-empty")).within(&place)),
        (None, _) => folder_name(folder(arguments)),
    };
    match campaigns.into_iter().find(|(found, _)| *found == name) {
        Some((name, settings)) => Ok((store, name, settings)),
        None => {
            Err(Failure::new(message!("bench-no-campaign", name = name, known = names.join(", ")))
                .within(&place))
        }
    }
}

/// The puzzles that are in the set now: a report is about those alone.
pub fn present(
    arguments: &ArgMatches,
    store: &mut dyn Store,
    campaign: &str,
) -> Result<Option<HashSet<String>>, Failure> {
    Ok(Dataset::present(folder(arguments), &store.readings(campaign)?)?)
}

/// A folder's own name, also when it is called `.`.
pub fn folder_name(folder: &Path) -> String {
    let full = folder.canonicalize().unwrap_or_else(|_| folder.to_path_buf());
    full.file_name().map(|n| n.to_string_lossy().into_owned()).unwrap_or_default()
}
