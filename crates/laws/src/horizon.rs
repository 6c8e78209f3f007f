//! Nobody is told of what they may not look back on any more, and everybody of what they missed.

use table::{Finality, Game, Match, Observer, QuickDice, Seat, Text};

/// How far back everybody around a table may look, seats first.
pub(crate) fn horizons<G: Text>(played: &Match<G>) -> Vec<usize> {
    let players = played.game().players(played.state());
    Observer::all(players)
        .map(|observer| played.horizon(observer))
        .collect()
}

/// As a game goes on, the horizon never moves back; whoever looks finds all that happened since their own
/// last move, that move included, and the last move of all in any case.
pub(crate) fn check<G: Text>(before: &[usize], played: &Match<G>, at: &str) {
    let players = played.game().players(played.state());
    let now = horizons(played);
    let over = played.game().is_over(played.state());
    for ((observer, &horizon), &was) in Observer::all(players).zip(&now).zip(before) {
        if over || !played.forgets(observer) {
            assert_eq!(horizon, 0, "{at}: {observer:?} may be told everything");
            continue;
        }
        assert!(horizon >= was, "{at}: {observer:?} looks further back");
        let mut log = played.log().iter();
        let due = match observer {
            Observer::Seat(seat) => log.rposition(|made| made.seat == seat).unwrap_or(0),
            Observer::Spectator | Observer::AllSeeing => played.log().len().saturating_sub(1),
        };
        assert!(
            horizon <= due,
            "{at}: {observer:?} misses what they may see"
        );
    }
}

/// Whoever asks, and from wherever, no step before the horizon is told; and what is told is what is told
/// in a game that began where the horizon is. So two games that came there in different ways tell the same.
pub(crate) fn check_story<G: Text>(played: &Match<G>, luck: &mut QuickDice, at: &str) {
    let players = played.game().players(played.state());
    let made = played.log().len();
    let observers: Vec<Observer> = Observer::all(players).collect();
    let index = table::Chance::below(luck, observers.len() as u32);
    let observer = observers[index as usize];
    let horizon = played.horizon(observer);
    let story = played.story(observer, 0);
    assert_eq!(story.len(), made - horizon, "{at}: {observer:?}");
    let late = horizon + (made - horizon) / 2;
    let end = &story[late - horizon..];
    assert_eq!(played.story(observer, late), end, "{at}: {observer:?}");
    if horizon == 0 {
        return;
    }
    let Some((state, dice)) = played.history().nth(horizon) else {
        panic!("{at}: the horizon of {observer:?} lies ahead");
    };
    let mut other = Match::from_position(std::sync::Arc::clone(played.game()), state, dice);
    for made in &played.log()[horizon..] {
        let again = other.play(made.seat, made.id);
        assert!(again.is_ok(), "{at}: {again:?}");
    }
    assert_eq!(
        other.story(observer, 0),
        story,
        "{at}: {observer:?} is told of what came before"
    );
}

/// A move that can be taken back tells its player nothing new: in every position that looks the same to
/// them the same is told. So nobody learns from what a move tells what lies hidden, a pile for example.
pub(crate) fn check_open_move<G: Text>(
    game: &G,
    before: &G::State,
    played: &Match<G>,
    luck: &mut QuickDice,
    at: &str,
) {
    let Some(made) = played.log().last() else {
        return;
    };
    if made.finality == Finality::Sealed {
        return;
    }
    let observer = Observer::Seat(made.seat);
    let guess = game.sample(&game.view(before, observer), &G::Memory::default(), luck);
    let tell = |state: &G::State| told(game, state, made.seat, made.id, observer);
    assert_eq!(tell(&guess), tell(before), "{at}: an open move tells");
}

fn told<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    id: table::MoveId,
    observer: Observer,
) -> Vec<G::Event> {
    let (mut state, mut events) = (*state, Vec::new());
    // An open move uses no luck: any will do.
    let _ = game.apply(&mut state, seat, id, &mut QuickDice::new(1), &mut events);
    events
        .iter()
        .map(|event| game.redact(event, observer))
        .collect()
}
