//! Whatever can't be done says why, by a rule that there is, and tells nothing that is hidden.

use std::collections::BTreeSet;
use std::path::Path;

use table::{Chance, MoveId, Observer, QuickDice, Reason, Seat, Text, why_not};
use words::{FILES, Language};

use crate::speech::spoken;

/// How many moves that are not legal are tried of each seat.
const TRIES: u32 = 24;

/// The numbers of the rules in `docs/rules/<game>.en.md`, such as `M34`.
///
/// # Panics
/// If there is no such page, or it has no rules.
pub fn rule_numbers(game: &str) -> BTreeSet<String> {
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules");
    let page = std::fs::read_to_string(pages.join(format!("{game}.en.md")));
    let page = page.unwrap_or_else(|error| panic!("the rules of {game}: {error}"));
    let lines = page.lines().filter_map(|line| line.strip_prefix("- **"));
    let numbers = lines.filter_map(|line| line.split_once("** "));
    let numbered = |number: &str| number.contains(|letter: char| letter.is_ascii_digit());
    let numbers: BTreeSet<String> = numbers
        .map(|(number, _)| number.to_owned())
        .filter(|number| numbered(number) && !number.contains('['))
        .collect();
    assert!(!numbers.is_empty(), "the rules of {game} have numbers");
    numbers
}

/// Every message whose name begins like this is named in this source: tests show every reason.
///
/// # Panics
/// If one is not.
pub fn all_shown(beginning: &str, source: &str) {
    let (_, english) = FILES[Language::En as usize];
    let lines = english.iter().flat_map(|(_, text)| text.lines());
    let names = lines.filter_map(|line| line.split_once(" = "));
    let names = names.map(|(name, _)| name);
    let mut names = names.filter(|name| name.starts_with(beginning)).peekable();
    assert!(names.peek().is_some(), "there are messages {beginning}");
    for name in names {
        assert!(
            source.contains(&format!("\"{name}\"")),
            "no test shows {name}"
        );
    }
}

/// A legal move has no reason; any other move of the game has one that can be said in every language, with a
/// rule that is among these, if the game numbers its rules. States that look the same to a seat give it the
/// same reasons.
pub(crate) fn check<G: Text>(
    game: &G,
    state: &G::State,
    rules: Option<&BTreeSet<String>>,
    luck: &mut QuickDice,
    at: &str,
) {
    for seat in Seat::all(game.players(state)) {
        let view = game.view(state, Observer::Seat(seat));
        let guess = game.sample(&view, &G::Memory::default(), luck);
        let legal = game.legal(state, seat);
        for id in legal.iter() {
            let reason = why_not(game, state, seat, id);
            assert_eq!(reason, None, "{at}: {} is legal", text(game, id));
        }
        for _ in 0..TRIES {
            let id = MoveId(luck.below(G::MOVES as u32) as u16);
            if legal.contains(id) || !is_move(game, id) {
                continue;
            }
            let reason = why_not(game, state, seat, id);
            let move_text = text(game, id);
            let at = format!("{at}: {seat}, {move_text}");
            assert_eq!(
                reason,
                why_not(game, &guess, seat, id),
                "{at}: the reason gives something away"
            );
            match reason {
                Some(reason) => check_reason(&reason, rules, &at),
                None => panic!("{at}: no reason"),
            }
        }
    }
}

fn check_reason(reason: &Reason, rules: Option<&BTreeSet<String>>, at: &str) {
    spoken(&reason.phrase(), at);
    if let Some(rules) = rules {
        assert_ne!(*reason, Reason::unknown(), "{at}");
        let known = reason.rule.is_some_and(|rule| rules.contains(rule));
        assert!(known, "{at}: there is no rule {:?}", reason.rule);
    }
}

/// Whether somebody could ask for the move with this number.
fn is_move<G: Text>(game: &G, id: MoveId) -> bool {
    let text = game.move_text(id);
    text.is_some_and(|text| game.parse_move(&text) == Some(id))
}

fn text<G: Text>(game: &G, id: MoveId) -> String {
    game.move_text(id).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_of_every_game_are_found() {
        for (game, first, last) in [
            ("momiji", "M1", "M107"),
            ("vivid-memories", "V1", "V63"),
            ("deja-vu", "F1", "F59"),
        ] {
            let numbers = rule_numbers(game);
            assert!(numbers.contains(first) && numbers.contains(last), "{game}");
            assert!(numbers.iter().all(|number| number.len() <= 4), "{game}");
        }
    }
}
