//! A place to practise a technique at.

use crate::{Described, GameName, Limits, Ready, Refusal, Work};
use quadrille_core::practice::{self, practice};
use quadrille_core::{GenerateAsk, GenerateError, Locale, Options, Step};
use quadrille_games::reading;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Asks for a puzzle that needs a technique, and for the position in which it does.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Practise {
    /// The game.
    #[schemars(with = "GameName")]
    pub game: String,
    /// The technique.
    pub technique: String,
    /// Rows and columns; the game's default otherwise.
    pub size: Option<[usize; 2]>,
    /// The same seed gives the same puzzle.
    #[serde(default)]
    pub seed: u64,
    /// The language of the sentence.
    #[serde(default)]
    #[schemars(default)]
    pub language: Locale,
    /// The most time.
    pub seconds: Option<f64>,
}

/// A place to practise at, or the reason why there is none.
#[derive(Serialize, JsonSchema)]
pub struct Practised {
    /// The place.
    pub found: Option<Practice>,
    /// Why there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<String>,
    /// The name of that reason, the same in every language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
}

/// A puzzle, a position of it, and what the technique says there.
#[derive(Serialize, JsonSchema)]
pub struct Practice {
    /// The puzzle.
    pub puzzle: Described,
    /// The moves to the position.
    pub moves: Vec<String>,
    /// The step.
    pub step: Step,
}

impl Work for Practise {
    type Answer = Practised;

    fn seconds(&self) -> Option<f64> {
        self.seconds
    }

    fn prepare(self, limits: &Limits) -> Result<Ready<Practised>, Refusal> {
        let game = reading::game(&self.game)?;
        let cells = self.size.map_or(0, |[rows, cols]| rows.saturating_mul(cols));
        limits.check_cells(cells, limits.drawn_cells)?;
        let size = self.size.map(|[rows, cols]| (rows, cols));
        let ask = GenerateAsk { size, difficulty: None, seed: self.seed, options: Options::new() };
        let limits = limits.clone();
        Ok(Box::new(move |budget| {
            told(practice(game, &ask, &self.technique, self.language, budget), &limits)
        }))
    }
}

fn told(
    made: Result<practice::Practice, GenerateError>,
    limits: &Limits,
) -> Result<Practised, Refusal> {
    match made {
        Ok(practice::Practice { made, before, step }) => {
            let puzzle = Described::of(made.puzzle.as_ref(), BTreeMap::new(), limits)?;
            let found = Some(Practice { puzzle, moves: before, step });
            Ok(Practised { found, stopped: None, code: None })
        }
        Err(GenerateError::Input(error)) => Err(error.into()),
        Err(GenerateError::Stopped(stop)) => {
            let (stopped, code) = (Some(stop.to_string()), Some(stop.message().key.to_string()));
            Ok(Practised { found: None, stopped, code })
        }
    }
}
