//! Numbers: how many of a thing, for each of what, and amounts as nouns.

use rules::lang::{Amount, Moment, Resource, Who};

use super::clause::Item;
use super::voice::{
    Args, Voice, args, die_icon, face_key, resource_icon, resource_key, symbol_icon, target_key, token_key,
};

/// An amount with its divisions worked out: `Per(2, Per(3, x))` is one for every 6 of x.
pub(crate) enum Worked<'a> {
    /// A plain number.
    Number(u32),
    /// One for every so many of what can be counted.
    Every(u32, &'a Amount),
}

/// Works the divisions out. A division by 0 counts as one by 1, as in the engine.
pub(crate) fn worked(amount: &Amount) -> Worked<'_> {
    match amount {
        Amount::N(n) => Worked::Number((*n).into()),
        Amount::Per(n, of) => {
            let n = u32::from((*n).max(1));
            match worked(of) {
                Worked::Number(of) => Worked::Number(of / n),
                Worked::Every(each, of) => Worked::Every(each.saturating_mul(n), of),
            }
        }
        Amount::Less(n, of) => match worked(of) {
            Worked::Number(of) => Worked::Number(of.saturating_sub((*n).into())),
            Worked::Every(..) => Worked::Every(1, amount),
        },
        Amount::Sum(a, b) => match (worked(a), worked(b)) {
            (Worked::Number(a), Worked::Number(b)) => Worked::Number(a.saturating_add(b)),
            _ => Worked::Every(1, amount),
        },
        other => Worked::Every(1, other),
    }
}

/// How a thing is counted: the message that puts a number before it.
pub(crate) struct Noun {
    key: &'static str,
    icon: &'static str,
}

impl Noun {
    /// Something with an icon.
    pub fn icon(icon: &'static str) -> Noun {
        Noun { key: "noun-icon", icon }
    }

    /// Something with an icon, on top of what there is anyway.
    pub fn more(icon: &'static str) -> Noun {
        Noun { key: "noun-extra", icon }
    }

    /// Something with a name.
    pub fn named(key: &'static str) -> Noun {
        Noun { key, icon: "" }
    }
}

/// So many of a thing: "2[star]", "that many dice", "1[star] / for every 6[energy] you have".
pub(crate) fn measure(v: &Voice, noun: &Noun, amount: &Amount) -> Item {
    let count = |n: u32| v.text(noun.key, &args!["n": n, "icon": noun.icon]);
    match worked(amount) {
        Worked::Number(n) => Item { what: count(n), per: String::new(), rolled: false },
        // Where the moment says what is counted, "for each of those [heart]" is plainer.
        Worked::Every(1, Amount::ThatMany) if that_many(v.moment) == "a-that-many" => {
            let many = v.attribute(noun.key, "many", &args!["icon": noun.icon]);
            Item { what: many, per: String::new(), rolled: false }
        }
        Worked::Every(each, of) => {
            Item { what: count(1), per: per(v, each, of), rolled: matches!(of, Amount::Rolled(_)) }
        }
    }
}

fn per(v: &Voice, each: u32, of: &Amount) -> String {
    // "for each [heart] beyond the first 2"
    if let Amount::Less(n, of) = of
        && each == 1
        && let Worked::Every(1, of) = worked(of)
        && !matches!(of, Amount::Less(..) | Amount::Sum(..))
    {
        return v.text("beyond", &args!["per": per(v, 1, of), "n": *n]);
    }
    let (key, mut given) = countable(v, of);
    given.push(("k".into(), each.into()));
    v.attribute(key, "per", &given)
}

/// An amount as a noun: "the number of [energy] you have".
pub(crate) fn noun_phrase(v: &Voice, amount: &Amount) -> String {
    match worked(amount) {
        Worked::Number(n) => v.text("number", &args!["n": n]),
        Worked::Every(each, of) => {
            let (key, given) = countable(v, of);
            let np = v.attribute(key, "np", &given);
            if each == 1 { np } else { v.text("divided", &args!["a": np, "k": each]) }
        }
    }
}

/// The word for what is counted, with what it needs; never a plain number or a division.
pub(crate) fn countable(v: &Voice, of: &Amount) -> (&'static str, Args) {
    use Amount::*;
    let owned = |resource: Resource, who| {
        let mut given = args!["icon": resource_icon(resource), "res": resource_key(resource)];
        v.add_term(&mut given, "w", v.single_term(who));
        ("a-owned", given)
    };
    let on_dice = |key, icon: &'static str, face| {
        let mut given = args!["icon": icon, "face": face_key(face)];
        v.add_term(&mut given, "w", v.active());
        (key, given)
    };
    let this_turn = |key| {
        let when = v.text(if v.own_turn { "on-your-turn" } else { "this-turn" }, &args![]);
        (key, args!["when": when])
    };
    let of_one = |key, who: Who| {
        let mut given = Args::new();
        v.add_term(&mut given, "w", v.single_term(who));
        (key, given)
    };
    match of {
        N(_) | Per(..) => ("number", Args::new()),
        Result(face) => on_dice("a-result", symbol_icon(*face), *face),
        Shown(face) => {
            let (key, mut given) = on_dice("a-shown", die_icon(*face), *face);
            // What dice show is counted once, when they are resolved, and not after every roll.
            let last = matches!(v.moment, Some(Moment::CountingDice | Moment::Resolving));
            given.extend(args!["final": if last { "yes" } else { "no" }]);
            (key, given)
        }
        Rolled(face) => on_dice("a-rolled", die_icon(*face), *face),
        ThatMany => (that_many(v.moment), {
            let mut given = Args::new();
            v.add_term(&mut given, "w", v.it());
            given
        }),
        EnergyOf(who) => owned(Resource::Energy, *who),
        HeartsOf(who) => owned(Resource::Hearts, *who),
        StarsOf(who) => owned(Resource::Stars, *who),
        Counters if v.stored => ("a-stored", Args::new()),
        Counters => ("a-counters", Args::new()),
        CardsOf(who) => of_one("a-cards", *who),
        KeepCardsOf(who) => of_one("a-keep-cards", *who),
        TokensOf(who, token) => {
            let (key, mut given) = of_one("a-tokens", *who);
            given.push(("token".into(), token_key(*token).into()));
            (key, given)
        }
        Marked => ("a-marked", Args::new()),
        UnitsAt(who) => of_one("a-units", *who),
        DestroyedThisTurn(what) => {
            let (key, mut given) = this_turn("a-destroyed");
            given.extend(args!["target": target_key(*what)]);
            (key, given)
        }
        HeartsLost => this_turn("a-hearts-lost"),
        HeartsGained => this_turn("a-hearts-gained"),
        EnergyGained => this_turn("a-energy-gained"),
        HeartsTakenFromIt => {
            let (key, mut given) = this_turn("a-hearts-taken-from-it");
            v.add_term(&mut given, "w", v.it());
            (key, given)
        }
        StarsBefore => ("a-stars-before", Args::new()),
        Less(n, of) => {
            ("a-computed", args!["a": v.text("np-less", &args!["a": noun_phrase(v, of), "n": *n])])
        }
        Sum(a, b) => {
            let sum = v.text("np-sum", &args!["a": noun_phrase(v, a), "b": noun_phrase(v, b)]);
            ("a-computed", args!["a": sum])
        }
        PriceOfPicked => ("a-price", Args::new()),
        HeartsTaken => this_turn("a-hearts-taken"),
        HeartsTakenFromAnyone => this_turn("a-hearts-taken-anyone"),
        StarsGained => this_turn("a-stars-gained"),
    }
}

fn that_many(moment: Option<Moment>) -> &'static str {
    use Moment::*;
    match moment {
        Some(WouldLoseHearts) => "a-would-lose",
        Some(Suffering) => "a-would-lose",
        Some(Striking | Dealing) => "a-it-would-lose",
        Some(LostHearts | Wounded) => "a-lost",
        Some(Wounding | Hurting) => "a-it-lost",
        Some(GainedStars) => "a-gained",
        _ => "a-that-many",
    }
}
