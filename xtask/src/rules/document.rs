//! Reading the rule numbers out of a rules document.

use std::collections::BTreeMap;

use anyhow::{Result, bail};

use super::number::Number;

/// How far down a document its marker may be: front matter and a title come first.
const MARKER_WITHIN: usize = 30;

/// What a rules document says about its rules.
#[derive(Debug)]
pub struct Document {
    /// What every rule number starts with, such as `M`.
    pub prefix: String,
    /// The directory under `crates/` with the rules and their tests.
    pub crate_name: String,
    /// Every rule, with the line it is on.
    pub rules: BTreeMap<Number, usize>,
    /// Numbers that are used twice or written wrongly, each a sentence with its line.
    pub faults: Vec<String>,
}

impl Document {
    /// Reads a document; the path is for messages.
    pub fn parse(path: &str, text: &str) -> Result<Self> {
        let marker = text.lines().take(MARKER_WITHIN).find_map(parse_marker);
        let Some((prefix, crate_name)) = marker else {
            bail!(
                "{path}: has no marker; put `<!-- rules: M crate: momiji -->` (the prefix of the \
                 rule numbers, and the directory under crates/) in its first {MARKER_WITHIN} lines"
            );
        };
        let mut document = Self {
            prefix,
            crate_name,
            rules: BTreeMap::new(),
            faults: Vec::new(),
        };
        for (index, line) in text.lines().enumerate() {
            document.read_line(path, index + 1, line);
        }
        if document.rules.is_empty() {
            bail!(
                "{path}: has no rules; a rule is a line that starts with its number in bold, \
                 such as **{}1**",
                document.prefix
            );
        }
        Ok(document)
    }

    fn read_line(&mut self, path: &str, at: usize, line: &str) {
        // List items, table rows and headings may all be rules.
        let line = line.trim_start_matches(['-', '|', '#', ' ', '\t']);
        let Some(bold) = line.strip_prefix("**") else {
            return;
        };
        match Number::parse_start(&self.prefix, bold) {
            Some((number, rest)) if rest.starts_with("**") => {
                let shown = number.with_prefix(&self.prefix);
                if let Some(first) = self.rules.get(&number) {
                    let fault = format!("{path}:{at}: {shown} is already on line {first}");
                    self.faults.push(fault);
                } else {
                    self.rules.insert(number, at);
                }
            }
            _ if looks_numbered(&self.prefix, bold) => self.faults.push(format!(
                "{path}:{at}: this looks like a rule, but its number is not of the form **{0}12** \
                 or **{0}12a**",
                self.prefix
            )),
            _ => {}
        }
    }
}

/// Whether the text starts with the prefix and a digit, so that a slip is not passed over.
fn looks_numbered(prefix: &str, text: &str) -> bool {
    text.strip_prefix(prefix)
        .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
}

/// Reads `<!-- rules: M crate: momiji -->`; the prefix and the crate.
fn parse_marker(line: &str) -> Option<(String, String)> {
    let inside = line.trim().strip_prefix("<!--")?.strip_suffix("-->")?;
    match inside.split_whitespace().collect::<Vec<_>>()[..] {
        ["rules:", prefix, "crate:", name] if prefix.chars().all(char::is_alphabetic) => {
            Some((prefix.into(), name.into()))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MARKER: &str = "<!-- rules: M crate: momiji -->";

    fn parse(body: &str) -> Document {
        Document::parse("doc.md", &format!("# Momiji\n{MARKER}\n{body}")).expect("a document")
    }

    fn rules(body: &str) -> Vec<(String, usize)> {
        let rules = parse(body).rules;
        rules
            .iter()
            .map(|(rule, at)| (rule.to_string(), *at))
            .collect()
    }

    #[test]
    fn rules_are_found_in_every_kind_of_line() {
        let body = "**M1** One.\n- **M2** Two.\n| **M3** | Three |\n### **M4a** Four\n  - **M10**";
        let expected = [("1", 3), ("2", 4), ("3", 5), ("4a", 6), ("10", 7)];
        let expected = expected.map(|(rule, at)| (rule.to_owned(), at));
        assert_eq!(rules(body), expected);
    }

    #[test]
    fn other_bold_words_and_references_are_not_rules() {
        let body = "**M1** One, see **M9**.\n**Momiji** is a game.\n**R3** A ruling.\nM4 no.\n";
        assert_eq!(rules(body), [("1".to_owned(), 3)]);
        assert_eq!(parse(body).faults, [""; 0]);
    }

    #[test]
    fn the_marker_names_prefix_and_crate() {
        let document = parse("**M1** One.");
        assert_eq!((&*document.prefix, &*document.crate_name), ("M", "momiji"));
        let longer = "<!-- rules: VM crate: vivid-memories -->\n**VM1** One. \n**M2** no.";
        let document = Document::parse("doc.md", longer).expect("a document");
        assert_eq!(document.crate_name, "vivid-memories");
        assert_eq!(document.rules.len(), 1);
    }

    #[test]
    fn a_document_without_marker_or_rules_is_an_error() {
        for text in ["", "**M1** One.", "<!-- rules: M -->\n**M1** One.", MARKER] {
            assert!(Document::parse("doc.md", text).is_err(), "{text}");
        }
        let too_late = format!("{}{MARKER}\n**M1** One.", "\n".repeat(MARKER_WITHIN));
        assert!(Document::parse("doc.md", &too_late).is_err());
    }

    #[test]
    fn a_number_used_twice_is_a_fault() {
        let faults = parse("**M1** One.\n**M2** Two.\n**M1** Again.").faults;
        assert_eq!(faults, ["doc.md:5: M1 is already on line 3"]);
    }

    #[test]
    fn a_number_written_wrongly_is_a_fault() {
        for line in ["**M2.** Two.", "**M2 Two** x", "**M2-M4** x", "**M2A**"] {
            let faults = parse(&format!("**M1** One.\n{line}")).faults;
            assert_eq!(faults.len(), 1, "{line}: {faults:?}");
            assert!(faults[0].starts_with("doc.md:4: "), "{faults:?}");
        }
    }
}
