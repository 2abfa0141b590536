//! From the words of an answer to the action they mean in the game at hand.

use crate::answer::{Asking, Dice, From, Part, Pick};
use crate::city;
use crate::names::CardRef;
use crate::run::Run;
use crate::script::{Roll, Want};
use crate::ways;
use crate::words::show_faces;
use rules::{Action, Ask, CardId, Cause, Event, Options, Seat};

impl Run<'_> {
    /// The action a part means. With a line, the faces scripted there are put in the order in which the dice lie.
    pub(crate) fn action(&mut self, seat: Seat, part: &Part, line: Option<usize>) -> Result<Action, String> {
        let mut options = Options::default();
        self.rules.options(&self.game, seat, &mut options);
        let g = &self.game;
        // Of several copies the one that is offered is meant; if none is, any will be refused.
        let find = |card: &CardRef, fits: &dyn Fn(CardId) -> bool, make: fn(CardId) -> Action| {
            let all: Vec<CardId> = self.names.cards(card).into_iter().filter(|&c| fits(c)).collect();
            let best = all.iter().find(|&&c| options.has(make(c))).or(all.first());
            best.map(|&c| make(c))
        };
        Ok(match part {
            Part::Stop | Part::Pass | Part::BuyNothing => Action::Pass,
            Part::Reroll(dice) => return self.reroll(dice, line),
            Part::Use(card) => find(card, &|c| g.monster(seat).cards.has(c), Action::Use)
                .or_else(|| find(card, &|_| true, Action::Use))
                .ok_or("no such card")?,
            Part::Play(card) => find(card, &|_| true, Action::Play).ok_or("no such card")?,
            Part::Lay(card) => {
                let offered = |make| find(card, &|_| true, make).filter(|a| options.has(*a));
                offered(Action::Play)
                    .or_else(|| offered(Action::Use))
                    .or_else(|| find(card, &|_| true, Action::Play))
                    .ok_or("no such card")?
            }
            Part::Steal(card, from) => {
                find(card, &|c| from.is_none_or(|o| g.owner(c) == Some(o)), Action::Buy)
                    .ok_or_else(|| format!("there is no {card} there"))?
            }
            Part::Way(way) => {
                let all = ways::names_of(self.rules, g, self.names);
                let at = all.iter().position(|w| w == way);
                let at = at.ok_or_else(|| {
                    let shown = if all.is_empty() { "no named ways".into() } else { all.join(", ") };
                    format!("\"{way}\" is not among the ways ({shown}); {}", self.state_of_play())
                })?;
                Action::Choice(at as u8)
            }
            Part::Challenge(who) => Action::Seat(*who),
            Part::Say(asking, yes) => return self.say(*asking, *yes, &options),
            Part::Pick(pick) | Part::PickIfAsked(pick) => match pick {
                Pick::Die(n) => Action::Die(*n),
                Pick::Face(f) if matches!(g.ask(), Ask::Die(_)) => {
                    let shows = |d: &u8| g.dice.get(*d as usize) == *f;
                    let dice: Vec<u8> = (0..g.dice_count).filter(shows).collect();
                    let best = dice.iter().find(|&&d| options.has(Action::Die(d))).or(dice.first());
                    best.map(|&d| Action::Die(d))
                        .ok_or_else(|| format!("no die shows {}", show_faces(self.rules, [*f])))?
                }
                Pick::Face(f) => Action::Face(*f),
                Pick::Seat(s) => Action::Seat(*s),
                Pick::Card(card, owner) => {
                    find(card, &|c| owner.is_none_or(|o| g.owner(c) == Some(o)), Action::Card)
                        .ok_or_else(|| format!("there is no {card} there"))?
                }
            },
            Part::Choice(n) => Action::Choice(*n),
            Part::Resolve(f) => Action::Face(*f),
            Part::Do(None) => Action::TokenEffect(0),
            Part::Do(Some(card)) => find(card, &|_| true, Action::Card).ok_or("no such card")?,
            Part::Heal => Action::Heal,
            Part::Cure(kind) => Action::Cure(*kind),
            Part::Give(seat) => Action::Give(*seat),
            Part::Buy(card, None) if g.ask() == Ask::ToBuy => {
                find(card, &|_| true, Action::Card).ok_or_else(|| format!("{card} is not there"))?
            }
            Part::Buy(card, from) => {
                let there = |c: CardId| match from {
                    None => true,
                    Some(From::Market) => g.market.contains(&c),
                    Some(From::Deck) => g.deck.has(c),
                    Some(From::Discards) => g.discards.has(c),
                    Some(From::Monster(s)) => g.owner(c) == Some(*s),
                };
                find(card, &there, Action::Buy).ok_or_else(|| format!("{card} is not there"))?
            }
            Part::Sweep => Action::Sweep,
            Part::Leave => Action::Leave,
            Part::Stay if g.ask() == Ask::Move => Action::Pass,
            Part::Stay => Action::Stay,
            Part::Move(place) => Action::Place(*place),
            Part::Number(n) => Action::Number(*n),
            Part::Borough(b) => Action::Borough(*b),
            Part::Destroy(what, borough) => self.target(what, *borough, &options)?,
        })
    }

    /// The building or unit meant: of several the first that is offered.
    fn target(&self, what: &str, borough: Option<u8>, options: &Options) -> Result<Action, String> {
        let g = &self.game;
        let targets = (0..self.rules.unit_number(4, 2) + 1).filter(|&n| {
            let (at, it) = self.rules.target_of(g, n);
            borough.is_none_or(|b| b == at) && city::fallen(self.rules, it) == what
        });
        let all: Vec<u8> = targets.collect();
        let best = all.iter().find(|&&n| options.has(Action::Destroy(n))).or(all.first());
        best.map(|&n| Action::Destroy(n)).ok_or_else(|| format!("there is no {what}"))
    }

    /// Yes or no in a Challenge: no is to pass or the second of two ways, yes is whatever else is offered.
    fn say(&self, asking: Asking, yes: bool, options: &Options) -> Result<Action, String> {
        let fits = matches!(
            (asking, self.game.ask()),
            (Asking::Challenge, Ask::Challenge)
                | (Asking::Help, Ask::AskHelp)
                | (Asking::Volunteer, Ask::Volunteer(_))
                | (Asking::Ally, Ask::PickAlly)
                | (Asking::Reveal, Ask::RevealChallenge)
        );
        if !fits {
            return Err(format!("this does not answer the question; {}", self.state_of_play()));
        }
        let no = if options.has(Action::Pass) { Action::Pass } else { Action::Choice(1) };
        let other = options.iter().find(|a| *a != no && !matches!(a, Action::Use(_) | Action::Play(_)));
        Ok(if yes { other.unwrap_or(Action::Choice(0)) } else { no })
    }

    /// The dice meant, in the order in which they were named.
    fn dice_meant(&self, picks: &[Pick]) -> Result<Vec<usize>, String> {
        let g = &self.game;
        let count = g.dice_count as usize;
        let mut found: Vec<usize> = Vec::new();
        for pick in picks {
            let die = match pick {
                Pick::Die(n) => Some(*n as usize).filter(|d| *d < count && !found.contains(d)),
                Pick::Face(f) => (0..count).find(|d| g.dice.get(*d) == *f && !found.contains(d)),
                Pick::Card(..) | Pick::Seat(_) => None,
            };
            let now = show_faces(self.rules, (0..count).map(|d| g.dice.get(d)));
            found.push(die.ok_or_else(|| match pick {
                Pick::Face(f) => {
                    format!("not that many dice show {}; the dice are {now}", show_faces(self.rules, [*f]))
                }
                _ => format!("a die named is not there, or named twice; the dice are {now}"),
            })?);
        }
        Ok(found)
    }

    fn reroll(&mut self, dice: &Dice, line: Option<usize>) -> Result<Action, String> {
        let all: Vec<usize> = (0..self.game.dice_count as usize).collect();
        let named = match dice {
            Dice::All => all,
            Dice::These(picks) => self.dice_meant(picks)?,
            Dice::AllBut(picks) => {
                let kept = self.dice_meant(picks)?;
                all.into_iter().filter(|d| !kept.contains(d)).collect()
            }
        };
        let mask = named.iter().fold(0u8, |m, d| m | 1 << d);
        if let Some(line) = line {
            self.order_faces(line, &named)?;
        }
        Ok(Action::Roll(mask))
    }

    /// Where there was only one thing to pick the game has picked it; it must be the one named.
    pub(crate) fn picked_itself(&self, pick: &Pick) -> Result<(), String> {
        let news = &self.events[self.since..];
        let fine = news.iter().any(|e| match (pick, e) {
            (Pick::Die(d), Event::DieChanged { die, .. }) => die == d,
            (Pick::Face(f), Event::DieChanged { from, to, .. }) => from == f || to == f,
            (Pick::Card(c, _), Event::Copied { of, .. }) => self.names.means(c, *of),
            (Pick::Card(c, _), Event::CardDiscarded { card, .. } | Event::CardMoved { card, .. }) => {
                self.names.means(c, *card)
            }
            (
                Pick::Card(c, _),
                Event::Reserved { card, .. }
                | Event::Bought { card, .. }
                | Event::Announced { card, .. }
                | Event::Kept { card, .. },
            ) => self.names.means(c, *card),
            (Pick::Seat(s), Event::CardMoved { to, .. } | Event::HandedOver { to, .. }) => to == s,
            _ => false,
        });
        if fine { Ok(()) } else { Err(format!("this was not to be picked; {}", self.state_of_play())) }
    }

    pub(crate) fn resolved_itself(&self, part: &Part) -> Result<(), String> {
        let Part::Resolve(f) = part else { return Ok(()) };
        let news = &self.events[self.since..];
        if news.iter().any(|e| matches!(e, Event::FaceResolved { face, .. } if face == f)) {
            Ok(())
        } else {
            Err(format!(
                "{} is not to be resolved now; {}",
                show_faces(self.rules, [*f]),
                self.state_of_play()
            ))
        }
    }

    /// A unit has gone to the only borough that was left for it.
    pub(crate) fn went_itself(&self, part: &Part) -> Result<(), String> {
        let Part::Borough(b) = part else { return Ok(()) };
        let news = &self.events[self.since..];
        if news.iter().any(|e| matches!(e, Event::UnitMoved { to, .. } if to == b)) {
            Ok(())
        } else {
            Err(format!("no borough is to be picked now; {}", self.state_of_play()))
        }
    }

    /// The engine gives out faces in the order of the dice, the line names them in its own.
    fn order_faces(&mut self, line: usize, dice: &[usize]) -> Result<(), String> {
        let Some(roll) = self.script.rolls.iter_mut().find(|r| r.line == line && !r.used) else {
            return Ok(());
        };
        let Some(faces) = &mut roll.faces else { return Ok(()) };
        if faces.len() != dice.len() {
            return Err(format!("{} dice are rolled again, but {} faces are given", dice.len(), faces.len()));
        }
        let mut pairs: Vec<(usize, u8)> = dice.iter().copied().zip(faces.iter().copied()).collect();
        pairs.sort_by_key(|p| p.0);
        *faces = pairs.into_iter().map(|p| p.1).collect();
        Ok(())
    }

    /// A roll written for a card must have been made for it, or for a copy of it.
    pub(crate) fn rolled_for(&self, roll: &Roll) -> Result<(), String> {
        let Want::Card(_, card) = &roll.want else { return Ok(()) };
        let cause = |c: CardId| {
            self.names.means(card, c) || self.game.copy_of(c).is_some_and(|of| self.names.means(card, of))
        };
        let fine = self.events[self.since..].iter().any(|e| match e {
            Event::CardRolled { cause: Cause::Card(c), .. }
            | Event::DieChanged { cause: Cause::Card(c), .. } => cause(*c),
            _ => false,
        });
        if fine { Ok(()) } else { Err(format!("the dice were not rolled for {card}")) }
    }
}
