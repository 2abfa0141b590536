//! Answers in words: what each option does, and what may be typed for it.

use cards::words::{self, Lang, Value};
use rules::lang::{Ability, Amount, Do, Kind, Resource, Thing, Token, Who};
use rules::{Action, Ask, CardId, Seat};

use crate::borough;
use crate::cast::{card_in_full, kind_key, kind_of, token_key};
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
pub fn choice(scene: &Scene, action: Action, number: usize) -> Choice {
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
        Action::Choice(_) | Action::Seat(_) if is_challenge(scene) => {
            challenge_choice(scene, action, &mut found)
        }
        Action::Use(card) | Action::Play(card) => {
            let key = match (action, scene.decision.ask) {
                (_, Ask::Gifts) if rules_kind(scene, card) == Kind::Gift => "do-lay-gift",
                (Action::Play(_), _) => "do-play",
                _ => "do-use",
            };
            found.label = say.with(key, &[name(card)]);
            found.detail = cast.card_text_now(card, game, say);
        }
        Action::Seat(seat) => found.label = say.with("do-seat", &[who(seat)]),
        Action::Die(die) => {
            let face = dice::die(game.dice.get(die as usize), say);
            found.label = say.with("do-die", &[("n", (die + 1).into()), ("face", face.into())]);
            found.number = die as usize + 1;
        }
        Action::Face(face) => {
            let count = game.result[face as usize % 6];
            let in_order = scene.decision.ask == Ask::FaceOrder;
            let key = if in_order { "do-resolve" } else { "do-face" };
            let count = if scene.decision.ask == Ask::ShownFace { game.dice_showing(face) } else { count };
            let key = if scene.decision.ask == Ask::ShownFace { "do-resolve" } else { key };
            found.label = say.with(key, &[("face", dice::die(face, say).into()), ("count", count.into())]);
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
        Action::Cure(kind) => {
            let key = if scene.decision.ask == Ask::Tear { "do-tear" } else { "do-cure" };
            found.label = say.with(key, &[("token", cured(kind, say))]);
        }
        Action::Give(seat) => found.label = say.with("do-give", &[who(seat)]),
        Action::Buy(card) => buy_choice(scene, card, &mut found),
        Action::Sweep => {
            let price = cast.table.rules.book.sweep_price;
            found.label = say.with("do-sweep", &[("price", price.into())]);
            found.letter = Some(say.it("letter-sweep"));
        }
        Action::Leave => {
            let fee = cast.table.rules.move_fee(game);
            found.label = say.it("do-leave");
            found.detail = say.with("do-leave-detail", &[who(game.active), ("fee", fee.into())]);
            found.letter = Some(say.it("letter-leave"));
        }
        Action::Stay => {
            let place = game.monster(scene.seat).place as usize;
            let gifts = cast.table.rules.book.places.get(place).map_or(&[][..], |place| &place.on_start);
            let (amount, what) = gifts.first().map_or((0, ""), |gift| (gift.amount, symbol(gift.what)));
            let all: Vec<String> = gifts
                .iter()
                .filter(|gift| gift.amount > 0)
                .map(|gift| format!("{}{}", gift.amount, symbol(gift.what)))
                .collect();
            let args = [("amount", amount.into()), ("what", what.into()), ("gifts", say.list(&all).into())];
            found.label = say.it("do-stay");
            found.detail = say.with("do-stay-detail", &args);
            found.letter = Some(say.it("letter-stay"));
        }
        Action::Place(place) => borough::place_choice(scene, place, &mut found),
        Action::Borough(at) => borough::borough_choice(scene, at, &mut found),
        Action::Number(n) => borough::number_choice(scene, n, &mut found),
        Action::Destroy(target) => borough::destroy_choice(scene, target, &mut found),
    }
    match action {
        Action::Use(card) | Action::Play(card) | Action::Card(card) | Action::Buy(card) => {
            found.names.push(cast.card(card, say).to_lowercase());
        }
        Action::Seat(seat) => found.names.push(cast.name(seat, say).to_lowercase()),
        // All languages are understood everywhere, and English letters.
        Action::Leave => found.names.extend(everywhere("do-leave", say).chain(["l".to_string()])),
        Action::Stay => found.names.extend(everywhere("do-stay", say).chain(["s".to_string()])),
        Action::Sweep => found.names.extend(["sweep", "w"].map(String::from)),
        _ => {}
    }
    found
}

/// A message in all languages, in small letters.
fn everywhere(key: &'static str, say: Say) -> impl Iterator<Item = String> {
    Lang::ALL.into_iter().map(move |lang| say.lang(lang).it(key).to_lowercase())
}

fn rules_kind(scene: &Scene, card: CardId) -> Kind {
    scene.cast.table.rules.def(card).kind
}

fn is_challenge(scene: &Scene) -> bool {
    matches!(
        scene.decision.ask,
        Ask::Challenge | Ask::AskHelp | Ask::Volunteer(_) | Ask::PickAlly | Ask::RevealChallenge
    )
}

/// An answer in a Challenge; what it is about follows from the question.
fn challenge_choice(scene: &Scene, action: Action, found: &mut Choice) {
    let (cast, say, ask) = (scene.cast, scene.say, scene.decision.ask);
    let picked = if let Action::Seat(seat) = action { seat } else { rules::NOBODY };
    let own = scene.game.challenge_card(scene.seat).unwrap_or(rules::NO_CARD);
    let key = match ask {
        Ask::Challenge => "do-challenge",
        Ask::PickAlly => "do-ally",
        Ask::AskHelp => "do-ask-help",
        Ask::Volunteer(_) => "do-volunteer",
        _ => "do-reveal",
    };
    let refuses = action == Action::Choice(1);
    let key = match (refuses, ask) {
        (true, Ask::RevealChallenge) => "pass-face-down",
        (true, _) => "do-refuse",
        _ => key,
    };
    found.label =
        say.with(key, &[("who", cast.name(picked, say).into()), ("card", cast.card(own, say).into())]);
    // What it is worth to fight is told by the own card.
    if let Some(card) = cast.table.card(own).filter(|_| !matches!(ask, Ask::PickAlly) && !refuses) {
        found.detail = card_in_full(card, say);
    }
}

fn token(kind: u8, say: Say) -> Value {
    let token = match kind {
        0 => Token::Poison,
        1 => Token::Shrink,
        _ => Token::Target,
    };
    say.with(token_key(token), &[("n", 1u8.into())]).into()
}

/// A token that a die removes, by its number among those.
fn cured(kind: u8, say: Say) -> Value {
    let token = match kind {
        0 => Token::Poison,
        1 => Token::Shrink,
        2 => Token::Curse,
        _ => Token::Web,
    };
    say.with(token_key(token), &[("n", 1u8.into())]).into()
}

fn card_choice(scene: &Scene, card: CardId, found: &mut Choice) {
    let (cast, say, game) = (scene.cast, scene.say, scene.game);
    let key = match scene.decision.ask {
        Ask::CopyCard => "do-copy",
        Ask::SellCard => "do-sell",
        Ask::CardOf(_) => "do-take",
        Ask::Offered | Ask::Draft => "do-keep",
        Ask::Tile(_) => "do-tile",
        Ask::ToBuy => "do-buy-on-terms",
        Ask::Reserve => "do-reserve",
        Ask::Redirect(_) => "do-redirect",
        Ask::GiveUp => "do-give-up",
        _ => "do-effect",
    };
    let owner = match scene.decision.ask {
        Ask::Redirect(buyer) => buyer,
        _ => game.owner(card).unwrap_or(rules::NOBODY),
    };
    let rules = &cast.table.rules;
    let price = match scene.decision.ask {
        Ask::ToBuy => rules.price_asked(game, scene.seat, card),
        Ask::Redirect(buyer) => rules.price(game, buyer, card),
        _ => cast.table.card(card).and_then(|card| card.facts.cost).unwrap_or_default(),
    };
    let kind = cast.table.card(card).map(|card| kind_of(card, say)).unwrap_or_default();
    found.label = say.with(
        key,
        &[
            ("card", cast.card(card, say).into()),
            ("who", cast.name(owner, say).into()),
            ("price", price.into()),
            ("kind", kind.into()),
        ],
    );
    found.detail = cast.card_text_now(card, game, say);
}

fn buy_choice(scene: &Scene, card: CardId, found: &mut Choice) {
    let (cast, say, game) = (scene.cast, scene.say, scene.game);
    let rules = &cast.table.rules;
    let owner = game.owner(card);
    let laid_aside = || game.reserved_cards().iter().any(|(aside, _)| *aside == card);
    let key = if scene.decision.ask == Ask::Gifts {
        "do-steal"
    } else if game.market.contains(&card) {
        "do-buy"
    } else if laid_aside() {
        "do-buy-reserved"
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
            ("price", rules.price_asked(game, scene.seat, card).into()),
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
    let found = cast.table.card(acting).and_then(|card| ways(&card.facts.abilities, scene.decision.ask));
    let effects = found.and_then(|ways| ways.get(way as usize).copied());
    if let (Ask::Ways, Some([effect])) = (scene.decision.ask, effects)
        && let Some(text) = demanded(scene, effect)
    {
        return text;
    }
    match effects {
        Some(effects) => {
            let text =
                words::card_text(say.lang, say.board, Kind::Discard, 0, &[Ability::OnGain(effects.to_vec())]);
            words::plain(say.lang, &text)
        }
        None => say.with("do-choice", &[("n", way.saturating_add(1).into())]),
    }
}

/// What somebody gives or suffers by a way that a card of another monster offers, said to the one who chooses.
fn demanded(scene: &Scene, effect: &Do) -> Option<String> {
    let (cast, say) = (scene.cast, scene.say);
    let number = |thing: &Thing| match thing {
        Thing::Stars(Amount::N(n)) => Some((*n, symbol(Resource::Stars))),
        Thing::Hearts(Amount::N(n)) => Some((*n, symbol(Resource::Hearts))),
        Thing::Energy(Amount::N(n)) => Some((*n, symbol(Resource::Energy))),
        _ => None,
    };
    let (key, (amount, what)) = match effect {
        Do::Steal(Who::It, thing) => ("do-way-give", number(thing)?),
        Do::Lose(Who::It, thing) => ("do-way-lose", number(thing)?),
        Do::AddIfWounded(Who::It, Amount::N(n)) => ("do-way-more", (*n, symbol(Resource::Hearts))),
        _ => return None,
    };
    let who = cast.name(scene.decision.it, say);
    Some(say.with(key, &[("amount", amount.into()), ("what", what.into()), ("who", who.into())]))
}

/// The ways of the first choice in a card that this question can be about.
fn ways(abilities: &[Ability], ask: Ask) -> Option<Vec<&[Do]>> {
    abilities.iter().find_map(|ability| match ability {
        Ability::OnGain(effects) => in_effects(effects, ask),
        Ability::When { then, .. } | Ability::May { then, .. } => in_effects(then, ask),
        Ability::Reward(effects) | Ability::AllyReward(effects) => in_effects(effects, ask),
        Ability::Always { .. }
        | Ability::OnlyIf(_)
        | Ability::Returns { .. }
        | Ability::CheaperIn(..)
        | Ability::OnOffer(_) => None,
    })
}

fn in_effects(effects: &[Do], ask: Ask) -> Option<Vec<&[Do]>> {
    effects.iter().find_map(|effect| match effect {
        Do::Either(_, first, second) if ask == Ask::Either => Some(vec![&first[..], &second[..]]),
        Do::EachChooses(_, ways) if ask == Ask::Ways => Some(ways.iter().map(|way| &way[..]).collect()),
        Do::If(_, then) => in_effects(then, ask),
        _ => None,
    })
}
