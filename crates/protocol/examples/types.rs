//! Prints the TypeScript types, or with `schema` the JSON Schema.
fn main() {
    match std::env::args().nth(1).as_deref() {
        Some("schema") => println!("{:#}", protocol::generate::schema()),
        _ => print!("{}", protocol::generate::typescript()),
    }
}
