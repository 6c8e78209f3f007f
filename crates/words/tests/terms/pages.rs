//! The pages of rules of all languages have the same rules, in the same order, and as many tables and
//! examples.

use crate::lines::{names, rule_number, text};

const LANGUAGES: [&str; 2] = ["fr", "de"];

/// What differs from the English pages. A page that is not there yet is left out.
pub fn faults() -> Vec<String> {
    let mut faults = Vec::new();
    let english = names("docs/rules", ".en.md");
    assert!(!english.is_empty(), "there are pages of rules");
    for name in english {
        let original = text(&format!("docs/rules/{name}"));
        for language in LANGUAGES {
            let name = name.replace(".en.", &format!(".{language}."));
            if names("docs/rules", ".md").contains(&name) {
                let file = format!("docs/rules/{name}");
                faults.extend(compared(&file, &text(&file), &original));
            }
        }
    }
    faults
}

fn compared(file: &str, page: &str, original: &str) -> Vec<String> {
    let numbers = |page: &str| -> Vec<String> {
        let numbers = page.lines().filter_map(rule_number);
        numbers.map(str::to_owned).collect()
    };
    let (there, wanted) = (numbers(page), numbers(original));
    let mut faults = Vec::new();
    let missing = wanted.iter().filter(|number| !there.contains(number));
    faults.extend(missing.map(|number| format!("{file}: {number} is missing")));
    let strange = there.iter().filter(|number| !wanted.contains(number));
    faults.extend(strange.map(|number| format!("{file}: {number} is not in the English page")));
    if faults.is_empty() && there != wanted {
        let mut both = there.iter().zip(&wanted);
        let first = both.find(|(one, other)| one != other);
        let found = first.map_or("a number stands there twice".to_owned(), |(one, other)| {
            format!("{one} stands where the English page has {other}")
        });
        faults.push(format!("{file}: {found}"));
    }
    for (what, begins) in [
        ("rows of tables", "|"),
        ("headings", "#"),
        ("points of lists", "- "),
    ] {
        let count = |page: &str| page.lines().filter(|line| line.starts_with(begins)).count();
        let (there, wanted) = (count(page), count(original));
        if there != wanted {
            faults.push(format!(
                "{file}: {there} {what}, the English page has {wanted}"
            ));
        }
    }
    let first = |page: &str| page.lines().next().map(str::to_owned);
    if first(page) != first(original) {
        faults.push(format!(
            "{file}:1: the first line is that of the English page"
        ));
    }
    faults
}
