//! Reading one instance's text into a puzzle, in the parent and in the child alike.

use crate::Failure;
use quadrille_core::{DynGame, DynPuzzle, InputError, Options};
use quadrille_games::GAMES;
use std::fs::File;
use std::io::{BufReader, Read};
use std::path::Path;

/// Larger files are read piece by piece and never held as text.
pub const MAX_TEXT: u64 = 16 << 20;
/// How much of a large file is looked at to recognise its notation.
const HEAD: u64 = 1 << 16;

/// The game called `name`, or an error that lists them all.
pub fn game(name: &str) -> Result<&'static dyn DynGame, Failure> {
    quadrille_games::find(name)
        .ok_or_else(|| Failure::new(format!("no game `{name}`; there are {}", names(GAMES))))
}

fn names(games: &[&'static dyn DynGame]) -> String {
    games.iter().map(|g| g.name()).collect::<Vec<_>>().join(", ")
}

/// The part of `options` that a game declares for reading.
fn for_game(game: &dyn DynGame, options: &Options) -> Options {
    let known = |name: &str| game.read_options().iter().any(|spec| spec.name == name);
    options
        .iter()
        .filter(|(name, _)| known(name))
        .fold(Options::new(), |all, (name, value)| all.with(name, value))
}

/// Reads a text as a puzzle of `game`, or of the only game it can belong to.
pub fn text(
    game: Option<&'static dyn DynGame>,
    text: &str,
    options: &Options,
) -> Result<Box<dyn DynPuzzle>, InputError> {
    let line = text.trim();
    if !line.contains('\n')
        && let Some((prefix, id)) = line.split_once(':')
        && let Some(named) = quadrille_games::find(prefix)
    {
        if let Some(asked) = game.filter(|asked| asked.name() != named.name()) {
            return Err(InputError::new(format!(
                "this is a puzzle of {}, but {} was asked for",
                named.name(),
                asked.name()
            )));
        }
        return named.read(Some("id"), id, &for_game(named, options));
    }
    if let Some(game) = game {
        return game.read(None, text, &for_game(game, options));
    }
    let mut found: Vec<(&'static dyn DynGame, Box<dyn DynPuzzle>)> = Vec::new();
    let mut complaints = Vec::new();
    for game in GAMES.iter().filter(|g| g.recognise(text).is_some()) {
        match game.read(None, text, &for_game(*game, options)) {
            Ok(puzzle) => found.push((*game, puzzle)),
            Err(error) => complaints.push(error),
        }
    }
    match (found.len(), complaints.len()) {
        (1, _) => Ok(found.remove(0).1),
        (0, 1) => Err(complaints.remove(0)),
        (0, _) => Err(InputError::at(1, 1, "not a puzzle in any known notation")),
        _ => {
            let games: Vec<_> = found.iter().map(|(g, _)| *g).collect();
            let games = names(&games);
            Err(InputError::new(format!("could be a puzzle of {games}; name one with --game")))
        }
    }
}

/// Reads a file of any size.
pub fn file(
    game: Option<&'static dyn DynGame>,
    path: &Path,
    options: &Options,
) -> Result<Box<dyn DynPuzzle>, InputError> {
    let trouble = |error: std::io::Error| InputError::new(error.to_string());
    let file = File::open(path).map_err(trouble)?;
    let large = file.metadata().map_err(trouble)?.len() > MAX_TEXT;
    let mut input = BufReader::with_capacity(HEAD as usize, file);
    if !large {
        let mut bytes = Vec::new();
        input.take(MAX_TEXT + 1).read_to_end(&mut bytes).map_err(trouble)?;
        return text(game, &utf8(bytes)?, options);
    }
    let mut head = Vec::new();
    input.by_ref().take(HEAD).read_to_end(&mut head).map_err(trouble)?;
    let seen = String::from_utf8_lossy(&head).into_owned();
    let mut whole = BufReader::with_capacity(HEAD as usize, head.as_slice().chain(input));
    for game in game.map_or_else(|| GAMES.to_vec(), |g| vec![g]) {
        if let Some(puzzle) = game.read_stream(&seen, &mut whole, &for_game(game, options)) {
            return puzzle;
        }
    }
    Err(InputError::new(format!("longer than {MAX_TEXT} bytes")))
}

/// Bytes as text.
pub fn utf8(bytes: Vec<u8>) -> Result<String, InputError> {
    String::from_utf8(bytes).map_err(|e| {
        let place = e.utf8_error().valid_up_to();
        InputError::new(format!("byte {} is not UTF-8 text", place + 1))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_puzzle_of_another_game_is_refused() {
        let singles = quadrille_games::find("singles");
        let read = |game| text(game, "towers:2:///////", &Options::new()).map(|p| p.game());
        assert_eq!(read(None), Ok("towers"));
        let error = read(singles).unwrap_err().to_string();
        assert_eq!(error, "this is a puzzle of towers, but singles was asked for");
    }
}
