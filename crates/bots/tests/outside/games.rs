//! Whole games with the bot of the documentation.

use bots::{Judged, Novice};
use deja_vu::DejaVu;
use momiji::Momiji;
use vivid_memories::VividMemories;

use super::{PATIENT, need_python, play, start};

/// Two games with every number of players: one process plays several games.
fn plays_well<G: Judged>() {
    need_python();
    for players in 2..=4 {
        let played = play::<G>(start(PATIENT), players, 2, |seed| {
            Box::new(Novice::new(seed))
        });
        assert_eq!(played.forfeits, 0, "{}", played.complaints);
        assert_eq!(played.complaints, "");
    }
}

#[test]
fn the_example_plays_momiji() {
    plays_well::<Momiji>();
}

#[test]
fn the_example_plays_vivid_memories() {
    plays_well::<VividMemories>();
}

#[test]
fn the_example_plays_deja_vu() {
    plays_well::<DejaVu>();
}
