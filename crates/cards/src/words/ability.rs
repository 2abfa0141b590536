//! From abilities to sentences.

use rules::lang::{Ability, Amount, Borough, Cond, Do, Face, Kind, Limit, Moment, Thing, Who, Whose};

use super::change;
use super::clause::{Clause, Mode, listed, merged, said};
use super::cond::{Joint, conditions};
use super::front::{Lead, front, is_anyones, names_cause, reaches_total};
use super::mark::{is_setting, mark, without};
use super::notes::{effects_of, notes, walk};
use super::offer::{is_saving, may};
use super::played::{is_laid_out, leaves_at, or_play, play, returns};
use super::polish::sentence;
use super::told::{limit_sentence, told};
use super::voice::{Args, Intro, Voice, args, borough_key};

/// The whole text of a card, in a voice that knows nothing of its abilities yet.
pub(crate) fn card(v: Voice, counters: u8, abilities: &[Ability]) -> String {
    let kind = v.kind;
    let mut v = Voice { stored: stores_energy(abilities), ..v };
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
            // "At any time" takes in the end of a turn, but not so plainly the moment before a loss.
            let ends = |a: &Ability| matches!(a, Ability::May { at: Moment::BeforeTurnEnds(_), .. });
            let saving = !ends(first) && !ends(&abilities[at + 1]);
            text.extend(one(&Voice { saving, ..v }, kind, both));
            at += 2;
            continue;
        }
        if let Some(other) = abilities[at + 1..].first().and_then(|next| other_way(kind, first, next)) {
            text.extend(one(&v, kind, first));
            text.extend(or_play(&v, one(&v, kind, &other)));
            at += 2;
            continue;
        }
        // What happens on arrival and again and again is said once.
        if let Some(on) = abilities[at + 1..].first().and_then(|next| again_at(kind, first, next)) {
            let there = self::at(&v, on, &[], Limit::None);
            text.extend(told(&there, Lead::ArrivalAnd(on), &[], Limit::None, effects_of(first)));
            at += 2;
            continue;
        }
        if let Some(both) = abilities[at + 1..].first().and_then(|next| there_and_back(first, next)) {
            text.extend(one(&v, kind, &both));
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
pub(crate) fn single(v: Voice, stored: bool, ability: &Ability) -> String {
    // Alone it does not say how a temporary card came to lie there.
    one(&Voice { stored, laid: true, ..v }, v.kind, ability).join(" ")
}

/// Does a card keep energy on it?
pub(crate) fn stores_energy(abilities: &[Ability]) -> bool {
    let mut found = false;
    for ability in abilities {
        walk(effects_of(ability), &mut |d| found |= matches!(d, Do::TakeStored(_)));
    }
    found
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
            let cond: Vec<Cond> = cond.iter().filter(|c| !implied(c, then)).cloned().collect();
            let lent = kind != Kind::Gift && speaks_to_owner(*on, &cond, then);
            let cond: Vec<Cond> = cond.iter().filter(|c| !lent || **c != Cond::Lent).cloned().collect();
            let v = Voice { lent, from_it: concerns_it(then), ..at(v, *on, &cond, *limit) };
            happens(&v, Lead::At(*on), &cond, *limit, then)
        }
        Ability::May { at: moment, cond, limit, cost, then } => {
            let cond: Vec<Cond> = cond.iter().filter(|c| !implied(c, then)).cloned().collect();
            if kind == Kind::Temporary {
                return play(&at(v, *moment, &cond, *limit), *moment, &cond, *limit, cost, then);
            }
            let v = Voice { from_it: concerns_it(then), ..at(v, *moment, &cond, *limit) };
            may(&v, *moment, &cond, *limit, cost, then)
        }
        Ability::Always { .. } => always(v, std::slice::from_ref(ability)),
        Ability::OnlyIf(conds) if conds.is_empty() => vec![sentence(v, &v.text("only-if-anyway", &args![]))],
        Ability::OnlyIf(conds) => {
            let conds = conditions(v, conds, Joint::If, "");
            // What is discarded at once lies nowhere to be copied.
            let copy = if kind == Kind::Discard { "no" } else { "yes" };
            vec![sentence(v, &v.text("only-if", &args!["conds": conds, "copy": copy]))]
        }
        Ability::CheaperIn(boroughs, less) => {
            let place = |b: &Borough| v.text("in-borough", &args!["borough": borough_key(*b)]);
            let mut places: Vec<String> = boroughs.iter().map(place).collect();
            if places.is_empty() {
                places.push("–".into());
            }
            let places = listed(v, &places, "list-or");
            vec![sentence(v, &v.text("cheaper-in", &args!["places": places, "n": *less]))]
        }
        Ability::OnOffer(change) => {
            let holds = [change::clause(v, Who::Everyone, change)];
            let holds = said(v, &holds, Mode::StateFront, "");
            vec![sentence(v, &format!("{} {holds}", v.text("front-on-offer", &args![])))]
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
        Cond::OutsideTokyo(Who::You) => {
            return then.iter().any(|d| matches!(d, Do::EnterTokyo | Do::EnterInstead));
        }
        _ => {}
    }
    let Cond::AtLeast(some, Amount::N(1)) = cond else { return false };
    then.iter().any(|d| match (d, some) {
        (Do::RerollDieShowing(face) | Do::TurnDieFrom(face, _), Amount::Shown(shown)) => face == shown,
        (Do::SwapThisForCardOf(who), Amount::CardsOf(owner)) => who == owner,
        (Do::AddCounters(Amount::Result(face)), Amount::Result(counted)) => face == counted,
        (Do::Gain(_, Thing::Hearts(Amount::Counters)), Amount::Counters) => true,
        _ => false,
    })
}

/// Does any of this concern the other monster of the moment?
fn concerns_it(then: &[Do]) -> bool {
    let mut found = false;
    walk(then, &mut |d| {
        found |= matches!(d, Do::Gain(Who::It, _) | Do::Lose(Who::It, _) | Do::LoseAll(Who::It, _))
            || matches!(d, Do::Steal(Who::It, _) | Do::PutTokens(Who::It, ..) | Do::Either(Who::It, ..))
            || matches!(d, Do::AllyWith(_) | Do::SwapThisForCardOf(_) | Do::HandThisTo(_));
    });
    found
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

/// The event at which a card does once more what it does on arrival.
fn again_at(kind: Kind, arrival: &Ability, next: &Ability) -> Option<Moment> {
    let Ability::OnGain(now) = arrival else { return None };
    match next {
        Ability::When { on: on @ Moment::EnteredBorough, cond, limit: Limit::None, then, .. } => {
            let same = cond.is_empty() && now == then;
            (same && !matches!(kind, Kind::Discard | Kind::Temporary)).then_some(*on)
        }
        _ => None,
    }
}

/// Two choices that treat one face as another and that as the first, as one choice.
fn there_and_back(first: &Ability, second: &Ability) -> Option<Ability> {
    let way = |ability: &Ability| match ability {
        Ability::May { then, .. } => match then[..] {
            [Do::TreatAs(from, to)] => Some((from, to)),
            _ => None,
        },
        _ => None,
    };
    let ((from, to), (back_from, back_to)) = (way(first)?, way(second)?);
    let mut both = first.clone();
    if let Ability::May { then, .. } = &mut both {
        *then = vec![Do::TreatAs(back_from, back_to)];
    }
    if (from, to) != (back_to, back_from) || both != *second {
        return None;
    }
    if let Ability::May { then, .. } = &mut both {
        then.insert(0, Do::TreatAs(from, to));
    }
    Some(both)
}

/// A temporary that does the same at any time and before a loss or the end of a turn: "at any time" says both.
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
        (Moment::AnyTime, Moment::WouldLoseHearts | Moment::BeforeTurnEnds(_)) if same => Some(first),
        _ => None,
    }
}

/// A second way of playing a temporary before a loss, without the first way, which it offers again: "at any time, even
/// just before losing" has said that already.
fn other_way(kind: Kind, first: &Ability, second: &Ability) -> Option<Ability> {
    let Ability::May { at: Moment::AnyTime, cond: none, limit: Limit::None, cost: free, then: again } = first
    else {
        return None;
    };
    let Ability::May { at: at @ Moment::WouldLoseHearts, cond, limit, cost, then } = second else {
        return None;
    };
    let [Do::Either(Who::You, new, same)] = then.as_slice() else { return None };
    let fits = kind == Kind::Temporary && none.is_empty() && free.is_empty() && cost.is_empty();
    (fits && same == again && is_saving(Moment::AnyTime, again)).then(|| Ability::May {
        at: *at,
        cond: cond.clone(),
        limit: *limit,
        cost: Vec::new(),
        then: new.clone(),
    })
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
        Limit::None if matches!(moment, Moment::Rerolled(_) | Moment::Destroyed(_)) => Intro::EachTime,
        _ => Intro::When,
    };
    Voice {
        intro,
        any_turn: is_anyones(moment) && !conds.contains(&Cond::YourTurn),
        own_turn: intro == Intro::AsSoonAs && conds.contains(&Cond::YourTurn),
        moment: Some(moment),
        by_another: names_cause(moment) && conds.contains(&Cond::CausedByAnother),
        by_smashes: conds.contains(&Cond::BySmashes),
        // The rules themselves give stars at these moments, so the card's come on top.
        extra: match moment {
            // These give nothing by themselves.
            Moment::Scored(Face::Destruction | Face::Celebrity | Face::Ouch) => false,
            Moment::Scored(_) | Moment::EnteredTokyo | Moment::Destroyed(_) | Moment::TookGoal(_) => true,
            Moment::TurnStarts(Whose::Yours) => in_tokyo,
            _ => false,
        },
        ..*v
    }
}

/// Moments at which hearts are lost.
fn is_loss(moment: Moment) -> bool {
    matches!(moment, Moment::WouldLoseHearts | Moment::LostHearts)
}

fn happens(v: &Voice, lead: Lead, conds: &[Cond], limit: Limit, effects: &[Do]) -> Vec<String> {
    let mut text = told(v, lead, conds, limit, effects);
    text.extend(limit_sentence(v, limit));
    text
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
