//! Coverage-guided fuzzing of `targets::journal`: `cargo +nightly fuzz run journal`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    daikaiju_fuzz::targets::journal(data);
});
