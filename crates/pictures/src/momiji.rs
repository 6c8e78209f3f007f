//! Momiji as coloured text.

use momiji::{Acorns, Area, Card, CardSet, Ending, Leaf, Momiji, Stage, View, names};
use table::{Phrase, Seat};

use crate::Drawn;
use crate::picture::{Ink, Picture, Piece};

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

/// Where the words for objectives begin, from their names on.
const ASKED: usize = 13;

/// The column at which what a player has begins.
const OWNED: usize = 11;

/// A line that is still to be put beside another one.
type Line = Vec<(Ink, Piece)>;

fn said(ink: Ink, name: &'static str) -> (Ink, Piece) {
    (ink, Piece::Phrase(Phrase::new(name)))
}

fn written(ink: Ink, text: &str) -> (Ink, Piece) {
    (ink, Piece::Text(text.to_owned()))
}

impl Drawn for Momiji {
    /// Few lines and at most 80 columns as a rule: a whole turn should fit a small terminal.
    fn picture(&self, view: &View) -> Picture {
        let mut picture = Picture::new();
        draw_head(&mut picture, self, view);
        picture.line();
        draw_middle(&mut picture, self, view);
        draw_goal(&mut picture, self, view);
        if view.turn().stage == Stage::Draft {
            draw_draft(&mut picture, view);
        }
        picture.line();
        for seat in Seat::all(view.table().players.into()) {
            draw_area(&mut picture, self, view, seat);
        }
        picture.line().say(Ink::Faint, Phrase::new("momiji-legend"));
        picture
    }
}

fn draw_head(picture: &mut Picture, game: &Momiji, view: &View) {
    let say = |picture: &mut Picture, ink: Ink, phrase: Phrase| {
        picture.text(" · ").say(ink, phrase);
    };
    let counted = |name: &'static str, count: usize| Phrase::new(name).count("count", count);
    picture.line().say(Ink::Bright, Phrase::new("momiji-name"));
    if let Some(scenario) = game.scenario(view.table()) {
        let head = Phrase::new("momiji-scenario")
            .phrase("name", names::scenario(scenario))
            .phrase("level", names::level(scenario));
        say(picture, Ink::Plain, head);
    }
    say(
        picture,
        Ink::Plain,
        counted("momiji-deck", view.deck.into()),
    );
    let discarded = counted("momiji-discard", view.discard().len());
    say(picture, Ink::Plain, discarded);
    if view.table().scenario.is_none() {
        say(
            picture,
            Ink::Plain,
            counted("momiji-torii-left", view.torii().into()),
        );
    }
    match view.ending() {
        Ending::Open => {}
        Ending::Triggered => say(picture, Ink::Bright, Phrase::new("momiji-ending")),
        Ending::Turns(0) => say(picture, Ink::Bright, Phrase::new("momiji-over")),
        Ending::Turns(turns) => {
            say(
                picture,
                Ink::Bright,
                counted("momiji-turns-left", turns.into()),
            );
        }
    }
}

/// The garden, and beside it the objectives.
fn draw_middle(picture: &mut Picture, game: &Momiji, view: &View) {
    let edge = BESIDE.max(view.table().types.len() * WIDTH + 2);
    let mut garden = garden_lines(game, view);
    let mut tokens = token_lines(game, view, edge);
    let height = garden.len().max(tokens.len());
    garden.resize(height, Vec::new());
    tokens.resize(height, Vec::new());
    for (left, right) in garden.into_iter().zip(tokens) {
        picture.line();
        let beside = [(Ink::Plain, Piece::Column(edge))];
        for (ink, piece) in left.into_iter().chain(beside).chain(right) {
            picture.put(ink, piece);
        }
    }
}

fn garden_lines(game: &Momiji, view: &View) -> Vec<Line> {
    let types: Vec<Leaf> = view.table().types.iter().collect();
    let head = vec![
        said(Ink::Bright, "momiji-garden"),
        written(Ink::Faint, " "),
        said(Ink::Faint, "momiji-garden-hint"),
    ];
    let titles = types
        .iter()
        .map(|&leaf| (ink(leaf), Piece::Centred(names::leaf(leaf), WIDTH)));
    let mut lines = vec![head, titles.collect()];
    let columns: Vec<Vec<Card>> = types
        .iter()
        .map(|&leaf| view.garden().cards(leaf).collect())
        .collect();
    let rows = columns.iter().map(Vec::len).max().unwrap_or(0);
    for row in 0..rows {
        let cells = columns.iter().zip(&types).map(|(column, &leaf)| {
            let text = column.get(row).map(|&card| face_text(game, card));
            let text = text.unwrap_or_default();
            written(ink(leaf), &format!("{text:^WIDTH$}"))
        });
        lines.push(cells.collect());
    }
    if rows == 0 {
        lines.push(vec![
            written(Ink::Faint, " "),
            said(Ink::Faint, "momiji-empty"),
        ]);
    }
    lines
}

fn token_lines(game: &Momiji, view: &View, edge: usize) -> Vec<Line> {
    let mut head = vec![said(Ink::Bright, "momiji-objectives")];
    if view.table().scenario.is_none() {
        let price = names::acorns(game.prices().activate);
        let price = Phrase::new("momiji-objectives-price").phrase("price", price);
        head.extend([written(Ink::Faint, " "), (Ink::Faint, Piece::Phrase(price))]);
    }
    let mut lines = vec![head];
    for objective in view.available().iter() {
        let mut line = vec![(Ink::Plain, Piece::Phrase(names::objective(objective)))];
        let scenario = game.scenario(view.table());
        if let Some(token) = scenario.and_then(|scenario| scenario.token(objective)) {
            line.push((Ink::Plain, Piece::Column(edge + ASKED)));
            line.push((Ink::Faint, Piece::Phrase(names::token(token))));
        }
        lines.push(line);
    }
    if view.available().is_empty() {
        lines.push(vec![said(Ink::Faint, "momiji-none-left")]);
    }
    lines
}

/// Alone: what has to be reached.
fn draw_goal(picture: &mut Picture, game: &Momiji, view: &View) {
    if view.table().scenario.is_none() {
        return;
    }
    picture.line();
    picture
        .line()
        .say(Ink::Bright, Phrase::new("momiji-to-win"));
    for condition in game.conditions_seen(view) {
        let (mark, style) = if condition.met {
            ("  ✓ ", Ink::Green)
        } else {
            ("  · ", Ink::Plain)
        };
        let line = picture.line().ink(style, mark);
        line.say(Ink::Plain, condition.label);
    }
}

fn draw_area(picture: &mut Picture, game: &Momiji, view: &View, seat: Seat) {
    let area = view.area(seat);
    let turn = view.turn().stage != Stage::Over && view.turn().seat == seat;
    let mark = if turn { "▶ " } else { "  " };
    picture.line().ink(Ink::Bright, mark);
    picture
        .say(Ink::Bright, view.observer.calls(seat))
        .text("  ");
    picture.say(Ink::Plain, names::acorns(area.acorns()));
    if !view.sees_hand(seat) {
        let held = view.hands[seat.index()].into();
        let held = Phrase::new("momiji-in-hand").count("count", held);
        picture.text(" · ").say(Ink::Plain, held);
    }
    if area.landscapes().next().is_some() {
        let title = Phrase::new("momiji-landscapes");
        picture.text(" · ").say(Ink::Plain, title);
    }
    for card in area.landscapes() {
        picture.text(" ");
        if card.used {
            let used = Phrase::new("momiji-landscape-used");
            picture.say(Ink::Faint, used.text("letter", card.letter.to_string()));
        } else {
            picture.text(card.letter.to_string());
        }
    }
    draw_row(picture, game, area, view.sees_piles());
    if !area.objectives().is_empty() {
        let names = area.objectives().iter().map(names::objective);
        let names = Phrase::new("list-of").list("all", names);
        title(picture, "momiji-owns").say(Ink::Blue, names);
    }
    if view.sees_hand(seat) {
        draw_hand(picture, game, area.hand());
    }
    if let Stage::Keep { drawn } = view.turn().stage
        && turn
        && view.sees_hand(seat)
    {
        title(picture, "momiji-drawn");
        for card in drawn.into_iter().flatten() {
            let style = ink(card.leaf());
            picture.say(style, names::leaf(card.leaf()));
            picture.ink(style, format!(" {}   ", face_text(game, card)));
        }
    }
}

/// The piles from left to right, each with its top.
fn draw_row(picture: &mut Picture, game: &Momiji, area: &Area, open: bool) {
    title(picture, "momiji-piles");
    for &leaf in area.row() {
        let top = area
            .top(leaf)
            .map(|card| face_text(game, card))
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
        let style = ink(leaf);
        picture.ink(style, "[").say(style, names::leaf(leaf));
        picture.ink(style, format!(" {top}{size}{torii}] "));
    }
    if area.row().is_empty() {
        picture.say(Ink::Faint, Phrase::new("momiji-none"));
    }
}

fn draw_hand(picture: &mut Picture, game: &Momiji, hand: CardSet) {
    title(picture, "momiji-hand");
    for leaf in Leaf::ALL {
        let cards = hand.iter(game.leaves());
        let faces: Vec<String> = cards
            .filter(|card| card.leaf() == leaf)
            .map(|card| face_text(game, card))
            .collect();
        if faces.is_empty() {
            continue;
        }
        picture.say(ink(leaf), names::leaf(leaf));
        picture.ink(ink(leaf), format!(" {}   ", faces.join(" ")));
    }
    if hand.is_empty() {
        picture.say(Ink::Faint, Phrase::new("momiji-empty"));
    }
}

/// The number between the acorns of its corners.
fn face_text(game: &Momiji, card: Card) -> String {
    let face = game.leaves().face(card);
    match face.acorns {
        Acorns::None => face.number.to_string(),
        Acorns::Left => format!("•{}", face.number),
        Acorns::Right => format!("{}•", face.number),
        Acorns::Both => format!("•{}•", face.number),
    }
}

/// Begins a line of what a player has.
fn title<'a>(picture: &'a mut Picture, name: &'static str) -> &'a mut Picture {
    let line = picture.line().text("    ");
    line.say(Ink::Plain, Phrase::new(name)).column(OWNED)
}

fn draw_draft(picture: &mut Picture, view: &View) {
    picture.line();
    picture.line().say(Ink::Bright, Phrase::new("momiji-draft"));
    for letter in view.open_landscapes() {
        picture.text(format!("  {letter}"));
    }
}
