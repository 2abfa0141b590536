//! `daikaiju cards`: lists, shows and checks cards.

use super::check::{self, Check};
use crate::args::{LangArg, SetArgs, not_found};
use crate::failure::{Failure, Outcome};
use crate::out;
use crate::words::say;
use cards::catalogue::{Card, Catalogue};
use cards::set::{Side, Species};
use cards::words::{self, Lang};
use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand};
use rules::lang::Kind;
use serde::Serialize;
use tell::lookup::{self, Found};

/// List, show and check cards
#[derive(Subcommand)]
#[command(after_help = "\
Examples:
  daikaiju cards list --set-id base --kind keep
  daikaiju cards show acid-attack --lang fr
  daikaiju cards check my-cards.ron")]
pub enum Cards {
    List(List),
    Show(Show),
    Check(Check),
}

/// The kinds of cards, as they are asked for and answered.
const KINDS: [&str; 9] =
    ["keep", "discard", "costume", "permanent", "temporary", "gift", "tile", "challenge", "goal"];

/// List the cards of all sets
#[derive(Args)]
#[command(after_help = "\
Examples:
  daikaiju cards list
  daikaiju cards list --set-id promos --lang de
  daikaiju cards list --kind tile
  daikaiju cards list --set-id new-york
  daikaiju cards list --json --set my-cards.ron

JSON: an array of objects with id, set, kind, cost, copies, monster, species, level, side, force [force, bonus], provenance, confidence, name {en, fr, de}, text {en, fr, de}; null where a field does not apply. Texts have icon tokens such as [star].")]
pub struct List {
    /// Only the cards of this set, such as base, origins, promos, evolutions, costumes, wickedness, luchador,
    /// new-york
    #[arg(long, value_name = "ID")]
    set_id: Option<String>,
    /// Only cards of this kind
    #[arg(long, value_parser = PossibleValuesParser::new(KINDS))]
    kind: Option<String>,
    #[command(flatten)]
    lang: LangArg,
    #[command(flatten)]
    sets: SetArgs,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Show one card: its names, price, text and where it is from
#[derive(Args)]
#[command(after_help = "\
Examples:
  daikaiju cards show acid-attack
  daikaiju cards show base/acid-attack --lang de
  daikaiju cards show Attaque acide
  daikaiju cards show rooting-for-the-underdog --json

JSON: one object with the fields of 'cards list'.")]
pub struct Show {
    /// The card as ID or SET/ID, or its name in any language, or the beginning of one
    #[arg(value_name = "CARD", required = true)]
    card: Vec<String>,
    #[command(flatten)]
    lang: LangArg,
    #[command(flatten)]
    sets: SetArgs,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Runs a command about cards.
pub fn run(command: Cards) -> Outcome {
    match command {
        Cards::List(args) => list(&args),
        Cards::Show(args) => show(&args),
        Cards::Check(args) => check::run(&args),
    }
}

/// A text in the three languages.
#[derive(Serialize)]
pub struct Three {
    en: String,
    fr: String,
    de: String,
}

impl Three {
    fn new(of: impl Fn(Lang) -> String) -> Three {
        Three { en: of(Lang::En), fr: of(Lang::Fr), de: of(Lang::De) }
    }

    /// The text in one of them.
    pub fn get(&self, lang: Lang) -> &str {
        match lang {
            Lang::En => &self.en,
            Lang::Fr => &self.fr,
            Lang::De => &self.de,
        }
    }
}

/// A card as programs read it.
#[derive(Serialize)]
pub struct Entry<'c> {
    /// Short name without its set.
    pub id: &'c str,
    set: &'c str,
    /// One of the kinds of cards, in small letters.
    pub kind: String,
    /// Printed price, if anybody knows it.
    pub cost: Option<u8>,
    /// How many there are.
    pub copies: u8,
    monster: Option<&'c str>,
    species: Option<String>,
    level: Option<u8>,
    side: Option<String>,
    force: Option<[u8; 2]>,
    /// Printed or house, in small letters.
    pub provenance: String,
    /// High, medium or low, in small letters.
    pub confidence: String,
    /// Its names.
    pub name: Three,
    /// Its rule text with icon tokens.
    pub text: Three,
}

impl<'c> Entry<'c> {
    /// All that is known of a card.
    pub fn new(card: &'c Card) -> Entry<'c> {
        let facts = &card.facts;
        Entry {
            id: &facts.id,
            set: &card.set,
            kind: word(&facts.kind),
            // What dice win is not bought.
            cost: facts.cost.filter(|_| facts.kind != Kind::Goal),
            copies: facts.copies,
            monster: facts.monster.as_deref(),
            species: facts.species.as_ref().map(word),
            level: facts.level,
            side: facts.side.as_ref().map(word),
            force: facts.force,
            provenance: word(&facts.provenance),
            confidence: word(&facts.confidence),
            name: Three::new(|lang| facts.name.get(lang.code()).to_string()),
            text: Three::new(|lang| card.text(lang).to_string()),
        }
    }
}

/// A word of a set file in small letters.
fn word(value: &impl Serialize) -> String {
    // Only enums without contents are passed; anything else would show as nothing and fail the tests.
    let value = serde_json::to_value(value).unwrap_or_default();
    value.as_str().unwrap_or_default().to_lowercase()
}

fn list(args: &List) -> Outcome {
    let catalogue = args.sets.catalogue()?;
    if let Some(set) = &args.set_id {
        catalogue
            .set(set)
            .map_err(|error| not_found(&error, "sets", catalogue.sets().iter().map(|set| set.id.as_str())))?;
    }
    let of_set = |card: &&Card| args.set_id.as_ref().is_none_or(|set| *set == card.set);
    let mut cards: Vec<Entry> = catalogue.cards().iter().filter(of_set).map(Entry::new).collect();
    cards.retain(|card| args.kind.as_ref().is_none_or(|kind| *kind == card.kind));
    if args.json {
        return out::json(&cards);
    }
    let lang = args.lang.lang;
    let head =
        ["id", "set", "kind", "cost", "copies", "name"].map(|key| say(lang, &format!("cli-head-{key}")));
    let rows: Vec<[String; 6]> = cards
        .iter()
        .map(|card| {
            [
                card.id.to_string(),
                card.set.to_string(),
                say(lang, &format!("cli-kind-{}", card.kind)),
                price(card),
                card.copies.to_string(),
                card.name.get(lang).to_string(),
            ]
        })
        .collect();
    out::text(&out::table(head, &rows, [false, false, false, true, true, false]))
}

/// The price in a list: unknown for some power cards, and none for what is not bought.
fn price(card: &Entry) -> String {
    match card.cost {
        Some(cost) => cost.to_string(),
        None if matches!(card.kind.as_str(), "keep" | "discard" | "costume") => "?".to_string(),
        None => "-".to_string(),
    }
}

fn show(args: &Show) -> Outcome {
    let catalogue = args.sets.catalogue()?;
    let card = find(&catalogue, &args.card.join(" "), args.lang.lang)?;
    match args.json {
        true => out::json(&Entry::new(card)),
        false => out::text(&card_page(&catalogue, card, args.lang.lang)),
    }
}

/// The card called so: by id first, then as at the table.
fn find<'c>(catalogue: &'c Catalogue, name: &str, lang: Lang) -> Result<&'c Card, Failure> {
    let missing = match catalogue.card(name) {
        Ok(card) => return Ok(card),
        Err(missing) if !missing.several.is_empty() => return Err(Failure::usage(missing)),
        Err(missing) => missing,
    };
    match lookup::card(catalogue, &[], name, lang) {
        Found::One(card) => Ok(card),
        Found::Several(cards) => {
            let ids: Vec<String> = cards.iter().map(|card| card.full_id()).collect();
            Err(Failure::usage(format!("several cards fit \"{name}\": {}", ids.join(", "))))
        }
        Found::Nothing => Err(Failure::usage(missing)),
    }
}

/// A card for people.
fn card_page(catalogue: &Catalogue, card: &Card, lang: Lang) -> String {
    let entry = Entry::new(card);
    let say = |key: &str| say(lang, key);
    let set = catalogue.set(&card.set).map_or(card.set.as_str(), |set| set.name.get(lang.code()));
    let cost = match entry.cost {
        Some(cost) => Some(words::plain(lang, &format!("{cost}[energy]"))),
        None => card.facts.kind.is_power().then(|| say("cli-cost-unknown")),
    };
    let monster = entry.monster.map(|id| {
        catalogue.monster(id).map_or(id, |monster| monster.facts.name.get(lang.code())).to_string()
    });
    let mut from = format!(
        "{}, {}",
        say(&format!("cli-provenance-{}", entry.provenance)),
        say(&format!("cli-confidence-{}", entry.confidence))
    );
    if !card.facts.source.is_empty() {
        from += &format!(" ({})", card.facts.source);
    }
    let rows = [
        ("id", Some(card.full_id())),
        ("set", Some(set.to_string())),
        ("kind", Some(say(&format!("cli-kind-{}", entry.kind)))),
        ("cost", cost),
        ("monster", monster),
        ("species", card.facts.species.map(|species| say(species_key(species)))),
        ("level", entry.level.map(|level| level.to_string())),
        ("side", card.facts.side.map(|side| say(side_key(side)))),
        ("force", entry.force.map(|[force, bonus]| format!("{force} (+{bonus})"))),
        ("copies", Some(entry.copies.to_string())),
        ("provenance", Some(from)),
    ];
    let rows: Vec<(&str, String)> = rows.into_iter().filter_map(|(key, value)| Some((key, value?))).collect();
    let heads: Vec<String> = rows.iter().map(|(key, _)| say(&format!("cli-head-{key}"))).collect();
    let width = heads.iter().map(|head| head.chars().count()).max().unwrap_or(0);
    let mut page = String::new();
    for other in Lang::ALL {
        page += &format!("{:<width$}  {}\n", other.code(), entry.name.get(other));
    }
    for (head, (_, value)) in heads.iter().zip(&rows) {
        page += &format!("{head:<width$}  {value}\n");
    }
    page + "\n" + &words::plain(lang, entry.text.get(lang)) + "\n"
}

fn species_key(species: Species) -> &'static str {
    match species {
        Species::Mutant => "cli-species-mutant",
        Species::Invader => "cli-species-invader",
        Species::Robot => "cli-species-robot",
        Species::Halloween => "cli-species-halloween",
    }
}

fn side_key(side: Side) -> &'static str {
    match side {
        Side::Orange => "cli-side-orange",
        Side::Green => "cli-side-green",
    }
}
