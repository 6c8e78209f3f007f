//! The list of legal moves, with explanations or small enough for a small screen.

use std::io::{self, Write};

use shelf::Choice;

use crate::language::say;
use crate::paint::{BRIGHT, FAINT};
use crate::words::{cut, wrap};

/// How much room a list takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A move a line, with its whole explanation beside it.
    Whole,
    /// The same, with explanations cut at the end of the line.
    Cut,
    /// A kind of move a line, as `take  1 red  2 green`; moves alone in their kind share a line.
    Small,
}

/// How many lines a list takes.
pub fn height(form: Form, choices: &[Choice], width: usize) -> usize {
    if form == Form::Small {
        return small_lines(choices, width).len();
    }
    let groups = groups(choices);
    let gaps = (0..groups.len()).filter(|&index| apart(&groups, index));
    let room = room(choices, width);
    let lines = choices
        .iter()
        .map(|choice| explain(form, choice, room).len());
    lines.sum::<usize>() + gaps.count()
}

/// Writes a list.
pub fn write(out: &mut dyn Write, form: Form, choices: &[Choice], width: usize) -> io::Result<()> {
    if form == Form::Small {
        write_small(out, choices, width)
    } else {
        write_lines(out, form, choices, width)
    }
}

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

/// Five columns before the text of a move, two after it.
const AROUND: usize = 7;

fn longest_text(choices: &[Choice]) -> usize {
    let lengths = choices.iter().map(|choice| choice.text.chars().count());
    lengths.max().unwrap_or(0)
}

/// The room for explanations; on a very narrow screen they run over the edge.
fn room(choices: &[Choice], width: usize) -> usize {
    width.saturating_sub(longest_text(choices) + AROUND).max(20)
}

fn explain(form: Form, choice: &Choice, room: usize) -> Vec<String> {
    if form == Form::Whole {
        wrap(&say(&choice.explanation), room)
    } else {
        vec![cut(&say(&choice.explanation), room)]
    }
}

fn write_lines(
    out: &mut dyn Write,
    form: Form,
    choices: &[Choice],
    width: usize,
) -> io::Result<()> {
    let texts = longest_text(choices);
    let room = room(choices, width);
    let groups = groups(choices);
    let mut number = 0;
    for (index, group) in groups.iter().enumerate() {
        if apart(&groups, index) {
            writeln!(out)?;
        }
        for choice in *group {
            number += 1;
            let text = &choice.text;
            write!(out, "{BRIGHT}{number:>3}{BRIGHT:#}  {text:<texts$}")?;
            for (row, line) in explain(form, choice, room).iter().enumerate() {
                let indent = if row == 0 { 2 } else { texts + AROUND };
                write!(out, "{:indent$}{FAINT}{line}{FAINT:#}", "")?;
                writeln!(out)?;
            }
        }
    }
    Ok(())
}

/// An entry of the small form: its number, and the rest of its text.
type Entry<'a> = (usize, &'a str);

fn write_small(out: &mut dyn Write, choices: &[Choice], width: usize) -> io::Result<()> {
    for (label, entries) in small_lines(choices, width) {
        write!(out, "  {FAINT}{label:<LABEL$}{FAINT:#}")?;
        for (number, text) in entries {
            write!(out, "  {BRIGHT}{number}{BRIGHT:#} {text}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// How much room the verbs of the small form take.
const LABEL: usize = 8;

fn small_lines(choices: &[Choice], width: usize) -> Vec<(&str, Vec<Entry<'_>>)> {
    let mut lines: Vec<(&str, Vec<Entry<'_>>)> = Vec::new();
    let mut column = 0;
    let mut label_now = None;
    let mut number = 0;
    for group in groups(choices) {
        let label = match group {
            [_alone] => "",
            several => several.first().map_or("", verb),
        };
        for choice in group {
            number += 1;
            let rest = choice.text.strip_prefix(label).unwrap_or(&choice.text);
            let entry = (number, rest.trim_start());
            let length = 3 + number.to_string().len() + entry.1.chars().count();
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
    use table::Phrase;

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
        let choice = |text: &str| Choice {
            text: text.to_owned(),
            explanation: Phrase::new("list-of")
                .text("all", format!("What {text} does, in a sentence.")),
            is_final: text == "end turn",
        };
        texts.map(choice).to_vec()
    }

    #[test]
    fn every_form_takes_the_height_it_says() {
        for width in [20, 40, 100] {
            for form in [Form::Whole, Form::Cut, Form::Small] {
                let mut written = Vec::new();
                write(&mut written, form, &choices(), width).expect("memory can be written");
                let text = String::from_utf8(written).expect("text");
                let height = height(form, &choices(), width);
                assert_eq!(text.lines().count(), height, "{form:?} {width}:\n{text}");
            }
        }
    }

    #[test]
    fn an_explanation_is_whole_or_cut() {
        let text = |form| {
            let mut written = Vec::new();
            write(&mut written, form, &choices(), 40).expect("memory can be written");
            String::from_utf8(written).expect("text")
        };
        assert!(text(Form::Whole).contains("sentence."));
        assert!(!text(Form::Cut).contains("sentence."));
        assert!(text(Form::Cut).contains('…'));
    }

    #[test]
    fn the_small_form_names_a_kind_once() {
        let choices = choices();
        let lines = small_lines(&choices, 34);
        let labels: Vec<&str> = lines.iter().map(|(label, _)| *label).collect();
        assert_eq!(labels, ["take", "", "lay"]);
        let alone: Vec<&str> = lines[1].1.iter().map(|entry| entry.1).collect();
        assert_eq!(alone, ["use A", "end turn"]);
        let narrow = small_lines(&choices, 16);
        let entries: usize = narrow.iter().map(|(_, entries)| entries.len()).sum();
        assert_eq!(entries, choices.len());
    }
}
