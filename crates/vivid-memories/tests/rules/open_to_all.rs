//! What is open is read piece by piece, from a position and from a view of it: V3, V4, V5, V12.

use serde_json::json;
use table::{Game, GameBox, Observer, Phrase, Seat, Speech};
use vivid_memories::{Colour, HexSet, Phase, Score, TileSet, View, VividMemories};

use crate::support::{At, HEXES, OfVividMemories, changed, counts, data, hexes, line};

const ONE: Seat = Seat::new(0);
const TWO: Seat = Seat::new(1);

/// What some eyes see of a position.
fn seen(at: &At, eyes: Observer) -> View {
    at.game.view(&at.state, eyes)
}

/// V12: line, bag, supply, stack, round, phase and markers are the same for everybody as they are.
#[test]
fn the_table_is_open() {
    let document = changed(json!({
        "round": 2, "stack": ["M10", "M11", "M12", "M13"],
        "line": line("M01 red red, M02 green"),
        "bag": counts("red 1, yellow 2, blue 3, purple 4, green 5"),
    }));
    let at = At::position(&document);
    let names = |tiles: TileSet| -> Vec<String> { tiles.iter().map(|tile| tile.name()).collect() };
    // 25 of each: the line has two red and a green one.
    let supply = [22, 23, 22, 21, 19];
    let state = &at.state;
    assert_eq!((state.round(), state.in_order()), (2, false));
    assert_eq!(names(state.stack()), ["M10", "M11", "M12", "M13"]);
    for eyes in [
        Observer::Seat(ONE),
        Observer::Seat(TWO),
        Observer::Spectator,
    ] {
        let view = seen(&at, eyes);
        assert_eq!((view.round(), view.in_order()), (2, false));
        assert_eq!(view.phase(), Phase::Remember);
        assert_eq!(names(view.stack()), ["M10", "M11", "M12", "M13"]);
        assert_eq!(
            Colour::ALL.map(|each| view.bag().count(each)),
            [1, 2, 3, 4, 5]
        );
        assert_eq!(Colour::ALL.map(|each| view.supply().count(each)), supply);
        let tiles: Vec<String> = view.line().iter().map(|there| there.tile.name()).collect();
        assert_eq!(tiles, ["M01", "M02"]);
        assert!(view.to_act().contains(ONE) && !view.to_act().contains(TWO));
    }
}

/// V12, V32: whether Reflect goes in turn order is open.
#[test]
fn the_order_of_reflect_is_open() {
    for (at, in_order) in [
        (At::in_turn(json!({}), json!({})), true),
        (At::together(json!({})), false),
    ] {
        let view = seen(&at, Observer::Spectator);
        assert_eq!((at.state.in_order(), view.in_order()), (in_order, in_order));
    }
}

/// V12: a board is open but for its aspiration.
#[test]
fn a_board_is_open() {
    let at = At::two(json!({ "seats": [{
        "hexes": hexes("A1 red blue, B2 green green red"), "claimed": ["M09"], "precious": ["M08"],
        "score": { "moments": 3, "threads": 5, "cores": 1 },
    }] }));
    for (eyes, aspiration) in [
        (Observer::Seat(ONE), Some(Colour::Red)),
        (Observer::Seat(TWO), None),
    ] {
        let view = seen(&at, eyes);
        let board = view.board(ONE);
        let named =
            |set: HexSet| -> Vec<&str> { set.iter().map(|hex| at.game.hex_name(hex)).collect() };
        assert_eq!(named(board.taken()), ["A1", "B2"]);
        assert_eq!(named(board.full()), ["B2"]);
        let lies = board.hexes().iter().map(|there| there.len());
        assert_eq!(
            lies.filter(|&number| number > 0).collect::<Vec<_>>(),
            [2, 3]
        );
        assert_eq!(board.hexes()[0].count(Colour::Blue), 1);
        assert!(board.claimed().iter().map(|tile| tile.name()).eq(["M09"]));
        assert!(board.precious().iter().map(|tile| tile.name()).eq(["M08"]));
        let score = Score {
            moments: 3,
            threads: 5,
            cores: 1,
            aspiration: 0,
        };
        assert_eq!(board.score(), score);
        assert_eq!(board.aspiration(), aspiration);
    }
}

/// V12: the document of a view says whose eyes it is for.
#[test]
fn a_view_says_whose_it_is() {
    let at = At::two(json!({}));
    assert_eq!(at.view(2)["observer"], 2);
    assert_eq!(at.seen_by(Observer::Spectator)["observer"], "spectator");
}

/// V3, V4: what the boards and the box are made of.
#[test]
fn the_box_lists_its_pieces() {
    let game = VividMemories::standard();
    let named: Vec<&str> = game.hexes().iter().map(|hex| hex.name.as_str()).collect();
    assert_eq!(named, HEXES);
    let slots = game.slots().iter().map(|slot| slot.name.as_str());
    assert!(slots.eq((1..=15).map(|number| format!("S{number:02}"))));
    let boards = game.boards().iter().map(|board| board.name.as_str());
    assert!(boards.eq(["board-1", "board-2", "board-3", "board-4"]));
    let sizes: Vec<usize> = game.sets().iter().map(|set| set.slots.len()).collect();
    assert_eq!(sizes.iter().sum::<usize>(), 15);
    assert_eq!((sizes[0], sizes[1], game.sets()[1].points), (1, 3, 18));
    assert_eq!(game.rounds(), 3);
    assert_eq!(
        (game.symbol(Colour::Red), game.symbol(Colour::Yellow)),
        ('♥', '★')
    );
}

/// V3: two files are the same box if they differ in nothing but white space.
#[test]
fn a_box_is_known_by_its_data() {
    let digest = |text: &str| {
        let game = VividMemories::from_components(text);
        game.unwrap_or_else(|problems| panic!("{problems}"))
            .components_digest()
    };
    let ours = VividMemories::standard().components_digest();
    let mut other = data();
    assert_eq!(
        digest(&format!("\n {} \n", VividMemories::COMPONENTS)),
        ours
    );
    other["aspirations"]["core"] = json!(3);
    assert_ne!(digest(&other.to_string()), ours);
}

/// V4, V5: every piece has a name, for all languages to say.
#[test]
fn every_piece_has_a_name() {
    let names = VividMemories::standard().names();
    for word in ["core-memory", "start-marker", "phase-remember"] {
        assert!(names.contains(&Phrase::new(format!("vivid-memories-{word}"))));
    }
    // Five colours in three forms, four spaces and twenty tiles with what they do.
    assert!(names.len() >= 15 + 8 + 60, "{}", names.len());
}

/// V21, V38: everybody is asked for what they may do themselves; who waits hears of who acts.
#[test]
fn a_prompt_speaks_of_its_own_reader() {
    let asked = |at: &At, eyes: Observer| at.game.prompt(&seen(at, eyes));
    let ask = |what: &str, seat: Seat| {
        Phrase::new(format!("vivid-memories-ask-{what}")).seat("seat", seat)
    };
    let remember = At::two(json!({}));
    for eyes in [
        Observer::Seat(ONE),
        Observer::Seat(TWO),
        Observer::Spectator,
    ] {
        assert_eq!(asked(&remember, eyes), ask("take", ONE));
    }
    let both = At::together(json!({
        "stage": "push-from", "hexes": hexes("A1 red"), "bank": { "push": { "used": true } },
    }));
    assert_eq!(asked(&both, Observer::Seat(ONE)), ask("push-from", ONE));
    assert_eq!(asked(&both, Observer::Seat(TWO)), ask("act", TWO));
    assert_eq!(asked(&both, Observer::Spectator), ask("push-from", ONE));
}
