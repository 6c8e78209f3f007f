//! What is measured.

use shelf::{Level, Opponent, Shelf};

/// One measurement.
pub struct Rung {
    /// Its name, and that of its file.
    pub name: String,
    pub game: &'static str,
    pub players: usize,
    pub options: Vec<(String, String)>,
    pub measure: Measure,
    /// How many games.
    pub games: u64,
    /// What the first bot's share has to reach, in percent.
    pub goal: Option<f64>,
}

/// What a measurement does.
pub enum Measure {
    /// Bots play each other, or one of them plays alone.
    Contest(Vec<Opponent>),
    /// How many deals could be won by somebody who sees the whole deck.
    Foresight,
}

/// The solo scenarios of Momiji.
pub const SCENARIOS: [&str; 3] = ["cold-breeze", "meditation", "equinox"];

/// Levels that follow each other: the stronger, the weaker, games at two players, the share to be
/// reached there, games at four players.
const STEPS: [(Level, Level, u64, f64, u64); 3] = [
    (Level::Casual, Level::Novice, 1000, 95.0, 1000),
    (Level::Skilled, Level::Casual, 1000, 80.0, 400),
    (Level::Expert, Level::Skilled, 400, 65.0, 200),
];

/// One and a half times the fair share of one among four.
const GOAL_OF_FOUR: f64 = 37.5;

/// All measurements of these games.
pub fn all(shelf: &Shelf) -> Vec<Rung> {
    let mut rungs = Vec::new();
    for game in shelf.ids() {
        for (strong, weak, games, goal, games_of_four) in STEPS {
            rungs.push(contest(game, 2, strong, weak, games, goal));
            rungs.push(contest(game, 4, strong, weak, games_of_four, GOAL_OF_FOUR));
        }
    }
    for scenario in SCENARIOS {
        for level in Level::ALL {
            rungs.push(solo(
                scenario,
                level.name(),
                Measure::Contest(vec![Opponent::Bot(level)]),
            ));
        }
        rungs.push(solo(scenario, "foresight", Measure::Foresight));
    }
    rungs
}

fn contest(
    game: &'static str,
    players: usize,
    strong: Level,
    weak: Level,
    games: u64,
    goal: f64,
) -> Rung {
    let mut opponents = vec![Opponent::Bot(weak); players];
    opponents[0] = Opponent::Bot(strong);
    Rung {
        name: format!("{game}-{players}-{strong}-{weak}"),
        game,
        players,
        options: Vec::new(),
        measure: Measure::Contest(opponents),
        games,
        goal: Some(goal),
    }
}

fn solo(scenario: &str, who: &str, measure: Measure) -> Rung {
    Rung {
        name: format!("momiji-1-{scenario}-{who}"),
        game: "momiji",
        players: 1,
        options: vec![("scenario".to_owned(), scenario.to_owned())],
        measure,
        games: 1000,
        goal: None,
    }
}
