//! From the head of a scenario to a table and a position.

use crate::city;
use crate::document::{Line, Scenario};
use crate::names::{CardRef, Names, monster};
use crate::script::{Draw, From};
use crate::seats::{CardWord, Copies, SeatWord, Where, Zone, seat_words};
use crate::words::{faces, small, split_items, unknown};
use cards::catalogue::Catalogue;
use cards::table::{Table, TableError, TableOptions};
use rules::lang::Kind;
use rules::position::{BoardPosition, CardPosition, Position, PositionError, SeatPosition};
use rules::{CardId, Edition, Rules, Seat, Step};

/// A message and the line it is about.
pub type At<T> = Result<T, (usize, String)>;

/// Names of the steps at which a scenario can begin.
pub const STEPS: [(&str, Step); 17] = [
    ("begin", Step::Begin),
    ("start", Step::Start),
    ("before-roll", Step::BeforeRoll),
    ("roll", Step::Roll),
    ("react", Step::React),
    ("change", Step::Change),
    ("resolve", Step::Resolve),
    ("evolve", Step::Evolve),
    ("contest", Step::Contest),
    ("enter", Step::Enter),
    ("move", Step::Move),
    ("after-enter", Step::AfterEnter),
    ("gifts", Step::Gifts),
    ("buy", Step::Buy),
    ("sell", Step::Sell),
    ("end", Step::End),
    ("pass", Step::Pass),
];

/// How a scenario starts.
pub enum Start {
    /// A new game.
    Deal,
    /// A position.
    At(Box<Position>),
}

fn at<T>(line: &Line, result: Result<T, String>) -> At<T> {
    result.map_err(|e| (line.number, e))
}

/// The seat lines, split into name and the rest.
fn seat_lines(s: &Scenario) -> Vec<(&Line, &str, &str)> {
    s.seats
        .iter()
        .map(|l| {
            let (name, rest) = l.text.split_once(':').unwrap_or((&l.text, ""));
            (l, name.trim(), rest.trim())
        })
        .collect()
}

/// The catalogue with the scenario's own set files, if it names any.
pub fn own_catalogue(s: &Scenario) -> At<Option<Catalogue>> {
    let files: Vec<&Line> = s.fields.iter().filter(|f| f.0 == "set").map(|f| &f.1).collect();
    let Some(first) = files.first() else { return Ok(None) };
    let folder = std::path::Path::new(&s.file).parent().unwrap_or(std::path::Path::new(""));
    let paths: Vec<_> = files.iter().flat_map(|l| split_items(&l.text)).map(|f| folder.join(f)).collect();
    Catalogue::with_files(&paths).map(Some).map_err(|e| (first.number, e.to_string()))
}

/// The monsters' names by seat.
pub fn seat_names(s: &Scenario, catalogue: &Catalogue) -> At<Vec<String>> {
    let mut names: Vec<String> = Vec::new();
    for (line, name, _) in seat_lines(s) {
        let name = at(line, monster(catalogue, name))?;
        if names.contains(&name) {
            return Err((line.number, format!("{name} has a seat already")));
        }
        names.push(name);
    }
    Ok(names)
}

/// Sets the table up; the inner result is what the rules say to it.
pub fn table<'c>(s: &Scenario, catalogue: &'c Catalogue) -> At<Result<Table<'c>, TableError>> {
    let edition = match s.field("edition") {
        None => Edition::MonsterBox,
        Some(line) => Edition::from_id(&line.text)
            .ok_or_else(|| (line.number, unknown("edition", &line.text, Edition::ALL.map(Edition::id))))?,
    };
    let mut options = TableOptions::new(edition, s.seats.len().min(255) as u8);
    let list = |key| s.field(key).map(|l| split_items(&l.text)).unwrap_or_default();
    options.with = list("with").iter().map(|w| w.to_string()).collect();
    options.without_cards = list("without").iter().map(|w| w.to_string()).collect();
    // Only evolutions belong to certain monsters; without them any monster can sit anywhere.
    if options.with.iter().any(|w| ["power-up", "mutants"].contains(&w.as_str())) {
        for (line, name, _) in seat_lines(s) {
            let name = at(line, monster(catalogue, name))?;
            let mut all = catalogue.monsters().iter();
            options.monsters.extend(all.find(|m| m.facts.name.en == name).map(|m| m.full_id()));
        }
    }
    for (key, value) in [("hearts", &mut options.hearts), ("stars", &mut options.stars_to_win)] {
        if let Some(line) = s.field(key) {
            *value = Some(at(line, small(&line.text))?);
        }
    }
    Ok(Table::new(catalogue, &options))
}

/// The cards that come next, from the head of the scenario.
pub fn deck(s: &Scenario, names: &Names) -> At<Vec<Draw>> {
    let Some(line) = s.field("deck") else { return Ok(Vec::new()) };
    at(line, draws(&line.text, line.number, From::Deck, names))
}

/// A list of cards that come from a pile; `any` for one that does not matter.
pub fn draws(text: &str, line: usize, from: From, names: &Names) -> Result<Vec<Draw>, String> {
    split_items(text)
        .into_iter()
        .map(|item| {
            let card = if item.eq_ignore_ascii_case("any") { None } else { Some(names.card_ref(item)?) };
            Ok(Draw { line, from, card, used: false })
        })
        .collect()
}

/// Cards a seat draws for itself; what sort they are tells from which pile.
pub fn own_draws(text: &str, line: usize, seat: Seat, names: &Names) -> Result<Vec<Draw>, String> {
    let mut all = draws(text, line, From::Own(seat), names)?;
    for draw in &mut all {
        let Some(card) = &draw.card else { continue };
        let kind = names.cards(card).first().map(|&c| names.rules.def(c).kind);
        draw.from = match kind {
            Some(Kind::Costume) => From::Costumes(seat),
            Some(Kind::Challenge) => From::Challenges(seat),
            Some(kind) if kind.is_evolution() => From::Evolutions(seat),
            _ => {
                return Err(format!(
                    "{card} is no evolution, costume or Challenge card; power cards come with \"deck gives {card}\""
                ));
            }
        };
    }
    if all.is_empty() { Err("cards are missing, or \"any\"".into()) } else { Ok(all) }
}

/// The first pack of a draft; what is not written is any of the others.
pub fn pack(text: &str, line: usize, seat: Seat, names: &Names) -> Result<Vec<Draw>, String> {
    const PACK: usize = 8;
    let mut all = draws(text, line, From::Pack(seat), names)?;
    if all.len() > PACK {
        return Err(format!("a pack has {PACK} evolutions, not {}", all.len()));
    }
    while all.len() < PACK {
        all.push(Draw { line, from: From::Pack(seat), card: None, used: false });
    }
    Ok(all)
}

/// Why a position cannot be, with the names of cards.
pub fn position_error(e: &PositionError, names: &Names) -> String {
    let text = e.to_string();
    match e {
        PositionError::CardTwice(card)
        | PositionError::NoSuchCard(card)
        | PositionError::Copy(card)
        | PositionError::WrongPlace(card) => {
            text.replacen(&format!("card {card}"), names.rules.card_name(*card), 1)
        }
        _ => text,
    }
}

/// Hands out physical cards, each once.
struct Stock<'a> {
    names: &'a Names<'a>,
    taken: Vec<CardId>,
}

impl Stock<'_> {
    fn take(&mut self, card: &CardRef) -> Result<CardId, String> {
        let free = self.names.cards(card).into_iter().find(|c| !self.taken.contains(c));
        let id = free.ok_or_else(|| {
            let n = self.names.cards(card).len();
            format!("{card} is needed more often than the deck has it ({n})")
        })?;
        self.taken.push(id);
        Ok(id)
    }
}

/// The start of a scenario; what the rules themselves object to is found when the position is built.
pub fn start(s: &Scenario, rules: &Rules, names: &Names) -> At<Start> {
    let dice = match s.field("dice") {
        None => Vec::new(),
        Some(line) => at(line, faces(&line.text))?,
    };
    let from = s.field("from").map(|l| (l, l.text.to_lowercase()));
    if let Some((_, "deal")) = from.as_ref().map(|(l, t)| (l, t.as_str())) {
        for (line, _, rest) in seat_lines(s) {
            if !rest.is_empty() {
                return Err((
                    line.number,
                    "a dealt game starts with plain monsters: nothing follows the name".into(),
                ));
            }
        }
        for key in ["market", "discards", "dice", "in the box", "rest of deck"] {
            if let Some(line) = s.field(key) {
                return Err((
                    line.number,
                    format!("{key}: is for positions; a dealt game draws its cards (deck:)"),
                ));
            }
        }
        return Ok(Start::Deal);
    }
    let step = match from {
        None if dice.is_empty() => Step::Begin,
        None => Step::React,
        Some((line, word)) => STEPS.iter().find(|x| x.0 == word).map(|x| x.1).ok_or_else(|| {
            (line.number, unknown("step", &line.text, STEPS.into_iter().map(|x| x.0).chain(["deal"])))
        })?,
    };
    if !rules.book.steps.contains(&step) {
        let (here, there) = if step == Step::Move { ("enter", "move") } else { ("move", "enter") };
        let line = s.field("from").map_or(0, |l| l.number);
        return Err((line, format!("this game has no step \"{there}\"; it has \"{here}\"")));
    }
    let mut stock = Stock { names, taken: Vec::new() };
    let mut seats: Vec<SeatPosition> = Vec::new();
    let mut links: Vec<(&Line, usize, usize, CardWord)> = Vec::new();
    let mut active = None;
    for (i, (line, _, rest)) in seat_lines(s).into_iter().enumerate() {
        let words = at(line, seat_words(rest, names))?;
        let mut seat = SeatPosition::default();
        if rules.has_boroughs() {
            // Where nothing is said, each has a borough of its own as long as there are any.
            seat.place = i as u8 % 4;
        }
        for word in words {
            match word {
                SeatWord::Hearts(n) => seat.hearts = Some(n),
                SeatWord::Stars(n) => seat.stars = n,
                SeatWord::Energy(n) => seat.energy = n,
                // With boroughs, outside is where the monster is anyway if nothing is said.
                SeatWord::In(Where::Outside) => {}
                SeatWord::In(Where::At(place)) => seat.place = place,
                SeatWord::In(Where::City | Where::Tokyo) => {
                    let city = rules.book.places.iter().position(|p| p.city);
                    seat.place = city.unwrap_or_default() as u8;
                }
                SeatWord::In(Where::Bay) => seat.place = 2,
                SeatWord::Poison(n) => seat.tokens[0] = n,
                SeatWord::Shrink(n) => seat.tokens[1] = n,
                SeatWord::Target(has) => seat.tokens[2] = has as u8,
                SeatWord::Web(n) => seat.tokens[3] = n,
                SeatWord::Curse(n) => seat.tokens[4] = n,
                SeatWord::Wickedness(n) => seat.wickedness = n,
                SeatWord::Mask(wears) => seat.wears_mask = Some(wears),
                SeatWord::Masks(n) => seat.masks = n,
                SeatWord::Challenge(None) | SeatWord::Alive => {}
                SeatWord::Challenge(Some(card)) => seat.challenge = Some(at(line, stock.take(&card))?),
                SeatWord::Out => seat.hearts = Some(0),
                SeatWord::Turn => {
                    if active.replace(i as u8).is_some() {
                        return Err((line.number, "a second seat has the turn".into()));
                    }
                }
                SeatWord::Cards(cards) => {
                    for word in cards {
                        let mut card = CardPosition::new(at(line, stock.take(&word.card))?);
                        card.counters = word.counters;
                        card.lent_by = word.lent_by.flatten();
                        links.push((line, i, seat.cards.len(), word));
                        seat.cards.push(card);
                    }
                }
                SeatWord::Zone(zone, cards) => {
                    let cards: Vec<CardId> =
                        cards.iter().map(|c| at(line, stock.take(c))).collect::<At<_>>()?;
                    match zone {
                        Zone::Hand => seat.hand.extend(cards),
                        Zone::EvolutionDeck => seat.evolution_deck.get_or_insert_default().extend(cards),
                        Zone::EvolutionDiscards => seat.evolution_discards.extend(cards),
                    }
                }
                SeatWord::ZoneSize(Zone::EvolutionDeck, 0) => seat.evolution_deck = Some(Vec::new()),
                SeatWord::ZoneSize(_, 0) => {}
                SeatWord::Under(over, cards) => {
                    let owned = seat.cards.iter().map(|c| c.card).find(|&c| names.means(&over, c));
                    let Some(over) = owned else {
                        let message =
                            format!("{over} must stand among the cards before anything lies under it");
                        return Err((line.number, message));
                    };
                    for card in &cards {
                        let mut card = CardPosition::new(at(line, stock.take(card))?);
                        card.under = Some(over);
                        seat.cards.push(card);
                    }
                }
                SeatWord::ZoneSize(..)
                | SeatWord::Holds(..)
                | SeatWord::Has(_)
                | SeatWord::Lacks(_)
                | SeatWord::MaxHearts(_)
                | SeatWord::Dice(_)
                | SeatWord::Rolls(_)
                | SeatWord::Price(..)
                | SeatWord::Score(_)
                | SeatWord::StarsToWin(_)
                | SeatWord::Ally(_) => {
                    return Err((
                        line.number,
                        "has, lacks, holds, a number of cards, max hearts, dice, rolls, price, score, stars to win \
                         and ally can only be expected"
                            .into(),
                    ));
                }
            }
        }
        seats.push(seat);
    }
    let lying = |seats: &[SeatPosition], card: &CardRef, owner: Option<u8>| {
        let found = seats.iter().enumerate().filter(|(i, _)| owner.is_none_or(|o| o as usize == *i));
        found.flat_map(|(_, p)| &p.cards).map(|c| c.card).find(|&c| names.means(card, c))
    };
    for (line, seat, index, word) in links {
        if let Some(Copies::Card(original, owner)) = &word.copies {
            let Some(id) = lying(&seats, original, *owner) else {
                let message = format!("{original} lies in front of nobody, so it cannot be copied");
                return Err((line.number, message));
            };
            seats[seat].cards[index].copies = Some(id);
        }
        if let Some(marker) = &word.marked_by {
            let Some(id) = lying(&seats, marker, None) else {
                return Err((
                    line.number,
                    format!("{marker} lies in front of nobody, so it has marked nothing"),
                ));
            };
            seats[seat].cards[index].marked_by = Some(id);
        }
    }
    let mut market = Vec::new();
    if let Some(line) = s.field("market") {
        for item in split_items(&line.text) {
            market.push(match item {
                "-" => None,
                item => Some(at(line, names.card_ref(item).and_then(|c| stock.take(&c)))?),
            });
        }
    }
    let discards = pile(s, "discards", &mut stock)?;
    let mut out = pile(s, "in the box", &mut stock)?;
    if let Some(line) = s.field("rest of deck") {
        let mut deck = Vec::new();
        if !line.text.eq_ignore_ascii_case("none") {
            for item in split_items(&line.text) {
                deck.push(at(line, names.card_ref(item).and_then(|c| stock.take(&c)))?);
            }
        }
        if let Some(next) = s.field("deck") {
            for item in split_items(&next.text) {
                deck.push(at(next, names.card_ref(item).and_then(|c| stock.take(&c)))?);
            }
        }
        out.extend(rules.power.iter().filter(|c| !stock.taken.contains(c)));
    }
    let active = active.unwrap_or(0);
    let board = board(s, rules)?;
    Ok(Start::At(Box::new(Position { seats, market, discards, out, active, step, dice, board })))
}

/// What stands in the boroughs.
fn board(s: &Scenario, rules: &Rules) -> At<BoardPosition> {
    let mut board = BoardPosition::default();
    for (key, line) in &s.fields {
        if let Some(borough) = city::borough(key) {
            let words = at(line, city::borough_words(rules, &line.text))?;
            at(line, city::set_borough(&mut board, borough, words))?;
        }
    }
    Ok(board)
}

/// Buildings that come to light, in order.
pub fn buildings(text: &str, line: usize, names: &Names) -> Result<Vec<Draw>, String> {
    let known: Vec<&str> = names.rules.book.buildings.iter().map(|b| b.id).collect();
    let one = |item: &str| match city::building(names.rules, item) {
        Some(sort) => Ok(Draw { line, from: From::Buildings(sort), card: None, used: false }),
        None => Err(unknown("building", item, known.iter().copied())),
    };
    split_items(text).into_iter().map(one).collect()
}

fn pile(s: &Scenario, key: &str, stock: &mut Stock) -> At<Vec<CardId>> {
    let Some(line) = s.field(key) else { return Ok(Vec::new()) };
    split_items(&line.text)
        .into_iter()
        .map(|item| at(line, stock.names.card_ref(item).and_then(|c| stock.take(&c))))
        .collect()
}
