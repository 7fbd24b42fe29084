//! `quadrille bench compare`: what changed between two campaigns.

use super::report::{clock, clock_argument};
use crate::failure::Failure;
use crate::output;
use clap::{Arg, ArgMatches, Command};
use quadrille_bench::compare::{Comparison, Side, compare};
use quadrille_bench::stats::LEVEL;
use quadrille_bench::store::{self, Place, Store};
use quadrille_core::message;
use std::path::Path;
use std::process::ExitCode;

/// More changes than this are only counted.
const MAX_SHOWN: usize = 100;

pub fn command(name: &'static str) -> Command {
    let side = |name: &'static str, shown: &'static str, help: &'static str| {
        Arg::new(name).value_name(shown).required(true).help(help)
    };
    Command::new(name)
        .about("Compare two campaigns: time ratios with confidence intervals, changed verdicts")
        .after_help(
            "A side is a store or the folder of a data set, optionally with a campaign and a version:\n\
             STORE, STORE:CAMPAIGN, STORE:CAMPAIGN@VERSION; with a database postgres://...#CAMPAIGN@VERSION. Jobs of the same instance, method and seed are\n\
             compared. A ratio of 0.5 means that B takes half the time of A; whether it is more than chance\n\
             is told by Wilcoxon's signed-rank test, with an interval by the bootstrap.\n\n\
             Examples:\n  \
             quadrille bench compare old/results.sqlite new/results.sqlite\n  \
             quadrille bench compare set:main@0.1.0 set:main@0.1.0+faster",
        )
        .arg(side("a", "A", "The first campaign"))
        .arg(side("b", "B", "The second campaign"))
        .arg(clock_argument())
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let side = |name: &str| arguments.get_one::<String>(name).expect("clap requires it");
    let (mut a, mut b) = (named(side("a"))?, named(side("b"))?);
    let (methods, changes) = compare(a.side(), b.side(), clock(arguments))?;
    if methods.is_empty() {
        return Err(Failure::new(message!("bench-nothing-common")));
    }
    for method in &methods {
        output::print_line(&line(method))?;
    }
    match changes.len() {
        0 => output::print_line("no verdict or objective changed")?,
        n => output::print_line(&format!("{n} verdicts or objectives changed:"))?,
    }
    for change in changes.iter().take(MAX_SHOWN) {
        output::print_line(&format!(
            "  {} {} seed {}: {} -> {}",
            change.instance, change.method, change.seed, change.before, change.after
        ))?;
    }
    if changes.len() > MAX_SHOWN {
        output::print_line(&format!("  and {} more", changes.len() - MAX_SHOWN))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A side that is open: see [`Side`].
pub struct Opened {
    pub store: Box<dyn Store>,
    pub campaign: String,
    pub version: Option<String>,
}

impl Opened {
    pub fn side(&mut self) -> Side<'_> {
        Side {
            store: &mut *self.store,
            campaign: self.campaign.clone(),
            version: self.version.clone(),
        }
    }
}

/// `STORE[:CAMPAIGN[@VERSION]]`, or `postgres://...[#CAMPAIGN[@VERSION]]`: addresses have colons of their own.
pub fn named(name: &str) -> Result<Opened, Failure> {
    let split = match Place::parse(name) {
        Place::Server(_) => name.split_once('#'),
        Place::File(_) => name.split_once(':').filter(|_| !Path::new(name).exists()),
    };
    let (place, rest) = split.map_or((name, None), |(place, rest)| (place, Some(rest)));
    let place = match Place::parse(place) {
        Place::File(path) if path.is_dir() => Place::File(path.join(store::FILE)),
        other => other,
    };
    let mut store = place.open_to_read()?;
    let (wanted, version) = match rest.map(|r| r.split_once('@').unwrap_or((r, ""))) {
        Some((campaign, version)) => (Some(campaign.to_string()), version),
        None => (None, ""),
    };
    let names: Vec<String> = store.campaigns()?.into_iter().map(|(name, _)| name).collect();
    let found = match (wanted, names.as_slice()) {
        (Some(name), _) => names.iter().find(|n| **n == name).cloned(),
        (None, [only]) => Some(only.clone()),
        (None, _) => None,
    };
    let campaign = found.ok_or_else(|| {
        Failure::new(message!("bench-which-campaign", known = names.join(", "))).within(&place)
    })?;
    let version = Some(version.to_string()).filter(|v| !v.is_empty());
    Ok(Opened { store, campaign, version })
}

/// A probability as people write it.
fn chance(p: f64) -> String {
    if p < 0.001 { "below 0.001".to_string() } else { format!("{p:.3}") }
}

fn line(c: &Comparison) -> String {
    let sure = match &c.significance {
        Some(s) if s.p < LEVEL => format!(
            "; a significant difference (p {}, bootstrap interval {:.3} to {:.3})",
            chance(s.p),
            s.low,
            s.high
        ),
        Some(s) => format!(
            "; no significant difference (p {}, bootstrap interval {:.3} to {:.3})",
            chance(s.p),
            s.low,
            s.high
        ),
        None => String::new(),
    };
    let ratio = match &c.ratio {
        Some(r) => {
            format!("time ratio B/A {:.3} (95 % interval {:.3} to {:.3})", r.mean, r.low, r.high)
        }
        None => "too few solved by both for a ratio".to_string(),
    };
    format!(
        "{}: {ratio}{sure}; {} jobs in common, {} solved by both, {} by A only, {} by B only",
        c.method, c.common, c.both, c.only.0, c.only.1
    )
}
