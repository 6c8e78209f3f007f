//! What a table may choose.

use table::{About, Mode, OptionAbout, Problems, Request, Seat, counted};

use crate::components::DejaVu;

/// How the map comes about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MapChoice {
    /// Made at random by the rule of building.
    Quick,
    /// Built by the players.
    Build,
    /// One of [`DejaVu::maps`], by its place there.
    Named(usize),
}

/// What a table chose. [`DejaVu::options_of`] checks it: there are no other ones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    players: u8,
    map: MapChoice,
    speed: bool,
    first: Option<Seat>,
}

impl Options {
    /// How many play: two to four.
    pub fn players(&self) -> usize {
        self.players.into()
    }

    /// How the map comes about.
    pub fn map(&self) -> MapChoice {
        self.map
    }

    /// Whether it is a speed game.
    pub fn is_speed(&self) -> bool {
        self.speed
    }

    /// Who begins, or nothing for a draw.
    pub fn first(&self) -> Option<Seat> {
        self.first
    }
}

impl DejaVu {
    /// Options for games with this box.
    ///
    /// ```
    /// use reverie_deja_vu::{DejaVu, MapChoice};
    ///
    /// let game = DejaVu::standard();
    /// assert!(game.options_of(3, MapChoice::Build, true, None).is_ok());
    /// assert!(game.options_of(2, MapChoice::Build, true, None).is_err());
    /// ```
    ///
    /// # Errors
    /// Everything that is wrong at once: the game is for two to four, the speed game for three or four,
    /// a map has to be there, and whoever begins has to sit at the table.
    pub fn options_of(
        &self,
        players: usize,
        map: MapChoice,
        speed: bool,
        first: Option<Seat>,
    ) -> Result<Options, Problems> {
        let mut problems = Problems::new();
        if !(2..=4).contains(&players) {
            let what = format!("{}; Deja Vu is for 2 to 4", counted(players, "player"));
            problems.add("players", what);
        }
        if speed && players == 2 {
            problems.add("option speed", "the speed game is for 3 or 4 players");
        }
        if let MapChoice::Named(place) = map
            && place >= self.maps.len()
        {
            let what = format!("there are {}, and none at {place}", self.maps.len());
            problems.add("option map", what);
        }
        if let Some(seat) = first.filter(|seat| seat.index() >= players) {
            problems.add("option first", format!("nobody sits at {seat}"));
        }
        problems.or(Options {
            players: players as u8,
            map,
            speed,
            first,
        })
    }

    pub(crate) fn describe(&self) -> About {
        let mode = |name, players, key: &str, value: &str| Mode {
            name,
            players,
            options: vec![(key.to_owned(), value.to_owned())],
        };
        About {
            id: "deja-vu",
            name: "Deja Vu: Fragments of Memory",
            players: (2, 4),
            modes: vec![
                mode("quick-map", (2, 4), "map", "quick"),
                mode("build-map", (2, 4), "map", "build"),
                mode("speed", (3, 4), "speed", "yes"),
            ],
            options: self.option_list(),
        }
    }

    fn map_names(&self) -> impl Iterator<Item = &str> {
        let named = self.maps.iter().map(|map| map.name.as_str());
        ["quick", "build"].into_iter().chain(named)
    }

    fn option_list(&self) -> Vec<OptionAbout> {
        vec![
            OptionAbout::one_of("map", self.map_names()),
            OptionAbout::one_of("speed", ["no", "yes"]),
            OptionAbout::free("first"),
        ]
    }

    pub(crate) fn read_options(&self, request: &Request) -> Result<Options, Problems> {
        let mut problems = Problems::new();
        request.check_keys(&self.option_list(), &mut problems);
        // Whatever else is wrong follows from the wrong number.
        if let Err(number) = self.options_of(request.players, MapChoice::Quick, false, None) {
            return problems.and(Err(number));
        }
        let map = match request.get("map").unwrap_or("quick") {
            "quick" => MapChoice::Quick,
            "build" => MapChoice::Build,
            name => match self.maps.iter().position(|map| map.name == name) {
                Some(place) => MapChoice::Named(place),
                None => {
                    let names: Vec<&str> = self.map_names().collect();
                    let what = format!("there is no \"{name}\"; there is: {}", names.join(", "));
                    problems.add("option map", what);
                    MapChoice::Quick
                }
            },
        };
        let speed = request.is_second("speed", ["no", "yes"], &mut problems);
        let first = request.seat("first", &mut problems);
        problems.and(self.options_of(request.players, map, speed, first))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_mistake_in_options_is_named() {
        let game = DejaVu::standard();
        let wrong = |players, map, speed, first: Option<usize>| {
            let made = game.options_of(players, map, speed, first.map(Seat::new));
            made.expect_err("a mistake").to_string()
        };
        let beyond = MapChoice::Named(game.maps().len());
        let two = wrong(2, beyond, true, Some(2));
        assert!(
            two.contains("option speed: the speed game is for 3 or 4"),
            "{two}"
        );
        assert!(two.contains("option map: there are "), "{two}");
        assert!(two.contains("option first: nobody sits at seat 3"), "{two}");
        let one = wrong(1, MapChoice::Quick, false, None);
        assert_eq!(one, "players: 1 player; Deja Vu is for 2 to 4");
    }

    #[test]
    fn options_say_what_was_chosen() {
        let game = DejaVu::standard();
        let first = Some(Seat::new(2));
        let made = game.options_of(3, MapChoice::Named(0), true, first);
        let made = made.expect("a table");
        let said = (made.players(), made.map(), made.is_speed(), made.first());
        assert_eq!(said, (3, MapChoice::Named(0), true, first));
    }
}
