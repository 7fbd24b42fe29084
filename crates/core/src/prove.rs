//! Claims about a puzzle, as programs and proofs that other people's checkers read.

use crate::{Arg, Game, InputError, Spec, message};

/// The program that a method solves, or the game's first.
pub fn spec<G: Game>(method: Option<&str>) -> Result<&'static Spec<G>, InputError> {
    let named = |spec: &&Spec<G>| method.is_none_or(|name| name == spec.name);
    G::specs().iter().find(named).ok_or_else(|| {
        let known = Arg::all(G::specs().iter().map(|spec| spec.name));
        let name = method.unwrap_or_default().to_string();
        InputError::new(message!("no-program", game = G::NAME, name = name, known = known))
    })
}
