//! A rules crate is a pure function of its inputs: no input or output, no clock, no thread, no
//! global, no float. That is what makes a game replayable, testable and the same in a browser.

use crate::repo::TextFile;
use crate::scan::{code_lines, has_word};

/// Modules of `std` that reach outside the program, or into another thread.
const MODULES: [&str; 7] = ["env", "fs", "io", "net", "process", "thread", "time"];

/// Other words that break purity, and what they are.
const WORDS: [(&str, &str); 10] = [
    ("f32", "a float"),
    ("f64", "a float"),
    ("static mut", "a global"),
    ("OnceLock", "a global"),
    ("LazyLock", "a global"),
    ("thread_local", "a global"),
    ("println!", "output"),
    ("print!", "output"),
    ("eprintln!", "output"),
    ("eprint!", "output"),
];

/// Adds a fault for everything in the file that a rules crate may not use.
pub fn check(file: &TextFile, faults: &mut Vec<String>) {
    let mut fault = |line: usize, what: &str, kind: &str| {
        faults.push(format!(
            "{}:{line}: `{what}` is not for a rules crate ({kind}); do it outside and pass values in",
            file.path
        ));
    };
    for (number, line) in code_lines(&file.text) {
        for module in MODULES {
            let path = format!("std::{module}");
            if has_word(line, &path) {
                fault(number, &path, "it reaches outside the game");
            }
        }
        for (word, kind) in WORDS {
            if has_word(line, word) {
                fault(number, word, kind);
            }
        }
    }
    for (number, name) in grouped_imports(&file.text) {
        if MODULES.contains(&name.as_str()) {
            fault(
                number,
                &format!("std::{{{name}}}"),
                "it reaches outside the game",
            );
        }
    }
}

/// What the shelf may not use: it reaches nowhere and reads no clock by itself, so that it can run in a
/// browser. It may be handed durations, and floats are its daily bread.
const NOT_ON_A_SHELF: [&str; 8] = [
    "std::env",
    "std::fs",
    "std::io",
    "std::net",
    "std::process",
    "std::thread",
    "Instant",
    "SystemTime",
];

/// Adds a fault for everything in the file that the shelf may not use.
pub fn check_shelf(file: &TextFile, faults: &mut Vec<String>) {
    for (number, line) in code_lines(&file.text) {
        for word in NOT_ON_A_SHELF.iter().filter(|word| has_word(line, word)) {
            faults.push(format!(
                "{}:{number}: `{word}` is not for the shelf; let the caller or the bots do it",
                file.path
            ));
        }
    }
}

/// The names directly inside `use std::{...}`, which may span lines, with the line of each.
fn grouped_imports(text: &str) -> Vec<(usize, String)> {
    let mut names = Vec::new();
    let mut depth = 0;
    for (number, line) in code_lines(text) {
        let mut rest = line;
        if depth == 0 {
            let Some(start) = line.find("std::{") else {
                continue;
            };
            rest = &line[start + "std::{".len()..];
            depth = 1;
        }
        // A name counts where an item of the group starts: after the brace or a comma, not after
        // `::`, and so not `time` in `sync::time`.
        let mut at_start = true;
        let mut name = String::new();
        for c in rest.chars().chain(['\n']) {
            if c.is_alphanumeric() || c == '_' {
                name.push(c);
                continue;
            }
            if !name.is_empty() {
                if at_start && depth == 1 {
                    names.push((number, std::mem::take(&mut name)));
                }
                name.clear();
                at_start = false;
            }
            match c {
                ',' => at_start = true,
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults_of(text: &str) -> Vec<String> {
        let mut faults = Vec::new();
        let file = TextFile {
            path: "a.rs".into(),
            text: text.into(),
        };
        check(&file, &mut faults);
        faults
    }

    #[test]
    fn pure_code_has_no_faults() {
        let text = "use std::{fmt, mem::take};\nuse std::collections::BTreeMap;\n\
                    // f64 would be wrong here\nstatic TABLE: [u8; 2] = [1, 2];\n\
                    fn f(buf32: u32, io: u8) -> u32 { buf32 }\n";
        assert_eq!(faults_of(text), [""; 0]);
    }

    #[test]
    fn every_module_and_word_is_found() {
        for module in MODULES {
            let faults = faults_of(&format!("fn f() {{}}\nuse std::{module}::x;\n"));
            assert_eq!(faults.len(), 1, "{module}: {faults:?}");
            assert!(faults[0].starts_with("a.rs:2: "), "{faults:?}");
        }
        for (word, _) in WORDS {
            let faults = faults_of(&format!("    {word} x\n"));
            assert_eq!(faults.len(), 1, "{word}: {faults:?}");
        }
    }

    #[test]
    fn a_grouped_import_hides_nothing() {
        assert_eq!(faults_of("use std::{fmt, io};\n").len(), 1);
        assert_eq!(faults_of("use std::{io::{Read, Write}, fmt};\n").len(), 1);
        let faults = faults_of("use std::{\n    fmt,\n    time::Instant,\n};\nuse x::{fs};\n");
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].starts_with("a.rs:3: "), "{faults:?}");
        assert_eq!(faults_of("use std::{fmt::{self, io}, mem};\n"), [""; 0]);
        assert_eq!(faults_of("use std::{sync::time};\n"), [""; 0]);
    }
}
