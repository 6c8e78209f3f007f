//! Deja Vu as coloured text.

use deja_vu::{Bit, Card, Colour, DejaVu, Heap, Shape, Slot, Stage, Tile, View, names};
use table::{Phrase, Seat};

use crate::Drawn;
use crate::picture::{Ink, Picture};

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

impl Drawn for DejaVu {
    fn picture(&self, view: &View) -> Picture {
        let mut picture = Picture::new();
        draw_head(&mut picture, self, view);
        draw_map(&mut picture, view);
        draw_tiles(&mut picture, view);
        draw_public(&mut picture, view);
        for seat in view.seats() {
            draw_player(&mut picture, self, view, seat);
        }
        picture.line();
        for legend in ["deja-vu-legend-shapes", "deja-vu-legend-colours"] {
            picture.line().say(Ink::Faint, Phrase::new(legend));
        }
        picture
    }
}

fn draw_head(picture: &mut Picture, game: &DejaVu, view: &View) {
    picture
        .line()
        .say(Ink::Bright, Phrase::new("deja-vu-title"));
    let counts = [
        Phrase::new("deja-vu-deck").number("count", view.deck),
        Phrase::new("deja-vu-discard").count("count", view.discard().len()),
        Phrase::new("deja-vu-hive")
            .count("count", view.hive().len())
            .count("holes", game.hive_holes()),
    ];
    for count in counts {
        picture.text(" · ").say(Ink::Plain, count);
    }
    if let Some(turns) = view.last_turns() {
        let left = Phrase::new("deja-vu-turns-left").number("count", turns);
        picture.text(" · ").say(Ink::Bright, left);
    }
    let heaps = [
        ("deja-vu-to-use", view.pool()),
        ("deja-vu-spent", view.spent()),
    ];
    for (name, bits) in heaps {
        if !bits.is_empty() {
            picture.line().say(Ink::Plain, Phrase::new(name)).text("  ");
            draw_bits(picture, bits);
        }
    }
    match view.stage() {
        Stage::Sow { bits, .. } => {
            let title = Phrase::new("deja-vu-to-sow");
            picture.line().say(Ink::Plain, title).text("  ");
            draw_bits(picture, bits);
        }
        Stage::Cover { work, .. } => {
            let building = Phrase::new("deja-vu-building");
            let building = building.phrase("card", names::card(work.card));
            picture.line().say(ink(work.card.colour()), building);
            picture.text("  ");
            for bit in work.bits() {
                picture.ink(ink(bit.colour()), format!("{} ", short(bit)));
            }
        }
        _ => {}
    }
}

fn draw_player(picture: &mut Picture, game: &DejaVu, view: &View, seat: Seat) {
    let player = view.player(seat);
    let mark = if view.to_act().contains(seat) {
        "▶ "
    } else {
        "  "
    };
    let own = view.observer.sees(seat);
    picture.line();
    picture.line().ink(Ink::Bright, mark);
    picture
        .say(Ink::Bright, view.observer.calls(seat))
        .text("  ");
    let holds = Phrase::new("deja-vu-holds")
        .number("tokens", player.tokens())
        .number("flowers", player.flowers())
        .number("hand", view.hands[seat.index()])
        .count("size", game.hand_size(player));
    picture.say(Ink::Plain, holds);
    let powers = Phrase::new("deja-vu-powers")
        .count("footprints", game.footprints(player))
        .count("chests", game.chest_count(player))
        .count("claims", game.white_claims(player));
    title(picture, powers);
    title(picture, Phrase::new("deja-vu-long-term")).text("  ");
    player
        .long_term()
        .iter()
        .for_each(|card| draw_card(picture, card));
    let short = Phrase::new("deja-vu-short-term").count("count", game.short_term_size(player));
    title(picture, short).text("  ");
    for there in player.short_term() {
        draw_card(picture, there.card);
        let slots = game.design(there.card).slots().len();
        let covered = Phrase::new("deja-vu-slots-covered")
            .count("count", there.covered())
            .count("slots", slots);
        picture.say(Ink::Plain, covered).text("  ");
    }
    if !player.chests().is_empty() {
        title(picture, Phrase::new("deja-vu-saved-bits")).text("  ");
        draw_bits(picture, player.chests());
    }
    if !player.fragments().is_empty() {
        let held = player.fragments().iter().map(names::fragment);
        let held = Phrase::new("list-of").list("all", held);
        title(picture, Phrase::new("deja-vu-fragments"))
            .text("  ")
            .say(Ink::Plain, held);
    }
    if own {
        for card in player.hand().iter() {
            title(picture, Phrase::new("deja-vu-hand")).text("  ");
            draw_card(picture, card);
            picture.ink(Ink::Faint, format!("{}  ", slot_marks(game, card)));
            picture.say(Ink::Faint, game.gift(card));
        }
    }
}

/// The slots of a card as marks.
fn slot_marks(game: &DejaVu, card: Card) -> String {
    let slots = game.design(card).slots().iter().map(|slot| match slot {
        Slot::Of(shape) => shape_mark(*shape),
        Slot::Any => "*",
    });
    let slots: Vec<&str> = slots.collect();
    slots.join(" ")
}

/// Begins a line of what a player has.
fn title(picture: &mut Picture, title: Phrase) -> &mut Picture {
    picture.line().text("    ").say(Ink::Plain, title)
}

fn draw_card(picture: &mut Picture, card: Card) {
    picture
        .say(ink(card.colour()), names::card(card))
        .text("  ");
}

fn draw_bits(picture: &mut Picture, bits: Heap) {
    for bit in bits.iter() {
        picture.ink(ink(bit.colour()), format!("{} ", short(bit)));
    }
}

/// How the tiles lie: their names on the lattice, the girl in brackets.
fn draw_map(picture: &mut Picture, view: &View) {
    const WIDTH: i16 = 8;
    let map = view.map();
    let column = |tile: Tile| {
        let place = map.place(tile);
        i16::from(place.q) * WIDTH + i16::from(place.r) * WIDTH / 2
    };
    let row = |tile: Tile| i16::from(map.place(tile).r);
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
            let text = if map.girl() == tile {
                format!("[{name}]")
            } else {
                format!(" {name} ")
            };
            picture.text(" ".repeat(at.saturating_sub(x)));
            x = at.max(x) + text.chars().count();
            let style = if map.girl() == tile {
                Ink::Bright
            } else {
                Ink::Plain
            };
            picture.ink(style, text);
        }
    }
}

/// Where the second of two tiles on a line begins.
const BESIDE: usize = 40;

/// What lies on each tile.
fn draw_tiles(picture: &mut Picture, view: &View) {
    let map = view.map();
    picture.line();
    let mut beside = false;
    for tile in map.tiles() {
        let bits = map.bits(tile);
        // Two tiles on a line, as long as both are short.
        let fits = bits.len() <= 8;
        let second = beside && fits;
        if !second {
            picture.line();
        }
        beside = !beside && fits;
        let fragment = map.fragment(tile);
        let fragment = fragment.map_or_else(|| Phrase::new("deja-vu-flower"), names::fragment);
        let edge = if second { BESIDE } else { 0 };
        picture.column(edge).text(format!("{:<4}", tile.name()));
        picture.say(Ink::Plain, fragment).column(edge + 13);
        draw_bits(picture, bits);
    }
}

fn draw_public(picture: &mut Picture, view: &View) {
    picture.line();
    picture
        .line()
        .say(Ink::Bright, Phrase::new("deja-vu-public-row"));
    for white in [true, false] {
        picture.line().column(4);
        let cards = view.public().kinds().iter();
        for card in cards.filter(|card| (card.colour() == Colour::White) == white) {
            let copies = view.public().count(card);
            let times = if copies > 1 { "×2" } else { "" };
            picture.say(ink(card.colour()), names::card(card));
            picture.ink(ink(card.colour()), format!("{times}  "));
        }
    }
}
