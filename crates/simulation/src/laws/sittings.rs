//! Who plays at a table, whose clock has to run, and whom it waits for: worked out from the entries and the
//! engine, without the server's scene.

use std::collections::BTreeSet;

use protocol::tables::{Clock, How, Offer, Offered, Pace, Stage, Table, Who};
use server::backstage::{Entry, Millis, Stored};

/// What the log says of one seat.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, and most of their combinations occur"
)]
#[derive(Clone, Debug)]
pub struct Sitting {
    /// Who sits there.
    pub who: Who,
    /// Whether a bot plays for the person.
    pub away: bool,
    /// Whether the person is back, and plays from the next turn on.
    pub returning: bool,
    /// Whether the person has given up.
    pub resigned: bool,
    /// Since when the person is missed.
    pub called: Option<Millis>,
    /// Whether the seat has to act.
    pub acts: bool,
    /// Whether the time of this turn has run out.
    ran_out: bool,
    /// How many moves were made here that were not taken back, and the most that there ever were.
    pub made: usize,
    pub furthest: usize,
    /// Whether the last move in this turn was made for the first time.
    pub fresh: bool,
}

impl Default for Sitting {
    fn default() -> Sitting {
        Sitting {
            who: Who::Open,
            away: false,
            returning: false,
            resigned: false,
            called: None,
            acts: false,
            ran_out: false,
            made: 0,
            furthest: 0,
            fresh: false,
        }
    }
}

impl Sitting {
    fn of(who: Who) -> Sitting {
        Sitting {
            who,
            ..Sitting::default()
        }
    }

    /// Whether a person plays there, and no bot for them.
    pub fn is_played(&self) -> bool {
        self.who == Who::Person && !self.away
    }

    /// A bot plays from here on. Whose time has run out by then has none left in this turn.
    fn step_aside(&mut self, late: bool) {
        self.away = true;
        self.returning = false;
        self.called = None;
        self.ran_out = self.acts && (self.ran_out || late);
    }
}

/// What the log says of a whole table.
#[derive(Clone, Debug)]
pub struct Sittings {
    /// The seats in order.
    pub seats: Vec<Sitting>,
    /// How far it is.
    pub stage: Stage,
    /// How the game ended.
    pub ended: Option<How>,
    clock: Option<Clock>,
    paused: bool,
    clocks_on: bool,
    offer: Option<(Offer, BTreeSet<usize>)>,
}

impl Sittings {
    /// A table without entries.
    pub fn new(players: usize, clock: Option<Clock>) -> Sittings {
        Sittings {
            seats: vec![Sitting::default(); players],
            stage: Stage::Open,
            ended: None,
            clock,
            paused: false,
            clocks_on: true,
            offer: None,
        }
    }

    /// Goes on by an entry. `late` says whose time was over by then, `acts` who has to act in the game after
    /// it, and `over` whether the game itself is over.
    pub fn go_on(
        &mut self,
        stored: &Stored,
        late: impl Fn(usize) -> bool,
        acts: impl Fn(usize) -> bool,
        over: bool,
    ) {
        // A turn that ended before is paid for.
        for sitting in &mut self.seats {
            sitting.fresh &= sitting.acts;
        }
        match &stored.entry {
            Entry::Sat { seat, .. } => self.seats[seat - 1] = Sitting::of(Who::Person),
            Entry::BotSat { seat, .. } => self.seats[seat - 1] = Sitting::of(Who::Bot),
            Entry::Stood { seat } => self.seats[seat - 1] = Sitting::default(),
            Entry::Invited { seat, .. } => self.seats[seat - 1] = Sitting::of(Who::Invited),
            Entry::Started { clocks_wait, .. } => {
                self.stage = Stage::Running;
                self.clocks_on = !clocks_wait;
            }
            Entry::ClocksBegan => self.clocks_on = true,
            Entry::Moved { seat, .. } => self.moved(*seat),
            Entry::Undone { seat, .. } => self.seats[seat - 1].made -= 1,
            Entry::StoodIn { seat } => {
                self.seats[seat - 1].step_aside(late(*seat));
                self.offer = None;
            }
            Entry::Returned { seat } => {
                let alone = self.seats.len() == 1;
                let sitting = &mut self.seats[seat - 1];
                sitting.called = None;
                // Alone nobody else waits, and no turn ever ends: another one begins.
                sitting.ran_out &= !alone;
                sitting.returning = sitting.ran_out && sitting.acts;
                sitting.away = sitting.returning;
                self.offer = None;
            }
            Entry::Called { seat } => self.seats[seat - 1].called = Some(stored.at),
            Entry::Came { seat } => self.seats[seat - 1].called = None,
            Entry::Offered {
                seat,
                what,
                everybody,
                ..
            } => self.agree(*seat, *what, *everybody),
            Entry::Declined { .. } => self.offer = None,
            Entry::Resumed { .. } => (self.paused, self.clocks_on) = (false, false),
            Entry::Resigned { seat, .. } => {
                self.seats[seat - 1].step_aside(late(*seat));
                self.seats[seat - 1].resigned = true;
                self.offer = None;
                let mut left = self.seats.iter().filter(|sitting| !sitting.resigned);
                let alone = left.clone().count() < 2;
                if alone || !left.any(|sitting| sitting.who == Who::Person) {
                    self.end(Stage::Finished, How::Resigned);
                }
            }
            Entry::Abandoned => self.end(Stage::Abandoned, How::Abandoned),
            // The scene has refused what is unknown before it comes here.
            Entry::Hinted { .. }
            | Entry::Renamed { .. }
            | Entry::Said { .. }
            | Entry::Rematch { .. }
            | Entry::Unknown => {}
        }
        if over && self.stage == Stage::Running {
            self.end(Stage::Finished, How::Played);
        }
        let running = self.stage == Stage::Running;
        for (seat, sitting) in (1..).zip(&mut self.seats) {
            sitting.pass(running && acts(seat));
        }
    }

    fn moved(&mut self, seat: usize) {
        let sitting = &mut self.seats[seat - 1];
        sitting.called = None;
        sitting.made += 1;
        sitting.fresh = sitting.made > sitting.furthest;
        sitting.furthest = sitting.furthest.max(sitting.made);
        let played = sitting.is_played();
        if sitting.fresh && played && matches!(self.clock, Some(Clock::Move { .. })) {
            sitting.ran_out = false;
        }
        // Whoever plays on without agreeing to an end does not want it.
        if played
            && let Some((Offer::End, agreed)) = &self.offer
            && !agreed.contains(&seat)
        {
            self.offer = None;
        }
    }

    fn agree(&mut self, seat: usize, what: Offer, everybody: bool) {
        let mut agreed = match self.offer.take() {
            Some((before, agreed)) if before == what => agreed,
            _ => BTreeSet::new(),
        };
        agreed.insert(seat);
        // An end takes the game from those as well who are away.
        let is_asked = |one: &Sitting| match what {
            Offer::End if everybody => one.who == Who::Person && !one.resigned,
            Offer::End | Offer::Pause => one.is_played(),
        };
        let asked = (1..).zip(&self.seats);
        let mut asked = asked.filter(|(_, sitting)| is_asked(sitting));
        if !asked.all(|(seat, _)| agreed.contains(&seat)) {
            self.offer = Some((what, agreed));
            return;
        }
        match what {
            Offer::Pause => {
                self.paused = true;
                // Nobody is missed while the game stands still.
                self.seats.iter_mut().for_each(|one| one.called = None);
            }
            Offer::End => self.end(Stage::Finished, How::Agreed),
        }
    }

    fn end(&mut self, stage: Stage, how: How) {
        self.stage = stage;
        self.ended = Some(how);
    }

    /// Whether the clock of a seat, counted from one, has to run.
    pub fn runs(&self, seat: usize) -> bool {
        let sitting = &self.seats[seat - 1];
        let on = self.clock.is_some() && self.clocks_on && !self.paused;
        on && sitting.acts && sitting.is_played()
    }

    /// Whether the table waits for the person of a seat, counted from one.
    pub fn waits(&self, seat: usize) -> bool {
        let sitting = &self.seats[seat - 1];
        sitting.acts && sitting.is_played() && !self.paused
    }

    /// Whether the game goes on. Where every person is away, bots do not go on among themselves.
    fn pace(&self) -> Pace {
        let mut people = self.seats.iter().filter(|one| one.who == Who::Person);
        let some = people.clone().count() > 0;
        let nobody = some && people.all(|one| one.away && !one.returning);
        match self.stage {
            Stage::Running if self.paused => Pace::Paused,
            Stage::Running if nobody => Pace::Resting,
            _ => Pace::On,
        }
    }

    /// Whether a bot has to act on a seat, counted from one.
    pub fn is_bots_turn(&self, seat: usize) -> bool {
        let sitting = &self.seats[seat - 1];
        let bot = sitting.who == Who::Bot || sitting.away;
        sitting.acts && bot && self.pace() == Pace::On
    }

    /// Whether a bot has to act anywhere.
    pub fn bot_due(&self) -> bool {
        (1..=self.seats.len()).any(|seat| self.is_bots_turn(seat))
    }

    /// The table that the server shows says the same.
    pub fn agree_with(&self, table: &Table) -> Result<(), String> {
        if table.stage != self.stage {
            let (shown, stage) = (table.stage, self.stage);
            return Err(format!("the table is {shown:?} instead of {stage:?}"));
        }
        if table.pace != self.pace() {
            let (shown, pace) = (table.pace, self.pace());
            return Err(format!("the pace is {shown:?} instead of {pace:?}"));
        }
        if table.ending.map(|ending| ending.how) != self.ended {
            let (shown, how) = (table.ending, self.ended);
            return Err(format!("the end is {shown:?} instead of {how:?}"));
        }
        let agreed = |offer: &Offered| (offer.what, offer.agreed.iter().copied().collect());
        if table.offer.as_ref().map(agreed) != self.offer {
            let (shown, offer) = (&table.offer, &self.offer);
            return Err(format!("the offer is {shown:?} instead of {offer:?}"));
        }
        for (shown, sitting) in table.seats.iter().zip(&self.seats) {
            let seat = shown.number;
            let says = (
                shown.who,
                shown.stand_in,
                shown.returning,
                shown.resigned,
                shown.give_from.is_some(),
            );
            let is = (
                sitting.who,
                sitting.away,
                sitting.returning,
                sitting.resigned,
                sitting.called.is_some(),
            );
            if says != is {
                return Err(format!("seat {seat} is {says:?} instead of {is:?}"));
            }
            if shown.deadline.is_some() != self.runs(seat) {
                let runs = self.runs(seat);
                return Err(format!("the clock of seat {seat} has to run: {runs}"));
            }
        }
        Ok(())
    }
}

impl Sitting {
    /// The seat has to act from here on, or not.
    fn pass(&mut self, acts: bool) {
        let goes_on = self.made < self.furthest;
        if acts && !self.acts && !goes_on {
            self.ran_out = false;
        }
        if !acts && self.acts && self.returning {
            (self.returning, self.away) = (false, false);
        }
        self.acts = acts;
    }
}
