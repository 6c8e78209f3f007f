//! Reading the draft, and which landscapes a setup can have given.

use table::{Seat, counted};

use super::document::Document;
use super::read::Reader;
use crate::area::LANDSCAPES;
use crate::landscape::{Landscape, LandscapeStack, Letter};
use crate::leaf::Leaf;
use crate::turn::Stage;

impl Reader<'_> {
    pub fn read_draft(&mut self, document: &Document) {
        let drafting = self.state.turn.stage == Stage::Draft;
        if self.unread {
            return;
        }
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
        let places = usize::from(self.game.setup.open_landscapes);
        if draft.open.len() != places {
            let more = if draft.open.len() > places {
                "more"
            } else {
                "fewer"
            };
            let what = format!("{more} cards lie open than there are places: {places}");
            self.problems.add("draft.open", what);
        }
        if self.problems.is_empty() {
            self.check_nothing_played();
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
        if self.unread {
            return;
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
                if stack != left && !self.unread {
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

    /// While landscapes are drafted everything else is as it was set up.
    fn check_nothing_played(&mut self) {
        let (state, setup) = (&self.state, &self.game.setup);
        let garden: usize = Leaf::ALL
            .into_iter()
            .map(|leaf| state.garden.column(leaf).len())
            .sum();
        let mut fresh = state.discard.is_empty() && garden == usize::from(setup.garden);
        for seat in Seat::all(state.terms.players.into()) {
            let area = state.area(seat);
            let acorns = if seat == state.terms.first {
                setup.acorns_first_player
            } else {
                setup.acorns_others
            };
            fresh &= area.hand.len() == usize::from(setup.hand)
                && area.acorns == acorns
                && area.row().is_empty()
                && area.objectives.is_empty();
        }
        if !fresh {
            let what = "while landscapes are drafted hands, acorns, garden, piles and tokens are as at the setup";
            self.problems.add("draft", what);
        }
    }

    fn letter(&mut self, name: &str, at: &str) -> Option<Letter> {
        let letter = Letter::from_name(name);
        if letter.is_none() {
            self.problems
                .add(at, format!("\"{name}\" is not a landscape"));
            self.unread = true;
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
        let terms = self.state.terms;
        let players = usize::from(terms.players);
        let picks = |seat: Seat| self.state.area(seat).landscapes().count();
        let after = |seat: Seat| (seat.index() + players - terms.first.index()) % players;
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

    /// Several players have starter sets, all of them, or what a draft can give.
    fn check_setup_gives_landscapes(&mut self) {
        let areas = &self.state.areas[..usize::from(self.state.terms.players)];
        let mut held = LandscapeStack::default();
        let mut sets = self.game.starter_sets.clone();
        let mut starters = true;
        for area in areas {
            let letters: Vec<Letter> = area.landscapes().map(|card| card.letter).collect();
            letters.iter().for_each(|&letter| held.add(letter));
            let found = sets.iter().position(|set| {
                let mut set = *set;
                set.sort_unstable();
                set[..] == letters[..]
            });
            match found {
                Some(index) => drop(sets.remove(index)),
                None => starters = false,
            }
        }
        let in_draft = |letter: &Letter| held.copies(*letter) <= self.game.draft.copies(*letter);
        if !starters && !Letter::ALL.iter().all(in_draft) {
            let what =
                "these are neither starter sets for all nor landscapes that a draft can give";
            self.problems.add("landscapes", what);
        }
    }

    /// Outside the draft everybody has three landscapes, and no letter more often than printed.
    fn check_landscapes(&mut self) {
        let mut left = self.game.landscapes;
        for seat in Seat::all(self.state.terms.players.into()) {
            let cards: Vec<Landscape> = self.state.area(seat).landscapes().collect();
            if cards.len() != LANDSCAPES {
                let what = format!(
                    "{}; a player has {LANDSCAPES}",
                    counted(cards.len(), "card")
                );
                self.problems
                    .add(format!("seat {}.landscapes", seat.number()), what);
            }
            for card in &cards {
                self.take_landscape(card.letter, &mut left, "seats");
            }
        }
        let Some(index) = self.state.terms.scenario else {
            self.check_setup_gives_landscapes();
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
