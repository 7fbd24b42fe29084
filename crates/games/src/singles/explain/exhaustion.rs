//! Technique `exhaustion`: the last resort when every argument a person could make is spent.

use super::board::{Board, Deduction, colour_name};
use crate::singles::solve::engine::{BLACK, Engine, OPEN, WHITE};
use crate::singles::solve::search::Search;
use quadrille_core::{Budget, Cell, Language, Stop};

/// The name users see in hints and reports; renaming it breaks them.
pub const NAME: &str = "exhaustion";

/// What the search says about a stuck board.
pub enum Found {
    /// One cell's colour.
    Step(Deduction),
    /// Why there is no further step.
    End(String),
}

/// Searches for all ways to complete the board, up to two.
pub fn settle(board: &Board<'_>, budget: &mut Budget) -> Result<Found, Stop> {
    let mut engine = Engine::new(board.puzzle, board.twins, false);
    let mut answers = Vec::new();
    if engine.adopt(board.colours(), budget)? {
        Search::new(engine).each_answer(2, budget, &mut |e| answers.push(e.solution()))?;
    }
    let language = board.words.unwrap_or_default();
    Ok(match answers.as_slice() {
        [] => Found::End(nothing_fits(language).to_string()),
        [only] => {
            let Some(at) = board.frame.inside().find(|&at| board.colour(at) == OPEN) else {
                return Ok(Found::End(all_decided(language).to_string()));
            };
            let cell = board.cell(at);
            let colour = if only.black[cell] { BLACK } else { WHITE };
            let text = sentence(cell, colour, language);
            Found::Step(Deduction { targets: vec![at], colour, because: vec![], text })
        }
        [one, other, ..] => {
            let cell = one.black.cells().find(|&c| one.black[c] != other.black[c]);
            Found::End(several_fit(cell, language))
        }
    })
}

fn nothing_fits(language: Language) -> &'static str {
    match language {
        Language::English => "No way to go on: nothing completes this position.",
        Language::French => "Impossible de continuer : rien ne complète cette position.",
    }
}

fn all_decided(language: Language) -> &'static str {
    match language {
        Language::English => "Every cell is decided.",
        Language::French => "Toutes les cases sont décidées.",
    }
}

fn sentence(cell: Cell, colour: u8, language: Language) -> String {
    let name = colour_name(colour == BLACK, language);
    let other = colour_name(colour != BLACK, language);
    match language {
        Language::English => format!(
            "No short argument is left. Every way to go on with {cell} {other} fails (found by \
             search), so it is {name}."
        ),
        Language::French => format!(
            "Il ne reste pas de raisonnement court. Avec {cell} {other}, toutes les suites \
             échouent (trouvé par recherche), donc elle est {name}."
        ),
    }
}

fn several_fit(cell: Option<Cell>, language: Language) -> String {
    match language {
        Language::English => {
            let place = cell.map(|c| format!(": {c} can be black or white")).unwrap_or_default();
            format!("Several solutions fit{place}. No further step is certain.")
        }
        Language::French => {
            let place = cell.map(|c| format!(" : {c} peut être noire ou blanche"));
            let place = place.unwrap_or_default();
            format!("Plusieurs solutions conviennent{place}. Aucune autre étape n’est sûre.")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::singles::Singles;
    use crate::singles::solve::twins::Twins;
    use quadrille_core::{Notation, Options};

    #[test]
    fn the_same_step_is_told_in_both_languages() {
        let formats = Singles::formats();
        let read = formats.iter().find(|f| f.name == "id").and_then(|f| f.read).unwrap();
        let puzzle = read("4x4:1342422441211431", &Options::new()).unwrap();
        let twins = Twins::new(&puzzle);
        let text = |language| {
            let board = Board::new(&puzzle, &twins, Some(language));
            match settle(&board, &mut Budget::unlimited()).unwrap() {
                Found::Step(step) => step.text,
                Found::End(note) => note,
            }
        };
        assert_eq!(
            text(Language::English),
            "No short argument is left. Every way to go on with r1c1 black fails (found by \
             search), so it is white."
        );
        assert_eq!(
            text(Language::French),
            "Il ne reste pas de raisonnement court. Avec r1c1 noire, toutes les suites échouent \
             (trouvé par recherche), donc elle est blanche."
        );
    }
}
