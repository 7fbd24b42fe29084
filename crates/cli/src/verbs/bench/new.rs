//! `quadrille bench new`: makes a data set.

use super::draw;
use crate::failure::Failure;
use crate::{budget, language, output};
use clap::{Arg, ArgMatches, Command, value_parser};
use quadrille_bench::create::{self, Made};
use quadrille_bench::manifest::Manifest;
use quadrille_bench::preset::{self, Preset};
use quadrille_core::{Locale, message};
use std::path::PathBuf;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    let command = Command::new(name)
        .about("Make a data set from a preset or a manifest")
        .after_help(
            "Interrupted, it goes on where it stopped when called again. A manifest is a TOML file; make\n\
             a small preset and look at its set.toml for an example.\n\n\
             Examples:\n  \
             quadrille bench new towers-full --preset towers-full\n  \
             quadrille bench new quick --preset unruly-size --count 1\n  \
             quadrille bench new grids --preset pairs-grids --from crates/games/src/pairs/corpus\n  \
             quadrille bench new mine --manifest mine.toml\n  \
             quadrille bench new easy --store postgres://me@host/lab --collection towers-6x6 --level easy --count 50",
        )
        .arg(
            Arg::new("folder")
                .value_name("NAME")
                .required(true)
                .value_parser(value_parser!(PathBuf))
                .help("The folder to make"),
        )
        .arg(
            Arg::new("preset")
                .long("preset")
                .value_name("P")
                .required_unless_present_any(["manifest", "collection"])
                .conflicts_with_all(["manifest", "collection"])
                .help("A ready-made data set (see `quadrille bench presets`)"),
        )
        .arg(
            Arg::new("manifest")
                .long("manifest")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help("A manifest of your own"),
        )
        .arg(
            Arg::new("from")
                .long("from")
                .value_name("DIR")
                .value_parser(value_parser!(PathBuf))
                .help("Copy the puzzle files of this folder"),
        )
        .arg(
            Arg::new("count")
                .long("count")
                .value_name("N")
                .value_parser(value_parser!(u64).range(1..=1_000_000))
                .help("Puzzles a batch, in place of the preset's"),
        )
        .arg(
            Arg::new("seed")
                .long("seed")
                .value_name("S")
                .value_parser(value_parser!(u64))
                .default_value("0")
                .help("Added to every seed of the set: another S, other puzzles"),
        )
        .arg(budget::time_limit("3600").help("Stop making puzzles after this long in all"))
        .arg(budget::memory_limit());
    draw::arguments(command)
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let folder = arguments.get_one::<PathBuf>("folder").expect("clap requires it");
    if let Some(collection) = arguments.get_one::<String>("collection") {
        return draw::run(arguments, folder, collection);
    }
    let from = arguments.get_one::<PathBuf>("from");
    let (mut manifest, needs_folder) = chosen(arguments)?;
    for batch in &mut manifest.batches {
        if let Some(count) = arguments.get_one("count") {
            batch.count = *count;
        }
        let shift = arguments.get_one::<u64>("seed").copied().unwrap_or(0);
        batch.seed = batch.seed.wrapping_add(shift);
    }
    let made = match from {
        Some(from) => create::copy(folder, &manifest, from)?,
        None if needs_folder => {
            return Err(Failure::new(message!("bench-from")));
        }
        None => generate(arguments, folder, &manifest)?,
    };
    tell(folder, &made, language::of(arguments))?;
    Ok(ExitCode::SUCCESS)
}

fn chosen(arguments: &ArgMatches) -> Result<(Manifest, bool), Failure> {
    if let Some(path) = arguments.get_one::<PathBuf>("manifest") {
        let text = std::fs::read_to_string(path)
            .map_err(|error| Failure::from(error).within(path.display()))?;
        let manifest =
            Manifest::parse(&text).map_err(|error| Failure::from(error).within(path.display()))?;
        return Ok((manifest, false));
    }
    let name = arguments.get_one::<String>("preset").expect("clap requires it");
    match preset::find(name) {
        Some(Preset { manifest, from_folder, .. }) => Ok((manifest, from_folder)),
        None => {
            let known: Vec<_> = preset::all().iter().map(|p| p.name).collect();
            let known = known.join(", ");
            Err(Failure::new(message!("bench-no-preset", name = name.to_string(), known = known)))
        }
    }
}

fn generate(
    arguments: &ArgMatches,
    folder: &std::path::Path,
    manifest: &Manifest,
) -> Result<Made, Failure> {
    let mut work = budget::of(arguments);
    // The bar shows puzzles made; what a generator tells about a single one would disturb it.
    let quiet = work.clone();
    let made = create::generate(folder, manifest, &mut work, &mut |done, total| {
        quiet.report("progress-puzzles", done, total);
    })?;
    Ok(made)
}

fn tell(folder: &std::path::Path, made: &Made, locale: Locale) -> Result<(), Failure> {
    let folder = folder.display().to_string();
    let told = message!("bench-made", folder = folder, made = made.written, kept = made.kept);
    output::print_line(&locale.say(&told))?;
    for batch in &made.short {
        let told = message!("bench-batch-short", batch = batch.to_string());
        output::print_line(&locale.say(&told))?;
    }
    Ok(())
}
