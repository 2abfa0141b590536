//! Coverage-guided fuzzing of `targets::scenario`: `cargo +nightly fuzz run scenario`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    daikaiju_fuzz::targets::scenario(data);
});
