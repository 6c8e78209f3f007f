//! Reading what is asked of each player.

use super::document::{SeatDocument, StageDocument};
use super::read::Reader;
use crate::colour::{Colour, Handful};
use crate::hex::Hex;
use crate::slot::FillSet;
use crate::stage::{Rewire, Stage};
use crate::tile::{Space, TileAction};

impl Reader<'_> {
    pub fn read_stage(&mut self, document: &SeatDocument, index: usize) {
        let at = format!("seat {}.stage", index + 1);
        match self.stage(&document.stage, index, &at) {
            Some(stage) => {
                self.state.boards[index].stage = stage;
                self.count_fingers(&stage, index);
            }
            // It may hold fragments.
            None => self.uncounted = true,
        }
    }

    /// Fragments in a player's fingers are on no board.
    fn count_fingers(&mut self, stage: &Stage, index: usize) {
        match *stage {
            Stage::Place { taken } => {
                for colour in taken.iter() {
                    self.met[colour.index()] += 1;
                }
            }
            Stage::SpeculatePlace { colour } => self.met[colour.index()] += 1,
            Stage::TradeOneGain { space, .. } => {
                let action = self.game.action_on(&self.state.boards[index], space);
                if let Some(TileAction::Trade { give, .. }) = action {
                    self.met[give.index()] += 1;
                }
            }
            _ => {}
        }
    }

    fn hex(&mut self, name: &str, at: &str) -> Option<Hex> {
        let hex = self.game.hex(name);
        if hex.is_none() {
            self.problems.add(at, format!("there is no hex \"{name}\""));
        }
        hex
    }

    fn space(&mut self, name: &str, at: &str) -> Option<Space> {
        let space = Space::from_name(name);
        if space.is_none() {
            self.problems.add(
                at,
                format!("\"{name}\" is none of trade-two, speculate, push, swap"),
            );
        }
        space
    }

    fn fragment(&mut self, name: &str, at: &str) -> Option<Colour> {
        let colour = Colour::from_name(name);
        if colour.is_none() {
            self.uncounted = true;
            self.problems
                .add(at, format!("\"{name}\" is not a colour of fragments"));
        }
        colour
    }

    fn taken(&mut self, names: &[String], at: &str) -> Option<Handful> {
        if names.len() > Handful::ROOM {
            self.problems
                .add(at, "nobody can take more than three fragments");
            return None;
        }
        let colours: Option<Handful> = names.iter().map(|name| self.fragment(name, at)).collect();
        let taken = colours?;
        if self.game.takes.of(taken).is_none() {
            self.problems.add(
                at,
                "a take is one fragment, two alike, or three different ones",
            );
            return None;
        }
        Some(taken)
    }

    fn stage(&mut self, document: &StageDocument, index: usize, at: &str) -> Option<Stage> {
        Some(match document {
            StageDocument::Waiting => Stage::Waiting,
            StageDocument::Take => Stage::Take,
            StageDocument::Place { taken } => {
                let taken = self.taken(taken, at)?;
                Stage::Place { taken }
            }
            StageDocument::AfterTake { rewire } => Stage::AfterTake { rewire: *rewire },
            StageDocument::MustRewire => {
                let free = !self.game.can_make_room(&self.state.boards[index]);
                Stage::MustRewire { free }
            }
            StageDocument::Rewire {
                centre,
                way,
                forced,
            } => Stage::Rewire(Rewire {
                centre: self.hex(centre, at)?,
                way: *way,
                forced: *forced,
            }),
            StageDocument::EndTurn => Stage::EndTurn,
            StageDocument::LayTiles => Stage::LayTiles,
            StageDocument::Act => Stage::Act,
            StageDocument::TradeTwoHex => Stage::TradeTwoHex,
            StageDocument::TradeTwoGive { hex, left } => {
                let hex = self.hex(hex, at)?;
                if !(1..=2).contains(left) {
                    self.problems
                        .add(at, format!("{left} fragments to remove; it is one or two"));
                    return None;
                }
                Stage::TradeTwoGive {
                    hex,
                    left: *left as u8,
                }
            }
            StageDocument::TradeTwoGain { hex } => {
                let hex = self.hex(hex, at)?;
                Stage::TradeTwoGain { hex }
            }
            StageDocument::SpeculatePlace { colour } => {
                let colour = self.fragment(colour, at)?;
                Stage::SpeculatePlace { colour }
            }
            StageDocument::PushFrom => Stage::PushFrom,
            StageDocument::PushTo { from } => {
                let from = self.hex(from, at)?;
                Stage::PushTo { from }
            }
            StageDocument::SwapHex => Stage::SwapHex,
            StageDocument::SwapColour { hex } => {
                let hex = self.hex(hex, at)?;
                Stage::SwapColour { hex }
            }
            StageDocument::SwapWith { hex, colour } => {
                let (hex, colour) = (self.hex(hex, at)?, self.fragment(colour, at)?);
                Stage::SwapWith { hex, colour }
            }
            StageDocument::AddTo { space } => {
                let space = self.space(space, at)?;
                Stage::AddTo { space }
            }
            StageDocument::TradeOneHex { space } => {
                let space = self.space(space, at)?;
                Stage::TradeOneHex { space }
            }
            StageDocument::TradeOneGain { space, hex } => {
                let (space, hex) = (self.space(space, at)?, self.hex(hex, at)?);
                Stage::TradeOneGain { space, hex }
            }
            StageDocument::Fill(slots) => {
                let mut choices = FillSet::EMPTY;
                for (name, hexes) in slots {
                    let Some(slot) = self.game.slot(name) else {
                        self.problems
                            .add(at, format!("there is no slot \"{name}\""));
                        continue;
                    };
                    for name in hexes {
                        let hex = self.hex(name, at)?;
                        match self.game.fill_from(slot, hex) {
                            Some(fill) => choices.insert(fill),
                            None => self
                                .problems
                                .add(at, format!("{name} does not touch that slot")),
                        }
                    }
                }
                Stage::Fill { choices }
            }
        })
    }
}
