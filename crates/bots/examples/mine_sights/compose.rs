//! Last turns of Momiji alone, composed at random: casual bots never come near to winning a scenario.

use momiji::{Momiji, Scenario, State};
use serde_json::{Map, Value, json};
use table::{Chance, Documents, Game, GameBox, Request};

/// A last turn of a scenario with grown piles, some tokens, and a hand that may still change the
/// result. The game itself checks that the position can be. Nothing if this draw can't.
pub fn last_turn_alone(game: &Momiji, request: &Request, luck: &mut impl Chance) -> Option<State> {
    let options = game.options(request).ok()?;
    let mut document = game.position(&game.setup(&options, luck));
    let scenario = game
        .scenarios()
        .find(|scenario| document["scenario"] == scenario.id.as_str())?;
    let mut cards = all_cards(&document);
    shuffle(&mut cards, luck);
    let piles = piles(scenario, &mut cards, luck);
    let hand = cards.split_off(cards.len().saturating_sub(2 + luck.below(6) as usize));
    let (mut own, mut open) = (Vec::new(), Vec::new());
    for token in &scenario.tokens {
        let name = token.objective.to_string();
        if luck.below(3) > 0 {
            own.push(name);
        } else {
            open.push(name);
        }
    }
    document["seats"][0]["hand"] = json!(hand);
    document["seats"][0]["piles"] = json!(piles);
    document["seats"][0]["acorns"] = json!(luck.below(12));
    document["seats"][0]["objectives"] = json!(own);
    document["objectives"] = json!(open);
    document["garden"] = garden(&mut cards);
    document["discard"] = json!(cards);
    document["deck"] = json!([]);
    document["ending"] = json!({ "turns": 1 });
    game.read_position(&document).ok()
}

/// The names of all cards in the game.
fn all_cards(document: &Value) -> Vec<String> {
    let garden = document["garden"].as_object().into_iter().flatten();
    let columns = garden.map(|(_, column)| column);
    let lists = columns.chain([&document["seats"][0]["hand"], &document["deck"]]);
    let cards = lists.filter_map(Value::as_array).flatten();
    cards.filter_map(Value::as_str).map(str::to_owned).collect()
}

fn shuffle<T>(list: &mut [T], luck: &mut impl Chance) {
    for place in (1..list.len()).rev() {
        list.swap(place, luck.below(place as u32 + 1) as usize);
    }
}

/// A pile for each type, in any order.
fn piles(scenario: &Scenario, cards: &mut Vec<String>, luck: &mut impl Chance) -> Vec<Value> {
    let mut types: Vec<&str> = scenario.types.iter().map(|leaf| leaf.name()).collect();
    shuffle(&mut types, luck);
    let mut pile = |leaf: &str| {
        let mut laid = Vec::new();
        let top = 1 + luck.below(3);
        for number in 0..=top {
            let most = if number == 3 { 1 } else { 1 + luck.below(2) };
            for _ in 0..most {
                let start = format!("{leaf}-{number}");
                let found = cards.iter().position(|card| card.starts_with(&start));
                laid.extend(found.map(|place| cards.remove(place)));
            }
        }
        json!({ "leaf": leaf, "laid": laid, "torii": top == 3 })
    };
    types.into_iter().map(&mut pile).collect()
}

/// What the last reveal could still show: two cards.
fn garden(cards: &mut Vec<String>) -> Value {
    let mut columns = Map::new();
    for card in cards.split_off(cards.len() - 2) {
        let leaf = card.split('-').next().unwrap_or_default().to_owned();
        let column = columns.entry(leaf).or_insert_with(|| json!([]));
        column.as_array_mut().expect("a list").push(json!(card));
    }
    Value::Object(columns)
}
