//! The web client is built into the program: when it was built anew, so has this crate to be.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
