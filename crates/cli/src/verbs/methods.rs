//! `quadrille methods`: what can solve what.

use super::formats::listing;
use crate::failure::Failure;
use clap::{ArgMatches, Command};
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    super::formats::listing_command(name, "List the methods of every game, or of one")
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    listing(arguments, |game| {
        let rows = game.methods();
        rows.iter()
            .map(|m| (m.name, format!("{}{}", m.about, if m.exact { " [exact]" } else { "" })))
            .collect()
    })
}
