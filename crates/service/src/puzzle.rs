//! Reading a puzzle whatever game and notation it is in, and what the page is told about it.

use crate::limits::Limits;
use crate::problem::Problem;
use quadrille_core::message;
use quadrille_core::{DynPuzzle, Options, View};
use quadrille_games::reading::{self, Source};
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

/// Reads a puzzle within the limits.
pub fn read(named: &Named, limits: &Limits) -> Result<Box<dyn DynPuzzle>, Problem> {
    let puzzle = read_any(named)?;
    let cells = puzzle.cells();
    if cells > limits.cells {
        return Err(Problem::unusable(message!(
            "service-too-large",
            cells = cells,
            most = limits.cells
        )));
    }
    Ok(puzzle)
}

fn read_any(named: &Named) -> Result<Box<dyn DynPuzzle>, Problem> {
    let source = Source {
        game: named.game.as_deref().map(reading::game).transpose()?,
        format: named.format.as_deref(),
        options: options(&named.options),
    };
    let puzzle = source.text(&named.text)?;
    // A list of mixed games may name options of all of them; a request names one puzzle.
    if let Some(game) = quadrille_games::find(puzzle.game()) {
        source.options.only(&[game.read_options()])?;
    }
    Ok(puzzle)
}

/// Describes a puzzle for the page.
pub fn describe(
    puzzle: &dyn DynPuzzle,
    options: &BTreeMap<String, String>,
    limits: &Limits,
) -> Result<Described, Problem> {
    let cells = puzzle.cells();
    let view = if cells <= limits.drawn_cells { Some(puzzle.start().view()?) } else { None };
    Ok(Described { game: puzzle.game(), id: puzzle.id()?, options: options.clone(), cells, view })
}
