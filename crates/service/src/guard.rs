//! What every request passes before it is heard, and what every answer carries.

use crate::problem::Problem;
use axum::extract::{Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use quadrille_core::message;
use std::net::IpAddr;
use std::sync::Arc;

/// Host names a request may use beside addresses and `localhost`.
pub type Names = Arc<[String]>;

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' \
    data: blob:; connect-src 'self'; font-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HEADERS: &[(&str, &str)] = &[
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=()"),
];

/// Refuses requests for another host or from another site; adds the security headers.
pub async fn guard(State(names): State<Names>, request: Request, next: Next) -> Response {
    let mut answer = match allowed(request.headers(), request.uri().authority(), &names) {
        Ok(()) => next.run(request).await,
        Err(problem) => problem.into_response(),
    };
    for (name, value) in HEADERS {
        answer.headers_mut().insert(*name, HeaderValue::from_static(value));
    }
    answer
}

/// A web site whose name is made to point at this machine still sends its own name as Host:
/// only addresses and names chosen by the owner are answered.
fn allowed(
    headers: &HeaderMap,
    target: Option<&Authority>,
    names: &[String],
) -> Result<(), Problem> {
    let host = text(headers, header::HOST)
        .or(target.map(Authority::as_str))
        .ok_or_else(|| Problem::new(StatusCode::BAD_REQUEST, message!("service-no-host")))?;
    let authority: Authority = host
        .parse()
        .map_err(|_| Problem::new(StatusCode::BAD_REQUEST, message!("service-bad-host")))?;
    if !known_host(authority.host(), names) {
        return Err(Problem::new(StatusCode::MISDIRECTED_REQUEST, message!("service-other-host")));
    }
    if let Some(origin) = text(headers, header::ORIGIN) {
        let same = ["http://", "https://"].iter().any(|scheme| {
            origin.strip_prefix(scheme).is_some_and(|rest| rest.eq_ignore_ascii_case(host))
        });
        if !same {
            return Err(Problem::new(StatusCode::FORBIDDEN, message!("service-other-site")));
        }
    }
    Ok(())
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

fn known_host(host: &str, names: &[String]) -> bool {
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    bare.parse::<IpAddr>().is_ok()
        || host.eq_ignore_ascii_case("localhost")
        || names.iter().any(|name| host.eq_ignore_ascii_case(name))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn judge(host: &str, origin: Option<&str>) -> bool {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, host.parse().unwrap());
        if let Some(origin) = origin {
            headers.insert(header::ORIGIN, origin.parse().unwrap());
        }
        allowed(&headers, None, &["puzzles.example".to_string()]).is_ok()
    }

    #[test]
    fn only_our_own_names_and_pages_are_answered() {
        assert!(judge("127.0.0.1:7979", None));
        assert!(judge("[::1]:7979", Some("http://[::1]:7979")));
        assert!(judge("localhost:7979", Some("http://localhost:7979")));
        assert!(judge("puzzles.example", Some("https://puzzles.example")));
        assert!(!judge("evil.example:7979", None));
        assert!(!judge("localhost.evil.example", None));
        assert!(!judge("127.0.0.1:7979", Some("http://evil.example")));
        assert!(!judge("127.0.0.1:7979", Some("http://127.0.0.1:8080")));
        assert!(!judge("127.0.0.1:7979", Some("null")));
    }
}
