//! Where a game stands.

use crate::{Limits, Named, Question, Refusal};
use quadrille_core::{CellView, Locale, Message, PlayReport, View, message};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Asks where a game stands after some moves.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The puzzle.
    pub puzzle: Named,
    /// Where it begins, if not at the start: a position as an earlier answer told it.
    pub progress: Option<String>,
    /// The moves from there.
    #[serde(default)]
    pub moves: Vec<String>,
    /// Moves whose picture the asker has already: then only the cells that look different are told.
    pub since: Option<Vec<String>>,
    /// The language of the sentences.
    #[serde(default)]
    #[schemars(default)]
    pub language: Locale,
}

/// Where a game stands.
#[derive(Serialize, JsonSchema)]
pub struct Played {
    /// All of it; the cells are left out where `changed` tells them.
    #[serde(flatten)]
    pub report: PlayReport,
    /// The cells that look different than before, by their place in reading order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub changed: Option<Vec<(usize, CellView)>>,
}

impl Question for Play {
    type Answer = Played;

    fn answer(self, limits: &Limits) -> Result<Played, Refusal> {
        limits.check_moves(&self.moves)?;
        let puzzle = self.puzzle.read(limits)?;
        if puzzle.cells() > limits.drawn_cells {
            return Err(Refusal::new(message!("service-too-large-to-play")));
        }
        let start = match &self.progress {
            Some(text) => puzzle.position(text)?,
            None => puzzle.start(),
        };
        let mut position = start.clone();
        position.play_all(&self.moves)?;
        let mut report = position.report()?;
        if self.language != Locale::default() {
            for broken in &mut report.status.broken {
                // A sentence that is said already stays as it is when the report is written.
                broken.what = Message::verbatim(self.language.say(&broken.what));
            }
        }
        let changed = match &self.since {
            Some(moves) => {
                limits.check_moves(moves)?;
                let mut before = start;
                before.play_all(moves)?;
                Some(differences(before.view()?, &mut report.view))
            }
            None => None,
        };
        Ok(Played { report, changed })
    }
}

/// Takes the cells out of a picture that differ from an earlier one.
fn differences(before: View, view: &mut View) -> Vec<(usize, CellView)> {
    let now = std::mem::take(&mut view.cells).into_iter().enumerate();
    now.zip(before.cells).filter(|((_, now), then)| now != then).map(|(now, _)| now).collect()
}
