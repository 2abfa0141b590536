//! A clause: a verb with a subject and slots, said in one of nine modes.

use super::voice::{Args, Term, Voice, args};

/// One thing counted, with what it is counted by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Item {
    pub what: String,
    /// "for each ..."; empty for a plain number.
    pub per: String,
    /// Counted by the dice this card rolled.
    pub rolled: bool,
}

/// A verb with a subject.
#[derive(Clone, Debug)]
pub(crate) struct Clause {
    /// Key of the verb.
    pub verb: &'static str,
    /// Term of the subject.
    pub who: Term,
    /// What else the verb's words need.
    pub args: Args,
    /// What is gained, lost, ...; neighbouring clauses of the same verb are merged by these.
    pub items: Vec<Item>,
    /// The list message that joins the items.
    pub list: &'static str,
    /// Cannot be an order ("you must ..." and not "must ...").
    pub stative: bool,
    /// Follows the clause whatever its mode ("unless ...").
    pub tail: String,
    /// Cannot stand after "to".
    pub no_purpose: bool,
    /// Stays a clause of its own beside others of its verb.
    pub alone: bool,
}

/// How a clause is said.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Opens a sentence, as an order where that is usual.
    First,
    /// After something in front.
    Front,
    /// With its subject, opening a sentence or after "and".
    State,
    /// With its subject, after something in front.
    StateFront,
    /// After "and", with the subject of the clause before.
    Same,
    /// Subordinate, after "unless".
    Sub,
    /// After "may".
    Inf,
    /// After "in order to".
    Purpose,
}

impl Mode {
    fn key(self) -> &'static str {
        match self {
            Mode::First => "clause-first",
            Mode::Front => "clause-front",
            Mode::State => "clause-state",
            Mode::StateFront => "clause-state-front",
            Mode::Same => "clause-same",
            Mode::Sub => "clause-sub",
            Mode::Inf => "clause-inf",
            Mode::Purpose => "clause-purpose",
        }
    }
}

impl Clause {
    pub fn new(verb: &'static str, who: impl Into<Term>) -> Clause {
        Clause {
            verb,
            who: who.into(),
            args: Args::new(),
            items: Vec::new(),
            list: "list",
            stative: false,
            tail: String::new(),
            no_purpose: false,
            alone: false,
        }
    }

    pub fn with(mut self, more: Args) -> Clause {
        self.args.extend(more);
        self
    }

    pub fn item(mut self, item: Item) -> Clause {
        self.items.push(item);
        self
    }

    /// Keeps the clause from being merged.
    pub fn alone(mut self) -> Clause {
        self.alone = true;
        self
    }

    /// Lets the clause end its sentence.
    pub fn closing(mut self) -> Clause {
        self.no_purpose = true;
        self
    }

    /// A plain thing, for verbs whose things are words.
    pub fn thing(self, what: String) -> Clause {
        self.item(Item { what, per: String::new(), rolled: false })
    }

    /// Is it counted by the roll this card made?
    pub fn counts_roll(&self) -> bool {
        self.items.iter().any(|i| i.rolled)
    }

    /// Must it end its sentence, because what follows would be taken for a part of it?
    pub fn closes(&self) -> bool {
        self.no_purpose || !self.tail.is_empty()
    }

    /// The one "for each ..." of the whole clause.
    pub fn only_per(&self) -> Option<&str> {
        let first = self.items.first()?;
        let same = !first.per.is_empty() && self.items.iter().all(|i| i.per == first.per);
        same.then_some(first.per.as_str())
    }

    /// The clause without its "for each ...", which has gone to the front of the sentence.
    pub fn without_per(mut self) -> Clause {
        self.items.iter_mut().for_each(|i| i.per.clear());
        self
    }

    /// Says the clause; `adv` is a limit that some languages put inside.
    pub fn say(&self, v: &Voice, mode: Mode, adv: &str) -> String {
        let you = self.who == Term::YOU;
        let mut given = self.args.clone();
        let with_per: Vec<String> =
            self.items.iter().map(|i| format!("{} {}", i.what, i.per).trim().to_string()).collect();
        let bare = self.items.first().map_or(String::new(), |i| i.what.clone());
        let per = self.items.first().map_or(String::new(), |i| i.per.clone());
        given.extend(args![
            "p": if you { "you" } else { "it" },
            "what": listed(v, &with_per, self.list),
            "bare": bare,
            "per": per,
            "count": self.items.len() as u32,
        ]);
        v.add_term(&mut given, "subj", self.who);
        let infinitive = v.text(self.verb, &given);
        // A language without special forms for "you" uses the basic form.
        let finite = match you {
            true if !v.has(self.verb, "you") => infinitive.clone(),
            true => v.attribute(self.verb, "you", &given),
            false => v.attribute(self.verb, "it", &given),
        };
        let mut slots = args![
            "imp": if you && !self.stative { "yes" } else { "no" },
            "fin": finite,
            "inf": infinitive,
            "adv": adv,
            "subj": v.text(&format!("w-{}", self.who.key), &args!["n": self.who.n]),
        ];
        for slot in ["zu", "ne", "obj", "mid", "part", "post"] {
            slots.push((slot.into(), v.slot(self.verb, slot, &given).into()));
        }
        format!("{} {}", v.text(mode.key(), &slots), self.tail)
    }
}

/// Joins words: "a", "a and b", "a, b and c".
pub(crate) fn listed(v: &Voice, parts: &[String], list: &str) -> String {
    let Some((last, before)) = parts.split_last() else { return String::new() };
    let Some((first, middle)) = before.split_first() else { return last.clone() };
    let mut text = first.clone();
    for part in middle {
        text = v.text(&format!("{list}-comma"), &args!["a": text, "b": part.as_str()]);
    }
    v.text(&format!("{list}-and"), &args!["a": text, "b": last.as_str()])
}

/// Merges neighbours of the same verb, subject and surroundings: "gain 2[star] and 3[heart]".
pub(crate) fn merged(clauses: Vec<Clause>) -> Vec<Clause> {
    let mut out: Vec<Clause> = Vec::new();
    for clause in clauses {
        match out.last_mut() {
            Some(last)
                if last.verb == clause.verb
                    && last.who == clause.who
                    && last.args == clause.args
                    && last.tail.is_empty()
                    && !clause.items.is_empty()
                    && !clause.alone
                    // "1 for each die and 2" would be read as "for each die and for 2".
                    && last.items.iter().all(|i| i.per.is_empty()) =>
            {
                last.items.extend(clause.items);
                last.tail = clause.tail;
            }
            _ => out.push(clause),
        }
    }
    out
}

/// Says clauses one after the other; the first in the given mode, the next with or without their subject.
pub(crate) fn said(v: &Voice, clauses: &[Clause], first: Mode, adv: &str) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut before: Option<&Clause> = None;
    for clause in clauses {
        let mode = match before {
            None => first,
            Some(_) if matches!(first, Mode::Inf | Mode::Purpose | Mode::Sub) => first,
            // An order cannot go on with "must" without its subject.
            Some(b) if b.who == clause.who && !clause.stative => Mode::Same,
            Some(_) => Mode::State,
        };
        parts.push(clause.say(v, mode, if before.is_none() { adv } else { "" }));
        before = Some(clause);
    }
    listed(v, &parts, "join")
}
