//! `quadrille bench`: data sets, campaigns, reports.

mod child;
mod collect;
mod compare;
mod draw;
mod export;
mod growth;
mod history;
mod new;
mod presets;
mod progress;
mod report;
mod run;
mod set;
mod slurm;
mod status;
mod submit;
mod work;

pub use child::{command as child_command, run as run_child};
pub use draw::unknown as unknown_collection;
pub use set::{server, server_argument};

use crate::failure::Failure;
use clap::{ArgMatches, Command};
use quadrille_core::message;
use std::process::ExitCode;

/// A verb below `bench`.
struct Sub {
    name: &'static str,
    command: fn(&'static str) -> Command,
    run: fn(&ArgMatches) -> Result<ExitCode, Failure>,
}

const SUBS: &[Sub] = &[
    Sub { name: "presets", command: presets::command, run: presets::run },
    Sub { name: "new", command: new::command, run: new::run },
    Sub { name: "run", command: run::command, run: run::run },
    Sub { name: "submit", command: submit::command, run: submit::run },
    Sub { name: "work", command: work::command, run: work::run },
    Sub { name: "status", command: status::command, run: status::run },
    Sub { name: "collect", command: collect::command, run: collect::run },
    Sub { name: "report", command: report::command, run: report::run },
    Sub { name: "export", command: export::command, run: export::run },
    Sub { name: "compare", command: compare::command, run: compare::run },
    Sub { name: "growth", command: growth::command, run: growth::run },
    Sub { name: "history", command: history::command, run: history::run },
];

pub fn command(name: &'static str) -> Command {
    Command::new(name)
        .about("Data sets, campaigns, reports: compare solving methods")
        .after_help(
            "A data set is a folder of puzzle files, with or without a manifest (set.toml). Results go\n\
             to results.sqlite inside it. A campaign that was interrupted goes on where it stopped.\n\n\
             Examples:\n  \
             quadrille bench new towers-full --preset towers-full\n  \
             quadrille bench run towers-full --methods mip,search --time-limit 60 --jobs 2\n  \
             quadrille bench report towers-full\n  \
             quadrille bench submit towers-full --store postgres://me@host/lab --on slurm --workers 40\n  \
             quadrille bench compare old/results.sqlite new/results.sqlite",
        )
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommands(SUBS.iter().map(|sub| (sub.command)(sub.name)))
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    match arguments.subcommand() {
        Some((name, inner)) => match SUBS.iter().find(|sub| sub.name == name) {
            Some(sub) => (sub.run)(inner),
            None => Err(Failure::new(message!("bench-no-verb", name = name.to_string()))),
        },
        None => Err(Failure::new(message!("bench-name-a-verb"))),
    }
}

impl From<quadrille_bench::Failure> for Failure {
    fn from(failure: quadrille_bench::Failure) -> Self {
        Failure::foreign(failure)
    }
}
