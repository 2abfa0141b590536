//! What must hold within one set file beyond its grammar.

use std::collections::BTreeSet;

use rules::lang::{Ability, Face, Kind};

use crate::error::SetError;
use crate::set::{CardFacts, DeckList, LANGUAGE, LoadedSet, Mode, Names};
use crate::tree::Step::{self, In, Nth};

/// The levels of the wickedness board (WICK-3).
pub(crate) const LEVELS: [u8; 3] = [3, 6, 10];

/// Far more than any card has; two of them still add up in one byte.
const MOST_FORCE: u8 = 99;

/// The faces that can win a goal (NYB-6, NYB-7).
const GOALS: [Face; 2] = [Face::Celebrity, Face::Ouch];

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
    fields(loaded, at, card)?;
    if card.copies == 0 {
        return err(loaded, &join(at, &[In("copies")]), format!("card \"{}\" has no copies", card.id));
    }
    if card.abilities.is_empty() && card.kind != Kind::Goal {
        let message = format!("card \"{}\" has no abilities", card.id);
        return err(loaded, &join(at, &[In("abilities")]), message);
    }
    abilities(loaded, at, card)?;
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

/// What a kind of card is called in messages.
pub(crate) fn called(kind: Kind) -> &'static str {
    match kind {
        Kind::Keep => "keep card",
        Kind::Discard => "discard card",
        Kind::Costume => "costume",
        Kind::Permanent | Kind::Temporary => "evolution",
        Kind::Gift => "gift",
        Kind::Tile => "tile",
        Kind::Challenge => "Challenge card",
        Kind::Goal => "goal",
    }
}

/// Each kind of card has the fields it needs and none that would mean nothing.
fn fields(loaded: &LoadedSet, at: &[Step], card: &CardFacts) -> Result<(), SetError> {
    let (kind, what, id) = (card.kind, called(card.kind), &card.id);
    let (evolution, tile, challenge) = (kind.is_evolution(), kind == Kind::Tile, kind == Kind::Challenge);
    let goal = kind == Kind::Goal;
    // A goal is never bought, and may say so.
    let costs = kind.is_power() || goal && card.cost == Some(0);
    let lies = !challenge && !goal;
    // Name of the field, is it given, may it be, must it be, an example, and whose it is.
    let rows = [
        ("cost", card.cost.is_some(), costs, kind == Kind::Costume, "cost: 4", "power cards"),
        ("counters", card.counters > 0, lies, false, "counters: 3", "cards that lie before a monster"),
        ("monster", card.monster.is_some(), evolution, evolution, "monster: \"gigazaur\"", "evolutions"),
        ("species", card.species.is_some(), evolution, false, "species: Mutant", "evolutions"),
        ("level", card.level.is_some(), tile, tile, "level: 3", "tiles"),
        ("side", card.side.is_some(), tile, tile, "side: Orange", "tiles"),
        ("force", card.force.is_some(), challenge, challenge, "force: (3, 1)", "Challenge cards"),
        ("goal", card.goal.is_some(), goal, goal, "goal: Celebrity", "goals"),
    ];
    for (field, given, may, must, example, whose) in rows {
        if given && !may {
            let message = format!("the {what} \"{id}\" cannot have \"{field}\"; only {whose} have it");
            return err(loaded, &join(at, &[In(field)]), message);
        }
        if must && !given {
            return err(loaded, at, format!("the {what} \"{id}\" needs \"{field}\", as in {example}"));
        }
    }
    if let Some(level) = card.level
        && !LEVELS.contains(&level)
    {
        let message = format!("tiles are earned at level 3, 6 or 10, not {level}");
        return err(loaded, &join(at, &[In("level")]), message);
    }
    if let Some(face) = card.goal
        && !GOALS.contains(&face)
    {
        let message = format!("no rule lets {face:?} win a goal");
        let fault = loaded.fault(&join(at, &[In("goal")]), message);
        return Err(fault.expecting(GOALS.map(|face| format!("{face:?}"))).in_file(&loaded.file));
    }
    for (n, force) in card.force.unwrap_or_default().into_iter().enumerate() {
        if force > MOST_FORCE {
            let message = format!("Force and bonus Force can be 0 to {MOST_FORCE}, not {force}");
            return err(loaded, &join(at, &[In("force"), Nth(n)]), message);
        }
    }
    Ok(())
}

/// Each kind of card has abilities that can happen to it.
fn abilities(loaded: &LoadedSet, at: &[Step], card: &CardFacts) -> Result<(), SetError> {
    let (what, id) = (called(card.kind), &card.id);
    let here = |n: usize| join(at, &[In("abilities"), Nth(n)]);
    let fault = |n: usize, message: String, expected: &[&str]| {
        Err(loaded.fault(&here(n), message).expecting(expected.iter().copied()).in_file(&loaded.file))
    };
    let (mut rewards, mut ally_rewards) = (0, 0);
    for (n, ability) in card.abilities.iter().enumerate() {
        let at_once = matches!(
            ability,
            Ability::OnGain(_) | Ability::OnlyIf(_) | Ability::CheaperIn(..) | Ability::OnOffer(_)
        );
        match (ability, card.kind) {
            (Ability::Reward(list) | Ability::AllyReward(list), Kind::Challenge) => {
                if list.is_empty() {
                    return fault(n, format!("the Challenge card \"{id}\" gives nothing here"), &[]);
                }
                match ability {
                    Ability::Reward(_) => rewards += 1,
                    _ => ally_rewards += 1,
                }
            }
            (_, Kind::Challenge) => {
                let message = format!("the Challenge card \"{id}\" only gives rewards");
                return fault(n, message, &["Reward", "AllyReward"]);
            }
            (Ability::Reward(_) | Ability::AllyReward(_), _) => {
                let message =
                    format!("the {what} \"{id}\" is never in a Challenge; only Challenge cards reward");
                return fault(n, message, &[]);
            }
            (_, Kind::Goal) => {
                let message = format!("the goal \"{id}\" does what the rulebook says and nothing else");
                return fault(n, message, &[]);
            }
            (Ability::CheaperIn(..) | Ability::OnOffer(_), kind) if !kind.is_power() => {
                let message = format!("the {what} \"{id}\" is never on offer; only power cards are");
                return fault(n, message, &[]);
            }
            (Ability::Returns { .. }, kind) if kind != Kind::Temporary => {
                let message =
                    format!("only a temporary evolution comes back to the hand, not the {what} \"{id}\"");
                return fault(n, message, &[]);
            }
            (_, Kind::Discard) if !at_once => {
                let message = format!("the discard card \"{id}\" does not stay to do this");
                return fault(n, message, &["OnGain", "OnlyIf", "CheaperIn", "OnOffer"]);
            }
            _ => {}
        }
    }
    if card.kind == Kind::Challenge && (rewards, ally_rewards) != (1, 1) {
        let message = format!("the Challenge card \"{id}\" needs one Reward and one AllyReward");
        let fault = loaded.fault(&join(at, &[In("abilities")]), message);
        return Err(fault.expecting(["Reward([...]), AllyReward([...])"]).in_file(&loaded.file));
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
