//! Coverage-guided fuzzing of `targets::message`: `cargo +nightly fuzz run message`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    daikaiju_fuzz::targets::message(data);
});
