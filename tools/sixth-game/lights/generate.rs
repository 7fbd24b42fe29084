//! Boards that can be put out: those that random presses light.

use super::offer::OFFER;
use super::rules::{Lights, MOST, Puzzle, Solution, turned};
use quadrille_core::{
    Budget, Generate, GenerateAsk, GenerateError, Generated, Grid, InputError, Offer, Rng, message,
};

impl Generate for Lights {
    const OFFER: Offer = OFFER;

    fn generate(ask: &GenerateAsk, _: &mut Budget) -> Result<Generated<Self>, GenerateError> {
        let (rows, cols) = ask.size.unwrap_or((3, 3));
        if !(1..=MOST).contains(&rows) || !(1..=MOST).contains(&cols) {
            let found = format!("{rows}x{cols}");
            return Err(InputError::new(message!("lights-size", found = found, most = MOST)).into());
        }
        if ask.difficulty.is_some() {
            return Err(InputError::new(message!("lights-no-levels")).into());
        }
        let mut rng = Rng::new(ask.seed);
        let presses = (0..rows * cols).map(|_| rng.chance(50.0)).collect();
        let pressed = Grid::from_vec(rows, cols, presses);
        let burns = |cell| turned(&pressed, cell).filter(|at| pressed[*at]).count() % 2 == 1;
        let lit = Grid::from_vec(rows, cols, pressed.cells().map(burns).collect());
        Ok(Generated {
            puzzle: Puzzle { lit },
            solution: Some(Solution { pressed }),
            notes: vec![],
        })
    }
}
