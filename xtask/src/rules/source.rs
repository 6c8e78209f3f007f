//! Finding the tests in Rust source, and the rules that the comments above them name.
//!
//! Plain text scanning, so that it also sees the tests inside `proptest!`.

use super::number::{Span, parse_list};

/// A `#[test]` function.
#[derive(Debug, PartialEq, Eq)]
pub struct Test {
    /// The line of its `#[test]`, from 1.
    pub line: usize,
    /// The name of the function.
    pub name: String,
    /// The rules it names.
    pub names: Vec<Span>,
    /// Whether it is not run by default, and so proves nothing.
    pub ignored: bool,
}

/// Every test in the source of a file.
pub fn find_tests(prefix: &str, text: &str) -> Vec<Test> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let is_test = |line: &&str| line.starts_with("#[test]");
    (0..lines.len())
        .filter(|at| is_test(&lines[*at]))
        .map(|at| {
            let head = head(&lines, at);
            Test {
                line: at + 1,
                name: function_name(&lines[at..]),
                names: head
                    .iter()
                    .flat_map(|line| rules_in(prefix, line))
                    .collect(),
                ignored: head.iter().any(|line| is_attribute(line, "ignore")),
            }
        })
        .collect()
}

/// The comments and attributes around a `#[test]`, above it without a gap and below it up to the
/// function.
fn head<'a>(lines: &[&'a str], at: usize) -> Vec<&'a str> {
    let belongs = |line: &&&str| line.starts_with("//") || line.starts_with("#[");
    let above = lines[..at].iter().rev().take_while(belongs);
    let below = lines[at..].iter().take_while(belongs);
    above.chain(below).copied().collect()
}

/// Whether the line is `#[name]`, `#[name = "..."]` or `#[name(...)]`.
fn is_attribute(line: &str, name: &str) -> bool {
    line.match_indices("#[").any(|(start, mark)| {
        line[start + mark.len()..]
            .strip_prefix(name)
            .is_some_and(|rest| rest.trim_start().starts_with([']', '=', '(']))
    })
}

/// The rules that a comment line names, if it is of the form `/// M12, M40-M44: text`.
fn rules_in(prefix: &str, line: &str) -> Vec<Span> {
    let comment = line.strip_prefix("//");
    comment
        .and_then(|text| parse_list(prefix, text.trim_start_matches(['/', ' '])))
        .unwrap_or_default()
}

/// The name of the first function in the lines.
fn function_name(lines: &[&str]) -> String {
    let code = lines.iter().filter(|line| !line.starts_with("//"));
    let mut words = code.flat_map(|line| line.split_whitespace());
    let found = words.any(|word| word == "fn");
    let name = found.then(|| words.next()).flatten().unwrap_or("?");
    name.split(['(', '<']).next().unwrap_or(name).to_owned()
}

/// The modules that the source declares to be in files of their own.
pub fn declared_modules(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let (before, name) = line.trim().strip_suffix(';')?.rsplit_once(' ')?;
        let is_declaration = before == "mod" || before.ends_with(" mod");
        let is_comment = before.starts_with("//");
        (is_declaration && !is_comment).then_some(name)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Name, named rules, ignored.
    fn tests_in(text: &str) -> Vec<(String, Vec<String>, bool)> {
        let show = |span: &Span| match (span.first, span.last) {
            (first, last) if first == last => first.to_string(),
            (first, last) => format!("{first}-{last}"),
        };
        let found = find_tests("M", text).into_iter();
        found
            .map(|test| {
                (
                    test.name,
                    test.names.iter().map(show).collect(),
                    test.ignored,
                )
            })
            .collect()
    }

    fn one(text: &str) -> (String, Vec<String>, bool) {
        let mut tests = tests_in(text);
        assert_eq!(tests.len(), 1, "{tests:?}");
        tests.remove(0)
    }

    fn named(name: &str, rules: &[&str]) -> (String, Vec<String>, bool) {
        let rules = rules.iter().map(|&rule| rule.into()).collect();
        (name.into(), rules, false)
    }

    #[test]
    fn a_comment_above_the_test_names_rules() {
        let text = "\n/// M1, M3-M5: text\n#[test]\nfn draws() {}\n";
        assert_eq!(one(text), named("draws", &["1", "3-5"]));
        assert_eq!(find_tests("M", text)[0].line, 3);
        let text = "    // M1: text\n    #[test]\n    fn draws() {}\n";
        assert_eq!(one(text), named("draws", &["1"]));
    }

    #[test]
    fn attributes_and_more_comments_may_stand_between() {
        let text = "/// M1: text\n/// goes on.\n/// M2: more\n#[should_panic]\n#[test]\n\
                    #[cfg(x)]\nfn a() {}\n";
        let (name, mut rules, _) = one(text);
        rules.sort();
        assert_eq!((&*name, rules), ("a", vec!["1".to_owned(), "2".to_owned()]));
        assert_eq!(one("#[test]\n/// M7: x\nfn b() {}\n"), named("b", &["7"]));
        assert_eq!(one("/// M7: x\n#[test] fn c() {}\n"), named("c", &["7"]));
    }

    #[test]
    fn comments_elsewhere_name_nothing() {
        let text = "/// M1: text\n\n#[test]\nfn a() {}\n";
        assert_eq!(one(text), named("a", &[]), "a blank line is a gap");
        let text = "/// M1: text\nfn helper() {}\n#[test]\nfn a() {}\n";
        assert_eq!(one(text), named("a", &[]), "that is the helper's comment");
        let text = "#[test]\nfn a() {\n    // M1: text\n}\n";
        assert_eq!(one(text), named("a", &[]), "that is inside");
        let text = "/// Rule M1: text\n#[test]\nfn a() {}\n";
        assert_eq!(one(text), named("a", &[]), "that is prose");
    }

    #[test]
    fn each_test_has_its_own_rules_also_in_proptest() {
        let text = "proptest! {\n    /// M1: x\n    #[test]\n    fn a(n in 0..3u8) {\n    }\n\n    \
                    /// M2: y\n    #[test]\n    fn b(n in 0..3u8) {\n    }\n}\n";
        assert_eq!(tests_in(text), [named("a", &["1"]), named("b", &["2"])]);
    }

    #[test]
    fn only_test_attributes_count() {
        let text = "// #[test]\nfn a() {}\n#[rstest]\nfn b() {}\n#[testing]\nfn c() {}\n";
        assert_eq!(tests_in(text), []);
    }

    #[test]
    fn ignored_tests_are_marked() {
        for attribute in ["#[ignore]", "#[ignore = \"slow\"]"] {
            assert!(one(&format!("{attribute}\n#[test]\nfn a() {{}}")).2);
            assert!(one(&format!("#[test]\n{attribute}\nfn a() {{}}")).2);
        }
        assert!(!one("#[test]\n#[ignored_by_x]\nfn a() {}").2);
    }

    #[test]
    fn modules_in_files_are_found() {
        let text = "mod a;\npub(crate) mod b;\n// mod c;\nmod d { }\nuse e;\n    mod f;\n";
        assert_eq!(declared_modules(text).collect::<Vec<_>>(), ["a", "b", "f"]);
    }
}
