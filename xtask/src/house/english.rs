//! English that a native reader stumbles over: ways of speaking that came into comments, texts and pages from
//! other languages, more than once.

use std::path::Path;

use crate::repo::TextFile;

/// What is not said like that, in two halves so that this file does not contain what it looks for, and what is
/// said instead.
const FOREIGN: [(&str, &str, &str); 5] = [
    ("the ", "own", "whose? `their own`, `one's own`, `your own`"),
    (
        "so ",
        "many",
        "`this many`, `that many`, or the number of them",
    ),
    ("informa", "tions", "`information` has no plural"),
    (
        "how it ",
        "looks like",
        "`how it looks`, or `what it looks like`",
    ),
    ("the same ", "like", "`the same as`"),
];

/// Files that are written in English, by people.
const ENDINGS: [&str; 8] = ["rs", "ts", "svelte", "js", "css", "md", "ftl", "py"];

/// Whether this is a page or a file of texts in another language.
fn is_foreign(path: &str) -> bool {
    let part = |part: &str| ["fr", "de"].contains(&part);
    path.split(['/', '.']).any(part)
}

/// Adds every such phrase in a file, also where a line ends in the middle of it.
pub fn check(file: &TextFile, faults: &mut Vec<String>) {
    let ending = Path::new(&file.path).extension().and_then(|it| it.to_str());
    if is_foreign(&file.path) || !ending.is_some_and(|ending| ENDINGS.contains(&ending)) {
        return;
    }
    let mut lines = file.text.lines().zip(1..).peekable();
    while let Some((line, number)) = lines.next() {
        let line = line.trim_end().to_lowercase();
        let next = lines.peek().map_or("", |(next, _)| next);
        let read_on = format!("{line} {}", words(next).to_lowercase());
        for (one, other, instead) in FOREIGN {
            let phrase = format!("{one}{other}");
            let mut found = read_on.match_indices(&phrase).map(|(start, _)| start);
            let here = found.any(|start| start < line.len() && is_whole(&read_on, start, &phrase));
            if here {
                faults.push(format!(
                    "{}:{number}: `{phrase}` is no good English: {instead}",
                    file.path
                ));
            }
        }
    }
}

/// A line without what marks it as a comment.
fn words(line: &str) -> &str {
    let marks = |letter: char| letter.is_whitespace() || "/!*#>".contains(letter);
    line.trim_start_matches(marks)
}

/// Whether it is not part of longer words.
fn is_whole(text: &str, start: usize, phrase: &str) -> bool {
    let letter = |letter: char| letter.is_alphanumeric() || letter == '\'';
    !text[..start].ends_with(letter) && !text[start + phrase.len()..].starts_with(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults_of(path: &str, text: &str) -> Vec<String> {
        let mut faults = Vec::new();
        let (path, text) = (path.to_owned(), text.to_owned());
        check(&TextFile { path, text }, &mut faults);
        faults
    }

    #[test]
    fn foreign_phrases_are_found_with_their_line() {
        for (one, other, _) in FOREIGN {
            let text = format!("fine\n/// It is {one}{other} here.\n");
            let faults = faults_of("a.rs", &text);
            assert_eq!(faults.len(), 1, "{one}{other}: {faults:?}");
            assert!(faults[0].starts_with("a.rs:2: "), "{faults:?}");
        }
    }

    #[test]
    fn they_are_found_across_lines_and_told_once() {
        for text in [
            "/// Seen by the\n/// own eyes.",
            "/**\n * Seen by the\n * own eyes.\n */",
            "Seen by The\nown eyes.",
        ] {
            let faults = faults_of("web/a.ts", text);
            assert_eq!(faults.len(), 1, "{faults:?}");
        }
    }

    #[test]
    fn parts_of_words_and_other_languages_are_none() {
        for text in [
            "breathe owner",
            "also many",
            "the owner",
            "See the ownership.",
        ] {
            assert_eq!(faults_of("a.md", text), [""; 0], "{text}");
        }
        let (one, other, _) = FOREIGN[0];
        let text = format!("{one}{other}");
        for path in ["locales/de/a.ftl", "docs/rules/momiji.fr.md", "a.json"] {
            assert_eq!(faults_of(path, &text), [""; 0], "{path}");
        }
        assert_eq!(faults_of("locales/en/a.ftl", &text).len(), 1);
    }
}
