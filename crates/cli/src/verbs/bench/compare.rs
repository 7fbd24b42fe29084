//! `quadrille bench compare`: what changed between two campaigns.

use super::report::{clock, clock_argument};
use crate::failure::Failure;
use crate::{language, output};
use clap::{Arg, ArgMatches, Command};
use quadrille_bench::compare::{Comparison, Side, compare};
use quadrille_bench::stats::LEVEL;
use quadrille_bench::store::{self, Place, Store};
use quadrille_core::{Message, message};
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
    let say = |what: Message| output::print_line(&language::of(arguments).say(&what));
    for method in &methods {
        say(line(method))?;
    }
    say(message!("compare-changes", changes = changes.len()))?;
    for change in changes.iter().take(MAX_SHOWN) {
        say(message!(
            "compare-change",
            instance = change.instance.clone(),
            method = change.method.clone(),
            seed = change.seed.to_string(),
            before = change.before.clone(),
            after = change.after.clone()
        ))?;
    }
    if changes.len() > MAX_SHOWN {
        say(message!("compare-more", more = changes.len() - MAX_SHOWN))?;
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
fn chance(p: f64) -> Message {
    match p < 0.001 {
        true => message!("compare-p-below"),
        false => Message::verbatim(format!("{p:.3}")),
    }
}

/// A number with three decimals.
pub fn decimal(number: f64) -> String {
    format!("{number:.3}")
}

fn line(c: &Comparison) -> Message {
    let ratio = match &c.ratio {
        Some(r) => message!(
            "compare-ratio",
            mean = decimal(r.mean),
            low = decimal(r.low),
            high = decimal(r.high)
        ),
        None => message!("compare-no-ratio"),
    };
    let ratio = match &c.significance {
        Some(s) => message!(
            "compare-significance",
            ratio = ratio,
            sure = if s.p < LEVEL { "yes" } else { "no" },
            p = chance(s.p),
            low = decimal(s.low),
            high = decimal(s.high)
        ),
        None => ratio,
    };
    message!(
        "compare-line",
        method = c.method.clone(),
        ratio = ratio,
        common = c.common,
        both = c.both,
        a = c.only.0,
        b = c.only.1
    )
}
