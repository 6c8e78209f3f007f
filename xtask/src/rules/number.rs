//! The number of a rule, such as `M12` or `M12a`, and lists of them, such as `M12, M40-M44`.

use std::fmt;

/// A rule number without its prefix, which is the same for all rules of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Number {
    number: u32,
    suffix: Option<char>,
}

impl Number {
    /// Reads a number from the start of the text; the number and what follows it.
    pub fn parse_start<'a>(prefix: &str, text: &'a str) -> Option<(Self, &'a str)> {
        let rest = text.strip_prefix(prefix)?;
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let number = rest[..digits].parse().ok()?;
        let rest = &rest[digits..];
        let suffix = rest.chars().next().filter(char::is_ascii_lowercase);
        let rest = &rest[usize::from(suffix.is_some())..];
        // `M12th` and `M12_x` are words, not rule numbers.
        if rest.starts_with(|c: char| c.is_alphanumeric() || c == '_') {
            return None;
        }
        Some((Self { number, suffix }, rest))
    }

    /// The number as written, with the prefix.
    pub fn with_prefix(self, prefix: &str) -> String {
        format!("{prefix}{self}")
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number)?;
        self.suffix.map_or(Ok(()), |suffix| write!(f, "{suffix}"))
    }
}

/// One entry of a list of rules: both ends are the same for a single rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    /// The first rule.
    pub first: Number,
    /// The last rule, which belongs to the span.
    pub last: Number,
}

/// Reads `M12, M40-M44: text`; nothing if the text is not of that form.
pub fn parse_list(prefix: &str, text: &str) -> Option<Vec<Span>> {
    let mut spans = Vec::new();
    let mut rest = text;
    loop {
        let (first, after) = Number::parse_start(prefix, rest.trim_start())?;
        let mut last = first;
        rest = after.trim_start();
        // An editor may turn the hyphen into an en dash.
        if let Some(after) = rest.strip_prefix(['-', '\u{2013}']) {
            (last, rest) = Number::parse_start(prefix, after.trim_start())?;
            rest = rest.trim_start();
        }
        spans.push(Span { first, last });
        if rest.starts_with(':') {
            return Some(spans);
        }
        rest = rest.strip_prefix(',')?;
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;

    /// A number from its text, for tests.
    pub fn number(text: &str) -> Number {
        let (number, rest) = Number::parse_start("M", text).expect("a rule number");
        assert_eq!(rest, "");
        number
    }

    fn list(text: &str) -> Option<Vec<(String, String)>> {
        let show = |span: &Span| (span.first.to_string(), span.last.to_string());
        Some(parse_list("M", text)?.iter().map(show).collect())
    }

    fn pairs(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        let own = |(first, last): &(&str, &str)| ((*first).into(), (*last).into());
        pairs.iter().map(own).collect()
    }

    #[test]
    fn numbers_may_have_a_suffix_and_are_ordered() {
        assert_eq!(number("M12").to_string(), "12");
        assert_eq!(number("M12a").with_prefix("M"), "M12a");
        assert!(number("M9") < number("M12"));
        assert!(number("M12") < number("M12a"));
        assert!(number("M12b") < number("M13"));
    }

    #[test]
    fn what_is_not_a_number_is_not_read_as_one() {
        for text in ["", "M", "12", "X12", "Mx", "M12ab", "M12_a", "M12A"] {
            assert_eq!(Number::parse_start("M", text), None, "{text}");
        }
        let vm = Number::parse_start("VM", "VM3 text").map(|(number, _)| number);
        assert_eq!(vm, Some(number("M3")));
    }

    #[test]
    fn lists_have_commas_and_ranges_and_end_in_a_colon() {
        assert_eq!(list("M1: text"), Some(pairs(&[("1", "1")])));
        let expected = pairs(&[("1", "1"), ("2a", "2a")]);
        assert_eq!(list("M1, M2a: x"), Some(expected));
        let expected = Some(pairs(&[("40", "44"), ("7", "7")]));
        assert_eq!(list("M40-M44, M7: text"), expected);
        assert_eq!(list("M40 \u{2013} M44,M7 : text"), expected);
    }

    #[test]
    fn prose_is_not_a_list() {
        for text in [
            "M1 says: x",
            "M1",
            "M1,: x",
            "M1 M2: x",
            "M1-4: x",
            "See M1: x",
            "",
        ] {
            assert_eq!(list(text), None, "{text}");
        }
    }
}
