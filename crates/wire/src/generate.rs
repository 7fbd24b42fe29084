//! Making a puzzle.

use crate::puzzle::options;
use crate::{Described, GameName, Limits, Ready, Refusal, Work};
#[cfg(not(target_family = "wasm"))]
use quadrille_core::wishes::{Wished, Wishes, wished};
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
    /// A technique its explanation uses; left to the service, as what follows.
    #[cfg(not(target_family = "wasm"))]
    pub needs: Option<String>,
    /// Techniques its explanation does without.
    #[cfg(not(target_family = "wasm"))]
    #[serde(default)]
    pub avoid: Vec<String>,
    /// The least and the greatest score of its explanation.
    #[cfg(not(target_family = "wasm"))]
    pub score: Option<[u32; 2]>,
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
    /// Where wishes about the explanation were not met in time, the puzzle that came nearest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nearest: Option<Near>,
    /// Why there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<String>,
    /// The name of that reason, the same in every language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
}

/// A puzzle that keeps some of the wishes.
#[derive(Serialize, JsonSchema)]
pub struct Near {
    /// The puzzle.
    pub puzzle: Described,
    /// Its score, and which wishes it breaks.
    pub what: Message,
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
        #[cfg(not(target_family = "wasm"))]
        let wishes = wishes(self.needs, self.avoid, self.score)?;
        // The puzzle carries the reading options; the generator's own are spent.
        given.retain(|name, _| game.read_options().iter().any(|option| option.name == name));
        let limits = limits.clone();
        Ok(Box::new(move |budget| {
            #[cfg(not(target_family = "wasm"))]
            if !wishes.is_empty() {
                let Wished { made, nearest } = wished(game, &ask, &wishes, budget);
                let near = nearest.map(|near| {
                    let puzzle = Described::of(near.puzzle.as_ref(), given.clone(), &limits)?;
                    Ok::<_, Refusal>(Near { puzzle, what: near.what })
                });
                return told(made, near.transpose()?, given, &limits);
            }
            told(game.generate(&ask, budget), None, given, &limits)
        }))
    }
}

#[cfg(not(target_family = "wasm"))]
fn wishes(
    needs: Option<String>,
    avoid: Vec<String>,
    score: Option<[u32; 2]>,
) -> Result<Wishes, Refusal> {
    let score = match score {
        Some([low, high]) => Some(Wishes::read_score(&format!("{low}..{high}"))?),
        None => None,
    };
    Ok(Wishes { needs, avoid, score })
}

fn told(
    made: Result<DynGenerated, GenerateError>,
    nearest: Option<Near>,
    options: BTreeMap<String, String>,
    limits: &Limits,
) -> Result<Generated, Refusal> {
    match made {
        Ok(DynGenerated { puzzle, solution, notes }) => Ok(Generated {
            puzzle: Some(Described::of(puzzle.as_ref(), options, limits)?),
            made: Some(Made { solution, notes }),
            nearest: None,
            stopped: None,
            code: None,
        }),
        Err(GenerateError::Input(error)) => Err(error.into()),
        Err(GenerateError::Stopped(stop)) => {
            let (stopped, code) = (Some(stop.to_string()), Some(stop.message().key.to_string()));
            Ok(Generated { puzzle: None, made: None, nearest, stopped, code })
        }
    }
}
