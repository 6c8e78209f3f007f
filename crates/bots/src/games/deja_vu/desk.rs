//! All that a player could build, and how much each bit would help.

use deja_vu::{Bit, Card, Colour, DejaVu, Heap, Power, Shape, Slot, Source, Stage, State};
use table::Seat;

use super::goal::{CARD, FLOWER, Goal, Place, TOTAL, Tally, cards_ahead, lasting};
use super::prospect::pick;

/// More than a player can have: six begun, nine in hand, twelve in public.
const MOST: usize = 32;

/// Everything that a player could build, and how much each bit would help.
pub(super) struct Desk<'a> {
    pub(super) game: &'a DejaVu,
    pub(super) goals: [Option<Goal>; MOST],
    pub(super) count: usize,
    /// How useful a bit of each kind would be, by rough count.
    use_of: [i32; Bit::COUNT],
    /// Whether another card may be begun.
    pub room: bool,
    /// How many bits may be saved.
    pub(super) chests: usize,
    /// Which card is being covered, and how many slots of it must be covered before anything else.
    pub(super) work: usize,
    pub(super) due: usize,
}

/// How much the first, second … open slot counts.
const URGENCY: [i32; 6] = [12, 10, 8, 6, 5, 4];

impl<'a> Desk<'a> {
    /// What this seat could build.
    pub fn new(game: &'a DejaVu, state: &State, seat: Seat) -> Desk<'a> {
        let player = state.player(seat);
        let mut desk = Desk {
            game,
            goals: [None; MOST],
            count: 0,
            use_of: [0; Bit::COUNT],
            room: game.has_short_room(player),
            chests: game.chest_count(player),
            work: 0,
            due: 0,
        };
        let ahead = cards_ahead(game, state);
        let mut memories = player.memories();
        let begun = |desk: &mut Desk, card: Card, bits: &mut dyn Iterator<Item = Bit>| {
            let colour = card.colour();
            let (mut covered, mut earned) = (0, 0);
            for bit in bits {
                covered += 1;
                earned += i32::from(bit.colour() == colour || bit.is_white());
            }
            let gain = game.gain(player, card);
            desk.add(card, Place::Begun, (covered, earned), gain, ahead);
        };
        for there in player.short_term() {
            begun(&mut desk, there.card, &mut there.bits());
        }
        if let Stage::Cover { work, source, laid } = state.stage()
            && state.turn() == seat
        {
            begun(&mut desk, work.card, &mut work.bits());
            memories.insert(work.card);
            let open = game.design(work.card).slots().len() - work.covered();
            let whole = source == Source::Public || source == Source::Hand && !desk.room;
            desk.due = match (whole, laid) {
                (true, _) => open,
                (false, false) => 1,
                (false, true) => 0,
            };
            desk.work = desk.count - 1;
            let there = player.short_term().count() + 1;
            desk.room = there < game.short_term_size(player);
        }
        for card in player.hand().minus(memories).iter() {
            desk.add(card, Place::Hand, (0, 0), game.gain(player, card), ahead);
        }
        for card in state.public().kinds().minus(memories).iter() {
            desk.add(card, Place::Public, (0, 0), game.gain(player, card), ahead);
        }
        desk
    }

    fn add(&mut self, card: Card, place: Place, bits: (usize, i32), gain: i32, ahead: i32) {
        let design = self.game.design(card);
        let (covered, earned) = bits;
        let flower = if design.power == Some(Power::Flower) {
            FLOWER
        } else {
            0
        };
        let slots = design.slots();
        let goal = Goal {
            card,
            place,
            covered,
            slots: slots.len(),
            gain,
            worth: 10 * gain + CARD + flower + lasting(design, ahead),
            earned,
            needed: Tally::needed(&slots[covered..]),
        };
        if self.count == MOST {
            return;
        }
        self.goals[self.count] = Some(goal);
        self.count += 1;
        // How much does each shape help here?
        let mut helps = [0; Shape::COUNT];
        let mut any = 0;
        for (slot, urgency) in slots[covered..].iter().zip(URGENCY) {
            match slot {
                Slot::Of(shape) => helps[*shape as usize] = urgency.max(helps[*shape as usize]),
                Slot::Any => any = urgency,
            }
        }
        let weight = match place {
            Place::Begun => 4 * goal.rate(),
            Place::Hand => 2 * goal.rate(),
            Place::Public => goal.rate() / 2,
        };
        for shape in Shape::ALL {
            let help = helps[shape as usize].max(any) * weight / 64;
            if help == 0 {
                continue;
            }
            for colour in Colour::ALL {
                let alike = colour == card.colour() || colour == Colour::White;
                let help = if alike { help + help / 2 } else { help };
                self.use_of[Bit::new(colour, shape).index()] += help;
            }
        }
    }

    /// The cards that could be built.
    pub fn goals(&self) -> impl Iterator<Item = &Goal> {
        self.goals[..self.count].iter().flatten()
    }

    /// How useful a bit would be, by rough count.
    pub fn use_of(&self, bit: Bit) -> i32 {
        self.use_of[bit.index()]
    }

    /// How useful these bits would be together, by rough count.
    pub fn use_of_all(&self, bits: Heap) -> i32 {
        bits.iter().map(|bit| self.use_of(bit)).sum()
    }

    /// How useful the best of these bits would be, as many as can be saved.
    pub fn use_saved(&self, mut bits: Heap) -> i32 {
        let mut sum = 0;
        for _ in 0..self.chests {
            let Some(best) = bits.iter().max_by_key(|bit| self.use_of(*bit)) else {
                break;
            };
            sum += self.use_of(best);
            bits.remove(best);
        }
        sum
    }

    /// Adds the most useful of these bits, up to a number.
    pub fn claim(&self, pool: &mut Heap, mut bits: Heap, claims: usize) {
        for _ in 0..claims {
            let Some(best) = bits.iter().max_by_key(|bit| self.use_of(*bit)) else {
                break;
            };
            pool.add(best);
            bits.remove(best);
        }
    }

    /// These bits without a number of the least useful ones.
    pub fn after_paying(&self, mut bits: Heap, count: usize) -> Heap {
        for _ in 0..count {
            if let Some(least) = bits.iter().min_by_key(|bit| self.use_of(*bit)) {
                bits.remove(least);
            }
        }
        bits
    }

    /// How many slots of a card these bits would cover from the next one on.
    pub fn prefix(&self, goal: &Goal, bits: Heap) -> usize {
        let mut left = bits;
        let slots = &self.game.design(goal.card).slots()[goal.covered..];
        let mut fits = 0;
        for &slot in slots {
            let Some(bit) = pick(left, slot, goal.card.colour()) else {
                break;
            };
            left.remove(bit);
            fits += 1;
        }
        fits
    }
}

/// How many slots of a card these bits could not cover, whatever the order.
pub(super) fn missing(goal: &Goal, bits: Heap) -> i32 {
    let there = Tally::of(bits);
    let (mut fits, mut needed) = (0, 0);
    for shape in 0..Shape::COUNT {
        fits += there.at(shape).min(goal.needed.at(shape));
        needed += goal.needed.at(shape);
    }
    let any = goal.needed.at(TOTAL) - needed;
    let spare = there.at(TOTAL) - fits;
    needed + any - fits - any.min(spare)
}
