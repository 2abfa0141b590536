//! Every event as a sentence, with its cause: every number answers "why?".

use cards::words::Value;
use rules::lang::Resource;
use rules::{CardId, Cause, Ending, Event, Faces, Leaving, NO_CARD, NOBODY, Seat, Source};

use crate::cast::{Cast, token_key};
use crate::dice;
use crate::say::Say;
use crate::tally::Tally;
use crate::why;

/// An event in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// The message's key, `ev-` and a name that never changes.
    pub key: &'static str,
    /// What was put into the message.
    pub args: Vec<(&'static str, Value)>,
    /// The sentence.
    pub text: String,
    /// Why in a few words, if the event has a cause.
    pub reason: Option<String>,
    /// The cause itself.
    pub cause: Option<Cause>,
}

impl Told {
    /// The sentence with its reason in brackets before the full stop. `mark` may set the reason apart, or add to it.
    pub(crate) fn with_reason(&self, mark: impl Fn(&str) -> String) -> String {
        match &self.reason {
            None => self.text.clone(),
            Some(reason) => match self.text.strip_suffix('.') {
                Some(text) => format!("{text} {}.", mark(reason)),
                None => format!("{} {}", self.text, mark(reason)),
            },
        }
    }
}

/// The symbol of a resource.
pub(crate) fn symbol(what: Resource) -> &'static str {
    match what {
        Resource::Stars => "★",
        Resource::Hearts => "♥",
        Resource::Energy => "⚡",
    }
}

/// Tells an event as the seat `to` may know it (`None`: somebody who sees only what all see). `now` is what the
/// monsters have after the event.
pub fn tell(cast: &Cast, say: Say, event: &Event, now: &Tally, to: Option<Seat>) -> Told {
    let (key, args, cause) = Teller { cast, say, now, to }.parts(event);
    let reason = match (event, cause) {
        // The sentence names the card already.
        (Event::Used { .. } | Event::Copied { .. }, _) => None,
        (Event::HeartsLost { by, smash: true, .. }, _) if *by != NOBODY => {
            Some(say.with("reason-smashes", &[("who", cast.name(*by, say).into())]))
        }
        (Event::HeartsLost { seat, by, .. }, Some(cause @ Cause::Card(_))) if *by != NOBODY && by != seat => {
            let card = why::in_short(cast, cause, say);
            let who = cast.name(*by, say);
            Some(say.with("reason-card-of", &[("card", card.into()), ("who", who.into())]))
        }
        (_, Some(cause)) => Some(why::in_short(cast, cause, say)),
        _ => None,
    };
    let text = say.with(key, &args);
    Told { key, args, text, reason, cause }
}

struct Teller<'a, 'c> {
    cast: &'a Cast<'c>,
    say: Say,
    now: &'a Tally,
    to: Option<Seat>,
}

type Args = Vec<(&'static str, Value)>;

impl Teller<'_, '_> {
    fn who(&self, seat: Seat) -> Value {
        self.cast.name(seat, self.say).into()
    }

    fn card(&self, card: CardId) -> Value {
        self.cast.card(card, self.say).into()
    }

    fn dice(&self, faces: Faces, n: u8) -> Value {
        dice::row(faces, n).into()
    }

    fn after(&self, seat: Seat, what: Resource) -> Value {
        Value::Number(self.now.get(seat, what).into())
    }

    fn change(&self, seat: Seat, what: Resource, amount: u8) -> Args {
        vec![
            ("who", self.who(seat)),
            ("amount", amount.into()),
            ("what", symbol(what).into()),
            ("now", self.after(seat, what)),
        ]
    }

    fn parts(&self, event: &Event) -> (&'static str, Args, Option<Cause>) {
        let who = |seat: Seat| ("who", self.who(seat));
        let named = |card: CardId| ("card", self.card(card));
        let place = |place: u8| ("place", self.cast.place(place, self.say).into());
        match *event {
            Event::RolledForFirst { seat, faces, n } => (
                "ev-rolled-for-first",
                vec![who(seat), ("dice", self.dice(faces, n))],
                rule(rules::Rule::Base11),
            ),
            Event::FirstPlayer { seat } => ("ev-first-player", vec![who(seat)], rule(rules::Rule::Base11)),
            Event::TurnStarted { seat, turn, extra } => {
                let key = if extra { "ev-turn-extra" } else { "ev-turn-started" };
                (key, vec![who(seat), ("turn", Value::Number(turn.into()))], None)
            }
            Event::Rolled { seat, faces, n, rolled, roll } => {
                let again = rolled.count_ones() as u8;
                let key = if roll <= 1 { "ev-rolled" } else { "ev-rerolled" };
                let dice = ("dice", self.dice(faces, n));
                (key, vec![who(seat), dice, ("n", again.into()), ("roll", roll.into())], None)
            }
            Event::RollsFinished { seat } => ("ev-rolls-finished", vec![who(seat)], None),
            Event::DieChanged { seat, die, from, to, cause } => (
                "ev-die-changed",
                vec![
                    who(seat),
                    ("die", die.saturating_add(1).into()),
                    ("from", dice::die(from).into()),
                    ("to", dice::die(to).into()),
                ],
                Some(cause),
            ),
            Event::CardRolled { seat, faces, n, cause } => (
                "ev-card-rolled",
                vec![who(seat), ("dice", self.dice(faces, n)), ("n", n.into())],
                Some(cause),
            ),
            Event::ResultAdded { seat, face, amount, cause } => (
                "ev-result-added",
                vec![who(seat), ("amount", amount.into()), ("face", dice::die(face).into())],
                Some(cause),
            ),
            Event::FaceResolved { seat, face, count } => (
                "ev-face-resolved",
                vec![who(seat), ("count", count.into()), ("face", dice::die(face).into())],
                rule(rules::Rule::Base22),
            ),
            Event::Gained { seat, what, amount, cause } => {
                ("ev-gained", self.change(seat, what, amount), Some(cause))
            }
            Event::Lost { seat, what, amount, cause } => {
                ("ev-lost", self.change(seat, what, amount), Some(cause))
            }
            Event::HeartsLost { seat, amount, cause, .. } => {
                ("ev-hearts-lost", self.change(seat, Resource::Hearts, amount), Some(cause))
            }
            Event::Prevented { seat, amount, cause } => {
                ("ev-prevented", self.change(seat, Resource::Hearts, amount), Some(cause))
            }
            Event::LossHeld { seat, amount, cause } => {
                ("ev-loss-held", self.change(seat, Resource::Hearts, amount), Some(cause))
            }
            Event::Used { seat, card } => {
                ("ev-used", vec![who(seat), ("card", self.card(card))], Some(Cause::Card(card)))
            }
            Event::Tokens { seat, token, change, cause } => {
                let key = if change < 0 { "ev-tokens-lost" } else { "ev-tokens-got" };
                let tokens = self.say.with(token_key(token), &[("n", change.unsigned_abs().into())]);
                (key, vec![who(seat), ("tokens", tokens.into())], Some(cause))
            }
            Event::Counters { card, now, cause } => {
                ("ev-counters", vec![named(card), ("now", now.into())], Some(cause))
            }
            Event::Entered { seat, place: at, cause } => {
                ("ev-entered", vec![who(seat), place(at)], Some(cause))
            }
            Event::Left { seat, place: at, how, cause } => {
                let key = match how {
                    Leaving::Yielded => "ev-yielded",
                    Leaving::Forced => "ev-left",
                };
                (key, vec![who(seat), place(at)], Some(cause))
            }
            Event::Stayed { seat } => ("ev-stayed", vec![who(seat)], rule(rules::Rule::Base29)),
            Event::Bought { seat, card, price, from } => {
                let (key, other) = match from {
                    Source::Market(_) => ("ev-bought", NOBODY),
                    Source::DeckTop => ("ev-bought-deck", NOBODY),
                    Source::Monster(other) => ("ev-bought-monster", other),
                    Source::Discards => ("ev-bought-discards", NOBODY),
                };
                let now = self.after(seat, Resource::Energy);
                let args = vec![
                    who(seat),
                    named(card),
                    ("price", price.into()),
                    ("from", self.who(other)),
                    ("now", now),
                ];
                (key, args, rule(rules::Rule::Base43))
            }
            Event::CardArrived { seat, card } => {
                ("ev-card-arrived", vec![who(seat), named(card)], rule(rules::Rule::Base46))
            }
            Event::CardDiscarded { seat, card, cause } => {
                ("ev-card-discarded", vec![who(seat), named(card)], Some(cause))
            }
            Event::CardUnderDeck { card, cause } => ("ev-card-under-deck", vec![named(card)], Some(cause)),
            Event::CardMoved { from, to, card, cause } => (
                "ev-card-moved",
                vec![("from", self.who(from)), ("to", self.who(to)), named(card)],
                Some(cause),
            ),
            Event::Revealed { card, .. } => {
                let facts = self.cast.table.card(card);
                let price = facts.and_then(|card| card.facts.cost).unwrap_or_default();
                ("ev-revealed", vec![named(card), ("price", price.into())], rule(rules::Rule::Base44))
            }
            Event::Swept { seat } => ("ev-swept", vec![who(seat)], rule(rules::Rule::Base47)),
            Event::Reshuffled => ("ev-reshuffled", vec![], rule(rules::Rule::Sil3)),
            Event::Peeked { seat, card } => {
                let told = self.to.is_some_and(|to| event.seen_by() >> to & 1 == 1);
                let key = if told { "ev-peeked" } else { "ev-peeked-hidden" };
                let args = if told { vec![who(seat), named(card)] } else { vec![who(seat)] };
                (key, args, None)
            }
            Event::Copied { card, of: NO_CARD } => ("ev-copy-ended", vec![named(card)], None),
            Event::Copied { card, of } => {
                ("ev-copied", vec![named(card), ("of", self.card(of))], Some(Cause::Card(card)))
            }
            Event::ExtraTurn { seat, fewer_dice, cause } => {
                ("ev-extra-turn", vec![who(seat), ("n", fewer_dice.into())], Some(cause))
            }
            Event::Survived { seat, hearts, cause } => {
                ("ev-survived", vec![who(seat), ("now", hearts.into())], Some(cause))
            }
            Event::Allied { seat, with, cause } => {
                ("ev-allied", vec![who(seat), ("with", self.who(with))], Some(cause))
            }
            Event::Eliminated { seat, cause } => ("ev-eliminated", vec![who(seat)], Some(cause)),
            Event::Ended { winners, how, cause } => {
                let key = match how {
                    Ending::Stars => "ev-ended-stars",
                    Ending::Survivor => "ev-ended-survivor",
                    Ending::Card => "ev-ended-card",
                    Ending::Nobody => "ev-ended-nobody",
                };
                let names: Vec<String> =
                    (0..8).filter(|s| winners >> s & 1 == 1).map(|s| self.cast.name(s, self.say)).collect();
                let n = ("n", Value::Number(names.len() as i64));
                (key, vec![("winners", self.say.list(&names).into()), n], Some(cause))
            }
        }
    }
}

fn rule(rule: rules::Rule) -> Option<Cause> {
    Some(Cause::Rule(rule))
}
