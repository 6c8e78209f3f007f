//! The list of legal moves, in two forms: with explanations, or small enough for a small screen.

use std::io::{self, Write};

use shelf::Choice;

use crate::paint::{BRIGHT, FAINT};
use crate::words::cut;

/// The moves that begin with the same word belong together.
fn groups(choices: &[Choice]) -> Vec<&[Choice]> {
    choices
        .chunk_by(|one, next| verb(one) == verb(next))
        .collect()
}

fn verb(choice: &Choice) -> &str {
    choice.text.split_whitespace().next().unwrap_or("")
}

/// Whether an empty line stands before a group: around those that have several moves.
fn apart(groups: &[&[Choice]], index: usize) -> bool {
    let several = |index: usize| groups.get(index).is_some_and(|group| group.len() > 1);
    index > 0 && (several(index) || several(index - 1))
}

/// How many lines [`write_full`] takes.
pub fn full_height(choices: &[Choice]) -> usize {
    let groups = groups(choices);
    let gaps = (0..groups.len()).filter(|&index| apart(&groups, index));
    choices.len() + gaps.count()
}

/// One move a line: number, text and what it does, cut at the width if there is one.
pub fn write_full(out: &mut dyn Write, choices: &[Choice], width: Option<usize>) -> io::Result<()> {
    let longest = |choice: &Choice| choice.text.chars().count();
    let texts = choices.iter().map(longest).max().unwrap_or(0);
    let groups = groups(choices);
    for (index, group) in groups.iter().enumerate() {
        if apart(&groups, index) {
            writeln!(out)?;
        }
        for choice in *group {
            let Choice { number, text, .. } = choice;
            // Five columns before the text, two between it and the explanation.
            let room = width.map_or(usize::MAX, |width| width.saturating_sub(texts + 7));
            let explanation = cut(&choice.explanation, room);
            writeln!(
                out,
                "{BRIGHT}{number:>3}{BRIGHT:#}  {text:<texts$}  {FAINT}{explanation}{FAINT:#}"
            )?;
        }
    }
    Ok(())
}

/// An entry of the small form: its number, and the rest of its text.
type Entry<'a> = (usize, &'a str);

/// One kind of move a line, as `take  1 red  2 green`; moves that are alone in their kind share
/// a line.
pub fn write_small(out: &mut dyn Write, choices: &[Choice], width: usize) -> io::Result<()> {
    for (label, entries) in small_lines(choices, width) {
        write!(out, "  {FAINT}{label:<LABEL$}{FAINT:#}")?;
        for (number, text) in entries {
            write!(out, "  {BRIGHT}{number}{BRIGHT:#} {text}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// How many lines [`write_small`] takes.
pub fn small_height(choices: &[Choice], width: usize) -> usize {
    small_lines(choices, width).len()
}

/// The verbs of the small form take so much room.
const LABEL: usize = 8;

fn small_lines(choices: &[Choice], width: usize) -> Vec<(&str, Vec<Entry<'_>>)> {
    let mut lines: Vec<(&str, Vec<Entry<'_>>)> = Vec::new();
    let mut column = 0;
    let mut label_now = None;
    for group in groups(choices) {
        let label = match group {
            [_alone] => "",
            several => several.first().map_or("", verb),
        };
        for choice in group {
            let rest = choice.text.strip_prefix(label).unwrap_or(&choice.text);
            let entry = (choice.number, rest.trim_start());
            let length = 3 + choice.number.to_string().len() + entry.1.chars().count();
            match lines.last_mut() {
                Some((_, entries)) if label_now == Some(label) && column + length <= width => {
                    entries.push(entry);
                    column += length;
                }
                _ => {
                    let repeated = label_now == Some(label);
                    lines.push((if repeated { "" } else { label }, vec![entry]));
                    column = 2 + LABEL + length;
                }
            }
            label_now = Some(label);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices() -> Vec<Choice> {
        let texts = [
            "take red",
            "take green",
            "use A",
            "end turn",
            "lay a",
            "lay b",
            "lay c",
        ];
        let numbered = texts.iter().zip(1..);
        numbered
            .map(|(text, number)| Choice {
                number,
                text: (*text).to_owned(),
                explanation: format!("What {text} does, in a sentence."),
            })
            .collect()
    }

    #[test]
    fn both_forms_show_every_move_in_the_height_they_say() {
        let mut full = Vec::new();
        write_full(&mut full, &choices(), Some(40)).expect("memory can be written");
        let full = String::from_utf8(full).expect("text");
        assert_eq!(full.lines().count(), full_height(&choices()), "{full}");
        for choice in choices() {
            assert!(full.contains(&choice.text), "{full}");
        }
    }

    #[test]
    fn the_small_form_names_a_kind_once() {
        let choices = choices();
        let lines = small_lines(&choices, 30);
        let labels: Vec<&str> = lines.iter().map(|(label, _)| *label).collect();
        assert_eq!(labels, ["take", "", "lay"]);
        let alone: Vec<&str> = lines[1].1.iter().map(|entry| entry.1).collect();
        assert_eq!(alone, ["use A", "end turn"]);
        let narrow = small_lines(&choices, 16);
        let entries: usize = narrow.iter().map(|(_, entries)| entries.len()).sum();
        assert_eq!(entries, choices.len());
    }
}
