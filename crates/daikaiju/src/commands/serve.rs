//! `daikaiju serve`: tables for friends and bots in the browser.

use crate::args::{SetArgs, number};
use crate::failure::{Failure, Outcome};
use crate::interrupt;
use crate::outsiders::BotTimeArg;
use clap::Args;
use outside::Program;
use qrcodegen::{QrCode, QrCodeEcc};
use server::hub::Limits;
use server::store::Store;
use server::{Options, Server};
use std::env;
use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::sync::Arc;

/// How many processes of one program may play at the same time, whatever people do at their tables.
const MOST_OF_A_PROGRAM: usize = 64;

/// Ports tried one after the other where none is named.
const PORTS: std::ops::Range<u16> = 7313..7333;

/// Serve tables to browsers: against bots, or with friends by a link
#[derive(Args)]
#[command(after_help = "\
Examples:
  daikaiju serve                            for this machine only
  daikaiju serve --lan                      for everybody in the same network; shows a QR code for phones
  daikaiju serve --addr 0.0.0.0:7313 --public-url https://play.example.org --behind-proxy
  daikaiju serve --bot 'robo=python3 examples/outside.py'
  daikaiju serve --backup copy.db           write a copy of the data while the server runs, and end

/healthz says whether it works, /metrics counts for Prometheus on this machine. docs/hosting.md has the rest.")]
pub struct Serve {
    /// Where to listen [default: the first free port from 7313 on, this machine only]
    #[arg(long, value_name = "IP:PORT", value_parser = address)]
    addr: Option<SocketAddr>,
    /// Where everything is kept [default: a folder of this user]
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// Let everybody in the same network play
    #[arg(long, conflicts_with = "addr")]
    lan: bool,
    /// The address others use, if it is not the one listened at
    #[arg(long, value_name = "URL", value_parser = url)]
    public_url: Option<String>,
    /// Another address whose pages may talk to the server (may be given several times)
    #[arg(long, value_name = "URL", value_parser = url)]
    origin: Vec<String>,
    /// Requests come through a proxy that says where from in X-Forwarded-For
    #[arg(long)]
    behind_proxy: bool,
    /// Open a browser
    #[arg(long)]
    open: bool,
    /// How much to log: error, warn, info or debug
    #[arg(long, value_name = "LEVEL", default_value = "info", value_parser = ["error", "warn", "info", "debug"])]
    log: String,
    /// Messages a connection may send in a second
    #[arg(long, value_name = "N", default_value_t = 20.0, value_parser = rate)]
    rate: f64,
    /// Days after which tables that are over or never began are forgotten; running games nobody touches, after ten times as many
    #[arg(long, value_name = "N", default_value_t = 90, value_parser = number::<u32>(0, u64::from(u32::MAX)))]
    keep_days: u32,
    /// Connections and new tables a minute allowed from one address
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = number::<u32>(1, u64::from(u32::MAX)))]
    per_address: u32,
    /// A program that tables may have as a bot, under this name; it speaks docs/bot-protocol.md (may be given several times)
    #[arg(long, value_name = "NAME=COMMAND")]
    bot: Vec<String>,
    #[command(flatten)]
    bot_time: BotTimeArg,
    /// Write a copy of the data into this file and end
    #[arg(long, value_name = "FILE")]
    backup: Option<PathBuf>,
    #[command(flatten)]
    sets: SetArgs,
}

/// Where to listen.
fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| "write IP:PORT, such as 127.0.0.1:7321, or 0.0.0.0:7321 for others".to_string())
}

/// An address as browsers send it: with http or https, a host, and a port if it is not the usual one.
fn url(text: &str) -> Result<String, String> {
    let host = ["http://", "https://"].iter().find_map(|start| text.strip_prefix(start));
    let host = host.map(|host| host.trim_end_matches('/'));
    let letter = |c: char| c.is_alphanumeric() || "-._:[]".contains(c);
    match host {
        Some(host)
            if host.starts_with(|c: char| c.is_alphanumeric() || c == '[') && host.chars().all(letter) =>
        {
            Ok(text.to_string())
        }
        _ => Err("write http:// or https:// and a host without a path, such as https://play.example.org or \
                  http://gameserver.local:7313"
            .to_string()),
    }
}

/// Messages in a second.
fn rate(text: &str) -> Result<f64, String> {
    match text.parse() {
        Ok(rate) if (1.0..=1e6).contains(&rate) => Ok(rate),
        _ => Err("write a number of 1 or more, such as 20: with less nobody could play".to_string()),
    }
}

/// Serves.
pub fn run(args: Serve) -> Outcome {
    let data = match args.data.clone().or_else(data_folder) {
        Some(data) => data,
        None => {
            return Err(Failure::usage("say with --data where everything is to be kept: HOME is not set"));
        }
    };
    let programs = programs(&args.bot, args.bot_time)?;
    let runtime =
        tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(Failure::failed)?;
    if let Some(to) = &args.backup {
        return runtime.block_on(backup(&data, to));
    }
    log(&args.log);
    // The cards are needed as long as the program runs.
    let catalogue = Box::leak(Box::new(args.sets.catalogue()?));
    let done = runtime.block_on(serve(args, catalogue, data, programs));
    // Everything is written down; what is still being worked out nobody waits for.
    runtime.shutdown_timeout(std::time::Duration::from_secs(1));
    done
}

async fn backup(data: &std::path::Path, to: &std::path::Path) -> Outcome {
    let file = data.join(server::serve::FILE);
    if !file.exists() {
        return Err(Failure::failed(format!("there is nothing to copy: no {}", file.display())));
    }
    if to.exists() {
        return Err(Failure::failed(format!("{} is there already; name a new file", to.display())));
    }
    let store = Store::open(&file).await.map_err(Failure::failed)?;
    store.backup(to).await.map_err(Failure::failed)?;
    writeln!(io::stdout(), "{} copied to {}", file.display(), to.display())?;
    Ok(())
}

/// The programs that are offered: each can be started, and has a name of its own.
fn programs(wanted: &[String], time: BotTimeArg) -> Result<Vec<Arc<Program>>, Failure> {
    let limits = outside::Limits { at_once: MOST_OF_A_PROGRAM, ..time.limits() };
    let mut all: Vec<Arc<Program>> = Vec::new();
    for it in wanted {
        let Some((name, command)) = it.split_once('=') else {
            return Err(Failure::usage(format!(
                "--bot {it}: write NAME=COMMAND, such as 'robo=python3 bot.py'"
            )));
        };
        let letter = |c: char| c.is_alphanumeric() || c == '-';
        if name.is_empty() || name.chars().count() > server::NAME || !name.chars().all(letter) {
            return Err(Failure::usage(format!(
                "--bot {it}: a name has 1 to {} letters, digits and hyphens",
                server::NAME
            )));
        }
        if outside::check_name(name).is_ok() || all.iter().any(|known| known.name() == name) {
            return Err(Failure::usage(format!(
                "--bot {it}: there is a bot {name} already; choose another name"
            )));
        }
        let program = Program::new(name, command, limits).map_err(Failure::usage)?;
        program.probe().map_err(Failure::usage)?;
        all.push(Arc::new(
            program.telling(|bot, fault| tracing::warn!(bot, fault, "the default answer was taken")),
        ));
    }
    Ok(all)
}

async fn serve(
    args: Serve,
    catalogue: &'static cards::catalogue::Catalogue,
    data: PathBuf,
    programs: Vec<Arc<Program>>,
) -> Outcome {
    let ip = if args.lan { IpAddr::V4(Ipv4Addr::UNSPECIFIED) } else { IpAddr::V4(Ipv4Addr::LOCALHOST) };
    let limits = Limits {
        messages: (args.rate, args.rate * 2.0),
        sockets_per_address: args.per_address,
        tables_per_minute: args.per_address,
        keep_days: args.keep_days,
        ..Limits::default()
    };
    let mut options = Options {
        address: args.addr.unwrap_or(SocketAddr::new(ip, PORTS.start)),
        data,
        public_url: args.public_url.clone(),
        origins: args.origin.clone(),
        behind_proxy: args.behind_proxy,
        limits,
        programs,
    };
    // Somebody else may have this port: the next one is as good.
    while args.addr.is_none()
        && options.address.port() + 1 < PORTS.end
        && std::net::TcpListener::bind(options.address).is_err()
    {
        options.address.set_port(options.address.port() + 1);
    }
    let server = Server::open(catalogue, &options).await.map_err(Failure::failed)?;
    let address = server.address().map_err(Failure::failed)?;
    tell(&args, address)?;
    let stop = async {
        interrupt::interrupted().await;
    };
    server.run(stop).await.map_err(Failure::failed)
}

/// Says where to go.
fn tell(args: &Serve, address: SocketAddr) -> Outcome {
    let mut out = io::stdout().lock();
    let here = SocketAddr::new(
        if address.ip().is_unspecified() { Ipv4Addr::LOCALHOST.into() } else { address.ip() },
        address.port(),
    );
    let local = format!("http://{here}/");
    let others = match (&args.public_url, address.ip().is_unspecified()) {
        (Some(url), _) => Some(format!("{}/", url.trim_end_matches('/'))),
        (None, true) => own_address().map(|ip| format!("http://{}/", SocketAddr::new(ip, address.port()))),
        (None, false) => None,
    };
    writeln!(out, "daikaiju serves at {local}")?;
    if let Some(url) = &others {
        writeln!(out, "others go to       {url}\n")?;
        if let Ok(code) = QrCode::encode_text(url, QrCodeEcc::Low) {
            out.write_all(drawn(&code).as_bytes())?;
        }
    }
    writeln!(out, "Ctrl-C ends it; tables go on where they were when it starts again.")?;
    out.flush()?;
    if args.open {
        open_browser(&local);
    }
    Ok(())
}

/// A QR code in half blocks, dark on light.
fn drawn(code: &QrCode) -> String {
    let size = code.size();
    let mut out = String::new();
    for y in (-2..size + 2).step_by(2) {
        out.push_str("  ");
        for x in -2..size + 2 {
            out.push(match (code.get_module(x, y), code.get_module(x, y + 1)) {
                (true, true) => ' ',
                (true, false) => '▄',
                (false, true) => '▀',
                (false, false) => '█',
            });
        }
        out.push('\n');
    }
    out
}

/// The address by which this machine reaches others. Nothing is sent: choosing a way is enough to learn it.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    socket.local_addr().ok().map(|address| address.ip()).filter(|ip| !ip.is_unspecified())
}

/// Opens a browser where there is one.
fn open_browser(url: &str) {
    let graphical = ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| env::var_os(name).is_some());
    let command = match env::consts::OS {
        "macos" => "open",
        "windows" => "explorer",
        _ if graphical => "xdg-open",
        _ => return,
    };
    // Without a browser the address stands on the screen.
    let _ = std::process::Command::new(command).arg(url).spawn();
}

/// Logs to standard error: for people at a terminal, else a JSON line for each event.
fn log(level: &str) {
    let level: tracing::Level = level.parse().unwrap_or(tracing::Level::INFO);
    let log = tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr).with_target(false);
    // A second subscriber would be refused, and there is none.
    let _ = match io::stderr().is_terminal() {
        true => log.compact().try_init(),
        false => log.json().try_init(),
    };
}

/// Where this user's data goes.
fn data_folder() -> Option<PathBuf> {
    let folder = |name| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let data = folder("XDG_DATA_HOME").or_else(|| Some(folder("HOME")?.join(".local/share")))?;
    Some(data.join("daikaiju"))
}
