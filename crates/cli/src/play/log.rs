//! What happened, told briefly: a paragraph a player, and what repeats said once.

use shelf::{AnyMatch, ToldMove};
use table::{Observer, Phrase, Seat, Word};

use crate::language;

/// What this seat saw since its own last move, that move included.
pub fn since_last_decision(played: &dyn AnyMatch, seat: Seat) -> Vec<String> {
    let moves = 0..played.moves_made();
    let own = moves.rev().find(|&index| played.mover(index) == Some(seat));
    tell(&played.story(Observer::Seat(seat), own.unwrap_or(0)))
}

/// A paragraph for each player who moved, in order.
fn tell(steps: &[ToldMove]) -> Vec<String> {
    steps
        .chunk_by(|one, next| one.seat == next.seat)
        .map(|steps| {
            let told = steps.iter().flat_map(|step| &step.told).cloned();
            let sentences: Vec<String> = gather(told).iter().map(language::say).collect();
            let who = steps.first().map(|step| language::seat(step.seat));
            join(&sentences, &who.unwrap_or_default())
        })
        .filter(|paragraph| !paragraph.is_empty())
        .collect()
}

/// Phrases in a row that differ in one thing only become one that names all of them: "Seat 1 takes
/// red 0." and "Seat 1 takes red 1." are told as "Seat 1 takes red 0 and red 1."
fn gather(told: impl Iterator<Item = Phrase>) -> Vec<Phrase> {
    let mut all: Vec<Phrase> = Vec::new();
    for phrase in told {
        let joined = all.last_mut().is_some_and(|last| add(last, &phrase));
        if !joined {
            all.push(phrase);
        }
    }
    all
}

/// Puts what is new in a phrase into the one before it, if there is just one such thing.
fn add(last: &mut Phrase, phrase: &Phrase) -> bool {
    if last.say != phrase.say || last.with.len() != phrase.with.len() {
        return false;
    }
    let pairs = last.with.iter_mut().zip(&phrase.with);
    let mut changed = pairs.filter(|(before, now)| **before != **now);
    let (Some((before, now)), None) = (changed.next(), changed.next()) else {
        return false;
    };
    let Word::Phrase(new) = &now.1 else {
        return false;
    };
    match &mut before.1 {
        Word::List(all) => all.push(new.clone()),
        Word::Phrase(first) => before.1 = Word::List(vec![first.clone(), new.clone()]),
        _ => return false,
    }
    true
}

/// Puts sentences together. Those that begin with the same player become one: "Seat 1 lays red 0."
/// and "Seat 1 ends the turn." are told as "Seat 1 lays red 0; ends the turn."
fn join(sentences: &[String], who: &str) -> String {
    let mut text = String::new();
    let mut last_by_who = false;
    for sentence in sentences {
        let sentence = sentence.trim_end_matches('.');
        let does = sentence.strip_prefix(who);
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
                text.push_str(sentence);
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

    fn card(number: i64) -> Phrase {
        let card = Phrase::new("momiji-card-red").number("number", number);
        card.text("acorns", "none")
    }

    #[test]
    fn what_repeats_is_said_once() {
        let by = |name: &'static str| Phrase::new(name).seat("seat", Seat::new(0));
        let told = [
            by("momiji-took").phrase("card", card(0)),
            by("momiji-took").phrase("card", card(1)),
            by("momiji-took").phrase("card", card(1)),
            Phrase::new("momiji-revealed").phrase("card", card(2)),
            Phrase::new("momiji-revealed").phrase("card", card(3)),
            by("momiji-laid").phrase("card", card(0)),
            by("momiji-turn-ended"),
            Phrase::new("game-over"),
        ];
        let gathered = gather(told.into_iter());
        let sentences: Vec<String> = gathered.iter().map(language::say).collect();
        assert_eq!(
            join(&sentences, "Seat 1"),
            "Seat 1 takes red 0, red 1 and red 1. New in the garden: red 2 and red 3. \
             Seat 1 lays red 0; ends the turn. The game is over."
        );
        assert_eq!(join(&[], "Seat 1"), "");
    }
}
