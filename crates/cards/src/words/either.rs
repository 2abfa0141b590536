//! Choices between two things: "must either A or B", "B unless you A", or "choose: either ..., or ...".

use rules::lang::{Do, Resource, Who};

use super::ability::segments;
use super::clause::{Clause, Mode, merged, said};
use super::cond::{Joint, conditions};
use super::effect;
use super::voice::{Voice, args};

/// The clauses of a choice.
pub(crate) fn clauses(v: &Voice, who: Who, first: &[Do], second: &[Do]) -> Vec<Clause> {
    // One monster chooses: of several, the first.
    let chooser = v.single_term(who);
    let inner = *v;
    let own = |clauses: &Option<Vec<Clause>>| {
        clauses.as_ref().is_some_and(|c| c.iter().all(|c| c.who == chooser && !c.no_purpose))
    };
    let (a, b) = (simple(&inner, who, chooser, first), simple(&inner, who, chooser, second));
    match (a, b) {
        (Some(a), Some(b)) if own(&Some(a.clone())) && own(&Some(b.clone())) => {
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

/// The clauses of a branch without conditions.
fn simple(v: &Voice, who: Who, chooser: &'static str, branch: &[Do]) -> Option<Vec<Clause>> {
    if branch.iter().any(|d| matches!(d, Do::If(..))) {
        return None;
    }
    Some(branch_clauses(v, who, chooser, branch))
}

fn branch_clauses(v: &Voice, who: Who, chooser: &'static str, branch: &[Do]) -> Vec<Clause> {
    if branch.is_empty() {
        return vec![Clause::new("v-nothing", chooser)];
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
fn inline(v: &Voice, who: Who, chooser: &'static str, branch: &[Do]) -> String {
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
