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
pub fn tell(steps: &[Step]) -> Vec<String> {
    steps
        .chunk_by(|one, next| one.seat == next.seat)
        .map(|steps| {
            let sentences = steps.iter().flat_map(|step| &step.told);
            join(sentences.map(String::as_str))
        })
        .filter(|paragraph| !paragraph.is_empty())
        .collect()
}

/// Puts sentences together. Those that differ in their last word only become one: "Seat 1 takes
/// red-0." and "Seat 1 takes red-1." are told as "Seat 1 takes red-0, red-1."
fn join<'a>(sentences: impl Iterator<Item = &'a str>) -> String {
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
    let told = told.iter().map(|(start, end)| format!("{start} {end}."));
    told.collect::<Vec<_>>().join(" ").trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_repeats_is_said_once() {
        let sentences = [
            "Seat 1 takes red-0.",
            "Seat 1 takes red-1.",
            "Seat 1 lays red-0.",
            "Done.",
        ];
        let told = join(sentences.into_iter());
        assert_eq!(told, "Seat 1 takes red-0, red-1. Seat 1 lays red-0. Done.");
    }
}
