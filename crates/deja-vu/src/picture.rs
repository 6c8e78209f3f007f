//! The table as coloured text.

use table::{Ink, Picture, Seat};

use crate::bits::{Bit, Colour, Heap, Shape};
use crate::card::{Card, Slot};
use crate::components::{DejaVu, FRAGMENTS, fragment_name};
use crate::map::Tile;
use crate::state::Stage;
use crate::view::View;

const fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::White => Ink::Bright,
        Colour::Blue => Ink::Blue,
        Colour::Red => Ink::Red,
        Colour::Purple => Ink::Purple,
        Colour::Yellow => Ink::Yellow,
        Colour::Green => Ink::Green,
    }
}

/// A bit in two letters: colour and shape.
fn short(bit: Bit) -> String {
    let colour = ["w", "b", "r", "p", "y", "g"][bit.colour() as usize];
    format!("{colour}{}", shape_mark(bit.shape()))
}

const fn shape_mark(shape: Shape) -> &'static str {
    ["☀", "☾", "★", "◊", "ϟ"][shape as usize]
}

impl DejaVu {
    pub(crate) fn draw_picture(&self, view: &View) -> Picture {
        let mut picture = Picture::new();
        self.draw_head(&mut picture, view);
        draw_map(&mut picture, view);
        draw_tiles(&mut picture, view);
        draw_public(&mut picture, view);
        for seat in view.open.seats() {
            self.draw_player(&mut picture, view, seat);
        }
        picture.line();
        for legend in [
            "☀ sun ☾ moon ★ star ◊ raindrop ϟ lightning * any",
            "w white b blue r red p purple y yellow g green · cards are reconstructed",
        ] {
            picture.line().ink(Ink::Faint, legend);
        }
        picture
    }

    fn draw_head(&self, picture: &mut Picture, view: &View) {
        let open = &view.open;
        picture.line().ink(Ink::Bright, "Deja Vu");
        picture.text(format!(
            " · deck {} · discard {} · hive {} of {}",
            view.deck,
            open.discard.len(),
            open.hive.len(),
            self.hive_holes
        ));
        if let Some(turns) = open.last_turns {
            picture.ink(Ink::Bright, format!(" · turns left: {turns}"));
        }
        for (name, bits) in [("to use", open.pool), ("spent", open.spent)] {
            if !bits.is_empty() {
                picture.line().text(format!("{name}  "));
                draw_bits(picture, bits);
            }
        }
        match open.stage {
            Stage::Sow { bits, .. } => {
                picture.line().text("to sow  ");
                draw_bits(picture, bits);
            }
            Stage::Cover { work, .. } => {
                picture.line().ink(
                    ink(work.card.colour()),
                    format!("building {}  ", work.card.name()),
                );
                for bit in work.bits() {
                    picture.ink(ink(bit.colour()), format!("{} ", short(bit)));
                }
            }
            _ => {}
        }
    }

    fn draw_player(&self, picture: &mut Picture, view: &View, seat: Seat) {
        let open = &view.open;
        let player = open.player(seat);
        let mark = if open.actors().contains(seat) {
            "▶ "
        } else {
            "  "
        };
        let own = view.observer.is(seat);
        let you = if own { " (you)" } else { "" };
        picture.line();
        picture
            .line()
            .ink(Ink::Bright, format!("{mark}Seat {}{you}", seat.number()));
        picture.text(format!(
            "  tokens {} · flowers {} · hand {} of {}",
            player.tokens,
            player.flowers(),
            view.hands[seat.index()],
            self.hand_size(player),
        ));
        picture.line().text(format!(
            "    footprints {} · chests {} · white claims {}",
            self.footprints(player),
            self.chest_count(player),
            self.white_claims(player)
        ));
        picture.line().text("    long-term  ");
        player.long.iter().for_each(|card| draw_card(picture, card));
        picture.line().text(format!(
            "    short-term ({} at the most)  ",
            self.short_term_size(player)
        ));
        for there in player.short_term() {
            draw_card(picture, there.card);
            let slots = self.design(there.card).slots().len();
            picture.text(format!("{} of {slots}  ", there.covered()));
        }
        if !player.chests.is_empty() {
            picture.line().text("    saved  ");
            draw_bits(picture, player.chests);
        }
        if player.fragments != 0 {
            let names =
                (0..FRAGMENTS as u8).filter(|fragment| player.fragments >> fragment & 1 != 0);
            let names: Vec<String> = names.map(fragment_name).collect();
            picture
                .line()
                .text(format!("    fragments  {}", names.join(" ")));
        }
        if own {
            for card in player.hand.iter() {
                picture.line().text("    hand  ");
                draw_card(picture, card);
                picture.ink(Ink::Faint, self.card_marks(card));
            }
        }
    }
}

impl DejaVu {
    /// The slots of a card as marks, and what it gives.
    fn card_marks(&self, card: Card) -> String {
        let slots = self.design(card).slots().iter().map(|slot| match slot {
            Slot::Of(shape) => shape_mark(*shape),
            Slot::Any => "*",
        });
        let slots: Vec<&str> = slots.collect();
        format!("{}  {}", slots.join(" "), self.gift_words(card))
    }
}

fn draw_card(picture: &mut Picture, card: Card) {
    picture.ink(ink(card.colour()), format!("{} ", card.name()));
}

fn draw_bits(picture: &mut Picture, bits: Heap) {
    for bit in bits.iter() {
        picture.ink(ink(bit.colour()), format!("{} ", short(bit)));
    }
}

/// How the tiles lie: their names on the lattice, the girl in brackets.
fn draw_map(picture: &mut Picture, view: &View) {
    const WIDTH: i16 = 8;
    let map = &view.open.map;
    let column = |tile: Tile| {
        let (q, r) = map.place(tile);
        i16::from(q) * WIDTH + i16::from(r) * WIDTH / 2
    };
    let row = |tile: Tile| i16::from(map.place(tile).1);
    let left = map.tiles().map(column).min().unwrap_or(0);
    let top = map.tiles().map(row).min().unwrap_or(0);
    let bottom = map.tiles().map(row).max().unwrap_or(0);
    picture.line();
    for y in top..=bottom {
        picture.line();
        let mut tiles: Vec<Tile> = map.tiles().filter(|&tile| row(tile) == y).collect();
        tiles.sort_by_key(|&tile| column(tile));
        let mut x = 0;
        for tile in tiles {
            let at = usize::try_from(column(tile) - left).unwrap_or(0);
            let name = tile.name();
            let text = if map.girl == tile {
                format!("[{name}]")
            } else {
                format!(" {name} ")
            };
            picture.text(" ".repeat(at.saturating_sub(x)));
            x = at.max(x) + text.chars().count();
            let style = if map.girl == tile {
                Ink::Bright
            } else {
                Ink::Plain
            };
            picture.ink(style, text);
        }
    }
}

/// What lies on each tile.
fn draw_tiles(picture: &mut Picture, view: &View) {
    let map = &view.open.map;
    picture.line();
    let mut beside = false;
    for tile in map.tiles() {
        let bits = map.bits(tile);
        // Two tiles on a line, as long as both are short.
        let fits = bits.len() <= 8;
        if !beside || !fits {
            picture.line();
        }
        beside = !beside && fits;
        let fragment = map
            .fragment(tile)
            .map_or_else(|| "flower".to_owned(), fragment_name);
        picture.text(format!("{:<4}{fragment:<8} ", tile.name()));
        draw_bits(picture, bits);
        let width = 3 * bits.len();
        picture.text(" ".repeat(26usize.saturating_sub(width)));
    }
}

fn draw_public(picture: &mut Picture, view: &View) {
    picture.line();
    for (head, white) in [("Public row  ", true), ("            ", false)] {
        picture.line().ink(Ink::Bright, head);
        let cards = view.open.public.designs().iter();
        for card in cards.filter(|card| (card.colour() == Colour::White) == white) {
            let copies = view.open.public.count(card);
            let times = if copies > 1 { "x2" } else { "" };
            picture.ink(ink(card.colour()), format!("{}{times} ", card.name()));
        }
    }
}
