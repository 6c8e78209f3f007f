//! Reading a component file, and explaining every mistake in it.

use table::{Problems, counted, digest, parse_json, read_document};

use super::document::{Document, LeafDocument, Need, Price, ScenarioDocument, TokenDocument};
use super::{Momiji, Scenario, Token};
use crate::area::LANDSCAPES;
use crate::card::PER_LEAF;
use crate::garden::Column;
use crate::landscape::{LandscapeStack, Letter};
use crate::leaf::{Leaf, LeafSet};
use crate::leaves::{Acorns, Face, Leaves};
use crate::objective::Objective;

/// The booklet says how many cards of each number a type has.
const OF_NUMBER: [i64; 4] = [5, 4, 3, 2];

pub(super) fn open(text: &str) -> Result<Momiji, Problems> {
    let document: Document = read_document(&parse_json(text)?)?;
    let mut problems = Problems::new();
    if document.game != "momiji" {
        let what = format!(
            "this is a file for \"{}\", not for \"momiji\"",
            document.game
        );
        problems.add("game", what);
    }
    let leaves = read_leaves(&document.leaves, &mut problems);
    let stack = read_landscapes(&document, &mut problems);
    let (starter_sets, draft) = read_starters(&document, stack, &mut problems);
    check_numbers(&document, &mut problems);
    let scenarios = document.scenarios.iter().enumerate();
    let scenarios: Vec<Scenario> = scenarios
        .filter_map(|(index, scenario)| {
            read_scenario(
                scenario,
                &stack,
                &format!("scenarios[{index}]"),
                &mut problems,
            )
        })
        .collect();
    for (index, scenario) in scenarios.iter().enumerate() {
        if scenarios[..index]
            .iter()
            .any(|other| other.id == scenario.id)
        {
            problems.add(
                "scenarios",
                format!("\"{}\" stands there twice", scenario.id),
            );
        }
    }
    problems.or(Momiji {
        leaves,
        setup: document.setup,
        limits: document.limits,
        acorns: document.acorns,
        scores: document.scores,
        starter_sets,
        landscapes: stack,
        draft,
        scenarios,
        digest: digest(&squeezed(text)),
    })
}

/// The text without white space, so that the fingerprint does not depend on the layout.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}

fn read_leaves(documents: &[LeafDocument], problems: &mut Problems) -> Leaves {
    let blank = Face {
        number: 0,
        acorns: Acorns::None,
    };
    let mut faces = [[blank; PER_LEAF]; Leaf::COUNT];
    let mut seen = LeafSet::EMPTY;
    for (index, document) in documents.iter().enumerate() {
        let at = format!("leaves[{index}]");
        let Some(leaf) = Leaf::from_name(&document.leaf) else {
            problems.add(
                at,
                format!("\"{}\" is not one of the six types", document.leaf),
            );
            continue;
        };
        if seen.contains(leaf) {
            problems.add(at, format!("{leaf} stands there twice"));
            continue;
        }
        seen.insert(leaf);
        let group = if Leaf::WARM.contains(leaf) {
            "warm"
        } else {
            "cool"
        };
        if document.group != group {
            problems.add(format!("{at}.group"), format!("{leaf} is {group}"));
        }
        read_faces(document, leaf, &at, &mut faces[leaf.index()], problems);
    }
    for leaf in LeafSet::ALL.minus(seen).iter() {
        problems.add("leaves", format!("{leaf} is missing"));
    }
    Leaves::new(faces)
}

fn read_faces(
    document: &LeafDocument,
    leaf: Leaf,
    at: &str,
    faces: &mut [Face; PER_LEAF],
    problems: &mut Problems,
) {
    let mut of_number = [0; 4];
    let mut next = faces.iter_mut();
    for (index, card) in document.cards.iter().enumerate() {
        let at = format!("{at}.cards[{index}]");
        let number = usize::try_from(card.number)
            .ok()
            .filter(|&number| number < 4);
        let Some(number) = number else {
            problems.add(
                at,
                format!("the number is {}, but cards go from 0 to 3", card.number),
            );
            continue;
        };
        if !(1..=PER_LEAF as i64).contains(&card.copies) {
            let what = format!("{} copies; a card has 1 to {PER_LEAF}", card.copies);
            problems.add(at, what);
            continue;
        }
        if number > 1 && card.acorns != Acorns::None {
            problems.add(at, "only zeros and ones show acorns");
        }
        of_number[number] += card.copies;
        for _ in 0..card.copies {
            if let Some(face) = next.next() {
                *face = Face {
                    number: number as u8,
                    acorns: card.acorns,
                };
            }
        }
    }
    for (number, (&there, &printed)) in of_number.iter().zip(&OF_NUMBER).enumerate() {
        if there != printed {
            let what =
                format!("{leaf} has {there} cards with a {number}, but {printed} are printed");
            problems.add(format!("{at}.cards"), what);
        }
    }
}

fn read_letter(name: &str, at: &str, problems: &mut Problems) -> Option<Letter> {
    let letter = Letter::from_name(name);
    if letter.is_none() {
        problems.add(
            at,
            format!("\"{name}\" is not a landscape: they go from A to N"),
        );
    }
    letter
}

fn read_landscapes(document: &Document, problems: &mut Problems) -> LandscapeStack {
    let mut stack = LandscapeStack::default();
    for (index, landscape) in document.landscapes.iter().enumerate() {
        let at = format!("landscapes[{index}]");
        let Some(letter) = read_letter(&landscape.letter, &at, problems) else {
            continue;
        };
        if stack.copies(letter) > 0 {
            problems.add(at, format!("{letter} stands there twice"));
        } else if !(1..=34).contains(&landscape.copies) {
            problems.add(
                at,
                format!(
                    "{} copies of {letter}; there must be 1 to 34",
                    landscape.copies
                ),
            );
        } else {
            (0..landscape.copies).for_each(|_| stack.add(letter));
        }
    }
    for letter in Letter::ALL {
        if stack.copies(letter) == 0 {
            problems.add("landscapes", format!("{letter} is missing"));
        }
    }
    if stack.len() != 34 {
        problems.add(
            "landscapes",
            format!("{}, but 34 are printed", counted(stack.len(), "card")),
        );
    }
    stack
}

type StarterSets = Vec<[Letter; LANDSCAPES]>;

fn read_starters(
    document: &Document,
    stack: LandscapeStack,
    problems: &mut Problems,
) -> (StarterSets, LandscapeStack) {
    let (mut sets, mut whole, mut draft) = (StarterSets::new(), stack, stack);
    for (index, set) in document.starter_sets.iter().enumerate() {
        let at = format!("starter_sets[{index}]");
        let Some(letters) = read_three(&set.letters, &format!("{at}.letters"), problems) else {
            continue;
        };
        for letter in letters {
            if !whole.remove(letter) {
                problems.add(
                    &at,
                    format!("there are not enough {letter} cards for all starter sets"),
                );
            }
            if set.out_of_draft {
                draft.remove(letter);
            }
        }
        if document.starter_sets[..index]
            .iter()
            .any(|other| other.icon == set.icon)
        {
            problems.add(
                &at,
                format!("the icon \"{}\" marks another set already", set.icon),
            );
        }
        sets.push(letters);
    }
    if sets.len() < 4 {
        problems.add("starter_sets", "four are needed, one for each player");
    }
    let needed = 4 * LANDSCAPES + usize::from(document.setup.open_landscapes);
    if draft.len() < needed {
        let what = format!(
            "what is left for the draft: {}; four players need {needed}",
            counted(draft.len(), "card")
        );
        problems.add("starter_sets", what);
    }
    (sets, draft)
}

fn read_three(names: &[String], at: &str, problems: &mut Problems) -> Option<[Letter; LANDSCAPES]> {
    let letters: Vec<Letter> = names
        .iter()
        .filter_map(|name| read_letter(name, at, problems))
        .collect();
    let three = letters.try_into().ok();
    if three.is_none() {
        problems.add(at, "three landscapes belong here");
    }
    three
}

fn check_numbers(document: &Document, problems: &mut Problems) {
    let (setup, limits) = (&document.setup, &document.limits);
    let mut range = |at: &str, value: u64, low: u64, high: u64| {
        if !(low..=high).contains(&value) {
            problems.add(at, format!("{value}; it must be {low} to {high}"));
        }
    };
    range("setup.hand", setup.hand.into(), 1, 8);
    range("setup.garden", setup.garden.into(), 1, 6);
    range("setup.open_landscapes", setup.open_landscapes.into(), 1, 3);
    // Four players with six types; the token count of two players must be there as well.
    range(
        "setup.types_beyond_players",
        setup.types_beyond_players.into(),
        1,
        2,
    );
    range(
        "setup.objectives_beyond_players",
        setup.objectives_beyond_players.into(),
        0,
        10,
    );
    range(
        "setup.torii_beyond_players",
        setup.torii_beyond_players.into(),
        0,
        20,
    );
    range(
        "setup.acorns_first_player",
        setup.acorns_first_player.into(),
        0,
        99,
    );
    range("setup.acorns_others", setup.acorns_others.into(), 0, 99);
    range("setup.acorns_solo", setup.acorns_solo.into(), 0, 99);
    range("limits.hand", limits.hand.into(), 1, 84);
    range(
        "limits.column",
        limits.column.into(),
        1,
        Column::CAPACITY as u64,
    );
    range(
        "limits.two_columns",
        limits.two_columns.into(),
        1,
        2 * Column::CAPACITY as u64,
    );
    let acorns = &document.acorns;
    for (name, value) in [
        ("reveal", acorns.reveal),
        ("landscape", acorns.landscape),
        ("activate", acorns.activate),
        ("exchange", acorns.exchange),
        ("harvest", acorns.harvest),
        ("landscape_gift", acorns.landscape_gift),
    ] {
        range(&format!("acorns.{name}"), value.into(), 0, 20);
    }
    for (name, value) in [
        ("objective_owner", document.scores.objective_owner),
        ("objective_others", document.scores.objective_others),
    ] {
        if !(0..=100).contains(&value) {
            problems.add(
                format!("scores.{name}"),
                format!("{value}; it must be 0 to 100"),
            );
        }
    }
}

fn read_scenario(
    document: &ScenarioDocument,
    stack: &LandscapeStack,
    at: &str,
    problems: &mut Problems,
) -> Option<Scenario> {
    let mut types = LeafSet::EMPTY;
    for name in &document.types {
        match Leaf::from_name(name) {
            Some(leaf) if types.contains(leaf) => {
                problems.add(format!("{at}.types"), format!("{leaf} stands there twice"));
            }
            Some(leaf) => types.insert(leaf),
            None => problems.add(
                format!("{at}.types"),
                format!("\"{name}\" is not one of the six types"),
            ),
        }
    }
    let deck = types.len() * PER_LEAF;
    let hand = u8::try_from(document.hand).ok();
    let hand = hand.filter(|&hand| hand >= 1 && usize::from(hand) + 4 <= deck);
    if hand.is_none() {
        problems.add(
            format!("{at}.hand"),
            format!("{} cards of a deck of {deck}", document.hand),
        );
    }
    let landscapes = read_three(&document.landscapes, &format!("{at}.landscapes"), problems);
    if let Some(letters) = landscapes {
        let mut left = *stack;
        for letter in letters {
            if !left.remove(letter) {
                problems.add(
                    format!("{at}.landscapes"),
                    format!("it has more {letter} cards than there are"),
                );
            }
        }
    }
    let tokens = document.tokens.iter().enumerate();
    let tokens: Vec<Token> = tokens
        .filter_map(|(index, token)| {
            read_token(token, types, &format!("{at}.tokens[{index}]"), problems)
        })
        .collect();
    for (index, token) in tokens.iter().enumerate() {
        if tokens[..index]
            .iter()
            .any(|other| other.objective == token.objective)
        {
            problems.add(
                format!("{at}.tokens"),
                format!("{} stands there twice", token.objective),
            );
        }
    }
    if document.victory.is_empty() {
        problems.add(
            format!("{at}.victory"),
            "without a condition it could not be lost",
        );
    }
    Some(Scenario {
        id: document.id.clone(),
        name: document.name.clone(),
        level: document.level.clone(),
        types,
        hand: hand?,
        landscapes: landscapes?,
        tokens,
        victory: document.victory.clone(),
    })
}

fn read_token(
    document: &TokenDocument,
    types: LeafSet,
    at: &str,
    problems: &mut Problems,
) -> Option<Token> {
    let Some(objective) = Objective::from_name(&document.objective) else {
        problems.add(
            at,
            format!("\"{}\" is not an objective", document.objective),
        );
        return None;
    };
    let of_type = matches!(objective, Objective::Most(leaf) if types.contains(leaf));
    if !of_type && (document.needs == Need::Pile || document.price == Price::TopOfPile) {
        problems.add(
            at,
            format!("{objective} has no pile of its own in this scenario"),
        );
    }
    Some(Token {
        objective,
        needs: document.needs,
        price: document.price,
    })
}
