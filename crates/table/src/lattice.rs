//! The lattice of hexagons that boards and maps lie on.

use std::fmt;

use crate::vocabulary;

vocabulary! {
    /// One of the six ways from a hexagon to the next, against the clock from the east.
    pub enum Direction in u8 {
        /// To the right.
        East = "east",
        /// Up and to the right.
        NorthEast = "north-east",
        /// Up and to the left.
        NorthWest = "north-west",
        /// To the left.
        West = "west",
        /// Down and to the left.
        SouthWest = "south-west",
        /// Down and to the right.
        SouthEast = "south-east",
    }
}

impl Direction {
    /// How column and row change on this way.
    const fn step(self) -> (i8, i8) {
        [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)][self as usize]
    }
}

/// A place on the lattice, in axial coordinates.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub struct Axial {
    /// The column, slanting to the right on the way down.
    pub q: i8,
    /// The row, counted downwards.
    pub r: i8,
}

impl Axial {
    /// The place in this column and row.
    #[inline]
    pub const fn new(q: i8, r: i8) -> Axial {
        Axial { q, r }
    }

    /// The place next to it. At the edge of what coordinates can say, it is the place itself or one
    /// that does not touch it.
    #[inline]
    #[must_use]
    pub const fn beside(self, direction: Direction) -> Axial {
        let (q, r) = direction.step();
        Axial::new(self.q.saturating_add(q), self.r.saturating_add(r))
    }

    /// Whether the two lie next to each other.
    #[inline]
    pub const fn touches(self, other: Axial) -> bool {
        let (q, r) = (
            other.q as i16 - self.q as i16,
            other.r as i16 - self.r as i16,
        );
        matches!((q, r), (1 | -1, 0) | (1 | 0, -1) | (-1 | 0, 1))
    }
}

/// As documents write it: column and row.
impl fmt::Display for Axial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.q, self.r)
    }
}

impl From<(i8, i8)> for Axial {
    fn from((q, r): (i8, i8)) -> Axial {
        Axial::new(q, r)
    }
}

impl From<Axial> for (i8, i8) {
    fn from(place: Axial) -> (i8, i8) {
        (place.q, place.r)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_touches_the_six_beside_it_and_no_other() {
        let place = Axial::new(3, -2);
        let beside = Direction::ALL.map(|direction| place.beside(direction));
        for q in -10..=10 {
            for r in -10..=10 {
                let other = Axial::new(q, r);
                assert_eq!(place.touches(other), beside.contains(&other), "{other:?}");
                assert_eq!(place.touches(other), other.touches(place));
            }
        }
    }

    #[test]
    fn three_directions_on_lies_the_opposite_one() {
        for direction in Direction::ALL {
            let opposite = Direction::ALL[(direction.index() + 3) % 6];
            let there = Axial::default().beside(direction);
            assert_eq!(there.beside(opposite), Axial::default());
        }
    }

    #[test]
    fn places_at_opposite_edges_do_not_touch() {
        assert!(!Axial::new(i8::MAX, 0).touches(Axial::new(i8::MIN, 0)));
        let edge = Axial::new(i8::MAX, 0);
        assert_eq!(edge.beside(Direction::East), edge);
    }
}
