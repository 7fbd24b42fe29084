//! Texts that look like no notation of the game that was named.

use crate::fields::without_bom;
use crate::{Arg, Format, Game, InputError, Options, message};

/// The names of a game's notations.
pub(crate) fn notations<G: Game>() -> Arg {
    Arg::all(G::formats().iter().map(|f| f.name))
}

/// Lines of a text that are looked at to find the notation it is most like.
const LOOKED_AT: usize = 1000;

/// Reads a text that looks like no notation of the game, though the user says it is one: whichever
/// reader takes it is right. If none does, the complaint of the notation that most lines look like is
/// given, or of the one that came furthest, because that is most likely the one that was meant.
pub(crate) fn read_as_any<G: Game>(text: &str, options: &Options) -> Result<G::Puzzle, InputError> {
    if text.trim().is_empty() {
        return Err(InputError::new(message!("text-empty", game = G::NAME)));
    }
    let alike = |format: &Format<G>| {
        without_bom(text).lines().take(LOOKED_AT).filter(|line| (format.recognises)(line)).count()
    };
    // A reader that misses later lines of a text that has none did not come further than others.
    let lines = text.lines().count();
    let reached = |error: &InputError| error.at.filter(|(line, _)| *line <= lines + 1);
    let mut closest: Option<(usize, InputError)> = None;
    for format in G::formats() {
        let Some(read) = format.read else { continue };
        match read(text, options) {
            Ok(puzzle) => return Ok(puzzle),
            Err(error) => {
                let alike = alike(format);
                let further =
                    |(a, c): &(usize, InputError)| (alike, reached(&error)) > (*a, reached(c));
                if closest.as_ref().is_none_or(further) {
                    closest = Some((alike, error));
                }
            }
        }
    }
    match closest {
        Some((alike, error)) if alike > 0 || reached(&error) > Some((1, 1)) => Err(error),
        _ => {
            let what = message!("not-a-puzzle-of", game = G::NAME, known = notations::<G>());
            Err(InputError::at(1, 1, what))
        }
    }
}
