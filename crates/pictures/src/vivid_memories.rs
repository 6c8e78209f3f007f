//! Vivid Memories as coloured text.

use table::{Axial, Phrase, Seat};
use vivid_memories::{Board, Colour, Hex, Phase, Slot, Space, Stage, View, VividMemories, names};

use crate::Drawn;
use crate::picture::{Ink, Picture};

const fn ink(colour: Colour) -> Ink {
    match colour {
        Colour::Red => Ink::Red,
        Colour::Yellow => Ink::Yellow,
        Colour::Blue => Ink::Blue,
        Colour::Purple => Ink::Purple,
        Colour::Green => Ink::Green,
    }
}

/// How wide a hex is drawn; odd rows stand half of that to the right.
const WIDTH: i16 = 8;

/// A rectangle of coloured characters.
struct Canvas {
    rows: Vec<Vec<(Ink, char)>>,
}

impl Canvas {
    fn new(width: usize, height: usize) -> Canvas {
        Canvas {
            rows: vec![vec![(Ink::Plain, ' '); width]; height],
        }
    }

    fn write(&mut self, x: i16, y: i16, ink: Ink, text: &str) {
        let Some(row) = usize::try_from(y).ok().and_then(|y| self.rows.get_mut(y)) else {
            return;
        };
        for (place, letter) in text.chars().enumerate() {
            let x = usize::try_from(x).ok().map(|x| x + place);
            if let Some(there) = x.and_then(|x| row.get_mut(x)) {
                *there = (ink, letter);
            }
        }
    }

    /// Copies the canvas line by line.
    fn draw(self, picture: &mut Picture) {
        for row in self.rows {
            picture.line();
            let mut run = String::new();
            let mut last = Ink::Plain;
            for (ink, letter) in row {
                if ink != last && !run.is_empty() {
                    picture.ink(last, std::mem::take(&mut run));
                }
                last = ink;
                run.push(letter);
            }
            picture.ink(last, run.trim_end());
        }
    }
}

impl Drawn for VividMemories {
    fn picture(&self, view: &View) -> Picture {
        let mut picture = Picture::new();
        draw_head(&mut picture, self, view);
        draw_line(&mut picture, self, view);
        for seat in view.seats() {
            draw_seat(&mut picture, self, view, seat);
        }
        picture.line();
        for legend in ["vivid-memories-legend", "vivid-memories-reconstructed"] {
            picture.line().say(Ink::Faint, Phrase::new(legend));
        }
        picture
    }
}

fn draw_head(picture: &mut Picture, game: &VividMemories, view: &View) {
    let phase = match view.phase() {
        Phase::Remember => "vivid-memories-phase-remember",
        Phase::Reflect if view.in_order() => "vivid-memories-phase-reflect-in-order",
        Phase::Reflect => "vivid-memories-phase-reflect-together",
        Phase::Reward => "vivid-memories-phase-reward",
        Phase::Over => "vivid-memories-phase-over",
    };
    picture
        .line()
        .say(Ink::Bright, Phrase::new("vivid-memories-name"));
    let round = Phrase::new("vivid-memories-round")
        .number("round", view.round())
        .number("rounds", game.rounds());
    let starts = Phrase::new("vivid-memories-starts").seat("seat", view.start());
    for said in [round, Phrase::new(phase), starts] {
        picture.text(" · ").say(Ink::Plain, said);
    }
    let heaps = [
        ("vivid-memories-supply", view.supply()),
        ("vivid-memories-bag", view.bag()),
    ];
    for (name, fragments) in heaps {
        picture.line().say(Ink::Plain, Phrase::new(name)).column(8);
        for colour in Colour::ALL {
            let (symbol, letter) = (game.symbol(colour), initial(colour));
            picture.ink(ink(colour), format!("{symbol}{letter} "));
            picture.say(ink(colour), names::colour(colour));
            picture.ink(ink(colour), format!(" {}  ", fragments.count(colour)));
        }
    }
}

fn draw_line(picture: &mut Picture, game: &VividMemories, view: &View) {
    if view.line().is_empty() {
        return;
    }
    picture.line();
    picture
        .line()
        .say(Ink::Bright, Phrase::new("vivid-memories-line"))
        .text("  ")
        .say(Ink::Faint, Phrase::new("vivid-memories-line-hint"));
    for there in view.line().iter() {
        picture.line().text(format!("  {}  ", there.tile.name()));
        for colour in Colour::ALL {
            for _ in 0..there.fragments.count(colour) {
                picture.ink(
                    ink(colour),
                    format!("{}{} ", game.symbol(colour), initial(colour)),
                );
            }
        }
        let missing = 5usize.saturating_sub(there.fragments.len());
        picture.text("   ".repeat(missing)).text(" ");
        picture.say(Ink::Faint, game.tile_short(there.tile));
    }
}

fn draw_seat(picture: &mut Picture, game: &VividMemories, view: &View, seat: Seat) {
    let board = view.board(seat);
    let mark = if view.to_act().contains(seat) {
        "▶ "
    } else {
        "  "
    };
    picture.line();
    picture.line().ink(Ink::Bright, mark);
    picture.say(Ink::Bright, view.observer.calls(seat));
    let points = Phrase::new("vivid-memories-points").number("points", board.score().total());
    let print = Phrase::new("vivid-memories-board").count("number", board.print().index() + 1);
    picture.text("  ").say(Ink::Plain, points);
    picture.text(" · ").say(Ink::Plain, print);
    if let Some(colour) = board.aspiration() {
        let aspiration = Phrase::new("vivid-memories-aspiration");
        picture.text(" · ").say(Ink::Plain, aspiration).text(" ");
        picture.say(ink(colour), names::colour(colour));
    }
    draw_board(picture, game, board);
    draw_bank(picture, board);
}

/// The hexes and the rim, as they lie on the board.
fn draw_board(picture: &mut Picture, game: &VividMemories, board: &Board) {
    let places = || {
        let hexes = game.hexes().iter().map(|hex| hex.place);
        hexes.chain(game.slots().iter().map(|slot| slot.place))
    };
    let column = |at: Axial| i16::from(at.q) * WIDTH + i16::from(at.r) * WIDTH / 2;
    let left = places().map(column).min().unwrap_or(0);
    let right = places().map(column).max().unwrap_or(0);
    let top = places().map(|at| i16::from(at.r)).min().unwrap_or(0);
    let bottom = places().map(|at| i16::from(at.r)).max().unwrap_or(0);
    let mut canvas = Canvas::new(
        (right - left + WIDTH + 4) as usize,
        (bottom - top + 1) as usize,
    );
    let at = |place: Axial| (column(place) - left + 4, i16::from(place.r) - top);
    for (hex, printed) in Hex::all().zip(game.hexes()) {
        let (x, y) = at(printed.place);
        draw_hex(&mut canvas, x, y, board, hex, &printed.name);
    }
    for (slot, printed) in Slot::all().zip(game.slots()) {
        let (x, y) = at(printed.place);
        let colour = game.printed_on(board).colour(slot);
        let symbol = game.symbol(colour);
        let filled = board.filled().contains(slot);
        let text = if filled {
            format!("({symbol}{})", initial(colour))
        } else {
            format!(" {symbol}{} ", initial(colour))
        };
        canvas.write(x + 1, y, ink(colour), &text);
    }
    canvas.draw(picture);
}

/// The hex that an action or a rewire is about.
fn chosen_hex(board: &Board) -> Option<Hex> {
    match board.stage() {
        Stage::Rewire(rewire) => Some(rewire.centre),
        Stage::PushTo { from } => Some(from),
        Stage::TradeTwoGive { hex, .. }
        | Stage::TradeTwoGain { hex }
        | Stage::SwapColour { hex }
        | Stage::SwapWith { hex, .. }
        | Stage::TradeOneGain { hex, .. } => Some(hex),
        _ => None,
    }
}

/// One letter for a colour: R, Y, B, P, G.
const fn initial(colour: Colour) -> &'static str {
    ["R", "Y", "B", "P", "G"][colour as usize]
}

fn draw_bank(picture: &mut Picture, board: &Board) {
    let titles = [
        ("vivid-memories-claimed-tiles", board.claimed()),
        ("vivid-memories-precious-tiles", board.precious()),
    ];
    for (title, tiles) in titles {
        if tiles.is_empty() {
            continue;
        }
        let names: Vec<String> = tiles.iter().map(|tile| tile.name()).collect();
        let line = picture.line().text("    ");
        line.say(Ink::Plain, Phrase::new(title));
        line.text(format!("  {}", names.join(" ")));
    }
    picture.line().text("    ");
    picture.say(Ink::Plain, Phrase::new("vivid-memories-bank"));
    picture.text("  ");
    for space in Space::ALL {
        let there = board.on(space);
        let (style, mark) = match there.tile {
            Some(tile) if there.flipped => (Ink::Plain, format!(" {}*", tile.name())),
            Some(tile) => (Ink::Plain, format!(" {}", tile.name())),
            None if there.used => (Ink::Faint, String::new()),
            None => (Ink::Plain, String::new()),
        };
        picture.ink(style, "[").say(style, names::space(space));
        if style == Ink::Faint {
            picture.text(" ");
            picture.say(style, Phrase::new("vivid-memories-space-used"));
        }
        picture.ink(style, format!("{mark}] "));
    }
}

fn draw_hex(canvas: &mut Canvas, x: i16, y: i16, board: &Board, hex: Hex, name: &str) {
    let chosen = chosen_hex(board) == Some(hex);
    let frame = if chosen { Ink::Bright } else { Ink::Faint };
    canvas.write(x, y, frame, &format!("{name}["));
    canvas.write(x + 6, y, frame, "]");
    let fragments = board.hex(hex);
    for (place, colour) in fragments.iter().enumerate() {
        canvas.write(x + 3 + place as i16, y, ink(colour), initial(colour));
    }
}
