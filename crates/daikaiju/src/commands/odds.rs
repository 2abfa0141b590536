//! `daikaiju odds`: exact chances and the best dice to keep.

use crate::args::{LangArg, editions};
use crate::failure::{Failure, Outcome};
use crate::out;
use crate::words::say;
use cards::words::Lang;
use clap::Args;
use odds::{
    Counts, Dice, Expectations, Face, Goal, Labels, OddsError, Pattern, Position, Solver, bar, counts_of,
    face_table, odds_table, parse_dice, parse_face_values, parse_measure, parse_pattern, parse_values,
    render_advice, render_chance, render_face_table, render_spread, render_table, total,
};
use rules::Edition;
use serde::Serialize;

/// Exact odds of dice, and which dice to keep
#[derive(Args)]
#[command(after_help = "\
Examples:
  daikaiju odds                                    expected stars and smashes for 6, 7, 8 dice and 1 to 4 rolls
  daikaiju odds 'smash>=3'                         before the first of three rolls
  daikaiju odds 3xnumber 4-of-a-kind --dice 7      two patterns, seven dice
  daikaiju odds '3x1 and smash>=1' --have 112hes   after the first roll, two rolls left
  daikaiju odds 'heart>=3' --have hhe12s --keep hh --rolls 1
  daikaiju odds --values star=1,smash=0.8,energy=0.5 --have 112hes
  daikaiju odds --spread stars --rolls 2           how likely each number of stars is
  daikaiju odds 'ouch<=1' 'destruction>=4' --have ddohes
  daikaiju odds --edition new-york                 what to expect of any one face

Dice: 1 2 3 h e s (heart, energy, smash), as in 112hes. Patterns: smash>=3, stars>=4, heart=2, energy<=1, 3x1, 3xnumber, 4-of-a-kind, all-six, joined by 'and' and 'or'. Dice are always kept as well as can be for the goal. New York's dice are d c o h e s (destruction, celebrity, ouch instead of numbers): ouch<=1, 3xcelebrity. Whoever names such a face means them; --edition says it where none is named.

JSON: the table {rows: [{dice, rolls, stars, smashes}]}; patterns {chances: [{pattern, position, probability, best, by_rolls}]}; --values {goal, position, best, others}; --spread {goal, measure, position, mean, rows}; a position alone {position, expected: {stars, energy, smashes, hearts}}, each kept for by itself. With dice of New York, expected is {destruction, celebrity, ouch, energy, smashes, hearts}, and the table {rows: [{dice, rolls, count, two, three, four}]}.")]
pub struct Odds {
    /// What the dice shall show, such as smash>=3 or 3xnumber
    #[arg(value_name = "PATTERN", conflicts_with = "values")]
    patterns: Vec<String>,
    /// How many dice, 1 to 8 [default: as many as --have, or 6]
    #[arg(long, value_name = "N")]
    dice: Option<usize>,
    /// Rolls left, the coming one included [default: 3, or 2 once dice show]
    #[arg(long, value_name = "R")]
    rolls: Option<usize>,
    /// The dice as rolled, such as 112hes
    #[arg(long, value_name = "DICE")]
    have: Option<String>,
    /// Dice among them that cannot be rerolled
    #[arg(long, value_name = "DICE")]
    locked: Option<String>,
    /// Dice that are kept for the next roll whether or not that is best; 'none' for none
    #[arg(long, value_name = "DICE")]
    keep: Option<String>,
    /// What a star, smash, energy and heart is worth, for the best keep
    #[arg(long, value_name = "VALUES")]
    values: Option<String>,
    /// How likely each count of this is: stars, smash, heart, energy, 1, 2, 3, or a face of New York
    #[arg(long, value_name = "MEASURE")]
    spread: Option<String>,
    /// Whose dice: those of New York have other faces than Tokyo's [default: by the faces named]
    #[arg(long, value_parser = editions())]
    edition: Option<Edition>,
    #[command(flatten)]
    lang: LangArg,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// What else could be kept: so many are shown.
const OTHERS: usize = 5;

#[derive(Serialize)]
struct Chances {
    chances: Vec<odds::ChanceReport>,
}

#[derive(Serialize)]
struct Expected {
    position: Position,
    expected: Expectations,
}

/// Answers.
pub fn run(args: &Odds) -> Outcome {
    let words = Words::new(args.lang.lang);
    let dice = whose(args)?;
    let labels = Labels { faces: dice, ..words.labels() };
    let mut solver = Solver::with_dice(dice);
    let position = || position(args, dice);
    if let Some(measure) = &args.spread {
        let measure = parse_measure(measure).map_err(Failure::usage)?;
        let goal = match (patterns(&args.patterns)?.first(), &args.values) {
            (Some(pattern), _) => Goal::Pattern(pattern.clone()),
            (None, Some(values)) => worth(values, dice)?,
            (None, None) => Goal::Measure(measure),
        };
        let spread = solver.spread(&position()?, &goal, measure).map_err(Failure::usage)?;
        return answer(args, &spread, || render_spread(&spread, &labels));
    }
    if let Some(values) = &args.values {
        let goal = worth(values, dice)?;
        let advice = solver.advise(&position()?, &goal, OTHERS).map_err(Failure::usage)?;
        return answer(args, &advice, || render_advice(&advice, &labels));
    }
    if !args.patterns.is_empty() {
        let position = position()?;
        let chances: Result<Vec<_>, OddsError> =
            patterns(&args.patterns)?.iter().map(|pattern| solver.chance(&position, pattern)).collect();
        let chances = chances.map_err(Failure::usage)?;
        let text =
            || chances.iter().map(|chance| render_chance(chance, &labels)).collect::<Vec<_>>().join("\n");
        let text = text();
        return answer(args, &Chances { chances }, || text);
    }
    if args.dice.is_some() || args.rolls.is_some() || args.have.is_some() || args.keep.is_some() {
        let position = position()?;
        let expected = solver.best_of_each(&position).map_err(Failure::usage)?;
        return answer(args, &Expected { position, expected }, || render_expected(&expected, &words));
    }
    if dice == Dice::NewYork {
        let table = face_table(&mut solver).map_err(Failure::failed)?;
        return answer(args, &table, || render_face_table(&table, &labels));
    }
    let table = odds_table(&mut solver).map_err(Failure::failed)?;
    answer(args, &table, || render_table(&table, &labels))
}

/// Whose dice are asked about: as said, or those that have the faces named.
fn whose(args: &Odds) -> Result<Dice, Failure> {
    if let Some(edition) = args.edition {
        return Ok(if edition.is_new_york() { Dice::NewYork } else { Dice::Tokyo });
    }
    let dice = [&args.have, &args.keep, &args.locked];
    let dice = dice.into_iter().flatten().filter_map(|dice| parse_dice(dice).ok());
    let faces: Vec<Face> = dice.flatten().collect();
    let mut found = faces.iter().find_map(|face| face.dice());
    if let Some(measure) = &args.spread {
        found = found.or(parse_measure(measure).ok().and_then(|measure| measure.dice()));
    }
    for pattern in patterns(&args.patterns)? {
        found = found.or(pattern.whose().map_err(Failure::usage)?);
    }
    if let Some(values) = &args.values {
        let tokyo = parse_values(values).is_ok();
        found = found.or(parse_face_values(values).ok().filter(|_| !tokyo).map(|_| Dice::NewYork));
    }
    Ok(found.unwrap_or_default())
}

/// What dice are worth: a star, energy, smash and heart, or in New York a die of each face.
fn worth(values: &str, dice: Dice) -> Result<Goal, Failure> {
    let goal = match dice {
        Dice::Tokyo => parse_values(values).map(Goal::Values),
        Dice::NewYork => parse_face_values(values).map(Goal::Faces),
    };
    goal.map_err(Failure::usage)
}

fn answer(args: &Odds, value: &impl Serialize, text: impl FnOnce() -> String) -> Outcome {
    if args.json { out::json(value) } else { out::text(&text()) }
}

/// The patterns of the command line: each argument is one, unless "and" or "or" stands between them.
fn patterns(words: &[String]) -> Result<Vec<Pattern>, Failure> {
    let joins = |word: &str| word.eq_ignore_ascii_case("and") || word.eq_ignore_ascii_case("or");
    let mut texts: Vec<String> = Vec::new();
    let mut joined = false;
    for word in words {
        match texts.last_mut() {
            Some(text) if joined || joins(word) => *text += &format!(" {word}"),
            _ => texts.push(word.clone()),
        }
        joined = joins(word);
    }
    texts.iter().map(|text| parse_pattern(text)).collect::<Result<_, _>>().map_err(Failure::usage)
}

/// Where the turn stands according to the command line.
fn position(args: &Odds, dice: Dice) -> Result<Position, Failure> {
    let named = dice;
    let read = |dice: &Option<String>| -> Result<Option<Counts>, Failure> {
        let Some(text) = dice else { return Ok(None) };
        let dice = parse_dice(text).map_err(Failure::usage)?;
        match Dice::with_faces(&dice).map_err(Failure::usage)? {
            Some(other) if other != named => Err(Failure::usage(OddsError::OtherDice { dice: named })),
            _ => Ok(Some(counts_of(&dice))),
        }
    };
    let (have, keep, locked) = (read(&args.have)?, read(&args.keep)?, read(&args.locked)?);
    let dice = args.dice.or(have.map(|have| total(&have))).unwrap_or(6);
    let shown = have.is_some() || keep.is_some();
    let rolls = args.rolls.unwrap_or(if shown { 2 } else { 3 });
    if let (Some(have), Some(keep)) = (have, keep) {
        if keep.iter().zip(&have).any(|(keep, have)| keep > have) {
            let why =
                format!("--keep {} is not among the dice rolled, {}", named.text(&keep), named.text(&have));
            return Err(Failure::Usage(why));
        }
        if total(&have) != dice {
            return Err(Failure::usage(OddsError::RolledCount { rolled: total(&have), dice }));
        }
    }
    let position = match (have, keep) {
        (_, Some(keep)) => Position::kept(dice, keep, rolls),
        (Some(have), None) => Position { dice, ..Position::rolled(have, rolls) },
        (None, None) => Position::fresh(dice, rolls),
    };
    Ok(position.with_locked(locked.unwrap_or_default()))
}

fn render_expected(expected: &Expectations, words: &Words) -> String {
    let Expectations { stars, energy, smashes, hearts, own: [destruction, celebrity, ouch], dice } =
        *expected;
    let labels = words.labels();
    let mut rows = match dice {
        Dice::Tokyo => vec![(labels.stars, stars)],
        Dice::NewYork => {
            vec![(labels.destruction, destruction), (labels.celebrity, celebrity), (labels.ouch, ouch)]
        }
    };
    rows.extend([(labels.energy, energy), (labels.smashes, smashes), (labels.hearts, hearts)]);
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    let most = rows.iter().map(|row| row.1).fold(f64::MIN_POSITIVE, f64::max);
    let mut text = format!("{}\n\n", words.each);
    for (name, value) in rows {
        text += &format!("{name:<width$} │{}│ {value:.7}\n", bar(value / most, 24));
    }
    text
}

/// The words of the texts in one language.
struct Words {
    all: Vec<String>,
    each: String,
}

impl Words {
    const KEYS: [&str; 27] = [
        "title",
        "dice",
        "rolls",
        "rolls-left",
        "stars",
        "energy",
        "smashes",
        "hearts",
        "fresh",
        "rolled",
        "keep",
        "reroll",
        "roll",
        "locked",
        "nothing",
        "stop",
        "chance",
        "value",
        "goal",
        "mean",
        "others",
        "face-title",
        "of-a-face",
        "at-least",
        "destruction",
        "celebrity",
        "ouch",
    ];

    fn new(lang: Lang) -> Words {
        let word = |key: &&str| say(lang, &format!("cli-odds-{key}"));
        Words { all: Words::KEYS.iter().map(word).collect(), each: say(lang, "cli-odds-each") }
    }

    fn labels(&self) -> Labels<'_> {
        let word = |key: &str| {
            let at = Words::KEYS.iter().position(|known| *known == key);
            at.map_or("", |at| self.all[at].as_str())
        };
        Labels {
            table_title: word("title"),
            dice: word("dice"),
            rolls: word("rolls"),
            rolls_left: word("rolls-left"),
            stars: word("stars"),
            energy: word("energy"),
            smashes: word("smashes"),
            hearts: word("hearts"),
            fresh: word("fresh"),
            rolled: word("rolled"),
            keep: word("keep"),
            reroll: word("reroll"),
            roll: word("roll"),
            locked: word("locked"),
            nothing: word("nothing"),
            stop: word("stop"),
            probability: word("chance"),
            value: word("value"),
            goal: word("goal"),
            mean: word("mean"),
            others: word("others"),
            face_title: word("face-title"),
            of_a_face: word("of-a-face"),
            at_least: word("at-least"),
            destruction: word("destruction"),
            celebrity: word("celebrity"),
            ouch: word("ouch"),
            faces: Dice::Tokyo,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn english_is_what_the_library_says() {
        assert_eq!(Words::new(Lang::En).labels(), Labels::default());
    }

    #[test]
    fn arguments_are_joined_by_and_and_or() {
        let read = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(|word| word.to_string()).collect();
            patterns(&words).map(|found| found.iter().map(ToString::to_string).collect::<Vec<_>>()).ok()
        };
        assert_eq!(read(&["smash>=3", "3x1"]).unwrap().len(), 2);
        assert_eq!(read(&["smash>=3", "and", "3x1", "or", "all-six", "heart=2"]).unwrap().len(), 2);
        assert_eq!(read(&["smash>=3 and 3x1"]), read(&["smash>=3", "and", "3x1"]));
        assert_eq!(read(&["smash>=3", "and"]), None);
    }
}
