//! A puzzle as it was found, and how it is written down.

use bots::Judged;
use serde_json::{Map, Value, json};
use table::{Level, MoveId, Seat};

use crate::weigh::Weighed;

/// A position with one clearly best move.
pub struct Find<G: Judged> {
    /// The game that it comes from.
    pub round: u64,
    /// What kind of move the best one is.
    pub kind: &'static str,
    /// A position that the seat can't tell from the real one.
    pub state: G::State,
    /// Who must find the move.
    pub seat: Seat,
    /// What the moves are worth, the best first.
    pub moves: Vec<Weighed>,
    /// The move that looks good and is not.
    pub tempting: MoveId,
    /// The levels that find the best one.
    pub found_by: Vec<Level>,
}

impl<G: Judged> Find<G> {
    /// The puzzle as one line of the file.
    pub fn line(&self, game: &G) -> String {
        let text = |id| game.move_text(id).unwrap_or_default();
        let mut weighed = Map::new();
        for one in &self.moves {
            let mut worth = vec![json!(one.win), json!(one.points)];
            worth.extend(one.now.map(|now| json!(now)));
            weighed.insert(text(one.id), Value::Array(worth));
        }
        let levels: Vec<&str> = self.found_by.iter().map(|level| level.name()).collect();
        let position = game.position(&self.state);
        json!({
            "name": name(self.kind, self.seat, &position),
            "kind": self.kind,
            "players": game.players(&self.state),
            "seat": self.seat.number(),
            "best": text(self.moves[0].id),
            "tempting": text(self.tempting),
            "found_by": levels,
            "weighed": weighed,
            "position": position,
        })
        .to_string()
    }
}

/// The letters of names: none that are taken for another when read aloud.
const LETTERS: &[u8; 31] = b"abcdefghjkmnpqrstuvwxyz23456789";

/// A name that follows from the position: wherever the puzzle stands in its file, it is the same.
fn name(kind: &str, seat: Seat, position: &Value) -> String {
    // FNV-1a: short, and the same on every machine.
    let text = format!("{} {position}", seat.number());
    let mut mark = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |mark, byte| {
        (mark ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let mut name = format!("{kind}-");
    for _ in 0..4 {
        name.push(char::from(LETTERS[(mark % 31) as usize]));
        mark /= 31;
    }
    name
}
