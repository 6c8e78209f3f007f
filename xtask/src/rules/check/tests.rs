//! Tests of the comparison between a rules document and the tests of its crate.

use super::*;

const DOC: &str = "<!-- rules: M crate: momiji -->\n**M1** One.\n**M2** Two.\n**M2a** Two a.\n\
                   **M5** Five.\n";

const MAIN: (&str, &str) = ("tests/rules/main.rs", "mod a;\n");

/// The faults of the document with these files of the crate, in one text, and the report.
fn report(files: &[(&str, &str)]) -> Report {
    let document = Document::parse("doc.md", DOC).expect("a document");
    let file = |(path, text): &(&str, &str)| TextFile {
        path: format!("crates/momiji/{path}"),
        text: (*text).into(),
    };
    check(
        "doc.md",
        &document,
        &files.iter().map(file).collect::<Vec<_>>(),
    )
}

#[test]
fn a_tested_document_is_clean() {
    let tests = "/// M1-M5: x\n#[test]\nfn all() {}\n\n/// M1: y\n#[test]\nfn one() {}\n";
    let report = report(&[MAIN, ("tests/rules/a.rs", tests)]);
    assert!(report.is_clean(), "{report}");
    assert_eq!(
        report.to_string(),
        "momiji: 4 rules, 2 tests name them, nothing missing"
    );
}

#[test]
fn a_rule_without_a_test_is_listed() {
    let tests = "/// M1, M2: x\n#[test]\nfn a() {}\n";
    let report = report(&[MAIN, ("tests/rules/a.rs", tests)]);
    assert_eq!(report.faults.len(), 1, "{report}");
    assert_eq!(report.faults[UNTESTED], ["M2a (doc.md:4)", "M5 (doc.md:5)"]);
}

#[test]
fn an_ignored_test_proves_nothing() {
    let tests = "/// M1-M5: x\n#[test]\n#[ignore]\nfn a() {}\n";
    let report = report(&[MAIN, ("tests/rules/a.rs", tests)]);
    assert_eq!(report.faults[UNTESTED].len(), 4, "{report}");
    assert_eq!(report.tests, 0);
}

#[test]
fn tests_elsewhere_count_but_need_not_name_a_rule() {
    let tests = "/// M1-M5: x\n#[test]\nfn a() {}\n#[test]\nfn b() {}\n";
    for path in ["tests/properties.rs", "src/lib.rs"] {
        let report = report(&[(path, tests)]);
        assert!(report.is_clean(), "{path}: {report}");
        assert_eq!(report.tests, 1);
    }
}

#[test]
fn a_rule_test_that_names_no_rule_is_listed() {
    let tests = "/// M1-M5: x\n#[test]\nfn a() {}\n\n/// Prose.\n#[test]\nfn b() {}\n";
    let report = report(&[MAIN, ("tests/rules/a.rs", tests)]);
    assert_eq!(report.faults.len(), 1, "{report}");
    assert_eq!(
        report.faults[NAMELESS],
        ["crates/momiji/tests/rules/a.rs:6 b"]
    );
}

#[test]
fn a_test_that_names_a_rule_that_does_not_exist_is_listed_wherever_it_is() {
    let tests = "/// M1-M5, M3: x\n#[test]\nfn a() {}\n/// M5-M9: x\n#[test]\nfn b() {}\n";
    let report = report(&[("tests/other.rs", tests)]);
    assert_eq!(report.faults.len(), 1, "{report}");
    let expected = [
        "crates/momiji/tests/other.rs:2 a: M3",
        "crates/momiji/tests/other.rs:5 b: M9",
    ];
    assert_eq!(report.faults[UNKNOWN], expected);
}

#[test]
fn a_range_that_runs_backwards_is_listed() {
    let tests = "/// M1-M5, M5-M2: x\n#[test]\nfn a() {}\n";
    let report = report(&[("tests/other.rs", tests)]);
    assert_eq!(report.faults[UNKNOWN].len(), 1, "{report}");
    assert!(report.to_string().contains("runs backwards"));
}

#[test]
fn a_file_that_no_module_declares_does_not_count() {
    let tests = "/// M1-M5: x\n#[test]\nfn a() {}\n";
    let alone = report(&[("tests/rules/b.rs", tests), MAIN]);
    assert_eq!(alone.faults[ORPHANS], ["crates/momiji/tests/rules/b.rs"]);
    assert_eq!(alone.faults[UNTESTED].len(), 4);
    let as_mod = report(&[("tests/rules/a/mod.rs", tests), MAIN]);
    assert!(as_mod.is_clean(), "{as_mod}");
}

#[test]
fn faults_in_the_document_are_in_the_report() {
    let document = Document::parse("doc.md", &format!("{DOC}**M1** Again.\n")).expect("a document");
    let tests = TextFile {
        path: "crates/momiji/tests/all.rs".into(),
        text: "/// M1-M5: x\n#[test]\nfn a() {}\n".into(),
    };
    let report = check("doc.md", &document, &[tests]);
    assert_eq!(report.faults.len(), 1, "{report}");
    assert_eq!(report.faults[IN_DOCUMENT], document.faults);
}
