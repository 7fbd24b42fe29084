//! Finding and reading the puzzle a user names.

use crate::failure::Failure;
use crate::options;
use clap::{Arg, ArgMatches, Command};
use quadrille_core::fields::quoted;
use quadrille_core::{DynGame, DynPuzzle, Options};
use quadrille_games::GAMES;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

/// Larger files are offered to the streaming readers first.
const STREAM_FROM: u64 = 16 << 20;
/// How much of a large file is looked at to recognise its notation.
const HEAD: usize = 1 << 16;

/// Adds `PUZZLE`, `--game` and the reading options to a verb.
pub fn puzzle_arguments(command: Command) -> Command {
    reading_options(
        command.arg(
            Arg::new("puzzle")
                .value_name("PUZZLE")
                .required(true)
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
    let name = arguments.get_one::<String>("puzzle").expect("clap requires it");
    Reader::of(arguments)?.named(name)
}

/// The game called `name`, or an error that lists them all.
pub fn game(name: &str) -> Result<&'static dyn DynGame, Failure> {
    quadrille_games::find(name).ok_or_else(|| {
        Failure::new(format!("no game {}; there are {}", quoted(name), names(GAMES)))
    })
}

fn names(games: &[&'static dyn DynGame]) -> String {
    games.iter().map(|g| g.name()).collect::<Vec<_>>().join(", ")
}

/// How the user wants puzzles read.
pub struct Reader {
    game: Option<&'static dyn DynGame>,
    options: Options,
}

impl Reader {
    /// From `--game` and the games' reading options.
    pub fn of(arguments: &ArgMatches) -> Result<Self, Failure> {
        let named = arguments.get_one::<String>("game");
        Ok(Reader {
            game: named.map(|name| game(name)).transpose()?,
            options: options::given(arguments, &[options::READ]),
        })
    }

    /// Reads a puzzle given as file, `-`, `game:ID` or address.
    pub fn named(&self, name: &str) -> Result<Box<dyn DynPuzzle>, Failure> {
        if name == "-" {
            return self.stream(io::stdin().lock()).map_err(|f| f.within("standard input"));
        }
        if let Some(puzzle) = self.one_line(name) {
            return puzzle;
        }
        let path = Path::new(name);
        match File::open(path) {
            Ok(file) if path.is_dir() => {
                drop(file);
                Err(Failure::new(format!("{name}: is a folder, expected a puzzle file")))
            }
            Ok(file) => self.stream(BufReader::new(file)).map_err(|f| f.within(name)),
            // A bare ID is not a file; with --game it can only be meant as an ID.
            Err(_) if self.game.is_some() => self.text(name),
            Err(error) => Err(Failure::new(format!(
                "{}: {error}; expected a file, - for standard input, game:ID (games: {}) or a \
                 puzz.link address",
                quoted(name),
                names(GAMES)
            ))),
        }
    }

    /// Reads one line of a batch: `game:ID`, an address, or with `--game` a bare ID.
    pub fn line(&self, line: &str) -> Result<Box<dyn DynPuzzle>, Failure> {
        self.one_line(line).unwrap_or_else(|| self.text(line))
    }

    /// `game:ID` or an address; nothing if the name is neither.
    fn one_line(&self, name: &str) -> Option<Result<Box<dyn DynPuzzle>, Failure>> {
        if name.starts_with("http://") || name.starts_with("https://") {
            return Some(self.text(name));
        }
        self.id(name)
    }

    /// `game:ID`; nothing if the name does not start with a game.
    fn id(&self, name: &str) -> Option<Result<Box<dyn DynPuzzle>, Failure>> {
        let (prefix, id) = name.split_once(':')?;
        let game = quadrille_games::find(prefix)?;
        if let Some(asked) = self.game.filter(|asked| asked.name() != game.name()) {
            return Some(Err(Failure::new(format!(
                "this is a puzzle of {}, but --game asks for {}",
                game.name(),
                asked.name()
            ))));
        }
        Some(game.read(Some("id"), id, &self.options_for(game)).map_err(Failure::from))
    }

    /// Options that only other games declare do not stop a batch of mixed games.
    fn options_for(&self, game: &'static dyn DynGame) -> Options {
        let mut options = Options::new();
        for (name, value) in self.options.iter() {
            if game.read_options().iter().any(|spec| spec.name == name) {
                options.set(name, value);
            }
        }
        options
    }

    fn candidates(&self) -> Vec<&'static dyn DynGame> {
        self.game.map_or_else(|| GAMES.to_vec(), |game| vec![game])
    }

    /// Reads whatever comes, up to the games' limits; large input is read piece by piece where a
    /// notation allows it.
    fn stream(&self, input: impl Read) -> Result<Box<dyn DynPuzzle>, Failure> {
        let mut input = BufReader::with_capacity(HEAD, input);
        let mut start = Vec::new();
        input.by_ref().take(STREAM_FROM + 1).read_to_end(&mut start)?;
        if start.len() as u64 <= STREAM_FROM {
            return self.text(&utf8(start)?);
        }
        let head = String::from_utf8_lossy(&start[..HEAD]).into_owned();
        let rest = io::Cursor::new(&start).chain(input);
        self.large(&head, &mut BufReader::with_capacity(HEAD, rest))
    }

    fn large(&self, head: &str, input: &mut dyn BufRead) -> Result<Box<dyn DynPuzzle>, Failure> {
        for game in self.candidates() {
            if let Some(puzzle) = game.read_stream(head, input, &self.options_for(game)) {
                return Ok(puzzle?);
            }
        }
        let fits = |g: &&'static dyn DynGame| g.recognise(head).is_some();
        let games: Vec<_> = self.candidates().into_iter().filter(fits).collect();
        let limit = games.iter().map(|g| g.max_text_bytes()).max().unwrap_or(STREAM_FROM);
        let mut bytes = Vec::new();
        if limit > STREAM_FROM {
            input.take(limit + 1).read_to_end(&mut bytes)?;
        }
        if limit <= STREAM_FROM || bytes.len() as u64 > limit {
            let whose = if games.is_empty() { "any game".to_string() } else { names(&games) };
            return Err(Failure::new(format!(
                "the text is longer than {limit} bytes, the most that {whose} reads"
            )));
        }
        self.text(&utf8(bytes)?)
    }

    /// Reads a text whose notation is recognised by its content.
    pub fn text(&self, text: &str) -> Result<Box<dyn DynPuzzle>, Failure> {
        let line = text.trim();
        if !line.contains('\n')
            && let Some(puzzle) = self.id(line)
        {
            return puzzle;
        }
        if let Some(game) = self.game {
            return Ok(game.read(None, text, &self.options_for(game))?);
        }
        let seems: Vec<_> = GAMES.iter().copied().filter(|g| g.recognise(text).is_some()).collect();
        let mut read = Vec::new();
        let mut complaints = Vec::new();
        for game in &seems {
            match game.read(None, text, &self.options_for(*game)) {
                Ok(puzzle) => read.push((*game, puzzle)),
                Err(error) => complaints.push((game.name(), error)),
            }
        }
        match (read.len(), complaints.as_slice()) {
            (1, _) => Ok(read.remove(0).1),
            (0, []) => Err(Failure::new(format!(
                "line 1, column 1: found {}, expected a puzzle in a notation of {} (see \
                 `quadrille formats`)",
                quoted(text.lines().next().unwrap_or("")),
                names(GAMES)
            ))),
            (0, [(_, error)]) => Err(Failure::new(error.to_string())),
            (0, all) => {
                let list: Vec<_> = all.iter().map(|(n, e)| format!("as {n}: {e}")).collect();
                Err(Failure::new(format!("not a puzzle of any game; {}", list.join("; "))))
            }
            _ => {
                let games: Vec<_> = read.iter().map(|(game, _)| *game).collect();
                Err(Failure::new(format!(
                    "this could be a puzzle of {}; say which with --game",
                    names(&games)
                )))
            }
        }
    }
}

/// Bytes as text, or an error that says where they stop being text.
fn utf8(bytes: Vec<u8>) -> Result<String, Failure> {
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let before = String::from_utf8_lossy(&error.as_bytes()[..valid]).into_owned();
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        let byte = error.as_bytes().get(valid).copied().unwrap_or(0);
        Failure::new(format!(
            "line {line}, column {column}: found byte 0x{byte:02x}, expected text in UTF-8"
        ))
    })
}

/// The text of an argument that is either a file, `-`, or the text itself.
pub fn text_or_file(name: &str) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    if name == "-" {
        io::stdin().lock().take(MAX_ANSWER + 1).read_to_end(&mut bytes)?;
    } else if Path::new(name).is_file() {
        File::open(name)
            .and_then(|f| f.take(MAX_ANSWER + 1).read_to_end(&mut bytes))
            .map_err(|error| Failure::from(error).within(name))?;
    } else {
        return Ok(name.to_string());
    }
    if bytes.len() as u64 > MAX_ANSWER {
        return Err(Failure::new(format!("{name}: longer than {MAX_ANSWER} bytes")));
    }
    utf8(bytes).map_err(|f| f.within(name))
}

/// The longest solution or proof that is read.
const MAX_ANSWER: u64 = 1 << 30;
