//! Comparing a rules document with the tests of its crate.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use super::document::Document;
use super::number::{Number, Span};
use super::source::{Test, declared_modules, find_tests};
use crate::repo::TextFile;

/// What was found out about one game.
#[derive(Debug, Default)]
pub struct Report {
    /// The crate of the game.
    pub crate_name: String,
    /// How many rules the document has.
    pub rules: usize,
    /// How many tests name at least one of them.
    pub tests: usize,
    /// Each kind of fault: what it is, and where it occurs. Empty kinds are left out.
    pub faults: BTreeMap<&'static str, Vec<String>>,
}

const IN_DOCUMENT: &str = "faults in the document";
const UNTESTED: &str = "rules without a test";
const NAMELESS: &str = "tests that name no rule";
const UNKNOWN: &str = "tests that name a rule that does not exist";
const ORPHANS: &str = "files with tests that no `mod` declares, so that they never run";

impl Report {
    /// Whether there is nothing to complain about.
    pub fn is_clean(&self) -> bool {
        self.faults.is_empty()
    }

    fn add(&mut self, kind: &'static str, fault: String) {
        self.faults.entry(kind).or_default().push(fault);
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, rules, tests) = (&self.crate_name, self.rules, self.tests);
        write!(f, "{name}: {rules} rules, {tests} tests name them")?;
        if self.is_clean() {
            write!(f, ", nothing missing")?;
        }
        for (kind, faults) in &self.faults {
            write!(f, "\n  {kind} ({}):", faults.len())?;
            for fault in faults {
                write!(f, "\n    {fault}")?;
            }
        }
        Ok(())
    }
}

/// Checks a document, which is at the path, against the Rust files of its crate.
pub fn check(path: &str, document: &Document, files: &[TextFile]) -> Report {
    let mut report = Report {
        crate_name: document.crate_name.clone(),
        rules: document.rules.len(),
        ..Report::default()
    };
    for fault in &document.faults {
        report.add(IN_DOCUMENT, fault.clone());
    }
    let crate_dir = format!("crates/{}/", document.crate_name);
    let must_name = format!("{crate_dir}tests/rules/");
    let modules: BTreeSet<&str> = files
        .iter()
        .flat_map(|file| declared_modules(&file.text))
        .collect();
    let mut tested = BTreeSet::new();
    for file in files {
        let tests = find_tests(&document.prefix, &file.text);
        let inner = file.path.strip_prefix(&crate_dir).unwrap_or(&file.path);
        if !tests.is_empty() && !is_compiled(inner, &modules) {
            report.add(ORPHANS, file.path.clone());
            continue;
        }
        for test in tests {
            let place = format!("{}:{} {}", file.path, test.line, test.name);
            let named = resolve(document, &test, &place, &mut report);
            if test.names.is_empty() && file.path.starts_with(&must_name) {
                report.add(NAMELESS, place);
            }
            if !named.is_empty() && !test.ignored {
                report.tests += 1;
                tested.extend(named);
            }
        }
    }
    for (rule, line) in &document.rules {
        if !tested.contains(rule) {
            let rule = rule.with_prefix(&document.prefix);
            report.add(UNTESTED, format!("{rule} ({path}:{line})"));
        }
    }
    report
}

/// The rules that a test names and that exist. A range names the rules between its ends, which
/// must exist; numbers that were never given out in between do not matter.
fn resolve(document: &Document, test: &Test, place: &str, report: &mut Report) -> Vec<Number> {
    let mut named = Vec::new();
    for Span { first, last } in &test.names {
        for end in BTreeSet::from([first, last]) {
            if !document.rules.contains_key(end) {
                let rule = end.with_prefix(&document.prefix);
                report.add(UNKNOWN, format!("{place}: {rule}"));
            }
        }
        if first <= last {
            named.extend(document.rules.range(*first..=*last).map(|(rule, _)| *rule));
        } else {
            let [first, last] = [first, last].map(|end| end.with_prefix(&document.prefix));
            let fault = format!("{place}: the range {first}-{last} runs backwards");
            report.add(UNKNOWN, fault);
        }
    }
    named
}

/// Whether a file, by its path inside the crate, is a root that cargo compiles by itself or a
/// module that some file declares.
fn is_compiled(inner: &str, modules: &BTreeSet<&str>) -> bool {
    let parts: Vec<&str> = inner.trim_end_matches(".rs").split('/').collect();
    match parts[..] {
        ["src", "lib" | "main"] | ["tests", _] | ["tests", _, "main"] => true,
        [.., dir, "mod"] => modules.contains(dir),
        [.., name] => modules.contains(name),
        [] => false,
    }
}

#[cfg(test)]
mod tests;
