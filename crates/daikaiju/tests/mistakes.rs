//! What is refused says what would do instead, and files that cannot be written are found before anything takes long.

mod common;

use common::{fails, ok};

#[test]
fn values_nobody_could_use_are_refused_with_an_example() {
    for (command, words) in [
        ("serve --rate 0", "a number of 1 or more, such as 20"),
        ("serve --rate inf", "a number of 1 or more"),
        ("serve --per-address 0", "from 1 to"),
        ("serve --public-url foo", "such as https://play.example.org"),
        ("serve --public-url https://", "such as https://play.example.org"),
        ("serve --origin play.example.org", "such as https://play.example.org"),
        ("serve --origin https://play.example.org/table", "a host without a path"),
        ("serve --addr 7321", "such as 127.0.0.1:7321"),
    ] {
        let told = fails(2, command);
        assert!(told.starts_with("error: ") && told.contains(words), "{command}: {told}");
    }
}

#[test]
fn numbers_say_their_bounds() {
    for (command, words) in [
        ("simulate --hearts 0", "write a whole number from 1 to 100"),
        ("simulate --hearts 1000", "write a whole number from 1 to 100"),
        ("simulate --hearts -3", "write a whole number from 1 to 100"),
        ("simulate --games 0", "write a whole number, 1 or more"),
        ("simulate --games -5", "write a whole number, 1 or more"),
        ("play --seed -1", "write a whole number, 0 or more"),
        ("study seats --seed -1", "write a whole number, 0 or more"),
        ("serve --keep-days -1", "write a whole number from 0 to"),
        ("rate --bots brawler,random --players -2", "such as 4"),
    ] {
        let told = fails(2, command);
        assert!(told.contains("invalid value") && told.contains(words), "{command}: {told}");
    }
}

#[test]
fn files_that_cannot_be_written_are_found_first() {
    for command in [
        "rate --bots brawler,random --keep no/such/folder/x",
        "solve --chart no/such/folder/x",
        "solve --table no/such/folder/x",
        "play --journal no/such/folder/x",
        "tune --out no/such/folder/x",
    ] {
        let told = fails(1, command);
        assert!(told.starts_with("error: no/such/folder/x cannot be written: "), "{command}: {told}");
    }
}

#[test]
fn studies_say_what_they_need() {
    for study in ["monsters", "evolutions"] {
        let told = fails(2, &format!("study {study} --edition new-york"));
        assert!(told.contains(&format!("study {study} needs monsters with evolutions")), "{told}");
    }
    let told = fails(2, "study tiles --edition new-york");
    assert!(told.contains("study tiles needs wickedness tiles"), "{told}");
}

#[test]
fn what_there_is_is_listed() {
    assert!(fails(2, "cards list --set-id nope").contains("; the sets are: base, origins"));
    assert!(fails(2, "simulate --monsters foo").contains("; the monsters are: alienoid, "));
    let help = ok("simulate --help");
    assert!(fails(2, "simulate --with foo").contains("held-windows") && help.contains("held-windows"));
}

/// A network that cannot be read is a file that does not work, as any other.
#[test]
fn files_of_networks_are_files() {
    for command in [
        "simulate --bots planner:nofile",
        "rate --bots planner:nofile,brawler",
        "study seats --bot planner:nofile",
        "play --bots planner:nofile",
    ] {
        assert!(fails(1, command).starts_with("error: nofile: "), "{command}");
        assert!(fails(2, &command.replace("planner:nofile", "nobody")).contains("there is no bot"));
    }
}
