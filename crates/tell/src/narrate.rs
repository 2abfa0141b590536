//! Every event as a sentence, with its cause: every number answers "why?".

use cards::words::Value;
use rules::lang::{Kind, Resource};
use rules::{CardId, Cause, Ending, Event, Faces, Leaving, NO_CARD, NOBODY, Seat, Source};

use crate::borough;
use crate::cast::{Cast, token_key};
use crate::dice;
use crate::say::Say;
use crate::tally::Tally;
use crate::why;

/// Evolutions everybody takes in a draft.
const DRAFTED: u8 = 8;

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
    pub fn with_reason(&self, mark: impl Fn(&str) -> String) -> String {
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
pub fn symbol(what: Resource) -> &'static str {
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
    let cause = cause.map(|cause| cast.cause(cause));
    let reason = match (event, cause) {
        // The sentence names the card already.
        (
            Event::Used { .. }
            | Event::Copied { .. }
            | Event::EvolutionPlayed { .. }
            | Event::HandedOver { .. }
            | Event::BroughtBack { .. }
            | Event::ChallengeRevealed { .. },
            _,
        ) => None,
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
        dice::row(faces, n, self.say).into()
    }

    fn die(&self, face: u8) -> Value {
        dice::die(face, self.say).into()
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

    /// The monsters of a mask.
    fn names(&self, seats: u8) -> String {
        let seats = (0..8).filter(|s| seats >> s & 1 == 1);
        self.say.list(&seats.map(|s| self.cast.name(s, self.say)).collect::<Vec<_>>())
    }

    /// What only one seat has seen: to that seat with the card, to others without it.
    fn secret(
        &self,
        event: &Event,
        seat: Seat,
        card: CardId,
        keys: [&'static str; 2],
    ) -> (&'static str, Args) {
        let who = ("who", self.who(seat));
        match self.to.is_some_and(|to| event.seen_by() >> to & 1 == 1) {
            true => (keys[0], vec![who, ("card", self.card(card))]),
            false => (keys[1], vec![who]),
        }
    }

    /// The rule by which a seat keeps a card.
    fn kept_by(&self, seat: Seat, card: CardId) -> rules::Rule {
        let options = &self.cast.table.options;
        let with = |word: &str| options.with.iter().any(|known| known == word);
        let costume = self.cast.table.card(card).is_some_and(|card| card.facts.kind == Kind::Costume);
        match self.now.kept_before(seat) {
            None => rules::Rule::Pu4,
            Some(_) if costume => rules::Rule::Hal2,
            // A costume was kept before the draft.
            Some(n) if with("mutants") && n <= DRAFTED + u8::from(with("halloween")) => rules::Rule::Mut3,
            Some(_) => rules::Rule::Pu3,
        }
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
                    ("from", self.die(from)),
                    ("to", self.die(to)),
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
                vec![who(seat), ("amount", amount.into()), ("face", self.die(face))],
                Some(cause),
            ),
            Event::FaceResolved { seat, face, count } => (
                "ev-face-resolved",
                vec![who(seat), ("count", count.into()), ("face", self.die(face))],
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
                    Source::Reserved(_) => ("ev-bought-reserved", NOBODY),
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
                let (key, args) = self.secret(event, seat, card, ["ev-peeked", "ev-peeked-hidden"]);
                (key, args, None)
            }
            Event::Copied { card, of: NO_CARD } => ("ev-copy-ended", vec![named(card)], None),
            Event::Copied { card, of } => {
                ("ev-copied", vec![named(card), ("of", self.card(of))], Some(Cause::Card(card)))
            }
            Event::ExtraTurn { seat, fewer_dice, roaming, cause } => {
                let key = if roaming { "ev-extra-turn-roaming" } else { "ev-extra-turn" };
                (key, vec![who(seat), ("n", fewer_dice.into())], Some(cause))
            }
            Event::Survived { seat, hearts, cause } => {
                ("ev-survived", vec![who(seat), ("now", hearts.into())], Some(cause))
            }
            Event::Allied { seat, with, cause } => {
                ("ev-allied", vec![who(seat), ("with", self.who(with))], Some(cause))
            }
            Event::WindowOpened { seats, .. } => {
                ("ev-window-opened", vec![("names", self.names(seats).into())], None)
            }
            Event::Offered { seat, card } => {
                let (key, args) = self.secret(event, seat, card, ["ev-offered", "ev-offered-hidden"]);
                (key, args, None)
            }
            Event::Kept { seat, card } => {
                let (key, args) = self.secret(event, seat, card, ["ev-kept", "ev-kept-hidden"]);
                (key, args, rule(self.kept_by(seat, card)))
            }
            Event::DiscardedUnseen { seat, card } => {
                let keys = ["ev-discarded-unseen", "ev-discarded-unseen-hidden"];
                let (key, args) = self.secret(event, seat, card, keys);
                (key, args, None)
            }
            Event::EvolutionsDrawn { seat, n, cause } => {
                ("ev-evolutions-drawn", vec![who(seat), ("n", n.into())], Some(cause))
            }
            Event::EvolutionsReshuffled { seat } => {
                ("ev-evolutions-reshuffled", vec![who(seat)], rule(rules::Rule::Pu8))
            }
            Event::EvolutionPlayed { seat, card } => {
                ("ev-evolution-played", vec![who(seat), named(card)], Some(Cause::Card(card)))
            }
            Event::HandedOver { from, to, card } => (
                "ev-handed-over",
                vec![("from", self.who(from)), ("to", self.who(to)), named(card)],
                Some(Cause::Card(card)),
            ),
            Event::BroughtBack { seat, card } => {
                ("ev-brought-back", vec![who(seat), named(card)], Some(Cause::Card(card)))
            }
            Event::Announced { seat, card } => {
                ("ev-announced", vec![who(seat), named(card)], rule(rules::Rule::Base43))
            }
            Event::PurchaseCancelled { seat, card, cause } => {
                ("ev-purchase-cancelled", vec![who(seat), named(card)], Some(cause))
            }
            Event::Reserved { seat, card, cause } => {
                ("ev-reserved", vec![who(seat), named(card)], Some(cause))
            }
            Event::TurnedUp { seat, card, cause } => {
                ("ev-turned-up", vec![who(seat), named(card)], Some(cause))
            }
            Event::Frozen { seat, die, face, cause } => (
                "ev-frozen",
                vec![who(seat), ("die", die.saturating_add(1).into()), ("face", self.die(face))],
                Some(cause),
            ),
            Event::FaceUseless { seat, face, cause } => {
                ("ev-face-useless", vec![who(seat), ("face", self.die(face))], Some(cause))
            }
            Event::TurnSkipped { seat, cause } => ("ev-turn-skipped", vec![who(seat)], Some(cause)),
            Event::StarsSet { seat, now, cause } => {
                ("ev-stars-set", vec![who(seat), ("now", now.into())], Some(cause))
            }
            Event::Wickedness { seat, now, cause } => {
                ("ev-wickedness", vec![who(seat), ("now", now.into())], Some(cause))
            }
            Event::TileTaken { seat, card, cause } => {
                ("ev-tile-taken", vec![who(seat), named(card)], Some(cause))
            }
            Event::Stolen { from, by, card, price } => (
                "ev-stolen",
                vec![who(by), ("from", self.who(from)), named(card), ("price", price.into())],
                rule(rules::Rule::Hal7),
            ),
            Event::ChallengeDrawn { seat, card } => {
                let keys = ["ev-challenge-drawn", "ev-challenge-drawn-hidden"];
                let (key, args) = self.secret(event, seat, card, keys);
                (key, args, rule(rules::Rule::Luch23))
            }
            Event::ChallengesReshuffled => ("ev-challenges-reshuffled", vec![], rule(rules::Rule::Luch23)),
            Event::ChallengeDeclared { challenger, champion } => (
                "ev-challenge-declared",
                vec![who(challenger), ("with", self.who(champion))],
                rule(rules::Rule::Luch5),
            ),
            Event::HelpAsked { seat } => ("ev-help-asked", vec![who(seat)], None),
            Event::Volunteered { seat, seats: 0 } => ("ev-volunteered-none", vec![who(seat)], None),
            Event::Volunteered { seat, seats } => {
                ("ev-volunteered", vec![who(seat), ("names", self.names(seats).into())], None)
            }
            Event::AllyChosen { seat, ally } => {
                ("ev-ally-chosen", vec![who(seat), ("with", self.who(ally))], None)
            }
            Event::HelpDeclined { seat } => ("ev-help-declined", vec![who(seat)], None),
            Event::ChallengeRevealed { seat, card, force } => (
                "ev-challenge-revealed",
                vec![who(seat), named(card), ("force", force.into())],
                Some(Cause::Card(card)),
            ),
            Event::ChallengeKeptHidden { seat } => ("ev-challenge-hidden", vec![who(seat)], None),
            Event::ChallengeWon { seat, total, against, cause } => {
                let key = if against == 0 { "ev-challenge-won-alone" } else { "ev-challenge-won" };
                (key, vec![who(seat), ("total", total.into()), ("against", against.into())], Some(cause))
            }
            Event::ChallengeUnwon { cause } => ("ev-challenge-unwon", vec![], Some(cause)),
            Event::ChallengeDiscarded { seat, .. } => {
                ("ev-challenge-discarded", vec![who(seat)], rule(rules::Rule::Luch23))
            }
            Event::MaskMoved { from, to, cause } => {
                let key = if to == NOBODY { "ev-mask-gone" } else { "ev-mask-moved" };
                (key, vec![("from", self.who(from)), ("to", self.who(to))], Some(cause))
            }
            Event::Eliminated { seat, cause } => ("ev-eliminated", vec![who(seat)], Some(cause)),
            Event::Ended { winners, how, cause } => {
                let key = match how {
                    Ending::Stars => "ev-ended-stars",
                    Ending::Survivor => "ev-ended-survivor",
                    Ending::Card => "ev-ended-card",
                    Ending::Nobody => "ev-ended-nobody",
                };
                let n = ("n", Value::Number(winners.count_ones().into()));
                (key, vec![("winners", self.names(winners).into()), n], Some(cause))
            }
            Event::Moved { .. }
            | Event::Destroyed { .. }
            | Event::BuildingShown { .. }
            | Event::UnitMoved { .. }
            | Event::GoalTaken { .. }
            | Event::GoalLeft { .. }
            | Event::ResultTreated { .. }
            | Event::DieSetAside { .. }
            | Event::DestroysIn { .. }
            | Event::KeepAwaited { .. }
            | Event::SouvenirLeft { .. } => borough::event(self.cast, self.say, event).unwrap_or_default(),
        }
    }
}

fn rule(rule: rules::Rule) -> Option<Cause> {
    Some(Cause::Rule(rule))
}

/// Left out in play, since other lines say it as well; a replay tells everything. `begun`: the first turn has.
pub fn is_detail(event: &Event, begun: bool) -> bool {
    match event {
        Event::RolledForFirst { .. } | Event::FaceResolved { .. } | Event::CardArrived { .. } => true,
        Event::Revealed { .. } | Event::BuildingShown { .. } => !begun,
        // The question tells who chooses from what; what a window leads to is told.
        Event::Offered { .. } | Event::WindowOpened { .. } | Event::Announced { .. } => true,
        // The new card matters to its owner alone, who sees it in the hand.
        Event::ChallengeDrawn { .. } | Event::ChallengeDiscarded { .. } => true,
        // The theft itself was told.
        Event::CardMoved { cause, .. } => *cause == Cause::Rule(rules::Rule::Hal8),
        Event::CardDiscarded { cause, .. } => *cause == Cause::Rule(rules::Rule::Base45),
        _ => false,
    }
}
