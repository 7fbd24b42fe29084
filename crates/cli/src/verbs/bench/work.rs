//! `quadrille bench work`: works on the tasks of a store that machines share.

use super::run::{number, tag, version};
use super::set;
use crate::failure::Failure;
use crate::{budget, engines, language, output};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use quadrille_bench::census::Pages;
use quadrille_bench::run::Launcher;
use quadrille_bench::store::{Place, Postgres, Worker};
use quadrille_bench::work::{Crew, Cubes, Done, Make, SOLVE_QUEUE, Solve, work};
use quadrille_core::message;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// Between two lines about how it goes.
const LINE_EVERY: Duration = Duration::from_secs(10);

pub fn command(name: &'static str) -> Command {
    Command::new(name)
        .about("Work on what was submitted to a shared store, on this machine, until nothing is left")
        .after_help(
            "Start as many as you like, by hand, by systemd, by Slurm or Kubernetes, and kill any of them at\n\
             any moment: what it had in hand is taken over after --lease seconds, and counts once. A task\n\
             whose workers died, or that failed, five times is set aside with its reason (see `bench status`).\n\n\
             Examples:\n  \
             quadrille bench work --store postgres://me@host/lab --jobs 2\n  \
             QUADRILLE_STORE=postgres://me:secret@host/lab quadrille bench work --stay",
        )
        .arg(set::server_argument())
        .arg(
            Arg::new("campaign")
                .long("campaign")
                .value_name("NAME")
                .help("Only this campaign; everything that was submitted otherwise"),
        )
        .arg(number("jobs", "N", "1", "Tasks at a time").short('j'))
        .arg(lease())
        .arg(
            Arg::new("stay")
                .long("stay")
                .action(ArgAction::SetTrue)
                .help("Wait for more when nothing is left"),
        )
        .arg(tag())
}

/// `--lease SECONDS`.
fn lease() -> Arg {
    Arg::new("lease")
        .long("lease")
        .value_name("SECONDS")
        .value_parser(value_parser!(u64).range(1..=86_400))
        .default_value("60")
        .help("Others take over what a worker held once it was silent for this long")
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let place = set::server(arguments)?;
    let Place::Server(address) = &place else {
        return Err(Failure::new(message!("bench-needs-server")).within(place));
    };
    let lease = Duration::from_secs(arguments.get_one::<u64>("lease").copied().unwrap_or(60));
    let jobs = arguments.get_one::<u64>("jobs").copied().unwrap_or(1).clamp(1, 256) as usize;
    let mut store = Postgres::open(address)?.with_lease(lease);
    let cancel = budget::interrupt();
    let solve = Solve::new(Launcher { program: engines::program()? }, cancel.clone());
    let make = Make { workshop: engines::workshop() };
    let cubes = Cubes { workshop: engines::workshop() };
    let crew = Crew {
        crafts: &[&solve, &make, &cubes, &Pages],
        queue: arguments.get_one::<String>("campaign").map(|name| format!("{SOLVE_QUEUE}{name}")),
        version: version(arguments),
        jobs,
        stay: arguments.get_flag("stay"),
        beat: lease / 6,
    };
    let locale = language::of(arguments);
    let mut last = Instant::now();
    let mut told = |done: &Done| {
        if last.elapsed() >= LINE_EVERY {
            last = Instant::now();
            let line = message!("bench-worked", finished = done.finished, failed = done.failed);
            output::complain!("{}", locale.say(&line));
        }
    };
    let done = work(&mut store, &Worker::current(), &crew, &cancel, &mut told)?;
    let line = message!("bench-worked", finished = done.finished, failed = done.failed);
    output::print_line(&locale.say(&line))?;
    Ok(if done.interrupted { ExitCode::from(1) } else { ExitCode::SUCCESS })
}
