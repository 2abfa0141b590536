//! Coverage-guided fuzzing of `targets::action_stream`: `cargo +nightly fuzz run action_stream`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    daikaiju_fuzz::targets::action_stream(data);
});
