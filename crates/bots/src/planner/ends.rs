//! What every way the dice of a turn can end is worth. Many ways are alike, and for most the rest is a sum.

use super::Mind;
use super::dice::{SEED, end_turn};
use super::reflex::Retreat;
use crate::value::{Sums, living, veil};
use odds::{Counts, MAX_DICE};
use rules::lang::Token;
use rules::{Action, CardId, Game, Hook, NO_CARD, Rules, SEATS, Seat};

/// What is known of ways for the dice to end.
#[derive(Default)]
pub(super) struct Ends {
    values: Known,
    /// What each seat's chance is, in the same places.
    shares: Vec<[f32; SEATS]>,
    bares: Bares,
}

/// Games after a turn that brings so much energy and so many smashes and nothing else, where stars and hearts can be added to them.
/// They are large: those of the turn before are written over.
struct Bares {
    /// Where those of this energy and number of smashes are, if they have been looked for.
    places: [[u8; MAX_DICE + 1]; MAX_DICE + 1],
    played: u8,
    /// Those that were played in this turn come first.
    all: Vec<Bare>,
}

/// Such a turn, and whether it serves. Where what one monster does that may leave the city could hang on what is added, there are two ways.
struct Bare {
    way: Way,
    serves: bool,
    /// Who may leave or stay, and the way where it does the other.
    other: Option<(Seat, Way)>,
}

/// A game after a turn, and the sums of its rows.
struct Way {
    game: Game,
    near: Sums,
}

const NOT_PLAYED: u8 = u8::MAX;

/// So many different ones six dice can bring.
const USUAL: usize = 28;

impl Default for Bares {
    fn default() -> Bares {
        Bares { places: [[NOT_PLAYED; MAX_DICE + 1]; MAX_DICE + 1], played: 0, all: Vec::new() }
    }
}

impl Ends {
    /// Forgets: another turn begins.
    pub fn forget(&mut self) {
        self.values.forget();
        self.bares.places = Bares::default().places;
        self.bares.played = 0;
    }

    /// What it is worth to stop with these dice.
    pub fn value(
        &mut self,
        rules: &Rules,
        g: &Game,
        free: u8,
        same: &Same,
        end: &Counts,
        mind: &mut Mind,
    ) -> f32 {
        let number = same.number(end);
        let place = self.values.place(number);
        if let Some(known) = self.values.get(place, number) {
            return known;
        }
        if mind.is_late() {
            return 0.0;
        }
        let quick = if same.adds_up { self.added(rules, g, same, end, mind) } else { None };
        let value = quick.unwrap_or_else(|| outcome(rules, g, free, end, mind));
        self.values.put(place, number, value);
        self.shares.resize(ROOM, [0.0; SEATS]);
        self.shares[place] = mind.shares;
        value
    }

    /// The chance of each seat if the dice end like this, which has been valued.
    pub fn shares(&self, same: &Same, end: &Counts) -> Option<&[f32; SEATS]> {
        let number = same.number(end);
        let place = self.values.place(number);
        self.values.get(place, number).and_then(|_| self.shares.get(place))
    }

    /// The same by adding stars and hearts to what energy and smashes come to, with what is bought as it would be without them; nothing
    /// where it does not work.
    fn added(&mut self, rules: &Rules, g: &Game, same: &Same, end: &Counts, mind: &mut Mind) -> Option<f32> {
        let seat = g.active;
        let [.., hearts, energy, smashes] = *end;
        let gained = odds::stars(end) as u8;
        // So near the goal it is what is bought that wins.
        if missing(rules, g) <= u16::from(gained) + NEAR || same.hands && hearts > 0 {
            return None;
        }
        let wickedness = same.wickedness(end)?;
        let bare = self.bares.of(rules, g, energy, smashes, mind);
        if !bare.serves {
            return None;
        }
        let more = More { stars: gained, hearts: hearts.min(same.most_hearts), wickedness };
        let value = bare.way.with(rules, seat, &more, mind)?;
        let Some((asked, other)) = &mut bare.other else { return Some(value) };
        let (shares, asked) = (mind.shares, usize::from(*asked));
        let otherwise = other.with(rules, seat, &more, mind)?;
        if mind.shares[asked] > shares[asked] {
            return Some(otherwise);
        }
        mind.shares = shares;
        Some(value)
    }
}

/// What is added to a turn.
struct More {
    stars: u8,
    hearts: u8,
    wickedness: u8,
}

impl Way {
    /// What it is worth to the seat whose turn it was if it has so much more; nothing if that wins.
    fn with(&mut self, rules: &Rules, seat: Seat, more: &More, mind: &mut Mind) -> Option<f32> {
        let after = &mut self.game;
        let m = &mut after.seats[seat as usize];
        let before = (m.stars, m.hearts, m.wickedness);
        m.wickedness = m.wickedness.saturating_add(more.wickedness);
        m.stars = m.stars.saturating_add(more.stars);
        m.hearts += more.hearts;
        let most = rules.max_hearts(after, seat);
        let m = &mut after.seats[seat as usize];
        m.hearts = m.hearts.min(most.max(before.1));
        let won = rules.score(after, seat) >= rules.stars_needed(after, seat);
        let value = (!won).then(|| mind.utility_beside(&mut self.near, rules, after, seat));
        let m = &mut after.seats[seat as usize];
        (m.stars, m.hearts, m.wickedness) = before;
        value
    }
}

/// Stars that other things than dice may bring in a turn.
pub(super) const NEAR: u16 = 6;

/// Stars that the monster whose turn it is needs to win.
pub(super) fn missing(rules: &Rules, g: &Game) -> u16 {
    rules.stars_needed(g, g.active).saturating_sub(rules.score(g, g.active)).into()
}

/// Most dice that can bring neither stars nor hearts: two of each number.
const IDLE: u8 = 6;

impl Bares {
    /// The game after a turn that brings this.
    fn of(&mut self, rules: &Rules, g: &Game, energy: u8, smashes: u8, mind: &mut Mind) -> &mut Bare {
        let place = &mut self.places[usize::from(energy)][usize::from(smashes)];
        let at = usize::from(*place);
        if *place != NOT_PLAYED {
            return &mut self.all[at];
        }
        let at = usize::from(self.played);
        *place = self.played;
        self.played += 1;
        if at == self.all.len() {
            if at == 0 {
                self.all.reserve(USUAL);
            }
            self.all.push(Bare { way: Way::new(g), serves: false, other: None });
        }
        let bare = &mut self.all[at];
        bare.serves = bare.play(rules, g, energy, smashes, mind);
        bare
    }
}

impl Bare {
    /// Plays a turn that brings energy and smashes only; whether the game goes on for this monster so that something can be added.
    fn play(&mut self, rules: &Rules, g: &Game, energy: u8, smashes: u8, mind: &mut Mind) -> bool {
        let idle = g.dice_count - energy - smashes;
        if idle > IDLE {
            return false;
        }
        let mut end = [0, 0, 0, 0, energy, smashes];
        (0..idle).for_each(|die| end[usize::from(die % 3)] += 1);
        let spare = self.other.take();
        mind.reflex.retreat = Retreat::default();
        let serves = self.way.play(rules, g, &end, mind);
        let Retreat { asked, answer, close, .. } = std::mem::take(&mut mind.reflex.retreat);
        // Where two may leave, what one does hangs on what the other does.
        if !(serves && close && asked.count_ones() == 1) {
            return serves;
        }
        let mut way = spare.map_or_else(|| Way::new(g), |(_, way)| way);
        mind.reflex.retreat.forced =
            Some(if answer == Some(Action::Leave) { Action::Stay } else { Action::Leave });
        let serves = way.play(rules, g, &end, mind);
        mind.reflex.retreat = Retreat::default();
        self.other = Some((asked.trailing_zeros() as Seat, way));
        serves
    }
}

impl Way {
    fn new(g: &Game) -> Way {
        Way { game: g.clone(), near: Sums::default() }
    }

    /// Plays a turn that ends like this; whether something can be added.
    fn play(&mut self, rules: &Rules, g: &Game, end: &Counts, mind: &mut Mind) -> bool {
        let after = &mut self.game;
        after.clone_from(g);
        end_turn(rules, after, u8::MAX, end, SEED, mind);
        veil(&g.market, after);
        let bought = |card: CardId| card != NO_CARD && !after.market.contains(&card);
        let counted = g.market.iter().any(|&card| bought(card) && rules.count_stars_or_hearts.has(card));
        if after.end.is_some() || !after.is_alive(g.active) || counted {
            return false;
        }
        mind.utility(rules, after, g.active);
        self.near.clone_from(&mind.near);
        true
    }
}

/// Values by number, in a table with room for all ways eight dice can end twice over.
struct Known(Vec<(u32, f32)>);

const ROOM: usize = 4096;

impl Default for Known {
    fn default() -> Known {
        Known(vec![(u32::MAX, 0.0); ROOM])
    }
}

impl Known {
    fn forget(&mut self) {
        self.0.fill((u32::MAX, 0.0));
    }

    /// The value of a number whose place is this.
    fn get(&self, at: usize, of: u32) -> Option<f32> {
        let (known, value) = self.0[at];
        (known == of).then_some(value)
    }

    fn put(&mut self, at: usize, of: u32, value: f32) {
        self.0[at] = (of, value);
    }

    /// Where this number is, or should be.
    fn place(&self, of: u32) -> usize {
        let mut at = (of.wrapping_mul(0x9e37_79b1) >> 20) as usize;
        for _ in 0..ROOM {
            if self.0[at].0 == of || self.0[at].0 == u32::MAX {
                break;
            }
            at = (at + 1) % ROOM;
        }
        at
    }
}

/// Tells which ways for the dice to end are the same.
pub(super) struct Same {
    /// No card tells faces apart: only what they give counts.
    plain: bool,
    /// Hearts that count: those that cannot heal give nothing.
    most_hearts: u8,
    /// Stars and hearts can be added to the rest: nothing asks how many there are.
    adds_up: bool,
    /// There are hands: three hearts draw an evolution, and each heart may be a moment to play one.
    hands: bool,
    /// Wickedness points needed for the next level, if there is one.
    to_level: Option<u8>,
}

impl Same {
    pub fn new(rules: &Rules, g: &Game) -> Same {
        let m = g.monster(g.active);
        let apart = rules.tell_faces_apart;
        // What is bought in this turn may look back at its dice.
        let at_the_end =
            apart.and(&rules.on[Hook::TurnEnds as usize].or(&rules.on[Hook::BeforeTurnEnds as usize]));
        let at_the_end = at_the_end.or(&rules.copiers);
        let elsewhere = [Hook::BuyFromDeckTop, Hook::BuyFromMonsters, Hook::BuyFromDiscards];
        let hand = rules.hand(g, g.active);
        let plain = m.cards.or(&hand).and(&apart).is_empty()
            && elsewhere.iter().all(|&hook| m.cards.and(&rules.on[hook as usize]).is_empty())
            && !g.market.iter().any(|&card| card != NO_CARD && at_the_end.has(card))
            && !is_meddled_with(rules, g)
            // Numbers bring stars by themselves; what destruction, celebrity and ouch do hangs on the board.
            && !rules.has_boroughs();
        let most_hearts = most_hearts(rules, g);
        let counted = |card: CardId| rules.count_stars_or_hearts.has(card);
        // Where there are costumes everybody has some cards: there it is worth looking closer.
        let of_others = match rules.costumes.is_empty() {
            true => &rules.count_stars_or_hearts,
            false => &rules.count_stars_or_hearts_of_others,
        };
        let others_counted = |card: CardId| of_others.has(card);
        // Whether to play what heals hangs on how many hearts are missing.
        let healing = |card: CardId| counted(card) || rules.good_for(card).healing;
        let adds_up = plain
            && most_hearts < u8::MAX
            && !m.cards.iter().any(counted)
            && !living(g).any(|seat| seat != g.active && g.monster(seat).cards.iter().any(others_counted))
            && !hand.iter().any(healing);
        Same { plain, most_hearts, adds_up, hands: rules.has_hands(), to_level: rules.to_next_level(g) }
    }

    /// Wickedness points of these dice; nothing if they reach a level, where what else the dice do may hang on the tile.
    fn wickedness(&self, end: &Counts) -> Option<u8> {
        let Some(to_level) = self.to_level else { return Some(0) };
        let points = rules::wickedness_of(end);
        (points < to_level).then_some(points)
    }

    /// Ends with the same number are the same.
    fn number(&self, end: &Counts) -> u32 {
        let digits = |of: &[u8]| of.iter().fold(0u32, |all, &n| all << 5 | u32::from(n & 31));
        let [.., hearts, energy, smashes] = *end;
        match self.wickedness(end) {
            Some(wickedness) if self.plain => {
                let hearts = if self.hands { hearts } else { hearts.min(self.most_hearts) };
                digits(&[odds::stars(end) as u8, hearts, energy, smashes, wickedness])
            }
            _ => digits(end) | 1 << 31,
        }
    }
}

/// Has a rival a card that may do something to these dice? What it does hangs on every one of them.
fn is_meddled_with(rules: &Rules, g: &Game) -> bool {
    let meddling = rules.on[Hook::RollsFinished as usize].or(&rules.on[Hook::BeforeResolving as usize]);
    let meddles = |seat: Seat| !g.monster(seat).cards.or(&rules.hand(g, seat)).and(&meddling).is_empty();
    living(g).any(|seat| seat != g.active && meddles(seat))
}

/// Hearts on the dice of the monster whose turn it is that can do something: all of them where there are tokens to take off.
pub(crate) fn most_hearts(rules: &Rules, g: &Game) -> u8 {
    let m = g.monster(g.active);
    let curable = [Token::Poison, Token::Shrink].iter().any(|&token| m.tokens[token as usize] > 0);
    match rules.in_city(g, g.active) {
        true => 0,
        false if curable => u8::MAX,
        false => rules.max_hearts(g, g.active).saturating_sub(m.hearts),
    }
}

/// What it is worth to stop with these dice.
fn outcome(rules: &Rules, g: &Game, free: u8, end: &Counts, mind: &mut Mind) -> f32 {
    let mut after = g.clone();
    end_turn(rules, &mut after, free, end, SEED, mind);
    veil(&g.market, &mut after);
    mind.utility(rules, &after, g.active)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::planner::Luck;
    use crate::planner::Temper;
    use crate::value::built_in_for;
    use crate::{Bot, Brawler, Situation};
    use cards::catalogue::Catalogue;
    use cards::set::Board;
    use cards::table::{Table as Chosen, TableOptions};
    use odds::FACES;
    use rules::{Ask, Edition, Options, Seeded, Silent};

    /// What came of comparing ends that count as the same.
    #[derive(Default)]
    struct Compared {
        compared: usize,
        with_cards: usize,
        /// Two that count as the same and are not.
        differ: Vec<(f32, String)>,
        added: usize,
        /// What is added up differs from what is played by so much.
        off_by: Vec<f32>,
    }

    /// Games of brawlers at a table with these additions, with ends drawn for each first roll. `alone`: only where nobody else has cards
    /// who could meddle with the dice.
    fn compare(with: &[&str], first: usize, games: u64, alone: bool) -> Compared {
        let catalogue = Catalogue::built_in();
        let mut options = TableOptions::new(Edition::MonsterBox, 4);
        options.with = with.iter().map(|word| word.to_string()).collect();
        if with.contains(&"power-up") {
            let ids = catalogue.monsters().iter().map(|m| &m.facts.id);
            let evolving = ids.filter(|id| catalogue.evolutions_of(id, Board::Tokyo).next().is_some());
            options.monsters = evolving.skip(first).take(4).cloned().collect();
        }
        let table = Chosen::new(&catalogue, &options).unwrap();
        let rules = &table.rules;
        let mut mind = Mind::new(rules, Temper::default(), built_in_for(rules));
        let mut found = Compared::default();
        for seed in 0..games {
            let mut rng = Seeded::new(seed);
            let mut chance = Luck::new(seed);
            let mut g = rules.deal(&mut chance, &mut Silent);
            let mut options = Options::default();
            while let Some(decision) = rules.decision(&g) {
                let seat = decision.seats.trailing_zeros() as u8;
                rules.options(&g, seat, &mut options);
                let all = (1 << g.dice_count) - 1;
                let meddled = alone && (0..g.players).any(|s| s != seat && !g.monster(s).cards.is_empty());
                if g.ask() == Ask::Roll && options.dice == all && g.rolls_made == 1 && !meddled {
                    found.look_at(rules, &g, all, &mut rng, &mut mind);
                }
                let s = Situation { rules, game: &g, seat, decision, options: &options };
                let action = Brawler.answer(&s, &mut rng);
                rules.apply_unchecked(&mut g, seat, action, &mut chance, &mut Silent);
            }
        }
        found
    }

    impl Compared {
        fn look_at(&mut self, rules: &Rules, g: &Game, all: u8, rng: &mut Seeded, mind: &mut Mind) {
            let same = Same::new(rules, g);
            let mut known: Vec<(u32, f32, Counts)> = Vec::new();
            for _ in 0..60 {
                let mut end = [0; FACES];
                (0..g.dice_count).for_each(|_| end[rng.below(FACES as u32) as usize] += 1);
                let key = same.number(&end);
                mind.reflex.forget();
                let value = outcome(rules, g, all, &end, mind);
                if same.adds_up {
                    mind.reflex.forget();
                    if let Some(sum) = Ends::default().added(rules, g, &same, &end, mind) {
                        self.added += 1;
                        self.off_by.extend(Some((sum - value).abs()).filter(|off| *off > 1e-3));
                    }
                }
                match known.iter().find(|(other, ..)| *other == key) {
                    Some((_, before, like)) => {
                        let m = g.monster(g.active);
                        let cards: Vec<_> =
                            m.cards.or(&rules.hand(g, g.active)).iter().map(|c| rules.card_name(c)).collect();
                        let off = (value - before).abs();
                        if off >= 1e-3 {
                            let what = format!("{end:?} {value}, {like:?} {before}, with {cards:?}");
                            self.differ.push((off, what));
                        }
                        self.compared += 1;
                        self.with_cards += usize::from(!m.cards.is_empty());
                    }
                    None => known.push((key, value, end)),
                }
            }
        }
    }

    /// Ends that count as the same are worth the same, whatever cards lie there. Others may meddle
    /// with theirs: that is left out, here as there.
    #[test]
    fn the_same_is_the_same() {
        let Compared { compared, with_cards, differ, added, off_by } =
            compare(&["origins-all", "promos-likely"], 0, 600, true);
        assert!(differ.is_empty(), "{differ:?}");
        assert!(compared > 20_000 && with_cards > 5_000, "{compared} {with_cards}");
        // What is added up is what is played, but for purchases and retreats, which are chosen without stars and hearts.
        let (rare, mean) = (off_by.len() * 20 < added, off_by.iter().sum::<f32>() / added as f32);
        println!("{added} added up, {} of them off, by {mean:.5} on average of all", off_by.len());
        assert!(added > 10_000 && rare && mean < 2e-3, "{added} {} {mean}", off_by.len());
    }

    /// The same with expansions, where others often have something to meddle with.
    #[test]
    fn with_expansions_the_same_is_the_same_too() {
        let all = &["power-up", "halloween", "wicked-mixed", "luchador"];
        for with in [&["power-up"][..], &["halloween"], &["wicked-mixed"], &["luchador"], all] {
            let Compared { compared, differ, added, off_by, .. } = compare(with, 4, 60, false);
            // Two triples are two moments to play a card, one is one.
            assert!(compared > 20_000 && differ.len() * 10_000 < compared, "{with:?} {compared} {differ:?}");
            let mean = off_by.iter().sum::<f32>() / added.max(1) as f32;
            println!("{with:?}: {added} added up, {} of them off, by {mean:.5} on average", off_by.len());
            assert!(with.len() > 1 || added > 200, "{with:?} {added}");
            // With all of them few can be added up at all.
            assert!(off_by.len() * 16 <= added && mean < 5e-3, "{with:?} {added} {} {mean}", off_by.len());
        }
    }
}
