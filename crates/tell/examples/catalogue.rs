//! Prints the catalogue of a language as clients get it.
fn main() {
    let lang = std::env::args().nth(1).and_then(|lang| lang.parse().ok()).unwrap_or(cards::words::Lang::En);
    let all = cards::catalogue::Catalogue::built_in();
    println!("{}", serde_json::to_string(&tell::wire::catalogue(&all, lang)).expect("JSON"));
}
