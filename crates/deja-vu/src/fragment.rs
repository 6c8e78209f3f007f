//! Memory fragments: fifteen, of three colours and one to five pips.

use table::SmallSet;

/// The most pips that a fragment can have.
pub const PIPS: usize = 5;

table::vocabulary! {
    /// A colour of memory fragments.
    #[allow(missing_docs)]
    pub enum FragmentColour in u8 {
        Rose = "rose",
        Amber = "amber",
        Teal = "teal",
    }
}

table::numbered! {
    /// A memory fragment: there is one of each colour and number of pips.
    pub struct Fragment in u16, of FragmentColour::COUNT * PIPS;
}

/// A set of fragments.
pub type FragmentSet = SmallSet<Fragment>;

impl Fragment {
    /// Its colour.
    pub const fn colour(self) -> FragmentColour {
        FragmentColour::ALL[self.index() / PIPS]
    }

    /// How many pips it has, from 1 to 5.
    pub const fn pips(self) -> usize {
        self.index() % PIPS + 1
    }

    /// The name, such as `rose-3`.
    pub fn name(self) -> String {
        format!("{}-{}", self.colour(), self.pips())
    }

    /// The fragment that this name means.
    pub fn from_name(name: &str) -> Option<Fragment> {
        Fragment::all().find(|fragment| fragment.name() == name)
    }
}

/// The pips of fragments of one colour: they stand in a circle, in which 5 and 1 are neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Pips(u8);

impl Pips {
    const CIRCLE: u8 = (1 << PIPS) - 1;

    /// The pips that these fragments have in a colour.
    #[inline]
    pub const fn of(fragments: FragmentSet, colour: FragmentColour) -> Pips {
        Pips((fragments.bits() >> (PIPS * colour.index())) as u8 & Pips::CIRCLE)
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those that are in one of the two, or in both.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Pips) -> Pips {
        Pips(self.0 | other.0)
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Pips) -> Pips {
        Pips(self.0 & other.0)
    }

    /// Those that are not in the other.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Pips) -> Pips {
        Pips(self.0 & !other.0)
    }

    /// All ways to choose some, all or none of them, the last with none.
    pub(crate) fn choices(self) -> impl Iterator<Item = Pips> {
        let mut next = Some(self);
        std::iter::from_fn(move || {
            let now = next?;
            // Counting down over the digits that may be set goes through every choice.
            next = (now.0 != 0).then(|| Pips((now.0 - 1) & self.0));
            Some(now)
        })
    }

    /// Whether this number of pips, from 1 to 5, is among them.
    pub const fn has(self, pips: usize) -> bool {
        self.0 >> (pips - 1) & 1 != 0
    }

    /// The longest run of neighbours; of runs as long as each other the one that begins lowest.
    #[must_use]
    pub fn run(self) -> Pips {
        let length = self.longest_run();
        let from = |start: usize| (0..length).map(move |step| (start + step) % PIPS + 1);
        let mut starts = 0..PIPS;
        let start = starts.find(|&start| from(start).all(|pips| self.has(pips)));
        let run = start.into_iter().flat_map(from);
        Pips(run.fold(0, |bits, pips| bits | 1 << (pips - 1)))
    }

    /// The length of the longest run of neighbours.
    pub fn longest_run(self) -> usize {
        let mut run = self.0;
        let mut length = 0;
        while run != 0 && length < PIPS {
            length += 1;
            // What is left continues a run for one step more.
            let turned = (run << 1 | run >> (PIPS - 1)) & Pips::CIRCLE;
            run = turned & self.0;
        }
        length
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_go_round_the_circle() {
        for (pips, length) in [
            (0, 0),
            (0b00001, 1),
            (0b10001, 2),
            (0b10011, 3),
            (0b10101, 2),
            (0b11111, 5),
        ] {
            assert_eq!(Pips(pips).longest_run(), length, "{pips:05b}");
            let run = Pips(pips).run();
            assert_eq!((run.len(), run.minus(Pips(pips))), (length, Pips(0)));
        }
    }

    #[test]
    fn every_choice_is_met_once() {
        let mut choices: Vec<u8> = Pips(0b10110).choices().map(|pips| pips.0).collect();
        assert_eq!(choices.last(), Some(&0));
        choices.sort_unstable();
        assert_eq!(
            choices,
            [0, 0b10, 0b100, 0b110, 0b10000, 0b10010, 0b10100, 0b10110]
        );
    }

    #[test]
    fn a_fragment_is_a_colour_and_pips() {
        let fragment = Fragment::from_name("amber-5").expect("a fragment");
        assert_eq!(
            (fragment.colour(), fragment.pips()),
            (FragmentColour::Amber, 5)
        );
        assert_eq!(Fragment::from_name("amber-6"), None);
        let set: FragmentSet = [fragment].into_iter().collect();
        assert_eq!(Pips::of(set, FragmentColour::Amber), Pips(0b10000));
        assert!(Pips::of(set, FragmentColour::Teal).is_empty());
        assert!(!Pips::of(set, FragmentColour::Amber).is_empty());
    }

    #[test]
    fn pips_are_a_set() {
        let (one, other) = (Pips(0b00111), Pips(0b01101));
        assert_eq!(one.or(other), Pips(0b01111));
        assert_eq!(one.and(other), Pips(0b00101));
        assert_eq!(one.minus(other), Pips(0b00010));
    }
}
