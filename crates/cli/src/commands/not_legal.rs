//! `reverie legal --not`: the moves of the game that can't be made now, each with why and by which rule.

use std::io::{self, Write};

use serde_json::{Value, json};
use shelf::AnyMatch;
use table::{Reason, Seat};

use crate::language::say;
use crate::paint::{BRIGHT, FAINT};
use crate::words::{count, wrap};

/// Moves that begin with the same word and can't be made for the same reason. Of many there is one to read: a
/// game has hundreds of moves, and nearly all of them are cards that are somewhere else.
struct Kind {
    /// The first of them.
    first: String,
    /// How many more there are.
    more: usize,
    /// Why the first can't be made.
    why: Reason,
}

impl Kind {
    fn has(&self, text: &str, why: &Reason) -> bool {
        verb(&self.first) == verb(text)
            && self.why.rule == why.rule
            && self.why.why.say == why.why.say
    }

    fn title(&self) -> String {
        match self.more {
            0 => self.first.clone(),
            more => format!("{} and {more} more", self.first),
        }
    }
}

fn verb(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or("")
}

/// All kinds, in the order of their first moves.
fn kinds(moves: Vec<(String, Reason)>) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    for (text, why) in moves {
        match kinds.iter_mut().find(|kind| kind.has(&text, &why)) {
            Some(kind) => kind.more += 1,
            None => kinds.push(Kind {
                first: text,
                more: 0,
                why,
            }),
        }
    }
    kinds
}

/// The list for one seat.
pub fn write(
    out: &mut dyn Write,
    played: &dyn AnyMatch,
    seat: Seat,
    width: usize,
) -> io::Result<()> {
    let moves = played.not_legal(seat);
    let all = count(moves.len(), "move");
    // Whoever may not act is told once, not for every move.
    if let Some((_, why)) = moves.first()
        && moves.iter().all(|(_, other)| other == why)
    {
        return writeln!(out, "{seat}, all {all}: {}", say(&why.phrase()));
    }
    writeln!(
        out,
        "{BRIGHT}{seat}: {all} of the game are not legal now.{BRIGHT:#}"
    )?;
    let kinds = kinds(moves);
    let titles: Vec<String> = kinds.iter().map(Kind::title).collect();
    let longest = titles.iter().map(|title| title.chars().count()).max();
    let indent = longest.unwrap_or(0) + 4;
    for (kind, title) in kinds.iter().zip(titles) {
        let why = say(&kind.why.phrase());
        let lines = wrap(&why, width.saturating_sub(indent).max(20));
        for (row, line) in lines.iter().enumerate() {
            let beside = if row == 0 { title.as_str() } else { "" };
            let room = indent - 2;
            writeln!(out, "  {beside:<room$}{FAINT}{line}{FAINT:#}")?;
        }
    }
    Ok(())
}

/// The same for programs: every move.
pub fn document(played: &dyn AnyMatch, seat: Seat) -> Vec<Value> {
    let moves = played.not_legal(seat).into_iter();
    let entry = |(text, reason): (String, Reason)| {
        let mut entry = json!({ "seat": seat.number(), "move": text, "reason": say(&reason.why) });
        if let Some(rule) = reason.rule {
            entry["rule"] = json!(rule);
        }
        entry
    };
    moves.map(entry).collect()
}

#[cfg(test)]
mod tests {
    use table::Phrase;

    use super::*;

    #[test]
    fn moves_of_a_kind_share_verb_message_and_rule() {
        let because =
            |card: &str, say: &'static str, rule| Phrase::new(say).text("card", card).by_rule(rule);
        let moves = [
            ("lay a", because("a", "not-in-hand", "M20")),
            ("lay b", because("b", "too-high", "M34")),
            ("lay c", because("c", "not-in-hand", "M20")),
            ("discard c", because("c", "not-in-hand", "M20")),
            ("lay d", because("d", "not-in-hand", "M33")),
        ];
        let moves = moves.map(|(text, why)| (text.to_owned(), why));
        let found = kinds(moves.to_vec());
        let titles: Vec<String> = found.iter().map(Kind::title).collect();
        let expected = ["lay a and 1 more", "lay b", "discard c", "lay d"];
        assert_eq!(titles, expected);
    }
}
