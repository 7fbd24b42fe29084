//! `quadrille pegs census`: every position of a board that can be reached, counted level by level.

use crate::failure::Failure;
use crate::{budget, output};
use clap::{Arg, ArgMatches, Command};
use quadrille_core::{Budget, Game, Options, Stop};
use quadrille_games::pegs::Pegs;
use quadrille_games::pegs::census::{Census, common, pack, unpack};
use quadrille_games::pegs::rules::Puzzle;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Tables take no more than this unless the user allows more.
const MEMORY: u64 = 1 << 30;

pub fn command(name: &'static str) -> Command {
    Command::new(name)
        .about("What only Pegs has: counting positions")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .subcommand(
            Command::new("census")
                .about("Count the positions that can be reached, by pegs left")
                .after_help(
                    "Prints for each number of pegs how many positions there are up to the symmetries of the\n\
                     start, how many in all, and how many of the former can still be won (one peg left, on\n\
                     the goal if there is one).\n\n\
                     Examples:\n  \
                     quadrille pegs census english\n  \
                     quadrille pegs census english --from r1c4 --goal r4c4\n  \
                     quadrille pegs census european --dir counts --memory-limit 2G",
                )
                .arg(
                    Arg::new("board")
                        .value_name("BOARD")
                        .required(true)
                        .help("A board's name (english, triangle:5 ...), an ID, or a file"),
                )
                .arg(
                    Arg::new("from")
                        .long("from")
                        .value_name("rRcC")
                        .help("The empty hole, with a board's name"),
                )
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
                .arg(budget::memory_limit())
                .arg(budget::time_limit("3600")),
        )
}

pub fn run(arguments: &ArgMatches) -> Result<ExitCode, Failure> {
    let Some(("census", arguments)) = arguments.subcommand() else {
        return Err(Failure::new("pegs has one verb of its own: census"));
    };
    let puzzle = board(arguments)?;
    let census = Census::new(&puzzle)?;
    let id = (Pegs::formats()[0].write).map(|w| w(&puzzle)).transpose()?.unwrap_or_default();
    let memory = arguments.get_one::<u64>("memory-limit").copied().unwrap_or(MEMORY);
    // Beside its table a level is held once as a list, so the table may take half of the memory.
    let budget = budget::of(arguments).with_memory(memory / 2);
    let store = Store::open(arguments.get_one::<PathBuf>("dir").cloned(), &id)?;
    let mut count = Count { census, store, budget, levels: Vec::new() };
    match count.levels().and_then(|()| count.print()) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(Trouble::Stopped(stop)) => {
            eprintln!("stopped: {}", advice(stop, arguments.contains_id("dir")));
            Ok(ExitCode::from(1))
        }
        Err(Trouble::Failed(failure)) => Err(failure),
    }
}

fn advice(stop: Stop, kept: bool) -> String {
    match (stop, kept) {
        (Stop::Memory, _) => {
            format!("{stop}; give more with --memory-limit, or keep levels on disk with --dir")
        }
        (_, true) => format!("{stop}; the same command goes on where this one ended"),
        (_, false) => format!("{stop}; with --dir a later run could go on from here"),
    }
}

/// Reads the board: a name or ID, with another empty hole if asked for, or a file.
fn board(arguments: &ArgMatches) -> Result<Puzzle, Failure> {
    let name = arguments.get_one::<String>("board").expect("clap requires it");
    let mut options = Options::new();
    if let Some(goal) = arguments.get_one::<String>("goal") {
        options.set("goal", goal);
    }
    let name = name.strip_prefix("pegs:").unwrap_or(name);
    let text = match (arguments.get_one::<String>("from"), Path::new(name).is_file()) {
        (Some(_), true) => {
            return Err(Failure::new("--from goes with a board's name, not with a file"));
        }
        (Some(from), false) => format!("{name}@{from}"),
        (None, true) => {
            let size = fs::metadata(name)?.len();
            if size > Pegs::MAX_TEXT_BYTES {
                return Err(Failure::new(format!("{name}: {size} bytes are too many for a board")));
            }
            fs::read_to_string(name).map_err(|e| Failure::from(e).within(name))?
        }
        (None, false) => name.to_string(),
    };
    let formats = Pegs::formats();
    let format = formats.iter().find(|f| (f.recognises)(&text)).unwrap_or(&formats[0]);
    match format.read {
        Some(read) => Ok(read(&text, &options)?),
        None => Err(Failure::new(format!("`{}` cannot be read", format.name))),
    }
}

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

/// Where levels live: each is a few packed shares.
enum Store {
    Memory(Vec<Vec<Vec<u8>>>),
    Folder(PathBuf),
}

impl Store {
    /// Opens a folder, which must be new or belong to the same board.
    fn open(folder: Option<PathBuf>, id: &str) -> Result<Self, Failure> {
        let Some(folder) = folder else { return Ok(Store::Memory(Vec::new())) };
        fs::create_dir_all(&folder).map_err(|e| Failure::from(e).within(folder.display()))?;
        let mark = folder.join("board.txt");
        match fs::read_to_string(&mark) {
            Ok(there) if there.trim() != id => {
                return Err(Failure::new(format!(
                    "{}: holds the census of another board, {}",
                    folder.display(),
                    there.trim()
                )));
            }
            Ok(_) => {}
            Err(_) => output::write_file(&mark, |out| writeln!(out, "{id}"))?,
        }
        Ok(Store::Folder(folder))
    }

    /// How many shares and positions a level has, if it is there whole from an earlier run.
    fn there(&self, level: usize) -> Option<(usize, u64)> {
        match self {
            Store::Memory(_) => None,
            Store::Folder(folder) => {
                let text = fs::read_to_string(folder.join(format!("level-{level}.txt"))).ok()?;
                let (shares, forms) = text.trim().split_once(' ')?;
                Some((shares.parse().ok()?, forms.parse().ok()?))
            }
        }
    }

    fn read(&self, level: usize, share: usize) -> Result<Vec<u8>, Failure> {
        match self {
            Store::Memory(levels) => Ok(levels[level][share].clone()),
            Store::Folder(folder) => {
                let path = folder.join(format!("level-{level}-{share}.bin"));
                fs::read(&path).map_err(|e| Failure::from(e).within(path.display()))
            }
        }
    }

    fn write(&mut self, level: usize, share: usize, bytes: Vec<u8>) -> Result<(), Failure> {
        match self {
            Store::Memory(levels) => {
                levels.resize_with(level + 1, Vec::new);
                levels[level].truncate(share);
                levels[level].push(bytes);
                Ok(())
            }
            Store::Folder(folder) => {
                let path = folder.join(format!("level-{level}-{share}.bin"));
                output::write_file(&path, |out| out.write_all(&bytes))
            }
        }
    }

    /// Marks a level as whole.
    fn close(&mut self, level: usize, line: &Line) -> Result<(), Failure> {
        match self {
            Store::Memory(_) => Ok(()),
            Store::Folder(folder) => {
                let path = folder.join(format!("level-{level}.txt"));
                output::write_file(&path, |out| writeln!(out, "{} {}", line.shares, line.forms))
            }
        }
    }
}

/// What is known of one level.
#[derive(Clone, Copy, Default)]
struct Line {
    forms: u64,
    all: u64,
    shares: usize,
}

struct Count {
    census: Census,
    store: Store,
    budget: Budget,
    levels: Vec<Line>,
}

impl Count {
    /// Builds all levels, or reads those that are there.
    fn levels(&mut self) -> Result<(), Trouble> {
        let mut shares = 1;
        loop {
            let level = self.levels.len();
            let line = match self.store.there(level) {
                Some((shares, forms)) => self.counted(level, shares, forms)?,
                None if level == 0 => {
                    let line = Line { forms: 1, all: 1, shares: 1 };
                    self.store.write(0, 0, pack(&[self.census.start()]))?;
                    self.store.close(0, &line)?;
                    line
                }
                None => self.build(level, shares)?,
            };
            if line.forms == 0 {
                return Ok(());
            }
            shares = line.shares;
            self.levels.push(line);
            let pegs = u64::from(self.census.pegs());
            self.budget.report("levels of the census", self.levels.len() as u64, pegs);
        }
    }

    /// Counts a level of an earlier run, which must have as many positions as it says.
    fn counted(&self, level: usize, shares: usize, forms: u64) -> Result<Line, Trouble> {
        let mut line = Line { shares, ..Line::default() };
        for share in 0..shares {
            for position in unpack(self.store.read(level, share)?) {
                line.forms += 1;
                line.all += self.census.orbit(position);
            }
        }
        if line.forms != forms {
            return Err(Failure::new(format!(
                "level {level} in the folder is damaged: {} positions, expected {forms}; delete it",
                line.forms
            ))
            .into());
        }
        Ok(line)
    }

    /// Builds a level in as many shares as the memory asks for.
    fn build(&mut self, level: usize, mut shares: usize) -> Result<Line, Trouble> {
        loop {
            match self.build_in(level, shares) {
                Err(Trouble::Stopped(Stop::Memory)) if shares < 1024 => shares *= 2,
                built => return built,
            }
        }
    }

    /// Builds a level in a number of shares.
    fn build_in(&mut self, level: usize, shares: usize) -> Result<Line, Trouble> {
        let mut line = Line { shares, ..Line::default() };
        for share in 0..shares {
            let found = self.build_share(level, (share as u64, shares as u64))?;
            line.forms += found.len() as u64;
            line.all += found.iter().map(|p| self.census.orbit(*p)).sum::<u64>();
            self.store.write(level, share, pack(&found))?;
        }
        self.store.close(level, &line)?;
        Ok(line)
    }

    fn build_share(&mut self, level: usize, share: (u64, u64)) -> Result<Vec<u64>, Trouble> {
        let mut packed = Vec::new();
        for before in 0..self.levels[level - 1].shares {
            packed.push(self.store.read(level - 1, before)?);
        }
        // A table that had to be given up is freed with this copy of the budget.
        let mut budget = self.budget.clone();
        let all = packed.into_iter().flat_map(unpack);
        Ok(self.census.next(all, share, &mut budget)?)
    }

    /// Goes back up from the wins and prints the table.
    fn print(&mut self) -> Result<(), Trouble> {
        let mut won: Vec<u64> = Vec::new();
        let mut wins = vec![0u64; self.levels.len()];
        for level in (0..self.levels.len()).rev() {
            let mut here = Vec::new();
            let before = self.census.before(&won, &mut self.budget.clone())?;
            for share in 0..self.levels[level].shares {
                let packed = self.store.read(level, share)?;
                let pegs = self.census.pegs() as usize - level;
                match pegs {
                    1 => here.extend(unpack(packed).filter(|p| self.census.is_won(*p))),
                    _ => here.extend(common(unpack(packed), &before)),
                }
            }
            here.sort_unstable();
            wins[level] = here.len() as u64;
            won = here;
        }
        let mut text = format!(
            "positions up to the {} symmetries of the start\n{:>4} {:>15} {:>17} {:>15}\n",
            self.census.symmetries(),
            "pegs",
            "up to symmetry",
            "in all",
            "can be won"
        );
        let mut row = |head: String, forms: u64, all: u64, won: u64| {
            text.push_str(&format!("{head:>4} {forms:>15} {all:>17} {won:>15}\n"));
        };
        for (level, line) in self.levels.iter().enumerate() {
            let pegs = self.census.pegs() as usize - level;
            row(pegs.to_string(), line.forms, line.all, wins[level]);
        }
        let total = |pick: fn(&Line) -> u64| self.levels.iter().map(pick).sum();
        row("all".to_string(), total(|l| l.forms), total(|l| l.all), wins.iter().sum());
        output::print(text.as_bytes())?;
        Ok(())
    }
}
