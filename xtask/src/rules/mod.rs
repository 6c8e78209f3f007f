//! The link between the written rules and their tests: every numbered rule has a test that names
//! it, and every rule test names a rule that exists.

mod check;
mod document;
mod number;
mod source;

use std::collections::BTreeMap;

use anyhow::{Result, bail};

use crate::crates::RULES_CRATES;
use crate::repo::Repo;
use check::Report;
use document::Document;

const DIRECTORY: &str = "docs/rules";

/// Checks the rules of every game; prints a line for each, or fails with a list of what is wrong.
pub fn run(repo: &Repo) -> Result<()> {
    let documents = repo.files_under(DIRECTORY, ".en.md")?;
    if documents.is_empty() {
        bail!("{DIRECTORY} has no rules document; write the rules as {DIRECTORY}/<game>.en.md");
    }
    let mut reports = Vec::new();
    let mut prefixes = BTreeMap::new();
    for file in documents {
        let document = Document::parse(&file.path, &file.text)?;
        let name = &document.crate_name;
        if !RULES_CRATES.contains(&name.as_str()) || !repo.path(&format!("crates/{name}")).is_dir()
        {
            bail!(
                "{}: its marker names the crate `{name}`, which is not a rules crate; correct the \
                 marker, or write crates/{name} and list it in RULES_CRATES in xtask",
                file.path
            );
        }
        if let Some(other) = prefixes.insert(document.prefix.clone(), file.path.clone()) {
            let prefix = &document.prefix;
            bail!(
                "{}: its prefix {prefix} is already used by {other}; choose another",
                file.path
            );
        }
        let mut sources = repo.files_under(&format!("crates/{name}/src"), ".rs")?;
        sources.extend(repo.files_under(&format!("crates/{name}/tests"), ".rs")?);
        reports.push(check::check(&file.path, &document, &sources));
    }
    let text = reports.iter().map(Report::to_string).collect::<Vec<_>>();
    if !reports.iter().all(Report::is_clean) {
        bail!(
            "the rules and their tests do not match:\n{}",
            text.join("\n")
        );
    }
    println!("{}", text.join("\n"));
    Ok(())
}
