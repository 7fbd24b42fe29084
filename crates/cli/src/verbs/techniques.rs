//! `quadrille techniques`: the reasons `explain` and `hint` can give, and the difficulty levels.

use super::formats::listing;
use crate::failure::Failure;
use clap::{ArgMatches, Command};
use quadrille_core::{TechniqueInfo, message};
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    super::formats::listing_command(
        name,
        "List the techniques of every game, or of one, with their difficulty levels",
    )
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    listing(arguments, |game| {
        let about =
            |t: TechniqueInfo| (t.name, message!("list-level", about = t.about, level = t.level));
        game.techniques().into_iter().map(about).collect()
    })
}
