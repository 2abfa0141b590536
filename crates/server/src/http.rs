//! Plain HTTP: making tables and sitting down, lists, catalogues, replays, health and counts.

use std::collections::HashMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, Query, State, WebSocketUpgrade};
use axum::http::{HeaderMap, HeaderValue, Request, Response, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::IntoResponse;
use axum::routing::{delete, get, post};
use axum::{Extension, Json, Router};
use cards::words::Lang;
use protocol as p;
use tokio::sync::oneshot;

use crate::actor::{self, Message};
use crate::hub::{Absent, Hub};
use crate::past::{self, Past};
use crate::refused::Refused;
use crate::serve::Origins;
use crate::setup::{Setup, Who};
use crate::store::{Kept, Stage};
use crate::{assets, secrets, socket};

/// The largest journal that is taken in.
const MOST_JOURNAL: usize = 2 * 1024 * 1024;

/// The name of the cookie with somebody's secret.
const COOKIE: &str = "daikaiju";

/// How long a browser keeps it.
const COOKIE_SECONDS: u32 = 400 * 24 * 60 * 60;

/// What requests need.
#[derive(Clone)]
pub struct Web {
    pub hub: Arc<Hub>,
    pub origins: Arc<Origins>,
}

/// All routes.
pub fn routes(web: Web) -> Router {
    let api = Router::new()
        .route("/tables", get(tables).post(make))
        .route("/tables/{code}", get(look))
        .route("/tables/{code}/sit", post(sit))
        .route("/tables/{code}/journal", get(journal))
        .route("/tables/{code}/fair", get(fair))
        .route("/tables/{code}/replay", get(replay))
        .route("/tables/{code}/replay/{line}", get(moment))
        .route("/tables/{code}/coach", get(coach))
        .route("/tables/{code}/why/{line}", get(why))
        .route("/journals", post(import).layer(DefaultBodyLimit::max(MOST_JOURNAL)))
        .route("/catalogue/{lang}", get(catalogue))
        .route("/me", delete(forget))
        .layer(DefaultBodyLimit::max(64 * 1024))
        .fallback(|| async {
            Problem(StatusCode::NOT_FOUND, Refused::new(p::ErrorCode::NoTable, "refused-address"))
        });
    Router::new()
        .nest("/api", api)
        .route("/ws", get(upgrade))
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .fallback(page)
        .layer(middleware::from_fn_with_state(web.clone(), guard))
        .with_state(web)
}

/// A refusal over HTTP.
struct Problem(StatusCode, Refused);

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        let status = match refused.code {
            p::ErrorCode::NoTable => StatusCode::NOT_FOUND,
            p::ErrorCode::TooFast | p::ErrorCode::TooMany => StatusCode::TOO_MANY_REQUESTS,
            p::ErrorCode::NotStored => StatusCode::SERVICE_UNAVAILABLE,
            p::ErrorCode::SeatTaken | p::ErrorCode::TableFull | p::ErrorCode::AlreadyStarted => {
                StatusCode::CONFLICT
            }
            _ => StatusCode::BAD_REQUEST,
        };
        Problem(status, refused)
    }
}

impl From<Absent> for Problem {
    fn from(absent: Absent) -> Problem {
        Refused::from(absent).into()
    }
}

/// Only the refusal itself: [`guard`] knows in which language to say it.
impl IntoResponse for Problem {
    fn into_response(self) -> Response<Body> {
        (self.0, Extension(self.1)).into_response()
    }
}

type Answer<T> = Result<T, Problem>;

/// Requests that change something come from our own pages or from no page at all; everything carries the headers that
/// keep other pages out, and refusals are in the language of whoever asked.
async fn guard(State(web): State<Web>, mut request: Request<Body>, next: Next) -> Response<Body> {
    let lang = language(&request);
    request.extensions_mut().insert(lang);
    let changes = !matches!(request.method().as_str(), "GET" | "HEAD");
    if changes && !web.origins.allows(request.headers()) {
        return said(strange_page().into_response(), lang);
    }
    let mut response = said(next.run(request).await, lang);
    let headers = response.headers_mut();
    let set = [
        (
            header::CONTENT_SECURITY_POLICY,
            "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; \
             frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
        ),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
    ];
    for (name, value) in set {
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// The language of `?lang=`, else the first in `Accept-Language` that we speak.
fn language(request: &Request<Body>) -> Lang {
    let query = request.uri().query().unwrap_or_default().split('&');
    let asked = query.filter_map(|pair| pair.strip_prefix("lang=")).find_map(|lang| lang.parse().ok());
    let accepted = request.headers().get(header::ACCEPT_LANGUAGE).and_then(|it| it.to_str().ok());
    let mut accepted = accepted.unwrap_or_default().split(',');
    let first = || accepted.find_map(|it| it.trim().split(['-', ';']).next()?.parse().ok());
    asked.or_else(first).unwrap_or(Lang::En)
}

/// An answer with the words of its refusal, if it is one.
fn said(mut answer: Response<Body>, lang: Lang) -> Response<Body> {
    match answer.extensions_mut().remove::<Refused>() {
        Some(refused) => {
            let refusal = p::Refusal { code: refused.code, message: refused.text(lang) };
            (answer.status(), Json(refusal)).into_response()
        }
        None => answer,
    }
}

fn strange_page() -> Problem {
    Problem(StatusCode::FORBIDDEN, Refused::new(p::ErrorCode::Malformed, "refused-origin"))
}

/// The secret a browser has.
fn cookie(headers: &HeaderMap) -> Option<String> {
    let all = headers.get_all(header::COOKIE).iter().filter_map(|it| it.to_str().ok());
    let mut pairs = all.flat_map(|it| it.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs
        .find(|(name, value)| *name == COOKIE && secrets::is_token(value))
        .map(|(_, value)| value.to_string())
}

fn code(text: &str) -> Answer<String> {
    let refused = || Refused::new(p::ErrorCode::NoTable, "refused-code").with("code", text);
    secrets::read_code(text).ok_or_else(|| refused().into())
}

fn not_stored(error: impl std::fmt::Display) -> Problem {
    Refused::new(p::ErrorCode::NotStored, "refused-storage").with("detail", error.to_string()).into()
}

fn too_many_tables() -> Problem {
    Refused::new(p::ErrorCode::TooMany, "refused-new-tables").into()
}

/// JSON of a request, whatever is wrong with it.
fn body<T: serde::de::DeserializeOwned>(bytes: &Bytes) -> Answer<T> {
    serde_json::from_slice(bytes).map_err(|error| {
        Refused::new(p::ErrorCode::Malformed, "refused-body").with("detail", error.to_string()).into()
    })
}

/// Plays a game again, which takes a while, without letting sockets wait for it.
async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Refused> + Send + 'static,
) -> Answer<T> {
    tokio::task::spawn_blocking(work).await.map_err(not_stored)?.map_err(Problem::from)
}

/// How long a request waits until others have been looked at.
const LOOKING: Duration = Duration::from_secs(10);

/// Weighs decisions of a game again. That takes a core for a second, so it is one request at a time; whoever would wait long
/// is sent away.
async fn look_again<T: Send + 'static>(
    hub: &Hub,
    work: impl FnOnce() -> Result<T, Refused> + Send + 'static,
) -> Answer<T> {
    let turn = tokio::time::timeout(LOOKING, hub.looking.clone().acquire_owned()).await;
    let busy = || Refused::new(p::ErrorCode::TooFast, "refused-looking");
    let turn = turn.ok().and_then(Result::ok).ok_or_else(busy)?;
    // Whoever asked may be gone meanwhile; the work is not.
    blocking(move || {
        let _turn = turn;
        work()
    })
    .await
}

/// Answers with a seat, and with the secret as a cookie, or in the open for those without cookies.
fn seated(
    web: &Web,
    query: &HashMap<String, String>,
    table: String,
    seat: u8,
    token: String,
    known: bool,
) -> Response<Body> {
    let open = query.contains_key("token");
    let answer = p::Seated { table, seat, token: open.then(|| token.clone()) };
    let mut response = Json(answer).into_response();
    if !open && !known {
        let secure = if web.origins.secure() { "; Secure" } else { "" };
        let text =
            format!("{COOKIE}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}");
        if let Ok(value) = HeaderValue::from_str(&text) {
            response.headers_mut().insert(header::SET_COOKIE, value);
        }
    }
    response
}

async fn make(
    State(web): State<Web>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Query(query): Query<HashMap<String, String>>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer<Response<Body>> {
    if !web.hub.may_make_table(web.origins.address(&headers, from.ip())) {
        return Err(too_many_tables());
    }
    let wanted: p::NewTable = body(&bytes)?;
    let setup = Setup::new(web.hub.catalogue, &wanted)?;
    let known = cookie(&headers).filter(|_| !query.contains_key("token"));
    let token = known.clone().unwrap_or_else(secrets::token);
    let table = actor::make(&web.hub, &setup, secrets::hash(&token)).await.map_err(not_stored)?;
    Ok(seated(&web, &query, table, setup.host, token, known.is_some()))
}

async fn sit(
    State(web): State<Web>,
    Path(table): Path<String>,
    Query(query): Query<HashMap<String, String>>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer<Response<Body>> {
    let table = code(&table)?;
    let wanted: p::Sit = body(&bytes)?;
    let known = cookie(&headers).filter(|_| !query.contains_key("token"));
    let token = known.clone().unwrap_or_else(secrets::token);
    let (reply, answer) = oneshot::channel();
    let message = Message::Sit(wanted, secrets::hash(&token), reply);
    web.hub.send(&table, message).await?;
    let seat = answer.await.map_err(not_stored)??;
    Ok(seated(&web, &query, table, seat, token, known.is_some()))
}

async fn look(
    State(web): State<Web>,
    Extension(lang): Extension<Lang>,
    Path(table): Path<String>,
) -> Answer<Json<p::Lobby>> {
    let table = code(&table)?;
    let (reply, answer) = oneshot::channel();
    web.hub.send(&table, Message::Look(lang, reply)).await?;
    Ok(Json(answer.await.map_err(not_stored)?))
}

fn line(kept: &Kept) -> Option<p::TableLine> {
    let setup: Setup = serde_json::from_str(&kept.setup).ok()?;
    let players = setup.seats.iter().filter_map(|seat| {
        let (name, bot) = match &seat.who {
            Who::Open | Who::Closed => return None,
            Who::Human => (&seat.name, None),
            Who::Bot(level) => (&seat.name, Some(level.clone())),
            Who::Program(name) => (name, None),
        };
        Some(p::TablePlayer { name: name.clone(), bot, monster: seat.monster.clone() })
    });
    Some(p::TableLine {
        table: kept.code.clone(),
        started: kept.stage != Stage::Lobby,
        over: kept.stage == Stage::Over,
        players: players.collect(),
        free: setup.seats.iter().filter(|seat| seat.who == Who::Open).count() as u8,
        options: setup.options,
    })
}

async fn tables(State(web): State<Web>, headers: HeaderMap) -> Answer<Json<p::Tables>> {
    let open = web.hub.store.listed().await.map_err(not_stored)?;
    let yours = match cookie(&headers) {
        Some(token) => web.hub.store.tables_of(&secrets::hash(&token)).await.map_err(not_stored)?,
        None => Vec::new(),
    };
    let lines = |all: Vec<Kept>| all.iter().filter_map(line).collect::<Vec<_>>();
    Ok(Json(p::Tables { open: lines(open), yours: lines(yours) }))
}

/// Whose eyes a replay is for.
fn perspective(query: &HashMap<String, String>) -> Answer<Option<u8>> {
    if let Some(lang) = query.get("lang").filter(|lang| lang.parse::<Lang>().is_err()) {
        return Err(actor::unknown_language(lang).into());
    }
    match query.get("as").map(String::as_str) {
        None | Some("") => Ok(None),
        Some(seat) => {
            let seat = seat.parse::<u8>().ok().filter(|seat| (1..=6).contains(seat));
            let refused = || Refused::new(p::ErrorCode::Malformed, "refused-as");
            Ok(Some(seat.ok_or_else(refused)? - 1))
        }
    }
}

async fn replay(
    State(web): State<Web>,
    Extension(lang): Extension<Lang>,
    Path(table): Path<String>,
    Query(query): Query<HashMap<String, String>>,
) -> Answer<Json<p::Replay>> {
    let past = Past::find(&web.hub, &code(&table)?).await?;
    let viewer = perspective(&query)?;
    blocking(move || past.replay(web.hub.catalogue, viewer, lang)).await.map(Json)
}

async fn moment(
    State(web): State<Web>,
    Extension(lang): Extension<Lang>,
    Path((table, line)): Path<(String, u32)>,
    Query(query): Query<HashMap<String, String>>,
) -> Answer<Json<p::Frame>> {
    let past = Past::find(&web.hub, &code(&table)?).await?;
    let viewer = perspective(&query)?;
    blocking(move || past.frame(web.hub.catalogue, viewer, lang, line)).await.map(Json)
}

async fn coach(
    State(web): State<Web>,
    Extension(lang): Extension<Lang>,
    Path(table): Path<String>,
    Query(query): Query<HashMap<String, String>>,
) -> Answer<Json<p::Coach>> {
    let past = Past::find(&web.hub, &code(&table)?).await?;
    let viewer = perspective(&query)?;
    let hub = web.hub.clone();
    look_again(&hub, move || past.coach(web.hub.catalogue, &web.hub.coached, viewer, lang)).await.map(Json)
}

async fn why(
    State(web): State<Web>,
    Extension(lang): Extension<Lang>,
    Path((table, line)): Path<(String, u32)>,
    Query(query): Query<HashMap<String, String>>,
    headers: HeaderMap,
) -> Answer<Json<p::Reasons>> {
    let table = code(&table)?;
    let past = Past::so_far(&web.hub, &table).await?;
    let viewer = perspective(&query)?;
    if !past.is_over && !may_count_lines(&web, &table, &past.setup, viewer, &headers).await? {
        return Err(Refused::new(p::ErrorCode::NotSeated, "refused-why-seat").into());
    }
    let hub = web.hub.clone();
    look_again(&hub, move || past.why(web.hub.catalogue, viewer, lang, line)).await.map(Json)
}

/// Lines are counted for each viewer, and while a game goes on nobody counts those of others.
async fn may_count_lines(
    web: &Web,
    table: &str,
    setup: &Setup,
    viewer: Option<u8>,
    headers: &HeaderMap,
) -> Answer<bool> {
    let Some(own) = cookie(headers).map(|token| secrets::hash(&token)) else {
        return Ok(viewer.is_none() && setup.options.spectators);
    };
    let held = web.hub.store.holders(table).await.map_err(not_stored)?;
    let mut seats = held.iter().filter(|(_, by)| by[..] == own).map(|(seat, _)| *seat);
    Ok(match viewer {
        Some(seat) => seats.any(|own| own == seat + 1),
        None => setup.options.spectators || seats.next().is_some(),
    })
}

async fn journal(State(web): State<Web>, Path(table): Path<String>) -> Answer<Response<Body>> {
    let table = code(&table)?;
    let text = Past::find(&web.hub, &table).await?.journal();
    let name = format!("attachment; filename=\"{table}.journal\"");
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("text/plain; charset=utf-8")),
        (header::CONTENT_DISPOSITION, HeaderValue::from_str(&name).map_err(not_stored)?),
    ];
    Ok((headers, text).into_response())
}

async fn fair(
    State(web): State<Web>,
    Extension(lang): Extension<Lang>,
    Path(table): Path<String>,
) -> Answer<Json<p::Fairness>> {
    let past = Past::find(&web.hub, &code(&table)?).await?;
    blocking(move || Ok(past.fairness(web.hub.catalogue, lang))).await.map(Json)
}

async fn import(
    State(web): State<Web>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    bytes: Bytes,
) -> Answer<Json<p::Imported>> {
    if !web.hub.may_make_table(web.origins.address(&headers, from.ip())) {
        return Err(too_many_tables());
    }
    let text = String::from_utf8(bytes.into())
        .map_err(|_| Refused::new(p::ErrorCode::Malformed, "refused-journal-text"))?;
    let catalogue = web.hub.catalogue;
    let code = secrets::code();
    let (table, changes) = blocking(move || past::import(catalogue, code, &text)).await?;
    web.hub.store.write(changes).await.map_err(not_stored)?;
    Ok(Json(p::Imported { table }))
}

async fn catalogue(
    State(web): State<Web>,
    Path(lang): Path<String>,
    headers: HeaderMap,
) -> Answer<Response<Body>> {
    let found = web.hub.texts.iter().find(|(known, ..)| known.code() == lang);
    let Some((_, hash, json)) = found else {
        return Err(Problem(StatusCode::NOT_FOUND, actor::unknown_language(&lang)));
    };
    let tag = format!("\"{hash}\"");
    if headers.get(header::IF_NONE_MATCH).is_some_and(|it| it.as_bytes() == tag.as_bytes()) {
        return Ok(StatusCode::NOT_MODIFIED.into_response());
    }
    let set = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/json")),
        (header::ETAG, HeaderValue::from_str(&tag).map_err(not_stored)?),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
    ];
    Ok((set, json.to_string()).into_response())
}

/// Somebody wants to be forgotten: no name stays anywhere, and the cookie goes.
async fn forget(State(web): State<Web>, headers: HeaderMap) -> Answer<Response<Body>> {
    if let Some(token) = cookie(&headers) {
        let holder = secrets::hash(&token);
        for (table, _) in web.hub.store.seats_of(&holder).await.map_err(not_stored)? {
            let (reply, done) = oneshot::channel();
            web.hub.send(&table, Message::Forget(holder, reply)).await?;
            done.await.map_err(not_stored)?;
        }
    }
    let gone = format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax");
    let gone = HeaderValue::from_str(&gone).map_err(not_stored)?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, gone)]).into_response())
}

async fn upgrade(
    State(web): State<Web>,
    Extension(lang): Extension<Lang>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response<Body> {
    if !web.origins.allows(&headers) {
        return strange_page().into_response();
    }
    let address: IpAddr = web.origins.address(&headers, from.ip());
    let token = cookie(&headers);
    upgrade
        .max_message_size(p::MOST_BYTES)
        .max_frame_size(p::MOST_BYTES)
        // Messages of clients are small; the default of 128 KiB would be most of what a connection costs.
        .read_buffer_size(4 * 1024)
        .on_upgrade(move |socket| socket::serve(web.hub, socket, address, token, lang))
}

async fn healthz(State(web): State<Web>) -> Response<Body> {
    match web.hub.store.table("0000000").await {
        Ok(_) => "ok\n".into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")).into_response(),
    }
}

/// Counts are for whoever runs the server: a player who sees how many frames were sent learns who was asked in secret.
async fn metrics(
    State(web): State<Web>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Answer<String> {
    if !is_from_here(from.ip(), &headers) {
        let refused = Refused::new(p::ErrorCode::Malformed, "refused-metrics");
        return Err(Problem(StatusCode::FORBIDDEN, refused));
    }
    Ok(web.hub.metrics.text(web.hub.tables_in_memory()))
}

/// Was this asked on this very machine, and not by a proxy on it for somebody else?
fn is_from_here(from: IpAddr, headers: &HeaderMap) -> bool {
    let forwarded = ["x-forwarded-for", "forwarded", "x-real-ip", "via"];
    from.to_canonical().is_loopback() && !forwarded.iter().any(|name| headers.contains_key(*name))
}

async fn page(request: Request<Body>) -> Response<Body> {
    if !matches!(request.method().as_str(), "GET" | "HEAD") {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    assets::serve(request.uri().path(), request.headers())
}
