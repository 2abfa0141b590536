//! One WebSocket: hello, then messages to the table and frames from it.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, close_code};
use cards::words::Lang;
use futures_util::{Sink, SinkExt, StreamExt};
use protocol as p;
use tokio::sync::{mpsc, oneshot};

use crate::actor::{Join, Message, Outgoing, json};
use crate::hub::{Absent, Hub};
use crate::refused::Refused;
use crate::secrets;

/// Messages that may wait for a connection.
const QUEUE: usize = 64;

/// How long a connection may take to say hello, and to take what it is sent.
const HELLO: Duration = Duration::from_secs(5);
const SEND: Duration = Duration::from_secs(5);

/// How often a silent connection is asked whether it is still there, and how long it may stay silent.
const PING: Duration = Duration::from_secs(20);
const SILENT: Duration = Duration::from_secs(60);

/// Lets through so many messages a second, and some at once.
struct Bucket {
    full: f64,
    rate: f64,
    left: f64,
    last: Instant,
}

impl Bucket {
    fn new((rate, full): (f64, f64)) -> Bucket {
        Bucket { full, rate, left: full, last: Instant::now() }
    }

    fn take(&mut self) -> bool {
        let now = Instant::now();
        self.left = (self.left + self.rate * (now - self.last).as_secs_f64()).min(self.full);
        self.last = now;
        let there = self.left >= 1.0;
        if there {
            self.left -= 1.0;
        }
        there
    }
}

/// Serves a connection until it ends; in this language until it says its own.
pub async fn serve(
    hub: Arc<Hub>,
    mut socket: WebSocket,
    address: IpAddr,
    cookie: Option<String>,
    lang: Lang,
) {
    if !hub.open_socket(address) {
        let refused = Refused::new(p::ErrorCode::TooMany, "refused-connections");
        end(&mut socket, &refused, lang, close_code::AGAIN).await;
        return;
    }
    run(&hub, socket, cookie, lang).await;
    hub.close_socket(address);
}

async fn end(socket: &mut WebSocket, refused: &Refused, lang: Lang, close: u16) {
    let text = json(&refused.told(None, lang));
    let _ = tokio::time::timeout(SEND, async {
        let _ = socket.send(Frame::text(&*text)).await;
        let _ = socket.send(Frame::Close(Some(CloseFrame { code: close, reason: "".into() }))).await;
    })
    .await;
}

/// A message from text.
fn read(text: &str) -> Result<p::ClientMessage, Refused> {
    serde_json::from_str(text).map_err(|error| {
        Refused::new(p::ErrorCode::Malformed, "refused-malformed").with("detail", error.to_string())
    })
}

fn not_text() -> Refused {
    Refused::new(p::ErrorCode::Malformed, "refused-not-text")
}

async fn run(hub: &Arc<Hub>, mut socket: WebSocket, cookie: Option<String>, mut lang: Lang) {
    let first = tokio::time::timeout(HELLO, async {
        loop {
            match socket.recv().await {
                Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                other => break other,
            }
        }
    });
    let hello = match first.await {
        Ok(Some(Ok(Frame::Text(text)))) => read(text.as_str()),
        Ok(Some(Ok(Frame::Close(_))) | None) => return,
        Ok(Some(Err(error))) => return close(&mut socket, fault(error)).await,
        Ok(Some(Ok(_))) => Err(not_text()),
        Err(_) => Err(Refused::new(p::ErrorCode::HelloFirst, "refused-hello-late")),
    };
    if let Ok(p::ClientMessage::Hello { lang: own, .. }) = &hello {
        lang = own.parse().unwrap_or(Lang::En);
    }
    let hello = hello.and_then(|hello| match hello {
        p::ClientMessage::Hello { protocol, .. } if protocol != p::VERSION => {
            Err(Refused::new(p::ErrorCode::OtherVersion, "refused-version").with("n", p::VERSION))
        }
        p::ClientMessage::Hello { table, token, log, watch, seat, lang: _, build: _, protocol: _ } => {
            Ok((table, token, log, watch, seat))
        }
        _ => Err(Refused::new(p::ErrorCode::HelloFirst, "refused-hello-first")),
    });
    let (table, token, log, watch, seat) = match hello {
        Ok(hello) => hello,
        Err(refused) => return end(&mut socket, &refused, lang, close_code::POLICY).await,
    };
    let Some(code) = secrets::read_code(&table) else {
        return end(&mut socket, &Absent::NoTable.into(), lang, 4004).await;
    };
    if token.as_ref().is_some_and(|token| !secrets::is_token(token)) {
        let refused = Refused::new(p::ErrorCode::BadToken, "refused-secret");
        return end(&mut socket, &refused, lang, close_code::POLICY).await;
    }
    let holder = token.or(cookie).map(|token| secrets::hash(&token));
    let connection = hub.connection();
    let (out, queue) = mpsc::channel(QUEUE);
    let (reply, joined) = oneshot::channel();
    let behind = Arc::new(AtomicBool::new(false));
    let join = Join { connection, holder, seat, watch, lang, log, out, behind: behind.clone(), reply };
    match hub.send(&code, Message::Join(join)).await {
        Ok(()) => {}
        Err(Absent::Closing) => return restarting(&mut socket).await,
        Err(Absent::NoTable) => return end(&mut socket, &Absent::NoTable.into(), lang, 4004).await,
        Err(absent) => return end(&mut socket, &absent.into(), lang, close_code::AGAIN).await,
    }
    match joined.await {
        Ok(Ok(())) => {}
        Ok(Err(refused)) => return end(&mut socket, &refused, lang, close_code::POLICY).await,
        // The table went away at this very moment: the client comes back by itself.
        Err(_) => return restarting(&mut socket).await,
    }
    talk(hub, &code, (connection, lang), socket, queue, &behind).await;
    let _ = hub.send(&code, Message::Left(connection)).await;
}

/// With which code a connection ends whose client did something a WebSocket may not.
fn fault(error: axum::Error) -> u16 {
    let error = error.into_inner();
    match error.downcast_ref::<tungstenite::Error>() {
        Some(tungstenite::Error::Capacity(_)) => close_code::SIZE,
        Some(tungstenite::Error::Utf8(_)) => close_code::INVALID,
        _ => close_code::PROTOCOL,
    }
}

/// Ends a connection whose client need not be told more than the code.
async fn close(socket: &mut (impl Sink<Frame> + Unpin), code: u16) {
    let close = Frame::Close(Some(CloseFrame { code, reason: "".into() }));
    let _ = tokio::time::timeout(SEND, socket.send(close)).await;
}

async fn restarting(socket: &mut WebSocket) {
    let text = json(&p::ServerMessage::Restarting);
    let _ = tokio::time::timeout(SEND, socket.send(Frame::text(&*text))).await;
    close(socket, close_code::RESTART).await;
}

/// Passes messages on in both directions until one side ends.
async fn talk(
    hub: &Arc<Hub>,
    code: &str,
    (connection, mut lang): (u64, Lang),
    socket: WebSocket,
    mut queue: mpsc::Receiver<Outgoing>,
    behind: &AtomicBool,
) {
    let (mut to, mut from) = socket.split();
    let mut bucket = Bucket::new(hub.limits.messages);
    let mut heard = Instant::now();
    let mut ping = tokio::time::interval(PING);
    ping.tick().await;
    loop {
        tokio::select! {
            outgoing = queue.recv() => {
                // The table is gone: the client comes back by itself.
                let Some(outgoing) = outgoing else { return close(&mut to, close_code::RESTART).await };
                let (text, last) = match outgoing {
                    Outgoing::Text(text) => (text, None),
                    Outgoing::End(text, code) => (text, Some(code)),
                };
                let sent = tokio::time::timeout(SEND, to.send(Frame::text(&*text))).await;
                if !matches!(sent, Ok(Ok(()))) {
                    break;
                }
                if let Some(code) = last {
                    return close(&mut to, code).await;
                }
                if queue.is_empty()
                    && behind.load(Ordering::Acquire)
                    && hub.send(code, Message::Drained(connection)).await.is_err()
                {
                    break;
                }
            }
            incoming = from.next() => {
                heard = Instant::now();
                let refused = match incoming {
                    None | Some(Ok(Frame::Close(_))) => break,
                    Some(Err(error)) => return close(&mut to, fault(error)).await,
                    Some(Ok(_)) if !bucket.take() => {
                        Some(Refused::new(p::ErrorCode::TooFast, "refused-too-fast"))
                    }
                    Some(Ok(Frame::Text(text))) => match read(text.as_str()) {
                        Ok(message) => {
                            if let p::ClientMessage::Language { lang: other } = &message {
                                lang = other.parse().unwrap_or(lang);
                            }
                            if hub.send(code, Message::Said(connection, message)).await.is_err() {
                                break;
                            }
                            None
                        }
                        Err(refused) => Some(refused),
                    },
                    Some(Ok(Frame::Binary(_))) => Some(not_text()),
                    Some(Ok(_)) => None,
                };
                if let Some(refused) = refused {
                    hub.metrics.refused.fetch_add(1, Ordering::Relaxed);
                    let too_fast = refused.code == p::ErrorCode::TooFast;
                    let text = json(&refused.told(None, lang));
                    let sent = tokio::time::timeout(SEND, to.send(Frame::text(&*text))).await;
                    if !matches!(sent, Ok(Ok(()))) {
                        break;
                    }
                    if too_fast {
                        // Whoever does not slow down is slowed down.
                        tokio::time::sleep(Duration::from_millis(250)).await;
                    }
                }
            }
            _ = ping.tick() => {
                if heard.elapsed() > SILENT {
                    break;
                }
                if !matches!(tokio::time::timeout(SEND, to.send(Frame::Ping(Default::default()))).await, Ok(Ok(()))) {
                    break;
                }
            }
        }
    }
}
