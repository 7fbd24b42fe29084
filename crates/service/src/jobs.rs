//! The long work a page may ask for, and how its news travels.

use crate::desk::{Job, News};
use crate::limits::Limits;
use crate::problem::{Problem, locale};
use crate::puzzle::{self, Named};
use axum::Json;
use axum::http::{HeaderMap, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use quadrille_core::{
    Ask, Budget, DynGame, DynPosition, DynPuzzle, GenerateAsk, GenerateError, Locale, message,
};
use quadrille_games::reading;
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::time::Duration;

/// Counting more solutions than this is a bench's work.
const MAX_COUNT: u64 = 1_000_000;
/// More steps than this no person follows.
const MAX_STEPS: usize = 5_000;

/// A job as a request describes it.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase", deny_unknown_fields)]
pub enum Work {
    /// Make a puzzle.
    Generate {
        game: String,
        size: Option<[usize; 2]>,
        difficulty: Option<String>,
        #[serde(default)]
        seed: u64,
        #[serde(default)]
        options: BTreeMap<String, String>,
        seconds: Option<f64>,
    },
    /// Solve a puzzle.
    Solve {
        puzzle: Named,
        method: Option<String>,
        count: Option<u64>,
        #[serde(default)]
        seed: u64,
        #[serde(default)]
        options: BTreeMap<String, String>,
        seconds: Option<f64>,
    },
    /// Tell whether the position these moves lead to can be completed.
    Complete {
        puzzle: Named,
        #[serde(default)]
        moves: Vec<String>,
        seconds: Option<f64>,
    },
    /// Explain a puzzle from where these moves lead; a hint is an explanation of one step.
    Explain {
        puzzle: Named,
        #[serde(default)]
        moves: Vec<String>,
        limit: Option<usize>,
        /// Of the sentences.
        #[serde(default)]
        language: Locale,
        seconds: Option<f64>,
    },
}

impl Work {
    /// How long it may take.
    pub fn time(&self, limits: &Limits) -> Result<Duration, Problem> {
        let (Work::Generate { seconds, .. }
        | Work::Solve { seconds, .. }
        | Work::Complete { seconds, .. }
        | Work::Explain { seconds, .. }) = self;
        limits.time(*seconds)
    }

    /// Reads what the request names, once, and refuses what can be seen to be wrong before the work is
    /// queued.
    pub fn prepare(self, limits: &Limits) -> Result<Ready, Problem> {
        Ok(match self {
            Work::Generate { game, size, difficulty, seed, options, .. } => {
                let game = reading::game(&game)?;
                let cells = size.map_or(0, |[rows, cols]| rows.saturating_mul(cols));
                if cells > limits.drawn_cells {
                    let most = limits.drawn_cells;
                    return Err(Problem::unusable(message!(
                        "service-too-large",
                        cells = cells,
                        most = most
                    )));
                }
                let size = size.map(|[rows, cols]| (rows, cols));
                let wanted = puzzle::options(&options);
                let ask = GenerateAsk { size, difficulty, seed, options: wanted };
                Ready::Generate { game, ask, given: options }
            }
            Work::Solve { puzzle, method, count, seed, options, .. } => {
                let count = count.unwrap_or(1);
                if count == 0 || count > MAX_COUNT {
                    return Err(Problem::unusable(message!("service-count", most = MAX_COUNT)));
                }
                let ask = Ask { count, seed, options: puzzle::options(&options), ..Ask::default() };
                Ready::Solve { board: puzzle::read(&puzzle, limits)?, method, ask }
            }
            Work::Complete { puzzle, moves, .. } => {
                limits.check_moves(&moves)?;
                Ready::Complete { position: position(&puzzle, &moves, limits)? }
            }
            Work::Explain { puzzle, moves, limit, language, .. } => {
                if moves.len() > limits.moves || limit.is_some_and(|n| n > MAX_STEPS) {
                    return Err(Problem::unusable(message!(
                        "service-steps",
                        moves = limits.moves,
                        steps = MAX_STEPS
                    )));
                }
                let position = position(&puzzle, &moves, limits)?;
                Ready::Explain { position, limit: limit.unwrap_or(MAX_STEPS), language }
            }
        })
    }
}

/// Work whose request was read and makes sense.
pub enum Ready {
    /// Make a puzzle.
    Generate { game: &'static dyn DynGame, ask: GenerateAsk, given: BTreeMap<String, String> },
    /// Solve one.
    Solve { board: Box<dyn DynPuzzle>, method: Option<String>, ask: Ask },
    /// Tell whether a position can be completed.
    Complete { position: Box<dyn DynPosition> },
    /// Explain a position.
    Explain { position: Box<dyn DynPosition>, limit: usize, language: Locale },
}

impl Ready {
    /// Does it.
    pub fn run(self, limits: &Limits, budget: &mut Budget) -> Result<Value, Problem> {
        match self {
            Ready::Generate { game, ask, given } => generate(game, &ask, &given, limits, budget),
            Ready::Solve { board, method, ask } => {
                Ok(json!(board.solve(method.as_deref(), &ask, budget)?))
            }
            Ready::Complete { position } => Ok(json!(position.complete(budget)?)),
            Ready::Explain { position, limit, language } => {
                Ok(match position.explain(limit, language, budget) {
                    Ok(explanation) => json!(explanation),
                    Err(stop) => json!({ "steps": [], "stopped": stop.to_string() }),
                })
            }
        }
    }
}

/// The position some moves lead to.
fn position(
    puzzle: &Named,
    moves: &[String],
    limits: &Limits,
) -> Result<Box<dyn DynPosition>, Problem> {
    Ok(puzzle::read(puzzle, limits)?.after(moves)?)
}

fn generate(
    game: &'static dyn DynGame,
    ask: &GenerateAsk,
    options: &BTreeMap<String, String>,
    limits: &Limits,
    budget: &mut Budget,
) -> Result<Value, Problem> {
    match game.generate(ask, budget) {
        Ok(made) => {
            // The puzzle carries the reading options; the generator's own are spent.
            let reading = |name: &String| game.read_options().iter().any(|o| o.name == name);
            let kept = options.iter().filter(|(name, _)| reading(name));
            let kept = kept.map(|(name, value)| (name.clone(), value.clone())).collect();
            let described = puzzle::describe(made.puzzle.as_ref(), &kept, limits)?;
            Ok(json!({ "puzzle": described, "solution": made.solution, "notes": made.notes }))
        }
        Err(GenerateError::Input(error)) => Err(error.into()),
        Err(GenerateError::Stopped(stop)) => {
            Ok(json!({ "puzzle": null, "stopped": stop.to_string() }))
        }
    }
}

/// Answers with events as they happen, or with one JSON object at the end, as the client accepts.
pub async fn answer(job: Job, headers: &HeaderMap) -> Response {
    let accepts = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or("");
    if accepts.contains("text/event-stream") {
        events(job, locale(headers))
    } else {
        at_the_end(job).await
    }
}

async fn at_the_end(mut job: Job) -> Response {
    while let Some(news) = job.news().await {
        if let News::Done(done) = news {
            return done.map(Json).into_response();
        }
    }
    Problem::internal().into_response()
}

fn events(job: Job, locale: Locale) -> Response {
    let hello = Event::default().event("job").data(json!({ "id": job.id }).to_string());
    let stream = futures_util::stream::unfold((Some(hello), Some(job), locale), next_event);
    Sse::new(stream).keep_alive(KeepAlive::new().interval(Duration::from_secs(5))).into_response()
}

type EventState = (Option<Event>, Option<Job>, Locale);

/// The job lives in the stream's state: when the connection ends the stream is dropped, and the
/// work with it.
async fn next_event(state: EventState) -> Option<(Result<Event, Infallible>, EventState)> {
    let (hello, mut job, locale) = state;
    if let Some(hello) = hello {
        return Some((Ok(hello), (None, job, locale)));
    }
    let news = job.as_mut()?.news().await?;
    let (name, data) = match news {
        News::Started => ("started", json!({})),
        News::Progress(value) => ("progress", value),
        News::Done(Ok(value)) => ("done", value),
        News::Done(Err(problem)) => ("failed", problem.json(locale)),
    };
    let over = matches!(name, "done" | "failed");
    let event = Event::default().event(name).data(data.to_string());
    Some((Ok(event), (None, if over { None } else { job }, locale)))
}
