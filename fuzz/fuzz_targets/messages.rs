//! Whatever people say to a table, it answers, and nothing breaks: see `server::rehearsal`.
#![no_main]

libfuzzer_sys::fuzz_target!(|script: &[u8]| server::rehearsal::rehearse(script));
