//! Making a puzzle.

use crate::puzzle::options;
use crate::{Described, GameName, Limits, Ready, Refusal, Work};
use quadrille_core::{DynGenerated, GenerateAsk, GenerateError, Message};
use quadrille_games::reading;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Asks for a new puzzle.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Generate {
    /// The game.
    #[schemars(with = "GameName")]
    pub game: String,
    /// Rows and columns; the game's default otherwise.
    pub size: Option<[usize; 2]>,
    /// A level of the game.
    pub difficulty: Option<String>,
    /// Every random choice comes from here: the same request gives the same puzzle.
    #[serde(default)]
    pub seed: u64,
    /// Options of the generator and for reading the puzzle.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The most time.
    pub seconds: Option<f64>,
}

/// A new puzzle, or the reason why there is none.
#[derive(Serialize, JsonSchema)]
pub struct Generated {
    /// The puzzle; nothing if time or memory ended first.
    pub puzzle: Option<Described>,
    /// What else is known of it.
    #[serde(flatten)]
    pub made: Option<Made>,
    /// Why there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<String>,
    /// The name of that reason, the same in every language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
}

/// What is known of a new puzzle.
#[derive(Serialize, JsonSchema)]
pub struct Made {
    /// A solution, where the generator knows one.
    pub solution: Option<String>,
    /// What is promised about it.
    pub notes: Vec<Message>,
}

impl Work for Generate {
    type Answer = Generated;

    fn seconds(&self) -> Option<f64> {
        self.seconds
    }

    fn prepare(self, limits: &Limits) -> Result<Ready<Generated>, Refusal> {
        let Generate { game, size, difficulty, seed, options: mut given, .. } = self;
        let game = reading::game(&game)?;
        let cells = size.map_or(0, |[rows, cols]| rows.saturating_mul(cols));
        limits.check_cells(cells, limits.drawn_cells)?;
        let size = size.map(|[rows, cols]| (rows, cols));
        let ask = GenerateAsk { size, difficulty, seed, options: options(&given) };
        // The puzzle carries the reading options; the generator's own are spent.
        given.retain(|name, _| game.read_options().iter().any(|option| option.name == name));
        let limits = limits.clone();
        Ok(Box::new(move |budget| told(game.generate(&ask, budget), given, &limits)))
    }
}

fn told(
    made: Result<DynGenerated, GenerateError>,
    options: BTreeMap<String, String>,
    limits: &Limits,
) -> Result<Generated, Refusal> {
    match made {
        Ok(DynGenerated { puzzle, solution, notes }) => Ok(Generated {
            puzzle: Some(Described::of(puzzle.as_ref(), options, limits)?),
            made: Some(Made { solution, notes }),
            stopped: None,
            code: None,
        }),
        Err(GenerateError::Input(error)) => Err(error.into()),
        Err(GenerateError::Stopped(stop)) => {
            let (stopped, code) = (Some(stop.to_string()), Some(stop.message().key.to_string()));
            Ok(Generated { puzzle: None, made: None, stopped, code })
        }
    }
}
