//! Reading a position: everything that is wrong with it is said at once.

use serde_json::Value;
use table::{Heading, MAX_SEATS, Problems, Seat, read_document};

use super::document::{Document, SeatDocument};
use crate::bits::{Bit, Heap};
use crate::card::{Card, CardSet, Pile, Power};
use crate::components::DejaVu;
use crate::fragment::{Fragment, FragmentSet};
use crate::map::{Map, TILES, Tile};
use crate::player::{MAX_SHORT_TERM, Player, Unfinished};
use crate::setup::public_row;
use crate::state::{Agreement, Stage, State};

/// A position under inspection.
pub(super) struct Reader<'a> {
    pub game: &'a DejaVu,
    pub problems: Problems,
    pub state: State,
    /// Bits that have not been met yet.
    pub bits: Heap,
    /// Regular and public cards that have not been met yet.
    pub cards: Pile,
    /// Fragments that were met.
    fragments: FragmentSet,
    /// Whether some piece has a name that can't be read: it may be any of those that seem to be missing.
    unread: bool,
}

impl DejaVu {
    pub(crate) fn parse_position(&self, value: &Value) -> Result<State, Problems> {
        let document: Document = read_document(value)?;
        let heading = Heading {
            game: &document.game,
            players: document.players,
            seats: document.seats.len(),
        };
        let players = heading.check(self)?;
        let mut cards = public_row(players as u8);
        for card in (0..Card::COUNT)
            .map(Card::from_index)
            .filter(|card| !card.is_public())
        {
            cards.add(card);
            cards.add(card);
        }
        let mut reader = Reader {
            game: self,
            problems: Problems::new(),
            state: State {
                map: Map::new(),
                players: [Player::EMPTY; MAX_SEATS],
                hive: Heap::EMPTY,
                pool: Heap::EMPTY,
                spent: Heap::EMPTY,
                deck: Pile::EMPTY,
                discard: Pile::EMPTY,
                public: Pile::EMPTY,
                table: Agreement {
                    players: players as u8,
                    speed: document.speed,
                    first: Seat::new(0),
                },
                turn: Seat::new(0),
                stage: Stage::Begin,
                planting: document.planting,
                last_turns: None,
                skipped: 0,
            },
            bits: Heap::ALL,
            cards,
            fragments: FragmentSet::EMPTY,
            unread: false,
        };
        reader.read(&document);
        reader.problems.or(reader.state)
    }
}

impl Reader<'_> {
    fn read(&mut self, document: &Document) {
        self.state.table.first = self.seat(document.first, "first");
        self.state.turn = self.seat(document.turn, "turn");
        if document.speed && document.players == 2 {
            self.problems
                .add("speed", "the speed game is for 3 or 4 players");
        }
        if let Some(turns) = document.last_turns {
            if (0..document.players).contains(&turns) {
                self.state.last_turns = Some(turns as u8);
            } else {
                self.problems
                    .add("last_turns", format!("{turns} turns can't be left"));
            }
        }
        if (0..=document.players).contains(&document.skipped) {
            self.state.skipped = document.skipped as u8;
        } else {
            self.problems.add(
                "skipped",
                format!("{} players in a row can't have skipped", document.skipped),
            );
        }
        self.read_map(document);
        for (index, seat) in document.seats.iter().enumerate() {
            self.read_seat(seat, index);
        }
        self.state.pool = self.heap(&document.pool, "pool");
        self.state.spent = self.heap(&document.spent, "spent");
        if let Some(stage) = self.read_stage(&document.stage) {
            self.state.stage = stage;
        }
        self.state.discard = self.pile(&document.discard, "discard");
        for card in self
            .state
            .discard
            .kinds()
            .iter()
            .filter(|card| card.is_public())
        {
            self.problems
                .add("discard", format!("{} is a public card", card.name()));
        }
        self.read_rest(document);
        if self.problems.is_empty() {
            self.check_whole();
        }
    }

    /// What may be left out, because it is all the rest.
    fn read_rest(&mut self, document: &Document) {
        let building = matches!(self.state.stage, Stage::Build { .. });
        match &document.hive {
            Some(names) => self.state.hive = self.heap(names, "hive"),
            None if building => {}
            None => self.state.hive = std::mem::take(&mut self.bits),
        }
        if !building && !self.bits.is_empty() && !self.unread {
            let missing = self.bits.len();
            self.problems.add(
                "",
                format!("{} bits instead of 60: {missing} missing", 60 - missing),
            );
        }
        let public = |card: &Card| card.is_public();
        match &document.public {
            Some(names) => self.state.public = self.pile(names, "public"),
            None => {
                for card in self.cards.iter().filter(public) {
                    self.state.public.add(card);
                }
                for card in self.state.public.iter() {
                    self.cards.remove(card);
                }
            }
        }
        if self
            .state
            .public
            .kinds()
            .iter()
            .any(|card| !card.is_public())
        {
            self.problems
                .add("public", "only public cards lie in the row");
        }
        match &document.deck {
            Some(names) => self.state.deck = self.pile(names, "deck"),
            None => {
                for card in self.cards.iter().filter(|card| !public(card)) {
                    self.state.deck.add(card);
                }
                for card in self.state.deck.iter() {
                    self.cards.remove(card);
                }
            }
        }
        if self.state.deck.kinds().iter().any(|card| card.is_public()) {
            self.problems
                .add("deck", "public cards are not in the deck");
        }
        for card in self.cards.kinds().iter().filter(|_| !self.unread) {
            let missing = self.cards.count(card);
            self.problems
                .add("", format!("{missing} of {} missing", card.name()));
        }
    }

    fn seat(&mut self, number: i64, at: &str) -> Seat {
        let players = usize::from(self.state.table.players);
        let seat = self.problems.seat(number, players, at);
        seat.unwrap_or(Seat::new(0))
    }

    pub fn bit(&mut self, name: &str, at: &str) -> Option<Bit> {
        let Some(bit) = Bit::from_name(name) else {
            self.unread = true;
            self.problems.add(
                at,
                format!("\"{name}\" is not a bit; they are called red-moon, white-star and so on"),
            );
            return None;
        };
        if !self.bits.contains(bit) {
            self.problems.add(at, format!("more than two {name}"));
            return None;
        }
        self.bits.remove(bit);
        Some(bit)
    }

    pub fn heap(&mut self, names: &[String], at: &str) -> Heap {
        let mut heap = Heap::EMPTY;
        for (index, name) in names.iter().enumerate() {
            if let Some(bit) = self.bit(name, &format!("{at}[{index}]")) {
                heap.add(bit);
            }
        }
        heap
    }

    pub fn card(&mut self, name: &str, at: &str) -> Option<Card> {
        let Some(card) = Card::from_name(name) else {
            self.unread = true;
            self.problems.add(at, format!("\"{name}\" is not a card; they are called blue-1 to green-7 and white-1 to white-7"));
            return None;
        };
        if !self.cards.contains(card) {
            self.problems
                .add(at, format!("there are more {name} than the box holds"));
            return None;
        }
        self.cards.remove(card);
        Some(card)
    }

    fn pile(&mut self, names: &[String], at: &str) -> Pile {
        let mut pile = Pile::EMPTY;
        for (index, name) in names.iter().enumerate() {
            if let Some(card) = self.card(name, &format!("{at}[{index}]")) {
                pile.add(card);
            }
        }
        pile
    }

    /// Cards of which there can't be two.
    fn card_set(&mut self, names: &[String], at: &str) -> CardSet {
        let mut set = CardSet::EMPTY;
        for (index, name) in names.iter().enumerate() {
            let at = format!("{at}[{index}]");
            if let Some(card) = self.card(name, &at) {
                if set.contains(card) {
                    self.problems
                        .add(at, format!("{name} can't be there twice"));
                }
                set.insert(card);
            }
        }
        set
    }

    pub fn tile(&mut self, name: &str, at: &str) -> Option<Tile> {
        let tile = Tile::from_name(name).filter(|tile| tile.index() < self.state.map.laid.into());
        if tile.is_none() {
            self.problems
                .add(at, format!("there is no tile \"{name}\""));
        }
        tile
    }

    fn fragment(&mut self, name: &str, at: &str) -> Option<Fragment> {
        let Some(fragment) = Fragment::from_name(name) else {
            self.problems.add(
                at,
                format!("\"{name}\" is not a fragment; they are called rose-1 to teal-5"),
            );
            return None;
        };
        if self.fragments.contains(fragment) {
            self.problems.add(at, format!("{name} is there twice"));
            return None;
        }
        self.fragments.insert(fragment);
        Some(fragment)
    }

    fn read_map(&mut self, document: &Document) {
        if document.map.is_empty() || document.map.len() > TILES {
            self.problems.add(
                "map",
                format!("{} tiles; there are 1 to {TILES}", document.map.len()),
            );
            return;
        }
        let mut map = Map::new();
        map.laid = 0;
        for (index, tile) in document.map.iter().enumerate() {
            let at = format!("map[{index}]");
            if tile.at.0.unsigned_abs() > 40 || tile.at.1.unsigned_abs() > 40 {
                self.problems.add(&at, "it lies too far out");
            }
            if document.map[..index]
                .iter()
                .any(|other| other.at == tile.at)
            {
                self.problems.add(&at, "two tiles lie at this place");
            }
            map.lay(tile.at.into());
            map.bits[index] = self.heap(&tile.bits, &format!("{at}.bits"));
            map.fragments[index] = tile
                .fragment
                .as_deref()
                .and_then(|name| self.fragment(name, &format!("{at}.fragment")));
        }
        self.state.map = map;
        if let Some(tile) = self.tile(&document.girl, "girl") {
            self.state.map.girl = tile;
        }
    }

    fn read_seat(&mut self, document: &SeatDocument, index: usize) {
        let at = format!("seat {}", index + 1);
        let hand = self.card_set(
            document.hand.as_deref().unwrap_or_default(),
            &format!("{at}.hand"),
        );
        let leaving = self.card_set(&document.leaving, &format!("{at}.leaving"));
        let rising = self.card_set(&document.rising, &format!("{at}.rising"));
        let long = self.card_set(&document.long_term, &format!("{at}.long_term"));
        let chests = self.heap(&document.chests, &format!("{at}.chests"));
        let mut fragments = FragmentSet::EMPTY;
        for (place, name) in document.fragments.iter().enumerate() {
            if let Some(fragment) = self.fragment(name, &format!("{at}.fragments[{place}]")) {
                fragments.insert(fragment);
            }
        }
        let mut count = |number: i64, most: i64, what: &str| {
            if !(0..=most).contains(&number) {
                self.problems.add(
                    format!("{at}.{what}"),
                    format!("{number}; it must be 0 to {most}"),
                );
            }
            number.clamp(0, most)
        };
        let tokens = count(document.tokens, 999, "tokens") as u16;
        let flower_cards = self.game.with_power(Power::Flower).len() as i64;
        let flowers = count(document.flowers, flower_cards, "flowers") as u8;
        let mut player = Player {
            hand,
            long,
            chests,
            fragments,
            tokens,
            circle: document.circle,
            flowers,
            leaving,
            rising,
            opening: document.opening,
            ..Player::EMPTY
        };
        if document.short_term.len() > MAX_SHORT_TERM {
            self.problems.add(
                format!("{at}.short_term"),
                "more cards than there can be room for",
            );
        }
        for (name, bits) in document.short_term.iter().take(MAX_SHORT_TERM) {
            let at = format!("{at}.short_term.{name}");
            if let Some(work) = self.unfinished(name, bits, &at) {
                player.put_short(work);
            }
        }
        self.state.players[index] = player;
    }

    /// A card with bits on its first slots.
    pub fn unfinished(&mut self, name: &str, bits: &[String], at: &str) -> Option<Unfinished> {
        let card = self.card(name, at)?;
        let slots = self.game.design(card).slots();
        if bits.len() >= slots.len() {
            self.problems.add(
                at,
                format!(
                    "{} bits on a card of {} slots: it would be complete",
                    bits.len(),
                    slots.len()
                ),
            );
            return None;
        }
        let mut work = Unfinished::new(card);
        for (slot, name) in slots.iter().zip(bits) {
            let bit = self.bit(name, at)?;
            if !slot.takes(bit.shape()) {
                self.problems
                    .add(at, format!("{name} does not fit its slot"));
            }
            work.cover(bit);
        }
        Some(work)
    }
}
