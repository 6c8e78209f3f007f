//! What the bits within reach of a seat would do: those at hand, or those that a sowing may bring.

use deja_vu::{DejaVu, Heap, Stage, State};
use table::Seat;

use super::desk::Desk;
use super::prospect::Prospect;
use super::sowing::{Ends, harvest, white};

/// How many ends of a sowing are looked at closely.
const CLOSE: usize = 10;

/// What the bits within reach would do.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Outlook {
    /// The best that can be made of this turn; nothing for a seat whose Deja Vu is over or not near.
    pub best: Prospect,
    /// The bits that this takes: those at hand, or with the best end of a sowing.
    pub bits: Heap,
    /// How useful the bits are that stay for the next turn.
    pub saved: i32,
}

impl Outlook {
    /// For this seat.
    pub fn new(game: &DejaVu, state: &State, seat: Seat, desk: &Desk<'_>) -> Outlook {
        let mut outlook = Outlook::default();
        let chests = state.player(seat).chests();
        if state.turn() != seat {
            outlook.keep(desk, chests);
            return outlook;
        }
        match state.stage() {
            Stage::Begin | Stage::Sow { .. } => outlook.sow(game, state, seat, desk),
            Stage::Claim { at, left } => {
                let mut pool = state.pool();
                pool.add_all(chests);
                desk.claim(&mut pool, white(state.map(), at), left.into());
                outlook.at_hand(desk, pool);
            }
            Stage::Act | Stage::Cover { .. } => outlook.at_hand(desk, state.pool()),
            Stage::Grow { left } => {
                let pool = desk.after_paying(state.pool(), left.into());
                outlook.at_hand(desk, pool);
            }
            Stage::Save => {
                let mut pool = state.pool();
                pool.add_all(chests);
                outlook.keep(desk, pool);
            }
            _ => outlook.keep(desk, chests),
        }
        outlook
    }

    fn at_hand(&mut self, desk: &Desk<'_>, pool: Heap) {
        self.best = desk.prospect(pool);
        self.bits = pool;
    }

    fn keep(&mut self, desk: &Desk<'_>, bits: Heap) {
        self.saved = desk.use_saved(bits);
        self.bits = bits;
    }

    fn sow(&mut self, game: &DejaVu, state: &State, seat: Seat, desk: &Desk<'_>) {
        let (map, player) = (state.map(), state.player(seat));
        let claims = game.white_claims(player);
        // The ends that look best by rough count, the best first.
        let mut close = [(0, Heap::EMPTY); CLOSE];
        let mut count = 0;
        for (tile, last) in Ends::of(state).iter() {
            let mut pool = harvest(map, tile, last);
            if claims > 0 {
                desk.claim(&mut pool, white(map, tile), claims);
            }
            let found = (desk.use_of_all(pool), pool);
            if count == CLOSE && found.0 <= close[CLOSE - 1].0 {
                continue;
            }
            count = (count + 1).min(CLOSE);
            let mut place = count - 1;
            while place > 0 && close[place - 1].0 < found.0 {
                close[place] = close[place - 1];
                place -= 1;
            }
            close[place] = found;
        }
        self.bits = player.chests();
        let mut most = i32::MIN;
        for (_, mut pool) in close.into_iter().take(count) {
            pool.add_all(player.chests());
            let prospect = desk.prospect(pool);
            if prospect.value() > most {
                most = prospect.value();
                (self.best, self.bits) = (prospect, pool);
            }
        }
    }
}
