//! Play: laying cards, closing piles.

use table::{Chance, Sink};

use crate::area::Side;
use crate::card::Card;
use crate::event::Event;
use crate::leaf::Leaf;
use crate::step::UnderWay;
use crate::turn::{Main, Placement, Rule, Stage};

impl<C: Chance, S: Sink<Event>> UnderWay<'_, C, S> {
    /// Lays a hand card; the first one begins a plain Play.
    pub(crate) fn lay(&mut self, card: Card, side: Side) {
        let mut placement = match self.state.turn.stage {
            Stage::Lay(placement) => placement,
            _ => Placement::begin(Rule::Plain),
        };
        placement.count += 1;
        placement.skipped |= self.game.skips(self.state.own(), card);
        placement.types.insert(card.leaf());
        self.state.own_mut().hand.remove(card, &self.game.leaves);
        self.put_on_pile(card, side, true);
        if self.game.can_go_on(self.state.own(), &placement) {
            self.state.turn.stage = Stage::Lay(placement);
        } else {
            self.finish_placement(&placement);
        }
    }

    /// Lays a card, wherever it comes from; a three closes the pile.
    pub(crate) fn put_on_pile(&mut self, card: Card, side: Side, from_hand: bool) {
        let seat = self.state.turn.seat;
        let leaf = card.leaf();
        let new_pile = self.state.own().pile(leaf).is_empty().then_some(side);
        self.state.own_mut().lay(card, side, &self.game.leaves);
        self.events.push(Event::Laid {
            seat,
            card,
            from_hand,
            new_pile,
        });
        if self.game.leaves.number(card) == 3 {
            self.close(leaf);
        }
    }

    fn close(&mut self, leaf: Leaf) {
        let seat = self.state.turn.seat;
        let solo = self.state.is_solo();
        let torii = solo || self.state.torii > 0;
        if torii {
            self.state.own_mut().torii.insert(leaf);
        }
        self.events.push(Event::Closed { seat, leaf, torii });
        if torii && !solo {
            self.state.torii -= 1;
            if self.state.torii == 0 {
                self.trigger_end();
            }
        }
    }

    /// The end of a Play, or of laying by landscape E.
    pub(crate) fn finish_placement(&mut self, placement: &Placement) {
        let several = placement.types.len() >= 2;
        self.state.turn.harvest |= several;
        self.state.turn.stage = Stage::Free;
        if placement.rule == Rule::Two {
            return;
        }
        self.state.turn.main = if several {
            Main::PlayMany
        } else {
            Main::PlayOne
        };
        if self.state.is_solo() && !self.state.own().hand.is_empty() {
            self.state.turn.stage = Stage::Toll;
        }
    }
}
