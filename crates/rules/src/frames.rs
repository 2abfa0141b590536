//! What is left to do in a game: the frames of its stack, and what programs of cards and losses on their way remember.

use crate::event::{Seat, Source};
use crate::game::SEATS;
use crate::rulebook::Units;
use crate::sets::CardId;
use crate::tables::{Hook, Terms};

/// Something left to do. Frames that ask do so again whenever they are run, so anything may come in between.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Frame {
    /// The turn, at this step.
    Turn { step: u8 },
    /// Rolling.
    Roll,
    /// Use or pass, asked of several seats at once: who could have an answer by what everybody knows, who has not
    /// answered yet, and what was answered. Nothing is shown before all are in. `among`: whom it concerns at all.
    Poll { hook: Hook, it: Seat, among: u8, may: u8, waiting: u8, uses: [CardId; SEATS] },
    /// The same for ways of a card's program: whom it concerns, who of them has a choice, who has not answered, and two
    /// bits of answer each.
    Ways { pc: u16, may: u8, chooses: u8, waiting: u8, given: u16, me: Seat, card: CardId, echo: u8 },
    /// Setting up: which stage, which round of it, and who has not chosen yet.
    Setup { stage: u8, round: u8, waiting: u8 },
    /// Drawing evolutions.
    Evolve { stage: u8 },
    /// Taking a tile of a level.
    Tile { level: u8 },
    /// Stealing costumes and laying gifts; the gift for which a monster is still to be picked, or 255.
    Gifts { chosen: CardId },
    /// A purchase that is announced, of a card that lies there.
    Purchase { seat: Seat, card: CardId, terms: Terms, from: Source, stage: u8 },
    /// A purchase that may be undone once its place in the market is filled.
    Luck { seat: Seat, card: CardId, paid: u8, slot: u8 },
    /// Forcing out those who may yield or have decided to stay (by the hook), one after another.
    Stayers { left: u8, hook: Hook },
    /// After a batch of losses: what its victims may do about it. Hearts lost and to whom, and who lost them to smashes.
    Aftermath { lost: [u8; SEATS], by: [Seat; SEATS], wounded: u8, echo: u8 },
    /// A Challenge.
    Challenge(Challenge),
    /// Effects of one seat at one moment, whose order the seat chooses.
    Effects { hook: Hook, seat: Seat, doer: Seat, it: Seat, amount: u8, face: u8, n: u8, cards: [CardId; 8] },
    /// A card's program.
    Run(Run),
    /// Counting and resolving the dice: stage, faces left, and those of them known to be free to come at any time.
    Resolve { stage: u8, left: u8, free: u8 },
    /// Sharing out heart dice.
    Hearts { left: u8, heal: u8, cure: [u8; 3], give: [u8; SEATS] },
    /// Smash dice that may tear webs.
    Tear { left: u8 },
    /// Using destruction: points left, in which borough, and units that have only just appeared.
    Destroy { stage: u8, points: u8, borough: u8, fresh: Units },
    /// Units attack because of so many ouch.
    Ouch { stage: u8, count: u8 },
    /// Monsters on their way choose where to; before the first turn the active monster comes first.
    Home { left: u8 },
    /// Moving: by a card, or in the move step.
    Move { extra: bool },
    /// Units leave a borough for others: how many may still go, the sort picked, boroughs taken already.
    Scatter { seat: Seat, card: CardId, left: u8, unit: u8, taken: u8 },
    /// Monsters that still have to discard a keep card.
    GiveUp { left: u8, from: Seat, card: CardId },
    /// Dealing smashes; then who may choose to leave, who has not answered yet, who goes.
    Smash { stage: u8, may: u8, asked: u8, leaving: u8 },
    /// One loss of hearts.
    Lose(Loss),
    /// After a batch of losses: who is at 0?
    #[default]
    ZeroCheck,
    /// Removing a monster that nothing saved.
    Eliminate { seat: Seat, stage: u8 },
    /// Is the game over at once?
    EndCheck,
    /// Moving into the city.
    Enter { stage: u8 },
    /// Buying.
    Buy,
    /// A bought card arrives.
    Arrive { seat: Seat, card: CardId, under_deck: bool, bought: bool },
    /// A gap in the market is filled (a bit for each).
    Refill { slots: u8 },
    /// Cards just turned up are offered: slots, and seats still to be asked.
    Reveal { slots: u8, left: u8 },
}

/// A Challenge under way (LUCH-8 to LUCH-23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Challenge {
    pub stage: u8,
    pub challenger: Seat,
    pub champion: Seat,
    /// Allies of the challenger and of the champion, or nobody.
    pub allies: [Seat; 2],
    /// Who may be asked now, who has not answered, and who said yes.
    pub may: u8,
    pub waiting: u8,
    pub yes: u8,
    /// The place fought for.
    pub place: u8,
}

/// The state of a card's program.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Run {
    pub pc: u16,
    pub end: u16,
    /// Dice rolled for the card, as counts.
    pub rolled: Counts,
    /// The card's owner.
    pub me: Seat,
    /// The card; a copy acts as itself.
    pub card: CardId,
    /// The other monster of the moment.
    pub it: Seat,
    /// The amount of the moment.
    pub amount: u8,
    /// What was picked: a card, or a die with a face in the high half.
    pub picked: u8,
    /// How deep this program answers other losses; see [`Loss::echo`]. The top bit: the loss it answers was by smashes.
    pub echo: u8,
}

impl Run {
    /// In `echo`: the loss this program answers is by smashes.
    pub const SMASH: u8 = 0x80;
    /// In `echo`: what is lost is given away at somebody's demand: nobody deals it and nothing answers it.
    pub const DEMANDED: u8 = 0x40;
    /// In `echo`: the loss this program answers comes from units, because of ouch.
    pub const OUCH: u8 = 0x20;

    /// How deep this program answers losses.
    pub fn depth(&self) -> u8 {
        self.echo & 0x1F
    }
}

/// How many dice show each face: five bits a face.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Counts(pub u32);

impl Counts {
    pub fn get(self, face: u8) -> u8 {
        (self.0 >> (5 * face) & 31) as u8
    }
    pub fn add(&mut self, face: u8) {
        if self.get(face) < 31 {
            self.0 += 1 << (5 * face);
        }
    }
    pub fn take(&mut self, face: u8) {
        self.0 -= 1 << (5 * face);
    }
}

/// One loss of hearts on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Loss {
    pub who: Seat,
    /// Whose smashes or card, or nobody.
    pub by: Seat,
    pub amount: u8,
    pub stage: u8,
    /// By smashes: may yield, may get tokens.
    pub smash: bool,
    /// Waits for the decision to yield instead of being lost.
    pub hold: bool,
    /// Nothing that is offered can answer it.
    pub direct: bool,
    /// Losses that led to this one. Such a loss has no attacker to answer, and the second leads to nothing more, so
    /// that two cards that answer losses with losses do not go on for ever.
    pub echo: u8,
    /// Dealt by units, because of ouch.
    pub ouch: bool,
    /// The card that causes it; 255: smashes; 254: tokens.
    pub cause: CardId,
}

/// In place of a card: the loss comes from smashes.
pub(crate) const BY_SMASHES: CardId = 255;
/// In place of an ability among those used this turn: the card was laid out while dice could be changed.
pub(crate) const LAID_LATE: u16 = u16::MAX;
/// In place of a card: the loss comes from poison tokens.
pub(crate) const BY_TOKENS: CardId = 254;
