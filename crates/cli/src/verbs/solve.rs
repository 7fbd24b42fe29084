//! `quadrille solve`: one puzzle or a batch, with any method.

use super::summary::told;
use crate::failure::Failure;
use crate::in_order::in_order;
use crate::input::{Reader, reading_options};
use crate::language;
use crate::lines::{Line, Lines, MAX_LINE};
use crate::{budget, options, output};
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use quadrille_core::{Ask, DynPuzzle, Locale, Message, Ruling, SolveReport, message};
use std::ffi::{OsStr, OsString};
use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

pub fn command(name: &'static str) -> Command {
    let command = Command::new(name)
        .about("Solve puzzles, or count their solutions")
        .after_help(
            "Examples:\n  \
             quadrille solve towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1\n  \
             quadrille solve puzzle.csv --game towers --method sat --count 2\n  \
             quadrille solve --from ids.txt --json --jobs 4\n  \
             quadrille solve puzzle.csv --game towers --method sat --count 2 --proof unique\n  \
             quadrille solve towers:4:4/////////////// --all --out all.txt\n  \
             quadrille solve unruly:8x8:zzo --count all\n  \
             quadrille solve towers:6://///////////////////// --estimate --probes 200",
        )
        .arg(
            Arg::new("puzzles")
                .value_name("PUZZLE")
                .num_args(0..)
                .value_parser(value_parser!(OsString))
                .help("Files, - for standard input, game:IDs, or puzz.link addresses"),
        )
        .arg(
            Arg::new("from")
                .long("from")
                .value_name("FILE")
                .value_parser(value_parser!(OsString))
                .help("Solve one puzzle a line; - for standard input; a tab ends the puzzle"),
        )
        .arg(
            Arg::new("jobs")
                .long("jobs")
                .short('j')
                .value_name("N")
                .value_parser(value_parser!(u32).range(1..=256))
                .default_value("1")
                .help(
                    "Solve so many lines of --from at a time; answers keep the order of the lines",
                ),
        )
        .arg(
            Arg::new("method")
                .long("method")
                .short('m')
                .value_name("NAME")
                .help("The method (see `quadrille methods`); the game's best one otherwise"),
        )
        .arg(budget::time_limit("60"))
        .arg(budget::memory_limit())
        .arg(
            Arg::new("count")
                .long("count")
                .value_name("N")
                .value_parser(how_many)
                .help(
                    "Count solutions, stopping at N; 2 tells whether there is only one, `all` how many there \
                     are, without looking at each where a game can",
                ),
        )
        .arg(seed())
        .arg(threads())
        .arg(json())
        .args([proof(), tree()])
        .args(super::all::arguments())
        .args(super::cubes::arguments())
        .arg(super::duel::two_players())
        .arg(super::duel::wins().requires("two-players"))
        .arg(output::out("Write the solution of a single puzzle to a file"))
        .arg(to());
    options::add(reading_options(command), &[options::SOLVE])
}

fn threads() -> Arg {
    Arg::new("threads")
        .long("threads")
        .value_name("N")
        .value_parser(value_parser!(u32).range(1..=256))
        .default_value("1")
        .help("Threads, for methods that can use them")
}

/// A number of solutions, or `all` of them.
fn how_many(text: &str) -> Result<u64, String> {
    match text.parse::<u64>() {
        _ if text == "all" => Ok(Ask::ALL),
        Ok(count) if count > 0 => Ok(count),
        _ => Err("expected a number from 1 on, or `all`".to_string()),
    }
}

fn seed() -> Arg {
    Arg::new("seed")
        .long("seed")
        .value_name("S")
        .value_parser(value_parser!(u64))
        .default_value("0")
        .help("Seed of every random choice")
}

fn json() -> Arg {
    Arg::new("json")
        .long("json")
        .action(ArgAction::SetTrue)
        .help("Print one JSON object a line, one line a puzzle")
}

fn to() -> Arg {
    Arg::new("to")
        .long("to")
        .value_name("FORMAT")
        .requires("out")
        .help("Write --out as the filled-in puzzle in this notation (csv: as the reports do)")
}

fn proof() -> Arg {
    Arg::new("proof").long("proof").value_name("PATH").value_parser(value_parser!(PathBuf)).help(
        "Write the method's proof: PATH.cnf and PATH.lrat for sat, PATH itself for games with a \
         proof notation (numbered when there are several puzzles)",
    )
}

fn tree() -> Arg {
    Arg::new("tree").long("tree").value_name("FILE").value_parser(value_parser!(PathBuf)).help(
        "Write the tree of method bnb to a file: .dot for Graphviz, .json, or .txt for GrUMPy; with --count \
         that of the last search",
    )
}

/// The worst of what happened, as the exit status tells it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Worst {
    Definite = 0,
    Unknown = 1,
    Invalid = 2,
}

struct Batch<'a> {
    arguments: &'a ArgMatches,
    reader: Reader,
    ask: Ask,
    locale: Locale,
    json: bool,
    many: bool,
    number: usize,
    worst: Worst,
    engine_told: bool,
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let named: Vec<&OsString> = arguments.get_many("puzzles").unwrap_or_default().collect();
    let from = arguments.get_one::<OsString>("from");
    if named.is_empty() && from.is_none() {
        return Err(Failure::new(message!("solve-name")));
    }
    if arguments.get_flag("all") || arguments.get_flag("estimate") {
        return super::all::run(arguments, &named);
    }
    if arguments.get_flag("two-players") {
        return super::duel::solve(arguments, &named);
    }
    let many = named.len() > 1 || from.is_some();
    if many && arguments.contains_id("out") {
        return Err(Failure::new(message!("solve-out")));
    }
    if let Some(path) = arguments.get_one::<PathBuf>("tree") {
        super::tree::fits(path, many)?;
    }
    let mut batch = Batch {
        arguments,
        reader: Reader::of(arguments)?,
        ask: ask(arguments),
        locale: language::of(arguments),
        json: arguments.get_flag("json"),
        many,
        number: 0,
        worst: Worst::Definite,
        engine_told: false,
    };
    for name in named {
        batch.one(&name.to_string_lossy(), |reader| reader.named(name))?;
    }
    if let Some(from) = from {
        batch.lines(from)?;
    }
    Ok(ExitCode::from(batch.worst as u8))
}

fn ask(arguments: &ArgMatches) -> Ask {
    Ask {
        count: arguments.get_one("count").copied().unwrap_or(1),
        seed: arguments.get_one("seed").copied().unwrap_or(0),
        options: options::given(arguments, &[options::SOLVE]),
        threads: arguments.get_one::<u32>("threads").copied().unwrap_or(1) as usize,
        proof: arguments.contains_id("proof"),
        tree: arguments.contains_id("tree"),
    }
}

type Outcome = Result<(Box<dyn DynPuzzle>, SolveReport), Failure>;

/// How every puzzle of a batch is solved.
struct How<'a> {
    arguments: &'a ArgMatches,
    reader: &'a Reader,
    ask: &'a Ask,
}

impl How<'_> {
    fn solved(&self, read: impl FnOnce(&Reader) -> Result<Box<dyn DynPuzzle>, Failure>) -> Outcome {
        let puzzle = read(self.reader)?;
        if let Some(place) = super::cubes::place(self.arguments)? {
            let report = super::cubes::solve(self.arguments, &place, &*puzzle, self.ask)?;
            return Ok((puzzle, report));
        }
        let mut budget = budget::of(self.arguments).telling_nodes();
        let method = self.arguments.get_one::<String>("method").map(String::as_str);
        let report = puzzle.solve(method, self.ask, &mut budget)?;
        Ok((puzzle, report))
    }

    fn line(&self, line: &Line) -> Outcome {
        let read = |reader: &Reader| match line.endless {
            true => Err(Failure::new(message!("solve-line-too-long", most = MAX_LINE))),
            false => reader.line(&line.puzzle),
        };
        self.solved(|reader| read(reader).map_err(|failure| failure.within(&line.place)))
    }
}

impl Batch<'_> {
    fn lines(&mut self, from: &OsStr) -> Result<(), Failure> {
        let jobs = self.arguments.get_one::<u32>("jobs").copied().unwrap_or(1) as usize;
        let mut lines = Lines::of(from)?;
        let (reader, ask) = (self.reader.clone(), self.ask.clone());
        let how = How { arguments: self.arguments, reader: &reader, ask: &ask };
        let work = |line: Line| {
            let outcome = how.line(&line);
            (line.puzzle, outcome)
        };
        in_order(jobs, || lines.next(), work, |(name, outcome)| self.told(&name, outcome))
    }

    /// Solves one puzzle.
    fn one(
        &mut self,
        name: &str,
        read: impl FnOnce(&Reader) -> Result<Box<dyn DynPuzzle>, Failure>,
    ) -> Result<(), Failure> {
        let how = How { arguments: self.arguments, reader: &self.reader, ask: &self.ask };
        let outcome = how.solved(read);
        self.told(name, outcome)
    }

    /// Tells how a puzzle came out; bad input is reported and does not stop a batch.
    fn told(&mut self, name: &str, outcome: Outcome) -> Result<(), Failure> {
        self.number += 1;
        match outcome {
            Ok((puzzle, report)) => self.tell(name, &*puzzle, &report),
            Err(failure) if self.many || self.json => self.tell_invalid(name, &failure),
            Err(failure) => Err(failure),
        }
    }

    /// Writes what proves the report where `--proof` says, and what to say of it.
    fn write_proof(&self, report: &SolveReport) -> Result<Option<Message>, Failure> {
        let Some(path) = self.arguments.get_one::<PathBuf>("proof") else { return Ok(None) };
        // `proof` for one puzzle; `proof-3` for the third of several.
        let mut name = path.as_os_str().to_owned();
        if self.many {
            name.push(format!("-{}", self.number));
        }
        let with_ending = |ending: &str| {
            let mut name = name.clone();
            name.push(ending);
            PathBuf::from(name)
        };
        let write = |ending: &str, bytes: &[u8]| {
            let path = with_ending(ending);
            output::write_file(&path, |out| out.write_all(bytes)).map(|()| path)
        };
        if let Some(lrat) = &report.lrat {
            let formula = write(".cnf", lrat.formula.as_bytes())?;
            let proof = write(".lrat", &lrat.proof)?;
            let (formula, proof) = (formula.display().to_string(), proof.display().to_string());
            return Ok(Some(message!("solve-two-proofs", formula = formula, proof = proof)));
        }
        if let Some(text) = &report.certificate {
            let proof = write("", text.as_bytes())?.display().to_string();
            return Ok(Some(message!("solve-proof", proof = proof)));
        }
        match report.verdict {
            Ruling::Unknown | Ruling::Wrong => Ok(None),
            // A count that a limit cut short claims nothing.
            Ruling::Best if report.error.is_some() => Ok(None),
            // Only a solution that nobody calls the only one or the best needs no proof.
            _ if report.exhausted || report.objective.is_some() => Err(Failure::new(message!(
                "solve-no-proofs",
                method = report.method.clone().unwrap_or_default()
            ))),
            _ => Ok(Some(message!("solve-no-proof"))),
        }
    }

    fn tell(
        &mut self,
        name: &str,
        puzzle: &dyn DynPuzzle,
        report: &SolveReport,
    ) -> Result<(), Failure> {
        if matches!(report.verdict, Ruling::Unknown | Ruling::Wrong) {
            self.worst = self.worst.max(Worst::Unknown);
        }
        self.tell_unused_engine(report);
        let proof = self.write_proof(report)?.map(|what| self.locale.say(&what));
        if let Some(path) = self.arguments.get_one::<PathBuf>("tree") {
            super::tree::write(path, report)?;
        }
        if let (Some(path), Some(text)) =
            (self.arguments.get_one::<PathBuf>("out"), &report.solution)
        {
            let text = match self.arguments.get_one::<String>("to") {
                Some(format) => puzzle.filled(text)?.write(format)?,
                None => format!("{text}\n"),
            };
            output::write_file(path, |out| out.write_all(text.as_bytes()))?;
        }
        if self.json {
            if let Some(proof) = proof {
                output::complain!("{proof}");
            }
            let line = serde_json::to_string(report).map_err(Failure::foreign)?;
            return Ok(output::print_line(&line)?);
        }
        if self.many {
            let title = if report.puzzle.is_empty() { name } else { &report.puzzle };
            output::print_line(title)?;
        }
        if puzzle.cells() <= MAX_DRAWN
            && let Some(solution) = &report.solution
        {
            output::print(puzzle.finished(solution)?.draw_text().as_bytes())?;
        }
        output::print_line(&told(report, self.locale))?;
        if let Some(proof) = proof {
            output::print_line(&format!("  {proof}"))?;
        }
        Ok(())
    }

    /// Says once that a solver was asked for and another method was at work: who names CPLEX must not believe that it solved this.
    fn tell_unused_engine(&mut self, report: &SolveReport) {
        let method = report.method.clone().unwrap_or_default();
        let asked = self.ask.options.get("engine").is_some();
        if !asked || method.is_empty() || method.starts_with("mip") || self.engine_told {
            return;
        }
        self.engine_told = true;
        output::complain!("{}", self.locale.say(&message!("solve-no-engine", method = method)));
    }

    fn tell_invalid(&mut self, name: &str, failure: &Failure) -> Result<(), Failure> {
        if failure.broken_pipe {
            return Err(Failure::from(io::Error::from(io::ErrorKind::BrokenPipe)));
        }
        self.worst = Worst::Invalid;
        let error = message!("cli-error", what = failure.told(self.locale));
        output::complain!("{}", self.locale.say(&error));
        if self.json {
            let line = serde_json::to_string(&SolveReport::invalid(shortened(name), failure));
            output::print_line(&line.map_err(Failure::foreign)?)?;
        }
        Ok(())
    }
}

/// Boards with more cells are not drawn after solving: the terminal would drown.
const MAX_DRAWN: usize = 40_000;

fn shortened(name: &str) -> String {
    name.chars().take(200).collect()
}
