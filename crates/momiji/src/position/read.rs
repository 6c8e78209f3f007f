//! Reading a position: everything that is wrong with it is said at once.

use std::collections::BTreeMap;

use serde_json::Value;
use table::{Heading, MAX_SEATS, Problems, Seat, counted, read_document};

use super::document::{Document, EndingDocument, Name};
use crate::area::Area;
use crate::card::{Card, CardSet};
use crate::components::Momiji;
use crate::garden::Garden;
use crate::landscape::LandscapeStack;
use crate::leaf::{Leaf, LeafSet};
use crate::objective::{Objective, ObjectiveSet};
use crate::state::{State, Terms};
use crate::turn::{Ending, Stage, Turn};

/// A position under inspection.
pub(super) struct Reader<'a> {
    pub game: &'a Momiji,
    pub problems: Problems,
    /// Cards of the types in the game that have not been met yet.
    pub pool: CardSet,
    /// How many more cards of a kind were met than are printed.
    extra: BTreeMap<Card, usize>,
    /// Whether the name of some card can't be read: it may be the one that seems to be missing.
    pub unread_card: bool,
    /// Whether some other name can't be read. What would follow from that is not complained of.
    pub unread: bool,
    pub state: State,
}

impl Momiji {
    pub(crate) fn parse_position(&self, value: &Value) -> Result<State, Problems> {
        let document: Document = read_document(value)?;
        let heading = Heading {
            game: &document.game,
            players: document.players,
            seats: document.seats.len(),
        };
        let players = heading.check(self)?;
        let terms = self.read_terms(&document, players)?;
        let mut reader = Reader {
            game: self,
            problems: Problems::new(),
            pool: CardSet::EMPTY,
            extra: BTreeMap::new(),
            unread_card: false,
            unread: false,
            state: State {
                deck: CardSet::EMPTY,
                discard: CardSet::EMPTY,
                areas: [Area::EMPTY; MAX_SEATS],
                garden: Garden::default(),
                available: ObjectiveSet::EMPTY,
                torii: 0,
                stack: LandscapeStack::default(),
                open_landscapes: [None; 3],
                turn: Turn::begin(terms.first),
                terms,
                ending: Ending::Open,
            },
        };
        reader.read(&document);
        reader.problems.or(reader.state)
    }

    /// What everything else depends on; mistakes here stop the reading.
    fn read_terms(&self, document: &Document, players: usize) -> Result<Terms, Problems> {
        let mut problems = Problems::new();
        let scenario = document.scenario.as_ref().and_then(|id| {
            let found = self
                .scenarios
                .iter()
                .position(|scenario| scenario.id == *id);
            if found.is_none() {
                problems.add("scenario", format!("there is no scenario \"{id}\""));
            }
            found
        });
        if (players == 1) != document.scenario.is_some() {
            let what = "one player plays a scenario, several play none";
            problems.add("scenario", what);
        }
        let types = read_types(document, &mut problems);
        let all_read = types.len() == document.types.len();
        match scenario.filter(|_| all_read) {
            Some(index) if self.scenarios[index].types != types => {
                problems.add("types", "the scenario has other types");
            }
            None if players > 1 && all_read => {
                let needed = players + usize::from(self.setup.types_beyond_players);
                if types.len() != needed {
                    let what = format!(
                        "{}; {players} players use {needed}",
                        counted(types.len(), "type")
                    );
                    problems.add("types", what);
                }
            }
            _ => {}
        }
        let first = problems.seat(document.first, players, "first");
        let terms = Terms {
            players: players as u8,
            scenario: scenario.map(|index| index as u8),
            types,
            open_piles: document.open_piles.unwrap_or(players == 1),
            first: first.unwrap_or(Seat::new(0)),
        };
        problems.or(terms)
    }
}

fn read_types(document: &Document, problems: &mut Problems) -> LeafSet {
    let mut types = LeafSet::EMPTY;
    for name in &document.types {
        match Leaf::from_name(name) {
            Some(leaf) if types.contains(leaf) => {
                problems.add("types", format!("{leaf} stands there twice"));
            }
            Some(leaf) => types.insert(leaf),
            None => problems.add("types", format!("\"{name}\" is not a leaf type")),
        }
    }
    types
}

impl Reader<'_> {
    fn read(&mut self, document: &Document) {
        for leaf in self.state.terms.types.iter() {
            self.pool = CardSet::from_bits(self.pool.bits() | CardSet::all_of(leaf).bits());
        }
        let players = usize::from(self.state.terms.players);
        let turn = self.problems.seat(document.turn.seat, players, "turn.seat");
        match turn {
            Some(seat) => self.state.turn.seat = seat,
            None => self.unread = true,
        }
        self.read_garden(document);
        self.state.discard = self.cards(&document.discard, "discard");
        self.read_objectives(document);
        for (index, seat) in document.seats.iter().enumerate() {
            self.read_area(seat, index);
        }
        self.read_torii(document);
        self.read_turn(&document.turn);
        self.read_deck(document);
        self.read_draft(document);
        if !self.unread {
            self.read_ending(document);
        }
        if !self.unread {
            self.check_areas();
        }
        if self.problems.is_empty() {
            self.check_whole();
        }
    }

    /// Takes a card out of the pool; alike cards beyond the printed number are noted.
    pub fn card(&mut self, name: &str, at: &str) -> Option<Card> {
        let Some(card) = self.game.leaves.from_name(name) else {
            let what =
                format!("\"{name}\" is not a card; they are called red-0-left, green-3 and so on");
            self.problems.add(at, what);
            self.unread_card = true;
            return None;
        };
        if !self.state.terms.types.contains(card.leaf()) {
            let what = format!("{name} can't be there: {} is not in this game", card.leaf());
            self.problems.add(at, what);
            self.unread_card = true;
            return None;
        }
        if self.pool.contains(card) {
            self.pool.remove(card, &self.game.leaves);
            Some(card)
        } else {
            *self.extra.entry(card).or_default() += 1;
            None
        }
    }

    pub fn cards(&mut self, names: &[Name], at: &str) -> CardSet {
        let mut cards = CardSet::EMPTY;
        for (index, name) in names.iter().enumerate() {
            if let Some(card) = self.card(name, &format!("{at}[{index}]")) {
                cards.add(card, &self.game.leaves);
            }
        }
        cards
    }

    fn read_garden(&mut self, document: &Document) {
        let limit = usize::from(self.game.limits.column);
        for (name, names) in &document.garden {
            let at = format!("garden.{name}");
            let Some(leaf) = Leaf::from_name(name) else {
                self.problems
                    .add(at, format!("\"{name}\" is not a leaf type"));
                self.unread = true;
                continue;
            };
            if names.len() > limit {
                let what = format!("{} cards; a column holds {limit} at the most", names.len());
                self.problems.add(&at, what);
            }
            for (index, name) in names.iter().enumerate() {
                let at = format!("{at}[{index}]");
                match self.card(name, &at) {
                    Some(card) if card.leaf() != leaf => {
                        self.problems.add(
                            at,
                            format!("{name} does not belong into the column of {leaf}"),
                        );
                    }
                    Some(card) if index < limit => self.state.garden.push(card),
                    _ => {}
                }
            }
        }
    }

    pub fn objective(&mut self, name: &str, at: &str, met: &mut ObjectiveSet) -> Option<Objective> {
        let Some(objective) = Objective::from_name(name) else {
            self.problems
                .add(at, format!("\"{name}\" is not an objective"));
            self.unread = true;
            return None;
        };
        if met.contains(objective) {
            self.problems.add(at, format!("{name} is there twice"));
            return None;
        }
        met.insert(objective);
        Some(objective)
    }

    fn read_objectives(&mut self, document: &Document) {
        let mut met = ObjectiveSet::EMPTY;
        for (index, name) in document.objectives.iter().enumerate() {
            if let Some(objective) = self.objective(name, &format!("objectives[{index}]"), &mut met)
            {
                self.state.available.insert(objective);
            }
        }
        for (index, seat) in document.seats.iter().enumerate().take(MAX_SEATS) {
            for name in &seat.objectives {
                let at = format!("seat {}.objectives", index + 1);
                if let Some(objective) = self.objective(name, &at, &mut met) {
                    self.state.areas[index].objectives.insert(objective);
                }
            }
        }
        if !self.unread {
            self.check_tokens(met);
        }
    }

    fn check_tokens(&mut self, met: ObjectiveSet) {
        let terms = self.state.terms;
        if let Some(index) = terms.scenario {
            let tokens = &self.game.scenarios[index as usize].tokens;
            let right = tokens.len() == met.len()
                && tokens.iter().all(|token| met.contains(token.objective));
            if !right {
                let names: Vec<&str> = tokens.iter().map(|token| token.objective.name()).collect();
                let what = format!("the tokens of the scenario are: {}", names.join(", "));
                self.problems.add("objectives", what);
            }
            return;
        }
        let needed = usize::from(terms.players + self.game.setup.objectives_beyond_players);
        if met.len() != needed {
            let what = format!(
                "{}, available and activated; there must be {needed}",
                counted(met.len(), "token")
            );
            self.problems.add("objectives", what);
        }
        for objective in met.iter() {
            if matches!(objective, Objective::Most(leaf) if !terms.types.contains(leaf)) {
                self.problems.add(
                    "objectives",
                    format!("{objective} was removed with its type"),
                );
            }
        }
    }

    fn read_deck(&mut self, document: &Document) {
        if let Some(names) = &document.deck {
            self.state.deck = self.cards(names, "deck");
        } else {
            self.state.deck = self.pool;
            self.pool = CardSet::EMPTY;
        }
        for (&card, extra) in &self.extra {
            let name = self.game.leaves.name(card);
            let printed = self.game.leaves.alike(card).count_ones() as usize;
            let what = format!(
                "{} cards {name}, but {printed} are printed",
                printed + extra
            );
            self.problems.add("", what);
        }
        if self.unread_card || self.unread {
            return;
        }
        let printed = self.state.terms.types.len() * crate::card::PER_LEAF;
        let extra: usize = self.extra.values().sum();
        let there = printed + extra - self.pool.len();
        if there != printed {
            let box_cards = crate::card::CARDS - printed;
            let what = format!(
                "{} cards instead of {}: {there} here and {box_cards} in the box",
                there + box_cards,
                crate::card::CARDS
            );
            self.problems.add("", what);
        }
        for card in self.pool.kinds(&self.game.leaves) {
            let missing = self.pool.count(card, &self.game.leaves);
            let what = format!("{missing} of {} missing", self.game.leaves.name(card));
            self.problems.add("", what);
        }
    }

    fn read_ending(&mut self, document: &Document) {
        let exhausted = if self.state.is_solo() {
            self.state.deck.is_empty()
        } else {
            self.state.deck.is_empty() || self.state.torii == 0
        };
        let players = i64::from(self.state.terms.players);
        let over = self.state.turn.stage == Stage::Over;
        let untouched = self.state.turn == Turn::begin(self.state.turn.seat);
        let ending = match document.ending {
            None if over => Ending::Turns(0),
            None if exhausted && !self.state.is_solo() && untouched => Ending::Turns(players as u8),
            None if exhausted && !self.state.is_solo() => Ending::Triggered,
            None | Some(EndingDocument::Open) => Ending::Open,
            Some(EndingDocument::Triggered) => Ending::Triggered,
            Some(EndingDocument::Turns(turns)) if (0..=players).contains(&turns) => {
                Ending::Turns(turns as u8)
            }
            Some(EndingDocument::Turns(turns)) => {
                let what = format!(
                    "{turns} turns left; with {} there are {players} at the most",
                    counted(usize::from(self.state.terms.players), "player")
                );
                self.problems.add("ending", what);
                return;
            }
        };
        if ending != Ending::Open && !exhausted {
            let what = if self.state.is_solo() {
                "the end can't be triggered while the deck has cards"
            } else {
                "the end can't be triggered while the deck has cards and torii are left"
            };
            self.problems.add("ending", what);
        }
        if ending == Ending::Triggered && untouched {
            let what = "nothing has been done in this turn; say how many turns are left, this one included";
            self.problems.add("ending", what);
        }
        if ending == Ending::Open && exhausted && !self.state.is_solo() {
            self.problems.add(
                "ending",
                "the deck or the torii are used up, so the end is triggered",
            );
        }
        if over != (ending == Ending::Turns(0)) {
            self.problems
                .add("ending", "the game is over exactly when no turns are left");
        }
        self.state.ending = ending;
    }
}
