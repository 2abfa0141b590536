//! What happened, in the past tense, each with its cause, so that every number can answer "why?".

use crate::chance::Faces;
use crate::lang::{Resource, Token};
use crate::sets::CardId;
use crate::tables::Hook;

/// A seat's number, 0 for the first.
pub type Seat = u8;

/// Stands for "nobody".
pub const NOBODY: Seat = 255;

macro_rules! rules {
    ($($name:ident $id:literal,)*) => {
        /// Rules that cause events, by their number in the digest of the rulebooks.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs)]
        pub enum Rule { $($name,)* }
        impl Rule {
            /// All rules that can be a cause.
            pub const ALL: &'static [Rule] = &[$(Rule::$name,)*];
            /// The rule's id, such as `BASE-23`.
            pub fn id(self) -> &'static str {
                match self { $(Rule::$name => $id,)* }
            }
        }
    };
}

rules! {
    Base5 "BASE-5", Base11 "BASE-11", Base12 "BASE-12", Base16 "BASE-16", Base17 "BASE-17", Base19 "BASE-19",
    Base21 "BASE-21", Base22 "BASE-22", Base23 "BASE-23", Base24 "BASE-24", Base25 "BASE-25", Base26 "BASE-26",
    Base27 "BASE-27", Base28 "BASE-28", Base29 "BASE-29", Base33 "BASE-33", Base35 "BASE-35", Base36 "BASE-36",
    Base37 "BASE-37", Base38 "BASE-38", Base40 "BASE-40", Base41 "BASE-41", Base42 "BASE-42", Base43 "BASE-43",
    Base44 "BASE-44", Base45 "BASE-45", Base46 "BASE-46", Base47 "BASE-47", Base49 "BASE-49", Base51 "BASE-51",
    Base52 "BASE-52", Bay2 "BAY-2", Bay4 "BAY-4", Bay5 "BAY-5", TwoPlayers2 "2P-2", TwoPlayers3 "2P-3",
    Pu3 "PU-3", Pu4 "PU-4", Pu8 "PU-8", Gift2 "GIFT-2", Gift4 "GIFT-4", Gift6 "GIFT-6", Gift7 "GIFT-7", Mut3 "MUT-3",
    Hal2 "HAL-2", Hal7 "HAL-7", Hal8 "HAL-8", Wick6 "WICK-6", Wick7 "WICK-7", Wick10 "WICK-10", Wick15 "WICK-15",
    Luch5 "LUCH-5", Luch15 "LUCH-15", Luch16 "LUCH-16", Luch17 "LUCH-17", Luch18 "LUCH-18", Luch19 "LUCH-19",
    Luch20 "LUCH-20", Luch21 "LUCH-21", Luch22 "LUCH-22", Luch23 "LUCH-23", Luch27 "LUCH-27", Luch28 "LUCH-28",
    Nyb4 "NYB-4", Nyb5 "NYB-5", Nyb6 "NYB-6", Nyb7 "NYB-7", Nyb9 "NYB-9", Nyb11 "NYB-11", Nyb12 "NYB-12", Nyb13 "NYB-13",
    Nyb14 "NYB-14", Nyb16 "NYB-16", Nyb18 "NYB-18", Nyb21 "NYB-21", Nyb22 "NYB-22", Nyb25 "NYB-25",
    Nyb27 "NYB-27", Nyb28 "NYB-28", Nyb29 "NYB-29", Nyb32 "NYB-32", Nyb33 "NYB-33", Nyb34 "NYB-34", Nyb36 "NYB-36",
    Nyb39 "NYB-39", Nyb40 "NYB-40", Nyb41 "NYB-41",
    End1 "END-1", End2 "END-2", End3 "END-3", End5 "END-5", Faq8 "FAQ-8", Sil2 "SIL-2", Sil3 "SIL-3",
}

/// Why something happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// A rule of the book.
    Rule(Rule),
    /// A card (its physical number).
    Card(CardId),
    /// A token.
    Token(Token),
}

/// What destruction brought down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fallen {
    /// A building of this sort, by its place in the rulebook; it is a unit now.
    Building(u8),
    /// A unit of this sort.
    Unit(u8),
}

/// How a monster left a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leaving {
    /// It chose to (BASE-29).
    Yielded,
    /// A card or rule made it.
    Forced,
}

/// Where a card came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// A place of the market.
    Market(u8),
    /// The top of the deck.
    DeckTop,
    /// In front of another monster.
    Monster(Seat),
    /// The discard pile.
    Discards,
    /// Laid aside under this card.
    Reserved(CardId),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// Enough stars (END-1).
    Stars,
    /// One monster was left (END-2).
    Survivor,
    /// A card decided it.
    Card,
    /// Nobody was left (END-5).
    Nobody,
}

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Event {
    /// A seat rolled for the first turn.
    RolledForFirst { seat: Seat, faces: Faces, n: u8 },
    /// This seat begins the game.
    FirstPlayer { seat: Seat },
    /// A turn starts; `extra` turns come from cards.
    TurnStarted { seat: Seat, turn: u16, extra: bool },
    /// Dice were rolled in the roll step; `rolled` has a bit for each die that was in the hand.
    Rolled { seat: Seat, faces: Faces, n: u8, rolled: u8, roll: u8 },
    /// A seat stopped rolling.
    RollsFinished { seat: Seat },
    /// A die was turned or rerolled outside the ordinary rolls.
    DieChanged { seat: Seat, die: u8, from: u8, to: u8, cause: Cause },
    /// Dice were rolled for a card.
    CardRolled { seat: Seat, faces: Faces, n: u8, cause: Cause },
    /// Symbols were added to the result.
    ResultAdded { seat: Seat, face: u8, amount: u8, cause: Cause },
    /// A face is resolved now, with so many symbols.
    FaceResolved { seat: Seat, face: u8, count: u8 },
    /// A seat gained something.
    Gained { seat: Seat, what: Resource, amount: u8, cause: Cause },
    /// A seat lost stars or energy, or paid.
    Lost { seat: Seat, what: Resource, amount: u8, cause: Cause },
    /// A seat lost hearts; `by` is whose smashes or card, or nobody.
    HeartsLost { seat: Seat, amount: u8, by: Seat, smash: bool, cause: Cause },
    /// Hearts that would have been lost are not.
    Prevented { seat: Seat, amount: u8, cause: Cause },
    /// A loss waits for the decision to yield.
    LossHeld { seat: Seat, amount: u8, cause: Cause },
    /// A seat used an ability of its card.
    Used { seat: Seat, card: CardId },
    /// A seat got or lost tokens.
    Tokens { seat: Seat, token: Token, change: i8, cause: Cause },
    /// Counters on a card changed.
    Counters { card: CardId, now: u8, cause: Cause },
    /// A monster moved into a place.
    Entered { seat: Seat, place: u8, cause: Cause },
    /// A monster moved to another place outside the city, or up in it.
    Moved { seat: Seat, place: u8, cause: Cause },
    /// A building or a unit was destroyed in a borough: which sort of either.
    Destroyed { seat: Seat, borough: u8, what: Fallen, cause: Cause },
    /// A building was turned up on this stack; the stacks are numbered borough by borough.
    BuildingShown { stack: u8, building: u8 },
    /// A unit went from one borough to another.
    UnitMoved { seat: Seat, unit: u8, from: u8, to: u8, cause: Cause },
    /// A monster took a goal, from another or (nobody) from where it lay.
    GoalTaken { seat: Seat, from: Seat, card: CardId, cause: Cause },
    /// A goal lies beside the market again.
    GoalLeft { seat: Seat, card: CardId, cause: Cause },
    /// So many results of one face count as another.
    ResultTreated { seat: Seat, from: u8, to: u8, amount: u8, cause: Cause },
    /// A die was set aside.
    DieSetAside { seat: Seat, die: u8, face: u8, cause: Cause },
    /// A seat uses its destruction in this borough.
    DestroysIn { seat: Seat, borough: u8, cause: Cause },
    /// A seat will get the next keep card that is turned up.
    KeepAwaited { seat: Seat, cause: Cause },
    /// A seat left a souvenir in this borough.
    SouvenirLeft { seat: Seat, borough: u8, cause: Cause },
    /// A monster left the city.
    Left { seat: Seat, place: u8, how: Leaving, cause: Cause },
    /// A monster stayed although it might have left.
    Stayed { seat: Seat },
    /// A card was bought for so much energy.
    Bought { seat: Seat, card: CardId, price: u8, from: Source },
    /// A card came into play in front of a seat.
    CardArrived { seat: Seat, card: CardId },
    /// A card was put on the discard pile.
    CardDiscarded { seat: Seat, card: CardId, cause: Cause },
    /// A card went under the deck.
    CardUnderDeck { card: CardId, cause: Cause },
    /// A card changed hands.
    CardMoved { from: Seat, to: Seat, card: CardId, cause: Cause },
    /// A card was turned up in the market.
    Revealed { slot: u8, card: CardId },
    /// The market was swept.
    Swept { seat: Seat },
    /// The discards became the deck.
    Reshuffled,
    /// A seat looked at the top card of the deck; only that seat is told which.
    Peeked { seat: Seat, card: CardId },
    /// A card became a copy of another (or of nothing, 255).
    Copied { card: CardId, of: CardId },
    /// A seat will play another turn.
    ExtraTurn { seat: Seat, fewer_dice: u8, roaming: bool, cause: Cause },
    /// A monster came back from 0 hearts.
    Survived { seat: Seat, hearts: u8, cause: Cause },
    /// Two monsters win or fall together from now on.
    Allied { seat: Seat, with: Seat, cause: Cause },
    /// A window has opened because of what hands could hold; whether they do is told to nobody.
    WindowOpened { hook: Hook, seats: u8 },
    /// A seat is shown a card to choose from; only that seat is told which.
    Offered { seat: Seat, card: CardId },
    /// A seat keeps one of the cards it was shown; only that seat is told which.
    Kept { seat: Seat, card: CardId },
    /// A seat discards an evolution that nobody else has seen; only that seat is told which.
    DiscardedUnseen { seat: Seat, card: CardId },
    /// A seat drew so many evolutions to choose from.
    EvolutionsDrawn { seat: Seat, n: u8, cause: Cause },
    /// A seat's discarded evolutions became its deck.
    EvolutionsReshuffled { seat: Seat },
    /// A seat played an evolution from its hand.
    EvolutionPlayed { seat: Seat, card: CardId },
    /// An evolution went from one hand, by way of the table, to another.
    HandedOver { from: Seat, to: Seat, card: CardId },
    /// A used evolution came back to the hand.
    BroughtBack { seat: Seat, card: CardId },
    /// A purchase was announced.
    Announced { seat: Seat, card: CardId },
    /// A purchase was cancelled.
    PurchaseCancelled { seat: Seat, card: CardId, cause: Cause },
    /// A card was laid aside for one buyer.
    Reserved { seat: Seat, card: CardId, cause: Cause },
    /// A card of the discard pile was turned up.
    TurnedUp { seat: Seat, card: CardId, cause: Cause },
    /// A die is frozen.
    Frozen { seat: Seat, die: u8, face: u8, cause: Cause },
    /// Dice showing this face do nothing for this monster this turn.
    FaceUseless { seat: Seat, face: u8, cause: Cause },
    /// The rest of a turn is skipped.
    TurnSkipped { seat: Seat, cause: Cause },
    /// A seat's stars became so many without being gained or lost.
    StarsSet { seat: Seat, now: u8, cause: Cause },
    /// A seat has so many wickedness points now.
    Wickedness { seat: Seat, now: u8, cause: Cause },
    /// A seat took a tile.
    TileTaken { seat: Seat, card: CardId, cause: Cause },
    /// A seat stole a costume and paid so much for it.
    Stolen { from: Seat, by: Seat, card: CardId, price: u8 },
    /// A seat drew a Challenge card; only that seat is told which.
    ChallengeDrawn { seat: Seat, card: CardId },
    /// The discarded Challenge cards became their deck.
    ChallengesReshuffled,
    /// The attacker challenged a monster that has stayed.
    ChallengeDeclared { challenger: Seat, champion: Seat },
    /// A side of a Challenge asked for help.
    HelpAsked { seat: Seat },
    /// These monsters, a bit each, offered that side their help.
    Volunteered { seat: Seat, seats: u8 },
    /// A side took one of them as its Ally.
    AllyChosen { seat: Seat, ally: Seat },
    /// A side took none of them.
    HelpDeclined { seat: Seat },
    /// A Challenge card was revealed: its Force, or its bonus Force if it is an Ally's.
    ChallengeRevealed { seat: Seat, card: CardId, force: u8 },
    /// A side left its Challenge card hidden.
    ChallengeKeptHidden { seat: Seat },
    /// A side won a Challenge with so much Force, Ally included, against so much (0: the other card is hidden).
    ChallengeWon { seat: Seat, total: u8, against: u8, cause: Cause },
    /// A Challenge ended without a winner.
    ChallengeUnwon { cause: Cause },
    /// A seat discarded its Challenge card, seen by everybody or by nobody else.
    ChallengeDiscarded { seat: Seat, seen: bool },
    /// A mask went, from the Collection first, to another monster, who wears it if it wore none, or (to nobody) back to
    /// the box.
    MaskMoved { from: Seat, to: Seat, cause: Cause },
    /// A monster is out.
    Eliminated { seat: Seat, cause: Cause },
    /// The game is over; a bit for each winner.
    Ended { winners: u8, how: Ending, cause: Cause },
}

impl Event {
    /// The seats that may be told of this; all, but for what only one has seen.
    pub fn seen_by(&self) -> u8 {
        match self {
            Event::Peeked { seat, .. }
            | Event::Offered { seat, .. }
            | Event::Kept { seat, .. }
            | Event::DiscardedUnseen { seat, .. }
            | Event::ChallengeDrawn { seat, .. } => 1 << seat,
            _ => u8::MAX,
        }
    }
}

/// Where events go.
pub trait Sink {
    /// Whether anybody listens; simulations do not, and then events are not even made.
    const LISTENS: bool = true;
    /// Takes one event.
    fn event(&mut self, event: Event);
}

/// Nobody listens.
pub struct Silent;

impl Sink for Silent {
    const LISTENS: bool = false;
    fn event(&mut self, _: Event) {}
}

impl Sink for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}
