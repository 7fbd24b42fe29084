//! `quadrille bench run`: solves a data set with several methods.

use super::progress::{Display, counts};
use super::set;
use crate::failure::Failure;
use crate::{budget, engines, input, language, options, output};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use quadrille_bench::dataset::Dataset;
use quadrille_bench::run::{
    Launcher, Plan, Tally, check_options, choose_methods, run as run_campaign,
};
use quadrille_bench::store::Settings;
use quadrille_core::{Locale, Ruling, message};
use std::process::ExitCode;
use std::time::Duration;

pub fn command(name: &'static str) -> Command {
    let command = Command::new(name)
        .about("Solve a data set with several methods, each solve in its own process")
        .after_help(
            "Killed or interrupted at any moment, the same command goes on where it stopped; two of them\n\
             on the same store share the work. Only limits that a campaign was begun with can be used\n\
             with it: name another with --campaign to change them.\n\n\
             Examples:\n  \
             quadrille bench run towers-full --time-limit 60 --memory-limit 4G --jobs 2\n  \
             quadrille bench run boards --methods gather,random --restarts 100 --repeat 20",
        );
    plan_arguments(command)
}

/// What a campaign is: its set, methods, limits and seeds.
pub fn plan_arguments(command: Command) -> Command {
    let command = command
        .arg(
            Arg::new("methods")
                .long("methods")
                .short('m')
                .value_name("A,B,C")
                .value_delimiter(',')
                .action(ArgAction::Append)
                .help("The methods; those of the manifest otherwise, or all of the game's"),
        )
        .arg(budget::time_limit("60").help("Stop a solve after this long"))
        .arg(budget::memory_limit().help("Memory a solve may take, such as 500M or 4G"))
        .arg(number("jobs", "N", "1", "Solves at a time").short('j'))
        .arg(number("count", "N", "1", "Solutions to look for; 2 also proves uniqueness"))
        .arg(number("threads", "N", "1", "Threads a method may use"))
        .arg(number("repeat", "N", "1", "Do everything N times, each time with the next seed"))
        .arg(number("seed", "S", "0", "Seed of the methods' random choices"))
        .arg(number("order-seed", "S", "1", "Seed of the order in which jobs are done"))
        .arg(number("warm-up", "N", "1", "Solves a method that are not counted, at the start"))
        .arg(
            Arg::new("retry")
                .long("retry")
                .value_name("VERDICT")
                .value_delimiter(',')
                .action(ArgAction::Append)
                .value_parser([Ruling::Crashed.word(), Ruling::Unknown.word()])
                .help("Drop the results with this verdict and do their jobs again"),
        )
        .arg(tag());
    options::add(input::reading_options(set::arguments(command)), &[options::SOLVE])
}

pub fn number(
    name: &'static str,
    value: &'static str,
    default: &'static str,
    help: &'static str,
) -> Arg {
    Arg::new(name)
        .long(name)
        .value_name(value)
        .value_parser(value_parser!(u64))
        .default_value(default)
        .help(help)
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let (data, plan) = planned(arguments)?;
    let mut store = set::place(arguments).open()?;
    let locale = language::of(arguments);
    let display = Display::new(locale);
    let cancel = budget::interrupt();
    let launcher = Launcher { program: engines::program()? };
    let outcome = run_campaign(&data, &plan, &mut *store, &launcher, &cancel, &display);
    display.end();
    let tally = outcome?;
    tell(&plan.campaign, &tally, locale)?;
    Ok(if tally.interrupted { ExitCode::from(1) } else { ExitCode::SUCCESS })
}

/// The set and the campaign that the arguments name.
pub fn planned(arguments: &ArgMatches) -> Result<(Dataset, Plan), Failure> {
    let data = set::open(arguments)?;
    if data.doubles > 0 {
        crate::output::complain!("{} files repeat another puzzle and are left out", data.doubles);
    }
    let named: Vec<String> = arguments.get_many("methods").unwrap_or_default().cloned().collect();
    let plan = plan(arguments, choose_methods(&data, &named)?)?;
    check_options(&data, &plan.options)?;
    Ok((data, plan))
}

fn plan(arguments: &ArgMatches, methods: Vec<String>) -> Result<Plan, Failure> {
    let number = |name: &str| arguments.get_one::<u64>(name).copied().unwrap_or(0);
    let within = |name: &str, most: u64| match number(name) {
        n if (1..=most).contains(&n) => Ok(n),
        n => Err(Failure::new(message!(
            "bench-number",
            name = name.to_string(),
            number = n,
            most = most
        ))),
    };
    let time = arguments.get_one::<Duration>("time-limit").copied().unwrap_or_default();
    Ok(Plan {
        campaign: match arguments.get_one::<String>("campaign") {
            Some(name) => name.clone(),
            None => set::folder_name(set::folder(arguments)),
        },
        settings: Settings {
            time_limit: time.as_secs_f64(),
            memory_limit: arguments.get_one::<u64>("memory-limit").copied().unwrap_or(0),
            count: within("count", u64::MAX >> 1)?,
            threads: within("threads", 256)?,
        },
        methods,
        options: options::given(arguments, &[options::SOLVE]),
        seed: number("seed"),
        repeat: within("repeat", 1_000_000)?,
        order: number("order-seed"),
        retry: arguments
            .get_many::<String>("retry")
            .unwrap_or_default()
            .map(|word| Ruling::from_word(word))
            .collect(),
        warm_up: number("warm-up").min(100),
        jobs: within("jobs", 256)? as usize,
        version: version(arguments),
    })
}

/// `--tag TEXT`.
pub fn tag() -> Arg {
    Arg::new("tag")
        .long("tag")
        .value_name("TEXT")
        .help("Added to the version, to tell two builds of the same version apart")
}

/// The program's version, with the user's tag.
pub fn version(arguments: &ArgMatches) -> String {
    let version = env!("CARGO_PKG_VERSION");
    match arguments.get_one::<String>("tag") {
        Some(tag) => format!("{version}+{tag}"),
        None => version.to_string(),
    }
}

fn tell(campaign: &str, tally: &Tally, locale: Locale) -> Result<(), Failure> {
    let told = message!(
        "bench-ran",
        campaign = campaign.to_string(),
        there = tally.before + tally.done,
        total = tally.total,
        done = tally.done,
        counts = counts(tally)
    );
    let told = match tally.interrupted {
        true => message!("bench-ran-interrupted", ran = told),
        false => told,
    };
    output::print_line(&locale.say(&told))?;
    for (method, (count, why)) in &tally.refused {
        let told = message!(
            "bench-refused",
            method = method.to_string(),
            count = *count,
            why = why.clone()
        );
        output::print_line(&locale.say(&told))?;
    }
    Ok(())
}
