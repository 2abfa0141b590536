//! What happens, as clauses.

use rules::lang::{Amount, Cost, Do, Moment, Resource, Thing, Token, Who};

use super::amount::{Noun, measure};
use super::clause::{Clause, Item};
use super::either;
use super::voice::{Args, Voice, args, die_icon, is_group, resource_icon, symbol_icon};

/// Clauses for one thing that happens; `If` is handled where sentences are made.
pub(crate) fn clauses(v: &Voice, effect: &Do) -> Vec<Clause> {
    match effect {
        Do::Either(who, first, second) => either::clauses(v, *who, first, second),
        simple => vec![clause(v, simple)],
    }
}

fn clause(v: &Voice, effect: &Do) -> Clause {
    use Do::*;
    let you = |verb| Clause::new(verb, "you");
    let many = |one, any| if v.many { any } else { one };
    let die = |verb, face| you(verb).with(args!["icon": die_icon(face)]).with(dice(v));
    match effect {
        Gain(who, thing) => by(v, "v-gain", *who).item(counted(v, *who, thing, v.extra && *who == Who::You)),
        Lose(who, thing) => by(v, "v-lose", *who).item(counted(v, *who, thing, false)),
        LoseAll(who, what) => {
            let verb = if *what == Resource::Hearts { "v-lose-all-hearts" } else { "v-lose-all" };
            by(v, verb, *who).with(args!["icon": resource_icon(*what)])
        }
        Steal(who, thing) => {
            let mut from = Args::new();
            v.add_term(&mut from, "w", v.term(*who));
            you("v-steal").with(from).item(counted(v, *who, thing, false))
        }
        AddToResult(face, n) => {
            let mut to = Args::new();
            v.add_term(&mut to, "w", v.active());
            you("v-add-to-result").with(to).item(measure(v, &Noun::icon(symbol_icon(*face)), n))
        }
        AddToSmashes(who, n) => {
            let each = Voice { each: is_group(*who), ..*v };
            by(v, "v-lose-with-smashes", *who).item(measure(&each, &Noun::icon("[heart]"), n))
        }
        Prevent(n) => you("v-lose-less").item(measure(v, &Noun::named("noun-less"), n)).alone(),
        PreventAll => you("v-ignore-loss"),
        SafeThisTurn => you("v-be-safe"),
        RollDice(n) => you("v-roll").item(measure(v, &Noun::named("noun-die"), n)).alone(),
        TurnDie(face) => die(many("v-turn-die", "v-turn-dice"), *face),
        TurnDieFrom(from, to) => {
            die(many("v-turn-die-from", "v-turn-dice-from"), *from).with(args!["to": die_icon(*to)])
        }
        TurnDieToAny => you(many("v-turn-die-to-any", "v-turn-dice-to-any")).with(dice(v)),
        RerollDie => you("v-reroll-die").with(dice(v)),
        RerollDieShowing(face) => die(many("v-reroll-die-showing", "v-reroll-dice-free"), *face),
        ExtraRoll => you("v-roll-again").with(dice(v)),
        ExtraTurn { fewer_dice: 0 } => you("v-play-again"),
        ExtraTurn { fewer_dice } => you("v-play-again-fewer").with(args!["n": *fewer_dice]),
        PutTokens(who, token, n) => {
            let noun = match token {
                Token::Poison => "noun-poison",
                Token::Shrink => "noun-shrink",
            };
            let each = Voice { each: is_group(*who), ..*v };
            by(v, "v-get-tokens", *who).item(measure(&each, &Noun::named(noun), n))
        }
        AddCounters(n) => you("v-put-counters").item(measure(v, &Noun::named(counter(v)), n)),
        RemoveCounters => you(if v.stored { "v-remove-stored" } else { "v-remove-counters" }),
        TakeStored(n) => you("v-take-stored").with(args!["n": *n]),
        DiscardThis => you("v-discard-this"),
        CopyKeepCard if v.copied => you("v-copy-another"),
        CopyKeepCard => you("v-copy-keep-card"),
        BuyRevealed if v.offered && v.moment == Some(Moment::CardRevealed) => you("v-buy-it"),
        BuyRevealed => you("v-buy-revealed"),
        SellKeepCard => you(many("v-sell-keep-card", "v-sell-keep-cards")),
        TakeTokyo => you("v-take-tokyo"),
        LeaveTokyo => you("v-leave-tokyo"),
        DiscardAllCards { but_this: false } => you("v-discard-all"),
        DiscardAllCards { but_this: true } => you("v-discard-all-but-this"),
        Survive(n) => you("v-survive").with(args!["n": *n]),
        AllyWith(who) => {
            let mut with = Args::new();
            v.add_term(&mut with, "w", v.term(*who));
            you("v-ally").with(with)
        }
        SwapThisForCardOf(who) => {
            let mut of = Args::new();
            v.add_term(&mut of, "w", v.term(*who));
            you("v-swap").with(of)
        }
        // Conditions and choices are shapes of sentences, not clauses.
        If(..) | Either(..) => you("v-nothing"),
    }
}

/// Nothing at all, for an empty list.
pub(crate) fn nothing() -> Clause {
    Clause::new("v-nothing", "you")
}

/// What a choice costs, as clauses.
pub(crate) fn cost(v: &Voice, cost: &Cost) -> Clause {
    match cost {
        Cost::Energy(n) => spend(v, "you", &Amount::N(*n)),
        Cost::Counters(n) => {
            Clause::new("v-spend-counters", "you").item(measure(v, &Noun::named(counter(v)), &Amount::N(*n)))
        }
        Cost::DiscardThis => Clause::new("v-discard-this", "you"),
    }
}

/// Energy given up by choice.
pub(crate) fn spend(v: &Voice, who: &'static str, n: &Amount) -> Clause {
    Clause::new("v-spend", who).item(measure(v, &Noun::icon("[energy]"), n))
}

fn by(v: &Voice, verb: &'static str, who: Who) -> Clause {
    Clause::new(verb, v.term(who))
}

fn counted(v: &Voice, who: Who, thing: &Thing, extra: bool) -> Item {
    let v = &Voice { each: v.each || is_group(who), ..*v };
    let (what, n) = parts(thing);
    let extra = extra && what == Resource::Stars;
    let icon = resource_icon(what);
    measure(v, &if extra { Noun::more(icon) } else { Noun::icon(icon) }, n)
}

/// A thing as resource and number.
pub(crate) fn parts(thing: &Thing) -> (Resource, &Amount) {
    match thing {
        Thing::Stars(n) => (Resource::Stars, n),
        Thing::Hearts(n) => (Resource::Hearts, n),
        Thing::Energy(n) => (Resource::Energy, n),
    }
}

fn dice(v: &Voice) -> Args {
    let mut given = Args::new();
    v.add_term(&mut given, "w", v.active());
    given
}

fn counter(v: &Voice) -> &'static str {
    if v.stored { "noun-stored" } else { "noun-counter" }
}
