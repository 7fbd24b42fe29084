//! Refusals: a status, and a message that says what was expected.

use axum::Json;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use quadrille_core::{Locale, Message};
use quadrille_wire::Refusal;

/// Why a request is refused.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The HTTP status.
    pub status: StatusCode,
    /// What is wrong, and where.
    pub why: Refusal,
}

impl Problem {
    /// A refusal.
    pub fn new(status: StatusCode, what: impl Into<Message>) -> Self {
        Problem { status, why: Refusal::new(what) }
    }

    /// Too many jobs are waiting already.
    pub fn busy() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, Message::new("service-busy"))
    }

    /// Our own fault.
    pub fn internal() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, Message::new("service-internal"))
    }

    fn response(&self, locale: Locale) -> Response {
        let mut answer = (self.status, Json(self.why.told(locale))).into_response();
        if self.status == StatusCode::SERVICE_UNAVAILABLE {
            answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
        }
        answer
    }
}

/// The request is well formed and asks for something that makes no sense.
impl From<Refusal> for Problem {
    fn from(why: Refusal) -> Self {
        Problem { status: StatusCode::UNPROCESSABLE_ENTITY, why }
    }
}

impl IntoResponse for Problem {
    /// In English; [`speak`] says it again in the language of the request.
    fn into_response(self) -> Response {
        let mut answer = self.response(Locale::default().in_forms());
        answer.extensions_mut().insert(self);
        answer
    }
}

/// The first language of `Accept-Language` that there is a catalogue of.
pub fn locale(headers: &HeaderMap) -> Locale {
    let wanted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let codes = wanted.unwrap_or("").split(',');
    codes
        .filter_map(|part| Locale::of_code(part.trim().split(['-', ';']).next().unwrap_or("")))
        .next()
        .unwrap_or_default()
        .in_forms()
}

/// Says refusals in the language of the request.
pub async fn speak(request: Request, next: Next) -> Response {
    let locale = locale(request.headers());
    let answer = next.run(request).await;
    match answer.extensions().get::<Problem>() {
        Some(problem) if locale != Locale::default() => {
            let mut said = problem.response(locale);
            // What the guards put on every answer stays on this one.
            for (name, value) in answer.headers() {
                if *name != header::CONTENT_LENGTH && *name != header::CONTENT_TYPE {
                    said.headers_mut().insert(name, value.clone());
                }
            }
            said
        }
        _ => answer,
    }
}
