//! Mines the test set of `tests/sights.rs`: positions with a move that any good player sees.
//!
//! ```text
//! cargo run --release -p bots --example mine_sights -- GAME [SEED] > crates/bots/tests/sights/GAME.json
//! ```
//!
//! Casual bots with a random move now and then play games (last turns of Momiji alone are composed);
//! they only bring about positions and have no say in what is good. At every decision of the last
//! turn of the game (in Vivid Memories: of the last Reflect, and once the last fragment is taken) all
//! ways to finish the turn are tried to the end, whatever a net or a search would think. A move is
//! good if the best result that can be had without luck can still be had after it; the win counts
//! before the points. The position is taken if no good move draws on luck, if every other move, even
//! with good luck, loses the win or points that a person notices, and if all that holds in other
//! states as well that the seat can't tell from the real one.

mod compose;
mod exhaust;
mod hand_limit;
mod momiji_sights;
mod pick;
mod sighted;

use std::collections::HashMap;

use bots::{Casual, Player};
use exhaust::{Exhaust, Reach};
use pick::{Sight, pick};
use serde_json::json;
use sighted::Sighted;
use table::{Chance, Dice, Known, MAX_SEATS, MoveId, QuickDice, Seat};

/// In how many states that the seat can't tell apart a move must be good.
const WORLDS: usize = 5;

/// One decision in this many is made at random.
const WHIM: u32 = 7;

/// The mine of one game.
struct Mine<'g, G: Sighted> {
    game: &'g G,
    found: Vec<Sight<G>>,
}

impl<G: Sighted> Mine<'_, G> {
    /// Plays one game, and looks at every decision.
    fn play(&mut self, mut state: G::State, seed: u64) {
        let game = self.game;
        let (mut dice, mut whims) = (Dice::new(!seed), QuickDice::new(seed));
        let player = |seat: usize| Casual::<G>::new(seed * 8 + seat as u64);
        let mut players: Vec<Casual<G>> = (0..MAX_SEATS).map(player).collect();
        while let Some(seat) = game.to_act(&state).iter().next() {
            let legal = game.legal(&state, seat);
            if legal.len() > 1 {
                self.look(&state, seat, seed, &mut whims);
            }
            let known = Known::of(game, &state, seat, G::Memory::default());
            let planned = players[seat.index()].choose(game, &known);
            let random = whims.below(legal.len() as u32) as usize;
            let id = if whims.below(WHIM) == 0 {
                legal.nth(random).unwrap_or(planned)
            } else {
                planned
            };
            let _ = game.apply(&mut state, seat, id, &mut dice, &mut ());
        }
    }

    /// Takes the position if there is something to see.
    fn look(&mut self, state: &G::State, seat: Seat, round: u64, whims: &mut QuickDice) {
        let sight = if self.game.plays_last(state, seat) {
            self.last_turn_sight(state, seat, whims)
        } else {
            self.game.plain_sight(state, seat)
        };
        let Some((kind, reason, good)) = sight else {
            return;
        };
        // A document that says less than the state would be another position.
        let document = self.game.position(state);
        if self.game.read_position(&document).ok() == Some(*state) {
            self.found.push(Sight {
                round,
                kind,
                reason,
                state: *state,
                seat,
                good,
            });
        }
    }

    /// What there is to see in a last turn.
    fn last_turn_sight(
        &self,
        state: &G::State,
        seat: Seat,
        whims: &mut QuickDice,
    ) -> Option<(String, String, Vec<MoveId>)> {
        let game = self.game;
        let mut exhaust = Exhaust::new(game, seat, G::MOST_POSITIONS);
        let reached = reach_of_all(game, &mut exhaust, state, seat)?;
        let best = reached.iter().map(|(_, reach)| reach.sure).max()?;
        let (good, others): (Vec<_>, Vec<_>) =
            reached.iter().partition(|(_, reach)| reach.sure == best);
        let good: Vec<MoveId> = good.iter().map(|(id, _)| *id).collect();
        let kind = game.kind(state, *good.first()?);
        let one_kind = good.iter().all(|&id| game.kind(state, id) == kind);
        let few = good.len() <= 3 || one_kind && good.len() * 2 <= reached.len();
        let may_stop = reached.iter().any(|(id, _)| game.is_stop(*id));
        let choice = may_stop || reached.len() >= 4;
        let lucky = good.iter().any(|&id| exhaust.is_lucky(state, id));
        if !few || !choice || lucky || !stands_out::<G>(&good, &reached) {
            return None;
        }
        let second = others.iter().max_by_key(|(_, reach)| reach.sure)?;
        let known = Known::of(game, state, seat, G::Memory::default());
        for _ in 0..WORLDS {
            let world = known.sample(game, whims);
            let mut exhaust = Exhaust::new(game, seat, G::MOST_POSITIONS);
            let reached = reach_of_all(game, &mut exhaust, &world, seat)?;
            if !stands_out::<G>(&good, &reached) {
                return None;
            }
        }
        let reason = if best.win > second.1.sure.win {
            "wins".to_owned()
        } else {
            let good_end = exhaust.end_after(state, good[0])?;
            let other_end = exhaust.end_after(state, second.0)?;
            source_of_gain(game, &good_end, &other_end, seat)?
        };
        Some((kind, reason, good))
    }
}

/// What can be reached after every legal move.
fn reach_of_all<G: Sighted>(
    game: &G,
    exhaust: &mut Exhaust<'_, G>,
    state: &G::State,
    seat: Seat,
) -> Option<Vec<(MoveId, Reach)>> {
    let legal = game.legal(state, seat);
    legal
        .iter()
        .map(|id| Some((id, exhaust.after(state, id)?)))
        .collect()
}

/// Whether every other move is clearly worse than each of these, even with luck.
fn stands_out<G: Sighted>(good: &[MoveId], reached: &[(MoveId, Reach)]) -> bool {
    let is_good = |id: &MoveId| good.contains(id);
    let least = reached
        .iter()
        .filter(|(id, _)| is_good(id))
        .map(|(_, reach)| reach.sure)
        .min();
    let mut others = reached.iter().filter(|(id, _)| !is_good(id));
    least.is_some_and(|least| {
        others.all(|(_, reach)| reach.hope.is_clearly_below(least, G::NOTICED))
    })
}

/// Where the points come from that the first end has more than the second: the largest source.
fn source_of_gain<G: Sighted>(
    game: &G,
    more: &G::State,
    less: &G::State,
    seat: Seat,
) -> Option<String> {
    let mut gain: HashMap<String, i32> = HashMap::new();
    for (state, sign) in [(more, 1), (less, -1)] {
        for part in &game.tally(state).seats[seat.index()].parts {
            *gain.entry(part.source.clone()).or_default() += sign * part.points;
        }
    }
    let largest = gain
        .into_iter()
        .max_by_key(|(source, points)| (*points, source.clone()))?;
    Some(largest.0.replace('-', " "))
}

/// Mines all positions of one game and prints them, one a line.
fn mine<G: Sighted>(seed: u64) {
    let game = G::open(G::COMPONENTS).expect("the box opens");
    let mut lines = Vec::new();
    for players in 1..=MAX_SEATS {
        let wanted = G::WANTED[players - 1];
        if wanted == 0 {
            continue;
        }
        let mut mine = Mine {
            game: &game,
            found: Vec::new(),
        };
        let requests = G::requests(players);
        for round in 0..G::GAMES {
            let request = &requests[round as usize % requests.len()];
            let mut luck = Dice::new(seed + round);
            if let Some(state) = game.beginning(request, &mut luck) {
                mine.play(state, seed + round);
            }
        }
        let found = mine.found.len();
        let picked = pick(mine.found, wanted);
        eprintln!("{players} players: {} of {found} sights", picked.len());
        lines.extend(picked.iter().map(|sight| line(&game, sight, players)));
    }
    println!("[\n{}\n]", lines.join(",\n"));
}

fn line<G: Sighted>(game: &G, sight: &Sight<G>, players: usize) -> String {
    let table = match players {
        1 => "alone".to_owned(),
        _ => format!("{players} players"),
    };
    let text = |id: &MoveId| game.move_text(*id);
    let name = format!("{} ({}, {table})", sight.kind, sight.reason);
    let good: Vec<String> = sight.good.iter().filter_map(text).collect();
    eprintln!("  {name}: {}", good.join(", "));
    json!({
        "name": name,
        "seat": sight.seat.number(),
        "good": good,
        "position": game.position(&sight.state),
    })
    .to_string()
}

fn main() {
    let mut words = std::env::args().skip(1);
    let game = words.next().unwrap_or_default();
    let seed = words.next().and_then(|word| word.parse().ok()).unwrap_or(1);
    match game.as_str() {
        "momiji" => mine::<momiji::Momiji>(seed),
        "vivid-memories" => mine::<vivid_memories::VividMemories>(seed),
        "deja-vu" => mine::<deja_vu::DejaVu>(seed),
        _ => eprintln!("usage: mine_sights momiji|vivid-memories|deja-vu [SEED]"),
    }
}
