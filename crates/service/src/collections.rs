//! Puzzles from the collections of the shared store the owner chose.

use crate::campaigns::{Data, failed};
use crate::problem::Problem;
use axum::http::StatusCode;
use quadrille_bench::puzzles::{Choice, Collections};
use quadrille_bench::store::{Place, Postgres};
use quadrille_core::message;
use quadrille_wire::{Collection, CollectionList, Pick, Picked};

/// The store that holds collections: a database on a server, if one was chosen.
fn store(data: &Data) -> Result<Option<Postgres>, Problem> {
    let Some(Place::Server(address)) = &data.server else { return Ok(None) };
    Postgres::open_to_read(address).map(Some).map_err(failed)
}

/// Every collection.
pub fn list(data: &Data) -> Result<CollectionList, Problem> {
    let Some(mut store) = store(data)? else { return Ok(CollectionList::default()) };
    let found = store.collections().map_err(failed)?;
    let named = |one: quadrille_bench::puzzles::Collection| Collection {
        name: one.name,
        game: one.game,
        puzzles: one.puzzles,
    };
    Ok(CollectionList { collections: found.into_iter().map(named).collect() })
}

/// The next puzzle of the kind that is wanted.
pub fn pick(data: &Data, asked: Pick) -> Result<Picked, Problem> {
    let Some(mut store) = store(data)? else {
        return Err(Problem::new(StatusCode::NOT_FOUND, message!("bench-needs-server")));
    };
    let mut choice = Choice {
        game: Some(asked.game),
        level: asked.level,
        least: asked.least,
        most: asked.most,
        techniques: asked.technique.into_iter().collect(),
        after: asked.after,
    };
    let mut found = store.puzzles(&asked.collection, &choice, 1).map_err(failed)?;
    if found.is_empty() && choice.after.take().is_some() {
        found = store.puzzles(&asked.collection, &choice, 1).map_err(failed)?;
    }
    let Some(puzzle) = found.pop() else {
        return Ok(Picked { id: None, seed: None, level: None, score: None });
    };
    Ok(Picked {
        id: Some(puzzle.id),
        seed: Some(puzzle.seed),
        level: puzzle.level,
        score: puzzle.score,
    })
}
