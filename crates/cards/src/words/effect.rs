//! What happens, as clauses.

use rules::lang::{Amount, Cost, Do, Face, Moment, Resource, Target, Thing, Token, Who, Whose};

use super::amount::{Noun, measure};
use super::clause::{Clause, Item, listed};
use super::either;
use super::voice::{Args, Term, Voice, args, die_icon, is_group, resource_icon, symbol_icon};

/// Clauses for one thing that happens; `If` is handled where sentences are made.
pub(crate) fn clauses(v: &Voice, effect: &Do) -> Vec<Clause> {
    match effect {
        Do::Either(who, first, second) => either::clauses(v, *who, first, second),
        Do::EachChooses(who, ways) => either::each_chooses(v, *who, ways),
        Do::Choose(who, then) => either::choose(v, *who, then),
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
        AddToResult(face, Amount::Result(same)) if face == same => {
            you("v-double-result").with(args!["icon": symbol_icon(*face)]).with(dice(v))
        }
        AddToResult(face, n) => {
            let mut to = Args::new();
            v.add_term(&mut to, "w", v.active());
            you("v-add-to-result").with(to).item(measure(v, &Noun::icon(symbol_icon(*face)), n))
        }
        AddToSmashes(Who::Targets, n) => {
            let each = Voice { each: true, ..*v };
            by(v, "v-lose", Who::Targets).item(measure(&each, &Noun::more("[heart]"), n)).alone()
        }
        AddToSmashes(Who::You, n) => {
            you("v-lose-resolving").item(measure(v, &Noun::icon("[heart]"), n)).alone()
        }
        AddToSmashes(who, n) => {
            let each = Voice { each: is_group(*who), ..*v };
            by(v, "v-lose-with-smashes", *who).item(measure(&each, &Noun::icon("[heart]"), n))
        }
        Prevent(n) => you("v-lose-less").item(measure(v, &Noun::named("noun-less"), n)).alone(),
        PreventAll => you("v-ignore-loss"),
        SafeThisTurn => you("v-be-safe"),
        RollDice(n) => you("v-roll").item(measure(v, &Noun::named("noun-die"), n)).alone(),
        TurnDie(face) if v.many => die("v-turn-dice", *face),
        // Counted as a thing, so that several of them become "turn 2 of your dice".
        TurnDie(face) => die("v-turn-die", *face).thing(String::new()),
        TurnDieFrom(from, to) => {
            die(many("v-turn-die-from", "v-turn-dice-from"), *from).with(args!["to": die_icon(*to)])
        }
        TurnDieToAny => you(many("v-turn-die-to-any", "v-turn-dice-to-any")).with(dice(v)),
        RerollDie => you("v-reroll-die").with(dice(v)),
        RerollDieShowing(face) => die(many("v-reroll-die-showing", "v-reroll-dice-free"), *face),
        ExtraRoll => you("v-roll-again").with(dice(v)),
        ExtraTurn { fewer_dice, roaming } => {
            let key = if *fewer_dice == 0 { "v-play-again" } else { "v-play-again-fewer" };
            you(key).with(args!["n": *fewer_dice, "roam": if *roaming { "yes" } else { "no" }])
        }
        PutTokens(who, token, n) => {
            let noun = match token {
                Token::Poison => "noun-poison",
                Token::Shrink => "noun-shrink",
                Token::Target => "noun-target",
                Token::Web => "noun-web",
                Token::Curse => "noun-curse",
            };
            let each = Voice { each: is_group(*who), ..*v };
            if v.offered && *who != Who::You {
                let mut to = Args::new();
                v.add_term(&mut to, "w", v.term(*who));
                return you("v-give-tokens").with(to).item(measure(&each, &Noun::named(noun), n));
            }
            by(v, "v-get-tokens", *who).item(measure(&each, &Noun::named(noun), n))
        }
        AddCounters(n) => {
            let noun = if v.stored { "noun-supply" } else { "noun-counter" };
            you("v-put-counters").item(measure(v, &Noun::named(noun), n))
        }
        RemoveCounters => you(if v.stored { "v-remove-stored" } else { "v-remove-counters" }),
        TakeStored(u8::MAX) => you("v-take-all-stored"),
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
        LayOut => lay_out(v),
        LendThisTo(who) => you("v-lend-this").with(one_of(v, *who)),
        ReturnThis if v.lent => Clause::new("v-come-back", "this"),
        ReturnThis => you("v-return-this"),
        HandThisTo(who) => you("v-hand-this").with(one_of(v, *who)),
        NameUselessFace(who) => {
            let mut of = Args::new();
            v.add_term(&mut of, "w", v.term(Who::You));
            Clause::new("v-name-useless-face", v.single_term(*who)).with(of).closing()
        }
        AddToLoss(Amount::ThatMany) => Clause::new("v-lose-double", loser(v)),
        AddToLoss(n) => Clause::new("v-lose", loser(v)).item(measure(v, &Noun::more("[heart]"), n)).alone(),
        TakeFromLoss(n) => you("v-reduce-loss").item(measure(v, &Noun::icon("[heart]"), n)).alone(),
        AddIfWounded(who, n) => {
            let each = Voice { each: is_group(*who), ..*v };
            by(v, "v-lose-if-wounded", *who).item(measure(&each, &Noun::more("[heart]"), n)).alone()
        }
        MustYield => you("v-yield-now"),
        SendOut(Who::You) => you("v-leave-tokyo"),
        SendOut(who) => {
            let mut whom = Args::new();
            v.add_term(&mut whom, "w", v.term(*who));
            you("v-send-out").with(whom)
        }
        EnterTokyo => you("v-enter-tokyo"),
        EnterInstead => you("v-enter-instead"),
        TurnAllOfAFace => you("v-turn-all-of-a-face").with(dice(v)),
        TurnAllDice => you("v-turn-all-dice").with(dice(v)),
        FlipDice => you("v-flip-dice").with(dice(v)),
        FreezeDie => you("v-freeze-die").with(dice(v)),
        SkipTurn => you("v-skip-turn"),
        WinGame => you("v-win-game"),
        SetStars(n) => {
            let mut clause = you("v-set-stars").with(args!["n": *n]);
            clause.stative = true;
            clause
        }
        HealFully => you("v-heal-fully"),
        DiscardAllEvolutions => you("v-discard-evolutions"),
        CopyEvolution if v.copied => you("v-copy-other-evolution"),
        CopyEvolution => you("v-copy-evolution"),
        SweepMarket => you("v-sweep-market"),
        TakeOneOfTop(n) => you("v-take-one-of-top").with(args!["n": *n]),
        TakeFirstKeep(n) => you("v-take-first-keep").with(args!["n": *n]),
        BuyRandomDiscard(n) => you("v-buy-random-discard").with(args!["n": *n]),
        BuyAtHalfPrice => you("v-buy-at-half-price"),
        TestMarked(face) => you("v-test-marked").with(args!["icon": die_icon(*face)]),
        BuyOnLuck(n) => you("v-buy-on-luck").with(args!["n": *n]),
        Reserve => you("v-reserve"),
        RedirectPurchase => {
            let mut of = Args::new();
            v.add_term(&mut of, "w", v.it());
            you("v-redirect").with(of)
        }
        TreatAs(from, to) => {
            you("v-treat-as").with(args!["icon": symbol_icon(*from), "to": symbol_icon(*to)])
        }
        OnlyUnits => you("v-only-units"),
        DestroyElsewhere => you("v-destroy-elsewhere"),
        SetAside(face) => die("v-set-aside", *face),
        DiscardOneKeep(who) => by(v, "v-discard-one-keep", *who),
        UnitsAttack => Clause::new("v-units-attack", "units"),
        TurnInto(from, to, n) => {
            you("v-turn-into").with(args!["n": *n, "icon": resource_icon(*from), "to": resource_icon(*to)])
        }
        TradeAll(from, one, other) => {
            let icons =
                args!["icon": resource_icon(*from), "a": resource_icon(*one), "b": resource_icon(*other)];
            you("v-trade-all").with(icons)
        }
        TakeNextKeep => you("v-take-next-keep"),
        Move => you("v-move"),
        ScatterUnits(n) => you("v-scatter-units").with(args!["n": *n]),
        LeaveSouvenir(then) => {
            you("v-leave-souvenir").with(args!["then": either::if_done(v, then)]).closing()
        }
        // Conditions and choices are shapes of sentences, not clauses.
        If(..) | Either(..) | EachChooses(..) | Choose(..) => you("v-nothing"),
    }
}

/// Nothing at all, for an empty list.
pub(crate) fn nothing() -> Clause {
    Clause::new("v-nothing", "you")
}

/// What a choice costs, as clauses.
pub(crate) fn cost(v: &Voice, cost: &Cost) -> Clause {
    match cost {
        Cost::Energy(n) => spend(v, Term::YOU, &Amount::N(*n)),
        Cost::Counters(n) => {
            Clause::new("v-spend-counters", "you").item(measure(v, &Noun::named(counter(v)), &Amount::N(*n)))
        }
        Cost::DiscardThis => Clause::new("v-discard-this", "you"),
    }
}

/// Something given to the owner by choice.
pub(crate) fn give(v: &Voice, who: Term, thing: &Thing) -> Clause {
    Clause::new("v-give", who).item(counted(v, Who::It, thing, false))
}

/// Something handed to a monster by choice.
pub(crate) fn give_to(v: &Voice, who: Term, whom: Who, thing: &Thing) -> Clause {
    let mut to = Args::new();
    v.add_term(&mut to, "w", v.term(whom));
    Clause::new("v-give-to", who).with(to).item(counted(v, whom, thing, false))
}

/// One die turned to the first or the second face.
pub(crate) fn turn_die_to_either(v: &Voice, first: Face, second: Face) -> Clause {
    let faces = listed(v, &[die_icon(first).to_string(), die_icon(second).to_string()], "list-or");
    Clause::new("v-turn-die", "you").with(args!["icon": faces]).with(dice(v)).thing(String::new())
}

/// Energy of the owner's put on a card that stores it, where the price is what the card gets.
pub(crate) fn stake<'a>(v: &Voice, costs: &[Cost], then: &'a [Do]) -> Option<(Clause, &'a [Do])> {
    let ([Cost::Energy(n)], [Do::AddCounters(Amount::N(m)), rest @ ..]) = (costs, then) else { return None };
    (v.stored && n == m).then(|| (Clause::new("v-put-own", "you").with(args!["n": *n]), rest))
}

/// Energy given up by choice.
pub(crate) fn spend(v: &Voice, who: Term, n: &Amount) -> Clause {
    Clause::new("v-spend", who).item(measure(v, &Noun::icon("[energy]"), n))
}

/// Laying a temporary card out, and how long it lies there.
fn lay_out(v: &Voice) -> Clause {
    let until = match v.until {
        None => "no",
        Some(Moment::TurnStarts(_)) => "next",
        Some(Moment::TurnEnds(Whose::Anyones)) => "turn",
        // On the owner's turn it is this turn's end.
        Some(_) if v.is_own_turn() => "turn",
        Some(_) => "own",
    };
    Clause::new("v-lay-out", "you").with(args!["until": until])
}

/// Who loses the hearts that the moment is about.
fn loser(v: &Voice) -> Term {
    match v.moment {
        Some(Moment::Striking | Moment::Dealing) => v.it().into(),
        _ => Term::YOU,
    }
}

fn one_of(v: &Voice, who: Who) -> Args {
    let mut given = Args::new();
    v.add_term(&mut given, "w", v.any_term(who));
    given
}

fn by(v: &Voice, verb: &'static str, who: Who) -> Clause {
    Clause::new(verb, v.term(who))
}

fn counted(v: &Voice, who: Who, thing: &Thing, extra: bool) -> Item {
    let v = &Voice { each: v.each || is_group(who), ..*v };
    let (what, n) = parts(thing);
    let on_top = match v.moment {
        Some(Moment::Scored(Face::Heart)) | Some(Moment::Destroyed(Target::Infantry)) => Resource::Hearts,
        Some(Moment::Scored(Face::Energy)) | Some(Moment::Destroyed(Target::Jet)) => Resource::Energy,
        _ => Resource::Stars,
    };
    // Units and buildings give now this and now that.
    let unlike = matches!(v.moment, Some(Moment::Destroyed(Target::Unit | Target::Building)));
    let extra = extra && what == on_top && !unlike;
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
