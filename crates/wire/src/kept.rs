//! The position that was asked about last. A page asks of one game, move after move, and would read its puzzle and play
//! all of its moves again each time; a service is asked by many people at once, and keeps nothing.

use crate::{Limits, Named, Refusal};
use quadrille_core::{DynPosition, DynPuzzle};
use std::cell::RefCell;

thread_local! {
    static KEPT: RefCell<Option<Kept>> = const { RefCell::new(None) };
}

/// A puzzle, some of its moves, and where they lead.
struct Kept {
    named: Named,
    puzzle: Box<dyn DynPuzzle>,
    moves: Vec<String>,
    position: Box<dyn DynPosition>,
}

/// The position some moves lead to; only what is new since the last time is read and played.
pub(crate) fn after(
    named: &Named,
    moves: &[String],
    limits: &Limits,
) -> Result<Box<dyn DynPosition>, Refusal> {
    KEPT.with_borrow_mut(|kept| {
        // What a refused move leaves behind is not kept.
        let mut last = match kept.take().filter(|last| last.named == *named) {
            Some(last) => last,
            None => Kept::read(named, limits)?,
        };
        last.go_to(moves)?;
        Ok(kept.insert(last).position.duplicate())
    })
}

impl Kept {
    fn read(named: &Named, limits: &Limits) -> Result<Self, Refusal> {
        let puzzle = named.read(limits)?;
        let position = puzzle.start();
        Ok(Kept { named: named.clone(), puzzle, moves: Vec::new(), position })
    }

    fn go_to(&mut self, moves: &[String]) -> Result<(), Refusal> {
        if !moves.starts_with(&self.moves) {
            self.position = self.puzzle.start();
            self.moves.clear();
        }
        let further = &moves[self.moves.len()..];
        self.position.play_all(further)?;
        self.moves.extend_from_slice(further);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str = "towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1";
    const OTHER: &str = "unruly:6x6:AAcBaBaGABAiBac";

    #[test]
    fn what_is_kept_leads_where_reading_it_anew_does() {
        let asked: &[(&str, &[&str])] = &[
            (ONE, &["r1c1=1"]),
            (ONE, &["r1c1=1", "r1c2=3", "r2c2?1"]),
            (ONE, &["r1c1=1", "r1c2=3"]),
            (ONE, &["r1c1=1", "r1c2=9"]),
            (ONE, &["r1c1=1", "r1c2=3"]),
            (OTHER, &["r1c3=white"]),
            ("towers:4:nonsense", &[]),
            (OTHER, &["r1c3=white", "r1c6=white"]),
            (OTHER, &[]),
        ];
        let limits = Limits::default();
        for (text, moves) in asked {
            let moves: Vec<String> = moves.iter().map(|text| text.to_string()).collect();
            let (text, options) = (text.to_string(), Default::default());
            let named = Named { game: None, text, format: None, options };
            let anew = named.read(&limits).and_then(|puzzle| Ok(puzzle.after(&moves)?));
            let told = |found: Result<Box<dyn DynPosition>, Refusal>| match found {
                Ok(position) => position.progress(),
                Err(refusal) => format!("{refusal:?}"),
            };
            assert_eq!(told(after(&named, &moves, &limits)), told(anew));
        }
    }
}
