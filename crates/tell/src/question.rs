//! Every decision as a question: what is asked, why now, and what each answer does.

use cards::words::Value;
use rules::lang::{Ability, Do, Face, Token};
use rules::{Action, Ask, Decision, FaceRule, Game, NO_CARD, NOBODY, Options, Seat};

use crate::borough;
use crate::cast::Cast;
use crate::choice::{self, Choice};
use crate::dice;
use crate::say::Say;

pub use table::{together, topic};

/// A decision in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The sort of question: the end of its messages' keys.
    pub topic: &'static str,
    /// What is asked.
    pub title: String,
    /// Why now and what one can do, for somebody who sees this for the first time.
    pub help: String,
    /// What is different this time, to be said each time; empty where nothing is.
    pub note: String,
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

/// All sorts of questions, for tests and translators.
pub const TOPICS: [&str; 61] = [
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
    "turn-start",
    "resolving",
    "may-yield",
    "other-stays",
    "entering",
    "another-buys",
    "turn-end",
    "offered",
    "draft",
    "shown-face",
    "face-for",
    "face-useless",
    "tile",
    "seat",
    "ways",
    "turned-up",
    "to-buy",
    "reserve",
    "redirect",
    "gifts",
    "gift-to",
    "challenge",
    "ask-help",
    "volunteer",
    "pick-ally",
    "reveal-challenge",
    "beat",
    "settle",
    "home",
    "move",
    "destroy",
    "tear",
    "how-many",
    "borough",
    "unit-to",
    "scatter",
    "give-up",
    "trade",
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
        // Whoever is not asked need not come in between.
        if !self.is_asked() && default.is_none() {
            default = Some((Action::Pass, self.say.with("pass-done", &args)));
        }
        Question {
            topic,
            title: self.say.with(&format!("ask-{topic}"), &args),
            help: self.say.with(&format!("help-{topic}"), &args),
            note: self.note(options),
            too_dear: self.too_dear(&choices),
            choices,
            default,
        }
    }

    /// The sort of question; somebody who is not asked may still use an any-time card.
    pub fn topic(&self) -> &'static str {
        match self.decision.ask {
            _ if !self.is_asked() => "beat",
            Ask::Roll if self.game.rolls_left == 0 => "rolled",
            Ask::Face if self.names_a_useless_face() => "face-useless",
            Ask::Gifts if self.decision.card != NO_CARD => "gift-to",
            Ask::Home if self.game.turn == 0 => "settle",
            Ask::Borough if self.scatters() => "unit-to",
            ask => topic(ask),
        }
    }

    /// Does the card that asks move units away, rather than choose where to destroy?
    fn scatters(&self) -> bool {
        let found = |effect: &Do| matches!(effect, Do::ScatterUnits(_)).then_some(());
        borough::effects(self, self.decision.card, found).is_some()
    }

    /// What is different this time about rolling: going on may be a must, some dice may have to lie, and a curse costs.
    fn note(&self, options: &Options) -> String {
        let Scene { say, game, seat, decision, .. } = *self;
        if decision.ask != Ask::Roll || !self.is_asked() || options.dice == 0 {
            return String::new();
        }
        let mut notes = Vec::new();
        if !options.has(Action::Pass) {
            notes.push(say.it("roll-must"));
        }
        let lie = (0..game.dice_count).filter(|die| options.dice >> die & 1 == 0 && !game.is_locked(*die));
        let lie: Vec<String> = lie.map(|die| (die + 1).to_string()).collect();
        if !lie.is_empty() {
            notes.push(say.with("roll-lying", &[("dice", say.list(&lie).into())]));
        }
        let curses = game.monster(seat).tokens[Token::Curse as usize];
        let ouch = self.cast.table.rules.book.faces.iter().position(|face| *face == FaceRule::Ouch);
        let shown = ouch.map_or(0, |face| game.dice_showing(face as u8));
        if curses > 0 && shown > 0 {
            let face = dice::die(Face::Ouch.number(), say);
            notes.push(say.with("roll-curse", &[("n", curses.into()), ("face", face.into())]));
        }
        notes.join(" ")
    }

    fn is_asked(&self) -> bool {
        self.decision.seats >> self.seat & 1 == 1
    }

    /// Does the card that asks make the face named do nothing, rather than turn a die to it?
    fn names_a_useless_face(&self) -> bool {
        let acting = self.game.copy_of(self.decision.card).unwrap_or(self.decision.card);
        let card = self.cast.table.card(acting);
        card.is_some_and(|card| {
            card.facts.abilities.iter().any(|ability| match ability {
                Ability::When { then, .. } | Ability::May { then, .. } | Ability::OnGain(then) => {
                    then.iter().any(|effect| matches!(effect, Do::NameUselessFace(_)))
                }
                _ => false,
            })
        })
    }

    /// What all messages of questions may speak of.
    pub fn args(&self) -> Vec<(&'static str, Value)> {
        let Scene { cast, say, game, seat, decision } = *self;
        let monster = game.monster(seat);
        let card = match decision.ask {
            Ask::Use(card) | Ask::TurnedUp(card) => card,
            _ => decision.card,
        };
        let face = match decision.ask {
            Ask::Die(face) | Ask::HowMany(face) if face < 6 => dice::die(face, say),
            Ask::FaceFor(die) => dice::die(game.dice.get(die as usize), say),
            _ => String::new(),
        };
        let owner = match decision.ask {
            Ask::CardOf(owner) | Ask::Redirect(owner) | Ask::Volunteer(owner) => owner,
            _ => game.active,
        };
        let (level, die) = match decision.ask {
            Ask::Tile(level) => (level, 0),
            Ask::FaceFor(die) => (0, die.saturating_add(1)),
            _ => (0, 0),
        };
        let amount = match decision.ask {
            Ask::HowMany(face) if face < 6 => game.result[face as usize],
            _ => decision.amount,
        };
        let webs = monster.tokens[Token::Web as usize];
        let here = match cast.table.rules.has_boroughs() {
            true => cast.place_in(monster.place, say),
            false => String::new(),
        };
        vec![
            ("in", here.into()),
            ("fee", cast.table.rules.move_fee(game).into()),
            ("webs", webs.into()),
            ("who", cast.name(decision.it, say).into()),
            ("active", cast.name(game.active, say).into()),
            ("owner", cast.name(owner, say).into()),
            ("card", cast.card(card, say).into()),
            ("cause", self.cause().into()),
            ("face", face.into()),
            ("amount", amount.into()),
            ("more", if cast.table.rules.loss_may_grow(game, self.seat) { "yes" } else { "no" }.into()),
            ("hearts", monster.hearts.into()),
            ("energy", Value::Number(monster.energy.into())),
            ("roll", game.rolls_made.into()),
            ("rolls", game.rolls_made.saturating_add(game.rolls_left).into()),
            ("left", game.rolls_left.into()),
            ("level", level.into()),
            ("die", die.into()),
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
        "buy" | "revealed" | "turned-up" => "buy",
        "losing" => "losing",
        "use" | "challenge" | "ask-help" | "volunteer" => "no",
        "tile" => "tile",
        "pick-ally" => "alone",
        "reveal-challenge" => "face-down",
        "hearts" => "hearts",
        "move" => "move",
        "tear" => "tear",
        _ => "done",
    }
}

/// All meanings of "no more", for tests and translators.
pub const PASSES: [&str; 11] =
    ["roll", "buy", "losing", "no", "hearts", "done", "tile", "alone", "face-down", "move", "tear"];
