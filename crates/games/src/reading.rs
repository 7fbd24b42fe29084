//! Any text that may be a puzzle, read: the one reader that command line, campaigns and service share.

use crate::addresses::laid_out;
use crate::{GAMES, find};
use quadrille_core::fields::quoted;
use quadrille_core::{Arg, DynGame, DynPuzzle, InputError, Message, Options, message};
use std::error::Error;
use std::fmt;
use std::io::{self, BufRead, BufReader, Read};

/// Larger input is read piece by piece where a notation allows it, and never held as text.
pub const MAX_TEXT: u64 = 16 << 20;
/// How much of a large input is looked at to recognise its notation.
const HEAD: usize = 1 << 16;

/// How a text is to be read.
#[derive(Clone, Default)]
pub struct Source<'a> {
    /// The game, where the user says it.
    pub game: Option<&'static dyn DynGame>,
    /// The notation's name, where the user says it.
    pub format: Option<&'a str>,
    /// Options that change how it is read. Those of other games are passed over, so that one request
    /// can serve a list of mixed games.
    pub options: Options,
}

/// Why a text is no puzzle.
#[derive(Debug)]
#[non_exhaustive]
pub enum ReadError {
    /// No game has this name.
    NoSuchGame(String),
    /// The text says that it belongs to another game than the user does.
    OtherGame {
        /// The game the user named.
        asked: &'static str,
        /// The game the text names.
        found: &'static str,
    },
    /// Several games read it: their names.
    Ambiguous(Vec<&'static str>),
    /// It looks like no notation of any game; the text's first line.
    NoNotation(String),
    /// Some games' notations fit at first sight, but none to the end: how far each came.
    Misfit(Vec<(&'static str, InputError)>),
    /// The game that was meant does not read it.
    Input(InputError),
    /// It is longer than any of these games reads.
    TooLong {
        /// The most bytes that are read.
        most: u64,
        /// The games it looks like a puzzle of.
        games: Vec<&'static str>,
    },
    /// It is not text: line, column, and the byte found there.
    NotText {
        /// From 1.
        line: usize,
        /// From 1, in characters.
        column: usize,
        /// The first byte that is not UTF-8.
        byte: u8,
    },
    /// It could not be read at all.
    File(io::Error),
}

impl ReadError {
    /// Line and column of what is wrong, from 1.
    pub fn at(&self) -> Option<(usize, usize)> {
        match self {
            ReadError::Input(error) => error.at,
            ReadError::NoNotation(_) => Some((1, 1)),
            ReadError::NotText { line, column, .. } => Some((*line, *column)),
            _ => None,
        }
    }

    /// What is wrong, and what was expected.
    pub fn message(&self) -> Message {
        let names = |games: &[&'static str]| Arg::any(games.iter().copied());
        let all = || Arg::all(GAMES.iter().map(|game| game.name()));
        match self {
            ReadError::NoSuchGame(name) => {
                message!("read-no-such-game", name = quoted(name), games = all())
            }
            ReadError::OtherGame { asked, found } => {
                message!("read-other-game", other_game = *asked, game = *found)
            }
            ReadError::Ambiguous(games) => message!("read-ambiguous", games = names(games)),
            ReadError::NoNotation(line) if line.contains("://") => {
                message!("read-no-address", line = quoted(line))
            }
            ReadError::NoNotation(line) => {
                message!("read-no-notation", line = quoted(line), games = all())
            }
            ReadError::Misfit(complaints) => {
                let one = |(game, error): &(&'static str, InputError)| {
                    message!("read-as-game", game = *game, why = error.message())
                };
                match complaints.as_slice() {
                    [(_, error)] => error.message(),
                    all => message!("read-misfit", complaints = Arg::all(all.iter().map(one))),
                }
            }
            ReadError::Input(error) => error.what.clone(),
            ReadError::TooLong { most, games } if games.is_empty() => {
                message!("read-too-long", most = *most)
            }
            ReadError::TooLong { most, games } => {
                message!("read-too-long-for", most = *most, games = names(games))
            }
            ReadError::NotText { byte, .. } => {
                message!("read-not-text", byte = format!("0x{byte:02x}"))
            }
            ReadError::File(error) => Message::verbatim(error.to_string()),
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        InputError { at: self.at(), what: self.message() }.fmt(f)
    }
}

impl Error for ReadError {}

impl From<InputError> for ReadError {
    fn from(error: InputError) -> Self {
        ReadError::Input(error)
    }
}

impl From<io::Error> for ReadError {
    fn from(error: io::Error) -> Self {
        ReadError::File(error)
    }
}

/// The game of a name.
pub fn game(name: &str) -> Result<&'static dyn DynGame, ReadError> {
    find(name).ok_or_else(|| ReadError::NoSuchGame(name.to_string()))
}

fn all_alike(complaints: &[(&'static str, InputError)]) -> bool {
    let mut said = complaints.iter().map(|(_, error)| error.to_string());
    let first = said.next();
    first.is_some() && said.all(|other| Some(other) == first)
}

/// What was read.
pub type Puzzle = Box<dyn DynPuzzle>;

impl Source<'_> {
    /// Reads a text of a game that is known or found out.
    pub fn text(&self, text: &str) -> Result<Puzzle, ReadError> {
        let laid_out = laid_out(text);
        let text = &*laid_out;
        if let Some(puzzle) = self.line(text) {
            return puzzle;
        }
        if let Some(game) = self.game {
            return Ok(game.read(self.format, text, &self.options_for(game))?);
        }
        let seems = GAMES.iter().copied().filter(|game| game.recognise(text).is_some());
        let (mut read, mut complaints) = (Vec::new(), Vec::new());
        for game in seems {
            match game.read(self.format, text, &self.options_for(game)) {
                Ok(puzzle) => read.push(puzzle),
                Err(error) => complaints.push((game.name(), error)),
            }
        }
        match read.len() {
            1 => Ok(read.remove(0)),
            // Games that share a container find the same fault in it.
            0 if all_alike(&complaints) => Err(complaints.remove(0).1.into()),
            0 if complaints.is_empty() => {
                Err(ReadError::NoNotation(text.lines().next().unwrap_or("").to_string()))
            }
            0 => Err(ReadError::Misfit(complaints)),
            _ => Err(ReadError::Ambiguous(read.iter().map(|puzzle| puzzle.game()).collect())),
        }
    }

    /// Reads `game:ID`, or an address; nothing if the text is neither.
    pub fn line(&self, text: &str) -> Option<Result<Puzzle, ReadError>> {
        let line = text.trim();
        if line.contains('\n') {
            return None;
        }
        let (found, id) = match on_tathams_pages(line) {
            Some(found) => found,
            None => {
                let (prefix, id) = line.split_once(':')?;
                // The beginning of a sentence, or of a title.
                (find(prefix).or_else(|| find(&prefix.to_ascii_lowercase()))?, id)
            }
        };
        let before = &text[..text.trim_end().len() - id.len()];
        Some(match self.game {
            Some(asked) if asked.name() != found.name() => {
                Err(ReadError::OtherGame { asked: asked.name(), found: found.name() })
            }
            _ => found
                .read(Some("id"), id, &self.options_for(found))
                .map_err(|error| ReadError::Input(error.behind(before))),
        })
    }

    /// Reads whatever comes, up to the games' limits.
    pub fn stream(&self, input: impl Read) -> Result<Puzzle, ReadError> {
        let mut input = BufReader::with_capacity(HEAD, input);
        let mut start = Vec::new();
        input.by_ref().take(MAX_TEXT + 1).read_to_end(&mut start)?;
        if start.len() as u64 <= MAX_TEXT {
            return self.text(&utf8(start)?);
        }
        let head = String::from_utf8_lossy(&start[..HEAD]).into_owned();
        let rest = io::Cursor::new(&start).chain(input);
        self.large(&head, &mut BufReader::with_capacity(HEAD, rest))
    }

    fn large(&self, head: &str, input: &mut dyn BufRead) -> Result<Puzzle, ReadError> {
        let candidates = self.game.map_or_else(|| GAMES.to_vec(), |game| vec![game]);
        for game in &candidates {
            if let Some(puzzle) = game.read_stream(head, input, &self.options_for(*game)) {
                return Ok(puzzle?);
            }
        }
        let named = |game: &dyn DynGame| {
            head.split_once(':').is_some_and(|(prefix, _)| prefix.trim() == game.name())
        };
        let games: Vec<_> =
            candidates.iter().filter(|g| named(**g) || g.recognise(head).is_some()).collect();
        let most = games.iter().map(|game| game.max_text_bytes()).max().unwrap_or(MAX_TEXT);
        let mut bytes = Vec::new();
        if most > MAX_TEXT {
            input.take(most + 1).read_to_end(&mut bytes)?;
        }
        if most <= MAX_TEXT || bytes.len() as u64 > most {
            return Err(ReadError::TooLong {
                most,
                games: games.iter().map(|game| game.name()).collect(),
            });
        }
        self.text(&utf8(bytes)?)
    }

    fn options_for(&self, game: &dyn DynGame) -> Options {
        let declared = |name: &str| game.read_options().iter().any(|spec| spec.name == name);
        let own = self.options.iter().filter(|(name, _)| declared(name));
        own.fold(Options::new(), |all, (name, value)| all.with(name, value))
    }
}

/// The game and the ID in an address of Simon Tatham's pages, `https://.../towers.html#4:2/2/1/...`: his games have
/// the names of ours.
fn on_tathams_pages(text: &str) -> Option<(&'static dyn DynGame, &str)> {
    let (page, id) = text.split_once('#')?;
    let name = page.rsplit_once('/')?.1.strip_suffix(".html")?;
    Some((find(name)?, id))
}

/// Bytes as text.
pub fn utf8(bytes: Vec<u8>) -> Result<String, ReadError> {
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let before = String::from_utf8_lossy(&error.as_bytes()[..valid]).into_owned();
        ReadError::NotText {
            line: before.matches('\n').count() + 1,
            column: before.rsplit('\n').next().unwrap_or("").chars().count() + 1,
            byte: error.as_bytes().get(valid).copied().unwrap_or(0),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOWERS: &str = "towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1";

    fn of(name: Option<&str>) -> Source<'static> {
        Source { game: name.map(|name| game(name).ok().unwrap()), ..Source::default() }
    }

    #[test]
    fn a_prefix_names_the_game_and_must_agree_with_the_user() {
        assert_eq!(of(None).text(TOWERS).unwrap().game(), "towers");
        assert_eq!(of(Some("towers")).text(TOWERS).unwrap().game(), "towers");
        let error = of(Some("singles")).text(TOWERS).err().unwrap();
        assert!(matches!(error, ReadError::OtherGame { asked: "singles", found: "towers" }));
    }

    #[test]
    fn places_are_those_in_the_text_the_user_wrote() {
        let place = |text: &str| of(None).text(text).err().unwrap().at();
        assert_eq!(place("towers:4:9/2/1/3"), Some((1, 10)));
        assert_eq!(place("\n towers:4:9/2/1/3\n"), Some((2, 11)));
    }

    #[test]
    fn addresses_of_tathams_pages_name_game_and_id() {
        let page = "https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/";
        let address = format!("{page}towers.html#4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1");
        for game in [None, Some("towers")] {
            assert_eq!(of(game).text(&address).unwrap().id().unwrap(), TOWERS);
        }
        let other = of(Some("unruly")).text(&address).err().unwrap();
        assert!(matches!(other, ReadError::OtherGame { asked: "unruly", found: "towers" }));
        // A seed is a puzzle only to his generator.
        let seed = of(None).text(&format!("{page}towers.html#4de#608029141980112")).err().unwrap();
        assert!(matches!(seed, ReadError::Input(_)), "{seed}");
        assert!(of(None).text(&format!("{page}mines.html#9x9:1")).is_err());
    }

    #[test]
    fn each_failure_has_its_kind() {
        let kind = |game, text: &str| of(game).text(text).err().unwrap();
        assert!(matches!(game("chess").err().unwrap(), ReadError::NoSuchGame(_)));
        assert!(matches!(kind(None, "what is this?"), ReadError::NoNotation(_)));
        assert!(matches!(kind(None, "towers:4:x"), ReadError::Input(_)));
        assert!(matches!(kind(None, "0,1\n1,0\n"), ReadError::Ambiguous(_) | ReadError::Misfit(_)));
        let bytes = of(None).stream(&b"1,2\n3,\xff\n"[..]).err().unwrap();
        assert_eq!(bytes.at(), Some((2, 3)));
        let long = of(None).stream(io::repeat(b'?')).err().unwrap();
        assert!(matches!(long, ReadError::TooLong { .. }), "{long}");
    }

    #[test]
    fn options_of_other_games_are_passed_over() {
        let options = Options::new().with("goal", "centre");
        let source = Source { options, ..Source::default() };
        assert!(source.text(TOWERS).is_ok());
    }
}
