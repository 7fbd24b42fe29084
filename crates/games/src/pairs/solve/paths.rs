//! The augmenting paths of `flow`, one picture each, and the cover that shows why there is no further one.

use super::super::rules::Puzzle;
use super::flow::{Flow, common_value};
use quadrille_core::lens::{Scene, Scenes};
use quadrille_core::{Budget, InputError, Stop};

/// The name of these scenes.
pub const NAME: &str = "paths";
/// No more pictures than this are told.
const MOST: usize = 2_000;

/// Each path with the pairs after it and their number; at last the cells that touch every pair there could be, as
/// many as there are pairs: no pairing has more (König, 1931).
pub fn scenes(puzzle: &Puzzle, budget: &mut Budget) -> Result<Result<Scenes, Stop>, InputError> {
    common_value(puzzle)?;
    Ok(told(puzzle, budget))
}

fn told(puzzle: &Puzzle, budget: &mut Budget) -> Result<Scenes, Stop> {
    let mut flow = Flow::new(puzzle, budget)?;
    let mut scenes = Vec::new();
    let position = |flow: &Flow<'_>| -> Vec<String> {
        flow.pairing().pairs.iter().map(|pair| puzzle.name(*pair)).collect()
    };
    flow.run(budget, &mut |flow, path| {
        if scenes.len() < MOST {
            let moves = position(flow);
            let steps = path.iter().flat_map(|&(left, right)| [left, right]);
            scenes.push(Scene {
                path: steps.map(|cell| puzzle.cell(cell)).collect(),
                value: moves.len() as i64,
                moves,
                ..Scene::default()
            });
        }
    })?;
    let moves = position(&flow);
    let covers = (0..puzzle.len()).filter(|cell| flow.covers(*cell));
    let marked: Vec<_> = covers.map(|cell| puzzle.cell(cell)).collect();
    scenes.push(Scene {
        value: moves.len() as i64,
        limit: Some(marked.len() as i64),
        moves,
        marked,
        ..Scene::default()
    });
    Ok(Scenes { name: NAME.to_string(), scenes })
}
