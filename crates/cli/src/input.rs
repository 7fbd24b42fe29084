//! Finding and reading the puzzle a user names.

use crate::failure::Failure;
use crate::options;
use clap::{Arg, ArgMatches, Command, value_parser};
use quadrille_core::fields::quoted;
use quadrille_core::{DynGame, DynPuzzle, message};
use quadrille_games::reading::{self, Source, utf8};
use quadrille_games::{GAMES, addresses};
use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

/// Adds `PUZZLE`, `--game` and the reading options to a verb.
pub fn puzzle_arguments(command: Command) -> Command {
    reading_options(
        command.arg(
            Arg::new("puzzle")
                .value_name("PUZZLE")
                .required(true)
                .value_parser(value_parser!(OsString))
                .help("A file, - for standard input, game:ID, or a puzz.link address"),
        ),
    )
}

/// Adds `--game` and the reading options to a verb.
pub fn reading_options(command: Command) -> Command {
    let game = Arg::new("game")
        .long("game")
        .short('g')
        .value_name("GAME")
        .help("The game, where a text could belong to several");
    options::add(command.arg(game), &[options::READ])
}

/// Reads the puzzle that `PUZZLE` names.
pub fn puzzle(arguments: &ArgMatches) -> Result<Box<dyn DynPuzzle>, Failure> {
    let name = arguments.get_one::<OsString>("puzzle").expect("clap requires it");
    Reader::of(arguments)?.named(name)
}

/// How the user wants puzzles read: `--game` and the games' reading options.
#[derive(Clone)]
pub struct Reader(Source<'static>);

impl Reader {
    /// From the arguments.
    pub fn of(arguments: &ArgMatches) -> Result<Self, Failure> {
        let named = arguments.get_one::<String>("game");
        Ok(Reader(Source {
            game: named.map(|name| reading::game(name)).transpose()?,
            format: None,
            options: options::given(arguments, &[options::READ]),
        }))
    }

    /// For puzzles of a game.
    pub fn for_game(arguments: &ArgMatches, game: &'static dyn DynGame) -> Self {
        let options = options::given(arguments, &[options::READ]);
        Reader(Source { game: Some(game), format: None, options })
    }

    /// Reads a puzzle given as file, `-`, `game:ID` or address.
    pub fn named(&self, name: &OsStr) -> Result<Box<dyn DynPuzzle>, Failure> {
        let path = Path::new(name);
        // A name that is not text can only be a file's.
        let Some(name) = name.to_str() else {
            let file = File::open(path).map_err(|e| Failure::from(e).within(path.display()))?;
            return self.file(path, file);
        };
        if name == "-" {
            let input = io::stdin().lock();
            return self
                .0
                .stream(input)
                .map_err(|e| Failure::from(e).at(message!("cli-standard-input")));
        }
        if let Some(puzzle) = self.one_line(name) {
            return puzzle;
        }
        match File::open(path) {
            Ok(file) => self.file(path, file),
            // A bare ID is not a file; with --game it can only be meant as an ID.
            Err(_) if self.0.game.is_some() => Ok(self.0.text(name)?),
            Err(error) => Err(Failure::new(message!(
                "cli-no-puzzle",
                name = quoted(name),
                why = error.to_string(),
                games = GAMES.iter().map(|g| g.name()).collect::<Vec<_>>().join(", ")
            ))),
        }
    }

    fn file(&self, path: &Path, file: File) -> Result<Box<dyn DynPuzzle>, Failure> {
        let name = path.display();
        if path.is_dir() {
            return Err(Failure::new(message!("cli-is-folder")).within(name));
        }
        self.0.stream(file).map_err(|e| Failure::from(e).within(name))
    }

    /// Reads one line of a batch: `game:ID`, an address, or with `--game` a bare ID.
    pub fn line(&self, line: &str) -> Result<Box<dyn DynPuzzle>, Failure> {
        self.one_line(line).unwrap_or_else(|| Ok(self.0.text(line)?))
    }

    /// `game:ID` or an address; nothing if the name is neither.
    fn one_line(&self, name: &str) -> Option<Result<Box<dyn DynPuzzle>, Failure>> {
        if addresses::is_address(name) {
            return Some(self.0.text(name).map_err(Failure::from));
        }
        Some(self.0.line(name)?.map_err(Failure::from))
    }
}

/// The text of an argument that is either a file, `-`, or the text itself.
pub fn text_or_file(name: &OsStr) -> Result<String, Failure> {
    let shown = name.display();
    let mut bytes = Vec::new();
    if name == "-" {
        io::stdin().lock().take(MAX_ANSWER + 1).read_to_end(&mut bytes)?;
    } else if is_file(name) {
        File::open(name)
            .and_then(|f| f.take(MAX_ANSWER + 1).read_to_end(&mut bytes))
            .map_err(|error| Failure::from(error).within(&shown))?;
    } else {
        let text = name.to_str().map(str::to_string);
        return text.ok_or_else(|| Failure::new(message!("cli-no-file")).within(shown));
    }
    if bytes.len() as u64 > MAX_ANSWER {
        return Err(Failure::new(message!("cli-longer", most = MAX_ANSWER)).within(shown));
    }
    utf8(bytes).map_err(|e| Failure::from(e).within(shown))
}

/// The text of a picture in a file or on standard input.
pub fn picture(name: &OsStr) -> Result<String, Failure> {
    if name != "-" && !is_file(name) {
        return Err(Failure::new(message!("cli-no-file")).within(name.display()));
    }
    text_or_file(name)
}

/// Whether something can be read here: a file, but also a pipe, as a shell's `<(...)` is one.
pub fn is_file(name: &OsStr) -> bool {
    Path::new(name).metadata().is_ok_and(|what| !what.is_dir())
}

/// The longest solution or proof that is read.
const MAX_ANSWER: u64 = 1 << 30;
