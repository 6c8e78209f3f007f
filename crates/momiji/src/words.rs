//! The words for moves, pieces and events: log, terminal and errors all take them from here.

use table::MoveId;

use crate::area::Side;
use crate::card::Card;
use crate::components::{Momiji, Need, Price, Token};
use crate::event::Event;
use crate::landscape::Letter;
use crate::moves::Move;
use crate::objective::Objective;
use crate::state::State;
use crate::turn::{Main, Rule, Stage};
use crate::view::View;

/// What a landscape does, in a sentence.
pub(crate) const fn landscape_words(letter: Letter) -> &'static str {
    match letter {
        Letter::A => {
            "In this Play one card may skip a number: a 2 on a 0, a 3 on a 1, or a new pile started with a 1."
        }
        Letter::B => "Collect one or two whole columns, four cards together at the most.",
        Letter::C => "Put your piles in any order, and gain two acorns.",
        Letter::D => {
            "Instead of collecting a column, look at four cards of the deck: keep three, discard one."
        }
        Letter::E => "After your Collect, lay one or two cards as well.",
        Letter::F => "Take the top card of one column, and gain two acorns.",
        Letter::G => "Take any one card of the discard.",
        Letter::H => {
            "After a Play of one type, activate an objective for the usual price, or swap one of yours for an available one."
        }
        Letter::I => "After your Activate, take a column as well.",
        Letter::J => {
            "In this Play lay up to four cards on one or two piles; more than two cards must go on two."
        }
        Letter::K => "Instead of a column, collect the top card of one, two or three columns.",
        Letter::L => "Discard as many cards as you like for one acorn each, and gain two acorns.",
        Letter::M => {
            "After your Play, slide a hand card under one or two of your open piles: the pile grows, its top stays."
        }
        Letter::N => {
            "Four cards come from the deck: each that fits is laid on your piles, the others go to the garden."
        }
    }
}

/// What an objective asks for, in a phrase.
pub(crate) fn objective_words(objective: Objective) -> String {
    match objective {
        Objective::Most(leaf) => format!("the most {leaf} cards in the play area"),
        Objective::LongestPile => "the most cards in one pile".to_owned(),
        Objective::HighestTops => "the highest sum of the numbers on top of the piles".to_owned(),
        Objective::MostTorii => "the most torii on piles".to_owned(),
        Objective::MostAcorns => "the most acorns in stock".to_owned(),
        Objective::PilesAndLandscapes => "the most piles and unused landscapes together".to_owned(),
        Objective::MostZeros => "the most zeros in the play area".to_owned(),
        Objective::MostWarm => "the most red, orange and yellow cards in the play area".to_owned(),
        Objective::MostCool => "the most green, brown and purple cards in the play area".to_owned(),
        Objective::FewestCards => "the fewest cards in the play area".to_owned(),
        Objective::MostInHand => "the most cards in hand at the end".to_owned(),
    }
}

/// What a token of a scenario costs and asks for, in a phrase.
pub(crate) fn token_words(token: &Token) -> String {
    let price = match token.price {
        Price::Acorns(price) => acorns(price),
        Price::TopOfPile => "costs the number on its pile".to_owned(),
        Price::HalfOfStock => "half your acorns".to_owned(),
    };
    let need = match token.needs {
        // Its price says as much.
        Need::Pile if token.price == Price::TopOfPile => return price,
        Need::Pile => "a pile of its type".to_owned(),
        Need::LongestMiddle => "middle of 3 piles longest".to_owned(),
        Need::ZerosInSight(zeros) => format!("{zeros} zeros in hand or on top"),
        Need::EveryTorii => "torii on each pile".to_owned(),
        Need::Stock(stock) => format!("with {stock} or more"),
    };
    format!("{price}; {need}")
}

impl Momiji {
    /// The token of a scenario for this objective; nothing in a game of several.
    pub(crate) fn token(&self, state: &State, objective: Objective) -> Option<&Token> {
        let scenario = self.scenarios.get(usize::from(state.table.scenario?))?;
        let mut tokens = scenario.tokens.iter();
        tokens.find(|token| token.objective == objective)
    }

    /// What a move would do, in a sentence.
    pub(crate) fn explain_move(&self, view: &View, id: MoveId) -> String {
        let Some(decision) = Move::from_id(id) else {
            return String::new();
        };
        let open = &view.open;
        let name = |card: Card| self.leaves.name(card);
        match decision {
            Move::Lay(card) if open.own().pile(card.leaf()).is_empty() => {
                format!("Start your first pile with {}.", name(card))
            }
            Move::Lay(card) => {
                let closes = if self.leaves.number(card) == 3 {
                    " This closes the pile and takes a torii."
                } else {
                    ""
                };
                format!("Lay {} on your {} pile.{closes}", name(card), card.leaf())
            }
            Move::LayLeft(card) => {
                format!("Start a {} pile at the left end of your row.", card.leaf())
            }
            Move::LayRight(card) => {
                format!("Start a {} pile at the right end of your row.", card.leaf())
            }
            Move::Discard(card) => self.explain_discard(view, card),
            Move::Retrieve(card) => format!("Take {} from the discard into your hand.", name(card)),
            Move::Slide(card) => format!(
                "Slide {} under the pile; it counts as a card, its number does not.",
                name(card)
            ),
            Move::Take(leaf) => {
                let cards: Vec<String> = open.garden.cards(leaf).map(name).collect();
                format!("Take the {leaf} column: {}.", cards.join(", "))
            }
            Move::TakeTop(leaf) => {
                let top = open.garden.top(leaf).map(name).unwrap_or_default();
                format!("Take {top}, the top of the {leaf} column.")
            }
            Move::Arrange(leaf) => format!("Put the {leaf} pile at the next place from the left."),
            Move::Under(leaf) => format!("Slide a card under your {leaf} pile."),
            Move::Use(letter) => format!(
                "{} Costs {}.",
                landscape_words(letter),
                acorns(self.acorns.landscape)
            ),
            Move::Activate(objective) => {
                let price = self.price(open, objective, open.own().acorns);
                let stake = if open.is_solo() {
                    "One token more".to_owned()
                } else {
                    let scores = self.scores;
                    format!(
                        "{} points for {} (others who have: {})",
                        scores.objective_owner,
                        objective_words(objective),
                        scores.objective_others
                    )
                };
                format!("{stake}. Costs {}.", acorns(price))
            }
            Move::GiveBack(objective) => {
                format!("Give back your objective {objective} for another one.")
            }
            Move::SwapFor(objective) => format!(
                "Own this objective instead: {}.",
                objective_words(objective)
            ),
            Move::Draft(letter) => landscape_words(letter).to_owned(),
            Move::Reveal => format!(
                "Pay {} to turn over {} more cards, then collect.",
                acorns(self.acorns.reveal),
                self.setup.garden
            ),
            Move::Exchange => format!(
                "Discard two hand cards and gain {}.",
                acorns(self.acorns.exchange)
            ),
            Move::Done => explain_done(view).to_owned(),
            Move::Pass => "Do no main action: none is possible.".to_owned(),
            Move::EndTurn => self.explain_end(view),
            Move::PlaceLeft => "Start the pile at the left end of your row.".to_owned(),
            Move::PlaceRight => "Start the pile at the right end of your row.".to_owned(),
        }
    }

    fn explain_discard(&self, view: &View, card: Card) -> String {
        let why = match view.open.turn.stage {
            Stage::Keep { .. } => "and keep the other three",
            Stage::DiscardForAcorns => "for one acorn",
            Stage::Exchange { .. } => "for the exchange",
            Stage::Toll => "as every solo Play asks",
            _ => "to come down to the hand limit",
        };
        format!("Discard {} {why}.", self.leaves.name(card))
    }

    fn explain_end(&self, view: &View) -> String {
        let own = view.open.own();
        let harvest = own.connections(&self.leaves) as u16 * self.acorns.harvest;
        if view.open.turn.harvest && harvest > 0 {
            format!("End your turn; the harvest brings {}.", acorns(harvest))
        } else {
            "End your turn.".to_owned()
        }
    }

    /// What is asked of whoever must act.
    pub(crate) fn write_prompt(&self, view: &View) -> String {
        let turn = &view.open.turn;
        let seat = turn.seat.number();
        let ask = match turn.stage {
            Stage::Draft => "choose a landscape",
            Stage::Free if turn.main == Main::Open => "collect, play or activate",
            Stage::Free => "optional actions, or end the turn",
            Stage::Collect => "collect a column",
            Stage::Columns { taken: false, .. } => "take a column",
            Stage::Columns { .. } => "take a second column, or be done",
            Stage::Tops { .. } => "take the top of up to three columns",
            Stage::Keep { .. } => "discard one of the four cards",
            Stage::Lay(placement) => match placement.rule {
                _ if placement.count > 0 => "lay another card, or be done",
                Rule::Skip => "lay cards; one may skip a number",
                Rule::Four => "lay up to four cards on two piles",
                _ => "lay a card",
            },
            Stage::Toll => "discard a card after the Play",
            Stage::Exchange { left: 2, .. } => "discard two cards for an acorn",
            Stage::Exchange { .. } => "discard one more card",
            Stage::Arrange { .. } => "choose the next pile from the left",
            Stage::TakeTop => "take the top of a column",
            Stage::Retrieve => "take a card of the discard",
            Stage::ActivateOrSwap => "activate an objective, or give one back",
            Stage::SwapFor { .. } => "choose the objective to get",
            Stage::TakeColumn => "take a column",
            Stage::DiscardForAcorns => "discard cards for acorns, or be done",
            Stage::SlideUnder { .. } => "choose a pile to slide a card under",
            Stage::SlideCard { .. } => "choose the card to slide",
            Stage::Place { card, .. } => {
                return format!(
                    "Seat {seat}: at which end does {} start its pile?",
                    self.leaves.name(card)
                );
            }
            Stage::HandLimit => "discard down to the hand limit",
            Stage::Over => return "The game is over.".to_owned(),
        };
        format!("Seat {seat}: {ask}.")
    }

    /// An event in a sentence.
    pub(crate) fn tell_event(&self, event: &Event) -> String {
        let name = |card: Card| self.leaves.name(card);
        let who = |seat: table::Seat| format!("Seat {}", seat.number());
        match *event {
            Event::Drafted { seat, letter } => format!("{} drafts landscape {letter}.", who(seat)),
            Event::LandscapeOpened { letter } => format!("Landscape {letter} is turned over."),
            Event::PaidReveal { seat } => format!("{} pays for new cards.", who(seat)),
            Event::Revealed {
                card,
                to_discard: false,
            } => format!("New in the garden: {}.", name(card)),
            Event::Revealed { card, .. } => {
                format!("{} finds its column full and is discarded.", name(card))
            }
            Event::Cleared { card } => format!("Out of the garden: {}.", name(card)),
            Event::Took { seat, card } => format!("{} takes {}.", who(seat), name(card)),
            Event::Drew {
                seat,
                card: Some(card),
            } => format!("{} draws {}.", who(seat), name(card)),
            Event::Drew { seat, card: None } => format!("{} draws a card.", who(seat)),
            Event::ThrewBack { seat, card } => {
                format!("{} discards {} of the cards drawn.", who(seat), name(card))
            }
            Event::Laid {
                seat,
                card,
                new_pile,
                ..
            } => {
                let place = match new_pile {
                    None => "",
                    Some(Side::Left) => " as a new pile on the left",
                    Some(Side::Right) => " as a new pile on the right",
                };
                format!("{} lays {}{place}.", who(seat), name(card))
            }
            Event::Closed {
                seat,
                leaf,
                torii: true,
            } => format!("{}'s {leaf} pile is closed with a torii.", who(seat)),
            Event::Closed { seat, leaf, .. } => {
                format!("{}'s {leaf} pile is closed; no torii is left.", who(seat))
            }
            Event::Discarded { seat, card } => format!("{} discards {}.", who(seat), name(card)),
            Event::Retrieved { seat, card } => {
                format!("{} takes {} from the discard.", who(seat), name(card))
            }
            Event::Slid { seat, card, under } => format!(
                "{} slides {} under the {under} pile.",
                who(seat),
                name(card)
            ),
            Event::Used { seat, letter } => format!("{} uses landscape {letter}.", who(seat)),
            Event::Gained { seat, acorns: n } => format!("{} gains {}.", who(seat), acorns(n)),
            Event::Rearranged { seat } => format!("{} rearranges the piles.", who(seat)),
            Event::Activated {
                seat,
                objective,
                price,
            } => {
                format!(
                    "{} pays {} and activates {objective}.",
                    who(seat),
                    acorns(price)
                )
            }
            Event::Swapped { seat, old, new } => format!("{} swaps {old} for {new}.", who(seat)),
            Event::Passed { seat } => format!("{} passes.", who(seat)),
            Event::Harvested { seat, acorns: n } => {
                format!("{} harvests {}.", who(seat), acorns(n))
            }
            Event::EndTriggered { seat } => format!("{} triggers the end of the game.", who(seat)),
            Event::TurnEnded { seat } => format!("{} ends the turn.", who(seat)),
            Event::GameOver => "The game is over.".to_owned(),
        }
    }
}

fn explain_done(view: &View) -> &'static str {
    match view.open.turn.stage {
        Stage::Lay(_) => "Lay no more cards.",
        Stage::Columns { .. } | Stage::Tops { .. } => "Take no more.",
        Stage::Arrange { .. } => "Leave the other piles in the order they have.",
        Stage::SlideUnder { .. } => "Slide no second card.",
        _ => "Discard no more cards.",
    }
}

/// So many acorns, in words.
pub(crate) fn acorns(number: u16) -> String {
    match number {
        0 => "no acorn".to_owned(),
        1 => "1 acorn".to_owned(),
        _ => format!("{number} acorns"),
    }
}
