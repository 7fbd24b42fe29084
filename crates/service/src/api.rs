//! The routes under `/api/v1`.

use crate::book;
use crate::campaigns;
use crate::collections;
use crate::desk::Desk;
use crate::jobs;
use crate::limits::Limits;
use crate::picture;
use crate::problem::Problem;
use crate::prove;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Path as InPath, Request, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, delete, get, post};
use axum::{Json, Router};
use quadrille_core::{Message, message};
use quadrille_wire::{
    CampaignName, Catalogue, Check, Convert, Extends, Handle, Health, Job, Look, Named, Pick,
    Picture, Play, Point, Question, Show, Standing, Turn, Way, Weigh,
};
use serde::de::DeserializeOwned;
use std::sync::Arc;

/// What every handler shares.
#[derive(Clone)]
pub struct App {
    /// Where work is handed in.
    pub desk: Arc<Desk>,
    /// What is allowed.
    pub limits: Arc<Limits>,
    /// Where campaigns are, if the owner chose a folder.
    pub data: Arc<campaigns::Data>,
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
    Route { verb: "post", path: "/api/v1/puzzle", handler: || post(quick::<Named>) },
    Route { verb: "post", path: "/api/v1/convert", handler: || post(quick::<Convert>) },
    Route { verb: "post", path: "/api/v1/check", handler: || post(quick::<Check>) },
    Route { verb: "post", path: "/api/v1/play", handler: || post(quick::<Play>) },
    Route { verb: "post", path: "/api/v1/gesture", handler: || post(quick::<Handle>) },
    Route { verb: "post", path: "/api/v1/point", handler: || post(quick::<Point>) },
    Route { verb: "post", path: "/api/v1/way", handler: || post(quick::<Way>) },
    Route { verb: "post", path: "/api/v1/extends", handler: || post(quick::<Extends>) },
    Route { verb: "post", path: "/api/v1/show", handler: || post(show) },
    Route { verb: "post", path: "/api/v1/stands", handler: || post(quick::<Standing>) },
    Route { verb: "post", path: "/api/v1/duel", handler: || post(jobs::run::<Turn>) },
    Route { verb: "post", path: "/api/v1/weigh", handler: || post(jobs::run::<Weigh>) },
    Route { verb: "post", path: "/api/v1/book", handler: || post(jobs::run::<book::Wanted>) },
    Route { verb: "post", path: "/api/v1/prove", handler: || post(jobs::run::<prove::Wanted>) },
    Route { verb: "post", path: "/api/v1/look", handler: || post(jobs::run::<Look>) },
    Route { verb: "get", path: "/api/v1/campaigns", handler: || get(list_campaigns) },
    Route { verb: "post", path: "/api/v1/campaigns", handler: || post(report_campaign) },
    Route { verb: "get", path: "/api/v1/collections", handler: || get(list_collections) },
    Route { verb: "post", path: "/api/v1/collections", handler: || post(pick_puzzle) },
    Route { verb: "post", path: "/api/v1/jobs", handler: || post(jobs::run::<Job>) },
    Route { verb: "delete", path: "/api/v1/jobs/{id}", handler: || delete(cancel_job) },
];

/// The routes as a router.
pub fn router() -> Router<App> {
    ROUTES.iter().fold(Router::new(), |all, route| all.route(route.path, (route.handler)()))
}

/// A JSON body whose refusals are JSON too.
pub struct Body<T>(pub T);

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
pub fn fresh(value: impl IntoResponse) -> Response {
    ([(header::CACHE_CONTROL, "no-store")], value).into_response()
}

async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], crate::OPENAPI).into_response()
}

async fn health(State(app): State<App>) -> Response {
    fresh(Json(Health { ok: true, jobs: app.desk.jobs() }))
}

async fn games(State(app): State<App>) -> Response {
    fresh(Json(Catalogue::new(&app.limits.asked, app.limits.workers)))
}

/// Answers a question at once.
async fn quick<Q: Question>(
    State(app): State<App>,
    Body(question): Body<Q>,
) -> Result<Json<Q::Answer>, Problem> {
    let limits = app.limits.clone();
    app.desk.quick(move || Ok(question.answer(&limits.asked)?)).await.map(Json)
}

async fn show(State(app): State<App>, Body(ask): Body<Show>) -> Result<Response, Problem> {
    let (to, limits) = (ask.to, app.limits.clone());
    let work = move || picture::draw(ask.position(&limits.asked)?.as_ref(), to);
    let drawn = match to {
        Picture::Text | Picture::Svg => app.desk.quick(work).await?,
        Picture::Png | Picture::Pdf => app.desk.paint(work).await?,
    };
    Ok(fresh(([(header::CONTENT_TYPE, picture::kind(to))], drawn)))
}

async fn list_campaigns(State(app): State<App>) -> Result<Response, Problem> {
    let listed = app.desk.quick(move || campaigns::list(&app.data)).await?;
    Ok(fresh(Json(listed)))
}

async fn report_campaign(
    State(app): State<App>,
    Body(asked): Body<CampaignName>,
) -> Result<Response, Problem> {
    let told = app.desk.quick(move || campaigns::report(&app.data, &asked)).await?;
    Ok(fresh(Json(told)))
}

async fn list_collections(State(app): State<App>) -> Result<Response, Problem> {
    let listed = app.desk.quick(move || collections::list(&app.data)).await?;
    Ok(fresh(Json(listed)))
}

async fn pick_puzzle(State(app): State<App>, Body(asked): Body<Pick>) -> Result<Response, Problem> {
    let picked = app.desk.quick(move || collections::pick(&app.data, asked)).await?;
    Ok(fresh(Json(picked)))
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
