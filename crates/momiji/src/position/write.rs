//! Writing positions and views.

use serde::Serialize;
use table::Seat;

use super::document::{
    Document, DraftDocument, EndingDocument, MainDocument, Name, PileDocument, RuleDocument,
    SeatDocument, StageDocument, TurnDocument,
};
use crate::area::Area;
use crate::card::{Card, CardSet};
use crate::components::Momiji;
use crate::landscape::Letter;
use crate::leaf::{Leaf, LeafSet};
use crate::state::State;
use crate::turn::{Ending, Main, Rule, Stage, Turn};
use crate::view::View;

impl Momiji {
    /// A whole position as a document.
    pub(crate) fn write_position(&self, state: &State) -> impl Serialize + use<'_> {
        Document {
            deck: Some(self.names(state.deck)),
            ..self.document(state)
        }
    }

    /// A view as a document: the same, with numbers in place of what is hidden.
    pub(crate) fn write_view(&self, view: &View) -> impl Serialize + use<'_> {
        let open = &view.open;
        let mut document = Document {
            observer: Some(view.observer),
            deck_cards: Some(view.deck),
            ..self.document(open)
        };
        for (seat, there) in Seat::all(open.terms.players.into()).zip(&mut document.seats) {
            there.hand_cards = Some(view.hands[seat.index()]);
            if !view.sees_hand(seat) {
                there.hand = None;
            }
            if open.terms.open_piles {
                continue;
            }
            for (&leaf, pile) in open.area(seat).row().iter().zip(&mut there.piles) {
                let top = open.area(seat).top(leaf);
                if !view.sees_piles() {
                    pile.laid = None;
                }
                pile.top = top.map(|card| self.card_name(card));
            }
        }
        document
    }

    fn document(&self, state: &State) -> Document<'_> {
        let terms = &state.terms;
        let drafting = state.turn.stage == Stage::Draft;
        let columns = terms.types.iter();
        let columns = columns.filter(|&leaf| !state.garden.column(leaf).is_empty());
        let names = |cards: &mut dyn Iterator<Item = Card>| {
            cards.map(|card| self.card_name(card)).collect()
        };
        Document {
            game: "momiji".into(),
            players: terms.players.into(),
            scenario: terms
                .scenario
                .map(|index| self.scenarios[index as usize].id.as_str().into()),
            open_piles: Some(terms.open_piles),
            types: leaf_names(terms.types),
            first: terms.first.number() as i64,
            turn: self.turn_document(&state.turn),
            ending: Some(match state.ending {
                Ending::Open => EndingDocument::Open,
                Ending::Triggered => EndingDocument::Triggered,
                Ending::Turns(turns) => EndingDocument::Turns(turns.into()),
            }),
            garden: columns
                .map(|leaf| (leaf.name().into(), names(&mut state.garden.cards(leaf))))
                .collect(),
            torii: Some(state.torii.into()),
            objectives: state
                .available
                .iter()
                .map(|objective| objective.name().into())
                .collect(),
            draft: drafting.then(|| DraftDocument {
                open: state
                    .open_landscapes()
                    .map(|letter| letter.name().into())
                    .collect(),
                stack: Some(stack_names(state)),
            }),
            seats: Seat::all(terms.players.into())
                .map(|seat| self.seat_document(state.area(seat)))
                .collect(),
            discard: self.names(state.discard),
            deck: None,
            chance: None,
            rules: None,
            components: None,
            observer: None,
            deck_cards: None,
        }
    }

    fn card_name(&self, card: Card) -> Name<'_> {
        self.leaves.name(card).into()
    }

    fn names(&self, cards: CardSet) -> Vec<Name<'_>> {
        cards
            .iter(&self.leaves)
            .map(|card| self.card_name(card))
            .collect()
    }

    fn seat_document(&self, area: &Area) -> SeatDocument<'_> {
        let landscapes = area.landscapes().map(|card| {
            if card.used {
                format!("{} used", card.letter).into()
            } else {
                card.letter.name().into()
            }
        });
        SeatDocument {
            hand: Some(self.names(area.hand)),
            hand_cards: None,
            acorns: area.acorns.into(),
            landscapes: landscapes.collect(),
            objectives: area
                .objectives
                .iter()
                .map(|objective| objective.name().into())
                .collect(),
            piles: area
                .row()
                .iter()
                .map(|&leaf| self.pile_document(area, leaf))
                .collect(),
        }
    }

    /// A pile from the bottom to the top. Which of equal numbers came first is not known, so they
    /// stand in a fixed order, but for the top.
    fn pile_document(&self, area: &Area, leaf: Leaf) -> PileDocument<'_> {
        let mut laid = area.laid().within(CardSet::all_of(leaf).bits());
        let top = area.top(leaf).filter(|&top| laid.contains(top));
        if let Some(top) = top {
            laid.remove(top, &self.leaves);
        }
        let mut names = self.names(laid);
        names.extend(top.map(|top| self.card_name(top)));
        let slid = area.slid().filter(|slid| slid.under == leaf);
        PileDocument {
            leaf: leaf.name().into(),
            laid: Some(names),
            top: None,
            slid: slid.map(|slid| self.card_name(slid.card)).collect(),
            torii: area.torii.contains(leaf).then_some(true),
        }
    }

    fn turn_document(&self, turn: &Turn) -> TurnDocument<'_> {
        TurnDocument {
            seat: turn.seat.number() as i64,
            main: match turn.main {
                Main::Open => MainDocument::Open,
                Main::Collect => MainDocument::Collect,
                Main::PlayOne => MainDocument::PlayOne,
                Main::PlayMany => MainDocument::PlayMany,
                Main::Activate => MainDocument::Activate,
                Main::Passed => MainDocument::Passed,
            },
            landscape: turn.landscape,
            exchanged: turn.exchanged,
            harvest: turn.harvest,
            stage: self.stage_document(&turn.stage),
        }
    }

    fn stage_document(&self, stage: &Stage) -> StageDocument<'_> {
        match *stage {
            Stage::Draft => StageDocument::Draft,
            Stage::Free => StageDocument::Free,
            Stage::Collect => StageDocument::Collect,
            Stage::Columns { room, taken } => {
                let room = room.into();
                StageDocument::Columns { room, taken }
            }
            Stage::Tops { taken } => StageDocument::Tops {
                taken: leaf_names(taken),
            },
            Stage::Keep { drawn } => StageDocument::Keep {
                drawn: drawn
                    .into_iter()
                    .flatten()
                    .map(|card| self.card_name(card))
                    .collect(),
            },
            Stage::Lay(placement) => StageDocument::Lay {
                rule: match placement.rule {
                    Rule::Plain => RuleDocument::Plain,
                    Rule::Skip => RuleDocument::Skip,
                    Rule::Four => RuleDocument::Four,
                    Rule::Two => RuleDocument::Two,
                },
                count: placement.count.into(),
                types: leaf_names(placement.types),
                skipped: placement.skipped,
            },
            Stage::Toll => StageDocument::Toll,
            Stage::Exchange { left, collecting } => StageDocument::Exchange {
                left: left.into(),
                collecting,
            },
            Stage::Arrange { place } => StageDocument::Arrange {
                place: place.into(),
            },
            Stage::TakeTop => StageDocument::TakeTop,
            Stage::Retrieve => StageDocument::Retrieve,
            Stage::ActivateOrSwap => StageDocument::ActivateOrSwap,
            Stage::SwapFor { old } => StageDocument::SwapFor {
                old: old.name().into(),
            },
            Stage::TakeColumn => StageDocument::TakeColumn,
            Stage::DiscardForAcorns => StageDocument::DiscardForAcorns,
            Stage::SlideUnder { done } => StageDocument::SlideUnder {
                done: leaf_names(done),
            },
            Stage::SlideCard { done, under } => StageDocument::SlideCard {
                done: leaf_names(done),
                under: under.name().into(),
            },
            Stage::Place { card, left, laid } => StageDocument::Place {
                card: self.card_name(card),
                left: left.into(),
                laid: leaf_names(laid),
            },
            Stage::HandLimit => StageDocument::HandLimit,
            Stage::Over => StageDocument::Over,
        }
    }
}

fn leaf_names(leaves: LeafSet) -> Vec<Name<'static>> {
    leaves.iter().map(|leaf| leaf.name().into()).collect()
}

fn stack_names(state: &State) -> Vec<Name<'static>> {
    let copies = |letter| vec![letter; state.stack.copies(letter)];
    let letters = Letter::ALL.into_iter().flat_map(copies);
    letters.map(|letter| letter.name().into()).collect()
}
