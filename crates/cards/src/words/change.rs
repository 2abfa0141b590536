//! What is different while a card lies there, as clauses.

use rules::lang::{Change, Face, Moment, Resource, Who};

use super::clause::{Clause, listed};
use super::voice::{Voice, args, die_icon, face_key, resource_icon, target_key};

/// The clause for a change.
pub(crate) fn clause(v: &Voice, whom: Who, change: &Change) -> Clause {
    use Change::*;
    let verb = |key| Clause::new(key, v.term(whom));
    let number = |key, n: u8| verb(key).with(args!["n": n]);
    match change {
        MoreDice(n) => number("v-roll-more", *n),
        FewerDice(n) => number("v-roll-fewer", *n),
        MoreRolls(n) => number("v-have-more-rolls", *n),
        MaxHearts(n) => number("v-have-up-to", *n),
        CheaperCards(n) => number("v-pay-less", *n),
        MoreEnergy(n) => number("v-gain-more", *n).with(args!["icon": "[energy]"]),
        MoreHearts(n) => number("v-gain-more", *n).with(args!["icon": "[heart]"]),
        SmashesHitAll if whom == Who::You => Clause::new("v-smashes-hit-all", "smashes"),
        SmashesHitAll => verb("v-hit-all"),
        NoLossOnYield => verb("v-yield-unhurt"),
        VictimsMustYield if whom == Who::You => Clause::new("v-must-yield", "victims"),
        VictimsMustYield => verb("v-drive-out"),
        BuyFromMonsters => verb("v-buy-from-monsters"),
        BuyFromDiscards => verb("v-buy-from-discards"),
        BuyFromDeckTop => verb("v-buy-from-deck"),
        HealOthers { price } => number("v-heal-others", *price),
        CannotLoseHearts => cannot(v, whom, v.text("cannot-lose-hearts", &args![])),
        CannotEnterTokyo => cannot(v, whom, v.text("cannot-enter-tokyo", &args![])),
        CannotBuy => cannot(v, whom, v.text("cannot-buy", &args![])),
        FacesDoNothing(faces) => {
            let mut icons: Vec<String> = faces.iter().map(|f| die_icon(*f).into()).collect();
            if icons.is_empty() {
                icons.push("–".into());
            }
            let icons = listed(v, &icons, "list-or");
            cannot(v, whom, v.text("cannot-use-faces", &args!["icon": icons]))
        }
        CannotYield => cannot(v, whom, v.text("cannot-yield", &args![])),
        FewerRolls(n) => number("v-have-fewer-rolls", *n),
        // Until the end of a turn there is only that turn.
        OneRoll => {
            let passing = whom == Who::You && matches!(v.until, Some(Moment::TurnEnds(_)));
            verb("v-have-one-roll").with(args!["passing": if passing { "yes" } else { "no" }])
        }
        DiceCountDouble => verb("v-count-double"),
        StarsToWin(n) => number("v-need-stars", *n),
        StaysAtZero => verb("v-stay-at-zero"),
        SmashesHitBorough if whom == Who::You => Clause::new("v-smashes-hit-borough", "smashes"),
        SmashesHitBorough => verb("v-hit-borough"),
        UnitCosts(what, n) => number("v-destroy-for", *n).with(args!["target": target_key(*what)]),
        ReachUnits(what) => verb("v-reach-units").with(args!["target": target_key(*what)]),
        GoalNeeds(face, n) => {
            let of = args!["n": *n, "icon": die_icon(*face), "face": face_key(*face)];
            Clause::new("v-goal-needs", "others").with(of)
        }
        LessFromFace(face, n) => {
            let what = match face {
                Face::Energy => resource_icon(Resource::Energy),
                Face::Heart => resource_icon(Resource::Hearts),
                _ => "",
            };
            number("v-gain-less", *n).with(args!["icon": die_icon(*face), "gained": what])
        }
        BuyKeepsFromDiscards(n) => number("v-buy-keeps-from-discards", *n),
        MustReroll => verb("v-must-reroll"),
        CannotReroll(face) => cannot(v, whom, v.text("cannot-reroll", &args!["icon": die_icon(*face)])),
        MovesCost(n) => number("v-pay-for-moves", *n),
    }
}

/// What is forbidden is one list: "cannot A, B or C".
fn cannot(v: &Voice, whom: Who, what: String) -> Clause {
    let mut clause = Clause::new("v-cannot", v.term(whom)).thing(what);
    clause.list = "list-cannot";
    clause
}
