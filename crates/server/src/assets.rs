//! The web client, built into the program.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};

/// What `npm run build` has made. A program built without it says so.
#[derive(rust_embed::RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// Which page this is: it names its files by what is in them.
pub fn hash() -> String {
    let page = Dist::get("index.html").map(|file| file.metadata.sha256_hash());
    page.map_or(String::new(), |hash| table::fair::hex(&hash[..4]))
}

/// The page or a file of it. Paths that are not files are the page's own.
pub fn serve(path: &str, headers: &HeaderMap) -> Response<Body> {
    let path = path.trim_start_matches('/');
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|it| it.to_str().ok()).unwrap_or_default();
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    let name = if path.is_empty() || !is_file { "index.html" } else { path };
    let Some(plain) = Dist::get(name) else {
        let text = match Dist::get("index.html") {
            Some(_) => "there is no such file",
            None => "the web client is not built; run: cargo xtask play",
        };
        return answer(StatusCode::NOT_FOUND, "text/plain; charset=utf-8", text.into(), None, name);
    };
    let packed = [("br", "br"), ("gzip", "gz")].into_iter().find_map(|(encoding, ending)| {
        let there = accepted.split(',').any(|it| it.trim().split(';').next() == Some(encoding));
        Some((encoding, Dist::get(&format!("{name}.{ending}")).filter(|_| there)?))
    });
    let (data, encoding) = match packed {
        Some((encoding, file)) => (file.data, Some(encoding)),
        None => (plain.data, None),
    };
    answer(StatusCode::OK, kind(name), Body::from(data.into_owned()), encoding, name)
}

fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        "json" | "webmanifest" => "application/json",
        "png" => "image/png",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

fn answer(
    status: StatusCode,
    kind: &'static str,
    body: Body,
    encoding: Option<&'static str>,
    name: &str,
) -> Response<Body> {
    let mut response = Response::new(body);
    *response.status_mut() = status;
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = encoding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    // Files with a hash in their name never change; the page itself is always asked for.
    let lasting = name.starts_with("assets/") && status == StatusCode::OK;
    let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    response
}
