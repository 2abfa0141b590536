//! `daikaiju cards`: lists, shows and checks cards.

use super::check::{self, Check};
use crate::args::{LangArg, SetArgs};
use crate::failure::{Failure, Outcome};
use crate::out;
use crate::words::say;
use cards::catalogue::{Card, Catalogue};
use cards::words::{self, Lang};
use clap::builder::PossibleValuesParser;
use clap::{Args, Subcommand};
use serde::Serialize;
use terminal::lookup::{self, Found};

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

/// List the cards of all sets
#[derive(Args)]
#[command(after_help = "\
Examples:
  daikaiju cards list
  daikaiju cards list --set-id promos --lang de
  daikaiju cards list --json --set my-cards.ron

JSON: an array of objects with id, set, kind, cost, copies, monster, species, level, side, provenance, confidence,
name {en, fr, de}, text {en, fr, de}; null where a field does not apply. Texts have icon tokens such as [star].")]
pub struct List {
    /// Only the cards of this set, such as base, origins, promos
    #[arg(long, value_name = "ID")]
    set_id: Option<String>,
    /// Only cards of this kind
    #[arg(long, value_parser = PossibleValuesParser::new(["keep", "discard"]))]
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
    /// Keep or discard, in small letters.
    pub kind: String,
    /// Printed price, if anybody knows it.
    pub cost: Option<u8>,
    /// How many there are.
    pub copies: u8,
    monster: Option<&'c str>,
    species: Option<String>,
    level: Option<u8>,
    side: Option<String>,
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
            cost: facts.cost,
            copies: facts.copies,
            monster: facts.monster.as_deref(),
            species: facts.species.as_ref().map(word),
            level: facts.level,
            side: facts.side.as_ref().map(word),
            provenance: word(&facts.provenance),
            confidence: word(&facts.confidence),
            name: Three::new(|lang| facts.name.get(lang.code()).to_string()),
            text: Three::new(|lang| text(lang, card)),
        }
    }
}

/// The rule text of a card: the one written by hand if there is one.
fn text(lang: Lang, card: &Card) -> String {
    let facts = &card.facts;
    match facts.text.get(lang.code()) {
        Some(text) => text.to_string(),
        None => words::card_text(lang, facts.kind, facts.counters, &facts.abilities),
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
        catalogue.set(set).map_err(Failure::usage)?;
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
                card.cost.map_or("?".to_string(), |cost| cost.to_string()),
                card.copies.to_string(),
                card.name.get(lang).to_string(),
            ]
        })
        .collect();
    out::text(&out::table(head, &rows, [false, false, false, true, true, false]))
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
    let cost =
        entry.cost.map_or(say("cli-cost-unknown"), |cost| words::plain(lang, &format!("{cost}[energy]")));
    let mut from = format!(
        "{}, {}",
        say(&format!("cli-provenance-{}", entry.provenance)),
        say(&format!("cli-confidence-{}", entry.confidence))
    );
    if !card.facts.source.is_empty() {
        from += &format!(" ({})", card.facts.source);
    }
    let rows = [
        ("id", card.full_id()),
        ("set", set.to_string()),
        ("kind", say(&format!("cli-kind-{}", entry.kind))),
        ("cost", cost),
        ("copies", entry.copies.to_string()),
        ("provenance", from),
    ];
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
