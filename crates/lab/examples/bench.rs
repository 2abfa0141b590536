//! Runs the benchmark without the command line, for profiling: `cargo run --release -p lab --example bench [case]`.

fn main() {
    let catalogue = cards::catalogue::Catalogue::built_in();
    let only = std::env::args().nth(1);
    let time = std::time::Duration::from_secs(4);
    match lab::bench::run(&catalogue, time, only.as_deref()) {
        Ok(bench) => println!("{bench:#?}"),
        Err(error) => eprintln!("{error}"),
    }
}
