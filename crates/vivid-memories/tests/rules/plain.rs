//! The rules of the Reward phase and of taking a second time, plainly: names and lists from the
//! data file, nothing shared with the engine.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;
use table::{Chance, QuickDice};

use crate::support::{COLOURS, HEXES, data, words};

/// What lies in the hexes that hold something.
pub type Hexes = BTreeMap<String, Vec<String>>;

/// The data file, asked by name.
pub struct Print(Value);

/// A thread: its colour, hexes, and joined slots, filled or not.
#[derive(Debug)]
pub struct PlainThread {
    pub hexes: BTreeSet<String>,
    pub slots: Vec<String>,
}

fn strings(list: &Value) -> Vec<String> {
    words(list).split_whitespace().map(str::to_owned).collect()
}

impl Print {
    pub fn new() -> Print {
        Print(data())
    }

    pub fn entries(&self, list: &str) -> impl Iterator<Item = &Value> {
        self.0[list].as_array().expect("a list").iter()
    }

    pub fn names(&self, list: &str) -> Vec<String> {
        let names = self.entries(list).map(|entry| entry["id"].as_str());
        names.map(|name| name.expect("a name").to_owned()).collect()
    }

    fn entry(&self, list: &str, name: &str) -> &Value {
        let mut entries = self.entries(list);
        entries
            .find(|entry| entry["id"] == name)
            .expect("it is there")
    }

    pub fn near(&self, hex: &str) -> Vec<String> {
        strings(&self.entry("hexes", hex)["neighbours"])
    }

    pub fn touches(&self, slot: &str) -> Vec<String> {
        strings(&self.entry("slots", slot)["touches"])
    }

    pub fn slots_of(&self, set: &str) -> Vec<String> {
        strings(&self.entry("sets", set)["slots"])
    }

    pub fn condition(&self, tile: &str) -> Vec<String> {
        strings(&self.entry("moments", tile)["condition"])
    }

    pub fn slot_colour(&self, board: &str, slot: &str) -> String {
        let colour = self.entry("boards", board)["slots"][slot].as_str();
        colour.expect("a colour").to_owned()
    }

    /// V53: the groups of hexes with a colour that touch two slots of it or more.
    pub fn threads(&self, board: &str, hexes: &Hexes) -> Vec<PlainThread> {
        let mut threads = Vec::new();
        for colour in COLOURS {
            let mut met = BTreeSet::new();
            for hex in HEXES {
                let mut group = BTreeSet::new();
                self.flood(hex, colour, hexes, &mut group);
                if group.is_empty() || !met.is_disjoint(&group) {
                    continue;
                }
                met.extend(group.iter().cloned());
                let slots = self.names("slots").into_iter().filter(|slot| {
                    let near = self.touches(slot);
                    self.slot_colour(board, slot) == colour
                        && near.iter().any(|hex| group.contains(hex))
                });
                let slots: Vec<String> = slots.collect();
                if slots.len() >= 2 {
                    let hexes = group;
                    threads.push(PlainThread { hexes, slots });
                }
            }
        }
        threads
    }

    fn flood(&self, hex: &str, colour: &str, hexes: &Hexes, group: &mut BTreeSet<String>) {
        let holds = hexes.get(hex).is_some_and(|there| has(there, colour));
        if holds && group.insert(hex.to_owned()) {
            for next in self.near(hex) {
                self.flood(&next, colour, hexes, group);
            }
        }
    }

    /// V49: what a flipped tile scores.
    pub fn moment(&self, tile: &str, hexes: &Hexes) -> usize {
        let wanted = sorted(&self.condition(tile));
        let each = if wanted.len() == 2 { 4 } else { 6 };
        let fit = hexes.values().filter(|there| sorted(there) == wanted);
        each * fit.count()
    }

    /// V57: what complete sets score.
    pub fn cores(&self, filled: &[String]) -> usize {
        let sets = self.names("sets").into_iter().map(|set| {
            let slots = self.slots_of(&set);
            let complete = slots.iter().all(|slot| filled.contains(slot));
            if complete {
                [0, 1, 4, 18][slots.len()]
            } else {
                0
            }
        });
        sets.sum()
    }

    /// V58: what an aspiration scores.
    pub fn aspiration(
        &self,
        colour: &str,
        board: &str,
        (hexes, filled, precious): (&Hexes, &[String], &[String]),
    ) -> usize {
        let loose = hexes.values().flatten().filter(|there| *there == colour);
        let cores = filled
            .iter()
            .filter(|slot| self.slot_colour(board, slot) == colour);
        let moments = precious
            .iter()
            .filter(|tile| has(&self.condition(tile), colour));
        loose.count() + 2 * cores.count() + 5 * moments.count()
    }
}

pub fn has(fragments: &[String], colour: &str) -> bool {
    fragments.iter().any(|there| there == colour)
}

pub fn sorted(fragments: &[String]) -> Vec<String> {
    let mut fragments = fragments.to_vec();
    fragments.sort();
    fragments
}

/// 25 fragments of each colour in random order.
pub fn pool(dice: &mut QuickDice) -> Vec<String> {
    let mut pool: Vec<String> = Vec::new();
    for colour in COLOURS {
        pool.extend(vec![colour.to_owned(); 25]);
    }
    shuffle(&mut pool, dice);
    pool
}

pub fn shuffle<T>(items: &mut [T], dice: &mut QuickDice) {
    for place in (1..items.len()).rev() {
        items.swap(place, dice.below(place as u32 + 1) as usize);
    }
}

pub fn pick<'a, T>(items: &'a [T], dice: &mut QuickDice) -> &'a T {
    &items[dice.below(items.len() as u32) as usize]
}

/// A list in a document, as names.
pub fn names(list: &Value) -> Vec<String> {
    strings(list)
}

/// The hexes of a seat document.
pub fn read_hexes(seat: &Value) -> Hexes {
    let hexes = seat["hexes"].as_object().expect("hexes");
    hexes
        .iter()
        .map(|(name, there)| (name.clone(), strings(there)))
        .collect()
}
