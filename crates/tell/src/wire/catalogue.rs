//! Cards, monsters and rules in one language, for clients.

use bots::TEMPERS;
use bots::levels::LEVELS;
use cards::catalogue::{Card, Catalogue};
use cards::set::{Board, Provenance};
use cards::words::{self, Lang};
use protocol as p;
use rules::Edition;
use rules::lang::Kind;

use super::kind;
use crate::cast::kind_of;
use crate::say::Say;

/// Everything that can be looked up, in one language.
pub fn catalogue(all: &Catalogue, lang: Lang) -> p::Catalogue {
    let say = Say::new(lang);
    let cards = all.cards().iter().map(|card| (all.def(card).id, card_text(card, say)));
    let monsters = all.monsters().iter().map(|monster| {
        let evolves = |board| all.evolutions_of(&monster.facts.id, board).next().is_some();
        let text = p::MonsterText {
            name: monster.facts.name.get(lang.code()).to_string(),
            edition: monster.facts.edition.clone(),
            evolves: evolves(Board::Tokyo),
            evolves_new_york: evolves(Board::NewYork),
        };
        (monster.facts.id.clone(), text)
    });
    let rules = words::rule_ids().into_iter().filter_map(|id| {
        let text = words::message(lang, &format!("rule-{}", id.to_lowercase()), &[])?;
        Some((id, text))
    });
    let addition = |prefix: &str, word: &str, needs: &[&str], not_with: &[&str]| p::Addition {
        word: word.to_string(),
        name: say.it(&format!("{prefix}-{word}")),
        text: say.it(&format!("{prefix}-{word}-text")),
        not_with: not_with.iter().map(|word| word.to_string()).collect(),
        needs: needs.iter().map(|word| word.to_string()).collect(),
    };
    let wicked: [&str; 3] = ["wicked-orange", "wicked-green", "wicked-mixed"];
    // Monsters evolve in New York as soon as some set has evolutions for that board.
    let in_new_york = all.evolving(Board::NewYork).next().is_some();
    let evolving: &[&str] = if in_new_york { &["origins"] } else { &["origins", "new-york"] };
    let mut additions = vec![
        addition("with", "power-up", &[], evolving),
        addition("with", "mutants", &["power-up"], evolving),
        addition("with", "halloween", &[], &["no-cards", "new-york"]),
    ];
    additions.extend(wicked.map(|word| {
        let others = wicked.into_iter().filter(|other| *other != word).chain(["new-york"]);
        addition("with", word, &[], &others.collect::<Vec<_>>())
    }));
    additions.extend([
        addition("with", "luchador", &[], &[]),
        addition("with", "promos-likely", &[], &["no-cards", "origins", "new-york"]),
        addition("with", "origins-exclusive", &[], &["no-cards", "origins", "new-york"]),
        addition("with", "no-cards", &[], &["halloween", "promos-likely", "origins-exclusive"]),
    ]);
    let mut found = p::Catalogue {
        lang: lang.code().to_string(),
        hash: String::new(),
        cards: cards.collect(),
        monsters: monsters.collect(),
        rules: rules.collect(),
        editions: Edition::ALL.iter().map(|edition| addition("edition", edition.id(), &[], &[])).collect(),
        additions,
        levels: levels(say),
    };
    found.hash = catalogue_hash(&found);
    found
}

/// How well bots can play, and their temperaments.
fn levels(say: Say) -> Vec<p::LevelText> {
    let temper = |(word, _)| p::TemperText {
        word: String::from(word),
        name: say.it(&format!("temper-{word}")),
        text: say.it(&format!("temper-{word}-text")),
    };
    let level = |level: bots::levels::Level| p::LevelText {
        word: level.name.to_string(),
        name: say.it(&format!("level-{}", level.name)),
        text: say.it(&format!("level-{}-text", level.name)),
        tempers: if level.tempers { TEMPERS.map(temper).to_vec() } else { Vec::new() },
    };
    LEVELS.map(level).to_vec()
}

/// Changes with every text of a catalogue.
pub fn catalogue_hash(catalogue: &p::Catalogue) -> String {
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in format!("{catalogue:?}").bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    format!("{hash:016x}")
}

fn card_text(card: &Card, say: Say) -> p::CardText {
    let facts = &card.facts;
    p::CardText {
        name: facts.name.get(say.lang.code()).to_string(),
        text: card.text(say.lang).to_string(),
        text_new_york: text_new_york(card, say.lang),
        kind: kind(facts.kind).to_string(),
        kind_text: kind_of(card, say),
        cost: facts.cost.filter(|_| facts.kind != Kind::Goal),
        set: card.set.clone(),
        house: facts.provenance == Provenance::House,
        copies: facts.copies,
        monster: facts.monster.clone(),
        glyphs: glyphs(card),
    }
}

/// The text of a card that both boards have, where New York words it otherwise.
fn text_new_york(card: &Card, lang: Lang) -> Option<String> {
    let both = card.facts.kind == Kind::Challenge && card.facts.board() == Board::Tokyo;
    let there = card.text_on(Board::NewYork, lang);
    (both && there != card.text(lang)).then(|| there.to_string())
}

/// What a card is about, for its picture: words of its abilities as they stand in its set, the first first.
fn glyphs(card: &Card) -> Vec<String> {
    const WORDS: [(&str, &str); 32] = [
        ("Stars", "star"),
        ("Hearts", "heart"),
        ("Energy", "bolt"),
        ("LoseHearts", "claw"),
        ("Smash", "claw"),
        ("Prevent", "shield"),
        ("Reroll", "die"),
        ("TurnDie", "die"),
        ("Dice", "die"),
        ("Die", "die"),
        ("Roll", "die"),
        ("Heal", "heart"),
        ("Tokyo", "tokyo"),
        ("Destr", "destruction"),
        ("Celebrity", "celebrity"),
        ("Ouch", "ouch"),
        ("Manhattan", "manhattan"),
        ("Jet", "jet"),
        ("Tank", "tank"),
        ("Infantry", "infantry"),
        ("Building", "high-rise"),
        ("Yield", "arrow-right"),
        ("Poison", "poison"),
        ("Shrink", "shrink"),
        ("Buy", "card"),
        ("Card", "card"),
        ("Copy", "swap"),
        ("Steal", "swap"),
        ("ExtraTurn", "undo"),
        ("Wicked", "wicked"),
        ("Mask", "mask"),
        ("Eliminat", "skull"),
    ];
    let text = format!("{:?}", card.facts.abilities);
    let mut found: Vec<(usize, &str)> =
        WORDS.iter().filter_map(|(word, glyph)| Some((text.find(word)?, *glyph))).collect();
    found.sort_unstable();
    let mut glyphs: Vec<String> = Vec::new();
    for (_, glyph) in found {
        if !glyphs.iter().any(|known| known == glyph) {
            glyphs.push(glyph.to_string());
        }
    }
    if glyphs.is_empty() {
        glyphs.push("card".to_string());
    }
    glyphs.truncate(4);
    glyphs
}
