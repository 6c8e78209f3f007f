//! A game that somebody plays or looks at, from its beginning to where it stands.

use std::collections::BTreeMap;
use std::str::FromStr;
use std::time::Duration;

use protocol::Code;
use shelf::{AnyMatch, Bot, Means, Opponent, sight};
use table::{MoveError, Observer, Seat};
use wasm_bindgen::prelude::wasm_bindgen;

use crate::refused::{Refused, Told, written};

/// A game being played or looked at. Seats are counted from one; 0 stands for somebody without a seat, and 255 for
/// somebody who sees everything, which is nobody as long as the game is played.
#[wasm_bindgen]
pub struct Game {
    played: Box<dyn AnyMatch>,
    bots: BTreeMap<usize, Bot>,
}

/// Whoever sees everything.
const ALL: u8 = 255;

impl Game {
    pub(crate) fn new(played: Box<dyn AnyMatch>) -> Game {
        Game {
            played,
            bots: BTreeMap::new(),
        }
    }

    fn seat(&self, number: u8) -> Result<Seat, String> {
        let seat = Seat::from_number(number.into(), self.played.players());
        seat.ok_or_else(|| Refused::new(Code::NoSuchSeat).into())
    }

    fn eyes(&self, number: u8) -> Result<Observer, String> {
        Ok(match number {
            0 => Observer::Spectator,
            ALL => Observer::AllSeeing,
            _ => Observer::Seat(self.seat(number)?),
        })
    }
}

#[wasm_bindgen]
impl Game {
    /// What these eyes see, and what they may do: `Sight` of the protocol.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn sight(&self, eyes: u8) -> Told {
        let eyes = self.eyes(eyes)?;
        let playing = matches!(eyes, Observer::Seat(_));
        Ok(written(&sight(&*self.played, eyes, playing)))
    }

    /// What these eyes saw of the moves from this one on, counted from zero: a list of `ToldMove`.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn story(&self, eyes: u8, from: usize) -> Told {
        Ok(written(&self.played.story(self.eyes(eyes)?, from)))
    }

    /// How the points are counted as far as these eyes may know: `Counted`.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn account(&self, eyes: u8) -> Told {
        let running = !self.played.is_over();
        let counting = shelf::counting(&*self.played, self.eyes(eyes)?, running, true);
        Ok(written(&counting.think()))
    }

    /// Why a move can't be made: the refusal that [`Game::play`] would throw, or `null` if it can.
    ///
    /// # Errors
    /// If there is no such seat.
    pub fn why(&self, seat: u8, text: &str) -> Told {
        let checked = self.played.check(self.seat(seat)?, text);
        let refusal = checked.err().map(|refusal| Refused::of_move(&refusal));
        Ok(written(&refusal))
    }

    /// Makes a move, and gives its text.
    ///
    /// # Errors
    /// Why not: then nothing has changed.
    pub fn play(&mut self, seat: u8, text: &str) -> Told {
        let seat = self.seat(seat)?;
        let made = self.played.play(seat, text);
        made.map_err(|refusal| Refused::of_move(&refusal).into())
    }

    /// Takes back the last move of a seat.
    ///
    /// # Errors
    /// Why not: then nothing has changed.
    pub fn undo(&mut self, seat: u8) -> Result<(), String> {
        let seat = self.seat(seat)?;
        let undone = self.played.undo(seat);
        undone.map_err(|error| Refused::with(Code::NoUndo, &error).into())
    }

    /// Seats a bot: `expert`, `search:800` and so on. Experts think for this many milliseconds a turn.
    ///
    /// # Errors
    /// If there is no such bot, or no such seat.
    #[wasm_bindgen(js_name = seatBot)]
    pub fn seat_bot(
        &mut self,
        seat: u8,
        bot: &str,
        seed: u32,
        milliseconds: u32,
    ) -> Result<(), String> {
        let seat = self.seat(seat)?;
        let bad = |error: String| String::from(Refused::with(Code::BadRequest, &error));
        let bot = Opponent::from_str(bot).map_err(|error| bad(error.to_string()))?;
        let means = Means {
            turn: Duration::from_millis(milliseconds.into()),
            ..Means::default()
        };
        let seated = self.played.seat_bot(seat, &bot, &means, seed.into());
        let seated = seated.map_err(|error| bad(error.to_string()))?;
        self.bots.insert(seat.number(), seated);
        Ok(())
    }

    /// What the bot of this seat would do now, as a text for [`Game::play`]. What it worked out is kept for its next
    /// decision.
    ///
    /// # Errors
    /// If no bot sits there, or it is not its turn.
    pub fn think(&self, seat: u8) -> Told {
        let seat = self.seat(seat)?;
        let bot = self.bots.get(&seat.number());
        let bot = bot.ok_or_else(|| Refused::new(Code::NotSeated))?;
        let to_act = self.played.to_act();
        let waits = || {
            Refused::of_move(&shelf::Refusal::Turn {
                error: MoveError::NotYourTurn { seat, to_act },
                rule: None,
            })
        };
        let decision = self.played.decision(bot).ok_or_else(waits)?;
        Ok(self.played.move_text(decision.think()).unwrap_or_default())
    }

    /// Who has to act: nobody exactly when the game is over.
    #[wasm_bindgen(js_name = toAct)]
    pub fn to_act(&self) -> Vec<u8> {
        let seats = self.played.to_act().iter();
        seats.map(|seat| seat.number() as u8).collect()
    }

    /// How many players there are.
    pub fn players(&self) -> usize {
        self.played.players()
    }

    /// All moves, each with its seat, as a study has them: a list such as `["1: take red"]`.
    pub fn moves(&self) -> String {
        let moves = self.played.moves().into_iter();
        let moves: Vec<String> = moves
            .map(|(seat, text)| format!("{}: {text}", seat.number()))
            .collect();
        written(&moves)
    }

    /// The points of each seat, if the game ended now. Sees everything.
    pub fn points(&self) -> Vec<i32> {
        self.played.points_if_ended()
    }

    /// The whole position, luck included: with that a game may be kept, and gone on with.
    pub fn position(&self) -> String {
        written(&self.played.position())
    }

    /// The game on paper; nothing if it began with a position.
    pub fn record(&self) -> Option<String> {
        self.played.record().map(|record| record.to_string())
    }

    /// Nobody plays on: from now on everything that happened may be told, as after the end.
    #[wasm_bindgen(js_name = layOpen)]
    pub fn lay_open(&mut self) {
        self.played.lay_open();
    }
}
