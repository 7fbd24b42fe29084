//! `quadrille bench history`: how the methods' times went from version to version.

use super::compare::{Opened, decimal, named};
use super::report::{clock, clock_argument};
use crate::failure::Failure;
use crate::{language, output};
use clap::{Arg, ArgAction, ArgMatches, Command};
use quadrille_bench::history::{Moment, history, versions};
use quadrille_bench::stats::LEVEL;
use quadrille_bench::{chart, report};
use quadrille_core::{Message, message};
use std::path::PathBuf;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    Command::new(name)
        .about("Follow the methods' times from version to version: a table, and a page with a diagram")
        .after_help(
            "Each side is a store or the folder of a data set, optionally with a campaign and a version, as in\n\
             `bench compare`; oldest first. A campaign that holds several versions (or tags of `bench run --tag`)\n\
             stands for all of them. Only jobs that every version has a result for are followed.\n\n\
             Examples:\n  \
             quadrille bench history set\n  \
             quadrille bench history set:main@0.1.0 set:main@0.1.0+faster --out history",
        )
        .arg(
            Arg::new("sides")
                .value_name("STORE[:CAMPAIGN[@VERSION]]")
                .required(true)
                .action(ArgAction::Append)
                .num_args(1..)
                .help("The versions, oldest first"),
        )
        .arg(clock_argument())
        .arg(output::out_folder("Write a page, its diagram as SVG, PNG and PDF, and the table as CSV"))
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let mut sides: Vec<Opened> = Vec::new();
    let mut names = Vec::new();
    for text in arguments.get_many::<String>("sides").unwrap_or_default() {
        let mut side = named(text)?;
        let held = match &side.version {
            Some(version) => vec![version.clone()],
            None => versions(&mut *side.store, &side.campaign)?,
        };
        for version in held {
            let mut one = named(text)?;
            names.push(version.clone());
            one.version = Some(version);
            sides.push(one);
        }
    }
    if sides.len() < 2 {
        return Err(Failure::new(message!("bench-one-version")));
    }
    told_apart(&mut names, &sides);
    let clock = clock(arguments);
    let stories = history(sides.iter_mut().map(Opened::side).collect(), clock)?;
    if stories.is_empty() {
        return Err(Failure::new(message!("bench-nothing-common")));
    }
    let say = |what: Message| language::of(arguments).say(&what);
    for story in &stories {
        let (method, common) = (story.method.clone(), story.common);
        output::print_line(&say(message!(
            "history-method",
            method = method,
            common = common,
            solved = story.all_solved
        )))?;
        for (name, moment) in names.iter().zip(&story.moments) {
            output::print_line(&format!("  {}", say(line(name, moment))))?;
        }
    }
    if let Some(folder) = arguments.get_one::<PathBuf>("out") {
        let chart = chart::history(&names, &stories, clock.label());
        let page = report::write_history(&names, &stories, chart, folder)?;
        output::print_line(&format!("{}", page.display()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The same version in two stores is told apart by the store.
fn told_apart(names: &mut [String], sides: &[Opened]) {
    let twice: Vec<bool> =
        names.iter().map(|name| names.iter().filter(|n| *n == name).count() > 1).collect();
    for (at, twice) in twice.into_iter().enumerate() {
        if twice {
            names[at] = format!("{} {}", sides[at].campaign, names[at]);
        }
    }
}

fn line(name: &str, moment: &Moment) -> Message {
    let median = match moment.median {
        Some(median) => Message::verbatim(chart::seconds(median)),
        None => message!("history-no-time"),
    };
    let mut line = message!(
        "history-moment",
        name = name.to_string(),
        solved = moment.solved,
        median = median
    );
    if let Some(ratio) = &moment.since_first {
        let [mean, low, high] = [ratio.mean, ratio.low, ratio.high].map(decimal);
        line = message!("history-ratio", line = line, mean = mean, low = low, high = high);
    }
    match &moment.since_last {
        Some(s) if s.p < LEVEL => message!("history-differs", line = line),
        Some(_) => message!("history-same", line = line),
        None => line,
    }
}
