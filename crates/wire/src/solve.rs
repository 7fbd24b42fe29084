//! Solving a puzzle.

use crate::puzzle::options;
use crate::{Limits, Named, Ready, Refusal, Work};
use quadrille_core::{Ask, SolveReport, message};
use schemars::JsonSchema;
use serde::Deserialize;
use std::collections::BTreeMap;

/// Counting more solutions than this is a bench's work.
const MAX_COUNT: u64 = 1_000_000;

/// How many solutions are counted.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Count {
    /// Up to this many; 2 tells whether there is only one.
    UpTo(u64),
    /// Their number, however many there are.
    All(All),
}

/// All of them.
#[derive(Clone, Copy, Debug, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum All {
    /// `all`
    All,
}

/// Asks for a solution.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Solve {
    /// The puzzle.
    pub puzzle: Named,
    /// The method; the game's own choice otherwise.
    pub method: Option<String>,
    /// Count solutions.
    pub count: Option<Count>,
    /// Every random choice comes from here.
    #[serde(default)]
    pub seed: u64,
    /// Options of the method.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The most time.
    pub seconds: Option<f64>,
}

impl Work for Solve {
    type Answer = SolveReport;

    fn seconds(&self) -> Option<f64> {
        self.seconds
    }

    fn prepare(self, limits: &Limits) -> Result<Ready<SolveReport>, Refusal> {
        let count = match self.count.unwrap_or(Count::UpTo(1)) {
            Count::All(_) => Ask::ALL,
            Count::UpTo(count) if (1..=MAX_COUNT).contains(&count) => count,
            Count::UpTo(_) => {
                return Err(Refusal::new(message!("service-count", most = MAX_COUNT)));
            }
        };
        let ask = Ask { count, seed: self.seed, options: options(&self.options), ..Ask::default() };
        let puzzle = self.puzzle.read(limits)?;
        Ok(Box::new(move |budget| {
            *budget = budget.clone().telling_nodes();
            Ok(puzzle.solve(self.method.as_deref(), &ask, budget)?)
        }))
    }
}
