//! Cards and monsters by what somebody typed: capital letters and accents do not matter, nor does the language.

use cards::catalogue::{Card, Catalogue, Monster};
use cards::set::Names;
use cards::words::Lang;

/// What a name led to.
#[derive(Clone, Debug)]
pub enum Found<'c> {
    /// One card.
    One(&'c Card),
    /// Several fit equally well.
    Several(Vec<&'c Card>),
    /// None.
    Nothing,
}

/// A text in small letters without accents; hyphens are spaces.
pub fn fold(text: &str) -> String {
    let mut out = String::new();
    for c in text.trim().chars().flat_map(char::to_lowercase) {
        match c {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => out.push('a'),
            'ç' => out.push('c'),
            'è' | 'é' | 'ê' | 'ë' => out.push('e'),
            'ì' | 'í' | 'î' | 'ï' => out.push('i'),
            'ñ' => out.push('n'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' => out.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => out.push('u'),
            'ý' | 'ÿ' => out.push('y'),
            'œ' => out += "oe",
            'æ' => out += "ae",
            'ß' => out += "ss",
            '’' | '‘' => out.push('\''),
            '-' | '\u{a0}' | '\u{202f}' => out.push(' '),
            // An accent that stands for itself, behind its letter.
            '\u{300}'..='\u{36f}' => {}
            c => out.push(c),
        }
    }
    out
}

/// How well a name fits: the smaller the better.
fn rank(typed: &str, names: &Names, ids: &[String], lang: Lang) -> Option<u8> {
    let own = fold(names.get(lang.code()));
    let mut all = Lang::ALL.iter().map(|lang| fold(names.get(lang.code()))).chain(ids.iter().cloned());
    let all: Vec<String> = all.by_ref().collect();
    if all.iter().any(|name| name == typed) {
        Some(0)
    } else if own.starts_with(typed) {
        Some(1)
    } else if all.iter().any(|name| name.starts_with(typed)) {
        Some(2)
    } else if own.contains(typed) {
        Some(3)
    } else {
        all.iter().any(|name| name.contains(typed)).then_some(4)
    }
}

/// The card with this name, id or beginning of a name, else one with it inside the name. Where several fit, those
/// of `first` (a table's own) come first.
pub fn card<'c>(catalogue: &'c Catalogue, first: &[&'c Card], text: &str, lang: Lang) -> Found<'c> {
    let typed = fold(text);
    if typed.is_empty() {
        return Found::Nothing;
    }
    let rated: Vec<(u8, &Card)> = catalogue
        .cards()
        .iter()
        .filter_map(|card| {
            let ids = [fold(&card.facts.id), fold(&card.full_id())];
            Some((rank(&typed, &card.facts.name, &ids, lang)?, card))
        })
        .collect();
    let best = rated.iter().map(|(rank, _)| *rank).min();
    let mut fit: Vec<&Card> = rated.iter().filter(|(r, _)| Some(*r) == best).map(|(_, card)| *card).collect();
    let at_table = |card: &&Card| first.iter().any(|own| own.full_id() == card.full_id());
    if fit.iter().any(at_table) {
        fit.retain(at_table);
    }
    match fit[..] {
        [] => Found::Nothing,
        [only] => Found::One(only),
        _ => Found::Several(fit),
    }
}

/// The monster with this name in any language.
pub fn monster<'c>(catalogue: &'c Catalogue, text: &str) -> Option<&'c Monster> {
    let typed = fold(text);
    let named = |m: &&Monster| Lang::ALL.iter().any(|lang| fold(m.facts.name.get(lang.code())) == typed);
    catalogue.monsters().iter().find(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(found: Found) -> String {
        match found {
            Found::One(card) => card.facts.id.clone(),
            Found::Several(cards) => format!("{} cards", cards.len()),
            Found::Nothing => "nothing".into(),
        }
    }

    #[test]
    fn case_accents_and_language_do_not_matter() {
        let catalogue = Catalogue::built_in();
        let find = |text: &str| id(card(&catalogue, &[], text, Lang::En));
        assert_eq!(fold(" Énergie’s Œuf-Größe "), "energie's oeuf grosse");
        for text in
            ["ACID ATTACK", "acid-attack", "base/acid-attack", "Saureattacke", "säureattacke", "acid a"]
        {
            assert_eq!(find(text), "acid-attack", "{text}");
        }
        assert_eq!(find("attaque ACIDE"), "acid-attack");
        assert_eq!(find("no such card"), "nothing");
        assert_eq!(find(" "), "nothing");
        assert!(find("e").ends_with(" cards"));
    }
}
