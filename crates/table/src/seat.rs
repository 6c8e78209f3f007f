//! Who sits at the table, and who looks on.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::phrase::Phrase;
use crate::set::{Member, SmallSet};

/// The most seats that any game at this table has.
pub const MAX_SEATS: usize = 4;

/// One player's place. Seats follow each other clockwise.
///
/// Stored from zero; people read and write numbers from one ([`Seat::number`], `Display`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted from zero.
    ///
    /// # Panics
    /// If the index is [`MAX_SEATS`] or more.
    pub const fn new(index: usize) -> Seat {
        assert!(index < MAX_SEATS, "no game has that many seats");
        Seat(index as u8)
    }

    /// The seat that people call by this number, counted from one, at a table of `players`.
    pub fn from_number(number: usize, players: usize) -> Option<Seat> {
        (1..=players.min(MAX_SEATS))
            .contains(&number)
            .then(|| Seat::new(number - 1))
    }

    /// Position in an array of seats, counted from zero.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What people call it, counted from one.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// The next seat clockwise at a table of `players`.
    #[must_use]
    pub const fn next(self, players: usize) -> Seat {
        let next = self.0 as usize + 1;
        Seat(if next >= players { 0 } else { next as u8 })
    }

    /// The first `players` seats, in order.
    pub fn all(players: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..players.min(MAX_SEATS)).map(Seat::new)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.number())
    }
}

/// A seat in messages: its number, counted from one.
pub(crate) mod as_number {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serializer};

    use super::{MAX_SEATS, Seat};

    pub fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u64(seat.number() as u64)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = usize::deserialize(deserializer)?;
        let seat = Seat::from_number(number, MAX_SEATS);
        seat.ok_or_else(|| D::Error::custom("there is no such seat"))
    }
}

impl Member for Seat {
    type Bits = u8;

    const COUNT: usize = MAX_SEATS;

    #[inline]
    fn index(self) -> usize {
        self.0.into()
    }

    #[inline]
    fn from_index(index: usize) -> Seat {
        Seat::new(index)
    }
}

/// A set of seats: those who may act now, for instance.
pub type SeatSet = SmallSet<Seat>;

/// Whose eyes a view is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Observer {
    /// A player: sees what is open, and what is in their own hand.
    Seat(Seat),
    /// Anybody else: sees what is open.
    Spectator,
    /// Nobody at the table: sees everything but the luck to come. For looking back at games that nobody
    /// plays on; a match that is still played shows it no more than a spectator (`Match::eyes`).
    AllSeeing,
}

/// As documents name it: the number of a seat, `spectator`, or `all`.
impl Serialize for Observer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Observer::Seat(seat) => serializer.serialize_u64(seat.number() as u64),
            Observer::Spectator => serializer.serialize_str("spectator"),
            Observer::AllSeeing => serializer.serialize_str("all"),
        }
    }
}

impl Observer {
    /// Whether these are the eyes of this seat.
    pub fn is(self, seat: Seat) -> bool {
        self == Observer::Seat(seat)
    }

    /// Whether these eyes see what this seat keeps from others.
    pub fn sees(self, seat: Seat) -> bool {
        self.is(seat) || self == Observer::AllSeeing
    }

    /// What these eyes call a seat: their own is "you" as well.
    pub fn calls(self, seat: Seat) -> Phrase {
        let name = if self.is(seat) {
            "seat-you"
        } else {
            "seat-other"
        };
        Phrase::new(name).seat("seat", seat)
    }

    /// Every pair of eyes around a table of `players`: the seats, then a spectator. Who sees everything is
    /// not among them: nobody around a table does.
    pub fn all(players: usize) -> impl Iterator<Item = Observer> {
        Seat::all(players)
            .map(Observer::Seat)
            .chain([Observer::Spectator])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_go_round_clockwise() {
        assert_eq!(Seat::new(0).next(3), Seat::new(1));
        assert_eq!(Seat::new(2).next(3), Seat::new(0));
        assert_eq!(Seat::new(0).next(1), Seat::new(0));
    }

    #[test]
    fn people_count_seats_from_one() {
        assert_eq!(Seat::from_number(1, 2), Some(Seat::new(0)));
        assert_eq!(Seat::from_number(0, 2), None);
        assert_eq!(Seat::from_number(3, 2), None);
        assert_eq!(Seat::new(0).to_string(), "seat 1");
    }
}
