//! Runs the benchmark without the command line, for profiling: `cargo run --release -p lab --example bench [cases]`.

fn main() {
    let catalogue = cards::catalogue::Catalogue::built_in();
    let only: Vec<String> = std::env::args().skip(1).collect();
    let only: Vec<&str> = only.iter().map(String::as_str).collect();
    let time = std::time::Duration::from_secs(4);
    match lab::bench::run(&catalogue, time, &only) {
        Ok(bench) => println!("{bench:#?}"),
        Err(error) => eprintln!("{error}"),
    }
}
