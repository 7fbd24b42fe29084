//! The page: `web/dist`, inside the program. (`dist` here leads there, so that a package of this crate has it.)

use crate::problem::Problem;
use axum::extract::Request;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use quadrille_core::message;
use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "dist"]
pub struct Dist;

/// Answers every path outside the API.
pub async fn page(request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let what = message!("service-only-get");
        return Problem::new(StatusCode::METHOD_NOT_ALLOWED, what).into_response();
    }
    let path = match request.uri().path().trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    file(path, request.headers()).unwrap_or_else(|| {
        Problem::new(StatusCode::NOT_FOUND, message!("service-nothing-here")).into_response()
    })
}

fn file(path: &str, asked: &HeaderMap) -> Option<Response> {
    let file = Dist::get(path)?;
    let hash = file.metadata.sha256_hash();
    let tag: String = hash[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    // Files under assets/ carry a hash of their content in their name.
    let keep = if path.starts_with("assets/") {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let headers = [
        (header::ETAG, tag.as_str()),
        (header::CACHE_CONTROL, keep),
        (header::CONTENT_TYPE, kind(path)),
    ];
    if asked.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return Some((StatusCode::NOT_MODIFIED, headers).into_response());
    }
    Some((headers, file.data.into_owned()).into_response())
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("wasm") => "application/wasm",
        Some("webmanifest" | "json") => "application/json",
        _ => "application/octet-stream",
    }
}
