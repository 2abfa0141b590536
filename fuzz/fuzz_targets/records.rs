//! Coverage-guided fuzzing of `targets::records`: `cargo +nightly fuzz run records`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    daikaiju_fuzz::targets::records(data);
});
