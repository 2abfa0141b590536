//! A game at the terminal without the command line around it: `play [LANG] [PLAYERS] [SEED] [JOURNAL]`.

use std::io::{IsTerminal, Write};
use terminal::play::{PlayOptions, run};

fn main() {
    let mut words = std::env::args().skip(1);
    let mut options = PlayOptions { colour: terminal::paint::colour_wanted(), ..PlayOptions::default() };
    options.columns = terminal::paint::columns();
    options.echo = !std::io::stdin().is_terminal();
    if let Some(lang) = words.next() {
        options.lang = lang.parse().unwrap_or(options.lang);
    }
    options.players = words.next().and_then(|n| n.parse().ok());
    options.seed = words.next().and_then(|n| n.parse().ok());
    if let Some(file) = words.next() {
        let there = std::path::Path::new(&file).exists();
        *(if there { &mut options.resume } else { &mut options.journal }) = Some(file.into());
    }
    let mut output = std::io::stdout().lock();
    if let Err(error) = run(&options, &mut std::io::stdin().lock(), &mut output) {
        let _ = output.flush();
        eprintln!("play: {error}");
        std::process::exit(2);
    }
}
