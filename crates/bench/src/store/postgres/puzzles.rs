//! Collections of generated puzzles.

use super::Postgres;
use crate::Failure;
use crate::puzzles::{Choice, Collection, Collections, Puzzle};
use postgres::{Error, Transaction};

/// Adds puzzles. Of several images of one puzzle that with the smallest seed stays, so that what a collection
/// holds does not depend on who was quicker.
pub(super) fn insert(
    tx: &mut Transaction<'_>,
    collection: &str,
    puzzles: &[Puzzle],
) -> Result<(), Error> {
    // One at a time: a statement must not meet the same row twice, and a chunk may hold two images.
    let add = tx.prepare(
        "INSERT INTO puzzles VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) \
         ON CONFLICT (collection, form) DO UPDATE SET seed = excluded.seed, id = excluded.id, \
         clues = excluded.clues, level = excluded.level, score = excluded.score, \
         techniques = excluded.techniques WHERE excluded.seed < puzzles.seed",
    )?;
    // In one order, so that two workers never wait for each other.
    let mut sorted: Vec<&Puzzle> = puzzles.iter().collect();
    sorted.sort_by(|a, b| (&a.form, a.seed).cmp(&(&b.form, b.seed)));
    for p in sorted {
        let clues = p.clues.map(|n| n as i64);
        let score = p.score.map(|n| n as i64);
        let (seed, cells) = (p.seed as i64, p.cells as i64);
        tx.execute(
            &add,
            &[
                &collection,
                &p.form,
                &seed,
                &p.game,
                &p.id,
                &cells,
                &clues,
                &p.level,
                &score,
                &p.techniques,
            ],
        )?;
    }
    Ok(())
}

fn puzzle(row: &postgres::Row) -> Result<Puzzle, Error> {
    let number = |column| row.try_get::<_, Option<i64>>(column).map(|n| n.map(|n| n as u64));
    Ok(Puzzle {
        form: row.try_get(0)?,
        seed: row.try_get::<_, i64>(1)? as u64,
        game: row.try_get(2)?,
        id: row.try_get(3)?,
        cells: row.try_get::<_, i64>(4)? as u64,
        clues: number(5)?,
        level: row.try_get(6)?,
        score: number(7)?,
        techniques: row.try_get(8)?,
    })
}

impl Collections for Postgres {
    fn collections(&mut self) -> Result<Vec<Collection>, Failure> {
        self.run(|tx| {
            let sql = "SELECT collection, game, count(*) FROM puzzles GROUP BY 1, 2 ORDER BY 1, 2";
            let rows = tx.query(sql, &[])?;
            let collection = |row: &postgres::Row| {
                Ok(Collection {
                    name: row.try_get(0)?,
                    game: row.try_get(1)?,
                    puzzles: row.try_get::<_, i64>(2)? as u64,
                })
            };
            rows.iter().map(collection).collect()
        })
    }

    fn puzzles(
        &mut self,
        collection: &str,
        choice: &Choice,
        most: u64,
    ) -> Result<Vec<Puzzle>, Failure> {
        let bound = |n: Option<u64>| n.map(|n| n.min(i64::MAX as u64) as i64);
        let (least, highest) = (bound(choice.least), bound(choice.most));
        let after = bound(choice.after);
        let most = most.min(i64::MAX as u64) as i64;
        self.run(|tx| {
            let sql = "SELECT form, seed, game, id, cells, clues, level, score, techniques \
                 FROM puzzles WHERE collection = $1 AND ($2::text IS NULL OR level = $2) \
                 AND ($3::int8 IS NULL OR score >= $3) AND ($4::int8 IS NULL OR score <= $4) \
                 AND techniques @> $5 AND ($6::text IS NULL OR game = $6) \
                 AND ($7::int8 IS NULL OR seed > $7) ORDER BY seed LIMIT $8";
            let rows = tx.query(
                sql,
                &[
                    &collection,
                    &choice.level,
                    &least,
                    &highest,
                    &choice.techniques,
                    &choice.game,
                    &after,
                    &most,
                ],
            )?;
            rows.iter().map(puzzle).collect()
        })
    }
}
