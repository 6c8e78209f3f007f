//! The reverie command.
fn main() {}
