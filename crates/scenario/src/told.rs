//! Short, stable English for events, questions and answers: for expectations and for the log of a failure.

use crate::names::Names;
use crate::words::{FACES, fold, show_faces, unknown};
use rules::lang::{Resource, Token};
use rules::{Action, Ask, Cause, Ending, Event, Faces, Hook, Leaving, NO_CARD, Rule, Source};

/// Names of the events, as expectations use them.
pub const EVENTS: [&str; 35] = [
    "RolledForFirst",
    "FirstPlayer",
    "TurnStarted",
    "Rolled",
    "RollsFinished",
    "DieChanged",
    "CardRolled",
    "ResultAdded",
    "FaceResolved",
    "Gained",
    "Lost",
    "HeartsLost",
    "Prevented",
    "LossHeld",
    "Used",
    "Tokens",
    "Counters",
    "Entered",
    "Left",
    "Stayed",
    "Bought",
    "CardArrived",
    "CardDiscarded",
    "CardUnderDeck",
    "CardMoved",
    "Revealed",
    "Swept",
    "Reshuffled",
    "Peeked",
    "Copied",
    "ExtraTurn",
    "Survived",
    "Allied",
    "Eliminated",
    "Ended",
];

/// Words other than names, numbers and ids that occur in events.
const FIXED: [&str; 36] = [
    "by", "to", "from", "for", "of", "with", "on", "roll", "turn", "extra", "nobody", "nothing", "stars",
    "star", "hearts", "heart", "energy", "smash", "poison", "shrink", "city", "bay", "outside", "yielded",
    "forced", "market", "deck", "discards", "slot", "fewer", "dice", "winners", "survivor", "card",
    "counters", "now",
];

/// The place with this number.
pub fn place(n: u8) -> &'static str {
    match n {
        0 => "outside",
        1 => "city",
        _ => "bay",
    }
}

/// How a game ended, in a word.
pub fn ending(how: Ending) -> &'static str {
    match how {
        Ending::Stars => "stars",
        Ending::Survivor => "survivor",
        Ending::Card => "card",
        Ending::Nobody => "nobody",
    }
}

/// A token's name.
pub fn token(t: Token) -> &'static str {
    match t {
        Token::Poison => "poison",
        Token::Shrink => "shrink",
    }
}

fn resource(r: Resource) -> &'static str {
    match r {
        Resource::Stars => "stars",
        Resource::Hearts => "hearts",
        Resource::Energy => "energy",
    }
}

fn faces(faces: Faces, n: u8) -> String {
    show_faces((0..n as usize).map(|i| faces.get(i)))
}

/// An event as words; a name with spaces is one word.
pub fn event_words(event: &Event, names: &Names) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let mut say = |text: &str| out.extend(text.split_whitespace().map(str::to_string));
    // Names may hold spaces; they are put in afterwards as one word each.
    let mut held: Vec<String> = Vec::new();
    let mut hold = |name: &str| {
        held.push(name.to_string());
        format!("\u{1}{}", held.len() - 1)
    };
    let mut who = |s: u8| hold(names.seat(s));
    let card = |c: u8| if c == NO_CARD { "nothing".to_string() } else { names.card(c).to_string() };
    let by = |cause: Cause| match cause {
        Cause::Rule(rule) => format!("by {}", rule.id()),
        Cause::Card(c) => format!("by {}", card(c)),
        Cause::Token(t) => format!("by {}", token(t)),
    };
    let face = |f: u8| FACES.get(f as usize).copied().unwrap_or("?");
    #[allow(unreachable_patterns)]
    let text = match *event {
        Event::RolledForFirst { seat, faces: f, n } => {
            format!("RolledForFirst {} {}", who(seat), faces(f, n))
        }
        Event::FirstPlayer { seat } => format!("FirstPlayer {}", who(seat)),
        Event::TurnStarted { seat, turn, extra } => {
            format!("TurnStarted {} turn {turn}{}", who(seat), if extra { " extra" } else { "" })
        }
        Event::Rolled { seat, faces: f, n, roll, .. } => {
            format!("Rolled {} roll {roll} {}", who(seat), faces(f, n))
        }
        Event::RollsFinished { seat } => format!("RollsFinished {}", who(seat)),
        Event::DieChanged { seat, die, from, to, cause } => {
            format!("DieChanged {} #{} from {} to {} {}", who(seat), die + 1, face(from), face(to), by(cause))
        }
        Event::CardRolled { seat, faces: f, n, cause } => {
            format!("CardRolled {} {} {}", who(seat), faces(f, n), by(cause))
        }
        Event::ResultAdded { seat, face: f, amount, cause } => {
            format!("ResultAdded {} {amount} {} {}", who(seat), face(f), by(cause))
        }
        Event::FaceResolved { seat, face: f, count } => {
            format!("FaceResolved {} {count} {}", who(seat), face(f))
        }
        Event::Gained { seat, what, amount, cause } => {
            format!("Gained {} {amount} {} {}", who(seat), resource(what), by(cause))
        }
        Event::Lost { seat, what, amount, cause } => {
            format!("Lost {} {amount} {} {}", who(seat), resource(what), by(cause))
        }
        Event::HeartsLost { seat, amount, by: whose, smash, cause } => {
            let smash = if smash { " smash" } else { "" };
            format!("HeartsLost {} {amount} to {}{smash} {}", who(seat), who(whose), by(cause))
        }
        Event::Prevented { seat, amount, cause } => format!("Prevented {} {amount} {}", who(seat), by(cause)),
        Event::LossHeld { seat, amount, cause } => format!("LossHeld {} {amount} {}", who(seat), by(cause)),
        Event::Used { seat, card: c } => format!("Used {} {}", who(seat), card(c)),
        Event::Tokens { seat, token: t, change, cause } => {
            format!("Tokens {} {change:+} {} {}", who(seat), token(t), by(cause))
        }
        Event::Counters { card: c, now, cause } => format!("Counters {} now {now} {}", card(c), by(cause)),
        Event::Entered { seat, place: p, cause } => {
            format!("Entered {} {} {}", who(seat), place(p), by(cause))
        }
        Event::Left { seat, place: p, how, cause } => {
            let how = if how == Leaving::Yielded { "yielded" } else { "forced" };
            format!("Left {} {} {how} {}", who(seat), place(p), by(cause))
        }
        Event::Stayed { seat } => format!("Stayed {}", who(seat)),
        Event::Bought { seat, card: c, price, from } => {
            let buyer = who(seat);
            let from = match from {
                Source::Market(slot) => format!("market {}", slot + 1),
                Source::DeckTop => "deck".into(),
                Source::Monster(s) => who(s),
                Source::Discards => "discards".into(),
            };
            format!("Bought {buyer} {} for {price} from {from}", card(c))
        }
        Event::CardArrived { seat, card: c } => format!("CardArrived {} {}", who(seat), card(c)),
        Event::CardDiscarded { seat, card: c, cause } => {
            format!("CardDiscarded {} {} {}", who(seat), card(c), by(cause))
        }
        Event::CardUnderDeck { card: c, cause } => format!("CardUnderDeck {} {}", card(c), by(cause)),
        Event::CardMoved { from, to, card: c, cause } => {
            format!("CardMoved {} from {} to {} {}", card(c), who(from), who(to), by(cause))
        }
        Event::Revealed { slot, card: c } => format!("Revealed {} slot {}", card(c), slot + 1),
        Event::Swept { seat } => format!("Swept {}", who(seat)),
        Event::Reshuffled => "Reshuffled".into(),
        Event::Peeked { seat, card: c } => format!("Peeked {} {}", who(seat), card(c)),
        Event::Copied { card: c, of } => format!("Copied {} of {}", card(c), card(of)),
        Event::ExtraTurn { seat, fewer_dice, cause } => {
            let fewer = if fewer_dice > 0 { format!(" fewer dice {fewer_dice}") } else { String::new() };
            format!("ExtraTurn {}{fewer} {}", who(seat), by(cause))
        }
        Event::Survived { seat, hearts, cause } => {
            format!("Survived {} {hearts} hearts {}", who(seat), by(cause))
        }
        Event::Allied { seat, with, cause } => {
            format!("Allied {} with {} {}", who(seat), who(with), by(cause))
        }
        Event::Eliminated { seat, cause } => format!("Eliminated {} {}", who(seat), by(cause)),
        Event::Ended { winners, how, cause } => {
            let all: Vec<String> = (0..8).filter(|s| winners >> s & 1 == 1).map(&mut who).collect();
            let all = if all.is_empty() { "nobody".into() } else { all.join(" ") };
            format!("Ended winners {all} by {} {}", ending(how), by(cause))
        }
        _ => format!("{event:?}"),
    };
    say(&text);
    for word in &mut out {
        if let Some(n) = word.strip_prefix('\u{1}').and_then(|n| n.parse::<usize>().ok()) {
            *word = held[n].clone();
        }
    }
    out
}

/// An event as a line of the log.
pub fn event(event: &Event, names: &Names) -> String {
    event_words(event, names).join(" ")
}

/// Reads what an event is expected to say: its name, then some of its words in their order.
pub fn pattern(text: &str, names: &Names) -> Result<Vec<String>, String> {
    let mut words: Vec<String> = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        if let (Some((seat, after)), false) = (names.leading_seat(rest), words.is_empty()) {
            words.push(fold(names.seat(seat)));
            rest = after;
            continue;
        }
        let end = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let word = &rest[..end];
        rest = rest[end..].trim_start();
        if words.is_empty() {
            if !EVENTS.contains(&word) {
                return Err(unknown("event", word, EVENTS));
            }
        } else {
            let digits = word.trim_start_matches(['+', '-', '#']);
            let known = digits.parse::<u16>().is_ok()
                || FIXED.contains(&word.to_lowercase().as_str())
                || Rule::ALL.iter().any(|r| r.id().eq_ignore_ascii_case(word))
                || names.card_ref(word).is_ok();
            if !known {
                let card = names.card_ref(word).err().unwrap_or_default();
                let seats = names.seats.iter().map(String::as_str);
                let all: Vec<&str> =
                    FIXED.into_iter().chain(Rule::ALL.iter().map(|r| r.id())).chain(seats).collect();
                return Err(match crate::words::nearest(word, all.iter().copied()) {
                    Some(near) => format!("unknown word \"{word}\" in an event; did you mean \"{near}\"?"),
                    None => format!("unknown word \"{word}\" in an event: {card}"),
                });
            }
        }
        words.push(fold(word));
    }
    if words.is_empty() {
        return Err(format!("the name of an event is missing (known: {})", EVENTS.join(", ")));
    }
    Ok(words)
}

/// Does an event say this? Its name must be the same, the other words must occur in this order.
pub fn matches(pattern: &[String], event: &Event, names: &Names) -> bool {
    let words = event_words(event, names);
    let mut words = words.iter().map(|w| fold(w));
    words.next().as_deref() == pattern.first().map(String::as_str)
        && pattern[1..].iter().all(|p| words.by_ref().any(|w| w == *p))
}

/// Words for what is asked.
pub const ASKS: [&str; 20] = [
    "roll",
    "before-roll",
    "react",
    "change",
    "loss",
    "sell",
    "use",
    "die",
    "face",
    "copy",
    "sell-card",
    "card",
    "choice",
    "hearts",
    "face-order",
    "effect-order",
    "buy",
    "revealed",
    "yield",
    "reroll",
];

/// The word for a question.
pub fn ask(ask: Ask) -> &'static str {
    match ask {
        Ask::Nothing => "nothing",
        Ask::Roll => "roll",
        Ask::Window(Hook::BeforeFirstRoll) => "before-roll",
        Ask::Window(Hook::RollsFinished) => "react",
        Ask::Window(Hook::ChangingDice) => "change",
        Ask::Window(Hook::MayWhenLosing) => "loss",
        Ask::Window(Hook::Selling) => "sell",
        Ask::Window(_) | Ask::Use(_) => "use",
        Ask::Die(_) => "die",
        Ask::Face => "face",
        Ask::CopyCard => "copy",
        Ask::SellCard => "sell-card",
        Ask::CardOf(_) => "card",
        Ask::Either => "choice",
        Ask::Hearts => "hearts",
        Ask::FaceOrder => "face-order",
        Ask::EffectOrder => "effect-order",
        Ask::Buy => "buy",
        Ask::Revealed => "revealed",
        Ask::Yield => "yield",
        Ask::RerollOwn => "reroll",
    }
}

/// The words for an answer, as `is offered` uses them. Rolls of any dice are all `roll`.
pub fn option(action: Action, ask: Ask, names: &Names) -> String {
    let face = |f: u8| FACES.get(f as usize).copied().unwrap_or("?");
    match action {
        Action::Roll(_) => "roll".into(),
        Action::Pass => "pass".into(),
        Action::Use(c) => format!("use {}", names.card(c)),
        Action::Die(n) => format!("pick #{}", n + 1),
        Action::Face(f) if ask == Ask::FaceOrder => format!("resolve {}", face(f)),
        Action::Face(f) => format!("pick {}", face(f)),
        Action::Card(c) if ask == Ask::EffectOrder => format!("do {}", names.card(c)),
        Action::Card(c) => format!("pick {}", names.card(c)),
        Action::Choice(0) => "first".into(),
        Action::Choice(_) => "second".into(),
        Action::TokenEffect(0) => "do poison".into(),
        Action::TokenEffect(_) => "do shrink".into(),
        Action::Heal => "heal".into(),
        Action::Cure(0) => "cure poison".into(),
        Action::Cure(_) => "cure shrink".into(),
        Action::Give(s) => format!("heal {}", names.seat(s)),
        Action::Buy(c) => format!("buy {}", names.card(c)),
        Action::Sweep => "sweep".into(),
        Action::Leave => "leave".into(),
        Action::Stay => "stay".into(),
    }
}
