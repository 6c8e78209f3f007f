//! Reading the moment tiles of a component file.

use table::{Problems, counted};

use super::check::read_colour;
use super::document::{ActionDocument, MomentDocument};
use crate::colour::{Colour, Handful};
use crate::tile::{Moment, TILES, Tile, TileAction};

pub(super) fn read_moments(
    documents: &[MomentDocument],
    problems: &mut Problems,
    warnings: &mut Problems,
) -> [Moment; TILES] {
    let blank = Moment {
        condition: Handful::EMPTY,
        points: 0,
        action: TileAction::Add(Colour::Red),
    };
    let mut moments = [blank; TILES];
    if documents.len() != TILES {
        problems.add(
            "moments",
            format!(
                "{}, but {TILES} are printed",
                counted(documents.len(), "tile")
            ),
        );
    }
    for (tile, document) in Tile::all().zip(documents) {
        let (name, moment) = (tile.name(), &mut moments[tile.index()]);
        let at = format!("moments.{}", document.id);
        if document.id != name {
            problems.add(&at, format!("tiles are named in order: this one is {name}"));
        }
        let condition: Vec<Colour> = document
            .condition
            .iter()
            .filter_map(|name| read_colour(name, &at, problems))
            .collect();
        let printed = match condition.len() {
            2 => 4,
            3 => 6,
            other => {
                problems.add(
                    &at,
                    format!(
                        "a condition of {}; it has two or three",
                        counted(other, "fragment")
                    ),
                );
                continue;
            }
        };
        if document.points != printed {
            problems.add(
                &at,
                format!(
                    "points: {}, but {printed} are printed for its size",
                    document.points
                ),
            );
        }
        moment.condition = condition.into_iter().collect();
        moment.points = printed as u16;
        if let Some(action) = read_action(&document.action, &at, problems, warnings) {
            moment.action = action;
        }
    }
    moments
}

fn read_action(
    document: &ActionDocument,
    at: &str,
    problems: &mut Problems,
    warnings: &mut Problems,
) -> Option<TileAction> {
    match document {
        ActionDocument::Add(name) => Some(TileAction::Add(read_colour(name, at, problems)?)),
        ActionDocument::Trade(trade) => {
            let give = read_colour(&trade.give, at, problems)?;
            let gain: Vec<Colour> = trade
                .gain
                .iter()
                .filter_map(|name| read_colour(name, at, problems))
                .collect();
            let Ok(gain) = <[Colour; 2]>::try_from(gain) else {
                problems.add(at, "a trade gains two fragments");
                return None;
            };
            if gain[0] == gain[1] || gain.contains(&give) {
                warnings.add(
                    at,
                    "on our tiles the two gained differ from each other and from the one given",
                );
            }
            Some(TileAction::Trade { give, gain })
        }
    }
}
