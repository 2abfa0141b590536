//! A client of the table server for tests and load: plain HTTP by hand, WebSockets, and a player that answers at random.
#![allow(dead_code, reason = "every test uses a part of it")]

use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use protocol as p;
use rules::Seeded;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// Nothing in these tests takes longer; whatever does hangs.
pub const LONG: Duration = Duration::from_secs(20);

/// An answer over HTTP.
#[derive(Debug)]
pub struct Reply {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub body: String,
}

impl Reply {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error} in {self:?}"))
    }

    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// The fault's name.
    pub fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_string()
    }

    /// The secret in the cookie that was set.
    pub fn cookie(&self) -> Option<String> {
        let value = self.header("set-cookie")?;
        Some(value.split(';').next()?.split_once('=')?.1.to_string())
    }
}

/// A connection with hardly any room for what it does not read.
pub async fn connect_narrow(to: SocketAddr) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(4096)?;
    socket.connect(to).await
}

/// Opens a connection, from a certain address of this machine if one is named.
pub async fn connect(to: SocketAddr, from: Option<SocketAddr>) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    if let Some(from) = from {
        socket.bind(from)?;
    }
    let stream = socket.connect(to).await?;
    stream.set_nodelay(true)?;
    Ok(stream)
}

/// A request over HTTP, on a connection of its own.
pub async fn request(
    to: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> std::io::Result<Reply> {
    request_from(to, None, method, path, headers, body).await
}

/// The same from a certain address of this machine.
pub async fn request_from(
    to: SocketAddr,
    from: Option<SocketAddr>,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> std::io::Result<Reply> {
    let mut stream = connect(to, from).await?;
    let mut text = format!("{method} {path} HTTP/1.1\r\nhost: {to}\r\nconnection: close\r\n");
    for (name, value) in headers {
        text += &format!("{name}: {value}\r\n");
    }
    text += &format!("content-length: {}\r\n\r\n{body}", body.len());
    stream.write_all(text.as_bytes()).await?;
    let mut all = Vec::new();
    stream.read_to_end(&mut all).await?;
    let all = String::from_utf8_lossy(&all).into_owned();
    let bad = || std::io::Error::new(std::io::ErrorKind::UnexpectedEof, "no whole answer");
    let (head, body) = all.split_once("\r\n\r\n").ok_or_else(bad)?;
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).ok_or_else(bad)?;
    let headers = lines.filter_map(|line| line.split_once(": "));
    let headers = headers.map(|(name, value)| (name.to_lowercase(), value.to_string())).collect();
    Ok(Reply { status, headers, body: body.to_string() })
}

pub async fn get(to: SocketAddr, path: &str) -> Reply {
    request(to, "GET", path, &[], "").await.unwrap()
}

pub async fn post(to: SocketAddr, path: &str, body: &Value) -> Reply {
    request(to, "POST", path, &[], &body.to_string()).await.unwrap()
}

/// Somebody's seat at a table.
#[derive(Clone, Debug)]
pub struct Seat {
    pub table: String,
    pub seat: u8,
    pub token: String,
}

fn seated(reply: &Reply) -> Seat {
    assert_eq!(reply.status, 200, "{reply:?}");
    let it = reply.json();
    Seat {
        table: it["table"].as_str().unwrap().to_string(),
        seat: it["seat"].as_u64().unwrap() as u8,
        token: it["token"].as_str().unwrap().to_string(),
    }
}

/// Makes a table for whoever asks.
pub async fn make(to: SocketAddr, body: &Value) -> Seat {
    seated(&post(to, "/api/tables?token=1", body).await)
}

/// Makes a table with so many people and bots; nobody has started it.
pub async fn table(to: SocketAddr, people: u8, bots: u8, with: &[&str], more: Value) -> Vec<Seat> {
    let mut options = json!({"edition": "monster-box", "with": with, "bot_pause": 0});
    for (name, value) in more.as_object().into_iter().flatten() {
        options[name] = value.clone();
    }
    let bots: Vec<&str> = (0..bots).map(|n| if n % 2 == 0 { "normal" } else { "easy" }).collect();
    let seats = people + bots.len() as u8;
    let host = make(to, &json!({"name": "P1", "seats": seats, "bots": bots, "options": options})).await;
    let mut all = vec![host];
    for n in 2..=people {
        all.push(sit(to, &all[0].table, &json!({"name": format!("P{n}")})).await);
    }
    all
}

pub async fn sit(to: SocketAddr, table: &str, body: &Value) -> Seat {
    seated(&post(to, &format!("/api/tables/{table}/sit?token=1"), body).await)
}

/// A WebSocket.
pub struct Client {
    pub ws: WebSocketStream<TcpStream>,
    /// The newest frame.
    pub frame: Option<p::Frame>,
    /// The log as the client has it.
    pub log: Vec<String>,
    /// Every text that came in.
    pub texts: Vec<String>,
    /// Keep all texts?
    pub keep: bool,
    /// Keys that were acknowledged, in order.
    pub acks: Vec<String>,
    /// Faults.
    pub errors: Vec<(Option<String>, p::ErrorCode)>,
    /// The code with which the server closed.
    pub closed: Option<u16>,
    /// The number of the question answered last.
    pub answered: u32,
}

impl Client {
    /// Opens a socket without saying hello.
    pub async fn open(to: SocketAddr) -> Result<Client, tungstenite::Error> {
        Client::open_with(to, None, &[]).await
    }

    pub async fn open_with(
        to: SocketAddr,
        from: Option<SocketAddr>,
        headers: &[(&'static str, &str)],
    ) -> Result<Client, tungstenite::Error> {
        let stream = connect(to, from).await?;
        Client::around(to, stream, headers).await
    }

    /// Opens a socket over a connection.
    pub async fn over_stream(to: SocketAddr, stream: TcpStream) -> Client {
        Client::around(to, stream, &[]).await.unwrap()
    }

    async fn around(
        to: SocketAddr,
        stream: TcpStream,
        headers: &[(&'static str, &str)],
    ) -> Result<Client, tungstenite::Error> {
        let mut request = format!("ws://{to}/ws").into_client_request()?;
        for (name, value) in headers {
            request.headers_mut().insert(*name, HeaderValue::from_str(value).unwrap());
        }
        let config = WebSocketConfig::default().read_buffer_size(16 * 1024).write_buffer_size(0);
        let (ws, _) = client_async_with_config(request, stream, Some(config)).await?;
        Ok(Client {
            ws,
            frame: None,
            log: Vec::new(),
            texts: Vec::new(),
            keep: false,
            acks: Vec::new(),
            errors: Vec::new(),
            closed: None,
            answered: 0,
        })
    }

    /// Opens a socket and says hello for a seat.
    pub async fn join(to: SocketAddr, seat: &Seat) -> Client {
        let mut client = Client::open(to).await.unwrap();
        client.hello(&seat.table, json!({"token": seat.token})).await;
        client.expect("welcome").await;
        client
    }

    /// Opens a socket and watches.
    pub async fn watch(to: SocketAddr, table: &str) -> Client {
        let mut client = Client::open(to).await.unwrap();
        client.hello(table, json!({})).await;
        client.expect("welcome").await;
        client
    }

    pub async fn hello(&mut self, table: &str, more: Value) {
        let mut hello = json!({"type": "hello", "protocol": p::VERSION, "table": table});
        for (name, value) in more.as_object().into_iter().flatten() {
            hello[name] = value.clone();
        }
        self.say(hello).await;
    }

    /// Says something; whether it arrives shows later.
    pub async fn say(&mut self, message: Value) {
        self.text(message.to_string()).await;
    }

    pub async fn text(&mut self, text: String) {
        let _ = self.ws.send(Message::text(text)).await;
    }

    /// The next message; nothing once the connection has ended.
    pub async fn next(&mut self) -> Option<p::ServerMessage> {
        loop {
            let next = tokio::time::timeout(LONG, self.ws.next()).await;
            match next.expect("nothing came for a long time") {
                Some(Ok(Message::Text(text))) => return Some(self.note(text.as_str())),
                Some(Ok(Message::Close(frame))) => self.closed = frame.map(|it| it.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// The next message, if one comes in time.
    pub async fn within(&mut self, time: Duration) -> Option<p::ServerMessage> {
        tokio::time::timeout(time, self.next()).await.ok().flatten()
    }

    /// Reads whatever comes for a while.
    pub async fn listen(&mut self, time: Duration) {
        let until = tokio::time::Instant::now() + time;
        while let Ok(Some(_)) = tokio::time::timeout_at(until, self.next()).await {}
    }

    fn note(&mut self, text: &str) -> p::ServerMessage {
        if self.keep {
            self.texts.push(text.to_string());
        }
        let message: p::ServerMessage =
            serde_json::from_str(text).unwrap_or_else(|error| panic!("{error} in {text}"));
        match &message {
            p::ServerMessage::Frame(frame) => {
                assert!(frame.log_from as usize <= self.log.len(), "lines are missing: {text}");
                self.log.truncate(frame.log_from as usize);
                self.log.extend(frame.log.iter().map(|line| line.text.clone()));
                self.frame = Some((**frame).clone());
            }
            p::ServerMessage::Ack { key } => self.acks.push(key.clone()),
            p::ServerMessage::Error { key, code, .. } => self.errors.push((key.clone(), *code)),
            _ => {}
        }
        message
    }

    /// Reads until a message of this sort comes.
    pub async fn expect(&mut self, kind: &str) -> p::ServerMessage {
        loop {
            let message =
                self.next().await.unwrap_or_else(|| panic!("closed before {kind}: {:?}", self.closed));
            if kind_of(&message) == kind {
                return message;
            }
        }
    }

    /// Reads until a fault comes.
    pub async fn refused(&mut self) -> p::ErrorCode {
        match self.expect("error").await {
            p::ServerMessage::Error { code, .. } => code,
            _ => unreachable!(),
        }
    }

    /// Everything sent before has been looked at, and its consequences have come.
    pub async fn settle(&mut self) {
        self.say(json!({"type": "ping"})).await;
        self.expect("pong").await;
    }

    /// Is the other side still there?
    pub async fn settle_or_end(&mut self) -> bool {
        self.say(json!({"type": "ping"})).await;
        while let Some(message) = self.next().await {
            if matches!(message, p::ServerMessage::Pong) {
                return true;
            }
        }
        false
    }

    /// Reads until the connection ends, and says with which code.
    pub async fn until_closed(&mut self) -> Option<u16> {
        while self.next().await.is_some() {}
        self.closed
    }

    pub fn over(&self) -> bool {
        self.frame.as_ref().is_some_and(|frame| frame.over.is_some())
    }

    /// An answer to the open question, if there is one that has not been answered.
    pub fn choose(&mut self, rng: &mut Seeded) -> Option<(u32, String)> {
        let prompt = self.frame.as_ref()?.prompt.as_ref()?;
        if prompt.id == self.answered {
            return None;
        }
        let prompt = prompt.clone();
        self.answered = prompt.id;
        Some((prompt.id, any_answer(&prompt, rng)))
    }

    /// Plays at random until the game is over.
    pub async fn play(&mut self, seed: u64) {
        let mut rng = Seeded::new(seed);
        let mut n = 0;
        while !self.over() {
            if let Some((prompt, action)) = self.choose(&mut rng) {
                n += 1;
                self.say(answer(&format!("k{seed}-{n}"), prompt, &action)).await;
            }
            match self.next().await {
                Some(p::ServerMessage::Error { code: p::ErrorCode::TooFast, .. }) => self.answered = 0,
                Some(_) => {}
                None => panic!("the connection ended: {:?} {:?}", self.closed, self.errors.last()),
            }
        }
    }
}

/// One of the answers to a question.
pub fn any_answer(prompt: &p::Prompt, rng: &mut Seeded) -> String {
    let mut all: Vec<String> =
        prompt.choices.iter().filter(|it| it.barred.is_none()).map(|it| it.action.clone()).collect();
    if let Some(first) = prompt.dice.first() {
        let more = prompt.dice.iter().filter(|die| *die == first || rng.below(2) == 0);
        all.push(format!("roll:{}", more.map(u8::to_string).collect::<String>()));
    }
    all[rng.below(all.len() as u32) as usize].clone()
}

pub fn answer(key: &str, prompt: u32, action: &str) -> Value {
    json!({"type": "answer", "key": key, "prompt": prompt, "action": action})
}

/// A message's name on the wire.
pub fn kind_of(message: &p::ServerMessage) -> String {
    serde_json::to_value(message).unwrap()["type"].as_str().unwrap_or_default().to_string()
}

/// Starts a table's game and reads until everybody has a frame.
pub async fn start(clients: &mut [Client]) {
    clients[0].say(json!({"type": "start"})).await;
    for client in clients {
        client.expect("frame").await;
    }
}

/// Everybody plays at random until the game is over.
pub async fn play_all(clients: Vec<Client>, seed: u64) -> Vec<Client> {
    let mut tasks = Vec::new();
    for (n, mut client) in clients.into_iter().enumerate() {
        tasks.push(tokio::spawn(async move {
            client.play(seed * 10 + n as u64).await;
            client
        }));
    }
    let mut all = Vec::new();
    for task in tasks {
        all.push(task.await.unwrap());
    }
    all
}

/// Counts of a server, by name.
pub async fn metrics(to: SocketAddr) -> HashMap<String, f64> {
    let text = get(to, "/metrics").await.body;
    let lines = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(' '));
    lines.filter_map(|(name, value)| Some((name.to_string(), value.parse().ok()?))).collect()
}
