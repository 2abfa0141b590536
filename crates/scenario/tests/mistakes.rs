//! What is wrong is found, and said in words that help.

use cards::catalogue::Catalogue;
use scenario::{Report, parse};

const GOOD: &str = "# Jets
```scenario
title: Jets save the one who leaves
proves: jets, BASE-29
seats:
  Gigazaur: in city, hearts 3, cards jets
  Alienoid: turn, stars 5
  Kraken:
play:
  Alienoid rolls 1 2 3 smash smash smash
  Alienoid keeps
  Gigazaur is offered only: leave, stay
  Gigazaur leaves
  Kraken rolls 1 1 2 2 3 3
expect:
  Gigazaur: hearts 3, outside
  Alienoid: in city, stars 6
  event: Prevented Gigazaur 3 by jets
```
";

fn report(text: &str) -> Report {
    let mut report = Report::default();
    report.add("spec/jets.md", text, &Catalogue::built_in());
    report
}

/// The good scenario with one line changed; what is said about it.
fn changed(from: &str, to: &str) -> String {
    assert!(GOOD.contains(from), "{from}");
    let report = report(&GOOD.replacen(from, to, 1));
    assert_eq!(report.passed, 0, "passes with {to:?}");
    report.to_string()
}

#[track_caller]
fn says(from: &str, to: &str, wanted: &str) {
    let text = changed(from, to);
    assert!(text.contains(wanted), "wanted: {wanted}\nsaid: {text}");
}

#[test]
fn the_good_one_passes() {
    let report = report(GOOD);
    assert_eq!((report.passed, report.failed), (1, 0), "{report}");
}

#[test]
fn mistakes_of_the_head_are_named_with_their_line() {
    says("title:", "titel:", "spec/jets.md:3: unknown key \"titel\"; did you mean \"title\"?");
    says("proves: jets, BASE-29\n", "", "spec/jets.md:2: proves: is missing");
    says(
        "title: ",
        "edition: orgins\ntitle: ",
        "3: Jets save the one who leaves\n  unknown edition \"orgins\"",
    );
    says("title: ", "from: resolv\ntitle: ", "unknown step \"resolv\"; did you mean \"resolve\"?");
    says("title: ", "from: move\ntitle: ", "this game has no step \"move\"; it has \"enter\"");
    says("title: ", "with: promos-likly\ntitle: ", "did you mean \"promos-likely\"?");
    says("title: ", "trivial: maybe\ntitle: ", "trivial: is \"yes\" or \"no\"");
    says("title: ", "title: a\ntitle: ", "title: stands here a second time");
    says("seats:", "seats: Gigazaur", "the lines of seats: follow below it");
    says("title: ", "  Kraken:\ntitle: ", "an indented line belongs to");
    says("title: Jets save", "Jets save", "is no \"key: value\" line");
    says("  event: Prevented Gigazaur 3 by jets\n```", "", "this block is not closed");
    says("title: ", "setup refused: no\ntitle: ", "got       a table that works");
}

#[test]
fn mistakes_of_seats_are_named() {
    says(
        "  Kraken:",
        "  Craken:",
        "8: Jets save the one who leaves\n  there is no monster \"Craken\"; did you mean \"Kraken\"?",
    );
    says("  Kraken:", "  Alienoid:", "Alienoid has a seat already");
    says("cards jets", "cards jts", "there is no card \"jts\"; did you mean \"jets\"?");
    says("cards jets", "jets", "cards are listed after the word \"cards\"");
    says("hearts 3", "heart 3", "unknown word \"heart 3\"; did you mean \"hearts\"?");
    says("in city, hearts", "in manhattan, hearts", "\"in manhattan\" is not on this board; Tokyo has");
    says("in city, hearts", "in queens, hearts", "unknown word \"in queens\"");
    says("hearts 3", "hearts many", "\"many\" should be a number");
    says("cards jets", "cards jets(2 lives)", "\"2 lives\" is no memory of a card");
    says("cards jets", "cards jets(2", "the closing parenthesis is missing");
    says("cards jets", "cards biofuel", "biofuel is not in this table's deck");
    says("cards jets", "cards jets, jets", "jets is needed more often than the deck has it (1)");
    says("cards jets", "cards jets, mimic(copies wings)", "wings lies in front of nobody");
    says(
        "hearts 3, cards",
        "hearts 11, cards",
        "this table cannot be set up: seat 1 can have at most 10 hearts",
    );
    says("  Kraken:", "  Kraken: turn", "a second seat has the turn");
    says("  Kraken:", "  Kraken: max hearts 3", "can only be expected");
}

#[test]
fn mistakes_of_play_are_named() {
    says(
        "Gigazaur leaves",
        "Gigasaur leaves",
        "13: Jets save the one who leaves\n  \"Gigasaur leaves\" begins with no seat's name; did you mean \"Gigazaur\"?",
    );
    says("Gigazaur leaves", "Gigazaur leave", "unknown verb \"leave\"; did you mean \"leaves\"?");
    says("Gigazaur leaves", "Gigazaur leaves now", "\"now\" is too much here");
    says("1 2 3 smash", "1 2 4 smash", "unknown face \"4\"");
    says("is offered only: leave", "is offered only: flee", "unknown option \"flee\"");
    says("Alienoid keeps", "Alienoid rerolls 1", "what the dice show afterwards is missing");
    says(
        "Alienoid keeps",
        "Alienoid rerolls heart -> 1",
        "not that many dice show heart; the dice are 1 2 3 smash",
    );
    says("Alienoid keeps", "Alienoid rerolls #1 -> 1 2", "1 dice are rolled again, but 2 faces are given");
    says("Alienoid keeps", "Alienoid uses wngs", "did you mean \"wings\"?");
    says("Alienoid keeps", "! Alienoid keeps: no", "unknown reason \"no\"");
    says("event: Prevented", "event: Prevent", "unknown event \"Prevent\"; did you mean \"Prevented\"?");
    says("3 by jets", "3 by BASE-290", "unknown word \"BASE-290\" in an event; did you mean");
    says("  Gigazaur: hearts 3, outside", "  Gigazaur is askd", "unknown expectation");
    says(
        "  Gigazaur: hearts 3, outside",
        "  markt: wings",
        "\"markt: wings\" is no expectation; did you mean",
    );
    says("  Gigazaur: hearts 3, outside", "  game over: Kraken", "write \"game over: Kraken wins by stars\"");
}

#[test]
fn what_is_not_as_expected_is_shown_on_both_sides() {
    let text = changed("hearts 3, outside", "hearts 2, in city");
    let wanted = "spec/jets.md:16: Jets save the one who leaves
  expected  Gigazaur: hearts 2, in city
  got       Gigazaur: hearts 3, outside
  answers so far:
      11  Alienoid keeps
      13  Gigazaur leaves
  now: Kraken is asked: roll
  events:
    Rolled Alienoid roll 1 1 2 3 smash smash smash
    RollsFinished Alienoid
    FaceResolved Alienoid 3 smash
    LossHeld Gigazaur 3 by jets
    Prevented Gigazaur 3 by jets
    Left Gigazaur city yielded by BASE-29
    Entered Alienoid city by BASE-38
    Gained Alienoid 1 stars by BASE-40
    TurnStarted Kraken turn 2
    Rolled Kraken roll 1 1 1 2 2 3 3
";
    assert!(text.starts_with(wanted), "{text}");
    says("3 by jets", "2 by jets", "got       0 such events (there: Prevented Gigazaur 3 by jets)");
    says("only: leave, stay", "only: leave", "got       Gigazaur is offered: stay, leave");
    says("stars 6", "cards wings", "got       Alienoid: no cards");
    says("stars 6", "stars 6\n  game over: Alienoid wins", "got       Kraken is asked: roll");
    says("stars 6", "stars 6\n  events: Entered Alienoid / Left Gigazaur", "number 2 of them");
    says("stars 6", "stars 6\n  market: wings", "got       market: -, -, -");
    says("stars 6", "stars 6\n  Kraken knows the top card", "got       Kraken does not know the top card");
    says("stars 6", "stars 6\n  Kraken cannot tell what Gigazaur answered", "sees a difference to \"stay\"");
}

#[test]
fn chance_must_fit_exactly() {
    says("  Kraken rolls 1 1 2 2 3 3\n", "", "chance is missing: Kraken rolls 6 dice of the turn");
    says("2 2 3 3\n", "2 2 3 3\n  Kraken rolls 1 1 1 1 1 1\n", "no such roll yet; Kraken is asked: roll");
    says("2 2 3 3\n", "2 2 3\n", "Kraken rolls 6 dice of the turn; line 14: Kraken rolls 1 1 2 2 3 has 5");
    says(
        "Kraken rolls",
        "Gigazaur rolls",
        "chance does not fit: Kraken rolls 6 dice of the turn; the script goes on with line 14",
    );
    says("title: ", "deck: wings\ntitle: ", "left over: wings was never drawn from the deck");
    says("title: ", "deck: jets\ntitle: ", "left over: jets");
    says(
        "  Gigazaur leaves\n  Kraken rolls 1 1 2 2 3 3\n",
        "  Kraken rolls 1 1 2 2 3 3\n  Gigazaur leaves\n",
        "no such roll yet; Gigazaur is asked: yield",
    );
    says("Alienoid rolls 1", "Alienoid rolls for first: 1", "chance does not fit");
    says("title: ", "from: buy\nmarket: heal\ntitle: ", "chance does not fit: Kraken rolls 6 dice");
}

#[test]
fn a_card_that_is_not_in_the_deck_cannot_come() {
    let text = GOOD
        .replace("title: ", "from: deal\ndeck: jets, wings, wings\ntitle: ")
        .replace(": in city, hearts 3, cards jets", ":")
        .replace(": turn, stars 5", ":");
    let said = report(&text).to_string();
    assert!(said.contains("wings cannot come from the deck: it is not in it"), "{said}");
}

#[test]
fn answers_must_fit_the_question() {
    says("Gigazaur leaves", "Alienoid leaves", "Alienoid is not asked; Gigazaur is asked: yield");
    says("Gigazaur leaves", "Gigazaur passes", "\"pass\" is not offered to Gigazaur; options: stay, leave");
    says("Gigazaur leaves", "Gigazaur keeps", "this does not answer the question; Gigazaur is asked: yield");
    says("Gigazaur leaves", "! Gigazaur leaves", "got       the answer was accepted");
    says("Gigazaur leaves", "! Gigazaur passes: not asked", "expected  another reason to refuse");
    says("Alienoid keeps", "Alienoid buys nothing", "this does not answer the question");
    says("Alienoid keeps", "Alienoid uses wings", "\"use wings\" is not offered to Alienoid");
}

#[test]
fn sections_keep_their_prose() {
    let document = parse("a.md", &format!("Before.\n{GOOD}\n## Two\nText.\n```text\nnot one\n```\n"));
    let headings: Vec<&str> = document.sections.iter().map(|s| s.heading.as_str()).collect();
    assert_eq!(headings, ["", "Jets", "Two"]);
    assert_eq!(document.sections[2].prose, "Text.\n");
    assert_eq!(document.scenarios().count(), 1);
}

const KITTY: &str = "# Hands
```scenario
title: A card is kept
proves: PU-4
with: power-up
dice: heart heart heart 1 2 3
seats:
  Cyber Kitty: turn, hand Nine Lives
  Gigazaur: in city
  Kraken:
play:
  Cyber Kitty draws Cat Nip, Mega Purr
  Cyber Kitty keeps Mega Purr
  Gigazaur rolls anything
expect:
  Cyber Kitty: hand Nine Lives, Mega Purr
```
";

#[test]
fn mistakes_with_hands_are_named() {
    let passes = report(KITTY);
    assert_eq!((passes.passed, passes.failed), (1, 0), "{passes}");
    let wrong = |from: &str, to: &str, wanted: &str| {
        assert!(KITTY.contains(from), "{from}");
        let report = report(&KITTY.replacen(from, to, 1));
        let text = report.to_string();
        assert!(report.passed == 0 && text.contains(wanted), "wanted: {wanted}\nsaid: {text}");
    };
    wrong(
        "hand Nine Lives\n",
        "hand Nine Lifes\n",
        "there is no card \"nine lifes\"; did you mean \"Nine Lives\"?",
    );
    wrong("hand Nine Lives\n", "hnd Nine Lives\n", "unknown word \"hnd Nine Lives\"");
    wrong("hand Nine Lives\n", "nine-lives\n", "cards are listed after the word \"cards\"");
    wrong("hand Nine Lives\n", "hand candy\n", "candy is not in this table's deck");
    wrong("hand Nine Lives\n", "hand jets\n", "jets cannot be there: hands hold evolutions");
    wrong("hand Nine Lives\n", "wickednes 3\n", "did you mean \"wickedness\"?");
    wrong("hand Nine Lives\n", "under my-toy\n", "written like under my-toy: alien-origin");
    wrong(
        "  Cyber Kitty draws Cat Nip, Mega Purr\n",
        "",
        "Cyber Kitty draws an evolution, and no line says it",
    );
    wrong("draws Cat Nip, Mega", "draws Cat Nip, jets, Mega", "power cards come with \"deck gives jets\"");
    wrong("Cat Nip, Mega Purr\n", "Cat Nip, Mega Purr, any\n", "expected  any comes");
    wrong(
        "draws Cat Nip",
        "draws Nine Lives",
        "nine-lives cannot come from the evolution deck: it is not in it",
    );
    wrong("keeps Mega Purr", "keeps Nine Lives", "\"pick nine-lives\" is not offered to Cyber Kitty");
    wrong("keeps Mega Purr", "drfts Mega Purr", "unknown verb \"drfts\"; did you mean \"drafts\"?");
    wrong("keeps Mega Purr", "gives energy", "\"give energy\" is not among the ways (no named ways)");
    wrong("keeps Mega Purr", "reveals", "this does not answer the question; Cyber Kitty is asked: offered");
    wrong(
        "hand Nine Lives, Mega Purr",
        "hand 3 cards",
        "got       Cyber Kitty: hand 2 cards (nine-lives, mega-purr)",
    );
    wrong(
        "expect:",
        "expect:\n  Kraken knows the hand of Cyber Kitty: nine-lives",
        "got       Kraken knows the hand of Cyber Kitty: nothing",
    );
    wrong("expect:", "expect:\n  Kraken sees mega-purr", "got       Kraken does not see mega-purr");
    wrong("expect:", "expect:\n  Kraken is told: Kept", "got       Kraken is told of no such event");
    wrong("expect:", "expect:\n  Kraken knows the hnd of Kraken: nothing", "unknown secret");
    wrong("expect:", "expect:\n  event: EvolutionPlaid Kraken", "did you mean \"EvolutionPlayed\"?");
    wrong("expect:", "expect:\n  frozen die: 3", "a frozen die is written like");
}
