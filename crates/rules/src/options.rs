//! Decisions: what is asked, of whom, why now, and all options.

use crate::action::Action;
use crate::event::{NOBODY, Seat};
use crate::game::{Ask, BY_TOKENS, Frame, Game};
use crate::hand::bits;
use crate::sets::{CardId, NO_CARD};
use crate::tables::{Hook, Hooks, Op, Rules, Terms};

/// The open question with its circumstances; the options come from [`Rules::options`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Number of the decision: answers given before it.
    pub number: u32,
    /// Who is asked, a bit for each seat. Several may be asked at once; no answer is shown before all are in.
    pub seats: u8,
    /// What is asked.
    pub ask: Ask,
    /// The other monster concerned, or nobody: the attacker, the monster whose dice these are.
    pub it: Seat,
    /// Hearts about to be lost, heart dice, smash dice or destruction left to use, units that may still move, or 0.
    pub amount: u8,
    /// The card that asks, or 255.
    pub card: CardId,
}

/// All answers to a decision. Rolling is given by its shape: any of these dice, in any combination.
#[derive(Clone, Debug)]
pub struct Options {
    /// Dice that may be rolled again, a bit each; 0 if rolling is not offered.
    pub dice: u8,
    /// All other answers.
    list: Vec<Action>,
}

impl Default for Options {
    fn default() -> Options {
        Options { dice: 0, list: Vec::with_capacity(264) }
    }
}

impl Options {
    /// How many answers there are.
    #[inline]
    pub fn len(&self) -> usize {
        ((1usize << self.dice.count_ones()) - 1) + self.list.len()
    }

    /// Nothing to choose?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The answer with this number, in a fixed order.
    #[inline]
    pub fn get(&self, index: usize) -> Option<Action> {
        let rolls = (1usize << self.dice.count_ones()) - 1;
        if index >= rolls {
            return self.list.get(index - rolls).copied();
        }
        let chosen = index as u8 + 1;
        // The usual case: the dice are the lowest bits, and the number itself is the combination.
        if self.dice & self.dice.wrapping_add(1) == 0 {
            return Some(Action::Roll(chosen));
        }
        let (mut mask, mut left, mut i) = (0, self.dice, 0);
        while left != 0 {
            let bit = left & left.wrapping_neg();
            if chosen >> i & 1 == 1 {
                mask |= bit;
            }
            left &= left - 1;
            i += 1;
        }
        Some(Action::Roll(mask))
    }

    /// Is this one of the answers?
    pub fn has(&self, action: Action) -> bool {
        match action {
            Action::Roll(mask) => mask != 0 && mask & !self.dice == 0,
            action => self.list.contains(&action),
        }
    }

    /// All answers one by one, rolls first.
    pub fn iter(&self) -> impl Iterator<Item = Action> + '_ {
        (0..self.len()).filter_map(|i| self.get(i))
    }

    /// The answers that are not rolls.
    pub fn others(&self) -> &[Action] {
        &self.list
    }

    /// Takes away an answer that is not a roll, for whoever must not give it.
    pub fn forbid(&mut self, action: Action) {
        self.list.retain(|other| *other != action);
    }

    fn clear(&mut self) {
        self.dice = 0;
        self.list.clear();
    }
}

/// Adds the answer about each of six faces or seats that a mask has. Which these are nobody could foretell: all six are
/// written down, each over the one before it where that is not meant.
#[inline(always)]
pub(crate) fn list_all(list: &mut Vec<Action>, mask: u8, about: impl Fn(u8) -> Action) {
    let first = list.len();
    list.extend([Action::Pass; 6]);
    let mut n = 0;
    for (i, bit) in (0..6).map(|i| (i, mask >> i & 1)) {
        list[first + n] = about(i);
        n += bit as usize;
    }
    list.truncate(first + n);
}

/// The number of webs among tokens, in [`Action::Cure`].
pub(crate) const WEB: u8 = 3;

impl Rules {
    /// The open decision, if the game is not over.
    pub fn decision(&self, g: &Game) -> Option<Decision> {
        if g.ask == Ask::Nothing {
            return None;
        }
        let (it, amount, card) = match g.stack.last() {
            Some(Frame::Lose(loss)) => (loss.by, loss.amount, loss.cause),
            Some(Frame::Run(run)) => (run.it, run.amount, run.card),
            Some(Frame::Hearts { left, .. }) => (NOBODY, *left, NO_CARD),
            Some(Frame::Smash { .. }) => (g.active, g.result[5], NO_CARD),
            Some(Frame::Poll { it: NOBODY, .. }) => (g.active, 0, NO_CARD),
            Some(Frame::Poll { it, .. }) => (*it, 0, self.announced(g)),
            Some(Frame::Ways { me, card, .. }) => (*me, 0, *card),
            Some(Frame::Gifts { chosen }) => (NOBODY, 0, *chosen),
            Some(Frame::Challenge(c)) => (c.challenger, 0, NO_CARD),
            Some(Frame::Destroy { points, .. }) => (NOBODY, *points, NO_CARD),
            Some(Frame::Tear { left }) => (NOBODY, *left, NO_CARD),
            Some(Frame::Scatter { left, card, .. }) => (NOBODY, *left, *card),
            Some(Frame::GiveUp { from, card, .. }) => (*from, 0, *card),
            _ => (NOBODY, 0, NO_CARD),
        };
        Some(Decision { number: g.answers, seats: g.asked, ask: g.ask, it, amount, card })
    }

    /// Lists what this seat may answer or interject now. Empty if it has nothing to say.
    pub fn options(&self, g: &Game, seat: Seat, out: &mut Options) {
        out.clear();
        if seat >= g.players {
            return;
        }
        if g.asked >> seat & 1 == 1 {
            self.answers_to(g, seat, out);
        }
        if g.ask != Ask::Nothing && self.has_any_time(g, seat) {
            self.any_time(g, seat, out);
        }
    }

    /// Does this seat have a card, on the table or in its hand, that may come in between? Nobody else may be told.
    #[inline]
    fn has_any_time(&self, g: &Game, seat: Seat) -> bool {
        g.any_time >> seat & 1 == 1
    }

    /// The card whose purchase is announced, or 255.
    fn announced(&self, g: &Game) -> CardId {
        let frames = g.stack.as_slice().iter().rev();
        let cards =
            frames.filter_map(|f| if let Frame::Purchase { card, .. } = f { Some(*card) } else { None });
        cards.into_iter().next().unwrap_or(NO_CARD)
    }

    /// Uses of any-time abilities, allowed whenever anybody is asked anything.
    pub fn interjections(&self, g: &Game, seat: Seat, out: &mut Options) {
        out.clear();
        if g.ask != Ask::Nothing && seat < g.players && self.has_any_time(g, seat) {
            self.any_time(g, seat, out);
        }
    }

    /// Seats that could interject something, a bit each. Only the seat itself may be told.
    #[inline]
    pub fn may_interject(&self, g: &Game) -> u8 {
        g.any_time & g.alive
    }

    #[inline(never)]
    fn any_time(&self, g: &Game, seat: Seat, out: &mut Options) {
        // A monster at 0 hearts is about to fall: it is too late for anything (K-44). Nothing is played before the
        // first turn has begun (E-7).
        let m = g.monster(seat);
        let falls = m.hearts == 0 && g.at_zero >> seat & 1 == 0;
        if !g.is_alive(seat) || falls || g.turn == 0 {
            return;
        }
        if m.hooks & Hook::AnyTime.bit() != 0 {
            self.any_card_at(g, seat, Hook::AnyTime, |card| {
                if self.use_in_window(g, Hook::AnyTime, seat, NOBODY, card).is_some()
                    && !out.list.contains(&Action::Use(card))
                {
                    out.list.push(Action::Use(card));
                }
                false
            });
        }
        if self.may_roam(g, seat) {
            self.destinations(g, seat, true, |place| out.list.push(Action::Place(place)));
        }
        if m.plays & Hook::AnyTime.bit() != 0 {
            for e in bits(m.hand & self.plays_at(g, Hook::AnyTime, seat).all) {
                let card = self.first_evolution + e;
                if self.playable(g, Hook::AnyTime, seat, NOBODY, card)
                    && !out.list.contains(&Action::Play(card))
                {
                    out.list.push(Action::Play(card));
                }
            }
        }
    }

    fn answers_to(&self, g: &Game, seat: Seat, out: &mut Options) {
        let list = &mut out.list;
        let top = g.stack.last();
        match g.ask {
            Ask::Roll if self.rolls_are_tricky(g) => self.tricky_rolls(g, seat, out),
            Ask::Roll => {
                if g.rolls_left > 0 {
                    out.dice = self.free_dice(g);
                }
                list.push(Action::Pass);
                if g.listens(seat, Hook::Rolling) {
                    self.uses(g, Hook::Rolling, seat, NOBODY, list);
                }
            }
            Ask::Window(hook) => {
                list.push(Action::Pass);
                let it = if let Some(Frame::Poll { it, .. }) = top { *it } else { NOBODY };
                self.uses(g, hook, seat, it, list);
            }
            Ask::Draft => {
                list.extend(bits(self.pack(g, seat)).map(|e| Action::Card(self.first_evolution + e)));
            }
            Ask::FaceOrder => {
                if let Some(Frame::Resolve { left, .. }) = top {
                    list_all(list, *left, Action::Face);
                }
            }
            Ask::Buy if g.now.is_spent(seat) => list.push(Action::Pass),
            Ask::Buy => {
                list.push(Action::Pass);
                list.extend(
                    g.market.iter().filter(|&&c| self.affordable(g, seat, c)).map(|&c| Action::Buy(c)),
                );
                if g.monster(seat).energy >= self.book.sweep_price as u16 && g.market != [NO_CARD; 3] {
                    list.push(Action::Sweep);
                }
                const MORE: Hooks = Hook::BuyFromDeckTop.bit()
                    | Hook::BuyFromMonsters.bit()
                    | Hook::BuyFromDiscards.bit()
                    | Hook::BuyKeepsFromDiscards.bit();
                if g.monster(seat).hooks & MORE != 0 || !g.reserved.is_empty() {
                    self.extra_offers(g, seat, |card| list.push(Action::Buy(card)));
                }
                if g.monster(seat).hooks & Hook::BuyStep.bit() != 0 {
                    self.uses(g, Hook::BuyStep, seat, NOBODY, list);
                }
                if self.returns != 0 {
                    list.extend(self.can_bring_back(g, seat).map(|(card, _)| Action::Use(card)));
                }
            }
            Ask::Yield => {
                list.push(Action::Stay);
                if g.monster(seat).energy >= self.move_fee(g) as u16 {
                    list.push(Action::Leave);
                }
            }
            Ask::Nothing => {}
            _ => self.rarer_answers(g, seat, list),
        }
    }

    /// Rolling again where cards and tokens say what may be rolled, and whether one may stop.
    #[inline(never)]
    fn tricky_rolls(&self, g: &Game, seat: Seat, out: &mut Options) {
        if g.rolls_left > 0 {
            out.dice = self.rollable_dice(g);
        }
        if !self.must_reroll(g) {
            out.list.push(Action::Pass);
        }
        if g.listens(seat, Hook::Rolling) {
            self.uses(g, Hook::Rolling, seat, NOBODY, &mut out.list);
        }
    }

    /// The same for what is not asked in every turn, out of the way of what is.
    #[inline(never)]
    fn rarer_answers(&self, g: &Game, seat: Seat, list: &mut Vec<Action>) {
        let top = g.stack.last();
        match g.ask {
            Ask::Offered => {
                let offer = g.monster(seat).offer;
                list.extend(offer.into_iter().filter(|&c| c != NO_CARD).map(Action::Card));
            }
            Ask::ShownFace => {
                let shown = (0..6).filter(|&f| self.free_dice_showing(g, f) != 0);
                list.extend(shown.map(Action::Face));
            }
            Ask::FaceFor(_) => list.extend((0..6).map(Action::Face)),
            Ask::Tile(level) => {
                list.push(Action::Pass);
                list.extend(self.tiles_left(g, level).iter().map(Action::Card));
            }
            Ask::Seat => {
                list_all(list, self.pickable_seats(g), Action::Seat);
            }
            Ask::Ways => {
                if let Some(&Frame::Ways { pc, me, card, .. }) = top
                    && let Op::EachChooses(_, n) = self.ops[pc as usize]
                {
                    let possible = self.possible_ways(g, pc, n, seat, me, card);
                    list.extend((0..n).filter(|w| possible >> w & 1 == 1).map(Action::Choice));
                }
            }
            Ask::TurnedUp(card) => {
                list.push(Action::Pass);
                if let Some(Frame::Run(run)) = top
                    && let Op::OfferTurnedUp(less) = self.ops[run.pc as usize]
                {
                    if self.price_on_terms(g, seat, card, Terms::Less(less)) as u16 <= g.monster(seat).energy
                    {
                        list.push(Action::Buy(card));
                    }
                    list.extend(self.halvers(g, seat, card, less).map(Action::Use));
                }
            }
            Ask::ToBuy => {
                if let Some(Frame::Run(run)) = top
                    && let Op::PickToBuy(terms) = self.ops[run.pc as usize]
                {
                    list.extend(self.offers_on_terms(g, seat, terms).iter().map(Action::Card));
                }
            }
            Ask::Reserve => list.extend(g.market.iter().filter(|&&c| c != NO_CARD).map(|&c| Action::Card(c))),
            Ask::Redirect(buyer) => {
                list.extend(self.redirect_offers(g, buyer).iter().map(Action::Card));
            }
            Ask::Gifts => {
                if let Some(Frame::Gifts { chosen: 0..=254 }) = top {
                    list_all(list, self.gift_targets(g), Action::Seat);
                } else {
                    list.push(Action::Pass);
                    list.extend(self.stealable(g).iter().map(Action::Buy));
                    for card in self.layable_gifts(g, g.monster(seat).hand).iter() {
                        let in_hand = self.in_hand(g, seat, card);
                        list.push(if in_hand { Action::Play(card) } else { Action::Use(card) });
                    }
                }
            }
            Ask::Challenge | Ask::AskHelp | Ask::Volunteer(_) | Ask::PickAlly | Ask::RevealChallenge => {
                self.challenge_options(g, list);
            }
            Ask::Use(card) => list.extend([Action::Pass, Action::Use(card)]),
            Ask::RerollOwn => {
                list.push(Action::Pass);
                if let Some(Frame::Run(run)) = g.stack.last()
                    && let Some((card, _)) = self.rerolls_card_roll(g, *run)
                {
                    list.push(Action::Use(card));
                }
            }
            Ask::Die(face) => {
                if let Some(Frame::Run(run)) = g.stack.last() {
                    let dice = self.pickable_dice(g, *run, face);
                    list.extend((0..8).filter(|d| dice >> d & 1 == 1).map(Action::Die));
                }
            }
            Ask::Face => list.extend((0..6).map(Action::Face)),
            Ask::CopyCard => {
                if let Some(Frame::Run(run)) = top {
                    list.extend(self.copies_to_pick(g, run).iter().map(Action::Card));
                }
            }
            Ask::SellCard => list.extend(g.monster(seat).cards.and(&self.keeps).iter().map(Action::Card)),
            Ask::CardOf(whose) => {
                list.extend(g.monster(whose).cards.and(&self.power).iter().map(Action::Card))
            }
            Ask::Either => {
                if let Some(Frame::Run(run)) = g.stack.last()
                    && let Op::Either(_, second, needs) = self.ops[run.pc as usize]
                {
                    let can = |way: &u8| self.can_take(g, *run, seat, *way as usize, second, needs);
                    list.extend((0..2u8).filter(can).map(Action::Choice));
                }
            }
            Ask::Hearts => self.heart_uses(g, |action| list.push(action)),
            Ask::Home => list.extend(self.homes_with_room(g).map(Action::Place)),
            Ask::Move => {
                // A move that a card gives was chosen by using the card.
                let extra = self.moves_extra(g);
                if !extra {
                    list.push(Action::Pass);
                }
                self.destinations(g, seat, extra, |place| list.push(Action::Place(place)));
            }
            Ask::Destroy => self.targets(g, |target| list.push(Action::Destroy(target))),
            Ask::Tear => list.extend([Action::Pass, Action::Cure(WEB)]),
            Ask::HowMany(face) => list.extend((0..=g.result[face as usize]).map(Action::Number)),
            Ask::Trade(_) => {
                if let Some(Frame::Run(run)) = top {
                    list.extend((0..=self.most_to_trade(g, run)).map(Action::Number));
                }
            }
            Ask::Borough => match top {
                Some(Frame::Scatter { .. }) => self.scatter_options(g, |action| list.push(action)),
                _ => {
                    let here = self.borough_of(g, seat);
                    list.extend((0..5).filter(|b| *b != here).map(Action::Borough));
                }
            },
            Ask::Scatter => self.scatter_options(g, |action| list.push(action)),
            Ask::GiveUp => list.extend(g.monster(seat).cards.and(&self.keeps).iter().map(Action::Card)),
            Ask::EffectOrder => {
                if let Some(Frame::Effects { n, cards, .. }) = g.stack.last() {
                    list.extend(
                        cards[..*n as usize]
                            .iter()
                            .map(|&c| if c == BY_TOKENS { Action::TokenEffect(0) } else { Action::Card(c) }),
                    );
                }
            }
            Ask::Revealed => {
                list.push(Action::Pass);
                if let Some(Frame::Reveal { slots, .. }) = g.stack.last() {
                    for slot in 0..3 {
                        if slots >> slot & 1 == 1 && self.affordable(g, seat, g.market[slot]) {
                            list.push(Action::Buy(g.market[slot]));
                        }
                    }
                }
            }
            _ => {}
        }
    }

    fn uses(&self, g: &Game, hook: Hook, seat: Seat, it: Seat, list: &mut Vec<Action>) {
        self.any_window_card(g, hook, seat, |card| {
            if self.use_in_window(g, hook, seat, it, card).is_some() {
                list.push(Action::Use(card));
            }
            false
        });
        if g.monster(seat).plays & hook.bit() != 0 {
            for e in bits(g.monster(seat).hand & self.plays_at(g, hook, seat).all) {
                let card = self.first_evolution + e;
                if self.playable(g, hook, seat, it, card) {
                    list.push(Action::Play(card));
                }
            }
        }
    }

    /// Monsters the card that asks may pick.
    fn pickable_seats(&self, g: &Game) -> u8 {
        match g.stack.last() {
            Some(Frame::Run(run)) => match self.ops[run.pc as usize] {
                Op::PickSeat(who) | Op::PickMonster(who) => self.who(g, who, &crate::query::Scope::from(run)),
                _ => 0,
            },
            _ => 0,
        }
    }

    /// Cards that the card which asks may become a copy of.
    fn copies_to_pick(&self, g: &Game, run: &crate::game::Run) -> crate::sets::CardSet {
        match self.ops[run.pc as usize] {
            Op::PickEvolutionToCopy => self.copyable_evolutions(g, run.me, run.card),
            _ => self.copyable(g, run.me, run.card),
        }
    }

    /// The one answer that can be given, where only one can: no question then. Kept out of the loop, where it is rare.
    #[cold]
    #[inline(never)]
    pub(crate) fn only_option(&self, g: &Game) -> Option<(Seat, Action)> {
        let seat = g.asked.trailing_zeros() as u8;
        let only = |mut cards: crate::sets::CardSet| {
            let first = cards.iter().next()?;
            cards.take(first);
            cards.is_empty().then_some(Action::Card(first))
        };
        let action = match g.ask {
            Ask::Die(face) => {
                let Some(Frame::Run(run)) = g.stack.last() else { return None };
                let dice = self.pickable_dice(g, *run, face);
                dice.is_power_of_two().then(|| Action::Die(dice.trailing_zeros() as u8))
            }
            Ask::CopyCard => {
                let Some(Frame::Run(run)) = g.stack.last() else { return None };
                only(self.copies_to_pick(g, run))
            }
            Ask::SellCard => only(g.monster(seat).cards.and(&self.keeps)),
            Ask::CardOf(whose) => only(g.monster(whose).cards.and(&self.power)),
            Ask::Seat => {
                let seats = self.pickable_seats(g);
                seats.is_power_of_two().then(|| Action::Seat(seats.trailing_zeros() as u8))
            }
            Ask::ToBuy => {
                let Some(Frame::Run(run)) = g.stack.last() else { return None };
                let Op::PickToBuy(terms) = self.ops[run.pc as usize] else { return None };
                // That the card seen on top of the deck can or cannot be bought is a secret.
                if self.allows(g, seat, Hook::BuyFromDeckTop) {
                    return None;
                }
                only(self.offers_on_terms(g, seat, terms))
            }
            Ask::Offered => {
                // Only where the cards were taken off the deck: whoever draws evolutions is asked in any case.
                let Some(Frame::Run(_)) = g.stack.last() else { return None };
                only(g.monster(seat).offer.into_iter().filter(|&c| c != NO_CARD).collect())
            }
            Ask::Reserve => only(g.market.iter().copied().filter(|&c| c != NO_CARD).collect()),
            Ask::Redirect(buyer) => only(self.redirect_offers(g, buyer)),
            // With free moves there is more than one answer.
            _ if g.now.roams > 0 && self.can_roam(g, seat) => None,
            Ask::Home => {
                let mut places = self.homes_with_room(g);
                let first = places.next();
                if places.next().is_none() { first.map(Action::Place) } else { None }
            }
            Ask::Move if self.moves_extra(g) => {
                let (mut n, mut last) = (0, Action::Pass);
                self.destinations(g, seat, true, |place| {
                    n += 1;
                    last = Action::Place(place);
                });
                (n == 1).then_some(last)
            }
            Ask::Destroy => {
                let (mut n, mut last) = (0, Action::Pass);
                self.targets(g, |target| {
                    n += 1;
                    last = Action::Destroy(target);
                });
                (n == 1).then_some(last)
            }
            Ask::Borough if matches!(g.stack.last(), Some(Frame::Scatter { .. })) => {
                let (mut n, mut last) = (0, Action::Pass);
                self.scatter_options(g, |action| {
                    n += 1;
                    last = action;
                });
                (n == 1).then_some(last)
            }
            Ask::Hearts => {
                let (mut n, mut last) = (0, Action::Pass);
                self.heart_uses(g, |action| {
                    n += 1;
                    last = action;
                });
                (n == 1).then_some(last)
            }
            _ => None,
        };
        action.map(|a| (seat, a))
    }
}
