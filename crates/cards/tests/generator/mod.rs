//! Random abilities, as a user might type them in: for tests of the wording and of the engine.

use rules::lang::*;

/// A small seeded generator (SplitMix64), so that a failure can be repeated.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }

    pub fn number(&mut self) -> u8 {
        self.below(13) as u8
    }

    fn some<T>(&mut self, most: usize, mut one: impl FnMut(&mut Dice) -> T) -> Vec<T> {
        (0..self.below(most + 1)).map(|_| one(self)).collect()
    }

    fn face(&mut self) -> Face {
        Face::ALL[self.below(9)]
    }

    fn who(&mut self) -> Who {
        use Who::*;
        let n = self.number();
        let all = [
            You,
            You,
            You,
            You,
            It,
            It,
            Active,
            Others,
            Others,
            Everyone,
            Neighbours,
            Leaders,
            Owner,
            OthersOutside,
            Targets,
            WoundedInTokyo,
            Richer,
            WithStars(n),
        ];
        all[self.below(all.len())]
    }

    fn whose(&mut self) -> Whose {
        [Whose::Yours, Whose::Others, Whose::Anyones][self.below(3)]
    }

    fn moment(&mut self) -> Moment {
        use Moment::*;
        let (w, f, t, n) = (self.whose(), self.face(), self.target(), self.number());
        let all = [
            TurnStarts(w),
            BeforeFirstRoll,
            Rolling,
            Rerolled(w),
            RollsFinished(w),
            ChangingDice,
            CountingDice,
            Resolving,
            Scored(f),
            Smashing,
            WouldLoseHearts,
            LostHearts,
            Wounding,
            Hurting,
            ReachedZero(w),
            AtZero,
            Yielded,
            Stayed,
            TokyoTaken,
            EnteredTokyo,
            GainedStars,
            Buying,
            CardRevealed,
            Selling,
            TurnEnds(w),
            BeforeTurnEnds(w),
            AnyTime,
            TurnBegins,
            BeforeResolving(w),
            Striking,
            Dealing,
            Suffering,
            Wounded,
            AfterSmashes,
            Eliminating,
            OtherMayYield,
            OtherStays,
            LeftTokyo,
            BeforeEntering(w),
            AfterEntering,
            BuyStep,
            AnotherBuys,
            Bought,
            Destroying,
            Destroyed(t),
            TookGoal(f),
            LostGoal(f),
            EnteredBorough,
            OtherGainedEnergy(n),
        ];
        all[self.below(all.len())]
    }

    fn amount(&mut self) -> Amount {
        use Amount::*;
        let (n, f, w) = (self.number(), self.face(), self.who());
        match self.below(40) {
            0 => Result(f),
            1 => Shown(f),
            2 => Rolled(f),
            3 => ThatMany,
            4 => EnergyOf(w),
            5 => HeartsOf(w),
            6 => StarsOf(w),
            7 => Counters,
            8 => CardsOf(w),
            9 => PriceOfPicked,
            10 => HeartsTaken,
            11 => HeartsTakenFromAnyone,
            12 => StarsGained,
            13 | 14 => Per(n, Box::new(self.amount())),
            15 => HeartsLost,
            16 => HeartsGained,
            17 => EnergyGained,
            18 => HeartsTakenFromIt,
            19 => StarsBefore,
            20 => KeepCardsOf(w),
            21 => Marked,
            22 => TokensOf(w, self.token()),
            23 => Less(n, Box::new(self.amount())),
            24 => Sum(Box::new(self.amount()), Box::new(self.amount())),
            25 => UnitsAt(w),
            26 => DestroyedThisTurn(self.target()),
            _ => N(n),
        }
    }

    fn thing(&mut self) -> Thing {
        let n = self.amount();
        [Thing::Stars(n.clone()), Thing::Hearts(n.clone()), Thing::Energy(n)][self.below(3)].clone()
    }

    fn cond(&mut self) -> Cond {
        use Cond::*;
        match self.below(29) {
            0 => AtLeast(self.amount(), self.amount()),
            1 => AtMost(self.amount(), self.amount()),
            2 => Exactly(self.amount(), self.amount()),
            3 => HasFaces(self.some(6, Dice::face)),
            4 => OfAKind(self.number()),
            5 => InTokyo(self.who()),
            6 => OutsideTokyo(self.who()),
            7 => YourTurn,
            8 => FewestStars,
            9 => MoreThan(self.amount(), self.amount()),
            10 => BySmashes,
            11 => ByOwner,
            12 => Lent,
            13 => TokyoEmpty,
            14 => TokyoLeft,
            15 => StartedOutside,
            16 => HitTokyo,
            17 => EnteredThisTurn,
            18 => MayYield,
            19 => BoughtKeep,
            20 => WouldBeHit,
            21 => ShowsAllFaces,
            22 => DeckLeft,
            23 => LaidInTime,
            24 => InBorough(self.who(), self.borough()),
            25 => HasGoal(self.face()),
            26 => ByOuch,
            27 => NotEnteredThisTurn,
            _ => CausedByAnother,
        }
    }

    fn effect(&mut self, depth: usize) -> Do {
        use Do::*;
        let (n, f, w) = (self.number(), self.face(), self.who());
        // Shapes of sentences only while there is depth left.
        match self.below(if depth == 0 { 77 } else { 87 }) {
            0 => LoseAll(w, self.resource()),
            1 => Steal(w, self.thing()),
            2 => AddToResult(f, self.amount()),
            3 => AddToSmashes(w, self.amount()),
            4 => Prevent(self.amount()),
            5 => PreventAll,
            6 => SafeThisTurn,
            7 => RollDice(self.amount()),
            8 => TurnDie(f),
            9 => TurnDieFrom(f, self.face()),
            10 => TurnDieToAny,
            11 => RerollDie,
            12 => RerollDieShowing(f),
            13 => ExtraRoll,
            14 => ExtraTurn { fewer_dice: n, roaming: n > 6 },
            15 => PutTokens(w, self.token(), self.amount()),
            16 => AddCounters(self.amount()),
            17 => RemoveCounters,
            18 => TakeStored(n),
            19 => DiscardThis,
            20 => CopyKeepCard,
            21 => BuyRevealed,
            22 => SellKeepCard,
            23 => TakeTokyo,
            24 => LeaveTokyo,
            25 => DiscardAllCards { but_this: n > 6 },
            26 => Survive(n),
            27 => AllyWith(w),
            28 => SwapThisForCardOf(w),
            29..=31 => Lose(w, self.thing()),
            32 | 33 => Gain(w, self.thing()),
            34 => LayOut,
            35 => LendThisTo(w),
            36 => ReturnThis,
            37 => HandThisTo(w),
            38 => NameUselessFace(w),
            39 => AddToLoss(self.amount()),
            40 => TakeFromLoss(self.amount()),
            41 => AddIfWounded(w, self.amount()),
            42 => MustYield,
            43 => SendOut(w),
            44 => [EnterTokyo, EnterInstead][self.below(2)].clone(),
            45 => TurnAllOfAFace,
            46 => TurnAllDice,
            47 => FlipDice,
            48 => FreezeDie,
            49 => SkipTurn,
            50 => WinGame,
            51 => SetStars(n),
            52 => HealFully,
            53 => DiscardAllEvolutions,
            54 => CopyEvolution,
            55 => SweepMarket,
            56 => TakeOneOfTop(n),
            57 => TakeFirstKeep(n),
            58 => BuyRandomDiscard(n),
            59 => BuyAtHalfPrice,
            60 => TestMarked(f),
            61 => BuyOnLuck(n),
            62 => Reserve,
            63 => RedirectPurchase,
            64 => TreatAs(f, self.face()),
            65 => OnlyUnits,
            66 => DestroyElsewhere,
            67 => SetAside(f),
            68 => DiscardOneKeep(w),
            69 => UnitsAttack,
            70 => TurnInto(self.resource(), self.resource(), n),
            71 => TradeAll(self.resource(), self.resource(), self.resource()),
            72 => TakeNextKeep,
            73 => Move,
            74..=76 => ScatterUnits(n),
            77..=79 => If(self.some(3, Dice::cond), self.some(3, |d| d.effect(depth - 1))),
            80 => Choose(w, self.some(3, |d| d.effect(depth - 1))),
            81 => LeaveSouvenir(self.some(3, |d| d.effect(depth - 1))),
            82 | 83 => EachChooses(w, self.some(3, |d| d.some(2, |d| d.effect(depth - 1)))),
            _ => Either(w, self.some(2, |d| d.effect(depth - 1)), self.some(2, |d| d.effect(depth - 1))),
        }
    }

    fn change(&mut self) -> Change {
        use Change::*;
        let n = self.number();
        match self.below(33) {
            0 => MoreDice(n),
            1 => FewerDice(n),
            2 => MoreRolls(n),
            3 => MaxHearts(n),
            4 => CheaperCards(n),
            5 => MoreEnergy(n),
            6 => MoreHearts(n),
            7 => SmashesHitAll,
            8 => NoLossOnYield,
            9 => VictimsMustYield,
            10 => BuyFromMonsters,
            11 => BuyFromDiscards,
            12 => BuyFromDeckTop,
            13 => HealOthers { price: n },
            14 => CannotLoseHearts,
            15 => CannotEnterTokyo,
            16 => CannotBuy,
            17 => FewerRolls(n),
            18 => OneRoll,
            19 => CannotYield,
            20 => DiceCountDouble,
            21 => StarsToWin(n),
            22 => StaysAtZero,
            23 => SmashesHitBorough,
            24 => UnitCosts(self.target(), n),
            25 => ReachUnits(self.target()),
            26 => GoalNeeds(self.face(), n),
            27 => LessFromFace(self.face(), n),
            28 => BuyKeepsFromDiscards(n),
            29 => MustReroll,
            30 => CannotReroll(self.face()),
            31 => MovesCost(n),
            _ => FacesDoNothing(self.some(6, Dice::face)),
        }
    }

    fn limit(&mut self) -> Limit {
        use Limit::*;
        [None, None, OncePerTurn, OncePerTurnByName, OncePerLoss][self.below(5)]
    }

    fn cost(&mut self) -> Cost {
        let n = self.number();
        [Cost::Energy(n), Cost::Counters(n), Cost::DiscardThis][self.below(3)]
    }

    fn token(&mut self) -> Token {
        [Token::Poison, Token::Shrink, Token::Target, Token::Web, Token::Curse][self.below(5)]
    }

    fn target(&mut self) -> Target {
        Target::ALL[self.below(5)]
    }

    fn borough(&mut self) -> Borough {
        Borough::ALL[self.below(5)]
    }

    fn resource(&mut self) -> Resource {
        [Resource::Stars, Resource::Hearts, Resource::Energy][self.below(3)]
    }

    /// Any sort of card; keep cards are the most frequent.
    #[allow(dead_code, reason = "the engine's tests choose the kind themselves")]
    pub fn kind(&mut self) -> Kind {
        use Kind::*;
        [Keep, Keep, Keep, Discard, Costume, Permanent, Temporary, Temporary, Gift, Tile, Challenge]
            [self.below(11)]
    }

    pub fn ability(&mut self) -> Ability {
        let then = self.some(4, |d| d.effect(2));
        match self.below(17) {
            15 => Ability::CheaperIn(self.some(3, Dice::borough), self.number()),
            16 => Ability::OnOffer(self.change()),
            12 => Ability::Returns { on: self.moment(), cost: self.some(2, Dice::cost) },
            13 => Ability::Reward(then),
            14 => Ability::AllyReward(then),
            0 | 1 => Ability::OnGain(then),
            2 => Ability::OnlyIf(self.some(3, Dice::cond)),
            3 | 4 => {
                Ability::Always { whom: self.who(), change: self.change(), cond: self.some(2, Dice::cond) }
            }
            5..=8 => Ability::When {
                on: self.moment(),
                cond: self.some(3, Dice::cond),
                limit: self.limit(),
                order: 0,
                then,
            },
            _ => Ability::May {
                at: self.moment(),
                cond: self.some(3, Dice::cond),
                limit: self.limit(),
                cost: self.some(2, Dice::cost),
                then,
            },
        }
    }
}
