//! Actions under way, and actions that could be begun: what the best way to finish them is worth.
//!
//! A decision such as "push from this hex" changes nothing on the board yet. Only a look at what it
//! leads to tells a good one from a bad one.

use vivid_memories::{Colour, Handful, Hex, HexSet, MAX_HEXES, Space, Stage, TileAction, Way};

use super::reading::Reading;

/// What nobody would do.
const NEVER: i32 = -4000;

/// What fragments would be missed for, worked out where it is asked.
pub(super) struct Losses([[i32; MAX_HEXES]; Colour::COUNT]);

impl Losses {
    /// Nothing worked out yet.
    pub fn new() -> Losses {
        Losses([[i32::MIN; MAX_HEXES]; Colour::COUNT])
    }
}

/// The most that single actions could bring, in eighths of a point.
#[derive(Clone, Copy, Default)]
pub(super) struct Actions {
    /// By the bank's own actions, in their order.
    pub spaces: [i32; vivid_memories::SPACES],
    /// By tiles on their action side, together.
    pub tiles: i32,
}

impl Reading<'_> {
    /// What it brings to put a fragment into a hex.
    fn put(&self, colour: Colour, hex: Hex) -> i32 {
        let before = self.board.hex(hex);
        if before.is_full() {
            return NEVER;
        }
        let mut after = before;
        after.add(colour);
        self.gain(colour, hex) + self.moment_worth(after) - self.moment_worth(before)
    }

    /// What it costs to take a fragment out of a hex.
    fn cost(&self, colour: Colour, hex: Hex, losses: &mut Losses) -> i32 {
        let before = self.board.hex(hex);
        let mut after = before;
        after.remove(colour);
        let moment = self.moment_worth(before) - self.moment_worth(after);
        let strand = &self.strands[colour.index()];
        if strand.doubles.contains(hex) {
            return moment;
        }
        let loss = &mut losses.0[colour.index()][hex.index()];
        if *loss == i32::MIN {
            *loss = strand.worth - strand.worth_without(&self.ground(), hex);
        }
        *loss + moment
    }

    /// The best empty hex for a fragment.
    fn best_empty(&self, colour: Colour) -> i32 {
        let values = self.empty.iter().map(|hex| self.put(colour, hex));
        values.max().unwrap_or(0)
    }

    /// The best empty hex for all of these together.
    pub fn best_place(&self, taken: Handful) -> i32 {
        let values = self.empty.iter().map(|hex| {
            let colours = taken.colours().iter();
            colours.map(|colour| self.gain(colour, hex)).sum::<i32>()
        });
        values.max().unwrap_or(0) + self.moment_worth(taken)
    }

    /// The best that can come of moving one fragment out of this hex.
    fn best_out(&self, from: Hex, losses: &mut Losses) -> i32 {
        let near = self
            .game
            .around(HexSet::only(from))
            .minus(self.board.full());
        let colours = self.board.hex(from).colours();
        let each = colours.iter().map(|colour| {
            let to = near.iter().map(|to| self.put(colour, to)).max();
            to.map_or(NEVER, |value| value - self.cost(colour, from, losses))
        });
        each.max().unwrap_or(NEVER)
    }

    /// The best that can come of moving one fragment into this hex.
    fn best_in(&self, to: Hex, losses: &mut Losses) -> i32 {
        if self.board.hex(to).is_full() {
            return NEVER;
        }
        let mut best = NEVER;
        for from in self.taken_beside(to).iter() {
            for colour in self.board.hex(from).colours().iter() {
                best = best.max(self.put(colour, to) - self.cost(colour, from, losses));
            }
        }
        best
    }

    /// The neighbours of a hex that hold a fragment.
    fn taken_beside(&self, hex: Hex) -> HexSet {
        self.game.around(HexSet::only(hex)).and(self.board.taken())
    }

    /// The best that any single move to a neighbour can bring.
    fn best_push(&self, losses: &mut Losses) -> i32 {
        let hexes = self.board.taken().iter();
        let each = hexes.map(|hex| self.best_out(hex, losses));
        each.max().unwrap_or(NEVER)
    }

    /// What exchanging two fragments brings.
    fn exchange(&self, a: (Hex, Colour), b: (Hex, Colour), losses: &mut Losses) -> i32 {
        let change = |hex: Hex, out: Colour, into: Colour| {
            let before = self.board.hex(hex);
            let mut after = before;
            after.remove(out);
            after.add(into);
            let moment = self.moment_worth(after) - self.moment_worth(before);
            let had = before.has(into);
            moment + if had { 0 } else { self.gain(into, hex) }
        };
        let gained = change(a.0, a.1, b.1) + change(b.0, b.1, a.1);
        gained - self.missed(a.1, a.0, losses) - self.missed(b.1, b.0, losses)
    }

    /// What threads miss without a fragment.
    fn missed(&self, colour: Colour, hex: Hex, losses: &mut Losses) -> i32 {
        let handful = self.board.hex(hex);
        let mut after = handful;
        after.remove(colour);
        let moment = self.moment_worth(handful) - self.moment_worth(after);
        self.cost(colour, hex, losses) - moment
    }

    /// The best exchange of this fragment.
    fn best_swap(&self, hex: Hex, colour: Colour, losses: &mut Losses) -> i32 {
        let mut best = NEVER;
        for other in self.taken_beside(hex).iter() {
            for with in self.board.hex(other).colours().without(colour).iter() {
                best = best.max(self.exchange((hex, colour), (other, with), losses));
            }
        }
        best
    }

    fn best_swap_of(&self, hex: Hex, losses: &mut Losses) -> i32 {
        let colours = self.board.hex(hex).colours();
        let each = colours
            .iter()
            .map(|colour| self.best_swap(hex, colour, losses));
        each.max().unwrap_or(NEVER)
    }

    /// The best colour of the supply for a hex with room.
    fn best_supply(&self, hex: Hex) -> i32 {
        let colours = self.state.supply().colours();
        let values = colours.iter().map(|colour| self.gain(colour, hex));
        values.max().unwrap_or(0)
    }

    /// The best trade of `left` fragments of a hex for one.
    fn best_trade_two(&self, hex: Hex, left: u8, losses: &mut Losses) -> i32 {
        let mut costs = [-NEVER; Handful::ROOM];
        for (place, colour) in costs.iter_mut().zip(self.board.hex(hex).iter()) {
            *place = self.missed(colour, hex, losses);
        }
        costs.sort_unstable();
        let given: i32 = costs[..usize::from(left)].iter().sum();
        self.best_supply(hex) - given
    }

    /// The best use of a tile that trades one for two.
    fn best_trade_one(&self, give: Colour, gain: [Colour; 2], losses: &mut Losses) -> i32 {
        let mut best = NEVER;
        for hex in self.strands[give.index()].hexes.iter() {
            let gains = gain.map(|colour| self.gain(colour, hex));
            let gained = if self.board.hex(hex).is_full() {
                gains[0].max(gains[1])
            } else {
                gains[0] + gains[1] + 4
            };
            best = best.max(gained - self.missed(give, hex, losses));
        }
        best
    }

    fn best_tile(&self, action: TileAction, losses: &mut Losses) -> i32 {
        match action {
            TileAction::Add(colour) => self.best_empty(colour),
            TileAction::Trade { give, gain } => self.best_trade_one(give, gain, losses),
        }
    }

    /// What actions that are not begun yet could bring.
    pub fn actions_ahead(&self) -> Actions {
        let mut losses = Losses::new();
        let losses = &mut losses;
        let mut actions = Actions::default();
        for space in Space::ALL {
            let there = self.board.on(space);
            if let Some(tile) = there.action_tile() {
                let action = self.game.moments()[tile.index()].action;
                actions.tiles += self.best_tile(action, losses).max(0);
            } else if there.tile.is_none() && !there.used {
                let hexes = self.board.taken().iter();
                let best = match space {
                    Space::TradeTwo => {
                        let pairs = hexes.filter(|&hex| self.board.hex(hex).len() > 1);
                        pairs.map(|hex| self.best_trade_two(hex, 2, losses)).max()
                    }
                    Space::Speculate => Some(self.speculation()),
                    Space::Push => Some(self.best_push(losses)),
                    Space::Swap => hexes.map(|hex| self.best_swap_of(hex, losses)).max(),
                };
                actions.spaces[space.index()] = best.unwrap_or(0).max(0);
            }
        }
        actions
    }

    /// What a fragment of the bag brings on average.
    fn speculation(&self) -> i32 {
        let bag = self.state.bag();
        if bag.is_empty() || self.empty.is_empty() {
            return 0;
        }
        let all = Colour::ALL.into_iter();
        let sum: i32 = all
            .map(|colour| bag.count(colour) as i32 * self.best_empty(colour))
            .sum();
        sum / bag.len() as i32
    }

    /// What finishing the action under way brings at best; nothing where none is under way.
    pub fn pending(&self) -> Option<i32> {
        let mut losses = Losses::new();
        let losses = &mut losses;
        let hexes = || self.board.taken().iter();
        let action_on = |space: Space| {
            let tile = self.board.on(space).tile?;
            Some(self.game.moments()[tile.index()].action)
        };
        Some(match self.board.stage() {
            Stage::Place { taken } => self.best_place(taken) + 4 * taken.len() as i32,
            Stage::SpeculatePlace { colour } => self.best_empty(colour) + 4,
            Stage::AfterTake { rewire: true } => self.best_push(losses).max(0),
            Stage::MustRewire { .. } => self.best_push(losses),
            Stage::Rewire(rewire) => {
                let centre = rewire.centre;
                let mut best = if rewire.way.is_some() { 0 } else { NEVER };
                if rewire.way != Some(Way::In) && self.board.taken().contains(centre) {
                    best = best.max(self.best_out(centre, losses));
                }
                if rewire.way != Some(Way::Out) {
                    best = best.max(self.best_in(centre, losses));
                }
                best
            }
            Stage::TradeTwoHex => {
                let pairs = hexes().filter(|&hex| self.board.hex(hex).len() > 1);
                pairs.map(|hex| self.best_trade_two(hex, 2, losses)).max()?
            }
            Stage::TradeTwoGive { hex, left } => self.best_trade_two(hex, left, losses),
            Stage::TradeTwoGain { hex } => self.best_supply(hex) + 4,
            Stage::PushFrom => self.best_push(losses),
            Stage::PushTo { from } => self.best_out(from, losses),
            Stage::SwapHex => hexes().map(|hex| self.best_swap_of(hex, losses)).max()?,
            Stage::SwapColour { hex } => self.best_swap_of(hex, losses),
            Stage::SwapWith { hex, colour } => self.best_swap(hex, colour, losses),
            Stage::AddTo { space } | Stage::TradeOneHex { space } => {
                self.best_tile(action_on(space)?, losses) + 4
            }
            Stage::TradeOneGain { space, hex } => {
                let TileAction::Trade { gain, .. } = action_on(space)? else {
                    return None;
                };
                let gains = gain.map(|colour| self.put(colour, hex));
                gains[0].max(gains[1]) + 4
            }
            _ => return None,
        })
    }
}
