//! The referee.

use crate::{Limits, Named, Question, Refusal};
use quadrille_core::{Cell, Message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Asks whether this is a solution.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Check {
    /// The puzzle.
    pub puzzle: Named,
    /// The solution.
    pub solution: String,
}

/// Whether a solution is right.
#[derive(Serialize, JsonSchema)]
pub struct Judgement {
    /// Whether it is.
    pub right: bool,
    /// Of a right one.
    #[serde(flatten)]
    pub worth: Option<Worth>,
    /// Of a wrong one.
    #[serde(flatten)]
    pub fault: Option<Fault>,
}

/// What a solution is worth.
#[derive(Serialize, JsonSchema)]
pub struct Worth {
    /// Its objective, in games that have one.
    pub objective: Option<i64>,
}

/// What is wrong with a solution.
#[derive(Serialize, JsonSchema)]
pub struct Fault {
    /// The rule that is broken.
    pub broken: Message,
    /// The cells to look at.
    pub cells: Vec<String>,
}

impl Question for Check {
    type Answer = Judgement;

    fn answer(self, limits: &Limits) -> Result<Judgement, Refusal> {
        Ok(match self.puzzle.read(limits)?.check(&self.solution)? {
            Ok(objective) => {
                Judgement { right: true, worth: Some(Worth { objective }), fault: None }
            }
            Err(broken) => {
                let cells = broken.cells.iter().map(Cell::to_string).collect();
                let fault = Some(Fault { broken: broken.what, cells });
                Judgement { right: false, worth: None, fault }
            }
        })
    }
}
