//! What the mine must know of each game: which turn is the last, and what a sight is called.

use std::hash::{DefaultHasher, Hash, Hasher};

use bots::Judged;
use deja_vu::{DejaVu, Kinds};
use table::{Chance, Documents, Game, MoveId, Request, Seat};
use vivid_memories::{Colour, Phase, Stage, VividMemories};

use crate::exhaust::Worth;

/// A game whose last turns can be tried in full.
pub trait Sighted: Judged {
    /// A loss of this many points catches the eye.
    const NOTICED: i32;

    /// A turn with more positions than this is a puzzle, and nothing that anybody sees.
    const MOST_POSITIONS: usize;

    /// How many games are played for each number of players.
    const GAMES: u64;

    /// How many positions are wanted for one to four players: sixty in all.
    const WANTED: [usize; 4];

    /// The kinds that must be there: what people name first when they are asked for such moves.
    const CLASSICS: &'static [&'static str];

    /// The tables at which games are played.
    fn requests(players: usize) -> Vec<Request>;

    /// Where a game of the mine begins; nothing if the luck was bad.
    fn beginning(&self, request: &Request, luck: &mut impl Chance) -> Option<Self::State> {
        let options = self.options(request).ok()?;
        Some(self.setup(&options, luck))
    }

    /// Whether nobody's later decision can touch what this seat makes of its turn.
    fn plays_last(&self, state: &Self::State, seat: Seat) -> bool;

    /// Lets the others stand still until this seat is asked again or all is over; nothing if they
    /// could get in its way.
    fn settle(&self, state: &mut Self::State, seat: Seat) -> Option<()>;

    /// Whether the result of this seat is fixed.
    fn is_done(&self, state: &Self::State, seat: Seat) -> bool;

    /// A number that equal positions share, and different ones rarely.
    fn rough_key(&self, state: &Self::State, seat: Seat) -> u64;

    /// The result, once it is fixed.
    fn worth(&self, state: &Self::State, seat: Seat) -> Worth;

    /// A move that stands out before the last turn by the nature of the game, without any search:
    /// its kind, the reason, and the moves that count as seeing it.
    fn plain_sight(
        &self,
        _state: &Self::State,
        _seat: Seat,
    ) -> Option<(String, String, Vec<MoveId>)> {
        None
    }

    /// Whether this move means to leave it at that.
    fn is_stop(&self, id: MoveId) -> bool;

    /// What kind of thing a move is: sights of one kind are alike.
    fn kind(&self, state: &Self::State, id: MoveId) -> String;
}

/// The win share of a game that is over but for its ceremony, and the points.
pub fn win_and_points<G: Judged>(game: &G, state: &G::State, seat: Seat) -> Worth {
    let outcome = game.outcome(state, seat);
    Worth {
        win: (outcome.win * 12.0).round() as u8,
        points: outcome.score as i32,
    }
}

/// A number for anything.
pub fn hash(parts: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    parts.hash(&mut hasher);
    hasher.finish()
}

/// A table with these options.
pub fn request(players: usize, options: &[(&str, &str)]) -> Request {
    let owned = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
    Request {
        players,
        options: options.iter().map(owned).collect(),
    }
}

impl Sighted for VividMemories {
    const NOTICED: i32 = 4;
    const MOST_POSITIONS: usize = 3000;
    const GAMES: u64 = 30;
    const WANTED: [usize; 4] = [0, 20, 20, 20];
    const CLASSICS: &'static [&'static str] = &[
        "place the last take",
        "add the fragment where it fits",
        "use a tile",
        "leave the board as it is",
    ];

    fn requests(players: usize) -> Vec<Request> {
        vec![request(players, &[])]
    }

    fn plays_last(&self, state: &Self::State, seat: Seat) -> bool {
        let last_round = state.round() == self.rounds();
        let after_last_take =
            state.line().is_empty() && !matches!(state.board(seat).stage(), Stage::Take);
        last_round
            && match state.phase() {
                Phase::Reflect => true,
                Phase::Remember => after_last_take,
                Phase::Reward | Phase::Over => false,
            }
    }

    fn settle(&self, state: &mut Self::State, seat: Seat) -> Option<()> {
        use vivid_memories::Move;
        while let Some(other) = self.to_act(state).iter().next() {
            if self.to_act(state).contains(seat) {
                break;
            }
            let reflects = state.phase() == Phase::Reflect && state.in_order();
            if reflects
                && state.board(seat).stage() == Stage::Waiting
                && !has_reflected(state, seat)
            {
                // Whoever comes before this seat may take what it needs.
                return None;
            }
            let legal = self.legal(state, other);
            let done = Some(Move::Done.id()).filter(|&id| legal.contains(id));
            let id = done.or(legal.nth(0))?;
            // Without a speculation nothing is left to luck here.
            let mut luck = table::Script::default();
            let _ = self.apply(state, other, id, &mut luck, &mut ());
        }
        Some(())
    }

    fn is_done(&self, state: &Self::State, _seat: Seat) -> bool {
        self.is_over(state)
    }

    fn rough_key(&self, state: &Self::State, seat: Seat) -> u64 {
        let board = state.board(seat);
        let masks = Colour::ALL.map(|colour| (board.with_colour(colour), board.in_hexes(colour)));
        let bank = board.bank().map(|space| (space.flipped, space.used));
        hash((masks, board.filled(), bank))
    }

    fn worth(&self, state: &Self::State, seat: Seat) -> Worth {
        // A player's board decides the player's points; who wins is up to the others as well.
        let points = self.points(state)[seat.index()];
        Worth { win: 0, points }
    }

    fn is_stop(&self, id: MoveId) -> bool {
        use vivid_memories::Move;
        id == Move::Done.id() || id == Move::EndTurn.id()
    }

    fn kind(&self, state: &Self::State, id: MoveId) -> String {
        use vivid_memories::Move;
        let Some(decision) = Move::from_id(id) else {
            return String::new();
        };
        let actor = self.to_act(state).iter().next();
        let asked = actor.map(|seat| state.board(seat).stage());
        match decision {
            Move::Take(_) => "take the right fragments",
            Move::Hex(_) => match asked {
                Some(Stage::Place { .. }) => "place the last take",
                Some(Stage::AddTo { .. }) => "add the fragment where it fits",
                Some(Stage::SpeculatePlace { .. }) => "place what speculation brought",
                Some(Stage::TradeOneHex { .. } | Stage::TradeTwoHex) => "trade in the right hex",
                _ => "begin at the right hex",
            },
            Move::Colour(_) => match asked {
                Some(Stage::TradeTwoGain { .. } | Stage::TradeOneGain { .. }) => {
                    "gain the right colour"
                }
                _ => "give the right colour",
            },
            Move::Rewire(_) => "rewire around the right hex",
            Move::Out(..) => "move a fragment out to where it fits",
            Move::In(..) => "bring in the fragment that fits",
            Move::Lay(..) => "lay a tile on the bank",
            Move::Use(space) => {
                let tile = actor.and_then(|seat| state.board(seat).bank()[space.index()].tile);
                if tile.is_some() {
                    "use a tile"
                } else {
                    return format!("use {}", space.name());
                }
            }
            Move::Fill(..) => "fill a core memory",
            Move::Done | Move::EndTurn => "leave the board as it is",
        }
        .to_owned()
    }
}

/// Whether this seat has been through Reflect where that goes in turn order.
fn has_reflected(state: &vivid_memories::State, seat: Seat) -> bool {
    let players = usize::from(state.table().players);
    let place = |seat: Seat| (seat.index() + players - state.start().index()) % players;
    let acting = Seat::all(players).find(|&other| state.board(other).stage() != Stage::Waiting);
    acting.is_some_and(|other| place(other) > place(seat))
}

impl Sighted for DejaVu {
    const NOTICED: i32 = 4;
    const MOST_POSITIONS: usize = 1500;
    const GAMES: u64 = 300;
    const WANTED: [usize; 4] = [0, 20, 20, 20];
    const CLASSICS: &'static [&'static str] = &[
        "build the card that can be finished",
        "build a public card",
        "plant the last flower",
        "walk to the fragment that scores",
    ];

    fn requests(players: usize) -> Vec<Request> {
        vec![request(players, &[])]
    }

    fn plays_last(&self, state: &Self::State, _seat: Seat) -> bool {
        let near = state
            .seats()
            .any(|seat| state.player(seat).long_term().len() >= 10);
        near && self.position(state)["last_turns"] == 1
    }

    fn settle(&self, _state: &mut Self::State, _seat: Seat) -> Option<()> {
        Some(())
    }

    fn is_done(&self, state: &Self::State, seat: Seat) -> bool {
        use deja_vu::Stage;
        // What Meditation brings is of no use to whoever has the last turn.
        let meditates = matches!(
            state.stage(),
            Stage::Replenish { .. } | Stage::Discard | Stage::Over
        );
        meditates || state.turn() != seat
    }

    fn rough_key(&self, state: &Self::State, seat: Seat) -> u64 {
        let (player, map) = (state.player(seat), state.map());
        let tiles: Vec<Kinds> = map.tiles().map(|tile| map.bits(tile).kinds()).collect();
        let pool = (state.pool().kinds(), state.pool().len());
        let own = (
            player.long_term().bits(),
            player.tokens(),
            player.fragments(),
        );
        hash((tiles, pool, own, map.girl().index(), player.flowers()))
    }

    fn worth(&self, state: &Self::State, seat: Seat) -> Worth {
        win_and_points(self, state, seat)
    }

    fn is_stop(&self, id: MoveId) -> bool {
        id == deja_vu::Move::Done.id()
    }

    fn kind(&self, _state: &Self::State, id: MoveId) -> String {
        use deja_vu::Move;
        let Some(decision) = Move::from_id(id) else {
            return String::new();
        };
        match decision {
            Move::Girl(_) => "walk to the fragment that scores",
            Move::Plant => "plant the last flower",
            Move::Sow(_) => "sow the right tile, the girl waits",
            Move::Drop(..) => "let the right bit fall in the right place",
            Move::Claim(_) => "claim the white bit that fits",
            Move::Build(_) => "build the card that can be finished",
            Move::BuildPublic(_) => "build a public card",
            Move::Lay(_) => "lay the right bit",
            Move::Grow => "grow a flower for the last fragment",
            Move::Pay(_) => "pay with bits that are of no use",
            Move::Save(_) => "save a bit",
            Move::Name(_) => "name a tile",
            Move::Discard(_) => "discard a card",
            Move::Raise(_) => "raise a card",
            Move::Place(..) => "place a tile",
            Move::Done => "stop here",
        }
        .to_owned()
    }
}
