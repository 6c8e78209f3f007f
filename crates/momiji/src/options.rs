//! What a table may choose.

use table::{About, Mode, OptionAbout, Problems, Request, Seat, counted};

use crate::components::Momiji;
use crate::leaf::{Leaf, LeafSet};

/// What a table chose, checked. [`GameBox::options`](table::GameBox::options) makes it, and nobody else can: a table
/// of five, or a scenario for two, does not exist. It belongs to the box that made it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// One to four; one plays a scenario.
    pub(crate) players: u8,
    /// The scenario, by its place in the component data.
    pub(crate) scenario: Option<u8>,
    /// Whether landscapes are drafted, or starter sets dealt.
    pub(crate) draft: bool,
    /// Whether all cards of all piles are open.
    pub(crate) open_piles: bool,
    /// The types in the game, or nothing for a draw.
    pub(crate) types: Option<LeafSet>,
    /// Who begins, or nothing for a draw.
    pub(crate) first: Option<Seat>,
}

impl Options {
    /// How many play: one to four; one plays a scenario.
    pub fn players(&self) -> usize {
        self.players.into()
    }

    /// Whether all cards of all piles are open.
    pub fn open_piles(&self) -> bool {
        self.open_piles
    }
}

impl Momiji {
    pub(crate) fn describe(&self) -> About {
        let solo = self.scenarios.iter().map(|scenario| {
            let options = vec![("scenario".to_owned(), scenario.id.clone())];
            Mode {
                name: "solo",
                players: (1, 1),
                options,
            }
        });
        let several = |name, landscapes: &str| Mode {
            name,
            players: (2, 4),
            options: vec![("landscapes".to_owned(), landscapes.to_owned())],
        };
        let modes = [several("first-game", "starter"), several("draft", "draft")];
        About {
            id: "momiji",
            name: "Momiji",
            players: (1, 4),
            modes: modes.into_iter().chain(solo).collect(),
            options: self.option_list(),
        }
    }

    fn option_list(&self) -> Vec<OptionAbout> {
        let scenarios = self.scenarios.iter().map(|scenario| scenario.id.as_str());
        vec![
            OptionAbout::one_of("landscapes", ["starter", "draft"]),
            // Alone it is the other way round.
            OptionAbout::one_of("open-piles", ["no", "yes"]).without_default(),
            OptionAbout::free("types"),
            OptionAbout::free("first"),
            OptionAbout::one_of("scenario", scenarios),
        ]
    }

    pub(crate) fn read_options(&self, request: &Request) -> Result<Options, Problems> {
        let mut problems = Problems::new();
        request.check_keys(&self.option_list(), &mut problems);
        if !(1..=4).contains(&request.players) {
            let what = format!(
                "{}; Momiji is for 1 to 4",
                counted(request.players, "player")
            );
            problems.add("players", what);
            return Err(problems);
        }
        let solo = request.players == 1;
        let wrong_mode: &[&str] = if solo {
            &["landscapes", "types", "first"]
        } else {
            &["scenario"]
        };
        for key in wrong_mode.iter().filter(|key| request.get(key).is_some()) {
            let what = if solo {
                "a scenario decides that"
            } else {
                "scenarios are for 1 player"
            };
            problems.add(format!("option {key}"), what);
        }
        // Alone the piles are open unless the table closes them.
        let open = if solo {
            !request.is_second("open-piles", ["yes", "no"], &mut problems)
        } else {
            request.is_second("open-piles", ["no", "yes"], &mut problems)
        };
        let draft = request.is_second("landscapes", ["starter", "draft"], &mut problems);
        let options = Options {
            players: request.players as u8,
            scenario: solo.then(|| self.read_scenario(request, &mut problems)),
            draft: draft && !solo,
            open_piles: open,
            types: self.read_types(request, &mut problems),
            first: request.seat("first", &mut problems),
        };
        problems.or(options)
    }

    fn read_scenario(&self, request: &Request, problems: &mut Problems) -> u8 {
        let Some(id) = request.get("scenario") else {
            return 0;
        };
        let found = self.scenarios.iter().position(|scenario| scenario.id == id);
        if found.is_none() {
            let ids: Vec<&str> = self
                .scenarios
                .iter()
                .map(|scenario| scenario.id.as_str())
                .collect();
            let what = format!("there is no \"{id}\"; there is: {}", ids.join(", "));
            problems.add("option scenario", what);
        }
        found.unwrap_or(0) as u8
    }

    fn read_types(&self, request: &Request, problems: &mut Problems) -> Option<LeafSet> {
        let names = request.get("types")?;
        let mut types = LeafSet::EMPTY;
        for name in names.split(',').map(str::trim) {
            match Leaf::from_name(name) {
                Some(leaf) if types.contains(leaf) => {
                    problems.add("option types", format!("{leaf} stands there twice"));
                }
                Some(leaf) => types.insert(leaf),
                None => problems.add("option types", format!("\"{name}\" is not a leaf type")),
            }
        }
        let needed = request.players + usize::from(self.setup.types_beyond_players);
        if types.len() != needed {
            let what = format!(
                "{}; {} use {needed}",
                counted(types.len(), "type"),
                counted(request.players, "player")
            );
            problems.add("option types", what);
        }
        Some(types)
    }
}
