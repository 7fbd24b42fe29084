//! `quadrille records`: extreme and counted boards, published terms first, then new ones.

mod proofs;

use crate::failure::Failure;
use crate::{budget, language, output};
use clap::{Arg, ArgMatches, Command, value_parser};
use quadrille_core::{Budget, Locale, Message, Stop, message};
use quadrille_records::{Found, Kept, RECORDS, Record, Standing, Term};
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// Working memory unless the user allows more.
const MEMORY: u64 = 4 << 30;
/// A longer file is not one of ours.
const MAX_FILE: u64 = 16 << 20;

pub fn command(name: &'static str) -> Command {
    Command::new(name)
        .about("Recompute records: extreme and counted boards, with witnesses")
        .after_help(
            "Without a name it lists the records. Terms are compared with the published ones, and every witness\n\
             is checked without the code that found it. With --out the terms are kept in a file, and the same\n\
             command goes on where an earlier one ended.\n\n\
             Examples:\n  \
             quadrille records\n  \
             quadrille records singles-fewest --to 7\n  \
             quadrille records singles-most --to 10 --out most.json\n  \
             quadrille records --check most.json\n  \
             quadrille records unruly-givens --to 2 --proofs proofs",
        )
        .arg(Arg::new("name").value_name("NAME").help("The record; all are listed otherwise"))
        .arg(
            Arg::new("to")
                .long("to")
                .value_name("N")
                .value_parser(value_parser!(u32))
                .help("Up to this size; otherwise as far as some seconds go"),
        )
        .arg(output::out("Keep the terms in this file (JSON), and go on from what is there"))
        .arg(
            Arg::new("check")
                .long("check")
                .value_name("FILE")
                .value_parser(value_parser!(PathBuf))
                .conflicts_with_all(["name", "to", "out"])
                .help("Check the witnesses of such a file, and compute nothing"),
        )
        .arg(
            Arg::new("proofs")
                .long("proofs")
                .value_name("DIR")
                .requires("name")
                .value_parser(value_parser!(PathBuf))
                .help(
                    "Write the proofs that nothing better than the last term is possible into a new folder: for \
                     tools/lrat-check (singles-fewest), or verified by VeriPB at once (the givens of Unruly)",
                ),
        )
        .arg(budget::memory_limit())
        .arg(budget::time_limit("3600").help("Stop after this long"))
}

/// The terms of a record, as a file keeps them.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Terms {
    record: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    source: String,
    terms: Vec<Term>,
    /// What a run that was stopped kept of the term it was at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    under_way: Option<UnderWay>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct UnderWay {
    n: u32,
    mark: String,
    seconds: f64,
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let locale = language::of(arguments);
    if let Some(path) = arguments.get_one::<PathBuf>("check") {
        return check(path, locale);
    }
    let Some(name) = arguments.get_one::<String>("name") else { return list(locale) };
    let record = find(name)?;
    if arguments.contains_id("proofs") && record.prove.is_none() {
        return Err(Failure::new(message!("records-no-proofs", name = record.name)));
    }
    let to = arguments.get_one::<u32>("to").copied().unwrap_or(record.quick);
    if !(record.first..=record.most).contains(&to) {
        let (first, most) = (record.first, record.most);
        return Err(Failure::new(message!("records-sizes", first = first, last = most)));
    }
    let out = arguments.get_one::<PathBuf>("out").map(PathBuf::as_path);
    let mut terms = match out.filter(|path| path.exists()) {
        Some(path) => read(path)?,
        None => Terms::of(record),
    };
    if terms.record != record.name {
        let other = terms.record.clone();
        return Err(Failure::new(message!("records-other", other = other)));
    }
    let memory = arguments.get_one::<u64>("memory-limit").copied().unwrap_or(MEMORY);
    let mut budget = budget::of(arguments).with_memory(memory);
    for n in record.first..=to {
        if !terms.terms.iter().any(|term| term.n == n)
            && let Err(stop) = terms.add(record, n, out, &mut budget)?
        {
            return Ok(stopped(n, stop, locale));
        }
        let term = terms.terms.iter().find(|term| term.n == n).expect("it was added");
        checked(record, term)?;
        output::print_line(&told(record, term, locale))?;
    }
    let last = terms.terms.iter().find(|term| term.n == to).expect("it was added");
    match arguments.get_one::<PathBuf>("proofs") {
        Some(folder) => proofs::write(record, last, folder, &mut budget, locale),
        None => Ok(ExitCode::SUCCESS),
    }
}

/// Tells which limit ended the work.
fn stopped(n: u32, stop: Stop, locale: Locale) -> ExitCode {
    let told = message!("records-stopped", n = n, why = stop.message());
    output::complain!("{}", locale.say(&told));
    ExitCode::from(1)
}

fn find(name: &str) -> Result<&'static Record, Failure> {
    quadrille_records::find(name).ok_or_else(|| {
        let known = RECORDS.iter().map(|record| record.name).collect::<Vec<_>>().join(", ");
        Failure::new(message!("records-no-such", name = name.to_string(), known = known))
    })
}

fn list(locale: Locale) -> Result<ExitCode, Failure> {
    for record in RECORDS {
        let about = locale.say(&Message::new(record.about));
        let source =
            if record.source.is_empty() { String::new() } else { format!(" ({})", record.source) };
        output::print_line(&format!("{:<24} {about}{source}", record.name))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Refuses a term whose witness does not hold: a mistake of ours, or a file that somebody changed.
fn checked(record: &Record, term: &Term) -> Result<(), Failure> {
    (record.check)(term)
        .map_err(|what| Failure::new(message!("records-wrong", n = term.n, what = what)))
}

/// `n = 8: 14, new, 2.19 s`, and what goes with it.
fn told(record: &Record, term: &Term, locale: Locale) -> String {
    let Term { n, value, seconds, .. } = term;
    let standing = match record.standing(term) {
        Standing::Agrees => message!("records-agrees"),
        Standing::New => message!("records-new"),
        Standing::Differs => {
            message!("records-differs", published = record.published(*n).unwrap_or_default())
        }
    };
    let mut line = format!("n = {n}: {value} ({}, {seconds:.2} s)", locale.say(&standing));
    for (name, number) in &term.further {
        line.push_str(&format!("; {name}: {number}"));
    }
    if let Some(witness) = &term.witness {
        line.push_str(&format!("\n  {witness}"));
    }
    line
}

impl Terms {
    fn of(record: &Record) -> Self {
        let (name, source) = (record.name.to_string(), record.source.to_string());
        Terms { record: name, source, terms: Vec::new(), under_way: None }
    }

    /// Computes a term, and keeps it and what there is on the way to it.
    fn add(
        &mut self,
        record: &Record,
        n: u32,
        out: Option<&Path>,
        budget: &mut Budget,
    ) -> Result<Result<(), Stop>, Failure> {
        let before = self.under_way.take().filter(|under_way| under_way.n == n);
        let spent = before.as_ref().map_or(0.0, |under_way| under_way.seconds);
        let start = Instant::now();
        let mut trouble = Ok(());
        let mut keep = |mark: &str| {
            let seconds = spent + start.elapsed().as_secs_f64();
            self.under_way = Some(UnderWay { n, mark: mark.to_string(), seconds });
            if trouble.is_ok() {
                trouble = self.write(out);
            }
        };
        let mark = before.map(|under_way| under_way.mark);
        let found = (record.compute)(n, &mut Kept { mark, keep: &mut keep }, budget);
        trouble?;
        let found = match found {
            Ok(found) => found,
            Err(stop) => return Ok(Err(stop)),
        };
        let Found { value, further, witness } = found;
        let seconds = spent + start.elapsed().as_secs_f64();
        self.under_way = None;
        self.terms.push(Term { n, value, further, witness, seconds });
        self.terms.sort_by_key(|term| term.n);
        self.write(out).map(Ok)
    }

    fn write(&self, out: Option<&Path>) -> Result<(), Failure> {
        let Some(path) = out else { return Ok(()) };
        let text = serde_json::to_string_pretty(self).map_err(Failure::foreign)?;
        output::write_file(path, |out| writeln!(out, "{text}"))
    }
}

fn read(path: &Path) -> Result<Terms, Failure> {
    let here = |failure: Failure| failure.within(path.display());
    let mut text = String::new();
    let file = File::open(path).map_err(|error| here(error.into()))?;
    file.take(MAX_FILE).read_to_string(&mut text).map_err(|error| here(error.into()))?;
    serde_json::from_str(&text).map_err(|error| here(Failure::foreign(error)))
}

fn check(path: &Path, locale: Locale) -> Result<ExitCode, Failure> {
    let terms = read(path)?;
    let record = find(&terms.record)?;
    for term in &terms.terms {
        if !(record.first..=record.most).contains(&term.n) {
            let (first, most) = (record.first, record.most);
            return Err(Failure::new(message!("records-sizes", first = first, last = most)));
        }
        checked(record, term)?;
    }
    let witnesses = terms.terms.iter().filter(|term| term.witness.is_some()).count();
    let line = message!("records-checked", witnesses = witnesses, terms = terms.terms.len());
    output::print_line(&locale.say(&line))?;
    Ok(ExitCode::SUCCESS)
}
