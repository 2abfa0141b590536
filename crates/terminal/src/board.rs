//! The board: monsters in aligned columns, the cards on offer, and what is left of the deck.

use cards::words::Value;
use rules::{CardId, Game, NO_CARD, Seat, View};

use crate::paint::{bold, centre, dim, left, right, width, wrap};
use tell::cast::{Cast, TOKENS, kind_key, token_key};
use tell::dice;
use tell::say::Say;

/// All monsters: hearts, stars, energy, place, cards, tokens and what else they have. Whose view it is is marked as
/// the one who looks.
pub(crate) fn monsters(cast: &Cast, say: Say, view: &View, columns: usize) -> Vec<String> {
    let (game, to) = (view.game(), view.seat());
    let names: Vec<String> = (0..game.players).map(|seat| cast.full_name(seat, say)).collect();
    let heading = say.it("board-monster");
    let name_width = names.iter().map(|name| width(name)).chain([width(&heading)]).max().unwrap_or(0);
    let places: Vec<String> = (0..game.players).map(|seat| where_is(cast, say, game, seat)).collect();
    let place_width = places.iter().map(|place| width(place)).max().unwrap_or(0);
    let numbers = |hearts: &str, stars: &str, energy: &str| {
        format!("{}{}{}", right(hearts, 5), right(stars, 5), right(energy, 5))
    };
    let mut lines = vec![dim(&format!("     {}{}", left(&heading, name_width), numbers("♥", "★", "⚡")))];
    for seat in 0..game.players {
        let monster = game.monster(seat);
        let mark = if Some(seat) == to { "▶" } else { " " };
        let name = left(&names[seat as usize], name_width);
        let row = |name: &str, numbers: &str| format!(" {mark} {} {name}{numbers}  ", seat + 1);
        if !game.is_alive(seat) {
            lines.push(dim(&format!("{} {}", row(&name, &numbers("–", "–", "–")), say.it("board-out"))));
            continue;
        }
        let figures =
            numbers(&monster.hearts.to_string(), &monster.stars.to_string(), &monster.energy.to_string());
        let place = &places[seat as usize];
        let place = if in_city(cast, game, seat) {
            left(&bold(place), place_width)
        } else {
            left(place, place_width)
        };
        let start = format!("{} {place}", row(&bold(&name), &figures));
        let belongings = belongings(cast, say, view, seat).join(", ");
        if belongings.is_empty() {
            lines.push(start.trim_end().to_string());
        } else {
            let indent = " ".repeat((width(&start) + 2).min(columns / 2));
            lines.extend(wrap(&format!("{start}  {belongings}"), columns, &indent));
        }
    }
    for (die, face, by) in game.frozen_dice() {
        let args = [
            ("who", cast.name(by, say).into()),
            ("die", die.saturating_add(1).into()),
            ("face", dice::die(face, say).into()),
        ];
        lines.push(format!("     {}", say.with("board-frozen", &args)));
    }
    lines
}

fn in_city(cast: &Cast, game: &Game, seat: Seat) -> bool {
    let places = &cast.table.rules.book.places;
    places.get(game.monster(seat).place as usize).is_some_and(|place| place.city)
}

fn where_is(cast: &Cast, say: Say, game: &Game, seat: Seat) -> String {
    if game.is_alive(seat) { cast.place(game.monster(seat).place, say) } else { String::new() }
}

/// Wickedness, masks, tokens, allies, the size of the hand, and cards in front of a monster.
fn belongings(cast: &Cast, say: Say, view: &View, seat: Seat) -> Vec<String> {
    let (game, rules) = (view.game(), &cast.table.rules);
    let monster = game.monster(seat);
    let mut all = Vec::new();
    if rules.has_wickedness() {
        all.push(say.with("board-wicked", &[("n", monster.wickedness.into())]));
    }
    if monster.wears_mask {
        all.push(say.it("board-mask"));
    }
    if monster.masks > 0 {
        let score = ("score", rules.score(game, seat).into());
        all.push(say.with("board-masks", &[("n", monster.masks.into()), score]));
    }
    if rules.has_hands() && !rules.is_setting_up(game) {
        all.push(hand_in_short(cast, say, view, seat));
    }
    for (token, &n) in TOKENS.into_iter().zip(&monster.tokens) {
        if n > 0 {
            all.push(say.with(token_key(token), &[("n", n.into())]));
        }
    }
    if monster.ally < game.players {
        all.push(say.with("board-ally", &[("who", cast.name(monster.ally, say).into())]));
    }
    for card in monster.cards.iter() {
        let name = card_now(cast, say, game, card);
        all.push(match rules.given_by(game, seat, card) {
            Some(owner) => {
                say.with("board-given", &[("card", name.into()), ("who", cast.name(owner, say).into())])
            }
            None => name,
        });
        // What lies under a card can be bought by its owner alone.
        for (aside, _) in game.reserved_cards().iter().copied().filter(|(_, under)| *under == card) {
            all.push(say.with("board-aside", &[("card", cast.card(aside, say).into())]));
        }
    }
    let idle = rules.idle_gifts(game, seat);
    all.extend(idle.iter().map(|card| say.with("board-idle", &[("card", cast.card(card, say).into())])));
    all
}

/// How many cards somebody has in hand, and those of them everybody knows.
fn hand_in_short(cast: &Cast, say: Say, view: &View, seat: Seat) -> String {
    let rules = &cast.table.rules;
    let n = ("n", rules.hand_size(view.game(), seat).into());
    let known: Vec<String> = match view.seat() == Some(seat) {
        // One's own are listed below the board.
        true => Vec::new(),
        false => view.known_hand(rules, seat).iter().map(|card| cast.card(card, say)).collect(),
    };
    match known.is_empty() {
        true => say.with("board-hand", &[n]),
        false => say.with("board-hand-known", &[n, ("cards", known.join(", ").into())]),
    }
}

/// The hand of whoever looks, and the Challenge card, by name; nothing for a spectator.
pub(crate) fn own_in_short(cast: &Cast, say: Say, view: &View, columns: usize) -> Vec<String> {
    let (rules, game) = (&cast.table.rules, view.game());
    let Some(seat) = view.seat().filter(|_| !rules.is_setting_up(game)) else { return Vec::new() };
    let mut lines = Vec::new();
    let hand: Vec<String> =
        rules.hand(game, seat).iter().map(|card| cast.card(card, say).replace(' ', "\u{a0}")).collect();
    if !hand.is_empty() {
        lines.extend(wrap(&say.with("hand-own", &[("cards", hand.join(" · ").into())]), columns, "     "));
    }
    if let Some(card) = game.challenge_card(seat) {
        lines.push(say.with("hand-challenge", &[("card", cast.card(card, say).into())]));
    }
    lines
}

/// The hand of whoever looks with what the cards do, the Challenge card, and what is in the own evolution deck.
pub(crate) fn own(cast: &Cast, say: Say, view: &View, columns: usize) -> Vec<String> {
    let (rules, game) = (&cast.table.rules, view.game());
    let Some(seat) = view.seat() else { return Vec::new() };
    let mut lines = Vec::new();
    let hand = rules.hand(game, seat);
    let in_full = |card: CardId| wrap(&format!("  · {}", cast.card_in_full(card, say)), columns, "    ");
    if hand.is_empty() {
        lines.push(say.it("hand-empty"));
    } else if rules.is_setting_up(game) {
        lines.push(say.it("hand-pack"));
    } else {
        lines.push(say.with("hand-own", &[("cards", "".into())]).trim_end().to_string());
    }
    lines.extend(hand.iter().flat_map(in_full));
    if let Some(card) = game.challenge_card(seat) {
        lines.push(say.with("hand-challenge", &[("card", "".into())]).trim_end().to_string());
        lines.extend(in_full(card));
    }
    let deck: Vec<String> = rules
        .evolution_deck(game, seat)
        .iter()
        .map(|card| cast.card(card, say).replace(' ', "\u{a0}"))
        .collect();
    if !deck.is_empty() {
        let text = say.with("hand-deck", &[("cards", deck.join(" · ").into())]);
        lines.extend(wrap(&dim(&text), columns, "     "));
    }
    lines
}

/// The tiles still to be had, by level, with their texts.
pub(crate) fn tiles(cast: &Cast, say: Say, game: &Game, columns: usize) -> Vec<String> {
    let left = cast.table.rules.tiles_on_board(game);
    if left.is_empty() {
        return Vec::new();
    }
    let mut lines = vec![say.it("board-tiles")];
    let text = |card: CardId| format!("  · {}", cast.card_in_full(card, say));
    lines.extend(left.iter().flat_map(|card| wrap(&text(card), columns, "    ")));
    lines
}

/// A card's name with what it copies and the counters on it.
pub(crate) fn card_now(cast: &Cast, say: Say, game: &Game, card: CardId) -> String {
    let mut name = cast.card(card, say);
    if let Some(of) = game.copy_of(card) {
        name = say.with("board-copy", &[("card", name.into()), ("of", cast.card(of, say).into())]);
    }
    match game.counters_on(card) {
        0 => name,
        n => format!("{name} ×{n}"),
    }
}

/// The cards on offer in one line, and what is left of the deck.
pub(crate) fn offer_in_short(cast: &Cast, say: Say, game: &Game, columns: usize) -> Vec<String> {
    let rules = &cast.table.rules;
    let cards = names_and_prices(cast, say, on_offer(game).map(|card| (card, rules.def(card).cost)));
    if cards.is_empty() {
        return Vec::new();
    }
    wrap(&say.with("board-offer", &[("cards", cards.into())]), columns, "     ")
}

/// Cards with their prices in a row; a name is never broken.
pub(crate) fn names_and_prices(cast: &Cast, say: Say, cards: impl Iterator<Item = (CardId, u8)>) -> String {
    let name = |(card, price)| format!("{}\u{a0}{price}⚡", cast.card(card, say).replace(' ', "\u{a0}"));
    cards.map(name).collect::<Vec<_>>().join(" · ")
}

/// The cards on offer with their texts.
pub(crate) fn offer(cast: &Cast, say: Say, game: &Game, columns: usize) -> Vec<String> {
    let deck = Value::Number(game.deck.len().into());
    let discards = Value::Number(game.discards.len().into());
    let mut lines = vec![say.with("board-deck", &[("deck", deck), ("discards", discards)])];
    for card in on_offer(game) {
        lines.extend(card_lines(cast, say, card, cast.table.rules.def(card).cost, "  · ", columns));
    }
    lines
}

fn on_offer(game: &Game) -> impl Iterator<Item = CardId> + '_ {
    game.market.iter().copied().filter(|&card| card != NO_CARD)
}

/// A card with its price, sort and text behind a number or a dot.
pub(crate) fn card_lines(
    cast: &Cast,
    say: Say,
    card: CardId,
    price: u8,
    start: &str,
    columns: usize,
) -> Vec<String> {
    let kind = say.it(kind_key(cast.table.rules.def(card).kind));
    let head = format!("{start}{} {price}⚡ {}", bold(&cast.card(card, say)), dim(&format!("({kind})")));
    let indent = " ".repeat(width(start));
    wrap(&format!("{head} {}", cast.card_text(card, say)), columns, &indent)
}

/// Columns of one die on screen, its gap included.
const CELL: usize = 5;

/// The dice with their numbers above them, in two lines.
pub(crate) fn numbered(game: &Game, say: Say) -> [String; 2] {
    let (mut numbers, mut faces) = (String::new(), String::new());
    for at in 0..game.dice_count {
        numbers += &centre(&(at + 1).to_string(), CELL);
        faces += &centre(&dice::die(game.dice.get(at as usize), say), CELL);
    }
    [dim(numbers.trim_end()), faces.trim_end().to_string()]
}
