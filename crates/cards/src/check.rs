//! What must hold within one set file beyond its grammar.

use std::collections::BTreeSet;

use rules::lang::{Ability, Kind};

use crate::error::SetError;
use crate::set::{CardFacts, DeckList, LANGUAGE, LoadedSet, Mode, Names};
use crate::tree::Step::{self, In, Nth};

/// Checks a set by itself.
pub(crate) fn set(loaded: &LoadedSet) -> Result<(), SetError> {
    let set = &loaded.facts;
    if set.language != LANGUAGE {
        let message = format!("card language {} is not known, only {LANGUAGE} is", set.language);
        return err(loaded, &[In("language")], message);
    }
    kebab(loaded, &[In("set")], &set.set)?;
    name(loaded, &[In("name")], &set.name)?;
    if let Mode::Replaces(sets) = &set.mode
        && sets.is_empty()
    {
        return err(loaded, &[In("mode")], "Replaces names no set; write Adds".to_string());
    }
    if set.cards.is_empty() && set.decks.is_empty() && set.monsters.is_empty() {
        return err(loaded, &[], "the set has no cards, no decks and no monsters".to_string());
    }
    let mut ids = BTreeSet::new();
    for (n, c) in set.cards.iter().enumerate() {
        let at = [In("cards"), Nth(n)];
        id(loaded, &at, "card", &c.id, &mut ids)?;
        card(loaded, &at, c)?;
    }
    ids.clear();
    for (n, d) in set.decks.iter().enumerate() {
        let at = [In("decks"), Nth(n)];
        id(loaded, &at, "deck", &d.id, &mut ids)?;
        name(loaded, &join(&at, &[In("name")]), &d.name)?;
        deck(loaded, &at, d)?;
    }
    ids.clear();
    for (n, m) in set.monsters.iter().enumerate() {
        let at = [In("monsters"), Nth(n)];
        id(loaded, &at, "monster", &m.id, &mut ids)?;
        name(loaded, &join(&at, &[In("name")]), &m.name)?;
        kebab(loaded, &join(&at, &[In("edition")]), &m.edition)?;
    }
    Ok(())
}

fn card(loaded: &LoadedSet, at: &[Step], card: &CardFacts) -> Result<(), SetError> {
    name(loaded, &join(at, &[In("name")]), &card.name)?;
    if card.copies == 0 {
        return err(loaded, &join(at, &[In("copies")]), format!("card \"{}\" has no copies", card.id));
    }
    if card.abilities.is_empty() {
        let message = format!("card \"{}\" has no abilities", card.id);
        return err(loaded, &join(at, &[In("abilities")]), message);
    }
    for (n, ability) in card.abilities.iter().enumerate() {
        let at_once = matches!(ability, Ability::OnGain(_) | Ability::OnlyIf(_));
        if card.kind == Kind::Discard && !at_once {
            let message = format!("the discard card \"{}\" does not stay to do this", card.id);
            let fault = loaded.fault(&join(at, &[In("abilities"), Nth(n)]), message);
            return Err(fault.expecting(["OnGain", "OnlyIf"]).in_file(&loaded.file));
        }
    }
    for (language, text) in card.text.all() {
        let Some(text) = text else { continue };
        let now = card.abilities_hash();
        if text.abilities != now {
            let message = format!(
                "the text \"{language}\" of \"{}\" was written for other abilities; read it again and write \
                 abilities: \"{now}\"",
                card.id
            );
            return err(loaded, &join(at, &[In("text"), In(language), In("abilities")]), message);
        }
    }
    if let Some(monster) = &card.monster {
        kebab(loaded, &join(at, &[In("monster")]), monster)?;
    }
    Ok(())
}

fn deck(loaded: &LoadedSet, at: &[Step], deck: &DeckList) -> Result<(), SetError> {
    if deck.cards.is_empty() {
        return err(loaded, &join(at, &[In("cards")]), format!("deck \"{}\" has no cards", deck.id));
    }
    let mut seen = BTreeSet::new();
    for (n, (card, copies)) in deck.cards.iter().enumerate() {
        let at = join(at, &[In("cards"), Nth(n)]);
        if *copies == 0 {
            return err(loaded, &join(&at, &[Nth(1)]), format!("deck \"{}\" has 0 of {card}", deck.id));
        }
        if !seen.insert(full_id(&loaded.facts.set, card)) {
            return err(loaded, &at, format!("deck \"{}\" names {card} twice", deck.id));
        }
    }
    Ok(())
}

/// A card's name with its set; without one it is of the set it is named in.
pub(crate) fn full_id(set: &str, card: &str) -> String {
    if card.contains('/') { card.to_string() } else { format!("{set}/{card}") }
}

fn id(
    loaded: &LoadedSet,
    at: &[Step],
    what: &str,
    id: &str,
    seen: &mut BTreeSet<String>,
) -> Result<(), SetError> {
    let at = join(at, &[In("id")]);
    kebab(loaded, &at, id)?;
    if !seen.insert(id.to_string()) {
        return err(loaded, &at, format!("{what} \"{id}\" is in this set twice"));
    }
    Ok(())
}

fn kebab(loaded: &LoadedSet, at: &[Step], id: &str) -> Result<(), SetError> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if id.is_empty() || id.len() > 64 || !id.chars().all(plain) {
        let message = "expected 1 to 64 small letters a-z, digits and hyphens, as in \"acid-attack\"";
        return err(loaded, at, message.to_string());
    }
    Ok(())
}

fn name(loaded: &LoadedSet, at: &[Step], name: &Names) -> Result<(), SetError> {
    if name.en.trim().is_empty() {
        return err(loaded, &join(at, &[In("en")]), "the English name is empty".to_string());
    }
    Ok(())
}

fn join<'a>(at: &[Step<'a>], more: &[Step<'a>]) -> Vec<Step<'a>> {
    [at, more].concat()
}

fn err(loaded: &LoadedSet, at: &[Step], message: String) -> Result<(), SetError> {
    Err(loaded.fault(at, message).in_file(&loaded.file))
}
