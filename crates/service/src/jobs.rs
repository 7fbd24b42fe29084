//! Work that may last, as HTTP: it waits for a worker, and its news travels as events.

use crate::api::{App, Body, fresh};
use crate::desk::{Job, News};
use crate::problem::{Problem, locale};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use quadrille_core::Locale;
use quadrille_wire::{JobName, Work};
use serde::Serialize;
use serde_json::json;
use std::convert::Infallible;
use std::time::Duration;

/// Reads the request, queues the work, and answers with what is heard of it.
pub async fn run<W: Work>(
    State(app): State<App>,
    headers: HeaderMap,
    Body(work): Body<W>,
) -> Result<Response, Problem> {
    let (time, limits) = (app.limits.asked.time(work.seconds())?, app.limits.clone());
    let ready = app.desk.quick(move || Ok(work.prepare(&limits.asked)?)).await?;
    let job = app.desk.start(time, move |budget| {
        serde_json::to_value(ready(budget)?).map_err(|_| Problem::internal())
    })?;
    Ok(fresh(answer(job, &headers).await))
}

/// Answers with events as they happen, or with one JSON object at the end, as the client accepts.
async fn answer(job: Job, headers: &HeaderMap) -> Response {
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
    let hello = event("job", &JobName { id: job.id.clone() });
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
    let over = matches!(news, News::Done(_));
    let event = match news {
        News::Started => event("started", &json!({})),
        News::Progress(told) => event("progress", &told),
        News::Done(Ok(value)) => event("done", &value),
        News::Done(Err(problem)) => event("failed", &problem.why.told(locale)),
    };
    Some((Ok(event), (None, if over { None } else { job }, locale)))
}

fn event(name: &str, data: &impl Serialize) -> Event {
    // Types of the wire can always be written.
    Event::default().event(name).data(serde_json::to_string(data).unwrap_or_default())
}
