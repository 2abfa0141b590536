//! Sorts of questions, and answers settled for the rest of a game.

use rules::{Action, Ask, CardId, Decision, Game, Hook, Options, Rules, Seat};

/// The sort of question an [`Ask`] is.
pub fn topic(ask: Ask) -> &'static str {
    match ask {
        Ask::Nothing => "nothing",
        Ask::Roll => "roll",
        Ask::Window(Hook::BeforeFirstRoll) => "first",
        Ask::Window(Hook::RollsFinished) => "react",
        Ask::Window(Hook::ChangingDice) => "change",
        Ask::Window(Hook::MayWhenLosing) => "losing",
        Ask::Window(Hook::Selling) => "selling",
        Ask::Window(Hook::TurnBegins | Hook::TurnStarts) => "turn-start",
        Ask::Window(Hook::BeforeResolving) => "resolving",
        Ask::Window(Hook::OtherMayYield) => "may-yield",
        Ask::Window(Hook::OtherStays) => "other-stays",
        Ask::Window(Hook::BeforeEntering | Hook::AfterEntering | Hook::TokyoTaken) => "entering",
        Ask::Window(Hook::AnotherBuys) => "another-buys",
        Ask::Window(Hook::BeforeTurnEnds) => "turn-end",
        Ask::Window(_) => "window",
        Ask::Use(_) => "use",
        Ask::Die(_) => "die",
        Ask::Face => "face",
        Ask::CopyCard => "copy",
        Ask::SellCard => "sell",
        Ask::CardOf(_) => "card-of",
        Ask::Either => "either",
        Ask::Hearts => "hearts",
        Ask::FaceOrder => "face-order",
        Ask::EffectOrder => "effect-order",
        Ask::Buy => "buy",
        Ask::Revealed => "revealed",
        Ask::Yield => "yield",
        Ask::RerollOwn => "reroll-own",
        Ask::Offered => "offered",
        Ask::Draft => "draft",
        Ask::ShownFace => "shown-face",
        Ask::FaceFor(_) => "face-for",
        Ask::Tile(_) => "tile",
        Ask::Seat => "seat",
        Ask::Ways => "ways",
        Ask::TurnedUp(_) => "turned-up",
        Ask::ToBuy => "to-buy",
        Ask::Reserve => "reserve",
        Ask::Redirect(_) => "redirect",
        Ask::Gifts => "gifts",
        Ask::Challenge => "challenge",
        Ask::AskHelp => "ask-help",
        Ask::Volunteer(_) => "volunteer",
        Ask::PickAlly => "pick-ally",
        Ask::RevealChallenge => "reveal-challenge",
        Ask::Home => "home",
        Ask::Move => "move",
        Ask::Destroy => "destroy",
        Ask::Tear => "tear",
        Ask::HowMany(_) => "how-many",
        Ask::Borough => "borough",
        Ask::Scatter => "scatter",
        Ask::GiveUp => "give-up",
        Ask::Trade(_) => "trade",
    }
}

/// Is this answered by several at the same time, nobody seeing what the others answer?
pub fn together(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::Yield | Ask::Ways | Ask::Offered | Ask::Draft | Ask::Volunteer(_) | Ask::RevealChallenge
    )
}

/// May nobody learn from how long it takes who answers this, or what?
pub(crate) fn in_secret(ask: Ask) -> bool {
    together(ask) || matches!(ask, Ask::Window(_))
}

/// Something a seat has settled for the rest of the game.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(tag = "order", rename_all = "snake_case")]
pub enum Order {
    /// Pass questions of this sort (about this card, where the same sort comes up for many).
    Pass {
        /// The sort.
        topic: String,
        /// The card's name.
        card: Option<String>,
    },
    /// Ask about lost hearts only if they would be the last.
    OnlyForLife,
    /// Leave the city if so few hearts are left, stay with more.
    LeaveAt {
        /// So many or fewer.
        hearts: u8,
    },
}

impl Order {
    /// Can it ever mean anything at this table?
    pub fn is_known(&self, rules: &Rules) -> bool {
        match self {
            Order::Pass { topic, card } => {
                let sort = topic.len() <= 24 && topic.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
                let there = |name: &String| rules.defs.iter().any(|def| def.id == *name);
                sort && card.as_ref().is_none_or(there)
            }
            Order::OnlyForLife => true,
            Order::LeaveAt { hearts } => *hearts <= rules.book.most_hearts,
        }
    }
}

/// The card a question is about, where the same sort of question comes up for many cards.
pub fn about(ask: Ask) -> Option<CardId> {
    if let Ask::Use(card) = ask { Some(card) } else { None }
}

/// Can this question be passed once and for all?
pub fn can_stand(ask: Ask) -> bool {
    matches!(
        ask,
        Ask::Window(_)
            | Ask::Use(_)
            | Ask::Revealed
            | Ask::RerollOwn
            | Ask::TurnedUp(_)
            | Ask::Gifts
            | Ask::Challenge
            | Ask::AskHelp
            | Ask::Volunteer(_)
    )
}

/// What could be settled where this is asked.
pub fn possible(rules: &Rules, decision: Decision, options: &Options) -> Vec<Order> {
    let mut all = Vec::new();
    if can_stand(decision.ask) && options.has(Action::Pass) {
        let card = about(decision.ask).map(|card| rules.card_name(card).to_string());
        all.push(Order::Pass { topic: topic(decision.ask).to_string(), card });
    }
    if decision.ask == Ask::Window(Hook::MayWhenLosing) {
        all.push(Order::OnlyForLife);
    }
    if decision.ask == Ask::Yield {
        all.push(Order::LeaveAt { hearts: 4 });
    }
    all
}

/// May the hearts that this question is about be the last? Also where cards may add to the loss: by how much is only known then.
pub fn is_for_life(rules: &Rules, game: &Game, seat: Seat, decision: Decision) -> bool {
    decision.amount >= game.monster(seat).hearts || rules.loss_may_grow(game, seat)
}

/// The answer a seat has settled for this question, if it has.
pub fn settled(
    orders: &[Order],
    rules: &Rules,
    game: &Game,
    seat: Seat,
    decision: Decision,
    options: &Options,
) -> Option<Action> {
    let hearts = game.monster(seat).hearts;
    orders.iter().find_map(|order| match order {
        Order::Pass { topic: sort, card } => {
            let same = *sort == topic(decision.ask)
                && *card == about(decision.ask).map(|card| rules.card_name(card).to_string());
            (same && options.has(Action::Pass)).then_some(Action::Pass)
        }
        Order::OnlyForLife => {
            let loss = decision.ask == Ask::Window(Hook::MayWhenLosing);
            let spared = loss && !is_for_life(rules, game, seat, decision) && options.has(Action::Pass);
            spared.then_some(Action::Pass)
        }
        Order::LeaveAt { hearts: few } => {
            let answer = if hearts <= *few { Action::Leave } else { Action::Stay };
            (decision.ask == Ask::Yield && options.has(answer)).then_some(answer)
        }
    })
}

/// What is answered for somebody whose time is up: whatever commits to least.
pub fn default_answer(options: &Options) -> Option<Action> {
    [Action::Pass, Action::Stay].into_iter().find(|&action| options.has(action)).or_else(|| {
        // A choice that has to be made: the first. Whoever must roll on rolls one die; cards and free moves beside it
        // would commit to more.
        let one_die = options.get(0).filter(|_| options.dice != 0);
        one_die.or_else(|| options.others().first().copied())
    })
}
