//! Points: tokens, values, public cards, links and the best use of fragments.

use table::{Game, Part, Phrase, Points, Seat, SeatTally, Tally};

use crate::bits::Colour;
use crate::card::{Card, CardSet, NUMBERS};
use crate::components::{DejaVu, Design, PIPS, Scores};
use crate::player::Player;
use crate::state::{Stage, State};

/// Points by their source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[allow(missing_docs)]
pub struct Score {
    pub tokens: i32,
    pub values: i32,
    pub links: i32,
    /// Public cards that count cards.
    pub cards: i32,
    /// Public cards that count fragments.
    pub fragments: i32,
}

impl Score {
    /// All together.
    pub fn total(self) -> i32 {
        self.tokens + self.values + self.links + self.cards + self.fragments
    }
}

/// What the fragment cards of a player offer for fragments.
#[derive(Clone, Copy, Default)]
struct Offers {
    /// For each fragment of the longest run of each colour.
    run: [i32; 3],
    set: i32,
    each: i32,
}

impl Offers {
    fn add(&mut self, design: &Design) {
        match design.scores {
            None | Some(Scores::Cards(_)) => {}
            Some(Scores::Run { fragment, each }) => {
                let offer = &mut self.run[usize::from(fragment)];
                *offer = (*offer).max(each.into());
            }
            Some(Scores::Set(points)) => self.set = self.set.max(points.into()),
            Some(Scores::Each(points)) => self.each = self.each.max(points.into()),
        }
    }
}

impl DejaVu {
    /// The points of a player, as if the game ended now.
    pub fn score(&self, player: &Player) -> Score {
        let mut score = Score {
            tokens: player.tokens.into(),
            links: links(player.long) * i32::from(self.link_points),
            ..Score::default()
        };
        let mut offers = Offers::default();
        for card in player.long.iter() {
            let design = self.design(card);
            score.values += i32::from(design.value);
            match design.scores {
                Some(Scores::Cards(steps)) => {
                    let cards = player.long.numbers(card.colour()).count_ones() as usize;
                    score.cards += i32::from(steps[cards.clamp(1, 5) - 1]);
                }
                _ => offers.add(design),
            }
        }
        score.fragments = best_assignment(player.fragments, &offers);
        score
    }

    /// How many points more a player would have with this card in long-term memory too, its tokens
    /// aside. The same as the difference of two scores, but faster.
    pub fn gain(&self, player: &Player, card: Card) -> i32 {
        if player.long.contains(card) {
            return 0;
        }
        let (design, colour) = (self.design(card), card.colour());
        let before = player.long.numbers(colour);
        let new = 1u8 << (card.number() - 1);
        let links = links_of(before | new) - links_of(before);
        let mut gain = i32::from(design.value) + links * i32::from(self.link_points);
        let steps = |card: Card, cards: u32| match self.design(card).scores {
            Some(Scores::Cards(steps)) => i32::from(steps[cards.clamp(1, 5) as usize - 1]),
            _ => 0,
        };
        let cards = before.count_ones();
        for there in player.long.and(Self::counting(colour)).iter() {
            gain += steps(there, cards + 1) - steps(there, cards);
        }
        gain += steps(card, cards + 1);
        let fragments = !matches!(design.scores, None | Some(Scores::Cards(_)));
        if fragments && player.fragments != 0 {
            let mut offers = self.offers(player.long);
            let before = best_assignment(player.fragments, &offers);
            offers.add(design);
            gain += best_assignment(player.fragments, &offers) - before;
        }
        gain
    }

    /// The points that these fragments would bring with a player's cards, best assigned.
    pub fn fragment_points(&self, player: &Player, fragments: u16) -> i32 {
        best_assignment(fragments, &self.offers(player.long))
    }

    /// The cards of a colour that may count cards: all public ones of it.
    fn counting(colour: Colour) -> CardSet {
        let numbers = (1..=NUMBERS).map(|number| Card::new(colour, number));
        numbers.filter(|card| card.is_public()).collect()
    }

    fn offers(&self, cards: CardSet) -> Offers {
        let mut offers = Offers::default();
        cards.iter().for_each(|card| offers.add(self.design(card)));
        offers
    }

    pub(crate) fn count_points(&self, state: &State) -> Points {
        let mut points = Points::default();
        for seat in state.seats() {
            points[seat.index()] = self.score(state.player(seat)).total();
        }
        points
    }

    pub(crate) fn write_tally(&self, state: &State) -> Tally {
        let ranks = self.ranks(state);
        let seats = state.seats().map(|seat: Seat| {
            let score = self.score(state.player(seat));
            let part = |source: &str, points: i32| {
                let label = Phrase::new(format!("deja-vu-points-{source}"));
                Part::new(source, label, points)
            };
            SeatTally {
                seat: seat.number(),
                rank: ranks[seat.index()],
                total: score.total(),
                parts: vec![
                    part("tokens", score.tokens),
                    part("values", score.values),
                    part("links", score.links),
                    part("public-cards", score.cards),
                    part("fragments", score.fragments),
                ],
                tie_breaks: Vec::new(),
            }
        });
        Tally {
            over: state.stage == Stage::Over,
            seats: seats.collect(),
            challenge: None,
        }
    }
}

/// Pairs of neighbouring numbers of one colour; 7 and 1 are neighbours.
fn links(cards: CardSet) -> i32 {
    let all = Colour::ALL.into_iter();
    all.map(|colour| links_of(cards.numbers(colour))).sum()
}

/// The same of one colour, given as bits of its numbers.
fn links_of(numbers: u8) -> i32 {
    let next = numbers >> 1 | (numbers & 1) << (NUMBERS - 1);
    (numbers & next).count_ones() as i32
}

/// The most points that fragments can bring, each given to one card or none.
///
/// Which pips go into sets is tried in full; of the rest each colour's longest run goes to its run
/// card as far as that pays more than single fragments do, and everything else to the card that
/// pays for each.
fn best_assignment(fragments: u16, offers: &Offers) -> i32 {
    let colour = |index: usize| (fragments >> (PIPS * index)) as u8 & 31;
    let sets = colour(0) & colour(1) & colour(2);
    let mut best = 0;
    // Every subset of the pips of which a set could be made.
    let mut used = if offers.set == 0 { 0 } else { sets };
    loop {
        let mut points = used.count_ones() as i32 * offers.set;
        for (index, &run) in offers.run.iter().enumerate() {
            let left = colour(index) & !used;
            let length = longest_run(left);
            let single = left.count_ones() as i32 * offers.each;
            points += single + (run - offers.each).max(0) * length;
        }
        best = best.max(points);
        if used == 0 {
            return best;
        }
        used = (used - 1) & sets;
    }
}

/// The length of the longest run of pips on the circle 1 to 5.
fn longest_run(pips: u8) -> i32 {
    let mut run = pips & 31;
    let mut length = 0;
    while run != 0 && length < PIPS as i32 {
        length += 1;
        // What is left continues a run for one step more.
        let turned = (run << 1 | run >> (PIPS - 1)) & 31;
        run = turned & pips;
    }
    length
}

#[cfg(test)]
mod tests {
    use table::Chance;

    use super::*;

    #[test]
    fn a_gain_is_the_difference_of_two_scores() {
        let game = DejaVu::standard();
        let mut dice = table::QuickDice::new(1);
        for _ in 0..300 {
            let mut player = Player::EMPTY;
            player.fragments = dice.below(1 << 15) as u16;
            for _ in 0..dice.below(12) {
                player
                    .long
                    .insert(Card::from_index(dice.below(42) as usize));
            }
            let now = game.score(&player).total();
            for card in (0..Card::COUNT).map(Card::from_index) {
                let mut with = player;
                with.long.insert(card);
                let then = game.score(&with).total();
                assert_eq!(game.gain(&player, card), then - now, "{}", card.name());
            }
        }
    }

    #[test]
    fn runs_go_round_the_circle() {
        assert_eq!(longest_run(0), 0);
        assert_eq!(longest_run(0b00001), 1);
        assert_eq!(longest_run(0b10001), 2);
        assert_eq!(longest_run(0b10011), 3);
        assert_eq!(longest_run(0b10101), 2);
        assert_eq!(longest_run(0b11111), 5);
    }
}
