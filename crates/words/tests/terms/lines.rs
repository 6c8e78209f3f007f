//! The texts line by line, without what is not text: names of messages, places for words, code.

use std::fs;
use std::path::{Path, PathBuf};

use words::Language;

/// Stands where a message puts something in, and where a page has code.
pub const PUT_IN: char = '\u{FFFC}';

/// A line of text.
#[derive(Debug)]
pub struct Line {
    pub language: Language,
    /// The file from the root of the repository.
    pub file: String,
    /// From 1.
    pub number: usize,
    /// The message or the rule that it belongs to.
    pub of: String,
    /// Whether it is the text for one of something.
    pub is_one: bool,
    /// What a reader sees of it.
    pub text: String,
}

impl Line {
    /// `locales/fr/web.ftl:12 (frame-home): …`
    pub fn fault(&self, what: &str) -> String {
        let Line {
            file, number, of, ..
        } = self;
        format!("{file}:{number} ({of}): {what}")
    }

    /// Whether this is about the game: in a file of its own, or in a message that names it.
    pub fn is_about(&self, game: &str) -> bool {
        game == "app" || self.file.contains(game) || self.of.contains(game)
    }
}

pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The names of the files in a folder that end like this, in order.
pub fn names(folder: &str, ending: &str) -> Vec<String> {
    let entries = fs::read_dir(root().join(folder)).expect("a folder");
    let names = entries.map(|entry| entry.expect("a file").file_name().into_string());
    let names = names.map(|name| name.expect("a plain name"));
    let mut names: Vec<String> = names.filter(|name| name.ends_with(ending)).collect();
    names.sort_unstable();
    names
}

pub fn text(file: &str) -> String {
    fs::read_to_string(root().join(file)).expect("a text")
}

/// The lines of all locale files.
pub fn locales() -> Vec<Line> {
    let mut all = Vec::new();
    for language in Language::ALL {
        let folder = format!("locales/{}", language.code());
        for name in names(&folder, ".ftl") {
            let file = format!("{folder}/{name}");
            all.extend(messages(language, &file, &text(&file)));
        }
    }
    assert!(all.len() > 3000, "the locale files were found");
    all
}

/// The lines of all pages of rules.
pub fn rules() -> Vec<Line> {
    let mut all = Vec::new();
    for language in Language::ALL {
        for name in names("docs/rules", &format!(".{}.md", language.code())) {
            let file = format!("docs/rules/{name}");
            all.extend(page(language, &file, &text(&file)));
        }
    }
    assert!(all.len() > 300, "the pages were found");
    all
}

fn messages(language: Language, file: &str, text: &str) -> Vec<Line> {
    let mut of = String::new();
    let mut all = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let mut rest = line;
        if line.starts_with('#') {
            continue;
        }
        if line.starts_with(|letter: char| letter.is_ascii_lowercase())
            && let Some((name, value)) = line.split_once('=')
        {
            name.trim().clone_into(&mut of);
            rest = value;
        }
        // No-break spaces are text.
        let rest = rest.trim_matches(' ');
        let (key, rest) = variant(rest);
        all.push(Line {
            language,
            file: file.to_owned(),
            number: index + 1,
            of: of.clone(),
            is_one: key == "one",
            text: without_braces(rest),
        });
    }
    all
}

/// `[one] text` and `*[other] text` into the key and the text; a text without a key has an empty one.
fn variant(line: &str) -> (&str, &str) {
    let inner = line.strip_prefix('*').unwrap_or(line).strip_prefix('[');
    match inner.and_then(|inner| inner.split_once(']')) {
        Some((key, text)) => (key, text.trim_matches(' ')),
        None => ("", line),
    }
}

/// The line with a mark in the place of `{ … }`, also where one begins or ends on another line. A text in
/// `{"…"}` is text.
fn without_braces(line: &str) -> String {
    let mut text = String::new();
    let mut inner = String::new();
    let mut depth = 0;
    for letter in line.chars() {
        match letter {
            '{' => depth += 1,
            '}' if depth > 1 => depth -= 1,
            '}' => {
                let plain = inner.trim_matches(' ');
                let plain = plain
                    .strip_prefix('"')
                    .and_then(|rest| rest.strip_suffix('"'));
                match plain {
                    Some(plain) => text.push_str(plain),
                    None => text.push(PUT_IN),
                }
                inner.clear();
                depth = 0;
            }
            _ if depth == 0 => text.push(letter),
            _ => inner.push(letter),
        }
    }
    if depth > 0 {
        text.push(PUT_IN);
    }
    text
}

fn page(language: Language, file: &str, text: &str) -> Vec<Line> {
    let mut of = String::from("page");
    let mut in_code = false;
    let mut all = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.starts_with("```") {
            in_code = !in_code;
        }
        // Comments, code, and the lines under the heads of tables.
        let is_rule = |letter: char| matches!(letter, '|' | '-' | ' ' | ':');
        if in_code
            || line.starts_with("```")
            || line.trim_start().starts_with("<!--")
            || line.chars().all(is_rule)
        {
            continue;
        }
        if let Some(number) = rule_number(line) {
            number.clone_into(&mut of);
        }
        all.push(Line {
            language,
            file: file.to_owned(),
            number: index + 1,
            of: of.clone(),
            is_one: false,
            text: without_code(line),
        });
    }
    all
}

/// The number that a line with a rule begins with, such as `M12`.
pub fn rule_number(line: &str) -> Option<&str> {
    let line = line.trim_start_matches(['-', '|', '#', ' ']);
    let (number, _) = line.strip_prefix("**")?.split_once("**")?;
    let digits = number.strip_prefix(|letter: char| letter.is_ascii_uppercase())?;
    digits
        .starts_with(|letter: char| letter.is_ascii_digit())
        .then_some(number)
}

fn without_code(line: &str) -> String {
    let mut text = String::new();
    for (index, part) in line.split('`').enumerate() {
        if index % 2 == 0 {
            // Marks of bold and slanted words stand between letters and signs.
            text.push_str(&part.replace('*', ""));
        } else {
            text.push(PUT_IN);
        }
    }
    text
}
