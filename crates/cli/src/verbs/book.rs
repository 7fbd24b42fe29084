//! `quadrille book`: a book of puzzles, ready to be printed.

use super::bench::unknown_collection;
use crate::failure::Failure;
use crate::{budget, language, output};
use clap::{Arg, ArgMatches, Command, value_parser};
use quadrille_bench::puzzles::{Choice, Collections};
use quadrille_bench::store::{Place, Postgres};
use quadrille_book::{Plan, Section, Shelf, Source, Stored, Trouble, make};
use quadrille_core::message;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// A longer file is refused before it is read whole.
const MOST_BYTES: u64 = 1 << 20;

pub fn command(name: &'static str) -> Command {
    Command::new(name)
        .about("Make a book of puzzles, ready to be printed")
        .after_help(
            "BOOK.TOML says what the book holds: sections with game, size, level and count, and how it is\n\
             printed (see docs/book.md). Within a section puzzles become harder; no two of a book are equal\n\
             up to symmetry; answers stand at the back. The same file gives the same bytes.\n\n\
             Examples:\n  \
             quadrille book book.toml --out book.pdf\n  \
             quadrille book book.toml --out livre.pdf --language fr --jobs 4",
        )
        .arg(
            Arg::new("wishes")
                .value_name("BOOK.TOML")
                .required(true)
                .value_parser(value_parser!(PathBuf))
                .help("The file that says what the book holds"),
        )
        .arg(output::out("The PDF to write").required(true))
        .arg(
            Arg::new("jobs")
                .long("jobs")
                .short('j')
                .value_name("N")
                .value_parser(value_parser!(u64).range(1..=256))
                .default_value("1")
                .help("Threads that choose puzzles; the book is the same with any number"),
        )
        .arg(budget::time_limit("600").help("Stop after this long; there is no book then"))
        .arg(budget::memory_limit())
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let path = arguments.get_one::<PathBuf>("wishes").expect("clap requires it");
    let out = arguments.get_one::<PathBuf>("out").expect("clap requires it");
    let locale = language::of(arguments);
    let within = |failure: Failure| failure.within(path.display());
    let text = text(path).map_err(within)?;
    let plan = quadrille_book::read(&text, locale).map_err(|trouble| within(told(&trouble)))?;
    let jobs = *arguments.get_one::<u64>("jobs").expect("has a default") as usize;
    let printed = match make(&plan, Some(&Stores), jobs, &mut budget::of(arguments)) {
        Ok(printed) => printed,
        Err(Trouble::Stopped(stop)) => {
            let why = message!("book-stopped", why = stop.message());
            output::complain!("{}", locale.say(&why));
            return Ok(ExitCode::from(1));
        }
        Err(trouble) => return Err(within(told(&trouble))),
    };
    output::write_file(out, |file| file.write_all(&printed.pdf))?;
    output::complain!("{}", locale.say(&done(&plan, out, printed.pages)));
    Ok(ExitCode::SUCCESS)
}

fn done(plan: &Plan, out: &Path, pages: usize) -> quadrille_core::Message {
    let place = out.display().to_string();
    message!("book-done", place = place, puzzles = plan.puzzles(), pages = pages)
}

fn told(trouble: &Trouble) -> Failure {
    Failure::new(trouble.message())
}

/// The file's text, if it is one and not too long.
fn text(path: &Path) -> Result<String, Failure> {
    let mut text = String::new();
    let read = std::fs::File::open(path)?.take(MOST_BYTES + 1).read_to_string(&mut text)?;
    match read as u64 <= MOST_BYTES {
        true => Ok(text),
        false => Err(Failure::new(message!("cli-longer", most = MOST_BYTES))),
    }
}

/// The collections of stores that machines share.
struct Stores;

impl Shelf for Stores {
    fn puzzles(&self, section: &Section, most: usize) -> Result<Vec<Stored>, Trouble> {
        let Source::Collection { place, name } = &section.source else { return Ok(Vec::new()) };
        let Place::Server(address) = Place::parse(place) else {
            return Err(Trouble::wish(message!("bench-needs-server")));
        };
        let mut store = Postgres::open_to_read(&address).map_err(Trouble::foreign)?;
        let known = store.collections().map_err(Trouble::foreign)?;
        if !known.iter().any(|known| known.name == *name) {
            let known: Vec<String> = known.into_iter().map(|known| known.name).collect();
            return Err(Trouble::wish(unknown_collection(name, &known)));
        }
        let choice = Choice {
            game: Some(section.game.name().to_string()),
            level: section.level.map(str::to_string),
            least: section.rating.map(|(least, _)| u64::from(least)),
            most: section.rating.map(|(_, most)| u64::from(most)),
            techniques: section.technique.map(str::to_string).into_iter().collect(),
            after: None,
        };
        let found = store.puzzles(name, &choice, most as u64).map_err(Trouble::foreign)?;
        Ok(found.into_iter().map(|puzzle| Stored { id: puzzle.id, seed: puzzle.seed }).collect())
    }
}
