//! `quadrille pegs census`: every position of a board that can be reached, counted level by level.

mod bits;
mod lists;
mod pages;

use crate::failure::Failure;
use crate::{budget, language, output};
use clap::{Arg, ArgAction, ArgMatches, Command};
use quadrille_bench::census::Site;
use quadrille_core::{Locale, Message, Notation, Options, Stop, message};
use quadrille_games::pegs::Pegs;
use quadrille_games::pegs::census::{BitCensus, Census, Line, Plays};
use quadrille_games::pegs::rules::{Goal, Puzzle};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Positions take no more than this unless the user allows more.
const MEMORY: u64 = 1 << 30;
/// Pages take no more than this unless the user allows more. Few large pages are much faster than many small ones: the
/// 41-hole board has 81 of 1.2 GiB, or 1053 of 276 MiB, each read anew for every page that is made from it.
const PAGED_MEMORY: u64 = 3 << 30;

pub fn command() -> Command {
    Command::new("census")
                .about("Count the positions that can be reached, by pegs left")
                .after_help(
                    "Prints for each number of pegs how many positions there are up to the symmetries of the\n\
                     start, how many in all, and how many of the former can still be won (one peg left, on\n\
                     the goal if there is one).\n\n\
                     Where --memory-limit (1G if not given) has room for a bit for each position of the start's\n\
                     class, 64M for the English board, that is how it counts; elsewhere with lists, which are\n\
                     slower and may lie on disk (--dir).\n\n\
                     Examples:\n  \
                     quadrille pegs census english\n  \
                     quadrille pegs census english --from r1c4 --goal r4c4\n  \
                     quadrille pegs census english --goal centre --plays\n  \
                     quadrille pegs census european --dir counts --memory-limit 2G\n  \
                     quadrille pegs census european --dir pages --paged --jobs 2",
                )
                .args(board_arguments())
                .arg(
                    Arg::new("goal")
                        .long("goal")
                        .value_name("any|centre|rRcC")
                        .help("Where the last peg must stand to win (default any)"),
                )
                .arg(
                    Arg::new("dir")
                        .long("dir")
                        .value_name("DIR")
                        .value_parser(clap::value_parser!(PathBuf))
                        .help("Keep the levels in this folder, and go on from what is there"),
                )
                .arg(
                    Arg::new("paged")
                        .long("paged")
                        .action(ArgAction::SetTrue)
                        .requires("dir")
                        .help("Keep the bits in pages in the folder of --dir, for classes larger than memory"),
                )
                .arg(
                    Arg::new("page-size")
                        .long("page-size")
                        .value_name("SIZE")
                        .value_parser(budget::bytes)
                        .help("The most memory of one page; two are in memory at a time, which is what --memory-limit (3G with --paged) has room for if this is not given"),
                )
                .arg(
                    Arg::new("jobs")
                        .long("jobs")
                        .short('j')
                        .value_name("N")
                        .value_parser(clap::value_parser!(u64).range(1..=256))
                        .default_value("1")
                        .help("Threads"),
                )
                .arg(super::bench::server_argument().requires("paged").help(
                    "Share the pages to be made with every `quadrille bench work` on this database that sees the folder",
                ))
                .arg(
                    Arg::new("plays")
                        .long("plays")
                        .action(ArgAction::SetTrue)
                        .conflicts_with("dir")
                        .help("Count the games in place of the positions: all ways to play until no jump is left, and those that win"),
                )
                .arg(budget::memory_limit())
                .arg(budget::time_limit("3600"))
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let puzzle = board(arguments)?;
    let census = Census::new(&puzzle)?;
    if arguments.get_flag("plays") {
        return plays(arguments, &census);
    }
    let locale = language::of(arguments);
    let id = (Pegs::formats()[0].write).map(|w| w(&puzzle)).transpose()?.unwrap_or_default();
    let memory = arguments.get_one::<u64>("memory-limit").copied().unwrap_or(MEMORY);
    let folder = arguments.get_one::<PathBuf>("dir").map(PathBuf::as_path);
    if let Some(folder) = folder {
        pages::same_for_all(arguments, folder)?;
        // What is kept depends on the goal too: on the symmetries that leave it where it is.
        let goal = match puzzle.goal() {
            Goal::Any => "any".to_string(),
            Goal::At(cell) => cell.to_string(),
        };
        claim(folder, &format!("{id} goal {goal}"))?;
        if arguments.get_flag("paged") {
            let memory = arguments.get_one::<u64>("memory-limit").copied().unwrap_or(PAGED_MEMORY);
            let pages = pages::at_a_time(arguments);
            let page_bytes =
                arguments.get_one::<u64>("page-size").copied().unwrap_or(memory / pages);
            let site = Site { board: id, goal, folder: folder.to_path_buf(), page_bytes };
            let counted = pages::count(arguments, &census, site, memory);
            return told(&census, counted, (true, None), locale);
        }
    }
    let needed = BitCensus::bytes(&census);
    let counted = match needed.filter(|bytes| *bytes <= memory) {
        Some(_) => bits::count(&census, folder, budget::of(arguments).with_memory(memory)),
        None => Ok(None),
    };
    // Beside its table a level is held once as a list, so the table may take half of the memory.
    let budget = budget::of(arguments).with_memory(memory / 2);
    let counted = match counted {
        Ok(None) => lists::count(&census, folder, budget),
        Ok(Some(lines)) => Ok(lines),
        Err(trouble) => Err(trouble),
    };
    told(&census, counted.map(Some), (folder.is_some(), needed), locale)
}

/// Prints the table, or why there is none.
fn told(
    census: &Census,
    counted: Result<Option<Vec<Line>>, Trouble>,
    (kept, needed): (bool, Option<u64>),
    locale: Locale,
) -> Result<ExitCode, Failure> {
    match counted {
        Ok(Some(lines)) => {
            output::print(table(census, &lines, locale).as_bytes())?;
            Ok(ExitCode::SUCCESS)
        }
        Ok(None) => Err(Failure::new(message!("census-no-pages"))),
        Err(Trouble::Stopped(stop)) => Ok(stopped(stop, kept, needed, locale)),
        Err(Trouble::Failed(failure)) => Err(failure),
    }
}

/// Counts games. A table of a level takes what the user allows, or what positions would.
fn plays(arguments: &ArgMatches, census: &Census) -> Result<ExitCode, Failure> {
    let memory = arguments.get_one::<u64>("memory-limit").copied().unwrap_or(MEMORY);
    let locale = language::of(arguments);
    match census.plays(&mut budget::of(arguments).with_memory(memory)) {
        Ok(Plays { games, wins }) => {
            let line = message!("census-plays", games = games.to_string(), wins = wins.to_string());
            output::print_line(&locale.say(&line))?;
            Ok(ExitCode::SUCCESS)
        }
        Err(stop) => Ok(stopped(stop, false, None, locale)),
    }
}

/// Makes a folder, which must be new or belong to the same board.
fn claim(folder: &Path, id: &str) -> Result<(), Failure> {
    fs::create_dir_all(folder).map_err(|e| Failure::from(e).within(folder.display()))?;
    let mark = folder.join("board.txt");
    match fs::read_to_string(&mark) {
        Ok(there) if there.trim() != id => {
            let other = there.trim().to_string();
            Err(Failure::new(message!("census-other", other = other)).within(folder.display()))
        }
        Ok(_) => Ok(()),
        Err(_) => output::write_file(&mark, |out| writeln!(out, "{id}")),
    }
}

/// The table as text.
fn table(census: &Census, lines: &[Line], locale: Locale) -> String {
    let title = locale.say(&message!("census-title", symmetries = census.symmetries()));
    let [pegs, forms, all, won, sum] = [
        message!("census-head-pegs"),
        message!("census-head-forms"),
        message!("census-head-all"),
        message!("census-head-won"),
        message!("census-sum"),
    ]
    .map(|word| locale.say(&word));
    let mut text = format!("{title}\n{pegs:>4} {forms:>15} {all:>17} {won:>15}\n");
    let mut row = |head: String, line: Line| {
        let Line { forms, all, won } = line;
        text.push_str(&format!("{head:>4} {forms:>15} {all:>17} {won:>15}\n"));
    };
    let mut total = Line::default();
    for (level, line) in lines.iter().enumerate() {
        row((census.pegs() as usize - level).to_string(), *line);
        total.forms += line.forms;
        total.all += line.all;
        total.won += line.won;
    }
    row(sum, total);
    text
}

fn stopped(stop: Stop, kept: bool, needed: Option<u64>, locale: Locale) -> ExitCode {
    let told = message!("census-stopped", why = advice(stop, kept, needed));
    crate::output::complain!("{}", locale.say(&told));
    ExitCode::from(1)
}

fn advice(stop: Stop, kept: bool, needed: Option<u64>) -> Message {
    let why = stop.message();
    let more = |why: Message| match needed {
        Some(bytes) => {
            let bits = message!("census-needs", kib = bytes.div_ceil(1 << 10).to_string());
            message!("census-more-memory-bits", why = why, bits = bits)
        }
        None => message!("census-more-memory", why = why),
    };
    match (stop, kept) {
        (Stop::Memory, true) => more(why),
        (Stop::Memory, false) => message!("census-or-disk", what = more(why)),
        (_, true) => message!("census-goes-on", why = why),
        (_, false) => message!("census-could-go-on", why = why),
    }
}

/// The arguments that name a board.
pub fn board_arguments() -> [Arg; 2] {
    [
        Arg::new("board")
            .value_name("BOARD")
            .required(true)
            .help("A board's name (english, triangle:5 ...), an ID, or a file"),
        Arg::new("from")
            .long("from")
            .value_name("rRcC")
            .help("The empty hole, with a board's name"),
    ]
}

/// Reads the board: a name or ID, with another empty hole if asked for, or a file.
pub fn board(arguments: &ArgMatches) -> Result<Puzzle, Failure> {
    let name = arguments.get_one::<String>("board").expect("clap requires it");
    let mut options = Options::new();
    if let Ok(Some(goal)) = arguments.try_get_one::<String>("goal") {
        options.set("goal", goal);
    }
    let name = name.strip_prefix("pegs:").unwrap_or(name);
    let text = match (arguments.get_one::<String>("from"), Path::new(name).is_file()) {
        (Some(_), true) => {
            return Err(Failure::new(message!("census-from")));
        }
        (Some(from), false) => format!("{name}@{from}"),
        (None, true) => {
            let size = fs::metadata(name)?.len();
            if size > Pegs::MAX_TEXT_BYTES {
                return Err(Failure::new(message!("census-too-long", bytes = size)).within(name));
            }
            fs::read_to_string(name).map_err(|e| Failure::from(e).within(name))?
        }
        (None, false) => name.to_string(),
    };
    let formats = Pegs::formats();
    let format = formats.iter().find(|f| (f.recognises)(&text)).unwrap_or(&formats[0]);
    match format.read {
        Some(read) => Ok(read(&text, &options)?),
        None => Err(Failure::new(message!("only-written", name = format.name))),
    }
}

/// Why a census did not come to its end.
enum Trouble {
    Stopped(Stop),
    Failed(Failure),
}

impl From<Stop> for Trouble {
    fn from(stop: Stop) -> Self {
        Trouble::Stopped(stop)
    }
}

impl From<Failure> for Trouble {
    fn from(failure: Failure) -> Self {
        Trouble::Failed(failure)
    }
}

impl From<std::io::Error> for Trouble {
    fn from(error: std::io::Error) -> Self {
        Trouble::Failed(error.into())
    }
}
