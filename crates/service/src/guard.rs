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

/// `wasm-unsafe-eval` lets the page compile the games' own module, and nothing else: no script is made from text.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' \
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
    let bad = |what| Problem::new(StatusCode::BAD_REQUEST, what);
    let host = only(headers, header::HOST)
        .map_err(|NotOne| bad(message!("service-bad-host")))?
        .or(target.map(Authority::as_str))
        .ok_or_else(|| bad(message!("service-no-host")))?;
    let authority: Authority = host.parse().map_err(|_| bad(message!("service-bad-host")))?;
    if !known_host(authority.host(), names) {
        return Err(Problem::new(StatusCode::MISDIRECTED_REQUEST, message!("service-other-host")));
    }
    let ours = |origin: &str| {
        ["http://", "https://"].iter().any(|scheme| {
            origin.strip_prefix(scheme).is_some_and(|rest| rest.eq_ignore_ascii_case(host))
        })
    };
    match only(headers, header::ORIGIN) {
        Ok(origin) if origin.is_none_or(ours) => Ok(()),
        _ => Err(Problem::new(StatusCode::FORBIDDEN, message!("service-other-site"))),
    }
}

/// A header that says several things, or none that can be read.
struct NotOne;

/// The value of a header that may come once or not at all.
fn only(headers: &HeaderMap, name: header::HeaderName) -> Result<Option<&str>, NotOne> {
    let mut values = headers.get_all(name).iter();
    match (values.next(), values.next()) {
        (None, _) => Ok(None),
        (Some(value), None) => value.to_str().map(Some).map_err(|_| NotOne),
        (Some(_), Some(_)) => Err(NotOne),
    }
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
    #[test]
    fn what_is_said_twice_or_unreadably_is_refused() {
        let mut headers = HeaderMap::new();
        headers.insert(header::HOST, "127.0.0.1:7979".parse().unwrap());
        assert!(allowed(&headers, None, &[]).is_ok());
        headers.append(header::HOST, "127.0.0.1:7979".parse().unwrap());
        let refused = allowed(&headers, None, &[]).unwrap_err();
        assert_eq!(refused.status, StatusCode::BAD_REQUEST);

        headers.insert(header::HOST, "127.0.0.1:7979".parse().unwrap());
        let strange = HeaderValue::from_bytes(b"http://\xe9vil.example").unwrap();
        headers.insert(header::ORIGIN, strange);
        let refused = allowed(&headers, None, &[]).unwrap_err();
        assert_eq!(refused.status, StatusCode::FORBIDDEN);
        headers.insert(header::ORIGIN, "http://127.0.0.1:7979".parse().unwrap());
        headers.append(header::ORIGIN, "http://evil.example".parse().unwrap());
        assert!(allowed(&headers, None, &[]).is_err());

        headers.remove(header::ORIGIN);
        headers.insert(header::HOST, HeaderValue::from_bytes(b"\xe9").unwrap());
        let target: Authority = "127.0.0.1:7979".parse().unwrap();
        assert!(allowed(&headers, Some(&target), &[]).is_err());
    }
}
