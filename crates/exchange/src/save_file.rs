//! Save files of Simon Tatham's collection: lines of a key of eight characters, the length of its
//! value and the value, which may itself contain line ends.
//!
//! The specification is `midend_serialise` in the collection's source; examples come from its
//! programs' `--save`.

use quadrille_core::fields::{quoted, without_bom};
use quadrille_core::{Cell, InputError, message};

const MAGIC: &str = "SAVEFILE";
const COLLECTION: &str = "Simon Tatham's Portable Puzzle Collection";
/// Longer histories are nobody's game.
const MOST_STATES: usize = 1_000_000;

/// A game under way, in the collection's own notations.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SaveFile {
    /// The game's name there, such as `Towers`.
    pub game: String,
    /// Size and level.
    pub params: String,
    /// What follows the colon of a game ID.
    pub desc: String,
    /// The moves up to where the player stands; a restart forgets those before it.
    pub moves: Vec<String>,
}

impl SaveFile {
    /// The puzzle's game ID.
    pub fn id(&self) -> String {
        format!("{}:{}", self.params, self.desc)
    }
}

/// Whether a text is a save file of the game.
pub fn recognises(text: &str, game: &str) -> bool {
    starts(text) && read(text).is_ok_and(|save| save.game == game)
}

fn starts(text: &str) -> bool {
    without_bom(text).trim_start().starts_with(MAGIC)
}

/// Reads a save file of the game.
pub fn read_game(text: &str, game: &'static str) -> Result<SaveFile, InputError> {
    let save = read(text)?;
    if save.game != game {
        let found = quoted(&save.game);
        return Err(InputError::new(message!("save-other-game", found = found, wanted = game)));
    }
    Ok(save)
}

/// Reads any save file.
pub fn read(text: &str) -> Result<SaveFile, InputError> {
    let text = without_bom(text).trim_start();
    let mut save = SaveFile::default();
    let (mut history, mut states, mut place) = (Vec::new(), None, None);
    let mut lines = Lines { text, line: 1 };
    let first = lines.next().transpose()?;
    if first.is_none_or(|entry| (entry.key, entry.value) != (MAGIC, COLLECTION)) {
        return Err(InputError::at(1, 1, message!("save-first-line")));
    }
    for entry in lines {
        let Entry { key, value, line } = entry?;
        let number = || {
            let found = quoted(value);
            let what =
                message!("save-number", key = key.to_string(), found = found, most = MOST_STATES);
            let number = value.parse().ok().filter(|n| (1..=MOST_STATES).contains(n));
            number.ok_or_else(|| InputError::at(line, 1, what))
        };
        match key {
            "VERSION" if value != "1" => {
                let what = message!("save-version", found = quoted(value));
                return Err(InputError::at(line, 1, what));
            }
            "GAME" => save.game = value.to_string(),
            // PARAMS is what the next puzzle will be made with, CPARAMS what this one was.
            "CPARAMS" => save.params = value.to_string(),
            "DESC" => save.desc = value.to_string(),
            "NSTATES" => states = Some(number()?),
            "STATEPOS" => place = Some(number()?),
            "MOVE" | "SOLVE" | "RESTART" => history.push((key, value)),
            _ => {}
        }
    }
    for (key, value) in [("GAME", &save.game), ("CPARAMS", &save.params), ("DESC", &save.desc)] {
        if value.is_empty() {
            return Err(InputError::new(message!("save-missing", key = key)));
        }
    }
    if states.is_some_and(|states| states != history.len() + 1) {
        let what = message!("save-states", found = history.len(), wanted = states.unwrap_or(1) - 1);
        return Err(InputError::new(what));
    }
    let made = place.unwrap_or(history.len() + 1) - 1;
    for (key, value) in history.into_iter().take(made) {
        match key {
            "RESTART" => save.moves.clear(),
            _ => save.moves.push(value.to_string()),
        }
    }
    Ok(save)
}

/// The moves of a game's save file; none if the text is another.
pub fn moves(text: &str, game: &str) -> Vec<String> {
    let save = if starts(text) { read(text).ok() } else { None };
    save.filter(|save| save.game == game).map_or_else(Vec::new, |save| save.moves)
}

/// The cell of `x,y`: column and row from 0.
pub fn cell(text: &str) -> Option<Cell> {
    let (x, y) = text.split_once(',')?;
    let small = |text: &str| text.trim().parse::<u16>().ok().map(usize::from);
    Some(Cell::new(small(y)?, small(x)?))
}

/// Writes a puzzle without moves.
pub fn write(game: &str, id: &str) -> String {
    let (params, desc) = id.split_once(':').unwrap_or((id, ""));
    let entries = [
        (MAGIC, COLLECTION),
        ("VERSION", "1"),
        ("GAME", game),
        ("PARAMS", params),
        ("CPARAMS", params),
        ("DESC", desc),
        ("NSTATES", "1"),
        ("STATEPOS", "1"),
    ];
    entries.iter().map(|(key, value)| format!("{key:<8}:{}:{value}\n", value.len())).collect()
}

struct Entry<'a> {
    key: &'a str,
    value: &'a str,
    line: usize,
}

struct Lines<'a> {
    text: &'a str,
    line: usize,
}

impl<'a> Lines<'a> {
    fn entry(&mut self) -> Option<Entry<'a>> {
        let (key, rest) = self.text.split_once(':')?;
        let (length, rest) = rest.split_once(':')?;
        let length: usize = length.parse().ok()?;
        let (value, rest) = (rest.get(..length)?, rest.get(length..)?);
        let rest = rest.strip_prefix('\r').unwrap_or(rest);
        let rest = if rest.is_empty() { rest } else { rest.strip_prefix('\n')? };
        let entry = Entry { key: key.trim_end(), value, line: self.line };
        self.line += 1 + value.matches('\n').count();
        self.text = rest;
        Some(entry)
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = Result<Entry<'a>, InputError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.text.trim().is_empty() {
            return None;
        }
        let line = self.line;
        let entry = self.entry();
        if entry.is_none() {
            self.text = "";
        }
        Some(entry.ok_or_else(|| InputError::at(line, 1, message!("save-line"))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOWERS: &str = "SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\nGAME    :6:Towers\n\
        PARAMS  :3:5de\nCPARAMS :3:4de\nSEED    :15:608029141980112\nDESC    :31:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1\n\
        AUXINFO :2:7c\nNSTATES :1:5\nSTATEPOS:1:4\nMOVE    :6:R0,0,1\nRESTART :31:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1\n\
        MOVE    :6:R1,0,3\nMOVE    :6:R2,0,4\n";

    #[test]
    fn a_game_comes_with_the_moves_up_to_where_the_player_stands() {
        let save = read_game(TOWERS, "Towers").unwrap();
        assert_eq!(save.id(), "4de:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1");
        assert_eq!(save.moves, ["R1,0,3"]);
        assert!(recognises(TOWERS, "Towers") && !recognises(TOWERS, "Pegs"));
        assert!(recognises(&TOWERS.replace('\n', "\r\n"), "Towers"));
    }

    #[test]
    fn what_is_written_is_read() {
        let save = read(&write("Pegs", "3x1:PPH")).unwrap();
        assert_eq!((save.game.as_str(), save.id().as_str()), ("Pegs", "3x1:PPH"));
        assert!(save.moves.is_empty());
    }

    #[test]
    fn errors_name_the_line() {
        let error = |text: &str| read(text).unwrap_err().to_string();
        assert!(error("SAVEFILE:3:who").starts_with("line 1"));
        assert!(error(&TOWERS.replace("6:Towers", "7:Towers")).starts_with("line 3"));
        assert!(error(&TOWERS.replace("VERSION :1:1", "VERSION :1:2")).starts_with("line 2"));
        assert!(error(&TOWERS.replace("STATEPOS:1:4", "STATEPOS:1:x")).starts_with("line 10"));
        assert!(error(&TOWERS.replace("NSTATES :1:5", "NSTATES :1:9")).contains('8'));
        assert!(read_game(TOWERS, "Unruly").unwrap_err().to_string().contains("Towers"));
        let all = TOWERS.len();
        (0..all)
            .filter(|&end| TOWERS.is_char_boundary(end))
            .for_each(|end| drop(read(&TOWERS[..end])));
    }
}
