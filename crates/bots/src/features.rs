//! Writing down what a net looks at: numbers, each under a name.
//!
//! A net knows its inputs by their order alone. So the names go into a digest that is kept with the
//! weights (`head.rs`): inputs that were swapped, renamed or taken from another game are refused
//! instead of being misread. The names stand where the numbers are written, so that nobody can change
//! the one and forget the other.

use table::{Request, Seat, digest};

use crate::judged::Judged;

/// The name of a number: what it tells, and of which of several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name {
    what: &'static str,
    of: Of,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Of {
    One,
    Word(&'static str),
    Number(usize),
}

impl From<&'static str> for Name {
    #[inline]
    fn from(what: &'static str) -> Name {
        Name { what, of: Of::One }
    }
}

impl From<(&'static str, &'static str)> for Name {
    #[inline]
    fn from((what, word): (&'static str, &'static str)) -> Name {
        let of = Of::Word(word);
        Name { what, of }
    }
}

impl From<(&'static str, usize)> for Name {
    #[inline]
    fn from((what, number): (&'static str, usize)) -> Name {
        let of = Of::Number(number);
        Name { what, of }
    }
}

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.of {
            Of::One => f.write_str(self.what),
            Of::Word(word) => write!(f, "{}: {word}", self.what),
            Of::Number(number) => write!(f, "{}: {number}", self.what),
        }
    }
}

/// Where a game writes what a net looks at. It must write the same names in the same order whatever
/// the position is.
pub trait Features {
    /// A number, in units that make it lie around one.
    fn put(&mut self, name: impl Into<Name>, value: i32, unit: f32);

    /// Whether something is the case.
    fn flag(&mut self, name: impl Into<Name>, value: bool);

    /// Which one of several cases it is, if any: a number for each.
    fn one_of(&mut self, name: &'static str, cases: &[&'static str], case: Option<usize>);
}

/// Keeps the numbers and forgets the names.
pub(crate) struct Numbers<'a> {
    out: &'a mut [f32],
    next: usize,
}

impl Numbers<'_> {
    /// Begins at the first number. All come in as zero.
    fn new(out: &mut [f32]) -> Numbers<'_> {
        Numbers { out, next: 0 }
    }

    /// Describes the table as a whole. All numbers come in as zero.
    pub fn of_table<G: Judged>(game: &G, state: &G::State, out: &mut [f32]) {
        let mut numbers = Numbers::new(out);
        game.common(state, &mut numbers);
        debug_assert_eq!(numbers.next, G::COMMON);
    }

    /// Describes one seat. All numbers come in as zero.
    pub fn of_seat<G: Judged>(game: &G, state: &G::State, seat: Seat, out: &mut [f32]) {
        let mut numbers = Numbers::new(out);
        game.block(state, seat, &mut numbers);
        debug_assert_eq!(numbers.next, G::BLOCK);
    }
}

impl Features for Numbers<'_> {
    #[inline]
    fn put(&mut self, _name: impl Into<Name>, value: i32, unit: f32) {
        self.out[self.next] = value as f32 / unit;
        self.next += 1;
    }

    #[inline]
    fn flag(&mut self, _name: impl Into<Name>, value: bool) {
        self.out[self.next] = f32::from(u8::from(value));
        self.next += 1;
    }

    #[inline]
    fn one_of(&mut self, _name: &'static str, cases: &[&'static str], case: Option<usize>) {
        if let Some(case) = case.filter(|&case| case < cases.len()) {
            self.out[self.next + case] = 1.0;
        }
        self.next += cases.len();
    }
}

/// Keeps the names and forgets the numbers.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Names(Vec<String>);

impl Features for Names {
    fn put(&mut self, name: impl Into<Name>, _value: i32, _unit: f32) {
        self.0.push(name.into().to_string());
    }

    fn flag(&mut self, name: impl Into<Name>, _value: bool) {
        self.0.push(name.into().to_string());
    }

    fn one_of(&mut self, name: &'static str, cases: &[&'static str], _case: Option<usize>) {
        let names = cases.iter().map(|&case| Name::from((name, case)));
        self.0.extend(names.map(|name| name.to_string()));
    }
}

impl Names {
    /// The names of what describes the table in a position, and then of what describes a seat.
    pub fn of_state<G: Judged>(game: &G, state: &G::State, seat: Seat) -> Names {
        let (mut table, mut block) = (Names::default(), Names::default());
        game.common(state, &mut table);
        game.block(state, seat, &mut block);
        let table = table.0.into_iter().map(|name| format!("table: {name}"));
        let block = block.0.into_iter().map(|name| format!("seat: {name}"));
        Names(table.chain(block).collect())
    }

    /// The names for games of this many; none where the game can't be played by them.
    pub fn of<G: Judged>(game: &G, players: usize) -> Names {
        match game.options(&Request::players(players)) {
            Ok(options) => {
                let state = game.setup(&options, &mut table::QuickDice::new(0));
                Names::of_state(game, &state, Seat::new(0))
            }
            Err(_) => Names::default(),
        }
    }

    /// The names, in the order of the numbers.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }

    /// What tells these names, in this order, from any others.
    pub fn digest(&self) -> u64 {
        digest(&self.0.join("\n"))
    }
}
