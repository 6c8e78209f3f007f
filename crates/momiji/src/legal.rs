//! What may be done now.

use table::MoveSet;

use crate::card::CardSet;
use crate::components::Momiji;
use crate::landscape::{b, c, d, f, g, h, i, j, k, l, m, n};
use crate::moves::{Move, base};
use crate::state::State;
use crate::turn::{Main, Placement, Rule, Stage};

impl Momiji {
    /// The legal moves of the seat whose turn it is.
    pub(crate) fn legal_moves(&self, state: &State) -> MoveSet {
        let mut legal = MoveSet::EMPTY;
        let own = state.own();
        match state.turn.stage {
            Stage::Draft => {
                for letter in state.open_landscapes() {
                    legal.insert(Move::Draft(letter).id());
                }
            }
            Stage::Free if state.turn.main == Main::Open => self.before_main(state, &mut legal),
            Stage::Free => self.after_main(state, &mut legal),
            Stage::Collect => {
                self.collect_moves(state, &mut legal);
            }
            Stage::Columns { room, taken } => b::moves(state, room, taken, &mut legal),
            Stage::Tops { taken } => k::moves(state, taken, &mut legal),
            Stage::Keep { drawn } => d::moves(drawn, &mut legal),
            Stage::Lay(placement) => {
                self.lay_moves(own, &placement, &mut legal);
                if may_finish(&placement) {
                    legal.insert(Move::Done.id());
                }
            }
            Stage::Toll | Stage::Exchange { .. } | Stage::HandLimit => {
                legal.insert_bits(base::DISCARD, self.kinds(own.hand));
            }
            Stage::DiscardForAcorns => l::moves(self, own, &mut legal),
            Stage::Arrange { place } => c::moves(own, place, &mut legal),
            Stage::TakeTop => f::moves(state, &mut legal),
            Stage::TakeColumn => i::moves(state, &mut legal),
            Stage::Retrieve => g::moves(self, state, &mut legal),
            Stage::ActivateOrSwap => h::moves(self, state, &mut legal),
            Stage::SwapFor { .. } => h::moves_of_swap(state, &mut legal),
            Stage::SlideUnder { done } => m::moves(self, own, done, &mut legal),
            Stage::SlideCard { .. } => m::moves_of_card(self, own, &mut legal),
            Stage::Place { .. } => n::moves(&mut legal),
            Stage::Over => {}
        }
        legal
    }

    fn before_main(&self, state: &State, legal: &mut MoveSet) {
        let own = state.own();
        let mut possible = self.collect_moves(state, legal);
        if possible && self.may_reveal(state) {
            legal.insert(Move::Reveal.id());
        }
        possible |= self.lay_moves(own, &Placement::begin(Rule::Plain), legal);
        let open = self.activatable(state, own.acorns);
        legal.insert_bits(base::ACTIVATE, open.bits().into());
        possible |= !open.is_empty();
        if !possible {
            legal.insert(Move::Pass.id());
        }
        self.optional_moves(state, legal);
    }

    fn after_main(&self, state: &State, legal: &mut MoveSet) {
        self.optional_moves(state, legal);
        legal.insert(Move::EndTurn.id());
    }

    /// Plain takes, and the landscapes that shape a Collect; whether a plain take is possible.
    fn collect_moves(&self, state: &State, legal: &mut MoveSet) -> bool {
        let columns = state.garden.leaves();
        legal.insert_bits(base::TAKE, columns.bits().into());
        if state.turn.stage == Stage::Collect {
            offer_exchange(state, legal);
            self.collecting_landscapes(state, legal);
        }
        !columns.is_empty()
    }

    fn may_reveal(&self, state: &State) -> bool {
        !state.is_solo() && state.own().acorns >= self.acorns.reveal && !state.deck.is_empty()
    }

    /// The exchange, and every landscape that fits this moment of the turn.
    #[inline]
    fn optional_moves(&self, state: &State, legal: &mut MoveSet) {
        offer_exchange(state, legal);
        self.landscape_moves(state, legal);
    }

    /// The cards of a set, one of each kind.
    #[inline]
    pub(crate) fn kinds(&self, cards: CardSet) -> u128 {
        cards.bits() & self.leaves.kinds()
    }
}

/// Whether the placement may end here.
#[inline]
pub(crate) fn may_finish(placement: &Placement) -> bool {
    placement.count > 0 && !j::must_go_on(placement)
}

fn offer_exchange(state: &State, legal: &mut MoveSet) {
    if !state.turn.exchanged && state.own().hand.len() >= 2 {
        legal.insert(Move::Exchange.id());
    }
}
