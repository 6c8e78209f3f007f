//! Whether a move can be made: asked without making it.

use protocol::Code;
use protocol::tables::{Pace, Stage};
use table::Seat;

use super::Chronicle;

/// What a question of a client is called. Nothing that is stored may be called so.
pub fn question(number: u64) -> String {
    format!("why {number}")
}

/// Whether something is called like a question.
pub fn is_question(request: &str) -> bool {
    request.starts_with("why ")
}

impl Chronicle {
    /// What a person would have been refused with who made this move at a version; nothing if it could be made.
    fn would_refuse(&self, version: u64, person: &str, text: &str) -> Option<Code> {
        let moment = self.at(version)?;
        let index = moment.index(person);
        let Some(sitting) = moment.table.seats.get(index) else {
            return Some(Code::NotSeated);
        };
        match (moment.table.stage, moment.table.pace) {
            (Stage::Finished | Stage::Abandoned, _) => return Some(Code::Over),
            (Stage::Open, _) => return Some(Code::NotBegun),
            _ if sitting.resigned => return Some(Code::Resigned),
            _ if sitting.stand_in => return Some(Code::BotPlays),
            (_, Pace::Paused) => return Some(Code::Paused),
            _ => {}
        }
        let game = self.played(&self.moves_at(version))?;
        let seat = Seat::new(index);
        if !game.to_act().contains(seat) {
            return Some(Code::NotYourTurn);
        }
        game.check(seat, text).err().map(|_| Code::IllegalMove)
    }

    /// Somebody who had seen a version is told whether they could make a move: so it was then, or at a later version.
    pub fn told_whether(
        &self,
        (person, text): (&str, &str),
        from: u64,
        told: Option<Code>,
    ) -> Result<(), String> {
        let mut versions = from..=self.version();
        if versions.any(|version| self.would_refuse(version, person, text) == told) {
            return Ok(());
        }
        let (last, expected) = (
            self.version(),
            self.would_refuse(self.version(), person, text),
        );
        let id = &self.opened.id;
        Err(format!(
            "table {id} from {from} to {last}: {person} is told {told:?} of {text:?} instead of {expected:?}"
        ))
    }
}
