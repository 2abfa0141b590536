//! Words for questions and for answers to them, as `is asked` and `is offered` use them.

use crate::city;
use crate::names::Names;
use rules::{Action, Ask, Hook};

/// Words for what is asked.
pub const ASKS: [&str; 55] = [
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
    "begin",
    "before-resolve",
    "striking",
    "wounded",
    "lost",
    "at-zero",
    "may-yield",
    "other-stays",
    "contest",
    "after-enter",
    "another-buys",
    "bought",
    "turn-end",
    "any-time",
    "offered",
    "draft",
    "tile",
    "monster",
    "turned-up",
    "buy-card",
    "reserve",
    "redirect",
    "gifts",
    "challenge",
    "help",
    "reveal",
    "home",
    "move",
    "destroy",
    "tear",
    "how-many",
    "trade",
    "borough",
    "scatter",
    "give-up",
];

/// The word for a window.
pub fn window(hook: Hook) -> &'static str {
    match hook {
        Hook::TurnBegins => "begin",
        Hook::BeforeFirstRoll => "before-roll",
        Hook::RollsFinished => "react",
        Hook::ChangingDice => "change",
        Hook::BeforeResolving => "before-resolve",
        Hook::BeforeTurnEnds => "turn-end",
        Hook::MayWhenLosing => "loss",
        Hook::Striking => "striking",
        Hook::Wounded => "wounded",
        Hook::LostHearts => "lost",
        Hook::AtZero => "at-zero",
        Hook::OtherMayYield => "may-yield",
        Hook::OtherStays => "other-stays",
        Hook::BeforeEntering => "contest",
        Hook::AfterEntering => "after-enter",
        Hook::AnotherBuys => "another-buys",
        Hook::Bought | Hook::Buying => "bought",
        Hook::BuyStep => "buy",
        Hook::Selling => "sell",
        Hook::TurnEnds => "turn-end",
        Hook::AnyTime => "any-time",
        Hook::Gifts => "gifts",
        _ => "use",
    }
}

/// The word for a question.
pub fn ask(ask: Ask) -> &'static str {
    match ask {
        Ask::Nothing => "nothing",
        Ask::Roll => "roll",
        Ask::Window(hook) => window(hook),
        Ask::Use(_) => "use",
        Ask::Die(_) => "die",
        Ask::Face | Ask::ShownFace | Ask::FaceFor(_) => "face",
        Ask::CopyCard => "copy",
        Ask::SellCard => "sell-card",
        Ask::CardOf(_) => "card",
        Ask::Either | Ask::Ways => "choice",
        Ask::Hearts => "hearts",
        Ask::FaceOrder => "face-order",
        Ask::EffectOrder => "effect-order",
        Ask::Buy => "buy",
        Ask::Revealed => "revealed",
        Ask::Yield => "yield",
        Ask::RerollOwn => "reroll",
        Ask::Offered => "offered",
        Ask::Draft => "draft",
        Ask::Tile(_) => "tile",
        Ask::Seat => "monster",
        Ask::TurnedUp(_) => "turned-up",
        Ask::ToBuy => "buy-card",
        Ask::Reserve => "reserve",
        Ask::Redirect(_) => "redirect",
        Ask::Gifts => "gifts",
        Ask::Challenge => "challenge",
        Ask::AskHelp | Ask::Volunteer(_) | Ask::PickAlly => "help",
        Ask::RevealChallenge => "reveal",
        Ask::Home => "home",
        Ask::Move => "move",
        Ask::Destroy => "destroy",
        Ask::Tear => "tear",
        Ask::HowMany(_) => "how-many",
        Ask::Trade(_) => "trade",
        Ask::Borough => "borough",
        Ask::Scatter => "scatter",
        Ask::GiveUp => "give-up",
    }
}

/// The words for an answer, the usual ones first. Rolls of any dice are all `roll`. `ways`: names of the ways asked about.
pub fn option(action: Action, ask: Ask, ways: &[String], names: &Names) -> Vec<String> {
    let face = |f: u8| names.rules.book.face(f).id();
    let card = |c: u8| names.card(c);
    let word = match action {
        Action::Roll(_) => "roll".into(),
        Action::Pass if ask == Ask::Move => return vec!["stay".into(), "pass".into()],
        Action::Pass => "pass".into(),
        Action::Use(c) | Action::Play(c) if ask == Ask::Gifts && is_gift(c, names) => {
            format!("lay {}", card(c))
        }
        Action::Use(c) => format!("use {}", card(c)),
        Action::Play(c) => format!("play {}", card(c)),
        Action::Seat(s) if ask == Ask::Challenge => format!("challenge {}", names.seat(s)),
        Action::Seat(s) => format!("pick {}", names.seat(s)),
        Action::Die(n) => format!("pick #{}", n + 1),
        Action::Face(f) if ask == Ask::FaceOrder => format!("resolve {}", face(f)),
        Action::Face(f) => format!("pick {}", face(f)),
        Action::Card(c) if ask == Ask::EffectOrder => format!("do {}", card(c)),
        Action::Card(c) => format!("pick {}", card(c)),
        Action::Choice(n) if matches!(ask, Ask::Either | Ask::Ways) => {
            let place = ["first", "second", "third"].get(n as usize).copied().unwrap_or("?");
            let mut words = vec![place.to_string(), format!("way {}", n + 1)];
            let named = ways.get(n as usize).filter(|w| !w.is_empty());
            // Two ways of one monster have always been the first and the second; ways of several have names.
            let at = if ask == Ask::Ways { 0 } else { words.len() };
            named.into_iter().for_each(|w| words.insert(at, w.clone()));
            return words;
        }
        Action::Choice(n) => yes_or_no(n == 0, ask).into(),
        Action::TokenEffect(0) => "do poison".into(),
        Action::TokenEffect(_) => "do shrink".into(),
        Action::Heal => "heal".into(),
        Action::Cure(0) => "cure poison".into(),
        Action::Cure(1) => "cure shrink".into(),
        Action::Cure(2) => "cure curse".into(),
        Action::Cure(_) => "tear web".into(),
        Action::Give(s) => format!("heal {}", names.seat(s)),
        Action::Buy(c) if ask == Ask::Gifts => format!("steal {}", card(c)),
        Action::Buy(c) => format!("buy {}", card(c)),
        Action::Sweep => "sweep".into(),
        Action::Leave => "leave".into(),
        Action::Stay => "stay".into(),
        Action::Borough(b) => format!("pick {}", city::borough_name(b)),
        Action::Place(p) => format!("move to {}", crate::told::place(names.rules, p)),
        Action::Number(n) => format!("pick {n}"),
        Action::Destroy(_) if ask == Ask::Scatter => format!("scatter {}", target(action, names)),
        Action::Destroy(_) => format!("destroy {}", target(action, names)),
    };
    vec![word]
}

/// What a number of [`Action::Destroy`] means on an empty board: units have names, stacks only their place. Runs know more.
fn target(action: Action, names: &Names) -> String {
    let Action::Destroy(n) = action else { return String::new() };
    let first_unit = names.rules.unit_number(0, 0);
    if n < first_unit {
        return format!("stack {} in {}", n % 3 + 1, city::borough_name(n / 3));
    }
    let (borough, unit) = ((n - first_unit) / 3, (n - first_unit) % 3);
    format!("{} in {}", names.rules.book.units[unit as usize].id, city::borough_name(borough))
}

fn is_gift(card: u8, names: &Names) -> bool {
    names.rules.def(card).kind == rules::lang::Kind::Gift
}

/// Yes and no to the questions of a Challenge.
fn yes_or_no(yes: bool, ask: Ask) -> &'static str {
    match (ask, yes) {
        (Ask::AskHelp, true) => "ask for help",
        (Ask::Volunteer(_), true) => "volunteer",
        (Ask::RevealChallenge, true) => "reveal",
        (Ask::RevealChallenge, false) => "keep hidden",
        (_, true) => "yes",
        (_, false) => "pass",
    }
}
