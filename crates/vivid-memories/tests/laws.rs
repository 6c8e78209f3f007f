//! The laws of the table, tried on random games of every player count and mode.

use std::sync::Arc;

use laws::{Laws, fuzz};
use table::{Request, Text};
use vivid_memories::{Colour, Stage, State, TileAction, VividMemories};

fn tables() -> Vec<Request> {
    let mut tables = Vec::new();
    for players in 2..=4 {
        for reflect in ["together", "in-order"] {
            tables.push(Request::players(players).with("reflect", reflect));
        }
    }
    tables
}

/// V62: 25 fragments of each colour, wherever they are.
fn twenty_five_of_each(game: &VividMemories, state: &State) {
    for colour in Colour::ALL {
        let line: usize = state
            .line()
            .iter()
            .map(|tile| tile.fragments.count(colour))
            .sum();
        let mut all = line + state.bag().count(colour) + state.supply().count(colour);
        for seat in state.seats() {
            let board = state.board(seat);
            let slots = game.boards()[board.print()].of_colour[colour.index()];
            all += board.in_hexes(colour) + (board.filled() & slots).count_ones() as usize;
            all += match board.stage() {
                Stage::Place { taken } => taken.count(colour),
                Stage::SpeculatePlace { colour: drawn } => usize::from(drawn == colour),
                Stage::TradeOneGain { space, .. } => {
                    let tile = board.bank()[space.index()].tile.expect("a tile trades");
                    let action = game.moments()[tile.index()].action;
                    usize::from(matches!(action, TileAction::Trade { give, .. } if give == colour))
                }
                _ => 0,
            };
        }
        assert_eq!(all, 25, "{colour}");
    }
}

fn obeys_every_law(players: usize, games: u64) {
    let game = Arc::new(VividMemories::standard());
    for table in tables()
        .into_iter()
        .filter(|table| table.players == players)
    {
        let laws = Laws::new(Arc::clone(&game), table).with_invariant(twenty_five_of_each);
        for seed in 0..games {
            assert!(
                laws.check_game(seed) > 30,
                "a game takes more than thirty decisions"
            );
        }
    }
}

#[test]
fn every_law_holds_for_two() {
    obeys_every_law(2, 20);
}

#[test]
fn every_law_holds_for_three() {
    obeys_every_law(3, 14);
}

#[test]
fn every_law_holds_for_four() {
    obeys_every_law(4, 10);
}

#[test]
fn damaged_positions_are_refused_or_playable() {
    let game = Arc::new(VividMemories::standard());
    let mut accepted = 0;
    for (seed, table) in tables().iter().enumerate() {
        accepted += fuzz::positions(&game, table, seed as u64, 2000);
    }
    assert!(
        accepted > 100,
        "the damage is too coarse to test anything: {accepted} accepted"
    );
}

#[test]
fn damaged_component_files_are_refused_or_playable() {
    fuzz::components::<VividMemories>(&tables(), 1, 1500);
}

#[test]
fn no_bytes_panic() {
    let game = Arc::new(VividMemories::standard());
    fuzz::bytes(&game, &Request::players(2), 1, 400);
    let _ = game.about();
}
