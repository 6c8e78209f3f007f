//! Reading what lies in front of the players.

use table::{MAX_SEATS, Seat, counted};

use super::document::{Document, PileDocument, SeatDocument};
use super::read::Reader;
use crate::area::{LANDSCAPES, MAX_SLID, Side};
use crate::landscape::{Landscape, Letter};
use crate::leaf::Leaf;
use crate::turn::{Main, Stage};

impl Reader<'_> {
    pub fn read_area(&mut self, document: &SeatDocument, index: usize) {
        let at = format!("seat {}", index + 1);
        if index >= MAX_SEATS {
            return;
        }
        self.state.areas[index].hand = self.cards(
            document.hand.as_deref().unwrap_or_default(),
            &format!("{at}.hand"),
        );
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
                "{}; a player has {LANDSCAPES}",
                counted(document.landscapes.len(), "card")
            );
            self.problems.add(&at, what);
            self.unread = true;
            return;
        }
        let mut cards = [None; LANDSCAPES];
        for (place, text) in cards.iter_mut().zip(&document.landscapes) {
            let (name, used) = match text.strip_suffix(" used") {
                Some(name) => (name, true),
                None => (text.as_ref(), false),
            };
            match Letter::from_name(name) {
                Some(letter) => *place = Some(Landscape { letter, used }),
                None => {
                    let what = format!("\"{text}\" is not a landscape; write \"A\" or \"A used\"");
                    self.problems.add(&at, what);
                    self.unread = true;
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
            self.unread = true;
            return;
        };
        if !self.state.areas[index].pile(leaf).is_empty() {
            self.problems
                .add(at, "there can be only one pile of a type");
            self.unread = true;
            return;
        }
        for (place, name) in document.laid.iter().flatten().enumerate() {
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
                None => self.unread |= self.unread_card,
            }
        }
        if self.state.areas[index].pile(leaf).is_empty() {
            if !self.unread {
                self.problems.add(at, "a pile has at least one laid card");
            }
            return;
        }
        for (place, name) in document.slid.iter().enumerate() {
            let card = self.card(name, &format!("{at}.slid[{place}]"));
            let room = self.state.areas[index].slid().count() < MAX_SLID;
            match card {
                Some(card) if room => self.state.areas[index].slide(card, leaf),
                Some(_) => self.problems.add(&at, "more cards are slid than can be"),
                None => self.unread |= self.unread_card,
            }
        }
        if document.torii == Some(true) {
            self.state.areas[index].torii.insert(leaf);
        }
    }

    /// Torii that are left out follow from the closed piles: each has one if there are enough for all
    /// of them, and the others lie in the middle.
    pub fn read_torii(&mut self, document: &Document) {
        let tokens = self.torii_in_game();
        let areas = self.state.areas.iter();
        let closed = areas.flat_map(|area| area.row().iter().map(move |&leaf| (area, leaf)));
        let closed = closed.filter(|(area, leaf)| area.is_closed(*leaf, &self.game.leaves));
        let enough = self.state.is_solo() || closed.count() <= tokens;
        for (seat, area) in document.seats.iter().zip(&mut self.state.areas) {
            let silent = seat.piles.iter().filter(|pile| pile.torii.is_none());
            for leaf in silent.filter_map(|pile| Leaf::from_name(&pile.leaf)) {
                if enough && area.is_closed(leaf, &self.game.leaves) {
                    area.torii.insert(leaf);
                }
            }
        }
        let middle = if self.state.is_solo() {
            0
        } else {
            tokens.saturating_sub(self.torii_on_piles()) as u8
        };
        self.state.torii = middle;
        if let Some(said) = document.torii {
            match u8::try_from(said) {
                Ok(torii) => self.state.torii = torii,
                // What would follow from a wrong number is not complained of as well.
                Err(_) => {
                    let what = format!("{said} can't be a number of torii");
                    self.problems.add("torii", what);
                }
            }
        }
    }

    fn torii_in_game(&self) -> usize {
        usize::from(self.state.terms.players + self.game.setup.torii_beyond_players)
    }

    fn torii_on_piles(&self) -> usize {
        self.state.areas.iter().map(|area| area.torii.len()).sum()
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
        if fits >> card.index() & 1 != 0 || self.unread {
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
        for seat in Seat::all(self.state.terms.players.into()) {
            self.check_skips(seat);
            self.check_slid(seat);
            self.check_torii(seat);
            let hand = self.state.area(seat).hand.len();
            let limit = usize::from(self.game.limits.hand);
            if !self.may_exceed_limit(seat) && hand > limit {
                let what = format!(
                    "{hand} cards; outside the middle of a player's own turn there are {limit} at the most"
                );
                self.problems
                    .add(format!("seat {}.hand", seat.number()), what);
            }
        }
        if !self.state.is_solo() {
            let tokens = self.torii_in_game();
            let there = self.torii_on_piles() + usize::from(self.state.torii);
            if there != tokens {
                let what = format!("{there} in the middle and on piles; there must be {tokens}");
                self.problems.add("torii", what);
            }
        } else if self.state.torii != 0 {
            self.problems
                .add("torii", "in a scenario they are not counted: leave it at 0");
        }
    }

    /// Whether this player can be holding more cards than the limit: something has been done in
    /// their own turn, which is not over yet.
    fn may_exceed_limit(&self, seat: Seat) -> bool {
        let turn = &self.state.turn;
        let begun = turn.main != Main::Open
            || turn.landscape
            || turn.exchanged
            || turn.stage != Stage::Free;
        seat == turn.seat && begun && !matches!(turn.stage, Stage::Over | Stage::Draft)
    }

    fn check_skips(&mut self, seat: Seat) {
        let area = self.state.area(seat);
        let row = area.row().iter();
        let skipped: usize = row.map(|&leaf| self.game.skipped_in(area, leaf)).sum();
        let allowed = self.state.skips_made(seat);
        if skipped > allowed {
            let what = format!(
                "out of order: {} skipped, but landscape A allows {allowed} here",
                counted(skipped, "number")
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
                "{} under piles: that does not fit landscape M, which slides one card under one or two",
                counted(count, "card")
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
}
