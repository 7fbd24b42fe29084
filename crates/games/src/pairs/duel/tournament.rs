//! Comparing players: everybody against everybody, on the same boards, from both sides.

use super::super::rules::Puzzle;
use super::{Player, Table, Wins};
use quadrille_core::{Budget, InputError, Rng, Stop, message};

/// One game to be played: a board's number, and who begins and who answers, by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Pairing {
    /// The board.
    pub board: usize,
    /// Who begins.
    pub first: usize,
    /// Who answers.
    pub second: usize,
}

/// A game that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// Which game.
    pub game: Pairing,
    /// By how much the beginner lost: below 0 the beginner won.
    pub margin: i64,
}

/// Every game of a round robin: each two players on each board, both ways round.
pub fn schedule(players: usize, boards: usize) -> Vec<Pairing> {
    let mut games = Vec::new();
    for board in 0..boards {
        for first in 0..players {
            for second in (0..players).filter(|s| *s != first) {
                games.push(Pairing { board, first, second });
            }
        }
    }
    games
}

/// Plays one game between two programs to its end.
pub fn play(
    puzzle: &Puzzle,
    first: Player,
    second: Player,
    wins: Wins,
    seed: u64,
    budget: &mut Budget,
) -> Result<i64, PlayError> {
    let mut table = Table::new(puzzle)?.with_wins(wins);
    let mut rng = Rng::new(seed);
    while !table.is_over() {
        budget.check()?;
        let player = if table.taken().len().is_multiple_of(2) { first } else { second };
        let Some(pair) = player.choose(&table, &mut rng, budget) else {
            return Err(InputError::new(message!("pairs-tournament-people")).into());
        };
        // A search that was cut short by the budget has not chosen freely.
        budget.check()?;
        table.take(pair).map_err(InputError::new)?;
    }
    Ok(table.margin())
}

/// Why a game was not played to its end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayError {
    /// It cannot be played.
    Input(InputError),
    /// The budget ended.
    Stopped(Stop),
}

impl From<InputError> for PlayError {
    fn from(error: InputError) -> Self {
        PlayError::Input(error)
    }
}

impl From<Stop> for PlayError {
    fn from(stop: Stop) -> Self {
        PlayError::Stopped(stop)
    }
}

/// A player's line in the table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Standing {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// By how much games were lost, on average: lower is better.
    pub mean_margin: f64,
    /// Strength on the Elo scale, the mean of all players being 0.
    pub rating: f64,
    /// Half the width of its 95 % confidence interval.
    pub interval: f64,
}

/// The line of `player` counting only games against `other`, or all games.
pub fn standing(played: &[Played], player: usize, other: Option<usize>) -> Standing {
    let mut line = Standing::default();
    let mut sum = 0;
    for Played { game, margin } in played {
        let (own, against) = match (game.first == player, game.second == player) {
            (true, _) => (*margin, game.second),
            (_, true) => (-margin, game.first),
            _ => continue,
        };
        if other.is_some_and(|o| o != against) {
            continue;
        }
        sum += own;
        match own {
            0 => line.draws += 1,
            n if n < 0 => line.wins += 1,
            _ => line.losses += 1,
        }
    }
    let games = line.wins + line.draws + line.losses;
    line.mean_margin = if games == 0 { 0.0 } else { sum as f64 / f64::from(games) };
    line
}

/// The table of all players, in their own order.
///
/// Ratings are the most likely ones under Bradley and Terry's model, a draw being half a win,
/// with one drawn game between each two players added so that a clean sweep stays finite.
pub fn standings(players: usize, played: &[Played]) -> Vec<Standing> {
    let mut points = vec![vec![0.0; players]; players];
    for Played { game, margin } in played {
        let won = match margin {
            0 => 0.5,
            n if *n < 0 => 1.0,
            _ => 0.0,
        };
        points[game.first][game.second] += won;
        points[game.second][game.first] += 1.0 - won;
    }
    for a in 0..players {
        for b in (0..players).filter(|b| *b != a) {
            points[a][b] += 0.5;
        }
    }
    let strength = strengths(&points);
    let spread = variances(&points, &strength);
    (0..players)
        .map(|a| {
            let mut line = standing(played, a, None);
            line.rating = ELO * strength[a].ln();
            line.interval = 1.96 * ELO * spread[a].max(0.0).sqrt();
            line
        })
        .collect()
}

/// The variance of each logarithm of strength, their mean being fixed at 0: the diagonal of the
/// inverse of the information matrix, made regular by the direction that does not matter.
fn variances(points: &[Vec<f64>], strength: &[f64]) -> Vec<f64> {
    let players = points.len();
    let even = 1.0 / players as f64;
    let mut rows: Vec<Vec<f64>> = vec![vec![even; 2 * players]; players];
    for a in 0..players {
        for b in 0..players {
            rows[a][players + b] = if a == b { 1.0 } else { 0.0 };
            if a != b {
                let expected = strength[a] / (strength[a] + strength[b]);
                let weight = (points[a][b] + points[b][a]) * expected * (1.0 - expected);
                rows[a][a] += weight;
                rows[a][b] -= weight;
            }
        }
    }
    // The matrix is positive definite, so plain elimination needs no exchange of rows.
    for pivot in 0..players {
        let scale = rows[pivot][pivot];
        rows[pivot].iter_mut().for_each(|x| *x /= scale);
        let leader = rows[pivot].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|(at, _)| *at != pivot) {
            let factor = row[pivot];
            row.iter_mut().zip(&leader).for_each(|(x, y)| *x -= factor * y);
        }
    }
    (0..players).map(|a| rows[a][players + a] - even).collect()
}

/// Elo points to one unit of the natural logarithm of strength.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The strengths, with a geometric mean of 1, that make the points most likely.
fn strengths(points: &[Vec<f64>]) -> Vec<f64> {
    let players = points.len();
    let mut strength = vec![1.0f64; players];
    for _ in 0..2000 {
        for a in 0..players {
            let others = || (0..players).filter(|b| *b != a);
            let won: f64 = others().map(|b| points[a][b]).sum();
            let met: f64 =
                others().map(|b| (points[a][b] + points[b][a]) / (strength[a] + strength[b])).sum();
            if met > 0.0 {
                strength[a] = won / met;
            }
        }
        let mean = strength.iter().map(|s| s.ln()).sum::<f64>() / players as f64;
        strength.iter_mut().for_each(|s| *s /= mean.exp());
    }
    strength
}
