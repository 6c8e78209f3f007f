//! Every match of every game as an [`AnyMatch`]: written once for all of them.

use std::any::Any;

use pictures::{Drawn, Picture};
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use table::{
    About, Chance, Match, MoveError, MoveId, MoveSet, Observer, Phrase, Record, Seat, SeatSet,
    Step, Tally, UndoError, with_dice,
};

use crate::any_match::{AnyMatch, Choice};
use crate::nearest::nearest;
use crate::refusal::{Refusal, shorten};

/// How many other moves a refusal proposes.
const PROPOSALS: usize = 3;

/// A match whose types are forgotten from here on.
pub(crate) struct Seated<G: Drawn>(Match<G>);

impl<G: Drawn> Seated<G> {
    pub(crate) fn new(played: Match<G>) -> Seated<G> {
        Seated(played)
    }

    fn game(&self) -> &G {
        self.0.game()
    }

    fn legal(&self, seat: Seat) -> MoveSet {
        self.game().legal(self.0.state(), seat)
    }

    fn seen(&self, observer: Observer) -> G::View {
        self.game().view(self.0.state(), observer)
    }

    fn text(&self, id: MoveId) -> String {
        self.game().move_text(id).unwrap_or_default()
    }

    /// The legal moves that read most like what was asked for, best first.
    fn proposals(&self, legal: &MoveSet, asked: &str) -> Vec<String> {
        let texts = legal.iter().map(|id| self.text(id)).collect();
        nearest(asked, texts, PROPOSALS)
    }

    fn turn_of(&self, seat: Seat) -> Result<(), MoveError> {
        let to_act = self.to_act();
        if to_act.is_empty() {
            Err(MoveError::Over)
        } else if to_act.contains(seat) {
            Ok(())
        } else {
            Err(MoveError::NotYourTurn { seat, to_act })
        }
    }

    /// The legal move that a text or a number names.
    fn find(&self, seat: Seat, asked: &str) -> Result<MoveId, Refusal> {
        let legal = self.legal(seat);
        if let Some(number) = read_number(asked) {
            let id = number.checked_sub(1).and_then(|index| legal.nth(index));
            return id.ok_or_else(|| Refusal::NoSuchNumber {
                asked: shorten(asked),
                moves: legal.len(),
            });
        }
        let Some(id) = self.game().parse_move(asked) else {
            return Err(Refusal::NotAMove {
                asked: shorten(asked),
                nearest: self.proposals(&legal, asked),
            });
        };
        if legal.contains(id) {
            return Ok(id);
        }
        Err(Refusal::NotLegal {
            asked: self.text(id),
            nearest: self.proposals(&legal, asked),
        })
    }

    fn make(&mut self, seat: Seat, id: MoveId) -> Result<String, Refusal> {
        Ok(self.play_id(seat, id)?)
    }
}

/// Puts into a document what it lacks and another one has, however deep.
fn fill_in(document: &mut Value, other: Value) {
    match (document, other) {
        (Value::Object(document), Value::Object(other)) => {
            for (key, more) in other {
                match document.get_mut(&key) {
                    Some(known) => fill_in(known, more),
                    None => {
                        document.insert(key, more);
                    }
                }
            }
        }
        (Value::Array(document), Value::Array(other)) => {
            for (known, more) in document.iter_mut().zip(other) {
                fill_in(known, more);
            }
        }
        _ => {}
    }
}

/// `#3` and `3` are the third move of the list. No game has a move whose text is a number.
fn read_number(asked: &str) -> Option<usize> {
    let asked = asked.trim();
    let digits = asked.strip_prefix('#').unwrap_or(asked).trim();
    let all_digits = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    // A number too long to be read is too large for any list.
    all_digits.then(|| digits.parse().unwrap_or(usize::MAX))
}

impl<G: Drawn> AnyMatch for Seated<G> {
    fn about(&self) -> About {
        self.game().about()
    }

    fn players(&self) -> usize {
        self.game().players(self.0.state())
    }

    fn to_act(&self) -> SeatSet {
        self.0.to_act()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let view = self.seen(Observer::Seat(seat));
        let legal = self.legal(seat);
        let numbered = legal.iter().enumerate();
        numbered
            .map(|(index, id)| Choice {
                number: index + 1,
                text: self.text(id),
                explanation: self.game().explain(&view, id),
            })
            .collect()
    }

    fn check(&self, seat: Seat, asked: &str) -> Result<String, Refusal> {
        self.turn_of(seat)?;
        Ok(self.text(self.find(seat, asked)?))
    }

    fn play(&mut self, seat: Seat, asked: &str) -> Result<String, Refusal> {
        self.turn_of(seat)?;
        let id = self.find(seat, asked)?;
        self.make(seat, id)
    }

    fn play_id(&mut self, seat: Seat, id: MoveId) -> Result<String, MoveError> {
        self.0.play(seat, id)?;
        Ok(self.text(id))
    }

    fn witness(&self, seat: Seat) -> Box<dyn Any + Send> {
        Box::new(self.0.witness(seat))
    }

    fn play_random(&mut self, seat: Seat, chance: &mut dyn Chance) -> Result<String, Refusal> {
        self.turn_of(seat)?;
        let legal = self.legal(seat);
        let index = chance.below(legal.len() as u32) as usize;
        let id = legal.nth(index).ok_or(MoveError::Over)?;
        self.make(seat, id)
    }

    fn move_text(&self, id: MoveId) -> Option<String> {
        self.game().move_text(id)
    }

    fn is_move(&self, text: &str) -> bool {
        self.game().parse_move(text).is_some()
    }

    fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        self.0.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.0.undo(seat)
    }

    fn moves_made(&self) -> usize {
        self.0.log().len()
    }

    fn moves(&self) -> Vec<(Seat, String)> {
        let log = self.0.log().iter();
        log.map(|made| (made.seat, self.text(made.id))).collect()
    }

    fn mover(&self, index: usize) -> Option<Seat> {
        self.0.log().get(index).map(|played| played.seat)
    }

    fn story(&self, observer: Observer, from: usize) -> Vec<Step> {
        self.0.story(observer, from)
    }

    fn horizon(&self, observer: Observer) -> usize {
        self.0.horizon(observer)
    }

    fn forgets(&self, observer: Observer) -> bool {
        self.0.forgets(observer)
    }

    fn lay_open(&mut self) {
        self.0.lay_open();
    }

    fn position(&self) -> Value {
        with_dice(self.game().position(self.0.state()), self.0.dice())
    }

    fn view(&self, observer: Observer) -> Value {
        self.game().view_document(&self.seen(observer))
    }

    fn written_view(&self, observer: Observer) -> Box<RawValue> {
        let view = self.seen(observer);
        to_raw_value(&self.game().written_view(&view)).unwrap_or_default()
    }

    fn open_view(&self) -> Value {
        let mut view = self.view(Observer::Spectator);
        let mut position = self.game().position(self.0.state());
        if let Some(position) = position.as_object_mut() {
            position.remove("deck");
        }
        fill_in(&mut view, position);
        view
    }

    fn picture(&self, observer: Observer) -> Picture {
        self.game().picture(&self.seen(observer))
    }

    fn prompt(&self, observer: Observer) -> Phrase {
        self.game().prompt(&self.seen(observer))
    }

    fn tally(&self) -> Tally {
        self.game().tally(self.0.state())
    }

    fn points_if_ended(&self) -> Vec<i32> {
        let points = self.game().points_if_ended(self.0.state());
        points[..self.players()].to_vec()
    }

    fn record(&self) -> Option<Record> {
        Record::of(&self.0)
    }

    fn seed(&self) -> u64 {
        self.0.dice().seed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_digits_with_or_without_a_hash() {
        assert_eq!(read_number("#3"), Some(3));
        assert_eq!(read_number(" 12 "), Some(12));
        assert_eq!(read_number("#0"), Some(0));
        assert_eq!(read_number("#"), None);
        assert_eq!(read_number("take 3"), None);
        assert_eq!(read_number("-3"), None);
        assert_eq!(read_number(&"9".repeat(80)), Some(usize::MAX));
    }
}
