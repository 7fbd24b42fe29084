//! Where a game stands.

use crate::{Limits, Named, Question, Refusal};
use quadrille_core::{
    CellView, DynPosition, DynPuzzle, Key, Locale, Message, PlayReport, View, message,
};
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
    /// The puzzle is being drawn: the moves are edits, and where it stands is the name of the puzzle they make, after a
    /// `#` what is asked of it beside its ID (`goal=r4c4&minimise=moves`).
    #[serde(default)]
    pub edit: bool,
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
    /// The keys to show under a board that is being drawn: they follow its size.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub keys: Option<Vec<Key>>,
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
            Some(text) if !self.edit => puzzle.position(text)?,
            _ => begun(puzzle.as_ref(), self.edit),
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
                differences(before.view()?, &mut report.view)
            }
            None => None,
        };
        Ok(Played { report, changed, keys: self.edit.then(|| position.keys()) })
    }
}

/// The position before the first move, or the first edit.
pub(crate) fn begun(puzzle: &dyn DynPuzzle, edit: bool) -> Box<dyn DynPosition> {
    if edit { puzzle.draft() } else { puzzle.start() }
}

/// Takes the cells out of a picture that differ from an earlier one; all stay where the board has another size.
fn differences(before: View, view: &mut View) -> Option<Vec<(usize, CellView)>> {
    if (before.rows, before.cols, before.shape) != (view.rows, view.cols, view.shape) {
        return None;
    }
    let now = std::mem::take(&mut view.cells).into_iter().enumerate();
    let changed = now.zip(before.cells).filter(|((_, now), then)| now != then);
    Some(changed.map(|(now, _)| now).collect())
}
