//! What everybody may know: M73 to M77.

use momiji::{Memory, Momiji, State};
use serde_json::{Value, json};
use table::{Documents, Game, GameBox, Observer, QuickDice, Request, Seat, Speech};

use crate::support::{At, OfMomiji, holding, pile};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

/// What the second seat remembers of all that happened so far.
fn remembered(at: &At) -> Memory {
    let mut memory = Memory::default();
    for event in &at.events {
        let seen = at.game.redact(event, Observer::Seat(TWO));
        at.game.remember(&mut memory, &seen);
    }
    memory
}

/// Positions that the second seat thinks possible.
fn guesses(at: &At, memory: &Memory) -> Vec<Value> {
    let view = at.game.view(&at.state, Observer::Seat(TWO));
    let mut dice = QuickDice::new(5);
    let guess = |_| at.game.sample(&view, memory, &mut dice);
    (0..60)
        .map(guess)
        .map(|state| at.game.position(&state))
        .collect()
}

/// How many of these cards the first seat holds.
fn held(position: &Value, name: &str) -> usize {
    let hand = position["seats"][0]["hand"].as_array().expect("a hand");
    hand.iter().filter(|card| **card == name).count()
}

/// M27, M75: who saw a column being taken knows these cards in that hand, until they leave it.
#[test]
fn cards_taken_from_the_garden_are_remembered() {
    let mut at = At::two(json!({
        "garden": { "red": ["red-3", "red-0-left"], "brown": ["brown-2"] },
        "seats": [{ "hand": ["green-3", "green-2"] }],
    }));
    at.moves("take red");
    let memory = remembered(&at);
    assert_eq!((memory.hand(ONE).len(), memory.hand(TWO).len()), (2, 0));
    for guess in guesses(&at, &memory) {
        assert_eq!(guess["seats"][0]["hand"].as_array().map(Vec::len), Some(4));
        assert!(held(&guess, "red-3") >= 1 && held(&guess, "red-0-left") >= 1);
    }
    let forgotten = guesses(&at, &Memory::default());
    assert!(forgotten.iter().any(|guess| held(guess, "red-3") == 0));
    at.moves("exchange; discard red-3; discard green-2");
    let memory = remembered(&at);
    assert_eq!(memory.hand(ONE).len(), 1, "red-0-left is still there");
}

/// M48, M75: who drew four cards with D knows that they lie nowhere else.
#[test]
fn cards_that_are_looked_at_lie_nowhere_else() {
    let mut at = At::two(holding("D", json!({})));
    at.moves("use D");
    let view = at.game.view(&at.state, Observer::Seat(ONE));
    let mut dice = QuickDice::new(5);
    for _ in 0..20 {
        let guess = at.game.sample(&view, &Memory::default(), &mut dice);
        assert_eq!(guess.turn(), at.state.turn());
        assert_eq!(guess.deck().len(), at.state.deck().len());
        let position = at.game.position(&guess);
        assert_eq!(laws::problems_of::<Momiji>(&position), "");
    }
}

/// Whether nobody, spectators included, can tell these positions apart.
fn look_alike(one: &State, other: &State) -> bool {
    let game = Momiji::standard();
    Observer::all(2).all(|eyes| game.view(one, eyes) == game.view(other, eyes))
}

/// What spectators see.
fn spectator(at: &At) -> Value {
    at.game
        .view_document(&at.game.view(&at.state, Observer::Spectator))
}

/// M73: a view shows the top of every pile and nothing below, the owner's own included.
#[test]
fn a_view_shows_the_tops_only() {
    let at = At::two(json!({
        "seats": [{ "piles": [pile("red 0-left 0-right 1-both")], "hand": ["green-3"] }],
    }));
    for view in [at.view(1), at.view(2), spectator(&at)] {
        assert_eq!(
            view["seats"][0]["piles"],
            json!([{ "leaf": "red", "top": "red-1-both" }])
        );
        assert!(!view.to_string().contains("red-0"));
    }
}

/// M73: nobody can see how many cards a pile has, not even its owner.
#[test]
fn nobody_can_count_a_pile() {
    let at = |one: &str, two: &str| {
        At::two(json!({ "seats": [{ "piles": [pile(one)] }, { "piles": [pile(two)] }] })).state
    };
    let first = at("red 0-left 0-left 0-right 1-left", "green 0-left 1-left");
    let second = at("red 0-left 1-left", "green 0-left 0-left 0-right 1-left");
    assert!(first != second && look_alike(&first, &second));
    let third = at("red 0-left 0-left 0-right 1-both", "green 0-left 1-left");
    assert!(!look_alike(&first, &third), "another top is another view");
}

/// M73: nobody can see what was slid under which pile.
#[test]
fn nobody_can_see_slid_cards() {
    let at = |red: Value, orange: Value| {
        let mut piles = [pile("red 0-left 1-left"), pile("orange 0-left 1-left")];
        piles[0]["slid"] = red;
        piles[1]["slid"] = orange;
        let seat = json!({ "landscapes": ["A", "B", "M used"], "piles": piles });
        At::two(json!({ "seats": [seat] }))
    };
    let first = at(json!(["green-3"]), json!([]));
    let second = at(json!([]), json!(["brown-3"]));
    assert!(look_alike(&first.state, &second.state));
    assert!(!first.view(1).to_string().contains("green-3"));
}

/// M74: with open piles everybody sees all cards, slid ones too.
#[test]
fn open_piles_show_everything_to_everybody() {
    let mut red = pile("red 0-left 0-right 1-both");
    red["slid"] = json!(["green-3"]);
    let seat = json!({ "landscapes": ["A", "B", "M used"], "piles": [red] });
    let at = At::two(json!({ "open_piles": true, "seats": [seat] }));
    for view in [at.view(1), at.view(2), spectator(&at)] {
        let pile = &view["seats"][0]["piles"][0];
        assert_eq!(
            pile["laid"],
            json!(["red-0-left", "red-0-right", "red-1-both"])
        );
        assert_eq!(pile["slid"], json!(["green-3"]));
    }
}

/// M74: open piles do not open hands.
#[test]
fn open_piles_leave_hands_hidden() {
    let at = At::two(json!({ "open_piles": true, "seats": [{ "hand": ["green-3"] }] }));
    assert!(!at.view(2).to_string().contains("green-3"));
}

/// M73, M74: the option is the table's; without it piles are closed.
#[test]
fn piles_are_closed_unless_the_table_opens_them() {
    let game = Momiji::standard();
    let options = |request: Request| game.options(&request).expect("good options");
    assert!(!options(Request::players(2)).open_piles());
    assert!(!options(Request::players(2).with("open-piles", "no")).open_piles());
    assert!(options(Request::players(2).with("open-piles", "yes")).open_piles());
}

/// M75: everybody sees how many cards a hand has, only its owner sees which.
#[test]
fn hand_sizes_are_open_and_hands_are_not() {
    let at = At::two(
        json!({ "seats": [{ "hand": ["green-3", "red-2", "red-2"] }, { "hand": ["orange-3"] }] }),
    );
    assert_eq!(
        at.view(1)["seats"][0]["hand"],
        json!(["red-2", "red-2", "green-3"])
    );
    for view in [at.view(1), at.view(2), spectator(&at)] {
        assert_eq!(view["seats"][0]["hand_cards"], 3);
        assert_eq!(view["seats"][1]["hand_cards"], 1);
    }
    for view in [at.view(2), spectator(&at)] {
        assert_eq!(view["seats"][0]["hand"], Value::Null);
        assert!(!view.to_string().contains("green-3") && !view.to_string().contains("red-2"));
    }
}

/// M75: another hand of the same size looks the same to everybody else.
#[test]
fn nobody_else_can_tell_two_hands_apart() {
    let at = |hand: [&str; 2]| At::two(json!({ "seats": [{ "hand": hand }] }));
    let (one, other) = (
        at(["red-2", "green-0-left"]),
        at(["brown-3", "orange-1-both"]),
    );
    for eyes in [Observer::Seat(Seat::new(1)), Observer::Spectator] {
        assert_eq!(
            one.game.view(&one.state, eyes),
            other.game.view(&other.state, eyes)
        );
    }
    assert_ne!(one.view(1), other.view(1));
}

/// M75: cards that only one player looks at are hidden from the others, in events too.
#[test]
fn a_card_for_one_players_eyes_is_hidden_from_the_others() {
    let seat = json!({ "acorns": 1, "landscapes": ["D", "A", "B"] });
    let mut at = At::deck(
        &["red-2", "red-3", "green-2", "green-3", "orange-3"],
        json!({ "seats": [seat, {
        "hand": ["red-2", "red-2", "red-3", "green-2", "green-2", "green-3", "orange-3"],
    }] }),
    );
    at.play(&["use D"]);
    let drawn = at.part("/turn/stage/keep/drawn");
    assert_eq!(at.view(1)["turn"]["stage"]["keep"]["drawn"], drawn);
    assert_eq!(at.view(2)["turn"]["stage"]["keep"]["drawn"], json!([]));
    let card = at.card(drawn[0].as_str().expect("a card"));
    let told = |eyes: Observer| {
        let mut events = at.events.iter().map(|event| at.game.redact(event, eyes));
        events.any(|event| at.game.tell(&event).mentions(&card))
    };
    assert!(told(Observer::Seat(Seat::new(0))));
    assert!(!told(Observer::Seat(Seat::new(1))));
    assert!(!told(Observer::Spectator));
}

/// M75: acorns, torii, objectives, landscapes and their use, garden and discard are open.
#[test]
fn everything_else_is_open() {
    let at = At::two(json!({
        "torii": 3, "discard": ["green-2"], "objectives": ["longest-pile", "most-torii", "most-acorns"],
        "seats": [{
            "acorns": 7, "landscapes": ["A used", "B", "C"], "objectives": ["most-zeros"],
            "piles": [pile("red 0-left 1-left 2 3")],
        }],
    }));
    for view in [at.view(1), at.view(2), spectator(&at)] {
        let seat = &view["seats"][0];
        assert_eq!((&view["torii"], &seat["acorns"]), (&json!(3), &json!(7)));
        assert_eq!(
            view["objectives"],
            json!(["longest-pile", "most-torii", "most-acorns"])
        );
        assert_eq!(seat["objectives"], json!(["most-zeros"]));
        assert_eq!(seat["landscapes"], json!(["A used", "B", "C"]));
        assert_eq!(seat["piles"][0]["torii"], true);
        assert_eq!(view["garden"], json!({ "brown": ["brown-2"] }));
        assert_eq!(view["discard"], json!(["green-2"]));
    }
}

/// M76: the number of cards in the deck is open; which they are is nowhere.
#[test]
fn the_size_of_the_deck_is_open() {
    let at = At::deck(&["red-3", "red-3", "green-2"], json!({}));
    for view in [at.view(1), at.view(2), spectator(&at)] {
        assert_eq!(view["deck_cards"], 3);
        assert_eq!(view["deck"], Value::Null);
        assert!(!view.to_string().contains("red-3"));
    }
}

/// M77: two ways to the same position give the same view.
#[test]
fn a_view_does_not_tell_how_it_came_about() {
    let hand = ["red-0-left", "orange-0-left", "green-3"];
    let mut one = At::two(json!({ "seats": [{ "hand": hand }] }));
    let mut other = At::two(json!({ "seats": [{ "hand": hand }] }));
    one.play(&[
        "lay red-0-left",
        "lay orange-0-left on the right",
        "end turn",
    ]);
    other.play(&[
        "lay orange-0-left",
        "lay red-0-left on the left",
        "end turn",
    ]);
    assert!(look_alike(&one.state, &other.state));
    let written = At::two(json!({
        "turn": { "seat": 2 },
        "seats": [{ "piles": [pile("red 0-left"), pile("orange 0-left")], "hand": ["green-3"] }],
    }));
    assert!(
        look_alike(&one.state, &written.state),
        "nor that it was played at all"
    );
}

/// M77: what was covered in this turn is covered for good.
#[test]
fn a_covered_card_is_in_no_view() {
    let mut at = At::two(json!({ "seats": [{ "hand": ["red-0-both", "red-1-left"] }] }));
    at.play(&["lay red-0-both", "lay red-1-left"]);
    for view in [at.view(1), at.view(2), spectator(&at)] {
        assert!(!view.to_string().contains("red-0-both"));
    }
}
