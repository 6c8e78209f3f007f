//! Last turns of Momiji.

use momiji::{Ending, Leaf, Momiji, Move, Stage, State};
use table::{Chance, Game, GameBox, MoveId, Request, Seat};

use crate::compose::last_turn_alone;
use crate::exhaust::Worth;
use crate::hand_limit::keep_what_scores;
use crate::sighted::{Sighted, hash, request, win_and_points};

impl Sighted for Momiji {
    const NOTICED: i32 = 3;
    const MOST_POSITIONS: usize = 8000;
    const GAMES: u64 = 400;
    const WANTED: [usize; 4] = [9, 17, 17, 17];
    const CLASSICS: &'static [&'static str] = &[
        "activate an objective",
        "close a pile with a three",
        "keep what scores at the hand limit",
        "end the turn, nothing else",
    ];

    fn requests(players: usize) -> Vec<Request> {
        if players == 1 {
            return ["cold-breeze", "meditation", "equinox"]
                .map(|scenario| request(1, &[("scenario", scenario)]))
                .to_vec();
        }
        let open = ("open-piles", "yes");
        let draft = ("landscapes", "draft");
        vec![
            request(players, &[open]),
            request(players, &[]),
            request(players, &[open, draft]),
            request(players, &[draft]),
        ]
    }

    fn beginning(&self, request: &Request, luck: &mut impl Chance) -> Option<State> {
        if request.players == 1 {
            return last_turn_alone(self, request, luck);
        }
        let options = self.options(request).ok()?;
        Some(self.setup(&options, luck))
    }

    fn plays_last(&self, state: &State, _seat: Seat) -> bool {
        state.ending() == Ending::Turns(1)
    }

    fn settle(&self, _state: &mut State, _seat: Seat) -> Option<()> {
        Some(())
    }

    fn is_done(&self, state: &State, _seat: Seat) -> bool {
        self.is_over(state)
    }

    fn rough_key(&self, state: &State, seat: Seat) -> u64 {
        let area = state.area(seat);
        let sets = [area.hand(), area.laid(), state.discard()];
        let cards = Leaf::ALL.map(|leaf| sets.map(|set| set.ranks(leaf)));
        let asked = format!("{:?}", state.turn().stage);
        hash((cards, area.acorns(), area.objectives().len(), asked))
    }

    fn worth(&self, state: &State, seat: Seat) -> Worth {
        let worth = win_and_points(self, state, seat);
        // Alone a game is won or lost; points are for interest.
        let points = if state.table().scenario.is_some() {
            0
        } else {
            worth.points
        };
        Worth { points, ..worth }
    }

    fn plain_sight(&self, state: &State, seat: Seat) -> Option<(String, String, Vec<MoveId>)> {
        keep_what_scores(self, state, seat)
    }

    fn is_stop(&self, id: MoveId) -> bool {
        [Move::EndTurn.id(), Move::Done.id(), Move::Pass.id()].contains(&id)
    }

    fn kind(&self, state: &State, id: MoveId) -> String {
        let Some(decision) = Move::from_id(id) else {
            return String::new();
        };
        match decision {
            Move::Lay(card) | Move::LayLeft(card) | Move::LayRight(card) => {
                match self.leaves().number(card) {
                    3 => "close a pile with a three".to_owned(),
                    0 => "start a pile".to_owned(),
                    _ => "raise a pile".to_owned(),
                }
            }
            Move::Discard(_) => match state.turn().stage {
                Stage::HandLimit => "discard the right card at the hand limit".to_owned(),
                Stage::Exchange { .. } => "exchange the right cards".to_owned(),
                Stage::Toll => "pay the toll with the right card".to_owned(),
                _ => "discard the right card".to_owned(),
            },
            Move::Retrieve(_) => "take the right card of the discard".to_owned(),
            Move::Slide(_) | Move::Under(_) => {
                "slide the right card under the right pile".to_owned()
            }
            Move::Take(_) | Move::TakeTop(_) => "collect what fits".to_owned(),
            Move::Arrange(_) | Move::PlaceLeft | Move::PlaceRight => {
                "put the piles in the right order".to_owned()
            }
            Move::Use(_) => "use a landscape".to_owned(),
            Move::Activate(_) => "activate an objective".to_owned(),
            Move::GiveBack(_) | Move::SwapFor(_) => "swap an objective".to_owned(),
            Move::Draft(_) => "draft".to_owned(),
            Move::Reveal => "turn over cards".to_owned(),
            Move::Exchange => "exchange two cards for an acorn".to_owned(),
            Move::Done => "lay no more".to_owned(),
            Move::Pass => "pass".to_owned(),
            Move::EndTurn => "end the turn, nothing else".to_owned(),
        }
    }
}
