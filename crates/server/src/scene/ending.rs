//! What people agree on: to pause, to end a game before its end, to give it up.

use protocol::tables::{Ending, How, Offer, Offered, Stage};

use super::Scene;
use super::chair::Chair;
use crate::entry::Outcome;
use crate::sabotage::{Sabotage, is_planted};
use crate::store::{Ended, Millis};

impl Scene {
    /// A person agrees to something, as the first or as another one. A pause happens when everybody who plays here
    /// themselves has agreed; an end takes the game from those as well who are away, so `everybody` who has
    /// not resigned is asked.
    pub(super) fn agree(&mut self, seat: usize, what: Offer, everybody: bool, at: Millis) {
        let offer = match self.offer.take() {
            Some(mut offer) if offer.what == what => {
                if !offer.agreed.contains(&seat) {
                    offer.agreed.push(seat);
                }
                offer
            }
            _ => Offered {
                what,
                agreed: vec![seat],
            },
        };
        let is_asked = |chair: &Chair| match what {
            Offer::End if everybody => chair.is_person() && !chair.resigned,
            Offer::End | Offer::Pause => chair.is_played(),
        };
        let chairs = self.chairs.iter().zip(1..);
        let mut asked = chairs.filter(|(chair, _)| is_asked(chair));
        let all = asked.all(|(_, seat)| offer.agreed.contains(&seat));
        if !all {
            self.offer = Some(offer);
            return;
        }
        match what {
            Offer::Pause => {
                self.paused = true;
                // Whoever agreed is not missed, and nobody is while the game stands still.
                self.chairs.iter_mut().for_each(|chair| chair.called = None);
            }
            Offer::End => self.end(How::Agreed, None),
        }
        self.pass(at);
    }

    /// A seat has moved. Whoever plays on without agreeing to an end does not want it.
    pub(super) fn moved_on(&mut self, seat: usize) {
        let against = |offer: &Offered| offer.what == Offer::End && !offer.agreed.contains(&seat);
        let plays = self.chairs.get(seat - 1).is_some_and(Chair::is_played);
        if plays && self.offer.as_ref().is_some_and(against) {
            self.offer = None;
        }
    }

    /// A seat has resigned. The game goes on as long as a person plays it against somebody; a bot plays for
    /// the seat. Otherwise it is over.
    pub(super) fn resign(&mut self, seat: usize) {
        let left = || self.chairs.iter().filter(|chair| !chair.resigned);
        if left().count() < 2 || !left().any(Chair::is_person) {
            self.end(How::Resigned, Some(seat));
        }
    }

    /// How the game ended, as lists tell it.
    pub(super) fn how_it_ended(&self) -> Option<Ended> {
        let Ending { how, seat } = self.ending?;
        if self.opened.setup.daily.is_some() && is_planted(Sabotage::ResultForgotten) {
            return None;
        }
        let Some(result) = self.outcome() else {
            return Some(Ended::given_up());
        };
        let chairs = self.chairs.iter().zip(1..);
        let resigned = chairs.filter_map(|(chair, seat)| chair.resigned.then_some(seat));
        let challenge = self.game().and_then(|game| game.tally().challenge);
        Some(Ended {
            how,
            seat,
            points: result.points,
            places: result.places,
            resigned: resigned.collect(),
            won: challenge.map(|challenge| challenge.won),
        })
    }

    /// The points and places of a game that came to an end, and was not given up.
    pub(super) fn outcome(&self) -> Option<Outcome> {
        let game = self.game().filter(|_| self.stage == Stage::Finished)?;
        Some(Outcome {
            points: game.points_if_ended(),
            places: game.places(),
        })
    }

    fn end(&mut self, how: How, seat: Option<usize>) {
        self.stage = Stage::Finished;
        self.ending = Some(Ending { how, seat });
    }
}
