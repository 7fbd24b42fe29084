//! `quadrille solve --all` and `--estimate`: every solution, or about how many there are.

use crate::failure::Failure;
use crate::input::Reader;
use crate::{budget, language, output};
use clap::{Arg, ArgAction, ArgMatches, value_parser};
use quadrille_bench::files;
use quadrille_core::{DynPuzzle, Estimate, Every, Locale, Message, Ruling, SolveReport, message};
use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufRead, BufReader, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// `--all`, `--estimate` and `--probes`.
pub fn arguments() -> [Arg; 3] {
    [
        Arg::new("all").long("all").action(ArgAction::SetTrue).conflicts_with("estimate").help(
            "List every solution (every best one where something is minimised), one a line, to --out or to \
             standard output; a list that was cut short stays in FILE.part, and the same command goes on with it",
        ),
        Arg::new("estimate").long("estimate").action(ArgAction::SetTrue).help(
            "Estimate how many solutions there are from random probes (Knuth's method), with its standard error",
        ),
        Arg::new("probes")
            .long("probes")
            .value_name("N")
            .value_parser(value_parser!(u64).range(1..=1_000_000))
            .default_value("1000")
            .requires("estimate")
            .help("Probes of --estimate"),
    ]
}

/// What `--all` and `--estimate` cannot be joined with.
const ALONE: &[&str] = &["count", "proof", "tree", "two-players", "to", "from", "method"];

pub fn run(arguments: &ArgMatches, named: &[&OsString]) -> Result<ExitCode, Failure> {
    let given = |name: &&&str| {
        let source = arguments.value_source(name);
        source == Some(clap::parser::ValueSource::CommandLine)
    };
    if let Some(other) = ALONE.iter().find(given) {
        return Err(Failure::new(message!("all-alone", option = *other)));
    }
    let [name] = named else { return Err(Failure::new(message!("all-one-puzzle"))) };
    let puzzle = Reader::of(arguments)?.named(name)?;
    match arguments.get_flag("all") {
        true => list(arguments, &*puzzle),
        false => estimate(arguments, &*puzzle),
    }
}

/// Lists the solutions and tells how many there were.
fn list(arguments: &ArgMatches, puzzle: &dyn DynPuzzle) -> Result<ExitCode, Failure> {
    let json = arguments.get_flag("json");
    let start = Instant::now();
    let (told, resumed) = match arguments.get_one::<PathBuf>("out") {
        Some(path) => to_file(arguments, puzzle, path)?,
        None if json => return Err(Failure::new(message!("all-json-out"))),
        None => (to_output(arguments, puzzle)?, 0),
    };
    let report = report(puzzle, &told, resumed, start.elapsed().as_secs_f64());
    let code = ExitCode::from(u8::from(!told.exhausted));
    if json {
        output::print_line(&serde_json::to_string(&report).map_err(Failure::foreign)?)?;
        return Ok(code);
    }
    // Standard output is the list itself, if nothing else is.
    let line = say(&report, &told, language::of(arguments));
    match arguments.contains_id("out") {
        true => output::print_line(&line)?,
        false => output::complain!("{line}"),
    }
    Ok(code)
}

/// Runs through the solutions until writing fails.
fn walk(
    arguments: &ArgMatches,
    puzzle: &dyn DynPuzzle,
    after: Option<&str>,
    out: &mut dyn Write,
) -> Result<Every, Failure> {
    let mut trouble = Ok(());
    let told = puzzle.every(after, &mut budget::of(arguments), &mut |solution| {
        trouble = writeln!(out, "{solution}");
        trouble.is_ok()
    })?;
    trouble.and_then(|()| out.flush())?;
    Ok(told)
}

fn to_output(arguments: &ArgMatches, puzzle: &dyn DynPuzzle) -> Result<Every, Failure> {
    walk(arguments, puzzle, None, &mut BufWriter::new(io::stdout().lock()))
}

/// Lists into `FILE.part`, from its last line on if it is there, and gives it its name when it is whole. Tells how many
/// solutions it held before, too.
fn to_file(
    arguments: &ArgMatches,
    puzzle: &dyn DynPuzzle,
    path: &Path,
) -> Result<(Every, u64), Failure> {
    // Told now, not after hours of listing.
    if path.is_dir() {
        return Err(
            Failure::from(io::Error::from(io::ErrorKind::IsADirectory)).within(path.display())
        );
    }
    // What keeps nothing cannot be gone on with.
    if files::is_stream(path) {
        let told = files::stream(path)
            .map_err(Failure::from)
            .and_then(|out| walk(arguments, puzzle, None, &mut BufWriter::new(out)))
            .map_err(|failure| failure.within(path.display()))?;
        return Ok((told, 0));
    }
    let path = files::behind_links(path);
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    let part = PathBuf::from(name);
    let here = |error: io::Error| Failure::from(error).within(part.display());
    // The name of the puzzle with what else is asked of it: a list of another puzzle is not gone on with.
    let title = format!("# {}", puzzle.draft().progress());
    let mut file = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .open(&part)
        .map_err(here)?;
    let before = Before::of(&mut file, &title).map_err(here)?;
    let Some(Before { lines, last }) = before else {
        return Err(Failure::new(message!("all-other-puzzle")).within(part.display()));
    };
    if let Some(text) = &last {
        puzzle.check(text)?.map_err(|broken| Failure::from(broken).within(part.display()))?;
    }
    let mut out = BufWriter::new(&file);
    if lines == 0 {
        writeln!(out, "{title}").map_err(here)?;
    }
    let told = walk(arguments, puzzle, last.as_deref(), &mut out)
        .map_err(|failure| failure.within(part.display()))?;
    drop(out);
    file.sync_all().map_err(here)?;
    if told.exhausted {
        fs::rename(&part, &path).map_err(here)?;
    }
    Ok((told, lines.saturating_sub(1)))
}

/// What a list that was cut short holds.
struct Before {
    /// Whole lines, the title included.
    lines: u64,
    /// The last solution.
    last: Option<String>,
}

impl Before {
    /// Reads a list, drops a line that was cut in the middle, and stands at its end. Nothing if it is another puzzle's.
    fn of(file: &mut File, title: &str) -> io::Result<Option<Self>> {
        let longest = 1 << 24;
        let (mut lines, mut whole, mut last) = (0, 0, None);
        let mut input = BufReader::new(&mut *file);
        loop {
            let mut line = Vec::new();
            let read = input.by_ref().take(longest).read_until(b'\n', &mut line)?;
            if line.pop() != Some(b'\n') {
                break;
            }
            match lines {
                0 if line != title.as_bytes() => return Ok(None),
                0 => {}
                _ => last = Some(String::from_utf8_lossy(&line).into_owned()),
            }
            lines += 1;
            whole += read as u64;
        }
        // Half a title is no other puzzle's, but half of something else may be somebody's file.
        let length = file.metadata()?.len();
        if lines == 0 && length > title.len() as u64 {
            return Ok(None);
        }
        file.set_len(whole)?;
        file.seek(SeekFrom::Start(whole))?;
        Ok(Some(Before { lines, last }))
    }
}

fn report(puzzle: &dyn DynPuzzle, told: &Every, resumed: u64, seconds: f64) -> SolveReport {
    let solutions = told.solutions + resumed;
    let verdict = match (told.exhausted, solutions) {
        (true, 0) => Ruling::Impossible,
        (true, _) => Ruling::Solved,
        (false, 0) => Ruling::Unknown,
        (false, _) => Ruling::Best,
    };
    SolveReport {
        game: Some(puzzle.game().to_string()),
        puzzle: puzzle.id().unwrap_or_default(),
        method: Some("all".to_string()),
        verdict,
        solutions,
        exhausted: told.exhausted,
        objective: told.objective,
        seconds,
        error: told.stopped.map(|stop| stop.to_string()),
        code: told.stopped.map(|stop| stop.message().key.into_owned()),
        ..SolveReport::default()
    }
}

fn say(report: &SolveReport, told: &Every, locale: Locale) -> String {
    let count = report.solutions;
    let line = match told.stopped {
        Some(stop) => message!("all-stopped", solutions = count, why = stop.message()),
        None if count == 0 => message!("all-none"),
        None => message!("all-whole", solutions = count),
    };
    let score = report.objective.map(|n| message!("solve-objective", objective = n));
    let parts: Vec<String> = [Some(line), score].iter().flatten().map(|m| locale.say(m)).collect();
    parts.join(&locale.say(&message!("solve-and")))
}

/// Estimates the number of solutions and tells it.
fn estimate(arguments: &ArgMatches, puzzle: &dyn DynPuzzle) -> Result<ExitCode, Failure> {
    let number = |name: &str| arguments.get_one::<u64>(name).copied().expect("has a default");
    let (probes, seed) = (number("probes"), number("seed"));
    let start = Instant::now();
    let found = puzzle.estimate(probes, seed, &mut budget::of(arguments))?;
    let seconds = start.elapsed().as_secs_f64();
    // An answer of some probes is an answer; only none is not.
    let code = ExitCode::from(u8::from(found.stopped.is_some() && found.probes == 0));
    if arguments.get_flag("json") {
        let line = serde_json::json!({
            "game": puzzle.game(),
            "puzzle": puzzle.id().unwrap_or_default(),
            "estimate": found.mean(),
            "log10": found.log10,
            "relative_error": found.relative_error,
            "probes": found.probes,
            "seed": seed,
            "objective": found.objective,
            "seconds": seconds,
            "error": found.stopped.map(|stop| stop.to_string()),
        });
        output::print_line(&line.to_string())?;
        return Ok(code);
    }
    let locale = language::of(arguments);
    output::print_line(&locale.say(&told(&found, seed)))?;
    if let Some(stop) = found.stopped {
        output::complain!("{}", locale.say(&stop.message()));
    }
    Ok(code)
}

fn told(found: &Estimate, seed: u64) -> Message {
    let Some(log10) = found.log10 else {
        let none = found.stopped.is_none();
        return if none { message!("all-none") } else { message!("all-no-probe") };
    };
    let error = found.relative_error.map_or("?".to_string(), |e| format!("{:.2}", 100.0 * e));
    let number = scientific(log10);
    message!("all-estimate", number = number, error = error, probes = found.probes, seed = seed)
}

/// A number given by its decimal logarithm: `576`, `1.23e45`.
fn scientific(log10: f64) -> String {
    if log10 < 6.0 {
        return format!("{:.0}", 10f64.powf(log10));
    }
    let (whole, part) = (log10.floor(), log10 - log10.floor());
    format!("{:.3}e{whole:.0}", 10f64.powf(part))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_written_short() {
        assert_eq!(scientific(576f64.log10()), "576");
        assert_eq!(scientific(812_851_200f64.log10()), "8.129e8");
        assert_eq!(scientific(2000.5), "3.162e2000");
    }
}
