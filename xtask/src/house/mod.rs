//! The house rules of the code: what the compiler does not forbid but this project does.

mod commands;
mod english;
mod layers;
mod purity;
mod touched;

use anyhow::{Result, bail};

use crate::crates::existing_rules_crates;
use crate::repo::{Repo, TextFile};
use crate::scan::{code_lines, has_word};

/// No source file is longer: a longer one has more than one concept in it.
const MAX_LINES: usize = 500;

/// Checks the whole repository; prints that it is well, or fails with a list of the faults.
pub fn run(repo: &Repo) -> Result<()> {
    let files = repo.files()?;
    let pure = existing_rules_crates(repo);
    let mut faults = faults(&files, &pure);
    faults.extend(layers::faults(repo, &files)?);
    faults.extend(commands::faults(&files));
    faults.extend(touched::faults(&files));
    if !faults.is_empty() {
        bail!(
            "{} breach(es) of the house rules:\n  {}",
            faults.len(),
            faults.join("\n  ")
        );
    }
    let sources = files.iter().filter(|file| file.is_rust()).count();
    println!(
        "house: {} files, {sources} of them Rust, keep the house rules; pure: {}",
        files.len(),
        pure.join(", ")
    );
    Ok(())
}

/// Every breach in the files, as `path:line: what is wrong and what to do`.
fn faults(files: &[TextFile], pure: &[&str]) -> Vec<String> {
    let mut faults = Vec::new();
    for file in files {
        machine_paths(file, &mut faults);
        english::check(file, &mut faults);
        if file.is_rust() {
            length(file, &mut faults);
            forbidden_code(file, &mut faults);
        }
        let in_src = |name: &&str| file.path.starts_with(&format!("crates/{name}/src/"));
        if file.is_rust() && pure.iter().any(in_src) {
            purity::check(file, &mut faults);
        }
        if file.is_rust() && file.path.starts_with("crates/shelf/src/") {
            purity::check_shelf(file, &mut faults);
        }
    }
    faults
}

fn length(file: &TextFile, faults: &mut Vec<String>) {
    let lines = file.text.lines().count();
    if lines > MAX_LINES {
        faults.push(format!(
            "{}: has {lines} lines, over {MAX_LINES}; split it by concept",
            file.path
        ));
    }
}

fn forbidden_code(file: &TextFile, faults: &mut Vec<String>) {
    // Put together at run time, so that this file does not contain what it looks for.
    let calls = ["todo", "unimplemented", "dbg"].map(|name| format!("{name}!("));
    let keyword = ["un", "safe"].concat();
    // Content policies have words that begin with it; no code has a hyphen behind it.
    let policy = format!("{keyword}-");
    for (number, line) in code_lines(&file.text) {
        let line = &line.replace(&policy, "");
        let hit = calls.iter().chain([&keyword]);
        for needle in hit.filter(|needle| has_word(line, needle)) {
            faults.push(format!(
                "{}:{number}: `{needle}` is not allowed; finish the code or do it another way",
                file.path
            ));
        }
    }
}

fn machine_paths(file: &TextFile, faults: &mut Vec<String>) {
    let needles = ["work", "farm", "root"].map(|name| format!("/{name}/"));
    for (index, line) in file.text.lines().enumerate() {
        for needle in needles.iter().filter(|needle| line.contains(*needle)) {
            faults.push(format!(
                "{}:{}: `{needle}` is a path of one machine; use a path relative to the repository",
                file.path,
                index + 1
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults_of(path: &str, text: &str) -> Vec<String> {
        let file = TextFile {
            path: path.into(),
            text: text.into(),
        };
        faults(&[file], &["momiji"])
    }

    #[test]
    fn ordinary_code_has_no_faults() {
        let text = "//! Doc.\nfn main() { println!(\"{}\", 1); }\n";
        assert_eq!(faults_of("crates/cli/src/main.rs", text), [""; 0]);
    }

    #[test]
    fn a_file_may_have_500_lines_and_no_more() {
        assert_eq!(faults_of("a.rs", &"\n".repeat(500)), [""; 0]);
        let faults = faults_of("a.rs", &"\n".repeat(501));
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].contains("501 lines"));
        assert_eq!(faults_of("a.md", &"\n".repeat(501)), [""; 0]);
    }

    #[test]
    fn forbidden_code_is_found_with_its_line() {
        for name in ["todo!", "unimplemented!", "dbg!"] {
            let faults = faults_of("a.rs", &format!("fn f() {{\n    {name}(1)\n}}\n"));
            assert_eq!(faults.len(), 1, "{name}: {faults:?}");
            assert!(faults[0].starts_with("a.rs:2: "), "{faults:?}");
        }
        let keyword = ["un", "safe"].concat();
        assert_eq!(faults_of("a.rs", &format!("{keyword} {{}}")).len(), 1);
        assert_eq!(faults_of("a.rs", &format!("1-{keyword} {{}}")).len(), 1);
        assert_eq!(faults_of("a.rs", &format!("// {keyword}")), [""; 0]);
        let policy = format!("\"script-src 'wasm-{keyword}-eval'\"");
        assert_eq!(faults_of("a.rs", &policy), [""; 0]);
        let forbid = format!("#![forbid({keyword}_code)]");
        assert_eq!(faults_of("a.rs", &forbid), [""; 0]);
    }

    #[test]
    fn paths_of_a_machine_are_found_in_any_file_even_in_comments() {
        for name in ["work", "farm", "root"] {
            let text = format!("one\n// see /{name}/main\n");
            let faults = faults_of("docs/a.md", &text);
            assert_eq!(faults.len(), 1, "{name}: {faults:?}");
            assert!(faults[0].starts_with("docs/a.md:2: "), "{faults:?}");
        }
        assert_eq!(faults_of("docs/a.md", "framework/main"), [""; 0]);
    }

    #[test]
    fn only_the_sources_of_rules_crates_must_be_pure() {
        let text = "use std::fs;\n";
        assert_eq!(faults_of("crates/momiji/src/a.rs", text).len(), 1);
        assert_eq!(faults_of("crates/momiji/tests/a.rs", text), [""; 0]);
        assert_eq!(faults_of("crates/cli/src/a.rs", text), [""; 0]);
    }

    #[test]
    fn the_shelf_reads_no_clock_and_reaches_nowhere() {
        let text = "use std::time::Duration;\nfn now() { Instant::now() }\nuse std::fs;\n";
        let faults = faults_of("crates/shelf/src/a.rs", text);
        assert_eq!(faults.len(), 2, "{faults:?}");
        assert!(
            faults[0].starts_with("crates/shelf/src/a.rs:2: "),
            "{faults:?}"
        );
        assert_eq!(faults_of("crates/shelf/tests/a.rs", text), [""; 0]);
    }
}
