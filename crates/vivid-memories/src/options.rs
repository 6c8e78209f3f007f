//! What a table may choose.

use table::{About, Mode, OptionAbout, Problems, Request, Seat, counted};

/// What a table chose, checked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    /// Two to four.
    pub players: u8,
    /// Whether Reflect is always played in turn order.
    pub always_in_order: bool,
    /// Who begins, or nothing for a draw.
    pub first: Option<Seat>,
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
    if !(2..=4).contains(&request.players) {
        let what = format!(
            "{}; Vivid Memories is for 2 to 4",
            counted(request.players, "player")
        );
        problems.add("players", what);
        return Err(problems);
    }
    let options = Options {
        players: request.players as u8,
        always_in_order: request.is_second("reflect", ["together", "in-order"], &mut problems),
        first: request.seat("first", &mut problems),
    };
    problems.or(options)
}
