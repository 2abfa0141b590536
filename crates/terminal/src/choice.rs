//! Answers in words: what each option does, and what may be typed for it.

use cards::words::{self, Lang, Value};
use rules::lang::{Ability, Do, Kind, Token};
use rules::{Action, Ask, CardId, Seat};

use crate::cast::{kind_key, token_key};
use crate::dice;
use crate::narrate::symbol;
use crate::question::Scene;
use crate::say::Say;

/// One answer in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The answer.
    pub action: Action,
    /// The number to type for it.
    pub number: usize,
    /// A letter to type for it, where there is a natural one.
    pub letter: Option<String>,
    /// What it is.
    pub label: String,
    /// What it does; empty where the label says it all.
    pub detail: String,
    /// Further words that mean it, in small letters: the card's name, or an English word.
    pub names: Vec<String>,
}

/// An option in words.
pub(crate) fn choice(scene: &Scene, action: Action, number: usize) -> Choice {
    let (cast, say, game) = (scene.cast, scene.say, scene.game);
    let mut found = Choice {
        action,
        number,
        letter: None,
        label: String::new(),
        detail: String::new(),
        names: Vec::new(),
    };
    let name = |card: CardId| ("card", Value::Text(cast.card(card, say)));
    let who = |seat: Seat| ("who", Value::Text(cast.name(seat, say)));
    match action {
        Action::Roll(mask) => found.label = say.with("do-roll", &[("n", (mask.count_ones() as u8).into())]),
        Action::Pass => found.label = say.it("pass-done"),
        Action::Use(card) => {
            found.label = say.with("do-use", &[name(card)]);
            found.detail = cast.card_text_now(card, game, say);
        }
        Action::Die(die) => {
            let face = dice::die(game.dice.get(die as usize));
            found.label = say.with("do-die", &[("n", (die + 1).into()), ("face", face.into())]);
            found.number = die as usize + 1;
        }
        Action::Face(face) => {
            let count = game.result[face as usize % 6];
            let in_order = scene.decision.ask == Ask::FaceOrder;
            let key = if in_order { "do-resolve" } else { "do-face" };
            found.label = say.with(key, &[("face", dice::die(face).into()), ("count", count.into())]);
            if !in_order {
                found.number = face as usize + 1;
            }
            found.letter = dice::letter_of(face, say);
        }
        Action::Card(card) => card_choice(scene, card, &mut found),
        Action::Choice(way) => found.label = way_text(scene, way),
        Action::TokenEffect(kind) => {
            found.label = say.with("do-token-effect", &[("token", token(kind, say))])
        }
        Action::Heal => found.label = say.it("do-heal"),
        Action::Cure(kind) => found.label = say.with("do-cure", &[("token", token(kind, say))]),
        Action::Give(seat) => found.label = say.with("do-give", &[who(seat)]),
        Action::Buy(card) => buy_choice(scene, card, &mut found),
        Action::Sweep => {
            let price = cast.table.rules.book.sweep_price;
            found.label = say.with("do-sweep", &[("price", price.into())]);
            found.letter = Some(say.it("letter-sweep"));
        }
        Action::Leave => {
            found.label = say.it("do-leave");
            found.detail = say.with("do-leave-detail", &[who(game.active)]);
            found.letter = Some(say.it("letter-leave"));
        }
        Action::Stay => {
            let place = game.monster(scene.seat).place as usize;
            let gift = cast.table.rules.book.places.get(place).map(|place| place.on_start);
            let (amount, what) = gift.map_or((0, ""), |gift| (gift.amount, symbol(gift.what)));
            found.label = say.it("do-stay");
            found.detail = say.with("do-stay-detail", &[("amount", amount.into()), ("what", what.into())]);
            found.letter = Some(say.it("letter-stay"));
        }
    }
    match action {
        Action::Use(card) | Action::Card(card) | Action::Buy(card) => {
            found.names.push(cast.card(card, say).to_lowercase());
        }
        // All languages are understood everywhere, and English letters.
        Action::Leave => found.names.extend(everywhere("do-leave").chain(["l".to_string()])),
        Action::Stay => found.names.extend(everywhere("do-stay").chain(["s".to_string()])),
        Action::Sweep => found.names.extend(["sweep", "w"].map(String::from)),
        _ => {}
    }
    found
}

/// A message in all languages, in small letters.
fn everywhere(key: &'static str) -> impl Iterator<Item = String> {
    Lang::ALL.into_iter().map(move |lang| Say { lang }.it(key).to_lowercase())
}

fn token(kind: u8, say: Say) -> Value {
    let token = if kind == 0 { Token::Poison } else { Token::Shrink };
    say.with(token_key(token), &[("n", 1u8.into())]).into()
}

fn card_choice(scene: &Scene, card: CardId, found: &mut Choice) {
    let (cast, say, game) = (scene.cast, scene.say, scene.game);
    let key = match scene.decision.ask {
        Ask::CopyCard => "do-copy",
        Ask::SellCard => "do-sell",
        Ask::CardOf(_) => "do-take",
        _ => "do-effect",
    };
    let owner = game.owner(card).unwrap_or(rules::NOBODY);
    let price = cast.table.card(card).and_then(|card| card.facts.cost).unwrap_or_default();
    found.label = say.with(
        key,
        &[
            ("card", cast.card(card, say).into()),
            ("who", cast.name(owner, say).into()),
            ("price", price.into()),
        ],
    );
    found.detail = cast.card_text_now(card, game, say);
}

fn buy_choice(scene: &Scene, card: CardId, found: &mut Choice) {
    let (cast, say, game) = (scene.cast, scene.say, scene.game);
    let rules = &cast.table.rules;
    let owner = game.owner(card);
    let key = if game.market.contains(&card) {
        "do-buy"
    } else if owner.is_some() {
        "do-buy-monster"
    } else if game.discards.has(card) {
        "do-buy-discards"
    } else {
        "do-buy-deck"
    };
    found.label = say.with(
        key,
        &[
            ("card", cast.card(card, say).into()),
            ("price", rules.price(game, scene.seat, card).into()),
            ("kind", say.it(kind_key(rules.def(card).kind)).into()),
            ("who", cast.name(owner.unwrap_or(rules::NOBODY), say).into()),
        ],
    );
    found.detail = cast.card_text(card, say);
}

/// One of the two ways a card offers, in the card's own words; they speak to the card's owner.
fn way_text(scene: &Scene, way: u8) -> String {
    let (cast, say) = (scene.cast, scene.say);
    let card = scene.decision.card;
    let acting = scene.game.copy_of(card).unwrap_or(card);
    let ways = cast.table.card(acting).and_then(|card| either(&card.facts.abilities));
    match ways {
        Some(ways) => {
            let effects = if way == 0 { ways.0 } else { ways.1 };
            let text = words::card_text(say.lang, Kind::Discard, 0, &[Ability::OnGain(effects.to_vec())]);
            words::plain(say.lang, &text)
        }
        None => say.with("do-choice", &[("n", way.saturating_add(1).into())]),
    }
}

type Ways<'a> = (&'a [Do], &'a [Do]);

/// The two ways of the first choice in a card.
fn either(abilities: &[Ability]) -> Option<Ways<'_>> {
    abilities.iter().find_map(|ability| match ability {
        Ability::OnGain(effects) => in_effects(effects),
        Ability::When { then, .. } | Ability::May { then, .. } => in_effects(then),
        Ability::Always { .. } | Ability::OnlyIf(_) => None,
    })
}

fn in_effects(effects: &[Do]) -> Option<Ways<'_>> {
    effects.iter().find_map(|effect| match effect {
        Do::Either(_, first, second) => Some((&first[..], &second[..])),
        Do::If(_, then) => in_effects(then),
        _ => None,
    })
}
