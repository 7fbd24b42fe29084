//! Explaining a position; a hint is an explanation of one step.

use crate::{Limits, Named, Ready, Refusal, Work};
use quadrille_core::{Budget, DynPosition, Explanation, Locale, Step, Stop, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// More steps than this no person follows.
const MAX_STEPS: usize = 5_000;

/// Asks for steps of reasoning from where some moves lead.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Explain {
    /// The puzzle.
    pub puzzle: Named,
    /// The moves.
    #[serde(default)]
    pub moves: Vec<String>,
    /// The most steps.
    pub limit: Option<usize>,
    /// The language of the sentences.
    #[serde(default)]
    #[schemars(default)]
    pub language: Locale,
    /// Steps that cite as little as can be, instead of techniques; for games that say `argued`.
    #[serde(default)]
    #[schemars(default)]
    pub shortest: bool,
    /// The most time.
    pub seconds: Option<f64>,
}

/// Steps of reasoning.
#[derive(Serialize, JsonSchema)]
pub struct Explained {
    /// The steps in order.
    pub steps: Vec<Step>,
    /// How they end, if time and memory sufficed.
    #[serde(flatten)]
    pub end: Option<End>,
    /// Why they ended early.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<String>,
    /// The name of that reason, the same in every language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
}

/// How an explanation ends.
#[derive(Serialize, JsonSchema)]
pub struct End {
    /// Whether the steps reach the solution.
    pub solved: bool,
    /// The level of the hardest technique used; nothing when a guess or contradiction ends it.
    pub difficulty: Option<&'static str>,
    /// A number that grows with the number and the weight of the steps.
    pub score: u32,
    /// What to say at the end: stopped short, contradiction found, several solutions.
    pub note: Option<String>,
}

impl Work for Explain {
    type Answer = Explained;

    fn seconds(&self) -> Option<f64> {
        self.seconds
    }

    fn prepare(self, limits: &Limits) -> Result<Ready<Explained>, Refusal> {
        if self.moves.len() > limits.moves || self.limit.is_some_and(|n| n > MAX_STEPS) {
            let (moves, steps) = (limits.moves, MAX_STEPS);
            return Err(Refusal::new(message!("service-steps", moves = moves, steps = steps)));
        }
        let position = self.puzzle.after(&self.moves, limits)?;
        let limit = self.limit.unwrap_or(MAX_STEPS);
        if self.shortest {
            // Whether there are such steps is known before any work begins.
            position.case()?;
            return Ok(Box::new(move |budget| shortest(&*position, limit, self.language, budget)));
        }
        Ok(Box::new(move |budget| Ok(told(position.explain(limit, self.language, budget)))))
    }
}

/// A page does without: this keeps what argues out of its module, which has to stay small.
fn shortest(
    position: &dyn DynPosition,
    limit: usize,
    locale: Locale,
    budget: &mut Budget,
) -> Result<Explained, Refusal> {
    match cfg!(target_family = "wasm") {
        true => Ok(told(Err(Stop::GaveUp))),
        false => Ok(told(quadrille_games::shortest::explain(position, limit, locale, budget)?)),
    }
}

fn told(explained: Result<Explanation, Stop>) -> Explained {
    match explained {
        Ok(Explanation { steps, solved, difficulty, score, note }) => Explained {
            steps,
            end: Some(End { solved, difficulty, score, note }),
            stopped: None,
            code: None,
        },
        Err(stop) => {
            let (stopped, code) = (Some(stop.to_string()), Some(stop.message().key.to_string()));
            Explained { steps: Vec::new(), end: None, stopped, code }
        }
    }
}
