//! The routes under `/api/v1`.

use crate::campaigns;
use crate::desk::Desk;
use crate::duel::Turn;
use crate::jobs::{self, Work};
use crate::limits::Limits;
use crate::picture::{self, Picture};
use crate::problem::Problem;
use crate::puzzle::{self, Described, Named};
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Path as InPath, Request, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, delete, get, post};
use axum::{Json, Router};
use quadrille_core::{Message, message};
use quadrille_games::GAMES;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::path::Path;
use std::sync::Arc;

/// What every handler shares.
#[derive(Clone)]
pub struct App {
    /// Where work is handed in.
    pub desk: Arc<Desk>,
    /// What is allowed.
    pub limits: Arc<Limits>,
    /// Where campaigns are, if the owner chose a folder.
    pub data: Option<Arc<Path>>,
}

/// One route: the OpenAPI file must describe exactly these.
pub struct Route {
    /// The HTTP verb in lower case.
    pub verb: &'static str,
    /// The path.
    pub path: &'static str,
    handler: fn() -> MethodRouter<App>,
}

/// All of them.
pub const ROUTES: &[Route] = &[
    Route { verb: "get", path: "/api/v1/openapi.json", handler: || get(openapi) },
    Route { verb: "get", path: "/api/v1/health", handler: || get(health) },
    Route { verb: "get", path: "/api/v1/games", handler: || get(games) },
    Route { verb: "post", path: "/api/v1/puzzle", handler: || post(read) },
    Route { verb: "post", path: "/api/v1/convert", handler: || post(convert) },
    Route { verb: "post", path: "/api/v1/check", handler: || post(check) },
    Route { verb: "post", path: "/api/v1/play", handler: || post(play) },
    Route { verb: "post", path: "/api/v1/show", handler: || post(show) },
    Route { verb: "post", path: "/api/v1/duel", handler: || post(duel) },
    Route { verb: "get", path: "/api/v1/campaigns", handler: || get(list_campaigns) },
    Route { verb: "post", path: "/api/v1/campaigns", handler: || post(report_campaign) },
    Route { verb: "post", path: "/api/v1/jobs", handler: || post(start_job) },
    Route { verb: "delete", path: "/api/v1/jobs/{id}", handler: || delete(cancel_job) },
];

/// The routes as a router.
pub fn router() -> Router<App> {
    ROUTES.iter().fold(Router::new(), |all, route| all.route(route.path, (route.handler)()))
}

/// A JSON body whose refusals are JSON too.
struct Body<T>(T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Self, Problem> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(refusal) => Err(explain(&refusal)),
        }
    }
}

fn explain(refusal: &JsonRejection) -> Problem {
    let what = match refusal.status() {
        StatusCode::PAYLOAD_TOO_LARGE => message!("service-too-long"),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => message!("service-not-json"),
        // What serde found wrong with the request: for programmers, in its own words.
        _ => Message::verbatim(refusal.body_text()),
    };
    Problem::new(refusal.status(), what)
}

/// Answers change: nothing under /api/v1 may be kept.
fn fresh(value: impl IntoResponse) -> Response {
    ([(header::CACHE_CONTROL, "no-store")], value).into_response()
}

async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], crate::OPENAPI).into_response()
}

async fn health(State(app): State<App>) -> Response {
    fresh(Json(json!({ "ok": true, "jobs": app.desk.jobs() })))
}

async fn games(State(app): State<App>) -> Response {
    let describe = |game: &&dyn quadrille_core::DynGame| {
        json!({
            "name": game.name(),
            "title": game.title(),
            "about": game.about(),
            "formats": game.formats(),
            "methods": game.methods(),
            "techniques": game.techniques(),
            "levels": game.levels().iter().map(|level| level.name).collect::<Vec<_>>(),
            "read_options": game.read_options(),
            "solve_options": game.solve_options(),
            "generate_options": game.generate_options(),
        })
    };
    let all: Vec<Value> = GAMES.iter().map(describe).collect();
    let limits = json!({
        "cells": app.limits.cells,
        "drawn_cells": app.limits.drawn_cells,
        "default_seconds": app.limits.default_time.as_secs_f64(),
        "max_seconds": app.limits.max_time.as_secs_f64(),
        "workers": app.limits.workers,
    });
    fresh(Json(json!({ "games": all, "limits": limits })))
}

async fn read(
    State(app): State<App>,
    Body(named): Body<Named>,
) -> Result<Json<Described>, Problem> {
    let limits = app.limits.clone();
    let work = move || {
        let puzzle = puzzle::read(&named, &limits)?;
        puzzle::describe(puzzle.as_ref(), &named.options, &limits)
    };
    app.desk.quick(work).await.map(Json)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Convert {
    puzzle: Named,
    to: String,
}

async fn convert(State(app): State<App>, Body(ask): Body<Convert>) -> Result<Json<Value>, Problem> {
    let limits = app.limits.clone();
    let work = move || {
        let text = puzzle::read(&ask.puzzle, &limits)?.write(&ask.to)?;
        Ok(json!({ "format": ask.to, "text": text }))
    };
    app.desk.quick(work).await.map(Json)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Check {
    puzzle: Named,
    solution: String,
}

async fn check(State(app): State<App>, Body(ask): Body<Check>) -> Result<Json<Value>, Problem> {
    let limits = app.limits.clone();
    let work = move || {
        let puzzle = puzzle::read(&ask.puzzle, &limits)?;
        Ok(match puzzle.check(&ask.solution)? {
            Ok(objective) => json!({ "right": true, "objective": objective }),
            Err(broken) => json!({
                "right": false,
                "broken": broken.what,
                "cells": broken.cells.iter().map(|cell| cell.to_string()).collect::<Vec<_>>(),
            }),
        })
    };
    app.desk.quick(work).await.map(Json)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Play {
    puzzle: Named,
    progress: Option<String>,
    #[serde(default)]
    moves: Vec<String>,
}

async fn play(State(app): State<App>, Body(ask): Body<Play>) -> Result<Json<Value>, Problem> {
    let limits = app.limits.clone();
    limits.check_moves(&ask.moves)?;
    let work = move || {
        let puzzle = puzzle::read(&ask.puzzle, &limits)?;
        if puzzle.cells() > limits.drawn_cells {
            return Err(Problem::unusable(message!("service-too-large-to-play")));
        }
        let mut position = match &ask.progress {
            Some(text) => puzzle.position(text)?,
            None => puzzle.start(),
        };
        position.play_all(&ask.moves)?;
        Ok(json!(position.report()?))
    };
    app.desk.quick(work).await.map(Json)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Show {
    puzzle: Named,
    solution: Option<String>,
    /// Moves of a player: their position is drawn.
    #[serde(default)]
    moves: Vec<String>,
    to: Picture,
}

async fn show(State(app): State<App>, Body(ask): Body<Show>) -> Result<Response, Problem> {
    let limits = app.limits.clone();
    let to = ask.to;
    limits.check_moves(&ask.moves)?;
    if ask.solution.is_some() && !ask.moves.is_empty() {
        return Err(Problem::unusable(message!("service-solution-or-moves")));
    }
    let work = move || {
        let puzzle = puzzle::read(&ask.puzzle, &limits)?;
        if puzzle.cells() > limits.drawn_cells {
            return Err(Problem::unusable(message!("service-too-large-to-draw")));
        }
        picture::draw(puzzle.as_ref(), ask.solution.as_deref(), &ask.moves, to)
    };
    let drawn = match to {
        Picture::Text | Picture::Svg => app.desk.quick(work).await?,
        Picture::Png | Picture::Pdf => app.desk.paint(work).await?,
    };
    Ok(fresh(([(header::CONTENT_TYPE, to.kind())], drawn)))
}

async fn list_campaigns(State(app): State<App>) -> Result<Response, Problem> {
    let listed = app.desk.quick(move || campaigns::list(app.data.as_deref())).await?;
    Ok(fresh(Json(listed)))
}

async fn report_campaign(
    State(app): State<App>,
    Body(asked): Body<campaigns::Named>,
) -> Result<Response, Problem> {
    let told = app.desk.quick(move || campaigns::report(app.data.as_deref(), &asked)).await?;
    Ok(fresh(Json(told)))
}

async fn start_job(
    State(app): State<App>,
    headers: HeaderMap,
    Body(work): Body<Work>,
) -> Result<Response, Problem> {
    let (time, limits) = (work.time(&app.limits)?, app.limits.clone());
    let ready = app.desk.quick(move || work.prepare(&limits)).await?;
    let limits = app.limits.clone();
    let job = app.desk.start(time, move |budget| ready.run(&limits, budget))?;
    Ok(fresh(jobs::answer(job, &headers).await))
}

async fn duel(
    State(app): State<App>,
    headers: HeaderMap,
    Body(turn): Body<Turn>,
) -> Result<Response, Problem> {
    let (time, limits) = (turn.time(&app.limits)?, app.limits.clone());
    let ready = app.desk.quick(move || turn.read(&limits)).await?;
    let job = app.desk.start(time, move |budget| ready.run(budget))?;
    Ok(fresh(jobs::answer(job, &headers).await))
}

async fn cancel_job(
    State(app): State<App>,
    InPath(id): InPath<String>,
) -> Result<StatusCode, Problem> {
    if app.desk.cancel(&id) {
        return Ok(StatusCode::NO_CONTENT);
    }
    Err(Problem::new(StatusCode::NOT_FOUND, message!("service-no-job")))
}
