//! The table as coloured text.

use table::{Ink, Picture, Seat};

use crate::area::Area;
use crate::card::{Card, CardSet};
use crate::components::Momiji;
use crate::leaf::Leaf;
use crate::leaves::Acorns;
use crate::turn::{Ending, Stage};
use crate::view::View;
use crate::words::{acorns, token_words};

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
const WIDTH: usize = 8;

/// The least distance from the left edge to what stands beside the garden.
const BESIDE: usize = 31;

impl Momiji {
    /// Few lines and at most 80 columns as a rule: a whole turn should fit a small terminal.
    pub(crate) fn draw_picture(&self, view: &View) -> Picture {
        let mut picture = Picture::new();
        self.draw_head(&mut picture, view);
        picture.line();
        self.draw_middle(&mut picture, view);
        self.draw_goal(&mut picture, view);
        if view.open.turn.stage == Stage::Draft {
            draw_draft(&mut picture, view);
        }
        picture.line();
        for seat in Seat::all(view.open.table.players.into()) {
            self.draw_area(&mut picture, view, seat);
        }
        picture.line().ink(
            Ink::Faint,
            "•0 acorn in the left corner, 0• right, •0• both (corners are reconstructed)",
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

    /// The garden, and beside it the objectives.
    fn draw_middle(&self, picture: &mut Picture, view: &View) {
        let mut garden = self.garden_lines(view);
        let mut tokens = self.token_lines(view);
        let edge = BESIDE.max(view.open.table.types.len() * WIDTH + 2);
        let height = garden.len().max(tokens.len());
        garden.resize(height, Vec::new());
        tokens.resize(height, Vec::new());
        for (left, right) in garden.into_iter().zip(tokens) {
            let used: usize = left.iter().map(|(_, text)| text.chars().count()).sum();
            picture.line();
            for (ink, text) in left {
                picture.ink(ink, text);
            }
            picture.text(" ".repeat(edge.saturating_sub(used)));
            for (ink, text) in right {
                picture.ink(ink, text);
            }
        }
    }

    fn garden_lines(&self, view: &View) -> Vec<Vec<(Ink, String)>> {
        let types: Vec<Leaf> = view.open.table.types.iter().collect();
        let cell = |leaf: Leaf, text: &str| (ink(leaf), format!("{text:^WIDTH$}"));
        let head = vec![
            (Ink::Bright, "Garden".to_owned()),
            (Ink::Faint, " (the lowest is on top)".to_owned()),
        ];
        let names = types.iter().map(|&leaf| cell(leaf, leaf.name()));
        let mut lines = vec![head, names.collect()];
        let columns: Vec<Vec<Card>> = types
            .iter()
            .map(|&leaf| view.open.garden.cards(leaf).collect())
            .collect();
        let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
        for row in 0..rows {
            let cells = columns.iter().zip(&types).map(|(column, &leaf)| {
                let text = column.get(row).map(|&card| self.face_text(card));
                cell(leaf, &text.unwrap_or_default())
            });
            lines.push(cells.collect());
        }
        if rows == 0 {
            lines.push(vec![(Ink::Faint, " empty".to_owned())]);
        }
        lines
    }

    fn token_lines(&self, view: &View) -> Vec<Vec<(Ink, String)>> {
        let open = &view.open;
        let mut head = vec![(Ink::Bright, "Objectives".to_owned())];
        if !open.is_solo() {
            let price = self.acorns.activate;
            head.push((Ink::Faint, format!(" (to activate: {price} acorns)")));
        }
        let mut lines = vec![head];
        for objective in open.available.iter() {
            let words = self.token(open, objective).map(token_words);
            lines.push(vec![
                (Ink::Plain, format!("{:<13}", objective.name())),
                (Ink::Faint, words.unwrap_or_default()),
            ]);
        }
        if open.available.is_empty() {
            lines.push(vec![(Ink::Faint, "none left".to_owned())]);
        }
        lines
    }

    /// Alone: what has to be reached.
    fn draw_goal(&self, picture: &mut Picture, view: &View) {
        let Some(index) = view.open.table.scenario else {
            return;
        };
        picture.line();
        picture.line().ink(Ink::Bright, "To win");
        for condition in self.conditions(&view.open, &self.scenarios[index as usize]) {
            // With closed piles the view does not know.
            let (mark, style) = if condition.met && view.open.table.open_piles {
                ("  ✓ ", Ink::Green)
            } else {
                ("  · ", Ink::Plain)
            };
            picture.line().ink(style, mark).text(condition.label);
        }
    }

    fn draw_area(&self, picture: &mut Picture, view: &View, seat: Seat) {
        let open = &view.open;
        let area = open.area(seat);
        let turn = open.turn.stage != Stage::Over && open.turn.seat == seat;
        let mark = if turn { "▶ " } else { "  " };
        let you = if view.observer.is(seat) { " (you)" } else { "" };
        picture
            .line()
            .ink(Ink::Bright, format!("{mark}Seat {}{you}", seat.number()));
        picture.text(format!("  {}", acorns(area.acorns())));
        if !view.sees_hand(seat) {
            picture.text(format!(" · {} in hand", view.hands[seat.index()]));
        }
        if area.landscapes().next().is_some() {
            picture.text(" · landscapes");
        }
        for card in area.landscapes() {
            if card.used {
                picture.ink(Ink::Faint, format!(" {}(used)", card.letter));
            } else {
                picture.text(format!(" {}", card.letter));
            }
        }
        self.draw_row(picture, area, open.table.open_piles);
        if !area.objectives().is_empty() {
            let names = area.objectives().iter().map(|objective| objective.name());
            let names: Vec<&str> = names.collect();
            picture.line().text("    owns   ");
            picture.ink(Ink::Blue, names.join(", "));
        }
        if view.sees_hand(seat) {
            self.draw_hand(picture, area.hand(), "    hand   ");
        }
        if let Stage::Keep { drawn } = open.turn.stage
            && turn
            && view.sees_hand(seat)
        {
            picture.line().text("    drawn  ");
            for card in drawn.into_iter().flatten() {
                let text = format!("{} {}   ", card.leaf(), self.face_text(card));
                picture.ink(ink(card.leaf()), text);
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

fn draw_draft(picture: &mut Picture, view: &View) {
    picture.line();
    picture.line().ink(Ink::Bright, "Landscapes to choose from");
    for letter in view.open.open_landscapes() {
        picture.text(format!("  {letter}"));
    }
}
