//! Hints and explanations.

use crate::support::exact;
use quadrille_core::prelude::*;
use quadrille_core::{Budget, Cell, Locale};
use quadrille_games::pegs::Pegs;
use quadrille_games::pegs::boards::named;

#[test]
fn hints_keep_the_fewest_and_warn() {
    let puzzle = named("triangle:5", Some(Cell::new(0, 0))).unwrap();
    let start = Pegs::start(&puzzle);
    let told =
        Pegs::explain(&puzzle, &start, usize::MAX, Locale::default(), &mut Budget::unlimited())
            .unwrap();
    assert!(told.solved && told.note.is_none());
    let mut state = start.clone();
    for step in &told.steps {
        for effect in &step.effects {
            Pegs::play(&puzzle, &mut state, effect).unwrap();
        }
    }
    assert!(Pegs::status(&puzzle, &state).won);
    // A position that has been spoiled is called so.
    let spoiled = "triangle:5:PHHHHHHHHHHHHHP";
    let state = Pegs::read_progress(&puzzle, spoiled).unwrap();
    let told =
        Pegs::explain(&puzzle, &state, 1, Locale::default(), &mut Budget::unlimited()).unwrap();
    assert!(told.note.unwrap().contains("from the start it was"));
    assert_eq!(Pegs::write_progress(&puzzle, &state), spoiled);
    let film = Pegs::film(&puzzle, &exact(&puzzle).solution.unwrap());
    assert_eq!(film.last().unwrap().caption, "1 peg");
}
