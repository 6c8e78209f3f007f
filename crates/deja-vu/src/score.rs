//! Points: tokens, values, public cards, links and the best use of fragments.

use table::{Game, Part, Phrase, Points, Seat, SeatTally, Tally};

use crate::bits::Colour;
use crate::card::{Card, CardSet, NUMBERS, Numbers};
use crate::components::{DejaVu, Design, Scores};
use crate::fragment::{FragmentColour, FragmentSet, Pips};
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
pub(crate) struct Offers {
    /// For each fragment of the longest run of each colour.
    pub run: [i32; FragmentColour::COUNT],
    pub set: i32,
    pub each: i32,
}

/// What each fragment counts for, so that all together bring the most; those in none of these count one by one.
pub(crate) struct Assignment {
    pub offers: Offers,
    /// The pips of which one fragment of each colour makes a set.
    pub sets: Pips,
    /// The run of each colour.
    pub runs: [Pips; FragmentColour::COUNT],
}

impl Offers {
    fn add(&mut self, design: &Design) {
        match design.scores {
            None | Some(Scores::Cards(_)) => {}
            Some(Scores::Run { fragment, each }) => {
                let offer = &mut self.run[fragment.index()];
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
                    let cards = Numbers::of(player.long, card.colour()).len();
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
        let before = Numbers::of(player.long, colour);
        let links = before.with(card.number()).links() - before.links();
        let mut gain = i32::from(design.value) + links as i32 * i32::from(self.link_points);
        let steps = |card: Card, cards: usize| match self.design(card).scores {
            Some(Scores::Cards(steps)) => i32::from(steps[cards.clamp(1, 5) - 1]),
            _ => 0,
        };
        let cards = before.len();
        for there in player.long.and(Self::counting(colour)).iter() {
            gain += steps(there, cards + 1) - steps(there, cards);
        }
        gain += steps(card, cards + 1);
        let fragments = !matches!(design.scores, None | Some(Scores::Cards(_)));
        if fragments && !player.fragments.is_empty() {
            let mut offers = self.offers(player.long);
            let before = best_assignment(player.fragments, &offers);
            offers.add(design);
            gain += best_assignment(player.fragments, &offers) - before;
        }
        gain
    }

    /// The points that these fragments would bring with a player's cards, best assigned.
    pub fn fragment_points(&self, player: &Player, fragments: FragmentSet) -> i32 {
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

    /// What each fragment of a player counts for.
    pub(crate) fn assignment(&self, player: &Player) -> Assignment {
        let offers = self.offers(player.long);
        let pips = FragmentColour::ALL.map(|colour| Pips::of(player.fragments, colour));
        let choices = possible_sets(pips, &offers).choices();
        let best = choices.max_by_key(|&used| points_with(used, pips, &offers));
        let sets = best.unwrap_or_default();
        let pays = |colour: FragmentColour| offers.run[colour.index()] > offers.each;
        let runs = FragmentColour::ALL.map(|colour| {
            let left = pips[colour.index()].minus(sets);
            if pays(colour) {
                left.run()
            } else {
                Pips::default()
            }
        });
        Assignment { offers, sets, runs }
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
    all.map(|colour| Numbers::of(cards, colour).links() as i32)
        .sum()
}

/// The most points that fragments can bring, each given to one card or none.
///
/// Which pips go into sets is tried in full; of the rest each colour's longest run goes to its run
/// card as far as that pays more than single fragments do, and everything else to the card that
/// pays for each.
fn best_assignment(fragments: FragmentSet, offers: &Offers) -> i32 {
    let pips = FragmentColour::ALL.map(|colour| Pips::of(fragments, colour));
    let choices = possible_sets(pips, offers).choices();
    let points = choices.map(|used| points_with(used, pips, offers));
    points.max().unwrap_or(0)
}

/// The pips that are there in every colour, if somebody pays for that.
fn possible_sets(pips: [Pips; FragmentColour::COUNT], offers: &Offers) -> Pips {
    match offers.set {
        0 => Pips::default(),
        _ => pips[0].and(pips[1]).and(pips[2]),
    }
}

/// The points with these pips used for sets.
fn points_with(used: Pips, pips: [Pips; FragmentColour::COUNT], offers: &Offers) -> i32 {
    let mut points = used.len() as i32 * offers.set;
    for (pips, &run) in pips.into_iter().zip(&offers.run) {
        let left = pips.minus(used);
        let single = left.len() as i32 * offers.each;
        points += single + (run - offers.each).max(0) * left.longest_run() as i32;
    }
    points
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
            player.fragments = FragmentSet::from_bits(dice.below(1 << 15) as u16);
            for _ in 0..dice.below(12) {
                player
                    .long
                    .insert(Card::from_index(dice.below(42) as usize));
            }
            let now = game.score(&player).total();
            for card in Card::all() {
                let mut with = player;
                with.long.insert(card);
                let then = game.score(&with).total();
                assert_eq!(game.gain(&player, card), then - now, "{}", card.name());
            }
        }
    }
}
