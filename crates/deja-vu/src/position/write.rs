//! Writing positions and views.

use serde::Serialize;

use super::document::{Document, SeatDocument, StageDocument, TileDocument};
use crate::bits::{Bit, Heap};
use crate::card::{CardSet, Pile};
use crate::fragment::Fragment;
use crate::map::TileSet;
use crate::player::Player;
use crate::state::{Stage, State};
use crate::view::View;

/// A whole position as a document.
pub(crate) fn write_position(state: &State) -> impl Serialize + use<> {
    Document {
        deck: Some(pile_names(state.deck)),
        ..document(state)
    }
}

/// A view as a document: the same, with numbers in place of what is hidden.
pub(crate) fn write_view(view: &View) -> impl Serialize + use<> {
    let mut document = Document {
        observer: Some(view.observer),
        deck_cards: Some(view.deck),
        ..document(&view.open)
    };
    for (seat, there) in view.open.seats().zip(&mut document.seats) {
        there.hand_cards = Some(view.hands[seat.index()]);
        if !view.observer.sees(seat) {
            there.hand = None;
        }
    }
    document
}

fn document(state: &State) -> Document {
    let map = state.map.tiles().map(|tile| TileDocument {
        at: state.map.place(tile).into(),
        bits: bit_names(state.map.bits(tile).iter()),
        fragment: state.map.fragment(tile).map(Fragment::name),
    });
    Document {
        game: "deja-vu".to_owned(),
        players: state.table.players.into(),
        speed: state.table.speed,
        first: state.table.first.number() as i64,
        turn: state.turn.number() as i64,
        stage: stage_document(&state.stage),
        planting: state.planting,
        last_turns: state.last_turns.map(i64::from),
        skipped: state.skipped.into(),
        map: map.collect(),
        girl: state.map.girl.name(),
        seats: state
            .seats()
            .map(|seat| seat_document(state.player(seat)))
            .collect(),
        pool: heap_names(state.pool),
        spent: heap_names(state.spent),
        hive: Some(heap_names(state.hive)),
        public: Some(pile_names(state.public)),
        discard: pile_names(state.discard),
        deck: None,
        chance: None,
        rules: None,
        components: None,
        observer: None,
        deck_cards: None,
    }
}

fn seat_document(player: &Player) -> SeatDocument {
    let short = player.short_term();
    SeatDocument {
        hand: Some(card_names(player.hand)),
        hand_cards: None,
        long_term: card_names(player.long),
        short_term: short
            .map(|there| (there.card.name(), bit_names(there.bits())))
            .collect(),
        chests: heap_names(player.chests),
        fragments: player.fragments.iter().map(Fragment::name).collect(),
        tokens: player.tokens.into(),
        circle: player.circle,
        flowers: player.flowers.into(),
        leaving: card_names(player.leaving),
        rising: card_names(player.rising),
        opening: player.opening,
    }
}

fn stage_document(stage: &Stage) -> StageDocument {
    match *stage {
        Stage::Build { second } => StageDocument::Build { second },
        Stage::Opening => StageDocument::Opening,
        Stage::Begin => StageDocument::Begin,
        Stage::Sow { bits, visited, at } => StageDocument::Sow {
            bits: heap_names(bits),
            visited: tile_names(visited),
            at: at.name(),
        },
        Stage::Claim { at, left } => StageDocument::Claim {
            at: at.name(),
            left: left.into(),
        },
        Stage::Act => StageDocument::Act,
        Stage::Cover { work, source, laid } => StageDocument::Cover {
            card: work.card.name(),
            bits: bit_names(work.bits()),
            source,
            laid,
        },
        Stage::Grow { left } => StageDocument::Grow { left: left.into() },
        Stage::Save => StageDocument::Save,
        Stage::PlantLate => StageDocument::PlantLate,
        Stage::Replenish { choice, named } => StageDocument::Replenish {
            choice: tile_names(choice),
            named: tile_names(named),
        },
        Stage::Discard => StageDocument::Discard,
        Stage::Over => StageDocument::Over,
    }
}

fn bit_names(bits: impl Iterator<Item = Bit>) -> Vec<String> {
    bits.map(Bit::name).collect()
}

fn heap_names(heap: Heap) -> Vec<String> {
    bit_names(heap.iter())
}

fn card_names(cards: CardSet) -> Vec<String> {
    cards.iter().map(|card| card.name()).collect()
}

fn pile_names(pile: Pile) -> Vec<String> {
    pile.iter().map(|card| card.name()).collect()
}

fn tile_names(tiles: TileSet) -> Vec<String> {
    tiles.iter().map(|tile| tile.name()).collect()
}
