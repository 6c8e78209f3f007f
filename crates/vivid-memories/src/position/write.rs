//! Writing positions and views.

use std::collections::BTreeMap;

use serde::Serialize;

use super::document::{
    BankDocument, Document, LineDocument, ScoreDocument, SeatDocument, StageDocument,
};
use crate::board::Board;
use crate::colour::{Colour, Fragments};
use crate::components::VividMemories;
use crate::hex::Hex;
use crate::slot::FillSet;
use crate::stage::Stage;
use crate::state::State;
use crate::tile::{Space, TileSet};
use crate::view::View;

impl VividMemories {
    /// A whole position as a document.
    pub(crate) fn write_position(&self, state: &State) -> impl Serialize + use<> {
        self.document(state)
    }

    /// A view as a document: the same without hidden aspirations.
    pub(crate) fn write_view(&self, view: &View) -> impl Serialize + use<> {
        Document {
            observer: Some(view.observer),
            ..self.document(&view.open)
        }
    }

    fn document(&self, state: &State) -> Document {
        let line = state.line.iter().map(|there| LineDocument {
            tile: there.tile.name(),
            fragments: Colour::ALL
                .into_iter()
                .flat_map(|colour| vec![colour.to_string(); there.fragments.count(colour)])
                .collect(),
        });
        Document {
            game: "vivid-memories".to_owned(),
            players: state.table.players.into(),
            always_in_order: state.table.always_in_order,
            round: state.round.into(),
            phase: state.phase,
            start: state.start.number() as i64,
            opener: Some(state.opener.number() as i64),
            turn: Some(state.turn.number() as i64),
            in_order: state.in_order,
            line: line.collect(),
            seats: state
                .seats()
                .map(|seat| self.seat_document(state.board(seat)))
                .collect(),
            bag: counts(&state.bag),
            supply: Some(counts(&state.supply)),
            stack: Some(tile_names(state.stack)),
            chance: None,
            rules: None,
            components: None,
            observer: None,
        }
    }

    fn seat_document(&self, board: &Board) -> SeatDocument {
        let bank = Space::ALL.into_iter().zip(&board.bank);
        let bank = bank.filter(|(_, there)| there.tile.is_some() || there.used);
        SeatDocument {
            board: self.printed_on(board).name.clone(),
            aspiration: board.aspiration.map(|colour| colour.to_string()),
            stage: self.stage_document(&board.stage),
            hexes: board
                .taken
                .iter()
                .map(|hex| {
                    let fragments = board.hex(hex).iter().map(|colour| colour.to_string());
                    (self.hex_name(hex).to_owned(), fragments.collect())
                })
                .collect(),
            filled: board
                .filled
                .iter()
                .map(|slot| self.slot_name(slot).to_owned())
                .collect(),
            bank: bank
                .map(|(space, there)| {
                    let document = BankDocument {
                        tile: there.tile.map(|tile| tile.name()),
                        flipped: there.flipped,
                        used: there.used,
                    };
                    (space.name().to_owned(), document)
                })
                .collect(),
            claimed: tile_names(board.claimed),
            precious: tile_names(board.precious),
            score: ScoreDocument {
                moments: board.score.moments.into(),
                threads: board.score.threads.into(),
                cores: board.score.cores.into(),
                aspiration: board.score.aspiration.into(),
            },
        }
    }

    fn stage_document(&self, stage: &Stage) -> StageDocument {
        let name = |hex: Hex| self.hex_name(hex).to_owned();
        match *stage {
            Stage::Waiting => StageDocument::Waiting,
            Stage::Take => StageDocument::Take,
            Stage::Place { taken } => StageDocument::Place {
                taken: taken.iter().map(|colour| colour.to_string()).collect(),
            },
            Stage::AfterTake { rewire } => StageDocument::AfterTake { rewire },
            Stage::MustRewire { .. } => StageDocument::MustRewire,
            Stage::Rewire(rewire) => StageDocument::Rewire {
                centre: name(rewire.centre),
                way: rewire.way,
                forced: rewire.forced,
            },
            Stage::EndTurn => StageDocument::EndTurn,
            Stage::LayTiles => StageDocument::LayTiles,
            Stage::Act => StageDocument::Act,
            Stage::TradeTwoHex => StageDocument::TradeTwoHex,
            Stage::TradeTwoGive { hex, left } => StageDocument::TradeTwoGive {
                hex: name(hex),
                left: left.into(),
            },
            Stage::TradeTwoGain { hex } => StageDocument::TradeTwoGain { hex: name(hex) },
            Stage::SpeculatePlace { colour } => StageDocument::SpeculatePlace {
                colour: colour.to_string(),
            },
            Stage::PushFrom => StageDocument::PushFrom,
            Stage::PushTo { from } => StageDocument::PushTo { from: name(from) },
            Stage::SwapHex => StageDocument::SwapHex,
            Stage::SwapColour { hex } => StageDocument::SwapColour { hex: name(hex) },
            Stage::SwapWith { hex, colour } => StageDocument::SwapWith {
                hex: name(hex),
                colour: colour.to_string(),
            },
            Stage::AddTo { space } => StageDocument::AddTo {
                space: space.name().to_owned(),
            },
            Stage::TradeOneHex { space } => StageDocument::TradeOneHex {
                space: space.name().to_owned(),
            },
            Stage::TradeOneGain { space, hex } => StageDocument::TradeOneGain {
                space: space.name().to_owned(),
                hex: name(hex),
            },
            Stage::Fill { choices } => StageDocument::Fill(self.fill_document(choices)),
        }
    }

    fn fill_document(&self, choices: FillSet) -> BTreeMap<String, Vec<String>> {
        let mut document: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (fill, hex) in self.givers(choices) {
            let slot = self.slot_name(fill.slot).to_owned();
            let hexes = document.entry(slot).or_default();
            hexes.push(self.hex_name(hex).to_owned());
        }
        document
    }
}

fn counts(fragments: &Fragments) -> BTreeMap<String, i64> {
    let all = Colour::ALL.into_iter();
    all.map(|colour| (colour.to_string(), fragments.count(colour) as i64))
        .collect()
}

fn tile_names(tiles: TileSet) -> Vec<String> {
    tiles.iter().map(|tile| tile.name()).collect()
}
