//! Technique `exhaustion`: the last resort when every argument a person could make is spent.

use super::board::MarkedBoard;
use super::finding::{Finding, Why};
use crate::learning::LearningSearch;
use crate::singles::frame::Colour;
use crate::singles::rules::Singles;
use crate::singles::solve::engine::Engine;
use quadrille_core::{Budget, Cell, Message, Stop, Technique, message};

/// The technique's row in the table.
pub const EXHAUSTION: Technique<Singles> =
    Technique { name: "exhaustion", level: super::EXTREME, weight: 500, find };

/// Why a search has no further step to give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DeadEnd {
    /// Nothing completes the board.
    Nothing,
    /// Several solutions do; they differ in this cell.
    Several(Cell),
}

impl DeadEnd {
    /// What a player is told.
    pub fn message(self) -> Message {
        match self {
            DeadEnd::Nothing => message!("singles-nothing-fits"),
            DeadEnd::Several(cell) => message!("singles-several-fit", cell = cell),
        }
    }
}

/// Searches for all ways to complete the board, up to two; if there is one, the first open cell is
/// told.
///
/// ```text
///  1   3   4   2         (1)  3   4   2
///  4   2   2   4    ->    4   2   2   4
///  4   1   2   1          4   1   2   1
///  1   4   3   1          1   4   3   1
/// ```
fn find(board: &mut MarkedBoard<'_>, _: usize, budget: &mut Budget) -> Result<Vec<Finding>, Stop> {
    let mut engine = Engine::new(board.puzzle, &board.twins, false);
    let mut answers = Vec::new();
    if engine.adopt(board.colours(), budget)? {
        let mut keep = |engine: &Engine<'_>| answers.push(engine.solution().black);
        LearningSearch::new(engine).each_answer(2, budget, &mut keep)?;
    }
    let mut answers = answers.into_iter();
    let (first, second) = (answers.next(), answers.next());
    let open = board.all(Colour::Open).next();
    Ok(match (first, second, open) {
        (Some(only), None, Some(at)) => {
            let black = only[board.cell(at)];
            let colour = if black { Colour::Black } else { Colour::White };
            vec![Finding::one(at, colour, Why::Exhaustion)]
        }
        (Some(one), Some(other), _) => {
            board.dead_end = one.cells().find(|&c| one[c] != other[c]).map(DeadEnd::Several);
            Vec::new()
        }
        _ => {
            board.dead_end = Some(DeadEnd::Nothing);
            Vec::new()
        }
    })
}

pub(super) fn reason(board: &MarkedBoard<'_>, at: u32, colour: Colour) -> Message {
    let (cell, other) = (board.cell(at), colour.opposite().name());
    message!("singles-exhaustion", cell = cell, other = other, colour = colour.name())
}

#[cfg(test)]
mod tests {
    use super::*;
    use quadrille_core::Locale;

    #[test]
    fn finds_what_its_diagram_shows() {
        crate::singles::explain::diagram::check(&EXHAUSTION, include_str!("exhaustion.rs"));
    }

    #[test]
    fn the_same_step_is_told_in_both_languages() {
        let puzzle = "4x4:1342422441211431".parse().unwrap();
        let mut board = MarkedBoard::new(&puzzle);
        let found = find(&mut board, 1, &mut Budget::unlimited()).unwrap();
        let reason = found[0].tell(&board).reason;
        assert_eq!(
            reason.to_string(),
            "No short argument is left. Every way to go on with r1c1 black fails (found by \
             search), so r1c1 is white."
        );
        assert_eq!(
            Locale::of_code("fr").unwrap().say(&reason),
            "Il ne reste pas de raisonnement court. Avec r1c1 noire, toutes les suites échouent \
             (trouvé par recherche), donc r1c1 est blanche."
        );
    }
}
