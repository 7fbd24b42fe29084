//! `quadrille bench report`: diagrams and tables of a campaign.

use super::set;
use crate::failure::Failure;
use crate::output;
use clap::{Arg, ArgAction, ArgMatches, Command};
use quadrille_bench::manifest::Manifest;
use quadrille_bench::report::{self, Wanted};
use quadrille_bench::stats::{Clock, Results};
use quadrille_core::message;
use std::path::PathBuf;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    arguments(Command::new(name))
        .about("Draw a campaign: one page, its diagrams as SVG, PNG and PDF, and its tables")
        .after_help(
            "Examples:\n  \
             quadrille bench report towers-full\n  \
             quadrille bench report towers-full --methods mip,search --time cpu --out report-cpu",
        )
}

/// What a report is of, and what it shows.
pub fn arguments(command: Command) -> Command {
    let command = command
        .arg(
            Arg::new("methods")
                .long("methods")
                .short('m')
                .value_name("A,B,C")
                .value_delimiter(',')
                .action(ArgAction::Append)
                .help("Only these methods, in this order"),
        )
        .arg(
            Arg::new("scatter")
                .long("scatter")
                .value_name("A,B")
                .value_delimiter(',')
                .help("The two methods of the scatter diagram"),
        )
        .arg(clock_argument())
        .arg(output::out_folder("Where to write; the folder `report` inside the set otherwise"));
    set::arguments(command)
}

/// `--time method|cpu|wall`.
pub fn clock_argument() -> Arg {
    Arg::new("time")
        .long("time")
        .value_name("CLOCK")
        .value_parser(["method", "cpu", "wall"])
        .default_value("method")
        .help("Which time: inside the method, CPU of the process, or wall of the process")
}

/// What `--time` says.
pub fn clock(arguments: &ArgMatches) -> Clock {
    match arguments.get_one::<String>("time").map(String::as_str) {
        Some("cpu") => Clock::Cpu,
        Some("wall") => Clock::Wall,
        _ => Clock::Method,
    }
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let (mut store, campaign, settings) = set::finished(arguments)?;
    let methods: Vec<String> = arguments.get_many("methods").unwrap_or_default().cloned().collect();
    let present = set::present(arguments, &mut *store, &campaign)?;
    let clock = clock(arguments);
    let results =
        Results::load(&mut *store, &campaign, &settings, clock, &methods, present.as_ref())?;
    let manifest = Manifest::of_folder(set::folder(arguments))?;
    let pair: Vec<String> = arguments.get_many("scatter").unwrap_or_default().cloned().collect();
    let scatter = match pair.as_slice() {
        [] => None,
        [one, other] => Some((one.clone(), other.clone())),
        _ => return Err(Failure::new(message!("bench-scatter"))),
    };
    let axis = manifest.as_ref().and_then(|m| m.axis.clone());
    let wanted = Wanted {
        axis: axis.unwrap_or_else(|| "number of cells".to_string()),
        about: manifest.map(|m| m.about).unwrap_or_default(),
        scatter,
    };
    let folder = arguments.get_one::<PathBuf>("out").cloned();
    let folder = folder.unwrap_or_else(|| set::folder(arguments).join("report"));
    let page = report::write(&results, &wanted, &folder)?;
    for quarrel in results.disagreements().iter().take(20) {
        crate::output::complain!("methods contradict each other: {quarrel}");
    }
    output::print_line(&format!("{}", page.display()))?;
    Ok(ExitCode::SUCCESS)
}
