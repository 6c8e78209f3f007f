//! The rules of High Card, a game small enough to be read in one go.
//!
//! Everybody holds a few of 16 cards, numbered from 1. In a round everybody lays one of them, in turn; the
//! highest takes the round, which is a point, and leads the next one. Then everybody draws, as long as there
//! are cards for all. When the hands are empty, most points win.

use table::{
    Chance, Finality, Game, MAX_SEATS, MoveId, MoveSet, NoSuchMove, Observer, Points, Ranks, Seat,
    SeatSet, Sink, rank_by,
};

/// How many cards there are.
pub const CARDS: u8 = 16;

/// Some of the cards: a bit for each, the lowest for card 1.
pub type Cards = u16;

/// The box: how many cards everybody holds.
#[derive(Clone, Debug)]
pub struct HighCard {
    pub(crate) hand: u8,
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) players: u8,
    pub(crate) hands: [Cards; MAX_SEATS],
    /// The card that each has laid in this round.
    pub(crate) laid: [Option<u8>; MAX_SEATS],
    pub(crate) won: [u8; MAX_SEATS],
    pub(crate) deck: Cards,
    /// Whose turn it is.
    pub(crate) turn: Seat,
}

/// What one pair of eyes sees: the position without the hands of others and the deck.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    pub(crate) observer: Observer,
    pub(crate) held: [u8; MAX_SEATS],
    pub(crate) deck: u8,
    /// Cards that were played in earlier rounds.
    pub(crate) gone: Cards,
    pub(crate) open: State,
}

/// A decision: to lay this card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lay(pub u8);

impl From<Lay> for MoveId {
    fn from(Lay(card): Lay) -> MoveId {
        MoveId(u16::from(card) - 1)
    }
}

impl TryFrom<MoveId> for Lay {
    type Error = NoSuchMove;

    fn try_from(id: MoveId) -> Result<Lay, NoSuchMove> {
        if id.0 < u16::from(CARDS) {
            Ok(Lay(id.0 as u8 + 1))
        } else {
            Err(NoSuchMove(id))
        }
    }
}

/// What happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// Somebody laid a card.
    Laid(Seat, u8),
    /// Somebody took the round.
    Took(Seat),
    /// Somebody drew a card, which nobody else sees.
    Drew(Seat, Option<u8>),
}

/// The cards from the lowest, by their numbers.
pub(crate) fn numbers(cards: Cards) -> impl Iterator<Item = u8> {
    (1..=CARDS).filter(move |card| cards & bit(*card) != 0)
}

pub(crate) fn bit(card: u8) -> Cards {
    1 << (card - 1)
}

fn draw(deck: &mut Cards, chance: &mut impl Chance) -> Option<u8> {
    let nth = chance.below(deck.count_ones()) as usize;
    let card = numbers(*deck).nth(nth)?;
    *deck &= !bit(card);
    Some(card)
}

impl State {
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players.into())
    }

    fn on_table(&self) -> Cards {
        self.laid
            .iter()
            .flatten()
            .fold(0, |cards, &card| cards | bit(card))
    }

    /// The cards that were played in earlier rounds.
    pub(crate) fn gone(&self) -> Cards {
        let held = self.hands.iter().fold(self.deck, |all, hand| all | hand);
        !(held | self.on_table())
    }

    fn is_over(&self) -> bool {
        self.hands.iter().all(|hand| *hand == 0)
    }
}

impl Game for HighCard {
    type Options = u8;
    type State = State;
    type View = View;
    type Event = Event;
    type Memory = ();
    type Move = Lay;

    const MOVES: usize = CARDS as usize;

    fn setup(&self, players: &u8, chance: &mut impl Chance) -> State {
        let mut state = State {
            players: *players,
            hands: [0; MAX_SEATS],
            laid: [None; MAX_SEATS],
            won: [0; MAX_SEATS],
            deck: Cards::MAX,
            turn: Seat::new(0),
        };
        for seat in state.seats() {
            for _ in 0..self.hand {
                let card = draw(&mut state.deck, chance);
                state.hands[seat.index()] |= card.map_or(0, bit);
            }
        }
        state
    }

    fn players(&self, state: &State) -> usize {
        state.players.into()
    }

    fn to_act(&self, state: &State) -> SeatSet {
        if state.is_over() {
            SeatSet::EMPTY
        } else {
            SeatSet::only(state.turn)
        }
    }

    fn legal(&self, state: &State, seat: Seat) -> MoveSet {
        let mut legal = MoveSet::EMPTY;
        if seat == state.turn {
            legal.insert_bits(0, state.hands[seat.index()].into());
        }
        legal
    }

    fn apply(
        &self,
        state: &mut State,
        seat: Seat,
        id: MoveId,
        chance: &mut impl Chance,
        events: &mut impl Sink<Event>,
    ) -> Finality {
        let card = id.0 as u8 + 1;
        state.hands[seat.index()] &= !bit(card);
        state.laid[seat.index()] = Some(card);
        events.push(Event::Laid(seat, card));
        state.turn = seat.next(state.players.into());
        if state.seats().all(|seat| state.laid[seat.index()].is_some()) {
            let winner = state.seats().max_by_key(|seat| state.laid[seat.index()]);
            state.turn = winner.unwrap_or(seat);
            state.won[state.turn.index()] += 1;
            state.laid = [None; MAX_SEATS];
            events.push(Event::Took(state.turn));
            if state.deck.count_ones() >= u32::from(state.players) {
                for seat in state.seats() {
                    let card = draw(&mut state.deck, chance);
                    state.hands[seat.index()] |= card.map_or(0, bit);
                    events.push(Event::Drew(seat, card));
                }
            }
        }
        Finality::Sealed
    }

    fn points(&self, state: &State) -> Points {
        state.won.map(i32::from)
    }

    fn ranks(&self, state: &State) -> Ranks {
        rank_by(state.players.into(), |seat| state.won[seat.index()])
    }

    fn view(&self, state: &State, observer: Observer) -> View {
        let mut open = *state;
        open.deck = 0;
        for seat in state.seats().filter(|&seat| !observer.sees(seat)) {
            open.hands[seat.index()] = 0;
        }
        View {
            observer,
            held: state.hands.map(|hand| hand.count_ones() as u8),
            deck: state.deck.count_ones() as u8,
            gone: state.gone(),
            open,
        }
    }

    fn redact(&self, event: &Event, observer: Observer) -> Event {
        match *event {
            Event::Drew(seat, _) if !observer.sees(seat) => Event::Drew(seat, None),
            open => open,
        }
    }

    fn remember(&self, _memory: &mut (), _event: &Event) {}

    fn sample(&self, view: &View, _memory: &(), chance: &mut impl Chance) -> State {
        let mut state = view.open;
        let seen = state.hands.iter().fold(view.gone, |seen, hand| seen | hand);
        let mut unseen = !(seen | state.on_table());
        for seat in state.seats().filter(|&seat| !view.observer.sees(seat)) {
            for _ in 0..view.held[seat.index()] {
                let card = draw(&mut unseen, chance);
                state.hands[seat.index()] |= card.map_or(0, bit);
            }
        }
        state.deck = unseen;
        state
    }
}
