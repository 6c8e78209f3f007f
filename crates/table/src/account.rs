//! Points as far as somebody may count them while the game runs, each with what it comes from.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::chance::{Chance, QuickDice};
use crate::moves::MoveId;
use crate::phrase::Phrase;
use crate::seat::{Observer, Seat};
use crate::speech::Speech;

/// What everybody would have if the game ended now, as far as whoever looks may count it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Account {
    /// One entry a seat, in order; none from a game that gives no account.
    pub seats: Vec<SeatAccount>,
}

/// One player's points.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SeatAccount {
    /// The seat's number, counted from one.
    pub seat: usize,
    /// Whether nothing is left out: then these are all points that the game would give if it ended now.
    /// Otherwise something is hidden, and it can only be more.
    pub whole: bool,
    /// What can be counted, all together.
    pub total: i32,
    /// What it is made of, source by source.
    pub items: Vec<Item>,
}

/// Points from one thing, as they were counted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, utoipa::ToSchema),
    ts(rename = "AccountItem")
)]
pub struct Item {
    /// A stable word for programs, such as `threads`: many items may share one.
    pub source: String,
    /// How it was counted, such as `red pile: 5 cards x 3`.
    #[cfg_attr(feature = "wire", ts(type = "Phrase"), schema(value_type = Object))]
    pub label: Phrase,
    /// The points.
    pub points: i32,
    /// The pieces that were counted, by the names that boards know them by, such as `pile:1:red`.
    pub pieces: Vec<String>,
}

impl SeatAccount {
    /// A player of whom nothing is counted yet.
    pub fn of(seat: Seat, whole: bool) -> SeatAccount {
        SeatAccount {
            seat: seat.number(),
            whole,
            ..SeatAccount::default()
        }
    }

    /// Adds points from one thing.
    pub fn add(
        &mut self,
        source: &str,
        label: Phrase,
        points: i32,
        pieces: impl IntoIterator<Item = String>,
    ) {
        self.total += points;
        self.items.push(Item {
            source: source.to_owned(),
            label,
            points,
            pieces: pieces.into_iter().collect(),
        });
    }
}

impl Account {
    /// The points of a seat that can be counted; nothing for a seat of which no account is given.
    pub fn total(&self, seat: Seat) -> Option<i32> {
        let found = self.seats.iter().find(|one| one.seat == seat.number());
        found.map(|one| one.total)
    }
}

/// Luck that remembers whether anybody asked for it.
struct Asked(QuickDice, bool);

impl Chance for Asked {
    fn bits(&mut self) -> u32 {
        self.1 = true;
        self.0.bits()
    }
}

/// How many positions that fit what somebody knows are tried: a move must bring the same in all of them.
const WORLDS: u64 = 3;

/// What each of these moves, legal for the seat that has this view, would certainly change about its own points as
/// far as it may count them. A move is left out where luck or something hidden has a say.
///
/// It rests on the view alone, and is for those who ask: nobody who plays or thinks pays for it.
pub fn gains<G: Speech>(
    game: &G,
    view: &G::View,
    seat: Seat,
    legal: impl IntoIterator<Item = MoveId>,
) -> BTreeMap<MoveId, i32> {
    let Some(before) = game.account(view).total(seat) else {
        return BTreeMap::new();
    };
    let mut luck = QuickDice::new(0);
    let worlds: Vec<G::State> = (0..WORLDS)
        .map(|_| game.sample(view, &G::Memory::default(), &mut luck))
        .collect();
    let after = |world: &G::State, id: MoveId| {
        let mut world = *world;
        let mut luck = Asked(QuickDice::new(0), false);
        game.apply(&mut world, seat, id, &mut luck, &mut ());
        let seen = game.view(&world, Observer::Seat(seat));
        (!luck.1).then(|| game.account(&seen).total(seat)).flatten()
    };
    let certain = |id: MoveId| {
        let (first, others) = worlds.split_first()?;
        let points = after(first, id)?;
        let same = others.iter().all(|world| after(world, id) == Some(points));
        same.then_some((id, points - before))
    };
    legal.into_iter().filter_map(certain).collect()
}

/// The pieces of one kind, such as `hex:A1`.
pub fn pieces<N: std::fmt::Display>(
    kind: &'static str,
    names: impl IntoIterator<Item = N>,
) -> impl Iterator<Item = String> {
    names.into_iter().map(move |name| format!("{kind}:{name}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_total_is_that_of_the_seat() {
        let mut one = SeatAccount::of(Seat::new(1), true);
        one.add("piles", Phrase::new("pile"), 6, pieces("pile", ["2:red"]));
        one.add("acorns", Phrase::new("acorns"), 2, []);
        let account = Account { seats: vec![one] };
        assert_eq!(account.total(Seat::new(1)), Some(8));
        assert_eq!(account.total(Seat::new(0)), None);
        assert_eq!(account.seats[0].items[0].pieces, ["pile:2:red"]);
    }
}
