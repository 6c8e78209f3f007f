//! A whole position drawn at random among those that an observer can't tell apart.

use table::{Chance, MAX_SEATS, Seat};

use crate::area::Area;
use crate::card::{Card, CardSet};
use crate::components::Momiji;
use crate::landscape::Letter;
use crate::leaf::{Leaf, LeafSet};
use crate::memory::Memory;
use crate::state::State;
use crate::turn::{Rule, Stage};
use crate::view::View;

/// A draw can fail when cards are scarce and a skip or a slide was guessed wrongly; then it is
/// made again. Views of real positions need a handful of tries at the most.
const TRIES: u32 = 10_000;

/// A position being filled with what the observer does not see.
struct PositionGuess<'a> {
    game: &'a Momiji,
    state: State,
    /// Cards that have no place yet.
    unseen: CardSet,
    /// How many of them belong under the tops of piles.
    in_piles: usize,
    /// Hand cards that are still missing.
    in_hands: [usize; MAX_SEATS],
    /// For each pile the numbers that landscape A skipped, as bits.
    skipped: [[u8; Leaf::COUNT]; MAX_SEATS],
}

impl Momiji {
    pub(crate) fn guess(&self, view: &View, memory: &Memory, chance: &mut impl Chance) -> State {
        for _ in 0..TRIES {
            let mut guess = PositionGuess::begin(self, view);
            if guess.fill(view, memory, chance).is_some() {
                return guess.state;
            }
        }
        // Only a view that comes from no position gets here.
        PositionGuess::begin(self, view).state
    }
}

impl<'a> PositionGuess<'a> {
    fn begin(game: &'a Momiji, view: &View) -> PositionGuess<'a> {
        let state = view.open;
        let leaves = &game.leaves;
        let mut unseen = CardSet::EMPTY;
        for leaf in state.terms.types.iter() {
            unseen = CardSet::from_bits(unseen.bits() | CardSet::all_of(leaf).bits());
            for card in state.garden.cards(leaf) {
                unseen.remove(card, leaves);
            }
        }
        unseen.remove_all(state.discard, leaves);
        match state.turn.stage {
            Stage::Keep { drawn } => drawn
                .into_iter()
                .flatten()
                .for_each(|card| unseen.remove(card, leaves)),
            Stage::Place { card, .. } => unseen.remove(card, leaves),
            _ => {}
        }
        let mut guess = PositionGuess {
            game,
            state,
            unseen,
            in_piles: 0,
            in_hands: [0; MAX_SEATS],
            skipped: [[0; Leaf::COUNT]; MAX_SEATS],
        };
        for seat in guess.seats() {
            guess.see_area(seat, view);
        }
        let hidden_elsewhere =
            guess.in_hands.iter().sum::<usize>() + guess.hidden_draws() + usize::from(view.deck);
        guess.in_piles = guess.unseen.len().saturating_sub(hidden_elsewhere);
        guess
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.state.terms.players.into())
    }

    /// Takes what lies open in front of a player out of the unseen cards.
    fn see_area(&mut self, seat: Seat, view: &View) {
        let leaves = &self.game.leaves;
        let area = &mut self.state.areas[seat.index()];
        if !view.sees_piles() {
            for leaf in area.pile_types().iter() {
                if let Some(top) = area.top(leaf) {
                    area.hide(top, leaves);
                }
            }
        }
        self.unseen.remove_all(area.laid(), leaves);
        for slid in area.slid() {
            self.unseen.remove(slid.card, leaves);
        }
        self.unseen.remove_all(area.hand, leaves);
        let size = usize::from(view.hands[seat.index()]);
        self.in_hands[seat.index()] = size.saturating_sub(area.hand.len());
    }

    /// How many cards another player looks at by landscape D.
    fn hidden_draws(&self) -> usize {
        match self.state.turn.stage {
            Stage::Keep { drawn } => drawn.iter().filter(|card| card.is_none()).count(),
            _ => 0,
        }
    }

    fn fill(&mut self, view: &View, memory: &Memory, chance: &mut impl Chance) -> Option<()> {
        if !view.sees_piles() {
            for seat in self.seats() {
                self.recall_piles(seat, memory)?;
            }
        }
        for seat in self.seats() {
            if !view.sees_hand(seat) {
                self.recall_hand(seat, memory)?;
            }
        }
        if !view.sees_piles() {
            for seat in self.seats() {
                self.complete_piles(seat, chance)?;
                self.slide_cards(seat, chance)?;
            }
            self.fill_piles(chance)?;
        }
        self.deal(chance)?;
        let fits = self.game.look(&self.state, view.observer).activatable == view.activatable;
        (fits && self.fits_stage()).then_some(())
    }

    /// Takes a card out of the unseen ones; nothing if it is not among them.
    fn find(&mut self, card: Card) -> Option<()> {
        self.unseen.contains(card).then_some(())?;
        self.unseen.remove(card, &self.game.leaves);
        Some(())
    }

    fn recall_piles(&mut self, seat: Seat, memory: &Memory) -> Option<()> {
        let leaves = &self.game.leaves;
        let known = &memory.areas[seat.index()];
        for card in known.laid().kinds(leaves) {
            let wanted = known.laid().count(card, leaves);
            let there = self.state.area(seat).laid().count(card, leaves);
            for _ in there..wanted {
                self.hide_in_pile(seat, card)?;
            }
        }
        for slid in known.slid() {
            self.find(slid.card)?;
            self.in_piles = self.in_piles.checked_sub(1)?;
            self.state.areas[seat.index()].slide(slid.card, slid.under);
        }
        Some(())
    }

    fn recall_hand(&mut self, seat: Seat, memory: &Memory) -> Option<()> {
        for card in memory.hand(seat).iter(&self.game.leaves) {
            self.find(card)?;
            self.put_in_hand(seat, card)?;
        }
        Some(())
    }

    fn put_in_hand(&mut self, seat: Seat, card: Card) -> Option<()> {
        let missing = &mut self.in_hands[seat.index()];
        *missing = missing.checked_sub(1)?;
        self.state.areas[seat.index()]
            .hand
            .add(card, &self.game.leaves);
        Some(())
    }

    fn hide_in_pile(&mut self, seat: Seat, card: Card) -> Option<()> {
        self.find(card)?;
        self.in_piles = self.in_piles.checked_sub(1)?;
        self.state.areas[seat.index()].hide(card, &self.game.leaves);
        Some(())
    }

    /// Gives every pile the numbers that must lie below its top, but for what landscape A skipped.
    fn complete_piles(&mut self, seat: Seat, chance: &mut impl Chance) -> Option<()> {
        let mut skips = self.state.skips_made(seat);
        for leaf in self.state.area(seat).pile_types().iter() {
            let top = self.state.area(seat).top_number(leaf, &self.game.leaves)?;
            let mut skipped_last = false;
            for number in 0..top {
                let wanted = self
                    .game
                    .leaves
                    .with_number(number.into())
                    .within(CardSet::all_of(leaf).bits());
                if !self
                    .state
                    .area(seat)
                    .laid()
                    .within(wanted.bits())
                    .is_empty()
                {
                    skipped_last = false;
                    continue;
                }
                let choice = self.unseen.within(wanted.bits());
                let may_skip = skips > 0 && !skipped_last;
                let skip = may_skip && (choice.is_empty() || chance.below(3) == 0);
                skipped_last = skip;
                if skip {
                    skips -= 1;
                    self.skipped[seat.index()][leaf.index()] |= 1 << number;
                } else {
                    let card = choice.pick(&self.game.leaves, chance)?;
                    self.hide_in_pile(seat, card)?;
                }
            }
        }
        Some(())
    }

    /// Slides cards under the piles of a player who used landscape M.
    fn slide_cards(&mut self, seat: Seat, chance: &mut impl Chance) -> Option<()> {
        let bounds = self.state.slid_bounds(seat);
        let known = self.state.area(seat).slid().count();
        let most = bounds.most.checked_sub(known)?;
        let least = bounds.least.saturating_sub(known).max(
            // Piles that the running M has served must have their card.
            bounds
                .served
                .iter()
                .filter(|&leaf| self.state.area(seat).pile(leaf).slid == 0)
                .count(),
        );
        if most == 0 {
            return Some(());
        }
        let count = least + chance.below((most.checked_sub(least)? + 1) as u32) as usize;
        for _ in 0..count {
            let area = self.state.area(seat);
            let room = |leaf: &Leaf| usize::from(area.pile(*leaf).slid) < bounds.a_pile(*leaf);
            let waiting = |leaf: &Leaf| bounds.served.contains(*leaf) && area.pile(*leaf).slid == 0;
            let row: LeafSet = area.row().iter().copied().filter(room).collect();
            let first: LeafSet = row.iter().filter(waiting).collect();
            let choice = if first.is_empty() { row } else { first };
            let under = choice
                .iter()
                .nth(chance.below(choice.len() as u32) as usize)?;
            let card = self.unseen.draw(&self.game.leaves, chance)?;
            self.in_piles = self.in_piles.checked_sub(1)?;
            self.state.areas[seat.index()].slide(card, under);
        }
        Some(())
    }

    /// Puts the rest of the cards that must lie in piles where they fit.
    fn fill_piles(&mut self, chance: &mut impl Chance) -> Option<()> {
        let mut fits = [CardSet::EMPTY; MAX_SEATS];
        for seat in self.seats() {
            fits[seat.index()] = self.fitting(seat);
        }
        let anywhere = fits.iter().fold(0, |all, cards| all | cards.bits());
        for _ in 0..self.in_piles {
            let card = self
                .unseen
                .within(anywhere)
                .pick(&self.game.leaves, chance)?;
            let homes = || {
                self.seats()
                    .filter(|seat| fits[seat.index()].contains(card))
            };
            let choice = chance.below(homes().count() as u32) as usize;
            let seat = homes().nth(choice)?;
            self.hide_in_pile(seat, card)?;
        }
        Some(())
    }

    /// All printed cards that could lie below the tops of a player's piles.
    fn fitting(&self, seat: Seat) -> CardSet {
        let area = self.state.area(seat);
        let mut bits = 0;
        for leaf in area.pile_types().iter() {
            let top = area.top_number(leaf, &self.game.leaves).unwrap_or(0).min(2);
            for number in 0..=top {
                if self.skipped[seat.index()][leaf.index()] >> number & 1 == 0 {
                    let of_number = self.game.leaves.with_number(number.into());
                    bits |= of_number.bits() & CardSet::all_of(leaf).bits();
                }
            }
        }
        CardSet::from_bits(bits)
    }

    /// Deals what is left: hidden hands, hidden draws, the deck.
    fn deal(&mut self, chance: &mut impl Chance) -> Option<()> {
        for seat in self.seats() {
            for _ in 0..self.in_hands[seat.index()] {
                let card = self.unseen.draw(&self.game.leaves, chance)?;
                self.put_in_hand(seat, card)?;
            }
        }
        if let Stage::Keep { mut drawn } = self.state.turn.stage {
            for place in drawn.iter_mut().filter(|place| place.is_none()) {
                *place = Some(self.unseen.draw(&self.game.leaves, chance)?);
            }
            drawn.sort_unstable();
            self.state.turn.stage = Stage::Keep { drawn };
        }
        self.state.deck = self.unseen;
        Some(())
    }

    /// A placement under way says something about hidden cards: there is one to lay, and those
    /// that it laid are in the piles.
    fn fits_stage(&self) -> bool {
        match self.state.turn.stage {
            Stage::Lay(placement) => {
                let own = self.state.own();
                self.game.is_under_way(own, &placement) && self.game.left_traces(own, &placement)
            }
            _ => true,
        }
    }
}

/// How many cards a player can have slid under piles.
pub(crate) struct SlidBounds {
    pub least: usize,
    pub most: usize,
    /// Finished uses of landscape M: each puts at most one card under a pile.
    pub finished: usize,
    /// The piles that a running M has served already.
    pub served: LeafSet,
}

impl SlidBounds {
    /// The most cards that can lie under this pile.
    pub fn a_pile(&self, leaf: Leaf) -> usize {
        self.finished + usize::from(self.served.contains(leaf))
    }
}

impl State {
    /// How many numbers a player can have skipped by landscape A.
    pub(crate) fn skips_made(&self, seat: Seat) -> usize {
        let running = match self.turn.stage {
            Stage::Lay(placement) => placement.rule == Rule::Skip && !placement.skipped,
            _ => false,
        };
        let used = self.area(seat).used(Letter::A);
        used.saturating_sub(usize::from(running && seat == self.turn.seat))
    }

    /// How many cards a player can have slid by landscape M.
    pub(crate) fn slid_bounds(&self, seat: Seat) -> SlidBounds {
        let running = match self.turn.stage {
            Stage::SlideUnder { done } | Stage::SlideCard { done, .. } => Some(done),
            _ => None,
        };
        let running = running.filter(|_| seat == self.turn.seat);
        let used = self.area(seat).used(Letter::M);
        let finished = used.saturating_sub(usize::from(running.is_some()));
        let served = running.unwrap_or_default();
        SlidBounds {
            least: finished + served.len(),
            most: 2 * finished + served.len(),
            finished,
            served,
        }
    }
}

impl Area {
    /// Puts a card into the pile of its type without touching the top.
    pub(crate) fn hide(&mut self, card: Card, leaves: &crate::leaves::Leaves) {
        let top = self.pile(card.leaf()).top;
        self.lay(card, crate::area::Side::Right, leaves);
        self.piles[card.leaf().index()].top = top;
    }
}
