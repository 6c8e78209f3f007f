//! What is played on which day: the ways of the game in turn, alone every other day.

use std::collections::BTreeMap;

use protocol::daily::{DailyChallenge, Goal};
use protocol::tables::Level;
use table::{About, Mode};

use crate::day::Day;

/// A challenge is for this many players at most: it is to be played in one go.
const MOST: usize = 3;

/// The bots of a challenge: those that decide the same on every machine, whatever else it has to do.
const LEVELS: [Level; 2] = [Level::Casual, Level::Skilled];

/// The challenge of a game on a day. `place` is that of the game among all: so not all games are played alone on the
/// same days.
pub fn challenge(about: &About, place: usize, day: Day) -> DailyChallenge {
    let turn = day.0 as usize + place;
    let (alone, against) = (alone(about), against(about));
    let (ways, turn) = if turn.is_multiple_of(2) && !alone.is_empty() {
        (alone, turn / 2)
    } else {
        (against, turn / 2)
    };
    ways[turn % ways.len()].clone()
}

/// Alone against the game; where it has no such way, for the most points against a bot that one chooses.
fn alone(about: &About) -> Vec<DailyChallenge> {
    let solo: Vec<DailyChallenge> = (about.modes.iter())
        .filter(|mode| mode.players.1 == 1)
        .map(|mode| of(about, mode, (1, None, Goal::Scenario)))
        .collect();
    if !solo.is_empty() {
        return solo;
    }
    let for_two = about.modes.iter().filter(|mode| mode.players.0 == 2);
    let free = |mode| of(about, mode, (2, None, Goal::Points));
    for_two.map(free).collect()
}

/// Against bots, of either level in turn.
fn against(about: &About) -> Vec<DailyChallenge> {
    let several = about.modes.iter().filter(|mode| mode.players.1 > 1);
    let mut ways: Vec<DailyChallenge> = Vec::new();
    for mode in several {
        for players in mode.players.0.max(2)..=mode.players.1.min(MOST.max(mode.players.0)) {
            for level in LEVELS {
                ways.push(of(about, mode, (players, Some(level), Goal::Margin)));
            }
        }
    }
    ways
}

fn of(
    about: &About,
    mode: &Mode,
    (players, level, goal): (usize, Option<Level>, Goal),
) -> DailyChallenge {
    let options: BTreeMap<String, String> = mode.options.iter().cloned().collect();
    DailyChallenge {
        game: about.id.to_owned(),
        players,
        options,
        level,
        goal,
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use shelf::Shelf;

    use super::*;

    #[test]
    fn every_challenge_can_be_set_up_and_days_differ() {
        for (place, game) in Shelf::standard().games().enumerate() {
            let about = game.about();
            let mut kinds = BTreeSet::new();
            for day in 20_000..20_120 {
                let made = challenge(&about, place, Day(day));
                let request = table::Request {
                    players: made.players,
                    options: made.options.clone().into_iter().collect(),
                };
                let started = game.start(&request, 1);
                assert!(started.is_ok(), "{made:?}: {:?}", started.err());
                assert_eq!(made, challenge(&about, place, Day(day)));
                assert_ne!(
                    made,
                    challenge(&about, place, Day(day + 1)),
                    "two days in a row"
                );
                assert_eq!(made.level.is_some(), made.goal == Goal::Margin);
                kinds.insert(format!("{made:?}"));
            }
            assert!(kinds.len() >= 5, "{}: {kinds:?}", about.id);
        }
    }

    #[test]
    fn games_that_can_be_played_alone_are() {
        for (place, game) in Shelf::standard().games().enumerate() {
            let about = game.about();
            let days = (20_000..20_040).map(|day| challenge(&about, place, Day(day)));
            let goals: BTreeSet<String> = days.map(|made| format!("{:?}", made.goal)).collect();
            let alone = if about.players.0 == 1 {
                "Scenario"
            } else {
                "Points"
            };
            let expected = BTreeSet::from(["Margin".to_owned(), alone.to_owned()]);
            assert_eq!(goals, expected, "{}", about.id);
        }
    }
}
