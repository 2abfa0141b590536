//! Who speaks, in which language and about which moment: what a word needs to know of its surroundings.

use rules::lang::{Borough, Face, Kind, Moment, Resource, Target, Token, Who, Whose};

use super::bundle::{self, Value};
use super::{Lang, MARK};
use crate::set::Board;

/// Arguments of a message.
pub(crate) type Args = Vec<(String, Value)>;

/// A monster or a group as the message files know it, with the number some of them are chosen by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Term {
    pub key: &'static str,
    pub n: u8,
}

impl Term {
    pub const YOU: Term = Term { key: "you", n: 0 };
}

impl From<&'static str> for Term {
    fn from(key: &'static str) -> Term {
        Term { key, n: 0 }
    }
}

/// The surroundings of a word.
#[derive(Clone, Copy)]
pub(crate) struct Voice {
    pub lang: Lang,
    /// The board on which it is spoken.
    pub board: Board,
    /// The sort of card that speaks.
    pub kind: Kind,
    /// The moment of the ability.
    pub moment: Option<Moment>,
    /// The front of the sentence already names the other monster as the cause.
    pub by_another: bool,
    /// The front says that smashes are the cause.
    pub by_smashes: bool,
    /// What happens concerns the other monster of the moment, which the front must name.
    pub from_it: bool,
    /// Counters on this card are energy.
    pub stored: bool,
    /// Not the first sentence any more: pronouns no longer reach back.
    pub later: bool,
    /// Inside a clause about several monsters: "it" is each of them.
    pub each: bool,
    /// Stars come on top of those the rules give at this moment.
    pub extra: bool,
    /// How the event of the front is introduced.
    pub intro: Intro,
    /// The moment may come on anybody's turn, so that "once per turn" must say whose.
    pub any_turn: bool,
    /// What is counted over a turn is counted over the owner's.
    pub own_turn: bool,
    /// Inside an offer, where a verb is never an order.
    pub offered: bool,
    /// The offer may be taken any number of times, and its verb can say so.
    pub many: bool,
    /// The offer may save the owner's life.
    pub saving: bool,
    /// An ability before this one has already copied a card.
    pub copied: bool,
    /// A temporary card that is laid out when it is played.
    pub laid: bool,
    /// What is laid out stays until then.
    pub until: Option<Moment>,
    /// The card lies in front of another monster and the text speaks to its owner all the same.
    pub lent: bool,
}

/// How an event is introduced.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Intro {
    /// "when ..."
    When,
    /// "each time ...", for what may come several times in a turn.
    EachTime,
    /// "as soon as ...", for a total that is reached once in a turn.
    AsSoonAs,
    /// "the first time ...", for what works only once.
    FirstTime,
    /// "play when ...", for a card played from the hand.
    Play,
}

impl Intro {
    pub fn key(self) -> &'static str {
        match self {
            Intro::When => "front-event",
            Intro::EachTime => "front-each-time",
            Intro::AsSoonAs => "front-as-soon-as",
            Intro::FirstTime => "front-first-time",
            Intro::Play => "play-event",
        }
    }
}

impl Voice {
    pub fn new(lang: Lang, board: Board, kind: Kind) -> Voice {
        Voice {
            lang,
            board,
            kind,
            moment: None,
            by_another: false,
            by_smashes: false,
            from_it: false,
            stored: false,
            later: false,
            each: false,
            extra: false,
            intro: Intro::When,
            any_turn: false,
            own_turn: false,
            offered: false,
            many: false,
            saving: false,
            copied: false,
            laid: false,
            until: None,
            lent: false,
        }
    }

    /// A message; a missing one leaves a mark that every test looks for.
    pub fn text(&self, key: &str, args: &Args) -> String {
        self.say(key, None, args)
    }

    /// An attribute every language must have.
    pub fn attribute(&self, key: &str, name: &str, args: &Args) -> String {
        self.say(key, Some(name), args)
    }

    /// An attribute a language may leave out, because it has no such slot.
    pub fn slot(&self, key: &str, name: &str, args: &Args) -> String {
        if self.has(key, name) { self.say(key, Some(name), args) } else { String::new() }
    }

    pub fn has(&self, key: &str, name: &str) -> bool {
        bundle::has_attribute(self.lang, key, name)
    }

    fn say(&self, key: &str, attribute: Option<&str>, args: &Args) -> String {
        let mut args: Vec<(&str, Value)> = args.iter().map(|(n, v)| (n.as_str(), v.clone())).collect();
        // Every message may ask what "this" is.
        args.push(("sort", sort_key(self.kind).into()));
        // And which city is meant.
        args.push(("board", board_key(self.board).into()));
        bundle::say(self.lang, key, attribute, &args)
            .unwrap_or_else(|e| format!("{}{}: {}{}", MARK[0], e.key, e.reason, MARK[1]))
    }

    /// Adds a term (a monster or a group) under a name, with all its forms: `$w`, `$w_have`, ...
    pub fn add_term(&self, args: &mut Args, name: &str, term: impl Into<Term>) {
        let term = term.into();
        let (key, given) = (format!("w-{}", term.key), args!["n": term.n]);
        let forms = bundle::attributes(self.lang, &key);
        for form in &forms {
            args.push((format!("{name}_{form}"), self.attribute(&key, form, &given).into()));
        }
        // The object of a verb mostly looks like its subject; a term says where it does not.
        if !forms.contains(&"acc") {
            args.push((format!("{name}_acc"), self.text(&key, &given).into()));
        }
        args.push((name.into(), self.text(&key, &given).into()));
    }

    /// The term for somebody who does something or to whom it is done; groups are "each ...".
    pub fn term(&self, who: Who) -> Term {
        Term::from(match who {
            Who::You if self.lent => "that",
            Who::You => "you",
            Who::It => self.it(),
            Who::Active => self.active(),
            Who::Others => "others",
            Who::Everyone => "everyone",
            Who::Neighbours => "neighbours",
            Who::Leaders => "leaders",
            Who::Owner if self.lent => "you",
            Who::Owner => "owner",
            Who::OthersOutside => "others-outside",
            Who::Targets => "targets",
            Who::WoundedInTokyo => "wounded-in-tokyo",
            Who::Richer => "richer",
            Who::WithStars(n) => return Term { key: "with-stars", n },
        })
    }

    /// The term for the one monster whose possessions are counted.
    pub fn single_term(&self, who: Who) -> Term {
        Term::from(match who {
            Who::Others => "first-other",
            Who::Everyone => "first",
            Who::Neighbours => "first-neighbour",
            Who::Leaders => "first-leader",
            Who::OthersOutside => "first-outside",
            Who::Targets => "first-target",
            Who::WoundedInTokyo => "first-wounded",
            Who::Richer => "first-richer",
            Who::WithStars(n) => return Term { key: "first-with-stars", n },
            Who::You | Who::It | Who::Active | Who::Owner => return self.term(who),
        })
    }

    /// The term for "any of them", as conditions about places mean it.
    pub fn any_term(&self, who: Who) -> Term {
        Term::from(match who {
            Who::Others => "any-other",
            Who::Everyone => "any",
            Who::Neighbours => "any-neighbour",
            Who::Leaders => "any-leader",
            Who::OthersOutside => "any-outside",
            Who::Targets => "any-target",
            Who::WoundedInTokyo => "any-wounded",
            Who::Richer => "any-richer",
            Who::WithStars(n) => return Term { key: "any-with-stars", n },
            Who::You | Who::It | Who::Active | Who::Owner => return self.term(who),
        })
    }

    /// The other monster of the moment: a pronoun where the front of the sentence has named it, else its role.
    pub fn it(&self) -> &'static str {
        use Moment::*;
        if self.each {
            return "it";
        }
        match self.moment {
            Some(Yielded | Stayed) => "attacker",
            Some(WouldLoseHearts | LostHearts) if !self.by_another && self.by_smashes => "attacker",
            Some(WouldLoseHearts | LostHearts | AtZero) if !self.by_another => "causer",
            Some(m) if names_a_monster(m) || self.by_another => {
                if self.later {
                    "that"
                } else {
                    "it"
                }
            }
            _ => "that",
        }
    }

    /// Does the moment come on the owner's turn only?
    pub fn is_own_turn(&self) -> bool {
        self.moment.is_some_and(is_own_turn)
    }

    /// The monster whose turn it is.
    pub fn active(&self) -> &'static str {
        use Moment::*;
        match self.moment {
            Some(m) if is_own_turn(m) => self.term(Who::You).key,
            // Tiles are taken on one's own turn.
            None if self.kind == Kind::Tile => "you",
            Some(TurnStarts(Whose::Others) | BeforeTurnEnds(Whose::Others) | TurnEnds(Whose::Others))
            | Some(Rerolled(Whose::Others | Whose::Anyones))
            | Some(RollsFinished(Whose::Others | Whose::Anyones))
            | Some(BeforeResolving(Whose::Others | Whose::Anyones))
            | Some(AnotherBuys)
                if !self.each =>
            {
                if self.later {
                    "that"
                } else {
                    "it"
                }
            }
            _ => "active",
        }
    }
}

/// Moments which happen on the owner's turn only.
fn is_own_turn(moment: Moment) -> bool {
    use Moment::*;
    match moment {
        TurnStarts(w) | BeforeTurnEnds(w) | TurnEnds(w) | Rerolled(w) | RollsFinished(w)
        | BeforeResolving(w) | BeforeEntering(w) => w == Whose::Yours,
        TurnBegins | BeforeFirstRoll | Rolling | ChangingDice | CountingDice | Resolving | Scored(_)
        | Smashing | Striking | Wounding | AfterSmashes | AfterEntering | BuyStep | Selling | Destroying
        | Destroyed(_) | TookGoal(_) => true,
        WouldLoseHearts | Dealing | Suffering | LostHearts | Wounded | Hurting | Eliminating
        | ReachedZero(_) | AtZero | Yielded | Stayed | OtherMayYield | OtherStays | LeftTokyo
        | TokyoTaken | EnteredTokyo | GainedStars | AnotherBuys | Buying | Bought | CardRevealed
        | AnyTime | LostGoal(_) | EnteredBorough | OtherGainedEnergy(_) => false,
    }
}

/// Moments whose wording speaks of another monster.
fn names_a_monster(moment: Moment) -> bool {
    use Moment::*;
    match moment {
        TurnStarts(w) | BeforeTurnEnds(w) | TurnEnds(w) | BeforeEntering(w) => w == Whose::Others,
        Rerolled(w) | RollsFinished(w) | BeforeResolving(w) | ReachedZero(w) => w != Whose::Yours,
        Striking | Dealing | Suffering | Wounded | Wounding | Hurting | Eliminating | OtherMayYield
        | OtherStays | TokyoTaken | AnotherBuys | TookGoal(_) | LostGoal(_) | OtherGainedEnergy(_) => true,
        TurnBegins | BeforeFirstRoll | Rolling | ChangingDice | CountingDice | Resolving | Scored(_)
        | Smashing | WouldLoseHearts | LostHearts | AfterSmashes | AtZero | Yielded | Stayed | LeftTokyo
        | AfterEntering | EnteredTokyo | GainedStars | BuyStep | Buying | Bought | CardRevealed | Selling
        | AnyTime | Destroying | Destroyed(_) | EnteredBorough => false,
    }
}

/// Is this more than one monster?
pub(crate) fn is_group(who: Who) -> bool {
    match who {
        Who::Others
        | Who::Everyone
        | Who::Neighbours
        | Who::Leaders
        | Who::OthersOutside
        | Who::Targets
        | Who::WoundedInTokyo
        | Who::Richer
        | Who::WithStars(_) => true,
        Who::You | Who::It | Who::Active | Who::Owner => false,
    }
}

/// Key of a "whose".
pub(crate) fn whose_key(whose: Whose) -> &'static str {
    match whose {
        Whose::Yours => "yours",
        Whose::Others => "others",
        Whose::Anyones => "anyones",
    }
}

/// Key of a face, for messages that choose by it.
pub(crate) fn face_key(face: Face) -> &'static str {
    match face {
        Face::One => "one",
        Face::Two => "two",
        Face::Three => "three",
        Face::Heart => "heart",
        Face::Energy => "energy",
        Face::Smash => "smash",
        Face::Destruction => "destruction",
        Face::Celebrity => "celebrity",
        Face::Ouch => "ouch",
    }
}

/// Key of a board, for messages that name its city.
fn board_key(board: Board) -> &'static str {
    match board {
        Board::Tokyo => "tokyo",
        Board::NewYork => "new-york",
    }
}

/// Key of a borough, for messages that choose by it.
pub(crate) fn borough_key(borough: Borough) -> &'static str {
    match borough {
        Borough::Bronx => "bronx",
        Borough::Queens => "queens",
        Borough::Brooklyn => "brooklyn",
        Borough::StatenIsland => "staten-island",
        Borough::Manhattan => "manhattan",
    }
}

/// Key of what can be destroyed, for messages that choose by it.
pub(crate) fn target_key(target: Target) -> &'static str {
    match target {
        Target::Infantry => "infantry",
        Target::Jet => "jet",
        Target::Tank => "tank",
        Target::Unit => "unit",
        Target::Building => "building",
    }
}

/// Key of a sort of card, for messages that say how it arrives or what it is.
fn sort_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Keep | Kind::Discard | Kind::Costume | Kind::Goal => "card",
        Kind::Permanent | Kind::Temporary => "evolution",
        Kind::Gift => "gift",
        Kind::Tile => "tile",
        Kind::Challenge => "challenge",
    }
}

/// Key of a kind of token, for messages that choose by it.
pub(crate) fn token_key(token: Token) -> &'static str {
    match token {
        Token::Poison => "poison",
        Token::Shrink => "shrink",
        Token::Target => "target",
        Token::Web => "web",
        Token::Curse => "curse",
    }
}

/// The token of a die showing a face.
pub(crate) fn die_icon(face: Face) -> &'static str {
    match face {
        Face::One => "[die:1]",
        Face::Two => "[die:2]",
        Face::Three => "[die:3]",
        Face::Heart => "[die:heart]",
        Face::Energy => "[die:energy]",
        Face::Smash => "[die:smash]",
        Face::Destruction => "[die:destruction]",
        Face::Celebrity => "[die:celebrity]",
        Face::Ouch => "[die:ouch]",
    }
}

/// The token of a symbol in the result: a smash is what hits, everything else is a die face and not the resource.
pub(crate) fn symbol_icon(face: Face) -> &'static str {
    if face == Face::Smash { "[smash]" } else { die_icon(face) }
}

/// The token of a resource.
pub(crate) fn resource_icon(resource: Resource) -> &'static str {
    match resource {
        Resource::Stars => "[star]",
        Resource::Hearts => "[heart]",
        Resource::Energy => "[energy]",
    }
}

/// Key of a resource, for messages that choose by it.
pub(crate) fn resource_key(resource: Resource) -> &'static str {
    match resource {
        Resource::Stars => "stars",
        Resource::Hearts => "hearts",
        Resource::Energy => "energy",
    }
}

/// Shorthand for an argument list.
macro_rules! words_args {
    ($($name:literal: $value:expr),* $(,)?) => {
        vec![$(($name.to_string(), $crate::words::Value::from($value))),*]
    };
}
pub(crate) use words_args as args;
