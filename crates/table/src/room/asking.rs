//! Open questions: who is asked what, what needs nobody's answer, and how long that takes so that nobody learns from it.

use rules::{Action, Ask, Decision, Event, Options, Seat};

use super::{Open, Room, Taken, Time};
use crate::orders;

/// More automatic answers than can follow each other without somebody having to decide something.
const MOST_AUTOMATIC: usize = 10_000;

impl Room<'_> {
    /// Looks at the open questions again after something happened.
    pub(super) fn refresh(&mut self, events: &[Event], now: Time, taken: &mut Taken) {
        let decision = self.session.rules().decision(self.session.game());
        if !decision.is_some_and(|it| orders::in_secret(it.ask)) {
            self.show_banks();
        }
        let hidden = events.iter().fold(0u8, |all, event| match event {
            Event::WindowOpened { seats, .. } => all | seats,
            _ => all,
        });
        for seat in 0..self.chairs.len() as Seat {
            let asked = decision.filter(|decision| decision.seats >> seat & 1 == 1);
            let Some(decision) = asked else {
                // Should it come again, it is another question: who has answered this one knows that it did not count.
                if self.open[seat as usize].is_some() {
                    self.changes[seat as usize] += 1;
                }
                self.drop_open(seat, taken);
                continue;
            };
            let mut options = Options::default();
            self.session.rules().options(self.session.game(), seat, &mut options);
            let before = &self.open[seat as usize];
            let same = before.as_ref().is_some_and(|open| {
                let alike = Decision { number: 0, seats: 0, ..open.decision };
                alike == Decision { number: 0, seats: 0, ..decision }
                    && open.options.dice == options.dice
                    && open.options.others() == options.others()
            });
            if same {
                continue;
            }
            if before.is_some() {
                self.changes[seat as usize] += 1;
                self.drop_open(seat, taken);
            }
            let id = (self.answered[seat as usize] + 1) * 16 + self.changes[seat as usize].min(15);
            // A bot must not show by its pace whether it had a choice.
            let wait = self.options.hold.max(self.options.bot_pause);
            let held = hidden >> seat & 1 == 1 || self.only_hidden_answers(seat, &options);
            let hold = if held { now + wait } else { now };
            self.open[seat as usize] =
                Some(Open { id, decision, options, since: now, hold, due: None, waits: None });
            self.reconsider(seat, now);
        }
    }

    /// A question is not open any more; a pass that waited for it means nothing now.
    fn drop_open(&mut self, seat: Seat, taken: &mut Taken) {
        let open = self.open[seat as usize].take();
        if let Some((_, Some(key))) = open.and_then(|open| open.waits) {
            taken.dropped.push((seat, key.key));
        }
    }

    /// Could this seat do nothing but pass, as far as others can see, while its hidden hand, or a card that only it has
    /// seen, may have an answer? Then nobody may learn from how long it takes whether it has.
    fn only_hidden_answers(&self, seat: Seat, options: &Options) -> bool {
        let (rules, game) = (self.rules(), self.game());
        if !options.has(Action::Pass) || !rules.has_hands() {
            return false;
        }
        let view = rules.view(game, None);
        let mut open = Options::default();
        rules.options(view.game(), seat, &mut open);
        // Others see how many cards a hand has and not which: one that happens to lie there in their view tells nothing.
        let hand = view.known_hand(rules, seat);
        let seen = |action: Action| match action {
            Action::Pass => false,
            Action::Play(card) => hand.has(card) && open.has(action),
            _ => open.has(action),
        };
        let known = options.iter().any(seen);
        let doubtful = rules.hand_size(game, seat) > 0 || open.iter().any(|action| !options.has(action));
        !known && doubtful
    }

    /// Who answers the open question of a seat, and when, if not a person.
    pub(super) fn reconsider(&mut self, seat: Seat, now: Time) {
        let automatic = self.automatic(seat).is_some();
        let bot = self.chair(seat).is_bot_now();
        let pause = self.options.bot_pause;
        if let Some(open) = self.open.get_mut(seat as usize).and_then(Option::as_mut)
            && open.waits.is_none()
        {
            open.due = match (automatic, bot) {
                (true, _) => Some(open.hold.max(now)),
                (_, true) => Some(open.hold.max(now + pause)),
                _ => None,
            };
        }
    }

    /// The answer that needs nobody: there is only one, or it was settled.
    pub(super) fn automatic(&self, seat: Seat) -> Option<Action> {
        let open = self.open.get(seat as usize)?.as_ref()?;
        if let (1, Some(only)) = (open.options.len(), open.options.get(0)) {
            // That there is no other may be a secret; then the seat is asked as if there were.
            let plain = match only {
                // Windows are held for everybody alike; but a card that a seat has seen may be one it can buy.
                Action::Pass => {
                    open.decision.ask != Ask::Buy || !self.rules().has_seen_the_top(self.game(), seat)
                }
                _ => self.is_plainly_the_only(seat, only),
            };
            return plain.then_some(only);
        }
        let chair = self.chair(seat);
        if chair.is_bot_now() {
            return None;
        }
        orders::settled(&chair.orders, self.rules(), self.game(), seat, open.decision, &open.options)
    }

    /// Can everybody see that a seat can answer nothing else?
    fn is_plainly_the_only(&self, seat: Seat, answer: Action) -> bool {
        if self.rules().has_secrets(self.game(), seat) {
            return false;
        }
        let mut open = Options::default();
        self.rules().options(self.view(None).game(), seat, &mut open);
        open.len() == 1 && open.has(answer)
    }

    /// Gives all answers that need nobody and whose time has come.
    pub(super) fn go_on(&mut self, now: Time, taken: &mut Taken) {
        if self.stands_still() {
            return;
        }
        for _ in 0..MOST_AUTOMATIC {
            let due = |seat: &Seat| {
                let open = self.open.get(*seat as usize).and_then(Option::as_ref);
                open.is_some_and(|open| open.due.is_some_and(|due| due <= now))
            };
            let ready = (0..self.chairs.len() as Seat).filter(due);
            let mut ready = ready.filter_map(|seat| {
                let open = self.open[seat as usize].as_ref()?;
                match &open.waits {
                    Some((action, key)) => Some((seat, *action, key.clone())),
                    None => Some((seat, self.automatic(seat)?, None)),
                }
            });
            let Some((seat, action, key)) = ready.next() else { return };
            self.apply(seat, action, key, now, taken);
        }
    }

    /// Questions that bots have to answer now.
    pub fn bots_due(&self, now: Time) -> Vec<(Seat, u32)> {
        if self.stands_still() {
            return Vec::new();
        }
        let due = |seat: Seat| {
            let open = self.open.get(seat as usize)?.as_ref()?;
            let now = open.due.is_some_and(|due| due <= now) && open.waits.is_none();
            (now && self.automatic(seat).is_none() && self.chair(seat).is_bot_now())
                .then_some((seat, open.id))
        };
        (0..self.chairs.len() as Seat).filter_map(due).collect()
    }
}
