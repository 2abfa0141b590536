//! Short, stable English for events, questions and answers: for expectations and for the log of a failure.

use crate::asks::{ASKS, window};
use crate::city;
use crate::names::Names;
use crate::words::{FACES, fold, show_faces, unknown};
use rules::lang::{Resource, Token};
use rules::{Cause, Ending, Event, Faces, Fallen, Leaving, NO_CARD, Rule, Rules, Source};

/// Names of the events, as expectations use them.
pub const EVENTS: [&str; 79] = [
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
    "WindowOpened",
    "Offered",
    "Kept",
    "DiscardedUnseen",
    "EvolutionsDrawn",
    "EvolutionsReshuffled",
    "EvolutionPlayed",
    "HandedOver",
    "BroughtBack",
    "Announced",
    "PurchaseCancelled",
    "Reserved",
    "TurnedUp",
    "Frozen",
    "FaceUseless",
    "TurnSkipped",
    "StarsSet",
    "Wickedness",
    "TileTaken",
    "Stolen",
    "ChallengeDrawn",
    "ChallengesReshuffled",
    "ChallengeDeclared",
    "HelpAsked",
    "Volunteered",
    "AllyChosen",
    "HelpDeclined",
    "ChallengeRevealed",
    "ChallengeKeptHidden",
    "ChallengeWon",
    "ChallengeUnwon",
    "ChallengeDiscarded",
    "MaskMoved",
    "Eliminated",
    "Ended",
    "Moved",
    "Destroyed",
    "BuildingShown",
    "UnitMoved",
    "GoalTaken",
    "GoalLeft",
    "ResultTreated",
    "DieSetAside",
    "DestroysIn",
    "KeepAwaited",
    "SouvenirLeft",
];

/// Words other than names, numbers and ids that occur in events.
const FIXED: [&str; 46] = [
    "by", "to", "from", "for", "of", "with", "on", "roll", "turn", "extra", "nobody", "nothing", "stars",
    "star", "hearts", "heart", "energy", "smash", "poison", "shrink", "city", "bay", "outside", "yielded",
    "forced", "market", "deck", "discards", "slot", "fewer", "dice", "winners", "survivor", "card",
    "counters", "now", "target", "under", "force", "against", "seen", "unseen", "in", "web", "curse",
    "roaming",
];

/// The place with this number.
pub fn place(rules: &Rules, n: u8) -> &'static str {
    if rules.has_boroughs() {
        return rules.book.places.get(n as usize).map_or("nowhere", |p| p.id);
    }
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
        Token::Target => "target",
        Token::Web => "web",
        Token::Curse => "curse",
    }
}

fn resource(r: Resource) -> &'static str {
    match r {
        Resource::Stars => "stars",
        Resource::Hearts => "hearts",
        Resource::Energy => "energy",
    }
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
        Cause::Rule(rule) => format!("by {}", names.rules.book.rule(rule).id()),
        Cause::Card(c) => format!("by {}", card(c)),
        Cause::Token(t) => format!("by {}", token(t)),
    };
    let rules = names.rules;
    let face = |f: u8| rules.book.face(f).id();
    let faces = |faces: Faces, n: u8| show_faces(rules, (0..n as usize).map(|i| faces.get(i)));
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
            format!("Entered {} {} {}", who(seat), place(rules, p), by(cause))
        }
        Event::Left { seat, place: p, how, cause } => {
            let how = if how == Leaving::Yielded { "yielded" } else { "forced" };
            format!("Left {} {} {how} {}", who(seat), place(rules, p), by(cause))
        }
        Event::Stayed { seat } => format!("Stayed {}", who(seat)),
        Event::Moved { seat, place: p, cause } => {
            format!("Moved {} to {} {}", who(seat), place(rules, p), by(cause))
        }
        Event::Destroyed { seat, borough, what, cause } => {
            let (what, at) = (city::fallen(rules, what), city::borough_name(borough));
            format!("Destroyed {} {what} in {at} {}", who(seat), by(cause))
        }
        Event::BuildingShown { stack, building } => {
            let what = city::fallen(rules, Fallen::Building(building));
            format!("BuildingShown {what} in {}", city::borough_name(stack / 3))
        }
        Event::UnitMoved { seat, unit, from, to, cause } => {
            let (from, to) = (city::borough_name(from), city::borough_name(to));
            let unit = city::fallen(rules, Fallen::Unit(unit));
            format!("UnitMoved {} {unit} from {from} to {to} {}", who(seat), by(cause))
        }
        Event::GoalTaken { seat, from, card: c, cause } => {
            format!("GoalTaken {} {} from {} {}", who(seat), card(c), who(from), by(cause))
        }
        Event::GoalLeft { seat, card: c, cause } => {
            format!("GoalLeft {} {} {}", who(seat), card(c), by(cause))
        }
        Event::ResultTreated { seat, from, to, amount, cause } => {
            let (from, to) = (face(from), face(to));
            format!("ResultTreated {} {amount} from {from} to {to} {}", who(seat), by(cause))
        }
        Event::DieSetAside { seat, die, face: f, cause } => {
            format!("DieSetAside {} #{} {} {}", who(seat), die + 1, face(f), by(cause))
        }
        Event::DestroysIn { seat, borough, cause } => {
            format!("DestroysIn {} {} {}", who(seat), city::borough_name(borough), by(cause))
        }
        Event::KeepAwaited { seat, cause } => format!("KeepAwaited {} {}", who(seat), by(cause)),
        Event::SouvenirLeft { seat, borough, cause } => {
            format!("SouvenirLeft {} {} {}", who(seat), city::borough_name(borough), by(cause))
        }
        Event::Bought { seat, card: c, price, from } => {
            let buyer = who(seat);
            let from = match from {
                Source::Market(slot) => format!("market {}", slot + 1),
                Source::DeckTop => "deck".into(),
                Source::Monster(s) => who(s),
                Source::Discards => "discards".into(),
                Source::Reserved(over) => format!("under {}", card(over)),
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
        Event::ExtraTurn { seat, fewer_dice, roaming, cause } => {
            let fewer = if fewer_dice > 0 { format!(" fewer dice {fewer_dice}") } else { String::new() };
            let roaming = if roaming { " roaming" } else { "" };
            format!("ExtraTurn {}{fewer}{roaming} {}", who(seat), by(cause))
        }
        Event::Survived { seat, hearts, cause } => {
            format!("Survived {} {hearts} hearts {}", who(seat), by(cause))
        }
        Event::Allied { seat, with, cause } => {
            format!("Allied {} with {} {}", who(seat), who(with), by(cause))
        }
        Event::WindowOpened { hook, seats } => {
            let all: Vec<String> = (0..8).filter(|s| seats >> s & 1 == 1).map(&mut who).collect();
            format!("WindowOpened {} {}", window(hook), all.join(" "))
        }
        Event::Offered { seat, card: c } => format!("Offered {} {}", who(seat), card(c)),
        Event::Kept { seat, card: c } => format!("Kept {} {}", who(seat), card(c)),
        Event::DiscardedUnseen { seat, card: c } => format!("DiscardedUnseen {} {}", who(seat), card(c)),
        Event::EvolutionsDrawn { seat, n, cause } => {
            format!("EvolutionsDrawn {} {n} {}", who(seat), by(cause))
        }
        Event::EvolutionsReshuffled { seat } => format!("EvolutionsReshuffled {}", who(seat)),
        Event::EvolutionPlayed { seat, card: c } => format!("EvolutionPlayed {} {}", who(seat), card(c)),
        Event::HandedOver { from, to, card: c } => {
            format!("HandedOver {} from {} to {}", card(c), who(from), who(to))
        }
        Event::BroughtBack { seat, card: c } => format!("BroughtBack {} {}", who(seat), card(c)),
        Event::Announced { seat, card: c } => format!("Announced {} {}", who(seat), card(c)),
        Event::PurchaseCancelled { seat, card: c, cause } => {
            format!("PurchaseCancelled {} {} {}", who(seat), card(c), by(cause))
        }
        Event::Reserved { seat, card: c, cause } => {
            format!("Reserved {} {} {}", who(seat), card(c), by(cause))
        }
        Event::TurnedUp { seat, card: c, cause } => {
            format!("TurnedUp {} {} {}", who(seat), card(c), by(cause))
        }
        Event::Frozen { seat, die, face: f, cause } => {
            format!("Frozen {} #{} {} {}", who(seat), die + 1, face(f), by(cause))
        }
        Event::FaceUseless { seat, face: f, cause } => {
            format!("FaceUseless {} {} {}", who(seat), face(f), by(cause))
        }
        Event::TurnSkipped { seat, cause } => format!("TurnSkipped {} {}", who(seat), by(cause)),
        Event::StarsSet { seat, now, cause } => format!("StarsSet {} now {now} {}", who(seat), by(cause)),
        Event::Wickedness { seat, now, cause } => {
            format!("Wickedness {} now {now} {}", who(seat), by(cause))
        }
        Event::TileTaken { seat, card: c, cause } => {
            format!("TileTaken {} {} {}", who(seat), card(c), by(cause))
        }
        Event::Stolen { from, by: thief, card: c, price } => {
            format!("Stolen {} from {} by {} for {price}", card(c), who(from), who(thief))
        }
        Event::ChallengeDrawn { seat, card: c } => format!("ChallengeDrawn {} {}", who(seat), card(c)),
        Event::ChallengesReshuffled => "ChallengesReshuffled".into(),
        Event::ChallengeDeclared { challenger, champion } => {
            format!("ChallengeDeclared {} to {}", who(challenger), who(champion))
        }
        Event::HelpAsked { seat } => format!("HelpAsked {}", who(seat)),
        Event::Volunteered { seat, seats } => {
            let all: Vec<String> = (0..8).filter(|s| seats >> s & 1 == 1).map(&mut who).collect();
            let all = if all.is_empty() { "nobody".into() } else { all.join(" ") };
            format!("Volunteered {all} for {}", who(seat))
        }
        Event::AllyChosen { seat, ally } => format!("AllyChosen {} with {}", who(seat), who(ally)),
        Event::HelpDeclined { seat } => format!("HelpDeclined {}", who(seat)),
        Event::ChallengeRevealed { seat, card: c, force } => {
            format!("ChallengeRevealed {} {} force {force}", who(seat), card(c))
        }
        Event::ChallengeKeptHidden { seat } => format!("ChallengeKeptHidden {}", who(seat)),
        Event::ChallengeWon { seat, total, against, cause } => {
            format!("ChallengeWon {} {total} against {against} {}", who(seat), by(cause))
        }
        Event::ChallengeUnwon { cause } => format!("ChallengeUnwon {}", by(cause)),
        Event::ChallengeDiscarded { seat, seen } => {
            format!("ChallengeDiscarded {} {}", who(seat), if seen { "seen" } else { "unseen" })
        }
        Event::MaskMoved { from, to, cause } => {
            format!("MaskMoved from {} to {} {}", who(from), who(to), by(cause))
        }
        Event::Eliminated { seat, cause } => format!("Eliminated {} {}", who(seat), by(cause)),
        Event::Ended { winners, how, cause } => {
            let all: Vec<String> = (0..8).filter(|s| winners >> s & 1 == 1).map(&mut who).collect();
            let all = if all.is_empty() { "nobody".into() } else { all.join(" ") };
            format!("Ended winners {all} by {} {}", ending(how), by(cause))
        }
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

/// Is this the name of a place, building or unit of this table?
fn is_of_board(word: &str, names: &Names) -> bool {
    let rules = names.rules;
    rules.has_boroughs()
        && (city::borough(word).is_some()
            || rules.book.places.iter().any(|p| p.id == word)
            || city::known_targets(rules).contains(&word))
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
        if let (Some((card, after)), false) = (names.leading_card(rest), words.is_empty()) {
            words.push(fold(card));
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
                || ASKS.contains(&word)
                || Rule::ALL.iter().any(|r| r.id().eq_ignore_ascii_case(word))
                || names.card_ref(word).is_ok()
                || FACES.contains(&word)
                || is_of_board(word, names);
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
        let canonical = names.card_ref(word).ok().filter(|c| !words.is_empty() && c.copy.is_none());
        let fixed =
            FIXED.contains(&word.to_lowercase().as_str()) || ASKS.contains(&word) || is_of_board(word, names);
        words.push(match canonical {
            Some(card) if !fixed => fold(&card.name),
            _ => fold(word),
        });
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
