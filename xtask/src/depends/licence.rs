//! Every package is under a licence that goes with ours.

use std::collections::BTreeMap;

/// Permissive licences that go with "MIT OR Apache-2.0". A new one is a decision: add it with care.
const ALLOWED: [&str; 7] = [
    "MIT",
    "BSD-3-Clause",
    "CDLA-Permissive-2.0",
    "ISC",
    "Apache-2.0",
    "Unicode-3.0",
    "Zlib",
];

/// The packages that `cargo tree` lists, by name and version, with their licences.
pub fn packages(tree: &str) -> BTreeMap<&str, &str> {
    let lines = tree.lines().filter_map(|line| line.split_once('\t'));
    // A package that was listed before has a star.
    lines
        .map(|(package, licence)| (package, licence.trim_end_matches("(*)").trim()))
        .collect()
}

/// A fault for each package whose licence is not allowed.
pub fn faults(tree: &str) -> Vec<String> {
    let packages = packages(tree);
    if packages.is_empty() {
        return vec!["`cargo tree` lists no package; has its output changed?".to_owned()];
    }
    let refused = packages.iter().filter(|(_, licence)| !allowed(licence));
    refused
        .map(|(package, licence)| {
            let licence = match *licence {
                "" => "no licence",
                stated => stated,
            };
            format!(
                "{package} is under {licence}; choose another crate, or decide to allow it in \
                 xtask/src/depends/licence.rs"
            )
        })
        .collect()
}

/// Whether a licence expression leaves a choice that is allowed.
fn allowed(expression: &str) -> bool {
    // Before there were expressions, a slash said "or".
    let spaced = expression
        .replace('/', " OR ")
        .replace('(', " ( ")
        .replace(')', " ) ");
    let mut words = spaced.split_whitespace().peekable();
    any(&mut words) == Some(true) && words.next().is_none()
}

type Words<'a> = std::iter::Peekable<std::str::SplitWhitespace<'a>>;

/// Licences with `OR` between them; nothing if that is no expression.
fn any(words: &mut Words) -> Option<bool> {
    let mut fine = all(words)?;
    while words.next_if_eq(&"OR").is_some() {
        fine |= all(words)?;
    }
    Some(fine)
}

/// Licences with `AND` between them.
fn all(words: &mut Words) -> Option<bool> {
    let mut fine = one(words)?;
    while words.next_if_eq(&"AND").is_some() {
        fine &= one(words)?;
    }
    Some(fine)
}

/// A licence, or an expression in brackets.
fn one(words: &mut Words) -> Option<bool> {
    let word = words.next()?;
    if word == "(" {
        let fine = any(words)?;
        words.next_if_eq(&")")?;
        return Some(fine);
    }
    if words.next_if_eq(&"WITH").is_some() {
        // An exception makes another licence of it, and none of those is allowed.
        words.next()?;
        return Some(false);
    }
    Some(ALLOWED.contains(&word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_that_is_allowed_is_enough() {
        for expression in [
            "MIT",
            "MIT OR Apache-2.0",
            "MIT/Apache-2.0",
            "GPL-3.0-only OR MIT",
            "Apache-2.0 AND ISC",
            "(MIT OR GPL-3.0-only) AND Unicode-3.0",
            "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT",
        ] {
            assert!(allowed(expression), "{expression}");
        }
    }

    #[test]
    fn everything_else_is_not() {
        for expression in [
            "",
            "GPL-3.0-only",
            "MIT AND GPL-3.0-only",
            "(MIT OR Apache-2.0) AND MPL-2.0",
            "Apache-2.0 WITH LLVM-exception",
            "MIT OR",
            "(MIT",
            "MIT MIT",
        ] {
            assert!(!allowed(expression), "{expression}");
        }
    }

    #[test]
    fn a_fault_names_the_package() {
        let tree = "a v1.0.0\tMIT\nb v2.0.0\tMPL-2.0\n\na v1.0.0\tMIT (*)\nc v3.0.0\t\n";
        assert_eq!(packages(tree).len(), 3);
        let faults = faults(tree);
        assert_eq!(faults.len(), 2, "{faults:?}");
        assert!(faults[0].starts_with("b v2.0.0 is under MPL-2.0; "));
        assert!(faults[1].starts_with("c v3.0.0 is under no licence; "));
    }

    #[test]
    fn an_answer_that_says_nothing_is_a_fault() {
        assert_eq!(faults("").len(), 1);
        assert_eq!(faults("a v1.0.0 MIT\n").len(), 1);
    }
}
