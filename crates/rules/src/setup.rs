//! Set-up: from an edition, house rules and a list of cards to the rules of a table, and the first deal.

use crate::compile::{CardError, Compiler};
use crate::event::{NOBODY, Seat};
use crate::game::{Ask, Board, COPIERS, COUNTED, Frozen, Game, Monster, Now, SEATS};
use crate::hand::bits;
use crate::lang::{CardDef, Face, Kind, Limit, Resource, Who, Whose};
use crate::rulebook::{Edition, FaceRule, NO_BOROUGH, Rulebook, Step};
use crate::sets::{CardId, CardSet, NO_CARD};
use crate::standing::{LOST_HEARTS, Standing, TOOK_HEARTS, YOUR_TURN};
use crate::tables::{
    Ability, Amount, Cond, Def, Expansions, Hook, Hooks, Op, Plays, Rules, Span, Takes, touch,
};

/// What a table wants to play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Which edition.
    pub edition: Edition,
    /// How many monsters.
    pub players: u8,
    /// The two-player variant; by default on with two monsters (2P-1). Tokyo only.
    pub two_player_variant: Option<bool>,
    /// New York: two monsters fit into Manhattan while five or six play (NYB-35); off for one at any time.
    pub crowded: bool,
    /// House rule: hearts at the start.
    pub hearts: Option<u8>,
    /// House rule: stars needed to win.
    pub stars_to_win: Option<u8>,
    /// Which monster sits where, by name; needed with evolutions.
    pub monsters: Vec<String>,
    /// Power Up!: every monster has its evolutions.
    pub evolutions: bool,
    /// Mutant evolutions: they are drafted.
    pub mutants: bool,
    /// Halloween: everybody starts with a costume, the others are in the deck.
    pub costumes: bool,
    /// Even More Wicked!: points and tiles.
    pub wickedness: bool,
    /// Luchador: masks and Challenges.
    pub challenges: bool,
    /// The game waits at every window that a hidden hand could have an answer for, whether it has one or not, so that
    /// nobody learns anything from where it waits. Simulations are quicker without.
    pub held_windows: bool,
}

impl Setup {
    /// An edition as its book says.
    pub fn new(edition: Edition, players: u8) -> Setup {
        Setup {
            edition,
            players,
            two_player_variant: None,
            crowded: true,
            hearts: None,
            stars_to_win: None,
            monsters: Vec::new(),
            evolutions: false,
            mutants: false,
            costumes: false,
            wickedness: false,
            challenges: false,
            held_windows: false,
        }
    }
}

/// Why a table cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Too few or too many monsters.
    Players {
        /// How many were wanted.
        wanted: u8,
        /// The edition.
        edition: Edition,
        /// Fewest and most it allows.
        allowed: (u8, u8),
    },
    /// The two-player variant with more than two.
    NotTwo {
        /// How many monsters there are.
        players: u8,
    },
    /// The cards of an expansion do not fit the table.
    Expansion(String),
    /// A house rule out of range.
    HouseRule {
        /// Which number.
        what: &'static str,
        /// What was wanted.
        wanted: u8,
        /// Smallest and largest that works.
        allowed: (u8, u8),
    },
    /// More cards than there is room for.
    TooManyCards {
        /// How many there would be.
        wanted: usize,
    },
    /// A card of the deck has no known price.
    NoPrice {
        /// The card.
        card: String,
    },
    /// A card speaks of a face that only the other city's dice have.
    OtherCity {
        /// The card.
        card: String,
        /// The face.
        face: Face,
        /// The edition it was wanted in.
        edition: Edition,
    },
    /// A card cannot work.
    Card(CardError),
}

impl std::fmt::Display for SetupError {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        match self {
            SetupError::Players { wanted, edition, allowed } => {
                write!(f, "{} is for {} to {} monsters, not {wanted}", edition.id(), allowed.0, allowed.1)
            }
            SetupError::NotTwo { players } => {
                write!(f, "the two-player variant needs exactly 2 monsters, not {players}")
            }
            SetupError::HouseRule { what, wanted, allowed } => {
                write!(f, "{what} can be {} to {}, not {wanted}", allowed.0, allowed.1)
            }
            SetupError::TooManyCards { wanted } => {
                write!(f, "{wanted} cards are too many for one table; at most {MOST_CARDS} fit")
            }
            SetupError::NoPrice { card } => write!(
                f,
                "the price of {card} is not known, so it cannot be in a deck; give it one in a set of your own"
            ),
            SetupError::Expansion(why) => f.write_str(why),
            SetupError::OtherCity { card, face, edition } => {
                write!(f, "{card} speaks of {face:?}, which is on no die of {}", edition.id())
            }
            SetupError::Card(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SetupError {}

impl From<CardError> for SetupError {
    fn from(error: CardError) -> SetupError {
        SetupError::Card(error)
    }
}

/// Most physical cards at one table; the numbers above stand for "no card" and "tokens".
pub const MOST_CARDS: usize = 254;

impl Rules {
    /// Compiles the rules of a table. `deck` gives each card of the deck with its number of copies; the physical
    /// cards are numbered in that order.
    pub fn new(setup: &Setup, deck: &[(CardDef, u8)]) -> Result<Rules, SetupError> {
        let tokyo = !setup.edition.is_new_york();
        let variant = setup.two_player_variant.unwrap_or(setup.players == 2 && tokyo);
        let mut book = Rulebook::new(setup.edition, variant, setup.crowded);
        if setup.players < book.players.0 || setup.players > book.players.1 {
            let allowed = book.players;
            return Err(SetupError::Players { wanted: setup.players, edition: setup.edition, allowed });
        }
        if variant && !tokyo {
            return Err(SetupError::Expansion("the two-player variant is one of Tokyo's".into()));
        }
        if variant && setup.players != 2 {
            return Err(SetupError::NotTwo { players: setup.players });
        }
        if let Some(hearts) = setup.hearts {
            check_house_rule("starting hearts", hearts, (1, 100))?;
            book.hearts = hearts;
            book.most_hearts = book.most_hearts.max(hearts);
        }
        if let Some(stars) = setup.stars_to_win {
            check_house_rule("stars to win", stars, (1, 100))?;
            book.stars_to_win = stars;
        }
        let copies: usize = deck.iter().map(|d| d.1 as usize).sum();
        if copies > MOST_CARDS || deck.len() > MOST_CARDS {
            return Err(SetupError::TooManyCards { wanted: copies });
        }
        let mut compiler = Compiler::default();
        let mut rules = Rules {
            players: setup.players,
            first_city: first_city(&book),
            many: many(&book),
            step_needs: [0; 32],
            steps: [Step::Pass; 32],
            conditional_steps: 0,
            last_steps: 0,
            with: Expansions {
                evolutions: setup.evolutions,
                mutants: setup.mutants,
                costumes: setup.costumes,
                wickedness: setup.wickedness,
                challenges: setup.challenges,
                held_windows: setup.held_windows,
            },
            face_counts: face_counts(&book),
            face_of_sort: std::array::from_fn(|sort| face_of_sort(&book, sort)),
            bit_of_sort: std::array::from_fn(|sort| 1 << face_of_sort(&book, sort)),
            book,
            defs: Vec::new(),
            card_def: Vec::new(),
            card_abilities: [Span::default(); 256],
            card_mods: [Span::default(); 256],
            deck: CardSet::EMPTY,
            card_cost: [0; 256],
            conditional: CardSet::EMPTY,
            on: [CardSet::EMPTY; crate::tables::HOOKS],
            heard_by_others: 0,
            copiers: CardSet::EMPTY,
            tell_faces_apart: CardSet::EMPTY,
            count_stars_or_hearts: CardSet::EMPTY,
            count_stars_or_hearts_of_others: CardSet::EMPTY,
            keeps: CardSet::EMPTY,
            power: CardSet::EMPTY,
            costumes: CardSet::EMPTY,
            evolutions: CardSet::EMPTY,
            first_evolution: 0,
            own_evolutions: [0; SEATS],
            plays_on: [[Plays::default(); 2]; crate::tables::HOOKS],
            takes: Vec::new(),
            evolution_plays: [0; 64],
            played_at: [0; 64],
            saviours: 0,
            returns: 0,
            funds: 0,
            spoilers: CardSet::EMPTY,
            gifts: 0,
            named_on: [NOBODY; 64],
            tiles: CardSet::EMPTY,
            first_tile: 0,
            card_level: [0; 256],
            challenges: CardSet::EMPTY,
            first_challenge: 0,
            goals: CardSet::EMPTY,
            goal_of: [NO_CARD; 6],
            discounted: CardSet::EMPTY,
            common_hooks: 0,
            dear_moves: CardSet::EMPTY,
            moves_cost: false,
            souvenirs: CardSet::EMPTY,
            tricky_rolls: !tokyo,
            homes: Vec::new(),
            on_the_way: 0,
            boroughs: [NO_BOROUGH; 16],
            rows: [0; 16],
            entries: [0; 16],
            abilities: Vec::new(),
            mods: Vec::new(),
            ops: Vec::new(),
            conds: Vec::new(),
            amounts: Vec::new(),
            always_ask_face_order: false,
        };
        for (card, copies) in deck {
            let def = compiler.card(card)?;
            if card.kind.is_power() && card.cost.is_none() && *copies > 0 {
                return Err(SetupError::NoPrice { card: card.id.clone() });
            }
            let copier = crate::compile::copies_cards(card);
            let apart = crate::footprint::tells_faces_apart(card);
            let counts = crate::footprint::counts_stars_or_hearts(card);
            let counts_others = crate::footprint::counts_stars_or_hearts_of_others(card);
            rules.check_faces(card)?;
            rules.tricky_rolls |= def.hooks & (Hook::MustReroll.bit() | Hook::CannotReroll.bit()) != 0
                || crate::check::puts_tokens_on_rolls(card);
            let index = rules.defs.len() as u8;
            for _ in 0..*copies {
                let id = rules.card_def.len() as u8;
                rules.card_def.push(index);
                rules.card_cost[id as usize] = def.cost;
                rules.card_abilities[id as usize] = def.abilities;
                rules.card_mods[id as usize] = def.mods;
                if def.cheaper_in.1 > 0 {
                    rules.discounted.put(id);
                }
                if def.moves_cost > 0 {
                    rules.dear_moves.put(id);
                }
                if crate::check::leaves_souvenirs(card) {
                    rules.souvenirs.put(id);
                }
                if !def.only_if.is_empty() {
                    rules.conditional.put(id);
                }
                rules.sort_in(id, card, setup)?;
                for hook in 0..crate::tables::HOOKS {
                    if def.hooks >> hook & 1 == 1 {
                        rules.on[hook].put(id);
                    }
                }
                if card.kind.is_evolution() {
                    if def.returns.is_some() {
                        rules.returns |= rules.evolution(id);
                    }
                    if crate::compile::funds(card) {
                        rules.funds |= rules.evolution(id);
                    }
                }
                let touches =
                    |a: &crate::tables::Ability| (a.touches.adds | a.touches.sets) & touch::OTHERS != 0;
                let own = &compiler.abilities[def.abilities.range()];
                if own.iter().any(|a| a.hook == Hook::AnyTime && touches(a)) {
                    rules.spoilers.put(id);
                }
                if copier {
                    rules.copiers.put(id);
                }
                if apart {
                    rules.tell_faces_apart.put(id);
                }
                if counts {
                    rules.count_stars_or_hearts.put(id);
                }
                if counts_others {
                    rules.count_stars_or_hearts_of_others.put(id);
                }
            }
            rules.defs.push(def);
        }
        (rules.abilities, rules.mods, rules.ops) = (compiler.abilities, compiler.mods, compiler.ops);
        (rules.conds, rules.amounts) = (compiler.conds, compiler.amounts);
        for a in &mut rules.abilities {
            a.may_be_idle = Rules::may_be_idle(rules.ops[a.program.range()].first());
            if let [Cond::Standing(needed), ..] = rules.conds[a.cond.range()] {
                a.standing = needed;
                a.other_conds.start += 1;
            }
            a.is_plain =
                a.limit == Limit::None && a.cost.counters == 0 && a.other_conds.is_empty() && !a.may_be_idle;
            if a.whose != Whose::Yours {
                rules.heard_by_others |= a.hook.bit();
            }
        }
        rules.first_tile = rules.tiles.iter().next().unwrap_or(0);
        rules.first_challenge = rules.challenges.iter().next().unwrap_or(0);
        rules.sort_evolutions();
        rules.note_what_plays_take();
        rules.lay_out_places();
        rules.moves_cost = !rules.dear_moves.is_empty();
        let keeps_for_less = &rules.on[Hook::BuyKeepsFromDiscards as usize];
        if !rules.discounted.is_empty() || !keeps_for_less.is_empty() {
            rules.common_hooks = Hook::Price.bit();
        }
        rules.check_room()?;
        rules.check_expansions(setup)?;
        rules.plan_steps(setup);
        Ok(rules)
    }

    /// When which evolution can be played, as far as that can be said beforehand.
    fn sort_evolutions(&mut self) {
        for card in self.evolutions.iter() {
            let bit = self.evolution(card);
            let e = (card - self.first_evolution) as usize;
            self.evolution_plays[e] = self.def(card).plays;
            if self.own_abilities(card).any(|a| a.hook == Hook::AnyTime && a.heals > 0) {
                self.saviours |= bit;
            }
            for hook in 0..crate::tables::HOOKS {
                if self.def(card).plays >> hook & 1 == 1 {
                    self.played_at[hook & 63] |= bit;
                    for (turn, active) in [(0, 0), (1, 1)] {
                        if self.may_play_in_turn_of(card, hook, active) {
                            self.plays_on[hook][turn].all |= bit;
                        }
                    }
                }
            }
        }
    }

    /// Could seat 0 play this evolution in a turn of this seat?
    fn may_play_in_turn_of(&self, card: CardId, hook: usize, active: Seat) -> bool {
        let not_now = |conds: Span| active != 0 && self.standing_needed(conds) & YOUR_TURN != 0;
        let def = self.def(card);
        if def.kind == Kind::Permanent && not_now(def.only_if) {
            return false;
        }
        def.kind == Kind::Permanent && hook == Hook::AnyTime as usize
            || self.own_abilities(card).any(|a| {
                a.hook as usize == hook && self.answers_in_window(a, a.hook, 0, active) && !not_now(a.cond)
            })
    }

    /// What it takes to play each evolution at each hook.
    fn note_what_plays_take(&mut self) {
        for hook in 0..crate::tables::HOOKS {
            for turn in 0..2 {
                let first = self.takes.len() as u16;
                self.plays_on[hook][turn].first = first;
                for e in bits(self.plays_on[hook][turn].all) {
                    let takes = self.takes_to_play(self.first_evolution + e, hook, turn as Seat);
                    let free = takes.standing == 0 && takes.energy == 0 && !takes.more;
                    self.plays_on[hook][turn].surely |= (free as u64) << e;
                    self.takes.push(takes);
                }
                let all = &self.takes[first as usize..];
                let alike = all.first().filter(|takes| !takes.more && all.iter().all(|t| t == *takes));
                self.plays_on[hook][turn].alike = alike.copied();
            }
        }
    }

    /// What it takes seat 0 to play this evolution in a turn of this seat: as much of [`Rules::playable_now`] as can be said
    /// beforehand.
    fn takes_to_play(&self, card: CardId, hook: usize, active: Seat) -> Takes {
        let def = self.def(card);
        let mut takes = Takes { standing: 0, energy: 0, more: false };
        if def.kind == Kind::Permanent {
            takes.standing = self.standing_needed(def.only_if);
            takes.more = self.needs_more_than_standing(def.only_if) || self.arrives_by_choice(card);
            if hook == Hook::AnyTime as usize {
                return takes;
            }
        }
        let fits = |a: &&Ability| {
            a.hook as usize == hook && a.optional && self.answers_in_window(a, a.hook, 0, active)
        };
        let mut abilities = self.own_abilities(card).filter(fits);
        let (Some(a), None) = (abilities.next(), abilities.next()) else {
            return Takes { more: true, ..takes };
        };
        takes.energy = a.cost.energy;
        takes.standing |= self.standing_needed(a.cond);
        takes.more |= self.needs_more_than_standing(a.cond)
            || def.kind != Kind::Permanent && (a.limit != Limit::None || a.cost.counters > 0);
        if a.may_be_idle {
            match self.ops[a.program.range()] {
                // A gain of nothing is nothing.
                [Op::Gain(Who::You, Resource::Stars | Resource::Energy, n)] => match self.amounts[n as usize]
                {
                    Amount::HeartsLost => takes.standing |= LOST_HEARTS,
                    Amount::HeartsTaken => takes.standing |= TOOK_HEARTS,
                    _ => takes.more = true,
                },
                _ => takes.more = true,
            }
        }
        takes
    }

    fn standing_needed(&self, conds: Span) -> Standing {
        match self.conds[conds.range()] {
            [Cond::Standing(needed), ..] => needed,
            _ => 0,
        }
    }

    fn needs_more_than_standing(&self, conds: Span) -> bool {
        self.conds[conds.range()].iter().any(|c| !matches!(c, Cond::Standing(_)))
    }

    /// The steps of a turn without those for which no card of the table has anything.
    fn plan_steps(&mut self, setup: &Setup) {
        let cards = self.defs.iter().fold(ALWAYS, |all, def| all | def.hooks | def.plays);
        let needed = self.book.steps.iter().filter(|&&step| step_needs(step, setup) & cards != 0);
        let needed = needed.filter(|&&step| step != Step::LastChance || !self.spoilers.is_empty());
        for (i, &step) in needed.enumerate() {
            self.steps[i] = step;
            self.step_needs[i] = step_needs(step, setup);
            self.conditional_steps |= ((self.step_needs[i] & ALWAYS == 0) as u32) << i;
        }
        self.last_steps = self.step_number(Step::BeforeEnd);
        for i in 0..self.defs.len() {
            self.defs[i].steps = self.steps_for(self.defs[i].hooks);
        }
    }

    /// The number of a step in the turns of this table, or of the first that follows it.
    pub(crate) fn step_number(&self, step: Step) -> u8 {
        let rest = self.book.steps.iter().skip_while(|s| **s != step);
        rest.filter_map(|s| self.steps.iter().position(|t| t == s)).next().unwrap_or(0) as u8
    }

    /// Notes where a physical card belongs.
    fn sort_in(&mut self, id: CardId, card: &CardDef, setup: &Setup) -> Result<(), SetupError> {
        if card.kind.is_power() {
            self.power.put(id);
        }
        match card.kind {
            Kind::Keep => {
                self.keeps.put(id);
                self.deck.put(id);
            }
            Kind::Discard => self.deck.put(id),
            Kind::Costume => self.costumes.put(id),
            Kind::Permanent | Kind::Temporary | Kind::Gift => {
                if self.evolutions.is_empty() {
                    self.first_evolution = id;
                }
                let index = id - self.first_evolution;
                if index as u32 != self.evolutions.len() || index >= 64 {
                    return Err(SetupError::Expansion("they must come together, and be at most 64".into()));
                }
                self.evolutions.put(id);
                let seat = setup.monsters.iter().position(|m| Some(m) == card.monster.as_ref());
                let Some(seat) = seat.filter(|s| *s < SEATS) else {
                    let monster = card.monster.as_deref().unwrap_or("no monster");
                    return Err(SetupError::Expansion(format!(
                        "{} belongs to {monster}, who does not play",
                        card.id
                    )));
                };
                self.own_evolutions[seat] |= 1 << index;
                self.named_on[index as usize] = seat as u8;
                if card.kind == Kind::Gift {
                    self.gifts |= 1 << index;
                }
            }
            Kind::Tile => {
                check_together("wickedness tiles", &self.tiles, id)?;
                self.tiles.put(id);
                self.card_level[id as usize] = card.level;
            }
            Kind::Challenge => {
                check_together("Challenge cards", &self.challenges, id)?;
                self.challenges.put(id);
            }
            Kind::Goal => {
                let face = card.goal.map_or(0, |face| face.number()) as usize;
                if std::mem::replace(&mut self.goal_of[face], id) != NO_CARD {
                    return Err(SetupError::Expansion(format!("{} is a second goal of its face", card.id)));
                }
                self.goals.put(id);
            }
        }
        Ok(())
    }

    /// Faces of the other city's dice never come up here.
    fn check_faces(&self, card: &CardDef) -> Result<(), SetupError> {
        let dice = if self.book.edition.is_new_york() { Face::NEW_YORK } else { Face::TOKYO };
        match crate::check::faces_of(card).into_iter().find(|face| !dice.contains(face)) {
            None => Ok(()),
            Some(face) => {
                let edition = self.book.edition;
                Err(SetupError::OtherCity { card: card.id.clone(), face, edition })
            }
        }
    }

    /// What follows from the places of the board.
    fn lay_out_places(&mut self) {
        let places = &self.book.places;
        for (p, place) in places.iter().enumerate() {
            self.boroughs[p] = place.borough;
            self.rows[p] = 1 << p;
            self.entries[p] = p as u8;
            if !place.city && place.room > 0 {
                self.homes.push(p as u8);
            }
            if place.room == 0 {
                self.on_the_way = p as u8;
            }
        }
        for (p, place) in places.iter().enumerate() {
            if let Some(next) = place.next {
                let (first, all) = (self.entries[p], self.rows[p] | 1 << next);
                self.entries[next as usize] = first;
                (0..16).filter(|q| all >> q & 1 == 1).for_each(|q| self.rows[q] = all);
            }
        }
    }

    /// A game has room for so many cards with counters and so many copies; no table may need more.
    fn check_room(&self) -> Result<(), SetupError> {
        let counts = |def: &Def| {
            let spans = self.abilities[def.abilities.range()].iter().map(|a| a.program).chain([def.on_gain]);
            def.counters > 0
                || spans
                    .into_iter()
                    .any(|s| self.ops[s.range()].iter().any(|op| matches!(op, Op::AddCounters(_))))
        };
        let counted = self.card_def.iter().filter(|&&d| counts(&self.defs[d as usize])).count();
        let copiers = self.copiers.len() as usize;
        for (what, wanted, most) in [
            ("cards that copy others", copiers, COPIERS),
            ("cards with counters or copying", counted + copiers, COUNTED),
        ] {
            if wanted > most {
                return Err(SetupError::Expansion(format!(
                    "{wanted} {what} are too many for one table; at most {most} fit"
                )));
            }
        }
        Ok(())
    }

    /// Each expansion needs its cards.
    fn check_expansions(&self, setup: &Setup) -> Result<(), SetupError> {
        let fail = |why: String| Err(SetupError::Expansion(why));
        if setup.mutants && !setup.evolutions {
            return fail("a draft of mutant evolutions needs evolutions".into());
        }
        if setup.evolutions {
            for seat in 0..setup.players as usize {
                let n = self.own_evolutions[seat].count_ones();
                if n != 8 {
                    let monster = setup.monsters.get(seat).map_or("seat without a monster", String::as_str);
                    return fail(format!("{monster} has {n} evolutions, 8 are needed"));
                }
            }
        }
        if setup.costumes && self.costumes.len() < 2 * setup.players as u32 {
            return fail(format!("{} costumes are not enough to choose from", self.costumes.len()));
        }
        if setup.wickedness && (self.tiles.is_empty() || self.tiles.len() > 32) {
            return fail(format!("{} wickedness tiles: 1 to 32 are needed", self.tiles.len()));
        }
        let challenges = self.challenges.len();
        if setup.challenges && !(setup.players as u32..=32).contains(&challenges) {
            return fail(format!(
                "{challenges} Challenge cards: one for everybody and at most 32 are needed"
            ));
        }
        Ok(())
    }

    /// A position before the first turn: monsters at their starting values, all cards in the deck, nobody's turn yet.
    pub fn blank(&self) -> Game {
        let mut seats = [Monster::NONE; SEATS];
        for seat in &mut seats[..self.players as usize] {
            seat.hearts = self.book.hearts;
            seat.hooks = self.common_hooks;
            seat.place = self.on_the_way;
        }
        Game {
            now: Now::NEW,
            seats,
            stack: Default::default(),
            hooks: ALWAYS | self.common_hooks,
            steps: self.steps_for(ALWAYS),
            deck: self.deck,
            discards: CardSet::EMPTY,
            top: Default::default(),
            bottom: Default::default(),
            market: [NO_CARD; 3],
            board: Board::NONE,
            awaits_keep: 0,
            counters: Default::default(),
            copies: Default::default(),
            used: Default::default(),
            used_on_loss: Default::default(),
            lent: Default::default(),
            marks: Default::default(),
            reserved: Default::default(),
            somewhere: 0,
            somewhere_plays: 0,
            known: 0,
            played: 0,
            unseen: 0,
            tiles: low_bits(self.tiles.len()),
            challenge_deck: low_bits(self.challenges.len()),
            challenge_discards: 0,
            challenge_unseen: [0; SEATS],
            extra_turns: Default::default(),
            dice: Default::default(),
            dice_count: 0,
            rolls_left: 0,
            rolls_made: 0,
            result: [0; 6],
            held: [0; SEATS],
            frozen: Frozen::default(),
            started_in_city: 0,
            at_zero: 0,
            in_city: 0,
            at_stars: 0,
            any_time: 0,
            allies: false,
            alive: (1u16 << self.players).wrapping_sub(1) as u8,
            safe_by: [NO_CARD; SEATS],
            players: self.players,
            active: 0,
            regular: 0,
            fewer_dice: 0,
            turn: 0,
            clock: 1,
            smash_card: NO_CARD,
            answers: 0,
            ask: Ask::Nothing,
            asked: 0,
            end: None,
        }
    }
}

/// So many bits, from the lowest on.
fn low_bits(n: u32) -> u32 {
    ((1u64 << n.min(32)) - 1) as u32
}

/// Cards that are kept as a bit each must be numbered without a gap.
fn check_together(what: &str, before: &CardSet, id: CardId) -> Result<(), SetupError> {
    let first = before.iter().next().unwrap_or(id);
    if (id - first) as u32 == before.len() {
        Ok(())
    } else {
        Err(SetupError::Expansion(format!("the {what} must come together in the list of cards")))
    }
}

fn face_of_sort(book: &Rulebook, sort: usize) -> u8 {
    book.faces.iter().position(|face| face.sort() == sort).unwrap_or(0) as u8
}

fn first_city(book: &Rulebook) -> Option<u8> {
    book.places.iter().position(|p| p.city && p.from_players == 0).map(|p| p as u8)
}

/// From how many living monsters on the city has room for more than one.
fn many(book: &Rulebook) -> u8 {
    // Zones that one moves up to are no places of their own.
    let above: Vec<u8> = book.places.iter().filter_map(|p| p.next).collect();
    let entries = book.places.iter().enumerate().filter(|(i, _)| !above.contains(&(*i as u8)));
    let city = entries.map(|(_, p)| p).filter(|p| p.city);
    let room_always: u8 = city.clone().filter(|p| p.from_players == 0).map(|p| p.room).sum();
    if room_always > 1 { 0 } else { city.map(|p| p.from_players).filter(|&n| n > 0).min().unwrap_or(u8::MAX) }
}

/// Hooks without which a step of the turn has nothing to do. The top bit is always set in [`Game::hooks`].
fn step_needs(step: Step, setup: &Setup) -> Hooks {
    let only_with = |expansion: bool| if expansion { ALWAYS } else { 0 };
    match step {
        Step::Begin => Hook::TurnOpens.bit() | Hook::TurnBegins.bit(),
        Step::Evolve => only_with(setup.evolutions),
        Step::Contest => Hook::BeforeEntering.bit(),
        Step::AfterEnter => Hook::AfterEntering.bit(),
        Step::BeforeEnd => Hook::BeforeTurnEnds.bit(),
        Step::Gifts => only_with(setup.evolutions || setup.costumes),
        Step::BeforeRoll => Hook::BeforeFirstRoll.bit(),
        Step::React => Hook::RollsFinished.bit(),
        Step::Change => Hook::ChangingDice.bit() | Hook::RerollsFace.bit(),
        Step::Sell => Hook::Selling.bit(),
        Step::LastChance => Hook::AnyTime.bit(),
        _ => ALWAYS,
    }
}

/// A bit that no hook uses.
pub(crate) const ALWAYS: Hooks = 1 << 127;

fn face_counts(book: &Rulebook) -> u64 {
    let bytes = std::array::from_fn(|f| match book.faces.get(f) {
        Some(FaceRule::Number(_)) => 128 - 3,
        Some(_) => 128 - 1,
        None => 0,
    });
    u64::from_le_bytes(bytes)
}

fn check_house_rule(what: &'static str, wanted: u8, allowed: (u8, u8)) -> Result<(), SetupError> {
    if (allowed.0..=allowed.1).contains(&wanted) {
        Ok(())
    } else {
        Err(SetupError::HouseRule { what, wanted, allowed })
    }
}
