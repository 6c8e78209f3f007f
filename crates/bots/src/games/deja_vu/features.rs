//! The numbers that describe a position of Deja Vu.

use deja_vu::{
    Card, Colour, DejaVu, FragmentColour, Heap, NUMBERS, Numbers, Pips, Planting, Player, Power,
    Stage, State,
};
use table::Seat;

use super::desk::{Desk, missing};
use super::goal::{Goal, Place};
use super::outlook::Outlook;
use super::planting::Plantable;
use super::standing::{Standing, to_draw};
use crate::features::Features;

/// How many numbers [`common`] writes.
pub(super) const COMMON: usize = 14;

/// How many numbers [`block`] writes.
pub(super) const BLOCK: usize = 105;

/// The table as a whole.
pub(super) fn common(game: &DejaVu, state: &State, common: &mut impl Features) {
    let most = state
        .seats()
        .map(|seat| state.player(seat).long_term().len())
        .max();
    let most = most.unwrap_or(0);
    common.put("most cards in long-term memory", most as i32, 10.0);
    let ahead = game.end_at().saturating_sub(most);
    let short = ["none", "one", "two"];
    common.one_of("cards short of the end", &short, Some(ahead));
    let turns = state.last_turns().unwrap_or(0);
    common.flag("end triggered", state.last_turns().is_some());
    common.put("turns left", turns.into(), 3.0);
    let (map, hive) = (state.map(), state.hive().len());
    common.put("bits in the hive", hive as i32, 19.0);
    let spent = hive + state.spent().len();
    common.flag("hive will be emptied", spent >= game.hive_holes());
    let fragments = map.tiles().filter(|&tile| map.fragment(tile).is_some());
    common.put("fragments on the map", fragments.count() as i32, 15.0);
    let bits = || map.tiles().map(|tile| map.bits(tile).len());
    let designs = state.public().kinds().len();
    let opening = matches!(state.stage(), Stage::Opening | Stage::Build { .. });
    common.put("bits on the map", bits().sum::<usize>() as i32, 60.0);
    common.put("most bits on a tile", bits().max().unwrap_or(0) as i32, 6.0);
    common.put("designs in the public row", designs as i32, 12.0);
    common.flag("speed game", state.table().speed);
    common.flag("not begun", opening);
}

/// One seat.
pub(super) fn block(game: &DejaVu, state: &State, seat: Seat, block: &mut impl Features) {
    let player = state.player(seat);
    let desk = Desk::new(game, state, seat);
    let outlook = Outlook::new(game, state, seat, &desk);
    let plantable = Plantable::new(game, state, seat);
    let standing = Standing {
        game,
        state,
        seat,
        desk: &desk,
        outlook: &outlook,
        plantable: &plantable,
    };
    block.put("strength", standing.count(), 500.0);
    points(game, player, &outlook, block);
    long_term(game, player, block);
    fragments(player, &plantable, block);
    turn(state, seat, block);
    outlook_of(&outlook, block);
    let bits = outlook.bits;
    begun(&desk, bits, block);
    hand(&desk, bits, block);
    block.put("cards to draw", to_draw(game, state, seat), 3.0);
    public(&desk, bits, block);
    block.flag("room in short-term memory", desk.room);
    map(&desk, state, block);
}

fn points(game: &DejaVu, player: &Player, outlook: &Outlook, block: &mut impl Features) {
    let score = game.score(player);
    let soon = 10 * score.total() + outlook.best.worth;
    block.put("points now and by the best plan", soon, 500.0);
    block.put("points", score.total(), 50.0);
    block.put("points of tokens", score.tokens, 15.0);
    block.put("points of values", score.values, 25.0);
    block.put("points of links", score.links, 10.0);
    block.put("points of cards", score.cards, 20.0);
    block.put("points of fragments", score.fragments, 20.0);
}

/// Powers, colours, links within reach.
fn long_term(game: &DejaVu, player: &Player, block: &mut impl Features) {
    let long = player.long_term();
    block.put("long-term memory", long.len() as i32, 10.0);
    let ahead = game.end_at().saturating_sub(long.len());
    let short = ["none", "one", "two", "three"];
    block.one_of("cards short of the end", &short, Some(ahead));
    for power in Power::ALL {
        let owned = long.and(game.with_power(power)).len();
        block.put(("cards with power", power.name()), owned as i32, 2.0);
    }
    let mut colours = [0; Colour::COUNT];
    let mut sevens = 0;
    let mut gaps = 0;
    for colour in Colour::ALL {
        let numbers = Numbers::of(long, colour);
        colours[colour.index()] = numbers.len() as i32;
        if colour != Colour::White {
            sevens += i32::from(long.contains(Card::new(colour, NUMBERS)));
        }
        gaps += numbers.gaps() as i32;
    }
    block.put("white cards", colours[Colour::White.index()], 3.0);
    let counting = Numbers::of(long, Colour::White).between(6, 7);
    block.put("white 6 and 7", counting as i32, 2.0);
    block.put("coloured sevens", sevens, 2.0);
    colours[1..].sort_unstable_by(|a, b| b.cmp(a));
    for (rank, &cards) in colours[1..4].iter().enumerate() {
        block.put(("cards of a colour, most first", rank), cards, 4.0);
    }
    block.put("gaps beside cards", gaps, 10.0);
}

/// Fragments, the cards that score for them, and flowers to come by more.
fn fragments(player: &Player, plantable: &Plantable, block: &mut impl Features) {
    let own = player.fragments();
    let [rose, amber, teal] = FragmentColour::ALL.map(|colour| Pips::of(own, colour));
    block.put("fragments", own.len() as i32, 4.0);
    let sets = rose.and(amber).and(teal);
    block.put("sets of pips", sets.len() as i32, 1.0);
    let pairs = rose.and(amber).or(rose.and(teal)).or(amber.and(teal));
    block.put("pairs of pips", pairs.minus(sets).len() as i32, 2.0);
    let most = rose.len().max(amber.len()).max(teal.len());
    block.put("most fragments of a colour", most as i32, 3.0);
    let white = Numbers::of(player.long_term(), Colour::White);
    block.put("cards for runs", white.between(1, 3) as i32, 1.0);
    block.flag("card for sets", white.between(4, 4) == 1);
    block.flag("card for single fragments", white.between(5, 5) == 1);
    let flowers = i32::from(player.flowers());
    let far_with_flower = plantable.far_gain * flowers.min(1);
    block.put("flowers", flowers, 2.0);
    block.flag("flower on the circle", player.circle());
    block.flag("can plant now", plantable.now);
    block.put("gain by planting now", plantable.now_gain, 8.0);
    block.put("fragments near the girl", plantable.near, 5.0);
    block.put("gain by fragments near", plantable.near_gain, 8.0);
    block.put("gain by fragments far", plantable.far_gain, 8.0);
    block.put("gain by fragments far with a flower", far_with_flower, 8.0);
}

/// Where in the turn the game stands, for this seat.
fn turn(state: &State, seat: Seat, block: &mut impl Features) {
    let players = usize::from(state.table().players);
    let wait = (seat.index() + players - state.turn().index()) % players;
    let own = wait == 0;
    block.flag("has the turn", own);
    block.put("seats before its turn", wait as i32, 3.0);
    let later = state
        .last_turns()
        .map_or(2, |turns| usize::from(usize::from(turns) > wait));
    block.flag("no turn left", later == 0);
    block.flag("one turn left", later == 1);
    // Decisions lead from stage to stage. Whatever told them apart would be a step in the judgement
    // that has nothing to do with how good a decision is; so only before and after Deja Vu differ.
    let phase = match state.stage() {
        Stage::Build { .. } | Stage::Opening | Stage::Over => None,
        Stage::Save | Stage::PlantLate | Stage::Replenish { .. } | Stage::Discard => Some(1),
        _ => Some(0),
    };
    let phases = ["before Deja Vu is over", "after it"];
    block.one_of("phase", &phases, phase.filter(|_| own));
    let planted = own && phase.is_some() && state.planting() == Planting::Used;
    block.flag("planting is over", planted);
    let growing = matches!(state.stage(), Stage::Grow { .. });
    block.flag("grows a flower", own && growing);
}

fn outlook_of(outlook: &Outlook, block: &mut impl Features) {
    let best = &outlook.best;
    block.put("best plan: value", best.value(), 100.0);
    block.put("best plan: worth", best.worth, 100.0);
    block.put("best plan: cards completed", best.done, 2.0);
    block.put("best plan: public cards", best.public, 1.0);
    block.put("best plan: tokens", best.tokens, 4.0);
    block.put("best plan: bits laid", best.laid, 3.0);
    block.put("best plan: worth of bits laid", best.laid_worth, 50.0);
    block.put("best plan: bits left", best.left, 2.0);
    block.put("best plan: use of bits left", best.left_use, 50.0);
    block.put("bits to use", outlook.bits.len() as i32, 4.0);
    block.put("use of saved bits", outlook.saved, 50.0);
}

/// The cards of a place, the best first by this measure.
fn ranked<const N: usize>(
    desk: &Desk<'_>,
    place: Place,
    measure: impl Fn(&Goal) -> i32,
) -> [Option<Goal>; N] {
    let mut best: [Option<(i32, Goal)>; N] = [None; N];
    for goal in desk.goals().filter(|goal| goal.place == place) {
        let value = measure(goal);
        let rank = best
            .iter()
            .position(|there| there.is_none_or(|there| value > there.0));
        if let Some(rank) = rank {
            best[rank..].rotate_right(1);
            best[rank] = Some((value, *goal));
        }
    }
    best.map(|there| there.map(|(_, goal)| goal))
}

fn begun(desk: &Desk<'_>, bits: Heap, block: &mut impl Features) {
    let there = desk.goals().filter(|goal| goal.place == Place::Begun);
    let (mut count, mut part) = (0, 0);
    for goal in there {
        count += 1;
        part += goal.part();
    }
    block.put("begun cards", count, 2.0);
    block.put("part of begun cards", part, 60.0);
    let best = ranked::<2>(desk, Place::Begun, |goal| {
        goal.worth - 12 * goal.open() as i32
    });
    for (rank, goal) in best.into_iter().enumerate() {
        // All zero where there is no such card.
        let of = |tells: &dyn Fn(&Goal) -> i32| goal.as_ref().map_or(0, tells);
        block.put(("begun: worth", rank), of(&|goal| goal.worth), 60.0);
        block.put(
            ("begun: open slots", rank),
            of(&|goal| goal.open() as i32),
            4.0,
        );
        block.put(
            ("begun: covered slots", rank),
            of(&|goal| goal.covered as i32),
            4.0,
        );
        block.put(("begun: tokens earned", rank), of(&|goal| goal.earned), 3.0);
        let fit = of(&|goal| desk.prefix(goal, bits) as i32);
        block.put(("begun: slots that can be covered", rank), fit, 3.0);
        block.put(
            ("begun: missing bits", rank),
            of(&|goal| missing(goal, bits)),
            4.0,
        );
    }
}

fn hand(desk: &Desk<'_>, bits: Heap, block: &mut impl Features) {
    let there = || desk.goals().filter(|goal| goal.place == Place::Hand);
    block.put("hand cards", there().count() as i32, 4.0);
    block.put("rate of hand cards", there().map(Goal::rate).sum(), 80.0);
    let best = ranked::<4>(desk, Place::Hand, Goal::rate);
    for (rank, goal) in best.into_iter().enumerate() {
        let of = |tells: &dyn Fn(&Goal) -> i32| goal.as_ref().map_or(0, tells);
        block.put(("hand: worth", rank), of(&|goal| goal.worth), 60.0);
        block.put(("hand: slots", rank), of(&|goal| goal.slots as i32), 5.0);
        let fit = of(&|goal| desk.prefix(goal, bits) as i32);
        block.put(("hand: slots that can be covered", rank), fit, 3.0);
        block.put(
            ("hand: missing bits", rank),
            of(&|goal| missing(goal, bits)),
            4.0,
        );
    }
}

fn public(desk: &Desk<'_>, bits: Heap, block: &mut impl Features) {
    let there = desk.goals().filter(|goal| goal.place == Place::Public);
    let mut sum = 0;
    let mut nearest = [0; 3];
    for goal in there {
        sum += goal.gain;
        let missing = missing(goal, bits);
        if (0..3).contains(&missing) {
            let best = &mut nearest[missing as usize];
            *best = goal.worth.max(*best);
        }
    }
    block.put("gain of public cards", sum, 40.0);
    for (missing, worth) in nearest.into_iter().enumerate() {
        block.put(("best public card with missing bits", missing), worth, 80.0);
    }
    let best = ranked::<4>(desk, Place::Public, |goal| goal.worth);
    for (rank, goal) in best.into_iter().enumerate() {
        let gain = goal.map_or(0, |goal| goal.gain);
        block.put(("public: gain", rank), gain, 10.0);
    }
}

/// How much there is to harvest for this seat: the most useful bits of one colour on one tile.
fn map(desk: &Desk<'_>, state: &State, block: &mut impl Features) {
    let map = state.map();
    let mut best = [0; 3];
    for tile in map.tiles() {
        let mut colours = [0; Colour::COUNT];
        for bit in map.bits(tile).coloured().iter() {
            colours[bit.colour().index()] += desk.use_of(bit);
        }
        for value in colours {
            if let Some(rank) = best.iter().position(|&other| value > other) {
                best[rank..].rotate_right(1);
                best[rank] = value;
            }
        }
    }
    for (rank, value) in best.into_iter().enumerate() {
        block.put(("harvest of one colour on a tile", rank), value, 60.0);
    }
}
