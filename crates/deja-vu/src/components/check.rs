//! Reading a component file, and explaining every mistake in it.

use table::{Axial, Problems, counted, digest, parse_json, read_document};

use super::document::{Document, MapDocument, ScoresDocument};
use super::{DejaVu, Design, MAX_SLOTS, NamedMap, Scores};
use crate::bits::{Colour, Shape};
use crate::card::{Card, CardSet, Numbers, Power, Slot};
use crate::fragment::FragmentColour;
use crate::map::{TILES, Tile, TileSet};
use crate::player::MAX_SHORT_TERM;

/// The most points that a public card can score for one thing.
const MOST_POINTS: u16 = 1000;

/// A file that contradicts the booklet or itself, or asks for more than the program has room for, is
/// refused. What only our reconstruction says of the lost pictures is a warning: whoever has the
/// printed game knows better.
pub(super) fn open(text: &str) -> Result<DejaVu, Problems> {
    let document: Document = read_document(&parse_json(text)?)?;
    let (mut problems, mut warnings) = (Problems::new(), Problems::new());
    if document.game != "deja-vu" {
        let what = format!(
            "this is a file for \"{}\", not for \"deja-vu\"",
            document.game
        );
        problems.add("game", what);
    }
    if document.bits_per_shape_and_colour != 2 {
        problems.add("bits_per_shape_and_colour", "two of each are printed");
    }
    check_numbers(&document, &mut problems);
    let (designs, with_power) = read_cards(&document, &mut problems);
    check_powers(&document, &with_power, &mut problems, &mut warnings);
    let mut maps: Vec<NamedMap> = Vec::new();
    for map in &document.maps {
        if maps.iter().any(|other| other.name == map.id)
            || ["quick", "build"].contains(&map.id.as_str())
        {
            problems.add(format!("maps.{}", map.id), "this name is taken");
        }
        maps.extend(read_map(map, &mut problems));
    }
    problems.or(DejaVu {
        designs,
        with_power,
        hive_holes: document.hive_holes.clamp(0, 60) as usize,
        setup: document.setup,
        girl_tile: document.girl_tile,
        grow_cost: document.grow_cost,
        link_points: document.link_points,
        end_at: document.end_at_long_term.clamp(0, 42) as usize,
        maps,
        digest: digest(&text.split_whitespace().collect::<String>()),
        warnings,
    })
}

fn check_numbers(document: &Document, problems: &mut Problems) {
    let (setup, girl) = (&document.setup, &document.girl_tile);
    let mut range = |at: &str, value: i64, low: i64, high: i64| {
        if !(low..=high).contains(&value) {
            problems.add(at, format!("{value}; it must be {low} to {high}"));
        }
    };
    range("hive_holes", document.hive_holes, 1, 60);
    range("end_at_long_term", document.end_at_long_term, 1, 20);
    range("grow_cost", document.grow_cost.into(), 1, 6);
    range("link_points", document.link_points.into(), 0, 20);
    range("setup.bits_on_tile", setup.bits_on_tile.into(), 1, 4);
    range("setup.draw", setup.draw.into(), 1, 6);
    range("setup.keep", setup.keep.into(), 1, setup.draw.into());
    range("setup.speed_long_term", setup.speed_long_term.into(), 1, 4);
    let least = i64::from(setup.keep) + i64::from(setup.speed_long_term);
    range("setup.speed_draw", setup.speed_draw.into(), least, 9);
    range("setup.speed_total", setup.speed_total.into(), 0, 50);
    range("girl_tile.hand", girl.hand.into(), 1, 6);
    range("girl_tile.short_term", girl.short_term.into(), 0, 1);
    range("girl_tile.footprint", girl.footprint.into(), 0, 6);
    range("girl_tile.chest", girl.chest.into(), 0, 6);
    range("girl_tile.white_claim", girl.white_claim.into(), 0, 6);
}

fn read_slots(names: &[String], at: &str, problems: &mut Problems) -> ([Slot; MAX_SLOTS], u8) {
    let mut slots = [Slot::Any; MAX_SLOTS];
    if !(2..=MAX_SLOTS).contains(&names.len()) {
        problems.add(
            at,
            format!(
                "{}; this program has room for 2 to {MAX_SLOTS}",
                counted(names.len(), "slot")
            ),
        );
    }
    for (slot, name) in slots.iter_mut().zip(names) {
        match (name.as_str(), Shape::from_name(name)) {
            ("any", _) => {}
            (_, Some(shape)) => *slot = Slot::Of(shape),
            (_, None) => problems.add(at, format!("\"{name}\" is not a shape")),
        }
    }
    (slots, names.len().min(MAX_SLOTS) as u8)
}

type Cards = ([Design; Card::COUNT], [CardSet; Power::COUNT]);

fn read_cards(document: &Document, problems: &mut Problems) -> Cards {
    let blank = Design {
        slots: [Slot::Any; MAX_SLOTS],
        len: 2,
        value: 0,
        power: None,
        scores: None,
    };
    let mut designs = [blank; Card::COUNT];
    let mut with_power = [CardSet::EMPTY; Power::COUNT];
    let mut met = CardSet::EMPTY;
    let mut take_note = |id: &str, public: bool, problems: &mut Problems| {
        let card = Card::from_name(id).filter(|card| card.is_public() == public);
        match card {
            None => problems.add(id, "there is no such card here; they are called blue-1 to green-6, and white-1 to green-7 in public"),
            Some(card) if met.contains(card) => problems.add(id, "it stands there twice"),
            Some(card) => met.insert(card),
        }
        card
    };
    for entry in &document.regular {
        let Some(card) = take_note(&entry.id, false, problems) else {
            continue;
        };
        let (slots, len) = read_slots(&entry.slots, &entry.id, problems);
        if !(0..=20).contains(&entry.value) {
            problems.add(
                &entry.id,
                format!("a value of {}; it must be 0 to 20", entry.value),
            );
        }
        let (value, power) = (entry.value.clamp(0, 20) as u8, Some(entry.power));
        designs[card.index()] = Design {
            slots,
            len,
            value,
            power,
            scores: None,
        };
        with_power[entry.power as usize].insert(card);
    }
    for entry in &document.public {
        let Some(card) = take_note(&entry.id, true, problems) else {
            continue;
        };
        let (slots, len) = read_slots(&entry.slots, &entry.id, problems);
        let scores = read_scores(&entry.scores, &entry.id, problems);
        designs[card.index()] = Design {
            slots,
            len,
            value: 0,
            power: None,
            scores,
        };
    }
    for card in CardSet::ALL.minus(met).iter() {
        problems.add("", format!("{} is missing", card.name()));
    }
    (designs, with_power)
}

fn check_powers(
    document: &Document,
    with_power: &[CardSet; Power::COUNT],
    problems: &mut Problems,
    warnings: &mut Problems,
) {
    let places = with_power[Power::ShortTerm as usize].len();
    if places + usize::from(document.girl_tile.short_term) > MAX_SHORT_TERM {
        let what = format!(
            "{places} cards widen short-term memory; with that of the girl tile this program has room \
             for {MAX_SHORT_TERM} places"
        );
        problems.add("regular", what);
    }
    for colour in Colour::ALL.into_iter().skip(1) {
        let powers = with_power
            .iter()
            .filter(|&&cards| Numbers::of(cards, colour).len() == 1);
        if powers.count() != Power::COUNT {
            let what = format!("{colour} does not have each power once, as it has with us");
            warnings.add("regular", what);
        }
    }
}

/// Points that a public card can score for one thing.
fn read_points(points: u16, at: &str, problems: &mut Problems) -> u16 {
    if points > MOST_POINTS {
        let what = format!("{points} points; this program has room for {MOST_POINTS}");
        problems.add(at, what);
    }
    points.min(MOST_POINTS)
}

fn read_scores(document: &ScoresDocument, at: &str, problems: &mut Problems) -> Option<Scores> {
    Some(match document {
        ScoresDocument::Set(points) => Scores::Set(read_points(*points, at, problems)),
        ScoresDocument::Each(points) => Scores::Each(read_points(*points, at, problems)),
        ScoresDocument::Cards(steps) => {
            Scores::Cards(steps.map(|points| read_points(points, at, problems)))
        }
        ScoresDocument::Run(run) => {
            let Some(fragment) = FragmentColour::from_name(&run.fragment) else {
                problems.add(
                    at,
                    format!("\"{}\" is not a colour of fragments", run.fragment),
                );
                return None;
            };
            Scores::Run {
                fragment,
                each: read_points(run.each, at, problems),
            }
        }
    })
}

fn read_map(document: &MapDocument, problems: &mut Problems) -> Option<NamedMap> {
    let at = format!("maps.{}", document.id);
    let places: Vec<Axial> = document.places.iter().copied().map(Axial::from).collect();
    let Ok(places) = <[Axial; TILES]>::try_from(places) else {
        problems.add(
            at,
            format!(
                "{}; a map has {TILES}",
                counted(document.places.len(), "place")
            ),
        );
        return None;
    };
    let mut reached = TileSet::first(1);
    for _ in 0..TILES {
        for (tile, place) in Tile::all().zip(places) {
            if reached
                .iter()
                .any(|near| places[near.index()].touches(place))
            {
                reached.insert(tile);
            }
        }
    }
    for (tile, place) in Tile::all().zip(places) {
        if place.q.unsigned_abs() > 20 || place.r.unsigned_abs() > 20 {
            problems.add(&at, format!("{place} is too far out"));
        }
        if places[..tile.index()].contains(&place) {
            problems.add(&at, format!("two tiles lie at {place}"));
        }
        if places.iter().filter(|other| place.touches(**other)).count() < 2 {
            problems.add(
                &at,
                format!("the tile at {place} touches fewer than two others"),
            );
        }
        if !reached.contains(tile) {
            problems.add(
                &at,
                format!("the tile at {place} is not connected with the first"),
            );
        }
    }
    Some(NamedMap {
        name: document.id.clone(),
        places,
    })
}
