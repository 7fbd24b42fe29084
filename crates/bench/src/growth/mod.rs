//! How time and memory grow with the board: the same work on larger and larger boards, each solve in a
//! process of its own, up to the size where one takes longer than the limit.
//!
//! Points are kept in one table, `points.csv`, as they come; what is there is not measured again, so works
//! can be measured one by one and an interrupted run goes on.

mod table;
mod works;

pub use table::{FILE, Point, read, write};
pub use works::{WORKS, Work, named};

use crate::chart::{Chart, Growing, Measure, growth};
use crate::run::{Job, Launcher, Watchdog};
use crate::stats::power_law;
use crate::{Failure, files};
use quadrille_core::{Budget, CancelToken, GenerateAsk, GenerateError, Options};
use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

/// The limits of a measurement.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Seconds a solve may take, and the making of its board.
    pub seconds: f64,
    /// Bytes a solve may hold; 0 is no limit.
    pub memory: u64,
    /// Boards of each size.
    pub boards: u64,
    /// Sides beyond this are left out.
    pub most_side: u32,
    /// Threads a method may use.
    pub threads: u64,
}

/// Why a work was not measured on larger boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// A solve at this side was not over in time.
    Limit(u32),
    /// The board of this side was not made in time.
    NotMade(u32),
    /// This is the largest side there is, or that was asked for.
    Largest(u32),
    /// Its smallest boards have this side, and such large ones were not asked for.
    Beyond(u32),
    /// The user interrupted.
    Interrupted,
}

/// Measures one work, tells of each new point, and says why it stopped.
pub fn measure(
    work: &Work,
    limits: &Limits,
    known: &[Point],
    launcher: &Launcher,
    cancel: &CancelToken,
    told: &mut dyn FnMut(Point) -> Result<(), Failure>,
) -> Result<End, Failure> {
    let watchdog = Watchdog::new(cancel.clone());
    let folder = tempfile::tempdir().map_err(|e| Failure::new(e.to_string()))?;
    let ladder = work.ladder();
    let mut end = End::Beyond(ladder.first().copied().unwrap_or_default());
    for side in ladder.into_iter().filter(|side| *side <= limits.most_side) {
        end = End::Largest(side);
        let mut late = false;
        for seed in 1..=limits.boards {
            let known = known.iter().find(|p| p.is(work.name, side, seed));
            let point = match known {
                Some(point) => point.clone(),
                None => {
                    let path = folder.path().join("board");
                    let Some(()) = make(work, side, seed, limits, cancel, &path)? else {
                        let end = if cancel.is_cancelled() {
                            End::Interrupted
                        } else {
                            End::NotMade(side)
                        };
                        return Ok(end);
                    };
                    let outcome = launcher.solve(&job(work, seed, limits, &path), &watchdog)?;
                    if cancel.is_cancelled() {
                        return Ok(End::Interrupted);
                    }
                    let point = Point::of(work.name, side, seed, &outcome);
                    told(point.clone())?;
                    point
                }
            };
            late |= !point.answered() || point.seconds >= limits.seconds;
        }
        if late {
            return Ok(End::Limit(side));
        }
    }
    Ok(end)
}

/// Writes the board of a seed; nothing if that takes too long.
fn make(
    work: &Work,
    side: u32,
    seed: u64,
    limits: &Limits,
    cancel: &CancelToken,
    path: &Path,
) -> Result<Option<()>, Failure> {
    let game = quadrille_games::reading::game(work.game)?;
    let options =
        work.options.iter().fold(Options::new(), |all, (name, value)| all.with(name, *value));
    let ask = GenerateAsk {
        size: Some((side as usize, side as usize)),
        difficulty: work.difficulty.map(str::to_string),
        seed,
        options,
    };
    let mut budget =
        Budget::for_time(Duration::from_secs_f64(limits.seconds)).with_cancel(cancel.clone());
    let made = match game.generate(&ask, &mut budget) {
        Ok(made) => made,
        Err(GenerateError::Stopped(_)) => return Ok(None),
        Err(GenerateError::Input(error)) => {
            return Err(Failure::new(format!("{} {side}: {error}", work.name)));
        }
    };
    files::write_text(path, &made.puzzle.write(crate::create::notation(game, None)?)?)?;
    Ok(Some(()))
}

fn job(work: &Work, seed: u64, limits: &Limits, path: &Path) -> Job {
    let read = work.read.iter().map(|(name, value)| (name.to_string(), value.to_string()));
    Job {
        game: Some(work.game.to_string()),
        text: None,
        path: path.to_path_buf(),
        read: read.collect(),
        method: work.method.to_string(),
        options: BTreeMap::new(),
        count: work.count,
        seed,
        threads: limits.threads,
        seconds: limits.seconds,
        memory: limits.memory,
        parent: std::process::id(),
    }
}

/// A small board measures the start of a process, not the growth: the law is fitted to the sizes from which on all take at
/// least so many times as much as the least.
const ABOVE_FLOOR: f64 = 2.0;

/// What grew in one work, with its law.
pub fn growing(work: &Work, measure: Measure, points: &[Point]) -> Growing {
    let of_work = points.iter().filter(|point| point.work == work.name && point.answered());
    let value = |point: &Point| match measure {
        // With one thread the work takes no more than the method's seconds, and no more than the process's time on a core: the
        // former are too many where others use the machine, the latter where the program takes longer to start and read.
        // Clocks tell no less than a microsecond.
        Measure::Time => point.work_seconds().max(1e-6),
        Measure::Memory => point.peak.max(1) as f64,
    };
    let points: Vec<(f64, f64)> = of_work.map(|point| (point.cells as f64, value(point))).collect();
    let floor = points.iter().map(|p| p.1).fold(f64::INFINITY, f64::min);
    // One small board that took much, among others that did not, says nothing of growth.
    let at_floor = points.iter().filter(|p| p.1 < ABOVE_FLOOR * floor).map(|p| p.0);
    let at_floor = at_floor.fold(0.0, f64::max);
    let high: Vec<_> = points.iter().copied().filter(|p| p.0 > at_floor).collect();
    let from = high.iter().map(|p| p.0).fold(f64::INFINITY, f64::min);
    let law = (high.len() >= 3).then(|| power_law(&high)).flatten().map(|law| (law, from));
    Growing { name: work.question.replace('`', ""), points, law }
}

/// Two diagrams for each game that has points.
pub fn charts(points: &[Point]) -> Vec<Chart> {
    let mut charts = Vec::new();
    let mut games: Vec<&str> = WORKS.iter().map(|work| work.game).collect();
    games.dedup();
    for game in games {
        for measure in [Measure::Time, Measure::Memory] {
            let works = WORKS.iter().filter(|work| work.game == game);
            let works: Vec<Growing> = works
                .map(|work| growing(work, measure, points))
                .filter(|work| !work.points.is_empty())
                .collect();
            if !works.is_empty() {
                charts.push(growth(game, measure, &works));
            }
        }
    }
    charts
}
