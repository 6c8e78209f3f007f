//! The numbers that describe a position of Deja Vu.

use deja_vu::{Card, Colour, DejaVu, Heap, NUMBERS, PIPS, Planting, Player, Power, Stage, State};
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
pub(super) fn common(game: &DejaVu, state: &State, common: &mut Features<'_>) {
    let most = state
        .seats()
        .map(|seat| state.player(seat).long_term().len())
        .max();
    let most = most.unwrap_or(0);
    common.put(most as i32, 10.0);
    let ahead = game.end_at().saturating_sub(most);
    common.one_of(3, Some(ahead));
    common.flag(state.last_turns().is_some());
    common.put(state.last_turns().unwrap_or(0).into(), 3.0);
    let (map, hive) = (state.map(), state.hive().len());
    common.put(hive as i32, 19.0);
    let spent = hive + state.spent().len();
    common.flag(spent >= game.hive_holes());
    let fragments = map.tiles().filter(|&tile| map.fragment(tile).is_some());
    common.put(fragments.count() as i32, 15.0);
    let bits = || map.tiles().map(|tile| map.bits(tile).len());
    common.put(bits().sum::<usize>() as i32, 60.0);
    common.put(bits().max().unwrap_or(0) as i32, 6.0);
    common.put(state.public().designs().len() as i32, 12.0);
    common.flag(state.table().speed);
    common.flag(matches!(
        state.stage(),
        Stage::Opening | Stage::Build { .. }
    ));
}

/// One seat.
pub(super) fn block(game: &DejaVu, state: &State, seat: Seat, block: &mut Features<'_>) {
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
    block.put(standing.count(), 500.0);
    points(game, player, &outlook, block);
    long_term(game, player, block);
    fragments(player, &plantable, block);
    turn(state, seat, block);
    outlook_of(&outlook, block);
    let bits = outlook.bits;
    begun(&desk, bits, block);
    hand(&desk, bits, block);
    block.put(to_draw(game, state, seat), 3.0);
    public(&desk, bits, block);
    block.flag(desk.room);
    map(&desk, state, block);
}

fn points(game: &DejaVu, player: &Player, outlook: &Outlook, block: &mut Features<'_>) {
    let score = game.score(player);
    block.put(10 * score.total() + outlook.best.worth, 500.0);
    block.put(score.total(), 50.0);
    block.put(score.tokens, 15.0);
    block.put(score.values, 25.0);
    block.put(score.links, 10.0);
    block.put(score.cards, 20.0);
    block.put(score.fragments, 20.0);
}

/// Powers, colours, links within reach.
fn long_term(game: &DejaVu, player: &Player, block: &mut Features<'_>) {
    let long = player.long_term();
    block.put(long.len() as i32, 10.0);
    let ahead = game.end_at().saturating_sub(long.len());
    block.one_of(4, Some(ahead));
    let powers = [
        Power::Hand,
        Power::Footprint,
        Power::Chest,
        Power::ShortTerm,
        Power::WhiteClaim,
        Power::Flower,
    ];
    for power in powers {
        let owned = long.and(game.with_power(power)).len();
        block.put(owned as i32, 2.0);
    }
    let mut colours = [0; Colour::COUNT];
    let mut sevens = 0;
    let mut gaps = 0;
    for colour in Colour::ALL {
        let numbers = long.numbers(colour);
        colours[colour as usize] = numbers.count_ones() as i32;
        if colour != Colour::White {
            sevens += i32::from(long.contains(Card::new(colour, NUMBERS)));
        }
        // Numbers beside one that is there.
        let up = numbers << 1 | numbers >> (NUMBERS - 1);
        let down = numbers >> 1 | numbers << (NUMBERS - 1);
        gaps += ((up | down) & !numbers & 0x7f).count_ones() as i32;
    }
    block.put(colours[Colour::White as usize], 3.0);
    let white = long.numbers(Colour::White);
    block.put((white >> 5).count_ones() as i32, 2.0);
    block.put(sevens, 2.0);
    colours[1..].sort_unstable_by(|a, b| b.cmp(a));
    colours[1..4]
        .iter()
        .for_each(|&cards| block.put(cards, 4.0));
    block.put(gaps, 10.0);
}

/// Fragments, the cards that score for them, and flowers to come by more.
fn fragments(player: &Player, plantable: &Plantable, block: &mut Features<'_>) {
    let own = player.fragments();
    let colour = |index: usize| (own >> (PIPS * index)) as u8 & 31;
    let (rose, amber, teal) = (colour(0), colour(1), colour(2));
    block.put(own.count_ones() as i32, 4.0);
    let sets = rose & amber & teal;
    block.put(sets.count_ones() as i32, 1.0);
    let pairs = (rose & amber | rose & teal | amber & teal) & !sets;
    block.put(pairs.count_ones() as i32, 2.0);
    let most = rose
        .count_ones()
        .max(amber.count_ones())
        .max(teal.count_ones());
    block.put(most as i32, 3.0);
    let white = player.long_term().numbers(Colour::White);
    block.put((white & 0b111).count_ones() as i32, 1.0);
    block.flag(white & 0b1000 != 0);
    block.flag(white & 0b1_0000 != 0);
    let flowers = i32::from(player.flowers());
    block.put(flowers, 2.0);
    block.flag(player.circle());
    block.flag(plantable.now);
    block.put(plantable.now_gain, 8.0);
    block.put(plantable.near, 5.0);
    block.put(plantable.near_gain, 8.0);
    block.put(plantable.far_gain, 8.0);
    block.put(plantable.far_gain * flowers.min(1), 8.0);
}

/// Where in the turn the game stands, for this seat.
fn turn(state: &State, seat: Seat, block: &mut Features<'_>) {
    let players = usize::from(state.table().players);
    let wait = (seat.index() + players - state.turn().index()) % players;
    let own = wait == 0;
    block.flag(own);
    block.put(wait as i32, 3.0);
    let later = state
        .last_turns()
        .map_or(2, |turns| usize::from(usize::from(turns) > wait));
    block.flag(later == 0);
    block.flag(later == 1);
    // Decisions lead from stage to stage. Whatever told them apart would be a step in the judgement
    // that has nothing to do with how good a decision is; so only before and after Deja Vu differ.
    let phase = match state.stage() {
        Stage::Build { .. } | Stage::Opening | Stage::Over => None,
        Stage::Save | Stage::PlantLate | Stage::Replenish { .. } | Stage::Discard => Some(1),
        _ => Some(0),
    };
    block.one_of(2, phase.filter(|_| own));
    block.flag(own && phase.is_some() && state.planting() == Planting::Used);
    let growing = matches!(state.stage(), Stage::Grow { .. });
    block.flag(own && growing);
}

fn outlook_of(outlook: &Outlook, block: &mut Features<'_>) {
    let best = &outlook.best;
    block.put(best.value(), 100.0);
    block.put(best.worth, 100.0);
    block.put(best.done, 2.0);
    block.put(best.public, 1.0);
    block.put(best.tokens, 4.0);
    block.put(best.laid, 3.0);
    block.put(best.laid_worth, 50.0);
    block.put(best.left, 2.0);
    block.put(best.left_use, 50.0);
    block.put(outlook.bits.len() as i32, 4.0);
    block.put(outlook.saved, 50.0);
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

fn begun(desk: &Desk<'_>, bits: Heap, block: &mut Features<'_>) {
    let there = desk.goals().filter(|goal| goal.place == Place::Begun);
    let (mut count, mut part) = (0, 0);
    for goal in there {
        count += 1;
        part += goal.part();
    }
    block.put(count, 2.0);
    block.put(part, 60.0);
    for goal in ranked::<2>(desk, Place::Begun, |goal| {
        goal.worth - 12 * goal.open() as i32
    }) {
        let Some(goal) = goal else {
            block.one_of(6, None);
            continue;
        };
        block.put(goal.worth, 60.0);
        block.put(goal.open() as i32, 4.0);
        block.put(goal.covered as i32, 4.0);
        block.put(goal.earned, 3.0);
        block.put(desk.prefix(&goal, bits) as i32, 3.0);
        block.put(missing(&goal, bits), 4.0);
    }
}

fn hand(desk: &Desk<'_>, bits: Heap, block: &mut Features<'_>) {
    let there = || desk.goals().filter(|goal| goal.place == Place::Hand);
    block.put(there().count() as i32, 4.0);
    block.put(there().map(Goal::rate).sum(), 80.0);
    for goal in ranked::<4>(desk, Place::Hand, Goal::rate) {
        let Some(goal) = goal else {
            block.one_of(4, None);
            continue;
        };
        block.put(goal.worth, 60.0);
        block.put(goal.slots as i32, 5.0);
        block.put(desk.prefix(&goal, bits) as i32, 3.0);
        block.put(missing(&goal, bits), 4.0);
    }
}

fn public(desk: &Desk<'_>, bits: Heap, block: &mut Features<'_>) {
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
    block.put(sum, 40.0);
    nearest.iter().for_each(|&worth| block.put(worth, 80.0));
    for goal in ranked::<4>(desk, Place::Public, |goal| goal.worth) {
        block.put(goal.map_or(0, |goal| goal.gain), 10.0);
    }
}

/// How much there is to harvest for this seat: the most useful bits of one colour on one tile.
fn map(desk: &Desk<'_>, state: &State, block: &mut Features<'_>) {
    let map = state.map();
    let mut best = [0; 3];
    for tile in map.tiles() {
        let mut colours = [0; Colour::COUNT];
        for bit in map.bits(tile).coloured().iter() {
            colours[bit.colour() as usize] += desk.use_of(bit);
        }
        for value in colours {
            if let Some(rank) = best.iter().position(|&other| value > other) {
                best[rank..].rotate_right(1);
                best[rank] = value;
            }
        }
    }
    best.iter().for_each(|&value| block.put(value, 60.0));
}
