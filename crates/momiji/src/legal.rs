//! What may be done now.

use table::MoveSet;

use crate::area::Area;
use crate::components::{Momiji, Need, Price};
use crate::landscape::Letter;
use crate::leaf::LeafSet;
use crate::moves::{Move, base};
use crate::objective::{Objective, ObjectiveSet};
use crate::state::State;
use crate::turn::{Main, Placement, Rule, Stage};

impl Momiji {
    /// The legal moves of the seat whose turn it is.
    pub(crate) fn legal_moves(&self, state: &State) -> MoveSet {
        let mut legal = MoveSet::EMPTY;
        let own = state.own();
        let kinds = |cards: crate::card::CardSet| cards.bits() & self.leaves.kinds();
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
            Stage::Columns { room, taken } => {
                let columns = state.garden.with_at_most(room.into());
                legal.insert_bits(base::TAKE, columns.bits().into());
                if taken {
                    legal.insert(Move::Done.id());
                }
            }
            Stage::Tops { taken } => {
                let columns = state.garden.leaves().minus(taken);
                legal.insert_bits(base::TAKE_TOP, columns.bits().into());
                if !taken.is_empty() {
                    legal.insert(Move::Done.id());
                }
            }
            Stage::Keep { drawn } => {
                for card in drawn.into_iter().flatten() {
                    legal.insert(Move::Discard(card).id());
                }
            }
            Stage::Lay(placement) => {
                self.lay_moves(own, &placement, &mut legal);
                if may_finish(&placement) {
                    legal.insert(Move::Done.id());
                }
            }
            Stage::Toll | Stage::Exchange { .. } | Stage::HandLimit => {
                legal.insert_bits(base::DISCARD, kinds(own.hand));
            }
            Stage::DiscardForAcorns => {
                legal.insert_bits(base::DISCARD, kinds(own.hand));
                legal.insert(Move::Done.id());
            }
            Stage::Arrange { place } => {
                for &leaf in &own.row()[place as usize..] {
                    legal.insert(Move::Arrange(leaf).id());
                }
                legal.insert(Move::Done.id());
            }
            Stage::TakeTop => {
                legal.insert_bits(base::TAKE_TOP, state.garden.leaves().bits().into());
            }
            Stage::TakeColumn => {
                legal.insert_bits(base::TAKE, state.garden.leaves().bits().into());
            }
            Stage::Retrieve => legal.insert_bits(base::RETRIEVE, kinds(state.discard)),
            Stage::ActivateOrSwap => {
                let open = self.activatable(state, own.acorns);
                legal.insert_bits(base::ACTIVATE, open.bits().into());
                if !state.available.is_empty() {
                    legal.insert_bits(base::GIVE_BACK, own.objectives.bits().into());
                }
            }
            Stage::SwapFor { .. } => {
                legal.insert_bits(base::SWAP_FOR, state.available.bits().into());
            }
            Stage::SlideUnder { done } => {
                let piles = self.open_piles(own).minus(done);
                legal.insert_bits(base::UNDER, piles.bits().into());
                if !done.is_empty() {
                    legal.insert(Move::Done.id());
                }
            }
            Stage::SlideCard { .. } => legal.insert_bits(base::SLIDE, kinds(own.hand)),
            Stage::Place { .. } => {
                legal.insert(Move::PlaceLeft.id());
                legal.insert(Move::PlaceRight.id());
            }
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
            for letter in [Letter::B, Letter::D, Letter::K] {
                self.offer(state, letter, legal);
            }
        }
        !columns.is_empty()
    }

    fn may_reveal(&self, state: &State) -> bool {
        !state.is_solo() && state.own().acorns >= self.acorns.reveal && !state.deck.is_empty()
    }

    /// The exchange, and every landscape that fits this moment of the turn.
    fn optional_moves(&self, state: &State, legal: &mut MoveSet) {
        let own = state.own();
        offer_exchange(state, legal);
        if state.turn.landscape || own.acorns < self.acorns.landscape {
            return;
        }
        for card in own.landscapes.into_iter().flatten() {
            if !card.used {
                self.offer(state, card.letter, legal);
            }
        }
    }

    fn offer(&self, state: &State, letter: Letter, legal: &mut MoveSet) {
        if self.can_use(state, letter) {
            legal.insert(Move::Use(letter).id());
        }
    }

    /// Whether this landscape may be used now, and could do something once it is paid for.
    pub(crate) fn can_use(&self, state: &State, letter: Letter) -> bool {
        let (own, main) = (state.own(), state.turn.main);
        let there = own
            .landscapes()
            .any(|card| card.letter == letter && !card.used);
        if !there || state.turn.landscape || own.acorns < self.acorns.landscape {
            return false;
        }
        let left = own.acorns - self.acorns.landscape;
        let played = matches!(main, Main::PlayOne | Main::PlayMany);
        match letter {
            Letter::C | Letter::F | Letter::L => true,
            Letter::G => !state.discard.is_empty(),
            Letter::N => !state.deck.is_empty(),
            Letter::A => main == Main::Open && self.can_skip(own),
            Letter::J => main == Main::Open && self.can_lay(own),
            Letter::B => {
                let room = self.limits.two_columns.into();
                main == Main::Open && !state.garden.with_at_most(room).is_empty()
            }
            Letter::D => main == Main::Open && !state.deck.is_empty(),
            Letter::K => main == Main::Open && !state.garden.is_empty(),
            Letter::E => main == Main::Collect && self.can_lay(own),
            Letter::H => {
                let swap = !own.objectives.is_empty() && !state.available.is_empty();
                main == Main::PlayOne && (swap || !self.activatable(state, left).is_empty())
            }
            Letter::I => main == Main::Activate && !state.garden.is_empty(),
            Letter::M => played && !own.hand.is_empty() && !self.open_piles(own).is_empty(),
        }
    }

    /// The tokens that may be activated with this number of acorns.
    pub fn activatable(&self, state: &State, acorns: u16) -> ObjectiveSet {
        let Some(scenario) = state.terms.scenario else {
            let enough = acorns >= self.acorns.activate;
            return if enough {
                state.available
            } else {
                ObjectiveSet::EMPTY
            };
        };
        let mut open = ObjectiveSet::EMPTY;
        for token in &self.scenarios[scenario as usize].tokens {
            let there = state.available.contains(token.objective);
            if there
                && self.need_met(state, token.objective, token.needs, acorns)
                && self.price(state, token.objective, acorns) <= acorns
            {
                open.insert(token.objective);
            }
        }
        open
    }

    /// What activating this token costs with this number of acorns in stock.
    pub(crate) fn price(&self, state: &State, objective: Objective, acorns: u16) -> u16 {
        let token = state.terms.scenario.and_then(|scenario| {
            let tokens = &self.scenarios[scenario as usize].tokens;
            tokens.iter().find(|token| token.objective == objective)
        });
        match (token.map(|token| token.price), objective) {
            (None, _) => self.acorns.activate,
            (Some(Price::Acorns(price)), _) => price,
            (Some(Price::HalfOfStock), _) => acorns / 2,
            (Some(Price::TopOfPile), Objective::Most(leaf)) => state
                .own()
                .top_number(leaf, &self.leaves)
                .unwrap_or(0)
                .into(),
            // The component check lets only type tokens have this price.
            (Some(Price::TopOfPile), _) => 0,
        }
    }

    fn need_met(&self, state: &State, objective: Objective, need: Need, acorns: u16) -> bool {
        let own = state.own();
        match need {
            Need::Pile => {
                matches!(objective, Objective::Most(leaf) if !own.pile(leaf).is_empty())
            }
            Need::LongestMiddle => own.longest_is_middle(),
            Need::ZerosInSight(zeros) => self.zeros_in_sight(own) >= zeros.into(),
            Need::EveryTorii => state.terms.types.minus(own.torii).is_empty(),
            Need::Stock(stock) => acorns >= stock,
        }
    }

    /// Own piles that are not closed.
    pub(crate) fn open_piles(&self, own: &Area) -> LeafSet {
        let row = own.row().iter().copied();
        row.filter(|&leaf| !own.is_closed(leaf, &self.leaves))
            .collect()
    }
}

/// Whether the placement may end here.
pub(crate) fn may_finish(placement: &Placement) -> bool {
    let one_pile_too_long =
        placement.rule == Rule::Four && placement.count > 2 && placement.types.len() == 1;
    placement.count > 0 && !one_pile_too_long
}

fn offer_exchange(state: &State, legal: &mut MoveSet) {
    if !state.turn.exchanged && state.own().hand.len() >= 2 {
        legal.insert(Move::Exchange.id());
    }
}
