//! Stars, hearts and energy: gaining and losing them.

use crate::chance::Chance;
use crate::event::{Cause, Event, NOBODY, Rule, Seat, Sink};
use crate::lang::Resource;
use crate::play::Play;
use crate::tables::Hook;

impl<C: Chance, S: Sink> Play<'_, C, S> {
    /// Gives something, with what cards add to it.
    #[inline(never)]
    pub fn gain(&mut self, seat: Seat, what: Resource, amount: u8, cause: Cause) {
        if amount == 0 || !self.g.is_alive(seat) {
            return;
        }
        let got = match what {
            Resource::Stars => {
                let m = self.g.monster_mut(seat);
                m.stars = m.stars.saturating_add(amount);
                // Far from enough, nothing is to be noted.
                let enough = m.stars >= self.r.book.stars_to_win || m.masks > 0;
                let so_far = &mut self.g.now.stars_gained[seat as usize];
                *so_far = so_far.saturating_add(amount);
                if enough || self.g.hooks & Hook::StarsToWin.bit() != 0 {
                    self.note_stars(seat);
                }
                amount
            }
            Resource::Energy => {
                let amount = amount.saturating_add(self.r.bonus(self.g, seat, Hook::MoreEnergy));
                let m = self.g.monster_mut(seat);
                m.energy = m.energy.saturating_add(amount as u16);
                let so_far = &mut self.g.now.energy_gained[seat as usize];
                let before = *so_far;
                *so_far = so_far.saturating_add(amount);
                if self.g.hooks & Hook::OtherGainedEnergy.bit() != 0 {
                    let now = self.g.now.energy_gained[seat as usize];
                    self.tell(Event::Gained { seat, what, amount, cause });
                    self.energy_came_to(seat, before, now);
                    return;
                }
                amount
            }
            Resource::Hearts => {
                let room = self.r.max_hearts(self.g, seat).saturating_sub(self.g.monster(seat).hearts);
                if room == 0 {
                    return;
                }
                let amount = amount.saturating_add(self.r.bonus(self.g, seat, Hook::MoreHearts)).min(room);
                self.g.monster_mut(seat).hearts += amount;
                if self.g.at_zero != 0 {
                    self.g.at_zero &= !(1 << seat);
                }
                let so_far = &mut self.g.now.hearts_gained[seat as usize];
                *so_far = so_far.saturating_add(amount);
                amount
            }
        };
        self.tell(Event::Gained { seat, what, amount: got, cause });
        if what == Resource::Stars {
            self.fire(Hook::GainedStars, seat, NOBODY, got);
        }
    }

    /// Takes stars or energy away, never below 0; says how much there was to take.
    pub fn take(&mut self, seat: Seat, what: Resource, amount: u8, cause: Cause) -> u8 {
        let m = self.g.monster_mut(seat);
        let lost = match what {
            Resource::Stars => {
                let lost = m.stars.min(amount);
                m.stars -= lost;
                lost
            }
            Resource::Energy => {
                let lost = m.energy.min(amount as u16) as u8;
                m.energy -= lost as u16;
                lost
            }
            Resource::Hearts => 0,
        };
        if lost > 0 {
            if what == Resource::Stars {
                self.note_stars(seat);
            }
            self.tell(Event::Lost { seat, what, amount: lost, cause });
        }
        lost
    }

    pub fn spend(&mut self, seat: Seat, energy: u8, cause: Cause) {
        self.take(seat, Resource::Energy, energy, cause);
    }

    /// Notes when a monster came to have the stars needed, or no longer has them (SIL-2).
    pub fn note_stars(&mut self, seat: Seat) {
        let needed = self.r.stars_needed(self.g, seat);
        let score = self.r.score(self.g, seat);
        let clock = self.g.clock;
        let m = self.g.monster_mut(seat);
        if score < needed {
            m.reached = 0;
            self.g.at_stars &= !(1 << seat);
        } else if m.reached == 0 {
            m.reached = clock.max(1);
            self.g.at_stars |= 1 << seat;
        }
    }

    /// Hearts above the maximum go; this is no loss that anything answers (K-14).
    pub fn trim_hearts(&mut self, seat: Seat) {
        let most = self.r.max_hearts(self.g, seat);
        let m = self.g.monster_mut(seat);
        if m.hearts > most {
            let over = m.hearts - most;
            m.hearts = most;
            let cause = Cause::Rule(Rule::Base37);
            self.tell(Event::Lost { seat, what: Resource::Hearts, amount: over, cause });
        }
    }
}
