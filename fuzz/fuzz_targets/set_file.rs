//! Coverage-guided fuzzing of `targets::set_file`: `cargo +nightly fuzz run set_file`.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    daikaiju_fuzz::targets::set_file(data);
});
