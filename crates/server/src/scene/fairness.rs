//! Whose time runs, and what people agree on: tables played by hand, with times in seconds.

use std::borrow::Borrow;

use protocol::tables::{Clock, How, Level, Offer, Pace};
use protocol::{Code, Language};

use super::*;
use crate::rehearsal::table_for_two;
use crate::setup::Setup;
use crate::store::Person;

/// A table of Ann, Bob and perhaps more, with their clock.
struct Hand {
    scene: Scene,
}

const MINUTE_EACH: Option<Clock> = Some(Clock::Move { seconds: 60 });

fn person(id: &str) -> Person {
    Person {
        id: id.to_owned(),
        name: id.to_uppercase(),
        language: Language::En,
        webhook: None,
    }
}

impl Hand {
    fn deal(people: &[&str], bots: usize, clock: Option<Clock>) -> Hand {
        let mut opened = table_for_two("table", "momiji");
        opened.host = "ann".to_owned();
        opened.setup = Setup {
            players: people.len() + bots,
            clock,
            ..opened.setup
        };
        let mut hand = Hand {
            scene: Scene::new(opened, &shelf::Shelf::standard()),
        };
        for (&id, seat) in people.iter().zip(1..) {
            let (person, name) = (id.to_owned(), id.to_owned());
            hand.happens(0, Entry::Sat { seat, person, name });
        }
        for seat in people.len() + 1..=people.len() + bots {
            let level = Level::Novice;
            hand.happens(0, Entry::BotSat { seat, level });
        }
        hand.happens(0, hand.scene.beginning());
        hand
    }

    fn happens(&mut self, second: u64, entry: Entry) {
        let stored = Stored {
            version: self.scene.version + 1,
            person: None,
            request: None,
            at: second * 1000,
            entry,
        };
        self.scene.apply(&stored).expect("it can happen");
    }

    fn wants(&mut self, second: u64, who: &str, command: impl Borrow<Command>) -> Result<(), Code> {
        let decided = self
            .scene
            .decide(&person(who), command.borrow(), second * 1000);
        let entry = decided.map_err(|refused| refused.code)?;
        self.happens(second, entry);
        Ok(())
    }

    fn duty(&mut self, second: u64, duty: &Duty) -> bool {
        let entry = self.scene.dutiful(duty, second * 1000);
        let due = entry.is_some();
        if let Some(entry) = entry {
            self.happens(second, entry);
        }
        due
    }

    /// Everybody has seen the table.
    fn clocks_on(mut self, second: u64) -> Hand {
        assert!(self.duty(second, &Duty::StartClocks { all_here: true }));
        self
    }

    fn mover(&self) -> String {
        let seat = self.scene.to_act()[0];
        let id = self.scene.chairs[seat - 1].person_id();
        id.expect("a person's turn").to_owned()
    }

    fn any_move(&self, who: &str) -> Command {
        let sight = self.scene.sight(self.scene.eyes(who)).expect("a game");
        let text = sight.choices[0].text.clone();
        Command::Move { text, after: None }
    }

    fn pace(&self) -> Pace {
        self.scene.table("ann", &[]).pace
    }
}

#[test]
fn when_nobody_plays_any_more_the_game_waits() {
    let mut hand = Hand::deal(&["ann", "bob"], 0, MINUTE_EACH).clocks_on(0);
    let first = hand.scene.to_act()[0];
    assert!(!hand.duty(59, &Duty::TimeOut(first)));
    assert!(hand.duty(60, &Duty::TimeOut(first)));
    assert_eq!(hand.pace(), Pace::On, "the other one still plays");
    assert_eq!(hand.scene.bots_due(), [first]);
    let other = if first == 1 { "bob" } else { "ann" };
    assert_eq!(hand.wants(61, other, Command::Leave), Ok(()));
    assert_eq!(hand.pace(), Pace::Resting);
    assert!(hand.scene.bots_due().is_empty(), "bots do not finish it");
    let index = hand.scene.index();
    assert_eq!((index.bot_due, index.deadline), (false, None));
    // Whoever comes back wakes it; what ran out in the meantime the bot plays.
    assert_eq!(hand.wants(9000, other, Command::Back), Ok(()));
    assert_eq!(hand.pace(), Pace::On);
    assert_eq!(hand.scene.bots_due(), [first]);
}

#[test]
fn clocks_start_when_everybody_has_seen_the_game_or_after_half_a_minute() {
    let mut hand = Hand::deal(&["ann", "bob"], 0, MINUTE_EACH);
    let table = hand.scene.table("ann", &[]);
    assert_eq!(table.clocks_wait, Some(30_000));
    assert!(table.seats.iter().all(|seat| seat.deadline.is_none()));
    assert_eq!(hand.scene.index().deadline, Some(30_000));
    assert!(!hand.duty(29, &Duty::StartClocks { all_here: false }));
    assert!(hand.duty(30, &Duty::StartClocks { all_here: false }));
    assert_eq!(hand.scene.index().deadline, Some(90_000));
    assert!(
        !hand.duty(31, &Duty::StartClocks { all_here: true }),
        "once"
    );
    // Without a clock nothing waits.
    assert_eq!(Hand::deal(&["ann"], 1, None).scene.clocks_wait(), None);
}

#[test]
fn a_pause_needs_everybody_and_stops_all() {
    let mut hand = Hand::deal(&["ann", "bob"], 0, MINUTE_EACH).clocks_on(0);
    assert_eq!(hand.wants(10, "ann", Command::Offer(Offer::Pause)), Ok(()));
    assert_eq!(hand.pace(), Pace::On);
    let offer = hand.scene.table("bob", &[]).offer.expect("an offer");
    assert_eq!((offer.what, offer.agreed), (Offer::Pause, vec![1]));
    assert_eq!(hand.wants(11, "bob", Command::Decline), Ok(()));
    assert_eq!(hand.wants(11, "bob", Command::Decline), Err(Code::NoOffer));
    for who in ["bob", "ann"] {
        assert_eq!(hand.wants(20, who, Command::Offer(Offer::Pause)), Ok(()));
    }
    assert_eq!(hand.pace(), Pace::Paused);
    assert_eq!(hand.scene.index().deadline, None);
    assert!(hand.scene.bots_due().is_empty());
    let who = hand.mover();
    let chosen = hand.any_move(&who);
    assert_eq!(hand.wants(21, &who, chosen.clone()), Err(Code::Paused));
    assert_eq!(hand.wants(5000, "ann", Command::Resume), Ok(()));
    assert_eq!(
        hand.wants(5000, "ann", Command::Resume),
        Err(Code::NotPaused)
    );
    // Twenty seconds had run; the rest runs when everybody has seen that it goes on, or has had time to come.
    assert_eq!(hand.scene.clocks_wait(), Some(5_300_000));
    assert!(hand.duty(5010, &Duty::StartClocks { all_here: true }));
    assert_eq!(hand.scene.index().deadline, Some(5_050_000));
    assert_eq!(hand.wants(5011, &who, chosen), Ok(()));
}

#[test]
fn a_game_ends_where_everybody_agrees_and_a_move_says_no() {
    let mut hand = Hand::deal(&["ann", "bob"], 0, None);
    let who = hand.mover();
    let other = if who == "ann" { "bob" } else { "ann" };
    assert_eq!(hand.wants(1, other, Command::Offer(Offer::End)), Ok(()));
    let chosen = hand.any_move(&who);
    assert_eq!(hand.wants(2, &who, chosen), Ok(()));
    assert_eq!(hand.scene.table("ann", &[]).offer, None, "played on");
    for who in ["ann", "bob"] {
        assert_eq!(hand.wants(3, who, Command::Offer(Offer::End)), Ok(()));
    }
    let table = hand.scene.table("ann", &[]);
    assert_eq!(table.stage, Stage::Finished);
    assert_eq!(table.ending.map(|ending| ending.how), Some(How::Agreed));
    let sight = hand.scene.sight(hand.scene.eyes("ann")).expect("a game");
    assert!(sight.tally.is_some() && sight.to_act.is_empty() && sight.choices.is_empty());
}

#[test]
fn an_offer_is_off_the_table_when_somebody_goes() {
    let mut hand = Hand::deal(&["ann", "bob"], 0, None);
    assert_eq!(hand.wants(1, "ann", Command::Offer(Offer::End)), Ok(()));
    assert_eq!(hand.wants(2, "bob", Command::Leave), Ok(()));
    let table = hand.scene.table("ann", &[]);
    assert_eq!((table.stage, table.offer), (Stage::Running, None));
    assert_eq!(
        hand.wants(3, "bob", Command::Offer(Offer::End)),
        Err(Code::BotPlays)
    );
}

/// Where a bot plays, the person looks on: they would think in its time, or keep the others waiting.
#[test]
fn nobody_moves_or_takes_back_where_a_bot_plays() {
    for how in ["time-out", "leave", "resign"] {
        let mut hand = Hand::deal(&["ann", "bob", "cid"], 0, MINUTE_EACH).clocks_on(0);
        let who = hand.mover();
        let seat = hand.scene.to_act()[0];
        let chosen = hand.any_move(&who);
        let refused = match how {
            "time-out" => {
                assert!(hand.duty(60, &Duty::TimeOut(seat)));
                Code::BotPlays
            }
            "leave" => {
                assert_eq!(hand.wants(50, &who, Command::Leave), Ok(()));
                Code::BotPlays
            }
            _ => {
                assert_eq!(hand.wants(60, &who, Command::Resign), Ok(()));
                Code::Resigned
            }
        };
        assert_eq!(hand.wants(61, &who, &chosen), Err(refused), "{how}");
        assert_eq!(hand.wants(61, &who, Command::Undo), Err(refused), "{how}");
        assert_eq!(hand.wants(61, &who, Command::Decline), Err(refused));
        let sight = hand.scene.sight(hand.scene.eyes(&who)).expect("a game");
        assert!(sight.choices.is_empty() && !sight.undo, "{how}");
        // Others are not asked in vain: the one who is not here can't say no for them.
        let other = if who == "ann" { "bob" } else { "ann" };
        assert_eq!(hand.wants(62, other, Command::Offer(Offer::Pause)), Ok(()));
        assert_eq!(hand.wants(63, &who, Command::Decline), Err(refused));
        if how == "leave" {
            assert_eq!(hand.wants(64, &who, Command::Back), Ok(()));
            assert_eq!(hand.wants(65, &who, chosen), Ok(()), "they play again");
        }
    }
}

#[test]
fn nobody_ends_a_game_for_those_who_are_away() {
    let mut hand = Hand::deal(&["ann", "bob", "cid"], 0, None);
    assert_eq!(hand.wants(1, "cid", Command::Resign), Ok(()));
    assert_eq!(hand.wants(2, "bob", Command::Leave), Ok(()));
    assert_eq!(hand.wants(3, "ann", Command::Offer(Offer::End)), Ok(()));
    assert!(!hand.scene.is_over(), "Bob has a say, and Cid has not");
    assert_eq!(hand.wants(4, "bob", Command::Back), Ok(()));
    for who in ["ann", "bob"] {
        assert_eq!(hand.wants(5, who, Command::Offer(Offer::End)), Ok(()));
    }
    assert!(hand.scene.is_over());
    // A game that was ended in the old way is over for good.
    let mut hand = Hand::deal(&["ann", "bob"], 0, None);
    assert_eq!(hand.wants(2, "bob", Command::Leave), Ok(()));
    let old = r#"{"kind":"offered","seat":1,"what":"end"}"#;
    hand.happens(3, serde_json::from_str(old).expect("an entry"));
    assert!(hand.scene.is_over());
}

#[test]
fn a_pause_waits_for_nobody_and_its_end_calls_them() {
    let mut hand = Hand::deal(&["ann", "bob", "cid"], 0, MINUTE_EACH).clocks_on(0);
    let (mover, seat) = (hand.mover(), hand.scene.to_act()[0]);
    let mut others = ["ann", "bob", "cid"]
        .into_iter()
        .filter(|who| *who != mover);
    let (asks, goes) = (others.next().expect("one"), others.next().expect("two"));
    let (call, give) = (Command::Call(seat), Command::Give(seat));
    assert_eq!(hand.wants(1, asks, &call), Ok(()));
    for who in ["ann", "bob", "cid"] {
        assert_eq!(hand.wants(2, who, Command::Offer(Offer::Pause)), Ok(()));
    }
    let waits = |hand: &Hand| {
        let people = hand.scene.index().people;
        people.iter().any(|sitting| sitting.waits_since.is_some())
    };
    assert!(!waits(&hand), "nobody is missed, and nobody's turn runs");
    assert_eq!(hand.wants(99, asks, &call), Err(Code::Paused));
    assert_eq!(hand.wants(99, asks, &give), Err(Code::Paused));
    assert_eq!(hand.wants(99, goes, Command::Leave), Ok(()));
    assert_eq!(hand.wants(99, goes, Command::Resume), Err(Code::BotPlays));
    assert_eq!(hand.wants(100, asks, Command::Resume), Ok(()));
    assert!(waits(&hand), "it begins to wait anew");
    // One alone may let it go on, and gains nothing by the absence of the others: not before five minutes
    // are over, however quick the table is.
    assert_eq!(hand.wants(101, asks, call), Ok(()));
    let missed = &hand.scene.table(asks, &[]).seats[seat - 1];
    assert_eq!(missed.give_from, Some(400_000));
    assert_eq!(hand.wants(399, asks, &give), Err(Code::TooSoon));
    assert!(!hand.duty(399, &Duty::StartClocks { all_here: false }));
    assert_eq!(hand.wants(400, asks, give), Ok(()));
    // Over days they wait as long as the table's patience.
    let days = Some(Clock::Move { seconds: 172_800 });
    let mut hand = Hand::deal(&["ann"], 1, days).clocks_on(0);
    assert_eq!(hand.wants(1, "ann", Command::Offer(Offer::Pause)), Ok(()));
    assert_eq!(hand.wants(2, "ann", Command::Resume), Ok(()));
    assert_eq!(hand.scene.clocks_wait(), Some(172_802_000));
    // Where there is no clock, none waits.
    let mut hand = Hand::deal(&["ann"], 1, None);
    assert_eq!(hand.wants(1, "ann", Command::Offer(Offer::Pause)), Ok(()));
    assert_eq!(hand.wants(2, "ann", Command::Resume), Ok(()));
    assert_eq!(hand.scene.clocks_wait(), None);
}

#[test]
fn whoever_plays_alone_goes_on_after_their_time() {
    let mut hand = Hand::deal(&["ann"], 0, MINUTE_EACH).clocks_on(0);
    assert!(hand.duty(60, &Duty::TimeOut(1)));
    assert_eq!(hand.pace(), Pace::Resting);
    assert_eq!(hand.wants(900, "ann", Command::Back), Ok(()));
    assert_eq!(hand.scene.index().deadline, Some(960_000));
    let chosen = hand.any_move("ann");
    assert_eq!(hand.wants(901, "ann", chosen), Ok(()));
}

#[test]
fn whoever_resigns_is_played_for_while_others_play_against_each_other() {
    let mut hand = Hand::deal(&["ann", "bob", "cid"], 0, None);
    assert_eq!(hand.wants(1, "bob", Command::Resign), Ok(()));
    let table = hand.scene.table("bob", &[]);
    assert_eq!(table.stage, Stage::Running);
    assert!(table.seats[1].resigned && table.seats[1].stand_in);
    assert_eq!(hand.wants(2, "bob", Command::Back), Err(Code::Resigned));
    assert_eq!(hand.wants(2, "bob", Command::Resign), Err(Code::Resigned));
    assert_eq!(hand.wants(3, "cid", Command::Resign), Ok(()));
    let table = hand.scene.table("ann", &[]);
    assert_eq!(table.stage, Stage::Finished);
    let ending = table.ending.expect("an ending");
    assert_eq!((ending.how, ending.seat), (How::Resigned, Some(3)));
    // Against bots alone it is over at once.
    let mut hand = Hand::deal(&["ann"], 3, None);
    assert_eq!(hand.wants(1, "ann", Command::Resign), Ok(()));
    assert!(hand.scene.is_over());
}

#[test]
fn a_seat_is_given_to_a_bot_after_an_absence_that_the_table_was_told_of() {
    const DAY: u64 = 24 * 3600;
    let over_days = Some(Clock::Move {
        seconds: 3 * DAY as u32,
    });
    let budget = |seconds| {
        let increment = 0;
        Some(Clock::Budget { seconds, increment })
    };
    for (clock, patience) in [
        (None, 300),
        (MINUTE_EACH, 60),
        (over_days, 3 * DAY),
        (budget(20), 60),
        (budget(3600), 3600),
        (budget(30 * DAY as u32), DAY),
    ] {
        let mut hand = Hand::deal(&["ann", "bob", "cid"], 0, clock);
        let (call, give) = (Command::Call(2), Command::Give(2));
        assert_eq!(hand.wants(9, "ann", give.clone()), Err(Code::TooSoon));
        assert_eq!(hand.wants(9, "dee", call.clone()), Err(Code::NotSeated));
        assert_eq!(hand.wants(9, "bob", call.clone()), Err(Code::SeatTaken));
        // Whoever does not play does not decide who does.
        assert_eq!(hand.wants(9, "cid", Command::Leave), Ok(()));
        assert_eq!(hand.wants(9, "cid", call.clone()), Err(Code::BotPlays));
        assert_eq!(hand.wants(9, "cid", give.clone()), Err(Code::BotPlays));
        assert_eq!(hand.wants(9, "cid", Command::Back), Ok(()));
        assert_eq!(hand.wants(10, "cid", call.clone()), Ok(()));
        assert_eq!(hand.wants(11, "ann", call.clone()), Err(Code::TooSoon));
        let late = 10 + patience;
        assert_eq!(
            hand.wants(late - 1, "ann", give.clone()),
            Err(Code::TooSoon)
        );
        assert!(hand.duty(late - 1, &Duty::Came(2)));
        assert_eq!(hand.wants(late, "ann", give.clone()), Err(Code::TooSoon));
        assert_eq!(hand.wants(late, "ann", call), Ok(()));
        assert_eq!(hand.wants(late + patience, "ann", give), Ok(()));
        assert!(hand.scene.chairs[1].stand_in);
    }
}
