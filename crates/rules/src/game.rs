//! Everything that is: a game as one small value that can be copied, compared and printed.

use crate::chance::Faces;
use crate::event::{Ending, NOBODY, Seat};
pub(crate) use crate::frames::{BY_SMASHES, BY_TOKENS, Challenge, Counts, Frame, LAID_LATE, Loss, Run};
use crate::rulebook::{BOROUGHS, NO_BOROUGH, NO_UNITS, STACKS, Units};
use crate::sets::{Arr, CardId, CardSet, NO_CARD};
use crate::tables::{Hook, Hooks};

/// Most cards at a table that can have counters, copies of such cards included; a table with more is refused.
pub(crate) const COUNTED: usize = 32;
/// Most cards at a table that copy others.
pub(crate) const COPIERS: usize = 8;

/// Most seats at a table.
pub const SEATS: usize = 6;

/// A game between two answers.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Game {
    /// What is remembered until the turn is over.
    pub(crate) now: Now,
    /// The monsters, by seat.
    pub seats: [Monster; SEATS],
    /// What is left to do, the next thing last.
    pub(crate) stack: Arr<Frame, 24>,
    /// Hooks of all monsters together (derived): one test tells that nobody cares.
    pub(crate) hooks: Hooks,
    /// Steps of a turn for which anybody has something (derived from the hooks), a bit each.
    pub(crate) steps: u32,
    /// The power deck: which cards are in it. An order exists only where somebody knows it.
    pub deck: CardSet,
    /// The discard pile.
    pub discards: CardSet,
    /// Cards on top of the deck that somebody has seen, the top one last.
    pub(crate) top: Arr<Known, 4>,
    /// Cards known to lie under the deck, the lowest one first.
    pub(crate) bottom: Arr<Known, 32>,
    /// The cards on offer; 255 where there is none.
    pub market: [CardId; 3],
    /// Buildings and units, where the board has any.
    pub board: Board,
    /// Monsters that get the next keep card turned up, a bit each.
    pub(crate) awaits_keep: u8,
    /// Counters on cards.
    pub(crate) counters: Arr<(CardId, u8), COUNTED>,
    /// Cards that are copies now, and of what.
    pub(crate) copies: Arr<(CardId, CardId), COPIERS>,
    /// Cards that lie in front of somebody else than the monster they belong to, and that monster.
    pub(crate) lent: Arr<(CardId, Seat), 4>,
    /// Cards with a mark, and the card the mark is of.
    pub(crate) marks: Arr<(CardId, CardId), 6>,
    /// Cards laid under an evolution, and that evolution.
    pub(crate) reserved: Arr<(CardId, CardId), 4>,
    /// After a draft: evolutions whose place nobody knows but whoever has them, and where they can be played (derived).
    pub(crate) somewhere: u64,
    pub(crate) somewhere_plays: Hooks,
    /// Evolutions in hands that everybody knows of, a bit each.
    pub(crate) known: u64,
    /// Evolutions that lie on a discard pile because they were played.
    pub(crate) played: u64,
    /// Evolutions on a discard pile that nobody but its owner has seen.
    pub(crate) unseen: u64,
    /// Wickedness tiles still to be had, a bit each from the first on.
    pub(crate) tiles: u32,
    /// The Challenge cards in their deck and on their discard pile, a bit each from the first on.
    pub(crate) challenge_deck: u32,
    pub(crate) challenge_discards: u32,
    /// Those on the discard pile that nobody but this seat has seen.
    pub(crate) challenge_unseen: [u32; SEATS],
    /// Once-a-turn abilities used this turn: the card, and the number of the ability.
    pub(crate) used: Arr<(CardId, u16), 24>,
    /// Cards used against a loss that is on its way: how deep the loss lies on the stack, and the card.
    pub(crate) used_on_loss: Arr<(u8, CardId), 12>,
    /// Turns to come before the ordinary order goes on: seat and dice fewer.
    pub(crate) extra_turns: Arr<(Seat, u8), 8>,
    /// The dice of the turn.
    pub dice: Faces,
    /// How many dice are rolled this turn.
    pub dice_count: u8,
    /// Rolls still allowed.
    pub rolls_left: u8,
    /// Rolls made.
    pub rolls_made: u8,
    /// The result of the turn by face, added symbols included.
    pub result: [u8; 6],
    /// Hearts that wait for the decision to yield, by seat.
    pub(crate) held: [u8; SEATS],
    /// Dice that are frozen.
    pub(crate) frozen: Frozen,
    /// Monsters in the city when the turn began.
    pub(crate) started_in_city: u8,
    /// Monsters in the city (derived from their places), a bit each.
    pub(crate) in_city: u8,
    /// Monsters with the stars needed to win (derived), a bit each.
    pub(crate) at_stars: u8,
    /// Monsters with a card, on the table or in the hand, that may come in between at any time, or that may move whenever
    /// they like (derived), a bit each; as secret as the hands.
    pub(crate) any_time: u8,
    /// Somebody wins or falls with somebody else.
    pub(crate) allies: bool,
    /// Living monsters, a bit each.
    pub alive: u8,
    /// Living monsters that have been at 0 hearts since their fall was looked at.
    pub(crate) at_zero: u8,
    /// By which card, for each of them.
    pub(crate) safe_by: [CardId; SEATS],
    /// How many monsters play.
    pub players: u8,
    /// Whose turn it is.
    pub active: Seat,
    /// Whose ordinary turn it is or was last; extra turns do not move it.
    pub(crate) regular: Seat,
    /// Dice fewer this turn, from the extra turn's card.
    pub(crate) fewer_dice: u8,
    /// Turns begun, this one included.
    pub turn: u16,
    /// Counts effects, to tell who reached the stars first and who together (SIL-2).
    pub(crate) clock: u16,
    /// The card that added hearts to the smashes last.
    pub(crate) smash_card: CardId,
    /// Answers given so far: the number of the open decision.
    pub(crate) answers: u32,
    /// The open question.
    pub(crate) ask: Ask,
    /// Who is asked, a bit each.
    pub(crate) asked: u8,
    /// How it ended, if it has.
    pub end: Option<End>,
}

/// What is remembered until the turn is over; kept together so that a new turn forgets it in one go.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Now {
    /// Hearts that cards add to the smashes being resolved, by seat.
    pub with_smashes: [u8; SEATS],
    /// Hearts each monster made others lose this turn.
    pub taken: [u8; SEATS],
    /// Hearts each monster made anybody lose this turn, itself included.
    pub taken_from_anyone: [u8; SEATS],
    /// Stars each monster gained this turn.
    pub stars_gained: [u8; SEATS],
    /// Hearts each monster lost this turn.
    pub hearts_lost: [u8; SEATS],
    /// Hearts each monster gained this turn.
    pub hearts_gained: [u8; SEATS],
    /// Energy each monster gained this turn.
    pub energy_gained: [u8; SEATS],
    /// Hearts the active monster made each monster lose this turn.
    pub taken_from: [u8; SEATS],
    /// Hearts more for those that lose any to the smashes being resolved.
    pub more_if_wounded: [u8; SEATS],
    /// Faces whose dice do nothing this turn, a bit each.
    pub useless: u8,
    /// Dice that cannot be rolled or turned this turn, a bit each.
    pub locked: u8,
    /// Monsters that must leave when it is decided who yields.
    pub must_leave: u8,
    /// Monsters that lost hearts to the active monster's smashes this turn.
    pub struck: u8,
    /// Monsters that entered the city this turn.
    pub entered: u8,
    /// Smashes of this turn made a monster in the city lose hearts.
    pub hit_city: bool,
    /// Somebody has left the city, and nobody was asked yet who takes the place.
    pub vacated: bool,
    /// The active monster has had its chance to enter the city this turn.
    pub no_entry: bool,
    /// The rest of the turn is skipped.
    pub skip: bool,
    /// There was a Challenge this turn.
    pub challenged: bool,
    /// Purchases of this turn are not interrupted any more.
    pub redirected: bool,
    /// A card the active monster cannot buy this turn.
    pub barred: CardId,
    /// Stars the active monster had when its smashes began.
    pub stars_before: u8,
    /// The card bought last this turn.
    pub bought: CardId,
    /// Monsters that lost hearts to the smashes being resolved.
    pub wounded: u8,
    /// Monsters that yielded this turn.
    pub yielded: u8,
    /// Those of them whose place nobody has taken yet.
    pub claims: u8,
    /// Dice that others rerolled after the last roll (a bit each).
    pub disturbed: u8,
    /// Monsters that lose no hearts for the rest of the turn.
    pub safe: u8,
    /// What the active monster destroyed this turn: infantry, jets, tanks, buildings.
    pub fallen: [u8; 4],
    /// The borough in which it uses its destruction, if not its own.
    pub destroys_in: u8,
    /// It can use its destruction on units only.
    pub only_units: bool,
    /// Dice that count as smashes though they show something else; below 0: smash dice that count as something else.
    pub more_smash_dice: i8,
    /// Moves it may still make whenever it likes.
    pub roams: u8,
    /// What each monster has done by choice this turn: abilities used, cards bought, sweeps.
    pub deeds: [u8; SEATS],
}

/// What a monster may do by choice in a turn. No printed cards come near it, but a card that gives back what it costs could go on for
/// ever.
pub(crate) const DEEDS: u8 = 100;

impl Now {
    /// Has this monster done all it may this turn?
    #[inline(always)]
    pub fn is_spent(&self, seat: Seat) -> bool {
        self.deeds[seat as usize % SEATS] >= DEEDS
    }

    /// It does something by choice.
    #[inline(always)]
    pub fn does_something(&mut self, seat: Seat) {
        let deeds = &mut self.deeds[seat as usize % SEATS];
        *deeds = deeds.saturating_add(1);
    }

    /// The beginning of a turn.
    pub const NEW: Now = Now {
        with_smashes: [0; SEATS],
        taken: [0; SEATS],
        taken_from_anyone: [0; SEATS],
        stars_gained: [0; SEATS],
        hearts_lost: [0; SEATS],
        hearts_gained: [0; SEATS],
        energy_gained: [0; SEATS],
        taken_from: [0; SEATS],
        more_if_wounded: [0; SEATS],
        useless: 0,
        locked: 0,
        must_leave: 0,
        struck: 0,
        entered: 0,
        hit_city: false,
        vacated: false,
        no_entry: false,
        skip: false,
        challenged: false,
        redirected: false,
        barred: NO_CARD,
        stars_before: 0,
        bought: NO_CARD,
        wounded: 0,
        yielded: 0,
        claims: 0,
        disturbed: 0,
        safe: 0,
        fallen: [0; 4],
        destroys_in: NO_BOROUGH,
        only_units: false,
        more_smash_dice: 0,
        roams: 0,
        deeds: [0; SEATS],
    };
}

/// What stands in the boroughs. What lies under the top building of a stack nobody knows, so it has no order yet: all such
/// buildings are counted together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    /// The top building of each stack, borough by borough, by its place in the rulebook; 255 where the stack is used up.
    pub tops: [u8; BOROUGHS * STACKS],
    /// How many buildings lie under each, two bits a stack.
    pub(crate) under: u32,
    /// Buildings of each sort that nobody has seen yet.
    pub hidden: [u8; 8],
    /// Units of each sort in each borough.
    pub units: Units,
    /// Boroughs with a souvenir, a bit each.
    pub souvenirs: u8,
}

impl Board {
    /// No board with boroughs.
    pub(crate) const NONE: Board =
        Board { tops: [255; BOROUGHS * STACKS], under: 0, hidden: [0; 8], units: NO_UNITS, souvenirs: 0 };

    /// How many buildings lie under the top one of a stack.
    pub fn below(&self, stack: usize) -> u8 {
        (self.under >> (2 * stack) & 3) as u8
    }

    /// How many units stand in a borough; none where there is no such borough.
    pub fn units_in(&self, borough: u8) -> u8 {
        self.units.get(borough as usize).map_or(0, |units| units.iter().sum())
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct End {
    /// A bit for each winner.
    pub winners: u8,
    /// In which way.
    pub how: Ending,
    /// It was broken off because cards went on for ever; this never happens with printed cards.
    pub broken_off: bool,
}

/// One monster.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Monster {
    /// Cards in front of it: power cards, evolutions, gifts, tiles.
    pub cards: CardSet,
    /// Hooks of these cards (derived from them).
    pub(crate) hooks: Hooks,
    /// Hooks at which its hand can be played (derived); as secret as the hand.
    pub(crate) plays: Hooks,
    /// Hooks at which its hand could be played, by what everybody knows (derived).
    pub(crate) could: Hooks,
    /// Evolutions in its hand, a bit each from the first on.
    pub(crate) hand: u64,
    /// Its evolution deck.
    pub(crate) evolution_deck: u64,
    /// Its discarded evolutions.
    pub(crate) evolution_discards: u64,
    /// Its own gifts that lie in front of it and do nothing there (GIFT-6).
    pub(crate) idle: u64,
    /// Energy.
    pub energy: u16,
    /// When it reached the stars needed, or 0.
    pub(crate) reached: u16,
    /// Hearts.
    pub hearts: u8,
    /// Stars.
    pub stars: u8,
    /// Tokens by kind: poison, shrink, target, web, curse.
    pub tokens: [u8; TOKENS],
    /// Wickedness points.
    pub wickedness: u8,
    /// It wears a mask.
    pub wears_mask: bool,
    /// Masks in its Collection.
    pub masks: u8,
    /// Its Challenge card, or 255.
    pub(crate) challenge: CardId,
    /// Cards laid before it to choose from, for its eyes only; 255 where there is none.
    pub(crate) offer: [CardId; 3],
    /// Where it is, by number of the place.
    pub place: u8,
    /// The monster it wins and falls with, or nobody.
    pub ally: Seat,
    /// Who made it lose hearts last, or nobody.
    pub(crate) last_hurt_by: Seat,
    /// Who gave it poison last, or nobody.
    pub(crate) poisoned_by: Seat,
    /// It lost hearts to poison last.
    pub(crate) hurt_by_poison: bool,
}

/// Kinds of tokens.
pub const TOKENS: usize = 5;

/// Dice that keep their faces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Frozen {
    /// All of them, a bit each.
    pub dice: u8,
    /// Those that are frozen until this seat's turn starts.
    pub by: [u8; SEATS],
    pub faces: Faces,
}

/// A card whose place in the deck is known, and to whom.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Known {
    pub card: CardId,
    /// A bit for each seat that has seen it.
    pub seats: u8,
}

/// An open question, without its options.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ask {
    /// None: the game runs or is over.
    Nothing,
    /// Roll which dice again, or stop?
    Roll,
    /// Use one of the abilities of this window, or pass?
    Window(Hook),
    /// Use this card?
    Use(CardId),
    /// Which die (showing this face, or any: 255)?
    Die(u8),
    /// Which face?
    Face,
    /// Which keep card to copy?
    CopyCard,
    /// Which keep card to sell?
    SellCard,
    /// Which card of this seat?
    CardOf(Seat),
    /// Which of two ways?
    Either,
    /// How to use the next heart die?
    Hearts,
    /// Which face next?
    FaceOrder,
    /// Which effect next?
    EffectOrder,
    /// Buy what?
    Buy,
    /// Buy a card just turned up?
    Revealed,
    /// Leave or stay?
    Yield,
    /// Reroll a die of this roll for a card?
    RerollOwn,
    /// Which of the cards laid before you, for your eyes only?
    Offered,
    /// Which card of the pack you hold?
    Draft,
    /// Which of the faces your dice show?
    ShownFace,
    /// Which face for this die?
    FaceFor(u8),
    /// Which tile of this level?
    Tile(u8),
    /// Which monster?
    Seat,
    /// Which of these ways? All that are asked answer at the same time.
    Ways,
    /// Buy the card turned up for you?
    TurnedUp(CardId),
    /// Buy which card on these terms?
    ToBuy,
    /// Which card on offer to lay aside?
    Reserve,
    /// Which other card must this seat buy?
    Redirect(Seat),
    /// Steal a costume or lay a gift?
    Gifts,
    /// Challenge one of these?
    Challenge,
    /// Ask for help?
    AskHelp,
    /// Offer help to this seat?
    Volunteer(Seat),
    /// Whose help?
    PickAlly,
    /// Reveal your Challenge card or not?
    RevealChallenge,
    /// Where to, of the places outside the city?
    Home,
    /// Move to another place, or stay?
    Move,
    /// Destroy what next?
    Destroy,
    /// Attack with the next smash die, or tear a web with it?
    Tear,
    /// How many results of this face?
    HowMany(u8),
    /// Which borough?
    Borough,
    /// Move which unit away?
    Scatter,
    /// Discard which of your keep cards?
    GiveUp,
    /// How many of this (by number of the resource)?
    Trade(u8),
}

impl Monster {
    pub(crate) const NONE: Monster = Monster {
        cards: CardSet::EMPTY,
        hooks: 0,
        plays: 0,
        could: 0,
        hand: 0,
        evolution_deck: 0,
        evolution_discards: 0,
        idle: 0,
        energy: 0,
        reached: 0,
        hearts: 0,
        stars: 0,
        tokens: [0; TOKENS],
        wickedness: 0,
        wears_mask: false,
        masks: 0,
        challenge: NO_CARD,
        offer: [NO_CARD; 3],
        place: 0,
        ally: NOBODY,
        last_hurt_by: NOBODY,
        poisoned_by: NOBODY,
        hurt_by_poison: false,
    };
}

impl Game {
    /// The monster in this seat.
    #[inline(always)]
    pub fn monster(&self, seat: Seat) -> &Monster {
        &self.seats[seat as usize]
    }

    #[inline(always)]
    pub(crate) fn monster_mut(&mut self, seat: Seat) -> &mut Monster {
        &mut self.seats[seat as usize]
    }

    /// Is this monster still in the game?
    #[inline(always)]
    pub fn is_alive(&self, seat: Seat) -> bool {
        // Nobody is number 255; its last three bits are a seat that never lives.
        self.alive >> (seat & 7) & 1 == 1
    }

    /// How many monsters are alive.
    #[inline(always)]
    pub fn living(&self) -> u8 {
        self.alive.count_ones() as u8
    }

    /// The next living seat clockwise, starting after this one (itself if nobody else lives).
    pub fn next_living(&self, seat: Seat) -> Seat {
        let mut next = seat;
        loop {
            next = if next + 1 >= self.players { 0 } else { next + 1 };
            if self.is_alive(next) || next == seat {
                return next;
            }
        }
    }

    /// Seats of a mask, clockwise from the seat after `from`, `from` itself last.
    #[inline]
    pub(crate) fn clockwise(&self, from: Seat, mask: u8) -> impl Iterator<Item = Seat> + use<> {
        let (n, start, mut rotated) = self.rotated(from, mask);
        std::iter::from_fn(move || {
            if rotated == 0 {
                return None;
            }
            let i = rotated.trailing_zeros() as u8;
            rotated &= rotated - 1;
            let seat = start + i;
            Some(if seat >= n { seat - n } else { seat })
        })
    }

    /// The same seats the other way round: `from` itself first.
    #[inline]
    pub(crate) fn counterclockwise(&self, from: Seat, mask: u8) -> impl Iterator<Item = Seat> + use<> {
        let (n, start, mut rotated) = self.rotated(from, mask);
        std::iter::from_fn(move || {
            let i = rotated.checked_ilog2()? as u8;
            rotated ^= 1 << i;
            let seat = start + i;
            Some(if seat >= n { seat - n } else { seat })
        })
    }

    /// How many seats there are, the seat after `from`, and the mask rotated so that this seat is bit 0.
    #[inline(always)]
    fn rotated(&self, from: Seat, mask: u8) -> (u8, Seat, u16) {
        let n = self.players;
        let start = if from + 1 >= n { 0 } else { from + 1 };
        let all = (1u16 << n) - 1;
        let m = mask as u16 & all;
        (n, start, (m >> start | m << (n - start)) & all)
    }

    /// Does this seat have a card with something at this hook?
    #[inline(always)]
    pub(crate) fn listens(&self, seat: Seat, hook: Hook) -> bool {
        self.seats[seat as usize].hooks & hook.bit() != 0
    }

    /// Living seats that have something at this hook.
    #[inline]
    pub(crate) fn listeners(&self, hook: Hook) -> u8 {
        if self.hooks as u64 & hook.low_bit() == 0 {
            return 0;
        }
        self.seats_at(hook, |m| m.hooks as u64) & self.alive
    }

    /// Seats with this moment or window among their hooks as put together here. Each pushes those behind it up by one.
    #[inline(always)]
    pub(crate) fn seats_at(&self, hook: Hook, hooks: impl Fn(&Monster) -> u64) -> u8 {
        debug_assert!((hook as u8) < 64);
        let has = |m: &Monster| (hooks(m) >> (hook as u8 & 63) & 1) as u8;
        self.seats.iter().rev().fold(0, |all, m| all << 1 | has(m))
    }

    /// Works out anew who has a card for any time.
    pub(crate) fn note_any_time(&mut self) {
        self.any_time = self.seats_at(Hook::AnyTime, |m| m.hooks as u64 | m.plays as u64);
        // Whoever may move whenever it likes comes in between just so.
        self.any_time |= ((self.now.roams > 0) as u8) << self.active;
    }

    /// Counters on a card.
    pub fn counters_on(&self, card: CardId) -> u8 {
        self.counters.as_slice().iter().find(|c| c.0 == card).map_or(0, |c| c.1)
    }

    pub(crate) fn set_counters(&mut self, card: CardId, n: u8) {
        if let Some(at) = self.counters.as_slice().iter().position(|c| c.0 == card) {
            if n == 0 {
                self.counters.remove(at);
            } else {
                self.counters.as_mut()[at].1 = n;
            }
        } else if n > 0 {
            debug_assert!(!self.counters.is_full(), "no room for counters on card {card}");
            if !self.counters.is_full() {
                self.counters.insert_sorted((card, n));
            }
        }
    }

    /// What this card is a copy of, if it is one.
    pub fn copy_of(&self, card: CardId) -> Option<CardId> {
        self.copies.as_slice().iter().find(|c| c.0 == card).map(|c| c.1)
    }

    /// Whose card this is, if it lies in front of somebody.
    pub fn owner(&self, card: CardId) -> Option<Seat> {
        (0..self.players).find(|&s| self.seats[s as usize].cards.has(card))
    }

    /// Cards that are paid for and on their way to their buyer.
    pub fn on_the_way(&self) -> CardSet {
        let frames = self.stack.as_slice().iter();
        frames
            .filter_map(|f| match f {
                Frame::Arrive { card, .. } | Frame::Luck { card, .. } => Some(*card),
                _ => None,
            })
            .collect()
    }

    /// How deep the loss now looked at lies on the stack.
    pub(crate) fn loss_depth(&self) -> u8 {
        let at = self.stack.as_slice().iter().rposition(|f| matches!(f, Frame::Lose(_)));
        at.unwrap_or(0) as u8
    }

    /// Was this card used against the loss now looked at?
    pub(crate) fn used_on_this_loss(&self, card: CardId) -> bool {
        !self.used_on_loss.is_empty() && self.used_on_loss.as_slice().contains(&(self.loss_depth(), card))
    }

    pub(crate) fn note_used_on_loss(&mut self, card: CardId) {
        let entry = (self.loss_depth(), card);
        if !self.used_on_loss.is_full() && !self.used_on_loss.as_slice().contains(&entry) {
            self.used_on_loss.push(entry);
        }
    }

    /// The monster this card belongs to, if that is not the one it lies in front of.
    pub(crate) fn lender(&self, card: CardId) -> Option<Seat> {
        self.lent.as_slice().iter().find(|l| l.0 == card).map(|l| l.1)
    }

    /// The open question.
    pub fn ask(&self) -> Ask {
        self.ask
    }

    /// Who is asked, a bit for each seat.
    pub fn asked(&self) -> u8 {
        self.asked
    }

    /// Is the game over?
    pub fn is_over(&self) -> bool {
        self.end.is_some()
    }

    /// How many dice show this face.
    #[inline]
    pub fn dice_showing(&self, face: u8) -> u8 {
        self.dice.showing(face, self.dice_count).count_ones() as u8
    }

    /// Seats whose monster a filter of places takes in.
    pub(crate) fn seats_where(&self, test: impl Fn(&Monster) -> bool) -> u8 {
        // The test is put to all of them: whether one lives would be a branch that nobody could foretell.
        self.seats.iter().rev().fold(0, |all, m| all << 1 | test(m) as u8) & self.alive
    }

    /// Dice that were frozen until this seat's turn are free again.
    #[cold]
    #[inline(never)]
    pub(crate) fn thaw(&mut self, seat: Seat) {
        let free = std::mem::take(&mut self.frozen.by[seat as usize]);
        self.frozen.dice &= !free;
        for die in (0..8).filter(|d| free >> d & 1 == 1) {
            self.frozen.faces = self.frozen.faces.with(die, 0);
        }
    }

    /// Are the two games the same apart from how effects and answers were counted on the way?
    pub fn same_position(&self, other: &Game) -> bool {
        self.without_counting() == other.without_counting()
    }

    /// The game without what changes while its dice are rolled.
    pub fn without_dice(&self) -> Game {
        Game { dice: Faces(0), rolls_left: 0, rolls_made: 0, answers: 0, clock: 0, ..self.clone() }
    }

    fn without_counting(&self) -> Game {
        let mut g = self.clone();
        g.clock = 0;
        g.answers = 0;
        if self.loss_depth() == 0 {
            // What was used against the last loss is cleared away with the next.
            g.used_on_loss.clear();
        }
        if g.end.is_some() {
            // What was remembered until the turn is over is of no use any more.
            g.now = Now::NEW;
            g.result = [0; 6];
        }
        // Only who reached the stars before whom, or together, is of interest.
        let times: Vec<u16> = self.seats.iter().map(|m| m.reached).collect();
        for m in &mut g.seats {
            if m.reached > 0 {
                m.reached = 1 + times.iter().filter(|&&t| t > 0 && t < m.reached).count() as u16;
            }
        }
        g
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Searches copy games all the time: they must stay small.
    #[test]
    fn sizes() {
        assert!(size_of::<Frame>() <= 20, "{}", size_of::<Frame>());
        assert!(size_of::<Game>() <= 2048, "{}", size_of::<Game>());
        println!("Game {} Monster {} Frame {}", size_of::<Game>(), size_of::<Monster>(), size_of::<Frame>());
    }
}
