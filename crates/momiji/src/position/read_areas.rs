//! Reading what lies in front of the players.

use table::{MAX_SEATS, Seat};

use super::document::{Document, PileDocument, SeatDocument};
use super::read::Reader;
use crate::area::{LANDSCAPES, MAX_SLID, Side};
use crate::landscape::{Landscape, LandscapeStack, Letter};
use crate::leaf::Leaf;
use crate::turn::Stage;

impl Reader<'_> {
    pub fn read_area(&mut self, document: &SeatDocument, index: usize) {
        let at = format!("seat {}", index + 1);
        if index >= MAX_SEATS {
            return;
        }
        self.state.areas[index].hand = self.cards(&document.hand, &format!("{at}.hand"));
        match u16::try_from(document.acorns) {
            Ok(acorns) if acorns < 10_000 => self.state.areas[index].acorns = acorns,
            _ => {
                let what = format!("{} can't be a number of acorns", document.acorns);
                self.problems.add(format!("{at}.acorns"), what);
            }
        }
        self.read_landscapes(document, index, &at);
        for pile in &document.piles {
            self.read_pile(pile, index, &at);
        }
    }

    fn read_landscapes(&mut self, document: &SeatDocument, index: usize, at: &str) {
        let at = format!("{at}.landscapes");
        if document.landscapes.len() > LANDSCAPES {
            let what = format!(
                "{} cards; a player has {LANDSCAPES}",
                document.landscapes.len()
            );
            self.problems.add(&at, what);
            return;
        }
        let mut cards = [None; LANDSCAPES];
        for (place, text) in cards.iter_mut().zip(&document.landscapes) {
            let (name, used) = match text.strip_suffix(" used") {
                Some(name) => (name, true),
                None => (text.as_str(), false),
            };
            match Letter::from_name(name) {
                Some(letter) => *place = Some(Landscape { letter, used }),
                None => {
                    let what = format!("\"{text}\" is not a landscape; write \"A\" or \"A used\"");
                    self.problems.add(&at, what);
                }
            }
        }
        // Used ones first among equals: the order that playing leads to.
        cards.sort_unstable_by_key(|card| {
            card.map_or((usize::MAX, false), |card| {
                (card.letter.index(), !card.used)
            })
        });
        self.state.areas[index].landscapes = cards;
    }

    fn read_pile(&mut self, document: &PileDocument, index: usize, at: &str) {
        let at = format!("{at}.piles.{}", document.leaf);
        let Some(leaf) = Leaf::from_name(&document.leaf) else {
            self.problems
                .add(at, format!("\"{}\" is not a leaf type", document.leaf));
            return;
        };
        if !self.state.areas[index].pile(leaf).is_empty() {
            self.problems
                .add(at, "there can be only one pile of a type");
            return;
        }
        for (place, name) in document.laid.iter().enumerate() {
            let at = format!("{at}.laid[{place}]");
            match self.card(name, &at) {
                Some(card) if card.leaf() != leaf => {
                    self.problems
                        .add(at, format!("{name} can't be laid on a pile of {leaf}"));
                }
                Some(card) => {
                    self.check_order(index, card, &at);
                    self.state.areas[index].lay(card, Side::Right, &self.game.leaves);
                }
                None => {}
            }
        }
        if self.state.areas[index].pile(leaf).is_empty() {
            self.problems.add(at, "a pile has at least one laid card");
            return;
        }
        for (place, name) in document.slid.iter().enumerate() {
            let card = self.card(name, &format!("{at}.slid[{place}]"));
            let room = self.state.areas[index].slid().count() < MAX_SLID;
            match card {
                Some(card) if room => self.state.areas[index].slide(card, leaf),
                Some(_) => self.problems.add(&at, "more cards are slid than can be"),
                None => {}
            }
        }
        if document.torii {
            self.state.areas[index].torii.insert(leaf);
        }
    }

    /// A card that is laid next must fit on the top, but for skips, which are counted later.
    fn check_order(&mut self, index: usize, card: crate::card::Card, at: &str) {
        let leaves = &self.game.leaves;
        let area = &self.state.areas[index];
        let name = leaves.name(card);
        let fits = match area.top(card.leaf()) {
            Some(top) => leaves.next_on(top, true),
            None => leaves.starters(card.leaf(), true),
        };
        if fits >> card.index() & 1 != 0 {
            return;
        }
        let what = match area.top_number(card.leaf(), leaves) {
            None => format!("out of order: a pile can't start with {name}"),
            Some(3) => format!("out of order: {name} can't lie on a three, which closes a pile"),
            Some(top) => format!("out of order: {name} can't lie on a {top}"),
        };
        self.problems.add(at, what);
    }

    /// What the areas say together: skips, slid cards, torii, landscapes, hand sizes.
    pub fn check_areas(&mut self) {
        for seat in Seat::all(self.state.table.players.into()) {
            self.check_skips(seat);
            self.check_slid(seat);
            self.check_torii(seat);
            let hand = self.state.area(seat).hand.len();
            let limit = usize::from(self.game.limits.hand);
            if seat != self.state.turn.seat && hand > limit {
                let what =
                    format!("{hand} cards; outside the own turn there are {limit} at the most");
                self.problems
                    .add(format!("seat {}.hand", seat.number()), what);
            }
        }
        if !self.state.is_solo() {
            let tokens = self.state.table.players + self.game.setup.torii_beyond_players;
            let on_piles: usize = self.state.areas.iter().map(|area| area.torii.len()).sum();
            let there = on_piles + usize::from(self.state.torii);
            if there != usize::from(tokens) {
                let what = format!("{there} in the middle and on piles; there must be {tokens}");
                self.problems.add("torii", what);
            }
        } else if self.state.torii != 0 {
            self.problems
                .add("torii", "in a scenario they are not counted: leave it at 0");
        }
    }

    fn check_skips(&mut self, seat: Seat) {
        let area = self.state.area(seat);
        let mut skipped = 0;
        for &leaf in area.row() {
            let ranks = area.pile(leaf).laid;
            let top = area.top_number(leaf, &self.game.leaves).unwrap_or(0);
            let missing =
                |number: &u8| ranks & self.game.leaves.ranks_with(leaf, (*number).into()) == 0;
            skipped += (0..top).filter(missing).count();
        }
        let allowed = self.state.skips_made(seat);
        if skipped > allowed {
            let what = format!(
                "out of order: {skipped} numbers are skipped, but landscape A allows {allowed} here"
            );
            self.problems
                .add(format!("seat {}.piles", seat.number()), what);
        }
    }

    fn check_slid(&mut self, seat: Seat) {
        let bounds = self.state.slid_bounds(seat);
        let area = self.state.area(seat);
        let count = area.slid().count();
        let mut under = area.row().iter();
        let crowded = under.any(|&leaf| usize::from(area.pile(leaf).slid) > bounds.a_pile(leaf));
        let bare = bounds.served.iter().any(|leaf| area.pile(leaf).slid == 0);
        if !(bounds.least..=bounds.most).contains(&count) || crowded || bare {
            let what = format!(
                "{count} slid cards do not fit landscape M: each use slides one card under one or two piles"
            );
            self.problems
                .add(format!("seat {}.piles", seat.number()), what);
        }
    }

    fn check_torii(&mut self, seat: Seat) {
        let area = *self.state.area(seat);
        for leaf in area.row().iter().copied() {
            let closed = area.is_closed(leaf, &self.game.leaves);
            let torii = area.torii.contains(leaf);
            let what = if torii && !closed {
                "a torii lies on closed piles only"
            } else if closed && !torii && (self.state.is_solo() || self.state.torii > 0) {
                "the pile is closed and there are torii, so one lies on it"
            } else {
                continue;
            };
            let at = format!("seat {}.piles.{leaf}", seat.number());
            self.problems.add(at, what);
        }
    }

    pub fn read_draft(&mut self, document: &Document) {
        let drafting = self.state.turn.stage == Stage::Draft;
        let Some(draft) = document.draft.as_ref().filter(|_| drafting) else {
            if drafting || document.draft.is_some() {
                self.problems
                    .add("draft", "it is there exactly while landscapes are drafted");
            }
            self.check_landscapes();
            return;
        };
        let mut left = self.game.draft;
        for area in self.state.areas {
            for card in area.landscapes() {
                self.take_landscape(card.letter, &mut left, "seats");
            }
        }
        if draft.open.len() > usize::from(self.game.setup.open_landscapes) {
            self.problems
                .add("draft.open", "more cards lie open than there are places");
        }
        let open: Vec<Letter> = draft
            .open
            .iter()
            .filter_map(|name| self.letter(name, "draft.open"))
            .collect();
        for (place, &letter) in self.state.open_landscapes.iter_mut().zip(&open) {
            *place = Some(letter);
        }
        self.state
            .open_landscapes
            .sort_unstable_by_key(|letter| letter.map_or(usize::MAX, |letter| letter.index()));
        for letter in open {
            self.take_landscape(letter, &mut left, "draft.open");
        }
        self.state.stack = match &draft.stack {
            None => left,
            Some(names) => {
                let mut stack = LandscapeStack::default();
                let letters: Vec<Letter> = names
                    .iter()
                    .filter_map(|name| self.letter(name, "draft.stack"))
                    .collect();
                letters.into_iter().for_each(|letter| stack.add(letter));
                if stack != left {
                    self.problems.add(
                        "draft.stack",
                        "it is not what is left of the landscapes of a draft",
                    );
                }
                left
            }
        };
        self.check_draft_order();
    }

    fn letter(&mut self, name: &str, at: &str) -> Option<Letter> {
        let letter = Letter::from_name(name);
        if letter.is_none() {
            self.problems
                .add(at, format!("\"{name}\" is not a landscape"));
        }
        letter
    }

    fn take_landscape(&mut self, letter: Letter, left: &mut LandscapeStack, at: &str) {
        if !left.remove(letter) {
            self.problems.add(
                at,
                format!("there are more {letter} cards than the game has"),
            );
        }
    }

    /// From the first player on, those who had their pick have one card more.
    fn check_draft_order(&mut self) {
        let table = self.state.table;
        let players = usize::from(table.players);
        let picks = |seat: Seat| self.state.area(seat).landscapes().count();
        let after = |seat: Seat| (seat.index() + players - table.first.index()) % players;
        let turn = self.state.turn.seat;
        let round = picks(turn);
        let in_order = Seat::all(players)
            .all(|seat| picks(seat) == round + usize::from(after(seat) < after(turn)));
        if !in_order || round >= LANDSCAPES {
            let what = "from the first player on, those who had their pick have one card more than the others";
            self.problems.add("draft", what);
        }
        let used =
            Seat::all(players).any(|seat| self.state.area(seat).landscapes().any(|card| card.used));
        if used {
            self.problems
                .add("draft", "no landscape can be used before the draft is over");
        }
    }

    /// Outside the draft everybody has three landscapes, and no letter more often than printed.
    fn check_landscapes(&mut self) {
        let mut left = self.game.landscapes;
        for seat in Seat::all(self.state.table.players.into()) {
            let cards: Vec<Landscape> = self.state.area(seat).landscapes().collect();
            if cards.len() != LANDSCAPES {
                let what = format!("{} cards; a player has {LANDSCAPES}", cards.len());
                self.problems
                    .add(format!("seat {}.landscapes", seat.number()), what);
            }
            for card in &cards {
                self.take_landscape(card.letter, &mut left, "seats");
            }
        }
        let Some(index) = self.state.table.scenario else {
            return;
        };
        let mut expected = self.game.scenarios[index as usize].landscapes;
        expected.sort_unstable();
        let own: Vec<Letter> = self.state.areas[0]
            .landscapes()
            .map(|card| card.letter)
            .collect();
        if own != expected {
            let names: Vec<String> = expected.iter().map(ToString::to_string).collect();
            let what = format!("the landscapes of the scenario are {}", names.join(", "));
            self.problems.add("seat 1.landscapes", what);
        }
    }
}
