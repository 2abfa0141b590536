//! Every word of the card language has wording in every position, in three languages, and random cards read cleanly.

use cards::set::Board;
use cards::words::{
    Lang, MARK, Value, ability_text, card_text, faults, force_text, message, plain, try_message,
};
use rules::lang::*;

const WHO: [Who; 13] = [
    Who::You,
    Who::It,
    Who::Active,
    Who::Others,
    Who::Everyone,
    Who::Neighbours,
    Who::Leaders,
    Who::Owner,
    Who::OthersOutside,
    Who::Targets,
    Who::WoundedInTokyo,
    Who::Richer,
    Who::WithStars(12),
];
const KINDS: [Kind; 9] = [
    Kind::Keep,
    Kind::Discard,
    Kind::Costume,
    Kind::Permanent,
    Kind::Temporary,
    Kind::Gift,
    Kind::Tile,
    Kind::Challenge,
    Kind::Goal,
];
const WHOSE: [Whose; 3] = [Whose::Yours, Whose::Others, Whose::Anyones];
const RESOURCES: [Resource; 3] = [Resource::Stars, Resource::Hearts, Resource::Energy];
const TOKENS: [Token; 5] = [Token::Poison, Token::Shrink, Token::Target, Token::Web, Token::Curse];
const LIMITS: [Limit; 4] = [Limit::None, Limit::OncePerTurn, Limit::OncePerTurnByName, Limit::OncePerLoss];
const NUMBERS: [u8; 4] = [0, 1, 2, 7];

// All values of a word, made from all values of its parts; the match refuses to compile when a word is added.

#[test]
#[rustfmt::skip] // tables of words
fn small_words_are_all_listed() {
    covered(&WHO, 13, |w| match w {
        Who::You => 0, Who::It => 1, Who::Active => 2, Who::Others => 3, Who::Everyone => 4,
        Who::Neighbours => 5, Who::Leaders => 6, Who::Owner => 7, Who::OthersOutside => 8, Who::Targets => 9,
        Who::WoundedInTokyo => 10, Who::Richer => 11, Who::WithStars(_) => 12,
    });
    covered(&KINDS, 9, |k| match k {
        Kind::Keep => 0, Kind::Discard => 1, Kind::Costume => 2, Kind::Permanent => 3, Kind::Temporary => 4,
        Kind::Gift => 5, Kind::Tile => 6, Kind::Challenge => 7, Kind::Goal => 8,
    });
    covered(&TOKENS, 5, |t| match t {
        Token::Poison => 0, Token::Shrink => 1, Token::Target => 2, Token::Web => 3, Token::Curse => 4,
    });
}

#[rustfmt::skip] // a table of words
fn moments() -> Vec<Moment> {
    use Moment::*;
    let mut all =
        vec![BeforeFirstRoll, Rolling, ChangingDice, CountingDice, Resolving, Smashing, WouldLoseHearts];
    all.extend([
        LostHearts,
        Wounding,
        Hurting,
        AtZero,
        Yielded,
        Stayed,
        TokyoTaken,
        EnteredTokyo,
        GainedStars,
    ]);
    all.extend([Buying, CardRevealed, Selling, AnyTime]);
    all.extend([TurnBegins, Striking, Dealing, Suffering, Wounded, AfterSmashes, Eliminating, OtherStays]);
    all.extend([OtherMayYield, LeftTokyo, AfterEntering, BuyStep, AnotherBuys, Bought]);
    all.extend(WHOSE.iter().flat_map(|w| [BeforeResolving(*w), BeforeEntering(*w), BeforeTurnEnds(*w)]));
    all.extend(
        WHOSE
            .iter()
            .flat_map(|w| [TurnStarts(*w), Rerolled(*w), RollsFinished(*w), ReachedZero(*w), TurnEnds(*w)]),
    );
    all.extend(Face::ALL.map(Scored));
    all.extend([Destroying, EnteredBorough, OtherGainedEnergy(3)]);
    all.extend(Target::ALL.map(Destroyed));
    all.extend(Face::ALL.iter().flat_map(|f| [TookGoal(*f), LostGoal(*f)]));
    covered(&all, 49, |m| match m {
        TurnStarts(_) => 0, BeforeFirstRoll => 1, Rolling => 2, Rerolled(_) => 3, RollsFinished(_) => 4,
        ChangingDice => 5, CountingDice => 6, Resolving => 7, Scored(_) => 8, Smashing => 9,
        WouldLoseHearts => 10, LostHearts => 11, Wounding => 12, Hurting => 13, ReachedZero(_) => 14,
        AtZero => 15, Yielded => 16, Stayed => 17, TokyoTaken => 18, EnteredTokyo => 19, GainedStars => 20,
        Buying => 21, CardRevealed => 22, Selling => 23, TurnEnds(_) => 24, AnyTime => 25,
        TurnBegins => 26, BeforeResolving(_) => 27, Striking => 28, Dealing => 29, Suffering => 30, Wounded => 31,
        AfterSmashes => 32, Eliminating => 33, OtherStays => 34, LeftTokyo => 35, BeforeEntering(_) => 36,
        AfterEntering => 37, BuyStep => 38, AnotherBuys => 39, Bought => 40, BeforeTurnEnds(_) => 41,
        OtherMayYield => 42, Destroying => 43, Destroyed(_) => 44, TookGoal(_) => 45, LostGoal(_) => 46,
        EnteredBorough => 47, OtherGainedEnergy(_) => 48,
    });
    all
}

#[rustfmt::skip] // a table of words
fn amounts() -> Vec<Amount> {
    use Amount::*;
    let mut all = vec![ThatMany, Counters, PriceOfPicked, HeartsTaken, HeartsTakenFromAnyone, StarsGained];
    all.extend([HeartsLost, HeartsGained, EnergyGained, HeartsTakenFromIt, StarsBefore, Marked]);
    all.extend(Face::ALL.iter().flat_map(|f| [Result(*f), Shown(*f), Rolled(*f)]));
    all.extend(WHO.iter().flat_map(|w| [EnergyOf(*w), HeartsOf(*w), StarsOf(*w), CardsOf(*w), KeepCardsOf(*w)]));
    all.extend(WHO.iter().zip(TOKENS.iter().cycle()).map(|(w, t)| TokensOf(*w, *t)));
    all.extend(WHO.map(UnitsAt));
    all.extend(Target::ALL.map(DestroyedThisTurn));
    let plain = all.clone();
    all.extend(NUMBERS.map(N));
    all.extend(plain.iter().step_by(7).map(|a| Less(2, Box::new(a.clone()))));
    all.extend(plain.iter().step_by(8).map(|a| Sum(Box::new(a.clone()), Box::new(ThatMany))));
    all.push(Less(1, Box::new(Less(2, Box::new(Sum(Box::new(N(5)), Box::new(Counters)))))));
    all.extend([Less(2, Box::new(N(7))), Sum(Box::new(N(1)), Box::new(N(2)))]);
    all.extend(plain.into_iter().step_by(2).map(|a| Per(3, Box::new(a))));
    all.push(Per(2, Box::new(Per(3, Box::new(EnergyOf(Who::You))))));
    all.push(Per(2, Box::new(N(5))));
    covered(&all, 27, |a| match a {
        N(_) => 0, Result(_) => 1, Shown(_) => 2, Rolled(_) => 3, ThatMany => 4, EnergyOf(_) => 5,
        HeartsOf(_) => 6, StarsOf(_) => 7, Counters => 8, CardsOf(_) => 9, PriceOfPicked => 10,
        HeartsTaken => 11, HeartsTakenFromAnyone => 12, StarsGained => 13, Per(..) => 14,
        HeartsLost => 15, HeartsGained => 16, EnergyGained => 17, HeartsTakenFromIt => 18, StarsBefore => 19,
        KeepCardsOf(_) => 20, Marked => 21, TokensOf(..) => 22, Less(..) => 23, Sum(..) => 24,
        UnitsAt(_) => 25, DestroyedThisTurn(_) => 26,
    });
    all
}

#[rustfmt::skip] // a table of words
fn conds() -> Vec<Cond> {
    use Cond::*;
    let mut all = vec![
        YourTurn,
        FewestStars,
        CausedByAnother,
        HasFaces(Face::ALL.to_vec()),
        HasFaces(vec![]),
        OfAKind(4),
    ];
    all.extend([BySmashes, ByOwner, Lent, TokyoEmpty, TokyoLeft, StartedOutside, HitTokyo, EnteredThisTurn, NotEnteredThisTurn]);
    all.extend([MayYield, BoughtKeep, WouldBeHit, ShowsAllFaces, DeckLeft, LaidInTime]);
    all.extend(WHO.iter().flat_map(|w| [InTokyo(*w), OutsideTokyo(*w)]));
    all.extend(WHO.iter().zip(Borough::ALL.iter().cycle()).map(|(w, b)| InBorough(*w, *b)));
    all.extend(Face::ALL.map(HasGoal));
    all.push(ByOuch);
    // The first amounts against everything, the others against one thing each.
    let others = [Amount::N(0), Amount::N(1), Amount::N(3), Amount::HeartsOf(Who::You)];
    for (n, a) in amounts().into_iter().enumerate() {
        let against = if n < 40 { &others[..] } else { &others[n % 4..][..1] };
        for b in against {
            all.extend([AtLeast(a.clone(), b.clone()), MoreThan(b.clone(), a.clone())]);
            all.extend([AtMost(a.clone(), b.clone()), Exactly(a.clone(), b.clone())]);
            all.push(MoreThan(a.clone(), b.clone()));
        }
    }
    covered(&all, 29, |c| match c {
        AtLeast(..) => 0, AtMost(..) => 1, Exactly(..) => 2, HasFaces(_) => 3, OfAKind(_) => 4, InTokyo(_) => 5,
        OutsideTokyo(_) => 6, YourTurn => 7, FewestStars => 8, CausedByAnother => 9,
        MoreThan(..) => 10, BySmashes => 11, ByOwner => 12, Lent => 13, TokyoEmpty => 14, TokyoLeft => 15,
        StartedOutside => 16, HitTokyo => 17, EnteredThisTurn => 18, MayYield => 19, BoughtKeep => 20,
        WouldBeHit => 21, ShowsAllFaces => 22, DeckLeft => 23, LaidInTime => 24, InBorough(..) => 25,
        HasGoal(_) => 26, ByOuch => 27, NotEnteredThisTurn => 28,
    });
    all
}

fn things(n: &Amount) -> [Thing; 3] {
    [Thing::Stars(n.clone()), Thing::Hearts(n.clone()), Thing::Energy(n.clone())]
}

#[rustfmt::skip] // a table of words
fn effects() -> Vec<Do> {
    use Do::*;
    let mut all =
        vec![PreventAll, SafeThisTurn, TurnDieToAny, RerollDie, ExtraRoll, RemoveCounters, DiscardThis];
    all.extend([CopyKeepCard, BuyRevealed, SellKeepCard, TakeTokyo, LeaveTokyo, If(vec![], vec![])]);
    all.extend([LayOut, ReturnThis, MustYield, EnterTokyo, EnterInstead, TurnAllOfAFace, TurnAllDice, FlipDice, FreezeDie]);
    all.extend([SkipTurn, WinGame, HealFully, DiscardAllEvolutions, CopyEvolution, SweepMarket]);
    all.extend([BuyAtHalfPrice, Reserve, RedirectPurchase, TakeStored(255)]);
    all.extend([true, false].map(|but_this| DiscardAllCards { but_this }));
    all.extend(NUMBERS.iter().flat_map(|n| [ExtraTurn { fewer_dice: *n, roaming: *n > 1 }, TakeStored(*n), Survive(*n)]));
    all.extend(NUMBERS.iter().flat_map(|n| [SetStars(*n), TakeOneOfTop(*n), TakeFirstKeep(*n)]));
    all.extend(NUMBERS.iter().flat_map(|n| [BuyRandomDiscard(*n), BuyOnLuck(*n)]));
    all.extend([ExtraTurn { fewer_dice: 0, roaming: true }, OnlyUnits, DestroyElsewhere, UnitsAttack, TakeNextKeep, Move]);
    all.extend(NUMBERS.map(ScatterUnits));
    all.extend(NUMBERS.map(|n| TurnInto(Resource::Hearts, Resource::Energy, n)));
    all.push(TradeAll(Resource::Stars, Resource::Hearts, Resource::Energy));
    all.extend(Face::ALL.iter().flat_map(|f| [TreatAs(*f, Face::Smash), TreatAs(Face::Heart, *f), SetAside(*f)]));
    all.extend(Face::ALL.map(TestMarked));
    all.extend(
        Face::ALL.iter().flat_map(|f| [TurnDie(*f), TurnDieFrom(*f, Face::One), RerollDieShowing(*f)]),
    );
    let mut counted = |who: Who, n: &Amount| {
        for thing in things(n) {
            all.extend([Gain(who, thing.clone()), Lose(who, thing.clone()), Steal(who, thing)]);
        }
        all.extend([AddToSmashes(who, n.clone()), AddIfWounded(who, n.clone())]);
        all.extend([AddToLoss(n.clone()), TakeFromLoss(n.clone())]);
        all.extend(TOKENS.map(|t| PutTokens(who, t, n.clone())));
        all.extend([Prevent(n.clone()), RollDice(n.clone()), AddCounters(n.clone())]);
        all.push(AddToResult(Face::Heart, n.clone()));
    };
    // Everybody with a few amounts, and every amount with somebody.
    let few = [
        Amount::N(1),
        Amount::ThatMany,
        Amount::Rolled(Face::Heart),
        Amount::Per(2, Box::new(Amount::EnergyOf(Who::It))),
    ];
    WHO.iter().zip(few.iter().cycle()).for_each(|(who, n)| counted(*who, n));
    few.iter().for_each(|n| counted(Who::It, n));
    for (n, who) in amounts().iter().zip(WHO.iter().cycle()) {
        let [stars, hearts, energy] = things(n);
        all.extend([Gain(*who, stars), Lose(*who, hearts), Steal(*who, energy), RollDice(n.clone())]);
    }
    for who in WHO {
        all.extend(RESOURCES.map(|r| LoseAll(who, r)));
        all.extend([AllyWith(who), SwapThisForCardOf(who), LendThisTo(who), HandThisTo(who)]);
        all.extend([NameUselessFace(who), SendOut(who), DiscardOneKeep(who)]);
        let gain = || Gain(Who::You, Thing::Stars(Amount::HeartsTakenFromIt));
        all.push(Choose(who, vec![gain(), Lose(Who::It, Thing::Hearts(Amount::N(1)))]));
        all.push(Choose(who, vec![If(vec![Cond::YourTurn], vec![gain()]), DiscardThis]));
        for other in [Who::You, Who::It, Who::Others, Who::Owner] {
            let lose = vec![Lose(other, Thing::Energy(Amount::N(1)))];
            all.push(Either(who, lose.clone(), vec![DiscardThis]));
            all.push(Either(who, vec![If(vec![Cond::YourTurn], lose.clone()), RerollDie], vec![]));
            all.push(Either(who, vec![Either(who, lose.clone(), vec![])], lose.clone()));
            let give = vec![Gain(other, Thing::Energy(Amount::N(1))), lose[0].clone()];
            all.push(Either(who, give, vec![Gain(other, Thing::Stars(Amount::N(1)))]));
            let steal = |n| vec![Steal(other, Thing::Stars(Amount::N(n)))];
            all.push(EachChooses(who, vec![steal(1), steal(2), lose.clone()]));
            all.push(EachChooses(who, vec![steal(1), steal(2)]));
            all.push(EachChooses(who, vec![vec![If(vec![Cond::YourTurn], lose)], vec![]]));
        }
    }
    all.extend([EachChooses(Who::Others, vec![]), EachChooses(Who::Others, vec![vec![DiscardThis]])]);
    let gain = |n| Gain(Who::You, Thing::Stars(Amount::N(n)));
    all.extend([LeaveSouvenir(vec![]), LeaveSouvenir(vec![gain(1), RerollDie]), Choose(Who::Others, vec![])]);
    all.push(LeaveSouvenir(vec![If(vec![Cond::YourTurn], vec![gain(1)]), gain(2)]));
    all.push(Either(Who::You, vec![TurnDie(Face::One)], vec![TurnDie(Face::Two)]));
    all.extend(conds().into_iter().step_by(9).map(|c| If(vec![c, Cond::YourTurn], vec![ExtraRoll])));
    covered(&all, 78, |d| match d {
        Gain(..) => 0, Lose(..) => 1, LoseAll(..) => 2, Steal(..) => 3, AddToResult(..) => 4,
        AddToSmashes(..) => 5, Prevent(_) => 6, PreventAll => 7, SafeThisTurn => 8, RollDice(_) => 9,
        TurnDie(_) => 10, TurnDieFrom(..) => 11, TurnDieToAny => 12, RerollDie => 13, RerollDieShowing(_) => 14,
        ExtraRoll => 15, ExtraTurn { .. } => 16, PutTokens(..) => 17, AddCounters(_) => 18,
        RemoveCounters => 19, TakeStored(_) => 20, If(..) => 21, Either(..) => 22, DiscardThis => 23,
        CopyKeepCard => 24, BuyRevealed => 25, SellKeepCard => 26, TakeTokyo => 27, LeaveTokyo => 28,
        DiscardAllCards { .. } => 29, Survive(_) => 30, AllyWith(_) => 31, SwapThisForCardOf(_) => 32,
        EachChooses(..) => 33, LayOut => 34, LendThisTo(_) => 35, ReturnThis => 36, HandThisTo(_) => 37,
        NameUselessFace(_) => 38, AddToLoss(_) => 39, TakeFromLoss(_) => 40, AddIfWounded(..) => 41,
        MustYield => 42, SendOut(_) => 43, EnterTokyo => 44, TurnAllOfAFace => 45, TurnAllDice => 46,
        FlipDice => 47, FreezeDie => 48, SkipTurn => 49, WinGame => 50, SetStars(_) => 51, HealFully => 52,
        DiscardAllEvolutions => 53, CopyEvolution => 54, SweepMarket => 55, TakeOneOfTop(_) => 56,
        TakeFirstKeep(_) => 57, BuyRandomDiscard(_) => 58, BuyAtHalfPrice => 59, TestMarked(_) => 60,
        BuyOnLuck(_) => 61, Reserve => 62, RedirectPurchase => 63, EnterInstead => 64, TreatAs(..) => 65,
        OnlyUnits => 66, DestroyElsewhere => 67, SetAside(_) => 68, Choose(..) => 69, DiscardOneKeep(_) => 70,
        UnitsAttack => 71, TurnInto(..) => 72, TradeAll(..) => 73, TakeNextKeep => 74, Move => 75,
        ScatterUnits(_) => 76, LeaveSouvenir(_) => 77,
    });
    all
}

#[rustfmt::skip] // a table of words
fn changes() -> Vec<Change> {
    use Change::*;
    let mut all = vec![SmashesHitAll, NoLossOnYield, VictimsMustYield, BuyFromMonsters, BuyFromDiscards];
    all.extend([
        BuyFromDeckTop,
        CannotLoseHearts,
        CannotEnterTokyo,
        CannotBuy,
        FacesDoNothing(vec![Face::Heart]),
    ]);
    all.extend([OneRoll, CannotYield, DiceCountDouble, StaysAtZero]);
    all.extend(NUMBERS.iter().flat_map(|n| [FewerRolls(*n), StarsToWin(*n)]));
    all.extend(NUMBERS.iter().flat_map(|n| [MoreDice(*n), FewerDice(*n), MoreRolls(*n), MaxHearts(*n)]));
    all.extend(
        NUMBERS
            .iter()
            .flat_map(|n| [CheaperCards(*n), MoreEnergy(*n), MoreHearts(*n), HealOthers { price: *n }]),
    );
    all.extend([SmashesHitBorough, MustReroll]);
    all.extend(Target::ALL.iter().flat_map(|t| [UnitCosts(*t, 2), ReachUnits(*t)]));
    all.extend(Face::ALL.iter().flat_map(|f| [GoalNeeds(*f, 4), LessFromFace(*f, 1), CannotReroll(*f)]));
    all.extend(NUMBERS.iter().flat_map(|n| [BuyKeepsFromDiscards(*n), MovesCost(*n)]));
    covered(&all, 33, |c| match c {
        MoreDice(_) => 0, FewerDice(_) => 1, MoreRolls(_) => 2, MaxHearts(_) => 3, CheaperCards(_) => 4,
        MoreEnergy(_) => 5, MoreHearts(_) => 6, SmashesHitAll => 7, NoLossOnYield => 8, VictimsMustYield => 9,
        BuyFromMonsters => 10, BuyFromDiscards => 11, BuyFromDeckTop => 12, HealOthers { .. } => 13,
        CannotLoseHearts => 14, CannotEnterTokyo => 15, CannotBuy => 16, FacesDoNothing(_) => 17,
        FewerRolls(_) => 18, OneRoll => 19, CannotYield => 20, DiceCountDouble => 21, StarsToWin(_) => 22,
        StaysAtZero => 23, SmashesHitBorough => 24, UnitCosts(..) => 25, ReachUnits(_) => 26, GoalNeeds(..) => 27,
        LessFromFace(..) => 28, BuyKeepsFromDiscards(_) => 29, MustReroll => 30, CannotReroll(_) => 31,
        MovesCost(_) => 32,
    });
    all
}

fn covered<T>(all: &[T], words: usize, index: impl Fn(&T) -> usize) {
    let mut seen = vec![false; words];
    all.iter().for_each(|t| seen[index(t)] = true);
    assert!(seen.iter().all(|s| *s), "a word is missing in the list of all words");
}

/// What every text must be, whatever it says.
fn fault(lang: Lang, text: &str) -> Option<&'static str> {
    let opens = |c| text.matches(c).count();
    let outside = text.replace("[die:", "[");
    Some(match () {
        _ if text.is_empty() => "empty",
        _ if text.contains(MARK) => "missing message",
        _ if text.contains(['{', '}', '$', '_']) => "unresolved placeable",
        _ if text.contains("  ") || text != text.trim() => "spaces",
        _ if [" ,", " .", ",,", ", .", "..", ",.", "( ", " )", ". ,"].iter().any(|p| text.contains(p)) => {
            "punctuation"
        }
        _ if !text.ends_with('.') => "no full stop",
        _ if opens('(') != opens(')') || opens('[') != opens(']') => "brackets",
        _ if outside.contains("[]") => "empty icon",
        _ if text.starts_with(char::is_lowercase) => "small letter",
        _ if text.split(". ").any(|s| s.starts_with(char::is_lowercase)) => "small letter",
        _ if lang == Lang::Fr
            && [" si il ", " que il ", " de le ", " à le "].iter().any(|p| text.contains(p)) =>
        {
            "elision"
        }
        _ => return None,
    })
}

fn check(ability: &Ability) {
    check_as(Kind::Keep, ability);
}

fn check_as(kind: Kind, ability: &Ability) {
    // One board for each text is enough: over all words both have their share.
    let board = Board::ALL[format!("{ability:?}").len() % 2];
    for lang in Lang::ALL {
        let text = card_text(lang, board, kind, 0, std::slice::from_ref(ability));
        if let Some(what) = fault(lang, &text) {
            panic!("{what} ({lang}): {text:?}\n{ability:?}");
        }
        // Each city speaks of itself only.
        assert!(board == Board::Tokyo || !text.contains("Tokyo"), "{text}\n{ability:?}");
    }
}

/// The text for a question about one ability, on a card that stores energy, also in plain words.
fn check_alone(ability: &Ability) {
    for lang in Lang::ALL {
        let text = ability_text(lang, Board::Tokyo, Kind::Keep, true, ability);
        if let Some(what) = fault(lang, &text) {
            panic!("{what} ({lang}): {text:?}\n{ability:?}");
        }
        let words = plain(lang, &text);
        // Dice are shown as everywhere: a sign in brackets.
        let faces = ["[1]", "[2]", "[3]", "[♥]", "[⚡]", "[⚔]", "[▟]", "[♛]", "[◎]"];
        let rest = faces.iter().fold(words.clone(), |words, face| words.replace(face, ""));
        assert!(!words.contains(MARK) && !rest.contains(['[', '<']), "{words}");
    }
}

fn when(on: Moment, cond: Vec<Cond>, limit: Limit, then: Vec<Do>) -> Ability {
    Ability::When { on, cond, limit, order: 0, then }
}

fn may(at: Moment, cond: Vec<Cond>, limit: Limit, cost: Vec<Cost>, then: Vec<Do>) -> Ability {
    Ability::May { at, cond, limit, cost, then }
}

#[test]
fn message_files_are_sound_and_alike() {
    let keys = |text: &str| -> Vec<String> {
        let word = |l: &str| l.split_once(" =").map(|(k, _)| k.to_string());
        text.lines().filter(|l| l.starts_with(|c: char| c.is_ascii_lowercase())).filter_map(word).collect()
    };
    let files = [
        include_str!("../i18n/en/cards.ftl"),
        include_str!("../i18n/fr/cards.ftl"),
        include_str!("../i18n/de/cards.ftl"),
    ];
    for (lang, file) in Lang::ALL.into_iter().zip(files) {
        assert_eq!(faults(lang), Vec::<String>::new());
        assert_eq!(keys(file), keys(files[0]), "{lang} has other messages than English");
        let forms: &[&str] = match lang {
            Lang::En => &[".it"],
            Lang::Fr => &[".you", ".it"],
            Lang::De => &[".you", ".it", ".zu"],
        };
        for verb in file.split("\nv-").skip(1) {
            let verb = verb.split("\n\n").next().unwrap_or_default();
            assert!(forms.iter().all(|f| verb.contains(&format!("\n    {f} ="))), "{lang}: verb {verb}");
        }
    }
}

/// Every message is said somewhere: its key, or the family it belongs to, stands in the source.
#[test]
fn no_message_is_idle() {
    let mut source = String::new();
    for file in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src/words")).unwrap() {
        source += &std::fs::read_to_string(file.unwrap().path()).unwrap();
    }
    // Some are only put into others.
    let english = include_str!("../i18n/en/cards.ftl");
    let put_in =
        |key: &str| english.contains(&format!("{{{key}}}")) || english.contains(&format!("{{{key}."));
    let families =
        ["icon-", "face-word-", "list-", "join-", "ways-", "q-", "c-at-", "c-more-", "c-less-", "c-exactly"];
    for line in english.lines() {
        let Some((key, _)) = line.split_once(" =").filter(|_| line.starts_with(char::is_alphabetic)) else {
            continue;
        };
        let said = |key: &str| source.contains(&format!("\"{key}\""));
        let known = said(key) || key.strip_prefix("w-").is_some_and(said);
        assert!(known || put_in(key) || families.iter().any(|f| key.starts_with(f)), "{key} is never said");
    }
}

/// No-break space before : and ; and inside « ».
#[test]
fn french_has_its_spaces() {
    for line in include_str!("../i18n/fr/cards.ftl").lines().filter(|line| !line.starts_with('#')) {
        assert!(![" :", " ;", "« ", " »"].iter().any(|mark| line.contains(mark)), "{line}");
    }
}

#[test]
fn a_missing_message_is_an_error() {
    assert_eq!(message(Lang::En, "no-such-message", &[]), None);
    assert_eq!(message(Lang::En, "q-at-least", &[]), None);
    let error = try_message(Lang::De, "q-at-least", &[]).unwrap_err().to_string();
    assert!(error.starts_with("message q-at-least in language de"), "{error}");
    assert_eq!(message(Lang::De, "q-at-least", &[("n", Value::Number(3))]).as_deref(), Some("mindestens 3"));
    assert!(Lang::ALL.iter().all(|l| message(*l, "rule-base-1", &[]).is_some()));
    assert_eq!("fr".parse(), Ok(Lang::Fr));
    assert!("xx".parse::<Lang>().is_err());
    assert_eq!(
        plain(Lang::En, "Add 1[smash] or 2[smash], [die:1] and 3[die:heart], [die:smash], 2[star]."),
        "Add 1 smash or 2 smashes, [1] and 3 [♥], [⚔], 2★."
    );
}

#[test]
fn every_effect_in_every_position() {
    for effect in effects() {
        let one = vec![effect.clone()];
        check_as(Kind::Discard, &Ability::OnGain(one.clone()));
        check_alone(&Ability::OnGain(one.clone()));
        check_as(
            Kind::Discard,
            &Ability::OnGain(vec![
                Do::Gain(Who::You, Thing::Stars(Amount::N(1))),
                effect.clone(),
                Do::DiscardThis,
            ]),
        );
        check(&when(Moment::TurnEnds(Whose::Yours), vec![Cond::YourTurn], Limit::OncePerTurn, one.clone()));
        check(&when(Moment::Wounding, vec![], Limit::None, vec![Do::RollDice(Amount::N(2)), effect.clone()]));
        check(&may(Moment::WouldLoseHearts, vec![], Limit::OncePerLoss, vec![], one.clone()));
        check(&may(Moment::AnyTime, vec![], Limit::None, vec![Cost::Energy(2)], one.clone()));
        check(&may(Moment::Yielded, vec![], Limit::None, vec![], vec![Do::ExtraRoll, effect.clone()]));
        check(&when(
            Moment::Buying,
            vec![],
            Limit::None,
            vec![Do::If(vec![Cond::FewestStars], one), Do::ExtraRoll],
        ));
    }
}

#[test]
fn every_moment_condition_limit_and_cost() {
    let gain = || {
        vec![
            Do::Gain(Who::You, Thing::Stars(Amount::ThatMany)),
            Do::Lose(Who::It, Thing::Hearts(Amount::N(1))),
        ]
    };
    for moment in moments() {
        for limit in LIMITS {
            check(&when(moment, vec![], limit, gain()));
            check(&when(
                moment,
                vec![Cond::YourTurn, Cond::CausedByAnother, Cond::InTokyo(Who::You)],
                limit,
                gain(),
            ));
            for cost in [vec![], vec![Cost::Energy(1)], vec![Cost::Counters(2), Cost::DiscardThis]] {
                check(&may(moment, vec![Cond::AtLeast(Amount::ThatMany, Amount::N(2))], limit, cost, gain()));
            }
        }
        check(&may(moment, vec![], Limit::None, vec![], vec![]));
        for amount in amounts() {
            check(&when(moment, vec![], Limit::None, vec![Do::Gain(Who::Active, Thing::Energy(amount))]));
        }
    }
    for cond in conds() {
        let one = vec![cond.clone()];
        check_alone(&Ability::OnlyIf(one.clone()));
        check(&Ability::Always { whom: Who::You, change: Change::MoreDice(1), cond: one.clone() });
        check(&when(Moment::TurnEnds(Whose::Others), one.clone(), Limit::None, gain()));
        check(&when(Moment::LostHearts, vec![cond, Cond::FewestStars], Limit::None, gain()));
        check(&when(Moment::CountingDice, one.clone(), Limit::None, gain()));
        check(&may(Moment::RollsFinished(Whose::Others), one, Limit::None, vec![], vec![Do::RerollDie]));
    }
    for change in changes() {
        for whom in WHO {
            check(&Ability::Always { whom, change: change.clone(), cond: vec![] });
            check(&Ability::Always {
                whom,
                change: change.clone(),
                cond: vec![Cond::YourTurn, Cond::FewestStars],
            });
        }
    }
}

fn read(lang: Lang, abilities: &[Ability]) -> String {
    read_as(lang, Kind::Keep, abilities)
}

fn read_as(lang: Lang, kind: Kind, abilities: &[Ability]) -> String {
    let text = card_text(lang, Board::Tokyo, kind, 0, abilities);
    if let Some(what) = fault(lang, &text) {
        panic!("{what} ({lang}): {text:?}\n{abilities:?}");
    }
    text
}

fn stars(n: u8) -> Do {
    Do::Gain(Who::You, Thing::Stars(Amount::N(n)))
}

#[test]
fn counters_that_only_remember_are_not_spoken_of() {
    let unset = Cond::Exactly(Amount::Counters, Amount::N(0));
    let set = vec![Cond::AtLeast(Amount::Counters, Amount::N(1))];
    let add = Do::AddCounters(Amount::N(1));
    let holds =
        |change: &Change| Ability::Always { whom: Who::You, change: change.clone(), cond: set.clone() };
    let clear = when(Moment::TurnStarts(Whose::Yours), vec![], Limit::None, vec![Do::RemoveCounters]);
    for moment in moments() {
        for change in changes() {
            let once = when(moment, vec![unset.clone()], Limit::None, vec![add.clone(), stars(2)]);
            let short = when(moment, vec![], Limit::None, vec![add.clone()]);
            for lang in Lang::ALL {
                read(lang, &[once.clone(), holds(&change)]);
                read(lang, &[clear.clone(), short.clone(), holds(&change)]);
            }
        }
    }
    let once = when(Moment::Stayed, vec![unset], Limit::None, vec![add.clone(), stars(2)]);
    let more = holds(&Change::MoreDice(1));
    assert_eq!(
        read(Lang::En, &[once.clone(), more.clone()]),
        "The first time you could yield Tokyo but stay there, gain 2[star]. From then on, you roll 1 extra die."
    );
    let short = when(Moment::Stayed, vec![], Limit::None, vec![add]);
    assert_eq!(
        read(Lang::De, &[clear.clone(), short, more.clone()]),
        "Wenn du Tokyo verlassen könntest, aber dort bleibst, würfelst du bis zum Beginn deines nächsten Zuges mit 1 \
         zusätzlichen Würfel."
    );
    // A counter that is counted elsewhere, or may come back, is said.
    let counted = when(Moment::Buying, vec![], Limit::None, vec![Do::RollDice(Amount::Counters)]);
    assert!(read(Lang::En, &[once.clone(), more.clone(), counted]).contains("counter"));
    assert!(read(Lang::En, &[clear, once, more]).contains("counter"));
}

#[test]
fn limits_and_numbers_go_into_the_words() {
    let turn = |limit| may(Moment::ChangingDice, vec![], limit, vec![], vec![Do::TurnDie(Face::One)]);
    let end = "turn any number of your dice to [die:1].";
    assert!(read(Lang::En, &[turn(Limit::None)]).ends_with(end));
    assert!(read(Lang::En, &[turn(Limit::OncePerTurn)]).ends_with("turn 1 of your dice to [die:1]."));
    let total = vec![Cond::AtLeast(Amount::StarsGained, Amount::N(3))];
    assert_eq!(
        read(Lang::Fr, &[when(Moment::GainedStars, total.clone(), Limit::OncePerTurn, vec![stars(1)])]),
        "Une fois par tour, dès que vous avez gagné en tout au moins 3[star] pendant ce tour, gagnez 1[star]."
    );
    // The total of another moment is a condition like any other.
    let text = read(Lang::En, &[when(Moment::Buying, total, Limit::OncePerTurn, vec![stars(1)])]);
    assert!(text.starts_with("Once per turn, when you buy a card"), "{text}");
    let each =
        |limit| may(Moment::WouldLoseHearts, vec![], limit, vec![Cost::Energy(1)], vec![Do::PreventAll]);
    let text = read(Lang::De, &[each(Limit::OncePerLoss)]);
    assert!(
        text.starts_with("Jedes Mal, wenn du [heart] verlieren würdest, darfst du einmal 1[energy]"),
        "{text}"
    );
    // A limit on what may come on anybody's turn says whose turns it counts; the owner's turn needs no such words.
    let text = read(Lang::En, &[each(Limit::OncePerTurn)]);
    assert!(text.starts_with("Once in each monster's turn, when you would lose [heart], you may"), "{text}");
    let healed = |cond| when(Moment::Hurting, cond, Limit::OncePerTurn, vec![stars(1)]);
    let text = read(Lang::De, &[healed(vec![])]);
    assert!(text.ends_with("bekommst du (höchstens einmal im Zug jedes Monsters) 1[star]."), "{text}");
    let text = read(Lang::De, &[healed(vec![Cond::YourTurn])]);
    assert!(text.ends_with("bekommst du (höchstens einmal pro Zug) 1[star]."), "{text}");
    // What comes several times in a turn works each time.
    let reroll = Moment::Rerolled(Whose::Others);
    let text = read(Lang::Fr, &[when(reroll, vec![], Limit::None, vec![stars(1)])]);
    assert_eq!(text, "Chaque fois qu'un autre Monstre relance un ou plusieurs dés, gagnez 1[star].");
    let text = read(Lang::En, &[may(reroll, vec![], Limit::None, vec![], vec![stars(1)])]);
    assert_eq!(text, "Each time another monster rerolls one or more dice, you may gain 1[star].");
    // In German a limit follows a definite object.
    let text = read(Lang::De, &[may(Moment::AnyTime, vec![], Limit::None, vec![], vec![Do::DiscardThis])]);
    assert_eq!(text, "Du darfst diese Karte jederzeit abwerfen.");
    let copy = may(Moment::BeforeFirstRoll, vec![], Limit::OncePerTurn, vec![], vec![Do::CopyKeepCard]);
    let text = read(Lang::Fr, &[Ability::OnGain(vec![Do::CopyKeepCard]), copy]);
    assert!(text.contains("copier une autre carte Pouvoir"), "{text}");
}

#[test]
fn every_kind_of_card_in_every_ability() {
    let lose = |n| vec![Do::Lose(Who::Others, Thing::Hearts(Amount::N(n)))];
    for kind in KINDS {
        for moment in moments() {
            check_as(kind, &when(moment, vec![Cond::Lent, Cond::YourTurn], Limit::OncePerTurn, lose(1)));
            check_as(kind, &may(moment, vec![Cond::BySmashes, Cond::ByOwner], Limit::None, vec![], lose(1)));
            check_as(kind, &may(moment, vec![], Limit::OncePerLoss, vec![Cost::Energy(1)], vec![Do::LayOut]));
            for cost in [vec![], vec![Cost::Energy(1)]] {
                check_as(kind, &Ability::Returns { on: moment, cost });
            }
            for cond in [Cond::BoughtKeep, Cond::CausedByAnother, Cond::InTokyo(Who::You)] {
                check_as(kind, &may(moment, vec![cond], Limit::None, vec![], lose(2)));
            }
        }
        for one in [Ability::OnGain(lose(1)), Ability::Reward(lose(2)), Ability::AllyReward(lose(3))] {
            check_as(kind, &one);
        }
        for boroughs in [&Borough::ALL[..1], &Borough::ALL[..2], &Borough::ALL[..]] {
            check_as(kind, &Ability::CheaperIn(boroughs.to_vec(), 1));
        }
        changes().into_iter().for_each(|change| check_as(kind, &Ability::OnOffer(change)));
        check_as(kind, &Ability::OnlyIf(vec![]));
        check_as(kind, &Ability::OnlyIf(vec![Cond::InTokyo(Who::You)]));
        let always = Ability::Always { whom: Who::You, change: Change::OneRoll, cond: vec![] };
        let out = may(Moment::AnyTime, vec![], Limit::None, vec![], vec![Do::LayOut]);
        for lang in Lang::ALL {
            read_as(lang, kind, &[out.clone(), always.clone()]);
        }
    }
    for lang in Lang::ALL {
        let text = force_text(lang, [3, 2]);
        assert_eq!(fault(lang, &text), None, "{text}");
        assert!(text.contains('3') && text.contains('2'), "{text}");
    }
}

#[test]
fn a_temporary_says_when_it_is_played_and_how_long_it_lies_there() {
    let play = |at, then| may(at, vec![], Limit::None, vec![], then);
    let read = |lang, abilities: &[Ability]| read_as(lang, Kind::Temporary, abilities);
    let text = read(Lang::En, &[play(Moment::AnyTime, vec![stars(2)])]);
    assert_eq!(text, "Play at any time: gain 2[star].");
    let text = read(Lang::De, &[play(Moment::ChangingDice, vec![Do::TurnAllDice])]);
    assert_eq!(
        text,
        "Spielbar, bevor du deine Würfel auswertest: Du drehst jeden deiner Würfel auf ein beliebiges Symbol."
    );
    // What works before a loss as well as at any time is said once.
    let two = [
        play(Moment::WouldLoseHearts, vec![Do::PreventAll, Do::SafeThisTurn]),
        play(Moment::AnyTime, vec![Do::SafeThisTurn]),
    ];
    assert_eq!(
        read(Lang::En, &two),
        "Play at any time, even just before losing [heart]: lose no [heart] for the rest of the turn."
    );
    // The end of what is laid out goes into the words for laying it out.
    let leaves = when(Moment::TurnStarts(Whose::Yours), vec![], Limit::None, vec![Do::DiscardThis]);
    let fewer = Ability::Always { whom: Who::Others, change: Change::FewerDice(1), cond: vec![] };
    let out = play(Moment::AnyTime, vec![Do::LayOut]);
    assert_eq!(
        read(Lang::Fr, &[out.clone(), fewer.clone(), leaves]),
        "À jouer à tout moment\u{a0}: posez cette carte devant vous jusqu'au début de votre prochain tour. Jusque-là, \
         chaque autre Monstre lance 1 dé de moins."
    );
    let leaves = when(Moment::LeftTokyo, vec![], Limit::None, vec![Do::DiscardThis]);
    assert_eq!(
        read(Lang::En, &[out, fewer, leaves]),
        "Play at any time: lay this card out in front of you. While this card lies there, each other monster rolls 1 \
         die fewer. When you leave Tokyo in any way, discard this card."
    );
}

#[test]
fn choices_and_losses_are_said_shortly() {
    let steal = |thing| vec![Do::Steal(Who::It, thing)];
    let (energy, star) = (Thing::Energy(Amount::N(1)), Thing::Stars(Amount::N(1)));
    let ways = vec![steal(energy.clone()), steal(star)];
    let text = read(
        Lang::En,
        &[when(Moment::Resolving, vec![], Limit::None, vec![Do::EachChooses(Who::Others, ways)])],
    );
    assert_eq!(
        text,
        "When you resolve your dice, each other monster gives you 1[energy] or 1[star] (its choice)."
    );
    let give = vec![Do::Gain(Who::Owner, energy.clone()), Do::Lose(Who::You, energy)];
    let lose = vec![Do::Lose(Who::You, Thing::Hearts(Amount::N(1)))];
    let pay =
        when(Moment::TurnStarts(Whose::Yours), vec![], Limit::None, vec![Do::Either(Who::You, give, lose)]);
    assert_eq!(
        read_as(Lang::De, Kind::Gift, &[pay]),
        "„Du“ ist hier das Monster, vor dem diese Karte liegt (vor ihrem Besitzer bewirkt sie nichts). Zu Beginn \
         deines Zuges musst du entweder dem Besitzer dieser Karte 1[energy] geben oder 1[heart] verlieren."
    );
    let more = vec![Do::AddToLoss(Amount::N(1))];
    let text = read(Lang::En, &[when(Moment::Dealing, vec![Cond::BySmashes], Limit::None, more)]);
    assert_eq!(text, "When another monster would lose [heart] to your [smash], it loses 1 extra [heart].");
    let beyond = Thing::Stars(Amount::Less(2, Box::new(Amount::Shown(Face::Heart))));
    let text =
        read(Lang::De, &[when(Moment::Resolving, vec![], Limit::None, vec![Do::Gain(Who::You, beyond)])]);
    assert!(text.ends_with("1[star] für jeden deiner Würfel mit [die:heart] ab dem dritten."), "{text}");
}

#[test]
fn a_lent_card_speaks_to_its_owner() {
    let lent = |on, then| when(on, vec![Cond::Lent], Limit::None, vec![then]);
    let start = lent(Moment::TurnStarts(Whose::Yours), Do::NameUselessFace(Who::Owner));
    assert_eq!(
        read_as(Lang::En, Kind::Permanent, &[start]),
        "At the start of the turn of the monster this card lies in front of, name a die face; that monster's dice \
         showing it do nothing this turn."
    );
    let end = lent(Moment::TurnEnds(Whose::Yours), Do::ReturnThis);
    assert_eq!(
        read_as(Lang::Fr, Kind::Permanent, &[end]),
        "À la fin du tour de ce Monstre, cette carte revient devant vous."
    );
}
