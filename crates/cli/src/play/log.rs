//! What happened, told briefly: a paragraph a player, and what repeats said once.

use shelf::{AnyMatch, Step};
use table::{Observer, Seat};

/// What this seat saw since its own last move, that move included.
pub fn since_last_decision(played: &dyn AnyMatch, seat: Seat) -> Vec<String> {
    let moves = 0..played.moves_made();
    let own = moves.rev().find(|&index| played.mover(index) == Some(seat));
    tell(&played.story(Observer::Seat(seat), own.unwrap_or(0)))
}

/// A paragraph for each player who moved, in order.
fn tell(steps: &[Step]) -> Vec<String> {
    steps
        .chunk_by(|one, next| one.seat == next.seat)
        .map(|steps| {
            let sentences = steps.iter().flat_map(|step| &step.told);
            let who = steps
                .first()
                .map(|step| format!("Seat {}", step.seat.number()));
            join(sentences.map(String::as_str), &who.unwrap_or_default())
        })
        .filter(|paragraph| !paragraph.is_empty())
        .collect()
}

/// Puts sentences together. Those that differ in their last word only become one, and so do those
/// that begin with the same player: "Seat 1 takes red-0." "Seat 1 takes red-1." "Seat 1 ends the
/// turn." are told as "Seat 1 takes red-0, red-1; ends the turn."
fn join<'a>(sentences: impl Iterator<Item = &'a str>, who: &str) -> String {
    let mut told: Vec<(&str, String)> = Vec::new();
    for sentence in sentences {
        let sentence = sentence.trim_end_matches('.');
        let (start, end) = sentence.rsplit_once(' ').unwrap_or(("", sentence));
        match told.last_mut() {
            Some((before, list)) if *before == start => {
                list.push_str(", ");
                list.push_str(end);
            }
            _ => told.push((start, end.to_owned())),
        }
    }
    let mut text = String::new();
    let mut last_by_who = false;
    for (start, end) in told {
        let sentence = format!("{start} {end}");
        let does = sentence.trim().strip_prefix(who);
        let does = does.filter(|rest| rest.starts_with(' '));
        match (does, last_by_who) {
            (Some(does), true) => {
                text.push(';');
                text.push_str(does);
            }
            _ => {
                if !text.is_empty() {
                    text.push_str(". ");
                }
                text.push_str(sentence.trim());
            }
        }
        last_by_who = does.is_some();
    }
    if !text.is_empty() {
        text.push('.');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_repeats_is_said_once() {
        let sentences = [
            "Seat 1 takes red-0.",
            "Seat 1 takes red-1.",
            "New in the garden: red-2.",
            "New in the garden: red-3.",
            "Seat 1 lays red-0.",
            "Seat 1 ends the turn.",
            "Done.",
        ];
        let told = join(sentences.into_iter(), "Seat 1");
        assert_eq!(
            told,
            "Seat 1 takes red-0, red-1. New in the garden: red-2, red-3. \
             Seat 1 lays red-0; ends the turn. Done."
        );
        assert_eq!(join([].into_iter(), "Seat 1"), "");
    }
}
