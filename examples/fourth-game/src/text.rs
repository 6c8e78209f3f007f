//! How High Card speaks.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{
    About, Documents, Game, GameBox, MAX_SEATS, Mode, MoveId, Part, Phrase, Problems, Request,
    Seat, SeatTally, Speech, Tally, digest, parse_json, read_document,
};

use crate::rules::{CARDS, Cards, Event, HighCard, State, View, bit, numbers};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Components {
    hand: u8,
}

/// A position or a view. What is hidden is left out of views, and its number stands there.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    game: String,
    turn: usize,
    seats: Vec<SeatDocument>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deck: Option<Vec<u8>>,
    /// The luck to come, which the table reads.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    chance: Option<Value>,
    /// By which rules it is, and with which components: read elsewhere as well.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rules: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    components: Option<Value>,
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    observer: Option<table::Observer>,
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    deck_cards: Option<u8>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatDocument {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    hand: Option<Vec<u8>>,
    laid: Option<u8>,
    won: u8,
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    hand_cards: Option<u8>,
}

fn document(state: &State) -> Document {
    let seat = |seat: Seat| SeatDocument {
        hand: Some(numbers(state.hands[seat.index()]).collect()),
        laid: state.laid[seat.index()],
        won: state.won[seat.index()],
        hand_cards: None,
    };
    Document {
        game: "high-card".to_owned(),
        turn: state.turn.number(),
        seats: state.seats().map(seat).collect(),
        deck: Some(numbers(state.deck).collect()),
        chance: None,
        rules: None,
        components: None,
        observer: None,
        deck_cards: None,
    }
}

/// Cards by their numbers, each of which may stand once in the whole position.
fn read_cards(at: &str, cards: &[u8], seen: &mut Cards, problems: &mut Problems) -> Cards {
    let mut read = 0;
    for &card in cards {
        if !(1..=CARDS).contains(&card) {
            problems.add(
                at,
                format!("there is no card {card}: they go from 1 to {CARDS}"),
            );
        } else if *seen & bit(card) != 0 {
            problems.add(at, format!("card {card} is there twice"));
        } else {
            *seen |= bit(card);
            read |= bit(card);
        }
    }
    read
}

fn read_state(document: &Document) -> Result<State, Problems> {
    let (mut problems, mut seen) = (Problems::new(), 0);
    let players = document.seats.len();
    if !(2..=MAX_SEATS).contains(&players) {
        return Err(Problems::one("seats", "two to four can play"));
    }
    let turn = Seat::from_number(document.turn, players);
    if turn.is_none() {
        problems.add("turn", format!("there is no seat {}", document.turn));
    }
    let mut state = State {
        players: players as u8,
        hands: [0; MAX_SEATS],
        laid: [None; MAX_SEATS],
        won: [0; MAX_SEATS],
        deck: 0,
        turn: turn.unwrap_or(Seat::new(0)),
    };
    for (seat, there) in state.seats().zip(&document.seats) {
        let (at, index) = (seat.to_string(), seat.index());
        let hand = there.hand.as_deref().unwrap_or_default();
        state.hands[index] = read_cards(&at, hand, &mut seen, &mut problems);
        let laid: Vec<u8> = there.laid.into_iter().collect();
        read_cards(&at, &laid, &mut seen, &mut problems);
        state.laid[index] = there.laid;
        state.won[index] = there.won;
        if there.won > CARDS {
            problems.add(at, "there are never that many rounds");
        }
    }
    let deck = document.deck.as_deref().unwrap_or_default();
    state.deck = read_cards("deck", deck, &mut seen, &mut problems);
    if problems.is_empty() {
        check_round(&state, &mut problems);
    }
    problems.or(state)
}

/// Whoever has not laid yet in this round, and has the turn or comes after it, has one card more.
fn check_round(state: &State, problems: &mut Problems) {
    let players = state.players.into();
    let mut seat = state.turn;
    let mut laid = false;
    let size = state.hands[seat.index()].count_ones();
    for _ in state.seats() {
        let there = state.laid[seat.index()].is_some();
        if laid && !there {
            problems.add(
                seat.to_string(),
                "it should have laid a card before the others",
            );
        }
        laid |= there;
        let hand = state.hands[seat.index()].count_ones() + u32::from(there);
        if hand != size {
            problems.add(
                seat.to_string(),
                "all hands begin a round with as many cards",
            );
        }
        seat = seat.next(players);
    }
    if state.laid[state.turn.index()].is_some() {
        problems.add("turn", "this seat has laid a card already");
    }
    if size == 0 && state.laid.iter().any(Option::is_some) {
        problems.add("turn", "this seat has no card to lay");
    }
}

impl GameBox for HighCard {
    const COMPONENTS: &'static str = r#"{ "hand": 3 }"#;

    fn open(components: &str) -> Result<HighCard, Problems> {
        let Components { hand } = read_document(&parse_json(components)?)?;
        if (1..=4).contains(&hand) {
            Ok(HighCard { hand })
        } else {
            Err(Problems::one("hand", "everybody holds one to four cards"))
        }
    }

    fn components_digest(&self) -> u64 {
        digest(&format!("high-card {}", self.hand))
    }

    fn about(&self) -> About {
        let standard = Mode {
            name: "standard",
            players: (2, 4),
            options: Vec::new(),
        };
        About {
            id: "high-card",
            name: "High Card",
            players: (2, 4),
            modes: vec![standard],
            options: Vec::new(),
        }
    }

    fn options(&self, request: &Request) -> Result<u8, Problems> {
        let mut problems = Problems::new();
        request.check_keys(&self.about().options, &mut problems);
        if !(2..=4).contains(&request.players) {
            problems.add("players", "two to four can play");
        }
        problems.or(request.players as u8)
    }
}

impl Speech for HighCard {
    const TEXTS: &'static [(&'static str, &'static str)] = &[
        ("en", include_str!("../locales/en.ftl")),
        ("fr", include_str!("../locales/fr.ftl")),
        ("de", include_str!("../locales/de.ftl")),
    ];

    fn move_text(&self, id: MoveId) -> Option<String> {
        (id.index() < CARDS.into()).then(|| format!("lay {}", id.0 + 1))
    }

    fn parse_move(&self, text: &str) -> Option<MoveId> {
        let lower = text.to_lowercase();
        let mut words = lower.split_whitespace();
        let card: u16 = match (words.next(), words.next(), words.next()) {
            (Some("lay"), Some(card), None) => card.parse().ok()?,
            _ => return None,
        };
        (1..=u16::from(CARDS))
            .contains(&card)
            .then(|| MoveId(card - 1))
    }

    fn explain(&self, _view: &View, id: MoveId) -> Phrase {
        Phrase::new("high-card-do-lay").number("card", id.0 + 1)
    }

    fn prompt(&self, view: &View) -> Phrase {
        if view.held.iter().all(|held| *held == 0) {
            return Phrase::new("high-card-over");
        }
        Phrase::new("high-card-ask-lay").seat("seat", view.open.turn)
    }

    fn tell(&self, event: &Event) -> Phrase {
        match *event {
            Event::Laid(seat, card) => Phrase::new("high-card-laid")
                .seat("seat", seat)
                .number("card", card),
            Event::Took(seat) => Phrase::new("high-card-took").seat("seat", seat),
            Event::Drew(seat, Some(card)) => Phrase::new("high-card-drew")
                .seat("seat", seat)
                .number("card", card),
            Event::Drew(seat, None) => Phrase::new("high-card-drew-hidden").seat("seat", seat),
        }
    }

    fn names(&self) -> Vec<Phrase> {
        Vec::new()
    }

    fn tally(&self, state: &State) -> Tally {
        let ranks = self.ranks(state);
        let seat = |seat: Seat| {
            let won: i32 = state.won[seat.index()].into();
            SeatTally {
                seat: seat.number(),
                rank: ranks[seat.index()],
                total: won,
                parts: vec![Part::new(
                    "rounds",
                    Phrase::new("high-card-points-rounds"),
                    won,
                )],
                tie_breaks: Vec::new(),
            }
        };
        Tally {
            over: self.is_over(state),
            seats: state.seats().map(seat).collect(),
            challenge: None,
        }
    }
}

impl Documents for HighCard {
    fn written_position(&self, state: &State) -> impl Serialize {
        document(state)
    }

    fn read_position(&self, document: &Value) -> Result<State, Problems> {
        let document: Document = read_document(document)?;
        if document.game != "high-card" {
            return Err(Problems::one("game", "this is a position of another game"));
        }
        read_state(&document)
    }

    fn written_view(&self, view: &View) -> impl Serialize {
        let mut document = Document {
            deck: None,
            observer: Some(view.observer),
            deck_cards: Some(view.deck),
            ..document(&view.open)
        };
        for (seat, there) in view.open.seats().zip(&mut document.seats) {
            there.hand_cards = Some(view.held[seat.index()]);
            if !view.observer.sees(seat) {
                there.hand = None;
            }
        }
        document
    }

    fn event_document(&self, event: &Event) -> Value {
        match *event {
            Event::Laid(seat, card) => {
                json!({ "event": "laid", "seat": seat.number(), "card": card })
            }
            Event::Took(seat) => json!({ "event": "took", "seat": seat.number() }),
            Event::Drew(seat, card) => {
                json!({ "event": "drew", "seat": seat.number(), "card": card })
            }
        }
    }
}
