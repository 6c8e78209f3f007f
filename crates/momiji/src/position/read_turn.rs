//! Reading where in a turn a position stands, and whether it can stand there.

use table::counted;

use super::document::{MainDocument, Name, RuleDocument, StageDocument, TurnDocument};
use super::read::Reader;
use crate::landscape::{Letter, a, b, c, d, e, f, g, h, i, j, k, l, m, n};
use crate::leaf::{Leaf, LeafSet};
use crate::objective::Objective;
use crate::turn::{Ending, Main, Placement, Rule, Stage};

impl Reader<'_> {
    pub fn read_turn(&mut self, document: &TurnDocument) {
        let turn = &mut self.state.turn;
        turn.main = match document.main {
            MainDocument::Open => Main::Open,
            MainDocument::Collect => Main::Collect,
            MainDocument::PlayOne => Main::PlayOne,
            MainDocument::PlayMany => Main::PlayMany,
            MainDocument::Activate => Main::Activate,
            MainDocument::Passed => Main::Passed,
        };
        turn.landscape = document.landscape;
        turn.exchanged = document.exchanged;
        turn.harvest = document.harvest;
        match self.read_stage(&document.stage) {
            Some(stage) => self.state.turn.stage = stage,
            None => self.unread = true,
        }
    }

    /// A small number, at most `most`.
    fn small(&mut self, number: i64, most: u8, at: &str) -> Option<u8> {
        let small = u8::try_from(number).ok().filter(|&small| small <= most);
        if small.is_none() {
            let what = format!("{number}; it must be 0 to {most}");
            self.problems.add(format!("turn.stage.{at}"), what);
        }
        small
    }

    fn leaf(&mut self, name: &str, at: &str) -> Option<Leaf> {
        let leaf = Leaf::from_name(name);
        if leaf.is_none() {
            let what = format!("\"{name}\" is not a leaf type");
            self.problems.add(format!("turn.stage.{at}"), what);
            self.unread = true;
        }
        leaf
    }

    fn leaves(&mut self, names: &[Name], at: &str) -> LeafSet {
        names
            .iter()
            .filter_map(|name| self.leaf(name, at))
            .collect()
    }

    fn read_stage(&mut self, document: &StageDocument) -> Option<Stage> {
        Some(match document {
            StageDocument::Draft => Stage::Draft,
            StageDocument::Free => Stage::Free,
            StageDocument::Collect => Stage::Collect,
            StageDocument::Columns { room, taken } => Stage::Columns {
                room: self.small(*room, self.game.limits.two_columns, "room")?,
                taken: *taken,
            },
            StageDocument::Tops { taken } => Stage::Tops {
                taken: self.leaves(taken, "taken"),
            },
            StageDocument::Keep { drawn } => {
                let mut cards = [None; 4];
                if drawn.len() != 4 {
                    let what = format!("{}; four are drawn", counted(drawn.len(), "card"));
                    self.problems.add("turn.stage.drawn", what);
                }
                for (place, name) in cards.iter_mut().zip(drawn) {
                    *place = self.card(name, "turn.stage.drawn");
                }
                cards.sort_unstable();
                Stage::Keep { drawn: cards }
            }
            StageDocument::Lay {
                rule,
                count,
                types,
                skipped,
            } => Stage::Lay(Placement {
                rule: match rule {
                    RuleDocument::Plain => Rule::Plain,
                    RuleDocument::Skip => Rule::Skip,
                    RuleDocument::Four => Rule::Four,
                    RuleDocument::Two => Rule::Two,
                },
                count: self.small(*count, Leaf::COUNT as u8, "count")?,
                types: self.leaves(types, "types"),
                skipped: *skipped,
            }),
            StageDocument::Toll => Stage::Toll,
            StageDocument::Exchange { left, collecting } => Stage::Exchange {
                left: self.small(*left, 2, "left")?,
                collecting: *collecting,
            },
            StageDocument::Arrange { place } => Stage::Arrange {
                place: self.small(*place, Leaf::COUNT as u8, "place")?,
            },
            StageDocument::TakeTop => Stage::TakeTop,
            StageDocument::Retrieve => Stage::Retrieve,
            StageDocument::ActivateOrSwap => Stage::ActivateOrSwap,
            StageDocument::SwapFor { old } => {
                let Some(old) = Objective::from_name(old) else {
                    let what = format!("\"{old}\" is not an objective");
                    self.problems.add("turn.stage.old", what);
                    return None;
                };
                Stage::SwapFor { old }
            }
            StageDocument::TakeColumn => Stage::TakeColumn,
            StageDocument::DiscardForAcorns => Stage::DiscardForAcorns,
            StageDocument::SlideUnder { done } => Stage::SlideUnder {
                done: self.leaves(done, "done"),
            },
            StageDocument::SlideCard { done, under } => Stage::SlideCard {
                done: self.leaves(done, "done"),
                under: self.leaf(under, "under")?,
            },
            StageDocument::Place { card, left, laid } => Stage::Place {
                card: self.card(card, "turn.stage.card")?,
                left: self.small(*left, 3, "left")?,
                laid: self.leaves(laid, "laid"),
            },
            StageDocument::HandLimit => Stage::HandLimit,
            StageDocument::Over => Stage::Over,
        })
    }

    /// What only makes sense once everything else is in order.
    pub fn check_whole(&mut self) {
        let state = &self.state;
        let mut wrong: Vec<(&str, &str)> = Vec::new();
        if state.garden.is_empty() && !state.deck.is_empty() {
            wrong.push(("garden", "it is never left empty while the deck has cards"));
        }
        let own = state.own();
        let turn = &state.turn;
        if turn.landscape && own.landscapes().all(|card| !card.used) {
            wrong.push(("turn.landscape", "no landscape of this player is used"));
        }
        let played = matches!(turn.main, Main::PlayOne | Main::PlayMany);
        if played && own.row().is_empty() {
            wrong.push(("turn.main", "cards were laid, but there is no pile"));
        }
        if turn.main == Main::PlayMany && !turn.harvest {
            wrong.push((
                "turn.harvest",
                "cards of several types were laid, so the harvest is due",
            ));
        }
        if turn.main == Main::PlayMany && own.row().len() < 2 {
            wrong.push((
                "turn.main",
                "cards of several types were laid, but there is one pile",
            ));
        }
        let by = [Letter::E, Letter::N].map(|letter| state.is_using(letter));
        let several = turn.main == Main::PlayMany || by.contains(&true);
        if turn.harvest && !(several && own.row().len() >= 2) {
            wrong.push((
                "turn.harvest",
                "nothing in this turn laid cards of several types",
            ));
        }
        if state.is_solo() && state.garden.is_empty() && state.ending == Ending::Open {
            wrong.push((
                "ending",
                "an empty garden says that a reveal fell short, so the end is triggered",
            ));
        }
        if turn.main == Main::Activate && own.objectives.is_empty() {
            wrong.push((
                "turn.main",
                "an objective was activated, but this player has none",
            ));
        }
        if !self.stage_fits() {
            wrong.push((
                "turn.stage",
                "the rest of the position does not lead to this stage",
            ));
        } else if turn.stage != Stage::Over && self.game.legal_moves(state).is_empty() {
            wrong.push(("turn.stage", "nothing could be done here"));
        }
        for (at, what) in wrong {
            self.problems.add(at, what);
        }
    }

    /// Whether the game can really be waiting for what the stage asks.
    fn stage_fits(&self) -> bool {
        let (game, state) = (self.game, &self.state);
        let (own, main) = (state.own(), state.turn.main);
        let hand = own.hand.len();
        let open = main == Main::Open;
        let played = matches!(main, Main::PlayOne | Main::PlayMany);
        match state.turn.stage {
            Stage::Draft => {
                open && !state.turn.landscape && !state.turn.exchanged && !state.is_solo()
            }
            Stage::Free => true,
            Stage::Collect => open && !state.is_solo() && !state.garden.is_empty(),
            Stage::Columns { room, taken } => b::fits(game, state, room, taken),
            Stage::Tops { taken } => k::fits(state, taken),
            Stage::Keep { .. } => d::fits(state),
            Stage::Lay(placement) => self.placement_fits(&placement),
            Stage::Toll => state.is_solo() && played && hand > 0,
            Stage::Exchange { left, collecting } => {
                let collect = open && !state.is_solo() && !state.garden.is_empty();
                let cards = left > 0 && hand >= usize::from(left);
                state.turn.exchanged && cards && (!collecting || collect)
            }
            Stage::Arrange { place } => c::fits(state, place),
            Stage::TakeTop => f::fits(state),
            Stage::Retrieve => g::fits(state),
            Stage::ActivateOrSwap => h::fits(state, None),
            Stage::SwapFor { old } => h::fits(state, Some(old)),
            Stage::TakeColumn => i::fits(state),
            Stage::DiscardForAcorns => l::fits(state),
            Stage::SlideUnder { done } => m::fits(game, state, done, None),
            Stage::SlideCard { done, under } => m::fits(game, state, done, Some(under)),
            Stage::Place { card, laid, .. } => n::fits(game, state, card, laid),
            Stage::HandLimit => !open && hand > usize::from(game.limits.hand),
            Stage::Over => !open,
        }
    }

    fn placement_fits(&self, placement: &Placement) -> bool {
        let (game, state, own) = (self.game, &self.state, self.state.own());
        let (count, types) = (usize::from(placement.count), placement.types.len());
        let rule = match placement.rule {
            Rule::Plain => {
                let shape = count == types || (count == 2 && types == 1);
                state.turn.main == Main::Open && count > 0 && shape
            }
            Rule::Skip => a::fits(state, placement),
            Rule::Four => j::fits(state, placement),
            Rule::Two => e::fits(state, placement),
        };
        let skip = !placement.skipped || (placement.rule == Rule::Skip && count > 0);
        let piles = placement.types.minus(own.pile_types()).is_empty();
        rule && skip
            && piles
            && game.left_traces(own, placement)
            && game.is_under_way(own, placement)
    }
}
