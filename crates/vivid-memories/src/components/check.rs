//! Reading a component file, and explaining every mistake in it.

use table::{Axial, Problems, counted, digest, parse_json, read_document};

use super::document::{BoardDocument, Document, HexDocument, SlotDocument};
use super::tiles::read_moments;
use super::{
    BoardPrint, CoreSet, HexPlace, MAX_LINE, PlayerSetup, Print, SlotPlace, VividMemories,
};
use crate::colour::{Colour, Handful};
use crate::hex::{Hex, HexSet, MAX_HEXES};
use crate::slot::{MAX_SLOTS, Slot, SlotSet, Touch};
use crate::tile::TILES;

/// A file that contradicts the booklet or itself, or asks for more than the program has room for, is
/// refused. What only our reconstruction says of the lost pictures is a warning: whoever has the
/// printed game knows better.
pub(super) fn open(text: &str) -> Result<VividMemories, Problems> {
    let document: Document = read_document(&parse_json(text)?)?;
    let (mut problems, mut warnings) = (Problems::new(), Problems::new());
    if document.game != "vivid-memories" {
        let what = format!(
            "this is a file for \"{}\", not for \"vivid-memories\"",
            document.game
        );
        problems.add("game", what);
    }
    let (symbols, per_colour) = read_colours(&document, &mut problems);
    let hexes = read_hexes(&document.hexes, &mut problems);
    let slots = read_slots(&document.slots, &hexes, &mut problems, &mut warnings);
    let sets = read_sets(&document, &slots, &mut problems);
    let boards: Vec<BoardPrint> = document
        .boards
        .iter()
        .map(|board| read_board(board, &slots, &sets, &mut problems, &mut warnings))
        .collect();
    if boards.len() != Print::COUNT {
        problems.add(
            "boards",
            format!("{}, but four are printed", counted(boards.len(), "board")),
        );
    }
    let moments = read_moments(&document.moments, &mut problems, &mut warnings);
    let setups = read_setups(&document, per_colour, &mut problems);
    if !(1..=9).contains(&document.rounds) {
        problems.add("rounds", format!("{}; it must be 1 to 9", document.rounds));
    }
    if document.hex_room != Handful::ROOM as i64 {
        problems.add(
            "hex_room",
            format!("{}; a hex holds three", document.hex_room),
        );
    }
    let deepest = [
        document.aspirations.fragment,
        document.aspirations.core,
        document.aspirations.moment,
    ];
    if deepest.iter().any(|&points| points > 100) {
        problems.add(
            "aspirations",
            "no part of an aspiration scores more than 100",
        );
    }
    problems.or(VividMemories {
        around: super::table_of_neighbours(&hexes),
        all_hexes: HexSet::first(hexes.len()),
        hexes,
        slots,
        sets,
        boards,
        moments,
        takes: crate::line::Takes::new(),
        symbols,
        per_colour,
        rounds: document.rounds as u8,
        setups,
        aspiration: document.aspirations,
        digest: digest(&text.split_whitespace().collect::<String>()),
        warnings,
    })
}

pub(super) fn read_colour(name: &str, at: &str, problems: &mut Problems) -> Option<Colour> {
    let colour = Colour::from_name(name);
    if colour.is_none() {
        problems.add(at, format!("\"{name}\" is not one of the five colours"));
    }
    colour
}

fn read_colours(document: &Document, problems: &mut Problems) -> ([char; Colour::COUNT], u8) {
    let mut symbols = ['\0'; Colour::COUNT];
    for (index, entry) in document.colours.iter().enumerate() {
        let at = format!("colours[{index}]");
        let Some(colour) = read_colour(&entry.colour, &at, problems) else {
            continue;
        };
        if symbols[colour.index()] != '\0' {
            problems.add(&at, format!("{colour} stands there twice"));
        }
        if symbols.contains(&entry.symbol) {
            problems.add(
                &at,
                format!("the symbol {} marks another colour already", entry.symbol),
            );
        }
        if entry.fragments != 25 {
            problems.add(
                &at,
                format!("fragments: {}, but 25 are printed", entry.fragments),
            );
        }
        symbols[colour.index()] = entry.symbol;
    }
    for colour in Colour::ALL {
        if symbols[colour.index()] == '\0' {
            problems.add("colours", format!("{colour} is missing"));
        }
    }
    (symbols, 25)
}

fn read_hexes(documents: &[HexDocument], problems: &mut Problems) -> Vec<HexPlace> {
    if documents.is_empty() || documents.len() > MAX_HEXES {
        problems.add(
            "hexes",
            format!(
                "{} hexes; this program has room for 1 to {MAX_HEXES}",
                documents.len()
            ),
        );
        return Vec::new();
    }
    let mut hexes = Vec::new();
    for (index, document) in documents.iter().enumerate() {
        let at = format!("hexes.{}", document.id);
        let place = Axial::new(document.q, document.r);
        let mut neighbours = HexSet::EMPTY;
        for (other_index, other) in documents.iter().enumerate() {
            let other_place = Axial::new(other.q, other.r);
            if index != other_index && place == other_place {
                problems.add(&at, format!("{} lies at the same place", other.id));
            }
            if index < other_index && document.id.eq_ignore_ascii_case(&other.id) {
                problems.add(&at, "two hexes have this name");
            }
            let near = place.touches(other_place);
            let listed = document.neighbours.contains(&other.id);
            if near != listed {
                let what = if near {
                    "is a neighbour by its place, but not listed"
                } else {
                    "is listed, but no neighbour by its place"
                };
                problems.add(format!("{at}.neighbours"), format!("{} {what}", other.id));
            }
            if near {
                neighbours.insert(Hex::from_index(other_index));
            }
        }
        for name in &document.neighbours {
            if !documents.iter().any(|other| other.id == *name) {
                problems.add(
                    format!("{at}.neighbours"),
                    format!("there is no hex {name}"),
                );
            }
        }
        hexes.push(HexPlace {
            name: document.id.clone(),
            place,
            neighbours,
        });
    }
    hexes
}

fn read_slots(
    documents: &[SlotDocument],
    hexes: &[HexPlace],
    problems: &mut Problems,
    warnings: &mut Problems,
) -> Vec<SlotPlace> {
    if documents.len() > MAX_SLOTS {
        problems.add(
            "slots",
            format!(
                "{} slots; this program has room for {MAX_SLOTS} at the most",
                documents.len()
            ),
        );
        return Vec::new();
    }
    if documents.len() != 15 {
        warnings.add(
            "slots",
            format!("{}; our boards have 15", counted(documents.len(), "slot")),
        );
    }
    let mut slots: Vec<SlotPlace> = Vec::new();
    for document in documents {
        let at = format!("slots.{}", document.id);
        if slots
            .iter()
            .any(|slot| slot.name.eq_ignore_ascii_case(&document.id))
        {
            problems.add(&at, "two slots have this name");
        }
        let place = Axial::new(document.q, document.r);
        let mut touches = [None; Touch::COUNT];
        if document.touches.is_empty() || document.touches.len() > touches.len() {
            problems.add(
                &at,
                format!(
                    "the hexes that it touches are {}; this program has room for one or two",
                    document.touches.len()
                ),
            );
        }
        for (touched, name) in touches.iter_mut().zip(&document.touches) {
            match hexes.iter().position(|hex| hex.name == *name) {
                None => problems.add(&at, format!("there is no hex {name}")),
                Some(index) => {
                    if !hexes[index].place.touches(place) {
                        problems.add(&at, format!("by its place it does not touch {name}"));
                    }
                    *touched = Some(Hex::from_index(index));
                }
            }
        }
        touches.sort_unstable_by_key(|hex| hex.map_or(MAX_HEXES, Hex::index));
        if touches[0] == touches[1] {
            problems.add(&at, "it touches the same hex twice, or none");
        }
        slots.push(SlotPlace {
            name: document.id.clone(),
            place,
            touches,
        });
    }
    slots
}

fn read_sets(document: &Document, slots: &[SlotPlace], problems: &mut Problems) -> Vec<CoreSet> {
    let mut met = SlotSet::EMPTY;
    let mut sets = Vec::new();
    for set in &document.sets {
        let at = format!("sets.{}", set.id);
        let mut own = SlotSet::EMPTY;
        for name in &set.slots {
            let named = |slot: &Slot| slots[slot.index()].name == *name;
            match SlotSet::first(slots.len()).iter().find(named) {
                None => problems.add(&at, format!("there is no slot {name}")),
                Some(slot) if met.or(own).contains(slot) => {
                    problems.add(&at, format!("{name} belongs to a set already"));
                }
                Some(slot) => own.insert(slot),
            }
        }
        met = met.or(own);
        let printed = match own.len() {
            1 => 1,
            2 => 4,
            3 => 18,
            other => {
                problems.add(&at, format!("{other} slots; a set has one, two or three"));
                0
            }
        };
        if printed != 0 && set.points != printed {
            problems.add(
                &at,
                format!(
                    "points: {}, but {printed} are printed for its size",
                    set.points
                ),
            );
        }
        sets.push(CoreSet {
            slots: own,
            points: printed as u16,
        });
    }
    for slot in SlotSet::first(slots.len()).minus(met).iter() {
        let name = &slots[slot.index()].name;
        problems.add("sets", format!("{name} belongs to no set"));
    }
    sets
}

fn read_board(
    document: &BoardDocument,
    slots: &[SlotPlace],
    sets: &[CoreSet],
    problems: &mut Problems,
    warnings: &mut Problems,
) -> BoardPrint {
    let at = format!("boards.{}", document.id);
    for name in document.slots.keys() {
        if !slots.iter().any(|slot| slot.name == *name) {
            problems.add(&at, format!("there is no slot {name}"));
        }
    }
    let mut colours = Vec::new();
    let mut of_colour = [SlotSet::EMPTY; Colour::COUNT];
    for (slot, printed) in Slot::all().zip(slots) {
        let name = document.slots.get(&printed.name);
        if name.is_none() {
            problems.add(&at, format!("{} has no colour", printed.name));
        }
        let colour = name
            .and_then(|name| read_colour(name, &at, problems))
            .unwrap_or(Colour::Red);
        colours.push(colour);
        of_colour[colour.index()].insert(slot);
    }
    for colour in Colour::ALL {
        let of_colour = of_colour[colour.index()];
        let number = of_colour.len();
        if number != 3 {
            warnings.add(
                &at,
                format!("{number} of the slots are {colour}; our boards have three"),
            );
        }
        if sets.iter().any(|set| set.slots.and(of_colour).len() > 1) {
            warnings.add(
                &at,
                format!("a set holds {colour} more than once; no set of our boards does"),
            );
        }
    }
    BoardPrint {
        name: document.id.clone(),
        colours,
        of_colour,
    }
}

fn read_setups(document: &Document, per_colour: u8, problems: &mut Problems) -> [PlayerSetup; 3] {
    let mut setups = [PlayerSetup {
        in_bag: 1,
        tiles: 1,
        on_tile: 1,
    }; 3];
    for (index, setup) in setups.iter_mut().enumerate() {
        let players = index as i64 + 2;
        let at = format!("setup for {players} players");
        let mut found = document
            .setup
            .iter()
            .filter(|setup| setup.players == players);
        let Some(numbers) = found.next() else {
            problems.add("setup", format!("{players} players are missing"));
            continue;
        };
        if found.next().is_some() {
            problems.add(&at, "it stands there twice");
        }
        let mut range = |name: &str, value: i64, high: i64| {
            if !(1..=high).contains(&value) {
                problems.add(
                    format!("{at}.{name}"),
                    format!("{value}; it must be 1 to {high}"),
                );
            }
        };
        range("in_bag", numbers.in_bag, per_colour.into());
        range("tiles", numbers.tiles, MAX_LINE as i64);
        range("on_tile", numbers.on_tile, 9);
        if numbers.tiles.saturating_mul(document.rounds.clamp(0, 9)) > TILES as i64 {
            problems.add(&at, format!("{TILES} tiles are not enough for all rounds"));
        }
        *setup = PlayerSetup {
            in_bag: numbers.in_bag as u8,
            tiles: numbers.tiles as u8,
            on_tile: numbers.on_tile as u8,
        };
    }
    for extra in document
        .setup
        .iter()
        .filter(|setup| !(2..=4).contains(&setup.players))
    {
        problems.add(
            "setup",
            format!("the game is not for {} players", extra.players),
        );
    }
    setups
}
