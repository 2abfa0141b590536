//! Instructions of cards that came with the board of boroughs.

use crate::chance::Chance;
use crate::event::{Cause, Event, Sink};
use crate::game::{Ask, Frame, Game, Loss, Run};
use crate::lang::{Face, Resource};
use crate::loss::NO_LOSS;
use crate::play::Play;
use crate::query::Scope;
use crate::sets::NO_CARD;
use crate::tables::{Op, Rules};

impl<C: Chance, S: Sink> Play<'_, C, S> {
    /// Does one of them.
    #[inline(never)]
    pub fn board_op(&mut self, op: Op, run: Run, scope: Scope, cause: Cause) {
        let me = run.me;
        match op {
            Op::PickMonster(who) => {
                if self.r.who(self.g, who, &scope) == 0 {
                    self.jump(run.end);
                } else {
                    self.jump(run.pc);
                    self.ask(me, Ask::Seat);
                }
            }
            Op::PickedIsIt => {
                if let Some(run) = self.run_mut() {
                    run.it = run.picked;
                }
            }
            Op::PickHowMany(face) => {
                if self.g.result[face as usize] == 0 {
                    self.jump(run.end);
                } else {
                    self.jump(run.pc);
                    self.ask(me, Ask::HowMany(face));
                }
            }
            Op::TreatAs(from, to) => {
                let amount = run.picked.min(self.g.result[from as usize]);
                if amount > 0 {
                    self.g.result[from as usize] -= amount;
                    self.g.result[to as usize] = self.g.result[to as usize].saturating_add(amount);
                    let smash = Face::Smash.number();
                    let more = (to == smash) as i8 - (from == smash) as i8;
                    self.g.now.more_smash_dice += more * amount.min(8) as i8;
                    self.tell(Event::ResultTreated { seat: me, from, to, amount, cause });
                }
            }
            Op::OnlyUnits => self.g.now.only_units = true,
            Op::PickBorough => {
                self.jump(run.pc);
                self.ask(me, Ask::Borough);
            }
            Op::DestroyInPicked => {
                self.g.now.destroys_in = run.picked;
                self.tell(Event::DestroysIn { seat: me, borough: run.picked, cause });
            }
            Op::SetPickedAside => self.set_aside(run.picked, cause),
            Op::DiscardOneKeep(who) => {
                let left = self.r.who(self.g, who, &scope);
                self.push(Frame::GiveUp { left, from: me, card: run.card });
            }
            Op::UnitsAttack => self.units_attack(u8::MAX, Loss { cause: run.card, ..NO_LOSS }),
            Op::TurnInto(_, _, n) => {
                let m = self.g.monster_mut(me);
                if m.hearts > n {
                    m.hearts -= n;
                    m.energy = m.energy.saturating_add(n as u16);
                    self.tell(Event::Lost { seat: me, what: Resource::Hearts, amount: n, cause });
                    self.tell(Event::Gained { seat: me, what: Resource::Energy, amount: n, cause });
                }
            }
            Op::TradeAway(what, one) => {
                // What is given up is counted once, even if the question comes again.
                let had = if run.amount == 0 { self.take(me, what, u8::MAX, cause) } else { run.amount };
                let asks = self.r.most_to_trade(self.g, &Run { amount: had, ..run }) > 0;
                if let Some(run) = self.run_mut() {
                    (run.amount, run.picked) = (had, 0);
                }
                if asks {
                    self.jump(run.pc);
                    self.ask(me, Ask::Trade(one as u8));
                }
            }
            Op::TradeFor(one, other) => {
                let n = run.picked.min(run.amount);
                self.gain(me, one, n, cause);
                self.gain(me, other, run.amount - n, cause);
            }
            Op::TakeNextKeep => {
                self.g.awaits_keep |= 1 << me;
                self.tell(Event::KeepAwaited { seat: me, cause });
            }
            Op::Move if me == self.g.active => self.push(Frame::Move { extra: true }),
            Op::ScatterUnits(left) => {
                self.push(Frame::Scatter { seat: me, card: run.card, left, unit: NO_CARD, taken: 0 });
            }
            Op::Souvenir(to) if !self.leave_souvenir(me, cause) => self.jump(to),
            _ => {}
        }
    }

    /// A die does nothing more this turn. The last die takes its place.
    fn set_aside(&mut self, die: u8, cause: Cause) {
        let seat = self.g.active;
        let face = self.g.dice.get(die as usize);
        let last = self.g.dice_count - 1;
        let moved = self.g.dice.get(last as usize);
        self.g.dice = self.g.dice.with(die as usize, moved).with(last as usize, 0);
        for mask in [&mut self.g.now.locked, &mut self.g.now.disturbed] {
            let of_last = *mask >> last & 1;
            *mask &= !(1 << last | 1 << die);
            if last != die {
                *mask |= of_last << die;
            }
        }
        self.g.dice_count = last;
        self.tell(Event::DieSetAside { seat, die, face, cause });
    }
}

impl Rules {
    /// How many of the first thing a trade may bring: no more than there is room for.
    pub(crate) fn most_to_trade(&self, g: &Game, run: &Run) -> u8 {
        let Some(Op::TradeAway(_, one)) = self.ops.get(run.pc as usize).copied() else {
            return run.amount.min(63);
        };
        let room = match one {
            Resource::Hearts => self.max_hearts(g, run.me).saturating_sub(g.monster(run.me).hearts),
            _ => u8::MAX,
        };
        run.amount.min(room).min(63)
    }
}
