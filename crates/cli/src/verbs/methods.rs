//! `quadrille methods`: what can solve what.

use super::formats::listing;
use crate::failure::Failure;
use clap::{ArgMatches, Command};
use quadrille_core::{MethodInfo, message};
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    super::formats::listing_command(name, "List the methods of every game, or of one")
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    listing(arguments, |game| {
        let about = |m: MethodInfo| match m.exact {
            true => (m.name, message!("list-exact", about = m.about)),
            false => (m.name, m.about),
        };
        game.methods().into_iter().map(about).collect()
    })
}
