//! Refusals: a status, and a sentence that says what was expected.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use quadrille_core::InputError;
use quadrille_games::reading::ReadError;

/// Why a request is refused.
#[derive(Debug)]
pub struct Problem {
    /// The HTTP status.
    pub status: StatusCode,
    /// A sentence for people.
    pub what: String,
    /// Line and column from 1, for texts.
    pub at: Option<(usize, usize)>,
}

impl Problem {
    /// A refusal.
    pub fn new(status: StatusCode, what: impl Into<String>) -> Self {
        Problem { status, what: what.into(), at: None }
    }

    /// The request is well formed and asks for something that makes no sense.
    pub fn unusable(what: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, what)
    }

    /// Too many jobs are waiting already.
    pub fn busy() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "all workers are busy and the queue is full")
    }

    /// Our own fault.
    pub fn internal() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal error: the work ended unexpectedly")
    }

    /// The body of the answer.
    pub fn json(&self) -> serde_json::Value {
        let at = self.at.map(|(line, column)| serde_json::json!({"line": line, "column": column}));
        serde_json::json!({ "error": self.what, "at": at })
    }
}

impl From<InputError> for Problem {
    fn from(error: InputError) -> Self {
        Problem { at: error.at, ..Problem::unusable(error.to_string()) }
    }
}

impl From<ReadError> for Problem {
    fn from(error: ReadError) -> Self {
        Problem { at: error.at(), ..Problem::unusable(error.to_string()) }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut answer = (self.status, Json(self.json())).into_response();
        if self.status == StatusCode::SERVICE_UNAVAILABLE {
            answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
        }
        answer
    }
}
