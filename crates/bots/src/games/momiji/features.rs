//! What a net looks at in Momiji, part by part.

use momiji::{Area, Ending, Leaf, Main, Momiji, Objective, ObjectiveSet, Stage, State};
use table::Seat;

use super::growth::{Growth, counts, growth};
use super::scenario::{middle_lead, nearness};
use crate::features::Features;

/// The piles, and what hand and garden could make of them.
pub(super) fn piles(game: &Momiji, state: &State, area: &Area, block: &mut impl Features) {
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
    block.put("points of piles", points, 30.0);
    for (top, piles) in number.into_iter().enumerate() {
        block.put(("piles with this number on top", top), piles, 2.0);
    }
    for (top, cards) in length.into_iter().enumerate() {
        block.put(("cards in piles with this number on top", top), cards, 4.0);
    }
    block.put("gain by hand cards", all.gain, 15.0);
    block.put("hand cards that fit in time", all.cards, 6.0);
    block.put("gain by one card for each pile", all.one, 10.0);
    block.put("best gain by two cards", best_two, 10.0);
    block.put("best gain of a pile", best_gain, 10.0);
    block.put("piles that can be played on", playable, 3.0);
    block.put("piles that can be closed", closing, 2.0);
    block.put("best gain by a column", column_best, 10.0);
    block.put("gain by all columns", column_sum, 15.0);
    block.put("most cards that fit by a column", column_cards, 3.0);
    block.put("connections", area.connections(leaves) as i32, 2.0);
    block.put("torii", area.torii().len() as i32, 2.0);
    block.put("piles", area.row().len() as i32, 4.0);
}

pub(super) fn hand(game: &Momiji, area: &Area, block: &mut impl Features) {
    let hand = area.hand();
    let leaves = game.leaves();
    let mut numbers = [0; 4];
    for leaf in Leaf::ALL {
        for (sum, count) in numbers.iter_mut().zip(counts(hand, leaf, leaves)) {
            *sum += count;
        }
    }
    for (number, count) in numbers.into_iter().enumerate() {
        block.put(("hand cards with number", number), count, 3.0);
    }
    block.put("hand cards", hand.len() as i32, 8.0);
    block.put(
        "hand cards beyond eight",
        (hand.len() as i32 - 8).max(0),
        4.0,
    );
}

/// Who would fulfil what if the game ended now, and by how much. Alone there is nobody to be ahead of:
/// there it is the row of piles that counts.
pub(super) fn objectives(game: &Momiji, state: &State, seat: Seat, block: &mut impl Features) {
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
    block.put("tokens", own.len() as i32, 2.0);
    block.put("tokens: sum of leads", sum, 3.0);
    block.put("tokens: level or ahead", ahead, 2.0);
    block.put("tokens: clearly ahead", clear, 2.0);
    let (sum, ahead, clear, best) = summary(state.available());
    block.put("tokens to be had: sum of leads", sum, 6.0);
    block.put("tokens to be had: level or ahead", ahead, 3.0);
    block.put("tokens to be had: clearly ahead", clear, 2.0);
    block.put("tokens to be had: best lead", best, 3.0);
    let mut others = 0;
    for other in Seat::all(players).filter(|&other| other != seat) {
        others += summary(state.area(other).objectives()).1;
    }
    block.put("tokens of others: level or ahead", others, 3.0);
}

/// The piles from left to right, as far as scenarios ask about them.
fn row(game: &Momiji, area: &Area, block: &mut impl Features) {
    let leaves = game.leaves();
    for place in 0..4 {
        let leaf = area.row().get(place);
        let points = leaf.map_or(0, |&leaf| area.pile_points(leaf, leaves));
        let cards = leaf.map_or(0, |&leaf| area.pile(leaf).len());
        block.put(("points of pile from the left", place), points.min(12), 6.0);
        block.put(("cards of pile from the left", place), cards as i32, 3.0);
    }
    block.put("lead of the middle pile", middle_lead(area), 2.0);
}

/// How near a scenario is to being won. All of it is zero where none is played.
pub(super) fn scenario(game: &Momiji, state: &State, area: &Area, block: &mut impl Features) {
    let scenario = state.table().scenario;
    let scenario = scenario.and_then(|place| game.scenarios().nth(place.into()));
    let leaves = game.leaves();
    let types = || scenario.into_iter().flat_map(|played| played.types.iter());
    let rich = |leaf: &Leaf| area.pile_points(*leaf, leaves) >= 10;
    let marked = |leaf: &Leaf| rich(leaf) && area.objectives().contains(Objective::Most(*leaf));
    let missing = types().map(|leaf| (10 - area.pile_points(leaf, leaves)).max(0));
    let mut put = |name: &'static str, value: i32, unit: f32| {
        let value = if scenario.is_some() { value } else { 0 };
        block.put(("scenario", name), value, unit);
    };
    let acorns = i32::from(area.acorns()).min(10);
    let activatable = match scenario {
        Some(_) => game.activatable(state, area.acorns()).len() as i32,
        None => 0,
    };
    put("rich piles", types().filter(rich).count() as i32, 3.0);
    put(
        "rich piles with a token",
        types().filter(marked).count() as i32,
        3.0,
    );
    put("points short of rich piles", missing.sum(), 15.0);
    put("acorns", acorns, 5.0);
    put(
        "middle pile is longest",
        area.longest_is_middle().into(),
        1.0,
    );
    put("tokens", area.objectives().len() as i32, 3.0);
    put("tokens that can be activated", activatable, 2.0);
    put("zeros in sight", game.zeros_in_sight(area) as i32, 4.0);
    put(
        "nearness in percent",
        (nearness(game, state) * 100.0) as i32,
        50.0,
    );
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
pub(super) fn turn(state: &State, seat: Seat, block: &mut impl Features) {
    let turn = state.turn();
    let players = usize::from(state.table().players);
    let own = turn.seat == seat;
    let wait = (seat.index() + players - turn.seat.index()) % players;
    block.flag("has the turn", own);
    block.put("seats before its turn", wait as i32, 3.0);
    let turns = turns_left(state, seat);
    block.flag("no turn left", turns == 0);
    block.flag("one turn left", turns == 1);
    let main = match turn.main {
        Main::Open => 0,
        Main::Collect => 1,
        Main::PlayOne | Main::PlayMany => 2,
        Main::Activate => 3,
        Main::Passed => 4,
    };
    let mains = ["open", "collect", "play", "activate", "passed"];
    block.one_of("main action", &mains, own.then_some(main));
    block.flag("landscape used", own && turn.landscape);
    block.flag("exchanged", own && turn.exchanged);
    block.flag("harvest to come", own && turn.harvest);
    let asked = match turn.stage {
        Stage::Free => 0,
        Stage::Collect | Stage::Columns { .. } | Stage::Tops { .. } | Stage::TakeColumn => 1,
        Stage::Lay(_) => 2,
        Stage::Exchange { .. } | Stage::HandLimit | Stage::Toll => 3,
        _ => 4,
    };
    let stages = [
        "nothing",
        "what to take",
        "what to lay",
        "what to give",
        "else",
    ];
    block.one_of("asked", &stages, own.then_some(asked));
    let laid = match turn.stage {
        Stage::Lay(placement) => (i32::from(placement.count), placement.types.len() as i32),
        _ => (0, 0),
    };
    block.put("cards laid", if own { laid.0 } else { 0 }, 3.0);
    block.put("types laid", if own { laid.1 } else { 0 }, 3.0);
}
