//! `quadrille bench history`: how the methods' times went from version to version.

use super::compare::{Opened, named};
use super::report::{clock, clock_argument};
use crate::failure::Failure;
use crate::output;
use clap::{Arg, ArgAction, ArgMatches, Command};
use quadrille_bench::history::{Moment, history, versions};
use quadrille_bench::stats::LEVEL;
use quadrille_bench::{chart, report};
use quadrille_core::message;
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
    for story in &stories {
        output::print_line(&format!(
            "{}: {} jobs in common, {} solved by every version",
            story.method, story.common, story.all_solved
        ))?;
        for (name, moment) in names.iter().zip(&story.moments) {
            output::print_line(&format!("  {}", line(name, moment)))?;
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

fn line(name: &str, moment: &Moment) -> String {
    let median = moment.median.map_or("no time".to_string(), chart::seconds);
    let ratio = match &moment.since_first {
        Some(ratio) => format!(
            ", {:.3} of the first (95 % interval {:.3} to {:.3})",
            ratio.mean, ratio.low, ratio.high
        ),
        None => String::new(),
    };
    let sure = match &moment.since_last {
        Some(s) if s.p < LEVEL => ", differs from the one before",
        Some(_) => ", no significant difference from the one before",
        None => "",
    };
    format!("{name}: solved {}, median {median}{ratio}{sure}", moment.solved)
}
