//! A record replays exactly, and one that was tampered with is refused.

use table::{Chance, Match, QuickDice, Record, RecordError, Text};

pub(crate) fn check<G: Text>(played: &Match<G>, luck: &mut QuickDice, at: &str) {
    let game = played.game();
    let record = Record::of(played).unwrap_or_else(|| panic!("{at}: it began with a setup"));
    let text = record.to_string();
    let read = Record::parse(&text).unwrap_or_else(|error| panic!("{at}: {error}"));
    assert_eq!(read, record, "{at}: a record survives being written");
    let again = read
        .replay(game)
        .unwrap_or_else(|error| panic!("{at}: {error}"));
    assert_eq!(
        again.state(),
        played.state(),
        "{at}: a record replays exactly"
    );

    // Another legal move in some place: refused there, or earlier never.
    let place = luck.below(record.moves.len() as u32) as usize;
    if let Some((before, _)) = played.history().nth(place) {
        let made = played.log()[place];
        let others = game.legal(&before, made.seat);
        if let Some(other) = others.iter().find(|&id| id != made.id) {
            let mut forged = record.clone();
            forged.moves[place].text = game.move_text(other).unwrap_or_default();
            refused_at(&forged, game, place + 1, at);
        }
    }
    let mut forged = record.clone();
    "fly to the moon".clone_into(&mut forged.moves[place].text);
    refused_at(&forged, game, place + 1, at);

    let mut forged = record.clone();
    forged.moves.remove(place);
    assert!(
        forged.replay(game).is_err(),
        "{at}: a move was taken out unnoticed"
    );

    let mut forged = record.clone();
    if let Some((points, _)) = &mut forged.result {
        points[0] += 1;
        let refused = forged.replay(game).err();
        assert!(
            matches!(refused, Some(RecordError::Result(_))),
            "{at}: a forged result: {refused:?}"
        );
    }
    let mut forged = record;
    forged.seed ^= 1;
    let refused = forged.replay(game).err();
    assert!(
        matches!(refused, Some(RecordError::Setup(_))),
        "{at}: a forged seed: {refused:?}"
    );
}

fn refused_at<G: Text>(record: &Record, game: &std::sync::Arc<G>, number: usize, at: &str) {
    match record.replay(game).err() {
        Some(RecordError::Move {
            number: refused, ..
        }) => {
            assert_eq!(refused, number, "{at}: the forged move is named");
        }
        other => panic!("{at}: a forged move {number} was not refused by its number: {other:?}"),
    }
}
