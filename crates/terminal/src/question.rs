//! Every decision as a question: what is asked, why now, and what each answer does.

use cards::words::Value;
use rules::{Action, Ask, Decision, Game, Hook, NO_CARD, NOBODY, Options, Seat};

use crate::cast::Cast;
use crate::choice::{self, Choice};
use crate::dice;
use crate::say::Say;

/// A decision in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The sort of question: the end of its messages' keys.
    pub topic: &'static str,
    /// What is asked.
    pub title: String,
    /// Why now and what one can do, for somebody who sees this for the first time.
    pub help: String,
    /// The answers that can be picked by number. Rolling again is not among them: dice are named.
    pub choices: Vec<Choice>,
    /// What an empty line answers, and what that means.
    pub default: Option<(Action, String)>,
    /// Cards on offer that cannot be bought now, with their price.
    pub too_dear: Vec<(rules::CardId, u8)>,
}

/// Everything a question speaks of.
#[derive(Clone, Copy)]
pub struct Scene<'a, 'c> {
    /// The table.
    pub cast: &'a Cast<'c>,
    /// The language.
    pub say: Say,
    /// The game as the seat sees it.
    pub game: &'a Game,
    /// Who is asked.
    pub seat: Seat,
    /// The open decision.
    pub decision: Decision,
}

/// The sort of question an [`Ask`] is.
pub fn topic(ask: Ask) -> &'static str {
    match ask {
        Ask::Nothing => "nothing",
        Ask::Roll => "roll",
        Ask::Window(Hook::BeforeFirstRoll) => "first",
        Ask::Window(Hook::RollsFinished) => "react",
        Ask::Window(Hook::ChangingDice) => "change",
        Ask::Window(Hook::MayWhenLosing) => "losing",
        Ask::Window(Hook::Selling) => "selling",
        Ask::Window(_) => "window",
        Ask::Use(_) => "use",
        Ask::Die(_) => "die",
        Ask::Face => "face",
        Ask::CopyCard => "copy",
        Ask::SellCard => "sell",
        Ask::CardOf(_) => "card-of",
        Ask::Either => "either",
        Ask::Hearts => "hearts",
        Ask::FaceOrder => "face-order",
        Ask::EffectOrder => "effect-order",
        Ask::Buy => "buy",
        Ask::Revealed => "revealed",
        Ask::Yield => "yield",
        Ask::RerollOwn => "reroll-own",
    }
}

/// All sorts of questions, for tests and translators.
pub const TOPICS: [&str; 23] = [
    "nothing",
    "roll",
    "rolled",
    "first",
    "react",
    "change",
    "losing",
    "selling",
    "window",
    "use",
    "die",
    "face",
    "copy",
    "sell",
    "card-of",
    "either",
    "hearts",
    "face-order",
    "effect-order",
    "buy",
    "revealed",
    "yield",
    "reroll-own",
];

impl Scene<'_, '_> {
    /// The decision as a question to its seat.
    pub fn question(&self, options: &Options) -> Question {
        let topic = self.topic();
        let args = self.args();
        let mut choices: Vec<Choice> = Vec::new();
        let mut default = None;
        for &action in options.others() {
            if action == Action::Pass {
                let meaning = self.say.with(&format!("pass-{}", pass_topic(topic)), &args);
                default = Some((action, meaning));
            } else {
                let number = choices.iter().map(|choice| choice.number).max().unwrap_or(0) + 1;
                choices.push(choice::choice(self, action, number));
            }
        }
        Question {
            topic,
            title: self.say.with(&format!("ask-{topic}"), &args),
            help: self.say.with(&format!("help-{topic}"), &args),
            too_dear: self.too_dear(&choices),
            choices,
            default,
        }
    }

    /// The sort of question; somebody who is not asked may still use an any-time card.
    fn topic(&self) -> &'static str {
        if self.decision.seats >> self.seat & 1 == 0 {
            "window"
        } else if self.decision.ask == Ask::Roll && self.game.rolls_left == 0 {
            "rolled"
        } else {
            topic(self.decision.ask)
        }
    }

    /// What all messages of questions may speak of.
    fn args(&self) -> Vec<(&'static str, Value)> {
        let Scene { cast, say, game, seat, decision } = *self;
        let monster = game.monster(seat);
        let card = match decision.ask {
            Ask::Use(card) => card,
            _ => decision.card,
        };
        let face = match decision.ask {
            Ask::Die(face) if face < 6 => dice::die(face),
            _ => String::new(),
        };
        let owner = match decision.ask {
            Ask::CardOf(owner) => owner,
            _ => game.active,
        };
        vec![
            ("who", cast.name(decision.it, say).into()),
            ("active", cast.name(game.active, say).into()),
            ("owner", cast.name(owner, say).into()),
            ("card", cast.card(card, say).into()),
            ("cause", self.cause().into()),
            ("face", face.into()),
            ("amount", decision.amount.into()),
            ("hearts", monster.hearts.into()),
            ("energy", Value::Number(monster.energy.into())),
            ("roll", game.rolls_made.into()),
            ("rolls", game.rolls_made.saturating_add(game.rolls_left).into()),
            ("left", game.rolls_left.into()),
        ]
    }

    /// What causes the loss that is about to happen, in a few words.
    fn cause(&self) -> String {
        let Scene { cast, say, decision, .. } = *self;
        let by = (decision.it != NOBODY).then(|| cast.name(decision.it, say));
        match (cast.table.card(decision.card), by) {
            (Some(_), Some(who)) if decision.it != self.seat => {
                let card = cast.card(decision.card, say);
                say.with("reason-card-of", &[("card", card.into()), ("who", who.into())])
            }
            (Some(_), _) => cast.card(decision.card, say),
            (None, Some(who)) if decision.card == NO_CARD => {
                say.with("reason-smashes", &[("who", who.into())])
            }
            _ => say.with("token-poison", &[("n", decision.amount.into())]),
        }
    }

    /// Cards on offer that are no option because they cannot be paid.
    fn too_dear(&self, choices: &[Choice]) -> Vec<(rules::CardId, u8)> {
        if self.topic() != "buy" {
            return Vec::new();
        }
        let rules = &self.cast.table.rules;
        let offered = |card| choices.iter().any(|choice| choice.action == Action::Buy(card));
        let cards = self.game.market.iter().copied().filter(|&card| card != NO_CARD && !offered(card));
        cards.map(|card| (card, rules.price(self.game, self.seat, card))).collect()
    }
}

/// What "no more" means, by sort of question.
fn pass_topic(topic: &str) -> &'static str {
    match topic {
        "roll" | "rolled" => "roll",
        "buy" | "revealed" => "buy",
        "losing" => "losing",
        "use" => "no",
        "hearts" => "hearts",
        _ => "done",
    }
}

/// All meanings of "no more", for tests and translators.
pub const PASSES: [&str; 6] = ["roll", "buy", "losing", "no", "hearts", "done"];
