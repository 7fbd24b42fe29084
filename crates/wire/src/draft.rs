//! What helps who draws a puzzle: where its solutions differ, and what would leave one of them.

use crate::{Limits, Named, Ready, Refusal, Work};
use quadrille_core::{Stop, Unified};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Asks what each open cell is in some solution.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Agree {
    /// The puzzle.
    pub puzzle: Named,
    /// The most time.
    pub seconds: Option<f64>,
}

/// What each open cell is in some solution: in the best ones, where something is minimised.
#[derive(Serialize, JsonSchema)]
pub struct Agreed {
    /// Each open cell by its name, with all it is in some solution: a number, a colour, `circle` for a cell that stays
    /// alone, or the cell it is bound to. Several where solutions differ; none where there is no solution.
    pub candidates: Vec<(String, Vec<String>)>,
    /// Why some may be missing, if some may.
    pub stopped: Option<String>,
    /// The name of that reason, the same in every language.
    pub code: Option<String>,
}

impl Work for Agree {
    type Answer = Agreed;

    fn seconds(&self) -> Option<f64> {
        self.seconds
    }

    fn prepare(self, limits: &Limits) -> Result<Ready<Agreed>, Refusal> {
        let puzzle = self.puzzle.read(limits)?;
        limits.check_cells(puzzle.cells(), limits.drawn_cells)?;
        Ok(Box::new(move |budget| {
            let found = puzzle.agreement(budget)?;
            let (stopped, code) = said(found.stopped);
            let cells = found.cells.into_iter();
            let candidates = cells.map(|(cell, faces)| (cell.to_string(), faces)).collect();
            Ok(Agreed { candidates, stopped, code })
        }))
    }
}

/// Asks for edits that leave one of a puzzle's solutions and no other.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unify {
    /// The puzzle.
    pub puzzle: Named,
    /// Another seed adds other things.
    #[serde(default)]
    pub seed: u64,
    /// The most time.
    pub seconds: Option<f64>,
}

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Outlook {
    /// With the edits there is one solution.
    Unique,
    /// There is no solution to begin with.
    Impossible,
    /// Nothing that could be added leaves one solution.
    Never,
    /// The budget ended.
    Unknown,
}

/// Edits, to be made in order.
#[derive(Serialize, JsonSchema)]
pub struct Made {
    /// What came of it.
    pub outlook: Outlook,
    /// The edits; none where there was one solution before.
    pub edits: Vec<String>,
    /// Why nothing is known, if nothing is.
    pub stopped: Option<String>,
    /// The name of that reason, the same in every language.
    pub code: Option<String>,
}

impl Work for Unify {
    type Answer = Made;

    fn seconds(&self) -> Option<f64> {
        self.seconds
    }

    fn prepare(self, limits: &Limits) -> Result<Ready<Made>, Refusal> {
        let puzzle = self.puzzle.read(limits)?;
        limits.check_cells(puzzle.cells(), limits.drawn_cells)?;
        Ok(Box::new(move |budget| {
            let (outlook, edits, stop) = match puzzle.unify(self.seed, budget)? {
                Unified::Edits(edits) => (Outlook::Unique, edits, None),
                Unified::Impossible => (Outlook::Impossible, Vec::new(), None),
                Unified::Never => (Outlook::Never, Vec::new(), None),
                Unified::Stopped(stop) => (Outlook::Unknown, Vec::new(), Some(stop)),
            };
            let (stopped, code) = said(stop);
            Ok(Made { outlook, edits, stopped, code })
        }))
    }
}

/// Why work stopped, in English and by name.
fn said(stop: Option<Stop>) -> (Option<String>, Option<String>) {
    (stop.map(|stop| stop.to_string()), stop.map(|stop| stop.message().key.to_string()))
}
