//! Points thing by thing: everything that they come from lies open.

use table::{Account, Phrase, Seat, SeatAccount, pieces};

use crate::bits::Colour;
use crate::card::{Card, CardSet, NUMBERS, Numbers};
use crate::components::{DejaVu, Scores};
use crate::fragment::{Fragment, FragmentColour};
use crate::names;
use crate::player::Player;
use crate::score::Assignment;
use crate::view::View;

impl DejaVu {
    /// Tokens, cards, links and what cards pay for fragments.
    pub(crate) fn write_account(&self, view: &View) -> Account {
        let seats = view.seats();
        Account {
            seats: seats
                .map(|seat| self.counted(view.player(seat), seat))
                .collect(),
        }
    }

    fn counted(&self, player: &Player, seat: Seat) -> SeatAccount {
        let mut account = SeatAccount::of(seat, true);
        let tokens = Phrase::new("deja-vu-points-tokens");
        let place = format!("points:{}", seat.number());
        account.add("tokens", tokens, player.tokens.into(), [place]);
        for card in player.long.iter() {
            let value = self.design(card).value;
            if value > 0 {
                let label = Phrase::new("deja-vu-counts-value").phrase("card", names::card(card));
                account.add("values", label, value.into(), pieces("card", [card.name()]));
            }
        }
        self.count_links(player.long, &mut account);
        self.count_cards(player.long, &mut account);
        self.count_fragments(player, &mut account);
        account
    }

    fn count_links(&self, cards: CardSet, account: &mut SeatAccount) {
        for colour in Colour::ALL {
            for number in 1..=NUMBERS {
                // 7 and 1 are neighbours.
                let pair = [number, number % NUMBERS + 1].map(|number| Card::new(colour, number));
                if pair.iter().all(|&card| cards.contains(card)) {
                    let label = Phrase::new("deja-vu-counts-link")
                        .phrase("one", names::card(pair[0]))
                        .phrase("other", names::card(pair[1]));
                    let lit = pieces("card", pair.map(Card::name));
                    account.add("links", label, self.link_points.into(), lit);
                }
            }
        }
    }

    fn count_cards(&self, cards: CardSet, account: &mut SeatAccount) {
        for card in cards.iter() {
            let Some(Scores::Cards(steps)) = self.design(card).scores else {
                continue;
            };
            let count = Numbers::of(cards, card.colour()).len();
            let label = Phrase::new("deja-vu-counts-cards")
                .phrase("card", names::card(card))
                .count("count", count);
            let counted = cards.iter().filter(|other| other.colour() == card.colour());
            let points = steps[count.clamp(1, 5) - 1];
            let lit = pieces("card", counted.map(Card::name));
            account.add("public-cards", label, points.into(), lit);
        }
    }

    /// Each fragment counts once, for the card where all together bring the most.
    fn count_fragments(&self, player: &Player, account: &mut SeatAccount) {
        let Assignment { offers, sets, runs } = self.assignment(player);
        let run = |one: Fragment| runs[one.colour().index()].has(one.pips());
        let in_set = |one: &Fragment| sets.has(one.pips());
        let mut pay = |say: &'static str, scores: Scores, each: i32, lit: Vec<Fragment>, count| {
            let mut cards = player.long.iter();
            let card = cards.find(|&card| self.design(card).scores == Some(scores));
            let Some(card) = card.filter(|_| count > 0) else {
                return;
            };
            let label = Phrase::new(say)
                .phrase("card", names::card(card))
                .count("count", count)
                .number("each", each);
            let lit = pieces("fragment", lit.into_iter().map(Fragment::name));
            let lit = pieces("card", [card.name()]).chain(lit);
            account.add("fragments", label, count as i32 * each, lit);
        };
        let all = || player.fragments.iter();
        let scores = Scores::Set(offers.set as u16);
        let lit = all().filter(in_set).collect();
        pay("deja-vu-counts-sets", scores, offers.set, lit, sets.len());
        for fragment in FragmentColour::ALL {
            let each = offers.run[fragment.index()];
            let scores = Scores::Run {
                fragment,
                each: each as u16,
            };
            let own = all().filter(|&one| one.colour() == fragment && run(one));
            let lit = own.collect();
            let count = runs[fragment.index()].len();
            pay("deja-vu-counts-run", scores, each, lit, count);
        }
        let lit: Vec<_> = all().filter(|one| !in_set(one) && !run(*one)).collect();
        let (scores, count) = (Scores::Each(offers.each as u16), lit.len());
        pay("deja-vu-counts-each", scores, offers.each, lit, count);
    }
}
