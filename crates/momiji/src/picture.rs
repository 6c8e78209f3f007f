//! The table as coloured text.

use table::{Ink, Picture, Seat};

use crate::area::Area;
use crate::card::{Card, CardSet};
use crate::components::Momiji;
use crate::landscape::Letter;
use crate::leaf::Leaf;
use crate::leaves::Acorns;
use crate::turn::{Ending, Stage};
use crate::view::View;
use crate::words::{landscape_words, objective_words};

const fn ink(leaf: Leaf) -> Ink {
    match leaf {
        Leaf::Red => Ink::Red,
        Leaf::Orange => Ink::Orange,
        Leaf::Yellow => Ink::Yellow,
        Leaf::Green => Ink::Green,
        Leaf::Brown => Ink::Brown,
        Leaf::Purple => Ink::Purple,
    }
}

/// The columns of the garden picture are this wide.
const WIDTH: usize = 9;

impl Momiji {
    pub(crate) fn draw_picture(&self, view: &View) -> Picture {
        let mut picture = Picture::new();
        self.draw_head(&mut picture, view);
        if view.open.turn.stage == Stage::Draft {
            draw_draft(&mut picture, view);
        }
        self.draw_garden(&mut picture, view);
        draw_tokens(&mut picture, view);
        for seat in Seat::all(view.open.table.players.into()) {
            self.draw_area(&mut picture, view, seat);
        }
        picture.line();
        picture.line().ink(
            Ink::Faint,
            "A card shows its number between acorns: •0 left corner, 0• right corner, •0• both.",
        );
        picture.line().ink(
            Ink::Faint,
            "Acorn corners and landscape copies are reconstructed, not the printed ones.",
        );
        picture
    }

    fn draw_head(&self, picture: &mut Picture, view: &View) {
        let open = &view.open;
        picture.line().ink(Ink::Bright, "Momiji");
        if let Some(index) = open.table.scenario {
            let scenario = &self.scenarios[index as usize];
            picture.text(format!(" · {} ({})", scenario.name, scenario.level));
        }
        picture.text(format!(
            " · deck {} · discard {}",
            view.deck,
            open.discard.len()
        ));
        if !open.is_solo() {
            picture.text(format!(" · torii left {}", open.torii));
        }
        match open.ending {
            Ending::Open => {}
            Ending::Triggered => {
                picture.ink(Ink::Bright, " · the end is triggered");
            }
            Ending::Turns(0) => {
                picture.ink(Ink::Bright, " · over");
            }
            Ending::Turns(turns) => {
                picture.ink(Ink::Bright, format!(" · turns left: {turns}"));
            }
        }
    }

    fn draw_garden(&self, picture: &mut Picture, view: &View) {
        let types: Vec<Leaf> = view.open.table.types.iter().collect();
        picture.line();
        picture
            .line()
            .ink(Ink::Bright, "Garden")
            .ink(Ink::Faint, "  (the lowest card of a column is its top)");
        picture.line();
        for &leaf in &types {
            picture.ink(ink(leaf), format!("{:^WIDTH$}", leaf.name()));
        }
        let columns: Vec<Vec<Card>> = types
            .iter()
            .map(|&leaf| view.open.garden.cards(leaf).collect())
            .collect();
        let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
        for row in 0..rows {
            picture.line();
            for (column, &leaf) in columns.iter().zip(&types) {
                let text = column
                    .get(row)
                    .map(|&card| self.face_text(card))
                    .unwrap_or_default();
                picture.ink(ink(leaf), format!("{text:^WIDTH$}"));
            }
        }
        if rows == 0 {
            picture.line().ink(Ink::Faint, "  empty");
        }
    }

    fn draw_area(&self, picture: &mut Picture, view: &View, seat: Seat) {
        let open = &view.open;
        let area = open.area(seat);
        let turn = open.turn.stage != Stage::Over && open.turn.seat == seat;
        picture.line();
        let mark = if turn { "▶ " } else { "  " };
        let you = if view.observer.is(seat) { " (you)" } else { "" };
        picture
            .line()
            .ink(Ink::Bright, format!("{mark}Seat {}{you}", seat.number()));
        let hand = view.hands[seat.index()];
        picture.text(format!("  acorns {} · hand {hand}", area.acorns()));
        self.draw_row(picture, area, open.table.open_piles);
        if !area.objectives().is_empty() {
            let names: Vec<&str> = area
                .objectives()
                .iter()
                .map(|objective| objective.name())
                .collect();
            picture
                .line()
                .text(format!("    objectives  {}", names.join(", ")));
        }
        picture.line().text("    landscapes  ");
        for card in area.landscapes() {
            let style = if card.used { Ink::Faint } else { Ink::Plain };
            let mark = if card.used { "(used)" } else { "" };
            picture.ink(style, format!("{}{mark} ", card.letter));
        }
        if view.sees_hand(seat) {
            self.draw_hand(picture, area.hand(), "    hand  ");
            if let Stage::Keep { drawn } = open.turn.stage
                && turn
            {
                picture.line().text("    drawn ");
                for card in drawn.into_iter().flatten() {
                    picture.ink(
                        ink(card.leaf()),
                        format!("{} {}  ", card.leaf(), self.face_text(card)),
                    );
                }
            }
        }
    }

    /// The piles from left to right, each with its top.
    fn draw_row(&self, picture: &mut Picture, area: &Area, open: bool) {
        picture.line().text("    piles  ");
        for &leaf in area.row() {
            let top = area
                .top(leaf)
                .map(|card| self.face_text(card))
                .unwrap_or_default();
            let size = if open {
                format!(" x{}", area.pile(leaf).len())
            } else {
                String::new()
            };
            let torii = if area.torii().contains(leaf) {
                " ⛩"
            } else {
                ""
            };
            picture.ink(ink(leaf), format!("[{leaf} {top}{size}{torii}] "));
        }
        if area.row().is_empty() {
            picture.ink(Ink::Faint, "none");
        }
    }

    fn draw_hand(&self, picture: &mut Picture, hand: CardSet, head: &str) {
        picture.line().text(head);
        for leaf in Leaf::ALL {
            let cards = hand.within(CardSet::all_of(leaf).bits());
            if cards.is_empty() {
                continue;
            }
            let faces: Vec<String> = cards
                .iter(&self.leaves)
                .map(|card| self.face_text(card))
                .collect();
            picture.ink(ink(leaf), format!("{leaf} {}   ", faces.join(" ")));
        }
        if hand.is_empty() {
            picture.ink(Ink::Faint, "empty");
        }
    }

    /// The number between the acorns of its corners.
    fn face_text(&self, card: Card) -> String {
        let face = self.leaves.face(card);
        match face.acorns {
            Acorns::None => face.number.to_string(),
            Acorns::Left => format!("•{}", face.number),
            Acorns::Right => format!("{}•", face.number),
            Acorns::Both => format!("•{}•", face.number),
        }
    }
}

fn draw_landscape(picture: &mut Picture, letter: Letter, indent: &str) {
    let words = landscape_words(letter);
    picture
        .line()
        .text(format!("{indent}{letter}  "))
        .ink(Ink::Faint, words);
}

fn draw_draft(picture: &mut Picture, view: &View) {
    picture.line();
    picture.line().ink(Ink::Bright, "Landscapes to choose from");
    for letter in view.open.open_landscapes() {
        draw_landscape(picture, letter, "  ");
    }
}

fn draw_tokens(picture: &mut Picture, view: &View) {
    picture.line();
    picture.line().ink(Ink::Bright, "Objectives to activate");
    for objective in view.open.available.iter() {
        let words = objective_words(objective);
        picture
            .line()
            .text(format!("  {objective:<22}"))
            .ink(Ink::Faint, words);
    }
    if view.open.available.is_empty() {
        picture.line().ink(Ink::Faint, "  none left");
    }
}
