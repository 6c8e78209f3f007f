//! What one pair of eyes may see: everything but other hands and the deck.

use table::{Chance, MAX_SEATS, Observer, Seat, SeatSet};

use crate::bits::Heap;
use crate::card::{Card, CardSet, Pile};
use crate::map::Map;
use crate::memory::Memory;
use crate::player::Player;
use crate::setup::public_row;
use crate::state::{Agreement, Planting, Stage, State};

/// What one observer may know of a position: the position without other hands, other players'
/// secret choices and the deck, with their numbers beside it.
///
/// It is no [`State`], and there is no way to one: whoever scored a view, or played on from it, would
/// get a wrong answer, because of what is missing. [`Game::sample`](table::Game::sample) makes states
/// that fit it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// Whose eyes these are.
    pub observer: Observer,
    /// How many cards the deck has.
    pub deck: u8,
    /// How many cards each hand has.
    pub hands: [u8; MAX_SEATS],
    /// How many cards each player has chosen in secret to leave and to raise.
    pub chosen: [(u8, u8); MAX_SEATS],
    pub(crate) open: State,
}

impl View {
    /// The map.
    pub fn map(&self) -> &Map {
        self.open.map()
    }

    /// One player's side of the table; hand and secret choices are empty unless they may be seen.
    pub fn player(&self, seat: Seat) -> &Player {
        self.open.player(seat)
    }

    /// The bits in the hive.
    pub fn hive(&self) -> Heap {
        self.open.hive()
    }

    /// The bits that the player to move may use.
    pub fn pool(&self) -> Heap {
        self.open.pool()
    }

    /// The bits spent in this turn.
    pub fn spent(&self) -> Heap {
        self.open.spent()
    }

    /// The discard.
    pub fn discard(&self) -> Pile {
        self.open.discard()
    }

    /// The public row.
    pub fn public(&self) -> Pile {
        self.open.public()
    }

    /// What the table agreed on.
    pub fn table(&self) -> &Agreement {
        self.open.table()
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Seat {
        self.open.turn()
    }

    /// How far planting has come in this turn.
    pub fn planting(&self) -> Planting {
        self.open.planting()
    }

    /// How many turns are left, this one included, once the end is triggered.
    pub fn last_turns(&self) -> Option<u8> {
        self.open.last_turns()
    }

    /// What is asked now.
    pub fn stage(&self) -> Stage {
        self.open.stage()
    }

    /// The seats, from the first.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        self.open.seats()
    }

    /// Who may act now.
    pub fn to_act(&self) -> SeatSet {
        self.open.actors()
    }

    /// The seat whose decision a prompt or an explanation speaks of.
    pub(crate) fn speaker(&self) -> Seat {
        let actors = self.open.actors();
        match self.observer {
            Observer::Seat(seat) if actors.contains(seat) => seat,
            _ => actors.iter().next().unwrap_or(self.open.turn),
        }
    }
}

impl State {
    pub(crate) fn seen_by(&self, observer: Observer) -> View {
        let mut open = *self;
        let (mut hands, mut chosen) = ([0; MAX_SEATS], [(0, 0); MAX_SEATS]);
        open.deck = Pile::EMPTY;
        for seat in self.seats() {
            let player = &mut open.players[seat.index()];
            hands[seat.index()] = player.hand.len() as u8;
            chosen[seat.index()] = (player.leaving.len() as u8, player.rising.len() as u8);
            if !observer.sees(seat) {
                player.hand = CardSet::EMPTY;
                player.leaving = CardSet::EMPTY;
                player.rising = CardSet::EMPTY;
            }
        }
        let deck = self.deck.len() as u8;
        View {
            observer,
            deck,
            hands,
            chosen,
            open,
        }
    }
}

/// A deal can fail when a hand must not hold what is left; then it is made again.
const TRIES: u32 = 10_000;

impl View {
    /// A whole position that fits the view and the memory.
    pub(crate) fn guess(&self, memory: &Memory, chance: &mut impl Chance) -> State {
        for _ in 0..TRIES {
            if let Some(state) = self.try_guess(memory, chance) {
                return state;
            }
        }
        // Only a view that comes from no position gets here.
        self.open
    }

    fn try_guess(&self, memory: &Memory, chance: &mut impl Chance) -> Option<State> {
        let mut state = self.open;
        let mut unseen = self.unseen();
        let hidden = || self.open.seats().filter(|&seat| !self.observer.sees(seat));
        let mut held = [[CardSet::EMPTY; 3]; MAX_SEATS];
        // What is known goes first, so that nobody else is dealt it.
        for seat in hidden() {
            let known = memory.owned(seat).minus(self.shown(seat));
            for card in known.and(unseen.kinds()).iter() {
                let parts = &mut held[seat.index()];
                if let Some(part) = self.free_part(seat, parts, chance) {
                    unseen.remove(card);
                    parts[part].insert(card);
                }
            }
        }
        for seat in hidden() {
            let mut own = self.shown(seat);
            let parts = &mut held[seat.index()];
            parts.iter().for_each(|part| own = own.or(*part));
            for (part, size) in parts.iter_mut().zip(self.sizes(seat)) {
                while part.len() < size {
                    let card = draw_other_than(&mut unseen, own, chance)?;
                    own.insert(card);
                    part.insert(card);
                }
            }
            let player = &mut state.players[seat.index()];
            [player.hand, player.leaving, player.rising] = *parts;
        }
        state.deck = unseen;
        Some(state)
    }

    /// How many cards a player has in hand, leaving and rising.
    fn sizes(&self, seat: Seat) -> [usize; 3] {
        let (leaving, rising) = self.chosen[seat.index()];
        [self.hands[seat.index()], leaving, rising].map(usize::from)
    }

    /// One of the places for cards that a player still has free, each with the same chance.
    fn free_part(
        &self,
        seat: Seat,
        parts: &[CardSet; 3],
        chance: &mut impl Chance,
    ) -> Option<usize> {
        let sizes = self.sizes(seat);
        let free = |part: usize| sizes[part].saturating_sub(parts[part].len());
        let mut n = chance.below((free(0) + free(1) + free(2)) as u32) as usize;
        for part in 0..3 {
            if n < free(part) {
                return Some(part);
            }
            n -= free(part);
        }
        None
    }

    /// The cards that a player has open: in the memories, and the one that is being built. A hand
    /// holds no copy of them.
    fn shown(&self, seat: Seat) -> CardSet {
        let mut shown = self.open.player(seat).memories();
        if let Stage::Cover { work, .. } = self.open.stage
            && seat == self.open.turn
        {
            shown.insert(work.card);
        }
        shown
    }

    /// The regular cards that the view does not show.
    fn unseen(&self) -> Pile {
        let open = &self.open;
        let mut unseen = Pile::EMPTY;
        let public = public_row(4).kinds();
        for card in CardSet::ALL.minus(public).iter() {
            let mut seen = open.discard.count(card);
            for seat in open.seats() {
                let player = open.player(seat);
                let held = player.hand.or(player.leaving).or(player.rising);
                seen += usize::from(held.contains(card))
                    + usize::from(player.memories().contains(card));
            }
            if let Stage::Cover { work, .. } = open.stage {
                seen += usize::from(work.card == card);
            }
            (seen..2).for_each(|_| unseen.add(card));
        }
        unseen
    }
}

/// A card of the pile at random that is none of these; nothing if there is none.
fn draw_other_than(pile: &mut Pile, none_of: CardSet, chance: &mut impl Chance) -> Option<Card> {
    let fitting = pile.kinds().minus(none_of);
    let count = pile.iter().filter(|&card| fitting.contains(card)).count() as u32;
    let n = chance.below(count) as usize;
    let card = pile.iter().filter(|&card| fitting.contains(card)).nth(n)?;
    pile.remove(card);
    Some(card)
}
