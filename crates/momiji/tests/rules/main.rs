//! One test or more for every rule of `docs/rules/momiji.en.md`, naming its number.

mod support;
