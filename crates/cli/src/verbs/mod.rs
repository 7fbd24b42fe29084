//! The verbs: one file each, and one row here.

use crate::failure::Failure;
use clap::{ArgMatches, Command};
use std::process::ExitCode;

mod all;
mod bench;
mod book;
mod census;
mod check;
mod convert;
#[cfg(feature = "highs")]
mod cubes;
mod cuts;
mod duel;
mod explain;
mod formats;
mod generate;
mod grade;
mod hint;
mod manual;
mod mass;
mod methods;
mod model;
mod pegs;
mod prove;
mod rate;
mod records;
#[cfg(feature = "highs")]
mod relax;
#[cfg(feature = "highs")]
mod scenes;
mod serve;
mod show;
mod site;
mod solve;
mod summary;
mod techniques;
mod tournament;
mod tree;
mod verify;

/// A verb of the command line.
pub struct Verb {
    pub name: &'static str,
    pub command: fn(&'static str) -> Command,
    pub run: fn(&ArgMatches) -> Result<ExitCode, Failure>,
}

/// Every verb, in the order the help page lists them.
pub const VERBS: &[Verb] = &[
    Verb { name: "solve", command: solve::command, run: solve::run },
    Verb { name: "generate", command: generate::command, run: generate::run },
    Verb { name: "check", command: check::command, run: check::run },
    Verb { name: "explain", command: explain::command, run: explain::run },
    Verb { name: "hint", command: hint::command, run: hint::run },
    Verb { name: "rate", command: rate::command, run: rate::run },
    Verb { name: "convert", command: convert::command, run: convert::run },
    Verb { name: "show", command: show::command, run: show::run },
    Verb { name: "book", command: book::command, run: book::run },
    Verb { name: "model", command: model::command, run: model::run },
    #[cfg(feature = "highs")]
    Verb { name: "relax", command: relax::command, run: relax::run },
    #[cfg(feature = "highs")]
    Verb { name: "cuts", command: cuts::command, run: cuts::run },
    #[cfg(feature = "highs")]
    Verb { name: "scenes", command: scenes::command, run: scenes::run },
    Verb { name: "prove", command: prove::command, run: prove::run },
    Verb { name: "verify", command: verify::command, run: verify::run },
    Verb { name: "methods", command: methods::command, run: methods::run },
    Verb { name: "formats", command: formats::command, run: formats::run },
    Verb { name: "techniques", command: techniques::command, run: techniques::run },
    Verb { name: "duel", command: duel::command, run: duel::run },
    Verb { name: "tournament", command: tournament::command, run: tournament::run },
    Verb { name: "play", command: serve::command, run: serve::run_and_open },
    Verb { name: "serve", command: serve::command, run: serve::run },
    Verb { name: "site", command: site::command, run: site::run },
    Verb { name: "pegs", command: pegs::command, run: pegs::run },
    Verb { name: "records", command: records::command, run: records::run },
    Verb { name: "grade", command: grade::command, run: grade::run },
    Verb { name: "bench", command: bench::command, run: bench::run },
    Verb {
        name: "completions",
        command: manual::completions_command,
        run: manual::run_completions,
    },
    Verb { name: "man", command: manual::man_command, run: manual::run_man },
    Verb {
        name: quadrille_bench::run::CHILD_VERB,
        command: bench::child_command,
        run: bench::run_child,
    },
];
