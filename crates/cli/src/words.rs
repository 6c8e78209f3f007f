//! Small words that several commands need.

use serde::Serialize;
use serde_json::Value;
use table::{Seat, SeatSet};

/// `1st`, `2nd`, `3rd`, `4th` and so on.
pub fn ordinal(number: usize) -> String {
    let ending = match (number % 10, number % 100) {
        (1, tens) if tens != 11 => "st",
        (2, tens) if tens != 12 => "nd",
        (3, tens) if tens != 13 => "rd",
        _ => "th",
    };
    format!("{number}{ending}")
}

/// `1 player`, `2 players`.
pub fn count(number: usize, thing: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {thing}{plural}")
}

/// `seat 1`, `seat 1 and seat 3`.
pub fn seats(seats: SeatSet) -> String {
    let names: Vec<String> = seats.iter().map(|seat: Seat| seat.to_string()).collect();
    names.join(" and ")
}

/// `2`, or `2 to 4`.
pub fn range((fewest, most): (usize, usize)) -> String {
    if fewest == most {
        fewest.to_string()
    } else {
        format!("{fewest} to {most}")
    }
}

/// Breaks a text into lines of at most `width` letters, at spaces. Not `textwrap`: that breaks at hyphens as
/// well, which would tear names such as `red-0-left`, and its care for wide letters is lost on our languages.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// Cuts a text at `width` letters, and shows that it was cut.
pub fn cut(text: &str, width: usize) -> String {
    if text.chars().count() <= width {
        return text.to_owned();
    }
    let start: String = text.chars().take(width.saturating_sub(1)).collect();
    format!("{}…", start.trim_end())
}

/// A document with everything that a report says added to it.
pub fn extended(mut document: Value, report: &impl Serialize) -> Value {
    if let (Some(all), Ok(Value::Object(more))) =
        (document.as_object_mut(), serde_json::to_value(report))
    {
        all.extend(more);
    }
    document
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinals_end_as_they_are_spoken() {
        let spoken = [1, 2, 3, 4, 11, 12, 13, 21, 22, 103, 111].map(ordinal);
        let expected = [
            "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "103rd", "111th",
        ];
        assert_eq!(spoken, expected);
    }

    #[test]
    fn lines_break_at_spaces_and_are_cut_with_a_mark() {
        assert_eq!(wrap("one two  three", 7), ["one two", "three"]);
        assert_eq!(wrap("unbreakable", 3), ["unbreakable"]);
        assert_eq!(wrap("", 3), [""; 0]);
        assert_eq!(cut("one two", 7), "one two");
        assert_eq!(cut("one two", 5), "one…");
    }
}
