//! Reading a puzzle whatever game and notation it is in, and what the page is told about it.

use crate::limits::Limits;
use crate::problem::Problem;
use quadrille_core::{DynGame, DynPuzzle, Options, View};
use quadrille_games::GAMES;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A puzzle as a request names it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// Its game; found from the text otherwise.
    pub game: Option<String>,
    /// Its text: `game:ID`, an address, or any notation of the game.
    pub text: String,
    /// The notation; recognised otherwise.
    pub format: Option<String>,
    /// Options that change how it is read or what is asked of it.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// A puzzle as an answer describes it.
#[derive(Serialize)]
pub struct Described {
    /// Its game.
    pub game: &'static str,
    /// `game:ID`.
    pub id: String,
    /// The options it was read with.
    pub options: BTreeMap<String, String>,
    /// How many cells it has.
    pub cells: usize,
    /// The board before the first move; nothing when it is too large to draw.
    pub view: Option<View>,
}

/// Option values as the games take them.
pub fn options(given: &BTreeMap<String, String>) -> Options {
    given.iter().fold(Options::new(), |all, (name, value)| all.with(name, value.as_str()))
}

/// The game of a name, or a refusal that lists the games.
pub fn game(name: &str) -> Result<&'static dyn DynGame, Problem> {
    quadrille_games::find(name).ok_or_else(|| {
        let known: Vec<_> = GAMES.iter().map(|g| g.name()).collect();
        Problem::unusable(format!("there is no game `{name}`; there are {}", known.join(", ")))
    })
}

/// Splits `game:ID` at a game's name.
fn prefixed(text: &str) -> Option<(&'static dyn DynGame, &str)> {
    let (name, id) = text.split_once(':')?;
    Some((quadrille_games::find(name)?, id))
}

/// Reads a puzzle within the limits.
pub fn read(named: &Named, limits: &Limits) -> Result<Box<dyn DynPuzzle>, Problem> {
    let puzzle = read_any(named)?;
    let cells = puzzle.cells();
    if cells > limits.cells {
        return Err(Problem::unusable(format!(
            "the board has {cells} cells; this service takes at most {}",
            limits.cells
        )));
    }
    Ok(puzzle)
}

fn read_any(named: &Named) -> Result<Box<dyn DynPuzzle>, Problem> {
    let options = options(&named.options);
    let asked = named.game.as_deref().map(game).transpose()?;
    let text = named.text.as_str();
    if let Some((found, id)) = prefixed(text.trim()) {
        if let Some(asked) = asked.filter(|asked| asked.name() != found.name()) {
            return Err(Problem::unusable(format!(
                "this is a puzzle of {}, but {} was asked for",
                found.name(),
                asked.name()
            )));
        }
        return Ok(read_as(found, Some("id"), id, &options)?);
    }
    if let Some(game) = asked {
        return Ok(read_as(game, named.format.as_deref(), text, &options)?);
    }
    let able: Vec<_> = GAMES.iter().copied().filter(|g| g.recognise(text).is_some()).collect();
    match able.as_slice() {
        [] => Err(Problem::unusable("this is no puzzle in any notation known here")),
        [one] => Ok(read_as(*one, None, text, &options)?),
        several => {
            let mut read: Vec<_> =
                several.iter().filter_map(|g| read_as(*g, None, text, &options).ok()).collect();
            if read.len() == 1 {
                return Ok(read.remove(0));
            }
            let names: Vec<_> = several.iter().map(|g| g.name()).collect();
            Err(Problem::unusable(format!(
                "the text could be a puzzle of {}; say which game",
                names.join(" or ")
            )))
        }
    }
}

fn read_as(
    game: &'static dyn DynGame,
    format: Option<&str>,
    text: &str,
    options: &Options,
) -> Result<Box<dyn DynPuzzle>, quadrille_core::InputError> {
    options.only(&[game.read_options()])?;
    game.read(format, text, options)
}

/// Describes a puzzle for the page.
pub fn describe(
    puzzle: &dyn DynPuzzle,
    options: &BTreeMap<String, String>,
    limits: &Limits,
) -> Result<Described, Problem> {
    let cells = puzzle.cells();
    let view = if cells <= limits.drawn_cells { Some(puzzle.view(None)?) } else { None };
    Ok(Described { game: puzzle.game(), id: puzzle.id()?, options: options.clone(), cells, view })
}
