//! How hard a puzzle is, as one number that can be compared.
//!
//! The level comes first: it is that of the hardest technique the puzzle needs, and a puzzle of a harder level always has the
//! greater rating. Within a level the rating grows with the work for each cell. Reasoning goes over the board in one
//! order, so a board that is turned may take other steps; the rating is that of the image that takes the least work, and thus
//! the same for all of them.

use crate::reason::grade;
use crate::{Budget, Game, Standing, Stop, Technique};

/// How hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Debug, serde::Serialize)]
pub struct Rating {
    /// The level of the hardest technique it needs; nothing where arguments do not solve it.
    pub level: Option<&'static str>,
    /// The rank of the level from 0, one beyond the hardest where there is none, and after the point how much work it is for
    /// one of that level.
    pub rating: f64,
    /// The weights of the steps of the image that takes the least work.
    pub score: u32,
}

/// Rates a puzzle.
pub fn rate<G: Game>(puzzle: &G::Puzzle, budget: &mut Budget) -> Result<Rating, Stop> {
    let levels = G::levels();
    let mut least = (levels.len(), u32::MAX);
    let argument = |technique: &Technique<G>| !G::is_search(technique);
    for image in (0..).map_while(|number| G::image(puzzle, number)) {
        budget.check()?;
        let mut board = G::board(&image, &G::start(&image));
        let graded = grade::<G>(&mut board, argument, budget)?;
        let rank = match (graded.standing, graded.hardest) {
            (Standing::Solved, hardest) => hardest.map_or(0, |level| usize::from(level.rank)),
            (Standing::Open | Standing::Contradiction(_), _) => levels.len(),
        };
        least = least.min((rank, graded.score));
    }
    let (rank, score) = least;
    let work = f64::from(score) / G::cells(puzzle).max(1) as f64;
    Ok(Rating {
        level: levels.get(rank).map(|level| level.name),
        rating: rank as f64 + work / (work + usual_weight::<G>(rank)),
        score,
    })
}

/// The mean weight of a level's techniques, those of the hardest where a puzzle is beyond all: the work a cell has halfway
/// through the level.
fn usual_weight<G: Game>(rank: usize) -> f64 {
    let rank = rank.min(G::levels().len().saturating_sub(1));
    let of_level = G::techniques().iter().filter(|t| usize::from(t.level.rank) == rank);
    let weights: Vec<f64> = of_level.map(|technique| f64::from(technique.weight)).collect();
    (weights.iter().sum::<f64>() / weights.len().max(1) as f64).max(1.0)
}
