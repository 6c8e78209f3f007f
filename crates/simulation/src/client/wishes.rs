//! What somebody at a table wants, one thing after the other.

use std::time::Duration;

use protocol::coach::HintSize;
use protocol::socket::Request;
use protocol::tables::{Offer, Seat, Stage, Who};
use server::backstage::{Entry, Stored};
use tokio::time::Instant;

use super::life::{Client, Role};
use super::link::{Link, Lost};
use super::picture::Picture;
use crate::faults::Fault;
use crate::laws::question;

impl Client {
    fn seat(&self) -> Option<&Seat> {
        let table = self.picture.table.as_ref()?;
        table.seats.iter().find(|seat| seat.mine)
    }

    /// Goes to another table.
    fn go_to(&mut self, table: String) {
        self.table = table;
        self.picture = Picture::default();
        self.wishes.clear();
        self.done.clear();
    }

    /// Does something or other.
    pub(super) async fn act_somehow(&mut self, link: &mut Link) -> Result<(), Lost> {
        let stage = self.picture.table.as_ref().map(|table| table.stage);
        let (host, rematch, open) = match &self.picture.table {
            Some(table) => {
                let open = table.seats.iter().any(|seat| seat.who == Who::Open);
                (table.host, table.rematch.clone(), open)
            }
            None => return Ok(()),
        };
        let away = self.seat().is_some_and(|seat| seat.stand_in);
        let seated = self.seat().is_some();
        if let Some(next) = rematch
            && self.dice.chance(300)
        {
            self.go_to(next);
            return Err(Lost);
        }
        if !self.done.is_empty() && self.dice.chance(20) {
            self.world.fault(Fault::Doubled);
            let again = self.done[self.dice.below(self.done.len())].clone();
            return link.send(&again).await;
        }
        if !self.wishes.is_empty() && self.dice.chance(100) {
            self.world.fault(Fault::Doubled);
            let (_, wish) = self.wishes[self.dice.below(self.wishes.len())].clone();
            return link.send(&wish).await;
        }
        if host && stage == Some(Stage::Open) && !open {
            self.act(("POST", "start"), |_, stored| {
                matches!(stored.entry, Entry::Started { .. })
            })
            .await;
            return Ok(());
        }
        if stage == Some(Stage::Open) && !seated && self.role != Role::Onlooker {
            self.join().await;
            return Ok(());
        }
        let over = matches!(stage, Some(Stage::Finished | Stage::Abandoned));
        if self.party.plan.daily && self.role == Role::Host && over && self.dice.chance(30) {
            if let Some(next) = self.play_daily().await {
                self.go_to(next);
            }
            return Err(Lost);
        }
        if stage == Some(Stage::Finished) && seated && self.dice.chance(100) {
            self.rematch().await;
            return Ok(());
        }
        if self.idle > Instant::now() {
            return Ok(());
        }
        if self.world.plan().long && seated && self.dice.chance(150) {
            return self.miss_somebody(link).await;
        }
        if self.world.plan().long && self.dice.chance(12) {
            // There, and thinking for longer than others have patience.
            self.idle = Instant::now() + Duration::from_secs(self.dice.between((330, 600)));
        }
        if self.world.plan().long && self.dice.chance(15) {
            self.away = true;
            return Err(Lost);
        }
        let roll = if away && self.dice.chance(300) {
            785
        } else {
            self.dice.below(1000)
        };
        // Who gives up the challenge of a day has no result: mostly they play on.
        if self.party.plan.daily && (940..965).contains(&roll) && self.dice.chance(970) {
            return Ok(());
        }
        match roll {
            0..700 => self.choose(link).await?,
            700..740 if self.picture.sight.as_ref().is_some_and(|sight| sight.undo) => {
                let id = self.name();
                self.wish(link, id.clone(), Request::Undo { id }).await?;
            }
            740..780 => {
                let (id, text) = (self.name(), format!("hm {}", self.dice.below(1000)));
                self.wish(link, id.clone(), Request::Say { id, text })
                    .await?;
            }
            780..800 if seated => {
                let id = self.name();
                self.wish(link, id.clone(), Request::Back { id }).await?;
            }
            800..815 if seated => {
                let left = |id: &str, stored: &Stored| {
                    let left = matches!(stored.entry, Entry::Stood { .. } | Entry::StoodIn { .. });
                    left && stored.person.as_deref() == Some(id)
                };
                self.act(("POST", "leave"), left).await;
            }
            815..845 => {
                self.world.fault(Fault::Left);
                return Err(Lost);
            }
            845..865 => {
                let now = self.dice.chance(500);
                link.send(&Request::Looking { now }).await?;
            }
            865..905 => self.look_back().await,
            905..925 if self.party.plan.daily => self.read_results().await,
            905..925 => self.read_lists().await,
            925..935 if host => {
                let given =
                    |_: &str, stored: &Stored| matches!(stored.entry, Entry::StoodIn { .. });
                self.act(("POST", "seats/2/give"), given).await;
            }
            935..940 => self.rename().await,
            965..970 => self.branch().await,
            942..965 if seated => self.agree_somehow(link).await?,
            940..942 if host => {
                let given_up = |_: &str, stored: &Stored| stored.entry == Entry::Abandoned;
                self.act(("POST", "abandon"), given_up).await;
            }
            970..990 => self.wonder(link).await?,
            990..1000 => self.ask_whether(link).await?,
            _ => {}
        }
        Ok(())
    }

    /// Asks the coach about the decision that they have to make; rarely where there is nothing to decide.
    async fn wonder(&mut self, link: &mut Link) -> Result<(), Lost> {
        let sight = self.picture.sight.as_ref();
        let decides = sight.is_some_and(|sight| !sight.choices.is_empty());
        if !decides && !self.dice.chance(50) {
            return Ok(());
        }
        let moves = sight.map(|sight| sight.moves);
        let after = moves.filter(|_| self.dice.chance(700));
        let sizes = [HintSize::Nudge, HintSize::Move, HintSize::Line];
        let (id, size) = (self.name(), self.dice.pick(&sizes));
        self.wish(link, id.clone(), Request::Hint { id, size, after })
            .await
    }

    /// Asks whether a move can be made, and does not make it.
    async fn ask_whether(&mut self, link: &mut Link) -> Result<(), Lost> {
        let (Some(version), Some(sight)) = (self.picture.version, &self.picture.sight) else {
            return Ok(());
        };
        let choices = sight.choices.len();
        let text = if choices == 0 || self.dice.chance(300) {
            "take everything".to_owned()
        } else {
            sight.choices[self.dice.below(choices)].text.clone()
        };
        self.names += 1;
        let id = question(self.names);
        self.questions.insert(id.clone(), (version, text.clone()));
        link.send(&Request::Why { id, text }).await
    }

    /// Tells the table that somebody is missed who does not seem to be there, and hands them over when they
    /// were missed for long enough.
    async fn miss_somebody(&mut self, link: &mut Link) -> Result<(), Lost> {
        let Some(table) = &self.picture.table else {
            return Ok(());
        };
        let now = self.world.now();
        // Now and then somebody is missed who is there, which is to be refused.
        let anybody = self.dice.chance(500);
        let mut others = table.seats.iter().filter(|seat| {
            !seat.mine && seat.who == Who::Person && !seat.stand_in && table.stage == Stage::Running
        });
        let missed = others.find(|seat| {
            let missed = seat.give_from.map(|from| from <= now);
            missed.unwrap_or_else(|| anybody || !self.here.contains(&seat.number))
        });
        let Some((seat, given)) = missed.map(|seat| (seat.number, seat.give_from.is_some())) else {
            return Ok(());
        };
        let id = self.name();
        let name = id.clone();
        let wish = if given {
            Request::Give { id: name, seat }
        } else {
            Request::Call { id: name, seat }
        };
        self.wish(link, id, wish).await
    }

    /// Proposes, agrees, pauses, goes on, misses somebody, gives up.
    async fn agree_somehow(&mut self, link: &mut Link) -> Result<(), Lost> {
        let id = self.name();
        let seat = self.dice.below(3) + 1;
        let wish = match self.dice.below(20) {
            0..5 => Request::Offer {
                id: id.clone(),
                what: Offer::Pause,
            },
            5..12 => Request::Resume { id: id.clone() },
            12..14 => Request::Call {
                id: id.clone(),
                seat,
            },
            14..16 => Request::Give {
                id: id.clone(),
                seat,
            },
            16..18 => Request::Decline { id: id.clone() },
            18 => Request::Offer {
                id: id.clone(),
                what: Offer::End,
            },
            _ => Request::Resign { id: id.clone() },
        };
        self.wish(link, id, wish).await
    }

    fn name(&mut self) -> String {
        self.names += 1;
        format!("w{}", self.names)
    }

    async fn wish(&mut self, link: &mut Link, name: String, wish: Request) -> Result<(), Lost> {
        self.wishes.push((name, wish.clone()));
        link.send(&wish).await
    }

    /// Makes one of the moves that it is shown, or rarely one that is none.
    async fn choose(&mut self, link: &mut Link) -> Result<(), Lost> {
        let busy = |wish: &Request| matches!(wish, Request::Move { .. } | Request::Undo { .. });
        if self.wishes.iter().any(|(_, wish)| busy(wish)) {
            return Ok(());
        }
        let Some(sight) = &self.picture.sight else {
            return Ok(());
        };
        let alone = sight.to_act.len() == 1;
        let after = alone.then_some(sight.moves);
        let choices = sight.choices.len();
        let text = if choices == 0 || self.dice.chance(10) {
            if !self.dice.chance(20) {
                return Ok(());
            }
            "take everything".to_owned()
        } else {
            sight.choices[self.dice.below(choices)].text.clone()
        };
        let id = self.name();
        self.wish(link, id.clone(), Request::Move { id, text, after })
            .await
    }
}
