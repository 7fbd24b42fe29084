//! `quadrille generate --store`: puzzles by the million, on as many machines as there are.

use super::bench::{server, server_argument};
use crate::failure::Failure;
use crate::{budget, engines, language, options, output};
use clap::{Arg, ArgMatches, Command, value_parser};
use quadrille_bench::puzzles::Collections;
use quadrille_bench::store::{LEASE, Place, Postgres, Queue, Worker};
use quadrille_bench::work::{Crew, MAKE_QUEUE, Make, MakeTask, submit_making, work};
use quadrille_core::{DynGame, message};
use std::process::ExitCode;
use std::time::Duration;

/// Adds what a collection in a shared store needs.
pub fn arguments(command: Command) -> Command {
    command
        .arg(server_argument().help(
            "Put the puzzles into a collection of this database, postgres://user@host/database; other machines help with `quadrille bench work`",
        ))
        .arg(
            Arg::new("collection")
                .long("collection")
                .value_name("NAME")
                .help("The collection, named after the request otherwise; without --store in the database of QUADRILLE_STORE"),
        )
        .arg(
            Arg::new("jobs")
                .long("jobs")
                .short('j')
                .value_name("N")
                .value_parser(value_parser!(u64).range(0..=256))
                .default_value("1")
                .help("Threads that make puzzles for a collection; 0 only leaves the work to others"),
        )
        .arg(
            Arg::new("chunk")
                .long("chunk")
                .value_name("N")
                .value_parser(value_parser!(u64).range(1..=10_000))
                .default_value("100")
                .help("Seeds in one piece of work of a collection"),
        )
}

/// Whether the puzzles go into a collection.
pub fn is_wanted(arguments: &ArgMatches) -> bool {
    arguments.contains_id("store") || arguments.contains_id("collection")
}

/// Makes a collection, together with whoever else works on it.
pub fn run(
    arguments: &ArgMatches,
    game: &'static dyn DynGame,
    seed: u64,
) -> Result<ExitCode, Failure> {
    let place = server(arguments)?;
    let Place::Server(address) = &place else {
        return Err(Failure::new(message!("bench-needs-server")).within(place));
    };
    let number = |name: &str| arguments.get_one::<u64>(name).copied().unwrap_or(1);
    let given = options::read(arguments, game)?;
    let wanted = MakeTask {
        game: game.name().to_string(),
        size: arguments.get_one("size").copied(),
        difficulty: arguments.get_one("difficulty").cloned(),
        options: given.iter().map(|(n, v)| (n.to_string(), v.to_string())).collect(),
        first: seed,
        count: number("count"),
        seconds: arguments.get_one::<Duration>("time-limit").map_or(600.0, Duration::as_secs_f64),
    };
    let collection =
        arguments.get_one::<String>("collection").cloned().unwrap_or_else(|| named(&wanted));
    let mut store = Postgres::open(address)?;
    submit_making(&mut store, &collection, &wanted, number("chunk"))?;
    let queue = format!("{MAKE_QUEUE}{collection}");
    let mut interrupted = false;
    if number("jobs") > 0 {
        let cancel = budget::interrupt();
        let make = Make { workshop: engines::workshop() };
        let crew = Crew {
            crafts: &[&make],
            queue: Some(queue.clone()),
            version: env!("CARGO_PKG_VERSION").to_string(),
            jobs: number("jobs") as usize,
            stay: false,
            beat: LEASE / 6,
        };
        let budget = budget::of(arguments);
        let mut told = |done: &quadrille_bench::work::Done| {
            budget.report("progress-puzzles", done.finished as u64 * number("chunk"), wanted.count);
        };
        interrupted = work(&mut store, &Worker::current(), &crew, &cancel, &mut told)?.interrupted;
    }
    let standing = store.standing(&queue)?;
    let all = store.collections()?.into_iter().find(|all| all.name == collection);
    let line = message!(
        "generate-collected",
        collection = collection,
        puzzles = all.map_or(0, |all| all.puzzles),
        done = standing.done,
        total = standing.total,
        aside = standing.aside.len()
    );
    output::print_line(&language::of(arguments).say(&line))?;
    for (chunk, why) in standing.aside.iter().take(10) {
        output::complain!("{chunk}: {why}");
    }
    let whole = !interrupted && standing.aside.is_empty();
    Ok(if whole { ExitCode::SUCCESS } else { ExitCode::from(1) })
}

/// A name that says what the puzzles are.
fn named(wanted: &MakeTask) -> String {
    let mut name = wanted.game.clone();
    if let Some((rows, cols)) = wanted.size {
        name.push_str(&format!("-{rows}x{cols}"));
    }
    if let Some(level) = &wanted.difficulty {
        name.push_str(&format!("-{level}"));
    }
    wanted.options.iter().for_each(|(n, v)| name.push_str(&format!("-{n}={v}")));
    name
}
