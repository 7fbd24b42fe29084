//! `quadrille bench submit`: puts a campaign into a store that machines share, and starts workers.

use super::run::{plan_arguments, planned};
use super::set;
use super::slurm::Slurm;
use crate::failure::Failure;
use crate::{language, output};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use quadrille_bench::work;
use quadrille_core::message;
use std::path::PathBuf;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    let command = Command::new(name)
        .about("Put a campaign into a shared store, puzzles included, for `bench work` on any machine")
        .after_help(
            "Workers need the store alone, not the set's folder. With --on slurm an array job of --workers\n\
             workers is written and submitted; otherwise start `quadrille bench work` wherever you like.\n\
             Submitting twice adds nothing twice.\n\n\
             Examples:\n  \
             quadrille bench submit towers-full --store postgres://me@host/lab\n  \
             quadrille bench submit towers-full --store postgres://me@host/lab --on slurm --workers 40 --sbatch=--partition=short",
        )
        .arg(
            Arg::new("on")
                .long("on")
                .value_name("WHERE")
                .value_parser(["hand", "slurm"])
                .default_value("hand")
                .help("Who starts the workers: you, or Slurm"),
        )
        .arg(
            Arg::new("workers")
                .long("workers")
                .value_name("N")
                .value_parser(value_parser!(u64).range(1..=100_000))
                .default_value("1")
                .help("Workers of the array job, each with --jobs solves at a time"),
        )
        .arg(
            Arg::new("sbatch")
                .long("sbatch")
                .value_name("OPTION")
                .action(ArgAction::Append)
                .allow_hyphen_values(true)
                .help("An option for sbatch, such as --sbatch=--partition=short; may be repeated"),
        )
        .arg(
            Arg::new("script")
                .long("script")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .help("Where to write the array job; quadrille-CAMPAIGN.sbatch otherwise"),
        )
        .arg(
            Arg::new("write-only")
                .long("write-only")
                .action(ArgAction::SetTrue)
                .help("Write the array job but do not submit it"),
        );
    plan_arguments(command)
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let (data, plan) = planned(arguments)?;
    let place = set::server(arguments)?;
    let mut store = place.open_queue()?;
    let (total, new) = work::submit(&mut *store, &data, &plan)?;
    let locale = language::of(arguments);
    let line =
        message!("bench-submitted", campaign = plan.campaign.clone(), total = total, new = new);
    output::print_line(&locale.say(&line))?;
    if arguments.get_one::<String>("on").is_some_and(|on| on == "slurm") {
        let workers = arguments.get_one::<u64>("workers").copied().unwrap_or(1);
        let more = arguments.get_many::<String>("sbatch").unwrap_or_default().cloned().collect();
        let file = arguments.get_one::<PathBuf>("script").cloned();
        let slurm = Slurm {
            campaign: plan.campaign.clone(),
            workers,
            jobs: plan.jobs as u64,
            threads: plan.settings.threads,
            tag: arguments.get_one::<String>("tag").cloned(),
            more,
        };
        let file = file.unwrap_or_else(|| slurm.file());
        slurm.write(&file)?;
        output::print_line(
            &locale.say(&message!("bench-script", file = file.display().to_string())),
        )?;
        if !arguments.get_flag("write-only") {
            output::print_line(&slurm.submit(&file, &place)?)?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
