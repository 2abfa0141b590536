//! Which rules and cards are proved by scenarios that pass, and which are not.

use crate::report::{Failure, Report, run_files_with};
use crate::words::nearest;
use cards::catalogue::Catalogue;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::Path;

/// When a rule must be proved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Scope {
    /// Now.
    Now,
    /// With its expansion.
    Later,
    /// Never: no program can show it.
    Exempt,
}

/// A rule of `spec/rules.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RuleScope {
    /// Its id.
    pub id: String,
    /// When it must be proved.
    pub scope: Scope,
    /// Why not now.
    pub reason: String,
    /// The line of its id.
    pub line: usize,
}

/// A rule or card with the scenarios that prove it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Proved {
    /// The rule id or the card's full id.
    pub id: String,
    /// Where it is proved, as `file:line`.
    pub by: Vec<String>,
    /// How many scenarios are needed.
    pub needed: usize,
}

/// What is proved and what is not.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CoverageReport {
    /// Rules with scope "now".
    pub rules: Vec<Proved>,
    /// All cards that can be in a deck.
    pub cards: Vec<Proved>,
    /// Ids of rules that no passing scenario proves.
    pub missing_rules: Vec<String>,
    /// Ids of cards with fewer passing scenarios than needed.
    pub missing_cards: Vec<String>,
    /// Rules for later or never, with the reason.
    pub not_now: Vec<(String, String)>,
    /// Cards in no deck, because their price is not known.
    pub unpriced: Vec<String>,
    /// Mistakes: unknown ids, reasons that are missing, lines that cannot be read.
    pub errors: Vec<String>,
    /// What came of the scenarios themselves.
    pub passed: usize,
    /// Scenarios that failed prove nothing.
    pub failures: Vec<Failure>,
}

impl CoverageReport {
    /// Is everything proved, and nothing wrong?
    pub fn complete(&self) -> bool {
        self.missing_rules.is_empty()
            && self.missing_cards.is_empty()
            && self.errors.is_empty()
            && self.failures.is_empty()
    }
}

impl std::fmt::Display for CoverageReport {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        for failure in &self.failures {
            writeln!(f, "{failure}\n")?;
        }
        for error in &self.errors {
            writeln!(f, "error: {error}")?;
        }
        for (what, missing, all) in [
            ("rules", &self.missing_rules, self.rules.len()),
            ("cards", &self.missing_cards, self.cards.len()),
        ] {
            writeln!(f, "{what}: {} of {all} proved", all - missing.len())?;
            if !missing.is_empty() {
                writeln!(f, "  missing: {}", missing.join(", "))?;
            }
        }
        write!(f, "scenarios: {} passed, {} failures", self.passed, self.failures.len())
    }
}

/// Reads the scopes: `[[rule]]`, then `id`, `scope` and `reason` as quoted texts. Anything else is a mistake.
pub fn read_scopes(file: &str, text: &str) -> (Vec<RuleScope>, Vec<String>) {
    let (mut rules, mut errors) = (Vec::<RuleScope>::new(), Vec::new());
    let mut scoped = true;
    for (i, line) in text.lines().enumerate() {
        let number = i + 1;
        let line = line.trim();
        let mut wrong = |message: String| errors.push(format!("{file}:{number}: {message}"));
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if line == "[[rule]]" {
            if !scoped {
                wrong("the rule before this one has no scope".into());
            }
            scoped = false;
            rules.push(RuleScope {
                id: String::new(),
                scope: Scope::Now,
                reason: String::new(),
                line: number,
            });
            continue;
        }
        let parts = line.split_once('=').and_then(|(key, value)| {
            let value = value.trim().strip_prefix('"')?;
            Some((key.trim(), &value[..value.find('"')?]))
        });
        let (Some((key, value)), Some(rule)) = (parts, rules.last_mut()) else {
            wrong(format!("\"{line}\" is no line such as: scope = \"now\""));
            continue;
        };
        match (key, value) {
            ("id", id) => {
                rule.id = id.to_string();
                rule.line = number;
            }
            ("reason", reason) => rule.reason = reason.to_string(),
            ("scope", word) => {
                scoped = true;
                match word {
                    "now" => rule.scope = Scope::Now,
                    "later" => rule.scope = Scope::Later,
                    "exempt" => rule.scope = Scope::Exempt,
                    _ => wrong(format!("scope is \"now\", \"later\" or \"exempt\", not \"{word}\"")),
                }
            }
            _ => wrong(format!("unknown key \"{key}\" (known: id, scope, reason)")),
        }
    }
    let mut seen: Vec<&str> = Vec::new();
    for rule in &rules {
        if rule.id.is_empty() {
            errors.push(format!("{file}:{}: a rule without id", rule.line));
        }
        if seen.contains(&rule.id.as_str()) {
            errors.push(format!("{file}:{}: {} stands here a second time", rule.line, rule.id));
        }
        if rule.scope != Scope::Now && rule.reason.trim().is_empty() {
            errors.push(format!("{file}:{}: {} is not for now, so a reason is needed", rule.line, rule.id));
        }
        seen.push(&rule.id);
    }
    (rules, errors)
}

/// Runs the spec files (or folders of them) and holds what they prove against the rules and cards there are.
pub fn coverage<P: AsRef<Path>>(
    spec: &[P],
    rules_toml: impl AsRef<Path>,
    catalogue: &Catalogue,
) -> std::io::Result<CoverageReport> {
    let path = rules_toml.as_ref();
    let text = std::fs::read_to_string(path)?;
    Ok(cover(&run_files_with(spec, catalogue), &path.display().to_string(), &text, catalogue))
}

/// The same from a report already made.
pub fn cover(report: &Report, rules_file: &str, rules_text: &str, catalogue: &Catalogue) -> CoverageReport {
    let (rules, errors) = read_scopes(rules_file, rules_text);
    let mut out = CoverageReport {
        errors,
        passed: report.passed,
        failures: report.failures.clone(),
        ..Default::default()
    };
    let mut by: BTreeMap<String, (Vec<String>, bool)> = BTreeMap::new();
    for s in &report.scenarios {
        for id in &s.proves {
            let known = if rules.iter().any(|r| r.id == *id) {
                id.clone()
            } else {
                match catalogue.card(id) {
                    Ok(card) => card.full_id(),
                    Err(e) => {
                        let near = nearest(id, rules.iter().map(|r| r.id.as_str()));
                        let message = match near.filter(|_| id.contains(char::is_uppercase)) {
                            Some(near) => format!("there is no rule \"{id}\"; did you mean \"{near}\"?"),
                            None => format!("neither rule nor card: {e}"),
                        };
                        out.errors.push(format!("{}:{}: {message}", s.file, s.proves_line));
                        continue;
                    }
                }
            };
            if s.passed {
                let entry = by.entry(known).or_default();
                entry.0.push(format!("{}:{}", s.file, s.line));
                entry.1 |= s.trivial;
            }
        }
    }
    for rule in rules {
        if rule.scope != Scope::Now {
            out.not_now.push((rule.id, rule.reason));
            continue;
        }
        let found = by.get(&rule.id).map(|e| e.0.clone()).unwrap_or_default();
        if found.is_empty() {
            out.missing_rules.push(rule.id.clone());
        }
        out.rules.push(Proved { id: rule.id, by: found, needed: 1 });
    }
    for card in catalogue.cards() {
        let id = card.full_id();
        if card.facts.cost.is_none() && card.facts.kind.is_power() {
            out.unpriced.push(id);
            continue;
        }
        let (found, trivial) = by.get(&id).cloned().unwrap_or_default();
        let needed = if trivial { 1 } else { 2 };
        if found.len() < needed {
            out.missing_cards.push(format!("{id} ({}/{needed})", found.len()));
        }
        out.cards.push(Proved { id, by: found, needed });
    }
    out
}
