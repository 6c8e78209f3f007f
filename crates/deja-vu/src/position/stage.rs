//! Reading what is asked now.

use super::document::StageDocument;
use super::read::Reader;
use crate::map::TileSet;
use crate::state::Stage;

impl Reader<'_> {
    fn tiles(&mut self, names: &[String]) -> TileSet {
        names
            .iter()
            .filter_map(|name| self.tile(name, "stage"))
            .collect()
    }

    fn small(&mut self, number: i64, most: i64) -> Option<u8> {
        if !(1..=most).contains(&number) {
            self.problems
                .add("stage.left", format!("{number}; it must be 1 to {most}"));
            return None;
        }
        Some(number as u8)
    }

    pub fn read_stage(&mut self, document: &StageDocument) -> Option<Stage> {
        Some(match document {
            StageDocument::Build { second } => Stage::Build { second: *second },
            StageDocument::Opening => Stage::Opening,
            StageDocument::Begin => Stage::Begin,
            StageDocument::Sow { bits, visited, at } => Stage::Sow {
                bits: self.heap(bits, "stage.bits"),
                visited: self.tiles(visited),
                at: self.tile(at, "stage.at")?,
            },
            StageDocument::Claim { at, left } => Stage::Claim {
                at: self.tile(at, "stage.at")?,
                left: self.small(*left, 10)?,
            },
            StageDocument::Act => Stage::Act,
            StageDocument::Cover {
                card,
                bits,
                source,
                laid,
            } => Stage::Cover {
                work: self.unfinished(card, bits, "stage")?,
                source: *source,
                laid: *laid,
            },
            StageDocument::Grow { left } => Stage::Grow {
                left: self.small(*left, self.game.grow_cost.into())?,
            },
            StageDocument::Save => Stage::Save,
            StageDocument::PlantLate => Stage::PlantLate,
            StageDocument::Replenish { choice, named } => Stage::Replenish {
                choice: self.tiles(choice),
                named: self.tiles(named),
            },
            StageDocument::Discard => Stage::Discard,
            StageDocument::Over => Stage::Over,
        })
    }
}
