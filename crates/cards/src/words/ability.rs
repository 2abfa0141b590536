//! From abilities to sentences.

use rules::lang::{Ability, Amount, Cond, Cost, Do, Kind, Limit, Moment, Thing, Who, Whose};

use super::clause::{Clause, Mode, merged, said};
use super::cond::{Joint, conditions};
use super::front::{Lead, after_time, front, if_front, inner_time, is_anyones, names_cause, reaches_total};
use super::mark::{is_setting, mark, without};
use super::notes::{effects_of, notes, walk};
use super::played::{is_laid_out, leaves_at, play, returns};
use super::polish::sentence;
use super::voice::{Args, Intro, Term, Voice, args};
use super::{Lang, change, effect};

/// Longer lists of clauses go on in a new sentence.
const MOST_CLAUSES: usize = 5;

/// The whole text of a card.
pub(crate) fn card(lang: Lang, kind: Kind, counters: u8, abilities: &[Ability]) -> String {
    let mut v = Voice { stored: stores_energy(abilities), ..Voice::new(lang, kind) };
    v.laid = kind == Kind::Temporary && is_laid_out(abilities);
    v.until = abilities.iter().filter(|_| v.laid).find_map(leaves_at);
    let mut text = Vec::new();
    if kind == Kind::Gift {
        text.push(sentence(&v, &v.text("note-gift", &args![])));
    }
    if counters > 0 {
        let key = if v.stored { "arrives-with-energy" } else { "arrives-with-counters" };
        text.push(sentence(&v, &v.text(key, &args!["n": counters])));
    }
    let mark = mark(counters, abilities);
    let mut at = 0;
    while let Some(first) = abilities.get(at) {
        if let Some(mark) = &mark
            && (mark.setter == at || mark.reset == Some(at))
        {
            if mark.setter == at {
                text.extend(marked(&v, mark.reset.is_some(), &abilities[at..mark.end]));
            }
            at = if mark.setter == at { mark.end } else { at + 1 };
            continue;
        }
        // When the card goes has been said where it was laid out.
        if v.until.is_some() && leaves_at(first).is_some() {
            at += 1;
            continue;
        }
        if let Some(both) = abilities[at + 1..].first().and_then(|next| two_ways(kind, first, next)) {
            text.extend(one(&Voice { saving: true, ..v }, kind, both));
            at += 2;
            continue;
        }
        // What a tile does to the result it is taken with and to every later one is said once.
        if repeats_arrival(kind, abilities, first).is_some() {
            at += 1;
            continue;
        }
        // What holds for the same monsters under the same conditions is said in one sentence.
        let same = match first {
            Ability::Always { whom, cond, .. } => abilities[at..]
                .iter()
                .take_while(
                    |a| matches!(a, Ability::Always { whom: w, cond: c, .. } if w == whom && c == cond),
                )
                .count(),
            _ => 1,
        };
        let all = &abilities[at..at + same];
        text.extend(if same > 1 { always(&v, all) } else { one(&v, kind, first) });
        if abilities.iter().any(|a| repeats_arrival(kind, abilities, a) == Some(first)) {
            text.push(sentence(&v, &v.text("note-at-once", &args![])));
        }
        walk(effects_of(first), &mut |d| {
            v.copied |= matches!(d, Do::CopyKeepCard | Do::CopyEvolution);
        });
        at += same;
    }
    text.extend(notes(&v, abilities));
    text.join(" ")
}

/// The text of one ability.
pub(crate) fn single(lang: Lang, kind: Kind, stored: bool, ability: &Ability) -> String {
    // Alone it does not say how a temporary card came to lie there.
    one(&Voice { stored, laid: true, ..Voice::new(lang, kind) }, kind, ability).join(" ")
}

/// Does a card keep energy on it?
pub(crate) fn stores_energy(abilities: &[Ability]) -> bool {
    let mut found = false;
    for ability in abilities {
        walk(effects_of(ability), &mut |d| found |= matches!(d, Do::TakeStored(_)));
    }
    found
}

/// A list of effects cut where the conditions change; nested conditions add up.
pub(crate) fn segments(effects: &[Do]) -> Vec<(Vec<Cond>, Vec<&Do>)> {
    fn cut<'a>(conds: &[Cond], effects: &'a [Do], out: &mut Vec<(Vec<Cond>, Vec<&'a Do>)>) {
        for effect in effects {
            match effect {
                Do::If(more, then) if !then.is_empty() => cut(&[conds, more].concat(), then, out),
                Do::If(..) => {}
                plain => match out.last_mut() {
                    Some((same, list)) if same == conds => list.push(plain),
                    _ => out.push((conds.to_vec(), vec![plain])),
                },
            }
        }
    }
    let mut out = Vec::new();
    cut(&[], effects, &mut out);
    out
}

fn one(v: &Voice, kind: Kind, ability: &Ability) -> Vec<String> {
    match ability {
        Ability::OnGain(effects) => {
            let lead = if kind == Kind::Discard { Lead::Nothing } else { Lead::Arrival };
            happens(v, lead, &[], Limit::None, effects)
        }
        // What happens by itself from the hand is a way of playing the card as well.
        Ability::When { on, cond, limit, then, .. } if kind == Kind::Temporary && !v.laid => {
            play(&at(v, *on, cond, *limit), *on, cond, *limit, &[], then)
        }
        Ability::When { on, cond, limit, then, .. } => {
            let lent = kind != Kind::Gift && speaks_to_owner(*on, cond, then);
            let cond: Vec<Cond> = cond.iter().filter(|c| !lent || **c != Cond::Lent).cloned().collect();
            let v = Voice { lent, ..at(v, *on, &cond, *limit) };
            happens(&v, Lead::At(*on), &cond, *limit, then)
        }
        Ability::May { at: moment, cond, limit, cost, then } => {
            let cond: Vec<Cond> = cond.iter().filter(|c| !implied(c, then)).cloned().collect();
            if kind == Kind::Temporary {
                return play(&at(v, *moment, &cond, *limit), *moment, &cond, *limit, cost, then);
            }
            may(&at(v, *moment, &cond, *limit), *moment, &cond, *limit, cost, then)
        }
        Ability::Always { .. } => always(v, std::slice::from_ref(ability)),
        Ability::OnlyIf(conds) if conds.is_empty() => vec![sentence(v, &v.text("only-if-anyway", &args![]))],
        Ability::OnlyIf(conds) => {
            let conds = conditions(v, conds, Joint::If, "");
            vec![sentence(v, &v.text("only-if", &args!["conds": conds]))]
        }
        Ability::Returns { on, cost } => vec![returns(&at(v, *on, &[], Limit::None), *on, cost)],
        Ability::Reward(then) => happens(v, Lead::Reward, &[], Limit::None, then),
        Ability::AllyReward(then) => happens(v, Lead::AllyReward, &[], Limit::None, then),
    }
}

/// Does an effect already say that there must be something to do it with?
fn implied(cond: &Cond, then: &[Do]) -> bool {
    match cond {
        Cond::DeckLeft => {
            return then.iter().any(|d| matches!(d, Do::TakeOneOfTop(_) | Do::TakeFirstKeep(_)));
        }
        Cond::OutsideTokyo(Who::You) => return then.contains(&Do::EnterTokyo),
        _ => {}
    }
    let Cond::AtLeast(some, Amount::N(1)) = cond else { return false };
    then.iter().any(|d| match (d, some) {
        (Do::RerollDieShowing(face) | Do::TurnDieFrom(face, _), Amount::Shown(shown)) => face == shown,
        (Do::SwapThisForCardOf(who), Amount::CardsOf(owner)) => who == owner,
        _ => false,
    })
}

/// Does what happens while the card lies in front of another monster concern its owner, who is then spoken to?
fn speaks_to_owner(on: Moment, conds: &[Cond], then: &[Do]) -> bool {
    matches!(on, Moment::TurnStarts(Whose::Yours) | Moment::TurnEnds(Whose::Yours))
        && conds.contains(&Cond::Lent)
        && then.iter().all(|d| matches!(d, Do::NameUselessFace(Who::Owner) | Do::ReturnThis))
}

/// The ability of a tile that does to every result what this one does on arrival.
fn repeats_arrival<'a>(kind: Kind, abilities: &'a [Ability], arrival: &Ability) -> Option<&'a Ability> {
    let Ability::OnGain(now) = arrival else { return None };
    let same = |a: &&Ability| match a {
        Ability::When { on: Moment::CountingDice, cond, limit: Limit::None, then, .. } => {
            now == then && cond.is_empty() || *now == [Do::If(cond.clone(), then.clone())]
        }
        _ => false,
    };
    abilities.iter().find(|a| kind == Kind::Tile && same(a))
}

/// A temporary that does the same before a loss and at any time: the second of the two ways says both.
fn two_ways<'a>(kind: Kind, first: &'a Ability, second: &'a Ability) -> Option<&'a Ability> {
    let way = |ability: &'a Ability| match ability {
        Ability::May { at, cond, limit: Limit::None, cost, then } if cond.is_empty() && cost.is_empty() => {
            Some((*at, then))
        }
        _ => None,
    };
    let ((a, then), (b, also)) = (way(first)?, way(second)?);
    // Who loses no hearts for the rest of the turn ignores this loss as well.
    let safe = |then: &[Do]| {
        let safe = then.contains(&Do::SafeThisTurn);
        then.iter().filter(|d| !(safe && **d == Do::PreventAll)).cloned().collect::<Vec<Do>>()
    };
    let same = kind == Kind::Temporary && safe(then) == safe(also);
    match (a, b) {
        (Moment::WouldLoseHearts, Moment::AnyTime) if same => Some(second),
        (Moment::AnyTime, Moment::WouldLoseHearts) if same => Some(first),
        _ => None,
    }
}

/// An ability that sets a mark, and what holds while it is set.
fn marked(v: &Voice, passing: bool, abilities: &[Ability]) -> Vec<String> {
    let Some((Ability::When { on, cond, then, .. }, users)) = abilities.split_first() else {
        return Vec::new();
    };
    if passing {
        let v = at(v, *on, cond, Limit::OncePerTurn);
        let place = |slot| v.slot("until-next-turn", slot, &Args::new());
        let holds = said(&v, &changes(&v, users), Mode::StateFront, &place("adv"));
        return vec![sentence(&v, &format!("{} {holds} {}", front(&v, Lead::At(*on), cond), place("end")))];
    }
    let cond = without(cond);
    let then: Vec<Do> = then.iter().filter(|d| !is_setting(d)).cloned().collect();
    let first = Voice { intro: Intro::FirstTime, ..at(v, *on, &cond, Limit::None) };
    let mut text = told(&first, Lead::At(*on), &cond, Limit::None, &then);
    if !users.is_empty() {
        let holds = said(v, &changes(v, users), Mode::StateFront, "");
        text.push(sentence(v, &format!("{} {holds}", v.text("front-from-then", &args![]))));
    }
    text
}

/// The voice for an ability of this moment.
pub(crate) fn at(v: &Voice, moment: Moment, conds: &[Cond], limit: Limit) -> Voice {
    let in_tokyo = conds.contains(&Cond::InTokyo(Who::You));
    let intro = match limit {
        Limit::OncePerLoss if is_loss(moment) => Intro::EachTime,
        Limit::OncePerTurn if reaches_total(moment, conds) => Intro::AsSoonAs,
        Limit::None if matches!(moment, Moment::Rerolled(_)) => Intro::EachTime,
        _ => Intro::When,
    };
    Voice {
        intro,
        any_turn: is_anyones(moment) && !conds.contains(&Cond::YourTurn),
        own_turn: intro == Intro::AsSoonAs && conds.contains(&Cond::YourTurn),
        moment: Some(moment),
        by_another: names_cause(moment) && conds.contains(&Cond::CausedByAnother),
        // The rules themselves give stars at these moments, so the card's come on top.
        extra: match moment {
            Moment::Scored(_) | Moment::EnteredTokyo => true,
            Moment::TurnStarts(Whose::Yours) => in_tokyo,
            _ => false,
        },
        ..*v
    }
}

fn happens(v: &Voice, lead: Lead, conds: &[Cond], limit: Limit, effects: &[Do]) -> Vec<String> {
    let mut text = told(v, lead, conds, limit, effects);
    text.extend(limit_sentence(v, limit));
    text
}

/// Sentences for a list of effects.
pub(crate) fn told(v: &Voice, lead: Lead, conds: &[Cond], limit: Limit, effects: &[Do]) -> Vec<String> {
    let mut v = *v;
    let mut text: Vec<String> = Vec::new();
    let mut conditional = false;
    let mut emptied = false;
    let mut anchored = false;
    let mut parts = segments(effects);
    if parts.is_empty() {
        parts.push((Vec::new(), Vec::new()));
    }
    for (more, effects) in &parts {
        if !text.is_empty() && is_discard_when_empty(more, effects) {
            text.push(sentence(&v, &v.text(last_counter(&v), &args![])));
            continue;
        }
        let groups = groups(&v, effects, matches!(lead, Lead::Nothing) && more.is_empty());
        for (i, group) in groups.into_iter().enumerate() {
            let mut group = group;
            let opening = text.is_empty();
            let mut before = match (opening, i) {
                (true, _) if matches!(lead, Lead::Done) && more.is_empty() && leads_with_roll(&group) => {
                    String::new()
                }
                (true, _) => {
                    let all = [conds, more].concat();
                    match (after_time(&v, lead, &all), group.last_mut()) {
                        (Some(after), Some(last)) if last.tail.is_empty() => {
                            last.tail = after;
                            front(&v, lead, &[])
                        }
                        _ => front(&v, lead, &all),
                    }
                }
                // What the sentence before would have used up is still there.
                (false, 0) if emptied && is_counter_left(more) => {
                    let conds = conditions(&v, more, Joint::If, "");
                    v.text("front-otherwise-if", &args!["conds": conds])
                }
                (false, 0) if !more.is_empty() => if_front(&v, more),
                // Only conditional sentences so far: the moment must be said again.
                (false, 0) if conditional && !anchored && !matches!(lead, Lead::Nothing) => {
                    front(&v, lead, conds)
                }
                (false, 0) if conditional => v.text("front-anyway", &args![]),
                _ if matches!(lead, Lead::Nothing) || leads_with_roll(&group) => String::new(),
                _ => v.text("front-then", &args![]),
            };
            if before.is_empty()
                && let Some(per) = shared_per(&group)
            {
                before = v.text("front-per", &args!["per": per]);
                group = group.into_iter().map(Clause::without_per).collect();
            }
            let mode = if before.is_empty() { Mode::First } else { Mode::Front };
            let (start, adv) = if opening { limit_words(&v, limit) } else { Default::default() };
            text.push(sentence(&v, &format!("{start} {before} {}", said(&v, &group, mode, &adv))));
            v.later = true;
        }
        emptied = effects.iter().any(|d| matches!(d, Do::TakeStored(_) | Do::RemoveCounters));
        conditional = !more.is_empty();
        anchored |= more.is_empty();
    }
    text
}

/// Clauses cut into sentences: where a roll is counted, where a list grows too long and, with nothing in front that
/// a new sentence would lose, where the subject changes.
fn groups(v: &Voice, effects: &[&Do], free: bool) -> Vec<Vec<Clause>> {
    let clauses: Vec<Clause> = effects.iter().flat_map(|d| effect::clauses(v, d)).collect();
    let mut clauses = merged(clauses);
    if clauses.is_empty() {
        clauses.push(effect::nothing());
    }
    let mut out: Vec<Vec<Clause>> = Vec::new();
    for clause in clauses {
        match out.last_mut() {
            Some(group)
                if !clause.counts_roll()
                    && group.len() < MOST_CLAUSES
                    && group.last().is_some_and(|c| !c.closes() && (!free || c.who == clause.who)) =>
            {
                group.push(clause)
            }
            _ => out.push(vec![clause]),
        }
    }
    out
}

/// "If no counters are left, discard this card", which has a sentence of its own.
fn is_discard_when_empty(conds: &[Cond], effects: &[&Do]) -> bool {
    matches!(conds, [Cond::Exactly(Amount::Counters, Amount::N(0))]) && matches!(effects, [Do::DiscardThis])
}

fn is_counter_left(conds: &[Cond]) -> bool {
    matches!(conds, [Cond::AtLeast(Amount::Counters, Amount::N(1))])
}

pub(crate) fn last_counter(v: &Voice) -> &'static str {
    if v.stored { "note-last-stored" } else { "note-last-counter" }
}

fn leads_with_roll(group: &[Clause]) -> bool {
    group.first().is_some_and(Clause::counts_roll)
}

/// The "for each ..." that all clauses of a sentence share, if it deserves the front.
fn shared_per(group: &[Clause]) -> Option<String> {
    let per = group.first()?.only_per()?;
    let all = group.iter().all(|c| c.only_per() == Some(per));
    (all && (group.len() > 1 || leads_with_roll(group))).then(|| per.to_string())
}

fn may(v: &Voice, moment: Moment, conds: &[Cond], limit: Limit, costs: &[Cost], then: &[Do]) -> Vec<String> {
    // A free choice with one condition is offered only when the condition holds.
    let (conds, then) = match then {
        [Do::If(more, inner)] if costs.is_empty() && !more.iter().any(super::cond::is_about_roll) => {
            ([conds, more].concat(), inner.as_slice())
        }
        _ => (conds.to_vec(), then),
    };
    let often = often(moment, limit, costs) || pays_per_heart(moment, limit, costs, then);
    let many = often && costs.is_empty() && can_be_many(moment, then);
    let saving = is_saving(moment, then);
    let v = &Voice { offered: true, many, saving, ..*v };
    let paid = merged(costs.iter().map(|c| effect::cost(v, c)).collect());
    let mut acts: Vec<Clause> = Vec::new();
    let mut rest = then;
    // What the owner does himself goes into this sentence; what others do, and what a roll decides, into the next.
    while let Some((effect, after)) = rest.split_first() {
        let clauses = if matches!(effect, Do::If(..)) { Vec::new() } else { effect::clauses(v, effect) };
        let fits = |c: &Clause| {
            c.who == Term::YOU
                && c.tail.is_empty()
                && (paid.is_empty() || !c.no_purpose)
                && (acts.is_empty() || !c.counts_roll())
        };
        if clauses.is_empty() || !clauses.iter().all(fits) || acts.len() + clauses.len() > MOST_CLAUSES {
            break;
        }
        acts.extend(clauses);
        rest = after;
    }
    let acts = merged(acts);
    let words = match v.intro {
        Intro::EachTime if limit == Limit::OncePerLoss => (String::new(), v.text("once-each-time", &args![])),
        _ => limit_words(v, limit),
    };
    // "any number of" already says how often, except for what is done to the same dice again.
    let often = often && (!many || matches!(then, [Do::RerollDieShowing(_)]));
    let mut text = vec![offer(v, moment, &conds, words, often, &paid, &acts)];
    if !rest.is_empty() || (acts.is_empty() && paid.is_empty()) {
        let after = Voice { later: true, offered: false, many: false, ..*v };
        text.extend(told(&after, Lead::Done, &[], Limit::None, rest));
    }
    text.extend(limit_sentence(v, limit));
    text
}

/// The sentence of an offer: "... you may (pay to) act"; the limit's words stand before it and inside.
pub(crate) fn offer(
    v: &Voice,
    moment: Moment,
    conds: &[Cond],
    (start, adv): (String, String),
    often: bool,
    paid: &[Clause],
    acts: &[Clause],
) -> String {
    let inner = inner_time(v, moment, conds);
    let before = if inner.is_some() { String::new() } else { front(v, Lead::At(moment), conds) };
    let place = |slot: &str| if often { v.slot("often", slot, &Args::new()) } else { String::new() };
    let adv = format!("{} {adv} {}", inner.clone().unwrap_or_default(), place("adv"));
    let words = args![
        "fronted": if inner.is_some() { "no" } else { "yes" },
        "front": before,
        "adv": adv.as_str(),
        "end": place("end"),
        "costs": said(v, paid, Mode::Inf, &adv),
        "acts": said(v, acts, if paid.is_empty() { Mode::Inf } else { Mode::Purpose }, &adv),
    ];
    let key = match (paid.is_empty(), acts.is_empty()) {
        (true, true) => "may-use",
        (true, false) => "may-act",
        (false, true) => "may-pay",
        (false, false) => "may-pay-to-act",
    };
    sentence(v, &format!("{start} {}", v.text(key, &words)))
}

/// Can an offer at any time save the owner's life?
pub(crate) fn is_saving(moment: Moment, then: &[Do]) -> bool {
    moment == Moment::AnyTime && then.iter().any(|d| matches!(d, Do::Gain(Who::You, Thing::Hearts(_))))
}

/// Moments at which hearts are lost.
fn is_loss(moment: Moment) -> bool {
    matches!(moment, Moment::WouldLoseHearts | Moment::LostHearts)
}

/// Is it worth saying that this may be done again and again?
fn often(moment: Moment, limit: Limit, costs: &[Cost]) -> bool {
    limit == Limit::None
        && matches!(
            moment,
            Moment::BeforeFirstRoll
                | Moment::Rolling
                | Moment::ChangingDice
                | Moment::BuyStep
                | Moment::Selling
                | Moment::AnyTime
        )
        && (moment != Moment::AnyTime || !costs.is_empty())
        && costs.iter().all(|c| matches!(c, Cost::Energy(_)))
}

/// Hearts saved one by one, each for a price.
fn pays_per_heart(moment: Moment, limit: Limit, costs: &[Cost], then: &[Do]) -> bool {
    limit == Limit::None
        && moment == Moment::WouldLoseHearts
        && matches!(costs, [Cost::Energy(_)])
        && matches!(then, [Do::Prevent(_)])
}

/// Can "any number of" be said of the only thing that is done?
fn can_be_many(moment: Moment, then: &[Do]) -> bool {
    match then {
        [Do::TurnDie(_) | Do::TurnDieFrom(..) | Do::TurnDieToAny | Do::SellKeepCard] => true,
        [Do::RerollDieShowing(_)] => moment == Moment::Rolling,
        _ => false,
    }
}

/// Clauses for what is different.
fn changes(v: &Voice, abilities: &[Ability]) -> Vec<Clause> {
    let clauses = abilities.iter().filter_map(|a| match a {
        Ability::Always { whom, change, .. } => Some(change::clause(v, *whom, change)),
        _ => None,
    });
    merged(clauses.collect())
}

fn always(v: &Voice, same: &[Ability]) -> Vec<String> {
    let Some(Ability::Always { cond, .. }) = same.first() else { return Vec::new() };
    let clauses = changes(v, same);
    let conds = conditions(v, cond, Joint::When, "");
    let before = match conds.is_empty() {
        false => v.text("front-while", &args!["conds": conds]),
        true if v.until.is_some() => v.text("front-until-then", &args![]),
        true if v.laid && v.kind == Kind::Temporary => v.text("front-laid", &args![]),
        true => return vec![sentence(v, &said(v, &clauses, Mode::State, ""))],
    };
    vec![sentence(v, &format!("{before} {}", said(v, &clauses, Mode::StateFront, "")))]
}

/// The words of a limit before the sentence and inside it.
fn limit_words(v: &Voice, limit: Limit) -> (String, String) {
    let key = match limit {
        Limit::None | Limit::OncePerTurnByName => return Default::default(),
        // The front already says it.
        _ if matches!(v.intro, Intro::EachTime | Intro::FirstTime) => return Default::default(),
        Limit::OncePerTurn if v.moment == Some(Moment::BeforeFirstRoll) => return Default::default(),
        Limit::OncePerTurn if v.any_turn && v.intro == Intro::When => "limit-each-turn",
        Limit::OncePerTurn => "limit-turn",
        Limit::OncePerLoss => "limit-loss",
    };
    // After what happens by itself, some languages would let "once per turn" sound like "every turn".
    let inside = if !v.offered && v.has(key, "told") { "told" } else { "adv" };
    (v.slot(key, "start", &args![]), v.slot(key, inside, &args![]))
}

pub(crate) fn limit_sentence(v: &Voice, limit: Limit) -> Option<String> {
    (limit == Limit::OncePerTurnByName).then(|| sentence(v, &v.text("limit-name", &args![])))
}
