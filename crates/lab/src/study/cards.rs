//! What a power card is worth when it is on offer: in real games it is bought or not, and both are played on with the same luck.

use rules::{Action, Ask, CardId, Event, Game, NO_CARD, Options, Rules, SEATS, Seat, Sink};
use serde::Serialize;

use super::branch::{ONE, Players, won};
use super::{Finished, Plan, add_up};
use crate::simulate::{game_seed, mix};
use crate::sum::{Estimate, FEWEST, Sum, Verdict};

/// What came of the study.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Study {
    /// Games in which offers were looked for.
    pub games: u64,
    /// What one energy is worth right after a purchase, as a share of wins.
    pub energy: Estimate,
    /// The cards, the greatest gain first.
    pub cards: Vec<Card>,
}

/// One card.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Card {
    /// Number among the definitions of the rules.
    #[serde(skip)]
    pub def: usize,
    /// Its name as the rules have it.
    pub id: String,
    /// Its printed price.
    pub cost: u8,
    /// What buying it at its price gains over not buying it, by pairs of games.
    pub net: Estimate,
    /// The same if what was paid came back.
    pub gross: Estimate,
    /// What can be said of the gain.
    pub verdict: Verdict,
    /// The price at which buying gains nothing; none where that is not known well enough.
    pub fair: Option<Estimate>,
    /// Share of wins of those to whom it was on offer at a price they had.
    pub offered: Estimate,
    /// Share of wins of those who bought it; it says as much of when it is bought as of the card.
    pub bought: Estimate,
}

/// Sums for one card.
#[derive(Clone, Copy, Debug, Default)]
struct Found {
    net: Sum,
    gross: Sum,
    /// What the price is worth, and the price, over the same pairs.
    price: Sum,
    paid: Sum,
    offered: Sum,
    bought: Sum,
}

impl Found {
    fn plus(self, other: Found) -> Found {
        Found {
            net: self.net.plus(other.net),
            gross: self.gross.plus(other.gross),
            price: self.price.plus(other.price),
            paid: self.paid.plus(other.paid),
            offered: self.offered.plus(other.offered),
            bought: self.bought.plus(other.bought),
        }
    }
}

/// Studies the cards of these definitions. For each game three are played on from one offer of each card: bought, bought with the
/// price given back, not bought.
pub fn run(rules: &Rules, plan: &Plan, defs: &[usize], finished: Finished) -> Study {
    let plus = |one: Vec<Found>, other: Vec<Found>| match (one.is_empty(), other.is_empty()) {
        (true, _) => other,
        (_, true) => one,
        _ => one.into_iter().zip(other).map(|(a, b)| a.plus(b)).collect(),
    };
    let found = add_up(plan.games, finished, |number| unit(rules, plan, defs, number), plus);
    report(rules, plan, defs, &found)
}

/// All power cards of a table's deck, by definition.
pub fn deck(rules: &Rules) -> Vec<usize> {
    let power = |def: &usize| rules.defs[*def].kind.is_power();
    let mut defs: Vec<usize> = rules.card_def.iter().map(|def| usize::from(*def)).filter(power).collect();
    defs.dedup();
    defs
}

fn report(rules: &Rules, plan: &Plan, defs: &[usize], found: &[Found]) -> Study {
    // Over all cards together, since one card alone tells little of it.
    let all = found.iter().fold(Found::default(), |all, card| all.plus(*card));
    let price = all.price.estimate(ONE);
    let paid = all.paid.mean().max(f64::MIN_POSITIVE);
    let energy = Estimate { mean: price.mean / paid, margin: price.margin / paid, n: price.n };
    // A price can only be told if an energy is certainly worth something.
    let known = energy.mean > 2.0 * energy.margin;
    let card = |(def, it): (&usize, &Found)| {
        let gross = it.gross.gain(ONE);
        let fair = |gross: Estimate| {
            let part = gross.mean / energy.mean;
            let margin = (gross.margin / energy.mean).hypot(part * energy.margin / energy.mean);
            Estimate { mean: part, margin, n: gross.n }
        };
        let net = it.net.gain(ONE);
        Card {
            def: *def,
            id: rules.defs[*def].id.clone(),
            cost: rules.defs[*def].cost,
            net,
            gross,
            verdict: net.verdict(),
            fair: (known && gross.n >= FEWEST).then(|| fair(gross)),
            offered: it.offered.estimate(ONE),
            bought: it.bought.estimate(ONE),
        }
    };
    let mut cards: Vec<Card> = defs.iter().zip(found).map(card).collect();
    // Those of which nothing can be said come last.
    let unknown = |card: &Card| card.net.n < FEWEST;
    cards.sort_by(|a, b| unknown(a).cmp(&unknown(b)).then(b.net.mean.total_cmp(&a.net.mean)));
    Study { games: plan.games, energy, cards }
}

/// One game, and what follows from an offer of each card in it.
fn unit(rules: &Rules, plan: &Plan, defs: &[usize], number: u64) -> Vec<Found> {
    let seed = game_seed(plan.seed, number);
    let mut players = Players::new(rules, plan.bot);
    let mut offers = Offers { offered: vec![0; rules.defs.len()], turns: Vec::new() };
    let mut purchases = Purchases { rules, by: vec![0; rules.defs.len()] };
    let end = players.deal(seed, &mut purchases, |game| offers.note(rules, game)).game;
    let mut found = vec![Found::default(); defs.len()];
    for (&def, found) in defs.iter().zip(&mut found) {
        for seat in 0..rules.players {
            if offers.offered[def] >> seat & 1 == 1 {
                found.offered.add(won(&end, seat));
            }
            if purchases.by[def] >> seat & 1 == 1 {
                found.bought.add(won(&end, seat));
            }
        }
        let luck = mix(seed ^ mix(def as u64 + 1));
        if let Some((game, seat, card)) = offers.pick(rules, def, luck) {
            compare(rules, &mut players, &game, (seat, card), luck, found);
        }
    }
    found
}

/// Bought, bought and given back what it cost, not bought.
fn compare(
    rules: &Rules,
    players: &mut Players,
    game: &Game,
    (seat, card): (Seat, CardId),
    luck: u64,
    found: &mut Found,
) {
    let price = u16::from(rules.price(game, seat, card));
    let buy = (seat, Action::Buy(card));
    let bought = won(&players.go_on_with(game, buy, luck, |_| {}), seat);
    let refunded = players.go_on_with(game, buy, luck, |game| {
        if game.is_alive(seat) {
            game.seats[usize::from(seat)].energy += price;
        }
    });
    let refunded = won(&refunded, seat);
    let without = won(&players.go_on_without(game, seat, card, luck), seat);
    found.net.add(bought - without);
    found.gross.add(refunded - without);
    found.price.add(refunded - bought);
    found.paid.add(f64::from(price));
}

/// The moments of a game at which somebody could buy.
struct Offers {
    /// For each definition the seats to which it was on offer at a price they had, a bit each.
    offered: Vec<u8>,
    /// The game at the beginning of each buying.
    turns: Vec<Game>,
}

impl Offers {
    fn note(&mut self, rules: &Rules, game: &Game) {
        if game.ask() != Ask::Buy {
            return;
        }
        let seat = game.asked().trailing_zeros() as Seat;
        for &card in game.market.iter().filter(|&&card| card != NO_CARD) {
            if u16::from(rules.price(game, seat, card)) <= game.monster(seat).energy {
                self.offered[usize::from(rules.card_def[usize::from(card)])] |= 1 << seat;
            }
        }
        if self.turns.last().is_none_or(|last| last.turn != game.turn) {
            self.turns.push(game.clone());
        }
    }

    /// One of the moments at which the card is on offer, or could be: which cards lie there is chance, so laying it there
    /// makes a moment as likely as any other. That way dear and cheap cards have as many.
    fn pick(&self, rules: &Rules, def: usize, luck: u64) -> Option<(Game, Seat, CardId)> {
        let copies = (0..rules.card_def.len()).filter(|card| usize::from(rules.card_def[*card]) == def);
        let copies: Vec<CardId> = copies.map(|card| card as CardId).collect();
        let paid = |game: &Game| {
            let seat = game.asked().trailing_zeros() as Seat;
            let there = |card: &CardId| game.market.contains(card) || game.deck.has(*card);
            let price = |card: &CardId| u16::from(rules.price(game, seat, *card));
            let card = copies.iter().copied().find(there)?;
            (price(&card) <= game.monster(seat).energy).then_some((seat, card))
        };
        let moments = self.turns.iter().filter_map(|game| paid(game).map(|(seat, card)| (game, seat, card)));
        let moments: Vec<(&Game, Seat, CardId)> = moments.collect();
        let (game, seat, card) = *moments.get(mix(luck) as usize % moments.len().max(1))?;
        let mut game = game.clone();
        if !game.market.contains(&card) && !rules.put_on_offer(&mut game, (mix(luck ^ 1) % 3) as usize, card)
        {
            return None;
        }
        let mut options = Options::default();
        rules.options(&game, seat, &mut options);
        options.has(Action::Buy(card)).then_some((game, seat, card))
    }
}

/// Listens for who buys what.
struct Purchases<'a> {
    rules: &'a Rules,
    /// For each definition the seats that bought it, a bit each.
    by: Vec<u8>,
}

impl Sink for Purchases<'_> {
    fn event(&mut self, event: Event) {
        if let Event::Bought { seat, card, .. } = event
            && usize::from(seat) < SEATS
        {
            self.by[usize::from(self.rules.card_def[usize::from(card)])] |= 1 << seat;
        }
    }
}
