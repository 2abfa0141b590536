//! What somebody typed: an answer, a command, or neither, and then a sentence that helps.

use rules::{Action, Game, Options};

use tell::choice::Choice;
use tell::dice::{self, NotDice};
use tell::lookup::fold;
use tell::question::Question;
use tell::say::Say;

/// A line understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// An answer.
    Answer(Action),
    /// What can be typed?
    Help,
    /// Why did that happen, or what does this rule or card say?
    Why(String),
    /// How likely?
    Odds(String),
    /// Show a card.
    Card(String),
    /// Show the whole board.
    Table,
    /// Show the last lines again.
    Log(usize),
    /// Go on another time.
    Quit,
    /// Speak another language.
    Lang(String),
    /// Show the own hand.
    Hand,
    /// Pass this question from now on.
    Always,
    /// Ask about losses only if they would be the end.
    Life,
    /// Show or end what was settled.
    Standing(String),
    /// Be asked at moments of others' turns, or not.
    Beats(String),
}

/// Commands: English words understood everywhere, and the message with a language's own.
const COMMANDS: [(&[&str], &str); 13] = [
    (&["?", "help"], "command-help"),
    (&["why"], "command-why"),
    (&["odds"], "command-odds"),
    (&["card"], "command-card"),
    (&["table", "board"], "command-table"),
    (&["log"], "command-log"),
    (&["quit", "exit", "q"], "command-quit"),
    (&["lang", "language"], "command-lang"),
    (&["hand"], "command-hand"),
    (&["always"], "command-always"),
    (&["life"], "command-life"),
    (&["standing"], "command-standing"),
    (&["beats"], "command-beats"),
];

/// Lines the log shows if no number is given.
const LOG_LINES: usize = 20;

/// Understands a line typed at a question.
pub fn understand(
    line: &str,
    asked: &Question,
    options: &Options,
    game: &Game,
    say: Say,
) -> Result<Input, String> {
    let line = line.trim();
    if line.is_empty() {
        return match &asked.default {
            Some((action, _)) => Ok(Input::Answer(*action)),
            None if asked.topic == "roll" => Err(say.it("roll-must")),
            None => Err(say.it("hint-no-default")),
        };
    }
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let (word, rest) = (word.to_lowercase(), rest.trim());
    if let Some(command) = command(&word, rest, say) {
        return Ok(command);
    }
    if let Some(choice) = pick(line, &asked.choices) {
        // At the dice, bare numbers are dice.
        if asked.topic != "roll" || line.parse::<usize>().is_err() {
            return Ok(Input::Answer(choice.action));
        }
    }
    if asked.topic == "roll" {
        return roll(&word, rest, line, asked, options, game, say).map(Input::Answer);
    }
    if let Some((action, _)) = &asked.default {
        let own = [say.everywhere("word-no"), say.everywhere("word-stop")].concat();
        if own.contains(&word) || ["no", "n", "p", "pass", "stop"].contains(&word.as_str()) {
            return Ok(Input::Answer(*action));
        }
    }
    if let [only] = &asked.choices[..]
        && (say.everywhere("word-yes").contains(&word) || ["yes", "y"].contains(&word.as_str()))
    {
        return Ok(Input::Answer(only.action));
    }
    Err(say.with("hint-not-understood", &[("text", shown(line).into())]))
}

/// The command a line is, if it is one.
pub(crate) fn command_line(line: &str, say: Say) -> Option<Input> {
    let line = line.trim();
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    command(&word.to_lowercase(), rest.trim(), say)
}

fn command(word: &str, rest: &str, say: Say) -> Option<Input> {
    let known = |(english, key): &(&[&str], &str)| {
        english.contains(&word) || say.everywhere(key).iter().any(|other| other == word)
    };
    let rest = || rest.to_string();
    Some(match COMMANDS.iter().find(|entry| known(entry))?.0[0] {
        "?" => Input::Help,
        "why" => Input::Why(rest()),
        "odds" => Input::Odds(rest()),
        "card" => Input::Card(rest()),
        "table" => Input::Table,
        "log" => Input::Log(rest().parse().unwrap_or(LOG_LINES)),
        "quit" => Input::Quit,
        "hand" => Input::Hand,
        "always" => Input::Always,
        "life" => Input::Life,
        "standing" => Input::Standing(rest()),
        "beats" => Input::Beats(rest()),
        _ => Input::Lang(rest()),
    })
}

/// The choice meant by a number, a letter, or the beginning of a card's name.
fn pick<'q>(line: &str, choices: &'q [Choice]) -> Option<&'q Choice> {
    if let Ok(number) = line.parse::<usize>() {
        return choices.iter().find(|choice| choice.number == number);
    }
    let lower = line.to_lowercase();
    let own = |choice: &&Choice| choice.letter.as_deref() == Some(&*lower);
    let other = |choice: &&Choice| choice.names.contains(&lower);
    if let Some(choice) = choices.iter().find(own).or_else(|| choices.iter().find(other)) {
        return Some(choice);
    }
    // Short beginnings would too easily be something else.
    let typed = fold(line);
    let named = |choice: &&Choice| {
        typed.chars().count() >= 3
            && (choice.names.iter().any(|name| fold(name).starts_with(&typed))
                || fold(&choice.label).starts_with(&typed))
    };
    let mut found = choices.iter().filter(named);
    found.next().filter(|_| found.next().is_none())
}

/// Dice to roll again, dice to keep, stopping, or using a card between rolls.
fn roll(
    word: &str,
    rest: &str,
    line: &str,
    asked: &Question,
    options: &Options,
    game: &Game,
    say: Say,
) -> Result<Action, String> {
    let is = |english: &[&str], key: &str| {
        english.contains(&word) || say.everywhere(key).iter().any(|known| known == word)
    };
    let all =
        |text: &str| text == "all" || text == "*" || say.everywhere("word-all").iter().any(|w| w == text);
    // Where cards let some dice lie, all are those that may be rolled.
    let everything = options.dice;
    let stop = || if options.has(Action::Pass) { Ok(Action::Pass) } else { Err(say.it("roll-must")) };
    if is(&["stop", "s"], "word-stop") {
        return stop();
    }
    if is(&["u", "use"], "word-use") {
        let chosen = if rest.is_empty() && asked.choices.len() == 1 {
            asked.choices.first()
        } else {
            pick(rest, &asked.choices)
        };
        return chosen.map(|choice| choice.action).ok_or_else(|| say.it("hint-use"));
    }
    let letter = |english: char, key: &str| {
        let own = say.alternatives(key);
        word.strip_prefix(english).or_else(|| {
            own.iter().filter(|w| w.chars().count() == 1).find_map(|w| word.strip_prefix(w.as_str()))
        })
    };
    // A die that cannot be rolled again is kept in any case.
    let may_roll = |mask: u8| if mask & options.dice == 0 { mask } else { mask & options.dice };
    let mask = if is(&["r", "reroll", "roll"], "word-reroll") {
        if all(rest) { Ok(everything) } else { dice::positions(rest, game.dice_count) }
    } else if is(&["k", "keep"], "word-keep") {
        match rest {
            "" => return Err(say.it("hint-keep")),
            rest if all(rest) => Ok(0),
            rest => dice::all_but(rest, game, say).map(may_roll),
        }
    } else if line.chars().all(|c| c.is_ascii_digit() || c.is_whitespace() || c == ',') {
        dice::positions(line, game.dice_count)
    } else if let Some(stuck) = letter('r', "word-reroll").filter(|s| s.chars().all(|c| c.is_ascii_digit())) {
        dice::positions(&format!("{stuck}{rest}"), game.dice_count)
    } else if let Some(stuck) = letter('k', "word-keep") {
        dice::all_but(&format!("{stuck}{rest}"), game, say).map(may_roll)
    } else {
        return Err(say.with("hint-not-understood", &[("text", shown(line).into())]));
    };
    match mask {
        Ok(0) if is(&["r", "reroll", "roll"], "word-reroll") => Err(say.it("hint-reroll")),
        // Keeping everything is stopping.
        Ok(0) => stop(),
        Ok(mask) if mask & !options.dice == 0 => Ok(Action::Roll(mask)),
        Ok(_) if options.dice == 0 => Err(say.it("hint-no-rolls")),
        Ok(mask) => {
            let lie =
                (0..8).filter(|die| mask & !options.dice & 1 << die != 0).map(|die| (die + 1).to_string());
            Err(say.with("roll-lying", &[("dice", say.list(&lie.collect::<Vec<_>>()).into())]))
        }
        Err(NotDice::Position(c)) => {
            Err(say.with("hint-position", &[("text", c.to_string().into()), ("n", game.dice_count.into())]))
        }
        Err(NotDice::Twice(c)) => Err(say.with("hint-die-twice", &[("text", c.to_string().into())])),
        Err(NotDice::Face(c)) => Err(say.with("hint-face", &[("text", c.to_string().into())])),
        Err(NotDice::TooMany(face)) => {
            Err(say.with("hint-too-many", &[("face", dice::die(face, say).into())]))
        }
    }
}

/// What was typed, fit to be repeated.
fn shown(line: &str) -> String {
    line.chars().filter(|c| !c.is_control()).take(40).collect()
}
