//! `quadrille bench growth`: how time and memory grow with the board.

use super::run::number;
use crate::failure::Failure;
use crate::{budget, engines, output};
use clap::{Arg, ArgMatches, Command};
use quadrille_bench::chart::{bytes, seconds};
use quadrille_bench::growth::{self, End, Limits, Point, WORKS, Work};
use quadrille_bench::run::Launcher;
use quadrille_core::message;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

pub fn command(name: &'static str) -> Command {
    let works = WORKS.iter().map(|w| format!("  {:<16} {}: {}", w.name, w.game, w.question));
    Command::new(name)
        .about("Time and memory against the size of the board, with fitted exponents")
        .after_help(format!(
            "Larger and larger boards are solved, each in a process of its own, until one takes longer than the\n\
             limit. Points already in the folder are not measured again.\n\nWorks:\n{}\n\n\
             Examples:\n  \
             quadrille bench growth towers-any --time-limit 1 --out growth\n  \
             quadrille bench growth pairs --boards 1 --most-side 300 --out growth",
            works.collect::<Vec<_>>().join("\n")
        ))
        .arg(
            Arg::new("works")
                .value_name("WORK")
                .num_args(0..)
                .help("Works, or games for all of theirs; everything if none is named"),
        )
        .arg(number("boards", "N", "3", "Boards of each size"))
        .arg(number("most-side", "N", "100000", "The largest side to be tried"))
        .arg(number("threads", "N", "1", "Threads a method may use"))
        .arg(budget::time_limit("60"))
        .arg(budget::memory_limit())
        .arg(output::out_folder("Where points, pictures and their page go").required(true))
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let names: Vec<String> = arguments.get_many("works").unwrap_or_default().cloned().collect();
    let works = growth::named(&names).map_err(|name| {
        let known = WORKS.iter().map(|work| work.name).collect::<Vec<_>>().join(", ");
        Failure::new(message!("bench-no-work", name = name, known = known))
    })?;
    let limits = limits(arguments)?;
    let folder = arguments.get_one::<PathBuf>("out").expect("clap requires it");
    let preface = preface(&limits);
    let launcher = Launcher { program: engines::program()? };
    let cancel = budget::interrupt();
    let mut points = growth::read(folder)?;
    for work in works {
        let known = points.clone();
        let mut told = |point: Point| {
            tell(&point).map_err(|error| quadrille_bench::Failure::new(error.to_string()))?;
            points.push(point);
            // Written down at once: an interrupted measurement goes on from here.
            growth::write(folder, &points, &[], &preface)
        };
        let end = growth::measure(work, &limits, &known, &launcher, &cancel, &mut told)?;
        output::print_line(&last(work, end))?;
        if end == End::Interrupted {
            break;
        }
    }
    growth::write(folder, &points, &growth::charts(&points), &preface)?;
    Ok(if cancel.is_cancelled() { ExitCode::from(1) } else { ExitCode::SUCCESS })
}

fn limits(arguments: &ArgMatches) -> Result<Limits, Failure> {
    let within = |name: &str, most: u64| match arguments.get_one::<u64>(name).copied() {
        Some(n) if (1..=most).contains(&n) => Ok(n),
        other => Err(Failure::new(message!(
            "bench-number",
            name = name.to_string(),
            number = other.unwrap_or(0),
            most = most
        ))),
    };
    let time = arguments.get_one::<Duration>("time-limit").copied().unwrap_or_default();
    Ok(Limits {
        seconds: time.as_secs_f64(),
        memory: arguments.get_one::<u64>("memory-limit").copied().unwrap_or(0),
        boards: within("boards", 1000)?,
        most_side: within("most-side", 100_000)? as u32,
        threads: within("threads", 256)?,
    })
}

fn preface(limits: &Limits) -> String {
    let Limits { seconds: time, boards, threads, .. } = limits;
    format!(
        "Written by `quadrille bench growth --time-limit {time} --boards {boards} --threads {threads} --out FOLDER`. \
         Each point in the pictures is a board, solved in a process of its own; `points.csv` has them all. An exponent of 1 \
         is time or memory in proportion to the cells. It is fitted where a solve takes at least twice what the smallest board \
         takes; a work ends at the first size of which a board took longer than {time} s, or could not be made in that time, or \
         at the largest board there is."
    )
}

fn tell(point: &Point) -> std::io::Result<()> {
    let Point { work, side, seed, verdict, peak, .. } = point;
    let (time, peak) = (seconds(point.seconds), bytes(*peak as f64));
    output::print_line(&format!(
        "{work} {side}x{side} seed {seed}: {} in {time}, {peak}",
        verdict.word()
    ))
}

fn last(work: &Work, end: End) -> String {
    let why = match end {
        End::Limit(side) => format!("a board of side {side} took longer than the limit"),
        End::NotMade(side) => format!("no board of side {side} was made within the limit"),
        End::Largest(side) => format!("the largest side, {side}, is done"),
        End::Beyond(side) => {
            format!("its smallest boards have side {side}, beyond --most-side: nothing to measure")
        }
        End::Interrupted => "interrupted, run the same command to go on".to_string(),
    };
    format!("{}: {why}", work.name)
}
