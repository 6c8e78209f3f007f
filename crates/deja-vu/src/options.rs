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
    /// One of the named maps, by its place in the component data.
    Named(u8),
}

/// What a table chose, checked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Two to four.
    pub players: u8,
    /// How the map comes about.
    pub map: MapChoice,
    /// Whether it is a speed game.
    pub speed: bool,
    /// Who begins, or nothing for a draw.
    pub first: Option<Seat>,
}

impl DejaVu {
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
        if !(2..=4).contains(&request.players) {
            let what = format!(
                "{}; Deja Vu is for 2 to 4",
                counted(request.players, "player")
            );
            problems.add("players", what);
            return Err(problems);
        }
        let map = match request.get("map").unwrap_or("quick") {
            "quick" => MapChoice::Quick,
            "build" => MapChoice::Build,
            name => match self.maps.iter().position(|map| map.name == name) {
                Some(index) => MapChoice::Named(index as u8),
                None => {
                    let names: Vec<&str> = self.map_names().collect();
                    let what = format!("there is no \"{name}\"; there is: {}", names.join(", "));
                    problems.add("option map", what);
                    MapChoice::Quick
                }
            },
        };
        let speed = request.is_second("speed", ["no", "yes"], &mut problems);
        if speed && request.players == 2 {
            problems.add("option speed", "the speed game is for 3 or 4 players");
        }
        let options = Options {
            players: request.players as u8,
            map,
            speed,
            first: request.seat("first", &mut problems),
        };
        problems.or(options)
    }
}
