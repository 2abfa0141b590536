//! The generated pages: every card and every rule in three languages.

use super::cards::Entry;
use crate::words::{say, say_with};
use cards::catalogue::Catalogue;
use cards::words::{Lang, message, plain};
use scenario::{RuleScope, Scope};

/// The scope of every rule; the order of the rules is the order of the page.
const SCOPES: &str = include_str!("../../../../spec/rules.toml");

/// The pages themselves are English; they show texts in all languages.
const PAGE: Lang = Lang::En;

/// All cards, set by set.
pub fn cards(catalogue: &Catalogue) -> String {
    let head = |key: &str| say(PAGE, &format!("cli-head-{key}"));
    let mut page = format!("# {}\n\n{}\n", say(PAGE, "cli-docs-cards"), say(PAGE, "cli-docs-generated"));
    for set in catalogue.sets() {
        let cards: Vec<_> = catalogue.cards_of(&set.id).collect();
        if cards.is_empty() {
            continue;
        }
        let copies: u32 = cards.iter().map(|card| card.facts.copies as u32).sum();
        let args = [("different", (cards.len() as u32).into()), ("copies", copies.into())];
        page += &format!("\n## {}\n\n`{}`: ", cell(&set.name.en), set.id);
        page += &format!("{}\n", say_with(PAGE, "cli-docs-set", &args));
        for card in cards {
            let entry = Entry::new(card);
            page += &format!("\n### {}\n\n", cell(entry.name.get(PAGE)));
            let keys = ["id", "kind", "cost", "copies", "provenance", "confidence", "source"];
            let values = [
                format!("`{}`", card.full_id()),
                say(PAGE, &format!("cli-kind-{}", entry.kind)),
                entry.cost.map_or(say(PAGE, "cli-cost-unknown"), |cost| cost.to_string()),
                entry.copies.to_string(),
                say(PAGE, &format!("cli-provenance-{}", entry.provenance)),
                say(PAGE, &format!("cli-confidence-{}", entry.confidence)),
                cell(&card.facts.source),
            ];
            let facts = keys.iter().zip(values).filter(|(_, value)| !value.is_empty());
            let facts: Vec<String> = facts.map(|(key, value)| format!("{}: {value}", head(key))).collect();
            page += &format!(
                "{}\n\n| | {} | {} |\n|---|---|---|\n",
                facts.join(" · "),
                head("name"),
                head("text")
            );
            for lang in Lang::ALL {
                let text = plain(lang, entry.text.get(lang));
                page += &format!("| {lang} | {} | {} |\n", cell(entry.name.get(lang)), cell(&text));
            }
        }
    }
    page
}

/// All rules, family by family.
pub fn rules() -> String {
    let mut page = format!("# {}\n\n{}\n\n", say(PAGE, "cli-docs-rules"), say(PAGE, "cli-docs-generated"));
    page += &format!("{}\n", say(PAGE, "cli-docs-scopes"));
    let head =
        ["rule", "scope", "en", "fr", "de"].map(|key| say(PAGE, &format!("cli-head-{key}"))).join(" | ");
    for (title, rules) in families(SCOPES) {
        page += &format!("\n## {}\n\n| {head} |\n|---|---|---|---|---|\n", cell(title));
        for rule in rules {
            let key = format!("rule-{}", rule.id.to_lowercase());
            let texts = Lang::ALL.map(|lang| {
                cell(&message(lang, &key, &[]).map_or_else(|| say(lang, &key), |text| plain(lang, &text)))
            });
            let scope = match rule.scope {
                Scope::Now => "now".to_string(),
                Scope::Later => format!("later ({})", cell(&rule.reason)),
                Scope::Exempt => format!("exempt ({})", cell(&rule.reason)),
            };
            page += &format!("| {} | {scope} | {} |\n", rule.id, texts.join(" | "));
        }
    }
    page
}

/// Text inside a table of Markdown: nothing in it must become a tag.
fn cell(text: &str) -> String {
    text.replace('|', "\\|").replace('<', "&lt;").replace('\n', " ")
}

/// Rules that belong together, under a comment such as `# BASE: the core game`.
fn families(toml: &str) -> Vec<(&str, Vec<RuleScope>)> {
    let is_heading = |title: &&str| {
        let family = title.split(':').next().unwrap_or_default();
        title.contains(':') && family.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
    };
    let mut rules = scenario::read_scopes("spec/rules.toml", toml).0.into_iter().peekable();
    let mut families: Vec<(&str, Vec<RuleScope>)> = Vec::new();
    for (line, text) in (1..).zip(toml.lines()) {
        if let Some(title) = text.strip_prefix("# ").filter(is_heading) {
            families.push((title, Vec::new()));
        }
        if let (Some((_, family)), Some(rule)) =
            (families.last_mut(), rules.next_if(|rule| rule.line == line))
        {
            family.push(rule);
        }
    }
    families
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::words::MARK;

    #[test]
    fn every_rule_is_in_a_family() {
        let families = families(SCOPES);
        let rules: usize = families.iter().map(|(_, rules)| rules.len()).sum();
        assert_eq!(rules, SCOPES.matches("[[rule]]").count());
        assert_eq!(scenario::read_scopes("spec/rules.toml", SCOPES).1, Vec::<String>::new());
        assert!(families.len() > 10 && families[0].0 == "BASE: the core game");
    }

    #[test]
    fn nothing_is_missing_on_the_pages() {
        for page in [rules(), cards(&Catalogue::built_in())] {
            let line = page.lines().find(|line| line.contains(MARK));
            assert_eq!(line, None);
            assert!(!page.contains("<smash") && !page.contains("[star]"));
        }
    }
}
