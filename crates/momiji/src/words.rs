//! What moves do, what is asked, and what happened: log, browser, terminal and errors take it from here.
//! The texts are in `locales/`, under these names.

use table::{MoveId, Phrase, Seat};

use crate::area::Side;
use crate::card::Card;
use crate::components::Momiji;
use crate::event::Event;
use crate::landscape::{a, b, c, d, f, g, h, i, j, k, l, m, n};
use crate::moves::Move;
use crate::names::{
    acorns, column, landscape, landscape_does, objective as goal, objective_asks, pile_object,
};
use crate::turn::{Main, Rule, Stage};
use crate::view::View;

impl Momiji {
    /// What a move would do, in a sentence.
    pub(crate) fn explain_move(&self, view: &View, id: MoveId) -> Phrase {
        let Some(decision) = Move::from_id(id) else {
            return Phrase::new("nothing");
        };
        let open = &view.open;
        let say = |name: &'static str| Phrase::new(name);
        let card =
            |name: &'static str, card: Card| say(name).phrase("card", self.card_phrase(card));
        match decision {
            Move::Lay(new) if open.own().pile(new.leaf()).is_empty() => {
                card("momiji-do-lay-first", new)
            }
            Move::Lay(new) => {
                let name = if self.leaves.number(new) == 3 {
                    "momiji-do-lay-closes"
                } else {
                    "momiji-do-lay"
                };
                card(name, new).phrase("pile", pile_object(new.leaf()))
            }
            Move::LayLeft(new) => {
                card("momiji-do-lay-left", new).phrase("pile", pile_object(new.leaf()))
            }
            Move::LayRight(new) => {
                card("momiji-do-lay-right", new).phrase("pile", pile_object(new.leaf()))
            }
            Move::Discard(old) => card(why_discard(view), old),
            Move::Retrieve(old) => card("momiji-do-retrieve", old),
            Move::Slide(new) => {
                let under = match open.turn.stage {
                    Stage::SlideCard { under, .. } => pile_object(under),
                    _ => say("nothing"),
                };
                card("momiji-do-slide", new).phrase("pile", under)
            }
            Move::Take(leaf) => say("momiji-do-take").phrase("column", column(leaf)).list(
                "cards",
                open.garden.cards(leaf).map(|card| self.card_phrase(card)),
            ),
            Move::TakeTop(leaf) => {
                let top = open.garden.top(leaf);
                let top = top.map_or_else(|| say("nothing"), |top| self.card_phrase(top));
                say("momiji-do-take-top")
                    .phrase("card", top)
                    .phrase("column", column(leaf))
            }
            Move::Arrange(leaf) => say("momiji-do-arrange").phrase("pile", pile_object(leaf)),
            Move::Under(leaf) => say("momiji-do-under").phrase("pile", pile_object(leaf)),
            Move::Use(letter) => say("momiji-do-use")
                .phrase("landscape", landscape(letter))
                .phrase("does", landscape_does(letter))
                .phrase("price", acorns(self.acorns.landscape)),
            Move::Activate(objective) => {
                let price = self.price(open, objective, open.own().acorns);
                let does = if open.is_solo() {
                    say("momiji-do-activate-token")
                } else {
                    say("momiji-do-activate")
                        .number("points", self.scores.objective_owner)
                        .phrase("asks", objective_asks(objective))
                        .number("others", self.scores.objective_others)
                };
                does.phrase("objective", goal(objective))
                    .phrase("price", acorns(price))
            }
            Move::GiveBack(old) => say("momiji-do-give-back").phrase("objective", goal(old)),
            Move::SwapFor(new) => say("momiji-do-swap-for")
                .phrase("objective", goal(new))
                .phrase("asks", objective_asks(new)),
            Move::Draft(letter) => say("momiji-do-draft")
                .phrase("landscape", landscape(letter))
                .phrase("does", landscape_does(letter)),
            Move::Reveal => say("momiji-do-reveal")
                .phrase("price", acorns(self.acorns.reveal))
                .number("count", self.setup.garden),
            Move::Exchange => {
                say("momiji-do-exchange").phrase("gain", acorns(self.acorns.exchange))
            }
            Move::Done => say(why_done(view)),
            Move::Pass => say("momiji-do-pass"),
            Move::EndTurn => self.explain_end(view),
            Move::PlaceLeft => say("momiji-do-place-left"),
            Move::PlaceRight => say("momiji-do-place-right"),
        }
    }

    fn explain_end(&self, view: &View) -> Phrase {
        let own = view.open.own();
        let harvest = own.connections(&self.leaves) as u16 * self.acorns.harvest;
        if view.open.turn.harvest && harvest > 0 {
            Phrase::new("momiji-do-end-turn-harvest").phrase("gain", acorns(harvest))
        } else {
            Phrase::new("momiji-do-end-turn")
        }
    }

    /// What is asked of whoever must act.
    pub(crate) fn write_prompt(&self, view: &View) -> Phrase {
        let turn = &view.open.turn;
        let ask = match turn.stage {
            Stage::Draft => "momiji-ask-draft",
            Stage::Free if turn.main == Main::Open => "momiji-ask-main",
            Stage::Free => "momiji-ask-options",
            Stage::Collect => "momiji-ask-collect",
            Stage::Columns { taken, .. } => b::asks(taken),
            Stage::Tops { .. } => k::ASKS,
            Stage::Keep { .. } => d::ASKS,
            Stage::Lay(placement) => match placement.rule {
                _ if placement.count > 0 => "momiji-ask-lay-more",
                Rule::Skip => a::ASKS,
                Rule::Four => j::ASKS,
                _ => "momiji-ask-lay",
            },
            Stage::Toll => "momiji-ask-toll",
            Stage::Exchange { left: 2, .. } => "momiji-ask-exchange",
            Stage::Exchange { .. } => "momiji-ask-exchange-more",
            Stage::Arrange { .. } => c::ASKS,
            Stage::TakeTop => f::ASKS,
            Stage::Retrieve => g::ASKS,
            Stage::ActivateOrSwap => h::ASKS,
            Stage::SwapFor { .. } => h::ASKS_OF_SWAP,
            Stage::TakeColumn => i::ASKS,
            Stage::DiscardForAcorns => l::ASKS,
            Stage::SlideUnder { .. } => m::ASKS,
            Stage::SlideCard { .. } => m::ASKS_OF_CARD,
            Stage::Place { card, .. } => {
                return Phrase::new(n::ASKS)
                    .seat("seat", turn.seat)
                    .phrase("card", self.card_phrase(card));
            }
            Stage::HandLimit => "momiji-ask-hand-limit",
            Stage::Over => return Phrase::new("game-over"),
        };
        Phrase::new(ask).seat("seat", turn.seat)
    }

    /// An event in a sentence.
    pub(crate) fn tell_event(&self, event: &Event) -> Phrase {
        let by = |name: &'static str, seat: Seat| Phrase::new(name).seat("seat", seat);
        let of = |name: &'static str, seat: Seat, card: Card| {
            by(name, seat).phrase("card", self.card_phrase(card))
        };
        let plain = |name: &'static str, card: Card| {
            Phrase::new(name).phrase("card", self.card_phrase(card))
        };
        match *event {
            Event::Drafted { seat, letter } => {
                by("momiji-drafted", seat).phrase("landscape", landscape(letter))
            }
            Event::LandscapeOpened { letter } => {
                Phrase::new("momiji-landscape-opened").phrase("landscape", landscape(letter))
            }
            Event::PaidReveal { seat } => by("momiji-paid-reveal", seat),
            Event::Revealed {
                card,
                to_discard: false,
            } => plain("momiji-revealed", card),
            Event::Revealed { card, .. } => plain("momiji-revealed-to-discard", card),
            Event::Cleared { card } => plain("momiji-cleared", card),
            Event::Took { seat, card } => of("momiji-took", seat, card),
            Event::Drew {
                seat,
                card: Some(card),
            } => of("momiji-drew", seat, card),
            Event::Drew { seat, card: None } => by("momiji-drew-hidden", seat),
            Event::ThrewBack { seat, card } => of("momiji-threw-back", seat, card),
            Event::Laid {
                seat,
                card,
                new_pile,
                ..
            } => match new_pile {
                None => of("momiji-laid", seat, card),
                Some(Side::Left) => of("momiji-laid-left", seat, card),
                Some(Side::Right) => of("momiji-laid-right", seat, card),
            },
            Event::Closed { seat, leaf, torii } => {
                let name = if torii {
                    "momiji-closed-with-torii"
                } else {
                    "momiji-closed-without-torii"
                };
                by(name, seat).phrase("pile", pile_object(leaf))
            }
            Event::Discarded { seat, card } => of("momiji-discarded", seat, card),
            Event::Retrieved { seat, card } => of("momiji-retrieved", seat, card),
            Event::Slid { seat, card, under } => {
                of("momiji-slid", seat, card).phrase("pile", pile_object(under))
            }
            Event::Used { seat, letter } => {
                by("momiji-used", seat).phrase("landscape", landscape(letter))
            }
            Event::Gained { seat, acorns: gain } => {
                by("momiji-gained", seat).phrase("gain", acorns(gain))
            }
            Event::Rearranged { seat } => by("momiji-rearranged", seat),
            Event::Activated {
                seat,
                objective,
                price,
            } => by("momiji-activated", seat)
                .phrase("objective", goal(objective))
                .phrase("price", acorns(price)),
            Event::Swapped { seat, old, new } => by("momiji-swapped", seat)
                .phrase("old", goal(old))
                .phrase("new", goal(new)),
            Event::Passed { seat } => by("momiji-passed", seat),
            Event::Harvested { seat, acorns: gain } => {
                by("momiji-harvested", seat).phrase("gain", acorns(gain))
            }
            Event::EndTriggered { seat } => by("momiji-end-triggered", seat),
            Event::TurnEnded { seat } => by("momiji-turn-ended", seat),
            Event::GameOver => Phrase::new("game-over"),
        }
    }
}

fn why_discard(view: &View) -> &'static str {
    match view.open.turn.stage {
        Stage::Keep { .. } => d::DISCARDS,
        Stage::DiscardForAcorns => l::DISCARDS,
        Stage::Exchange { .. } => "momiji-do-discard-exchange",
        Stage::Toll => "momiji-do-discard-toll",
        _ => "momiji-do-discard-hand-limit",
    }
}

fn why_done(view: &View) -> &'static str {
    match view.open.turn.stage {
        Stage::Lay(_) => "momiji-do-done-laying",
        Stage::Columns { .. } => b::DONE,
        Stage::Tops { .. } => k::DONE,
        Stage::Arrange { .. } => c::DONE,
        Stage::SlideUnder { .. } => m::DONE,
        _ => l::DONE,
    }
}
