//! What positions of all games begin with: which game it is, for how many, and seats by their numbers.

use crate::game_box::GameBox;
use crate::problem::{Problems, counted};
use crate::seat::Seat;

/// The part of a position on which everything else depends.
#[derive(Clone, Copy, Debug)]
pub struct Heading<'a> {
    /// The game that it says it is of.
    pub game: &'a str,
    /// For how many players it says it is.
    pub players: i64,
    /// How many seats are described.
    pub seats: usize,
}

impl Heading<'_> {
    /// The number of players, if it is a position of this game.
    ///
    /// # Errors
    /// If it is of another game, if that number can't play it, or if the seats are not as many. Nothing else can be
    /// read then.
    pub fn check<G: GameBox>(self, game: &G) -> Result<usize, Problems> {
        let about = game.about();
        if self.game != about.id {
            let what = format!(
                "this is a position of \"{}\", not of \"{}\"",
                self.game, about.id
            );
            return Err(Problems::one("game", what));
        }
        let (fewest, most) = about.players;
        let players = usize::try_from(self.players).ok();
        let Some(players) = players.filter(|players| (fewest..=most).contains(players)) else {
            // Without what stands below the name on the box.
            let name = about.name.split(':').next().unwrap_or_default();
            let what = format!("{}; {name} is for {fewest} to {most}", self.players);
            return Err(Problems::one("players", what));
        };
        if self.seats != players {
            let (seats, players) = (counted(self.seats, "seat"), counted(players, "player"));
            return Err(Problems::one("seats", format!("{seats}, but {players}")));
        }
        Ok(players)
    }
}

impl Problems {
    /// The seat with this number, counted from 1; if there is none, that is noted.
    pub fn seat(&mut self, number: i64, players: usize, at: &str) -> Option<Seat> {
        let index = usize::try_from(number).ok();
        let seat = index.and_then(|number| Seat::from_number(number, players));
        if seat.is_none() {
            let what = format!("{number} is not a seat: they go from 1 to {players}");
            self.add(at, what);
        }
        seat
    }
}
