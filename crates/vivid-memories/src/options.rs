//! What a table may choose.

use table::{About, Mode, OptionAbout, Problems, Request, Seat, counted};

/// What a table chose. [`Options::new`] checks it: there are no other ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    players: u8,
    always_in_order: bool,
    first: Option<Seat>,
}

impl Options {
    /// A table of this many, where Reflect is played at the same time or always in turn order, and
    /// this seat begins, or one that is drawn.
    ///
    /// ```
    /// use reverie_vivid_memories::Options;
    ///
    /// assert!(Options::new(4, false, None).is_ok());
    /// assert!(Options::new(5, false, None).is_err());
    /// ```
    ///
    /// # Errors
    /// Everything that is wrong at once: the game is for two to four, and whoever begins has to sit at
    /// the table.
    pub fn new(
        players: usize,
        always_in_order: bool,
        first: Option<Seat>,
    ) -> Result<Options, Problems> {
        let mut problems = Problems::new();
        if !(2..=4).contains(&players) {
            let what = format!(
                "{}; Vivid Memories is for 2 to 4",
                counted(players, "player")
            );
            problems.add("players", what);
        }
        if let Some(seat) = first.filter(|seat| seat.index() >= players) {
            problems.add("option first", format!("nobody sits at {seat}"));
        }
        problems.or(Options {
            players: players as u8,
            always_in_order,
            first,
        })
    }

    /// How many play: two to four.
    pub fn players(&self) -> usize {
        self.players.into()
    }

    /// Whether Reflect is always played in turn order.
    pub fn is_always_in_order(&self) -> bool {
        self.always_in_order
    }

    /// Who begins, or nothing for a draw.
    pub fn first(&self) -> Option<Seat> {
        self.first
    }
}

pub(crate) fn describe() -> About {
    About {
        id: "vivid-memories",
        name: "Vivid Memories",
        players: (2, 4),
        modes: vec![Mode {
            name: "standard",
            players: (2, 4),
            options: Vec::new(),
        }],
        options: option_list(),
    }
}

fn option_list() -> Vec<OptionAbout> {
    vec![
        OptionAbout::one_of("reflect", ["together", "in-order"]),
        OptionAbout::free("first"),
    ]
}

pub(crate) fn read_options(request: &Request) -> Result<Options, Problems> {
    let mut problems = Problems::new();
    request.check_keys(&option_list(), &mut problems);
    // Whatever else is wrong follows from the wrong number.
    if let Err(number) = Options::new(request.players, false, None) {
        return problems.and(Err(number));
    }
    let in_order = request.is_second("reflect", ["together", "in-order"], &mut problems);
    let first = request.seat("first", &mut problems);
    problems.and(Options::new(request.players, in_order, first))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mistake_in_options_is_named() {
        let wrong = |players, first| {
            let made = Options::new(players, false, Some(Seat::new(first)));
            made.expect_err("a mistake").to_string()
        };
        assert_eq!(wrong(2, 2), "option first: nobody sits at seat 3");
        assert_eq!(
            wrong(5, 0),
            "players: 5 players; Vivid Memories is for 2 to 4"
        );
    }

    #[test]
    fn options_say_what_was_chosen() {
        let made = Options::new(3, true, Some(Seat::new(2))).expect("a table");
        let said = (made.players(), made.is_always_in_order(), made.first());
        assert_eq!(said, (3, true, Some(Seat::new(2))));
    }
}
