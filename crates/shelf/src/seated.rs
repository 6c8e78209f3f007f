//! Every match of every game as an [`AnyMatch`]: written once for all of them.

use std::cell::{OnceCell, RefCell};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use bots::{Analysis, Hint, Level, Means, Nets, Opponent, Searcher, in_words, player, search_of};
#[cfg(feature = "whole")]
use pictures::Picture;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use table::{
    About, Account, Chance, Choice, MAX_SEATS, Marks, Match, MoveError, MoveId, MoveSet, Observer,
    Phrase, Reason, Record, Seat, SeatSet, Tally, ToldMove, UndoError, gains, with_dice,
    with_edition,
};

use crate::any_match::{AnyMatch, Counting, Look};
use crate::bot::{Bot, Sitting, Thinking};
use crate::coaching::{self, Reviewing};
use crate::eyes::Eyes;
use crate::nearest::nearest;
use crate::opponents::BotError;
use crate::refusal::{Refusal, shorten};
use crate::shelf::Shelved;

/// How many other moves a refusal proposes.
const PROPOSALS: usize = 3;

/// A match whose types are forgotten from here on.
pub(crate) struct Seated<G: Shelved> {
    played: Match<G>,
    /// What bots judge by.
    nets: Nets,
    /// The bots that were seated here, by which a bot is known again.
    bots: Mutex<Vec<Weak<Sitting<G>>>>,
    /// What bots and coaches have seen of it.
    eyes: Eyes<G>,
    here: Here,
}

/// What was worked out about where a match stands. It is forgotten when the match moves on.
#[derive(Default)]
struct Here {
    /// What each seat may do.
    legal: [OnceCell<MoveSet>; MAX_SEATS],
    /// The move that was last found legal: for whom, its text, its number.
    found: RefCell<Option<(Seat, String, MoveId)>>,
}

impl<G: Shelved> Seated<G> {
    pub fn new(played: Match<G>, nets: Nets) -> Seated<G> {
        Seated {
            played,
            nets,
            bots: Mutex::default(),
            eyes: Eyes::new(),
            here: Here::default(),
        }
    }

    fn game(&self) -> &Arc<G> {
        self.played.game()
    }

    fn bots(&self) -> MutexGuard<'_, Vec<Weak<Sitting<G>>>> {
        self.bots.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn legal(&self, seat: Seat) -> MoveSet {
        let make = || self.game().legal(self.played.state(), seat);
        *self.here.legal[seat.index()].get_or_init(make)
    }

    fn seen(&self, observer: Observer) -> G::View {
        let eyes = self.played.eyes(observer);
        self.game().view(self.played.state(), eyes)
    }

    fn text(&self, id: MoveId) -> String {
        self.game().move_text(id).unwrap_or_default()
    }

    /// Why this seat can't make this move, which it can't: from what it sees.
    fn reason(&self, seat: Seat, id: MoveId) -> Reason {
        let view = self.seen(Observer::Seat(seat));
        self.game().reason(&view, seat, id)
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

    /// The same with the rule that says so, whatever the move.
    fn may_act(&self, seat: Seat, asked: &str) -> Result<(), Refusal> {
        self.turn_of(seat).map_err(|error| {
            let id = self.game().parse_move(asked).unwrap_or(MoveId(0));
            let rule = self.reason(seat, id).rule;
            Refusal::Turn { error, rule }
        })
    }

    /// The same, if it was found before in these very words.
    fn found(&self, seat: Seat, asked: &str) -> Option<MoveId> {
        let found = self.here.found.borrow();
        let (by, text, id) = found.as_ref()?;
        (*by == seat && text == asked).then_some(*id)
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
            reason: self.reason(seat, id),
            nearest: self.proposals(&legal, asked),
        })
    }

    /// Makes a move that was found among the legal ones.
    fn make(&mut self, seat: Seat, id: MoveId) -> String {
        self.played.play_legal(seat, id);
        self.here = Here::default();
        self.text(id)
    }

    fn choices_in(&self, view: &G::View, seat: Seat) -> Vec<Choice> {
        let legal = self.legal(seat);
        let choice = |id| self.played.choice(view, seat, id);
        legal.iter().map(choice).collect()
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

impl<G: Shelved> AnyMatch for Seated<G> {
    fn about(&self) -> About {
        self.game().about()
    }

    fn players(&self) -> usize {
        self.game().players(self.played.state())
    }

    fn to_act(&self) -> SeatSet {
        self.played.to_act()
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn components_digest(&self) -> u64 {
        self.game().components_digest()
    }

    fn setup_mark(&self) -> u32 {
        self.played.setup_mark()
    }

    fn mark_after(&self, before: u32) -> u32 {
        self.played.mark_after(before)
    }

    fn marks(&self) -> Marks {
        self.played.marks()
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        self.choices_in(&self.seen(Observer::Seat(seat)), seat)
    }

    #[cfg(feature = "whole")]
    fn not_legal(&self, seat: Seat) -> Vec<(String, Reason)> {
        let (game, legal) = (self.game(), self.legal(seat));
        let view = self.seen(Observer::Seat(seat));
        let numbers = (0..).map(MoveId).take(G::MOVES);
        let others = numbers.filter(|&id| !legal.contains(id));
        let named = others.filter_map(|id| Some((id, game.move_text(id)?)));
        // Two numbers may share a text where both can't be legal at once: it is told by the one that is asked for.
        named
            .filter(|(id, text)| game.parse_move(text) == Some(*id))
            .map(|(id, text)| (text, game.reason(&view, seat, id)))
            .collect()
    }

    fn check(&self, seat: Seat, asked: &str) -> Result<String, Refusal> {
        self.may_act(seat, asked)?;
        let id = self.find(seat, asked)?;
        let text = self.text(id);
        *self.here.found.borrow_mut() = Some((seat, text.clone(), id));
        Ok(text)
    }

    fn play(&mut self, seat: Seat, asked: &str) -> Result<String, Refusal> {
        if let Some(id) = self.found(seat, asked) {
            return Ok(self.make(seat, id));
        }
        self.may_act(seat, asked)?;
        let id = self.find(seat, asked)?;
        Ok(self.make(seat, id))
    }

    fn play_id(&mut self, seat: Seat, id: MoveId) -> Result<String, MoveError> {
        self.turn_of(seat)?;
        if !self.legal(seat).contains(id) {
            return Err(MoveError::Illegal { id });
        }
        Ok(self.make(seat, id))
    }

    fn seat_bot(
        &self,
        seat: Seat,
        opponent: &Opponent,
        means: &Means,
        seed: u64,
    ) -> Result<Bot, BotError> {
        let player = player(opponent, &self.nets, means, seed).map_err(BotError::Outside)?;
        let sitting = Sitting::new(Arc::clone(self.game()), player, seat, self.players());
        let mut bots = self.bots();
        bots.retain(|bot| bot.strong_count() > 0);
        bots.push(Arc::downgrade(&sitting));
        Ok(Bot::new(&sitting))
    }

    fn decision(&self, bot: &Bot) -> Option<Thinking<MoveId>> {
        let sitting = {
            let bots = self.bots();
            let mut seated = bots.iter().filter_map(Weak::upgrade);
            seated.find(|sitting| bot.is(sitting))?
        };
        let acts = self.to_act().contains(sitting.seat);
        acts.then(|| {
            let eyes = self.eyes.clone();
            sitting.decision(eyes, self.played.past())
        })
    }

    fn analysis(&self, seat: Seat, means: &Means, seed: u64) -> Option<Thinking<Analysis>> {
        if !self.to_act().contains(seat) {
            return None;
        }
        let (settings, budget) = search_of::<G>(Level::Expert, means)?;
        let (past, eyes) = (self.played.past(), self.eyes.clone());
        let nets = Arc::clone(&self.nets);
        Some(Thinking::new(move || {
            let (game, known) = (past.game(), eyes.look(&past, seat, |_| ()));
            let mut searcher = Searcher::new(nets, settings, budget, seed);
            let candidates = searcher.analyze(&**game, &known);
            in_words(&**game, &known, &candidates, searcher.iterations())
        }))
    }

    fn hint(&self, seat: Seat, iterations: u32) -> Option<Thinking<Hint>> {
        let acts = self.to_act().contains(seat);
        acts.then(|| coaching::hint((&self.played, &self.eyes), &self.nets, seat, iterations))
    }

    fn reviewing(&self, iterations: u32) -> Box<dyn Reviewing> {
        coaching::reviewing(&self.played, &self.nets, iterations)
    }

    fn play_random(&mut self, seat: Seat, chance: &mut dyn Chance) -> Result<String, Refusal> {
        self.may_act(seat, "")?;
        let legal = self.legal(seat);
        let index = chance.below(legal.len() as u32) as usize;
        let id = legal.nth(index).ok_or(Refusal::OVER)?;
        Ok(self.make(seat, id))
    }

    fn move_text(&self, id: MoveId) -> Option<String> {
        self.game().move_text(id)
    }

    fn is_move(&self, text: &str) -> bool {
        self.game().parse_move(text).is_some()
    }

    fn can_undo(&self, seat: Seat) -> Result<(), UndoError> {
        self.played.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoError> {
        self.here = Here::default();
        self.played.undo(seat)
    }

    fn moves_made(&self) -> usize {
        self.played.log().len()
    }

    fn moves(&self) -> Vec<(Seat, String)> {
        let log = self.played.log().iter();
        log.map(|made| (made.seat, self.text(made.id))).collect()
    }

    fn mover(&self, index: usize) -> Option<Seat> {
        self.played.log().get(index).map(|played| played.seat)
    }

    fn story(&self, observer: Observer, from: usize) -> Vec<ToldMove> {
        self.played.story(self.played.eyes(observer), from)
    }

    fn horizon(&self, observer: Observer) -> usize {
        self.played.horizon(observer)
    }

    fn forgets(&self, observer: Observer) -> bool {
        self.played.forgets(self.played.eyes(observer))
    }

    fn lay_open(&mut self) {
        self.played.lay_open();
    }

    fn position(&self) -> Value {
        let position = self.game().position(self.played.state());
        with_edition(with_dice(position, self.played.dice()), &**self.game())
    }

    fn view(&self, observer: Observer) -> Value {
        self.game().view_document(&self.seen(observer))
    }

    fn written_view(&self, observer: Observer) -> Box<RawValue> {
        let view = self.seen(observer);
        to_raw_value(&self.game().written_view(&view)).unwrap_or_default()
    }

    fn look(&self, observer: Observer, playing: bool) -> Look {
        let view = self.seen(observer);
        let own = match observer {
            Observer::Seat(seat) if playing => Some(seat),
            _ => None,
        };
        let choices = own.map(|seat| self.choices_in(&view, seat));
        Look {
            prompt: self.game().prompt(&view),
            horizon: self.played.horizon_of(&view),
            choices: choices.unwrap_or_default(),
            undo: own.is_some_and(|seat| self.played.can_undo(seat).is_ok()),
            view: to_raw_value(&self.game().written_view(&view)).unwrap_or_default(),
        }
    }

    #[cfg(feature = "whole")]
    fn picture(&self, observer: Observer) -> Picture {
        self.game().picture(&self.seen(observer))
    }

    fn prompt(&self, observer: Observer) -> Phrase {
        self.game().prompt(&self.seen(observer))
    }

    fn tally(&self) -> Tally {
        self.game().tally(self.played.state())
    }

    fn account(&self, observer: Observer) -> Account {
        self.game().account(&self.seen(observer))
    }

    fn counting(&self, observer: Observer, gains_of: Option<Seat>) -> Thinking<Counting> {
        let (game, view) = (Arc::clone(self.game()), self.seen(observer));
        let mover = gains_of.map(|seat| (seat, self.seen(Observer::Seat(seat)), self.legal(seat)));
        Thinking::new(move || {
            let certain = mover.map(|(seat, view, legal)| gains(&*game, &view, seat, legal.iter()));
            let text = |id| game.move_text(id).unwrap_or_default();
            let named = certain.into_iter().flatten();
            Counting {
                account: game.account(&view),
                gains: named.map(|(id, points)| (text(id), points)).collect(),
            }
        })
    }

    fn points_if_ended(&self) -> Vec<i32> {
        let points = self.game().points_if_ended(self.played.state());
        points[..self.players()].to_vec()
    }

    fn places(&self) -> Vec<u8> {
        self.game().ranks(self.played.state())[..self.players()].to_vec()
    }

    fn record(&self) -> Option<Record> {
        Record::of(&self.played)
    }

    fn seed(&self) -> u64 {
        self.played.dice().seed()
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
