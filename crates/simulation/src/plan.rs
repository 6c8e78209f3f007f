//! What a seed decides before anything happens: who plays what, and what may go wrong.
//!
//! Not everything goes wrong in every world. In one where all connections break no game gets far, and
//! mistakes that need a long game would never be seen.

use protocol::tables::Clock;
use server::backstage::Millis;

use crate::dice::Dice;

/// What time it is when most worlds begin: some day in 2033.
const BEGINNING: Millis = 2_000_000_000_000;

/// How the network behaves. Times are in milliseconds, chances out of a thousand for each piece that is sent.
#[derive(Clone, Copy, Debug)]
pub struct Network {
    /// How long bytes take.
    pub delay: (u64, u64),
    /// How often they take seconds.
    pub late: u32,
    /// How often the connection breaks.
    pub cut: u32,
    /// How often it falls silent.
    pub silent: u32,
}

/// How the disk behaves. Chances are out of a thousand for each call.
#[derive(Clone, Copy, Debug)]
pub struct Disk {
    /// How long it takes.
    pub delay: (u64, u64),
    /// How often it takes long.
    pub slow: u32,
    /// How often it refuses.
    pub refused: u32,
    /// How often it stores and reports an error.
    pub unsure: u32,
    /// Whether it fills up now and then.
    pub full: bool,
    /// Whether it is the database then that may not grow, and says so amid a transaction.
    pub tight: bool,
    /// How often the database is opened again after a crash, from what lies there.
    pub recovers: u32,
}

/// What a seed decides.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What time it is when the world begins.
    pub begins: Millis,
    /// How many processes serve one store.
    pub processes: usize,
    /// What each table plays, and with how many people and bots.
    pub tables: Vec<Party>,
    /// The network.
    pub network: Network,
    /// The disk.
    pub disk: Disk,
    /// After how many effects of a process, at most, it dies; zero for never.
    pub fuse: u64,
    /// How often of a thousand it is stopped politely instead.
    pub polite: u32,
    /// How long things go wrong, in milliseconds.
    pub length: u64,
    /// How long people wait between two things that they do, in milliseconds.
    pub pace: (u64, u64),
    /// Whether it takes minutes, and people stay away for minutes.
    pub long: bool,
    /// How often of a thousand a webhook does not take a call.
    pub webhooks_fail: u32,
}

/// Who plays at a table.
#[derive(Clone, Debug)]
pub struct Party {
    /// The game.
    pub game: &'static str,
    /// How many people.
    pub people: usize,
    /// How many bots.
    pub bots: usize,
    /// How many look on.
    pub onlookers: usize,
    /// Their clock.
    pub clock: Option<Clock>,
    /// Options of the game.
    pub options: Vec<(&'static str, &'static str)>,
    /// Whether bots play among themselves, and whoever opens the table looks on.
    pub alone: bool,
    /// Whether it is the challenge of the day, which says itself how it is played.
    pub daily: bool,
    /// Whether they may ask a coach, if that is said when the table is opened.
    pub hints: Option<bool>,
}

impl Plan {
    /// The plan of a seed.
    pub fn new(dice: &mut Dice) -> Plan {
        let long = dice.chance(100);
        let daily = !long && dice.chance(120);
        let most = if long { 1 } else { 3 };
        let mut tables: Vec<Party> = (0..dice.between((1, most)))
            .map(|_| party(dice, long))
            .collect();
        if daily {
            // The same one for all, so that there are places.
            let game = tables[0].game;
            tables.iter_mut().for_each(|party| party.plays_daily(game));
        }
        let rate = |dice: &mut Dice, rates: &[u32]| dice.pick(rates);
        let plan = Plan {
            begins: if daily { some_day(dice) } else { BEGINNING },
            processes: dice.pick(&[1, 1, 2]),
            tables,
            network: Network {
                delay: dice.pick(&[(0, 0), (1, 4), (1, 40), (20, 300)]),
                late: rate(dice, &[0, 5, 30]),
                cut: rate(dice, &[0, 4, 12, 40]),
                silent: rate(dice, &[0, 0, 3, 8]),
            },
            disk: Disk {
                delay: dice.pick(&[(0, 0), (0, 3), (0, 3), (2, 30)]),
                slow: rate(dice, &[0, 0, 5, 40]),
                refused: rate(dice, &[0, 0, 10, 60]),
                unsure: rate(dice, &[0, 0, 10, 60]),
                full: dice.chance(200),
                tight: dice.chance(500),
                recovers: rate(dice, &[0, 200, 1000]),
            },
            fuse: dice.pick(&[0, 60, 300, 300, 1500]),
            polite: 150,
            length: dice.between((15_000, 60_000)),
            pace: dice.pick(&[(1, 60), (20, 400), (100, 2500)]),
            long,
            webhooks_fail: rate(dice, &[0, 100, 400]),
        };
        if daily {
            // A result takes a whole game.
            return Plan {
                fuse: dice.pick(&[0, 300, 1500]),
                pace: (1, 30),
                length: dice.between((60_000, 120_000)),
                ..plan
            };
        }
        if !long {
            return plan;
        }
        // Somebody has to be connected for minutes at a time, or nobody is missed for long enough.
        Plan {
            network: Network {
                cut: dice.pick(&[0, 1]),
                silent: 0,
                ..plan.network
            },
            fuse: dice.pick(&[0, 0, 3000]),
            polite: 0,
            length: dice.between((600_000, 1_200_000)),
            pace: (500, 6000),
            ..plan
        }
    }
}

/// A time in one of forty days, in half of the worlds shortly before another one begins.
fn some_day(dice: &mut Dice) -> Millis {
    const DAY: Millis = 24 * 60 * 60 * 1000;
    let day = BEGINNING - BEGINNING % DAY + dice.below(40) as Millis * DAY;
    if dice.chance(500) {
        return day - dice.between((1_000, 40_000));
    }
    day + dice.between((0, DAY / 2))
}

impl Party {
    /// They play the challenge of the day.
    fn plays_daily(&mut self, game: &'static str) {
        *self = Party {
            game,
            people: 1,
            bots: 0,
            clock: None,
            options: Vec::new(),
            alone: false,
            daily: true,
            hints: None,
            onlookers: self.onlookers.min(1),
        };
    }
}

fn party(dice: &mut Dice, long: bool) -> Party {
    let game = dice.pick(&["momiji", "momiji", "vivid-memories", "deja-vu"]);
    let people = dice.pick(&[1, 2, 2, 3]);
    let people = if long { people.max(2) } else { people };
    let solo = people == 1 && game == "momiji" && dice.chance(300);
    let alone = people == 1 && !solo && dice.chance(200);
    let bots = match people {
        1 if solo => 0,
        1 => dice.pick(&[1, 2]),
        2 => dice.pick(&[0, 0, 1]),
        _ => 0,
    };
    let clock = match dice.below(4) {
        // Long enough that somebody is missed before their time is over.
        0 if long => Some(Clock::Move {
            seconds: dice.between((60, 150)) as u32,
        }),
        1 if long => Some(Clock::Budget {
            seconds: dice.between((60, 150)) as u32,
            increment: dice.between((0, 5)) as u32,
        }),
        0 => Some(Clock::Move {
            seconds: dice.between((5, 30)) as u32,
        }),
        1 => Some(Clock::Budget {
            seconds: dice.between((5, 90)) as u32,
            increment: dice.between((0, 5)) as u32,
        }),
        _ => None,
    };
    let open = game == "momiji" && dice.chance(250);
    let options = match (open, solo) {
        (true, false) => vec![("open-piles", "yes")],
        // Alone it is the other way round.
        (true, true) => vec![("open-piles", "no")],
        _ => Vec::new(),
    };
    Party {
        game,
        people,
        bots,
        onlookers: dice.pick(&[0, 0, 1, 2]),
        clock,
        options,
        alone,
        daily: false,
        hints: dice.pick(&[None, None, Some(true), Some(false)]),
    }
}
