//! Choices between two things: "must either A or B", "B unless you A", or "choose: either ..., or ...".

use rules::lang::{Do, Resource, Who};

use super::clause::{Clause, Mode, listed, merged, said};
use super::cond::{Joint, conditions};
use super::effect;
use super::told::segments;
use super::voice::{Args, Term, Voice, args};

/// The clauses of a choice.
pub(crate) fn clauses(v: &Voice, who: Who, first: &[Do], second: &[Do]) -> Vec<Clause> {
    // One monster chooses: of several, the first.
    let chooser = v.single_term(who);
    let inner = *v;
    if let ([Do::TurnDie(a)], [Do::TurnDie(b)]) = (first, second)
        && who == Who::You
    {
        return vec![effect::turn_die_to_either(v, *a, *b)];
    }
    let own = |clauses: &Option<Vec<Clause>>| {
        clauses.as_ref().is_some_and(|c| c.iter().all(|c| c.who == chooser && !c.no_purpose))
    };
    let (a, b) = (simple(&inner, who, chooser, first), simple(&inner, who, chooser, second));
    match (a, b) {
        (Some(a), Some(b)) if own(&Some(a.clone())) && own(&Some(b.clone())) => {
            if let Some(one) = same_verb(v, chooser, &[a.clone(), b.clone()]) {
                return vec![one];
            }
            let mut clause = Clause::new("v-either", chooser).with(args![
                "a": said(&inner, &a, Mode::Inf, ""),
                "b": said(&inner, &b, Mode::Inf, ""),
            ]);
            clause.stative = true;
            clause.no_purpose = true;
            vec![clause]
        }
        (a, Some(mut b)) if own(&a) && b.iter().all(|c| c.who != chooser) => {
            let a = a.unwrap_or_default();
            if let Some(last) = b.last_mut() {
                let then = v.slot("unless", "adv", &args![]);
                last.tail = v.text("unless", &args!["a": said(&inner, &a, Mode::Sub, &then)]);
            }
            b
        }
        _ => {
            let mut clause = Clause::new("v-choose", chooser).with(args![
                "a": inline(&inner, who, chooser, first),
                "b": inline(&inner, who, chooser, second),
            ]);
            clause.no_purpose = true;
            vec![clause]
        }
    }
}

/// Each of several monsters chooses one of several ways.
pub(crate) fn each_chooses(v: &Voice, who: Who, ways: &[Vec<Do>]) -> Vec<Clause> {
    let chooser = v.term(who);
    // Inside, "it" is the one that chooses.
    let inner = Voice { each: true, ..*v };
    let it = inner.term(Who::It);
    let simple: Option<Vec<Vec<Clause>>> = ways
        .iter()
        .map(|way| match way.iter().any(|d| matches!(d, Do::If(..))) {
            true => None,
            false => Some(way_clauses(&inner, it, way)),
        })
        .collect();
    let own = |ways: &Vec<Vec<Clause>>| ways.iter().flatten().all(|c| c.who == it && !c.no_purpose);
    let simple = simple.filter(own);
    if let Some(one) = simple.as_ref().and_then(|ways| same_verb(v, chooser, ways)) {
        return vec![one];
    }
    let (key, said) = match simple {
        Some(ways) => {
            ("v-one-of", ways.iter().map(|w| said(&inner, w, Mode::Inf, "")).collect::<Vec<String>>())
        }
        None => ("v-choose-one-of", ways.iter().map(|w| inline(&inner, Who::It, it, w)).collect()),
    };
    if said.is_empty() {
        return vec![Clause::new("v-nothing", chooser)];
    }
    let ways = listed(v, &said, "ways");
    let count = args!["ways": ways, "n": said.len() as u32];
    let mut clause = Clause::new(key, chooser).with(count).closing();
    clause.stative = true;
    vec![clause]
}

/// The owner chooses a monster, and something happens that concerns it.
pub(crate) fn choose(v: &Voice, who: Who, then: &[Do]) -> Vec<Clause> {
    let mut whom = Args::new();
    v.add_term(&mut whom, "w", v.any_term(who));
    let inner = Voice { moment: None, each: false, ..*v };
    let pick = |key| Clause::new(key, "you").with(whom.clone());
    match simple(&inner, Who::You, Term::YOU, then) {
        Some(mut clauses) => {
            clauses.insert(0, pick("v-choose-monster"));
            clauses
        }
        None => {
            let then = inline(&inner, Who::You, Term::YOU, then);
            vec![pick("v-choose-monster-then").with(args!["then": then]).closing()]
        }
    }
}

/// "if you do, ...", as the end of a sentence that says what is done.
pub(crate) fn if_done(v: &Voice, then: &[Do]) -> String {
    let inner = Voice { later: true, offered: false, ..*v };
    match simple(&inner, Who::You, Term::YOU, then) {
        Some(clauses) => {
            format!("{} {}", v.text("front-done", &args![]), said(&inner, &clauses, Mode::Front, ""))
        }
        None => v.text("done-colon", &args!["then": inline(&inner, Who::You, Term::YOU, then)]),
    }
}

/// "gain 1[energy] or 1[heart] (your choice)", where only what is gained or given differs.
fn same_verb(v: &Voice, chooser: Term, ways: &[Vec<Clause>]) -> Option<Clause> {
    let mut things = Vec::new();
    for way in ways {
        let [clause] = way.as_slice() else { return None };
        let [item] = clause.items.as_slice() else { return None };
        let plain = matches!(clause.verb, "v-gain" | "v-give") && item.per.is_empty();
        if !plain || clause.verb != ways[0][0].verb || !clause.tail.is_empty() {
            return None;
        }
        things.push(item.what.clone());
    }
    let first = ways.first().filter(|_| things.len() > 1)?.first()?;
    let key = if chooser == Term::YOU { "your-choice" } else { "its-choice" };
    let what = v.text(key, &args!["things": listed(v, &things, "list-or")]);
    Some(Clause::new(first.verb, chooser).with(first.args.clone()).thing(what).alone())
}

/// A way as the one that chooses sees it: what you would steal from it, it gives you.
fn way_clauses(v: &Voice, it: Term, way: &[Do]) -> Vec<Clause> {
    if way.is_empty() {
        return vec![Clause::new("v-nothing", it)];
    }
    let clauses = way.iter().flat_map(|effect| match effect {
        Do::Steal(Who::It, thing) => vec![effect::give(v, it, thing)],
        other => branch_clauses(v, Who::It, it, std::slice::from_ref(other)),
    });
    merged(clauses.collect())
}

/// The clauses of a branch without conditions.
fn simple(v: &Voice, who: Who, chooser: Term, branch: &[Do]) -> Option<Vec<Clause>> {
    if branch.iter().any(|d| matches!(d, Do::If(..))) {
        return None;
    }
    Some(branch_clauses(v, who, chooser, branch))
}

fn branch_clauses(v: &Voice, who: Who, chooser: Term, branch: &[Do]) -> Vec<Clause> {
    if branch.is_empty() {
        return vec![Clause::new("v-nothing", chooser)];
    }
    // What one gives up and another gains is given.
    if let [Do::Gain(whom, gained), Do::Lose(loser, lost)] | [Do::Lose(loser, lost), Do::Gain(whom, gained)] =
        branch
        && *loser == who
        && *whom != who
        && gained == lost
    {
        return vec![effect::give_to(v, chooser, *whom, gained)];
    }
    let clauses = branch.iter().flat_map(|effect| match effect {
        // What is given up by choice is spent, and who lacks it cannot choose it.
        Do::Lose(loser, thing) if *loser == who && effect::parts(thing).0 == Resource::Energy => {
            vec![effect::spend(v, chooser, effect::parts(thing).1)]
        }
        other => effect::clauses(v, other),
    });
    merged(clauses.collect())
}

/// A branch as running text, conditions included.
fn inline(v: &Voice, who: Who, chooser: Term, branch: &[Do]) -> String {
    let mut segments = segments(branch);
    if segments.is_empty() {
        segments.push(Default::default());
    }
    let parts: Vec<String> = segments
        .iter()
        .map(|(conds, effects)| {
            let effects: Vec<Do> = effects.iter().map(|d| (*d).clone()).collect();
            let mode = if conds.is_empty() { Mode::State } else { Mode::StateFront };
            let body = said(v, &branch_clauses(v, who, chooser, &effects), mode, "");
            if conds.is_empty() {
                return body;
            }
            v.text("inline-if", &args!["conds": conditions(v, conds, Joint::If, ""), "body": body])
        })
        .collect();
    super::clause::listed(v, &parts, "join")
}
