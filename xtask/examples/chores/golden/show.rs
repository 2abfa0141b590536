//! How a golden game is written: cards by name, dice by letters, and the board as each seat sees it.

use std::fmt::Write;

use rules::{Action, CardId, CardSet, Decision, Event, Faces, Game, NO_CARD, NOBODY, Options, Rules};

/// Names of what has only numbers in the engine.
pub struct Words<'a> {
    rules: &'a Rules,
}

impl<'a> Words<'a> {
    pub fn new(rules: &'a Rules) -> Words<'a> {
        Words { rules }
    }

    /// An event in one line, its cards by name and its seats counted from 1.
    pub fn event(&self, event: &Event) -> String {
        let mut line = self.named(&format!("{event:?}"));
        let counted = |line: &str, opening| replace_numbers(line, opening, seat_name);
        match event {
            Event::RolledForFirst { n, .. } | Event::Rolled { n, .. } | Event::CardRolled { n, .. } => {
                line = replace_numbers(&line, "Faces(", |faces| letters(Faces(faces as u32), *n));
            }
            Event::CardMoved { .. } => line = counted(&counted(&line, "from: "), "to: "),
            Event::Ended { .. } => line = replace_numbers(&line, "winners: ", |mask| seats(mask as u8)),
            _ => {}
        }
        for opening in ["seat: ", "by: ", "with: ", "Monster("] {
            line = counted(&line, opening);
        }
        if event.seen_by() != u8::MAX {
            let _ = write!(line, " (only seat {})", seats(event.seen_by()));
        }
        format!("  {line}")
    }

    /// The question, everybody's options, a mark of each seat's view, and the answer.
    pub fn decision(&self, game: &Game, decision: Decision, seat: u8, action: Action, text: &mut String) {
        let question = self.named(&format!("{:?}", decision.ask));
        let _ = writeln!(text, "? {question} of {}", seats(decision.seats));
        let mut options = Options::default();
        let mut marks = Vec::new();
        for seat in 0..game.players {
            let view = self.rules.view(game, Some(seat));
            let asked = view.game().asked();
            marks.push(mark(&format!("{}\n{question} of {asked}", self.board(view.game()).join("\n"))));
            self.rules.options(view.game(), seat, &mut options);
            if !options.is_empty() {
                let _ = writeln!(text, "  {}: {}", seat + 1, self.options(&options));
            }
        }
        let _ = match marks.iter().all(|mark| *mark == marks[0]) {
            true => writeln!(text, "  all see {}", marks[0]),
            false => writeln!(text, "  each sees {}", marks.join(" ")),
        };
        let _ = writeln!(text, "> {}: {}", seat + 1, self.action(action));
    }

    fn options(&self, options: &Options) -> String {
        let mut list: Vec<String> = Vec::new();
        if options.dice != 0 {
            list.push(format!("any of {}", Action::Roll(options.dice)));
        }
        list.extend(options.others().iter().map(|a| self.action(*a)));
        list.join(", ")
    }

    fn action(&self, action: Action) -> String {
        match action {
            Action::Use(card) | Action::Card(card) | Action::Buy(card) => {
                format!("{} {}", action.to_string().trim_end_matches(char::is_numeric), self.card(card))
            }
            other => other.to_string(),
        }
    }

    fn card(&self, card: CardId) -> String {
        let name = self.rules.card_name(card);
        // Two cards of the same name are told apart by their numbers.
        match self.rules.cards_named(name).count() {
            1 => name.to_string(),
            _ => format!("{name}#{card}"),
        }
    }

    fn cards(&self, game: &Game, cards: &CardSet) -> String {
        let one = |card: CardId| {
            let mut text = self.card(card);
            match game.counters_on(card) {
                0 => {}
                n => text += &format!("*{n}"),
            }
            if let Some(original) = game.copy_of(card) {
                text += &format!("={}", self.card(original));
            }
            text
        };
        cards.iter().map(one).collect::<Vec<_>>().join(" ")
    }

    /// The board, one line for the table and one for each monster.
    fn board(&self, game: &Game) -> Vec<String> {
        let market = game.market.map(|c| if c == NO_CARD { "-".to_string() } else { self.card(c) });
        let discards = self.cards(game, &game.discards);
        let mut lines =
            vec![format!("market {} | deck {} | discards {discards}", market.join(" "), game.deck.len())];
        lines.push(format!("dice {} | rolls left {}", letters(game.dice, game.dice_count), game.rolls_left));
        for seat in 0..game.players {
            let m = game.monster(seat);
            lines.push(if game.is_alive(seat) {
                let tokens = if m.tokens == [0; rules::TOKENS] {
                    String::new()
                } else {
                    // Webs and curses are only in New York's box.
                    let kinds = if self.rules.has_boroughs() { rules::TOKENS } else { 3 };
                    format!(" tokens {:?}", &m.tokens[..kinds])
                };
                let mut more = String::new();
                for (name, cards) in [
                    ("hand", self.rules.hand(game, seat)),
                    ("evolution discards", self.rules.evolution_discards(game, seat)),
                    ("idle", self.rules.idle_gifts(game, seat)),
                ] {
                    if !cards.is_empty() {
                        more += &format!(" | {name} {}", self.cards(game, &cards));
                    }
                }
                if m.wickedness > 0 {
                    more += &format!(" | wickedness {}", m.wickedness);
                }
                if let Some(card) = game.challenge_card(seat) {
                    let worn = if m.wears_mask { "masked" } else { "bare" };
                    more += &format!(" | {worn}, {} masks, challenge {}", m.masks, self.card(card));
                }
                format!(
                    "seat {}: {} hearts {} stars {} energy place {}{tokens} | {}{more}",
                    seat + 1,
                    m.hearts,
                    m.stars,
                    m.energy,
                    m.place,
                    self.cards(game, &m.cards)
                )
            } else {
                format!("seat {}: out", seat + 1)
            });
        }
        lines
    }

    /// Puts names in place of the numbers in a debug text.
    fn named(&self, debug: &str) -> String {
        let mut text = debug.to_string();
        for opening in ["card: ", "Card(", "of: ", "Use("] {
            text = replace_numbers(&text, opening, |n| match u8::try_from(n) {
                Ok(NO_CARD) => "none".to_string(),
                Ok(card) => self.card(card),
                Err(_) => n.to_string(),
            });
        }
        text
    }
}

/// The board as it was written last.
#[derive(Default)]
pub struct Board {
    lines: Vec<String>,
}

impl Board {
    /// Writes the lines that have changed, as a spectator sees them.
    pub fn show_changes(&mut self, words: &Words, game: &Game, text: &mut String) {
        let view = words.rules.view(game, None);
        let now = words.board(view.game());
        for (i, line) in now.iter().enumerate() {
            if self.lines.get(i) != Some(line) {
                let _ = writeln!(text, "{}", line.trim_end());
            }
        }
        self.lines = now;
    }
}

/// Replaces the number after each `opening`.
fn replace_numbers(text: &str, opening: &str, name: impl Fn(u64) -> String) -> String {
    let mut parts = text.split(opening);
    let mut done = parts.next().unwrap_or_default().to_string();
    for part in parts {
        done += opening;
        let digits = part.find(|c: char| !c.is_ascii_digit()).unwrap_or(part.len());
        match part[..digits].parse() {
            Ok(number) => done += &name(number),
            Err(_) => done += &part[..digits],
        }
        done += &part[digits..];
    }
    done
}

/// Dice as letters: 1 2 3, Heart, Energy, Smash.
fn letters(faces: Faces, n: u8) -> String {
    (0..n).map(|d| ['1', '2', '3', 'H', 'E', 'S', '?', '?'][faces.get(d as usize) as usize]).collect()
}

fn seat_name(seat: u64) -> String {
    if seat == u64::from(NOBODY) { "nobody".to_string() } else { (seat + 1).to_string() }
}

fn seats(mask: u8) -> String {
    let list: Vec<String> = (0..8).filter(|s| mask >> s & 1 == 1).map(|s| (s + 1).to_string()).collect();
    list.join("+")
}

/// A short mark that changes whenever the text does; the same on every machine.
fn mark(text: &str) -> String {
    let hash =
        text.bytes().fold(0x811C_9DC5_u32, |hash, byte| (hash ^ byte as u32).wrapping_mul(0x0100_0193));
    format!("{:04x}", (hash >> 16) ^ (hash & 0xFFFF))
}
