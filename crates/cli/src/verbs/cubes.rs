//! `quadrille solve --store`: one puzzle that outlasts a machine, cut into cubes that machines share.

use crate::failure::Failure;
use crate::{budget, engines};
use clap::{Arg, ArgMatches, value_parser};
use quadrille_bench::store::{LEASE, Place, Worker};
use quadrille_bench::work::{Crew, CubeWork, Cubes, Question, work};
use quadrille_core::{Ask, DynPuzzle, Ruling, SolveReport, Stop, message};
use std::time::{Duration, Instant};

/// Between two looks at whether enough cubes are known.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// What needs the whole search in one place.
const WHOLE: [&str; 5] = ["proof", "tree", "all", "estimate", "two-players"];

/// What says that a puzzle shall be cut.
pub fn arguments() -> [Arg; 2] {
    let arguments = [
        super::bench::server_argument().help(
            "Cut the puzzle into cubes that every `quadrille bench work` on this database helps with; --time-limit is then for one cube, --jobs for the cubes this process solves at a time",
        ),
        Arg::new("cubes")
            .long("cubes")
            .value_name("N")
            .value_parser(value_parser!(u64).range(1..=100_000))
            .help("About how many cubes, 256 otherwise; without --store in the database of QUADRILLE_STORE"),
    ];
    arguments.map(|argument| argument.conflicts_with_all(WHOLE))
}

/// The store that the puzzles shall be cut for, if they shall be.
pub fn place(arguments: &ArgMatches) -> Result<Option<Place>, Failure> {
    match arguments.contains_id("store") || arguments.contains_id("cubes") {
        true => super::bench::server(arguments).map(Some),
        false => Ok(None),
    }
}

/// Solves a puzzle together with whoever works on a store.
pub fn solve(
    arguments: &ArgMatches,
    place: &Place,
    puzzle: &dyn DynPuzzle,
    ask: &Ask,
) -> Result<SolveReport, Failure> {
    only_by_search(arguments)?;
    let mut budget = budget::of(arguments);
    let version = env!("CARGO_PKG_VERSION").to_string();
    let question = Question {
        puzzle: puzzle.id()?,
        count: ask.count,
        seconds: budget.time_left().map_or(f64::MAX, |left| left.as_secs_f64().ceil()),
        cubes: arguments.get_one::<u64>("cubes").map_or(256, |cubes| *cubes as usize),
        version: version.clone(),
    };
    let mut store = place.open_queue()?;
    // The other connection is the worker's own while it works.
    let mut look = place.open_queue()?;
    let cut = CubeWork::new(question, &mut budget)?;
    cut.submit(&mut *store)?;
    let crew = Crew {
        crafts: &[&Cubes { workshop: engines::workshop() }],
        queue: Some(cut.queue.clone()),
        version,
        jobs: arguments.get_one::<u32>("jobs").copied().unwrap_or(1) as usize,
        stay: false,
        beat: LEASE / 6,
    };
    let (mut looked, mut answer) = (Instant::now(), None);
    let done = work(&mut *store, &Worker::current(), &crew, &budget::interrupt(), &mut |done| {
        budget.report("progress-cubes", done.finished as u64, cut.len() as u64);
        if answer.is_none() && looked.elapsed() >= LOOK_EVERY {
            // What cannot be read now is read at the end.
            answer = cut.collect(&mut *look).ok().flatten();
            looked = Instant::now();
        }
    })?;
    if let Some(report) =
        answer.map_or_else(|| cut.collect(&mut *store), |known| Ok(Some(known)))?
    {
        return Ok(report);
    }
    if let Some((cube, why)) = store.standing(&cut.queue)?.aside.into_iter().next() {
        return Err(Failure::foreign(why).within(cube));
    }
    let stop = if done.interrupted { Stop::Cancelled } else { Stop::Lost };
    let (puzzle, error) = (puzzle.id()?, Some(stop.to_string()));
    Ok(SolveReport { puzzle, verdict: Ruling::Unknown, error, ..SolveReport::default() })
}

/// Cubes are parts of the search; another method that is asked for by name would not be the one that works.
fn only_by_search(arguments: &ArgMatches) -> Result<(), Failure> {
    match arguments.get_one::<String>("method").filter(|name| *name != "search") {
        Some(name) => Err(Failure::new(message!("cubes-search-only", method = name.clone()))),
        None => Ok(()),
    }
}
