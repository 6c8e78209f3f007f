//! What a net looks at in Momiji, part by part.

use momiji::{Area, Ending, Leaf, Main, Momiji, Objective, ObjectiveSet, Stage, State};
use table::Seat;

use super::growth::{Growth, counts, growth};
use super::scenario::{middle_lead, nearness};
use crate::features::Features;

/// The piles, and what hand and garden could make of them.
pub(super) fn piles(game: &Momiji, state: &State, area: &Area, block: &mut Features<'_>) {
    let leaves = game.leaves();
    let (mut number, mut length) = ([0; 4], [0; 4]);
    let (mut points, mut all) = (0, Growth::default());
    let (mut best_two, mut best_gain, mut playable, mut closing) = (0, 0, 0, 0);
    let (mut column_best, mut column_sum, mut column_cards) = (0, 0, 0);
    for leaf in state.table().types.iter() {
        if let Some(top) = area.top_number(leaf, leaves) {
            number[usize::from(top)] += 1;
            length[usize::from(top)] += area.pile(leaf).len() as i32;
            points += area.pile_points(leaf, leaves);
        }
        let held = counts(area.hand(), leaf, leaves);
        let own = growth(area, leaf, held, leaves);
        all.gain += own.gain;
        all.cards += own.cards;
        all.one += own.one;
        best_two = best_two.max(own.two);
        best_gain = best_gain.max(own.gain);
        playable += i32::from(own.now);
        closing += i32::from(own.closes);
        let mut more = held;
        for card in state.garden().cards(leaf) {
            more[usize::from(leaves.number(card))] += 1;
        }
        let with = growth(area, leaf, more, leaves);
        let gain = with.gain - own.gain;
        column_sum += gain;
        column_best = column_best.max(gain);
        column_cards = column_cards.max(with.cards - own.cards);
    }
    block.put(points, 30.0);
    number.iter().for_each(|&piles| block.put(piles, 2.0));
    length.iter().for_each(|&cards| block.put(cards, 4.0));
    block.put(all.gain, 15.0);
    block.put(all.cards, 6.0);
    block.put(all.one, 10.0);
    block.put(best_two, 10.0);
    block.put(best_gain, 10.0);
    block.put(playable, 3.0);
    block.put(closing, 2.0);
    block.put(column_best, 10.0);
    block.put(column_sum, 15.0);
    block.put(column_cards, 3.0);
    block.put(area.connections(leaves) as i32, 2.0);
    block.put(area.torii().len() as i32, 2.0);
    block.put(area.row().len() as i32, 4.0);
}

pub(super) fn hand(game: &Momiji, area: &Area, block: &mut Features<'_>) {
    let hand = area.hand();
    let leaves = game.leaves();
    let mut numbers = [0; 4];
    for leaf in Leaf::ALL {
        for (sum, count) in numbers.iter_mut().zip(counts(hand, leaf, leaves)) {
            *sum += count;
        }
    }
    numbers.iter().for_each(|&count| block.put(count, 3.0));
    block.put(hand.len() as i32, 8.0);
    block.put((hand.len() as i32 - 8).max(0), 4.0);
}

/// Who would fulfil what if the game ended now, and by how much. Alone there is nobody to be ahead of:
/// there it is the row of piles that counts.
pub(super) fn objectives(game: &Momiji, state: &State, seat: Seat, block: &mut Features<'_>) {
    let leaves = game.leaves();
    if state.table().scenario.is_some() {
        return row(game, state.area(seat), block);
    }
    let players = usize::from(state.table().players);
    let lead = |objective: Objective| {
        let own = state.area(seat).measure(objective, leaves) as i32;
        let others = Seat::all(players).filter(|&other| other != seat);
        let others = others.map(|other| state.area(other).measure(objective, leaves) as i32);
        if objective == Objective::FewestCards {
            others.min().unwrap_or(0) - own
        } else {
            own - others.max().unwrap_or(0)
        }
    };
    let summary = |set: ObjectiveSet| {
        let (mut sum, mut ahead, mut clear, mut best) = (0, 0, 0, -3);
        for objective in set.iter() {
            let lead = lead(objective).clamp(-3, 3);
            sum += lead;
            ahead += i32::from(lead >= 0);
            clear += i32::from(lead >= 2);
            best = best.max(lead);
        }
        (sum, ahead, clear, best)
    };
    let own = state.area(seat).objectives();
    let (sum, ahead, clear, _) = summary(own);
    block.put(own.len() as i32, 2.0);
    block.put(sum, 3.0);
    block.put(ahead, 2.0);
    block.put(clear, 2.0);
    let (sum, ahead, clear, best) = summary(state.available());
    block.put(sum, 6.0);
    block.put(ahead, 3.0);
    block.put(clear, 2.0);
    block.put(best, 3.0);
    let mut others = 0;
    for other in Seat::all(players).filter(|&other| other != seat) {
        others += summary(state.area(other).objectives()).1;
    }
    block.put(others, 3.0);
}

/// The piles from left to right, as far as scenarios ask about them.
fn row(game: &Momiji, area: &Area, block: &mut Features<'_>) {
    let leaves = game.leaves();
    for place in 0..4 {
        let leaf = area.row().get(place);
        let points = leaf.map_or(0, |&leaf| area.pile_points(leaf, leaves));
        let cards = leaf.map_or(0, |&leaf| area.pile(leaf).len());
        block.put(points.min(12), 6.0);
        block.put(cards as i32, 3.0);
    }
    block.put(middle_lead(area), 2.0);
}

/// How near a scenario is to being won.
pub(super) fn scenario(game: &Momiji, state: &State, area: &Area, block: &mut Features<'_>) {
    let Some(scenario) = state.table().scenario else {
        return block.one_of(9, None);
    };
    let Some(scenario) = game.scenarios().nth(scenario.into()) else {
        return block.one_of(9, None);
    };
    let leaves = game.leaves();
    let types = || scenario.types.iter();
    let rich = |leaf: &Leaf| area.pile_points(*leaf, leaves) >= 10;
    block.put(types().filter(rich).count() as i32, 3.0);
    let marked = |leaf: &Leaf| rich(leaf) && area.objectives().contains(Objective::Most(*leaf));
    block.put(types().filter(marked).count() as i32, 3.0);
    let missing = types().map(|leaf| (10 - area.pile_points(leaf, leaves)).max(0));
    block.put(missing.sum(), 15.0);
    block.put(i32::from(area.acorns()).min(10), 5.0);
    block.flag(area.longest_is_middle());
    block.put(area.objectives().len() as i32, 3.0);
    block.put(game.activatable(state, area.acorns()).len() as i32, 2.0);
    block.put(game.zeros_in_sight(area) as i32, 4.0);
    block.put((nearness(game, state) * 100.0) as i32, 50.0);
}

/// How many turns this seat will have, the running one included, once the end is in sight; before
/// that, two stand for many.
pub(super) fn turns_left(state: &State, seat: Seat) -> i32 {
    let players = usize::from(state.table().players);
    let wait = (seat.index() + players - state.turn().seat.index()) % players;
    match state.ending() {
        Ending::Turns(turns) => i32::from(usize::from(turns) > wait),
        _ => 2,
    }
}

/// Where in the turn the game stands, for this seat.
pub(super) fn turn(state: &State, seat: Seat, block: &mut Features<'_>) {
    let turn = state.turn();
    let players = usize::from(state.table().players);
    let own = turn.seat == seat;
    let wait = (seat.index() + players - turn.seat.index()) % players;
    block.flag(own);
    block.put(wait as i32, 3.0);
    let turns = turns_left(state, seat);
    block.flag(turns == 0);
    block.flag(turns == 1);
    let main = match turn.main {
        Main::Open => 0,
        Main::Collect => 1,
        Main::PlayOne | Main::PlayMany => 2,
        Main::Activate => 3,
        Main::Passed => 4,
    };
    block.one_of(5, own.then_some(main));
    block.flag(own && turn.landscape);
    block.flag(own && turn.exchanged);
    block.flag(own && turn.harvest);
    let asked = match turn.stage {
        Stage::Free => 0,
        Stage::Collect | Stage::Columns { .. } | Stage::Tops { .. } | Stage::TakeColumn => 1,
        Stage::Lay(_) => 2,
        Stage::Exchange { .. } | Stage::HandLimit | Stage::Toll => 3,
        _ => 4,
    };
    block.one_of(5, own.then_some(asked));
    let laid = match turn.stage {
        Stage::Lay(placement) => (i32::from(placement.count), placement.types.len() as i32),
        _ => (0, 0),
    };
    block.put(if own { laid.0 } else { 0 }, 3.0);
    block.put(if own { laid.1 } else { 0 }, 3.0);
}
