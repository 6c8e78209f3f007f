//! The bots of all games, by the game's id.

use deja_vu::DejaVu;
use momiji::Momiji;
use vivid_memories::VividMemories;

use crate::opponents::{BotError, Opponents, Trained};

type Open = fn(&str) -> Result<Box<dyn Opponents>, BotError>;

/// One line a game, beside the list of the shelf.
const GAMES: &[(&str, Open)] = &[
    ("momiji", Trained::<Momiji>::open),
    ("vivid-memories", Trained::<VividMemories>::open),
    ("deja-vu", Trained::<DejaVu>::open),
];

/// The bots of a game with these components; nothing if no game has this id.
pub fn opponents(id: &str, components: &str) -> Option<Result<Box<dyn Opponents>, BotError>> {
    let (_, open) = GAMES.iter().find(|(known, _)| *known == id)?;
    Some(open(components))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_of_the_shelf_has_bots() {
        let games = shelf::games().expect("the games open");
        for game in games {
            let found = opponents(game.about().id, game.components());
            let opened = found.expect("bots for the game");
            assert!(opened.is_ok(), "{}: {:?}", game.about().id, opened.err());
        }
    }
}
